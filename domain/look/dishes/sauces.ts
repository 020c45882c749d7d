import type { DishRules } from "./rules.ts";

/** Sauces by themselves, as a dip or to be added. */
export const SAUCES: readonly DishRules[] = [
  {
    dish: "sauce",
    also: ["side", "herb", "lemon", "starter"],
    rows: [
      ["sauce-curry", ["currySauce"], ["curry", "mayo", "spicy"]],
      ["sauce-curry", ["curry"]],
      ["sauce-bbq", ["bbq"], ["spicy", "honey"]],
      ["sauce-burger", ["burgerSauce"], ["burger"]],
      ["sauce-garlic", ["aioli"], ["garlic", "mayo"]],
      ["sauce-ketchup", ["ketchup"], ["tomato"]],
      ["sauce-mayo", ["mayo"]],
      ["sauce-mustard", ["mustard"], ["honey", "spicy"]],
      ["sauce-tzatziki", ["tzatziki"], ["yogurt", "cucumber", "garlic"]],
      ["sauce-soy", ["soySauce"], ["plantMilk"]],
      ["sauce-sour-cream", ["sourCream"], ["cream"]],
      ["sauce-gravy", ["gravy"], ["meat"]],
      ["sauce-peanut", ["peanutSauce"], ["nut", "satay", "spicy"]],
      ["sauce-chilli", ["hotSauce"], ["chilli", "spicy", "red"]],
      ["guacamole", ["guacamole"], ["avocado", "nachos", "tomato", "onion", "bread"]],
      ["salsa", ["salsa"], ["tomato", "spicy", "chilli", "onion", "nachos"]],
      ["pesto", ["pesto"], ["green"]],
      ["sauce-cheese", ["cheese"], ["cream", "cheddar"]],
      ["sauce-garlic", ["garlic"], ["yogurt", "cream"]],
      ["sauce-chilli", ["chilli"], ["spicy", "red"]],
      ["sauce-chilli", ["spicy"], ["red"]],
    ],
  },
  {
    dish: "hummus",
    also: ["sauce", "bread", "pita", "olive", "lemon", "garlic", "herb", "starter", "side"],
    isVaried: true,
    rows: [
      ["hummus-meat", ["meat"], ["lamb", "beef", "nut"]],
      ["hummus-meat", ["lamb"], ["nut"]],
      ["hummus-meat", ["beef"], ["nut"]],
      ["hummus", ["sauce"]],
      ["hummus", []],
    ],
  },
  { dish: "honey", also: ["side"], isVaried: true, rows: [["honey", []]] },
  { dish: "butter", also: ["side", "herb"], isVaried: true, rows: [["butter", []]] },
];
