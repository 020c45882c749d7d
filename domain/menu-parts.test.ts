import { expect, test } from "vitest";
import { type Category, hasProducts, type Menu } from "./menu.ts";
import { MenuAssembly } from "./menu-assembly.ts";
import { type MenuPart, menuParts, type PicturedMenu } from "./menu-parts.ts";
import { comboOf, groupOf, itemOf, modifierOf, stepItemOf, stepOf } from "./testing/products.ts";

const drawing = (url: string) => ({ kind: "drawing", url }) as const;
const photo = (name: string) =>
  ({ kind: "photo", small: `${name}-s`, large: `${name}-l`, focus: { x: 0.2, y: 0.5 } }) as const;

const pool = Array.from({ length: 8 }, (_, index) => modifierOf(`modifier-${index}`, "0.5"));
/** Groups as the import makes them: the same texts and prices, but another object if one is preselected. */
const groups = Array.from({ length: 20 }, (_, index) =>
  groupOf(
    `group-${index}`,
    pool.map((modifier, place) => ({ ...modifier, preselected: place === index })),
  ),
);

function largeMenu(items: number): Menu {
  const all = Array.from({ length: items }, (_, index) =>
    itemOf(`item-${index}`, "3.5", {
      modifierGroups: groups.slice(index % 20, (index % 20) + (index % 3)),
    }),
  );
  const sides = subcategory("sides", true, "item-1");
  const root: Category = { ...subcategory("food", false), subcategories: [sides] };
  const drinks = Array.from({ length: 50 }, (_, index) => {
    const ids = all.map(({ id }) => id).filter((_id, place) => place % 50 === index);
    return subcategory(`drinks-${index}`, false, ...ids);
  });
  return {
    revision: 7,
    categories: [root, ...drinks],
    items: Object.fromEntries(all.map((item) => [item.id, item])),
    combos: { meal: comboOf("meal", "9", [stepOf("main", [stepItemOf("item-1", "0")])]) },
    hyphenation: { de: dividedWords(items), "fr-CA": { Accompagnements: "Accom-pa-gne-ments" } },
  };
}

function dividedWords(count: number): Record<string, string> {
  const words = Array.from({ length: count }, (_, index) => `Frika-del-len-bröt-chen-${index}`);
  return Object.fromEntries(words.map((word) => [word.replaceAll("-", ""), word]));
}

function subcategory(id: string, isPopup: boolean, ...itemIds: string[]): Category {
  const products = itemIds.map((itemId) => ({ kind: "item" as const, id: itemId }));
  return { id, title: { en: id }, isPopup, subcategories: [], products };
}

/** The parts as received. */
function sent(parts: Iterable<MenuPart>): (PicturedMenu | null)[] {
  const assembly = new MenuAssembly();
  return [...parts].map((part) => assembly.take(JSON.parse(JSON.stringify(part))));
}

test("a menu in parts arrives unchanged, complete with the last part and not before", () => {
  const view = {
    menu: largeMenu(1_234),
    pictures: { "item-1": drawing("a.svg"), meal: photo("b") },
  };
  const taken = sent(menuParts(view));
  expect(taken.at(-1)).toEqual(view);
  expect(taken.slice(0, -1).every((before) => before === null)).toBe(true);
});

test("no part of a large menu takes long to read", () => {
  const parts = [...menuParts({ menu: largeMenu(10_000), pictures: {} })];
  const sizes = parts.map((part) => JSON.stringify(part).length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});

test("objects that many items share are sent once", () => {
  const parts = [...menuParts({ menu: largeMenu(1_000), pictures: {} })];
  const modifiers = parts.flatMap((part) => (part.part === "modifiers" ? part.modifiers : []));
  const sentGroups = parts.flatMap((part) => (part.part === "groups" ? part.groups : []));
  expect(sentGroups).toHaveLength(groups.length);
  // Each once as it is, and once preselected.
  expect(modifiers).toHaveLength(2 * pool.length);
});

test("modifiers with the same id that differ stay different", () => {
  const own = { ...modifierOf("modifier-0", "0.5"), title: { en: "another" } };
  const dearer = {
    ...own,
    title: pool[0]?.title ?? {},
    prices: { EAT_IN: { value: "9", taxes: [] } },
  };
  const item = itemOf("item", "1", {
    modifierGroups: [groupOf("a", [...pool, own]), groupOf("b", [dearer])],
  });
  const menu = { revision: 1, categories: [], items: { item }, combos: {} };
  expect(sent(menuParts({ menu, pictures: {} })).at(-1)?.menu).toEqual(menu);
});

test("without a menu the receiver has none either, but its pictures", () => {
  const view = { menu: null, pictures: { soup: drawing("soup.svg") } };
  expect(sent(menuParts(view)).at(-1)).toEqual(view);
});

test("an incomplete menu leaves nothing in the next one", () => {
  const large = [...menuParts({ menu: largeMenu(500), pictures: { "item-1": drawing("a.svg") } })];
  const small = { menu: largeMenu(2), pictures: {} };
  expect(sent([...large.slice(0, -1), ...menuParts(small)]).at(-1)).toEqual(small);
});

test("a picture that did not change is the same object in the next menu", () => {
  const menu = largeMenu(2);
  const before = { a: drawing("a.svg"), b: photo("b"), c: photo("c") };
  const after = {
    a: drawing("a.svg"),
    b: photo("b"),
    c: { ...photo("c"), focus: { x: 1, y: 0.5 } },
  };
  const [first, second] = sent([
    ...menuParts({ menu, pictures: before }),
    ...menuParts({ menu, pictures: after }),
  ]).filter((view) => view !== null);
  expect(second?.pictures).toEqual(after);
  expect(second?.pictures.a).toBe(first?.pictures.a);
  expect(second?.pictures.b).toBe(first?.pictures.b);
});

test("an id that is a member of a plain object is an ordinary id", () => {
  const item = itemOf("__proto__", "1");
  const items = Object.assign(Object.create(null), { ["__proto__"]: item }) as Menu["items"];
  const menu = { revision: 1, categories: [], items, combos: {} };
  const found = sent(menuParts({ menu, pictures: {} })).at(-1)?.menu;
  expect(Object.keys(found?.items ?? {})).toEqual(["__proto__"]);
  expect(found?.items.constructor).toBeUndefined();
});

test("a menu has products only if there is something to choose, at any depth", () => {
  const shelf = subcategory("shelf", false, "item-1");
  const empty = subcategory("empty", false);
  const menu = (...categories: Category[]) => ({ ...largeMenu(1), categories });
  expect(hasProducts(null)).toBe(false);
  expect(hasProducts(menu())).toBe(false);
  expect(hasProducts(menu(empty, { ...empty, subcategories: [empty] }))).toBe(false);
  expect(hasProducts(menu(empty, { ...empty, subcategories: [shelf] }))).toBe(true);
});
