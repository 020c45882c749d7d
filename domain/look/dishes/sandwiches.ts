import { type DishRules, GARNISH } from "./rules.ts";

const IN_BREAD = [...GARNISH, "sauce", "bread", "sandwich", "mozzarella"] as const;
const CHEESES = ["cheese", "mozzarella", "gorgonzola"] as const;

/** Of bread, with something in it or on it. */
export const SANDWICHES: readonly DishRules[] = [
  {
    dish: "baguette",
    also: IN_BREAD,
    isVaried: true,
    rows: [
      ["baguette-ham-cheese", ["ham", "cheese"], ["butter", "mozzarella"]],
      ["baguette-ham", ["ham"], ["butter"]],
      ["baguette-calamari", ["squid"], ["fried", "mayo", "aioli", "lemon"]],
      ["baguette-salami", ["salami"], ["cheese"]],
      [
        "baguette-chicken",
        ["chicken"],
        ["cheese", "curry", "steak", "roastChicken", "friedChicken"],
      ],
      ["baguette-chicken", ["roastChicken"], ["cheese"]],
      ["baguette-tuna", ["tuna"], ["salad"]],
      ["baguette-caprese", ["mozzarella"], ["pesto"]],
      ["baguette-caprese", ["caprese"], ["pesto"]],
      ["baguette-steak", ["steak"], ["beef", "cheese"]],
      ["baguette-steak", ["beef"], ["cheese"]],
      ["sub-meatball", ["meatball"], ["cheese"]],
      ["baguette-veggie", ["vegetable"], ["vegan", "vegetarian", "hummus"]],
      ["baguette-veggie", ["vegan"]],
      ["baguette-veggie", ["vegetarian"]],
    ],
  },
  {
    dish: "sandwich",
    also: [...IN_BREAD, "toast"],
    isVaried: true,
    rows: [
      ["sandwich-blt", ["bacon", "lettuce"]],
      ["sandwich-ham-cheese", ["ham", "cheese"]],
      ["sandwich-tuna", ["tuna"], ["egg"]],
      ["sandwich-egg", ["egg"], ["vegetarian"]],
      ["sandwich-egg", ["boiledEgg"], ["egg", "vegetarian"]],
      ["sandwich-pastrami", ["pastrami"], ["cheese", "beef"]],
      ["sub-meatball", ["meatball"], ["cheese"]],
      ["baguette-steak", ["steak"], ["beef", "cheese"]],
      ["pulled-pork", ["pulledPork"]],
      ["baguette-salami", ["salami", "baguette"]],
      ["sandwich-veggie", ["vegetable"], ["vegan", "vegetarian"]],
      ["sandwich-veggie", ["vegan"]],
      ["sandwich-veggie", ["vegetarian"]],
    ],
  },
  {
    dish: "clubSandwich",
    also: [...IN_BREAD, "chicken", "bacon", "egg", "cheese", "fries", "crisps", "toast"],
    rows: [["sandwich-club", []]],
  },
  { dish: "blt", also: [...IN_BREAD, "toast", "bacon"], rows: [["sandwich-blt", []]] },
  {
    dish: "pastrami",
    also: [...IN_BREAD, "cheese", "beef"],
    isVaried: true,
    rows: [
      ["sandwich-pastrami", ["sandwich"]],
      ["sandwich-pastrami", ["bread"]],
    ],
  },
  {
    dish: "pulledPork",
    also: [...IN_BREAD, "pork", "bbq"],
    isVaried: true,
    rows: [
      ["pulled-pork", ["burger"]],
      ["pulled-pork", ["sandwich"]],
      ["pulled-pork", ["bread"]],
    ],
  },
  {
    dish: "bagel",
    also: IN_BREAD,
    isVaried: true,
    rows: [
      ["bagel-salmon", ["salmon"], ["cream", "cheese", "gorgonzola", "fish", "creamCheese"]],
      ["bagel-cream-cheese", ["cream", "cheese"]],
      ["bagel-cream-cheese", ["cream"]],
      ["bagel-cream-cheese", ["gorgonzola"]],
      ["bagel-cream-cheese", ["creamCheese"], ["cream", "cheese"]],
    ],
  },
  {
    dish: "panini",
    also: IN_BREAD,
    isVaried: true,
    rows: [
      ["panini-ham", ["ham"], CHEESES],
      ["panini", ["mozzarella"], ["pesto"]],
      ["panini", ["caprese"], ["pesto"]],
      ["panini", ["vegetable"], ["cheese", "vegetarian"]],
      ["panini", ["vegetarian"], ["cheese"]],
      ["panini", ["cheese"], ["fourCheeses", "pesto", "mozzarella"]],
      ["panini", ["fourCheeses"], ["cheese"]],
    ],
  },
  {
    dish: "croque",
    also: ["ham", "cheese", "toast", "bread", "sandwich"],
    isVaried: true,
    rows: [["croque-monsieur", []]],
  },
  {
    dish: "hamCheeseToast",
    also: ["ham", "cheese", "toast", "sandwich", "grilled"],
    rows: [["sandwich-ham-cheese", []]],
  },
  {
    dish: "cheeseToast",
    also: ["cheese", "toast", "sandwich", "tomato", "bread"],
    isVaried: true,
    rows: [["toast-cheese", []]],
  },
  {
    dish: "toast",
    also: IN_BREAD,
    isVaried: true,
    rows: [
      ["avocado-toast", ["avocado"], ["tomato"]],
      ["sandwich-ham-cheese", ["ham", "cheese"]],
      ["toast-cheese", ["cheese"]],
    ],
  },
  {
    dish: "hotDog",
    isVaried: true,
    also: [
      ...([
        "sauce",
        "onion",
        "pickle",
        "sausage",
        "cabbage",
        "cucumber",
        "bread",
        "breadRoll",
      ] as const),
      // "Hot dog americano".
      ...(["americano", "fries", "mustard", "ketchup"] as const),
    ],
    rows: [["hot-dog", []]],
  },
  {
    dish: "bread",
    also: IN_BREAD,
    isVaried: true,
    rows: [
      ["garlic-bread", ["garlic"]],
      ["avocado-toast", ["avocado"]],
    ],
  },
  {
    dish: "breadRoll",
    also: ["bread", "butter", "mixed"],
    isVaried: true,
    rows: [
      ["meatloaf-roll", ["meatloaf"], ["sausage", ...IN_BREAD]],
      ["fish-roll", ["fish"], ["whiteFish", ...IN_BREAD]],
      ["fish-roll", ["whiteFish"], ["fish", ...IN_BREAD]],
      ["roll-cheese", ["cheese"], ["vegetable", "yellow", ...IN_BREAD]],
      ["bread-rolls", []],
    ],
  },
  {
    dish: "meatloaf",
    also: ["sausage", "mustard", "sauce", "bread", "breadRoll"],
    beside: ["mustard", "salad", "potato", "friedEgg", "egg", "bread", "pretzel"],
    isVaried: true,
    rows: [
      ["meatloaf-egg", ["friedEgg"], ["egg"]],
      ["meatloaf-roll", ["breadRoll"]],
      ["meatloaf-roll", ["bread"]],
    ],
  },
];
