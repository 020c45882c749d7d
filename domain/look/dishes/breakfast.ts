import { type DishRules, type Row, SWEET_SIDES, TOPPED } from "./rules.ts";

const WITH_EGGS = ["egg", "toast", "bread", "breadLoaf", "breadRoll", "butter", "herb"] as const;
const IN_MUESLI = [
  ...TOPPED,
  "otherFruit",
  "milk",
  "plantMilk",
  "mango",
  "pineapple",
  "bowl",
  "greek",
] as const;

/** What makes a crêpe a sweet one: cream, nuts and honey are in savoury ones as well. */
const SWEETENED = [
  "chocolate",
  "whiteChocolate",
  "caramel",
  "syrup",
  "jam",
  "strawberry",
  "berry",
  "banana",
  "cinnamon",
  "vanilla",
] as const;

export const BREAKFAST_DISHES: readonly DishRules[] = [
  {
    dish: "egg",
    also: WITH_EGGS,
    isVaried: true,
    rows: [
      ["bacon-eggs", ["bacon"]],
      ["eggs-toast", ["toast"]],
    ],
  },
  {
    dish: "friedEgg",
    also: WITH_EGGS,
    isVaried: true,
    rows: [
      ["bacon-eggs", ["bacon"]],
      ["eggs-toast", ["toast"]],
      ["eggs-toast", ["bread"]],
      ["eggs-toast", ["breadLoaf"]],
      ["extra-fried-egg", []],
    ],
  },
  { dish: "scrambledEgg", also: WITH_EGGS, rows: [["eggs-scrambled", []]] },
  { dish: "boiledEgg", also: ["egg"], rows: [["eggs-boiled", []]] },
  {
    dish: "eggsBenedict",
    also: [...WITH_EGGS, "ham", "bacon", "poachedEgg", "muffin"],
    isVaried: true,
    rows: [["eggs-benedict", []]],
  },
  {
    dish: "baconEggs",
    also: [...WITH_EGGS, "bacon", "friedEgg"],
    isVaried: true,
    rows: [["bacon-eggs", []]],
  },
  {
    dish: "fullBreakfast",
    also: [...WITH_EGGS, "breakfast", "set", "bacon", "sausage", "bean", "mushroom", "tomato"],
    rows: [["breakfast-full", []]],
  },
  {
    dish: "breakfastPlate",
    also: [...WITH_EGGS, "breakfast", "set", "cheese", "sausage", "ham", "plate", "fruit"],
    rows: [["breakfast-plate", []]],
  },
  {
    dish: "continentalBreakfast",
    also: ["breakfast", "set"],
    rows: [["set-breakfast", []]],
  },
  {
    dish: "omelette",
    also: [
      "egg",
      "cheese",
      "cheddar",
      "herb",
      "tomato",
      "mushroom",
      "onion",
      "pepper",
      "spinach",
      "vegetable",
      "feta",
    ],
    isVaried: true,
    rows: [
      ["omelette", ["ham", "cheese"]],
      ["omelette", []],
    ],
  },
  {
    dish: "pancake",
    also: [...TOPPED, "lemon", "egg", "plantMilk", "milk"],
    beside: SWEET_SIDES,
    rows: [...SWEETENED.map((one): Row => ["pancakes", [one]]), ["pancakes", []]],
  },
  {
    dish: "crepe",
    also: [...TOPPED, "lemon", "otherFruit", "whiteChocolate"],
    beside: SWEET_SIDES,
    isVaried: true,
    rows: [...SWEETENED.map((one): Row => ["crepes", [one]]), ["crepes", []]],
  },
  {
    dish: "waffle",
    also: ["iceCream", "iceWord", ...TOPPED, "otherFruit", "whiteChocolate", "dessert"],
    beside: SWEET_SIDES,
    rows: [...SWEETENED.map((one): Row => ["waffles", [one]]), ["waffles", []]],
  },
  {
    dish: "frenchToast",
    also: [...TOPPED, "toast", "otherFruit"],
    beside: SWEET_SIDES,
    rows: [["french-toast", []]],
  },
  {
    dish: "muesli",
    also: IN_MUESLI,
    beside: [...SWEET_SIDES, "milk", "plantMilk", "yogurtBowl"],
    isVaried: true,
    rows: [["muesli", []]],
  },
  {
    dish: "porridge",
    also: IN_MUESLI,
    beside: [...SWEET_SIDES, "milk", "plantMilk"],
    isVaried: true,
    rows: [["porridge", []]],
  },
  {
    dish: "yogurt",
    also: ["honey", "nut", "fruit", "banana", "otherFruit", "bowl", "greek"],
    beside: SWEET_SIDES,
    isVaried: true,
    rows: [
      ["yogurt-berries", ["muesli"], ["berry", "strawberry", "fruit"]],
      ["yogurt-berries", ["berry"], ["strawberry", "fruit", "red"]],
      ["yogurt-berries", ["strawberry"], ["fruit"]],
      ["yogurt-berries", ["fruit"]],
    ],
  },
  {
    dish: "yogurtBowl",
    also: [...TOPPED, "yogurt", "muesli", "otherFruit", "mango", "greek", "bowl"],
    beside: [...SWEET_SIDES, "muesli"],
    rows: [["yogurt-berries", []]],
  },
  {
    dish: "acaiBowl",
    also: [...IN_MUESLI, "muesli", "berry"],
    beside: [...SWEET_SIDES, "muesli"],
    rows: [["acai-bowl", []]],
  },
  {
    dish: "cerealBowl",
    also: ["milk", "berry", "fruit", "plantMilk"],
    isVaried: true,
    rows: [["cereal-bowl", []]],
  },
  {
    dish: "coldCuts",
    also: ["ham", "salami", "sausage", "meat", "mixed", "plate", "pickle"],
    isVaried: true,
    rows: [["cold-cuts", []]],
  },
];
