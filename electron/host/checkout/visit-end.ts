/** What an order has to know of the visit that it belongs to (design §8 rule 8). */
import type { PlacedOrder } from "./order.ts";
import type { Runner } from "./runner.ts";
import { type CheckoutState, isAccepted } from "./state.ts";

type Orders = Pick<Runner, "record" | "unfinished">;

/** Tells orders that did not come about, or not yet, that their customer has left the kiosk. */
export function endVisits(
  orders: Orders,
  isOfThem: (state: CheckoutState) => boolean,
  at: number,
): void {
  for (const state of orders.unfinished()) {
    if (state.visitEnded || isAccepted(state) || !isOfThem(state)) continue;
    orders.record(state.order.checkoutId, { type: "VisitEnded", at });
  }
}

/**
 * An order that came to nothing must not give back what this one has reserved: written down before the
 * new order is, so that no crash between the two loses it (rule 8).
 */
export function passLoyaltyOn(
  orders: Orders,
  { checkoutId, loyalty }: PlacedOrder,
  at: number,
): void {
  if (!loyalty) return;
  const { loyaltyOrderId } = loyalty.identification;
  for (const { order } of orders.unfinished()) {
    if (order.checkoutId === checkoutId) continue;
    if (order.loyalty?.identification.loyaltyOrderId !== loyaltyOrderId) continue;
    orders.record(order.checkoutId, { type: "LoyaltyPassedOn", at });
  }
}
