/** What a category lists if only its dishes say so: under "Le classiche", Margherita and Diavola are pizzas. */

import type { LocalizedText } from "../localized-text.ts";
import type { Category, Menu } from "../menu.ts";
import { dishesOf } from "./category.ts";
import { NAMED_DISHES } from "./dishes/roles.ts";
import { Lexicon } from "./lexicon.ts";
import { readText } from "./read-text.ts";
import type { Concept } from "./words/concepts.ts";

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
 * menu of each that says no more than "Specials".
 */
export function impliedTitles(menu: Menu): ReadonlyMap<Category, LocalizedText> {
  const read = createReader();
  const found = new Map<Category, LocalizedText>();
  const unsaid = menu.categories
    .flatMap((one) => [one, ...one.subcategories])
    .map((category) => ({ category, said: saidBy(category.title, read) }))
    .filter(({ said }) => dishesOf(said.concepts).length === 0);
  const add = ({ title }: Category) =>
    Object.fromEntries(Object.keys(title).map((language) => [language, PIZZA]));
  for (const { category } of unsaid)
    if (listsPizzas(category, menu, read)) found.set(category, add(category));
  if (found.size === 0) return found;
  for (const { category, said } of unsaid) {
    const isKind = [...said.concepts].every((one) => KINDS.has(one));
    if (isKind && !said.hasUnknown) found.set(category, add(category));
  }
  return found;
}

type Said = { readonly concepts: ReadonlySet<Concept>; readonly hasUnknown: boolean };
type Read = (text: string, language: string) => Said;

function createReader(): Read {
  const lexicons = new Map<string, Lexicon>();
  return (text, language) => {
    const lexicon = lexicons.get(language) ?? new Lexicon(language.split("-")[0] ?? language);
    lexicons.set(language, lexicon);
    const { main, side, hasUnknown } = readText(text, lexicon);
    return { concepts: new Set([...main.keys(), ...side.keys()]), hasUnknown };
  };
}

function saidBy(text: LocalizedText, read: Read): Said {
  const all = Object.entries(text).map(([language, one]) => read(one ?? "", language));
  return {
    concepts: new Set(all.flatMap(({ concepts }) => [...concepts])),
    hasUnknown: all.some(({ hasUnknown }) => hasUnknown),
  };
}

function listsPizzas({ products }: Category, { items }: Menu, read: Read): boolean {
  const names = new Set<Concept>();
  for (const { id } of products) {
    const title = items[id]?.title;
    if (!title) continue;
    const { concepts } = saidBy(title, read);
    if ([...concepts].some((one) => NAMED_DISHES.has(one))) continue;
    for (const one of concepts) if (PIZZA_NAMES.has(one)) names.add(one);
    if (names.size >= LEAST_NAMES) return true;
  }
  return false;
}
