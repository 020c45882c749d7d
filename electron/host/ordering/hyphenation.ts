/** Finds where the long words of a menu may be divided, by the patterns of their language (decision 0172). */
import createHyphenator, { type PatternsDefinition } from "hyphen";
import { HYPHEN, type Hyphenation, LONG_WORD } from "../../../domain/hyphenation.ts";
import { type LocalizedText, primarySubtag } from "../../../domain/localized-text.ts";
import type { Category, Menu } from "../../../domain/menu.ts";

/** Divides a word by hyphens. */
type Hyphenator = (word: string) => string;

/** The patterns of the kiosk's languages that divide words, each loaded when a menu needs it. */
const PATTERNS = new Map<string, () => Promise<{ default: PatternsDefinition }>>([
  ["de", () => import("hyphen/patterns/de-1996.js")],
  ["en", () => import("hyphen/patterns/en-us.js")],
  ["es", () => import("hyphen/patterns/es.js")],
  ["fr", () => import("hyphen/patterns/fr.js")],
  ["it", () => import("hyphen/patterns/it.js")],
  ["pl", () => import("hyphen/patterns/pl.js")],
  ["pt", () => import("hyphen/patterns/pt.js")],
  ["tr", () => import("hyphen/patterns/tr.js")],
  ["uk", () => import("hyphen/patterns/uk.js")],
]);

/** A longer run of letters is no word; the time that it takes grows with the square of its length. */
const MOST_LETTERS = 60;
/** A menu of 10,000 dishes has some thousands of different long words; each takes 20 µs. */
const MOST_WORDS = 50_000;
/** Fewer letters than these are not left alone in a line. */
const LEAST_LETTERS = 3;

const hyphenators = new Map<string, Hyphenator>();

/** Loads the patterns of these languages, and English. */
async function loadPatterns(locales: Iterable<string>): Promise<void> {
  for (const language of new Set(["en", ...locales].map(primarySubtag))) {
    const load = PATTERNS.get(language);
    if (!load || hyphenators.has(language)) continue;
    const { default: patterns } = await load();
    hyphenators.set(language, hyphenatorOf(patterns));
  }
}

function hyphenatorOf(patterns: PatternsDefinition): Hyphenator {
  const hyphenate = createHyphenator(patterns, { hyphenChar: HYPHEN });
  return (word) => {
    const divided = hyphenate(word);
    // It would be a promise only if that were asked for.
    return typeof divided === "string" ? divided : word;
  };
}

/** The long words of a menu's texts, divided. Latin words of a language without patterns are mostly names: as in English. */
export async function hyphenationOf(menu: Menu): Promise<Hyphenation> {
  const texts = textsByLanguage(menu);
  await loadPatterns(texts.keys());
  const found: Record<string, Record<string, string>> = Object.create(null);
  let room = MOST_WORDS;
  for (const [language, sentences] of texts) {
    const hyphenate = hyphenators.get(primarySubtag(language)) ?? hyphenators.get("en");
    if (!hyphenate) continue;
    const words = [...new Set(sentences.join(" ").match(LONG_WORD))].slice(0, room);
    room -= words.length;
    const divided = words
      .map((word) => [word, hyphenated(word, hyphenate)] as const)
      .filter(([word, pieces]) => word !== pieces);
    if (divided.length > 0) found[language] = Object.fromEntries(divided);
  }
  return found;
}

function hyphenated(word: string, hyphenate: Hyphenator): string {
  if (word.length > MOST_LETTERS) return word;
  const pieces = hyphenate(word).split(HYPHEN);
  while (pieces.length > 1 && isShort(pieces[0])) pieces.splice(0, 2, pieces.slice(0, 2).join(""));
  while (pieces.length > 1 && isShort(pieces.at(-1))) pieces.push(pieces.splice(-2).join(""));
  return pieces.join(HYPHEN);
}

function isShort(piece: string | undefined): boolean {
  return (piece ?? "").length < LEAST_LETTERS;
}

function textsByLanguage(menu: Menu): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const text of textsOf(menu)) {
    for (const language in text) {
      const known = texts.get(language);
      if (known) known.push(text[language] ?? "");
      else texts.set(language, [text[language] ?? ""]);
    }
  }
  return texts;
}

type Described = { readonly title: LocalizedText; readonly description?: LocalizedText };

function* textsOf({ categories, items, combos }: Menu): Generator<LocalizedText> {
  for (const category of categories) yield* categoryTexts(category);
  const groups = new Set(Object.values(items).flatMap(({ modifierGroups }) => modifierGroups));
  const modifiers = new Set([...groups].flatMap((group) => group.modifiers));
  const products = [...Object.values(items), ...Object.values(combos)];
  const steps = Object.values(combos).flatMap((combo) => combo.steps);
  for (const described of [...products, ...steps, ...groups, ...modifiers])
    yield* textsOfOne(described);
}

function* categoryTexts(category: Category): Generator<LocalizedText> {
  yield* textsOfOne(category);
  for (const subcategory of category.subcategories) yield* categoryTexts(subcategory);
}

function* textsOfOne({ title, description }: Described): Generator<LocalizedText> {
  yield title;
  if (description) yield description;
}
