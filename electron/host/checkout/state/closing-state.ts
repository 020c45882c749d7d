/** What an order's state says about its loyalty transaction: whether to close it or to refund it. Pure. */
import type { ResolutionMethod } from "../../../../domain/order-course.ts";
import {
  type CheckoutState,
  currentPayment,
  isAccepted,
  isCanceledByKitchen,
  type Payment,
  type Tries,
} from "./state.ts";

/** Whether a request to close may have reached the loyalty service, or is about to. */
function mayHaveBegunClosing({ closing, inFlight }: CheckoutState): boolean {
  return closing.at !== "open" || closing.mayHaveArrived || inFlight?.type === "CloseLoyalty";
}

/** Whether the points of the order are credited, or may be: a lost answer was followed by a refusal. */
export function mayBeClosed({ closing }: CheckoutState): boolean {
  return closing.at === "closed" || (closing.at === "staff" && closing.why === "probably-closed");
}

/**
 * Whether an accepted order is to be closed with the loyalty service. One that was canceled, or is not paid, before a
 * request may have arrived is not (checkout rule 8); after it only an answer ends the closing, since a lost one may
 * have credited the points (checkout rule 4). What the counter is to take is paid once the kitchen has handed the order
 * out; what was to be paid here and was not, once staff say that it was collected.
 */
export function isToBeClosed(state: CheckoutState): boolean {
  if (mayHaveBegunClosing(state)) return true;
  if (isCanceledByKitchen(state)) return false;
  if (state.counter) return state.kitchen?.status === "PROCESSED";
  const payment = currentPayment(state);
  if (payment === null || payment.status.at === "captured") return true;
  return resolutionOf(state, payment) === "collected";
}

/** How staff have resolved what was wrong with a payment; null while they have not. */
export function resolutionOf(
  { resolved }: CheckoutState,
  { ids }: Payment,
): ResolutionMethod | null {
  return resolved.findLast(({ subject }) => subject === ids.paymentId)?.how ?? null;
}

/**
 * Whether the outlet does not have the money of an accepted order, and will not get it: staff refunded all of it, or
 * resolved the order as not paid.
 */
export function isLeftUnpaid(state: CheckoutState): boolean {
  const payment = currentPayment(state);
  if (payment === null || !isAccepted(state)) return false;
  const resolution = resolutionOf(state, payment);
  if (resolution !== null) return resolution === "unpaid" || resolution === "returned";
  return payment.status.at === "returned" && payment.refunds.some(({ at }) => at === "done");
}

/** Whether the refund of the reservation has begun: it can no longer be closed. */
export function isReservationReturned({ closing, loyaltyRefund }: CheckoutState): boolean {
  if (closing.at !== "open") return false;
  return loyaltyRefund.at !== "open" || isBegun(loyaltyRefund.tries);
}

/** A retry by staff resets the count and sets the time. */
function isBegun({ count, nextAt }: Tries): boolean {
  return count > 0 || nextAt > 0;
}

/** Whether only the kitchen knows if the counter was paid, and so if the order is to be closed. */
export function waitsForCounter(state: CheckoutState): boolean {
  const { counter, closing, order } = state;
  if (!counter || order.loyalty === null || !isAccepted(state)) return false;
  return closing.at === "open" && !isToBeClosed(state) && !isCanceledByKitchen(state);
}

/**
 * What has to be refunded with the loyalty service: the points of an order that was canceled and is closed, or may be,
 * or, if the setting says so, the reservation of a failed order (checkout rule 8).
 */
export function loyaltyToRefund(state: CheckoutState): "points" | "reservation" | null {
  const { order } = state;
  if (mayBeClosed(state)) {
    return isCanceledByKitchen(state) || state.pointsReclaimed ? "points" : null;
  }
  if (mayHaveBegunClosing(state) || order.loyalty?.unused !== "refund" || state.loyaltyPassedOn)
    return null;
  const isNothing = isAccepted(state)
    ? isCanceledByKitchen(state) || isLeftUnpaid(state)
    : state.failure !== null;
  return isNothing ? "reservation" : null;
}
