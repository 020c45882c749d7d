import { describe, expect, it } from "vitest";
import type { BasketLine } from "./basket.ts";
import { addFractions, NO_FRACTION, roundFraction, scaleFraction } from "./fraction.ts";
import type { Menu } from "./menu.ts";
import { priceBasket } from "./pricing.ts";
import { type Benefits, NO_BENEFITS } from "./rewards.ts";
import {
  comboOf,
  costs,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  rewardOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const toGo = groupOf("extras", [
  modifierOf("cup", "1.00", { prices: costs("1.00", "19") }),
  modifierOf("milk", "1.00"),
]);
const coffee = itemOf("coffee", "4.00", { prices: costs("4.00", "7"), modifierGroups: [toGo] });
const beer = itemOf("beer", "5.00", { prices: costs("5.00", "19"), modifierGroups: [toGo] });
const drinks = stepOf("drinks", [
  stepItemOf("coffee", "0.50"),
  stepItemOf("beer", "2.00", { surcharges: costs("2.00", "19") }),
]);
const breakfast = { ...comboOf("breakfast", "10.00", [drinks]), prices: costs("10.00", "5", "2") };
const menu = menuWith([coffee, beer], [breakfast]);

const choice = (modifierId: string) => ({ groupId: "extras", modifierId, count: 1 });
const item = (itemId: string, ...chosen: string[]): BasketLine => ({
  kind: "item",
  lineId: itemId,
  itemId,
  count: 1,
  choices: chosen.map(choice),
});
const combo = (itemId: string, ...chosen: string[]): BasketLine => ({
  kind: "combo",
  lineId: "breakfast",
  comboId: "breakfast",
  count: 1,
  picks: [{ pickId: "1", stepId: "drinks", itemId, choices: chosen.map(choice) }],
});

type Case = {
  readonly included?: boolean;
  readonly benefits?: Partial<Benefits>;
  readonly menu?: Menu;
};
function taxOf(lines: readonly BasketLine[], { included = true, ...given }: Case = {}): string {
  return priceBasket({
    menu: given.menu ?? menu,
    basket: { lines },
    benefits: { ...NO_BENEFITS, ...given.benefits },
    usePoints: false,
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: included,
  }).tax;
}

describe("tax", () => {
  it("is contained in the price or added to it, at the sum of the price's taxes", () => {
    // 4.00 × 7 / 107 and 4.00 × 7 %
    expect(taxOf([item("coffee")])).toBe("0.26");
    expect(taxOf([item("coffee")], { included: false })).toBe("0.28");
  });

  it("of a modifier is by its own price, else the item's", () => {
    // 4.00 × 7/107 + 1.00 × 19/119; 5.00 × 7/107
    expect(taxOf([item("coffee", "cup")])).toBe("0.42");
    expect(taxOf([item("coffee", "milk")])).toBe("0.33");
  });

  it("of a combo is by its own price, of a surcharge by its own, else the combo's", () => {
    // 10.50 × 7/107; 10.00 × 7/107 + 2.00 × 19/119; with milk 10.00 × 7/107 + 3.00 × 19/119
    expect(taxOf([combo("coffee")])).toBe("0.69");
    expect(taxOf([combo("beer")])).toBe("0.97");
    expect(taxOf([combo("beer", "milk")])).toBe("1.13");
    expect(taxOf([combo("beer")], { included: false })).toBe("1.08");
  });

  it("is reduced by an order discount, at every rate by the same share", () => {
    const discounts = [{ discountId: "half", type: "percent", value: "50" } as const];
    // (4.00 × 7/107 + 5.00 × 19/119) / 2 = 0.53
    expect(taxOf([item("coffee"), item("beer")], { benefits: { discounts } })).toBe("0.53");
  });

  it("is reduced by a reward's discount on its line, and zero for a present", () => {
    const reward = (percent: string) => ({
      flow: "PATCH_ORDER" as const,
      rewards: [
        rewardOf("breakfast", {
          discounts: [{ discountId: "L", type: "percent", value: percent }],
        }),
      ],
    });
    // (10.00 × 7/107 + 2.00 × 19/119) / 2 + 4.00 × 7/107
    const lines = [combo("beer"), item("coffee")];
    expect(taxOf(lines, { benefits: reward("50") })).toBe("0.75");
    expect(taxOf(lines, { benefits: reward("100") })).toBe("0.26");
    expect(taxOf([combo("beer")], { benefits: reward("100") })).toBe("0.00");
  });

  it("is rounded once, for the whole order", () => {
    const penny = itemOf("penny", "0.05", { prices: costs("0.05", "10") });
    const lines = Array.from({ length: 3 }, () => item("penny"));
    // 3 × 0.005 = 0.015, not 3 × 0.01
    expect(taxOf(lines, { included: false, menu: menuWith([penny]) })).toBe("0.02");
  });
});

describe("fractions", () => {
  it("of thirds add up to the whole, and are rounded half up at the end", () => {
    const third = scaleFraction({ numerator: "1", denominator: "1" }, "0.015", "3");
    const sum = [third, third, third].reduce(addFractions, NO_FRACTION);
    expect(roundFraction(sum, 2)).toBe("0.02");
    expect(roundFraction({ numerator: "0.014999999999999999999999", denominator: "1" }, 2)).toBe(
      "0.01",
    );
    expect(roundFraction(NO_FRACTION, 3)).toBe("0.000");
  });
});
