import type { OrderSnapshot } from "../../ordering/order-request.ts";
import type { CheckoutState } from "./state.ts";

/**
 * What the kitchen is sent, the same in every attempt: the customer may have changed to payment at the counter, and a
 * time that passed while paying becomes "as soon as possible".
 */
export function sentSnapshot(state: CheckoutState): OrderSnapshot {
  const { order, counter } = state;
  const { paymentMethod, deliveryAt = null, ...snapshot } = order.snapshot;
  return {
    ...snapshot,
    paymentMethod: counter?.method ?? paymentMethod,
    deliveryAt: hadPickupTimePassed(state) ? null : deliveryAt,
  };
}

/** Whether the time for which the order is wanted was over when the kitchen was first asked. */
export function hadPickupTimePassed({ order, kitchenAskedAt }: CheckoutState): boolean {
  const { deliveryAt = null } = order.snapshot;
  return deliveryAt !== null && deliveryAt.atMs <= (kitchenAskedAt ?? 0);
}
