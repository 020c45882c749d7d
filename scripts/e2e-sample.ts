/**
 * Which end-to-end tests `npm test` runs: the whole journeys always, a seeded share of the suites that repeat a promise
 * over languages, screens and faults. `npm run test:all` runs every one.
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";

/** Journeys of an order, that the checker of screens can fail, and what else no sample may leave out. */
const ALWAYS = ["access-checker", "keyboard", "order", "reload", "start"];
/** One test of so many of the other suites. */
const ONE_OF = 4;

/** A line of Playwright's own list: `  [project] › FILE:LINE:COLUMN › TITLE › …`. */
const LISTED = /^\s+\[[^\]]+\] › (\S+)\.spec\.ts:\d+:\d+ › (.+)$/;

/** The lines of a Playwright list that belong to the sample of a seed. */
export function sampleOf(list: string, seed: string): string[] {
  return list.split("\n").flatMap((line) => {
    const [, file, title] = LISTED.exec(line) ?? [];
    if (file === undefined || title === undefined) return [];
    const isIn = ALWAYS.includes(basename(file)) || isDrawn(`${seed} ${file} ${title}`);
    return isIn ? [line.trim().replace(/:\d+:\d+ ›/, " ›")] : [];
  });
}

function isDrawn(text: string): boolean {
  return createHash("sha256").update(text).digest().readUInt32BE() % ONE_OF === 0;
}
