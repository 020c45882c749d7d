import Big from "big.js";
import type { OutletConfiguration } from "../../contracts/in-store-loyalty.ts";
import { fromThousandths } from "../core/amount.ts";

/** By the program's terms, one hundred points are worth one unit of currency. */
const POINTS_PER_CURRENCY_UNIT = 100;

/** Thousandths of a currency unit in one point. */
const THOUSANDTHS_PER_POINT = 1000 / POINTS_PER_CURRENCY_UNIT;

const ROUNDING = { floor: Big.roundDown, round: Big.roundHalfUp, ceil: Big.roundUp } as const;

/** Points that an amount (thousandths) paid with points costs. */
export function pointsFor(amount: number): number {
  return Math.ceil(amount / THOUSANDTHS_PER_POINT);
}

/** The maximum amount (thousandths) that points can pay. */
export function worthOf(points: number): number {
  return points * THOUSANDTHS_PER_POINT;
}

/**
 * Points earned on an amount (thousandths) by the outlet's accrual rules (in-store-loyalty.md §2.4); none without
 * rules.
 */
export function accruedPoints(amount: number, configuration: OutletConfiguration): number {
  const rules = configuration.loyalty?.loyaltyPointAccrualRules;
  if (!rules) return 0;
  const points = new Big(fromThousandths(amount)).times(rules.pointsPerCurrencyUnit);
  return points.round(0, ROUNDING[rules.rounding ?? "floor"]).toNumber();
}
