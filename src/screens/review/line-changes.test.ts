import { describe, expect, test } from "vitest";
import type { BasketLine, ComboLine, ItemLine } from "../../../domain/basket.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Menu } from "../../../domain/menu.ts";
import {
  comboOf,
  costs,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "../../../domain/testing/products.ts";
import { lineChange } from "./line-changes.ts";

const bun = groupOf("bun", [modifierOf("barley", "0")], { min: 1, max: 1 });
const extras = groupOf("extras", [modifierOf("cheddar", "0.90"), modifierOf("egg", "1.40")]);
const burger = itemOf("burger", "12.90", { modifierGroups: [bun, extras] });
const fries = itemOf("fries", "4.60");
const cookie = itemOf("cookie", "2.50");
const combo = comboOf("tray", "17.90", [
  stepOf("main", [stepItemOf("burger", "1.00"), stepItemOf("fries", "0")]),
  stepOf("sweet", [stepItemOf("cookie", "1.50")], { min: 0 }),
]);
const before = menuWith([burger, fries, cookie], [combo]);

const choice = (groupId: string, modifierId: string) => ({ groupId, modifierId, count: 1 });
const dish: ItemLine = {
  kind: "item",
  lineId: "dish",
  itemId: "burger",
  count: 2,
  choices: [choice("bun", "barley"), choice("extras", "cheddar")],
};
const tray: ComboLine = {
  kind: "combo",
  lineId: "tray",
  comboId: "tray",
  count: 1,
  picks: [
    { pickId: "1", stepId: "main", itemId: "burger", choices: [choice("bun", "barley")] },
    { pickId: "2", stepId: "sweet", itemId: "cookie", choices: [] },
  ],
};

const SOURCE = {
  orderType: "EAT_IN",
  digits: 2,
  taxesIncluded: true,
  wording: (text: LocalizedText) => text.en ?? "",
} as const;

const changeOf = (line: BasketLine, menu: Menu) => lineChange(line, { ...SOURCE, before, menu });

describe("a line of the order, compared with the current menu", () => {
  test("has no change if nothing that concerns it has changed", () => {
    expect(changeOf(dish, before)).toBeNull();
    const elsewhere = menuWith([burger, { ...fries, prices: costs("9") }], [combo]);
    expect(changeOf(dish, elsewhere)).toBeNull();
  });

  test("has another price: both amounts of all units, to be accepted as it is", () => {
    const dearer = menuWith([{ ...burger, prices: costs("13.50") }, fries, cookie], [combo]);
    expect(changeOf(dish, dearer)).toEqual({
      lost: [],
      price: { was: "27.60", now: "28.80", withTaxes: false },
      acceptable: dish,
    });
    // In a combo the dish's own price does not apply.
    expect(changeOf(tray, dearer)).toBeNull();
  });

  test("has other taxes: amounts that contain them, if they are added to the prices", () => {
    const lineFrom = (rate: string) => menuWith([{ ...fries, prices: costs("4.60", rate) }]);
    const line: ItemLine = { ...dish, itemId: "fries", choices: [] };
    const changed = (taxesIncluded: boolean) =>
      lineChange(line, { ...SOURCE, before: lineFrom("5"), menu: lineFrom("10"), taxesIncluded });
    expect(changed(false)).toEqual({
      lost: [],
      price: { was: "9.66", now: "10.12", withTaxes: true },
      acceptable: line,
    });
    expect(changed(true)).toBeNull();
  });

  test("has lost a choice: its name, and the line without it", () => {
    const less = groupOf("extras", extras.modifiers.slice(1));
    const menu = menuWith([{ ...burger, modifierGroups: [bun, less] }, fries, cookie], [combo]);
    expect(changeOf(dish, menu)).toEqual({
      lost: ["cheddar"],
      price: { was: "27.60", now: "25.80", withTaxes: false },
      acceptable: { ...dish, choices: [choice("bun", "barley")] },
    });
  });

  test("has lost a required choice: nothing to accept", () => {
    const other = groupOf("bun", [modifierOf("brioche", "0")], { min: 1, max: 1 });
    const menu = menuWith([{ ...burger, modifierGroups: [other, extras] }, fries, cookie], [combo]);
    expect(changeOf(dish, menu)).toEqual({ lost: ["barley"], price: null, acceptable: null });
  });

  test("was removed: nothing to accept, and nothing else reported", () => {
    expect(changeOf(dish, menuWith([fries]))).toEqual({ lost: [], price: null, acceptable: null });
  });

  test("of a combo loses an optional pick and can be accepted without it", () => {
    const [main] = combo.steps;
    const menu = menuWith([burger, fries], [{ ...combo, steps: main ? [main] : [] }]);
    expect(changeOf(tray, menu)).toEqual({
      lost: ["sweet"],
      price: { was: "20.40", now: "18.90", withTaxes: false },
      acceptable: { ...tray, picks: tray.picks.slice(0, 1) },
    });
  });

  test("of a combo loses a required pick: its name, and nothing to accept", () => {
    const main = stepOf("main", [stepItemOf("fries", "0")]);
    const steps = combo.steps.map((step) => (step.id === "main" ? main : step));
    const menu = menuWith([fries, cookie], [{ ...combo, steps }]);
    expect(changeOf(tray, menu)).toEqual({ lost: ["burger"], price: null, acceptable: null });
  });
});
