import { describe, expect, test } from "vitest";
import { foldText, searchedWords } from "./folded-text.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { Category, Menu, MenuItem } from "./menu.ts";
import { findProducts, searchEntries } from "./menu-search.ts";
import { comboOf, itemOf, stepItemOf, stepOf } from "./testing/products.ts";

describe("folding", () => {
  test.each([
    ["Gruyère", "gruyere"],
    ["Grüße Brötchen", "grusse brotchen"],
    ["İÇLİ KÖFTE", "icli kofte"],
    ["ılık süt", "ilik sut"],
    ["Smørrebrød, Łosoś", "smorrebrod losos"],
    ["צ׳יפס, צ'יפס", "ציפס ציפס"],
    ["М’ята Їжак", "мята іжак"],
    ["Chef’s  bowl – no. 3", "chefs bowl no 3"],
    ["ﬁsh", "fish"],
    ["أَرُزّ", "ارز"],
    ["قهوة على الطريقة", "قهوه علي الطريقه"],
    ["شـــاي ٣", "شاي 3"],
    ["  soup  of the   day ", "soup of the day"],
    ["…", ""],
  ])("%s is searched as %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(foldText(text))).toBe(folded);
  });

  test("ignores the Arabic article of a word, and no other prefix", () => {
    expect(searchedWords("البرغر")).toEqual(["برغر"]);
    expect(searchedWords("الو")).toEqual(["الو"]);
    expect(searchedWords("beet BURGER")).toEqual(["beet", "burger"]);
    expect(searchedWords(" , ")).toEqual([]);
  });
});

const LOCALES = { enabled: ["en", "de", "ar"], default: "de", fallback: "en" };

function dish(id: string, title: LocalizedText, description: LocalizedText = {}): MenuItem {
  return itemOf(id, "1", { title, description });
}

const DISHES = [
  dish("barley", { en: "Barley burger", de: "Gerstenburger", ar: "برغر الشعير" }),
  dish("beet", { en: "Beet burger", de: "Rote-Bete-Burger", ar: "برغر الشمندر" }),
  dish("quiche", { en: "Quiche", de: "Quiche" }, { en: "Leek and gruyère", de: "Lauch, Gruyère" }),
  dish("salad", { en: "Green salad", de: "Grüner Salat" }, { en: "With beet", de: "Mit Bete" }),
  dish("bun", { en: "Burger bun", de: "Brötchen" }),
];

function category(id: string, title: LocalizedText, ...ids: string[]): Category {
  const products = ids.map((productId) => ({
    kind: productId === "tray" ? ("combo" as const) : ("item" as const),
    id: productId,
  }));
  return { id, title, isPopup: false, subcategories: [], products };
}

const TRAY = {
  ...comboOf("tray", "9", [stepOf("main", [stepItemOf("bun", "0")])]),
  title: { en: "Lunch tray", de: "Mittagstablett" },
};
const SIDES = category("small", { en: "Small plates", de: "Kleines" }, "salad", "quiche");
const MENU: Menu = {
  revision: 1,
  categories: [
    category("best", { en: "Favourites" }, "beet", "gone"),
    category("burgers", { en: "Burgers", de: "Burger" }, "tray", "barley", "beet"),
    {
      ...category("sides", { en: "Sides", de: "Beilagen" }),
      subcategories: [{ ...SIDES, isPopup: true }],
    },
  ],
  items: Object.fromEntries(DISHES.map((item) => [item.id, item])),
  combos: { tray: TRAY },
};

function found(typed: string, locale = "en"): string[] {
  const entries = [...searchEntries(MENU, { locale, locales: LOCALES })];
  return findProducts(entries, typed).map(({ id }) => id);
}

describe("search", () => {
  test("requires every word, in any position and order", () => {
    expect(found("burger beet")).toEqual(["beet"]);
    expect(found("arley urge")).toEqual(["barley"]);
    expect(found("beet quiche")).toEqual([]);
  });

  test("ranks matches at the beginning first, then names, then descriptions", () => {
    expect(found("beet")).toEqual(["beet", "salad"]);
    expect(found("b")).toEqual(["beet", "barley", "salad", "tray"]);
  });

  test("ignores marks and capitals in descriptions", () => {
    expect(found("GRUYERE")).toEqual(["quiche"]);
    expect(found("gruner", "de")).toEqual(["salad"]);
  });

  test("covers the visit's language and the fallback, and no other", () => {
    expect(found("mittag", "de")).toEqual(["tray"]);
    expect(found("lunch", "de")).toEqual(["tray"]);
    expect(found("الشمندر", "ar")).toEqual(["beet"]);
    expect(found("barley", "ar")).toEqual(["barley"]);
    expect(found("mittag", "en")).toEqual([]);
  });

  test("finds all products of a category by its name, combos and popups too", () => {
    expect(found("burgers")).toEqual(["beet", "tray", "barley"]);
    expect(found("small plates")).toEqual(["salad", "quiche"]);
    expect(found("sides")).toEqual(["salad", "quiche"]);
  });

  test("returns each product once, and only those on the menu", () => {
    expect(found("beet burger")).toEqual(["beet"]);
    // The bun is only part of the tray.
    expect(found("bun")).toEqual([]);
    expect([...searchEntries(MENU, { locale: "en", locales: LOCALES })]).toHaveLength(5);
  });

  test.each(["", " ", "…", "xyz"])("finds nothing for “%s”", (typed) => {
    expect(found(typed)).toEqual([]);
  });
});
