import { type DishRules, GARNISH, SOME_CHEESE } from "./rules.ts";

const ON_TOP = [
  ...GARNISH,
  ...SOME_CHEESE,
  "egg",
  "friedEgg",
  "pesto",
  "double",
  "sauce",
  "bread",
  "breadRoll",
] as const;
const IMITATED = [
  "chicken",
  "beef",
  "fish",
  "bacon",
  "meat",
  "whiteFish",
  "tofu",
  "bean",
  "beet",
  "mushroom",
  "lentil",
  "falafel",
  "pea",
  "aubergine",
  "sweetPotato",
  "pumpkin",
  "otherVegetable",
  "couscous",
  "grain",
  "nut",
] as const;

/** What may be on it or beside it without being seen as a variety of its own. */
const BESIDE = [
  "fries",
  "wedges",
  "crisps",
  "sweetPotatoFries",
  "potato",
  "salad",
  "coleslaw",
  "sauce",
  "side",
  "bread",
  "onion",
  "redOnion",
  "tomato",
  "lettuce",
  "pickle",
  "cucumber",
] as const;

/** A grilled patty looks the same whether it is of beef, veal or lamb. */
const PATTY = ["beef", "meat", "veal", "lamb"] as const;

export const BURGERS: readonly DishRules[] = [
  {
    dish: "burger",
    also: ON_TOP,
    beside: BESIDE,
    isVaried: true,
    rows: [
      ["pulled-pork", ["pulledPork"], ["pork"]],
      ["burger-halloumi", ["halloumi"]],
      ["burger-beet", ["beet"], ["vegetarian", "goatCheese", "feta", "bean", "lentil"]],
      ["burger-vegan", ["vegan"], IMITATED],
      ["burger-veggie", ["vegetarian"], IMITATED],
      ["burger-veggie", ["falafel"]],
      ["burger-veggie", ["bean"], ["black"]],
      ["burger-veggie", ["lentil"]],
      ["burger-veggie", ["tofu"]],
      ["burger-veggie", ["vegetable"]],
      ["burger-fish", ["fish"], ["whiteFish", "filletFish"]],
      ["burger-fish", ["whiteFish"], ["filletFish"]],
      [
        "burger-chicken",
        ["chicken"],
        ["schnitzel", "strips", "nuggets", "friedChicken", "roastChicken", "curry", "teriyaki"],
      ],
      ["burger-chicken", ["friedChicken"], ["chicken"]],
      ["burger-bacon", ["bacon"], PATTY],
      ["burger-mushroom", ["mushroom"], PATTY],
      ["burger-double", ["twoPatties"], [...PATTY, "cheeseburger", "double", "mixed"]],
      ["burger-double", ["cheese", "double"], [...PATTY, "cheeseburger"]],
      ["burger-double", ["double"], [...PATTY, "cheeseburger"]],
      ["burger-mini", ["mini"], PATTY],
      ["burger-cheese", ["cheeseburger"], PATTY],
      ["burger-cheese", ["cheese"], PATTY],
      ["burger-classic", [], PATTY],
    ],
  },
  {
    dish: "cheeseburger",
    also: [...ON_TOP, "burger"],
    rows: [
      ["burger-vegan", ["vegan"], IMITATED],
      ["burger-veggie", ["vegetarian"], IMITATED],
      ["burger-chicken", ["chicken"]],
      ["burger-bacon", ["bacon"], PATTY],
      ["burger-double", ["double"], PATTY],
      ["burger-mini", ["mini"], PATTY],
      ["burger-cheese", [], PATTY],
    ],
  },
];
