import type { StaffReason } from "../../../../domain/order-course.ts";
import {
  isReservationReturned,
  isToBeClosed,
  loyaltyToRefund,
  waitsForCounter,
} from "./closing-state.ts";
import { CLOSE_WITHIN_MS, LOYALTY_REFUND_TRIES } from "./limits.ts";
import type { StaffCase } from "./order.ts";
import { isRefundedByStaff, isReturnedByStaff } from "./staff-refunds.ts";
import type { CheckoutState, Payment } from "./state.ts";
import { currentPayment, isAccepted, isCanceledByKitchen, mustReturnMoney } from "./state.ts";

/** Why this order is on the staff list; empty if it needs no person. */
export function staffReasons(state: CheckoutState): readonly StaffReason[] {
  return [...new Set(staffCases(state).map(({ reason }) => reason))];
}

/** The cases of this order that need a person, each with its subject; without the cases that staff have resolved. */
export function staffCases(state: CheckoutState): readonly StaffCase[] {
  return allCases(state).filter(({ reason, subject }) => !isResolved(state, reason, subject));
}

/** Whether staff have resolved this case. */
export function isResolved(
  { resolved }: CheckoutState,
  reason: StaffReason,
  subject: string,
): boolean {
  return resolved.some((one) => one.reason === reason && one.subject === subject);
}

/** Whether staff have resolved a case of this payment. */
export function isResolvedPayment({ resolved }: CheckoutState, { ids }: Payment): boolean {
  return resolved.some(({ subject }) => subject === ids.paymentId);
}

/** The one case of a damaged order: what its records say of its parts may be untrue. */
export const DAMAGED: StaffCase = { reason: "records-damaged", subject: "records" };

function allCases(state: CheckoutState): readonly StaffCase[] {
  if (state.isDamaged) return [DAMAGED];
  const single = (reason: StaffReason | null, subject: string): StaffCase[] =>
    reason === null ? [] : [{ reason, subject }];
  return [
    ...state.payments.flatMap((payment) => [
      ...single(paymentReason(state, payment), payment.ids.paymentId),
      ...single(collectedReason(state, payment), payment.ids.paymentId),
      ...refundCases(payment),
    ]),
    ...single(closingReason(state), "closing"),
    ...single(loyaltyRefundReason(state), "loyalty-refund"),
    ...single(mayBeInTheKitchen(state) ? "may-be-in-the-kitchen" : null, "kitchen"),
  ];
}

/** Refunds by staff whose last answer was a refusal, or whose outcome is unknown. */
function refundCases({ refunds, status }: Payment): readonly StaffCase[] {
  const isStuck = status.at !== "captured" && status.at !== "unclear";
  return refunds
    .filter(({ at }, index) => {
      if (at === "refused") return index === refunds.length - 1;
      return at === "unknown" || (at === "open" && isStuck);
    })
    .map(({ refundId }) => ({ reason: "money-return-refused", subject: refundId }));
}

function paymentReason(state: CheckoutState, payment: Payment): StaffReason | null {
  const { status } = payment;
  const current = payment === currentPayment(state);
  switch (status.at) {
    case "staff":
      if (status.why === "outcome-unknowable") return "payment-outcome-unknowable";
      return status.why === "capture-failed"
        ? "capture-failed-after-acceptance"
        : "money-return-refused";
    case "pending":
      return !state.order.canInquire && state.now >= status.expiresAt
        ? "payment-outcome-unknowable"
        : null;
    case "returned":
      if (isRefundedByStaff(state, payment)) return null;
      return isUncollected(state, payment) ? "capture-failed-after-acceptance" : null;
    case "failed":
      return isUncollected(state, payment) ? "capture-failed-after-acceptance" : null;
    case "captured":
      return (mustReturnMoney(state) || !current) && isReturnedByStaff(state, payment)
        ? "money-return-refused"
        : null;
    default:
      return null;
  }
}

/** What the counter had collected for an order that the kitchen canceled, unless the payment itself is back in the list. */
function collectedReason(
  { collected }: CheckoutState,
  { ids, status }: Payment,
): StaffReason | null {
  const isOver = status.at === "failed" || status.at === "returned";
  const isUnknown = status.at === "staff" && status.why === "outcome-unknowable";
  return collected.includes(ids.paymentId) && (isOver || isUnknown) ? "money-return-refused" : null;
}

/** An order that is being cooked and is not paid: staff have to collect the money. */
function isUncollected(state: CheckoutState, payment: Payment): boolean {
  return payment === currentPayment(state) && isAccepted(state) && !isCanceledByKitchen(state);
}

/**
 * Whether the kitchen has this order and it is unknown whether it was paid: unlike an order that was given up, what the payment
 * provider captured of it is not to be returned.
 */
export function isMaybeUnpaidInKitchen(state: CheckoutState): boolean {
  const payment = currentPayment(state);
  if (payment === null || !isUncollected(state, payment)) return false;
  return staffCases(state).some(
    ({ reason, subject }) =>
      reason === "payment-outcome-unknowable" && subject === payment.ids.paymentId,
  );
}

/** Whether staff have to return what is left of an order that was canceled after they had moved money of it by hand. */
export function isRemainderUnknown(state: CheckoutState): boolean {
  const { order, payments } = state;
  const wasMovedByHand = (payment: Payment) =>
    collectedReason(state, payment) !== null ||
    (payment.status.at === "captured" && order.canRefund && isReturnedByStaff(state, payment));
  const moved = payments.filter(wasMovedByHand).map(({ ids }) => ids.paymentId);
  return staffCases(state).some(
    ({ reason, subject }) => reason === "money-return-refused" && moved.includes(subject),
  );
}

function closingReason(state: CheckoutState): StaffReason | null {
  const { closing, injection, order } = state;
  if (order.loyalty === null || injection.at !== "accepted") return null;
  if (!isToBeClosed(state) && !waitsForCounter(state)) return null;
  if (closing.at === "staff") {
    // It credited nothing, and there is nothing to credit.
    if (closing.why === "refused" && isCanceledByKitchen(state)) return null;
    return closing.why === "probably-closed" ? "closing-probably-done" : "closing-refused";
  }
  if (closing.at !== "open") return null;
  const isOutOfTime = state.now > injection.since + CLOSE_WITHIN_MS;
  return isOutOfTime || isReservationReturned(state) ? "closing-refused" : null;
}

function loyaltyRefundReason(state: CheckoutState): StaffReason | null {
  if (loyaltyToRefund(state) !== "points") return null;
  const refund = state.loyaltyRefund;
  const exhausted = refund.at === "open" && refund.tries.count >= LOYALTY_REFUND_TRIES;
  return refund.at === "staff" || exhausted ? "loyalty-refund-refused" : null;
}

function mayBeInTheKitchen(state: CheckoutState): boolean {
  const { failure, injection } = state;
  return failure !== null && injection.at !== "accepted" && injection.ambiguous;
}
