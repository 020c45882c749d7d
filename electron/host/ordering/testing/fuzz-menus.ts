import assert from "node:assert/strict";
import { KIOSK_ORDER_TYPES, type OrderType } from "../../../../contracts/ordering.ts";
import type { BasketLine } from "../../../../domain/basket.ts";
import { MAX_GROUP_UNITS, preselectedChoices } from "../../../../domain/choices.ts";
import { preselectedPicks } from "../../../../domain/combo-picks.ts";
import { priceCombo, priceItem } from "../../../../domain/line-prices.ts";
import type {
  Category,
  Combo,
  GroupModifier,
  Menu,
  MenuItem,
  Prices,
} from "../../../../domain/menu.ts";
import { MenuAssembly } from "../../../../domain/menu-assembly.ts";
import { compare, ZERO } from "../../../../domain/money.ts";
import { buildMenu } from "../../../../sandbox/restaurant/menu/build.ts";
import { basketInput } from "../../rpc/basket-inputs.ts";
import type { FuzzTarget } from "../../testing/fuzz.ts";
import { mutate } from "../../testing/mutate.ts";
import { readMenuText } from "../read-menu.ts";
import { menuWire, wireItemOf, wireModifierOf, wireRoot, wireSub } from "./menu-wire.ts";

const surcharges = { EAT_IN: { value: 0 } };

/** A menu with one of everything, all references valid. */
export const smallMenu = menuWire({
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

/** The sandbox's whole restaurant, its references numbered so that a seed means the same menu each time. */
const restaurant: unknown = (() => {
  const text = JSON.stringify({ menu: buildMenu({ revision: 1, soldOut: [], prices: {} }) });
  const numbers = new Map<string, string>();
  return JSON.parse(
    text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => {
      const number = numbers.get(uuid) ?? `ref-${numbers.size}`;
      numbers.set(uuid, number);
      return number;
    }),
  );
})();
/** One menu in this many is the whole restaurant, which takes as long as a hundred small ones. */
const WHOLE_ONE_IN = 100;

/** Mutated menus through envelope, entities, import, and the pricing of all their products (ordering.md §2.1–2.6). */
export const menus: FuzzTarget = {
  name: "menus",
  contract: "ordering",
  check(seed) {
    const text = mutate(seed % WHOLE_ONE_IN === 0 ? restaurant : smallMenu, seed);
    const read = readMenuText({ text, orderTypes: KIOSK_ORDER_TYPES, knownDigest: null });
    if (read.kind !== "menu") return "rejected";
    const assembly = new MenuAssembly();
    const menu = read.parts.map((part) => assembly.take(JSON.parse(part))).at(-1)?.menu;
    assert.ok(menu);
    assertConsistent(menu);
    assert.ok(!("polluted" in Object.prototype));
    return "valid";
  },
};

/** Invariants of every imported menu, on which the screens and the pricing rely. */
export function assertConsistent(menu: Menu): void {
  for (const root of menu.categories) {
    assert.equal(root.isPopup, false);
    assert.notEqual(root.subcategories.length > 0, root.products.length > 0);
    assertProductsExist(root, menu);
    for (const sub of root.subcategories) {
      assert.deepEqual(sub.subcategories, []);
      assert.ok(sub.products.length > 0);
      assertProductsExist(sub, menu);
    }
  }
  for (const item of Object.values(menu.items)) assertItem(item);
  for (const combo of Object.values(menu.combos)) assertCombo(combo, menu);
}

function assertProductsExist({ products }: Category, menu: Menu): void {
  for (const { kind, id } of products) {
    assert.equal((kind === "item" ? menu.items : menu.combos)[id]?.id, id);
  }
}

function assertItem(item: MenuItem): void {
  assert.ok(Object.keys(item.title).length > 0);
  const groupIds = item.modifierGroups.map(({ id }) => id);
  assert.equal(new Set(groupIds).size, groupIds.length);
  for (const { min, max, modifiers } of item.modifierGroups) {
    assert.ok(modifiers.length > 0);
    assert.ok(max === null || max >= Math.max(min, 1));
    assert.ok(min <= modifiers.length || (max !== null && max <= MAX_GROUP_UNITS));
    const preselected = modifiers.filter((modifier) => modifier.preselected).length;
    assert.ok(max === null || preselected <= max);
  }
  const choices = preselectedChoices(item);
  assertPriced(item.prices, (orderType) => priceItem(item, choices, orderType));
  assertSayable({ kind: "item", lineId: "1", itemId: item.id, count: 1, choices });
}

function assertCombo(combo: Combo, menu: Menu): void {
  assert.equal(menu.items[combo.id], undefined);
  for (const step of combo.steps) {
    assert.ok(step.max >= Math.max(step.min, 1));
    for (const stepItem of step.items) {
      const item = menu.items[stepItem.itemId];
      assert.notEqual(item, undefined);
      for (const { min, modifiers } of item?.modifierGroups ?? []) {
        const isForbidden = ({ id }: GroupModifier) => stepItem.forbiddenModifiers.includes(id);
        assert.ok(min === 0 || !modifiers.every(isForbidden));
      }
      for (const orderType of Object.keys(combo.prices)) {
        assert.ok(Object.hasOwn(stepItem.surcharges, orderType));
      }
    }
  }
  const picks = preselectedPicks(combo, menu);
  assertPriced(combo.prices, (orderType) => priceCombo(combo, picks, menu, orderType));
  assertSayable({ kind: "combo", lineId: "1", comboId: combo.id, count: 1, picks });
}

/** The page can order it: its ids fit into the call. */
function assertSayable(line: BasketLine): void {
  assert.ok(basketInput.safeParse({ lines: [line] }).success);
}

/** A product's price is never negative; that of a modifier or a surcharge may be. */
function assertPriced(
  prices: Prices,
  priceAs: (orderType: OrderType) => { unitPrice: string; basePrice: string },
): void {
  assert.ok(Object.keys(prices).length > 0);
  for (const orderType of ["EAT_IN", "PICKUP"] as const) {
    const { unitPrice, basePrice } = priceAs(orderType);
    assert.ok(compare(basePrice, ZERO) >= 0);
    assert.ok(compare(unitPrice, ZERO) >= 0);
  }
}
