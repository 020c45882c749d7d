import { type DishRules, SOME_CHEESE } from "./rules.ts";

/** A plate of pasta with one of these alone has another sauce than tomatoes. */
const IN_SAUCES = [...SOME_CHEESE, "garlic", "cream"] as const;

const WITH_ALL = [
  "pasta",
  "pastaShape",
  "spaghetti",
  "penne",
  "noodle",
  "herb",
  "sauce",
  "tomato",
] as const;
const RAGU = ["meat", "beef", "bolognese", "veal"] as const;

/** How sauces and shapes make a plate of pasta; the same for every shape that has no picture of its own. */
const SAUCES: DishRules["rows"] = withSauces([
  ["kids-pasta", ["kids"], ["red", "butter"]],
  ["pasta-carbonara", ["carbonara"], ["bacon", "egg", "ham"]],
  ["pasta-bolognese", ["bolognese"], RAGU],
  ["pasta-bolognese", ["meat"], RAGU],
  ["pasta-meatballs", ["meatball"], ["meat", "beef"]],
  ["pasta-pesto", ["pesto"], ["rocket", "nut", "green"]],
  ["pasta-cream-salmon", ["salmon"], ["fish", "spinach", "lemon"]],
  ["pasta-penne-arrabbiata", ["arrabbiata"], ["spicy", "chilli"]],
  ["pasta-mushroom", ["mushroom"], ["vegetarian"]],
  ["pasta-seafood", ["seafood"], ["fish", "shrimp", "squid", "mussels", "clams"]],
]);

function withSauces(rows: DishRules["rows"]): DishRules["rows"] {
  return rows.map(([picture, needs, more = []]) => [picture, needs, [...more, ...IN_SAUCES]]);
}

export const PASTA: readonly DishRules[] = [
  {
    dish: "spaghetti",
    also: WITH_ALL,
    isVaried: true,
    rows: [...SAUCES, ["pasta-spaghetti-tomato", ["tomato"]], ["pasta-spaghetti-tomato", []]],
  },
  {
    dish: "penne",
    also: WITH_ALL,
    isVaried: true,
    rows: [
      ["kids-pasta", ["kids"], ["red", "butter"]],
      ["pasta-penne-arrabbiata", ["arrabbiata"], ["spicy", "chilli"]],
      ["pasta-penne-arrabbiata", ["tomato"]],
    ],
  },
  {
    dish: "pasta",
    also: WITH_ALL,
    isVaried: true,
    rows: [...SAUCES, ["pasta-spaghetti-tomato", ["tomato"]]],
  },
  { dish: "pastaShape", also: WITH_ALL, isVaried: true, rows: SAUCES },
  {
    dish: "carbonara",
    also: [...WITH_ALL, ...IN_SAUCES, "bacon", "egg", "ham", "pork"],
    rows: [["pasta-carbonara", []]],
  },
  {
    dish: "bolognese",
    also: [...WITH_ALL, ...IN_SAUCES, ...RAGU],
    rows: [["pasta-bolognese", []]],
  },
  {
    dish: "arrabbiata",
    also: [...WITH_ALL, ...IN_SAUCES, "spicy", "chilli"],
    rows: [["pasta-penne-arrabbiata", []]],
  },
  {
    dish: "lasagne",
    also: [...WITH_ALL, ...IN_SAUCES],
    isVaried: true,
    rows: [
      [
        "pasta-lasagne-vegetable",
        ["vegetable"],
        ["vegetarian", "spinach", "otherVegetable", "aubergine", "mushroom"],
      ],
      [
        "pasta-lasagne-vegetable",
        ["vegetarian"],
        ["spinach", "otherVegetable", "aubergine", "mushroom"],
      ],
      ["pasta-lasagne-vegetable", ["spinach"], ["vegetarian"]],
      ["pasta-lasagne", [], RAGU],
    ],
  },
  {
    dish: "ravioli",
    // With tomato sauce, as they are drawn.
    also: [...WITH_ALL, ...SOME_CHEESE, "garlic"],
    beside: ["tomato", "sauce", "parmesan", "cheese", "herb", "spinach", "mushroom", "vegetable"],
    rows: [["pasta-ravioli", [], ["spinach", "vegetable", "mushroom", "pumpkin", "cheese"]]],
  },
  {
    dish: "gnocchi",
    also: [
      ...WITH_ALL.filter((one) => one !== "tomato"),
      ...IN_SAUCES.filter((one: string) => one !== "gorgonzola"),
      "potato",
    ],
    isVaried: true,
    rows: [
      ["pasta-gnocchi", ["pesto"]],
      ["pasta-gnocchi", ["spinach"]],
      ["pasta-gnocchi", ["butter"]],
      ["pasta-gnocchi", ["herb"]],
      ["pasta-gnocchi", []],
    ],
  },
  {
    dish: "macAndCheese",
    also: [...WITH_ALL, ...IN_SAUCES],
    isVaried: true,
    rows: [["pasta-mac-and-cheese", []]],
  },
];
