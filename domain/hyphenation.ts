/** Where long words may be divided at the end of a line (decision 0172). Menu texts themselves have no soft hyphens. */
import { primarySubtag } from "./localized-text.ts";

/** Of the scripts that divide words with a hyphen: Latin, Greek, Cyrillic, and the marks on them. As ranges it is four times as fast. */
const LETTERS = "A-Za-zÀ-ÖØ-öø-ʯ\\u0300-\\u03ff\\u0400-\\u052f\\u1e00-\\u1fff";

/** A word that may be wider than its place, if only by the largest text on the narrowest tab. */
export const LONG_WORD = new RegExp(`(?<![${LETTERS}])[${LETTERS}]{8,}`, "g");

/** Between the pieces of a divided word; long words have no such character. */
export const HYPHEN = "-";

/** The longest piece of a word, in letters, that fits everywhere with a hyphen. */
const MOST_LETTERS = 8;

const SPACES = /(\s+)/u;
const LETTER = /[^\p{M}]\p{M}*/gu;
/** Scripts from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Words of one language, as they are written, and where they may be divided: `accompagnements` → `accom-pa-gne-ments`. */
export type DividedWords = Readonly<Record<string, string>>;

/** Long words of a menu by language. A word that is not in it has no pattern. */
export type Hyphenation = Readonly<Record<string, DividedWords>>;

/** The words of a language, then those of the languages that replace it. */
export function dividedWordsIn(
  hyphenation: Hyphenation | undefined,
  locales: readonly string[],
): readonly DividedWords[] {
  const languages = locales.flatMap((locale) => [locale, primarySubtag(locale)]);
  return [...new Set(languages)]
    .map((language) => hyphenation?.[language])
    .filter((words) => words !== undefined);
}

/** A part of a text: as it is, or a word with what is around it, in pieces. */
export type TextPart = string | readonly string[];

/** The parts of a text; a text without long words is one part. Together they are the text. */
export function dividedText(text: string, known: readonly DividedWords[]): readonly TextPart[] {
  if (text.search(LONG_WORD) < 0) return [text];
  return text.split(SPACES).map((token) => {
    const pieces = token
      .replaceAll(LONG_WORD, (word) => divided(word, known).join(BETWEEN))
      .split(BETWEEN);
    return pieces.length > 1 ? pieces : token;
  });
}

/** Not in any text: it is not a character of Unicode. */
const BETWEEN = "\uffff";

function divided(word: string, known: readonly DividedWords[]): string[] {
  const found = known.find((words) => Object.hasOwn(words, word))?.[word] ?? word;
  return found.split(HYPHEN).flatMap(inEvenPieces);
}

/** A piece that is too long for some places is divided by its length. */
function inEvenPieces(piece: string): string[] {
  const letters = piece.match(LETTER) ?? [piece];
  const count = Math.ceil(letters.length / MOST_LETTERS);
  const size = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * size, (index + 1) * size).join(""),
  );
}

/** Whether a text has letters that are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}
