import { expect, test } from "vitest";
import type { Menu } from "../../../domain/menu.ts";
import { groupOf, itemOf, menuWith, modifierOf } from "../../../domain/testing/products.ts";
import { sceneMenuOf } from "./scene-menu.ts";

const SAUCE = { id: "sauce", code: "sauce", title: { en: "Sauce" }, min: 1, max: 1, free: 0 };
const CHOSEN = itemOf("steak", "20", { modifierGroups: [{ ...SAUCE, modifiers: [] }] });
const items = [CHOSEN, ...["soup", "salad", "tea", "cake"].map((id) => itemOf(id, "5"))];

function listed(menu: Menu): Menu {
  const products = Object.keys(menu.items).map((id) => ({ kind: "item" as const, id }));
  const inner = { id: "all", title: { en: "All" }, isPopup: false, subcategories: [], products };
  return {
    ...menu,
    categories: [{ ...inner, id: "root", products: [], subcategories: [inner] }],
  };
}
const pictured = { menu: listed(menuWith(items)), pictures: {} };

test("orders the first dishes that need no choice, and opens one with choices", () => {
  const scene = sceneMenuOf(pictured, null);
  expect(scene?.item).toBe("steak");
  expect(scene?.lines.map((line) => line.kind === "item" && line.itemId)).toEqual([
    "soup",
    "salad",
    "tea",
  ]);
});

test("the dish that staff work on is opened and ordered", () => {
  const scene = sceneMenuOf(pictured, "cake");
  expect(scene?.item).toBe("cake");
  expect(scene?.lines).toHaveLength(3);
  expect(scene?.lines[0]).toMatchObject({ itemId: "cake" });
  expect(sceneMenuOf(pictured, "gone")?.item).toBe("steak");
});

test("for a modifier, a dish is opened for which it is chosen", () => {
  const dish = itemOf("burger", "9", {
    modifierGroups: [groupOf("extras", [modifierOf("egg", "1")])],
  });
  const menu = listed(menuWith([...items, dish]));
  expect(sceneMenuOf({ menu, pictures: {} }, "egg")?.item).toBe("burger");
});

test("without a menu, or without dishes, there is nothing to show", () => {
  expect(sceneMenuOf({ menu: null, pictures: {} }, null)).toBeNull();
  expect(sceneMenuOf({ menu: listed(menuWith([])), pictures: {} }, null)).toBeNull();
});
