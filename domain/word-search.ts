/** Finds entries by words of a search: products of a menu, countries of phone numbers. */
import { foldText, searchedWords } from "./folded-text.ts";

/** Texts by which an entry is found, folded (see `foldText`). */
export type SearchTexts = {
  /** Its name in the visit's language. */
  readonly name: string;
  /** Other texts, the more significant first. Empty if there are none. */
  readonly others: readonly string[];
  /** All of these, to skip entries quickly that have none of the words. */
  readonly all: string;
};

/** Builds the texts of an entry from folded ones. */
export function searchTexts(name: string, others: readonly string[]): SearchTexts {
  return { name, others, all: [name, ...others].join("\n") };
}

/**
 * The entries in which every word of `typed` is found, as the beginning of a word or within one: first those whose name
 * begins with all of it, then by name, with matches at the beginning of a word first; else in their own order. An empty
 * search finds nothing.
 */
export function findByWords<Entry extends SearchTexts>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const words = searchedWords(typed);
  const whole = foldText(typed);
  if (words.length === 0) return [];
  const byRank: Entry[][] = [];
  for (const entry of entries) {
    if (!words.every((word) => entry.all.includes(word))) continue;
    const rank = entry.name.startsWith(whole)
      ? 0
      : 1 + Math.max(...words.map((word) => rankOf(word, entry)));
    const alike = byRank[rank];
    if (alike) alike.push(entry);
    else byRank[rank] = [entry];
  }
  return byRank.flat();
}

/** The rank of a match; lower is better. */
function rankOf(word: string, { name, others }: SearchTexts): number {
  if (!name.includes(word)) {
    const place = others.findIndex((text) => text.includes(word));
    return 3 + 2 * place + (hasWordFrom(others[place] ?? "", word) ? 0 : 1);
  }
  if (name.startsWith(word)) return 0;
  return hasWordFrom(name, word) ? 1 : 2;
}

/** Whether a word of a text, which may have several lines, begins with this. */
function hasWordFrom(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`) || text.includes(`\n${word}`);
}
