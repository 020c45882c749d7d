import type { DishRules } from "./rules.ts";

const DRINKS = [
  "drink",
  "soda",
  "cola",
  "coldDrinks",
  "alcoholFree",
  "juice",
  "icedTea",
  "water",
  "lemonade",
] as const;
const MEAL = [...DRINKS, "fries", "potato", "sauce", "side", "set", "ketchup", "mayo"] as const;

/** Several dishes at one price, and what is cooked for children. */
export const SETS: readonly DishRules[] = [
  {
    dish: "set",
    also: MEAL,
    isVaried: true,
    rows: [
      ["set-burger", ["cheeseburger"], ["burger", "cheese", "double", "beef"]],
      ["set-burger", ["burger"], ["cheese", "double", "beef", "meat", "bacon"]],
      ["set-chicken", ["nuggets"], ["chicken"]],
      ["set-chicken", ["strips"], ["chicken", "friedChicken"]],
      ["set-chicken", ["wings"], ["chicken", "friedChicken"]],
      ["set-chicken", ["chicken", "fries"]],
      ["set-chicken", ["chicken", "potato"]],
      ["set-pizza", ["pizza"], ["salami", "red", "slice"]],
      ["set-bowl", ["bowl"], ["poke"]],
      ["set-bowl", ["poke"], ["bowl"]],
      ["set-curry", ["curry"], ["rice", "naan", "bread", "vegetable"]],
      [
        "set-breakfast",
        ["breakfast"],
        ["croissant", "coffee", "egg", "hotDrinks", "bread", "butter", "jam"],
      ],
      ["set-breakfast", ["croissant", "coffee"], ["egg", "boiledEgg", "juice", "jam", "butter"]],
      ["set-coffee-cake", ["coffee", "cake"], ["hotDrinks", "muffin", "slice", "dessert"]],
      ["set-coffee-cake", ["coffee", "muffin"], ["hotDrinks"]],
      ["set-coffee-cake", ["coffee", "cookie"], ["hotDrinks", "cake"]],
    ],
  },
  {
    dish: "kids",
    also: [...MEAL, "tomato", "cheese", "plate"],
    isVaried: true,
    rows: [
      ["kids-nuggets", ["nuggets", "fries"], ["chicken", "box"]],
      ["kids-nuggets", ["nuggets", "set"], ["chicken", "box"]],
      ["kids-pasta", ["pasta"], ["red", "noodle", "butter"]],
      ["kids-pasta", ["spaghetti"], ["red", "noodle", "pasta"]],
      ["kids-pasta", ["penne"], ["red", "noodle", "pasta"]],
      ["kids-box", ["box"]],
      ["kids-box", ["set"], ["box"]],
    ],
  },
];
