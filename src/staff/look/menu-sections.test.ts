import { expect, test } from "vitest";
import type { Category } from "../../../domain/menu.ts";
import { groupOf, itemOf, menuWith, modifierOf } from "../../../domain/testing/products.ts";
import { menuSections, modifierSections, titleIn } from "./menu-sections.ts";

const category = (
  id: string,
  products: readonly string[],
  subcategories: readonly Category[] = [],
): Category => ({
  ...{ id, title: { en: id }, isPopup: false, subcategories },
  products: products.map((product) => ({ kind: "item", id: product })),
});

test("each product is listed once, in the first category that has it, those within included", () => {
  const menu = {
    ...menuWith(["soup", "tea", "cake"].map((id) => itemOf(id, "5"))),
    categories: [
      category("starters", ["soup"], [category("sweets", ["cake"])]),
      category("all", ["soup", "tea", "gone"]),
      category("again", ["soup"]),
    ],
  };
  const listed = menuSections(menu).map(({ id, products }) => [id, products.map((one) => one.id)]);
  expect(listed).toEqual([
    ["starters", ["soup", "cake"]],
    ["all", ["tea"]],
  ]);
});

test("without a menu there are none", () => {
  expect(menuSections(null)).toEqual([]);
  expect(modifierSections(null)).toEqual([]);
  expect(titleIn(null, "soup")).toBeUndefined();
});

test("what is chosen for dishes is listed once by the title of its group, and has a title", () => {
  const menu = menuWith([
    itemOf("burger", "9", {
      modifierGroups: [groupOf("extras", [modifierOf("egg", "1"), modifierOf("cheese", "1")])],
    }),
    itemOf("salad", "8", {
      modifierGroups: [
        groupOf("more", [modifierOf("egg", "1"), modifierOf("nuts", "1")], {
          title: { en: "extras" },
        }),
        groupOf("again", [modifierOf("cheese", "1")]),
      ],
    }),
  ]);
  const listed = modifierSections(menu).map(({ title, products }) => [
    title.en,
    products.map(({ id }) => id),
  ]);
  expect(listed).toEqual([["extras", ["egg", "cheese", "nuts"]]]);
  expect(titleIn(menu, "nuts")).toEqual({ en: "nuts" });
  expect(titleIn(menu, "salad")).toEqual({ en: "salad" });
  expect(titleIn(menu, "gone")).toBeUndefined();
});
