import { type DishRules, GARNISH } from "./rules.ts";

const FILLING = [...GARNISH, "sauce", "feta", "cheese", "yogurt", "mixed"] as const;
/** In bread, or in a dish that its bread makes. */
const IN_BREAD = [...FILLING, "bread"] as const;
const GRILLED = ["beef", "veal", "lamb", "meat"] as const;

/** Wrapped, so that they are hardly seen. */
const FILLINGS = [
  "beef",
  "chicken",
  "meat",
  "pork",
  "cheese",
  "mushroom",
  "bean",
  "rice",
  "steak",
  "pulledPork",
] as const;

export const STREET_FOOD: readonly DishRules[] = [
  {
    dish: "doner",
    also: [...IN_BREAD, "kebab", "sandwich", "pita", "panini"],
    // With fries or rice it may be on a plate.
    beside: [...IN_BREAD, "salad", "coleslaw"],
    isVaried: true,
    rows: [
      ["kebab-box", ["box"], [...GRILLED, "fries", "rice", "chicken", "potato"]],
      ["durum", ["durum"], [...GRILLED, "wrap"]],
      ["durum", ["wrap"], GRILLED],
      ["kebab-plate", ["plate"], [...GRILLED, "rice", "fries", "potato"]],
      ["doner-veggie", ["vegetarian"], ["vegetable", "halloumi"]],
      ["doner-veggie", ["vegetable"]],
      ["doner-veggie", ["tofu"]],
      ["doner-chicken", ["chicken"]],
      ["kebab-plate", ["rice"], GRILLED],
      ["doner", [], [...GRILLED, "turkey"]],
    ],
  },
  {
    dish: "durum",
    also: [...IN_BREAD, "kebab", "doner", "wrap", "roll", "shawarma", "iskender", "pickle"],
    rows: [
      ["wrap-falafel", ["falafel"], ["vegetarian", "hummus"]],
      ["wrap-chicken", ["chicken"]],
      ["wrap-veggie", ["vegetarian"], ["halloumi"]],
      ["durum", [], GRILLED],
    ],
  },
  {
    dish: "pita",
    also: [...IN_BREAD, "hummus", "sandwich"],
    isVaried: true,
    rows: [
      ["pita-falafel", ["falafel"], ["vegetarian"]],
      ["doner", ["doner"], GRILLED],
    ],
  },
  {
    dish: "wrap",
    also: [...IN_BREAD, "egg", "caesar", "bean", "rice", "mozzarella", "parmesan"],
    isVaried: true,
    rows: [
      ["wrap-falafel", ["falafel"], ["hummus", "vegetarian"]],
      ["wrap-veggie", ["vegetarian"], ["hummus"]],
      ["wrap-veggie", ["vegetable"], ["hummus"]],
      ["wrap-veggie", ["halloumi"], ["vegetable"]],
      ["wrap-chicken", ["chicken"], ["curry", "strips", "nuggets", "friedChicken"]],
      ["wrap-chicken", ["caesar"], ["chicken"]],
    ],
  },
  {
    dish: "kebab",
    also: [...IN_BREAD],
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
    also: [...FILLING.filter((one) => one !== "vegetable"), "kebab", "doner", "plate", "rice"],
    isVaried: true,
    rows: [
      ["chicken-skewers", ["chicken"], ["grilledChicken", "garlic", "fries", "potato"]],
      ["shish-kebab", ["beef"]],
      ["shish-kebab", ["veal"]],
      ["shish-kebab", ["lamb"]],
      ["shish-kebab", ["meat"]],
      ["shish-kebab", ["pork"]],
      ["shish-kebab", ["kebab"]],
      ["shish-kebab", []],
    ],
  },
  {
    dish: "gyros",
    also: [...FILLING, "pork", "meat"],
    rows: [
      // Without one of these it may be in a pita.
      ["gyros-plate", ["plate"], ["rice", "fries"]],
      ["gyros-plate", ["fries"], ["rice"]],
      ["gyros-plate", ["rice"]],
    ],
  },
  {
    dish: "souvlaki",
    also: [...FILLING, "pork", "meat", "chicken", "shish", "rice", "fries", "plate"],
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
    also: [...IN_BREAD, "hummus", "vegetarian", "vegan", "bean"],
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
    also: [...FILLING, "bean", "pineapple"],
    isVaried: true,
    rows: [
      ["tacos-veggie", ["vegetarian"], ["mushroom", "vegetable", "otherVegetable", "tofu"]],
      ["tacos-veggie", ["vegetable"]],
      ["tacos-veggie", ["bean"], ["black", "vegan", "mushroom"]],
      ["tacos-veggie", ["mushroom"]],
      ["tacos-veggie", ["otherVegetable"]],
      ["tacos", ["beef"], ["meat", "steak"]],
      ["tacos", ["meat"]],
      ["tacos", ["steak"]],
      ["tacos", []],
    ],
  },
  {
    dish: "burrito",
    also: [...FILLING, "rice", "bean"],
    isVaried: true,
    rows: [
      ["burrito", ["vegetarian"], FILLINGS],
      ["burrito", ["chicken"], FILLINGS],
      ["burrito", ["beef"], FILLINGS],
      ["burrito", ["pork"], FILLINGS],
      ["burrito", ["meat"], FILLINGS],
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
      ["quesadilla", ["chicken"], FILLINGS],
      ["quesadilla", ["beef"], FILLINGS],
      ["quesadilla", ["pork"], FILLINGS],
      ["quesadilla", ["mushroom"], FILLINGS],
      ["quesadilla", ["cheese"], FILLINGS],
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
    dish: "adana",
    also: [...FILLING, ...GRILLED, "kebab", "doner", "shish"],
    rows: [
      ["durum", ["durum"], ["wrap"]],
      ["kofta-skewers", ["plate"], ["rice", "fries"]],
      ["kofta-skewers", ["rice"]],
      ["kofta-skewers", []],
    ],
  },
  {
    dish: "pide",
    also: [...GARNISH, "mozzarella", "sauce"],
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
  {
    dish: "shawarma",
    also: [...IN_BREAD, "kebab", "fries", "coleslaw"],
    isVaried: true,
    rows: [
      ["kebab-box", ["box"], [...GRILLED, "chicken", "turkey", "rice"]],
      ["kebab-plate", ["plate"], [...GRILLED, "rice"]],
      ["kebab-plate", ["rice"], GRILLED],
      ["durum", ["durum"], [...GRILLED, "wrap"]],
      ["durum", ["wrap"], GRILLED],
      // Without a word for it, it is rolled in one country and in a pocket of bread in the next.
      ["doner-chicken", ["chicken", "pita"]],
      ["doner-chicken", ["turkey", "pita"]],
      ["doner", ["pita"], GRILLED],
    ],
  },
];
