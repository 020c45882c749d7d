/**
 * Converts pinyin to Chinese characters and back. The table has some 6,700 characters of GB 2312 and is loaded only for
 * a customer who reads or writes Chinese (`usePinyin`).
 */
import chinese from "simple-keyboard-layouts/build/layouts/chinese";

const HAN = /\p{Script=Han}/u;
const LONGEST_SYLLABLE = 6;

/** The package's types omit its candidates. */
const table: typeof chinese & { readonly layoutCandidates?: Readonly<Record<string, string>> } =
  chinese;

/** Characters of a syllable, the most common first. */
const characters = new Map(
  Object.entries(table.layoutCandidates ?? {}).map(([syllable, line]) => [
    syllable,
    line.split(" "),
  ]),
);

export type Candidates = {
  /** The letters that a chosen character replaces: the first ones typed. */
  readonly letters: string;
  readonly characters: readonly string[];
};

/**
 * Candidates for typed letters: of the longest syllable at their start, else of every syllable that begins with them.
 */
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

/** Each character's syllables, those for which it is most common first: 大 is "da", "dai" and "tai". */
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

/**
 * More spellings of one name would only slow the search down: the rarest readings of its last characters are omitted.
 */
const MOST_SPELLINGS = 64;

/**
 * A Chinese text in Latin letters, in full and by initials: "gongbaojiding gbjd". In each reading of its characters,
 * since none of them is right in every word. Empty for any other text.
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

/** The Cartesian product of the parts, concatenated. */
function spellings(parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (begun, found) => {
      const usual = found.slice(0, Math.max(1, Math.floor(MOST_SPELLINGS / begun.length)));
      return begun.flatMap((text) => usual.map((part) => text + part));
    },
    [""],
  );
}

/** The letters at the end of a text that are still being composed. */
export function composedLetters(text: string): string {
  let start = text.length;
  while (start > 0 && /[a-z]/.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start);
}
