import { useState } from "react";
import type { CounterMethod } from "../../../electron/host/api/contract.ts";
import { host } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

export type PayOtherwise = {
  readonly state: "idle" | "asking" | "here-failed" | "counter-failed";
  /** Another payment for the same order. */
  readonly here: () => void;
  /** The counter is to take the money of the same order. */
  readonly atCounter: (method: CounterMethod) => void;
};

/** Another way to pay for an order that was not paid; its way arrives as the checkout's next view. */
export function usePayOtherwise(): PayOtherwise {
  const { checkoutId } = useVisit().context;
  const [state, setState] = useState<PayOtherwise["state"]>("idle");
  const isFree = checkoutId !== null && state !== "asking";
  return {
    state,
    here: () => {
      if (!isFree) return;
      setState("asking");
      host.checkout.payAgain({ checkoutId }).catch(() => setState("here-failed"));
    },
    atCounter: (method) => {
      if (!isFree) return;
      setState("asking");
      host.checkout.payAtCounter({ checkoutId, method }).catch(() => setState("counter-failed"));
    },
  };
}
