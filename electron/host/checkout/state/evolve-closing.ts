import { mayBeClosed } from "./closing-state.ts";
import type { LoyaltyOutcome } from "./events.ts";
import { CLOSE_RETRY_MS, waitAfter } from "./limits.ts";
import type { CheckoutState, LoyaltyClosing, LoyaltyRefund } from "./state.ts";

/** The closing after an answer of order-closed (in-store-loyalty.md §4.3). */
export function afterClose(state: CheckoutState, outcome: LoyaltyOutcome): LoyaltyClosing {
  const closing = state.closing;
  if (closing.at !== "open") return closing;
  switch (outcome.kind) {
    case "accepted":
      return {
        at: "closed",
        pointsReward: outcome.pointsReward,
        pointsSpent: outcome.pointsSpent,
      };
    case "refused":
    case "invalid":
      // A refusal after a lost answer is what a transaction that is already closed would say.
      return { at: "staff", why: closing.mayHaveArrived ? "probably-closed" : "refused" };
    case "no-answer":
      return {
        ...closing,
        mayHaveArrived: closing.mayHaveArrived || outcome.mayHaveArrived,
        tries: {
          ...closing.tries,
          nextAt: state.now + waitAfter(CLOSE_RETRY_MS, closing.tries.count),
        },
      };
  }
}

/**
 * The loyalty refund after an answer (in-store-loyalty.md §4.4). A refused one of a reservation is left to its
 * annulment; one of credited points goes to staff.
 */
export function afterLoyaltyRefund(state: CheckoutState, outcome: LoyaltyOutcome): LoyaltyRefund {
  const refund = state.loyaltyRefund;
  if (refund.at !== "open") return refund;
  switch (outcome.kind) {
    case "accepted":
      return { at: "refunded" };
    case "refused":
    case "invalid":
      return { at: mayBeClosed(state) ? "staff" : "left-to-annulment" };
    case "no-answer":
      return {
        ...refund,
        mayHaveArrived: refund.mayHaveArrived || outcome.mayHaveArrived,
        tries: {
          ...refund.tries,
          nextAt: state.now + waitAfter(CLOSE_RETRY_MS, refund.tries.count),
        },
      };
  }
}
