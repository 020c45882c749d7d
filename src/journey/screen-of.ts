import type { SnapshotFrom } from "xstate";
import type { ScreenName } from "../../electron/host/rpc/contract.ts";
import type { visitMachine } from "./visit-machine.ts";

export type { ScreenName };

/** The screen of a state; during the checkout that of its step. */
export function screenOf({ value }: Pick<SnapshotFrom<typeof visitMachine>, "value">): ScreenName {
  if (typeof value.journey === "string") return value.journey;
  return "review" in value.journey ? "review" : value.journey.checkout;
}
