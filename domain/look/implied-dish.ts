/** What a category lists if only its dishes say so: under "Le classiche", Margherita and Diavola are pizzas. */

import { foldText } from "../folded-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { Category, Menu } from "../menu.ts";
import { dishesOf } from "./category.ts";
import { NAMED_DISHES } from "./dishes/roles.ts";
import { Lexicon } from "./lexicon.ts";
import { readText } from "./read-text.ts";
import { simplified } from "./simplified.ts";
import { type Concept, FORMS_BY_CONCEPT } from "./words/concepts.ts";

/** The word for the dish is the same in every language that the kiosk knows. */
const PIZZA = "pizza";

/** Names of pizzas, each of which may be a sauce, a drink or another dish's variety where it is alone. */
const PIZZA_NAMES: ReadonlySet<Concept> = new Set([
  "margherita",
  "marinara",
  "diavola",
  "capricciosa",
  "fourSeasons",
  "fourCheeses",
  "wurstelFries",
] satisfies Concept[]);

const LEAST_NAMES = 2;

/** What a title says that is about the kind only: "Le speciali", "Le rosse". */
const KINDS: ReadonlySet<Concept> = new Set([
  "neutral",
  "ordinary",
  "special",
  "vegan",
  "vegetarian",
  "red",
] satisfies Concept[]);

/**
 * Titles to be read after those of these categories: of each that names no dish and lists at least two pizzas, and in such a
 * menu of each that says no more than "Specials". Names are not read but searched, since it is done at every sync, a
 * category at a time.
 */
export function* impliedTitles(menu: Menu): Generator<void, ReadonlyMap<Category, LocalizedText>> {
  const found = new Map<Category, LocalizedText>();
  const all = menu.categories.flatMap((one) => [one, ...one.subcategories]);
  const listing: Category[] = [];
  for (const category of all) {
    if (listsPizzas(category, menu)) listing.push(category);
    yield;
  }
  if (listing.length === 0) return found;
  for (const category of all) {
    const { concepts, hasUnknown } = saidBy(category.title);
    const isSpecials = !hasUnknown && [...concepts].every((one) => KINDS.has(one));
    const isUnsaid = listing.includes(category) && dishesOf(concepts).length === 0;
    if (!isSpecials && !isUnsaid) continue;
    const languages = Object.keys(category.title);
    found.set(category, Object.fromEntries(languages.map((language) => [language, PIZZA])));
  }
  return found;
}

type Said = { readonly concepts: ReadonlySet<Concept>; readonly hasUnknown: boolean };

function saidBy(text: LocalizedText): Said {
  const concepts = new Set<Concept>();
  let hasUnknown = false;
  for (const [language, one] of Object.entries(text)) {
    const read = readText(one ?? "", new Lexicon(language.split("-")[0] ?? language));
    for (const concept of [...read.main.keys(), ...read.side.keys()]) concepts.add(concept);
    hasUnknown ||= read.hasUnknown;
  }
  return { concepts, hasUnknown };
}

function listsPizzas({ products }: Category, { items }: Menu): boolean {
  const names = new Set<Concept>();
  for (const { id } of products) {
    const title = items[id]?.title ?? {};
    if (!Object.values(title).some((one) => NAMED.test(one ?? ""))) continue;
    const { concepts } = saidBy(title);
    if ([...concepts].some((one) => NAMED_DISHES.has(one))) continue;
    for (const one of concepts) if (PIZZA_NAMES.has(one)) names.add(one);
    if (names.size >= LEAST_NAMES) return true;
  }
  return false;
}

/** No other sign, which would mean something in an expression. */
const LETTERS = /^[\p{L}\p{N}' ]+$/u;

/** A form of one of these names, as it is written and as it is folded. */
const NAMED = new RegExp(
  FORMS_BY_CONCEPT.filter(([concept]) => PIZZA_NAMES.has(concept))
    .flatMap(([, forms]) => Object.values(forms).flatMap((one) => one.split(",")))
    .flatMap((form) => [form.replaceAll("*", "").trim(), simplified(foldText(form))])
    .filter((form) => LETTERS.test(form))
    .join("|"),
  "iu",
);
