import type { DishRules } from "./rules.ts";

const DRESSED = [
  "butter",
  "garlic",
  "herb",
  "lemon",
  "side",
  "starter",
  "cream",
  "olive",
  "nut",
] as const;

/** Vegetables by themselves, mostly beside a dish. */
export const VEGETABLES: readonly DishRules[] = [
  {
    dish: "vegetable",
    also: [...DRESSED, "mixed", "pepper", "otherVegetable", "mushroom", "tofu", "green"],
    isVaried: true,
    rows: [
      ["vegetables-grilled", ["grilled"], ["plate", "vegan", "vegetarian"]],
      ["vegetables-grilled", ["roast"], ["plate", "vegan", "vegetarian"]],
      ["vegetables-wok", ["fried"], ["soySauce", "spicy", "vegan", "vegetarian"]],
    ],
  },
  {
    dish: "mushroom",
    also: [...DRESSED, "onion"],
    isVaried: true,
    rows: [
      ["mushrooms-fried", ["fried"]],
      ["mushrooms-fried", ["roast"]],
      ["mushrooms-fried", ["grilled"]],
      ["mushrooms-fried", ["garlic"]],
    ],
  },
  {
    dish: "broccoli",
    also: [...DRESSED, "otherVegetable", "fried", "grilled", "garlic"],
    isVaried: true,
    rows: [["broccoli", []]],
  },
  {
    dish: "cauliflower",
    also: [...DRESSED, "otherVegetable", "roast", "grilled"],
    isVaried: true,
    rows: [["cauliflower", []]],
  },
  {
    dish: "asparagus",
    also: [...DRESSED, "otherVegetable", "green", "potato", "roast", "grilled"],
    isVaried: true,
    rows: [["asparagus", []]],
  },
  {
    dish: "greenBean",
    also: [...DRESSED, "bean", "green", "fried", "tomato"],
    isVaried: true,
    rows: [["green-beans", []]],
  },
  {
    dish: "pea",
    also: [...DRESSED, "vegetable"],
    isVaried: true,
    rows: [["carrots-peas", ["carrot"]]],
  },
  { dish: "carrot", also: DRESSED, isVaried: true, rows: [["carrots-peas", ["pea"]]] },
  {
    dish: "spinach",
    also: [...DRESSED, "yogurt", "fried", "vegetable", "green"],
    beside: ["egg", "friedEgg"],
    isVaried: true,
    rows: [["spinach", []]],
  },
  {
    dish: "ratatouille",
    also: [...DRESSED, "vegetable", "otherVegetable", "aubergine", "tomato", "pepper", "rice"],
    rows: [["ratatouille", []]],
  },
  { dish: "sauerkraut", also: [...DRESSED, "cabbage"], isVaried: true, rows: [["sauerkraut", []]] },
  {
    dish: "redCabbage",
    also: [...DRESSED, "cabbage", "apple", "red"],
    isVaried: true,
    rows: [["red-cabbage", []]],
  },
  { dish: "bakedBeans", also: [...DRESSED, "bean", "tomato"], rows: [["baked-beans", []]] },
  {
    dish: "pickledVegetables",
    also: [
      ...DRESSED,
      "pickle",
      "vegetable",
      "cucumber",
      "onion",
      "mixed",
      "otherVegetable",
      "cabbage",
      "carrot",
      "spicy",
    ],
    rows: [["pickled-vegetables", []]],
  },
  {
    dish: "kimchi",
    also: ["cabbage", "side", "spicy", "starter"],
    isVaried: true,
    rows: [["kimchi", []]],
  },
  {
    dish: "wakame",
    also: ["seaweed", "salad", "herb", "side", "starter"],
    rows: [["seaweed-salad", []]],
  },
  {
    dish: "boiledPotatoes",
    also: ["potato", "herb", "butter", "side", "vegetable"],
    isVaried: true,
    rows: [["boiled-potatoes", []]],
  },
];
