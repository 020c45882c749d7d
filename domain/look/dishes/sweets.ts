import { type DishRules, SWEET_SIDES, TOPPED } from "./rules.ts";

const SWEET = ["dessert", "cream", "sauce", "slice", "plate"] as const;
/** What is on top of those that are drawn with red sauce and a berry; another fruit beside them is a flavour. */
const RED = ["strawberry", "berry", "fruit", "vanilla", "cream", "sauce"] as const;

/** Cakes, tarts and desserts from the spoon. */
export const SWEET_DISHES: readonly DishRules[] = [
  {
    // A category of cakes also has turnovers and crumbles: the name itself must say cake.
    dish: "cake",
    also: [...SWEET, "nut", "vanilla", "pasta"],
    beside: SWEET_SIDES,
    isVaried: true,
    rows: [
      ["cake-chocolate", ["cake", "chocolate"]],
      ["cake-strawberry", ["cake", "strawberry"], ["fruit"]],
      ["carrot-cake", ["cake", "carrot"], ["cinnamon"]],
      ["apple-pie", ["cake", "apple"], ["cinnamon"]],
      ["fruit-tart", ["fruit", "tart"]],
    ],
  },
  {
    dish: "tart",
    also: [...SWEET, "cake"],
    beside: SWEET_SIDES,
    isVaried: true,
    rows: [
      ["lemon-tart", ["lemon"]],
      ["apple-pie", ["apple"], ["cinnamon"]],
      ["fruit-tart", ["berry"], ["strawberry", "fruit", "red"]],
      ["fruit-tart", ["strawberry"], ["fruit"]],
      ["fruit-tart", ["fruit"]],
    ],
  },
  {
    dish: "cheesecake",
    also: [
      ...SWEET,
      "cake",
      // With red sauce and a berry on top, as it is drawn.
      "strawberry",
      "berry",
      "fruit",
      "vanilla",
    ],
    beside: RED,
    rows: [["cheesecake", []]],
  },
  {
    dish: "chocolateCake",
    also: [...SWEET, "cake", "chocolate", "nut"],
    beside: SWEET_SIDES,
    rows: [["cake-chocolate", []]],
  },
  {
    dish: "lavaCake",
    also: [...SWEET, "cake", "chocolate"],
    beside: SWEET_SIDES,
    rows: [["lava-cake", []]],
  },
  {
    dish: "applePie",
    also: [...SWEET, "cake", "tart", "apple", "cinnamon", "nut"],
    beside: SWEET_SIDES,
    rows: [["apple-pie", []]],
  },
  {
    dish: "carrotCake",
    also: [...SWEET, "cake", "carrot", "nut", "cinnamon"],
    // With chocolate it is the Brazilian one, which is covered with it.
    beside: SWEET_SIDES.filter((one) => one !== "chocolate"),
    rows: [["carrot-cake", []]],
  },
  {
    dish: "strawberryCake",
    also: [...SWEET, "cake", "strawberry", "vanilla"],
    beside: SWEET_SIDES,
    rows: [["cake-strawberry", []]],
  },
  {
    dish: "blackForest",
    also: [...SWEET, "cake", "chocolate", "otherFruit"],
    beside: SWEET_SIDES,
    rows: [["cake-black-forest", []]],
  },
  {
    dish: "lemonTart",
    also: [...SWEET, "tart", "cake", "lemon", "otherDessert"],
    beside: SWEET_SIDES,
    rows: [["lemon-tart", []]],
  },
  {
    dish: "fruitTart",
    also: [...SWEET, "tart", "cake", "fruit", "strawberry", "berry"],
    beside: SWEET_SIDES,
    rows: [["fruit-tart", []]],
  },
  {
    dish: "tiramisu",
    also: [...SWEET, "coffee", "cake", "espresso"],
    beside: ["cream", "coffee", "espresso"],
    rows: [["tiramisu", []]],
  },
  {
    dish: "mousse",
    also: [...SWEET, "nut"],
    beside: SWEET_SIDES,
    isVaried: true,
    rows: [["chocolate-mousse", ["chocolate"], ["black"]]],
  },
  {
    dish: "pannaCotta",
    also: [...SWEET, "strawberry", "berry", "fruit", "vanilla"],
    beside: RED,
    rows: [["panna-cotta", []]],
  },
  {
    dish: "cremeCaramel",
    also: [...SWEET, "caramel", "egg", "vanilla", "milk"],
    beside: SWEET_SIDES,
    rows: [["creme-caramel", []]],
  },
  {
    dish: "cremeBrulee",
    also: [...SWEET, "vanilla"],
    beside: SWEET_SIDES,
    rows: [["creme-brulee", []]],
  },
  {
    dish: "profiteroles",
    also: [...SWEET, "chocolate", "hotChocolate", "vanilla"],
    beside: SWEET_SIDES,
    rows: [["profiteroles", []]],
  },
  {
    dish: "kaiserschmarrn",
    also: SWEET,
    beside: SWEET_SIDES,
    rows: [["kaiserschmarrn", []]],
  },
  {
    dish: "mochi",
    also: [
      "bean",
      "red",
      ...SWEET,
      ...TOPPED,
      "iceCream",
      "iced",
      "matcha",
      "tea",
      "green",
      "mango",
      "lemon",
      "otherFruit",
    ],
    rows: [["mochi", []]],
  },
  {
    dish: "ricePudding",
    also: [...SWEET, "rice", "milk", "vanilla", "cinnamon"],
    beside: SWEET_SIDES,
    rows: [["rice-pudding", []]],
  },
  {
    dish: "mangoStickyRice",
    also: [...SWEET, "mango", "rice", "plantMilk", "otherFruit"],
    beside: [...SWEET_SIDES, "plantMilk"],
    rows: [["mango-sticky-rice", []]],
  },
  {
    dish: "jam",
    also: ["fruit", "otherFruit", "strawberry", "berry", "orange"],
    isVaried: true,
    rows: [["jam", []]],
  },
];
