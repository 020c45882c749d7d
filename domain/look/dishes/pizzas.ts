import { type DishRules, SOME_CHEESE } from "./rules.ts";

const ON_ANY = [
  ...SOME_CHEESE,
  "tomato",
  "herb",
  "garlic",
  "olive",
  "onion",
  "redOnion",
  "spicy",
  "chilli",
  "pepper",
  "corn",
  "rocket",
  "sauce",
  "mushroom",
  "cream",
  "egg",
  "bread",
] as const;
/** Toppings that a picture of another topping leaves out without being wrong. */
const MEATLESS = [...SOME_CHEESE, "tomato", "herb", "garlic", "cream"] as const;

/** Closed, so that what is in it is not seen. */
const FILLINGS = [
  "ham",
  "salami",
  "chicken",
  "tuna",
  "meat",
  "beef",
  "spinach",
  "vegetable",
  "otherVegetable",
  "vegetarian",
  "feta",
  "bacon",
  "aubergine",
] as const;

export const PIZZAS: readonly DishRules[] = [
  {
    dish: "pizza",
    also: MEATLESS,
    beside: ["sauce", "salad", "side"],
    isVaried: true,
    rows: [
      ["pizza-calzone", ["calzone"], [...ON_ANY, ...FILLINGS]],
      [
        "pizza-vegan",
        ["vegan"],
        [...ON_ANY, "vegetable", "otherVegetable", "spinach", "aubergine"],
      ],
      ["pizza-hawaii", ["pineapple"], ["ham", "meat", "corn"]],
      ["pizza-diavola", ["diavola"], [...ON_ANY, "salami", "chorizo"]],
      ["pizza-diavola", ["salami", "spicy"], [...ON_ANY]],
      ["pizza-slice", ["slice"], ["salami", "cheese", "tomato"]],
      ["pizza-four-cheeses", ["fourCheeses"], ["goatCheese", "vegetarian"]],
      ["pizza-margherita", ["margherita"], ["margaritaCocktail"]],
      ["pizza-margherita", ["margaritaCocktail"]],
      ["pizza-tuna", ["tuna"], ["onion", "redOnion", "olive", "fish", "corn", "pepper"]],
      ["pizza-salami", ["salami"], ["onion", "olive"]],
      ["pizza-prosciutto", ["ham"], ["olive", "rocket", "onion"]],
      [
        "pizza-veggie",
        ["vegetable"],
        [...ON_ANY, "vegetarian", "otherVegetable", "aubergine", "spinach"],
      ],
      ["pizza-veggie", ["vegetarian"], [...ON_ANY, "otherVegetable", "aubergine", "spinach"]],
      [
        "pizza-veggie",
        ["pepper", "mushroom"],
        [...ON_ANY, "otherVegetable", "aubergine", "spinach"],
      ],
      ["pizza-veggie", ["otherVegetable", "pepper"], [...ON_ANY, "aubergine", "spinach"]],
      ["pizza-veggie", ["otherVegetable", "aubergine"], [...ON_ANY, "pepper"]],
      ["pizza-funghi", ["mushroom"], ["onion", "olive", "vegetarian"]],
      ["pizza-spinach", ["spinach"], ["feta", "egg", "vegetarian", "onion", "olive"]],
      [
        "pizza-chicken",
        ["chicken"],
        [
          "onion",
          "redOnion",
          "corn",
          "pepper",
          "bbq",
          "sauce",
          "spicy",
          "chilli",
          "roastChicken",
          "grilledChicken",
          "friedChicken",
        ],
      ],
      [
        "pizza-shrimps",
        ["shrimp"],
        ["rocket", "otherVegetable", "onion", "olive", "spicy", "chilli", "lemon", "pepper"],
      ],
      ["pizza-margherita", ["tomato", "mozzarella"]],
      ["pizza-margherita", ["mozzarella"]],
      ["pizza-margherita", ["cheese"]],
      ["pizza-margherita", []],
    ],
  },
  {
    dish: "calzone",
    also: [...ON_ANY, ...FILLINGS, "pizza"],
    hasFlavours: true,
    rows: [["pizza-calzone", []]],
  },
  {
    dish: "flammkuchen",
    also: ["onion", "cream", "cheese"],
    isVaried: true,
    rows: [
      ["tarte-flambee", ["bacon"]],
      ["tarte-flambee", []],
    ],
  },
];
