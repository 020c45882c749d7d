/** The library as staff search it. Pure. */
import { foldText } from "../../../domain/folded-text.ts";
import type { LibraryGroup } from "../../../electron/host/rpc/contract.ts";

/** The pictures whose ids, or whose groups, have all of the words; all of them without a word. */
export function searchedGroups(
  library: readonly LibraryGroup[],
  typed: string,
): readonly LibraryGroup[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return library
    .map(({ group, pictures }) => ({
      group,
      pictures: pictures.filter(({ id }) => {
        const text = foldText(`${group} ${id}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ pictures }) => pictures.length > 0);
}
