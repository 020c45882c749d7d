import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATALOGUE } from "../../pictures/catalogue.ts";
import type { Menu, MenuItem } from "../menu.ts";
import { shownIn } from "./choose.ts";
import { emblemOf } from "./emblems.ts";
import { matchName, matchPictures } from "./match-pictures.ts";

/** A dish as a menu may name it, and the picture that is right for it. */
type NamedDish = {
  readonly language: string;
  readonly name: string;
  readonly description: string;
  readonly category: string | undefined;
  /** Null if no picture is right. */
  readonly picture: string | null;
};

const FOLDER = new URL("testing/names/", import.meta.url);

/**
 * The lines of `names/LANGUAGE.txt`: name, picture ("-" for none) and, if the name needs one, category. A description
 * follows the name after a colon.
 */
function namedDishes(): NamedDish[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readFileSync(new URL(file, FOLDER), "utf8")
      .trim()
      .split("\n")
      .map((line) => dishOf(line, file.replace(".txt", ""))),
  );
}

function dishOf(line: string, language: string): NamedDish {
  const [text = "", picture = "", category] = line.split(" | ");
  const [name = "", description = ""] = text.split(": ");
  return { language, name, description, category, picture: picture === "-" ? null : picture };
}

const DISHES = namedDishes();

function pictureOf({ language, name, description, category }: NamedDish): string | null {
  const categories = category ? [{ [language]: category }] : [];
  const context = { categories, description: { [language]: description } };
  return matchName({ [language]: name }, context)?.picture ?? null;
}

test("names of dishes in twelve languages get the right picture or none", () => {
  const other = DISHES.filter((dish) => pictureOf(dish) !== dish.picture).map((dish) => ({
    ...dish,
    got: pictureOf(dish),
  }));
  expect(other).toEqual([]);
  expect(new Set(DISHES.map(({ language }) => language)).size).toBe(12);
});

test.each([
  ["de", "Chili sin Carne"],
  ["en", "Chicken Caesar Salad (no chicken)"],
  ["en", "Caesar Salad (v)"],
  ["en", "Spaghetti Bolognese senza carne"],
])("a name that takes the meat back has no picture of meat (%s: %s)", (language, name) => {
  const found = matchName({ [language]: name }, { categories: [], description: {} });
  expect(found === null ? null : shownIn(found.picture).contains).not.toBe("meat");
});

test("words for vegetarian and vegan food exclude every picture of meat or fish", () => {
  const marks = [
    "vegan",
    "vegetarisch",
    "(v)",
    "🌱",
    "fleischlos",
    "végétarien",
    "wegetariański",
    "vejetaryen",
  ];
  for (const dish of DISHES.filter(({ picture }) => picture)) {
    for (const mark of marks) {
      const picture = pictureOf({ ...dish, description: `${dish.description} ${mark}` });
      if (picture) expect(shownIn(picture as never).contains).toMatch(/^veg/);
    }
  }
});

test("halal and kosher dishes get no picture of pork", () => {
  for (const dish of DISHES) {
    for (const mark of ["halal", "koscher", "حلال", "כשר"]) {
      const picture = pictureOf({ ...dish, description: mark });
      if (picture) expect(shownIn(picture as never).hasPork).toBeUndefined();
    }
  }
});

test("pork that goes without saying needs a language in which it does", () => {
  expect(matchName({ de: "Pizza Salami", tr: "Salamlı pizza" })?.picture).toBe("pizza-salami");
  expect(matchName({ ar: "بيتزا بيبروني" })).toBeNull();
});

test("alcohol-free drinks get no alcohol, and alcohol no other drink", () => {
  for (const name of ["Mojito", "Lager", "Red Wine", "Gin Tonic"]) {
    expect(matchName({ en: `${name} alcohol free` })).toBeNull();
    expect(matchName({ en: name }, { description: { en: "0.0" } })).toBeNull();
    expect(matchName({ en: name })).not.toBeNull();
  }
  expect(matchName({ en: "Cola" }, { description: { en: "with a shot of rum" } })).toBeNull();
});

test("allergens say nothing about what is seen", () => {
  const description = { de: "Mit Salat\nEnthält Fisch, Milch", en: "Contains fish" };
  expect(matchName({ de: "Hamburger" }, { description })?.picture).toBe("burger-classic");
});

test("the more special of two languages decides; a contradiction in one leaves none", () => {
  expect(matchName({ de: "Käseburger", en: "Burger" })?.picture).toBe("burger-cheese");
  expect(matchName({ en: "Burger", de: "Käseburger" })?.picture).toBe("burger-cheese");
  expect(matchName({ de: "Entenburger", en: "Burger" })).toBeNull();
  expect(matchName({ de: "Apfelsaft", en: "Orange juice" })).toBeNull();
});

test("the reason is written as in the name", () => {
  expect(matchName({ de: "Knuspriger Hähnchenburger" })).toEqual({
    picture: "burger-chicken",
    word: "Hähnchen",
    text: "Knuspriger Hähnchenburger",
  });
});

const ITEM: MenuItem = {
  id: "",
  code: "",
  title: {},
  description: {},
  prices: {},
  modifierGroups: [],
};

function menuOf(names: readonly string[]): Menu {
  const items = Object.fromEntries(
    names.map((name, at) => [`item-${at}`, { ...ITEM, id: `item-${at}`, title: { de: name } }]),
  );
  const products = Object.keys(items).map((id) => ({ kind: "item", id }) as const);
  const burgers = { id: "c", title: { de: "Burger" }, isPopup: false, subcategories: [], products };
  return { revision: 1, categories: [burgers], items, combos: {} };
}

test("a menu's items are matched within their categories", () => {
  const found = matchPictures(menuOf(["Classic", "Käse", "Pommes"]));
  expect([...found.values()].map(({ picture }) => picture)).toEqual([
    "burger-classic",
    "burger-cheese",
    "fries",
  ]);
});

test("time grows with the menu only: ten thousand dishes are no more per dish than one thousand", () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `${DISHES[at % DISHES.length]?.name} Nr ${at}`);
  const timeOf = (count: number) => {
    const menu = menuOf(names(count));
    const start = performance.now();
    matchPictures(menu);
    return performance.now() - start;
  };
  timeOf(1000);
  expect(timeOf(10_000)).toBeLessThan(60 * timeOf(1000) + 100);
});

test("emblems of categories", () => {
  expect(emblemOf({ de: "Burger", en: "Burgers" })).toBe("emblem-burger");
  expect(emblemOf({ fr: "Boissons froides" })).toBe("emblem-cold-drink");
  expect(emblemOf({ de: "Alkoholfreie Biere" })).not.toBe("emblem-beer");
  expect(emblemOf({ de: "Unsere Welt" })).toBeNull();
  for (const id of Object.keys(CATALOGUE.emblems)) expect(id).toMatch(/^emblem-/);
});
