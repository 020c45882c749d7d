import type { DishRules, Row } from "./rules.ts";

const ICY = ["iced", "lemon", "mint", "toGo", "coldDrinks", "zero", "alcoholFree"] as const;

/** Cold drinks without alcohol. */
export const COLD_DRINKS: readonly DishRules[] = [
  {
    dish: "water",
    also: ["lemon", "iced", "still", "sparkling", "plate"],
    isVaried: true,
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
    dish: "mocktail",
    also: [
      ...ICY,
      "cocktail",
      "mojito",
      "fruit",
      "otherFruit",
      "strawberry",
      "berry",
      "orange",
      "mango",
      "pineapple",
      "apple",
      "ginger",
      "cucumber",
      "herb",
      "soda",
    ],
    hasFlavours: true,
    rows: [["mocktail", []]],
  },
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
      ["lemonade-berry", ["berry"], ["strawberry", "red", "fruit"]],
      ["lemonade-berry", ["strawberry"], ["fruit"]],
      ["soda-orange", ["orange"]],
      ["lemonade", []],
    ],
  },
  {
    dish: "icedTea",
    also: [...ICY, "tea", "otherFruit", "black", "green", "ginger", "berry", "fruit", "honey"],
    rows: [["iced-tea", []]],
  },
  {
    dish: "juice",
    also: ["iced", "fruit", "water"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["juice-orange", ["orange"]],
      ["juice-apple", ["apple"], ["green"]],
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
      ["milkshake-vanilla", ["vanilla"], ["herb"]],
      ["milkshake-vanilla", []],
    ],
  },
  {
    dish: "milk",
    also: ["iced", "coldDrinks", "hotDrinks"],
    isVaried: true,
    rows: [
      ["milkshake-strawberry", ["strawberry"]],
      ["milk", []],
    ],
  },
  { dish: "ayran", also: ["yogurt", "iced", "mint", "spicy"], rows: [["ayran", []]] },
  { dish: "lassi", also: ["yogurt", "iced"], isVaried: true, rows: [["lassi-mango", ["mango"]]] },
  {
    dish: "bubbleTea",
    also: [
      "tea",
      "milk",
      "black",
      "green",
      "milkTea",
      "iced",
      "plantMilk",
      "matcha",
      "caramel",
      "fruit",
      "otherFruit",
      "mango",
      "strawberry",
      "honey",
    ],
    rows: [["bubble-tea", []]],
  },
];

const MILKY = [
  "coffee",
  "alcoholFree",
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
    dish: "espressoMacchiato",
    also: ["espresso", "coffee", "macchiato", "milk"],
    rows: [["coffee-espresso", []]],
  },
  {
    dish: "cortado",
    also: MILKY,
    rows: [
      ["coffee-iced", ["iced"]],
      ["coffee-flat-white", []],
    ],
  },
  {
    dish: "milkCoffee",
    also: MILKY,
    rows: [
      ["coffee-iced", ["iced"]],
      ["coffee-to-go", ["toGo"]],
      ["coffee-flat-white", []],
    ],
  },
  {
    dish: "americano",
    also: ["coffee", "black", "hotDrinks", "espresso"],
    rows: [
      ["coffee-iced", ["iced"]],
      ["coffee-americano", []],
    ],
  },
  {
    dish: "cappuccino",
    also: MILKY,
    rows: [
      ["coffee-iced", ["iced"]],
      ["coffee-to-go", ["toGo"]],
      ["coffee-cappuccino", []],
    ],
  },
  {
    dish: "flatWhite",
    also: MILKY,
    rows: [
      ["coffee-iced", ["iced"]],
      ["coffee-flat-white", []],
    ],
  },
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
    also: [
      ...MILKY,
      "iced",
      "latte",
      "americano",
      "cappuccino",
      "flatWhite",
      "mocha",
      "chocolate",
      "iceCream",
      "sundae",
    ],
    beside: ["iceCream", "iceWord"],
    rows: [["coffee-iced", []]],
  },
  {
    dish: "icedChocolate",
    also: ["chocolate", "milk", "cream", "iced", "sundae", "iceCream"],
    beside: ["iceCream", "iceWord", "vanilla"],
    rows: [["milkshake-chocolate", []]],
  },
  {
    dish: "coffeeAndCake",
    also: ["coffee", "cake", "set", "espresso", "dessert"],
    rows: [["set-coffee-cake", []]],
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
      ["set-coffee-cake", ["set", "cake"]],
      ["set-coffee-cake", ["set", "muffin"]],
      ["set-coffee-cake", ["set", "cookie"]],
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
  {
    dish: "teaPot",
    also: [
      "tea",
      "black",
      "green",
      "mint",
      "lemon",
      "herbal",
      "fruitTea",
      "greenTea",
      "fruit",
      "berry",
      "herb",
      "ginger",
      "turkishTea",
      "chai",
      "honey",
      "otherFruit",
    ],
    rows: [["tea-pot", []]],
  },
  { dish: "greenTea", also: ["tea", "green", "hotDrinks", "honey"], rows: [["tea-green", []]] },
  {
    dish: "fruitTea",
    also: ["tea", "fruit", "berry", "strawberry", "apple", "hotDrinks", "honey", "turkishTea"],
    rows: [["tea-fruit", []]],
  },
  {
    dish: "tea",
    also: ["hotDrinks", "toGo", "honey", "zero", "turkishTea"],
    isVaried: true,
    hasFlavours: true,
    rows: [
      ["tea-mint", ["mint"], ["herbal", "green", "lemon", "honey", "ginger", "black"]],
      ["tea-green", ["green"], ["lemon", "honey"]],
      ["tea-lemon", ["lemon"], ["black", "ginger"]],
      ["tea-black", ["black"]],
      ["tea-fruit", ["fruit"], ["berry", "herbal"]],
      ["tea-fruit", ["berry"], ["herbal", "red"]],
      ["tea-fruit", ["apple"], ["cinnamon"]],
      ["tea-turkish", ["turkishTea"]],
      ["tea-black", []],
    ],
  },
];

const ON_DRAFT = ["beer", "iced", "black", "alcohol"] as const;

/** A name that takes the alcohol back. */
const ALCOHOL_FREE_BEER: Row = [
  "beer-alcohol-free",
  ["alcoholFree"],
  ["beer", "wheatBeer", "lemon", "bottleBeer"],
];
const WITHOUT_ALCOHOL: Row = ["mocktail", ["alcoholFree"], ["fruit", "otherFruit"]];
const BOTTLE: Row = ["wine-bottle", ["bottleWord"]];

export const BAR: readonly DishRules[] = [
  {
    dish: "radler",
    also: [...ON_DRAFT, "lemon", "lemonade"],
    rows: [ALCOHOL_FREE_BEER, ["beer-radler", []]],
  },
  { dish: "wheatBeer", also: ON_DRAFT, rows: [ALCOHOL_FREE_BEER, ["beer-wheat", []]] },
  { dish: "darkBeer", also: ON_DRAFT, rows: [ALCOHOL_FREE_BEER, ["beer-dark", []]] },
  {
    dish: "bottleBeer",
    also: [...ON_DRAFT, "lemon"],
    rows: [ALCOHOL_FREE_BEER, ["beer-lager", ["draftWord"]], ["beer-bottle", []]],
  },
  {
    dish: "beer",
    also: ["iced", "alcohol"],
    rows: [
      ALCOHOL_FREE_BEER,
      ["beer-radler", ["lemon"]],
      ["beer-wheat", ["wheatBeer"]],
      ["beer-dark", ["darkBeer"], ["black"]],
      ["beer-dark", ["black"]],
      ["beer-bottle", ["bottleWord"], ["green"]],
      ["beer-lager", []],
    ],
  },
  { dish: "cider", also: ["apple", "otherFruit", "alcohol", "berry"], rows: [["cider", []]] },
  { dish: "redWine", also: ["wine", "red", "alcohol"], rows: [BOTTLE, ["wine-red", []]] },
  {
    dish: "whiteWine",
    also: ["wine", "alcohol", "green"],
    rows: [BOTTLE, ["wine-white", []]],
  },
  { dish: "roseWine", also: ["wine", "alcohol"], rows: [BOTTLE, ["wine-rose", []]] },
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
    rows: [BOTTLE, ["wine-red", ["red"]], ["wine-rose", ["roseWine"]]],
  },
  {
    dish: "spritz",
    also: ["alcohol", "sparklingWine", "orange", "cocktail"],
    isVaried: true,
    rows: [WITHOUT_ALCOHOL, ["cocktail-spritz", []]],
  },
  {
    dish: "ginTonic",
    also: ["alcohol", "tonic", "cucumber", "lemon", "cocktail"],
    rows: [WITHOUT_ALCOHOL, ["cocktail-gin-tonic", []]],
  },
  {
    dish: "mojito",
    also: ["mint", "lemon", "cocktail", "alcohol", "mocktail"],
    isVaried: true,
    rows: [WITHOUT_ALCOHOL, ["cocktail-mojito", []]],
  },
  { dish: "martini", also: ["cocktail"], isVaried: true, rows: [["cocktail-martini", []]] },
  {
    dish: "pinkCocktail",
    also: ["cocktail", "alcohol", "mocktail"],
    rows: [WITHOUT_ALCOHOL, ["cocktail-pink", []]],
  },
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
    also: ["mocktail"],
    isVaried: true,
    rows: [
      WITHOUT_ALCOHOL,
      ["cocktail-margarita", ["margaritaCocktail"], ["margherita", "lemon", "strawberry"]],
    ],
  },
  {
    dish: "surelyMargarita",
    also: [
      "margaritaCocktail",
      "cocktail",
      "alcohol",
      "lemon",
      "strawberry",
      "mango",
      "otherFruit",
    ],
    rows: [["cocktail-margarita", []]],
  },
  { dish: "whisky", also: ["iced", "double", "alcohol"], rows: [["whisky", []]] },
  { dish: "shots", also: ["alcohol", "lemon"], isVaried: true, rows: [["shots", []]] },
];
