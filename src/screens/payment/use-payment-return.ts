import { type RefObject, useEffect } from "react";
import type { ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { useStable } from "../../ui/use-stable.ts";
import { returnedOutcome } from "./return-message.ts";

/**
 * Reports that the payment page is finished. The message decides nothing: a forged one would only make the host inquire
 * sooner (checkout rule 5).
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
