import type { OrderFlow } from "../contracts/in-store-loyalty.ts";
import type { BasketLine } from "./basket.ts";
import type { Decimal } from "./money.ts";

/** A discount of the loyalty service (in-store-loyalty.md §2.2); `value` is per cent or money. */
export type Discount = {
  readonly discountId: string;
  readonly type: "percent" | "amount";
  readonly value: Decimal;
};

/**
 * A reward item that the identification brought: an order line with its zeroing discount (in-store-loyalty.md §4.2).
 */
export type RewardLine = {
  /** Its position in the answer: two rewards may be of one dish. */
  readonly rewardId: number;
  /** A global product id or an outlet-local code (ordering.md §2.2). */
  readonly itemId: string;
  readonly title: string;
  readonly price: Decimal;
  readonly quantity: number;
  /** What is on it; of a combo its picks, and after each what is on that. */
  readonly modifiers: readonly RewardModifier[];
  readonly discounts: readonly Discount[];
};

export type RewardModifier = {
  /** A global product id or an outlet-local code. */
  readonly itemId: string;
  readonly title: string;
  /** Units per unit of the reward. */
  readonly quantity: number;
};

/** What products are called first of all; the other is matched too (ordering.md §2.7 `sendPosCode`). */
export type NamedBy = "id" | "code";

/** What an identification may bring to a basket. */
export type Benefits = {
  /**
   * in-store-loyalty.md §4.7: with REGULAR the rewards come on top of the basket; with PATCH_ORDER they are in it as
   * paid lines, and only their discounts are applied.
   */
  readonly flow: OrderFlow;
  readonly rewards: readonly RewardLine[];
  /** What the service is told as an item's id, and so most likely names in its answer. */
  readonly namedBy: NamedBy;
  readonly discounts: readonly Discount[];
  /** The points payment that the service offers, in money; null if there is none. */
  readonly pointsPayment: Decimal | null;
  /** Most of the order's total that points may pay, per cent; null if there is no such limit. */
  readonly maxPointsPercent: Decimal | null;
  /** Least of the order's total that has to be paid in money; null if there is no such limit. */
  readonly minCashPayment: Decimal | null;
  /** Points pay only for a scanned code here, and none was scanned. */
  readonly pointsNeedScan: boolean;
};

export const NO_BENEFITS: Benefits = {
  flow: "REGULAR",
  rewards: [],
  namedBy: "id",
  discounts: [],
  pointsPayment: null,
  maxPointsPercent: null,
  minCashPayment: null,
  pointsNeedScan: false,
};

/** What the customer has decided about the rewards, by `rewardId`. */
export type RewardDecisions = {
  /** Left out. */
  readonly declined: readonly number[];
  /** Wanted although they cost something. */
  readonly taken: readonly number[];
  /** What was chosen for them, as lines with the ids of `rewardLineId`. */
  readonly chosen: readonly BasketLine[];
};

export const NO_DECISIONS: RewardDecisions = { declined: [], taken: [], chosen: [] };

const REWARD_LINE = "reward-";

/** The id of a reward's line on the order. Of one answer: the next customer's first reward has the same. */
export function rewardLineId(rewardId: number): string {
  return `${REWARD_LINE}${rewardId}`;
}

/** Whether it is a reward's line; those of the basket have UUIDs. */
export function isRewardLineId(lineId: string): boolean {
  return lineId.startsWith(REWARD_LINE);
}
