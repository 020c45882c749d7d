import {
  addFractions,
  type Fraction,
  NO_FRACTION,
  roundFraction,
  scaleFraction,
  wholeFraction,
} from "./fraction.ts";
import type { PricedLine, PricedModifier } from "./line-prices.ts";
import { add, compare, type Decimal, isZero, multiply, subtract, ZERO } from "./money.ts";

/** The taxable amounts of an order, and the kind of its prices. */
export type Taxation = {
  /** Sum of the lines minus reductions by rewards. */
  readonly net: Decimal;
  /** `net` minus the discounts of the order as a whole. */
  readonly discounted: Decimal;
  /** Whether prices include their tax, or it is added to them. */
  readonly taxesIncluded: boolean;
  readonly digits: number;
};

/** A part of one unit's price with its tax percentage. */
type Portion = { readonly amount: Decimal; readonly taxRate: Decimal };

/**
 * The tax of an order's lines, rounded half up once at the end. Each price is taxed at its own rate; a reward reduces
 * the amounts of its line, and an order discount those of all lines, by the same share. A negative price may have a
 * higher rate than the price that it reduces; the tax is never below zero.
 */
export function taxOf(lines: readonly PricedLine[], taxation: Taxation): Decimal {
  const { net, discounted, taxesIncluded, digits } = taxation;
  if (isZero(net)) return roundFraction(NO_FRACTION, digits);
  const taxable = new Map<Decimal, Fraction>();
  for (const { taxRate, amount } of lines.flatMap(taxableOf)) {
    taxable.set(taxRate, addFractions(taxable.get(taxRate) ?? NO_FRACTION, amount));
  }
  const taxes = [...taxable].map(([taxRate, amount]) =>
    scaleFraction(amount, taxRate, taxesIncluded ? add("100", taxRate) : "100"),
  );
  const sum = taxes.reduce(addFractions, NO_FRACTION);
  const tax = roundFraction(scaleFraction(sum, discounted, net), digits);
  return compare(tax, ZERO) < 0 ? roundFraction(NO_FRACTION, digits) : tax;
}

/** The line's amounts by rate; together they are its total minus the reward's reduction. */
function taxableOf(line: PricedLine): { taxRate: Decimal; amount: Fraction }[] {
  const lineNet = subtract(line.total, line.reward?.off ?? ZERO);
  const portions = portionsOf(line);
  const isOneRate = portions.every(({ taxRate }) => compare(taxRate, line.taxRate) === 0);
  if (isOneRate || isZero(line.unitPrice)) {
    return [{ taxRate: line.taxRate, amount: wholeFraction(lineNet) }];
  }
  return portions.map(({ amount, taxRate }) => ({
    taxRate,
    amount: scaleFraction(wholeFraction(lineNet), amount, line.unitPrice),
  }));
}

function portionsOf({ basePrice, taxRate, modifiers, picks }: PricedLine): Portion[] {
  const all = [
    { amount: basePrice, taxRate },
    ...modifiers.map(portionOf),
    ...picks.flatMap((pick) => [
      { amount: pick.surcharge, taxRate: pick.taxRate },
      ...pick.modifiers.map(portionOf),
    ]),
  ];
  return all.filter(({ amount }) => !isZero(amount));
}

function portionOf({ price, count, taxRate }: PricedModifier): Portion {
  return { amount: multiply(price, count), taxRate };
}
