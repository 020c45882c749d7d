import type { OrderFlow } from "../contracts/in-store-loyalty.ts";
import type { BasketLine } from "./basket.ts";
import type { Decimal } from "./money.ts";

/** A discount of the loyalty service (in-store-loyalty.md §2.2); `value` is per cent or money. */
export type Discount = {
  readonly discountId: string;
  readonly type: "percent" | "amount";
  readonly value: Decimal;
};

/** A reward item of the identification: an order line with its discount (in-store-loyalty.md §4.2). */
export type RewardLine = {
  /** Its position in the answer: two rewards may be of one dish. */
  readonly rewardId: number;
  /** A global product id or an outlet-local code (ordering.md §2.2). */
  readonly itemId: string;
  readonly title: string;
  readonly price: Decimal;
  readonly quantity: number;
  /** Its modifiers; for a combo its picks, each followed by its own modifiers. */
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

/** The preferred kind of product id; the other is matched too (ordering.md §2.7 `sendPosCode`). */
export type NamedBy = "id" | "code";

/** The benefits of an identification. */
export type Benefits = {
  /**
   * in-store-loyalty.md §4.7: with REGULAR the rewards are added to the basket; with PATCH_ORDER they are in it as paid
   * lines, and only their discounts are applied.
   */
  readonly flow: OrderFlow;
  readonly rewards: readonly RewardLine[];
  /** The kind of item id that the service is sent, and so most likely returns. */
  readonly namedBy: NamedBy;
  readonly discounts: readonly Discount[];
  /** The points payment that the service offers, in money; null if there is none. */
  readonly pointsPayment: Decimal | null;
  /** The greatest share of the order's total that points may pay, per cent; null if there is no such limit. */
  readonly maxPointsPercent: Decimal | null;
  /** The least of the order's total that has to be paid in money; null if there is no such limit. */
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

/** The customer's decisions about the rewards, by `rewardId`. */
export type RewardDecisions = {
  /** Left out. */
  readonly declined: readonly number[];
  /** Taken although they cost something. */
  readonly taken: readonly number[];
  /** Choices for them, as lines with the ids of `rewardLineId`. */
  readonly chosen: readonly BasketLine[];
};

export const NO_DECISIONS: RewardDecisions = { declined: [], taken: [], chosen: [] };

const REWARD_LINE = "reward-";

/** The id of a reward's line on the order. Unique within one answer: the next customer's first reward has the same. */
export function rewardLineId(rewardId: number): string {
  return `${REWARD_LINE}${rewardId}`;
}

/** Whether it is a reward's line; those of the basket have UUIDs. */
export function isRewardLineId(lineId: string): boolean {
  return lineId.startsWith(REWARD_LINE);
}
