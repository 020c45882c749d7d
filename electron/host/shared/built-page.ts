import { resolve } from "node:path";

const isSource = import.meta.filename.endsWith(".ts");

/** Folder of the built pages: `dist/page` of the sources, or `page` beside the folder of the bundles. */
export const PAGE_DIR = resolve(import.meta.dirname, isSource ? "../../../dist/page" : "../page");
