/** Reads a name or a description as concepts. */

import { foldText } from "../folded-text.ts";
import { type Lexicon, LONGEST_PHRASE } from "./lexicon.ts";
import type { Concept } from "./words/concepts.ts";

/** What a text says. */
export type ReadText = {
  readonly text: string;
  /** Concepts before the first "with", each with the form that said so. */
  readonly main: ReadonlyMap<Concept, string>;
  /** Concepts after it. */
  readonly side: ReadonlyMap<Concept, string>;
  /** Whether a word is not in the vocabulary. */
  readonly hasUnknown: boolean;
};

const NUMBER = /^\d+[a-z]{0,4}$/;
const LEAF = /🌱|🌿|Ⓥ|ⓥ/u;
const VEGAN_MARK = /\((vg|vegan)\)/i;
const VEGETARIAN_MARK = /\((v|veg)\)/i;
const ZERO_ALCOHOL = /\b0[.,]0\b/;
/** A word of one letter or digit says nothing unless the vocabulary has it. */
const SINGLE = 1;

type Reading = {
  readonly main: Map<Concept, string>;
  readonly side: Map<Concept, string>;
  isSide: boolean;
  isWithout: boolean;
  hasUnknown: boolean;
};

export function readText(text: string, lexicon: Lexicon): ReadText {
  const words = foldText(text).split(" ");
  const reading: Reading = {
    main: new Map(),
    side: new Map(),
    isSide: false,
    isWithout: false,
    hasUnknown: false,
  };
  for (let at = 0; at < words.length; ) at += readAt(words, at, lexicon, reading);
  addMarks(text, reading.main);
  return { text, ...reading };
}

/** Reads the longest phrase at a place, or one word; returns how many words that are. */
function readAt(words: readonly string[], at: number, lexicon: Lexicon, reading: Reading): number {
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 1; count--) {
    const part = lexicon.phrase(words.slice(at, at + count).join(" "));
    if (!part) continue;
    note(part.form, part.concepts, reading);
    return count;
  }
  const word = words[at] ?? "";
  const { parts, isWhole } = lexicon.find(word);
  for (const { form, concepts } of parts) note(form, concepts, reading);
  if (!isWhole && word.length > SINGLE && !NUMBER.test(word)) reading.hasUnknown = true;
  return 1;
}

function note(form: string, concepts: readonly Concept[], reading: Reading): void {
  if (concepts.includes("with")) {
    reading.isSide = reading.main.size > 0;
    return;
  }
  if (concepts.includes("without")) {
    reading.isWithout = true;
    return;
  }
  const into = reading.isSide ? reading.side : reading.main;
  if (reading.isWithout) {
    reading.isWithout = false;
    for (const concept of concepts) {
      const left = WITHOUT[concept];
      if (left) into.set(left, form);
    }
    return;
  }
  for (const concept of concepts) if (!into.has(concept)) into.set(concept, form);
}

/** What it says that something is not in a dish; anything else says nothing. */
const WITHOUT: { readonly [C in Concept]?: Concept } = {
  meat: "vegetarian",
  pork: "porkFree",
  alcohol: "alcoholFree",
};

function addMarks(text: string, main: Map<Concept, string>): void {
  if (LEAF.test(text) || VEGAN_MARK.test(text)) main.set("vegan", "🌱");
  if (VEGETARIAN_MARK.test(text)) main.set("vegetarian", "(v)");
  if (ZERO_ALCOHOL.test(text)) main.set("alcoholFree", "0.0");
}
