/**
 * `npm run pictures`: draws every picture of pictures/ into its file, and an index page of the library to look at,
 * dist/pictures/index.html.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawnFiles } from "../pictures/files.ts";
import { indexPage } from "../pictures/index-page.ts";
import { root } from "./running/processes.ts";

const INDEX = "dist/pictures/index.html";

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const files = drawnFiles();
for (const { path, svg } of files) write(path, svg);
write(INDEX, indexPage("../../pictures/library"));
console.log(`${files.length} pictures drawn; to look at: ${INDEX}`);
