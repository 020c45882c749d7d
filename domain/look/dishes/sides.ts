import { type DishRules, GARNISH } from "./rules.ts";

const DIPPED = ["sauce", "spicy", "herb", "garlic", "onion", "side", "lemon"] as const;

export const SIDES_AND_STARTERS: readonly DishRules[] = [
  {
    dish: "fries",
    also: [...DIPPED, "potato", "red"],
    rows: [
      ["fries-sweet-potato", ["sweetPotato"]],
      ["halloumi-fries", ["halloumi"]],
      ["fries-loaded", ["cheese"], ["chilli", "cream"]],
      ["fries", []],
    ],
  },
  {
    dish: "sweetPotatoFries",
    also: [...DIPPED, "sweetPotato", "fries"],
    rows: [["fries-sweet-potato", []]],
  },
  {
    dish: "loadedFries",
    also: [...DIPPED, "fries", "cheese", "chilli", "cream"],
    rows: [["fries-loaded", []]],
  },
  {
    dish: "halloumi",
    also: [...DIPPED],
    isVaried: true,
    rows: [
      ["halloumi-fries", ["sticks"]],
      ["halloumi-fries", ["fries"]],
    ],
  },
  { dish: "wedges", also: [...DIPPED, "potato"], rows: [["potato-wedges", []]] },
  { dish: "onionRings", also: DIPPED, rows: [["onion-rings", []]] },
  {
    dish: "nuggets",
    also: [...DIPPED, "fries", "meat"],
    isVaried: true,
    rows: [
      ["kids-nuggets", ["kids"], ["chicken"]],
      ["chicken-nuggets", ["chicken"]],
      ["chicken-nuggets", []],
    ],
  },
  { dish: "wings", also: [...DIPPED, "chicken", "honey", "fries"], rows: [["chicken-wings", []]] },
  {
    dish: "strips",
    also: [...DIPPED, "fries", "friedChicken"],
    rows: [
      ["chicken-strips", ["chicken"]],
      ["chicken-strips", []],
    ],
  },
  {
    dish: "sticks",
    also: DIPPED,
    isVaried: true,
    rows: [
      ["mozzarella-sticks", ["mozzarella"]],
      ["mozzarella-sticks", ["cheese"]],
      ["fish-fingers", ["fish"]],
      ["mozzarella-sticks", []],
    ],
  },
  {
    dish: "springRoll",
    also: [...DIPPED, "cabbage", "carrot", "roll"],
    isVaried: true,
    rows: [
      ["spring-rolls", ["vegetable"]],
      ["spring-rolls", ["vegetarian"]],
      ["spring-rolls", ["vegan"]],
      ["spring-rolls", []],
    ],
  },
  {
    dish: "samosa",
    also: [...DIPPED, "potato", "pea"],
    isVaried: true,
    rows: [
      ["samosa", ["vegetable"]],
      ["samosa", []],
    ],
  },
  {
    dish: "squid",
    also: [...DIPPED, "fried"],
    isVaried: true,
    rows: [
      ["calamari", ["fried"]],
      ["calamari", []],
    ],
  },
  {
    dish: "fingers",
    also: [...DIPPED, "fish", "fries", "potato", "mashedPotato"],
    rows: [["fish-fingers", []]],
  },
  {
    dish: "poppers",
    also: [...DIPPED, "chilli", "cheese", "cream"],
    rows: [["jalapeno-poppers", []]],
  },
  {
    dish: "croquettes",
    also: [...DIPPED, "potato"],
    isVaried: true,
    rows: [
      ["croquettes", ["potato"]],
      ["croquettes", []],
    ],
  },
  {
    dish: "mashedPotato",
    also: [...DIPPED, "potato", "butter"],
    isVaried: true,
    rows: [
      ["mashed-potatoes", ["potato"]],
      ["mashed-potatoes", []],
    ],
  },
  {
    dish: "bakedPotato",
    also: [...DIPPED, "cream", "cheese", "butter", "potato"],
    isVaried: true,
    rows: [["baked-potato", []]],
  },
  { dish: "roastPotatoes", also: [...DIPPED, "potato"], rows: [["roast-potatoes", []]] },
  { dish: "rosti", also: [...DIPPED, "potato"], isVaried: true, rows: [["potato-rosti", []]] },
  { dish: "corn", also: ["butter", "spicy", "side"], isVaried: true, rows: [["corn", []]] },
  {
    dish: "garlicBread",
    also: ["herb", "butter", "cheese", "bread"],
    rows: [["garlic-bread", []]],
  },
  {
    dish: "bruschetta",
    also: ["tomato", "herb", "garlic", "bread", "olive"],
    isVaried: true,
    rows: [["bruschetta", []]],
  },
  {
    dish: "gyoza",
    also: DIPPED,
    isVaried: true,
    rows: [
      ["gyoza-veggie", ["vegetable"], ["vegetarian"]],
      ["gyoza-veggie", ["vegetarian"]],
      ["gyoza-veggie", ["vegan"]],
      ["gyoza", ["chicken"]],
      ["gyoza", ["meat"]],
      ["gyoza", ["pork"]],
      ["gyoza", ["beef"]],
    ],
  },
  {
    dish: "bao",
    also: [...GARNISH, "sauce", "bread"],
    isVaried: true,
    rows: [
      ["bao-buns", ["chicken"]],
      ["bao-buns", ["beef"]],
      ["bao-buns", ["meat"]],
    ],
  },
  { dish: "cheeseBoard", also: ["cheese", "mixed", "olive", "nut"], rows: [["cheese-board", []]] },
  {
    dish: "olive",
    also: ["green", "black", "herb", "mixed", "garlic"],
    isVaried: true,
    rows: [["olives", []]],
  },
];
