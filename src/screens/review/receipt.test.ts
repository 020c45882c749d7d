import { describe, expect, test } from "vitest";
import type { BasketLine, ItemLine } from "../../../domain/basket.ts";
import type { Menu, MenuItem, ModifierGroup } from "../../../domain/menu.ts";
import { priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS, type RewardLine } from "../../../domain/rewards.ts";
import { receiptLines } from "./receipt.ts";
import { receiptRewards } from "./receipt-rewards.ts";
import { choicesInWords } from "./receipt-words.ts";

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

function priced(lines: readonly BasketLine[], rewards: readonly RewardLine[] = []) {
  return priceBasket({
    menu: MENU,
    basket: { lines },
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
    benefits: { ...NO_BENEFITS, rewards },
    usePoints: false,
  });
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

describe("choices in words", () => {
  test("come in the order of choosing, with their counts", () => {
    const chosen = line([
      { groupId: "extras", modifierId: "cheddar", count: 2 },
      { groupId: "extras", modifierId: "pickles", count: 1 },
      { groupId: "bun", modifierId: "barley", count: 1 },
    ]);
    expect(choicesInWords(BURGER, chosen, wording)).toEqual([
      { kind: "with", name: "cheddar", count: 2 },
      { kind: "with", name: "pickles", count: 1 },
      { kind: "with", name: "barley", count: 1 },
    ]);
  });

  test("say what was taken off, but not what another choice replaced", () => {
    const chosen = line([{ groupId: "bun", modifierId: "brioche", count: 1 }]);
    expect(choicesInWords(BURGER, chosen, wording)).toEqual([
      { kind: "with", name: "brioche", count: 1 },
      { kind: "without", name: "pickles" },
    ]);
  });
});

describe("the lines of the receipt", () => {
  const good = line([{ groupId: "bun", modifierId: "barley", count: 1 }]);
  const gone = line([], "quiche");

  test("keep the basket's order, also where a dish is gone", () => {
    const rows = rowsOf([gone, good]);
    expect(rows.map(({ name, total, problem }) => ({ name, total, problem }))).toEqual([
      { name: null, total: null, problem: "product-gone" },
      { name: "Beet burger", total: "25.80", problem: null },
    ]);
  });

  test("call a dish that is gone by the name that it had", () => {
    const before: Menu = { ...MENU, items: { quiche: { ...BURGER, title: { en: "Quiche" } } } };
    const [row] = rowsOf([gone], { menuBefore: () => before });
    expect(row).toMatchObject({ name: "Quiche", problem: "product-gone" });
  });

  test("show what only the host knows to be wrong", () => {
    const reported = [{ lineId: good.lineId, reason: "modifier-gone" }] as const;
    const [row] = rowsOf([good], { reported });
    expect(row?.problem).toBe("modifier-gone");
  });
});

describe("rewards on the receipt", () => {
  const reward = (itemId: string): RewardLine => ({
    itemId,
    title: `service's ${itemId}`,
    price: "12.90",
    quantity: 1,
    discounts: [],
  });

  test("can be put back and taken again, and say when the kitchen cannot make them", () => {
    const rewards = [reward("burger"), reward("quiche")];
    const rows = (declined: readonly string[]) =>
      receiptRewards(
        { flow: "REGULAR", rewards },
        priced(
          [],
          rewards.filter(({ itemId }) => !declined.includes(itemId)),
        ),
        declined,
        MENU,
        wording,
        () => "12.90",
      );
    expect(rows([]).map((row) => row.state)).toEqual(["taken", "not-on-menu"]);
    expect(rows(["burger"]).map((row) => row.state)).toEqual(["left-out", "not-on-menu"]);
    expect(rows([]).map((row) => row.title)).toEqual(["Beet burger", "service's quiche"]);
  });

  test("stand on the order's own lines with PATCH_ORDER, and the rest of the line is paid", () => {
    const zeroing = { discountId: "LOYALTY100", type: "percent", value: "100" } as const;
    const rewards = [{ ...reward("burger"), discounts: [zeroing] }, reward("fries")];
    const burgers = line([{ groupId: "bun", modifierId: "barley", count: 1 }]);
    const menu: Menu = { ...MENU, items: { ...MENU.items, fries: { ...BURGER, id: "fries" } } };
    const basket = { lines: [burgers] };
    const patched = priceBasket({
      menu,
      basket,
      orderType: "EAT_IN",
      digits: 2,
      taxesIncluded: true,
      benefits: { ...NO_BENEFITS, flow: "PATCH_ORDER", rewards },
      usePoints: false,
    });
    const [row] = rowsOf(basket.lines, { priced: patched, menu });
    expect(row).toMatchObject({ count: 2, total: "12.9", reward: { units: 1, was: "25.8" } });
    const rows = receiptRewards(
      { flow: "PATCH_ORDER", rewards },
      patched,
      [],
      menu,
      wording,
      () => "12.90",
    );
    expect(rows.map(({ itemId, state }) => [itemId, state])).toEqual([["fries", "not-ordered"]]);
  });
});
