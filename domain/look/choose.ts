/** Chooses a picture for what a name says. */

import type { Group } from "../../pictures/catalogue.ts";
import {
  dishesOf,
  groupOf,
  isIngredient,
  isOfDishes,
  isOfExtras,
  isOfSauces,
  isOfSets,
  withCategory,
} from "./category.ts";
import { RULES } from "./dishes/all.ts";
import {
  FILLED_DISHES,
  INGREDIENTS,
  NAMED_DISHES,
  PROPER_NAMES,
  PROTEINS,
} from "./dishes/roles.ts";
import type { DishRules } from "./dishes/rules.ts";
import type { ReadText, UnknownWord } from "./read-text.ts";
import { type Choice, rowFor, SILENT } from "./row-for.ts";
import { shownIn } from "./shown.ts";
import type { Concept } from "./words/concepts.ts";

/** What is known about a dish besides its name. */
export type Surroundings = {
  /** Concepts of its categories, the innermost last. */
  readonly categories: readonly ReadonlySet<Concept>[];
  /** Concepts of its description. */
  readonly description: ReadonlySet<Concept>;
  /** Whether it is chosen on top of a dish. */
  readonly isModifier: boolean;
};

/** Whether a text says nothing about what is eaten or drunk. */
export function saysNothing({ main, side }: ReadText): boolean {
  return [...main.keys(), ...side.keys()].every((concept) => SILENT.has(concept));
}

/** Whether a text names a dish, and not only what it is of, such as a sauce. */
export function namesDish({ main }: ReadText): boolean {
  return [...main.keys()].some((concept) => NAMED_DISHES.has(concept) && !isSauce(concept));
}

/** Whether a concept names a sauce or what is spread on bread. */
export function isSauce(concept: Concept): boolean {
  const rules = RULES.get(concept);
  return rules !== undefined && groupOf(rules) === "sauces";
}

/**
 * "contradicted": the dish is known, and no picture of it agrees with all that is said. Null: nothing is known about it.
 */
export type Verdict = Choice | "contradicted" | null;

const NONE: ReadonlySet<Concept> = new Set();
/**
 * The picture of a name. A word that is not known may be what makes it another dish ("Barszcz czysty"): on menus that
 * nobody had read, more than a quarter of the pictures chosen beside one were wrong. It only qualifies what is one dish
 * whoever makes it ("Tiramisù della nonna"), and what is beside a dish that has a picture by itself.
 */
export function choose(name: ReadText, surroundings: Surroundings): Verdict {
  const verdict = chooseKnown(name, surroundings);
  return isChoice(verdict) && !name.unknown.every((one) => qualifies(one, verdict, name))
    ? null
    : verdict;
}

/**
 * The picture of a description, which has more words than a name: those that are not known are what else is in it, unless
 * too many leave open what the dish is of.
 */
export function chooseDescribed(description: ReadText, surroundings: Surroundings): Verdict {
  const verdict = chooseKnown(description, surroundings);
  if (!isChoice(verdict)) return verdict;
  const { unknown } = description;
  const { group } = shownIn(verdict.picture);
  const isSure = verdict.shown.length > 1 || !MADE_OF_ANYTHING.has(group);
  const isKnown = unknown.every((one) => !one.isPart && (one.isBeside || isSure));
  return isKnown && unknown.length <= (group === "pizzas" ? 0 : MOST_UNKNOWN) && isSure
    ? verdict
    : unknown.length === 0
      ? verdict
      : null;
}

const MOST_UNKNOWN = 4;

/** Groups of dishes that any ingredient makes another one. */
const MADE_OF_ANYTHING: ReadonlySet<Group> = new Set([
  "burgers",
  "pizzas",
  "pasta",
  "salads",
  "sandwiches",
  "sushi",
  "asian-bowls",
  "street-food",
  "ice-cream",
  "bar",
  "cold-drinks",
  "hot-drinks",
] satisfies Group[]);

/** Whether an unknown word can only say more about a chosen dish. */
function qualifies(
  { at, isBeside, isPart, isAdjective }: UnknownWord,
  choice: Choice,
  { places, wordOrder }: ReadText,
): boolean {
  if (isPart) return false;
  const isProper =
    choice.shown.some((concept) => PROPER_NAMES.has(concept)) ||
    // "Soupe de légumes du refuge": what it is of is said.
    ((choice.dish === "soup" || choice.dish === "risotto") &&
      choice.shown.some((concept) => SAYS_COLOR.has(concept)));
  if (isBeside) return isProper || isServedWith(choice);
  if (!isProper) return false;
  const shown = choice.shown.flatMap((concept) => places.get(concept) ?? []);
  if (shown.length === 0) return false;
  if (at < Math.min(...shown)) return wordOrder !== "noun-first" || isAdjective;
  return wordOrder !== "noun-last" || at < Math.max(...shown);
}

/** What a soup or a risotto is of, so that it looks like it whatever else is in it. */
const SAYS_COLOR: ReadonlySet<Concept> = new Set([
  "lentil",
  "mushroom",
  "onion",
  "pea",
  "pumpkin",
  "tomato",
] satisfies Concept[]);

/** Whether what comes after "with" is beside the dish: of dumplings it would be their filling. */
function isServedWith({ dish, picture }: Choice): boolean {
  return SERVED_WITH.has(shownIn(picture).group) && !FILLED_DISHES.has(dish);
}

const SERVED_WITH: ReadonlySet<Group> = new Set(["mains", "soups", "desserts"] satisfies Group[]);

function chooseKnown(name: ReadText, surroundings: Surroundings): Verdict {
  const main = new Set(name.main.keys());
  if (main.has("other") || main.has("undrawn") || main.has("choice") || name.side.has("choice"))
    return "contradicted";
  const extra = chooseExtra(name, main, surroundings);
  if (extra) return extra;
  const dish = chooseDish(name, main, surroundings);
  if (main.has("extra") && isChoice(dish) && !ADDED.has(shownIn(dish.picture).group)) return null;
  // A fried egg beside a dish comes without the toast that one for breakfast has.
  const isByItself = isChoice(dish) && shownIn(dish.picture).group !== "breakfast";
  return isByItself ? dish : (chooseSide(name, main, surroundings) ?? dish);
}

/** Groups of what may be added to a dish: an extra shot is no drink. */
const ADDED: ReadonlySet<Group> = new Set([
  "sauces",
  "sides",
  "extras",
  "vegetables",
] satisfies Group[]);

/** What is added to a dish: named so, or an ingredient in a category of such. */
function chooseExtra(
  name: ReadText,
  main: ReadonlySet<Concept>,
  { categories, description, isModifier }: Surroundings,
): Choice | null {
  const rules = RULES.get("extra");
  const isExtra =
    main.has("extra") ||
    ((isModifier || isOfExtras(categories.at(-1))) && dishesOf(main).every(isIngredient));
  if (!rules || !isExtra) return null;
  return rowFor(rules, name, main, description);
}

/** Among side dishes, an ingredient that is no dish by itself is one to be added: bacon, a fried egg. */
function chooseSide(
  name: ReadText,
  main: ReadonlySet<Concept>,
  { categories }: Surroundings,
): Choice | null {
  const rules = RULES.get("extra");
  const isSide = categories.at(-1)?.has("side");
  if (!rules || !isSide || !dishesOf(main).every(isIngredient)) return null;
  return rowFor(rules, name, main, NONE);
}

function chooseDish(
  name: ReadText,
  named: ReadonlySet<Concept>,
  { categories, description }: Surroundings,
): Verdict {
  const category = categories.at(-1) ?? NONE;
  const main = withCategory(named, category);
  if (SOME_DRINK.some((one) => name.side.has(one))) main.add("set");
  const dishes = dishesOf(main);
  const asVariety = name.isContained ? null : inCategory(name, main, categories, description);
  if (dishes.length === 0 || (asVariety && isSpread(dishes, category))) return asVariety;
  // Among ice creams, halva is a flavour.
  const isFlavour = dishes.some(({ dish, hasFlavours }) => hasFlavours && !named.has(dish));
  const eligible = isFlavour ? dishes.filter((one) => !isIngredient(one)) : dishes;
  const choice = onlyChoice(heads(eligible, name), name, main, description);
  const isOnlyOf =
    dishes.every(isIngredient) &&
    !name.main.has("sauce") &&
    // "Pies & sides" lists beans by themselves, "Kebabs & grills" an octopus.
    !category.has("side") &&
    !(category.has("kebab") && category.has("grilled")) &&
    categories.some((one) => isOfDishes(one) && !dishes.some(({ dish }) => one.has(dish)));
  // Under "Burgers", what is a schnitzel elsewhere may be a burger of it.
  const isUnsure = isChoice(choice) && isChoice(asVariety) && !isLike(choice, asVariety);
  if (isOnlyOf && !name.isContained && !main.has("plate")) {
    if (isUnsure && choice.shown.length > 1) return null;
    return asVariety ?? (isStarter(dishes, categories) ? choice : null);
  }
  if (isUnsure || !isChoice(choice)) return isUnsure ? null : choice;
  if (isInDrink(choice, category)) return null;
  // "Americano: ham, cheese, egg" is a sandwich.
  if (DRINKS.has(shownIn(choice.picture).group) && PROTEINS.some((one) => description.has(one)))
    return null;
  return isElsewhere(choice, name, category) ? null : choice;
}

/** Whether nothing but sauces and ingredients is named, in bread: "Tuna mayo" under "Sandwiches" is no mayonnaise. */
function isSpread(dishes: readonly DishRules[], category: ReadonlySet<Concept>): boolean {
  const isInBread = category.has("sandwich") || category.has("baguette");
  return isInBread && dishes.every((one) => isSauce(one.dish) || isIngredient(one));
}

/** Whether a dish by itself is listed among other starters: hummus under "Soups & salads". */
function isStarter(
  dishes: readonly DishRules[],
  categories: readonly ReadonlySet<Concept>[],
): boolean {
  const others = categories.flatMap(dishesOf);
  return (
    dishes.some(({ dish }) => STARTERS.has(dish)) &&
    dishes.every(({ dish }) => STARTERS.has(dish) || dish === "fish") &&
    others.every(({ dish }) => dish === "soup" || dish === "salad" || isIngredient({ dish }))
  );
}

const STARTERS: ReadonlySet<Concept> = new Set([
  "hummus",
  "olive",
  "rice",
  "kimchi",
  "pickledVegetables",
  "burrata",
  "clams",
  "curedHam",
  "herring",
  "labneh",
  "mussels",
  "octopus",
  "tahini",
] satisfies Concept[]);

/** "Pizza + drink" is a set. */
const SOME_DRINK: readonly Concept[] = ["drink", "coldDrinks"];

/** Onion rings under "Burgers" are none. */
const NEVER_VARIETIES: ReadonlySet<Group> = new Set([
  "sides",
  "cold-drinks",
  "hot-drinks",
] satisfies Group[]);

/** Whether two choices show the same, or are of one kind, of which the name says more: sashimi under "Sushi". */
function isLike(one: Choice, other: Choice): boolean {
  return (
    one.picture === other.picture ||
    (!INGREDIENTS.has(one.dish) && NEVER_VARIETIES.has(shownIn(one.picture).group)) ||
    (one.dish !== other.dish && shownIn(one.picture).group === shownIn(other.picture).group)
  );
}

/** Whether an ingredient is listed among drinks, which it is of then. */
function isInDrink({ dish }: Choice, category: ReadonlySet<Concept>): boolean {
  return (
    INGREDIENTS.has(dish) &&
    (category.has("coldDrinks") || category.has("hotDrinks")) &&
    !category.has("sauce")
  );
}

const DRINKS: ReadonlySet<Group> = new Set(["cold-drinks", "hot-drinks", "bar"] satisfies Group[]);

/** Of which groups the names of these dishes' varieties are: a "Kebab" under "Pizza" is one. */
const LIKE: { readonly [C in Concept]?: readonly Group[] } = {
  pizza: ["pasta", "mains", "street-food", "sushi", "asian-bowls"],
  breadRoll: ["mains", "breakfast"],
  baguette: ["mains", "breakfast"],
  bagel: ["mains", "breakfast"],
  panini: ["mains", "breakfast"],
  wrap: ["mains", "breakfast"],
  nigiri: ["mains"],
  maki: ["mains"],
  sashimi: ["mains"],
};

/** Pictures of dishes on a plate or in a bowl: "Żurek in bread" has none. */
const NEVER_IN_BREAD: ReadonlySet<Group> = new Set(["mains", "soups", "salads"] satisfies Group[]);

/** "12\"", "Ø 30 cm". */
const DIAMETER = /\d\s?(?:["”″]|''|inch|cm\b)/iu;

/** Whether a meal is what another dish is like or of: a "Kebab" under "Pizza", meatballs in bread. */
function isElsewhere({ picture }: Choice, name: ReadText, category: ReadonlySet<Concept>): boolean {
  const { group } = shownIn(picture);
  if (name.isContained && (NEVER_IN_BREAD.has(group) || picture === "shakshuka")) return true;
  const dishes = dishesOf(category);
  // Under "Pizza & Burgers", 12" Tandoori is a pizza.
  if (group !== "pizzas" && category.has("pizza") && DIAMETER.test(name.text)) return true;
  // Among side dishes, "Steak fries" are cut like that.
  if (picture === "steak-fries" && category.has("side")) return true;
  return dishes.length > 0 && dishes.every(({ dish }) => LIKE[dish]?.includes(group));
}

export function isChoice(verdict: Verdict): verdict is Choice {
  return verdict !== null && verdict !== "contradicted";
}

/** The dishes of a name; of "Döner salad" the salad decides, but not on a plate, of "salad dressing" the sauce. */
function heads(dishes: readonly DishRules[], { main }: ReadText): readonly DishRules[] {
  const last = [...main.keys()].findLast((concept) => !SILENT.has(concept));
  const isHead = last === "salad" ? !main.has("plate") : last === "sauce" && main.has("salad");
  return isHead ? dishes.filter(({ dish }) => dish === last) : dishes;
}

/** The choice on which all dishes that a name may mean agree. */
function onlyChoice(
  dishes: readonly DishRules[],
  name: ReadText,
  main: ReadonlySet<Concept>,
  description: ReadonlySet<Concept>,
): Verdict {
  const found = dishes.flatMap((dish) => rowFor(dish, name, main, description) ?? []);
  const [first] = found;
  if (!first || found.some(({ picture }) => picture !== first.picture)) return "contradicted";
  return first;
}

/** A name that is no dish by itself may be a variety of the dish that its category names: "Margherita". */
function inCategory(
  name: ReadText,
  main: ReadonlySet<Concept>,
  categories: readonly ReadonlySet<Concept>[],
  description: ReadonlySet<Concept>,
): Verdict {
  for (const category of categories.toReversed()) {
    const dishes = dishesOf(category).filter(
      ({ dish }) =>
        (dish !== "sauce" || isOfSauces(category)) &&
        (dish !== "set" || (isOfSets(category) && !main.has("kids"))) &&
        // A French sandwich is a baguette.
        !(dish === "sandwich" && category.has("baguette")) &&
        // Under "Vegetables", fried mushrooms are no fried vegetables.
        !(dish === "vegetable" && !main.has(dish) && dishesOf(main).length > 0),
    );
    if (dishes.length === 0) continue;
    const found = dishes.flatMap((dish) => {
      const choice = rowFor(dish, name, main, description);
      const isSaid = choice && (choice.shown.length > 1 || isPlain(name, dishes));
      return isSaid ? choice : [];
    });
    const [first] = found;
    if (!first || isOfAny(first, dishes)) return null;
    return found.every(({ picture }) => picture === first.picture) ? first : null;
  }
  return null;
}

/** Whether any of several dishes that a category names may be of an ingredient: chicken under "Burgers & kumpir". */
function isOfAny({ shown: [, ...of] }: Choice, dishes: readonly DishRules[]): boolean {
  const groups = new Set(dishes.filter((one) => !isIngredient(one)).map(groupOf));
  return groups.size > 1 && of.every((one) => PROTEINS.includes(one));
}

/** Whether a name only says that the dish is an ordinary one: "Classic" under "Burgers". */
function isPlain(name: ReadText, dishes: readonly DishRules[]): boolean {
  return name.main.has("ordinary") && dishes.length === 1;
}
