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

let readings: ReadonlyMap<string, readonly string[]> | null = null;

/** Each character's syllables, the ones among whose characters it is the most usual first: 大 is "da", "dai" and "tai". */
function readingsOf(character: string): readonly string[] {
  if (readings === null) {
    const ranked = [...characters].flatMap(([syllable, found]) =>
      found.map((one, rank) => ({ one, syllable, rank })),
    );
    const byCharacter = new Map<string, string[]>();
    for (const { one, syllable } of ranked.sort((left, right) => left.rank - right.rank)) {
      byCharacter.set(one, [...(byCharacter.get(one) ?? []), syllable]);
    }
    readings = byCharacter;
  }
  return readings.get(character) ?? [];
}

/** More spellings of one name would only make the search slower: the least usual readings of its last characters are left out. */
const MOST_SPELLINGS = 64;

/**
 * A Chinese text in Latin letters, as it is typed in full and by initials: "gongbaojiding gbjd". In each reading of its
 * characters, since none of them is right in every word. Empty for any other text.
 */
export function spellPinyin(text: string): string {
  if (!HAN.test(text)) return "";
  const letters = [...text].map((letter) => {
    const found = readingsOf(letter);
    return found.length > 0 ? found : [HAN.test(letter) ? "" : letter];
  });
  const initials = letters.map((found) => [...new Set(found.map((part) => part[0] ?? ""))]);
  return [...spellings(letters), ...spellings(initials)].join(" ");
}

/** Every way to put together one of each. */
function spellings(parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (begun, found) => {
      const usual = found.slice(0, Math.max(1, Math.floor(MOST_SPELLINGS / begun.length)));
      return begun.flatMap((text) => usual.map((part) => text + part));
    },
    [""],
  );
}

/** The letters at the end of a text that are not yet a character. */
export function composedLetters(text: string): string {
  let start = text.length;
  while (start > 0 && /[a-z]/.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start);
}
