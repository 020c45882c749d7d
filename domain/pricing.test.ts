import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Basket } from "./basket.ts";
import { priceItem } from "./line-prices.ts";
import type { GroupModifier, Menu, MenuItem, ModifierGroup } from "./menu.ts";
import { add, compare, subtract } from "./money.ts";
import { priceBasket } from "./pricing.ts";
import { type Benefits, NO_BENEFITS } from "./rewards.ts";
import { pricedTwice } from "./testing/compare-prices.ts";
import { anyOrder } from "./testing/model.ts";
import { requestOf } from "./testing/model-request.ts";
import { rewardOf } from "./testing/products.ts";

function modifier(id: string, price: string, preselected = false): GroupModifier {
  return {
    id,
    code: id,
    title: { en: id },
    prices: { EAT_IN: { value: price, taxes: [] } },
    preselected,
  };
}

function group(id: string, free: number, modifiers: GroupModifier[]): ModifierGroup {
  return { id, title: { en: id }, min: 0, max: null, free, modifiers };
}

function item(id: string, price: string, groups: ModifierGroup[] = [], tax = "19"): MenuItem {
  return {
    id,
    code: id,
    title: { en: id },
    description: {},
    prices: {
      EAT_IN: { value: price, taxes: [tax] },
      PICKUP: { value: price, taxes: ["7"] },
    },
    modifierGroups: groups,
  };
}

function menuOf(...items: MenuItem[]): Menu {
  return {
    revision: 1,
    categories: [],
    items: Object.fromEntries(items.map((entry) => [entry.id, entry])),
    combos: {},
  };
}

const extras = group("extras", 2, [
  modifier("pickles", "0.90"),
  modifier("cheddar", "0.90"),
  modifier("avocado", "0.90"),
  modifier("egg", "1.40"),
]);
const burger = item("burger", "12.90", [extras]);
const soup = item("soup", "6.80");
const lemonade = item("lemonade", "3.90");
const menu = menuOf(burger, soup, lemonade);

function pick(...modifierIds: string[]) {
  return modifierIds.map((modifierId) => ({ groupId: "extras", modifierId, count: 1 }));
}

function price(basket: Basket, benefits: Benefits = NO_BENEFITS, usePoints = true) {
  return priceBasket({
    menu,
    basket,
    benefits,
    usePoints,
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
  });
}

const twoBurgersAndSoup: Basket = {
  lines: [
    {
      kind: "item",
      lineId: "1",
      itemId: "burger",
      count: 2,
      choices: pick("pickles", "cheddar", "avocado"),
    },
    { kind: "item", lineId: "2", itemId: "soup", count: 1, choices: [] },
  ],
};

describe("priceItem", () => {
  it("charges the units beyond the free ones, in the order in which they were picked", () => {
    const priced = priceItem(burger, pick("egg", "pickles", "cheddar"), "EAT_IN");
    expect(priced.modifiers.map(({ modifierId, price }) => [modifierId, price])).toEqual([
      ["egg", "0"],
      ["pickles", "0"],
      ["cheddar", "0.90"],
    ]);
    expect(priced.unitPrice).toBe("13.8");
  });

  it("splits one choice of several units into included and charged ones", () => {
    const choice = { groupId: "extras", modifierId: "egg", count: 3 };
    const priced = priceItem(burger, [choice], "EAT_IN");
    expect(priced.modifiers.map(({ count, price }) => [count, price])).toEqual([
      [2, "0"],
      [1, "1.40"],
    ]);
    expect(priced.unitPrice).toBe("14.3");
  });
});

describe("priceBasket", () => {
  it("adds up lines of several units with their extras", () => {
    const priced = price(twoBurgersAndSoup);
    expect(priced.lines.map((line) => line.total)).toEqual(["27.60", "6.80"]);
    expect(priced.subtotal).toBe("34.40");
    expect(priced.total).toBe("34.40");
    expect(priced.tax).toBe("5.49");
  });

  it("applies both of two discounts with one id", () => {
    const lunch = { discountId: "lunch", type: "amount" } as const;
    const discounts = ["2.00", "3.00"].map((value) => ({ ...lunch, value }));
    const priced = price(twoBurgersAndSoup, { ...NO_BENEFITS, discounts });
    expect(priced.discounts.map(({ amount }) => amount)).toEqual(["2.00", "3.00"]);
    expect(priced.total).toBe("29.40");
  });

  it("subtracts order discounts first and the points payment last", () => {
    const priced = price(twoBurgersAndSoup, {
      ...NO_BENEFITS,
      discounts: [{ discountId: "lunch", type: "amount", value: "2.00" }],
      pointsPayment: "5.00",
    });
    expect(priced.discounts).toEqual([{ discountId: "lunch", amount: "2.00" }]);
    expect(priced.pointsPayment).toBe("5.00");
    expect(priced.total).toBe("27.40");
  });

  it("drops a points payment that exceeds the basket", () => {
    const basket: Basket = {
      lines: [{ kind: "item", lineId: "1", itemId: "soup", count: 1, choices: [] }],
    };
    const priced = price(basket, { ...NO_BENEFITS, pointsPayment: "6.81" });
    expect(priced.pointsPayment).toBe("0.00");
    expect(priced.total).toBe("6.80");
  });

  it("uses no points if the customer does not want to", () => {
    const priced = price(twoBurgersAndSoup, { ...NO_BENEFITS, pointsPayment: "5.00" }, false);
    expect(priced.total).toBe("34.40");
  });

  it("never lets discounts exceed the total", () => {
    const priced = price(twoBurgersAndSoup, {
      ...NO_BENEFITS,
      discounts: [
        { discountId: "half", type: "percent", value: "50" },
        { discountId: "rest", type: "amount", value: "100" },
      ],
    });
    expect(priced.discounts.map(({ amount }) => amount)).toEqual(["17.20", "17.20"]);
    expect(priced.total).toBe("0.00");
  });

  it("applies a reward only if the menu has the item", () => {
    const priced = price(twoBurgersAndSoup, {
      ...NO_BENEFITS,
      rewards: [rewardOf("lemonade"), rewardOf("gone", { rewardId: 1 })],
    });
    expect(priced.rewards.map(({ state }) => state)).toEqual(["given", "not-on-menu"]);
    expect(priced.total).toBe("34.40");
  });

  it("reports a line whose item or modifier has left the menu", () => {
    const priced = price({
      lines: [
        { kind: "item", lineId: "1", itemId: "gone", count: 1, choices: [] },
        { kind: "item", lineId: "2", itemId: "burger", count: 1, choices: pick("gone") },
      ],
    });
    expect(priced.problems).toEqual([
      { lineId: "1", reason: "product-gone" },
      { lineId: "2", reason: "modifier-gone" },
    ]);
  });

  it("adds taxes if the outlet's prices exclude them", () => {
    const priced = priceBasket({
      menu,
      basket: { lines: [{ kind: "item", lineId: "1", itemId: "soup", count: 1, choices: [] }] },
      benefits: NO_BENEFITS,
      usePoints: false,
      orderType: "PICKUP",
      digits: 2,
      taxesIncluded: false,
    });
    expect(priced.tax).toBe("0.48");
    expect(priced.total).toBe("7.28");
  });
});

/** More on demand: `npm run fuzz -- --runs 100000 pricing`. */
const BASKETS = 3_000;

describe("pricing against a second implementation in whole numbers", () => {
  it("agrees in every amount of every order, to the last digit", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { actual, expected } = pricedTwice(order);
        expect(actual).toEqual(expected);
      }),
      { numRuns: BASKETS },
    );
  });

  it("adds up: lines minus discounts and points, plus tax if it is added", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const priced = priceBasket(requestOf(order));
        const taken = [priced.lineDiscount, ...priced.discounts.map(({ amount }) => amount)];
        const due = subtract(priced.subtotal, add(priced.pointsPayment, ...taken));
        const withTax = order.taxesIncluded ? due : add(due, priced.tax);
        expect(compare(withTax, priced.total)).toBe(0);
        expect(compare(priced.total, "0")).not.toBe(-1);
      }),
    );
  });
});
