/**
 * Chinese characters by the Latin letters of their pinyin, and back. The table has some 6,700 characters of GB 2312 and is
 * fetched only where somebody reads or writes Chinese (`usePinyin`).
 */
import chinese from "simple-keyboard-layouts/build/layouts/chinese";

const HAN = /\p{Script=Han}/u;
const LONGEST_SYLLABLE = 6;

/** The package's types leave its candidates out. */
const table: typeof chinese & { readonly layoutCandidates?: Readonly<Record<string, string>> } =
  chinese;

/** Characters of a syllable, the usual ones first. */
const characters = new Map(
  Object.entries(table.layoutCandidates ?? {}).map(([syllable, line]) => [
    syllable,
    line.split(" "),
  ]),
);

export type Candidates = {
  /** The letters that a chosen character replaces: the first of what was typed. */
  readonly letters: string;
  readonly characters: readonly string[];
};

/** What letters may stand for: the longest syllable with which they begin, else every syllable that begins with them. */
export function candidatesFor(typed: string): Candidates {
  for (let length = LONGEST_SYLLABLE; length > 0; length -= 1) {
    const letters = typed.slice(0, length);
    const found = characters.get(letters);
    if (found && letters.length === length) return { letters, characters: found };
  }
  const begun = [...characters].filter(([syllable]) => syllable.startsWith(typed));
  return { letters: typed, characters: begun.flatMap(([, found]) => found.slice(0, 3)) };
}

let syllables: ReadonlyMap<string, string> | null = null;

/** Each character's syllable; of several the one among whose characters it is the most usual. */
function syllableOf(character: string): string | null {
  if (syllables === null) {
    const ranked = [...characters].flatMap(([syllable, found]) =>
      found.map((one, rank) => ({ one, syllable, rank })),
    );
    // Later entries win: the most usual come last.
    ranked.sort((left, right) => right.rank - left.rank);
    syllables = new Map(ranked.map(({ one, syllable }) => [one, syllable]));
  }
  return syllables.get(character) ?? null;
}

/** A Chinese text in Latin letters, as it is typed in full and by initials: "gongbaojiding gbjd". Empty for any other text. */
export function spellPinyin(text: string): string {
  if (!HAN.test(text)) return "";
  const parts = [...text].map((letter) => syllableOf(letter) ?? (HAN.test(letter) ? "" : letter));
  return `${parts.join("")} ${parts.map((part) => part[0] ?? "").join("")}`;
}

/** The letters at the end of a text that are not yet a character. */
export function composedLetters(text: string): string {
  let start = text.length;
  while (start > 0 && /[a-z]/.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start);
}
