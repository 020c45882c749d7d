import { expect, test } from "vitest";
import { matchName } from "./match-pictures.ts";

test.each([
  ["en", "Burgers", "Ckn Burger", "burger-chicken"],
  ["en", "Burgers", "Dbl Cheeseburger", "burger-double"],
  ["fr", "Pâtes", "Tagliatelles carbo", "pasta-carbonara"],
  ["de", "Pasta", "Spaghetti Bolo", "pasta-bolognese"],
])("shortenings are read (%s: %s, %s)", (language, category, name, picture) => {
  const categories = [{ [language]: category }];
  expect(matchName({ [language]: name }, { categories })?.picture).toBe(picture);
});

test.each([
  ["en", "Desserts", "NY Cheesecake", "cheesecake"],
  ["es", "Empanadas", "Empanada salteña", "empanadas"],
  ["pl", "Desery", "Sernik nowojorski", "cheesecake"],
])("where a dish is from says nothing (%s: %s, %s)", (language, category, name, picture) => {
  const categories = [{ [language]: category }];
  expect(matchName({ [language]: name }, { categories })?.picture).toBe(picture);
});

test.each([
  ["es", "Comidas rápidas", "Super pancho", "hot-dog"],
  ["pt", "Doces", "Sonho de creme", "doughnut-cream"],
  ["de", "Imbiss", "Dönerrolle", "durum"],
])("words of regions are read (%s: %s, %s)", (language, category, name, picture) => {
  const categories = [{ [language]: category }];
  expect(matchName({ [language]: name }, { categories })?.picture).toBe(picture);
});

test.each([
  ["en", "Hot Drinks", "Fresh Mint", "tea-mint"],
  ["fr", "Boissons chaudes", "Chocolat", "hot-chocolate"],
  ["en", "Cocktails & Beer", "Margarita", "cocktail-margarita"],
  ["en", "Sandwiches", "Tuna Mayo", "sandwich-tuna"],
])("a category says what a word alone means (%s: %s, %s)", (language, category, name, picture) => {
  const categories = [{ [language]: category }];
  expect(matchName({ [language]: name }, { categories })?.picture).toBe(picture);
});

test.each([
  ["ar", "مقبلات", "أونيون رينجز", "onion-rings"],
  ["he", "שתייה חמה", "קפה תורכי", "coffee-turkish"],
  ["tr", "Tatlılar", "Sakızlı muhallebi", "muhallebi"],
  ["uk", "Напої", "Вода сильногазована", "water-sparkling"],
  ["zh", "小吃", "大薯", "fries"],
  ["zh-Hant", "熱菜", "川味麻婆豆腐", "mapo-tofu"],
])(
  "words of other scripts and suffixes are read (%s: %s, %s)",
  (language, category, name, picture) => {
    const categories = [{ [language]: category }];
    expect(matchName({ [language]: name }, { categories })?.picture).toBe(picture);
  },
);
