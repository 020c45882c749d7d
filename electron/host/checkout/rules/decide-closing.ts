import {
  isReservationReturned,
  isToBeClosed,
  loyaltyToRefund,
  waitsForCounter,
} from "../state/closing-state.ts";
import { CLOSE_WITHIN_MS, FOLLOW_KITCHEN_MS, LOYALTY_REFUND_TRIES } from "../state/limits.ts";
import type { CheckoutState } from "../state/state.ts";
import { isAccepted, isCanceledByKitchen } from "../state/state.ts";
import { performAt, type RuleDecision } from "./decision.ts";

/** Closes an accepted order with the loyalty service once it is paid (checkout rule 4). */
export function decideClosing(state: CheckoutState): RuleDecision {
  const { closing, injection, order } = state;
  if (order.loyalty === null || injection.at !== "accepted" || closing.at !== "open") return null;
  if (!isToBeClosed(state) || isReservationReturned(state)) return null;
  if (state.now > injection.since + CLOSE_WITHIN_MS) return null;
  return performAt(state, closing.tries.nextAt, { type: "CloseLoyalty" });
}

/**
 * Refunds the points of a closed order, or of one that may be closed, that the kitchen canceled and, if the setting says
 * so, the reservation of a failed one (checkout rule 8).
 */
export function decideLoyaltyRefund(state: CheckoutState): RuleDecision {
  const { loyaltyRefund } = state;
  if (loyaltyRefund.at !== "open" || loyaltyRefund.tries.count >= LOYALTY_REFUND_TRIES) return null;
  const refund = performAt(state, loyaltyRefund.tries.nextAt, { type: "RefundLoyalty" });
  switch (loyaltyToRefund(state)) {
    case null:
      return null;
    case "points":
      return refund;
    case "reservation": {
      // After this the service annuls the reservation by itself.
      const until = state.placedAt + CLOSE_WITHIN_MS;
      if (state.now > until) return null;
      // While the customer is there, they may order again with the same identification.
      const isFree = isAccepted(state) || state.visitEnded;
      return isFree ? refund : { type: "wait", until: until + 1 };
    }
  }
}

/** Follows an accepted order until the kitchen reports its end; one for later, as long after its time. */
export function decideKitchen(state: CheckoutState): RuleDecision {
  const { injection, order } = state;
  if (injection.at !== "accepted") return null;
  const status = state.kitchen?.status;
  if (status === "PROCESSED" || isCanceledByKitchen(state)) return null;
  const followMs = waitsForCounter(state) ? CLOSE_WITHIN_MS + 1 : FOLLOW_KITCHEN_MS;
  const until = Math.max(injection.since, order.snapshot.deliveryAt?.atMs ?? 0) + followMs;
  return state.now >= until ? null : { type: "wait", until };
}
