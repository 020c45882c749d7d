import { useSyncExternalStore } from "react";
import type { CheckoutView } from "../../../electron/host/api/contract.ts";
import { useWaited } from "../../ui/use-waited.ts";
import { pageLeft } from "./page-left.ts";

/** An integrator that never sends the browser back must not hold the screen up for longer. */
const PAGE_LEAVES_WITHIN_MS = 3_000;

/**
 * The view to show next. The outcome of a payment is told before its page sends the browser back
 * (payments.md §4.4 rule 3), and that navigation closes the screen (payments.md §4.4 rule 1): until it comes, for a
 * moment, the page stays as it is, with the provider's own last word on it.
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

/** What a payment page has its own words for; who cancels here, or runs out of time, sees it at once. */
function isShownByPage(view: CheckoutView): boolean {
  if (view.step === "checkout-failed") return view.reason === "payment-declined";
  // A refusal passes through "confirming" on its way.
  return ["confirming-payment", "sending-to-kitchen", "done"].includes(view.step);
}
