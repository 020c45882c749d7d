/** Copies of the project in which one rule after the other is spoilt. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../running/processes.ts";

/** A change to one file, relative to the project's root: `from` is in it exactly once. */
export type Change = { readonly file: string; readonly from: string; readonly to: string };

const NOT_COPIED = new Set([".git", "node_modules", "dist", "data", "test-results"]);

/** The changed text; throws if `from` is not in it exactly once, or the change has no effect. */
export function changed(text: string, { file, from, to }: Change): string {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`${file} has this ${times} times: ${from}`);
  if (from === to) throw new Error(`${file}: this changes nothing: ${to}`);
  // As a function: in a text "$&" would have a meaning.
  return text.replace(from, () => to);
}

/** Caches of bundled packages, written by the tests: two copies that shared one would run into each other. */
const CACHES = new Set([".vite", ".vite-temp", ".vitest-cache"]);

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!CACHES.has(name)) symlinkSync(join(from, name), join(to, name));
  }
}

/** A copy of the project in a temporary folder; packages are shared with the original. */
export class Workspace {
  readonly folder = mkdtempSync(join(tmpdir(), "kiosk-mutants-"));

  constructor() {
    const filter = (path: string) => !NOT_COPIED.has(basename(path));
    cpSync(root, this.folder, { recursive: true, filter });
    linkPackages(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Works while the files are changed, and restores them afterwards. */
  async with<Result>(changes: readonly Change[], work: () => Promise<Result>): Promise<Result> {
    const before = new Map<string, string>();
    try {
      for (const change of changes) {
        const path = join(this.folder, change.file);
        const text = readFileSync(path, "utf8");
        if (!before.has(path)) before.set(path, text);
        writeFileSync(path, changed(text, change));
      }
      return await work();
    } finally {
      for (const [path, text] of before) writeFileSync(path, text);
    }
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
