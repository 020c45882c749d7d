/** Records the end of a visit in its orders (checkout rule 8). */
import type { PlacedOrder } from "../state/order.ts";
import { type CheckoutState, currentPayment, hasPaymentToEnd, isAccepted } from "../state/state.ts";
import type { Runner, ToOther } from "./runner.ts";

type Orders = Pick<Runner, "record" | "unfinished">;

/** Whether a visit has an order, other than this one, that may still be paid and made. */
export function hasOrderUnderWay(
  orders: Pick<Runner, "unfinished">,
  { visitId, checkoutId }: Pick<PlacedOrder, "visitId" | "checkoutId">,
): boolean {
  return others(orders, { visitId, checkoutId }).some(
    (state) => state.failure === null && !isAccepted(state),
  );
}

/** Whether a payment of another order of the visit has to end before this one is paid. */
export function hasPaymentBefore(
  orders: Pick<Runner, "unfinished">,
  order: Pick<PlacedOrder, "visitId" | "checkoutId">,
): boolean {
  return others(orders, order).some((state) => !isAccepted(state) && hasPaymentToEnd(state));
}

function others(
  orders: Pick<Runner, "unfinished">,
  { visitId, checkoutId }: Pick<PlacedOrder, "visitId" | "checkoutId">,
): readonly CheckoutState[] {
  return orders
    .unfinished()
    .filter(({ order }) => order.visitId === visitId && order.checkoutId !== checkoutId);
}

/** Whether the customer has placed another order since, which is not over: this one is not wanted any more. */
export function hasLaterOrder(
  orders: Pick<Runner, "unfinished">,
  { order, placedAt }: Pick<CheckoutState, "order" | "placedAt">,
): boolean {
  return orders
    .unfinished()
    .some((other) => other.order.visitId === order.visitId && other.placedAt > placedAt);
}

/**
 * Records the end of their visit in the orders that `isOfThem` selects and the kitchen has not accepted. Returns the
 * ids of those that go on without their customer. `at` in UTC milliseconds.
 */
export function endVisits(
  orders: Orders,
  isOfThem: (state: CheckoutState) => boolean,
  at: number,
): readonly string[] {
  const ended = orders
    .unfinished()
    .filter((state) => !state.visitEnded && !isAccepted(state) && isOfThem(state));
  for (const { order } of ended) orders.record(order.checkoutId, { type: "VisitEnded", at });
  return ended
    .filter(({ abandoned, failure }) => !abandoned && failure === null)
    .map(({ order }) => order.checkoutId);
}

/**
 * Records that customers chose to leave: an order that is not paid yet is abandoned (checkout rule 5). What the counter
 * collects was ordered for good, and goes on.
 */
export function leaveVisits(
  orders: Orders,
  isOfThem: (state: CheckoutState) => boolean,
  at: number,
): readonly string[] {
  for (const state of orders.unfinished()) {
    const isPaying = currentPayment(state) !== null && state.failure === null;
    if (!isPaying || isAccepted(state) || !isOfThem(state)) continue;
    orders.record(state.order.checkoutId, { type: "Abandoned", at });
  }
  return endVisits(orders, isOfThem, at);
}

/**
 * The events by which earlier orders of the same identification learn of a new one: they must not refund what it has
 * reserved. To be written in the same transaction as the new order (checkout rule 8): if that is never written, the
 * reservation is still theirs.
 */
export function passLoyaltyOn(
  orders: Pick<Orders, "unfinished">,
  { checkoutId, loyalty }: PlacedOrder,
  at: number,
): readonly ToOther[] {
  if (!loyalty) return [];
  const { loyaltyOrderId } = loyalty.identification;
  return orders
    .unfinished()
    .filter(({ order }) => order.checkoutId !== checkoutId)
    .filter(({ order }) => order.loyalty?.identification.loyaltyOrderId === loyaltyOrderId)
    .map(({ order }) => ({
      checkoutId: order.checkoutId,
      event: { type: "LoyaltyPassedOn", at },
    }));
}
