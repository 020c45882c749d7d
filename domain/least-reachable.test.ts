import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ItemLine } from "./basket.ts";
import { addUnit, allowsSeveral, type Choice, groupProblem, toggleModifier } from "./choices.ts";
import { comboOffer } from "./combo-offer.ts";
import { addPick, type ComboPick, offeredItem, stepProblem } from "./combo-picks.ts";
import { leastComboPrice, leastItemPrice } from "./least-price.ts";
import { priceCombo, priceItem } from "./line-prices.ts";
import type { Combo, ComboStep, Menu, MenuItem, ModifierGroup } from "./menu.ts";
import { compare, type Decimal, subtract } from "./money.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

/** A group of up to three modifiers; some with a negative price, some required several times. */
const group = (id: string, modifiers = 3): fc.Arbitrary<ModifierGroup> =>
  fc
    .record({
      prices: fc.array(fc.constantFrom("-0.4", "0", "0.5", "0.8", "1.3"), {
        minLength: 1,
        maxLength: modifiers,
      }),
      min: fc.integer({ min: 0, max: modifiers }),
      more: fc.option(fc.integer({ min: 0, max: modifiers - 1 })),
      free: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ prices, min, more, free }) => {
      const modifiers = prices.map((price, index) => modifierOf(`${id}-${index}`, price));
      const several = min > modifiers.length;
      const max = more === null && !several ? null : Math.max(1, min + (more ?? 0));
      return groupOf(id, modifiers, { min, max, free });
    });

/** Every combination of choices in a group, unit by unit, beginning with `chosen`. */
function combinationsOf(group: ModifierGroup, chosen: readonly Choice[]): (readonly Choice[])[] {
  const ways = [chosen];
  for (const way of ways) {
    for (const { id } of group.modifiers) {
      if (!allowsSeveral(group) && way.some(({ modifierId }) => modifierId === id)) continue;
      // A choice of at most one is not replaced here: that is another combination.
      if (group.max === 1 && way.some(({ groupId }) => groupId === group.id)) continue;
      const next = allowsSeveral(group) ? addUnit(group, way, id) : toggleModifier(group, way, id);
      if (next !== way) ways.push(next);
    }
  }
  return ways.filter((way) => groupProblem(group, way) === null);
}

function choicesOf(item: Pick<MenuItem, "modifierGroups">, chosen: readonly Choice[] = []) {
  return item.modifierGroups.reduce<(readonly Choice[])[]>(
    (all, group) => all.flatMap((choices) => combinationsOf(group, choices)),
    [chosen],
  );
}

const least = (prices: readonly Decimal[]): Decimal | undefined => [...prices].sort(compare)[0];

/** Every combination of picks in a step and choices for each pick; `picks` are included unchanged. */
function pickingsOf(
  step: ComboStep,
  menu: Menu,
  picks: readonly ComboPick[],
): (readonly ComboPick[])[] {
  const ways: (readonly ComboPick[])[] = [picks];
  for (const way of ways) {
    if (way.filter(({ stepId }) => stepId === step.id).length >= step.max) continue;
    for (const { itemId } of step.items) {
      const offered = offeredItem(step, itemId, menu);
      const added = addPick(step, way, itemId, menu);
      const last = added.at(-1);
      if (!offered || !last) continue;
      for (const choices of choicesOf(offered.item)) ways.push([...way, { ...last, choices }]);
    }
  }
  return ways.filter((way) => stepProblem(step, way) === null);
}

const leastOfAll = (combo: Combo, menu: Menu, starts: readonly (readonly ComboPick[])[]) =>
  least(
    combo.steps
      .reduce((all, step) => all.flatMap((picks) => pickingsOf(step, menu, picks)), starts)
      .map((picks) => priceCombo(combo, picks, menu, "EAT_IN").unitPrice),
  );

const surcharge = fc.constantFrom("-0.3", "0", "0.6");
const kitchen = fc
  .record({
    dish: group("dish", 2),
    side: group("side", 2),
    surcharges: fc.tuple(surcharge, surcharge, surcharge),
    forbidden: fc.subarray(["side-0"]),
    min: fc.integer({ min: 0, max: 2 }),
    more: fc.constantFrom(0, 1),
  })
  .map(({ dish, side, surcharges: [one, two, three], forbidden, min, more }) => {
    const items = [
      itemOf("dish", "6", { modifierGroups: [dish] }),
      itemOf("side", "4", { modifierGroups: [side] }),
      itemOf("plain", "3"),
    ];
    const combo = comboOf("tray", "9", [
      stepOf("main", [stepItemOf("dish", one)]),
      stepOf(
        "sides",
        [
          stepItemOf("plain", two),
          ...(side.modifiers.length > 1 || side.min === 0
            ? [stepItemOf("side", three, { forbiddenModifiers: forbidden })]
            : []),
        ],
        { min, max: Math.min(2, Math.max(1, min + more)) },
      ),
    ]);
    const inner = { id: "all", title: {}, isPopup: false, subcategories: [] };
    const menu: Menu = {
      ...menuWith(items, [combo]),
      categories: [{ ...inner, products: [{ kind: "combo", id: "tray" }] }],
    };
    return { menu, combo, dish };
  });

describe("the minimum price is the lowest that any combination reaches", () => {
  it("for a dish", () => {
    fc.assert(
      fc.property(group("one"), group("two"), (one, two) => {
        const item = itemOf("dish", "2", { modifierGroups: [one, two] });
        const reached = choicesOf(item).map(
          (choices) => priceItem(item, choices, "EAT_IN").unitPrice,
        );
        expect(leastItemPrice(item, "EAT_IN").price).toBe(least(reached));
      }),
      { numRuns: 300 },
    );
  });

  it("for a combo", () => {
    fc.assert(
      fc.property(kitchen, ({ menu, combo }) => {
        expect(leastComboPrice(combo, menu, "EAT_IN").price).toBe(leastOfAll(combo, menu, [[]]));
      }),
      { numRuns: 150 },
    );
  });

  it("for a combo that is offered for a dish with its choices", () => {
    fc.assert(
      fc.property(kitchen, fc.nat(), ({ menu, combo, dish }, at) => {
        const ways = combinationsOf(dish, []);
        const choices = ways[at % ways.length] ?? [];
        const line: ItemLine = { kind: "item", lineId: "1", itemId: "dish", count: 1, choices };
        const item = menu.items.dish;
        const [main, sides] = combo.steps;
        if (!item || !main || !sides) throw new Error("no dish");
        const own: ComboPick = { pickId: "1", stepId: "main", itemId: "dish", choices };
        const starts = choicesOf(item, choices).map((all) => [{ ...own, choices: all }]);
        const whole = starts.flatMap((picks) => pickingsOf(sides, menu, picks));
        const alone = priceItem(item, choices, "EAT_IN").unitPrice;
        const cheapest = least(
          whole.map((picks) => priceCombo(combo, picks, menu, "EAT_IN").unitPrice),
        );
        expect(comboOffer(line, menu, "EAT_IN")?.extra).toBe(subtract(cheapest ?? "", alone));
      }),
      { numRuns: 150 },
    );
  });

  it("of two required units includes the second's price if the first is free", () => {
    const sauces = groupOf("sauces", [modifierOf("salt", "0"), modifierOf("aioli", "0.6")], {
      min: 2,
    });
    const fries = itemOf("fries", "4", { modifierGroups: [sauces] });
    expect(leastItemPrice(fries, "EAT_IN")).toEqual({ price: "4.6", isFrom: false });
  });

  it("of a combo with a required paid choice includes that choice", () => {
    const size = groupOf("size", [modifierOf("small", "0.5"), modifierOf("large", "1")], {
      min: 1,
      max: 1,
    });
    const [burger, cola] = [itemOf("burger", "8"), itemOf("cola", "3", { modifierGroups: [size] })];
    const tray = comboOf("tray", "9", [
      stepOf("main", [stepItemOf("burger", "0")]),
      stepOf("drink", [stepItemOf("cola", "0")]),
    ]);
    const products = [{ kind: "combo", id: "tray" }] as const;
    const shown = { id: "all", title: {}, isPopup: false, subcategories: [], products };
    const menu: Menu = { ...menuWith([burger, cola], [tray]), categories: [shown] };
    const line: ItemLine = { kind: "item", lineId: "1", itemId: "burger", count: 1, choices: [] };
    expect(comboOffer(line, menu, "EAT_IN")).toMatchObject({ extra: "1.5", isFrom: true });
  });
});
