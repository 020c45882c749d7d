import { describe, expect, test } from "vitest";
import { priceFor } from "../../../domain/menu.ts";
import { importMenu } from "./import.ts";
import { menuWire, wireItemOf, wireModifierOf, wireRoot, wireSub } from "./testing/menu-wire.ts";

const food = wireRoot("food");

function importItems(...items: unknown[]) {
  return importMenu(menuWire({ categories: [food], items }));
}

describe("items (ordering.md §2.2, §2.5)", () => {
  test("a whole item is imported with exact prices, taxes, texts and code", () => {
    const { menu, warnings } = importItems(
      wireItemOf("soup", {
        title: { en: "Soup", de: "Suppe" },
        description: { en: "Hot" },
        pricesByOrderingType: {
          PICKUP: { value: 4.2, taxes: [7] },
          EAT_IN: { value: 4.905, taxes: [19, 0.5] },
        },
      }),
    );
    expect(warnings).toEqual([]);
    expect(menu.revision).toBe(1_790_000_000);
    expect(menu.items.soup).toEqual({
      id: "soup",
      code: "code-soup",
      title: { en: "Soup", de: "Suppe" },
      description: { en: "Hot" },
      prices: {
        PICKUP: { value: "4.2", taxes: ["7"] },
        EAT_IN: { value: "4.905", taxes: ["19", "0.5"] },
      },
      modifierGroups: [],
    });
  });

  test.each([
    ["empty id", { id: "" }],
    ["blank id", { id: "  " }],
    ["missing id", { id: undefined }],
    ["an id that no order could name", { id: "x".repeat(201) }],
    ["empty title", { title: { en: "", de: " " } }],
    ["no title", { title: undefined }],
    ["no price", { pricesByOrderingType: {} }],
    [
      "a price for nothing but an unknown order type",
      { pricesByOrderingType: { DRONE: { value: 1 } } },
    ],
    ["a negative price", { pricesByOrderingType: { EAT_IN: { value: -1 } } }],
    ["a price that is text", { pricesByOrderingType: { EAT_IN: { value: "5" } } }],
  ])("an item with %s is skipped with a warning, the others stay", (_case, broken) => {
    const { menu, warnings } = importItems(wireItemOf("bad", broken), wireItemOf("good"));
    expect(Object.keys(menu.items)).toEqual(["good"]);
    expect(warnings.filter((warning) => warning.effect === "skipped")).toEqual([
      expect.objectContaining({ kind: "item", message: expect.stringMatching(/^Skipped: .+\.$/) }),
    ]);
  });

  test("an entry that is not an object is skipped and named by its position", () => {
    const { menu, warnings } = importItems(wireItemOf("good"), null, 7);
    expect(Object.keys(menu.items)).toEqual(["good"]);
    expect(warnings.map((warning) => warning.subject)).toEqual([
      "item (number 2 of the list)",
      "item (number 3 of the list)",
    ]);
  });

  test("empty languages of a text are left out, so that another language is used", () => {
    const { menu } = importItems(wireItemOf("soup", { title: { en: "Soup", ar: "" } }));
    expect(menu.items.soup?.title).toEqual({ en: "Soup" });
  });

  test("a text that is null in one language is used in its others, of a dish, category and modifier", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [wireRoot("food", { title: { en: "Food", de: null } })],
        modifiers: [wireModifierOf("mayo", { title: { de: null, en: "Ma\u00adyo" } })],
        items: [
          wireItemOf("soup", {
            title: { de: null, en: "Soup" },
            description: { en: null, de: "Heiß" },
            modifierGroups: [
              {
                id: "sauce",
                title: { de: null, en: "Sauce" },
                modifiers: [{ modifier: "ref-mayo" }],
              },
            ],
          }),
        ],
      }),
    );
    expect(warnings).toEqual([]);
    expect(menu.categories[0]?.title).toEqual({ en: "Food" });
    const { soup } = menu.items;
    expect([soup?.title, soup?.description]).toEqual([{ en: "Soup" }, { de: "Heiß" }]);
    const [sauce] = soup?.modifierGroups ?? [];
    expect([sauce?.title, sauce?.modifiers[0]?.title]).toEqual([{ en: "Sauce" }, { en: "Mayo" }]);
  });

  test("a title that is null in every language is an empty one", () => {
    const { menu, warnings } = importItems(
      wireItemOf("soup", { title: { en: null, de: null } }),
      wireItemOf("stew", { description: { en: null } }),
    );
    expect(Object.values(menu.items).map(({ id, description }) => [id, description])).toEqual([
      ["stew", {}],
    ]);
    expect(warnings).toMatchObject([
      { subject: "item (soup)", message: "Skipped: its title is empty." },
    ]);
  });

  test("an item without a code is ordered by its id", () => {
    expect(importItems(wireItemOf("soup", { code: "" })).menu.items.soup?.code).toBe("soup");
  });

  test("without a price for EAT_IN that for PICKUP counts, in whatever order they were sent", () => {
    const { menu } = importItems(
      wireItemOf("soup", {
        pricesByOrderingType: { DRIVE_THROUGH: { value: 3 }, PICKUP: { value: 4 } },
      }),
    );
    expect(priceFor(menu.items.soup?.prices ?? {}, "EAT_IN").value).toBe("4");
  });

  test("an unknown order type is left out with one warning for the whole menu", () => {
    const prices = { EAT_IN: { value: 1 }, DRONE: { value: 2 } };
    const { menu, warnings } = importItems(
      wireItemOf("a", { pricesByOrderingType: prices }),
      wireItemOf("b", { pricesByOrderingType: prices }),
    );
    expect(Object.keys(menu.items.b?.prices ?? {})).toEqual(["EAT_IN"]);
    expect(warnings).toHaveLength(1);
  });

  test("a negative tax is left out: no price is computed with it", () => {
    const { menu, warnings } = importItems(
      wireItemOf("soup", { pricesByOrderingType: { EAT_IN: { value: 1, taxes: [-100, 7] } } }),
    );
    expect(menu.items.soup?.prices.EAT_IN?.taxes).toEqual(["7"]);
    expect(warnings).toHaveLength(1);
  });

  test("an id listed twice is one product with the links of both", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [food, wireRoot("offers")],
        items: [
          wireItemOf("soup"),
          wireItemOf("soup", {
            refId: "ref-soup-2",
            title: { en: "Other" },
            categories: [{ category: "ref-offers" }],
          }),
        ],
      }),
    );
    expect(menu.items.soup?.title).toEqual({ en: "soup" });
    expect(menu.categories.map((category) => category.products)).toEqual([
      [{ kind: "item", id: "soup" }],
      [{ kind: "item", id: "soup" }],
    ]);
    expect(warnings).toHaveLength(1);
  });

  test("an item is shown in each of its categories, with all of its modifier groups", () => {
    const sauces = { title: { en: "Sauces" }, modifiers: [{ modifier: "ref-mayo" }] };
    const { menu } = importMenu(
      menuWire({
        categories: [food, wireRoot("offers")],
        modifiers: [wireModifierOf("mayo")],
        items: [
          wireItemOf("soup", {
            categories: [{ category: "ref-food" }, { category: "ref-offers" }],
            modifierGroups: [
              { ...sauces, id: "first" },
              { ...sauces, id: "second" },
            ],
          }),
        ],
      }),
    );
    expect(menu.categories.map(({ id, products }) => [id, products])).toEqual([
      ["food", [{ kind: "item", id: "soup" }]],
      ["offers", [{ kind: "item", id: "soup" }]],
    ]);
    expect(menu.items.soup?.modifierGroups.map(({ id }) => id)).toEqual(["first", "second"]);
  });

  test("ids that are names of object members are valid ids", () => {
    const { menu } = importItems(wireItemOf("constructor"), wireItemOf("__proto__"));
    expect(Object.keys(menu.items)).toEqual(["constructor", "__proto__"]);
    expect(menu.items.toString).toBeUndefined();
  });
});

describe("categories (ordering.md §2.3)", () => {
  const titles = (categories: readonly { id: string }[]) => categories.map(({ id }) => id);
  const inCategories = (...ids: string[]) =>
    ids.map((id) => wireItemOf(`i-${id}`, { categories: [{ category: `ref-${id}` }] }));

  test("roots are sorted by rootSortOrder, 1 first, then by sortOrder, then as sent", () => {
    const { menu } = importMenu(
      menuWire({
        categories: [
          wireRoot("none"),
          wireRoot("two", { rootSortOrder: 2 }),
          wireRoot("one-b", { rootSortOrder: 1, sortOrder: 20 }),
          wireRoot("one-a", { rootSortOrder: 1, sortOrder: 10 }),
          wireRoot("sorted", { sortOrder: 1 }),
        ],
        items: inCategories("none", "two", "one-a", "one-b", "sorted"),
      }),
    );
    expect(titles(menu.categories)).toEqual(["one-a", "one-b", "two", "sorted", "none"]);
  });

  test("subcategories and products are sorted by the link's sortOrder, else by their own", () => {
    const { menu } = importMenu(
      menuWire({
        categories: [
          wireRoot("top", {
            subCategories: [
              { subCategory: "ref-late", sortOrder: 9 },
              { subCategory: "ref-own" },
              { subCategory: "ref-early", sortOrder: 1 },
            ],
          }),
          wireSub("late", { sortOrder: 0 }),
          wireSub("own", { sortOrder: 5 }),
          wireSub("early"),
        ],
        items: [
          ...inCategories("late", "own"),
          wireItemOf("z", { categories: [{ category: "ref-early" }], sortOrder: 2 }),
          wireItemOf("y", { categories: [{ category: "ref-early", sortOrder: 3 }], sortOrder: 1 }),
          wireItemOf("x", { categories: [{ category: "ref-early" }] }),
        ],
      }),
    );
    expect(titles(menu.categories[0]?.subcategories ?? [])).toEqual(["early", "own", "late"]);
    expect(titles(menu.categories[0]?.subcategories[0]?.products ?? [])).toEqual(["z", "y", "x"]);
  });

  test("a root with subcategories shows no products of its own, with a warning", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [
          wireRoot("top", { subCategories: [{ subCategory: "ref-sub" }] }),
          wireSub("sub"),
        ],
        items: inCategories("top", "sub"),
      }),
    );
    expect(menu.categories[0]).toMatchObject({ products: [], subcategories: [{ id: "sub" }] });
    expect(warnings).toEqual([expect.objectContaining({ effect: "changed", kind: "category" })]);
  });

  test("a third level is left out with a warning", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [
          wireRoot("top", { subCategories: [{ subCategory: "ref-sub" }] }),
          wireSub("sub", { subCategories: [{ subCategory: "ref-deep" }] }),
          wireSub("deep"),
        ],
        items: inCategories("sub", "deep"),
      }),
    );
    expect(menu.categories[0]?.subcategories[0]?.subcategories).toEqual([]);
    expect(warnings.map((warning) => warning.subject)).toEqual([
      'category "deep" (deep)',
      'category "sub" (sub)',
    ]);
  });

  test("only a non-root category becomes a popup; on a root it is ignored with a warning", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [
          wireRoot("top", { isPopup: true, subCategories: [{ subCategory: "ref-sub" }] }),
          wireSub("sub", { isPopup: true }),
          wireRoot("plain", { isPopup: false }),
        ],
        items: inCategories("sub", "plain"),
      }),
    );
    expect(menu.categories[0]?.isPopup).toBe(false);
    expect(menu.categories[0]?.subcategories[0]?.isPopup).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.message).toContain("popup");
  });

  test("a popup whose flag was removed is an ordinary category again", () => {
    const revision = (more: object) =>
      importMenu(
        menuWire({
          categories: [
            wireRoot("top", { subCategories: [{ subCategory: "ref-sub" }] }),
            wireSub("sub", { ...more }),
          ],
          items: inCategories("sub"),
        }),
      ).menu.categories[0]?.subcategories[0]?.isPopup;
    expect([revision({ isPopup: true }), revision({ isPopup: false }), revision({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("categories that refer to each other in a circle are imported", () => {
    const { menu } = importMenu(
      menuWire({
        categories: [
          wireRoot("top", {
            subCategories: [{ subCategory: "ref-top" }, { subCategory: "ref-a" }],
          }),
          wireSub("a", { subCategories: [{ subCategory: "ref-b" }] }),
          wireSub("b", { subCategories: [{ subCategory: "ref-a" }, { subCategory: "ref-top" }] }),
        ],
        items: inCategories("a", "b"),
      }),
    );
    expect(titles(menu.categories[0]?.subcategories ?? [])).toEqual(["a"]);
  });

  test("dangling and duplicate references are left out with warnings", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [
          wireRoot("top", {
            subCategories: [
              { subCategory: "ref-gone" },
              { subCategory: "ref-sub" },
              { subCategory: "ref-sub" },
            ],
          }),
          wireSub("sub"),
        ],
        items: [...inCategories("sub"), ...inCategories("nowhere")],
      }),
    );
    expect(titles(menu.categories[0]?.subcategories ?? [])).toEqual(["sub"]);
    expect(menu.items["i-nowhere"]).toBeDefined();
    expect(warnings).toHaveLength(3);
  });

  test("a category in which nothing is sold is not shown", () => {
    const { menu, warnings } = importMenu(menuWire({ categories: [food, wireRoot("empty")] }));
    expect(menu.categories).toEqual([]);
    expect(warnings).toHaveLength(2);
  });

  test("two categories with one id are both shown under different ids", () => {
    const { menu } = importMenu(
      menuWire({
        categories: [wireRoot("a", { id: "same" }), wireRoot("b", { id: "same" })],
        items: inCategories("a", "b"),
      }),
    );
    expect(titles(menu.categories)).toEqual(["same", "same#2"]);
  });

  test("a category without a title is shown by its code, with a warning", () => {
    const { menu, warnings } = importMenu(
      menuWire({
        categories: [wireRoot("top", { title: {}, code: "T1" })],
        items: inCategories("top"),
      }),
    );
    expect(menu.categories[0]?.title).toEqual({ und: "T1" });
    expect(warnings).toHaveLength(1);
  });
});

test("an empty menu is a menu", () => {
  expect(importMenu(menuWire({ combos: null }))).toEqual({
    menu: { revision: 1_790_000_000, categories: [], items: {}, combos: {} },
    warnings: [],
  });
});

test("a refId used twice names the first entity, with a warning", () => {
  const { menu, warnings } = importMenu(
    menuWire({
      categories: [food],
      modifiers: [wireModifierOf("a", { refId: "same" }), wireModifierOf("b", { refId: "same" })],
      items: [
        wireItemOf("soup", {
          modifierGroups: [{ id: "g", title: { en: "G" }, modifiers: [{ modifier: "same" }] }],
        }),
      ],
    }),
  );
  expect(menu.items.soup?.modifierGroups[0]?.modifiers.map(({ id }) => id)).toEqual(["a"]);
  expect(warnings).toHaveLength(1);
});
