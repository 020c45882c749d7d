import { readdirSync } from "node:fs";
import { parse } from "node:path";

/** Where the page asks for menu pictures, relative to its own address. */
export const PICTURES_PATH = "media/pictures/";

const PICTURE_TYPES = new Set([".svg", ".png", ".jpg", ".jpeg", ".webp"]);

/** The pictures of a folder by product id: files are named by it (design §7). Empty without a folder. */
export function readMenuPictures(folder: string | null): Readonly<Record<string, string>> {
  if (folder === null) return {};
  const urls = readdirSync(folder).flatMap((file) => {
    const { name, ext } = parse(file);
    if (!PICTURE_TYPES.has(ext.toLowerCase())) return [];
    return [[name, `${PICTURES_PATH}${encodeURIComponent(file)}`] as const];
  });
  return Object.fromEntries(urls);
}
