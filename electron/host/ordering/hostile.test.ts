import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examples } from "../../../contracts/examples/ordering.ts";
import { menuEnvelope } from "../../../contracts/ordering.ts";
import type { Category, Menu } from "../../../domain/menu.ts";
import { compare } from "../../../domain/money.ts";
import { parseJson } from "../net/json.ts";
import { readCreateAnswer, readHealth, readOrdersAnswer } from "./answers.ts";
import { readMenu } from "./client.ts";
import { importMenu } from "./import.ts";
import { menuWire, wireItemOf, wireModifierOf, wireRoot, wireSub } from "./testing/menu-wire.ts";
import { MUTATIONS, spoil } from "./testing/mutations.ts";

const seed = fc.integer({ min: 0, max: 2 ** 31 });
const surcharges = { EAT_IN: { value: 0 } };
/** A menu with one of everything, its references all intact. */
const menu = menuWire({
  categories: [
    wireRoot("top", { subCategories: [{ subCategory: "ref-sub", sortOrder: 1 }] }),
    wireSub("sub", { isPopup: true }),
    wireRoot("food", { rootSortOrder: 1 }),
  ],
  modifierGroups: [
    {
      refId: "proto",
      id: "proto",
      title: { en: "Sauce" },
      min: 1,
      max: 2,
      free: 1,
      modifiers: [{ modifier: "ref-mayo", selected: true }, { modifier: "ref-chili" }],
    },
  ],
  modifiers: [wireModifierOf("mayo"), wireModifierOf("chili")],
  items: [
    wireItemOf("burger", { modifierGroups: [{ basedOn: "proto", max: 1 }] }),
    wireItemOf("fries", { categories: [{ category: "ref-sub" }], modifierGroups: [] }),
  ],
  combos: [
    {
      ...wireItemOf("meal"),
      pricesByOrderingType: { EAT_IN: { value: 9 } },
      steps: [
        {
          id: "main",
          title: { en: "Main" },
          min: 1,
          max: 1,
          sortOrder: 1,
          items: [
            { refId: "ref-burger", selected: true, pricesByOrderingType: surcharges },
            { refId: "ref-fries", forbiddenModifiers: ["mayo"], pricesByOrderingType: surcharges },
          ],
        },
      ],
    },
  ],
});

/** What holds for every imported menu, whatever came: the screens and the pricing build on it. */
function expectConsistent({ categories, items, combos }: Menu): void {
  const productsExist = (category: Category) => {
    for (const { kind, id } of category.products) {
      expect((kind === "item" ? items : combos)[id]?.id).toBe(id);
    }
  };
  for (const root of categories) {
    expect(root.isPopup).toBe(false);
    expect(root.subcategories.length > 0).not.toBe(root.products.length > 0);
    productsExist(root);
    for (const sub of root.subcategories) {
      expect(sub.subcategories).toEqual([]);
      expect(sub.products.length).toBeGreaterThan(0);
      productsExist(sub);
    }
  }
  for (const item of Object.values(items)) {
    expect(Object.keys(item.title).length).toBeGreaterThan(0);
    expect(Object.keys(item.prices).length).toBeGreaterThan(0);
    for (const price of Object.values(item.prices)) {
      expect(compare(price.value, "0")).toBeGreaterThanOrEqual(0);
    }
    const groupIds = item.modifierGroups.map(({ id }) => id);
    expect(new Set(groupIds).size).toBe(groupIds.length);
    for (const { min, max, modifiers } of item.modifierGroups) {
      expect(modifiers.length).toBeGreaterThan(0);
      expect(max === null || max >= Math.max(min, 1)).toBe(true);
      const preselected = modifiers.filter((modifier) => modifier.preselected).length;
      expect(max === null || preselected <= max).toBe(true);
    }
  }
  for (const combo of Object.values(combos)) {
    expect(items[combo.id]).toBeUndefined();
    for (const step of combo.steps) {
      expect(step.max).toBeGreaterThanOrEqual(Math.max(step.min, 1));
      for (const stepItem of step.items) {
        expect(items[stepItem.itemId]).toBeDefined();
        expect(Object.keys(stepItem.surcharges)).toEqual(
          expect.arrayContaining(Object.keys(combo.prices)),
        );
      }
    }
  }
}

describe("whatever comes from the vendor", () => {
  test("an intact menu is imported whole", () => {
    const { menu: imported, warnings } = importMenu(menu);
    expect(warnings).toEqual([]);
    expect(Object.keys(imported.items)).toEqual(["burger", "fries"]);
    expect(Object.keys(imported.combos)).toEqual(["meal"]);
    expectConsistent(imported);
  });

  test("a spoiled menu is refused, or becomes a menu that holds together", () => {
    let imported = 0;
    fc.assert(
      fc.property(seed, (number) => {
        const envelope = readMenu(spoil(menu, number));
        if (envelope === null) return;
        imported += 1;
        expectConsistent(importMenu(envelope).menu);
      }),
      { numRuns: MUTATIONS },
    );
    expect(imported).toBeGreaterThan(MUTATIONS / 4);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("a spoiled answer ends in a reading or in none, and is never accepted without a posId", () => {
    const answers = examples.filter(({ schema }) => /Response|Accepted|Rejected/.test(schema));
    expect(answers.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(seed, fc.constantFrom(...answers), (number, { message }) => {
        const json = parseJson(spoil(message, number));
        const value = json.ok ? json.value : undefined;
        const created = readCreateAnswer(value);
        if (created?.kind === "accepted") expect(created.posId).not.toBe("");
        const health = readHealth(value);
        if (health.status === "DOWN") expect(health.detail).not.toBe("");
        for (const order of readOrdersAnswer(value, ["pos-1"])?.orders ?? []) {
          expect(order.posId).toBe("pos-1");
        }
        menuEnvelope.safeParse(value);
      }),
      { numRuns: MUTATIONS },
    );
  });
});
