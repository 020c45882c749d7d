import { join, resolve } from "node:path";

const isSource = import.meta.filename.endsWith(".ts");

/** Folder of the built pages: `dist/page` of the sources, or `page` beside the folder of the bundles. */
export const PAGE_DIR = resolve(import.meta.dirname, isSource ? "../../../dist/page" : "../page");

/** The picture library's address, relative to a page's own. */
export const LIBRARY_PATH = "media/library/";

/**
 * Folder of the picture library: that of the sources, or the copy of the build inside of the pages' folder, where every
 * program that serves pages has it at the same address.
 */
export const LIBRARY_DIR = isSource
  ? resolve(import.meta.dirname, "../../../pictures/library")
  : join(PAGE_DIR, LIBRARY_PATH);
