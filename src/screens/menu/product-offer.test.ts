import { describe, expect, it } from "vitest";
import { preselectedChoices } from "../../../domain/choices.ts";
import { priceItem } from "../../../domain/line-prices.ts";
import type { MenuItem, ModifierGroup } from "../../../domain/menu.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "../../../domain/testing/products.ts";
import { offerOf } from "./product-offer.ts";

const dishWith = (...modifierGroups: ModifierGroup[]) => itemOf("burger", "5", { modifierGroups });

const offered = (item: MenuItem) =>
  offerOf({ product: { kind: "item", id: item.id }, menu: menuWith([item]) }, "EAT_IN");

const preselected = { preselected: true };

describe("the price on the card of a dish that one touch adds", () => {
  const cheese = groupOf("extras", [modifierOf("cheese", "1", preselected)]);
  const size = groupOf("size", [modifierOf("small", "0"), modifierOf("large", "2", preselected)], {
    min: 1,
    max: 1,
  });
  const without = groupOf("without", [modifierOf("no-cheese", "-0.5")]);

  it.each([
    ["a preselected extra that costs", dishWith(cheese), "6"],
    ["a preselected extra among the free ones", dishWith({ ...cheese, free: 1 }), "5"],
    ["the dearer of two required choices preselected", dishWith(size), "7"],
    ["an optional modifier that takes something off", dishWith(without), "5"],
    ["no groups", dishWith(), "5"],
  ])("is the price of the default configuration, with %s", (_case, dish, price) => {
    expect(offered(dish)).toMatchObject({ price, isFrom: false, hasToBeChosen: false });
    expect(priceItem(dish, preselectedChoices(dish), "EAT_IN").unitPrice).toBe(price);
  });
});

describe("the price on the card of a product that opens its screen", () => {
  it("is the minimum price of a dish with an open required choice", () => {
    const size = groupOf("size", [modifierOf("small", "0.5"), modifierOf("large", "2")], {
      min: 1,
      max: 1,
    });
    const cheese = groupOf("extras", [modifierOf("cheese", "1", preselected)]);
    expect(offered(dishWith(size, cheese))).toMatchObject({
      price: "5.5",
      isFrom: true,
      hasToBeChosen: true,
    });
  });

  it("is the minimum price of a combo", () => {
    const step = stepOf("main", [stepItemOf("burger", "1"), stepItemOf("wrap", "2", preselected)]);
    const menu = menuWith(
      [itemOf("burger", "5"), itemOf("wrap", "6")],
      [comboOf("tray", "9", [step])],
    );
    const product = { kind: "combo", id: "tray" } as const;
    expect(offerOf({ product, menu }, "EAT_IN")).toMatchObject({
      price: "10",
      isFrom: true,
      hasToBeChosen: true,
    });
  });
});

it("a product that is not on the menu has no offer", () => {
  const menu = menuWith([]);
  expect(offerOf({ product: { kind: "item", id: "gone" }, menu }, "EAT_IN")).toBeNull();
  expect(offerOf({ product: { kind: "combo", id: "gone" }, menu }, "EAT_IN")).toBeNull();
});
