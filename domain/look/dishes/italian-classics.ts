import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, SOME_CHEESE } from "./rules.ts";

const ON_PASTA = [
  ...SOME_CHEESE,
  "pasta",
  "pastaShape",
  "spaghetti",
  "penne",
  "noodle",
  "tomato",
  "garlic",
  "herb",
  "chilli",
  "spicy",
] as const;
const SEA = ["seafood", "clams", "mussels", "shrimp", "squid", "fish", "whiteWine"] as const;

/** Pasta and other Italian dishes that are on nearly every menu; their pizzas are among the others. */
export const ITALIAN_CLASSIC_DISHES: readonly DishRules[] = (
  [
    { dish: "pastaVongole", also: [...ON_PASTA, ...SEA], rows: [["pasta-vongole", []]] },
    { dish: "cacioEPepe", also: ON_PASTA, rows: [["pasta-cacio-e-pepe", []]] },
    {
      dish: "alfredo",
      also: [...ON_PASTA, "cream", "sauce"],
      isVaried: true,
      rows: [["pasta-alfredo", []]],
    },
    {
      dish: "amatriciana",
      also: [...ON_PASTA, "bacon", "ham", "pork", "onion"],
      rows: [["pasta-amatriciana", []]],
    },
    { dish: "aglioOlio", also: ON_PASTA, isVaried: true, rows: [["pasta-aglio-olio", []]] },
    { dish: "seafoodPasta", also: [...ON_PASTA, ...SEA], rows: [["pasta-seafood", []]] },
    {
      dish: "parmigiana",
      also: [...SERVED, ...SOME_CHEESE, "aubergine", "gratin"],
      rows: [["parmigiana", []]],
    },
    { dish: "frittoMisto", also: [...SERVED, ...SEA, "fried"], rows: [["fritto-misto", []]] },
    {
      dish: "piadina",
      also: [...SOME_CHEESE, "rocket", "tomato", "lettuce", "salad", "bread", "sauce"],
      isVaried: true,
      rows: [["piadina", ["curedHam"], ["ham"]]],
    },
    {
      dish: "pizzaMarinara",
      also: ["pizza", "tomato", "garlic", "herb"],
      rows: [["pizza-marinara", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
