import type { LoyaltyLine } from "../../../contracts/in-store-loyalty.ts";

/**
 * Item ids of reward lines that carry none of the outlet's own discount codes (in-store-loyalty.md §2.3 `discountId`,
 * in-store-loyalty.md §4.2). They are applied and echoed as they came, since the service settles by what it sent
 * itself (in-store-loyalty.md §4.7); but somebody has configured the outlet in two ways, which is for staff to know.
 * None where no code is known.
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
