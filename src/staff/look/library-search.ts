/** The library as staff search it. Pure. */
import { foldText } from "../../../domain/folded-text.ts";
import type { LibraryGroup } from "../../../electron/host/rpc/contract.ts";

type Search = {
  readonly typed: string;
  /** A group's name in staff's language. */
  readonly nameOf: (group: LibraryGroup["group"]) => string;
};

/** A word that is typed may have an ending if it begins with as many letters of a known one. */
const SHORTEST_STEM = 4;

/** The pictures that have each of the words, or whose groups have it in their names; all of them without a word. */
export function searchedGroups(
  library: readonly LibraryGroup[],
  { typed, nameOf }: Search,
): readonly LibraryGroup[] {
  const searched = foldText(typed).split(/\s+/).filter(Boolean);
  return library
    .map(({ group, pictures }) => {
      const name = foldText(nameOf(group));
      const isFound = (words: readonly string[]) =>
        searched.every((one) => name.includes(one) || words.some((word) => says(word, one)));
      return { group, pictures: pictures.filter(({ words }) => isFound(words)) };
    })
    .filter(({ pictures }) => pictures.length > 0);
}

function says(word: string, searched: string): boolean {
  return word.includes(searched) || (word.length >= SHORTEST_STEM && searched.startsWith(word));
}
