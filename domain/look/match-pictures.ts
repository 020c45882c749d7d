/** Matches dishes of a menu with pictures of the library by their names. */

import type { Group, PictureId } from "../../pictures/catalogue.ts";
import { foldText } from "../folded-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { Category, Menu, MenuItem, ModifierGroup, ProductRef } from "../menu.ts";
import {
  choose,
  chooseDescribed,
  isChoice,
  isSauce,
  namesDish,
  type Surroundings,
  saysNothing,
  type Verdict,
} from "./choose.ts";
import { RULES } from "./dishes/all.ts";
import { impliedTitles } from "./implied-dish.ts";
import { Lexicon } from "./lexicon.ts";
import { type ReadText, readText } from "./read-text.ts";
import { type Choice, SILENT } from "./row-for.ts";
import { shownIn } from "./shown.ts";
import { simplified } from "./simplified.ts";
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
  /** Titles of its category and those above, the innermost last; of a modifier that of its group. */
  readonly categories?: readonly LocalizedText[];
  readonly description?: LocalizedText;
  /** Ids and codes: some shops name dishes by them ("burger-cheese"), which counts if the title says nothing. */
  readonly codes?: readonly string[];
  /** Whether it is chosen on top of a dish: an ingredient is then an extra one. */
  readonly isModifier?: boolean;
};

/** Texts of many languages may be read; a menu in more is read in the first of these by code. */
const MOST_LANGUAGES = 12;
/** In these languages pork is named if it is meant; "pepperoni" alone is beef as often. */
const PORK_IS_NAMED: ReadonlySet<string> = new Set(["ar", "he", "tr"]);
/** Of ids and codes. */
const CODE_LANGUAGE = "en";
const SENTENCE = /\n|[.;!?。；](?=\s|$)/u;
/** In a category's title, what is said about all of it: "Burgers (with bread from our bakery)". */
const BRACKETS = /[(（][^()（）]*[)）]/gu;
/** A name with what is in it: "Vesuvio (ham, egg)". */
const DESCRIBED = /^([^()（）]+)[(（]([^()（）]+)[)）]\s*$/u;
const NOTHING: LocalizedText = {};

/** The picture of one name; null if none is certain. */
export type MatchName = (title: LocalizedText, context: NameContext) => PictureMatch | null;

/**
 * The pictures of all items, combos and modifiers for which one is certain, by id. Time grows with the number of
 * texts only.
 */
export function matchPictures(menu: Menu): ReadonlyMap<string, PictureMatch> {
  const matching = matchingPictures(menu);
  for (;;) {
    const step = matching.next();
    if (step.done) return step.value;
  }
}

/** The same in many short steps, so that other work can be done in between. */
export function* matchingPictures(
  menu: Menu,
  match: MatchName = createMatcher(),
): Generator<void, ReadonlyMap<string, PictureMatch>> {
  const found = new Map<string, PictureMatch>();
  const note = (
    { id, code, title, description }: Pick<MenuItem, "id" | "code" | "title"> & NameContext,
    context: NameContext,
  ) => {
    const picture = match(title, { description, codes: [code, id], ...context });
    if (picture) found.set(id, picture);
  };
  const categories = yield* categoriesOf(menu);
  const asked = new Set<string>();
  const groups = new Set<ModifierGroup>();
  for (const item of Object.values(menu.items)) {
    note(item, { categories: categories.get(item.id) ?? [] });
    yield;
    for (const modifierGroup of item.modifierGroups) {
      if (groups.has(modifierGroup)) continue;
      groups.add(modifierGroup);
      const { title, modifiers } = modifierGroup;
      const group = JSON.stringify(title);
      for (const modifier of modifiers) {
        // Many dishes list the same ones, of which most have no picture; the group's title may tell what they are.
        const question = `${modifier.id} ${group}`;
        if (found.has(modifier.id) || asked.has(question)) continue;
        asked.add(question);
        note(modifier, { categories: [title], isModifier: true });
        yield;
      }
    }
  }
  for (const combo of Object.values(menu.combos)) {
    note(combo, { categories: categories.get(combo.id) ?? [] });
    yield;
  }
  return found;
}

/** The picture of one dish, or null if none is certain. */
export function matchName(title: LocalizedText, context: NameContext = {}): PictureMatch | null {
  return createMatcher()(title, context);
}

/** Matches the names of one menu: it remembers what it has read of titles and languages. */
export function createMatcher(): MatchName {
  const matcher = new Matcher();
  return (title, context) => matcher.match(title, context);
}

/** Titles of the categories of each product; of several categories the last in the menu's order counts as its own. */
function* categoriesOf(menu: Menu): Generator<void, ReadonlyMap<string, readonly LocalizedText[]>> {
  const found = new Map<string, LocalizedText[]>();
  const add = (products: readonly ProductRef[], titles: readonly LocalizedText[]) => {
    for (const { id } of products) found.set(id, [...(found.get(id) ?? []), ...titles]);
  };
  const implied = yield* impliedTitles(menu);
  const titlesOf = (category: Category) => [category.title, implied.get(category) ?? []].flat();
  for (const category of menu.categories) {
    const titles = titlesOf(category);
    add(category.products, titles);
    for (const sub of category.subcategories) add(sub.products, [...titles, ...titlesOf(sub)]);
  }
  return found;
}

/** A match in one language, and the texts that led to it. */
type Vote = { readonly choice: Choice; readonly texts: readonly ReadText[] };

class Matcher {
  readonly #lexicons = new Map<string, Lexicon>();
  readonly #titles = new Map<LocalizedText, ReadonlyMap<string, ReadonlySet<Concept>>>();

  /**
   * Each language is read by itself; one that says nothing does not count. A picture on which more than half of the
   * languages agree, and at least two, is taken. Otherwise one language that contradicts every picture of its dish, or
   * another dish in another language, leaves the dish without a picture; of two pictures of a dish the more special one
   * ("Käseburger", "Burger") is taken.
   */
  match(title: LocalizedText, context: NameContext): PictureMatch | null {
    const { categories = [], description = NOTHING, codes = [], isModifier = false } = context;
    const votes: Vote[] = [];
    const facts = new FactsOf(title);
    const titles = categories.map((one) => this.#readTitle(one));
    for (const one of titles) for (const said of one.values()) addAll(facts.categories, said);
    let isSilent = true;
    let contradictions = 0;
    for (const language of languagesOf(title)) {
      const { name, sentences } = this.#readDish(
        title[language] ?? "",
        description[language] ?? "",
        language,
      );
      const about = new Set<Concept>();
      for (const { main, side } of sentences) addAll(addAll(about, main.keys()), side.keys());
      addAll(addAll(facts.names, name.main.keys()), name.side.keys());
      addAll(facts.descriptions, about);
      isSilent &&= saysNothing(name);
      const verdict = chooseOf(name, sentences, {
        categories: titles.map((one) => one.get(language) ?? new Set()),
        description: about,
        isModifier,
      });
      if (verdict === "contradicted") contradictions += 1;
      else if (verdict) votes.push({ choice: verdict, texts: [name, ...sentences] });
    }
    if (isSilent && votes.length === 0) votes.push(...this.#chooseByCode(codes));
    const best = agreed(votes, contradictions) ?? (contradictions > 0 ? null : mostSpecial(votes));
    return best && suits(best.choice.picture, facts.all()) ? matchOf(best) : null;
  }

  /** A name and its description; what a house's own name says in brackets ("Vesuvio (ham, egg)") describes it. */
  #readDish(
    title: string,
    description: string,
    language: string,
  ): { readonly name: ReadText; readonly sentences: readonly ReadText[] } {
    const lexicon = this.#lexicon(language);
    const name = readText(title, lexicon);
    const [, own, brackets] =
      (name.hasUnknown && description === "" && DESCRIBED.exec(title)) || [];
    const read = own !== undefined && brackets !== undefined ? readText(own, lexicon) : name;
    if (read === name || (!saysNothing(read) && !houseOf(read)))
      return { name, sentences: this.#readDescription(description, language) };
    const sentences = this.#readDescription(brackets ?? "", language);
    return { name: read, sentences: sentences.some(namesDish) ? [] : sentences };
  }

  /** The choice of the first code that consists of known words only. */
  #chooseByCode(codes: readonly string[]): Vote[] {
    for (const code of codes) {
      const text = code.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll(/[_-]+/g, " ");
      const name = readText(text, this.#lexicon(CODE_LANGUAGE));
      if (name.hasUnknown) continue;
      const choice = choose(name, NO_SURROUNDINGS);
      if (choice && choice !== "contradicted" && isExact(choice))
        return [{ choice, texts: [name] }];
    }
    return [];
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
      const text = (title[language] ?? "").replaceAll(BRACKETS, " ");
      const { main, side } = readText(text, this.#lexicon(language));
      read.set(language, new Set([...main.keys(), ...side.keys()]));
    }
    this.#titles.set(title, read);
    return read;
  }

  /** The sentences of a description, without those about allergens. */
  #readDescription(text: string, language: string): ReadText[] {
    if (text === "") return [];
    return text
      .split(SENTENCE)
      .map((sentence) => readText(sentence, this.#lexicon(language)))
      .filter(({ main, side }) => !main.has("allergen") && !side.has("allergen"));
  }
}

/** Whether a code says more than the kind of dish, which is often only the category: "pizza-12" may be any pizza. */
function isExact({ dish, shown }: Choice): boolean {
  return shown.length > 1 || RULES.get(dish)?.isVaried !== true;
}

const NO_SURROUNDINGS: Surroundings = {
  categories: [],
  description: new Set(),
  isModifier: false,
};

/** A house's own name leaves it to the description to say what it is: "Mantaplatte: Currywurst mit Pommes". */
function chooseOf(
  name: ReadText,
  [described]: readonly ReadText[],
  surroundings: Surroundings,
): Verdict {
  const house = described && houseOf(name);
  const isBurger = house?.dish === "burger" || surroundings.categories.at(-1)?.has("burger");
  const first = described && isBurger ? withoutSalad(described) : described;
  if (first && house)
    return chooseOf({ ...name, main: house.others }, [first], {
      ...surroundings,
      categories: [...surroundings.categories, new Set([house.dish])],
    });
  // "Classic: beef, salad" under "Burgers" says by itself what it is.
  const isUnsaid = saysNothing(name) && !name.main.has("ordinary");
  const named = isUnsaid ? null : choose(name, surroundings);
  if (!first || (!isUnsaid && !isNamedBeside(name, named, first)))
    return isUnsaid ? choose(name, surroundings) : named;
  // "Romana: tomato, mozzarella, anchovies" has more on it than is known.
  const isOpen = isUnsaid && !saysDiet(name) && first.unknown.length > 0;
  const isOfCategory = !namesDish(first) && (name.hasUnknown || isOpen);
  if (!isOfCategory && !namesDish(first)) return choose(name, surroundings);
  // "Breaded chicken, lettuce, mayonnaise" is no mayonnaise.
  const of = isOfCategory ? [...first.main].filter(([one]) => !isSauce(one)) : first.main;
  const choice = chooseDescribed({ ...first, main: new Map([...of, ...name.main]) }, surroundings);
  if (!isChoice(choice) || isPart(choice)) return null;
  return !isOfCategory || isDescribed(first, choice, surroundings) ? choice : null;
}

function saysDiet({ main }: ReadText): boolean {
  return main.has("vegan") || main.has("vegetarian");
}

/** "Beef, cheddar, salad" are what is on a burger: in some languages lettuce is called so. */
function withoutSalad(description: ReadText): ReadText {
  return {
    ...description,
    main: new Map([...description.main].filter(([one]) => one !== "salad")),
  };
}

/** Whether a name with an unknown word says no more than a description that names a dish: "Squid Zorba: fried squid". */
function isNamedBeside(name: ReadText, named: Verdict, first: ReadText): boolean {
  return (
    named === null &&
    name.hasUnknown &&
    [...name.main.keys()].every(
      (one) => SILENT.has(one) || first.main.has(one) || first.side.has(one),
    )
  );
}

/** Whether a description may only begin with what a picture shows. */
function isPart({ picture }: Choice): boolean {
  return PARTS.has(shownIn(picture).group) || PLAIN_SIDES.has(picture);
}

/** Side dishes that are beside any dish; a description that begins with wings is of them. */
const PLAIN_SIDES: ReadonlySet<PictureId> = new Set([
  "fries",
  "mashed-potatoes",
  "roast-potatoes",
  "potato-wedges",
  "baked-potato",
  "bread-dumplings",
  "buckwheat",
  "corn",
  "garlic-bread",
  "focaccia",
  "naan",
  "papadam",
  "olives",
  "crisps",
  "falafel",
  "croquettes",
] satisfies PictureId[]);

/** A dish of many varieties with a house's own name and nothing else: "Burger Zorba". */
function houseOf({
  main,
  side,
  hasUnknown,
}: ReadText): { readonly dish: Concept; readonly others: ReadText["main"] } | null {
  const [dish, ...more] = [...main.keys()].filter((one) => !SILENT.has(one));
  const isAlone = [...side.keys()].every((one) => one === "fries" || one === "potato");
  if (!hasUnknown || !dish || more.length > 0 || !isAlone || !HOUSE_DISHES.has(dish)) return null;
  return { dish, others: new Map([...main].filter(([one]) => one !== dish)) };
}

const HOUSE_DISHES: ReadonlySet<Concept> = new Set([
  "burger",
  "pizza",
  "salad",
  "poke",
] satisfies Concept[]);

/** What a description begins with is only a part of the dish: "2 rolls, butter, jam". */
const PARTS: ReadonlySet<Group> = new Set([
  "bar",
  "pastries",
  "sauces",
  "extras",
  "vegetables",
] satisfies Group[]);

/** Whether a description leaves nothing open about a dish of its category; "double" may be said of its cheese. */
function isDescribed(
  { main, side }: ReadText,
  { dish }: Choice,
  { categories }: Surroundings,
): boolean {
  const said = (one: Concept) => main.has(one) || side.has(one);
  const isOpen = said("double") && !said("twoPatties");
  return !isOpen && categories.at(-1)?.has(dish) === true;
}

function addAll<T>(into: Set<T>, values: Iterable<T>): Set<T> {
  for (const value of values) into.add(value);
  return into;
}

/** In a fixed order, so that the order in which a menu has them does not matter. */
function languagesOf(text: LocalizedText): string[] {
  return Object.keys(text)
    .filter((language) => text[language])
    .toSorted()
    .slice(0, MOST_LANGUAGES);
}

/** Collects what all languages together say about a dish. */
class FactsOf {
  readonly names = new Set<Concept>();
  readonly descriptions = new Set<Concept>();
  readonly categories = new Set<Concept>();
  readonly #title: LocalizedText;

  constructor(title: LocalizedText) {
    this.#title = title;
  }

  all(): Facts {
    const { names, descriptions, categories } = this;
    const own = new Set([...names, ...descriptions]);
    return {
      names,
      own,
      categories,
      all: new Set([...own, ...categories]),
      mayHavePork: languagesOf(this.#title).some(
        (one) => !PORK_IS_NAMED.has(one.split("-")[0] ?? one),
      ),
    };
  }
}

/** The choice of more than half of the languages that say something, if that is two at least. */
function agreed(votes: readonly Vote[], contradictions: number): Vote | null {
  const count = ({ choice }: Vote) =>
    votes.filter((other) => other.choice.picture === choice.picture).length;
  const isAgreed = (vote: Vote) =>
    count(vote) >= 2 && 2 * count(vote) > votes.length + contradictions;
  return votes.find(isAgreed) ?? null;
}

/** The choice of pictures of one dish that shows most of what is said; null if they show different dishes. */
function mostSpecial([first, ...others]: readonly Vote[]): Vote | null {
  if (!first) return null;
  let best = first;
  for (const vote of others) {
    const { picture, shown } = vote.choice;
    if (picture === best.choice.picture) continue;
    if (vote.choice.dish !== best.choice.dish) return null;
    if (shown.length === best.choice.shown.length) return null;
    if (shown.length > best.choice.shown.length) best = vote;
  }
  return best;
}

function matchOf({ choice, texts }: Vote): PictureMatch {
  return { picture: choice.picture, ...reason(choice, texts) };
}

/**
 * The word that decided, as it is written: of what the picture shows the last that the name says, or else the
 * description.
 */
function reason({ shown }: Choice, texts: readonly ReadText[]): { word: string; text: string } {
  for (const { main, side, text } of texts) {
    const forms = shown.flatMap((concept) => main.get(concept) ?? side.get(concept) ?? []);
    const form = forms.at(-1);
    if (form !== undefined) return { word: asWritten(form, text), text };
  }
  const [{ main, text } = NO_TEXT] = texts;
  return { word: asWritten([...main.values()].at(-1) ?? "", text), text };
}

const NO_TEXT = { main: new Map<Concept, string>(), text: "" };

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** A form for searching as a text has it: "hahnchen" of "Hähnchenburger" is "Hähnchen". */
function asWritten(form: string, text: string): string {
  const [start = form] = form.split(" ");
  for (const { 0: word, index } of text.normalize("NFC").matchAll(WORD)) {
    const folded = simplified(foldText(word));
    const at = folded.indexOf(start);
    if (at < 0) continue;
    if (folded.length !== word.length) return word;
    return form === start
      ? word.slice(at, at + form.length)
      : text.normalize("NFC").slice(index + at, index + at + form.length);
  }
  return form;
}
