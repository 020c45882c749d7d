import { describe, expect, test } from "vitest";
import type { Category, Menu } from "../../domain/menu.ts";
import { comboOf, itemOf, menuWith } from "../../domain/testing/products.ts";
import { categoryPictures, countProducts, shownCategories } from "./categories.ts";
import { categoryEntries, countOffered, type MenuEntry, withGone } from "./menu-entries.ts";

function category(id: string, ids: readonly string[], more: Partial<Category> = {}): Category {
  const products = ids.map((productId) => ({
    kind: productId.startsWith("combo") ? ("combo" as const) : ("item" as const),
    id: productId,
  }));
  return { id, title: { en: id }, isPopup: false, subcategories: [], products, ...more };
}

const items = ["a", "b", "c", "d", "e"].map((id) => itemOf(id, "1"));
const menu: Menu = menuWith(items, [comboOf("combo-1", "9", [])]);

/** "a", "popup dips 2", "gone b". */
function idsOf(entries: readonly MenuEntry[]): string[] {
  return entries.map((entry) => {
    if (entry.kind === "popup") return `popup ${entry.category.id} ${entry.count}`;
    return `${entry.isGone ? "gone " : ""}${entry.product.id}`;
  });
}

describe("the list of a category", () => {
  test("has items and combos in the menu's order, and skips products that are not on the menu", () => {
    const root = category("food", ["combo-1", "b", "unknown", "a", "combo-unknown"]);
    expect(idsOf(categoryEntries(menu, root))).toEqual(["combo-1", "b", "a"]);
  });

  test("has its subcategories under their titles, and a popup as one entry in its place", () => {
    const root = category("sides", [], {
      subcategories: [
        category("fries", ["a", "b"]),
        category("dips", ["c", "unknown", "d"], { isPopup: true }),
        category("empty", ["unknown"], { isPopup: true }),
        category("salads", ["e"]),
      ],
    });
    const entries = categoryEntries(menu, root);
    expect(idsOf(entries)).toEqual(["a", "b", "popup dips 2", "e"]);
    expect(entries.map(({ part }) => part.title?.en)).toEqual([
      "fries",
      "fries",
      undefined,
      "salads",
    ]);
    expect(countOffered(entries)).toBe(5);
  });

  test("shows a popup with its flag removed as an ordinary subcategory", () => {
    const dips = category("dips", ["c", "d"], { isPopup: false });
    expect(idsOf(categoryEntries(menu, category("sides", [], { subcategories: [dips] })))).toEqual([
      "c",
      "d",
    ]);
  });
});

describe("a menu that changes while it is being viewed", () => {
  const before = categoryEntries(menu, category("food", ["a", "b", "c", "d"]));
  const now = (...ids: string[]) => categoryEntries(menu, category("food", ids));
  const only = (...ids: string[]) => menuWith(items.filter(({ id }) => ids.includes(id)));

  test("keeps a removed product in its place, and marks it", () => {
    const left = (...ids: string[]) => idsOf(withGone(before, now(...ids), only(...ids)));
    expect(left("a", "d")).toEqual(["a", "gone b", "gone c", "d"]);
    expect(left("c")).toEqual(["gone a", "gone b", "c", "gone d"]);
    expect(left()).toEqual(["gone a", "gone b", "gone c", "gone d"]);
  });

  test("offers a product again that returns", () => {
    const gone = withGone(before, now("a", "c", "d"), only("a", "c", "d"));
    expect(idsOf(withGone(gone, now("a", "b", "c", "d"), menu))).toEqual(["a", "b", "c", "d"]);
  });

  test("does not call a product sold out that is in another category now", () => {
    expect(idsOf(withGone(before, now("a", "d"), menu))).toEqual(["a", "d"]);
    const gone = withGone(before, now("a", "c", "d"), only("a", "c", "d"));
    expect(idsOf(withGone(gone, now("a", "c", "d"), menu))).toEqual(["a", "c", "d"]);
  });

  test("shows a subcategory that becomes a popup in the place of its products", () => {
    const sides = (isPopup: boolean) =>
      category("sides", [], {
        subcategories: [category("dips", ["c", "d"], { isPopup }), category("fries", ["a"])],
      });
    const listed = categoryEntries(menu, sides(false));
    const asPopup = withGone(listed, categoryEntries(menu, sides(true)), menu);
    expect(idsOf(asPopup)).toEqual(["popup dips 2", "a"]);
  });

  test("applies additions and a new order at once", () => {
    expect(idsOf(withGone(before, now("e", "d", "a", "c"), only("e", "d", "a", "c")))).toEqual([
      "e",
      "d",
      "a",
      "gone b",
      "c",
    ]);
  });

  test("counts only what is offered", () => {
    expect(countOffered(withGone(before, now("a", "d"), only("a", "d")))).toBe(2);
  });
});

describe("categories", () => {
  const favourites = category("favourites", ["b", "combo-1"]);
  const roots = [
    favourites,
    category("food", ["a", "b"]),
    category("combos", ["combo-1"]),
    category("nothing", ["unknown"]),
    category("sides", [], { subcategories: [category("dips", ["c"], { isPopup: true })] }),
  ];
  const withRoots = { ...menu, categories: roots };

  test("have a tab if they contain anything, be it only combos or a popup", () => {
    const ids = shownCategories(withRoots).map(({ id }) => id);
    expect(ids).toEqual(["favourites", "food", "combos", "sides"]);
    expect(shownCategories(withRoots)).toBe(shownCategories(withRoots));
    expect(countProducts(roots)).toBe(7);
  });

  test("show their first dish with a picture, and a heart if they only repeat products of others", () => {
    const drawn = (url: string) => ({ kind: "drawing", url }) as const;
    const pictures = { b: drawn("b.svg"), c: drawn("c.svg"), "combo-1": drawn("tray.svg") };
    const found = categoryPictures({ menu: withRoots, pictures });
    expect(Object.fromEntries(found)).toEqual({
      favourites: { productId: "favourites", picture: drawn("./pictures/heart.svg") },
      food: { productId: "b", picture: drawn("b.svg") },
      combos: { productId: "combo-1", picture: drawn("tray.svg") },
      sides: { productId: "c", picture: drawn("c.svg") },
    });
  });
});
