import { readdirSync } from "node:fs";
import { join, parse } from "node:path";

/** The path of menu pictures, relative to the page's own address. */
const PICTURES_PATH = "media/pictures/";

const PICTURE_TYPES = new Set([".svg", ".png", ".jpg", ".jpeg", ".webp"]);

/** Addresses by product id (`urls`), and the mount that serves these files alone, not their folder. */
export type MenuPictures = {
  readonly urls: Readonly<Record<string, string>>;
  readonly mount: { readonly prefix: string; fileFor(name: string): string | null };
};

/**
 * The pictures of a folder, named by product ids (requirement V13); none without a folder. Throws if it cannot be read.
 */
export function readMenuPictures(folder: string | null): MenuPictures {
  const files = new Map(folder === null ? [] : picturesIn(folder));
  const urls = [...files.keys()].map((file) => {
    return [parse(file).name, `${PICTURES_PATH}${encodeURIComponent(file)}`] as const;
  });
  return {
    urls: Object.fromEntries(urls),
    mount: { prefix: PICTURES_PATH, fileFor: (name) => files.get(name) ?? null },
  };
}

/** Names and paths. */
function picturesIn(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => PICTURE_TYPES.has(parse(file).ext.toLowerCase()))
    .map((file) => [file, join(folder, file)]);
}
