import { describe, expect, it } from "vitest";
import type { ItemLine } from "./basket.ts";
import { comboOffer, picksWithLine } from "./combo-offer.ts";
import type { Combo, Menu, MenuItem } from "./menu.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("lettuce", "0")], {
  min: 1,
  max: 1,
});
const extras = groupOf("extras", [
  modifierOf("cheddar", "0.90"),
  modifierOf("egg", "1.40"),
  modifierOf("chilli", "0.50"),
]);
const burger = itemOf("burger", "12.90", { modifierGroups: [bun, extras] });
const [fries, sweetFries, cola, cake] = ["fries", "sweet-fries", "cola", "cake"].map((id) =>
  itemOf(id, "4.00"),
);

const main = stepOf("main", [
  stepItemOf("burger", "1.00", { forbiddenModifiers: ["lettuce", "egg"] }),
  stepItemOf("cake", "0", { preselected: true }),
]);
const side = stepOf("side", [stepItemOf("sweet-fries", "0.60"), stepItemOf("fries", "0.20")]);
const sweet = stepOf("sweet", [stepItemOf("cake", "1.50")], { min: 0 });
const tray = comboOf("tray", "17.90", [main, side, sweet]);
const drinkFirst = comboOf("drink-first", "9.00", [
  stepOf("drink", [stepItemOf("cola", "0")]),
  stepOf("main", [stepItemOf("burger", "0")]),
]);

const line = (itemId: string, ...modifierIds: string[]): ItemLine => ({
  kind: "item",
  lineId: "line",
  itemId,
  count: 2,
  choices: modifierIds.map((modifierId) => ({
    groupId: ["barley", "lettuce"].includes(modifierId) ? "bun" : "extras",
    modifierId,
    count: 1,
  })),
});

/** A menu with these combos in a subcategory, and another one in no category. */
function menuOf(...combos: readonly Combo[]): Menu {
  const items = [burger, fries, sweetFries, cola, cake].flatMap((item): MenuItem[] =>
    item ? [item] : [],
  );
  const hidden = comboOf("hidden", "1.00", [stepOf("all", [stepItemOf("fries", "0")])]);
  const products = combos.map(({ id }) => ({ kind: "combo" as const, id }));
  const inner = { id: "inner", title: {}, isPopup: false, subcategories: [], products };
  const root = { ...inner, id: "root", subcategories: [inner], products: [] };
  return { ...menuWith(items, [...combos, hidden]), categories: [root] };
}

describe("the extra price of a combo over the dish alone", () => {
  it("includes its price, the dish's surcharge, allowed choices, and the cheapest of the missing ones", () => {
    const offer = comboOffer(line("burger", "barley", "cheddar"), menuOf(tray), "EAT_IN");
    // 17.90 + 1.00 + 0.90 + fries 0.20, minus 12.90 + 0.90
    expect(offer).toMatchObject({ combo: { id: "tray" }, step: { id: "main" }, extra: "6.2" });
  });

  it("does not charge a choice that the step forbids", () => {
    const offer = comboOffer(line("burger", "barley", "egg"), menuOf(tray), "EAT_IN");
    // 17.90 + 1.00 + 0.20, minus 12.90 + 1.40
    expect(offer?.extra).toBe("4.8");
  });

  it("may be negative", () => {
    expect(comboOffer(line("burger"), menuOf(drinkFirst), "EAT_IN")?.extra).toBe("-3.9");
  });

  it("is a minimum if another step, even an optional one, has something dearer", () => {
    const isFrom = (combo: Combo) => comboOffer(line("burger"), menuOf(combo), "EAT_IN")?.isFrom;
    expect(isFrom(tray)).toBe(true);
    expect(isFrom({ ...tray, steps: [main, sweet] })).toBe(true);
    const plain = stepOf("side", [stepItemOf("fries", "0.20"), stepItemOf("cola", "0.20")]);
    expect(isFrom({ ...tray, steps: [main, plain] })).toBe(false);
  });
});

describe("which combo is offered", () => {
  const offered = (itemId: string, menu: Menu) =>
    comboOffer(line(itemId), menu, "EAT_IN")?.combo.id ?? null;

  it("is the one whose first step has the dish, then the cheaper one", () => {
    expect(offered("burger", menuOf(drinkFirst, tray))).toBe("tray");
    const cheaper = { ...tray, id: "cheaper", prices: drinkFirst.prices };
    expect(offered("burger", menuOf(tray, cheaper))).toBe("cheaper");
  });

  it("is none if no combo on the menu has the dish", () => {
    expect(offered("fries", menuOf(drinkFirst))).toBeNull();
    expect(offered("gone", menuOf(tray))).toBeNull();
  });
});

describe("a dish that becomes part of a combo", () => {
  const begun = (combo: Combo, ...modifierIds: string[]) =>
    picksWithLine(combo, line("burger", ...modifierIds), menuOf(tray));
  const chosen = (choices: readonly { modifierId: string }[] | undefined) =>
    choices?.map(({ modifierId }) => modifierId);

  it("replaces a preselected dish and keeps its choices as far as the step allows", () => {
    const { picks, left } = begun(tray, "lettuce", "cheddar", "egg");
    expect(picks.map(({ itemId }) => itemId)).toEqual(["burger"]);
    expect(chosen(picks[0]?.choices)).toEqual(["cheddar"]);
    expect(chosen(left)).toEqual(["lettuce", "egg"]);
  });

  it("is added to the preselected dishes if there is room, with its choices within the bounds of its groups", () => {
    const two = { ...main, max: 2, items: main.items.map((item) => ({ ...item })) };
    const { picks } = begun({ ...tray, steps: [two, side] }, "barley", "cheddar");
    expect(picks.map(({ itemId }) => itemId)).toEqual(["cake", "burger"]);
    const tight = { ...extras, max: 1 };
    const menu = menuOf(tray);
    const narrow: Menu = {
      ...menu,
      items: { ...menu.items, burger: { ...burger, modifierGroups: [bun, tight] } },
    };
    const { picks: narrowPicks, left } = picksWithLine(
      tray,
      line("burger", "cheddar", "chilli"),
      narrow,
    );
    expect(chosen(narrowPicks[0]?.choices)).toEqual(["cheddar"]);
    expect(chosen(left)).toEqual(["chilli"]);
  });

  it("leaves the combo unchanged if no step has it", () => {
    const { picks, left } = picksWithLine(tray, line("cola", "cheddar"), menuOf(tray));
    expect(picks.map(({ itemId }) => itemId)).toEqual(["cake"]);
    expect(chosen(left)).toEqual(["cheddar"]);
  });
});
