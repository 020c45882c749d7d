import { join } from "node:path";
import { CATALOGUE, type PictureId } from "../../../pictures/catalogue.ts";
import { LIBRARY_DIR, LIBRARY_PATH } from "../shared/built-page.ts";

/** The picture library as the page sees it. */
export type ServedLibrary = {
  /** A picture's address, relative to the page's own. */
  urlOf(id: PictureId): string;
  /** Serves the pictures of the catalogue, and nothing else of their folder. */
  readonly mount: { readonly prefix: string; fileFor(name: string): string | null };
};

/** The library of pictures for dishes without one of their own, from its `folder`. */
export function servedLibrary(folder: string = LIBRARY_DIR): ServedLibrary {
  const names = new Set(
    Object.values(CATALOGUE).flatMap((group) => Object.keys(group).map((id) => `${id}.svg`)),
  );
  return {
    urlOf: (id) => `${LIBRARY_PATH}${id}.svg`,
    mount: {
      prefix: LIBRARY_PATH,
      fileFor: (name) => (names.has(name) ? join(folder, name) : null),
    },
  };
}
