/** What a category says about the dishes that it lists. */

import type { Group } from "../../pictures/catalogue.ts";
import { RULES } from "./dishes/all.ts";
import { INGREDIENTS } from "./dishes/roles.ts";
import type { DishRules } from "./dishes/rules.ts";
import { shownIn } from "./shown.ts";
import type { Concept } from "./words/concepts.ts";

export function dishesOf(concepts: ReadonlySet<Concept>): DishRules[] {
  const isForKids = concepts.has("kids");
  return [...concepts].flatMap((concept) =>
    concept === "set" && isForKids ? [] : (RULES.get(concept) ?? []),
  );
}

const GROUPS = new WeakMap<DishRules, Group | undefined>();

/** The group of most pictures of a dish: coffee with a croissant is a set, and coffee a drink. */
export function groupOf(rules: DishRules): Group | undefined {
  if (!GROUPS.has(rules)) GROUPS.set(rules, mostFrequent(rules));
  return GROUPS.get(rules);
}

function mostFrequent({ rows }: DishRules): Group | undefined {
  const counts = new Map<Group, number>();
  for (const [picture] of rows) {
    const { group } = shownIn(picture);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

export function isDrink(rules: DishRules): boolean {
  const group = groupOf(rules);
  return group !== undefined && DRINKS.has(group);
}

export function isIngredient({ dish }: Pick<DishRules, "dish">): boolean {
  return INGREDIENTS.has(dish);
}

/** Whether a category names dishes, and not only what they are of, or are eaten with: "To go with beer". */
export function isOfDishes(category: ReadonlySet<Concept>): boolean {
  return dishesOf(category).some((dish) => !isIngredient(dish) && !isDrink(dish));
}

/** What a name says, with what its category says about each of its dishes. */
export function withCategory(
  main: ReadonlySet<Concept>,
  category: ReadonlySet<Concept>,
): Set<Concept> {
  const added = new Set(main);
  if (category.has("kids")) added.add("kids");
  else if (isOfSets(category) && !dishesOf(main).some((one) => isDrink(one) || isServedAlone(one)))
    added.add("set");
  if (dishesOf(main).every(isIngredient)) {
    for (const [said, meant] of AMONG_HOT_DRINKS)
      if (category.has("hotDrinks") && main.has(said)) added.add(meant);
  }
  if (main.has("margaritaCocktail") && dishesOf(category).some(isDrink)) added.add("cocktail");
  const [dish, ...others] = dishesOf(category);
  if (isOfSauces(category) && (!dish || (dish.dish === "sauce" && others.length === 0)))
    added.add("sauce");
  const isListed = (one: DishRules) =>
    dish &&
    (isAlike(one, dish) ||
      NO_FLAVOURS.has(one.dish) ||
      (category.has("dessert") && isDessert(one)));
  if (dish?.hasFlavours && others.length === 0 && !dishesOf(main).some(isListed))
    added.add(dish.dish);
  return added;
}

/** What a word alone means there: "Mint" is a tea. */
const AMONG_HOT_DRINKS: readonly (readonly [said: Concept, meant: Concept])[] = [
  ["mint", "tea"],
  ["englishBreakfast", "tea"],
  ["chocolate", "hotChocolate"],
];

/** Under "Meals", a drink or a dessert is one by itself, and what is on a plate is the meal. */
function isServedAlone(dish: DishRules): boolean {
  const group = groupOf(dish);
  return group !== undefined && !SOLD_WITH_DRINKS.has(group);
}

/** Groups of what is a set with fries and a drink under "Meals", and a dish elsewhere. */
const SOLD_WITH_DRINKS: ReadonlySet<Group> = new Set([
  "burgers",
  "pizzas",
  "street-food",
  "sandwiches",
  "sushi",
  "sides",
  "sets",
  "breakfast",
  "pastries",
  "hot-drinks",
  "salads",
  "pasta",
] satisfies Group[]);

/** "Menu" alone is all that there is. */
export function isOfSets(category: ReadonlySet<Concept>): boolean {
  return category.has("set") && !(category.has("menuWord") && category.size === 2);
}

/** Under "Sides & sauces", cheese is no cheese sauce. */
export function isOfSauces(category: ReadonlySet<Concept>): boolean {
  return (
    category.has("sauce") &&
    !category.has("side") &&
    !category.has("extra") &&
    !category.has("coldDrinks") &&
    !category.has("starter")
  );
}

/** Where one word says "extras" and "side dishes", both are meant. */
export function isOfExtras(category: ReadonlySet<Concept> = new Set()): boolean {
  return category.has("extra") && !category.has("side");
}

/** Whether one may be listed among the others: a juice among teas, but no coffee among ice creams. */
function isAlike(one: DishRules, other: DishRules): boolean {
  return (
    !isIngredient(one) && (groupOf(one) === groupOf(other) || (isDrink(one) && isDrink(other)))
  );
}

/** Listed under ice cream, these are no flavours of it. */
const NO_FLAVOURS: ReadonlySet<Concept> = new Set([
  "milkshake",
  "smoothie",
  "icedCoffee",
  "waffle",
  "crepe",
  "pancake",
  "profiteroles",
] satisfies Concept[]);

/** Under "Desserts & ice cream" a tiramisu is no flavour of ice cream. */
function isDessert(one: DishRules): boolean {
  const group = groupOf(one);
  return !isIngredient(one) && (group === "desserts" || group === "pastries");
}

/** Groups of drinks without and with alcohol. */
const DRINKS: ReadonlySet<Group> = new Set(["cold-drinks", "hot-drinks", "bar"] satisfies Group[]);
