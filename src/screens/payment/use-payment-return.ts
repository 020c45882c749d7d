import { type RefObject, useEffect } from "react";
import type { ReturnOutcome } from "../../../electron/host/api/kiosk-bridge.ts";
import { useStable } from "../../ui/use-stable.ts";
import { returnedOutcome } from "./return-message.ts";

/**
 * Tells that the payment page has come to its end. The message decides nothing: whoever could
 * forge it would only make the host ask sooner (checkout rule 5).
 */
export function usePaymentReturn(
  frame: RefObject<HTMLIFrameElement | null>,
  onReturned: (outcome: ReturnOutcome) => void,
): void {
  const returned = useStable(onReturned);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin) return;
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const outcome = returnedOutcome(event.data);
      if (outcome !== null) returned(outcome);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [frame, returned]);
}
