import { type Concept, withKinds } from "../words/concepts.ts";
import { type DishRules, SIDES } from "./rules.ts";

/** What may be beside a main dish after "with" only: "cauliflower steak" is no steak. */
export const BESIDE: readonly Concept[] = withKinds([
  "salad",
  "rice",
  "breadLoaf",
  "breadBasket",
  "plainBaguette",
  "garlicBread",
  "naan",
  "bread",
  "vegetable",
  "otherVegetable",
  "spinach",
  "mushroom",
  "bean",
  "pea",
  "spaetzle",
  "gratin",
  "wedges",
  "bakedPotato",
  "coleslaw",
  "slaw",
  "cabbage",
  "egg",
  "friedEgg",
  "parmesan",
  "pasta",
  "apple",
  "knoedel",
]);

/** What may be said of a main dish and its sides without changing the picture. */
export const SERVED: readonly Concept[] = [
  // In cream, all of these look alike.
  ...SIDES.filter((one) => !BESIDE.includes(one) && one !== "cream"),
  "mashedPotato",
  "roastPotatoes",
  "croquettes",
  "plate",
  "starter",
];

/** Plates with meat, fish or neither. */
export const MAINS: readonly DishRules[] = (
  [
    {
      dish: "steak",
      also: [...SERVED, "beef"],
      isVaried: true,
      rows: [
        ["steak-fries", ["fries"], ["beef"]],
        ["steak", ["beef"]],
        ["steak", []],
      ],
    },
    {
      dish: "schnitzel",
      also: [
        "chicken",
        "turkey",
        "veal",
        "pork",
        "meat",
        "lemon",
        "mashedPotato",
        "roastPotatoes",
        "potato",
        "rice",
      ],
      beside: [...BESIDE, "cabbage", "pickle", "cucumber", "fries", "potato", "lemon", "butter"],
      isVaried: true,
      rows: [
        ["schnitzel", ["chicken"]],
        ["schnitzel", ["pork"]],
        ["schnitzel", ["veal"]],
        ["schnitzel", ["fries"]],
        ["schnitzel", []],
      ],
    },
    {
      dish: "roastChicken",
      also: [...SERVED, "chicken", "roast", "grilled"],
      isVaried: true,
      rows: [["chicken-roast", []]],
    },
    {
      dish: "chicken",
      also: SERVED,
      isVaried: true,
      rows: [
        ["chicken-grilled", ["plate"]],
        ["chicken-grilled", ["grilled"]],
      ],
    },
    { dish: "ribs", also: [...SERVED, "pork", "honey"], rows: [["ribs", []]] },
    { dish: "currywurst", also: [...SERVED, "sausage", "curry"], rows: [["currywurst", []]] },
    {
      dish: "sausage",
      also: [...SERVED, "pork", "grilled", "cabbage"],
      isVaried: true,
      rows: [
        ["currywurst", ["curry"]],
        ["hot-dog", ["breadRoll"], ["bratwurst", "mustard", "bread"]],
        ["sausage", ["mustard"], ["bread", "breadRoll", "bratwurst"]],
        ["sausage", ["mashedPotato"]],
        ["sausage", ["bratwurst"]],
        ["sausage", ["grilled"]],
      ],
    },
    {
      dish: "meatball",
      // In a sauce, they look different.
      also: [
        ...SERVED.filter((one) => one !== "sauce" && one !== "tomato"),
        "beef",
        "meat",
        "pork",
        "beet",
      ],
      isVaried: true,
      rows: [["meatballs", []]],
    },
    { dish: "moussaka", also: [...SERVED, "meat", "aubergine", "beef"], rows: [["moussaka", []]] },
    {
      dish: "chiliSinCarne",
      also: [...SERVED, "bean", "vegan", "vegetarian"],
      rows: [["chilli-beans", []]],
    },
    {
      dish: "chiliConCarne",
      also: [...SERVED, "bean", "beef", "meat"],
      rows: [["chilli-con-carne", []]],
    },
    {
      dish: "stew",
      also: [
        ...SERVED,
        "beef",
        "meat",
        "goulash",
        "grain",
        "pasta",
        "noodle",
        "spaetzle",
        "redWine",
        "wine",
      ],
      rows: [["beef-stew", []]],
    },
    {
      dish: "stuffedPepper",
      also: [...SERVED, "meat", "beef", "meatball", "rice"],
      rows: [["stuffed-peppers", []]],
    },
    {
      dish: "roastPork",
      also: [...SERVED, "pork", "meat", "roast", "darkBeer", "beer"],
      rows: [["roast-pork", []]],
    },
    {
      dish: "cevapcici",
      also: [...SERVED, "meat", "beef", "meatball", "grilled", "lamb", "kebab"],
      isVaried: true,
      rows: [["cevapcici", []]],
    },
    { dish: "lambChop", also: [...SERVED, "lamb", "ribs"], rows: [["lamb-chops", []]] },
    {
      dish: "duck",
      also: [...SERVED, "orange"],
      isVaried: true,
      rows: [
        ["duck", ["cabbage"]],
        ["duck", ["roast"]],
        ["duck", ["orange"]],
        ["duck", ["apple"]],
      ],
    },
    {
      dish: "roastDuck",
      also: [...SERVED, "duck", "orange", "cabbage", "honey", "berry"],
      isVaried: true,
      rows: [["duck", []]],
    },
    {
      dish: "grilledChicken",
      also: [...SERVED, "chicken", "grilled"],
      isVaried: true,
      rows: [["chicken-grilled", []]],
    },
    {
      dish: "salmonSteak",
      also: [...SERVED, "salmon", "fish", "grilled", "fried"],
      isVaried: true,
      rows: [["salmon-grilled", []]],
    },
    {
      dish: "empanada",
      also: ["sauce"],
      isVaried: true,
      rows: [
        ["empanadas", ["beef"], ["meat"]],
        ["empanadas", ["meat"]],
        ["empanadas", ["chicken"]],
        ["empanadas", ["cheese"], ["ham", "corn", "spinach", "onion"]],
        ["empanadas", ["tuna"]],
        ["empanadas", ["corn"]],
        ["empanadas", ["spinach"]],
        ["empanadas", ["vegetable"]],
        ["empanadas", []],
      ],
    },
    {
      dish: "fishAndChips",
      also: [...SERVED, "fish", "whiteFish"],
      rows: [["fish-and-chips", []]],
    },
    {
      dish: "salmon",
      also: [...SERVED, "fish"],
      isVaried: true,
      rows: [
        ["salmon-grilled", ["grilled"]],
        ["salmon-grilled", ["filletFish"]],
        ["salmon-grilled", ["steak"]],
      ],
    },
    {
      dish: "wholeFish",
      also: [...SERVED, "fish", "whiteFish", "grilled"],
      rows: [["fish-whole", []]],
    },
    {
      dish: "filletFish",
      also: [...SERVED, "fish", "whiteFish", "wholeFish", "grilled", "fried"],
      rows: [["fish-fillet", []]],
    },
    {
      dish: "shrimp",
      also: SERVED,
      isVaried: true,
      rows: [
        ["shrimps-grilled", ["grilled"], ["shish"]],
        ["shrimps-grilled", ["shish"]],
        ["tempura-shrimp", ["tempura"], ["fried"]],
      ],
    },
    {
      dish: "fish",
      also: [...SERVED, "whiteFish"],
      isVaried: true,
      rows: [["fish-and-chips", ["fries", "fried"]]],
    },
    {
      dish: "whiteFish",
      also: [...SERVED, "fish"],
      isVaried: true,
      rows: [["fish-and-chips", ["fries", "fried"]]],
    },
    {
      dish: "ceviche",
      also: [...SERVED, "fish", "whiteFish", "mango", "otherFruit", "seafood"],
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
      also: [
        ...(["potato", "cheese", "gorgonzola", "onion", "cabbage", "mushroom", "cream"] as const),
        ...(["butter", "grain", "buckwheat", "spinach", "lentil", "feta"] as const),
      ],
      isVaried: true,
      rows: [
        ["pierogi", ["potato"]],
        ["pierogi", ["meat"]],
        ["pierogi", ["cheese"]],
        ["pierogi", ["gorgonzola"]],
        ["pierogi", ["cabbage"]],
        ["pierogi", []],
      ],
    },
    {
      dish: "risotto",
      also: ["rice", "vegetarian"],
      isVaried: true,
      rows: [
        // With mushrooms, as it is drawn.
        ["risotto", ["mushroom"], ["parmesan", "herb", "cream"]],
        ["risotto", []],
      ],
    },
    {
      dish: "spaetzle",
      also: ["cheese", "onion", "pasta", "noodle"],
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
        ["quiche", ["bacon"], ["ham"]],
        ["quiche", ["ham"]],
        ["quiche", ["vegetable"]],
        ["quiche", ["vegetarian"]],
        ["quiche", ["otherVegetable"]],
        ["quiche", ["spinach"]],
        ["quiche", []],
      ],
    },
    { dish: "tofu", also: [...SERVED], isVaried: true, rows: [["tofu-grilled", ["grilled"]]] },
    {
      dish: "veggiePatty",
      also: [...SERVED, "vegetable", "otherVegetable"],
      rows: [["veggie-patties", []]],
    },
    {
      dish: "vineLeaf",
      also: ["meat", "beef", "rice", "herb", "olive", "lemon"],
      rows: [["vine-leaves", []]],
    },
    {
      dish: "shakshuka",
      also: ["egg", "tomato", "bread", "feta", "pepper", "herb", "spicy"],
      rows: [["shakshuka", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));

/** On a main dish, these are seen. */
export const SEEN_SAUCES: readonly Concept[] = ["peanutSauce", "soySauce", "guacamole", "salsa"];
