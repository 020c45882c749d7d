import type { OrderSnapshot } from "../ordering/order-request.ts";
import type { CheckoutState } from "./state.ts";

/**
 * What the kitchen is sent, each time the same: a customer who could not pay here may have gone to the
 * counter since, and a time that passed while paying is as soon as possible.
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
