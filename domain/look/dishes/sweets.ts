import type { DishRules } from "./rules.ts";

const TOPPED = [
  "cream",
  "chocolate",
  "caramel",
  "nut",
  "honey",
  "sauce",
  "strawberry",
  "berry",
  "fruit",
  "banana",
  "cinnamon",
  "vanilla",
  "apple",
] as const;

export const SWEET_DISHES: readonly DishRules[] = [
  {
    dish: "iceCream",
    also: ["cream", "dessert"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["ice-cream-vanilla", ["vanilla"]],
      ["ice-cream-chocolate", ["chocolate"]],
      ["ice-cream-strawberry", ["strawberry"]],
      ["ice-cream-pistachio", ["pistachio"], ["nut"]],
      ["ice-cream-caramel", ["caramel"]],
    ],
  },
  {
    dish: "sorbet",
    also: ["iceCream", "fruit"],
    isVaried: true,
    rows: [
      ["sorbet-lemon", ["lemon"]],
      ["sorbet-mango", ["mango"]],
      ["sorbet-berry", ["berry"]],
      ["sorbet-berry", ["strawberry"], ["berry"]],
    ],
  },
  {
    dish: "sundae",
    also: ["iceCream", "cream", "vanilla"],
    isVaried: true,
    rows: [
      ["sundae-chocolate", ["chocolate"]],
      ["sundae", []],
    ],
  },
  { dish: "tiramisu", also: ["dessert"], rows: [["tiramisu", []]] },
  { dish: "cheesecake", also: ["cake"], isVaried: true, rows: [["cheesecake", []]] },
  {
    dish: "chocolateCake",
    also: ["cake", "chocolate"],
    isVaried: true,
    rows: [["cake-chocolate", []]],
  },
  { dish: "applePie", also: ["cake", "apple", "cinnamon", "cream"], rows: [["apple-pie", []]] },
  { dish: "carrotCake", also: ["cake", "carrot", "nut"], rows: [["carrot-cake", []]] },
  { dish: "brownie", also: ["chocolate", "cake", "nut"], rows: [["brownie", []]] },
  {
    dish: "muffin",
    also: [],
    isVaried: true,
    rows: [
      ["muffin-chocolate", ["chocolate"]],
      ["muffin-blueberry", ["berry"]],
    ],
  },
  {
    dish: "donut",
    also: [],
    isVaried: true,
    rows: [
      ["doughnut-chocolate", ["chocolate"]],
      ["doughnut", []],
    ],
  },
  {
    dish: "cookie",
    also: ["chocolate"],
    isVaried: true,
    rows: [
      ["cookie", ["chocolate"]],
      ["cookie", []],
    ],
  },
  {
    dish: "croissant",
    also: ["butter"],
    isVaried: true,
    rows: [
      ["pain-au-chocolat", ["chocolate"]],
      ["croissant", []],
    ],
  },
  { dish: "cinnamonRoll", also: ["cinnamon"], rows: [["cinnamon-roll", []]] },
  { dish: "pretzel", also: ["bread"], isVaried: true, rows: [["pretzel", []]] },
  { dish: "baklava", also: ["nut"], rows: [["baklava", []]] },
  { dish: "churros", also: ["chocolate", "cinnamon", "sauce"], rows: [["churros", []]] },
  { dish: "pancake", also: TOPPED, isVaried: true, rows: [["pancakes", ["sweetPancake"]]] },
  { dish: "waffle", also: TOPPED, isVaried: true, rows: [["waffles", []]] },
  { dish: "frenchToast", also: [...TOPPED, "toast"], rows: [["french-toast", []]] },
  {
    dish: "omelette",
    also: ["egg", "cheese", "herb", "tomato"],
    isVaried: true,
    rows: [["omelette", []]],
  },
];
