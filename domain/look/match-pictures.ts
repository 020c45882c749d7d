/** Matches dishes of a menu with pictures of the library by their names. */

import type { PictureId } from "../../pictures/catalogue.ts";
import { foldText } from "../folded-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { Menu, ProductRef } from "../menu.ts";
import { type Choice, choose } from "./choose.ts";
import { Lexicon } from "./lexicon.ts";
import { type ReadText, readText } from "./read-text.ts";
import { type Facts, suits } from "./suits.ts";
import type { Concept } from "./words/concepts.ts";

/** Why a picture was chosen: `word` was found in `text`. */
export type PictureMatch = {
  readonly picture: PictureId;
  readonly word: string;
  readonly text: string;
};

/** What else is known about a dish. */
export type NameContext = {
  /** Titles of its category and those above, the innermost last. */
  readonly categories?: readonly LocalizedText[];
  readonly description?: LocalizedText;
};

/** Texts of many languages may be read; a menu in more is read in the first of these by code. */
const MOST_LANGUAGES = 12;
/** In these languages pork is named if it is meant; "pepperoni" alone is beef as often. */
const PORK_IS_NAMED: ReadonlySet<string> = new Set(["ar", "he", "tr"]);
const SENTENCE = /\n|[.;!?。；](?=\s|$)/u;
const NOTHING: LocalizedText = {};

/**
 * The pictures of all items, combos and modifiers for which one is certain, by id. Time grows with the number of
 * texts only.
 */
export function matchPictures(menu: Menu): ReadonlyMap<string, PictureMatch> {
  const matcher = new Matcher();
  const found = new Map<string, PictureMatch>();
  const note = (id: string, match: PictureMatch | null) => {
    if (match) found.set(id, match);
  };
  const categories = categoriesOf(menu);
  for (const [id, { title, description, modifierGroups }] of Object.entries(menu.items)) {
    note(id, matcher.match(title, { description, categories: categories.get(id) ?? [] }));
    for (const { modifiers } of modifierGroups) {
      for (const modifier of modifiers) {
        if (!found.has(modifier.id)) note(modifier.id, matcher.match(modifier.title, {}));
      }
    }
  }
  for (const [id, { title, description }] of Object.entries(menu.combos)) {
    note(id, matcher.match(title, { description, categories: categories.get(id) ?? [] }));
  }
  return found;
}

/** The picture of one dish, or null if none is certain. */
export function matchName(title: LocalizedText, context: NameContext = {}): PictureMatch | null {
  return new Matcher().match(title, context);
}

/** Titles of the categories of each product; of several categories the last in the menu's order counts as its own. */
function categoriesOf(menu: Menu): ReadonlyMap<string, readonly LocalizedText[]> {
  const found = new Map<string, LocalizedText[]>();
  const add = (products: readonly ProductRef[], titles: readonly LocalizedText[]) => {
    for (const { id } of products) found.set(id, [...(found.get(id) ?? []), ...titles]);
  };
  for (const { title, products, subcategories } of menu.categories) {
    add(products, [title]);
    for (const sub of subcategories) add(sub.products, [title, sub.title]);
  }
  return found;
}

/** A match in one language. */
type Vote = { readonly choice: Choice; readonly name: ReadText };

class Matcher {
  readonly #lexicons = new Map<string, Lexicon>();
  readonly #titles = new Map<LocalizedText, ReadonlyMap<string, ReadonlySet<Concept>>>();

  /**
   * Each language is read by itself. One that contradicts every picture of its dish, or another dish in another language,
   * leaves the dish without a picture; a language that says nothing does not count. If one picture is more special
   * ("Käseburger", "Burger"), it is taken.
   */
  match(title: LocalizedText, { categories = [], description = NOTHING }: NameContext) {
    const votes: Vote[] = [];
    const names = new Set<Concept>();
    const descriptions = new Set<Concept>();
    const titles = categories.map((one) => this.#readTitle(one));
    const ofCategories = new Set(titles.flatMap((one) => [...one.values()].flatMap((a) => [...a])));
    for (const language of languagesOf(title)) {
      const name = readText(title[language] ?? "", this.#lexicon(language));
      for (const concept of [...name.main.keys(), ...name.side.keys()]) names.add(concept);
      const about = this.#readDescription(description[language] ?? "", language);
      for (const concept of about) descriptions.add(concept);
      const verdict = choose(name, {
        categories: titles.map((one) => one.get(language) ?? new Set()),
        description: about,
      });
      if (verdict === "contradicted") return null;
      if (verdict) votes.push({ choice: verdict, name });
    }
    return decide(votes, factsOf(title, names, descriptions, ofCategories));
  }

  #lexicon(language: string): Lexicon {
    const known = this.#lexicons.get(language) ?? new Lexicon(language.split("-")[0] ?? language);
    this.#lexicons.set(language, known);
    return known;
  }

  #readTitle(title: LocalizedText): ReadonlyMap<string, ReadonlySet<Concept>> {
    const known = this.#titles.get(title);
    if (known) return known;
    const read = new Map<string, ReadonlySet<Concept>>();
    for (const language of languagesOf(title)) {
      const { main, side } = readText(title[language] ?? "", this.#lexicon(language));
      read.set(language, new Set([...main.keys(), ...side.keys()]));
    }
    this.#titles.set(title, read);
    return read;
  }

  /** What a description says; sentences about allergens do not count. */
  #readDescription(text: string, language: string): ReadonlySet<Concept> {
    const said = new Set<Concept>();
    for (const sentence of text.split(SENTENCE)) {
      const { main, side } = readText(sentence, this.#lexicon(language));
      if (main.has("allergen") || side.has("allergen")) continue;
      for (const concept of [...main.keys(), ...side.keys()]) said.add(concept);
    }
    return said;
  }
}

/** In a fixed order, so that the order in which a menu has them does not matter. */
function languagesOf(text: LocalizedText): string[] {
  return Object.keys(text)
    .filter((language) => text[language])
    .toSorted()
    .slice(0, MOST_LANGUAGES);
}

function factsOf(
  title: LocalizedText,
  names: ReadonlySet<Concept>,
  descriptions: ReadonlySet<Concept>,
  categories: ReadonlySet<Concept>,
): Facts {
  const own = new Set([...names, ...descriptions]);
  return {
    names,
    own,
    categories,
    all: new Set([...own, ...categories]),
    mayHavePork: languagesOf(title).some((one) => !PORK_IS_NAMED.has(one.split("-")[0] ?? one)),
  };
}

function decide(votes: readonly Vote[], facts: Facts): PictureMatch | null {
  const [first, ...others] = votes;
  if (!first) return null;
  let best = first;
  for (const vote of others) {
    const { picture, shown } = vote.choice;
    if (picture === best.choice.picture) continue;
    if (vote.choice.dish !== best.choice.dish) return null;
    if (shown.length === best.choice.shown.length) return null;
    if (shown.length > best.choice.shown.length) best = vote;
  }
  const { choice, name } = best;
  return suits(choice.picture, facts) ? { picture: choice.picture, ...reason(choice, name) } : null;
}

/** The word that decided, as it is written in the name: of what the picture shows the last that is named. */
function reason({ shown }: Choice, { main, side, text }: ReadText): { word: string; text: string } {
  const forms = shown.flatMap((concept) => main.get(concept) ?? side.get(concept) ?? []);
  return { word: asWritten(forms.at(-1) ?? [...main.values()].at(-1) ?? "", text), text };
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** A form for searching as a text has it: "hahnchen" of "Hähnchenburger" is "Hähnchen". */
function asWritten(form: string, text: string): string {
  const [start = form] = form.split(" ");
  for (const { 0: word, index } of text.normalize("NFC").matchAll(WORD)) {
    const folded = foldText(word);
    const at = folded.indexOf(start);
    if (at < 0) continue;
    if (folded.length !== word.length) return word;
    return form === start
      ? word.slice(at, at + form.length)
      : text.normalize("NFC").slice(index + at, index + at + form.length);
  }
  return form;
}
