import { useState } from "react";
import type { CounterMethod } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

export type PayOtherwise = {
  readonly state: "idle" | "asking" | "here-failed" | "counter-failed";
  /** Pays for the same order again at the kiosk. */
  readonly here: () => void;
  /** Pays for the same order at the counter. */
  readonly atCounter: (method: CounterMethod) => void;
};

/** Another payment method for an unpaid order; it arrives with the checkout's next view. */
export function usePayOtherwise(): PayOtherwise {
  const { checkoutId } = useVisit("checkoutId");
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
