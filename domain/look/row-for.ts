/** Finds the picture of a dish that shows all that is said about it. */

import type { Group, PictureId } from "../../pictures/catalogue.ts";
import { groupOf, isDrink } from "./category.ts";
import { COOKED_DISHES, FILLED_DISHES, PROPER_NAMES, PROTEINS } from "./dishes/roles.ts";
import { type DishRules, type Row, SIDES } from "./dishes/rules.ts";
import type { ReadText } from "./read-text.ts";
import { shownIn } from "./shown.ts";
import type { Concept } from "./words/concepts.ts";

/** A chosen picture: the dish that was recognised, and how much of the name decided. */
export type Choice = {
  readonly picture: PictureId;
  readonly dish: Concept;
  /** The concepts that the picture shows, the dish first. */
  readonly shown: readonly Concept[];
};

/**
 * The first row of a dish that explains everything that is said. What the name says comes first; a description says what
 * an unknown or ordinary variety is of, and may leave none.
 */
export function rowFor(
  rules: DishRules,
  name: ReadText,
  main: ReadonlySet<Concept>,
  description: ReadonlySet<Concept>,
): Choice | null {
  const said = new Set([...main, ...name.side.keys()]);
  const byName = rules.rows.find(
    (row) =>
      row[1].every((concept) => said.has(concept)) &&
      !isOnlyBeside(rules, row, name) &&
      !isOther(rules, row, name) &&
      explains(rules, row, said, name.side),
  );
  if (rules.dish === "burger" && EGGS.some((one) => description.has(one))) return null;
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

/**
 * Whether only what is beside a dish says what a row needs of the dish itself: fruit beside ice cream is no flavour of it,
 * and a roll beside a sausage makes no hot dog.
 */
function isOnlyBeside({ dish }: DishRules, [, needs]: Row, { main }: ReadText): boolean {
  const ofItself = OF_ITSELF[dish];
  return (
    ofItself !== undefined &&
    !needs.includes("sundaeWord") &&
    needs.some((one) => ofItself.includes(one) && !main.has(one))
  );
}

const OF_ITSELF: { readonly [C in Concept]?: readonly Concept[] } = {
  sausage: ["breadRoll"],
  iceCream: [
    "strawberry",
    "berry",
    "lemon",
    "mango",
    "chocolate",
    "caramel",
    "vanilla",
    "pistachio",
    "hazelnut",
  ],
};

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
  // An egg on a burger is seen.
  if (dish === "panini" && needs.includes("ham") && main.has("curedHam")) return true;
  if (dish === "burger" && EGGS.some((one) => main.has(one) || side.has(one))) return true;
  if (!isVaried || needs.some((one) => !SERVED_IN.has(one))) return false;
  const { group } = shownIn(picture);
  if (main.has("special"))
    return (!ALWAYS_ALIKE.has(group) || TOPPED_MAINS.has(dish)) && !PROPER_NAMES.has(dish);
  if (!FILLED.has(group)) return false;
  const word = main.get(dish);
  return (
    SEEN_ON_TOP.some((one) => main.has(one) || side.has(one)) ||
    [...main].some(([one, form]) => NAMES_VARIETY.has(one) && one !== dish && form !== word)
  );
}

/** "Grandmother's croquettes" look like any. */
const ALWAYS_ALIKE: ReadonlySet<Group> = new Set([
  "sides",
  "pastries",
  "desserts",
  "mains",
  "soups",
  "sauces",
] satisfies Group[]);

/** What the chef puts on these is seen. */
const TOPPED_MAINS: ReadonlySet<Concept> = new Set([
  "schnitzel",
  "steak",
  "grilledChicken",
  "chicken",
  "sausage",
  "empanada",
  "risotto",
  "paella",
] satisfies Concept[]);

const FILLED: ReadonlySet<Group> = new Set([
  "burgers",
  "pizzas",
  "pasta",
  "street-food",
] satisfies Group[]);

const EGGS: readonly Concept[] = ["egg", "friedEgg"];

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
  // On a pizza, everything is seen.
  if (rules.dish === "pizza") return [...description].filter((one) => !SILENT.has(one));
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

/** What is said of no drink and no ice cream: "leche frita" is a dessert, sliced melon no juice. */
const COOKED: ReadonlySet<Concept> = new Set(["fried", "grilled", "cut"] satisfies Concept[]);

/** What is fried is another dish than these: a fried calzone, cheese among extras. */
const NEVER_FRIED: ReadonlySet<Group> = new Set(["pizzas", "extras", "desserts"] satisfies Group[]);

function isNeverFried(dish: Concept, group: Group | undefined): boolean {
  return COOKED_DISHES.has(dish) || (group !== undefined && NEVER_FRIED.has(group));
}

function explains(
  rules: DishRules,
  [, needs, more = []]: Row,
  said: ReadonlySet<Concept>,
  side: ReadonlyMap<Concept, string>,
): boolean {
  const { dish, also, beside } = rules;
  const group = groupOf(rules);
  const isFluid = isDrink(rules) || group === "ice-cream";
  return [...said].every(
    (concept) =>
      concept === dish ||
      (SILENT.has(concept) &&
        !(isFluid && COOKED.has(concept)) &&
        !(concept === "fried" && group === "vegetables" && dish !== "mushroom") &&
        !(concept === "fried" && isNeverFried(dish, group))) ||
      (concept === "spicy" && group === "hot-drinks") ||
      (IN_TUBS.has(concept) && group === "sauces") ||
      (concept === "toGo" && !isFluid) ||
      (concept === "plate" && group !== undefined && ON_PLATES.has(group)) ||
      needs.includes(concept) ||
      also.includes(concept) ||
      more.includes(concept) ||
      (side.has(concept) &&
        (beside ? beside.includes(concept) : !isDrink(rules) && SIDE_DISHES.has(concept))) ||
      (concept === "set" && group !== undefined && PLATED.has(group)) ||
      (concept === "undrawn" && side.has(concept) && isPlated(rules)),
  );
}

/** Whether what comes after "with" is beside the dish, as a side that the library does not have: not in it. */
function isPlated(rules: DishRules): boolean {
  return groupOf(rules) === "mains" && !FILLED_DISHES.has(rules.dish);
}

/** "Aioli (tub)". */
const IN_TUBS: ReadonlySet<Concept> = new Set(["iceTubWord", "iceTub"] satisfies Concept[]);

/** A set of these is the dish with something beside it; of others it has fries and a drink in its picture. */
const PLATED: ReadonlySet<Group> = new Set(["mains", "soups", "pasta"] satisfies Group[]);

/** A plate of these is a portion, and no meal. */
const ON_PLATES: ReadonlySet<Group> = new Set([
  "vegetables",
  "sauces",
  "desserts",
] satisfies Group[]);

/** Says nothing about what is seen. */
export const SILENT: ReadonlySet<Concept> = new Set([
  "neutral",
  "heated",
  "cut",
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
  "shortCoffee",
] satisfies Concept[]);

const PROTEIN: ReadonlySet<Concept> = new Set(PROTEINS);

const SIDE_DISHES: ReadonlySet<Concept> = new Set(SIDES);
