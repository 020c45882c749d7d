/** How the menu has changed the price of a part of the order (requirement V9). */
import type { PricedLine } from "../../../domain/line-prices.ts";
import { add, compare, type Decimal, subtract } from "../../../domain/money.ts";
import type { PricingRequest } from "../../../domain/pricing.ts";
import { taxOf } from "../../../domain/taxes.ts";

export type PriceChange = {
  readonly was: Decimal;
  readonly now: Decimal;
  /** Only the taxes that are added have changed, and both amounts contain them. */
  readonly withTaxes: boolean;
};

export type Taxation = Pick<PricingRequest, "taxesIncluded" | "digits">;

/** The price of a line before and now, without what a reward takes off; null if it is the same. */
export function priceChange(
  before: PricedLine,
  present: PricedLine,
  taxation: Taxation,
): PriceChange | null {
  const [was, now] = [netOf(before), netOf(present)];
  if (compare(was, now) !== 0) return { was, now, withTaxes: false };
  if (taxation.taxesIncluded) return null;
  const [taxedBefore, taxed] = [withTaxes(before, taxation), withTaxes(present, taxation)];
  if (compare(taxedBefore, taxed) === 0) return null;
  return { was: taxedBefore, now: taxed, withTaxes: true };
}

function netOf({ total, reward }: PricedLine): Decimal {
  return reward ? subtract(total, reward.off) : total;
}

function withTaxes(line: PricedLine, taxation: Taxation): Decimal {
  const net = netOf(line);
  return add(net, taxOf([line], { ...taxation, net, discounted: net }));
}
