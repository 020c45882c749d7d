import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, GARNISH, GARNISH_OF_MEAT } from "./rules.ts";

const MEATS = ["meat", "lamb", "beef", "veal", "pork"] as const;

/** Dishes of Georgian, Ukrainian and Central Asian kitchens. */
export const CAUCASIAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "khachapuriAdjarian",
      also: ["khachapuri", "cheese", "egg", "bread", "butter"],
      rows: [["khachapuri-adjarian", []]],
    },
    {
      dish: "khachapuri",
      also: ["cheese", "bread", "butter", "feta", "mozzarella"],
      isVaried: true,
      rows: [
        ["khachapuri-adjarian", ["egg"]],
        ["khachapuri", []],
      ],
    },
    {
      dish: "khinkali",
      also: [...GARNISH_OF_MEAT, ...MEATS],
      isVaried: true,
      rows: [["khinkali", []]],
    },
    {
      dish: "kharcho",
      also: [...GARNISH_OF_MEAT, ...MEATS, "soup", "rice"],
      rows: [["soup-kharcho", []]],
    },
    {
      dish: "lobio",
      also: [...GARNISH, "bean", "bread", "nut"],
      isVaried: true,
      rows: [["lobio", []]],
    },
    {
      dish: "pkhali",
      also: [...GARNISH, "spinach", "nut", "mixed", "starter", "otherVegetable"],
      isVaried: true,
      rows: [["pkhali", []]],
    },
    {
      dish: "badrijani",
      also: ["aubergine", "nut", "garlic", "herb", "starter", "roll"],
      rows: [["aubergine-walnut-rolls", []]],
    },
    {
      dish: "cheburek",
      also: [...GARNISH_OF_MEAT, ...MEATS],
      isVaried: true,
      rows: [["cheburek", []]],
    },
    {
      dish: "plov",
      also: [...SERVED, ...MEATS, "rice", "carrot"],
      isVaried: true,
      rows: [["plov", []]],
    },
    {
      dish: "pelmeni",
      also: [...GARNISH_OF_MEAT, ...MEATS, "sourCream", "sauce"],
      isVaried: true,
      rows: [["pelmeni", []]],
    },
    {
      dish: "okroshka",
      also: [...GARNISH, "soup", "kvass", "iced", "sausage", "meat", "yogurt"],
      isVaried: true,
      rows: [["soup-okroshka", []]],
    },
    {
      dish: "herringBeets",
      also: ["herring", "fish", "salad", "beet", "starter"],
      rows: [["herring-beets", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
