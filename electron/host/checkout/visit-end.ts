/** What an order has to know of the visit that it belongs to (design §8 rule 8). */
import type { PlacedOrder } from "./order.ts";
import type { Runner, ToOther } from "./runner.ts";
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
 * What earlier orders of the same identification have to know of a new one: they must not give back what it has
 * reserved. To be written in the same transaction as the new order (rule 8): if that never lands, the reservation is
 * still theirs.
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
