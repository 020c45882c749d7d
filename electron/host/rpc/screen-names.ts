/** The screens of a visit: the page may name one of these to the host, and no text of its own (requirement O4). */
export const SCREEN_NAMES = [
  "attract",
  "orderType",
  "staff",
  "menu",
  "item",
  "combo",
  "identify",
  "table",
  "pickupTime",
  "review",
  "working",
  "payment",
  "done",
  "checkoutFailed",
] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];
