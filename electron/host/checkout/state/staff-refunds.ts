/** What staff may refund of a payment (payments.md §3: refund, partial allowed). Pure. */
import { add, compare, isZero, subtract } from "../../../../domain/money.ts";
import { mayBeClosed } from "./closing-state.ts";
import type { CheckoutState, Payment, StaffRefund } from "./state.ts";
import { currentPayment, isAccepted, mustReturnMoney } from "./state.ts";

/** A refund that may have moved money, or still will. */
function counts({ at }: StaffRefund): boolean {
  return at !== "refused";
}

/** The part of a payment that is still with the outlet, as far as is known. */
export function remainingOf({ order }: CheckoutState, payment: Payment): string {
  const back = payment.refunds.filter(counts).map(({ amount }) => amount);
  return subtract(order.snapshot.charge.total, add("0", ...back));
}

/** The amount that the refund of a whole payment returns: what staff have not refunded yet. */
export function amountToReturn(state: CheckoutState, paymentId: string): string {
  const payment = state.payments.find(({ ids }) => ids.paymentId === paymentId);
  return payment ? remainingOf(state, payment) : state.order.snapshot.charge.total;
}

/** Whether staff have refunded all of it. */
export function isRefundedByStaff({ order }: CheckoutState, { refunds }: Payment): boolean {
  const done = refunds.filter(({ at }) => at === "done").map(({ amount }) => amount);
  return done.length > 0 && compare(add("0", ...done), order.snapshot.charge.total) >= 0;
}

/**
 * Whether staff have refunded, or may have, a part of it and not all: REFUNDED then says no more than that part
 * (payments.md §3).
 */
export function isRefundedInPart(state: CheckoutState, payment: Payment): boolean {
  const { total } = state.order.snapshot.charge;
  const isPart = ({ amount }: StaffRefund) => compare(amount, total) < 0;
  return payment.refunds.filter(counts).some(isPart) && !isRefundedByStaff(state, payment);
}

/** Whether a refund by staff is still to be made, or its outcome is unknown. */
export function hasOpenRefund({ refunds }: Payment): boolean {
  return refunds.some(({ at }) => at === "open" || at === "unknown");
}

/** The refund by staff that the kiosk is to make: one that they resolved by hand is theirs. */
export function dueRefund(state: CheckoutState, { refunds }: Payment): StaffRefund | undefined {
  return refunds.find((refund) => refund.at === "open" && !isResolvedRefund(state, refund));
}

/** Whether staff have resolved this refund by hand. */
export function isResolvedRefund({ resolved }: CheckoutState, { refundId }: StaffRefund): boolean {
  return resolved.some(({ subject }) => subject === refundId);
}

/**
 * Whether only staff can return what was captured: the integrator declared no refund by call, or staff have resolved a
 * refund of it by hand, and how much they returned is unknown.
 */
export function isReturnedByStaff(state: CheckoutState, { refunds }: Payment): boolean {
  return !state.order.canRefund || refunds.some((refund) => isResolvedRefund(state, refund));
}

/**
 * The payment that staff may refund: captured, of an order whose money is not being returned anyway, one refund at a
 * time. Null if there is none, or the integrator declared no refund by call.
 */
export function refundablePayment(state: CheckoutState): Payment | null {
  const payment = currentPayment(state);
  if (state.isDamaged) return null;
  if (!payment || !state.order.canRefund || !isAccepted(state) || mustReturnMoney(state))
    return null;
  if (payment.status.at !== "captured" || hasOpenRefund(payment)) return null;
  return isZero(remainingOf(state, payment)) ? null : payment;
}

/** Whether staff may have the points refunded: the order is closed, or may be, and all of its money was returned. */
export function canReclaimPoints(state: CheckoutState): boolean {
  const { loyaltyRefund, pointsReclaimed } = state;
  if (!mayBeClosed(state) || loyaltyRefund.at !== "open" || pointsReclaimed) return false;
  if (state.isDamaged || !isAccepted(state) || mustReturnMoney(state)) return false;
  const money = currentPayment(state)?.status.at;
  return money === undefined || money === "returned";
}
