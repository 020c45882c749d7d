import { type ComponentType, lazy } from "react";
import type { ScreenName } from "../journey/screen-of.ts";
import { AttractScreen } from "../screens/attract/AttractScreen.tsx";

/** Every screen but the first arrives in a file of its own. */
const LATER = {
  menu: () =>
    import("../screens/menu/MenuScreen.tsx").then((file) => ({ default: file.MenuScreen })),
  item: () =>
    import("../screens/item/ItemScreen.tsx").then((file) => ({ default: file.ItemScreen })),
  identify: () =>
    import("../screens/identify/IdentifyScreen.tsx").then((file) => ({
      default: file.IdentifyScreen,
    })),
  review: () =>
    import("../screens/review/ReviewScreen.tsx").then((file) => ({ default: file.ReviewScreen })),
  working: () =>
    import("../screens/working/WorkingScreen.tsx").then((file) => ({
      default: file.WorkingScreen,
    })),
  payment: () =>
    import("../screens/payment/PaymentScreen.tsx").then((file) => ({
      default: file.PaymentScreen,
    })),
  done: () =>
    import("../screens/done/DoneScreen.tsx").then((file) => ({ default: file.DoneScreen })),
  notDone: () =>
    import("../screens/not-done/NotDoneScreen.tsx").then((file) => ({
      default: file.NotDoneScreen,
    })),
} as const;

/** Which component shows which state of the visit. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType>> = {
  attract: AttractScreen,
  menu: lazy(LATER.menu),
  item: lazy(LATER.item),
  identify: lazy(LATER.identify),
  review: lazy(LATER.review),
  working: lazy(LATER.working),
  payment: lazy(LATER.payment),
  done: lazy(LATER.done),
  notDone: lazy(LATER.notDone),
};

/** What follows each of these screens, and is fetched while it is being looked at. */
const NEXT: Partial<Record<ScreenName, readonly (keyof typeof LATER)[]>> = {
  attract: ["menu", "item"],
  menu: ["identify", "review", "working", "payment", "done", "notDone"],
};

/** Fetches what may come after a screen, so that nobody waits for it. */
export function loadNextScreens(screen: ScreenName): void {
  // A file that did not arrive now is asked for again when it is needed.
  for (const next of NEXT[screen] ?? []) LATER[next]().catch(() => {});
}
