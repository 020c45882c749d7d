import { type RefObject, useEffect } from "react";
import type { ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { useStable } from "../../ui/use-stable.ts";

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

const OUTCOMES = ["success", "error", "cancel"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Parses the message of the host's own return page, to which the provider's page redirects; null for any other. */
export function returnedOutcome(data: unknown): Outcome | null {
  if (typeof data !== "object" || data === null) return null;
  if (!("type" in data) || data.type !== "kiosk-payment-returned") return null;
  return "outcome" in data ? (OUTCOMES.find((outcome) => outcome === data.outcome) ?? null) : null;
}
