import type { OrderFlow } from "../contracts/in-store-loyalty.ts";
import type { Decimal } from "./money.ts";

/** A discount of the loyalty service (in-store-loyalty.md §2.2); `value` is per cent or money. */
export type Discount = {
  readonly discountId: string;
  readonly type: "percent" | "amount";
  readonly value: Decimal;
};

/** A reward item that the identification brought: an order line with its zeroing discount (§4.2). */
export type RewardLine = {
  readonly itemId: string;
  readonly title: string;
  readonly price: Decimal;
  readonly quantity: number;
  readonly discounts: readonly Discount[];
};

/** What an identification may bring to a basket. */
export type Benefits = {
  /**
   * §4.7: with REGULAR the rewards come on top of the basket; with PATCH_ORDER they are in it as paid
   * lines, and only their discounts are applied.
   */
  readonly flow: OrderFlow;
  readonly rewards: readonly RewardLine[];
  readonly discounts: readonly Discount[];
  /** The points payment that the service offers, in money; null where there is none. */
  readonly pointsPayment: Decimal | null;
  /** Most of the order's total that points may pay, per cent; null where there is no such limit. */
  readonly maxPointsPercent: Decimal | null;
  /** Least of the order's total that has to be paid in money; null where there is no such limit. */
  readonly minCashPayment: Decimal | null;
  /** Points pay only for a scanned code here, and none was scanned. */
  readonly pointsNeedScan: boolean;
};

export const NO_BENEFITS: Benefits = {
  flow: "REGULAR",
  rewards: [],
  discounts: [],
  pointsPayment: null,
  maxPointsPercent: null,
  minCashPayment: null,
  pointsNeedScan: false,
};
