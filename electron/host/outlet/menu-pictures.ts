import { readdirSync } from "node:fs";
import { extname, join, parse } from "node:path";
import { type DishPicture, type DishPictures, MIDDLE } from "../../../domain/look/dish-picture.ts";

/** The path of menu pictures, relative to the page's own address. */
const PICTURES_PATH = "media/pictures/";

const PICTURE_TYPES = new Set([".svg", ".png", ".jpg", ".jpeg", ".webp"]);

/** Pictures by product id, and the mount that serves these files alone, not their folder. */
export type MenuPictures = {
  readonly pictures: DishPictures;
  readonly mount: { readonly prefix: string; fileFor(name: string): string | null };
};

/**
 * The pictures of a folder, named by product ids (requirement V13); none without a folder. Throws if it cannot be read.
 */
export function readMenuPictures(folder: string | null): MenuPictures {
  const files = new Map(folder === null ? [] : picturesIn(folder));
  const pictures = [...files.keys()].map((file): [string, DishPicture] => {
    const url = `${PICTURES_PATH}${encodeURIComponent(file)}`;
    return [parse(file).name, pictureAt(url, extname(file).toLowerCase())];
  });
  return {
    pictures: Object.fromEntries(pictures),
    mount: { prefix: PICTURES_PATH, fileFor: (name) => files.get(name) ?? null },
  };
}

/** JPEG has no transparency: such a file is never a cut-out. */
function pictureAt(url: string, type: string): DishPicture {
  if (type !== ".jpg" && type !== ".jpeg") return { kind: "drawing", url };
  return { kind: "photo", small: url, large: url, focus: MIDDLE };
}

/** Names and paths. */
function picturesIn(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => PICTURE_TYPES.has(parse(file).ext.toLowerCase()))
    .map((file) => [file, join(folder, file)]);
}
