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
  if (typeof value.journey === "string") return value.journey;
  return "review" in value.journey ? "review" : value.journey.checkout;
}
