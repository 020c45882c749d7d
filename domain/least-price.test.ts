import { describe, expect, test } from "vitest";
import { withBounds } from "./choices.ts";
import { leastComboPrice, leastItemPrice } from "./least-price.ts";
import {
  comboOf,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
  stepItemOf,
  stepOf,
} from "./testing/products.ts";

const sizes = [modifierOf("large", "1.2"), modifierOf("small", "0.8")];

describe("the minimum price of an item", () => {
  test("is its own price, whatever optional extras there are", () => {
    const extras = groupOf("extras", sizes, { free: 1 });
    const item = itemOf("coffee", "3", { modifierGroups: [extras] });
    expect(leastItemPrice(item, "EAT_IN")).toEqual({ price: "3", isFrom: false });
  });

  test("includes the cheapest required choice beyond the free units", () => {
    const two = groupOf("sizes", sizes, { min: 3, free: 1 });
    const item = itemOf("coffee", "0", { modifierGroups: [two] });
    expect(leastItemPrice(item, "EAT_IN")).toEqual({ price: "1.6", isFrom: true });
  });

  test("is its own price if a required choice costs nothing", () => {
    const bun = groupOf("bun", [modifierOf("barley", "0"), modifierOf("brioche", "0.6")], {
      min: 1,
    });
    const item = itemOf("burger", "11", { modifierGroups: [bun] });
    expect(leastItemPrice(item, "EAT_IN")).toEqual({ price: "11", isFrom: false });
  });

  test("is exact if all choices cost the same", () => {
    const one = groupOf("milk", [modifierOf("oat", "0.5"), modifierOf("soy", "0.5")], { min: 1 });
    const item = itemOf("latte", "3", { modifierGroups: [one] });
    expect(leastItemPrice(item, "EAT_IN")).toEqual({ price: "3.5", isFrom: false });
  });

  test("is found for the largest maximum that a POS may send", () => {
    const lowered = [modifierOf("large", "1.2"), modifierOf("none", "-0.01")];
    const scoops = withBounds(groupOf("sizes", lowered, { min: 3, max: 2 ** 32 }));
    const item = itemOf("ice", "3", { modifierGroups: [scoops] });
    expect(leastItemPrice(item, "EAT_IN")).toEqual({ price: "2.5", isFrom: true });
  });

  test("is its price for another order type if it has none for this one", () => {
    expect(leastItemPrice(itemOf("soup", "6.8"), "PICKUP")).toEqual({
      price: "6.8",
      isFrom: false,
    });
  });
});

describe("the minimum price of a combo", () => {
  const burger = itemOf("burger", "11");
  const coffee = itemOf("coffee", "3", { modifierGroups: [groupOf("size", sizes, { min: 1 })] });
  const menu = menuWith([burger, coffee]);

  test("is its own price if no step requires anything", () => {
    const step = stepOf("sweet", [stepItemOf("burger", "2")], { min: 0 });
    const combo = comboOf("tray", "9", [step]);
    expect(leastComboPrice(combo, menu, "EAT_IN")).toEqual({ price: "9", isFrom: false });
  });

  test("includes the cheapest surcharge of each step, as often as the step requires it", () => {
    const step = stepOf("two", [stepItemOf("burger", "1"), stepItemOf("coffee", "2")], {
      min: 2,
      max: 2,
    });
    const combo = comboOf("tray", "9", [step]);
    expect(leastComboPrice(combo, menu, "EAT_IN")).toEqual({ price: "11", isFrom: true });
  });

  test("includes required choices of its items, unless the step forbids them", () => {
    const free = comboOf("tray", "9", [stepOf("drink", [stepItemOf("coffee", "0")])]);
    expect(leastComboPrice(free, menu, "EAT_IN")).toEqual({ price: "9.8", isFrom: true });
    const onlyLarge = stepItemOf("coffee", "0", { forbiddenModifiers: ["small"] });
    const large = comboOf("tray", "9", [stepOf("drink", [onlyLarge])]);
    expect(leastComboPrice(large, menu, "EAT_IN")).toEqual({ price: "10.2", isFrom: false });
  });

  test("ignores items that have left the menu", () => {
    const step = stepOf("main", [stepItemOf("gone", "0"), stepItemOf("burger", "1")]);
    expect(leastComboPrice(comboOf("tray", "9", [step]), menu, "EAT_IN")).toEqual({
      price: "10",
      isFrom: false,
    });
  });
});
