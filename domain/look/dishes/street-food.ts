import { type DishRules, GARNISH } from "./rules.ts";

const FILLING = [
  ...GARNISH,
  "sauce",
  "salad",
  "feta",
  "cheese",
  "yogurt",
  "bread",
  "mixed",
] as const;
const GRILLED = ["beef", "veal", "lamb", "meat"] as const;

export const STREET_FOOD: readonly DishRules[] = [
  {
    dish: "doner",
    also: [...FILLING, "kebab", "sandwich", "pita"],
    isVaried: true,
    rows: [
      ["kebab-box", ["box"], [...GRILLED, "fries", "rice", "chicken", "potato"]],
      ["durum", ["durum"], [...GRILLED, "wrap"]],
      ["durum", ["wrap"], GRILLED],
      ["kebab-plate", ["plate"], [...GRILLED, "rice", "fries", "chicken", "potato"]],
      ["doner-veggie", ["vegetarian"], ["vegetable", "halloumi"]],
      ["doner-veggie", ["vegetable"]],
      ["doner-chicken", ["chicken"]],
      ["doner", [], GRILLED],
    ],
  },
  {
    dish: "durum",
    also: [...FILLING, "kebab", "doner", "wrap"],
    rows: [
      ["wrap-falafel", ["falafel"], ["vegetarian", "hummus"]],
      ["wrap-chicken", ["chicken"]],
      ["wrap-veggie", ["vegetarian"], ["halloumi"]],
      ["durum", [], GRILLED],
    ],
  },
  {
    dish: "pita",
    also: [...FILLING, "hummus", "sandwich"],
    isVaried: true,
    rows: [
      ["pita-falafel", ["falafel"], ["vegetarian"]],
      ["doner", ["doner"], GRILLED],
    ],
  },
  {
    dish: "wrap",
    also: [...FILLING, "egg", "caesar", "bean", "rice", "mozzarella", "parmesan"],
    isVaried: true,
    rows: [
      ["wrap-falafel", ["falafel"], ["hummus", "vegetarian"]],
      ["wrap-veggie", ["vegetarian"], ["hummus"]],
      ["wrap-veggie", ["vegetable"], ["hummus"]],
      ["wrap-chicken", ["chicken"], ["curry", "strips", "nuggets", "friedChicken"]],
      ["wrap-chicken", ["caesar"], ["chicken"]],
    ],
  },
  {
    dish: "kebab",
    also: [...FILLING],
    isVaried: true,
    rows: [
      ["kebab-box", ["box"], [...GRILLED, "fries", "rice", "chicken"]],
      ["doner", ["pita"], GRILLED],
      ["doner", ["bread"], GRILLED],
      ["kebab-plate", ["plate"], [...GRILLED, "rice", "fries"]],
      ["shish-kebab", ["shish"], GRILLED],
    ],
  },
  {
    dish: "shish",
    also: [...FILLING, "kebab", "doner", "plate", "rice"],
    isVaried: true,
    rows: [
      ["shish-kebab", ["beef"]],
      ["shish-kebab", ["lamb"]],
      ["shish-kebab", ["meat"]],
      ["shish-kebab", ["kebab"]],
    ],
  },
  {
    dish: "gyros",
    also: [...FILLING, "pork", "meat"],
    rows: [
      ["gyros-plate", ["plate"], ["rice", "fries"]],
      ["gyros-plate", [], ["fries", "rice"]],
    ],
  },
  {
    dish: "souvlaki",
    also: [...FILLING, "pork", "meat", "shish", "rice", "fries", "plate"],
    rows: [["souvlaki", []]],
  },
  {
    dish: "mezze",
    also: ["mixed", "plate", "vegetarian", "hummus", "falafel", "olive", "starter"],
    rows: [["mezze", []]],
  },
  {
    dish: "lahmacun",
    also: [...FILLING, "meat", "beef", "lamb", "pizza"],
    rows: [["lahmacun", []]],
  },
  {
    dish: "falafel",
    also: [...FILLING, "hummus", "vegetarian", "vegan", "bean"],
    isVaried: true,
    rows: [
      ["wrap-falafel", ["wrap"]],
      ["wrap-falafel", ["durum"]],
      ["pita-falafel", ["pita"]],
      ["pita-falafel", ["sandwich"]],
      ["pita-falafel", ["bread"]],
      ["pita-falafel", ["doner"]],
      ["pita-falafel", ["bread"]],
      ["falafel-plate", ["plate"], ["rice", "fries"]],
      ["falafel", []],
    ],
  },
  {
    dish: "taco",
    also: [...FILLING, "bean"],
    isVaried: true,
    rows: [
      ["tacos-veggie", ["vegetarian"]],
      ["tacos-veggie", ["vegetable"]],
      ["tacos", ["beef"], ["meat"]],
      ["tacos", ["meat"]],
      ["tacos", []],
    ],
  },
  {
    dish: "burrito",
    also: [...FILLING, "rice", "bean"],
    isVaried: true,
    rows: [
      ["burrito", ["vegetarian"]],
      ["burrito", ["vegetable"]],
      ["burrito", ["bean"]],
      ["burrito", []],
    ],
  },
  {
    dish: "quesadilla",
    also: [...FILLING, "bean"],
    isVaried: true,
    rows: [
      ["quesadilla", ["cheese"]],
      ["quesadilla", ["vegetable"]],
      ["quesadilla", []],
    ],
  },
  {
    dish: "nachos",
    also: [...FILLING, "bean"],
    isVaried: true,
    rows: [
      ["nachos", ["cheese"]],
      ["nachos", []],
    ],
  },
  {
    dish: "iskender",
    also: [...FILLING, ...GRILLED, "kebab", "doner", "plate", "butter", "rice"],
    rows: [["kebab-plate", []]],
  },
  {
    dish: "adana",
    also: [...FILLING, ...GRILLED, "kebab", "doner", "shish"],
    rows: [
      ["durum", ["durum"], ["wrap"]],
      ["kebab-plate", ["plate"], ["rice", "fries"]],
      ["shish-kebab", [], ["rice"]],
    ],
  },
  {
    dish: "pide",
    also: [...GARNISH, "mozzarella", "egg", "friedEgg", "sauce"],
    isVaried: true,
    rows: [
      ["pide-meat", ["meat"], ["cheese", "mixed", "sujuk", "beef", "lamb"]],
      ["pide-meat", ["lamb"], ["cheese"]],
      ["pide-meat", ["beef"], ["cheese", "meat"]],
      ["pide", ["cheese"], ["vegetarian", "feta", "tomato"]],
      ["pide", ["feta"], ["cheese", "vegetarian", "spinach"]],
      ["pide", ["vegetable"], ["cheese", "vegetarian"]],
      ["pide", ["vegetarian"], ["cheese"]],
    ],
  },
];
