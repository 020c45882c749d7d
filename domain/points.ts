import Big from "big.js";
import { compare, type Decimal, multiply, subtract } from "./money.ts";
import type { Benefits } from "./rewards.ts";

/** Accrual rule of the outlet (in-store-loyalty.md §2.4). */
export type AccrualRule = {
  readonly pointsPerCurrencyUnit: Decimal;
  readonly rounding: "floor" | "round" | "ceil";
};

const ROUNDING = { floor: Big.roundDown, round: Big.roundHalfUp, ceil: Big.roundUp } as const;

/** Points that an order of `total` is expected to earn. An estimate: order-closed has the real number. */
export function estimatePoints(rule: AccrualRule, total: Decimal): number {
  return new Big(rule.pointsPerCurrencyUnit)
    .times(total)
    .round(0, ROUNDING[rule.rounding])
    .toNumber();
}

/** Whether the offered points payment can be used for an order, or why not. */
export type PointsOffer =
  | "none"
  | "usable"
  | "more-than-due"
  | "more-than-share"
  /** Too little would be left to pay in money. */
  | "below-min-cash"
  /** A typed number or code proves no identity (requirement A14). */
  | "needs-scan";

type Offer = Pick<
  Benefits,
  "pointsPayment" | "maxPointsPercent" | "minCashPayment" | "pointsNeedScan"
>;

/**
 * Checks the offer against `payable`, the order's total before points. One that is too large is not reduced: its
 * transaction is for that amount (in-store-loyalty.md §4.2 `payment`, `maxPointsPercent`; in-store-loyalty.md §2.3
 * `minCashPayment`).
 */
export function judgePoints(
  { pointsPayment, maxPointsPercent, minCashPayment, pointsNeedScan }: Offer,
  payable: Decimal,
): PointsOffer {
  if (pointsPayment === null) return "none";
  if (pointsNeedScan) return "needs-scan";
  if (compare(pointsPayment, payable) > 0) return "more-than-due";
  if (maxPointsPercent !== null) {
    // Compares products, so that nothing is rounded.
    const share = multiply(payable, maxPointsPercent);
    if (compare(multiply(pointsPayment, 100), share) > 0) return "more-than-share";
  }
  const inMoney = subtract(payable, pointsPayment);
  return minCashPayment !== null && compare(inMoney, minCashPayment) < 0
    ? "below-min-cash"
    : "usable";
}
