/** The menu of a fictitious corner café: small, with each feature of ordering.md §2. */

import type { Restaurant } from "./restaurant.ts";

/** A title in the two languages of the tests. */
type Title = { readonly en: string; readonly ar: string };

/** Names by the id of category, item, group, modifier, combo or step. */
export const CORNER: Readonly<Record<string, Title>> = {
  sides: { en: "Small plates", ar: "أطباق صغيرة" },
  bites: { en: "Bites", ar: "لقيمات" },
  dips: { en: "Dips", ar: "تغميسات" },
  hot: { en: "Hot dishes", ar: "أطباق ساخنة" },
  drinks: { en: "Drinks", ar: "مشروبات" },
  fries: { en: "Fries", ar: "بطاطس" },
  olives: { en: "Olives", ar: "زيتون" },
  mayonnaise: { en: "Mayonnaise", ar: "مايونيز" },
  ketchup: { en: "Ketchup", ar: "كاتشب" },
  stew: { en: "Bean stew", ar: "يخنة الفاصولياء" },
  noodles: { en: "Noodles", ar: "معكرونة" },
  roast: { en: "Sunday roast", ar: "شواء الأحد" },
  water: { en: "Water", ar: "ماء" },
  sauce: { en: "Sauce", ar: "الصلصة" },
  soy: { en: "Soy sauce", ar: "صلصة الصويا" },
  chilli: { en: "Chilli oil", ar: "زيت الفلفل" },
  toppings: { en: "Toppings", ar: "إضافات" },
  egg: { en: "Egg", ar: "بيضة" },
  leek: { en: "Leek", ar: "كراث" },
  sesame: { en: "Sesame", ar: "سمسم" },
  meal: { en: "Stew and a drink", ar: "يخنة ومشروب" },
  sundae: { en: "Sundae", ar: "مثلجات" },
  scoops: { en: "Scoops", ar: "كرات" },
  vanilla: { en: "Vanilla", ar: "فانيليا" },
  lemon: { en: "Lemon", ar: "ليمون" },
  changes: { en: "Changes", ar: "تعديلات" },
  "no-cream": { en: "Without cream", ar: "بدون كريمة" },
  "meal-drink": { en: "Your drink", ar: "مشروبك" },
};

/** The café, for customers who read its menu. */
export const CORNER_CAFE: Restaurant = {
  nameOf: (id, locale) => {
    const title = CORNER[id];
    if (!title) throw new Error(`the corner café has no ${id}`);
    return locale === "ar" ? title.ar : title.en;
  },
};

/** The stew's description, line by line. */
export const STEW_LINES: readonly Title[] = [
  { en: "White beans, tomato, thyme", ar: "فاصولياء بيضاء، طماطم، زعتر" },
  { en: "Slowly cooked for six hours", ar: "مطهوة ببطء ست ساعات" },
  { en: "Contains celery", ar: "تحتوي على الكرفس" },
];

/** More tabs than fit on a screen. */
const SHELVES = 14;

type Changes = {
  readonly revision?: number;
  /** Ids of items that are not in it. */
  readonly without?: readonly string[];
  /** Other prices by id of an item. */
  readonly prices?: Readonly<Record<string, number>>;
  /** Among the drinks, with a sundae of three scoops, of which two flavours are available. */
  readonly hasSundae?: boolean;
};

type Prices = { readonly EAT_IN?: number; readonly PICKUP?: number };

function named(id: string) {
  return { refId: `ref-${id}`, id, code: `code-${id}`, title: CORNER[id] ?? { en: id } };
}

function priced(prices: Prices) {
  const wire = Object.entries(prices).map(([type, value]) => [type, { value, taxes: [19] }]);
  return { pricesByOrderingType: Object.fromEntries(wire) };
}

const within = (category: string, sortOrder: number) => ({
  categories: [{ category: `ref-${category}`, sortOrder }],
});

const categories = [
  // On a root isPopup has no meaning (ordering.md §2.3).
  { ...named("hot"), root: true, rootSortOrder: 2, isPopup: true },
  { ...named("drinks"), root: true, rootSortOrder: 3 },
  { ...named("bites"), root: false },
  { ...named("dips"), root: false, isPopup: true },
  { ...named("nothing"), root: true, rootSortOrder: 4 },
  {
    ...named("sides"),
    root: true,
    rootSortOrder: 1,
    subCategories: [
      { subCategory: "ref-dips", sortOrder: 20 },
      { subCategory: "ref-bites", sortOrder: 10 },
    ],
  },
  ...shelves((number) => ({
    ...named(`shelf-${number}`),
    root: true,
    rootSortOrder: 10 + number,
  })),
];

function shelves<Entry>(make: (number: number) => Entry): Entry[] {
  return Array.from({ length: SHELVES }, (_, index) => make(index + 1));
}

const sauce = {
  ...named("sauce"),
  min: 1,
  max: 1,
  free: 0,
  modifiers: [
    { modifier: "ref-chilli", selected: false, sortOrder: 20 },
    { modifier: "ref-soy", selected: false, sortOrder: 10 },
  ],
};
const toppings = {
  ...named("toppings"),
  min: 0,
  max: 3,
  free: 3,
  modifiers: ["egg", "leek", "sesame"].map((id, index) => ({
    modifier: `ref-${id}`,
    selected: id === "leek",
    sortOrder: index,
  })),
};

const items = [
  {
    ...named("stew"),
    description: {
      en: STEW_LINES.map(({ en }) => en).join("\n"),
      ar: STEW_LINES.map(({ ar }) => ar).join("\n"),
    },
    ...within("hot", 20),
    ...priced({ EAT_IN: 9.5, PICKUP: 8.9 }),
  },
  {
    ...named("noodles"),
    ...within("hot", 10),
    ...priced({ EAT_IN: 7.25 }),
    modifierGroups: [
      { ...sauce, refId: "ref-noodles-sauce", sortOrder: 1 },
      // All of the prototype's but these two (ordering.md §2.4).
      {
        ...named("toppings"),
        refId: "ref-noodles-toppings",
        basedOn: "ref-toppings",
        max: 2,
        free: 1,
        sortOrder: 2,
      },
    ],
  },
  { ...named("roast"), ...within("hot", 30), ...priced({ PICKUP: 11 }) },
  { ...named("fries"), ...within("bites", 20), ...priced({ EAT_IN: 3.5 }) },
  { ...named("olives"), ...within("bites", 10), ...priced({ EAT_IN: 2.9 }) },
  { ...named("ketchup"), ...within("dips", 20), ...priced({ EAT_IN: 0.5 }) },
  { ...named("mayonnaise"), ...within("dips", 10), ...priced({ EAT_IN: 0.6 }) },
  // In two languages that no test uses.
  {
    ...named("tea"),
    title: { tr: "Çay", de: "Tee" },
    ...within("drinks", 10),
    ...priced({ EAT_IN: 2.2 }),
  },
  { ...named("water"), ...within("drinks", 20), ...priced({ EAT_IN: 1.8 }) },
  // A product without a title is not sold (ordering.md §2.2).
  { ...named("ghost"), title: {}, ...within("drinks", 30), ...priced({ EAT_IN: 1 }) },
  ...shelves((number) => ({
    ...named(`jar-${number}`),
    ...within(`shelf-${number}`, 1),
    ...priced({ EAT_IN: 4 }),
  })),
];

/** One flavour is sold out: it is in the group, and not on the menu. */
const scoops = {
  ...named("scoops"),
  description: { en: "Made in this house every morning", ar: "تُحضَّر هنا كل صباح" },
  min: 3,
  max: 3,
  free: 1,
  modifiers: ["vanilla", "lemon", "sold-out"].map((id, index) => ({
    modifier: `ref-${id}`,
    selected: false,
    sortOrder: index,
  })),
};
const sundae = {
  ...named("sundae"),
  ...within("drinks", 5),
  ...priced({ EAT_IN: 4.5 }),
  modifierGroups: [
    { ...scoops, refId: "ref-sundae-scoops", sortOrder: 1 },
    {
      ...named("changes"),
      refId: "ref-sundae-changes",
      min: 0,
      max: 1,
      free: 0,
      sortOrder: 2,
      modifiers: [{ modifier: "ref-no-cream", selected: false }],
    },
  ],
};

const combo = {
  ...named("meal"),
  ...within("hot", 40),
  ...priced({ EAT_IN: 11 }),
  steps: [
    {
      ...named("meal-drink"),
      min: 1,
      max: 1,
      sortOrder: 1,
      items: [
        {
          refId: "ref-water",
          id: "water",
          selected: false,
          sortOrder: 1,
          ...priced({ EAT_IN: 0.4 }),
        },
        { refId: "ref-tea", id: "tea", selected: false, sortOrder: 2, ...priced({ EAT_IN: 0.9 }) },
      ],
    },
  ],
};

const modifiers = [
  { ...named("soy"), ...priced({ EAT_IN: 0 }) },
  { ...named("chilli"), ...priced({ EAT_IN: 0.5 }) },
  { ...named("egg"), ...priced({ EAT_IN: 0.8 }) },
  { ...named("leek"), ...priced({ EAT_IN: 0.6 }) },
  { ...named("sesame"), ...priced({ EAT_IN: 0.4 }) },
  {
    ...named("vanilla"),
    description: { en: "With real pods", ar: "بقرون الفانيليا" },
    ...priced({ EAT_IN: 1.2 }),
  },
  { ...named("lemon"), ...priced({ EAT_IN: 0.9 }) },
  { ...named("no-cream"), ...priced({ EAT_IN: -0.5 }) },
];

/** Faults that make the sandbox's vendor answer with this menu. */
export function cornerMenu(changes: Changes = {}) {
  const { revision = 1_900_000_000, without = [], prices = {} } = changes;
  const offered = [...items, ...(changes.hasSundae ? [sundae] : [])]
    .filter(({ id }) => !without.includes(id))
    .map((item) => {
      const price = prices[item.id];
      return price === undefined ? item : { ...item, ...priced({ EAT_IN: price }) };
    });
  const menu = {
    categories,
    modifierGroups: [toppings],
    modifiers,
    items: offered,
    combos: without.includes("water") ? [] : [combo],
    revision,
  };
  return {
    "faults/ordering.menu": {
      answer: { requestId: "7d2f4a52-54a5-4f52-9a47-0b7b6a1d0f10", menu },
    },
    "faults/ordering.menu-revision": { answer: { revision } },
  };
}
