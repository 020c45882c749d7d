import { expect, test } from "vitest";
import type { Menu } from "../../../domain/menu.ts";
import { orderedLines } from "./ordered-lines.ts";

const prices = {};
const named = (id: string) => ({
  id,
  code: id,
  title: { en: `the ${id}` },
  description: {},
  prices,
});
const modifier = (id: string) => ({ ...named(id), preselected: false });
const group = { id: "g", title: {}, min: 0, max: null, free: 1, modifiers: [modifier("cheese")] };
const MENU: Menu = {
  revision: 1,
  categories: [],
  items: {
    burger: { ...named("burger"), modifierGroups: [group] },
    fries: { ...named("fries"), modifierGroups: [] },
  },
  combos: {
    lunch: {
      ...named("lunch"),
      steps: [
        {
          id: "s",
          title: {},
          min: 1,
          max: 1,
          items: [
            {
              itemId: "burger",
              id: "burger-in-lunch",
              code: "1",
              surcharges: prices,
              preselected: false,
              forbiddenModifiers: [],
            },
          ],
        },
      ],
    },
  },
};

test("included and charged units are one line, with the price of the line", () => {
  const part = (price: string, count: number) => ({
    modifierId: "cheese",
    code: "c",
    count,
    price,
  });
  const line = {
    itemId: "burger",
    code: "b",
    count: 2,
    basePrice: "9.50",
    modifiers: [part("0", 1), part("1.20", 2)],
  };
  expect(orderedLines({ lines: [line], presents: [] }, MENU)).toEqual([
    {
      itemId: "burger",
      title: { en: "the burger" },
      count: 2,
      extras: [{ itemId: "cheese", title: { en: "the cheese" }, count: 3 }],
      total: "23.8",
    },
  ]);
});

test("a combo's picks have the names of their dishes, with what was chosen for them", () => {
  const part = (modifierId: string) => ({ modifierId, code: "", count: 1, price: "0.50" });
  const line = {
    itemId: "lunch",
    code: "l",
    count: 1,
    basePrice: "12",
    modifiers: [part("burger-in-lunch"), part("cheese")],
  };
  const [found] = orderedLines({ lines: [line], presents: [] }, MENU);
  expect(found?.extras.map(({ title }) => title?.en)).toEqual(["the burger", "the cheese"]);
  expect(found?.total).toBe("13");
});

test("a reward's discount is taken off its line, which never costs less than nothing", () => {
  const line = { itemId: "fries", code: "f", count: 2, basePrice: "5", modifiers: [] };
  const totalOf = (more: object) =>
    orderedLines({ lines: [{ ...line, ...more }], presents: [] }, MENU)[0]?.total;
  expect(totalOf({ discount: "4" })).toBe("6");
  const reduction = { modifierId: "cheese", code: "c", count: 1, price: "-6" };
  expect(totalOf({ modifiers: [reduction] })).toBe("0");
});

test("presents cost nothing, and a product that has left the menu keeps its id", () => {
  const presents = [{ itemId: "cake", code: "k", count: 1, modifiers: [] }];
  const gone = { itemId: "cake", title: null, count: 1, extras: [], total: "0" };
  expect(orderedLines({ lines: [], presents }, MENU)).toEqual([gone]);
  expect(orderedLines({ lines: [], presents }, null)).toEqual([gone]);
});
