import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, GARNISH_OF_MEAT } from "./rules.ts";

const MEXICAN = [
  ...GARNISH_OF_MEAT,
  "sauce",
  "cheese",
  "bean",
  "rice",
  "corn",
  "avocado",
  "salsa",
] as const;
const ON_RICE = [...SERVED, "rice", "onion", "plantain"] as const;

/** Dishes of Latin American, Caribbean and African kitchens. */
export const AMERICAN_AFRICAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "enchiladas",
      also: [...MEXICAN, "chicken", "green", "beef", "meat"],
      isVaried: true,
      rows: [
        ["enchiladas", ["chicken"]],
        ["enchiladas", []],
      ],
    },
    {
      dish: "fajitas",
      also: [...MEXICAN, "beef", "meat", "steak", "mixed", "pepper"],
      isVaried: true,
      rows: [
        ["fajitas-chicken", ["chicken"]],
        ["fajitas", ["beef"]],
        ["fajitas", ["steak"]],
        ["fajitas", ["meat"]],
      ],
    },
    {
      dish: "tamales",
      also: [...MEXICAN, "chicken", "pork", "meat"],
      isVaried: true,
      rows: [["tamales", []]],
    },
    { dish: "elote", also: ["corn", "cheese", "mayo", "butter", "sauce"], rows: [["elote", []]] },
    {
      dish: "pozole",
      also: [...MEXICAN, "soup", "pork", "meat", "red"],
      isVaried: true,
      rows: [["soup-pozole", []]],
    },
    {
      dish: "fishTacos",
      also: [...MEXICAN, "fish", "whiteFish", "taco", "cabbage", "mayo"],
      rows: [["tacos-fish", []]],
    },
    {
      dish: "tacosPastor",
      also: [...MEXICAN, "taco", "pork", "pineapple", "meat"],
      rows: [["tacos-pastor", []]],
    },
    {
      dish: "lomoSaltado",
      also: [...SERVED, "beef", "rice", "fries"],
      rows: [["lomo-saltado", []]],
    },
    {
      dish: "moqueca",
      also: [...SERVED, "fish", "whiteFish", "shrimp", "seafood", "plantMilk"],
      isVaried: true,
      rows: [["moqueca", []]],
    },
    { dish: "cheeseBreads", also: ["cheese", "bread"], rows: [["cheese-breads", []]] },
    {
      dish: "picanha",
      also: [...SERVED, "steak", "beef", "meat", "grilled", "bean"],
      isVaried: true,
      rows: [["picanha", []]],
    },
    {
      dish: "alfajores",
      also: ["chocolate", "caramel", "cookie", "otherDessert", "coffee"],
      isVaried: true,
      rows: [["alfajores", []]],
    },
    {
      dish: "brigadeiros",
      also: ["chocolate", "otherDessert"],
      isVaried: true,
      rows: [["brigadeiros", []]],
    },
    {
      dish: "horchata",
      also: ["iced", "rice", "water", "cinnamon"],
      rows: [["horchata", []]],
    },
    {
      dish: "coconutWater",
      also: ["otherFruit", "water", "iced", "juice"],
      rows: [["coconut-water", []]],
    },
    {
      dish: "plantain",
      also: ["banana", "fried", "sauce", "side", "starter"],
      isVaried: true,
      rows: [["plantain-fried", []]],
    },
    {
      dish: "jollof",
      also: [...ON_RICE, "chicken", "meat"],
      isVaried: true,
      rows: [["jollof", []]],
    },
    {
      dish: "injera",
      also: ["vegetable", "vegan", "vegetarian", "lentil", "plate", "mixed", "bread"],
      isVaried: true,
      rows: [
        ["injera", ["vegan"]],
        ["injera", ["vegetable"]],
        ["injera", []],
      ],
    },
    { dish: "yassa", also: [...ON_RICE, "chicken"], rows: [["chicken-yassa", []]] },
    {
      dish: "mafe",
      also: [...ON_RICE, "beef", "chicken", "meat", "nut"],
      isVaried: true,
      rows: [["mafe", []]],
    },
    {
      dish: "thieboudienne",
      also: [...ON_RICE, "fish"],
      isVaried: true,
      rows: [["thieboudienne", []]],
    },
    {
      dish: "jerkChicken",
      also: [...ON_RICE, "chicken", "spicy", "bean", "grilledChicken"],
      rows: [["jerk-chicken", []]],
    },
    {
      dish: "bobotie",
      also: [...GARNISH_OF_MEAT, "beef", "meat", "lamb", "egg", "rice"],
      isVaried: true,
      rows: [["bobotie", []]],
    },
    {
      dish: "suya",
      also: [...GARNISH_OF_MEAT, "beef", "meat", "shish", "grilled", "nut"],
      isVaried: true,
      rows: [["suya", []]],
    },
    {
      dish: "arepa",
      also: [...GARNISH_OF_MEAT, "corn", "avocado", "sauce"],
      isVaried: true,
      rows: [
        ["arepa-beef", ["beef"], ["cheese", "meat", "bean"]],
        ["arepa-beef", ["meat"], ["cheese", "bean"]],
        ["arepa-cheese", ["cheese"], ["vegetarian", "bean"]],
        ["arepa-cheese", ["avocado"], ["vegetarian", "cheese"]],
      ],
    },
    { dish: "mate", also: ["tea", "hotDrinks", "herb", "iced"], rows: [["mate", []]] },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
