/** Looks up words of menus in the vocabulary: whole words, words with endings, and parts of compounds. */

import { foldText } from "../folded-text.ts";
import { simplified } from "./simplified.ts";
import { type Concept, FORMS_BY_CONCEPT } from "./words/concepts.ts";

/** A part of a word, in its form for searching, with the concepts that it stands for. */
export type WordPart = { readonly form: string; readonly concepts: readonly Concept[] };

/** Nothing of a word is known if there are no parts; part of it is unknown if `isWhole` is false. */
export type KnownWord = { readonly parts: readonly WordPart[]; readonly isWhole: boolean };

type Entries = Map<string, Concept[]>;

/** Forms by how they may be continued, and the words with which those of several words begin. */
type Forms = {
  readonly exact: Entries;
  readonly stems: Entries;
  readonly suffixes: Entries;
  readonly starts: Set<string>;
};

const ANY = "any";
/** What other languages say, for shops that name dishes in those, or state a wrong language. */
const FOREIGN = "foreign";
/** The longest ending that a stem may have: Ukrainian and Turkish endings, an Arabic suffix. */
const LONGEST_ENDING: { readonly [language: string]: number } = { tr: 6, uk: 5, pl: 4, ar: 4 };
/** Of other languages: "rosticceria" is no rösti. */
const LONGEST_OTHER_ENDING = 3;
/** An ending that is no word by itself. */
const SHORT_ENDING = 2;
/** Words of another language are understood only from this length: short ones mean something else too often. */
const SHORTEST_FOREIGN = 5;
const SHORTEST_PART = 3;
/** German letters between the parts of a compound. */
const LINKS = ["", "s", "n", "en", "es", "e"];
/** Shorter words are another word too often where a letter differs, and need to be longer where one is another. */
const SHORTEST_MISSPELT = 6;
const LONG_MISSPELT = 8;
/** What a misspelt word must say more than: else any unknown word near one of these would be taken for it. */
const SAYS_NOTHING: ReadonlySet<Concept> = new Set([
  "neutral",
  "serving",
  "special",
  "ordinary",
  "choice",
  "with",
  "and",
  "inside",
  "without",
] satisfies Concept[]);
const UNKNOWN: KnownWord = { parts: [], isWhole: false };
const CJK = /\p{Script=Han}/u;
const DIGIT = /\d/;
/** Languages in which a word is joined to the next that begins with a vowel: "d'orange", "all'olio". */
const ELIDING: ReadonlySet<string> = new Set(["fr", "it"]);
const ELISION = /^(?:d|l|all|dell|nell|sull|dall)([aeiouhy].{2,})$/;
/** Turkish: "without". */
const TURKISH_WITHOUT = /^s[iu]z$/;

/**
 * Where a noun is among the words that describe it: before them ("tarta de queso"), after them ("cheese cake"), or, in
 * German, on either side, since a noun that another describes is one word with it.
 */
export type WordOrder = "noun-first" | "noun-last" | "either";
const NOUN_LAST: ReadonlySet<string> = new Set(["en", "tr", "zh"]);
/** Endings of adjectives (folded), which in these languages are before a noun as well. */
const ADJECTIVES: { readonly [language: string]: RegExp } = {
  pl: /.{3}(?:[nwt][yae]|[sc]k[iae]|skie|owego|nego)$/,
  uk: /.{3}(?:ии|ьк[аеі]|[нв][аеі])$/u,
};

/** The most words that a form has. */
export const LONGEST_PHRASE = 5;

let loaded: ReadonlyMap<string, Forms> | undefined;

function noForms(): Forms {
  return { exact: new Map(), stems: new Map(), suffixes: new Map(), starts: new Set() };
}

function add(entries: Entries, form: string, concept: Concept): void {
  const known = entries.get(form);
  if (!known) entries.set(form, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

function addForms({ exact, stems, suffixes }: Forms, written: string, concept: Concept): void {
  for (const one of written.split(",")) {
    const form = simplified(foldText(one));
    if (form === "") continue;
    const text = one.trim();
    add(exact, form, concept);
    if (text.endsWith("*")) add(stems, form, concept);
    if (text.startsWith("*")) add(suffixes, form, concept);
  }
}

/** Forms by language; `any` are those of all languages that mean the same wherever they are a word. */
function load(): ReadonlyMap<string, Forms> {
  const byLanguage = new Map<string, Forms>();
  const formsOf = (language: string): Forms => {
    const known = byLanguage.get(language) ?? noForms();
    byLanguage.set(language, known);
    return known;
  };
  for (const [concept, written] of FORMS_BY_CONCEPT) {
    for (const [language, text] of Object.entries(written)) {
      addForms(formsOf(language), text, concept);
    }
  }
  const own = new Map([...byLanguage].filter(([language]) => language !== ANY));
  for (const kind of ["exact", "stems", "suffixes"] as const) share(formsOf(FOREIGN), own, kind);
  for (const { exact, starts } of byLanguage.values()) {
    for (const form of exact.keys()) {
      const end = form.indexOf(" ");
      if (end > 0) starts.add(form.slice(0, end));
    }
  }
  return byLanguage;
}

/** Adds what English says, then what the other languages say where they do not contradict each other. */
function share(
  shared: Forms,
  own: ReadonlyMap<string, Forms>,
  kind: "exact" | "stems" | "suffixes",
): void {
  const found = new Map<string, Concept[] | null>();
  for (const [language, forms] of own) {
    for (const [form, concepts] of forms[kind]) {
      if (language === "en") found.set(form, concepts);
      else if (form.length >= SHORTEST_FOREIGN) {
        const other = found.get(form);
        if (other === undefined) found.set(form, concepts);
        else if (!own.get("en")?.[kind].has(form) && other?.join() !== concepts.join())
          found.set(form, null);
      }
    }
  }
  for (const [form, concepts] of found) if (concepts) shared[kind].set(form, concepts);
}

/** Finds words of one language; remembers them, since the words of a menu repeat. */
export class Lexicon {
  readonly #own: Forms;
  readonly #any: Forms;
  readonly #foreign: Forms;
  readonly #known = new Map<string, KnownWord>();
  readonly #phrases = new Map<string, WordPart | null>();

  /** Whether articles and "and" are joined to a word. */
  readonly #joins: boolean;
  readonly #longestEnding: number;
  readonly #elides: boolean;
  readonly #adjective: RegExp | undefined;
  readonly wordOrder: WordOrder;

  constructor(language: string) {
    loaded ??= load();
    this.#longestEnding = LONGEST_ENDING[language] ?? LONGEST_OTHER_ENDING;
    this.#elides = ELIDING.has(language);
    this.#joins = language === "ar" || language === "he";
    this.#adjective = ADJECTIVES[language];
    this.wordOrder =
      language === "de" ? "either" : NOUN_LAST.has(language) ? "noun-last" : "noun-first";
    this.#own = loaded.get(language) ?? noForms();
    this.#any = loaded.get(ANY) ?? noForms();
    this.#foreign = loaded.get(FOREIGN) ?? noForms();
  }

  /** A word or several words in their form for searching. */
  find(word: string): KnownWord {
    const known = this.#known.get(word);
    if (known) return known;
    const found = this.#search(word);
    this.#known.set(word, found);
    return found;
  }

  /** Whether a word that is not known ends like an adjective, in a language whose adjectives are before a noun. */
  isAdjective(word: string): boolean {
    return this.#adjective?.test(word) === true;
  }

  /** Whether a phrase of several words may begin with this one. */
  startsPhrase(word: string): boolean {
    const forms = [this.#own, this.#any, this.#foreign];
    const isStart = (one: string) => forms.some(({ starts }) => starts.has(one));
    return isStart(word) || (this.#joins && isStart(bare(word)));
  }

  /** A phrase of several words, the last of which may have an ending. */
  phrase(words: string): WordPart | null {
    const known = this.#phrases.get(words);
    if (known !== undefined) return known;
    const concepts =
      this.#exact(words) ??
      this.#stem(words)?.concepts ??
      (this.#joins ? this.#exact(words.split(" ").map(bare).join(" ")) : undefined);
    const found = concepts ? { form: words, concepts } : null;
    this.#phrases.set(words, found);
    return found;
  }

  #search(word: string): KnownWord {
    const exact = this.#ownExact(word);
    if (exact) return { parts: [{ form: word, concepts: exact }], isWhole: true };
    if (CJK.test(word)) return this.#segments(word);
    const inflected = this.#stem(word, SHORT_ENDING, [this.#own, this.#any]);
    if (inflected) return { parts: [inflected], isWhole: true };
    const foreign = this.#foreign.exact.get(word);
    if (foreign) return { parts: [{ form: word, concepts: foreign }], isWhole: true };
    const foreignInflected = this.#stem(word, SHORT_ENDING, [this.#foreign]);
    if (foreignInflected) return { parts: [foreignInflected], isWhole: true };
    const compound = this.#compound(word);
    if (compound) return { parts: compound, isWhole: true };
    const stem = this.#stem(word);
    if (stem) return { parts: [stem], isWhole: true };
    const bare = this.#withoutPrefix(word) ?? this.#withoutElision(word);
    if (bare) return bare;
    return this.#suffix(word) ?? this.#misspelt(word) ?? UNKNOWN;
  }

  /** The word of the vocabulary from which one letter differs, if all such words mean the same: "Capuccino". */
  #misspelt(word: string): KnownWord | null {
    if (word.length < SHORTEST_MISSPELT) return null;
    let found: readonly Concept[] | null = null;
    for (const spelling of spellingsLike(word)) {
      const concepts = this.#ownExact(spelling);
      if (!concepts || concepts.every((one) => SAYS_NOTHING.has(one))) continue;
      if (found && found.join() !== concepts.join()) return null;
      found = concepts;
    }
    return found && { parts: [{ form: word, concepts: found }], isWhole: true };
  }

  #exact(word: string): readonly Concept[] | undefined {
    return this.#ownExact(word) ?? this.#foreign.exact.get(word);
  }

  /** What the language itself says. */
  #ownExact(word: string): readonly Concept[] | undefined {
    const own = this.#own.exact.get(word);
    const any = this.#any.exact.get(word);
    if (own && any) return [...new Set([...own, ...any])];
    return own ?? any;
  }

  /** The longest stem with which the word begins. */
  #stem(
    word: string,
    longest = this.#longestEnding,
    among: readonly Forms[] = [this.#own, this.#any, this.#foreign],
  ): WordPart | null {
    const shortest = Math.max(2, word.length - longest);
    for (const { stems } of among) {
      for (let length = word.length - 1; length >= shortest; length--) {
        const form = word.slice(0, length);
        const concepts = stems.get(form);
        if (!concepts || word.includes(" ", length)) continue;
        const isMissing = TURKISH_WITHOUT.test(word.slice(length));
        return { form, concepts: isMissing ? ["neutral"] : concepts };
      }
    }
    return null;
  }

  /** All parts of a compound, or null if a part is unknown. */
  #compound(word: string, depth = 0): WordPart[] | null {
    for (let length = word.length - SHORTEST_PART; length >= SHORTEST_PART; length--) {
      const form = word.slice(0, length);
      const concepts = this.#exact(form);
      if (!concepts) continue;
      for (const link of LINKS) {
        if (!word.startsWith(link, length)) continue;
        const rest = word.slice(length + link.length);
        if (rest.length < SHORTEST_PART) continue;
        const last = this.#exact(rest);
        const others = last
          ? [{ form: rest, concepts: last }]
          : depth < 2 && this.#compound(rest, depth + 1);
        if (others) return [{ form, concepts }, ...others];
      }
    }
    return null;
  }

  /** The known end of a compound whose beginning is not known. */
  #suffix(word: string): KnownWord | null {
    for (let start = 1; start <= word.length - SHORTEST_PART; start++) {
      const form = word.slice(start);
      const concepts = this.#own.suffixes.get(form) ?? this.#any.suffixes.get(form);
      if (concepts) return { parts: [{ form, concepts }], isWhole: false };
    }
    return null;
  }

  /** An Arabic or Hebrew word without what is joined to it: article, "and", "with". */
  #withoutPrefix(word: string): KnownWord | null {
    const prefix = PREFIXES.find(
      (one) => word.startsWith(one) && word.length - one.length >= SHORTEST_PART - 1,
    );
    if (prefix === undefined) return null;
    const rest = word.slice(prefix.length);
    const concepts = this.#exact(rest) ?? this.#stem(rest)?.concepts;
    return concepts ? { parts: [{ form: rest, concepts }], isWhole: true } : null;
  }

  /**
   * A French or Italian word without the article or preposition before it, whose apostrophe a folded text has not. What
   * is left must say something: "Duna" is not "d'una".
   */
  #withoutElision(word: string): KnownWord | null {
    const [, rest] = (this.#elides && ELISION.exec(word)) || [];
    if (rest === undefined) return null;
    const concepts = this.#exact(rest) ?? this.#stem(rest)?.concepts;
    return concepts?.some((concept) => concept !== "neutral")
      ? { parts: [{ form: rest, concepts }], isWhole: true }
      : null;
  }

  /** A Chinese text has no spaces: the longest known form at each place. */
  #segments(text: string): KnownWord {
    const parts: WordPart[] = [];
    let isWhole = true;
    for (let start = 0; start < text.length; ) {
      const part = this.#longestAt(text, start);
      if (part) parts.push(part);
      else if (!DIGIT.test(text[start] ?? "")) isWhole = false;
      start += part?.form.length ?? 1;
    }
    return { parts, isWhole };
  }

  #longestAt(text: string, start: number): WordPart | null {
    for (let length = Math.min(8, text.length - start); length >= 1; length--) {
      const form = text.slice(start, start + length);
      const concepts = this.#exact(form);
      if (concepts) return { form, concepts };
    }
    return null;
  }
}

/**
 * Words that differ from one by a letter that is missing, doubled, swapped or another. The first and the last letter are as
 * they are: another ending is another form of a word, or another word.
 */
function* spellingsLike(word: string): Generator<string> {
  const letters = alphabetOf(word);
  for (let at = 1; at < word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const isLast = at === word.length - 1;
    if (!isLast) yield before + after;
    if (at < word.length - 2) yield before + word[at + 1] + word[at] + word.slice(at + 2);
    for (const letter of letters) {
      yield before + letter + word.slice(at);
      if (!isLast && word.length >= LONG_MISSPELT) yield before + letter + after;
    }
  }
}

const ALPHABETS: ReadonlyArray<readonly [script: RegExp, letters: string]> = [
  [/^[a-z]+$/, "abcdefghijklmnopqrstuvwxyz"],
  [/^\p{Script=Cyrillic}+$/u, "абвгдежзиіїєклмнопрстуфхцчшщьюя"],
  [/^\p{Script=Arabic}+$/u, "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"],
  [/^\p{Script=Hebrew}+$/u, "אבגדהוזחטיכלמנסעפצקרשת"],
];

function alphabetOf(word: string): string {
  return ALPHABETS.find(([script]) => script.test(word))?.[1] ?? "";
}

/** A word without what is joined to it. */
function bare(word: string): string {
  const prefix = PREFIXES.find((one) => word.startsWith(one) && word.length - one.length >= 3);
  return prefix === undefined ? word : word.slice(prefix.length);
}

/** The longer first. Folded: the Arabic article and conjunctions, the Hebrew ones. */
const PREFIXES = [
  "وبال",
  "بال",
  "وال",
  "فال",
  "كال",
  "ولل",
  "لل",
  "ال",
  "و",
  "ب",
  "ל",
  "וה",
  "וב",
  "שב",
  "ה",
  "ו",
  "ב",
  "מ",
];
