import { type Decimal, notBelowZero, percentOf, roundHalfUp, smaller, subtract } from "./money.ts";
import type { Discount } from "./rewards.ts";

export type PricedDiscount = { readonly discountId: string; readonly amount: Decimal };

/**
 * How much each discount reduces `base`, an amount rounded to `digits`. Percentages are of the base itself, not of what
 * earlier discounts leave; each is rounded half up, and the total never exceeds the base.
 */
export function takeOff(
  base: Decimal,
  discounts: readonly Discount[],
  digits: number,
): PricedDiscount[] {
  let left = base;
  return discounts.map(({ discountId, type, value }) => {
    const wanted = type === "percent" ? percentOf(base, value) : value;
    const amount = roundHalfUp(smaller(wanted, left), digits);
    left = notBelowZero(subtract(left, amount));
    return { discountId, amount };
  });
}
