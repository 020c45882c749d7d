import type { SnapshotFrom } from "xstate";
import type { visitMachine } from "./visit-machine.ts";

export type ScreenName =
  | "attract"
  | "orderType"
  | "staff"
  | "menu"
  | "item"
  | "combo"
  | "identify"
  | "table"
  | "pickupTime"
  | "review"
  | "working"
  | "payment"
  | "done"
  | "notDone";

/** The screen of a state: for the checkout that of its step. */
export function screenOf({ value }: Pick<SnapshotFrom<typeof visitMachine>, "value">): ScreenName {
  return typeof value.journey === "string" ? value.journey : value.journey.checkout;
}
