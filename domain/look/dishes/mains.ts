import { type DishRules, SIDES } from "./rules.ts";

const BESIDE = [
  ...SIDES,
  "mashedPotato",
  "roastPotatoes",
  "vegetable",
  "croquettes",
  "plate",
] as const;

/** Plates with meat, fish or neither. */
export const MAINS: readonly DishRules[] = [
  {
    dish: "steak",
    also: [...BESIDE, "beef"],
    isVaried: true,
    rows: [
      ["steak", ["beef"]],
      ["steak", []],
    ],
  },
  {
    dish: "schnitzel",
    also: ["chicken", "veal", "pork", "meat", "lemon", "sauce", "cream", "mushroom"],
    isVaried: true,
    rows: [
      ["schnitzel", ["chicken"]],
      ["schnitzel", ["pork"]],
      ["schnitzel", ["veal"]],
      ["schnitzel", ["fries"]],
      ["schnitzel", []],
    ],
  },
  { dish: "roastChicken", also: [...BESIDE, "chicken"], rows: [["chicken-roast", []]] },
  {
    dish: "chicken",
    also: BESIDE,
    isVaried: true,
    rows: [
      ["chicken-grilled", ["plate"]],
      ["chicken-grilled", ["grilled"]],
    ],
  },
  { dish: "ribs", also: [...BESIDE, "pork", "honey"], rows: [["ribs", []]] },
  { dish: "currywurst", also: [...BESIDE, "sausage", "curry"], rows: [["currywurst", []]] },
  {
    dish: "sausage",
    also: [...BESIDE, "pork", "grilled", "cabbage"],
    isVaried: true,
    rows: [
      ["currywurst", ["curry"]],
      ["sausage", ["bratwurst"]],
    ],
  },
  {
    dish: "meatball",
    also: [...BESIDE, "beef", "meat", "pork"],
    isVaried: true,
    rows: [["meatballs", []]],
  },
  { dish: "moussaka", also: [...BESIDE, "meat", "aubergine", "beef"], rows: [["moussaka", []]] },
  {
    dish: "chiliSinCarne",
    also: [...BESIDE, "bean", "vegan", "vegetarian"],
    rows: [["chilli-beans", []]],
  },
  {
    dish: "chiliConCarne",
    also: [...BESIDE, "bean", "beef", "meat"],
    rows: [["chilli-con-carne", []]],
  },
  { dish: "stew", also: [...BESIDE, "beef", "meat", "goulash"], rows: [["beef-stew", []]] },
  { dish: "stuffedPepper", also: [...BESIDE, "meat", "beef"], rows: [["stuffed-peppers", []]] },
  { dish: "roastPork", also: [...BESIDE, "pork", "meat"], rows: [["roast-pork", []]] },
  { dish: "cevapcici", also: [...BESIDE, "meat", "beef", "meatball"], rows: [["cevapcici", []]] },
  { dish: "lambChop", also: [...BESIDE, "lamb", "ribs"], rows: [["lamb-chops", []]] },
  {
    dish: "duck",
    also: [...BESIDE, "orange"],
    isVaried: true,
    rows: [
      ["duck", ["cabbage"]],
      ["duck", ["roast"]],
      ["duck", ["orange"]],
    ],
  },
  {
    dish: "empanada",
    also: ["sauce"],
    isVaried: true,
    rows: [
      ["empanadas", ["beef"], ["meat"]],
      ["empanadas", ["meat"]],
      ["empanadas", ["chicken"]],
    ],
  },
  { dish: "fishAndChips", also: [...BESIDE, "fish", "whiteFish"], rows: [["fish-and-chips", []]] },
  {
    dish: "salmon",
    also: [...BESIDE, "fish"],
    isVaried: true,
    rows: [
      ["salmon-grilled", ["grilled"]],
      ["salmon-grilled", ["filletFish"]],
      ["salmon-grilled", ["steak"]],
    ],
  },
  {
    dish: "wholeFish",
    also: [...BESIDE, "fish", "whiteFish", "grilled"],
    rows: [["fish-whole", []]],
  },
  {
    dish: "filletFish",
    also: [...BESIDE, "fish", "whiteFish", "grilled"],
    rows: [["fish-fillet", []]],
  },
  { dish: "shrimp", also: BESIDE, isVaried: true, rows: [["shrimps-grilled", ["grilled"]]] },
  {
    dish: "ceviche",
    also: [...BESIDE, "fish", "whiteFish", "mango", "otherFruit", "shrimp", "seafood"],
    rows: [["ceviche", []]],
  },
  {
    dish: "paella",
    also: ["seafood", "fish", "shrimp", "rice", "squid", "mixed"],
    isVaried: true,
    rows: [
      ["paella", ["seafood"]],
      ["paella", []],
    ],
  },
  {
    dish: "pierogi",
    also: ["potato", "cheese", "gorgonzola", "onion", "cabbage", "mushroom", "cream", "butter"],
    isVaried: true,
    rows: [
      ["pierogi", ["potato"]],
      ["pierogi", ["cheese"]],
      ["pierogi", ["gorgonzola"]],
      ["pierogi", ["cabbage"]],
      ["pierogi", []],
    ],
  },
  {
    dish: "risotto",
    also: ["parmesan", "rice", "herb", "cream", "vegetarian"],
    isVaried: true,
    rows: [
      ["risotto", ["mushroom"]],
      ["risotto", []],
    ],
  },
  {
    dish: "spaetzle",
    also: ["cheese", "onion", "salad", "pasta", "noodle"],
    rows: [["spaetzle", []]],
  },
  { dish: "gratin", also: ["potato", "cheese", "cream"], rows: [["potato-gratin", []]] },
  {
    dish: "quiche",
    also: [
      "vegetable",
      "cheese",
      "otherVegetable",
      "spinach",
      "onion",
      "cake",
      "mushroom",
      "tomato",
    ],
    isVaried: true,
    rows: [
      ["quiche", ["vegetable"]],
      ["quiche", ["vegetarian"]],
      ["quiche", ["otherVegetable"]],
      ["quiche", ["spinach"]],
    ],
  },
  { dish: "tofu", also: [...BESIDE], isVaried: true, rows: [["tofu-grilled", ["grilled"]]] },
  {
    dish: "veggiePatty",
    also: [...BESIDE, "vegetable", "otherVegetable"],
    rows: [["veggie-patties", []]],
  },
  { dish: "vineLeaf", also: ["rice", "herb", "olive", "lemon"], rows: [["vine-leaves", []]] },
  {
    dish: "shakshuka",
    also: ["egg", "tomato", "bread", "feta", "pepper", "herb"],
    rows: [["shakshuka", []]],
  },
];
