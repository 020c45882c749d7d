import { expect, test } from "vitest";
import { matchName } from "./match-pictures.ts";

function pictureOf(language: string, name: string, category = ""): string | null {
  const categories = category === "" ? [] : [{ [language]: category }];
  return matchName({ [language]: name }, { categories })?.picture ?? null;
}

test.each([
  ["onion rings under burgers", "en", "Onion Rings", "Burgers", "onion-rings"],
  ["hummus under soups and salads", "fr", "Houmous", "Soupes & salades", "hummus"],
  ["a cake under desserts and ice cream", "it", "Tiramisù", "Dolci e gelati", "tiramisu"],
  ["a milkshake under sundaes", "de", "Milchshake Vanille", "Eisbecher", "milkshake-vanilla"],
  ["fried mushrooms under vegetables", "uk", "Печериці смажені", "Овочі", "mushrooms-fried"],
  [
    "calamari under snacks to go with beer",
    "uk",
    "Кальмари в клярі",
    "Закуски до пива",
    "calamari",
  ],
  ["a slice of pizza to go", "pl", "Kawałek pizzy na wynos", "Pizza", "pizza-slice"],
  ["a pudding under meals", "es", "Flan de la casa", "Menú del día", "creme-caramel"],
  ["a bowl of rice under meals", "zh", "扬州炒饭", "套餐", "fried-rice"],
  ["sashimi under sushi", "it", "Sashimi misto", "Sushi", "sashimi"],
])(
  "a category does not change what its name says by itself: %s",
  (_, language, name, category, picture) => {
    expect(pictureOf(language, name, category)).toBe(picture);
  },
);

test.each([
  ["a doner with fries, which may be on a plate", "de", "Döner mit Pommes"],
  ["a gyros, which may be in a pita", "de", "Gyros"],
  ["a shawarma, which is rolled here and in a pita there", "en", "Chicken Shawarma"],
  ["a topping that the picture has not", "it", "Ravioli burro e salvia"],
  ["another flavour than the drawn one", "tr", "Limonlu cheesecake"],
  ['a flavour that is said after "with"', "pl", "Sernik z brzoskwinią"],
  ["two toppings of which one is drawn", "it", "Pizza prosciutto e peperoni"],
  ["a special one", "pt", "Bife à casa"],
  ["fish in cream", "uk", "Форель в сметані"],
  ["mulled beer", "pl", "Grzane piwo"],
  ["a soda with lime", "en", "Lime & soda"],
])("no picture of %s", (_, language, name) => {
  expect(pictureOf(language, name)).toBeNull();
});

test("an ingredient among drinks is no ingredient by itself", () => {
  expect(pictureOf("de", "Honig", "Heißgetränke")).toBeNull();
  expect(pictureOf("de", "Honig", "Aufstriche")).toBe("honey");
});

test("what is beside a roast does not count, a dish of it does", () => {
  expect(pictureOf("de", "Schweinebraten, Knödel, Sauerkraut")).toBe("roast-pork");
  expect(pictureOf("de", "Spinatknödel")).toBeNull();
  expect(pictureOf("de", "Lachsfilet vom Grill, Blattspinat")).toBe("salmon-grilled");
});

test.each([
  ["en", "Capuccino", "coffee-cappuccino"],
  ["en", "Cheesburger", "burger-cheese"],
  ["de", "Bruscetta", "bruschetta"],
  ["es", "Amburguesa con queso", "burger-cheese"],
])("common misspellings are understood (%s: %s)", (language, name, picture) => {
  expect(pictureOf(language, name)).toBe(picture);
});

test.each([
  "Spinach Burger",
  "Avocado Burger",
  "BBQ Burger",
  "Avocado Tacos",
  "Burger with a fried egg",
  "Pizza with olives",
  "Garlic spaghetti",
  "Vegetable red curry",
  "Cream of chicken soup",
])("the plain picture does not stand for a variety: %s", (name) => {
  expect(pictureOf("en", name)).toBeNull();
});
