import { expect, test } from "vitest";
import { matchName } from "./match-pictures.ts";

function pictureOf(language: string, name: string, category = ""): string | null {
  const categories = category === "" ? [] : [{ [language]: category }];
  return matchName({ [language]: name }, { categories })?.picture ?? null;
}

test.each([
  ["de", "Ketchup", "sauce-ketchup"],
  ["es", "Alioli", "sauce-garlic"],
  ["de", "Extra Käse", "extra-cheese-slice"],
  ["en", "Add bacon", "extra-bacon"],
  ["fr", "Supplément champignons", "extra-mushrooms"],
])("a sauce or an extra is shown by itself (%s: %s)", (language, name, picture) => {
  expect(pictureOf(language, name)).toBe(picture);
});

test.each([
  ["de", "ohne Zwiebeln"],
  ["en", "No pickles"],
  ["fr", "Sans fromage"],
  ["es", "Sin cebolla"],
  ["tr", "Soğansız"],
])("what is left out is not shown (%s: %s)", (language, name) => {
  expect(pictureOf(language, name)).toBeNull();
});

test("a kind of sauce may be with whatever may have a sauce, and makes no other dish of it", () => {
  expect(pictureOf("de", "Pommes mit Ketchup")).toBe("fries");
  expect(pictureOf("de", "Pommes Ketchup")).toBe("fries");
  expect(pictureOf("en", "Burger with BBQ sauce")).toBe("burger-classic");
});

test("a set is shown as a whole, a kids' set as one for kids", () => {
  expect(pictureOf("de", "Cheeseburger", "Menüs")).toBe("set-burger");
  expect(pictureOf("pl", "Zestaw: burger + frytki + napój")).toBe("set-burger");
  expect(pictureOf("en", "Kids nuggets meal")).toBe("kids-nuggets");
});

test('a category called only "Menu" is none of sets', () => {
  expect(pictureOf("en", "Cheeseburger", "Menu")).toBe("burger-cheese");
});

test("what may be beside a main dish makes none of it by itself", () => {
  expect(pictureOf("en", "Steak with cauliflower")).toBe("steak");
  expect(pictureOf("en", "Cauliflower steak")).toBeNull();
  expect(pictureOf("en", "Steak salad")).toBeNull();
});
