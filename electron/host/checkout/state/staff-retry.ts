/** "Try again now", requested by staff. Pure. */
import { CLOSE_WITHIN_MS } from "./limits.ts";
import type { PaymentIds } from "./order.ts";
import { unclear, withStatus } from "./payment-status.ts";
import { isResolved, isResolvedPayment } from "./staff-list.ts";
import { isResolvedRefund } from "./staff-refunds.ts";
import type {
  CheckoutState,
  LoyaltyClosing,
  LoyaltyRefund,
  Payment,
  StaffRefund,
  Tries,
} from "./state.ts";
import { isOpen } from "./state.ts";

/** Whether a retry would change anything: nothing is under way, and something waits or was given up. */
export function canRetry(state: CheckoutState): boolean {
  const probe = state.payments.map(({ ids }) => ids);
  return !state.isDamaged && state.inFlight === null && afterRetry(state, probe) !== state;
}

/**
 * Everything that waits for a time is due now, and what was given up is resumed: with an inquiry first, if the
 * integrator offers one. What was definitely refused is tried under the `fresh` keys, all else under its own (checkout
 * rule 3). Returns the same state if nothing changes.
 */
export function afterRetry(state: CheckoutState, fresh: readonly PaymentIds[]): CheckoutState {
  const payments = state.payments.map((payment) => retriedPayment(state, payment, fresh));
  const closing = retriedClosing(state);
  const loyaltyRefund = retriedLoyaltyRefund(state);
  const isSame =
    closing === state.closing &&
    loyaltyRefund === state.loyaltyRefund &&
    payments.every((payment, index) => payment === state.payments[index]);
  return isSame ? state : { ...state, payments, closing, loyaltyRefund };
}

function retriedPayment(
  state: CheckoutState,
  before: Payment,
  fresh: readonly PaymentIds[],
): Payment {
  if (isResolvedPayment(state, before)) return before;
  const payment = withRefundsDue(state, before);
  const { status } = payment;
  switch (status.at) {
    case "staff":
      return resumed(state, payment, fresh);
    case "authorized":
      return withDue(payment, ["captureTries", "returnTries"], state.now);
    case "captured":
      return withDue(payment, ["returnTries"], state.now);
    case "unclear":
      return withDue(payment, ["inquiryTries"], state.now);
    case "pending":
      return state.order.canInquire && !isOpen(payment, state)
        ? withDue(payment, ["inquiryTries"], state.now)
        : payment;
    default:
      return payment;
  }
}

/** Back to the status before the kiosk gave up, or to an inquiry if the integrator offers one. */
function resumed(state: CheckoutState, payment: Payment, fresh: readonly PaymentIds[]): Payment {
  const { status } = payment;
  if (status.at !== "staff") return payment;
  const { reference, from } = status;
  const keyed = withFreshKeys(payment, fresh);
  if (!keyed) return payment;
  const again = (tries: Tries) => ({ count: Math.min(tries.count, 1), nextAt: state.now });
  const due = {
    ...keyed,
    captureTries: again(keyed.captureTries),
    returnTries: again(keyed.returnTries),
  };
  if (state.order.canInquire) return unclear(due, reference, state);
  if (from === null || reference === null) return payment;
  return withStatus(due, { at: from, reference, since: payment.successAt ?? state.now });
}

/** A refusal is final under its key. Null if no new key was minted. */
function withFreshKeys(payment: Payment, fresh: readonly PaymentIds[]): Payment | null {
  const { refused, ids } = payment;
  if (refused === null) return payment;
  const minted = fresh.find(({ paymentId }) => paymentId === ids.paymentId);
  if (!minted) return null;
  const { captureKey, reverseKey, refundKey } = minted;
  const keys = refused === "capture" ? { captureKey } : { reverseKey, refundKey };
  return { ...payment, refused: null, ids: { ...ids, ...keys } };
}

function withDue(
  payment: Payment,
  names: readonly ("captureTries" | "returnTries" | "inquiryTries")[],
  now: number,
): Payment {
  const late = names.filter((name) => payment[name].nextAt > now);
  if (late.length === 0) return payment;
  const due = late.map((name) => [name, { ...payment[name], nextAt: now }] as const);
  return { ...payment, ...Object.fromEntries(due) };
}

/** A refund that staff resolved by hand may have moved money: it is not repeated. */
function withRefundsDue(state: CheckoutState, payment: Payment): Payment {
  const refunds = payment.refunds.map((refund) =>
    isResolvedRefund(state, refund) ? refund : retriedRefund(refund, state.now),
  );
  const isSame = refunds.every((refund, index) => refund === payment.refunds[index]);
  return isSame ? payment : { ...payment, refunds };
}

function retriedRefund(refund: StaffRefund, now: number): StaffRefund {
  if (refund.at === "unknown") return { ...refund, at: "open", tries: { count: 0, nextAt: now } };
  const isLate = refund.at === "open" && refund.tries.nextAt > now;
  return isLate ? { ...refund, tries: { ...refund.tries, nextAt: now } } : refund;
}

/**
 * Only a validated transaction can close, so a repeat cannot credit twice; "probably closed" is not repeated
 * (checkout rule 4).
 */
function retriedClosing(state: CheckoutState): LoyaltyClosing {
  const { closing, injection, now, order } = state;
  if (order.loyalty === null || injection.at !== "accepted") return closing;
  if (now > injection.since + CLOSE_WITHIN_MS) return closing;
  if (closing.at === "staff") {
    if (closing.why !== "refused" || isResolved(state, "closing-refused", "closing"))
      return closing;
    return { at: "open", tries: { count: 1, nextAt: now }, mayHaveArrived: false };
  }
  const isLate = closing.at === "open" && closing.tries.nextAt > now;
  return isLate ? { ...closing, tries: { ...closing.tries, nextAt: now } } : closing;
}

function retriedLoyaltyRefund(state: CheckoutState): LoyaltyRefund {
  const { loyaltyRefund, now } = state;
  if (isResolved(state, "loyalty-refund-refused", "loyalty-refund")) return loyaltyRefund;
  if (loyaltyRefund.at === "staff") {
    return { at: "open", tries: { count: 0, nextAt: now }, mayHaveArrived: true };
  }
  if (loyaltyRefund.at !== "open" || loyaltyRefund.tries.nextAt <= now) return loyaltyRefund;
  return { ...loyaltyRefund, tries: { count: 0, nextAt: now } };
}
