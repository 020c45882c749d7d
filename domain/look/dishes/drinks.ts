import type { DishRules } from "./rules.ts";

const ICY = ["iced", "lemon", "mint", "toGo", "coldDrinks", "zero", "alcoholFree"] as const;

/** Cold drinks without alcohol. */
export const COLD_DRINKS: readonly DishRules[] = [
  {
    dish: "water",
    also: ["lemon", "iced", "still", "sparkling", "plate"],
    rows: [
      ["water-still", ["still"]],
      ["water-sparkling", ["sparkling"], ["soda"]],
      ["water-still", []],
    ],
  },
  {
    dish: "sparkling",
    also: ["lemon", "water", "soda", "iced", "alcoholFree"],
    isVaried: true,
    rows: [["water-sparkling", []]],
  },
  { dish: "cola", also: [...ICY, "soda"], rows: [["soda-cola", []]] },
  { dish: "spezi", also: [...ICY, "cola"], rows: [["soda-cola", []]] },
  {
    dish: "orangeSoda",
    also: [...ICY, "orange", "soda", "lemonade"],
    isVaried: true,
    rows: [
      ["soda-orange", ["orange"]],
      ["soda-orange", []],
    ],
  },
  { dish: "lemonSoda", also: [...ICY, "soda"], rows: [["soda-lemon", []]] },
  { dish: "tonic", also: [...ICY, "water", "soda"], rows: [["soda-tonic", []]] },
  {
    dish: "soda",
    also: [...ICY],
    isVaried: true,
    rows: [
      ["soda-orange", ["orange"]],
      ["soda-lemon", ["lemon"]],
      ["soda-can", []],
    ],
  },
  { dish: "energy", also: [...ICY, "soda"], rows: [["energy-can", []]] },
  {
    dish: "lemonade",
    also: [...ICY, "ginger", "cucumber", "herb", "soda"],
    isVaried: true,
    rows: [
      ["lemonade-berry", ["berry"], ["strawberry", "red"]],
      ["lemonade-berry", ["strawberry"], []],
      ["soda-orange", ["orange"]],
      ["lemonade", []],
    ],
  },
  {
    dish: "icedTea",
    also: [...ICY, "tea", "otherFruit", "black", "green", "ginger"],
    rows: [["iced-tea", []]],
  },
  {
    dish: "juice",
    also: ["iced", "fruit", "water"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["juice-orange", ["orange"]],
      ["juice-apple", ["apple"]],
      ["juice-carrot", ["carrot"], ["ginger", "orange", "apple"]],
      ["juice-berry", ["berry"], ["otherFruit", "red"]],
    ],
  },
  { dish: "orangeJuice", also: ["juice", "iced"], rows: [["juice-orange", []]] },
  {
    dish: "spritzer",
    also: ["juice", "iced", "alcoholFree"],
    isVaried: true,
    rows: [
      ["juice-apple", ["apple"]],
      ["juice-berry", ["berry"], ["otherFruit"]],
      ["juice-orange", ["orange"]],
    ],
  },
  {
    dish: "smoothie",
    also: ["fruit", "yogurt", "milk", "iced", "orange", "apple", "alcoholFree", "plantMilk"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["smoothie-mango", ["mango"], ["otherFruit", "pineapple", "banana"]],
      ["smoothie-berry", ["berry"], ["strawberry", "banana", "red"]],
      ["smoothie-berry", ["strawberry"], ["banana", "berry", "red"]],
      [
        "smoothie-green",
        ["green"],
        ["spinach", "cucumber", "avocado", "ginger", "mint", "lemon", "banana"],
      ],
      ["smoothie-green", ["spinach"], ["cucumber", "avocado", "ginger", "mint", "lemon", "banana"]],
    ],
  },
  {
    dish: "milkshake",
    also: ["milk", "cream", "iceCream", "iced", "alcoholFree"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["milkshake-chocolate", ["chocolate"], ["brownie", "cookie", "nut"]],
      ["milkshake-strawberry", ["strawberry"], ["berry", "fruit"]],
      ["milkshake-vanilla", ["vanilla"]],
      ["milkshake-vanilla", []],
    ],
  },
  { dish: "milk", also: ["iced", "coldDrinks"], isVaried: true, rows: [["milk", []]] },
  { dish: "ayran", also: ["yogurt", "iced", "mint"], rows: [["ayran", []]] },
  { dish: "lassi", also: ["yogurt", "iced"], isVaried: true, rows: [["lassi-mango", ["mango"]]] },
  {
    dish: "bubbleTea",
    also: ["tea", "milk", "black", "milkTea", "iced", "plantMilk"],
    isVaried: true,
    rows: [["bubble-tea", []]],
  },
];

const MILKY = [
  "coffee",
  "milk",
  "plantMilk",
  "toGo",
  "cream",
  "vanilla",
  "caramel",
  "nut",
  "cinnamon",
  "hotDrinks",
  "honey",
  "espresso",
  "double",
] as const;

export const HOT_DRINKS: readonly DishRules[] = [
  { dish: "espresso", also: ["coffee", "double", "hotDrinks"], rows: [["coffee-espresso", []]] },
  {
    dish: "macchiato",
    also: ["espresso", "coffee", "double"],
    rows: [["coffee-espresso", ["espresso"]]],
  },
  {
    dish: "americano",
    also: ["coffee", "black", "hotDrinks", "espresso"],
    rows: [
      ["coffee-iced", ["iced"]],
      ["coffee-americano", []],
    ],
  },
  { dish: "cappuccino", also: MILKY, rows: [["coffee-cappuccino", []]] },
  { dish: "flatWhite", also: MILKY, rows: [["coffee-flat-white", []]] },
  {
    dish: "latte",
    also: [...MILKY, "macchiato"],
    rows: [
      ["matcha-latte", ["matcha"], ["green", "tea"]],
      ["chai-latte", ["chai"], ["tea"]],
      ["coffee-iced", ["iced"]],
      ["coffee-latte-macchiato", []],
    ],
  },
  { dish: "mocha", also: [...MILKY, "chocolate", "latte"], rows: [["coffee-mocha", []]] },
  {
    dish: "icedCoffee",
    also: [...MILKY, "iced", "latte", "americano", "cappuccino", "flatWhite", "mocha", "chocolate"],
    rows: [["coffee-iced", []]],
  },
  {
    dish: "filterCoffee",
    also: ["coffee", "black", "hotDrinks"],
    rows: [
      ["coffee-to-go", ["toGo"]],
      ["coffee-mug", []],
    ],
  },
  {
    dish: "coffee",
    also: ["milk", "plantMilk", "hotDrinks", "cream", "black", "zero"],
    isVaried: true,
    rows: [
      ["coffee-to-go", ["toGo"]],
      ["coffee-iced", ["iced"]],
      ["coffee-mug", []],
    ],
  },
  {
    dish: "chai",
    also: ["tea", "latte", "milk", "plantMilk", "vanilla", "honey", "cinnamon"],
    rows: [["chai-latte", []]],
  },
  {
    dish: "matcha",
    also: ["tea", "latte", "milk", "plantMilk", "vanilla", "green"],
    isVaried: true,
    rows: [
      ["matcha-latte", ["latte"]],
      ["matcha-latte", []],
    ],
  },
  {
    dish: "hotChocolate",
    also: ["chocolate", "milk", "cream", "plantMilk", "hotDrinks"],
    rows: [["hot-chocolate", []]],
  },
  { dish: "turkishTea", also: ["tea", "black"], rows: [["tea-turkish", []]] },
  { dish: "teaPot", also: ["tea"], rows: [["tea-pot", []]] },
  {
    dish: "tea",
    also: ["hotDrinks", "toGo", "honey", "zero", "turkishTea"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["tea-mint", ["mint"], ["herbal", "green"]],
      ["tea-green", ["green"]],
      ["tea-lemon", ["lemon"], ["black", "ginger"]],
      ["tea-black", ["black"]],
      ["tea-fruit", ["herbal"], ["fruit", "berry", "herb", "apple"]],
      ["tea-fruit", ["fruit"], ["berry"]],
      ["tea-fruit", ["berry"]],
      ["tea-turkish", ["turkishTea"]],
      ["tea-black", []],
    ],
  },
];

const ON_DRAFT = ["beer", "iced", "black", "alcohol"] as const;

export const BAR: readonly DishRules[] = [
  { dish: "radler", also: [...ON_DRAFT, "lemon", "lemonade"], rows: [["beer-radler", []]] },
  { dish: "wheatBeer", also: ON_DRAFT, rows: [["beer-wheat", []]] },
  { dish: "darkBeer", also: ON_DRAFT, rows: [["beer-dark", []]] },
  { dish: "bottleBeer", also: ON_DRAFT, rows: [["beer-bottle", []]] },
  {
    dish: "beer",
    also: ["iced", "alcohol"],
    rows: [
      ["beer-radler", ["lemon"]],
      ["beer-wheat", ["wheatBeer"]],
      ["beer-dark", ["darkBeer"], ["black"]],
      ["beer-dark", ["black"]],
      ["beer-lager", []],
    ],
  },
  { dish: "cider", also: ["apple", "otherFruit", "alcohol", "berry"], rows: [["cider", []]] },
  { dish: "redWine", also: ["wine", "red", "alcohol"], rows: [["wine-red", []]] },
  { dish: "whiteWine", also: ["wine", "alcohol"], rows: [["wine-white", []]] },
  { dish: "roseWine", also: ["wine", "alcohol"], rows: [["wine-rose", []]] },
  {
    dish: "sparklingWine",
    also: ["wine", "alcohol", "sparkling"],
    isVaried: true,
    rows: [["wine-sparkling", []]],
  },
  { dish: "wineBottle", also: ["wine", "alcohol", "red", "redWine"], rows: [["wine-bottle", []]] },
  {
    dish: "wine",
    also: ["alcohol"],
    isVaried: true,
    rows: [
      ["wine-red", ["red"]],
      ["wine-rose", ["roseWine"]],
    ],
  },
  {
    dish: "spritz",
    also: ["alcohol", "sparklingWine", "orange", "cocktail"],
    isVaried: true,
    rows: [["cocktail-spritz", []]],
  },
  {
    dish: "ginTonic",
    also: ["alcohol", "tonic", "cucumber", "lemon", "cocktail"],
    rows: [["cocktail-gin-tonic", []]],
  },
  {
    dish: "mojito",
    also: ["mint", "lemon", "cocktail", "alcohol"],
    isVaried: true,
    rows: [["cocktail-mojito", []]],
  },
  { dish: "martini", also: ["cocktail"], isVaried: true, rows: [["cocktail-martini", []]] },
  { dish: "pinkCocktail", also: ["cocktail", "alcohol"], rows: [["cocktail-pink", []]] },
  {
    dish: "margaritaCocktail",
    also: ["alcohol", "lemon", "margherita", "shots"],
    isVaried: true,
    rows: [
      ["cocktail-margarita", ["cocktail"]],
      ["cocktail-margarita", ["alcohol"], ["cocktail"]],
    ],
  },
  {
    dish: "cocktail",
    also: [],
    isVaried: true,
    rows: [["cocktail-margarita", ["margaritaCocktail"], ["margherita", "lemon"]]],
  },
  { dish: "whisky", also: ["iced", "double", "alcohol"], rows: [["whisky", []]] },
  { dish: "shots", also: ["alcohol", "lemon"], isVaried: true, rows: [["shots", []]] },
];
