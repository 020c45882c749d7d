import { useEffect, useRef, useState } from "react";
import { host } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

/** A host that cannot be reached is called again after this long. */
const REPEAT_MS = 2_000;

/**
 * Cancels the payment. The outcome arrives with the checkout's next view; the call is repeated until it reaches the
 * host.
 */
export function useAbandon(): { readonly isAbandoning: boolean; readonly abandon: () => void } {
  const { checkoutId } = useVisit("checkoutId");
  const [isAbandoning, setIsAbandoning] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function reportLeave(id: string): Promise<void> {
    while (!isGone.current) {
      try {
        return await host.checkout.abandon({ checkoutId: id });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
      }
    }
  }

  return {
    isAbandoning,
    abandon: () => {
      if (checkoutId === null || isAbandoning) return;
      setIsAbandoning(true);
      void reportLeave(checkoutId);
    },
  };
}
