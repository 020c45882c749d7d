import type { Concern } from "./decide.ts";
import { performAt } from "./decide.ts";
import { CLOSE_WITHIN_MS, FOLLOW_KITCHEN_MS, LOYALTY_REFUND_TRIES } from "./limits.ts";
import type { CheckoutState } from "./state.ts";
import { isCanceledByKitchen, isToBeClosed } from "./state.ts";

/** Closes an accepted order with the loyalty service once its money is settled (rule 4). */
export function decideClosing(state: CheckoutState): Concern {
  const { closing, injection, order } = state;
  if (order.loyalty === null || injection.at !== "accepted" || closing.at !== "open") return null;
  if (!isToBeClosed(state)) return null;
  if (state.now > injection.since + CLOSE_WITHIN_MS) return null;
  return performAt(state, closing.tries.nextAt, { type: "CloseLoyalty" });
}

/** Takes the points of a closed order back when the kitchen gave the order up (rule 8). */
export function decideLoyaltyRefund(state: CheckoutState): Concern {
  const { loyaltyRefund } = state;
  if (state.closing.at !== "closed" || !isCanceledByKitchen(state)) return null;
  if (loyaltyRefund.at !== "open" || loyaltyRefund.tries.count >= LOYALTY_REFUND_TRIES) return null;
  return performAt(state, loyaltyRefund.tries.nextAt, { type: "RefundLoyalty" });
}

/** Stays with an accepted order until the kitchen reports its end. */
export function decideKitchen(state: CheckoutState): Concern {
  if (state.injection.at !== "accepted") return null;
  const status = state.kitchen?.status;
  if (status === "PROCESSED" || isCanceledByKitchen(state)) return null;
  const until = state.injection.since + FOLLOW_KITCHEN_MS;
  return state.now >= until ? null : { type: "wait", until };
}
