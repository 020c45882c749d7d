/** What a concept may be in a name besides a dish of its own. */
import type { Concept } from "../words/concepts.ts";
import { RULES } from "./all.ts";

/** What is eaten with everything else: a description that names one says what the dish is of. */
export const PROTEINS: readonly Concept[] = [
  "chicken",
  "turkey",
  "duck",
  "beef",
  "veal",
  "lamb",
  "pork",
  "meat",
  "sausage",
  "meatball",
  "salami",
  "sujuk",
  "chorizo",
  "ham",
  "fish",
  "whiteFish",
  "salmon",
  "tuna",
  "shrimp",
  "seafood",
  "squid",
  "tofu",
  "falafel",
  "halloumi",
];

const COOKED: readonly Concept[] = ["grilledChicken", "roastDuck", "salmonSteak"];

/** Dishes by themselves, but in a category of another dish only what it is of: "Salmon" under "Nigiri". */
export const INGREDIENTS: ReadonlySet<Concept> = new Set([
  ...PROTEINS,
  "olive",
  "corn",
  "bread",
  "rice",
  "caprese",
  "egg",
  "friedEgg",
  "boiledEgg",
  "yogurt",
  "jam",
  "margaritaCocktail",
  "extra",
  "sauce",
  "hummus",
  "mezze",
  "honey",
  "butter",
  "couscous",
  "vegetable",
  "mushroom",
  "broccoli",
  "cauliflower",
  "asparagus",
  "greenBean",
  "pea",
  "carrot",
  "spinach",
  "sauerkraut",
  "redCabbage",
  "kimchi",
  "pickledVegetables",
  "bakedBeans",
  "curedHam",
  "burrata",
  "mussels",
  "clams",
  "octopus",
  "lobster",
  "herring",
  "focaccia",
  "crisps",
  ...COOKED,
] satisfies Concept[]);

/** Ingredients that are a dish wherever they are, as they are cooked. */
export const COOKED_DISHES: ReadonlySet<Concept> = new Set(COOKED);

/** What another dish may be in or on: "Falafel im Brot", "Gyros auf Teller". */
export const CONTAINERS: ReadonlySet<Concept> = new Set([
  "pita",
  "durum",
  "wrap",
  "bread",
  "breadRoll",
  "box",
  "baguette",
  "sandwich",
  "panini",
  "bagel",
  "toast",
  "plate",
  "toGo",
] satisfies Concept[]);

/** Concepts that name a dish wherever they are. */
export const NAMED_DISHES: ReadonlySet<Concept> = new Set(
  [...RULES.values()].flatMap(({ dish }) => (INGREDIENTS.has(dish) ? [] : [dish])),
);
