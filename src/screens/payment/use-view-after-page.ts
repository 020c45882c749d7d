import { useSyncExternalStore } from "react";
import type { CheckoutView } from "../../../electron/host/rpc/contract.ts";
import { useWaited } from "../../ui/use-waited.ts";
import { pageLeft } from "./page-left.ts";

/** An integrator that never sends the browser back must not delay the screen for longer. */
const PAGE_LEAVES_WITHIN_MS = 3_000;

/**
 * The view to show next. The outcome of a payment is reported before its page sends the browser back (payments.md §4.4
 * rule 3), and that navigation closes the screen (payments.md §4.4 rule 1): until it comes, for a moment, the page
 * stays with the provider's own last message.
 */
export function useViewAfterPage(
  shown: CheckoutView | null,
  next: CheckoutView | undefined,
): CheckoutView | undefined {
  const left = useSyncExternalStore(pageLeft.subscribe, pageLeft.current);
  const page = shown?.step === "paying" && !shown.onPhone ? shown.redirectUrl : null;
  const waits = page !== null && next !== undefined && isShownByPage(next) && left !== page;
  const isOver = useWaited(PAGE_LEAVES_WITHIN_MS, waits);
  return waits && !isOver ? undefined : next;
}

/** Outcomes that a payment page shows itself; a cancellation here, or a timeout, is shown at once. */
function isShownByPage(view: CheckoutView): boolean {
  if (view.step === "checkout-failed") return view.reason === "payment-declined";
  // A refusal passes through "confirming".
  return ["confirming-payment", "sending-to-kitchen", "done"].includes(view.step);
}
