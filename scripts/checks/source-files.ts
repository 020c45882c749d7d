/** Which files are the project's own sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A source file: `path` is relative to the root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

const SOURCE_FOLDERS = [
  "bench",
  "contracts",
  "domain",
  "e2e",
  "electron",
  "fleet",
  "pictures",
  "sandbox",
  "scripts",
];
const NOT_OURS = new Set(["node_modules", "dist", "data", "test-results", ".git"]);

/** Paths below `folder` (relative to `root`, forward slashes, sorted); none if it does not exist. */
export function listFiles(root: string, folder: string): string[] {
  const found: string[] = [];
  const visit = (relative: string): void => {
    for (const entry of readFolder(join(root, relative))) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!NOT_OURS.has(entry.name)) visit(path);
      } else found.push(path);
    }
  };
  visit(folder);
  return found.sort();
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Every TypeScript source of the project, its text read. */
export function readSources(root: string): SourceFile[] {
  return [...SOURCE_FOLDERS, "src"]
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** A test, or code that only tests use: a folder or file named `testing`, or a file named `test-…`. */
const TEST_CODE = /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/;

export function isTestCode(path: string): boolean {
  return TEST_CODE.test(path) || path.startsWith("e2e/");
}
