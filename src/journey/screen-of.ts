import type { SnapshotFrom } from "xstate";
import type { ScreenName } from "../../electron/host/rpc/contract.ts";
import type { visitMachine } from "./visit-machine.ts";

export type { ScreenName };

/** The screen of a state; during the checkout that of its step. */
export function screenOf({ value }: Pick<SnapshotFrom<typeof visitMachine>, "value">): ScreenName {
  if (typeof value.journey === "string") return value.journey;
  if ("review" in value.journey) return "review";
  const { checkout } = value.journey;
  if (typeof checkout === "string") return checkout;
  if ("working" in checkout) return "working";
  return "payment" in checkout ? "payment" : "checkoutFailed";
}
