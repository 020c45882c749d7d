import { type ComponentType, createElement } from "react";
import type { ScreenName } from "../journey/screen-of.ts";
import { AttractScreen } from "../screens/attract/AttractScreen.tsx";
import { LAZY_SEARCH } from "../screens/menu/lazy-search.ts";
import { MenuScreen } from "../screens/menu/MenuScreen.tsx";
import { lazyScreen } from "./lazy-screen.ts";

/** A screen in a file of its own, with what the first ones do without. */
export function laterScreen(load: () => Promise<ComponentType>) {
  return lazyScreen(async () => {
    const [Screen, { LaterScreen }] = await Promise.all([load(), import("./LaterScreen.tsx")]);
    return () => createElement(LaterScreen, null, createElement(Screen));
  });
}

/** Every screen but the first two is loaded from a file of its own; the second must appear without a wait. */
const LAZY_SCREENS = {
  staff: laterScreen(() => import("../staff/shell/StaffMode.tsx").then((f) => f.StaffMode)),
  orderType: laterScreen(() =>
    import("../screens/order-type/OrderTypeScreen.tsx").then((f) => f.OrderTypeScreen),
  ),
  search: LAZY_SEARCH,
  item: laterScreen(() => import("../screens/item/ItemScreen.tsx").then((f) => f.ItemScreen)),
  combo: laterScreen(() => import("../screens/combo/ComboScreen.tsx").then((f) => f.ComboScreen)),
  identify: laterScreen(() =>
    import("../screens/identify/IdentifyScreen.tsx").then((f) => f.IdentifyScreen),
  ),
  table: laterScreen(() => import("../screens/table/TableScreen.tsx").then((f) => f.TableScreen)),
  pickupTime: laterScreen(() =>
    import("../screens/pickup-time/PickupTimeScreen.tsx").then((f) => f.PickupTimeScreen),
  ),
  review: laterScreen(() =>
    import("../screens/review/ReviewScreen.tsx").then((f) => f.ReviewScreen),
  ),
  working: laterScreen(() =>
    import("../screens/working/WorkingScreen.tsx").then((f) => f.WorkingScreen),
  ),
  payment: laterScreen(() =>
    import("../screens/payment/PaymentScreen.tsx").then((f) => f.PaymentScreen),
  ),
  done: laterScreen(() => import("../screens/done/DoneScreen.tsx").then((f) => f.DoneScreen)),
  checkoutFailed: laterScreen(() =>
    import("../screens/checkout-failed/CheckoutFailedScreen.tsx").then(
      (f) => f.CheckoutFailedScreen,
    ),
  ),
} as const;

/** The component of each state of the visit. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType>> = {
  attract: AttractScreen,
  orderType: LAZY_SCREENS.orderType.Screen,
  staff: LAZY_SCREENS.staff.Screen,
  menu: MenuScreen,
  item: LAZY_SCREENS.item.Screen,
  combo: LAZY_SCREENS.combo.Screen,
  identify: LAZY_SCREENS.identify.Screen,
  table: LAZY_SCREENS.table.Screen,
  pickupTime: LAZY_SCREENS.pickupTime.Screen,
  review: LAZY_SCREENS.review.Screen,
  working: LAZY_SCREENS.working.Screen,
  payment: LAZY_SCREENS.payment.Screen,
  done: LAZY_SCREENS.done.Screen,
  checkoutFailed: LAZY_SCREENS.checkoutFailed.Screen,
};

/** Which screens may follow each of these, to be fetched while it is shown. */
const NEXT: Partial<Record<ScreenName, readonly (keyof typeof LAZY_SCREENS)[]>> = {
  menu: [
    "item",
    "search",
    "orderType",
    "combo",
    "identify",
    "table",
    "review",
    "working",
    "payment",
    "done",
    "checkoutFailed",
  ],
  review: ["pickupTime"],
};

/** Prefetches the screens that may come next, so that nobody waits for them. */
export function loadNextScreens(screen: ScreenName): void {
  // A file that does not load now is requested again when it is needed.
  for (const next of NEXT[screen] ?? []) LAZY_SCREENS[next].fetch().catch(() => {});
}
