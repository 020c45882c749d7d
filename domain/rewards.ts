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
  readonly rewards: readonly RewardLine[];
  readonly discounts: readonly Discount[];
  /** The points payment that the service offers, in money; null where there is none. */
  readonly pointsPayment: Decimal | null;
};

export const NO_BENEFITS: Benefits = { rewards: [], discounts: [], pointsPayment: null };
