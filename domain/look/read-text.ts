/** Reads a name or a description as concepts. */

import { foldText } from "../folded-text.ts";
import { CONTAINERS, COOKED_DISHES, NAMED_DISHES } from "./dishes/roles.ts";
import { type Lexicon, LONGEST_PHRASE, type WordOrder } from "./lexicon.ts";
import { simplified } from "./simplified.ts";
import type { Concept } from "./words/concepts.ts";

/** What a text says. */
export type ReadText = {
  readonly text: string;
  /** Concepts of the dish itself, each with the form that said so. */
  readonly main: ReadonlyMap<Concept, string>;
  /** Concepts of what it comes with: after "with", after "in", in brackets. */
  readonly side: ReadonlyMap<Concept, string>;
  /** Whether a word is not in the vocabulary. */
  readonly hasUnknown: boolean;
  /** Those words, without the ones in brackets. */
  readonly unknown: readonly UnknownWord[];
  /** The place of the word that said a concept of the dish itself first. */
  readonly places: ReadonlyMap<Concept, number>;
  /** How the language puts a noun and what describes it. */
  readonly wordOrder: WordOrder;
  /** Whether it says what the dish is in: "Falafel in a pita". */
  readonly isContained: boolean;
};

/** A word that the vocabulary does not have. */
export type UnknownWord = {
  /** Its place among the words of the text. */
  readonly at: number;
  readonly isBeside: boolean;
  /** Whether the vocabulary has a part of it: "Mettbrötchen". */
  readonly isPart: boolean;
  readonly isAdjective: boolean;
};

/** "2x", "6шт", "№1", "Ø32cm", an additive "E2" (folded). */
const NUMBER = /^\p{L}{0,2}\d+\p{L}{0,4}$/u;
/** Codes of allergens: raised ("¹˒³"), or as capital letters at the end ("Gulasch ACG"). */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u209c\u02b0-\u02ff\u1d2c-\u1d6a]+/gu;
const CAPITAL_CODES = /\s([A-R]{2,10})\s*$/;
/** One of a list of codes, in brackets or after a comma (folded). */
const CODE = /^[a-z\d]{1,2}$/;
const LISTS: ReadonlySet<string> = new Set(["(", "（", ", "]);
const LEAF = /🌱|🌿|Ⓥ|ⓥ/u;
const VEGAN_MARK = /\((vg|ve|vegan)\)/i;
const VEGETARIAN_MARK = /\((v|veg)\)/i;
const ZERO_ALCOHOL = /(?<![\d.,])0(?:[.,]0\b|\s?%)/;
/** A word of one letter or digit says nothing unless the vocabulary has it. */
const SINGLE = 1;
/** What separates parts of a name; kept by the split. */
const SEPARATOR = /([()（）&+]|, )/;

type Reading = {
  readonly main: Map<Concept, string>;
  readonly side: Map<Concept, string>;
  /** What a "with" or "in" before said about what follows. */
  place: "main" | "side" | "inside";
  isInBrackets: boolean;
  isWithout: boolean;
  readonly unknown: UnknownWord[];
  readonly places: Map<Concept, number>;
  /** The place of the word that is read. */
  at: number;
  isContained: boolean;
};

export function readText(text: string, lexicon: Lexicon): ReadText {
  const reading: Reading = {
    main: new Map(),
    side: new Map(),
    place: "main",
    isInBrackets: false,
    isWithout: false,
    unknown: [],
    places: new Map(),
    at: 0,
    isContained: false,
  };
  const { words, separators } = wordsOf(text);
  for (let at = 0; at < words.length; ) {
    for (const separator of separators.get(at) ?? []) separate(separator, reading);
    reading.at = at;
    at += readAt(words, at, lexicon, reading);
  }
  addMarks(text, reading.main);
  const { main, side, unknown, places, isContained } = reading;
  const hasUnknown = unknown.length > 0;
  const { wordOrder } = lexicon;
  return { text, main, side, hasUnknown, unknown, places, wordOrder, isContained };
}

type Words = {
  readonly words: readonly string[];
  /** What is before a word, by its place. */
  readonly separators: ReadonlyMap<number, readonly string[]>;
};

const NO_SEPARATORS: Words["separators"] = new Map();

/** A text without codes of allergens, which say nothing about what is seen. */
function withoutCodes(text: string): string {
  const flat = text
    .replaceAll(RAISED, " ")
    .replaceAll(/[[【]/g, "(")
    .replaceAll(/[\]】]/g, ")");
  const [, codes] = CAPITAL_CODES.exec(flat) ?? [];
  const name = flat.replace(CAPITAL_CODES, "");
  const isCode =
    codes !== undefined &&
    // Where all of a name is written in capital letters, a word of it is no code.
    (name !== name.toUpperCase() || name === name.toLowerCase()) &&
    [...codes].every((one, at) => at === 0 || one > (codes[at - 1] ?? ""));
  return isCode ? name : flat;
}

function wordsOf(written: string): Words {
  const text = withoutCodes(written);
  if (!SEPARATOR.test(text)) {
    const folded = simplified(foldText(text));
    return { words: folded === "" ? [] : folded.split(" "), separators: NO_SEPARATORS };
  }
  const words: string[] = [];
  const separators = new Map<number, string[]>();
  const parts = text.split(SEPARATOR);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      const before = separators.get(words.length);
      if (before) before.push(part);
      else separators.set(words.length, [part]);
      continue;
    }
    const folded = simplified(foldText(part));
    const said = folded === "" ? [] : folded.split(" ");
    const isListed = LISTS.has(parts[index - 1] ?? "") && said.every((one) => CODE.test(one));
    if (!isListed) words.push(...said);
  }
  return { words, separators };
}

function separate(separator: string, reading: Reading): void {
  if (separator === "(" || separator === "（")
    reading.isInBrackets = reading.main.size > 0 || reading.unknown.length > 0;
  else if (separator === ")" || separator === "）") reading.isInBrackets = false;
  else join(reading);
}

/** What follows "and" is on the side of a dish; between its ingredients ("ham & cheese toast") it says nothing. */
function join(reading: Reading): void {
  if (reading.place === "inside") reading.place = "main";
  if (reading.place === "main" && hasDish(reading.main)) reading.place = "side";
}

function hasDish(concepts: ReadonlyMap<Concept, string>): boolean {
  for (const concept of concepts.keys())
    if (NAMED_DISHES.has(concept) || COOKED_DISHES.has(concept)) return true;
  return false;
}

/** Reads the longest phrase at a place, or one word; returns how many words that are. */
function readAt(words: readonly string[], at: number, lexicon: Lexicon, reading: Reading): number {
  const word = words[at] ?? "";
  const longest = lexicon.startsPhrase(word) ? Math.min(LONGEST_PHRASE, words.length - at) : 1;
  for (let count = longest; count > 1; count--) {
    const part = lexicon.phrase(words.slice(at, at + count).join(" "));
    if (!part) continue;
    note(part.form, part.concepts, reading);
    return count;
  }
  const { parts, isWhole } = lexicon.find(word);
  // Hebrew joins "in" to the word: "in a challah".
  const [only] = parts;
  if (IN.test(word) && parts.length === 1 && only?.form === word.slice(1)) {
    if (only.concepts.some((one) => CONTAINERS.has(one)) && reading.main.size > 0)
      reading.place = "inside";
  }
  for (const { form, concepts } of parts) note(form, concepts, reading);
  if (!isWhole && word.length > SINGLE && !NUMBER.test(word) && !reading.isInBrackets)
    reading.unknown.push({
      at,
      isBeside: reading.place !== "main",
      isPart: parts.length > 0,
      isAdjective: lexicon.isAdjective(word),
    });
  return 1;
}

function note(form: string, concepts: readonly Concept[], reading: Reading): void {
  const marker = concepts.find((concept) => MARKERS.has(concept));
  if (marker === "and") join(reading);
  else if (marker === "with") reading.place = "side";
  else if (marker === "inside") reading.place = reading.main.size > 0 ? "inside" : "main";
  else if (marker === "without") reading.isWithout = true;
  else if (reading.isWithout) {
    reading.isWithout = false;
    const without = concepts.flatMap((concept) => WITHOUT[concept] ?? []);
    add(form, without, reading);
  } else add(form, concepts, reading);
}

/** The Hebrew "in", joined to a word. */
const IN = /^ב/u;

const MARKERS: ReadonlySet<Concept> = new Set([
  "and",
  "with",
  "inside",
  "without",
] satisfies Concept[]);

function add(form: string, concepts: readonly Concept[], reading: Reading): void {
  const isContainer =
    reading.place === "inside" && concepts.some((concept) => CONTAINERS.has(concept));
  if (isContainer) reading.isContained = true;
  // "Bowl + drink menu": a set is one wherever the name says so.
  const isWhole = concepts.includes("set") && !reading.isInBrackets;
  const isMain = isWhole || (reading.place === "main" ? !reading.isInBrackets : isContainer);
  const into = isMain ? reading.main : reading.side;
  for (const concept of concepts) {
    if (into.has(concept)) continue;
    into.set(concept, form);
    if (isMain) reading.places.set(concept, reading.at);
  }
}

/** What it says that something is not in a dish; anything else says nothing. */
const WITHOUT: { readonly [C in Concept]?: Concept } = {
  meat: "vegetarian",
  pork: "porkFree",
  alcohol: "alcoholFree",
  // Many pictures show melted cheese; none of those for vegan dishes does.
  cheese: "vegan",
  sparkling: "still",
};

function addMarks(text: string, main: Map<Concept, string>): void {
  if (LEAF.test(text) || VEGAN_MARK.test(text)) main.set("vegan", "🌱");
  if (VEGETARIAN_MARK.test(text)) main.set("vegetarian", "(v)");
  if (ZERO_ALCOHOL.test(text)) main.set("alcoholFree", "0.0");
}
