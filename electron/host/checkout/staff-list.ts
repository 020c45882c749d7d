import { CLOSE_WITHIN_MS, LOYALTY_REFUND_TRIES } from "./limits.ts";
import type { CheckoutState, Payment } from "./state.ts";
import {
  currentPayment,
  isAccepted,
  isCanceledByKitchen,
  isToBeClosed,
  loyaltyToGiveBack,
  mustGiveBack,
  waitsForCounter,
} from "./state.ts";

/** The only reasons for which an order may need a person (design §8 rule 6). */
export const STAFF_REASONS = [
  "capture-failed-after-acceptance",
  "payment-outcome-unknowable",
  "give-back-refused",
  "closing-refused",
  "closing-probably-done",
  "loyalty-refund-refused",
  "may-be-in-the-kitchen",
] as const;
export type StaffReason = (typeof STAFF_REASONS)[number];

/** Why this order stands in the staff list; empty when it needs nobody. */
export function staffReasons(state: CheckoutState): readonly StaffReason[] {
  const reasons = [
    ...state.payments.map((payment) => paymentReason(state, payment)),
    closingReason(state),
    loyaltyRefundReason(state),
    mayBeInTheKitchen(state) ? ("may-be-in-the-kitchen" as const) : null,
  ];
  return [...new Set(reasons.filter((reason) => reason !== null))];
}

function paymentReason(state: CheckoutState, payment: Payment): StaffReason | null {
  const { standing } = payment;
  const current = payment === currentPayment(state);
  switch (standing.at) {
    case "staff":
      if (standing.why === "outcome-unknowable") return "payment-outcome-unknowable";
      return standing.why === "capture-failed"
        ? "capture-failed-after-acceptance"
        : "give-back-refused";
    case "pending":
      return !state.order.canInquire && state.now >= standing.expiresAt
        ? "payment-outcome-unknowable"
        : null;
    case "failed":
    case "given-back":
      // An order that is being cooked and whose money is not there: somebody has to collect it.
      return current && isAccepted(state) && !isCanceledByKitchen(state)
        ? "capture-failed-after-acceptance"
        : null;
    case "taken":
      return (mustGiveBack(state) || !current) && !state.order.canRefund
        ? "give-back-refused"
        : null;
    default:
      return null;
  }
}

function closingReason(state: CheckoutState): StaffReason | null {
  const { closing, injection, order } = state;
  if (order.loyalty === null || injection.at !== "accepted") return null;
  if (!isToBeClosed(state) && !waitsForCounter(state)) return null;
  if (closing.at === "staff") {
    return closing.why === "probably-closed" ? "closing-probably-done" : "closing-refused";
  }
  const outOfTime = closing.at === "open" && state.now > injection.since + CLOSE_WITHIN_MS;
  return outOfTime ? "closing-refused" : null;
}

function loyaltyRefundReason(state: CheckoutState): StaffReason | null {
  if (loyaltyToGiveBack(state) !== "points") return null;
  const refund = state.loyaltyRefund;
  const exhausted = refund.at === "open" && refund.tries.count >= LOYALTY_REFUND_TRIES;
  return refund.at === "staff" || exhausted ? "loyalty-refund-refused" : null;
}

function mayBeInTheKitchen(state: CheckoutState): boolean {
  const { concluded, injection } = state;
  return concluded !== null && injection.at !== "accepted" && injection.ambiguous;
}
