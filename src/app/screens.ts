import type { ComponentType } from "react";
import type { ScreenName } from "../journey/screen-of.ts";
import { AttractScreen } from "../screens/attract/AttractScreen.tsx";
import { LATER_SEARCH } from "../screens/menu/later-search.ts";
import { MenuScreen } from "../screens/menu/MenuScreen.tsx";
import { laterScreen } from "./later-screen.ts";

/** Every screen but the first two, of which nobody is to wait for the second, arrives in a file of its own. */
const LATER = {
  staff: laterScreen(() => import("../staff/shell/StaffMode.tsx").then((f) => f.StaffMode)),
  orderType: laterScreen(() =>
    import("../screens/order-type/OrderTypeScreen.tsx").then((f) => f.OrderTypeScreen),
  ),
  search: LATER_SEARCH,
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

/** Which component shows which state of the visit. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType>> = {
  attract: AttractScreen,
  orderType: LATER.orderType.Screen,
  staff: LATER.staff.Screen,
  menu: MenuScreen,
  item: LATER.item.Screen,
  combo: LATER.combo.Screen,
  identify: LATER.identify.Screen,
  table: LATER.table.Screen,
  pickupTime: LATER.pickupTime.Screen,
  review: LATER.review.Screen,
  working: LATER.working.Screen,
  payment: LATER.payment.Screen,
  done: LATER.done.Screen,
  checkoutFailed: LATER.checkoutFailed.Screen,
};

/** What follows each of these screens, and is fetched while it is being looked at. */
const NEXT: Partial<Record<ScreenName, readonly (keyof typeof LATER)[]>> = {
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

/** Fetches what may come after a screen, so that nobody waits for it. */
export function loadNextScreens(screen: ScreenName): void {
  // A file that did not arrive now is asked for again when it is needed.
  for (const next of NEXT[screen] ?? []) LATER[next].fetch().catch(() => {});
}
