import { describe, expect, test } from "vitest";
import { menuResponse, type PricesByOrderingType } from "../../../contracts/ordering.ts";
import { buildMenu } from "./build.ts";
import { LOCALES } from "./model.ts";

const menu = buildMenu({ revision: 1_780_000_000, soldOut: [], prices: {} });
const without = (...ids: string[]) => buildMenu({ revision: 1, soldOut: ids, prices: {} });
const entities = [
  ...menu.categories,
  ...menu.modifierGroups,
  ...menu.modifiers,
  ...menu.items,
  ...menu.combos,
];
const byId = <Entity extends { id?: string | null }>(list: readonly Entity[], id: string) => {
  const found = list.find((entity) => entity.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
/** A menu with every refId replaced by its global id, so that two can be compared. */
function withGlobalIds(built: typeof menu): string {
  const lists = [
    built.categories,
    built.modifierGroups,
    built.modifiers,
    built.items,
    built.combos,
  ];
  const embedded = built.items.flatMap((item) => item.modifierGroups ?? []);
  const steps = built.combos.flatMap((combo) => combo.steps ?? []);
  const refs = [...lists.flat(), ...embedded, ...steps];
  return refs.reduce(
    (wire, { refId, id }) => wire.replaceAll(`"${refId}"`, `"${id}"`),
    JSON.stringify(built),
  );
}

describe("the menu of Beet & Barley", () => {
  test("is a GetMenuResponseV2 of the contract", () => {
    const answer = { requestId: crypto.randomUUID(), menu };
    expect(menuResponse.parse(answer)).toEqual(answer);
  });

  test("has at least 60 items that can be ordered separately, and three combos", () => {
    expect(menu.items.filter(({ categories }) => categories).length).toBeGreaterThanOrEqual(60);
    expect(menu.combos.length).toBeGreaterThanOrEqual(3);
  });

  test("gives every entity its own refId, global id and code, and a title in four languages", () => {
    for (const key of ["refId", "id", "code"] as const) {
      const values = entities.map((entity) => entity[key]);
      expect(new Set(values).size).toBe(values.length);
      expect(values.every(Boolean)).toBe(true);
    }
    for (const { id, title, description } of entities) {
      for (const text of description ? [title, description] : [title]) {
        expect([id, Object.keys(text ?? {})]).toEqual([id, [...LOCALES]]);
        expect([id, Object.values(text ?? {}).every((words) => Boolean(words?.trim()))]).toEqual([
          id,
          true,
        ]);
      }
    }
  });

  test("writes Arabic in Arabic and nothing else in it", () => {
    const arabic = /\p{Script=Arabic}/u;
    for (const { id, title } of entities) {
      expect([id, arabic.test(title?.ar ?? "")]).toEqual([id, true]);
      for (const locale of ["en", "de", "tr"]) {
        expect([id, locale, arabic.test(title?.[locale] ?? "")]).toEqual([id, locale, false]);
      }
    }
  });

  test("has no dangling references", () => {
    const refs = (list: readonly { refId: string }[]) => new Set(list.map(({ refId }) => refId));
    const categories = refs(menu.categories);
    const modifiers = refs(menu.modifiers);
    const groups = refs(menu.modifierGroups);
    const items = refs(menu.items);
    const links = [...menu.items, ...menu.combos].flatMap((product) => product.categories ?? []);
    expect(links.every(({ category }) => categories.has(category))).toBe(true);
    const embedded = menu.items.flatMap((item) => item.modifierGroups ?? []);
    for (const group of [...menu.modifierGroups, ...embedded]) {
      expect((group.modifiers ?? []).every(({ modifier }) => modifiers.has(modifier))).toBe(true);
    }
    expect(embedded.every(({ basedOn }) => !basedOn || groups.has(basedOn))).toBe(true);
    expect(
      embedded.every(({ basedOn, modifiers }) => Boolean(basedOn) !== Boolean(modifiers)),
    ).toBe(true);
    for (const item of menu.combos.flatMap(({ steps }) =>
      (steps ?? []).flatMap((s) => s.items ?? []),
    )) {
      expect(items.has(item.refId)).toBe(true);
      expect((item.forbiddenModifiers ?? []).every((ref) => modifiers.has(ref))).toBe(true);
    }
  });

  test("gives a root either subcategories or products, and nests two levels at most", () => {
    const products = [...menu.items, ...menu.combos];
    const holdsProducts = (refId: string) =>
      products.some(({ categories }) => categories?.some(({ category }) => category === refId));
    for (const { id, refId, root, subCategories } of menu.categories) {
      expect([id, holdsProducts(refId)]).toEqual([id, subCategories === undefined]);
      for (const { subCategory } of subCategories ?? []) {
        const child = menu.categories.find((category) => category.refId === subCategory);
        expect([id, root, child?.root, child?.subCategories]).toEqual([id, true, false, undefined]);
      }
    }
    const popups = menu.categories.filter(({ isPopup }) => isPopup);
    expect(popups.map(({ id, root }) => [id, root])).toEqual([["sides-dips", false]]);
  });

  test("keeps every group and step within what it offers", () => {
    for (const { id, min, max, free, modifiers } of menu.modifierGroups) {
      const selected = (modifiers ?? []).filter(({ selected }) => selected).length;
      expect([id, (min ?? 0) <= (max ?? 0), (free ?? 0) <= (max ?? 0)]).toEqual([id, true, true]);
      expect(selected).toBeLessThanOrEqual(max ?? 0);
    }
    for (const step of menu.combos.flatMap(({ steps }) => steps ?? [])) {
      expect(step.min).toBeLessThanOrEqual(step.max);
      const selected = (step.items ?? []).filter(({ selected }) => selected).length;
      expect(selected).toBeLessThanOrEqual(step.max);
    }
  });

  test("prices each combo choice for the ordering types of its combo", () => {
    const types = (prices: PricesByOrderingType | null | undefined) => Object.keys(prices ?? {});
    for (const { pricesByOrderingType, steps } of menu.combos) {
      for (const choice of (steps ?? []).flatMap(({ items }) => items ?? [])) {
        expect(types(choice.pricesByOrderingType)).toEqual(types(pricesByOrderingType));
      }
    }
  });

  test("has no modifier twice in one item, so that an order line says what it means", () => {
    const memberOf = new Map(menu.modifierGroups.map((g) => [g.refId, g.modifiers ?? []]));
    for (const { id, modifierGroups } of menu.items) {
      const all = (modifierGroups ?? []).flatMap(
        ({ basedOn, modifiers }) => modifiers ?? memberOf.get(basedOn ?? "") ?? [],
      );
      expect([id, new Set(all.map(({ modifier }) => modifier)).size]).toEqual([id, all.length]);
    }
  });

  test("uses new refIds in each response and changes nothing else", () => {
    const again = buildMenu({ revision: menu.revision, soldOut: [], prices: {} });
    expect(again.items[0]?.refId).not.toBe(menu.items[0]?.refId);
    expect(withGlobalIds(again)).toBe(withGlobalIds(menu));
  });

  test("describes each dish and its allergens", () => {
    expect(byId(menu.items, "burger-beet").description).toMatchObject({
      en: "Roast beet patty, whipped goat cheese, rocket\nContains gluten, milk, sesame",
      de: "Rote-Bete-Patty, Ziegenkäsecreme, Rucola\nEnthält Gluten, Milch, Sesam",
    });
  });
});

describe("what is sold out", () => {
  test("is removed from the menu and from the combos that offer it", () => {
    const today = without("burger-beet");
    expect(today.items.map(({ id }) => id)).not.toContain("burger-beet");
    const burgers = byId(today.combos, "combo-lunch-tray").steps?.[0]?.items;
    expect(burgers?.map(({ id }) => id)).toEqual([
      "burger-barley",
      "burger-chicken",
      "burger-double",
    ]);
  });

  test("removes a combo when one of its steps is empty", () => {
    const today = without("toast-cheese", "quiche-leek-gruyere");
    expect(today.combos.map(({ id }) => id)).not.toContain("combo-soup-and-toast");
    expect(today.combos.map(({ id }) => id)).toContain("combo-little-tray");
  });

  test("removes the burgers when there is no bun at all, but not for a missing extra", () => {
    const noBuns = without("bun-barley", "bun-brioche", "bun-lettuce");
    expect(noBuns.items.map(({ id }) => id)).not.toContain("burger-beet");
    expect(noBuns.items.map(({ id }) => id)).toContain("wrap-falafel");
    const noEgg = without("extra-fried-egg");
    expect(noEgg.modifiers.map(({ id }) => id)).not.toContain("extra-fried-egg");
    expect(byId(noEgg.modifierGroups, "group-extras").modifiers).toHaveLength(5);
    expect(noEgg.items.map(({ id }) => id)).toContain("burger-beet");
    expect(menuResponse.shape.menu.safeParse(noEgg).success).toBe(true);
  });

  test("leaves no dangling reference, whatever is removed", () => {
    for (const { id } of [...menu.modifiers, ...menu.items]) {
      const today = without(id ?? "");
      const wire = JSON.stringify(today);
      const known = new Set(
        [today.categories, today.modifierGroups, today.modifiers, today.items]
          .flat()
          .map(({ refId }) => refId),
      );
      const pointers = [...wire.matchAll(/"(?:modifier|category|subCategory|basedOn)":"([^"]+)"/g)];
      expect(pointers.length).toBeGreaterThan(100);
      expect(pointers.every(([, ref]) => known.has(ref ?? ""))).toBe(true);
      const choices = today.combos.flatMap(({ steps }) =>
        (steps ?? []).flatMap((s) => s.items ?? []),
      );
      const forbidden = choices.flatMap(({ forbiddenModifiers }) => forbiddenModifiers ?? []);
      const named = [...choices.map(({ refId }) => refId), ...forbidden];
      expect(named.every((ref) => known.has(ref))).toBe(true);
    }
  });
});
