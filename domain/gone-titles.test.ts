import { describe, expect, test } from "vitest";
import type { ComboLine, ItemLine } from "./basket.ts";
import { goneTitles } from "./gone-titles.ts";
import type { Menu } from "./menu.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const extras = groupOf("extras", [modifierOf("cheddar", "0.90"), modifierOf("egg", "1.40")]);
const burger = itemOf("burger", "12.90", { modifierGroups: [extras] });
const plain = itemOf("burger", "12.90");
const fries = itemOf("fries", "4.60");
const main = stepOf("main", [stepItemOf("burger", "0"), stepItemOf("fries", "0")]);
const side = stepOf("side", [stepItemOf("fries", "0")], { min: 0 });
const tray = comboOf("tray", "17.90", [main, side]);
const before = menuWith([burger, fries], [tray]);

const choices = [
  { groupId: "extras", modifierId: "egg", count: 1 },
  { groupId: "extras", modifierId: "cheddar", count: 1 },
];
const dish: ItemLine = { kind: "item", lineId: "1", itemId: "burger", count: 1, choices };
const combo: ComboLine = {
  kind: "combo",
  lineId: "2",
  comboId: "tray",
  count: 1,
  picks: [
    { pickId: "1", stepId: "main", itemId: "burger", choices },
    { pickId: "2", stepId: "side", itemId: "fries", choices: [] },
  ],
};

const namesOf = (line: ItemLine | ComboLine, now: Menu) =>
  goneTitles(line, before, now).map(({ en }) => en);

describe("what is gone of a dish", () => {
  test.each([
    ["nothing, while the menu has everything", before, []],
    ["the dish itself", menuWith([fries], [tray]), ["burger"]],
    [
      "a choice, and not the dish",
      menuWith([
        { ...burger, modifierGroups: [{ ...extras, modifiers: extras.modifiers.slice(1) }] },
      ]),
      ["cheddar"],
    ],
    ["all choices of a group", menuWith([plain]), ["egg", "cheddar"]],
  ])("%s", (_what, now, names) => {
    expect(namesOf(dish, now)).toEqual(names);
  });
});

describe("what is gone of a combo", () => {
  test.each([
    ["nothing, while the menu has everything", before, []],
    ["the combo itself", menuWith([burger, fries]), ["tray"]],
    [
      "a pick, and not the combo",
      menuWith(
        [burger, fries],
        [comboOf("tray", "17.90", [stepOf("main", [stepItemOf("fries", "0")]), side])],
      ),
      ["burger"],
    ],
    ["a step", menuWith([burger, fries], [comboOf("tray", "17.90", [main])]), ["side"]],
    ["a choice of a pick", menuWith([plain, fries], [tray]), ["egg", "cheddar"]],
  ])("%s", (_what, now, names) => {
    expect(namesOf(combo, now)).toEqual(names);
  });
});
