import { expect, test } from "vitest";
import type { Category } from "../../../domain/menu.ts";
import { itemOf, menuWith } from "../../../domain/testing/products.ts";
import { menuSections } from "./menu-sections.ts";

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
});
