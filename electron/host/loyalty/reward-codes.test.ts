import { describe, expect, it } from "vitest";
import { rewardsUnderOtherCodes } from "./reward-codes.ts";

const reward = (itemId: string, ...discountIds: string[]) => ({
  itemId,
  title: itemId,
  price: 3.5,
  quantity: 1,
  discounts: discountIds.map((discountId) => ({
    discountId,
    type: "percent" as const,
    value: 100,
  })),
});

describe("reward lines under other codes than the credential's discountId", () => {
  it("are those that have none of the outlet's own codes", () => {
    const lines = [reward("tea", "LOYALTY100"), reward("cake", "OTHER"), reward("soup")];
    expect(rewardsUnderOtherCodes(lines, ["LOYALTY100"])).toEqual(["cake", "soup"]);
    expect(rewardsUnderOtherCodes([reward("tea", "OTHER", "BONUS")], ["A", "BONUS"])).toEqual([]);
    expect(rewardsUnderOtherCodes([{ ...reward("tea"), discounts: null }], ["A"])).toEqual(["tea"]);
  });

  it("are not looked for if the credential names no code", () => {
    expect(rewardsUnderOtherCodes([reward("cake", "OTHER")], [])).toEqual([]);
  });
});
