import { type DishRules, type Row, SWEET_SIDES, TOPPED } from "./rules.ts";

const OF_A_BAKERY = ["bread", "butter", "plate"] as const;

/** With one of these a croissant is a breakfast. */
const BREAKFAST_DRINKS = ["coffee", "milkCoffee", "cappuccino", "latte"] as const;

export const PASTRY_DISHES: readonly DishRules[] = [
  {
    dish: "croissant",
    also: OF_A_BAKERY,
    beside: ["jam", "honey", "cream"],
    isVaried: true,
    rows: [
      ["pain-au-chocolat", ["chocolate"], ["nut"]],
      ...BREAKFAST_DRINKS.map((one): Row => ["set-breakfast", ["croissant", one]]),
      ["croissant", []],
    ],
  },
  { dish: "painAuChocolat", also: ["chocolate"], rows: [["pain-au-chocolat", []]] },
  {
    dish: "muffin",
    also: ["dessert"],
    isVaried: true,
    rows: [
      ["muffin-chocolate", ["chocolate"], ["nut", "vanilla", "whiteChocolate", "banana"]],
      ["muffin-blueberry", ["blueberry"], ["berry", "lemon", "vanilla"]],
    ],
  },
  {
    dish: "cupcake",
    also: ["cake", "cream", "strawberry", "berry", "vanilla"],
    beside: SWEET_SIDES,
    rows: [["cupcake", []]],
  },
  {
    dish: "donut",
    also: ["cinnamon"],
    rows: [
      ["doughnut-chocolate", ["chocolate"], ["nut"]],
      ["doughnut-jam", ["jam"], ["strawberry", "berry"]],
      ["doughnut", ["strawberry"]],
      ["doughnut", ["vanilla"]],
      ["doughnut", []],
    ],
  },
  {
    dish: "jamDonut",
    also: ["jam", "strawberry", "berry", "otherFruit", "donut"],
    beside: ["jam", "strawberry", "berry", "otherFruit"],
    isVaried: true,
    rows: [["doughnut-jam", []]],
  },
  {
    dish: "beignet",
    also: [],
    isVaried: true,
    rows: [
      ["doughnut-jam", ["jam"]],
      ["doughnut-jam", ["berry"]],
      ["doughnut-jam", ["strawberry"]],
    ],
  },
  { dish: "cinnamonRoll", also: ["cinnamon", "cream", "butter"], rows: [["cinnamon-roll", []]] },
  {
    dish: "sweetBun",
    also: [],
    beside: ["strawberry", "berry", "jam"],
    isVaried: true,
    rows: [
      ["pain-au-chocolat", ["chocolate"]],
      ["danish", ["strawberry"]],
      ["danish", ["berry"]],
      ["danish", ["jam"]],
    ],
  },
  { dish: "pretzel", also: OF_A_BAKERY, isVaried: true, rows: [["pretzel", []]] },
  { dish: "breadLoaf", also: ["bread", "nut"], isVaried: true, rows: [["bread-loaf", []]] },
  {
    dish: "breadBasket",
    also: [...OF_A_BAKERY, "breadRoll", "mixed"],
    rows: [["bread-basket", []]],
  },
  {
    dish: "plainBaguette",
    also: [...OF_A_BAKERY, "baguette"],
    isVaried: true,
    rows: [["bread-baguette", []]],
  },
  {
    dish: "danish",
    also: ["strawberry", "berry", "fruit", "jam", "otherFruit", "syrup"],
    rows: [["danish", []]],
  },
  {
    dish: "eclair",
    also: ["chocolate", "vanilla", "cream"],
    rows: [["eclair", []]],
  },
  {
    dish: "macarons",
    also: [
      ...TOPPED,
      "pistachio",
      "lemon",
      "otherFruit",
      "coffee",
      "choice",
      "mixed",
      "box",
      "plate",
    ],
    rows: [["macarons", []]],
  },
  {
    dish: "cookie",
    also: ["nut", "caramel"],
    isVaried: true,
    rows: [
      ["cookie", ["chocolate"], ["vanilla", "whiteChocolate", "butter"]],
      ["cookie", []],
    ],
  },
  {
    dish: "brownie",
    also: ["chocolate", "cake", "nut", "whiteChocolate", "caramel"],
    beside: SWEET_SIDES,
    rows: [["brownie", []]],
  },
  {
    dish: "churros",
    also: ["chocolate", "cinnamon", "sauce", "caramel", "plate"],
    beside: [...SWEET_SIDES, "hotChocolate", "milk"],
    rows: [["churros", []]],
  },
  {
    dish: "baklava",
    also: ["nut", "pistachio", "chocolate", "mixed", "plate", "butter", "honey"],
    beside: SWEET_SIDES,
    rows: [["baklava", []]],
  },
  {
    dish: "strudel",
    also: ["cinnamon", "dessert"],
    beside: SWEET_SIDES,
    rows: [["apple-strudel", ["apple"]]],
  },
  {
    dish: "appleStrudel",
    also: ["apple", "cinnamon", "dessert", "nut", "strudel"],
    beside: SWEET_SIDES,
    rows: [["apple-strudel", []]],
  },
  {
    dish: "scone",
    also: ["butter", "cream", "jam", "fruit", "plate", "syrup"],
    beside: SWEET_SIDES,
    rows: [["scone", []]],
  },
  {
    dish: "borek",
    also: ["cheese", "feta", "spinach", "potato", "meat", "gorgonzola", "herb", "plate"],
    beside: ["yogurt"],
    isVaried: true,
    rows: [["borek", []]],
  },
  {
    dish: "bananaBread",
    also: ["banana", "nut", "chocolate", "toast", "butter", "slice"],
    rows: [["banana-bread", []]],
  },
];
