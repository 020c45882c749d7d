import { expect, test } from "vitest";
import type { Menu, MenuItem } from "../menu.ts";
import { matchPictures } from "./match-pictures.ts";

function menuOf(titles: Readonly<Record<string, readonly string[]>>): Menu {
  const lists = Object.entries(titles);
  const items = lists.flatMap(([, names]) =>
    names.map((name): [string, MenuItem] => [
      name,
      {
        ...{ id: name, code: "", title: { it: name }, description: {} },
        ...{ prices: {}, modifierGroups: [] },
      },
    ]),
  );
  return {
    revision: 1,
    categories: lists.map(([title, names]) => ({
      ...{ id: title, title: { it: title }, isPopup: false, subcategories: [] },
      products: names.map((id) => ({ kind: "item", id })),
    })),
    items: Object.fromEntries(items),
    combos: {},
  };
}

function picturesOf(titles: Readonly<Record<string, readonly string[]>>): readonly unknown[] {
  const found = matchPictures(menuOf(titles));
  return Object.values(titles)
    .flat()
    .map((name) => found.get(name)?.picture ?? null);
}

test("what lists two pizzas by their names lists pizzas", () => {
  expect(picturesOf({ "Le classiche": ["Margherita", "Diavola", "Tonno e cipolla"] })).toEqual([
    "pizza-margherita",
    "pizza-diavola",
    "pizza-tuna",
  ]);
  expect(picturesOf({ "Le classiche": ["Margherita", "Tonno e cipolla"] })[1]).toBeNull();
});

test("specials beside such a list are pizzas, what has a title of its own is not", () => {
  const classic = ["Margherita", "Quattro formaggi"];
  expect(picturesOf({ "Le classiche": classic, "Le speciali": ["Prosciutto"] })[2]).toBe(
    "pizza-prosciutto",
  );
  expect(picturesOf({ "Le classiche": classic, Antipasti: ["Prosciutto"] })[2]).toBeNull();
});

test("what is red and what is white is of one kind", () => {
  const lists = { "Le rosse": ["Marinara", "Margherita"], "Le bianche": ["Quattro formaggi"] };
  expect(picturesOf(lists)[2]).toBe("pizza-four-cheeses");
});

test("dishes with the name of a pizza are none", () => {
  const pasta = ["Spaghetti alla diavola", "Gnocchi ai quattro formaggi", "Tonno e cipolla"];
  expect(picturesOf({ "Le classiche": pasta })[2]).toBeNull();
});
