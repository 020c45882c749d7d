import Big from "big.js";
import type { Decimal } from "./money.ts";

/** Accrual rule of the outlet (in-store-loyalty.md §2.4). */
export type AccrualRule = {
  readonly pointsPerCurrencyUnit: Decimal;
  readonly rounding: "floor" | "round" | "ceil";
};

const ROUNDING = { floor: Big.roundDown, round: Big.roundHalfUp, ceil: Big.roundUp } as const;

/** Points that an order of `total` is expected to earn. An estimate: order-closed tells the truth. */
export function estimatePoints(rule: AccrualRule, total: Decimal): number {
  return new Big(rule.pointsPerCurrencyUnit)
    .times(total)
    .round(0, ROUNDING[rule.rounding])
    .toNumber();
}
