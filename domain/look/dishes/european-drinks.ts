import type { DishRules } from "./rules.ts";

const IN_BARS = ["cocktail", "alcohol", "iced", "shots"] as const;

/** Punches, long drinks and spirits, and what is drunk without alcohol in European kitchens. */
export const EUROPEAN_DRINK_DISHES: readonly DishRules[] = [
  {
    dish: "sangria",
    also: [...IN_BARS, "red", "redWine", "wine", "fruit"],
    isVaried: true,
    rows: [["sangria", []]],
  },
  {
    dish: "mulledWine",
    also: [...IN_BARS, "red", "redWine", "wine", "hotDrinks", "orange", "cinnamon", "spicy"],
    isVaried: true,
    rows: [["mulled-wine", []]],
  },
  { dish: "caipirinha", also: [...IN_BARS, "lemon"], rows: [["cocktail-caipirinha", []]] },
  {
    dish: "pinaColada",
    also: [...IN_BARS, "pineapple", "otherFruit"],
    isVaried: true,
    rows: [["cocktail-pina-colada", []]],
  },
  {
    dish: "espressoMartini",
    also: [...IN_BARS, "espresso", "martini", "coffee"],
    rows: [["cocktail-espresso-martini", []]],
  },
  {
    dish: "bloodyMary",
    also: [...IN_BARS, "tomato", "spicy"],
    rows: [["cocktail-bloody-mary", []]],
  },
  { dish: "negroni", also: IN_BARS, isVaried: true, rows: [["cocktail-negroni", []]] },
  {
    dish: "hugo",
    also: [...IN_BARS, "spritz", "mint", "lemon", "otherFruit", "sparklingWine"],
    rows: [["cocktail-hugo", []]],
  },
  {
    dish: "irishCoffee",
    also: [...IN_BARS, "coffee", "whisky", "cream", "hotDrinks"],
    rows: [["irish-coffee", []]],
  },
  { dish: "limoncello", also: [...IN_BARS, "lemon"], rows: [["limoncello", []]] },
  {
    dish: "schnapps",
    also: [...IN_BARS, "otherFruit", "apple"],
    isVaried: true,
    rows: [["schnapps-clear", []]],
  },
  {
    dish: "herbalLiqueur",
    also: [...IN_BARS, "herb", "herbal", "green", "yellow"],
    isVaried: true,
    rows: [["liqueur-herbal", []]],
  },
  { dish: "brandy", also: IN_BARS, isVaried: true, rows: [["brandy", []]] },
  {
    dish: "kir",
    also: [...IN_BARS, "whiteWine", "wine", "sparklingWine", "berry"],
    isVaried: true,
    rows: [["kir", []]],
  },
  { dish: "pastis", also: IN_BARS, isVaried: true, rows: [["pastis", []]] },
  {
    dish: "kompot",
    also: ["iced", "coldDrinks", "drink", "berry", "strawberry", "fruit", "red"],
    isVaried: true,
    rows: [["kompot", []]],
  },
  {
    dish: "uzvar",
    also: ["iced", "coldDrinks", "drink", "fruit", "kompot"],
    rows: [["uzvar", []]],
  },
  {
    dish: "appleSpritzer",
    also: ["iced", "coldDrinks", "apple", "juice", "sparkling", "soda"],
    rows: [["apple-spritzer", []]],
  },
  {
    dish: "kvass",
    also: ["iced", "coldDrinks", "bread", "bottleWord", "draftWord"],
    rows: [["kvass", []]],
  },
  {
    dish: "kombucha",
    also: [
      "iced",
      "coldDrinks",
      "ginger",
      "lemon",
      "berry",
      "tea",
      "bottleWord",
      "mint",
      "otherFruit",
    ],
    rows: [["kombucha", []]],
  },
  {
    dish: "slush",
    also: [
      "iced",
      "coldDrinks",
      "iceCream",
      "otherFlavour",
      "berry",
      "strawberry",
      "cola",
      "fruit",
    ],
    rows: [["slush", []]],
  },
  {
    dish: "granita",
    also: ["iced", "coldDrinks", "iceCream", "sorbet"],
    isVaried: true,
    rows: [["granita-lemon", ["lemon"]]],
  },
  {
    dish: "chamomile",
    also: ["tea", "hotDrinks", "herbal", "honey", "lemon", "herb"],
    rows: [["tea-herbal", []]],
  },
  { dish: "cortado", also: ["coffee", "milkCoffee", "hotDrinks"], rows: [["coffee-cortado", []]] },
  {
    dish: "espressoMacchiato",
    also: ["coffee", "espresso", "macchiato", "hotDrinks", "milk"],
    rows: [["coffee-macchiato", []]],
  },
];
