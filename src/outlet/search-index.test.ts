import { expect, test } from "vitest";
import type { Menu } from "../../domain/menu.ts";
import { itemOf, menuWith } from "../../domain/testing/products.ts";
import { searchIndex } from "./search-index.ts";

const items = Array.from({ length: 40 }, (_, index) => itemOf(`item-${index}`, "1"));
const products = items.map(({ id }) => ({ kind: "item" as const, id }));
const food = { id: "food", title: {}, isPopup: false, subcategories: [], products };
const menu = (): Menu => ({ ...menuWith(items), categories: [food] });
const ENGLISH = { locale: "en", locales: { enabled: ["en"], default: "en", fallback: "en" } };
const GERMAN = { ...ENGLISH, locale: "de" };

/** A clock that advances by a millisecond with each reading. */
function slowClock(): () => number {
  let now = 0;
  return () => {
    now += 1;
    return now;
  };
}

test("is built in slices of the time it is given, and available when complete", () => {
  const index = searchIndex(menu(), ENGLISH);
  const clock = slowClock();
  let slices = 1;
  while (!index.work(10, clock)) {
    expect(index.entries).toBeNull();
    slices += 1;
  }
  expect(slices).toBeGreaterThan(3);
  expect(index.entries?.map(({ product }) => product.id)).toEqual(items.map(({ id }) => id));
});

test("is the same for a menu and a language, and another for another of either", () => {
  const one = menu();
  expect(searchIndex(one, ENGLISH)).toBe(searchIndex(one, ENGLISH));
  expect(searchIndex(one, GERMAN)).not.toBe(searchIndex(one, ENGLISH));
  expect(searchIndex(menu(), ENGLISH)).not.toBe(searchIndex(one, ENGLISH));
});
