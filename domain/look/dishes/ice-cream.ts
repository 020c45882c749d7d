import { type DishRules, SWEET_SIDES } from "./rules.ts";

const ICE = ["iceCream", "iced", "dessert", "sundae"] as const;
/** Whipped cream on scoops is seen. */
const WITHOUT_CREAM = SWEET_SIDES.filter((one) => one !== "cream");
const FRUITS = [
  "fruit",
  "strawberry",
  "berry",
  "otherFruit",
  "banana",
  "pineapple",
  "mango",
  "apple",
  "orange",
  "lemon",
] as const;
const IN_SUNDAES = [
  ...FRUITS,
  "vanilla",
  "caramel",
  "nut",
  "pistachio",
  "honey",
  "yogurt",
  "otherFlavour",
  "whiteChocolate",
  "sauce",
  "syrup",
] as const;

export const ICE_CREAM_DISHES: readonly DishRules[] = [
  {
    dish: "iceCream",
    also: ["dessert", "iced", "oneScoop", "twoScoops", "moreScoops"],
    beside: ["cream", "sauce", "syrup"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["sundae-chocolate", ["sundaeWord", "chocolate"]],
      ["sundae", ["sundaeWord"], [...FRUITS, "vanilla", "caramel", "otherFlavour"]],
      ["ice-cream-cone-two", ["iceCone", "twoScoops"]],
      ["ice-cream-cone", ["iceCone"]],
      ["ice-cream-vanilla", ["vanilla"], ["herb"]],
      ["ice-cream-vanilla", ["creamIce"], ["cream", "mozzarella", "ordinary"]],
      ["ice-cream-chocolate", ["chocolate"], ["black", "milk"]],
      ["ice-cream-strawberry", ["strawberry"], ["cream"]],
      ["ice-cream-pistachio", ["pistachio"], ["nut"]],
      ["ice-cream-caramel", ["caramel"]],
      ["ice-cream-stracciatella", ["stracciatella"], ["otherFlavour"]],
      ["ice-cream-hazelnut", ["hazelnut"], ["nut"]],
      ["ice-cream-blue", ["blueIce"], ["otherFlavour"]],
      ["sorbet-lemon", ["lemon"]],
      ["sorbet-mango", ["mango"]],
      ["sorbet-berry", ["berry"], ["fruit", "red"]],
      ["ice-cream-cup", ["mixed"]],
      ["ice-cream-cup", ["iceTubWord"]],
      ["ice-cream-cone-two", ["twoScoops", "waffle"]],
      ["ice-cream-sandwich", ["sandwich"]],
      ["ice-cream-cup", ["twoScoops"]],
      ["ice-cream-cup", ["moreScoops"]],
    ],
  },
  {
    dish: "sorbet",
    also: ["iceCream", "iced", "fruit", "dessert"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["sorbet-lemon", ["lemon"]],
      ["sorbet-mango", ["mango"], ["otherFruit"]],
      ["sorbet-berry", ["berry"], ["strawberry", "red"]],
      ["sorbet-berry", ["strawberry"], ["red"]],
    ],
  },
  {
    dish: "softServe",
    also: [...ICE, "vanilla", "chocolate", "mixed", "iceCone", "milk"],
    beside: SWEET_SIDES,
    rows: [["soft-serve", []]],
  },
  {
    dish: "iceCone",
    also: [...ICE, "waffle"],
    isVaried: true,
    rows: [
      ["ice-cream-cone-two", ["twoScoops"]],
      ["ice-cream-cone-two", ["double"]],
      ["ice-cream-cone", ["oneScoop"]],
      ["ice-cream-cone", []],
    ],
  },
  {
    dish: "oneScoop",
    also: ICE,
    isVaried: true,
    rows: [
      ["ice-cream-cone", ["waffle"]],
      ["ice-cream-cone", ["iceCone"]],
      ["ice-cream-cup", ["iceTubWord"]],
    ],
  },
  {
    dish: "twoScoops",
    also: ICE,
    isVaried: true,
    rows: [
      ["ice-cream-cone-two", ["waffle"]],
      ["ice-cream-cone-two", ["iceCone"]],
      ["ice-cream-cup", ["iceTubWord"]],
    ],
  },
  {
    dish: "moreScoops",
    also: [...ICE, "mixed"],
    beside: WITHOUT_CREAM,
    rows: [["ice-cream-cup", []]],
  },
  {
    dish: "iceTub",
    also: [...ICE, "oneScoop", "twoScoops", "moreScoops", "mixed", "sorbet"],
    beside: WITHOUT_CREAM,
    rows: [["ice-cream-cup", []]],
  },
  {
    dish: "sundae",
    also: ["iceCream", "iced", "dessert", "oneScoop", "twoScoops", "moreScoops", ...IN_SUNDAES],
    beside: SWEET_SIDES,
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["sundae-chocolate", ["chocolate"]],
      ["sundae", []],
    ],
  },
  {
    dish: "sundaeChocolate",
    also: [...ICE, ...IN_SUNDAES, "chocolate", "brownie"],
    beside: SWEET_SIDES,
    rows: [["sundae-chocolate", []]],
  },
  {
    dish: "bananaSplit",
    also: [...ICE, "banana", "chocolate"],
    beside: SWEET_SIDES,
    rows: [["banana-split", []]],
  },
  {
    dish: "spaghettiIce",
    also: [...ICE, "strawberry"],
    beside: SWEET_SIDES,
    rows: [["spaghetti-ice", []]],
  },
  {
    dish: "affogato",
    also: [...ICE, "espresso", "coffee", "vanilla"],
    beside: SWEET_SIDES,
    rows: [["affogato", []]],
  },
  {
    dish: "frozenYogurt",
    also: [...ICE, ...IN_SUNDAES, "extra"],
    beside: [...SWEET_SIDES, "muesli"],
    rows: [["frozen-yogurt", []]],
  },
  {
    dish: "popsicle",
    also: ["iceCream", "iced", ...FRUITS, "sorbet", "mint", "yogurt"],
    rows: [
      ["popsicle-chocolate", ["chocolate"], ["vanilla", "nut"]],
      ["popsicle", []],
    ],
  },
  {
    dish: "chocolatePopsicle",
    also: ["iceCream", "chocolate", "vanilla", "nut", "popsicle", "caramel"],
    rows: [["popsicle-chocolate", []]],
  },
  {
    dish: "iceCreamSandwich",
    also: ["iceCream", "sandwich", "cookie", "vanilla", "chocolate"],
    rows: [["ice-cream-sandwich", []]],
  },
];
