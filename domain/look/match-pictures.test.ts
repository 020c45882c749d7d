import { join } from "node:path";
import { expect, test } from "vitest";
import { acceptedBy, isExact } from "../../bench/pictures/labels.ts";
import { measurePictures } from "../../bench/pictures/measure.ts";
import {
  acceptedFor,
  type Dish,
  menuOf,
  type Outlet,
  readOutlets,
} from "../../bench/pictures/outlets.ts";
import { CATALOGUE } from "../../pictures/catalogue.ts";
import type { Menu, MenuItem } from "../menu.ts";
import { emblemOf } from "./emblems.ts";
import { matchName, matchPictures } from "./match-pictures.ts";
import { shownIn } from "./shown.ts";

/** The development set: menus from which the vocabulary may be written, in the form of the held-out ones. */
const OUTLETS = readOutlets(join(import.meta.dirname, "testing/menus"));
const DISHES = OUTLETS.flatMap(({ language, dishes }) =>
  dishes.map((dish): NamedDish => ({ ...dish, language })),
);

type NamedDish = Dish & Pick<Outlet, "language">;

function pictureOf({ language, name, description, category }: NamedDish): string | null {
  const context = {
    categories: [{ [language]: category }],
    description: { [language]: description },
  };
  return matchName({ [language]: name }, context)?.picture ?? null;
}

/** Per cent of the dishes for which the library has a picture, and of those that get one. */
const MATCHED_PERCENT = 88;
const WRONG_PERCENT = 0.5;

test("menus in twelve languages get enough right pictures, and hardly a wrong one", () => {
  const { matchable, matched, wrong } = measurePictures(OUTLETS, matchPictures);
  const listed = wrong.map(({ outlet, dish, picture }) => `${outlet.id}: ${dish.name}: ${picture}`);
  expect((100 * matched) / matchable).toBeGreaterThanOrEqual(MATCHED_PERCENT);
  expect((100 * wrong.length) / (matched + wrong.length), listed.join("\n")).toBeLessThanOrEqual(
    WRONG_PERCENT,
  );
  expect(new Set(OUTLETS.map(({ language }) => language.split("-")[0])).size).toBe(12);
});

test("every picture but the emblems is the right one of a dish of the development set", () => {
  const reached = new Set<string>(
    OUTLETS.flatMap((outlet) => {
      const pictures = matchPictures(menuOf(outlet));
      return outlet.dishes.map((dish) => {
        const picture = pictures.get(dish.id)?.picture ?? "";
        return acceptedFor(dish).has(picture) ? picture : "";
      });
    }),
  );
  const { emblems: _emblems, ...groups } = CATALOGUE;
  const pictures = Object.values(groups).flatMap((group) => Object.keys(group));
  expect(pictures.filter((picture) => !reached.has(picture))).toEqual([]);
});

test("the development set is labelled with pictures that exist", () => {
  const labels = new Set(DISHES.flatMap((dish) => dish.labels));
  expect([...labels].filter((one) => isExact(one) && acceptedBy(one).length === 0)).toEqual([]);
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
  for (const dish of DISHES.filter((one) => pictureOf(one))) {
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
    for (const found of [
      matchName({ en: `${name} alcohol free` }),
      matchName({ en: name }, { description: { en: "0.0" } }),
    ])
      expect(found && shownIn(found.picture).isAlcohol).toBeFalsy();
    expect(matchName({ en: name })).not.toBeNull();
  }
  expect(matchName({ en: "Alcohol-free beer" })?.picture).toBe("beer-alcohol-free");
  expect(matchName({ en: "Virgin Mojito" })?.picture).toBe("mocktail");
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

test("a picture on which most languages agree is taken, unless one says what it must not show", () => {
  const three = { de: "Dönerteller", en: "Döner plate", tr: "Porsiyon döner" };
  expect(matchName({ ...three, fr: "Salade grecque" })?.picture).toBe("kebab-plate");
  expect(matchName({ en: "Döner plate", fr: "Salade grecque" })).toBeNull();
  expect(matchName({ ...three, fr: "Salade végétarienne" })).toBeNull();
});

test("the reason is written as in the name", () => {
  expect(matchName({ de: "Knuspriger Hähnchenburger" })).toEqual({
    picture: "burger-chicken",
    word: "Hähnchen",
    text: "Knuspriger Hähnchenburger",
  });
});

test("a description says what a house's own name is", () => {
  const found = matchName(
    { de: "Kalles Riese" },
    { description: { de: "Doppelburger mit Käse, Röstzwiebeln" } },
  );
  expect(found).toEqual({
    picture: "burger-double",
    word: "Doppel",
    text: "Doppelburger mit Käse, Röstzwiebeln",
  });
  const unsure = { categories: [{ it: "Pizze" }], description: { it: "bordo ripieno, provola" } };
  expect(matchName({ it: "La Vesuvio" }, unsure)).toBeNull();
  const sure = { ...unsure, description: { it: "pomodoro, mozzarella, prosciutto cotto" } };
  expect(matchName({ it: "La Vesuvio" }, sure)?.picture).toBe("pizza-prosciutto");
  const patties = {
    categories: [{ en: "Burgers" }],
    description: { en: "Two patties, double cheese" },
  };
  expect(matchName({ en: "Zorba" }, patties)?.picture).toBe("burger-double");
  const doubled = { categories: [{ es: "Burgers" }], description: { es: "Con doble de cheddar" } };
  expect(matchName({ es: "La Quesuda" }, doubled)).toBeNull();
  const parts = { description: { de: "2 Brötchen, Butter, Marmelade" } };
  expect(matchName({ de: "Das Kleine" }, parts)).toBeNull();
});

test("a code names a dish whose title says nothing; a title wins over it", () => {
  const codes = ["4711", "burger-cheese"];
  expect(matchName({ de: "Nummer 7" }, { codes })?.picture).toBe("burger-cheese");
  expect(matchName({ de: "Nummer 7" }, { codes: ["cola_05"] })?.picture).toBe("soda-cola");
  expect(matchName({ de: "Pommes" }, { codes })?.picture).toBe("fries");
  expect(matchName({ de: "Nummer 7" }, { codes: ["kebab-house-de-7"] })).toBeNull();
  expect(matchName({ de: "Nummer 7" }, { codes: ["BurgerCheese"] })?.picture).toBe("burger-cheese");
  expect(matchName({ de: "Nummer 7" }, { codes: ["pizza-12"] })).toBeNull();
});

test("a modifier that is an ingredient is an extra, one that is a dish is not", () => {
  const categories = [{ de: "Wähle dazu" }];
  const context = { categories, isModifier: true };
  expect(matchName({ de: "Käse" }, context)?.picture).toBe("extra-cheese-slice");
  expect(matchName({ de: "Pommes" }, context)?.picture).toBe("fries");
});

test("a word that may mean another dish leads to no picture", () => {
  const pizzas = { categories: [{ de: "Pizza" }] };
  expect(matchName({ de: "Kebab" }, pizzas)).toBeNull();
  expect(matchName({ de: "Pizza Spezial" }, pizzas)).toBeNull();
  expect(matchName({ de: "Köfte im Brot" })).toBeNull();
  expect(matchName({ de: "Döner Salat" })?.picture).not.toBe("doner");
  expect(matchName({ es: "Leche frita" })).toBeNull();
  expect(matchName({ en: "Lemon sole, beer-battered" })).toBeNull();
  expect(matchName({ pl: "Barszcz hetmański" })).toBeNull();
  expect(matchName({ it: "Filetto di orata sfogliettato" })).toBeNull();
  expect(matchName({ pl: "Barszcz hetmański", en: "Borscht" })?.picture).toBe("soup-borscht");
});

test.each([
  ["after a name of its own, where nouns come first", { it: "Tiramisù Zorba" }, "tiramisu"],
  ["before such a name, where nouns come last", { en: "Zorba Tiramisu" }, "tiramisu"],
  ["beside a main dish", { de: "Schnitzel mit Zorba" }, "schnitzel"],
  ["as an adjective before it", { pl: "Zorbański tiramisu" }, "tiramisu"],
])("an unknown word only says more about a dish: %s", (_, title, picture) => {
  expect(matchName(title)?.picture).toBe(picture);
});

test("what a house's own name has in brackets describes it", () => {
  const categories = [{ pl: "Pizze" }];
  expect(matchName({ pl: "3. Zorba (szynka)" }, { categories })?.picture).toBe("pizza-prosciutto");
  expect(matchName({ pl: "3. Zorba (kiełbasa, ogórek)" }, { categories })).toBeNull();
  expect(matchName({ en: "Protein Zorba (cacao)" })).toBeNull();
});

test("a category of bakery and grill dishes is no rösti", () => {
  const categories = [{ it: "Rosticceria" }];
  expect(matchName({ it: "Verdure grigliate" }, { categories })?.picture).toBe(
    "vegetables-grilled",
  );
});

test("what is beside a dish is not what it is of", () => {
  expect(matchName({ pl: "Lody z gorącymi malinami" })?.picture).not.toBe("sorbet-berry");
  expect(matchName({ de: "Bratwurst mit Brötchen" })?.picture).not.toBe("hot-dog");
  expect(matchName({ de: "Bratwurst im Brötchen" })?.picture).toBe("hot-dog");
});

test("unknown words of a description are what else is in a dish", () => {
  const under = (en: string, description: string) =>
    matchName({ en: "Zorba" }, { categories: [{ en }], description: { en: description } });
  expect(under("Burgers", "Fried chicken thigh, zorba, honey")?.picture).toBe("burger-chicken");
  expect(under("Pizza", "Tomato, tuna, zorba")).toBeNull();
  expect(under("Wings & Things", "Eight wings tossed in zorba")?.picture).toBe("chicken-wings");
  expect(under("Mains", "Fries, zorba, sausage")).toBeNull();
});

test("a house's own burger is what its description or brackets say", () => {
  const described = { description: { pl: "wołowina, bekon, cheddar" } };
  expect(matchName({ pl: "Burger Zorby" }, described)?.picture).toBe("burger-bacon");
  expect(matchName({ pl: "Burger Zorby (wołowina, bekon, cheddar)" })?.picture).toBe(
    "burger-bacon",
  );
  expect(matchName({ pl: "Burger Zorby" })).toBeNull();
  const listed = { description: { de: "Rind, Cheddar, Tomate, Salat" } };
  expect(matchName({ de: "Zorba-Burger, Pommes" }, listed)?.picture).toBe("burger-cheese");
});

test("a house's own salad is what its description says", () => {
  const described = { description: { it: "tonno, mais, pomodorini, olive" } };
  expect(matchName({ it: "Insalatona Zorba" }, described)?.picture).toBe("salad-tuna");
  expect(matchName({ it: "Insalatona Zorba" })).toBeNull();
});

test("an egg on a burger, chocolate on a Brazilian carrot cake and frying are seen", () => {
  expect(matchName({ pt: "X-Egg" })).toBeNull();
  expect(matchName({ pt: "Bolo de cenoura com chocolate" })).toBeNull();
  expect(matchName({ en: "Fried cauliflower" })).toBeNull();
});

test("a beef burger may have bacon of pork, beef bacon is none", () => {
  expect(matchName({ en: "Beef burger with bacon" })?.picture).toBe("burger-bacon");
  expect(matchName({ en: "Burger with beef bacon" })?.picture).not.toBe("burger-bacon");
});

test("olive oil is no olives, and an Arabic phrase may have articles", () => {
  expect(matchName({ en: "Chocolate Mousse, Olive Oil" })?.picture).toBe("chocolate-mousse");
  const categories = [{ ar: "الفطور والوجبات الخفيفة" }];
  expect(matchName({ ar: "شكشوكة" }, { categories })?.picture).toBe("shakshuka");
});

test.each(["A,C,G", "(a, c, o)", "[A, C, O]", "ACG", "1,2,A1", "¹˒³", "Ø32cm", "0,33 l"])(
  "codes of allergens and sizes say nothing: %s",
  (code) => {
    expect(matchName({ it: `Tiramisù Zorba ${code}` })?.picture).toBe("tiramisu");
    expect(matchName({ es: `Cheeseburger ${code}` })?.picture).toBe("burger-cheese");
  },
);

test("a word with one letter missing, doubled, swapped or wrong is read, as it is written", () => {
  expect(matchName({ en: "Capuccino" })).toEqual({
    picture: "coffee-cappuccino",
    word: "Capuccino",
    text: "Capuccino",
  });
  expect(matchName({ de: "Schinzel mit Pommes" })?.picture).toBe("schnitzel");
  expect(matchName({ uk: "Капучинно" })?.picture).toBe("coffee-cappuccino");
  expect(matchName({ de: "Taubensuppe" })).toBeNull();
});

test("a category of several dishes leaves open which of them an ingredient is of", () => {
  expect(matchName({ en: "Chicken" }, { categories: [{ en: "Burgers" }] })?.picture).toBe(
    "burger-chicken",
  );
  expect(matchName({ en: "Chicken" }, { categories: [{ en: "Burgers & pizza" }] })).toBeNull();
});

test("a coffee is an espresso where it is served so", () => {
  expect(matchName({ fr: "Café" })?.picture).toBe("coffee-espresso");
  expect(matchName({ de: "Kaffee" })?.picture).toBe("coffee-mug");
  const juices = { categories: [{ ar: "عصائر وحلويات" }] };
  expect(matchName({ ar: "كابتشينو" }, juices)?.picture).toBe("coffee-cappuccino");
});

test.each([
  ["may be the noun", { en: "Tiramisu Zorbas" }],
  ["may be the noun, which comes first", { it: "Zorba al tiramisù" }],
  ["may be the filling", { pl: "Pierogi z zorbą" }],
  ["may be a variety", { de: "Pizza Zorba" }],
  ["is a part of a compound", { de: "Zorbabrötchen" }],
])("an unknown word that %s leaves a dish without a picture", (_, title) => {
  expect(matchName(title)).toBeNull();
});

test("traditional Chinese is read like simplified Chinese, and the reason is as it is written", () => {
  expect(matchName({ "zh-Hant": "紅茶" })?.picture).toBe("tea-black");
  expect(matchName({ "zh-Hant": "鮪魚三明治" })).toEqual({
    picture: "sandwich-tuna",
    word: "鮪魚",
    text: "鮪魚三明治",
  });
});

test("a dish with a drink is a set, whose picture is no dish's by itself", () => {
  expect(matchName({ en: "Pizza Margherita + drink" })?.picture).not.toBe("pizza-margherita");
  expect(matchName({ de: "Döner-Menü" })).toBeNull();
  expect(matchName({ de: "Burger + Getränk" })?.picture).toBe("set-burger");
});

test("without cheese, no picture with cheese", () => {
  expect(matchName({ en: "Pizza Margherita without cheese" })).toBeNull();
});

test("what a category's title has in brackets names none of its dishes", () => {
  const categories = [{ fr: "Burgers (pain artisanal)" }];
  expect(matchName({ fr: "Le Classique" }, { categories })?.picture).toBe("burger-classic");
});

test.each([
  ["another meat than the drawn one", { tr: "Piliç Şiş" }, { tr: "Izgaralar" }, "shish-kebab"],
  ["another meat in a soup", { en: "Chicken Pho" }, { en: "Soups" }, "pho"],
  ["fries that are not named", { en: "Nuggets" }, { en: "Kids" }, "kids-nuggets"],
  ["a house's name by its plate", { de: "Teller Zorbas" }, { de: "Kebab" }, "kebab-plate"],
  ["a house's name by its glass", { it: "Coppa Vesuvio" }, { it: "Coppe" }, "sundae"],
  ["a name that begins as an article does", { it: "Coppa Duna" }, { it: "Coppe" }, "sundae"],
  ["a regional dish by its general one", { pl: "Iskender" }, { pl: "Kebab" }, "kebab-plate"],
  ["red wine for white", { fr: "Bouteille de vin blanc" }, { fr: "Vins" }, "wine-bottle"],
])("no picture shows %s", (_, title, category, picture) => {
  expect(matchName(title, { categories: [category] })?.picture).not.toBe(picture);
});

test("what a dish is in decides: bread, not the plate beside it", () => {
  const categories = [{ de: "Döner & Dürüm" }];
  expect(matchName({ de: "Falafel im Brot" }, { categories })?.picture).toBe("pita-falafel");
  expect(matchName({ de: "Falafel auf Teller" })?.picture).toBe("falafel-plate");
});

const ITEM: MenuItem = {
  id: "",
  code: "",
  title: {},
  description: {},
  prices: {},
  modifierGroups: [],
};

function burgersOf(names: readonly string[]): Menu {
  const items = Object.fromEntries(
    names.map((name, at) => [`item-${at}`, { ...ITEM, id: `item-${at}`, title: { de: name } }]),
  );
  const products = Object.keys(items).map((id) => ({ kind: "item", id }) as const);
  const burgers = { id: "c", title: { de: "Burger" }, isPopup: false, subcategories: [], products };
  return { revision: 1, categories: [burgers], items, combos: {} };
}

test("a menu's items are matched within their categories", () => {
  const found = matchPictures(burgersOf(["Classic", "Käse", "Pommes"]));
  expect([...found.values()].map(({ picture }) => picture)).toEqual([
    "burger-classic",
    "burger-cheese",
    "fries",
  ]);
});

test("time grows with the menu only: ten thousand dishes are no more per dish than one thousand", () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `${DISHES[at % DISHES.length]?.name} Nr ${at}`);
  // Processor time: others that use the machine do not count.
  const timeOf = (count: number) => {
    const menu = burgersOf(names(count));
    const start = process.cpuUsage();
    matchPictures(menu);
    return process.cpuUsage(start).user / 1_000;
  };
  timeOf(1000);
  expect(timeOf(10_000)).toBeLessThan(60 * timeOf(1000) + 100);
});

test("a modifier without a picture is matched once per title of its group, not for every dish that lists it", () => {
  let reads = 0;
  const unknown = {
    id: "extra",
    code: "extra",
    get title() {
      reads += 1;
      return { de: "Zorba" };
    },
    prices: { regular: "0" },
    max: null,
  };
  const group = (de: string) => ({
    ...{ id: de, title: { de }, min: 0, max: null, free: 0 },
    modifiers: [unknown as never],
  });
  const menu = burgersOf(Array.from({ length: 100 }, (_, at) => `Burger ${at}`));
  const items = Object.entries(menu.items).map(([id, item]) => [
    id,
    { ...item, modifierGroups: [group("Dazu"), group("Soßen")] },
  ]);
  matchPictures({ ...menu, items: Object.fromEntries(items) });
  expect(reads).toBe(2);
});

test("emblems of categories", () => {
  expect(emblemOf({ de: "Burger", en: "Burgers" })).toBe("emblem-burger");
  expect(emblemOf({ fr: "Boissons froides" })).toBe("emblem-cold-drink");
  expect(emblemOf({ en: "Mocktails" })).toBe("emblem-cold-drink");
  expect(emblemOf({ fr: "Crêpes sucrées" })).toBe("emblem-breakfast");
  expect(emblemOf({ de: "Alkoholfreie Biere" })).not.toBe("emblem-beer");
  expect(emblemOf({ de: "Unsere Welt" })).toBeNull();
  for (const id of Object.keys(CATALOGUE.emblems)) expect(id).toMatch(/^emblem-/);
});
