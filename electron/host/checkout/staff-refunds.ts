/** What staff may give back of a payment (payments.md §3: refund, partial allowed). Pure. */
import { add, compare, isZero, subtract } from "../../../domain/money.ts";
import type { CheckoutState, Payment, StaffRefund } from "./state.ts";
import { currentPayment, isAccepted, mustReturnMoney } from "./state.ts";

/** A refund that may have moved money, or still will. */
function counts({ at }: StaffRefund): boolean {
  return at !== "refused";
}

/** What of a payment is still with the outlet, as far as anybody knows. */
export function remainingOf({ order }: CheckoutState, payment: Payment): string {
  const back = payment.refunds.filter(counts).map(({ amount }) => amount);
  return subtract(order.snapshot.charge.total, add("0", ...back));
}

/** What the refund of a whole payment gives back: what staff have not given back already. */
export function amountToReturn(state: CheckoutState, paymentId: string): string {
  const payment = state.payments.find(({ ids }) => ids.paymentId === paymentId);
  return payment ? remainingOf(state, payment) : state.order.snapshot.charge.total;
}

/** Staff have given all of it back. */
export function isRefundedByStaff({ order }: CheckoutState, { refunds }: Payment): boolean {
  const done = refunds.filter(({ at }) => at === "done").map(({ amount }) => amount);
  return done.length > 0 && compare(add("0", ...done), order.snapshot.charge.total) >= 0;
}

/** Whether a refund of staff is still to be asked for, or nobody knows what became of it. */
export function hasOpenRefund({ refunds }: Payment): boolean {
  return refunds.some(({ at }) => at === "open" || at === "unknown");
}

/**
 * The payment of which staff may give something back: settled, of an order that is not on its way back by itself, one
 * refund at a time. Null where there is none, or the integrator declared no refund by call.
 */
export function refundablePayment(state: CheckoutState): Payment | null {
  const payment = currentPayment(state);
  if (state.isDamaged) return null;
  if (!payment || !state.order.canRefund || !isAccepted(state) || mustReturnMoney(state))
    return null;
  if (payment.status.at !== "captured" || hasOpenRefund(payment)) return null;
  return isZero(remainingOf(state, payment)) ? null : payment;
}

/** Whether staff may take the points back: the order is closed, and none of its money is with the outlet. */
export function canReclaimPoints(state: CheckoutState): boolean {
  const { closing, loyaltyRefund, pointsReclaimed } = state;
  if (closing.at !== "closed" || loyaltyRefund.at !== "open" || pointsReclaimed) return false;
  if (state.isDamaged || !isAccepted(state) || mustReturnMoney(state)) return false;
  const money = currentPayment(state)?.status.at;
  return money === undefined || money === "returned";
}
