import type { LoyaltyLine } from "../../../contracts/in-store-loyalty.ts";

/**
 * Item ids of reward lines that have none of the outlet's own discount codes (in-store-loyalty.md §2.3 `discountId`,
 * in-store-loyalty.md §4.2). They are applied and echoed unchanged, since the service closes by what it sent itself
 * (in-store-loyalty.md §4.7), but staff have to know that the outlet is configured inconsistently. Empty if no code is
 * known.
 */
export function rewardsUnderOtherCodes(
  rewardLines: readonly LoyaltyLine[],
  codes: readonly string[],
): readonly string[] {
  if (codes.length === 0) return [];
  return rewardLines
    .filter(({ discounts }) => !(discounts ?? []).some((each) => codes.includes(each.discountId)))
    .map(({ itemId }) => itemId);
}
