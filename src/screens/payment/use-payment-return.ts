import { type RefObject, useEffect } from "react";
import { reportReturn } from "./page-left.ts";
import { returnedOutcome } from "./return-message.ts";

/**
 * Tells the host that the payment page has come to its end. The message decides nothing: whoever could
 * forge it would only make the host ask sooner (design §8 rule 5).
 */
export function usePaymentReturn(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  checkoutId: string | null,
): void {
  useEffect(() => {
    if (checkoutId === null) return;
    const heard = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin) return;
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const outcome = returnedOutcome(event.data);
      if (outcome !== null) reportReturn(checkoutId, url, outcome);
    };
    window.addEventListener("message", heard);
    return () => window.removeEventListener("message", heard);
  }, [frame, url, checkoutId]);
}
