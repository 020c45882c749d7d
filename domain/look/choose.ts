/** Chooses a picture for what a name says. */

import { CATALOGUE, type Group, type PictureId, type Shown } from "../../pictures/catalogue.ts";
import { RULES } from "./dishes/all.ts";
import { INGREDIENTS, NAMED_DISHES, PROTEINS } from "./dishes/roles.ts";
import { type DishRules, type Row, SIDES } from "./dishes/rules.ts";
import type { ReadText } from "./read-text.ts";
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

/** Whether a text names a dish, and not only what it is of. */
export function namesDish({ main }: ReadText): boolean {
  return [...main.keys()].some((concept) => NAMED_DISHES.has(concept));
}

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
  "ordinary",
  "special",
  "vegan",
  "vegetarian",
  "nonVegetarian",
  "porkFree",
  "alcoholFree",
  "kids",
  "menuWord",
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
  "extra",
  "iceWord",
  "iceTubWord",
  "serving",
  "bottleWord",
  "draftWord",
  "creamIce",
  "sundaeWord",
  "blueberry",
] satisfies Concept[]);

const NONE: ReadonlySet<Concept> = new Set();
const PROTEIN: ReadonlySet<Concept> = new Set(PROTEINS);
const SIDE_DISHES: ReadonlySet<Concept> = new Set(SIDES);
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

/**
 * The picture of a name. A word that is not known may be what makes it another dish ("Barszcz czysty"): on menus that
 * nobody had read, more than a quarter of the pictures chosen beside one were wrong.
 */
export function choose(name: ReadText, surroundings: Surroundings): Verdict {
  const verdict = chooseKnown(name, surroundings);
  return name.hasUnknown && isChoice(verdict) ? null : verdict;
}

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
  const main = withCategory(named, categories.at(-1) ?? NONE);
  if (SOME_DRINK.some((one) => name.side.has(one))) main.add("set");
  const dishes = dishesOf(main);
  const asVariety = name.isContained ? null : inCategory(name, main, categories, description);
  if (dishes.length === 0) return asVariety;
  const choice = onlyChoice(heads(dishes, name), name, main, description);
  const isOnlyOf =
    dishes.every(isIngredient) &&
    !name.main.has("sauce") &&
    categories.some((one) => isOfDishes(one) && !dishes.some(({ dish }) => one.has(dish)));
  // Under "Burgers", what is a schnitzel elsewhere may be a burger of it.
  const isUnsure = isChoice(choice) && isChoice(asVariety) && !isLike(choice, asVariety);
  if (isOnlyOf && !name.isContained && !main.has("plate")) {
    if (isUnsure && choice.shown.length > 1) return null;
    return asVariety ?? (isStarter(dishes, categories) ? choice : null);
  }
  if (isUnsure || !isChoice(choice)) return isUnsure ? null : choice;
  return isElsewhere(choice, name, categories.at(-1) ?? NONE) ? null : choice;
}

/** Whether a dish by itself is listed among other starters: hummus under "Soups & salads". */
function isStarter(
  dishes: readonly DishRules[],
  categories: readonly ReadonlySet<Concept>[],
): boolean {
  const others = categories.flatMap(dishesOf);
  return (
    dishes.every(({ dish }) => STARTERS.has(dish)) &&
    others.every(({ dish }) => dish === "soup" || dish === "salad" || isIngredient({ dish }))
  );
}

const STARTERS: ReadonlySet<Concept> = new Set([
  "hummus",
  "olive",
  "rice",
  "kimchi",
  "pickledVegetables",
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

/** Of which groups the names of these dishes' varieties are: a "Kebab" under "Pizza" is one. */
const LIKE: { readonly [C in Concept]?: readonly Group[] } = {
  pizza: ["pasta", "mains", "street-food"],
  breadRoll: ["mains"],
  baguette: ["mains"],
  bagel: ["mains"],
  panini: ["mains"],
  wrap: ["mains"],
};

/** Whether a meal is what another dish is like or of: a "Kebab" under "Pizza", meatballs in bread. */
function isElsewhere({ picture }: Choice, name: ReadText, category: ReadonlySet<Concept>): boolean {
  const { group } = shownIn(picture);
  if (name.isContained && group === "mains") return true;
  const dishes = dishesOf(category);
  return dishes.length > 0 && dishes.every(({ dish }) => LIKE[dish]?.includes(group));
}

export function isChoice(verdict: Verdict): verdict is Choice {
  return verdict !== null && verdict !== "contradicted";
}

/** Whether a category names dishes, and not only what they are of. */
function isOfDishes(category: ReadonlySet<Concept>): boolean {
  return dishesOf(category).some((dish) => !isIngredient(dish));
}

function isIngredient({ dish }: Pick<DishRules, "dish">): boolean {
  return INGREDIENTS.has(dish);
}

/** What a name says, with what its category says about each of its dishes. */
function withCategory(main: ReadonlySet<Concept>, category: ReadonlySet<Concept>): Set<Concept> {
  const added = new Set(main);
  if (category.has("kids")) added.add("kids");
  else if (isOfSets(category) && !dishesOf(main).some(isDrink)) added.add("set");
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

/** "Menu" alone is all that there is. */
function isOfSets(category: ReadonlySet<Concept>): boolean {
  return category.has("set") && !(category.has("menuWord") && category.size === 2);
}

/** Under "Sides & sauces", cheese is no cheese sauce. */
function isOfSauces(category: ReadonlySet<Concept>): boolean {
  return (
    category.has("sauce") &&
    !category.has("side") &&
    !category.has("extra") &&
    !category.has("coldDrinks")
  );
}

/** Where one word says "extras" and "side dishes", both are meant. */
function isOfExtras(category: ReadonlySet<Concept> = NONE): boolean {
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

function dishesOf(concepts: ReadonlySet<Concept>): DishRules[] {
  const isForKids = concepts.has("kids");
  return [...concepts].flatMap((concept) =>
    concept === "set" && isForKids ? [] : (RULES.get(concept) ?? []),
  );
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
        (dish !== "set" || (isOfSets(category) && !main.has("kids"))),
    );
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
  return name.main.has("ordinary") && dishes.length === 1;
}

/**
 * The first row of a dish that explains everything that is said. What the name says comes first; a description says what
 * an unknown or ordinary variety is of, and may leave none.
 */
function rowFor(
  rules: DishRules,
  name: ReadText,
  main: ReadonlySet<Concept>,
  description: ReadonlySet<Concept>,
): Choice | null {
  const said = new Set([...main, ...name.side.keys()]);
  const byName = rules.rows.find(
    (row) =>
      row[1].every((concept) => said.has(concept)) &&
      !isOther(rules, row, name) &&
      explains(rules, row, said, name.side),
  );
  const described = describedIn(rules, said, description);
  if (described.length === 0 || (byName && byName[1].length > 0)) return choiceOf(rules, byName);
  const all = new Set([...said, ...described]);
  const byAll = rules.rows.find(
    (row) =>
      row[1].length > 0 &&
      row[1].every((concept) => all.has(concept)) &&
      explains(rules, row, all, name.side),
  );
  if (byAll) return choiceOf(rules, byAll);
  return byName && explains(rules, byName, all, name.side) ? choiceOf(rules, byName) : null;
}

/** What a house's own dish may be called after ("The Captain's Plate"): says nothing about what is on it. */
const SERVED_IN: ReadonlySet<Concept> = new Set(["plate", "box", "sundaeWord"] satisfies Concept[]);

/**
 * Whether a name says a variety of a dish that has many, and the picture is of the plain one: a special one, or a burger that
 * is named after what lies on it, or has on it what would be seen.
 */
function isOther(
  { dish, isVaried }: DishRules,
  [picture, needs]: Row,
  { main, side }: ReadText,
): boolean {
  if (!isVaried || needs.some((one) => !SERVED_IN.has(one))) return false;
  if (main.has("special")) return true;
  if (!FILLED.has(shownIn(picture).group)) return false;
  const word = main.get(dish);
  return (
    SEEN_ON_TOP.some((one) => main.has(one) || side.has(one)) ||
    [...main].some(([one, form]) => NAMES_VARIETY.has(one) && one !== dish && form !== word)
  );
}

const FILLED: ReadonlySet<Group> = new Set([
  "burgers",
  "pizzas",
  "pasta",
  "street-food",
] satisfies Group[]);

const SEEN_ON_TOP: readonly Concept[] = [
  "avocado",
  "cream",
  "egg",
  "friedEgg",
  "gorgonzola",
  "mozzarella",
  "pesto",
  "spinach",
];

/** These may be a sauce or a side dish after "with". */
const NAMES_VARIETY: ReadonlySet<Concept> = new Set([
  "bbq",
  "butter",
  "cabbage",
  "carrot",
  "chilli",
  "coleslaw",
  "corn",
  "garlic",
  "honey",
  "olive",
  "parmesan",
  "pepper",
  "rocket",
  "vegetable",
] satisfies Concept[]);

function choiceOf({ dish }: DishRules, row: Row | undefined): Choice | null {
  return row ? { picture: row[0], dish, shown: [dish, ...row[1]] } : null;
}

/** What a description says that would make another picture right; of proteins only if the name has none. */
function describedIn(
  rules: DishRules,
  said: ReadonlySet<Concept>,
  description: ReadonlySet<Concept>,
): Concept[] {
  if (isDrink(rules)) return [];
  const hasProtein = PROTEINS.some((one) => said.has(one) || rules.dish === one);
  return [...description].filter((concept) =>
    PROTEIN.has(concept)
      ? !hasProtein
      : (concept === "bacon" && isBaconSeen(rules)) ||
        rules.rows.some(([, needs]) => needs.includes(concept)),
  );
}

function isBaconSeen(rules: DishRules): boolean {
  const group = groupOf(rules);
  return group === "burgers" || group === "pizzas" || group === "sandwiches";
}

function isDrink(rules: DishRules): boolean {
  const group = groupOf(rules);
  return group !== undefined && DRINKS.has(group);
}

function groupOf({ rows: [first] }: DishRules): Group | undefined {
  return first && shownIn(first[0]).group;
}

/** What is said of no drink and no ice cream: "leche frita" is a dessert. */
const COOKED: ReadonlySet<Concept> = new Set(["fried", "grilled"] satisfies Concept[]);

/** Groups of drinks without and with alcohol. */
const DRINKS: ReadonlySet<Group> = new Set(["cold-drinks", "hot-drinks", "bar"] satisfies Group[]);

function explains(
  rules: DishRules,
  [, needs, more = []]: Row,
  said: ReadonlySet<Concept>,
  side: ReadonlyMap<Concept, string>,
): boolean {
  const { dish, also, beside } = rules;
  const isFluid = isDrink(rules) || groupOf(rules) === "ice-cream";
  return [...said].every(
    (concept) =>
      concept === dish ||
      (SILENT.has(concept) && !(isFluid && COOKED.has(concept))) ||
      needs.includes(concept) ||
      also.includes(concept) ||
      more.includes(concept) ||
      (side.has(concept) &&
        (beside ? beside.includes(concept) : !isDrink(rules) && SIDE_DISHES.has(concept))),
  );
}
