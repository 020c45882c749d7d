/** Chooses a picture for what a name says. */

import { CATALOGUE, type Group, type PictureId, type Shown } from "../../pictures/catalogue.ts";
import { RULES } from "./dishes/all.ts";
import { type DishRules, type Row, SIDES } from "./dishes/rules.ts";
import type { ReadText } from "./read-text.ts";
import type { Concept } from "./words/concepts.ts";

/** What is known about a dish besides its name. */
export type Surroundings = {
  /** Concepts of its categories, the innermost last. */
  readonly categories: readonly ReadonlySet<Concept>[];
  /** Concepts of its description. */
  readonly description: ReadonlySet<Concept>;
};

/** A chosen picture: the dish that was recognised, and how much of the name decided. */
export type Choice = {
  readonly picture: PictureId;
  readonly dish: Concept;
  /** The concepts that the picture shows, the dish first. */
  readonly shown: readonly Concept[];
};

/**
 * "contradicted": the dish is known, and no picture of it agrees with all that is said. Null: nothing is known about it.
 */
export type Verdict = Choice | "contradicted" | null;

/** Says nothing about what is seen. */
const SILENT: ReadonlySet<Concept> = new Set([
  "neutral",
  "vegan",
  "vegetarian",
  "nonVegetarian",
  "porkFree",
  "alcoholFree",
  "kids",
  "starter",
  "allergen",
  "choice",
  "grilled",
  "roast",
  "fried",
  "double",
  "mini",
  "zero",
  "side",
  "hotDrinks",
  "coldDrinks",
  "breakfast",
] satisfies Concept[]);

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

/** Dishes by themselves, but in a category of another dish only what it is of: "Salmon" under "Nigiri". */
const INGREDIENTS: ReadonlySet<Concept> = new Set([
  ...PROTEINS,
  "olive",
  "corn",
  "bread",
  "rice",
  "caprese",
  "milk",
  "duck",
] satisfies Concept[]);

const NONE: ReadonlySet<Concept> = new Set();
const SIDE_DISHES: ReadonlySet<Concept> = new Set(SIDES);
/** Categories in which dishes are named by what they come with, or by their sauce. */
const GATHERING: readonly Concept[] = ["set", "sauce"];

const SHOWN = new Map<PictureId, Shown & { readonly group: Group }>(
  Object.entries(CATALOGUE).flatMap(([group, pictures]) =>
    Object.entries(pictures).map(
      ([id, shown]) => [id as PictureId, { ...(shown as Shown), group: group as Group }] as const,
    ),
  ),
);

/** What a picture shows, and its group. */
export function shownIn(picture: PictureId): Shown & { readonly group: Group } {
  const shown = SHOWN.get(picture);
  if (!shown) throw new Error(`No picture ${picture}`);
  return shown;
}

export function choose(name: ReadText, { categories, description }: Surroundings): Verdict {
  const main = new Set(name.main.keys());
  addCategory(main, categories.at(-1) ?? NONE);
  if (main.has("other") || main.has("choice") || name.side.has("choice")) return "contradicted";
  const dishes = dishesOf(main);
  const isIngredient = dishes.every(({ dish }) => INGREDIENTS.has(dish));
  if (
    isIngredient &&
    categories.some((one) => dishesOf(one).some(({ dish }) => !INGREDIENTS.has(dish)))
  )
    return inCategory(name, main, categories, description);
  if (dishes.length > 0) return onlyChoice(dishes, name, main, description);
  return inCategory(name, main, categories, description);
}

/** Adds what the category says about each of its dishes. */
function addCategory(main: Set<Concept>, category: ReadonlySet<Concept>): void {
  for (const concept of GATHERING) {
    if (category.has(concept) && (concept === "set" || dishesOf(category).length <= 1))
      main.add(concept);
  }
  const [dish, ...others] = dishesOf(category);
  if (dish?.hasFlavours && others.length === 0) main.add(dish.dish);
}

function dishesOf(concepts: ReadonlySet<Concept>): DishRules[] {
  return [...concepts].flatMap((concept) => RULES.get(concept) ?? []);
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
  if (!first && name.hasUnknown) {
    const known = onlyChoice(dishes, { ...name, hasUnknown: false }, main, description);
    return known === "contradicted" ? known : null;
  }
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
    const dishes = dishesOf(category);
    if (dishes.length === 0) continue;
    const found = dishes.flatMap((dish) => {
      const choice = rowFor(dish, name, main, description);
      const isSaid = choice && (choice.shown.length > 1 || isPlain(name, dishes));
      return isSaid ? choice : [];
    });
    const [first] = found;
    return first && found.every(({ picture }) => picture === first.picture) ? first : null;
  }
  return null;
}

/** Whether a name only says that the dish is an ordinary one: "Classic" under "Burgers". */
function isPlain(name: ReadText, dishes: readonly DishRules[]): boolean {
  const isOrdinary = [...name.main.values()].some((form) => ORDINARY.test(form));
  return isOrdinary && !name.hasUnknown && dishes.length === 1 && dishes[0]?.isVaried !== true;
}

const ORDINARY =
  /^(classi|klassi|clasi|clássi|original|klasik|класич|كلاسيك|קלאסי|经典|原味|tradi|traditional|hausburger|normal)/u;

/** The first row of a dish that explains everything that is said. */
function rowFor(
  rules: DishRules,
  name: ReadText,
  main: ReadonlySet<Concept>,
  description: ReadonlySet<Concept>,
): Choice | null {
  const said = new Set([...main, ...name.side.keys()]);
  if (!isDrink(rules) && !PROTEINS.some((one) => said.has(one) || rules.dish === one)) {
    for (const protein of PROTEINS) if (description.has(protein)) said.add(protein);
  }
  for (const row of rules.rows) {
    const [picture, needs] = row;
    if (!needs.every((concept) => said.has(concept))) continue;
    if (needs.length === 0 && rules.isVaried && name.hasUnknown) continue;
    if (explains(rules, row, said, name.side))
      return { picture, dish: rules.dish, shown: [rules.dish, ...needs] };
  }
  return null;
}

function isDrink({ rows }: DishRules): boolean {
  const [first] = rows;
  return first !== undefined && DRINKS.has(shownIn(first[0]).group);
}

/** Groups of drinks without and with alcohol. */
const DRINKS: ReadonlySet<Group> = new Set(["cold-drinks", "hot-drinks", "bar"] satisfies Group[]);

function explains(
  { dish, also }: DishRules,
  [, needs, more = []]: Row,
  said: ReadonlySet<Concept>,
  side: ReadonlyMap<Concept, string>,
): boolean {
  return [...said].every(
    (concept) =>
      concept === dish ||
      SILENT.has(concept) ||
      needs.includes(concept) ||
      also.includes(concept) ||
      more.includes(concept) ||
      (side.has(concept) && SIDE_DISHES.has(concept)),
  );
}
