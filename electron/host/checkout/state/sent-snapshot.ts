import type { OrderSnapshot } from "../../ordering/order-request.ts";
import type { CheckoutState } from "./state.ts";

/**
 * What the kitchen is sent, the same in every attempt: the customer may have changed to payment at the counter, and a
 * time that passed while paying becomes "as soon as possible".
 */
export function sentSnapshot({ order, counter, kitchenAskedAt }: CheckoutState): OrderSnapshot {
  const { paymentMethod, deliveryAt = null, ...snapshot } = order.snapshot;
  const isPassed = deliveryAt !== null && deliveryAt.atMs <= (kitchenAskedAt ?? 0);
  return {
    ...snapshot,
    paymentMethod: counter?.method ?? paymentMethod,
    deliveryAt: isPassed ? null : deliveryAt,
  };
}
