import { describe, expect, test } from "vitest";
import type { BasketLine, ItemLine } from "../../../domain/basket.ts";
import type { Menu, MenuItem, ModifierGroup } from "../../../domain/menu.ts";
import { type PricingRequest, priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS, NO_DECISIONS, type RewardLine } from "../../../domain/rewards.ts";
import { rewardOf } from "../../../domain/testing/products.ts";
import { containsTax, receiptLines } from "./receipt.ts";
import { choiceLabels } from "./receipt-labels.ts";
import { isFree, isReduced, receiptRewards } from "./receipt-rewards.ts";

const wording = (text: Readonly<Record<string, string>>) => text.en ?? "";

function modifier(id: string, preselected = false): ModifierGroup["modifiers"][number] {
  const prices = { EAT_IN: { value: "0.90", taxes: [] } };
  return { id, code: id, title: { en: id }, prices, preselected };
}

const BUN: ModifierGroup = {
  id: "bun",
  title: {},
  min: 1,
  max: 1,
  free: 1,
  modifiers: [modifier("barley", true), modifier("brioche")],
};
const EXTRAS: ModifierGroup = {
  id: "extras",
  title: {},
  min: 0,
  max: null,
  free: 1,
  modifiers: [modifier("pickles", true), modifier("cheddar")],
};
const BURGER: MenuItem = {
  id: "burger",
  code: "b",
  title: { en: "Beet burger" },
  description: {},
  prices: { EAT_IN: { value: "12.90", taxes: [] } },
  modifierGroups: [BUN, EXTRAS],
};
const MENU: Menu = { revision: 1, categories: [], items: { burger: BURGER }, combos: {} };

function line(choices: ItemLine["choices"], itemId = "burger"): ItemLine {
  return { kind: "item", lineId: `line-${itemId}`, itemId, count: 2, choices };
}

const REQUEST = {
  menu: MENU,
  orderType: "EAT_IN",
  digits: 2,
  taxesIncluded: true,
  benefits: NO_BENEFITS,
  usePoints: false,
} as const;

function priced(lines: readonly BasketLine[]) {
  return priceBasket({ ...REQUEST, basket: { lines } });
}

function rowsOf(
  lines: readonly BasketLine[],
  more: Partial<Parameters<typeof receiptLines>[0]> = {},
) {
  return receiptLines({
    lines,
    priced: priced(lines),
    menu: MENU,
    wording,
    changeOf: () => null,
    menuBefore: () => undefined,
    reported: [],
    ...more,
  });
}

describe("choices as text", () => {
  test("are in the order in which they were made, with their counts", () => {
    const chosen = line([
      { groupId: "extras", modifierId: "cheddar", count: 2 },
      { groupId: "extras", modifierId: "pickles", count: 1 },
      { groupId: "bun", modifierId: "barley", count: 1 },
    ]);
    expect(choiceLabels(BURGER, chosen, wording)).toEqual([
      { kind: "with", name: "cheddar", count: 2 },
      { kind: "with", name: "pickles", count: 1 },
      { kind: "with", name: "barley", count: 1 },
    ]);
  });

  test("name what was removed, but not what another choice replaced", () => {
    const chosen = line([{ groupId: "bun", modifierId: "brioche", count: 1 }]);
    expect(choiceLabels(BURGER, chosen, wording)).toEqual([
      { kind: "with", name: "brioche", count: 1 },
      { kind: "without", name: "pickles" },
    ]);
  });
});

describe("the lines of the receipt", () => {
  const good = line([{ groupId: "bun", modifierId: "barley", count: 1 }]);
  const gone = line([], "quiche");

  test("keep the basket's order, also if a dish is gone", () => {
    const rows = rowsOf([gone, good]);
    expect(rows.map(({ name, total, problem }) => ({ name, total, problem }))).toEqual([
      { name: null, total: null, problem: "product-gone" },
      { name: "Beet burger", total: "25.80", problem: null },
    ]);
  });

  test("show a removed dish by its previous name", () => {
    const before: Menu = { ...MENU, items: { quiche: { ...BURGER, title: { en: "Quiche" } } } };
    const [row] = rowsOf([gone], { menuBefore: () => before });
    expect(row).toMatchObject({ name: "Quiche", problem: "product-gone" });
  });

  test("show problems that only the host knows", () => {
    const reported = [{ lineId: good.lineId, reason: "modifier-gone" }] as const;
    const [row] = rowsOf([good], { reported });
    expect(row?.problem).toBe("modifier-gone");
  });
});

describe("rewards on the receipt", () => {
  const HALF = [{ discountId: "HALF", type: "percent", value: "50" } as const];
  const burgers = line([{ groupId: "bun", modifierId: "barley", count: 1 }]);

  function rowsFor(rewards: readonly RewardLine[], more: Partial<PricingRequest> = {}) {
    const offered = { ...NO_BENEFITS, rewards };
    const request = { ...REQUEST, basket: { lines: [] }, benefits: offered, ...more };
    const priced = priceBasket(request);
    const source = { ...request, offered: rewards, priced, wording };
    return receiptRewards({ ...source, before: () => null, reported: null });
  }

  test.each([
    ["for nothing", HALF.map((each) => ({ ...each, value: "100" })), true, true],
    ["for less", HALF, false, true],
    ["for their price", [], false, false],
  ] as const)("are %s, by their discounts", (_, discounts, free, reduced) => {
    const [row] = rowsFor([rewardOf("burger", { discounts })]);
    expect(row && [isFree(row), isReduced(row)]).toEqual([free, reduced]);
  });

  test("can be declined and taken again, and show when the kitchen cannot make them", () => {
    const rewards = [rewardOf("burger"), rewardOf("quiche", { rewardId: 1, title: "Quiche" })];
    const rows = rowsFor(rewards);
    expect(rows.map((row) => row.state)).toEqual(["given", "not-on-menu"]);
    expect(rows.map((row) => row.title)).toEqual(["Beet burger", "Quiche"]);
    const decisions = { ...NO_DECISIONS, declined: [0] };
    expect(rowsFor(rewards, { decisions })[0]).toMatchObject({ state: "left-out", due: "0" });
  });

  test("show their components, missing components, and open choices", () => {
    const modifiers = [
      { itemId: "brioche", title: "Brioche", quantity: 1 },
      { itemId: "truffle", title: "Truffle", quantity: 1 },
    ];
    const [given] = rowsFor([rewardOf("burger", { modifiers })]);
    expect(given).toMatchObject({ missing: ["Truffle"], choosing: "none" });
    expect(given?.choices).toContainEqual({ kind: "with", name: "brioche", count: 1 });
    const plain = { ...BUN, modifiers: [modifier("barley"), modifier("brioche")] };
    const menu = { ...MENU, items: { burger: { ...BURGER, modifierGroups: [plain] } } };
    const open = rowsFor([rewardOf("burger")], { menu });
    expect(open).toMatchObject([{ lineId: "reward-0", choosing: "open" }]);
    const chosen = [{ ...burgers, lineId: "reward-0" }];
    const settled = rowsFor([rewardOf("burger")], {
      menu,
      decisions: { ...NO_DECISIONS, chosen },
    });
    expect(settled).toMatchObject([{ choosing: "chosen" }]);
  });

  test("of one dish are distinguished, each with its own price", () => {
    const rewards = [rewardOf("burger"), rewardOf("burger", { rewardId: 1, discounts: HALF })];
    const rows = rowsFor(rewards).map(({ rewardId, state, due }) => [rewardId, state, due]);
    expect(rows).toEqual([
      [0, "given", "0"],
      [1, "left-out", "6.45"],
    ]);
  });

  test("are part of the order's own lines with PATCH_ORDER, and the rest of the line is paid", () => {
    const rewards = [rewardOf("burger"), rewardOf("fries", { rewardId: 1 })];
    const menu: Menu = { ...MENU, items: { ...MENU.items, fries: { ...BURGER, id: "fries" } } };
    const basket = { lines: [burgers] };
    const benefits = { ...NO_BENEFITS, flow: "PATCH_ORDER" as const, rewards };
    const patched = priceBasket({ ...REQUEST, menu, basket, benefits });
    const [row] = rowsOf(basket.lines, { priced: patched, menu });
    expect(row).toMatchObject({
      count: 2,
      total: "12.9",
      reward: { units: 1, was: "25.8", rewardIds: [0] },
    });
    const rows = rowsFor(rewards, { menu, basket, benefits });
    expect(rows.map(({ itemId, state }) => [itemId, state])).toEqual([["fries", "not-ordered"]]);
  });
});

test("the total is labelled with tax only if it contains any", () => {
  const said = (taxesIncluded: boolean, tax: string) => containsTax({ taxesIncluded }, { tax });
  expect([said(true, "1.20"), said(true, "0.00"), said(false, "1.20")]).toEqual([
    true,
    false,
    false,
  ]);
});
