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
const MEATLESS = [...SOME_CHEESE, "tomato", "herb", "garlic", "cream", "sauce"] as const;

export const PIZZAS: readonly DishRules[] = [
  {
    dish: "pizza",
    also: MEATLESS,
    isVaried: true,
    rows: [
      ["pizza-hawaii", ["pineapple"], ["ham", "meat", "corn"]],
      ["pizza-diavola", ["diavola"], [...ON_ANY, "salami", "chorizo"]],
      ["pizza-diavola", ["salami", "spicy"], [...ON_ANY]],
      ["pizza-slice", ["slice", "salami"]],
      ["pizza-four-cheeses", ["fourCheeses"], ["goatCheese", "vegetarian"]],
      ["pizza-margherita", ["margherita"], ["margaritaCocktail"]],
      ["pizza-tuna", ["tuna"], ["onion", "redOnion", "olive", "fish", "corn", "pepper"]],
      ["pizza-salami", ["salami"], ["onion", "mushroom", "olive", "pepper"]],
      ["pizza-prosciutto", ["ham"], ["mushroom", "olive", "rocket", "onion"]],
      [
        "pizza-veggie",
        ["vegetable"],
        [...ON_ANY, "vegetarian", "broccoli", "aubergine", "spinach"],
      ],
      ["pizza-veggie", ["vegetarian"], [...ON_ANY, "broccoli", "aubergine", "spinach"]],
      ["pizza-funghi", ["mushroom"], ["onion", "olive", "vegetarian"]],
      ["pizza-margherita", ["tomato", "mozzarella"]],
      ["pizza-margherita", ["mozzarella"]],
      ["pizza-margherita", ["cheese"]],
      ["pizza-margherita", []],
    ],
  },
];
