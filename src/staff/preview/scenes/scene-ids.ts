/** Every screen that a customer can meet, in the order of a visit. */
import { CHECKOUT_FAILURE_REASONS } from "../../../../domain/order-course.ts";

export const DOCUMENT_KINDS = [
  "privacy_policy",
  "terms_conditions",
  "loyalty_terms",
  "marketing_consent",
] as const;

/** By part of the visit. */
export const SCENE_GROUPS = {
  start: [
    ...["attract", "attract-dishes", "attract-slides", "attract-emblems", "attract-closed"],
    ...["languages", "out-of-order", "idle"],
  ],
  order: ["menu", "order-type", "item", "combo", "table", "pickup-time"],
  points: ["phone", "countries", "acceptance-missing", "consent", "scan", "short-code"],
  documents: DOCUMENT_KINDS.map((kind) => `document-${kind}` as const),
  answers: [
    "code-503",
    "code-504",
    "code-505",
    "code-500",
    "phone-509",
    "phone-510",
    "phone-other",
    "unavailable",
  ],
  review: ["review-nobody", "review-known", "review-new", "review-unknown-tier", "review-rewarded"],
  payment: ["opening", "payment-page", "payment-terminal", "confirming-payment", "sending"],
  done: ["done-nobody", "done-known", "done-new-by-phone", "done-new-by-code", "ready", "canceled"],
  checkoutFailed: CHECKOUT_FAILURE_REASONS.map((reason) => `checkout-failed-${reason}` as const),
} as const;

export type SceneGroup = keyof typeof SCENE_GROUPS;
export type SceneId = (typeof SCENE_GROUPS)[SceneGroup][number];

export const SCENE_IDS: readonly SceneId[] = Object.values(SCENE_GROUPS).flat();
