/**
 * Which end-to-end tests `npm test` runs: the full journeys always, at least one test of every other family of suites
 * (`payment`, `payment-card`, `payment-leave` …), and beyond that a seeded draw up to a fixed size, so that its time does
 * not grow with the number of suites. `npm run test:all` runs every one.
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";

/** Full journeys of an order, the test of the screen checker, and others that every sample needs. */
const ALWAYS = ["access-checker", "order", "shell", "start"];
/** Number of tests in a sample, unless the journeys and one of each family exceed it. */
const SIZE = 44;

/** A line of Playwright's own list: `  [project] › FILE:LINE:COLUMN › TITLE › …`. */
const LISTED = /^\s+\[[^\]]+\] › (\S+)\.spec\.ts:\d+:\d+ › (.+)$/;

type Listed = { readonly suite: string; readonly line: string; readonly lot: number };

/** The lines of a Playwright list that belong to the sample of a seed, in the list's order. */
export function sampleOf(list: string, seed: string): string[] {
  const tests = list.split("\n").flatMap((line) => listed(line, seed));
  const sample = new Set(tests.filter(({ suite }) => ALWAYS.includes(suite)));
  const families = new Set<string>();
  const drawn = tests.filter((test) => !sample.has(test)).sort((a, b) => a.lot - b.lot);
  for (const test of drawn) {
    const family = familyOf(test.suite);
    if (!families.has(family)) sample.add(test);
    families.add(family);
  }
  for (const test of drawn) if (sample.size < SIZE) sample.add(test);
  return tests.filter((test) => sample.has(test)).map(({ line }) => line);
}

/** `payment` for `payment-card`: the suites that `npm run e2e -- payment` runs together. */
function familyOf(suite: string): string {
  return suite.split("-")[0] ?? suite;
}

function listed(line: string, seed: string): Listed[] {
  const [, file, title] = LISTED.exec(line) ?? [];
  if (file === undefined || title === undefined) return [];
  const lot = createHash("sha256").update(`${seed} ${file} ${title}`).digest().readUInt32BE();
  return [{ suite: basename(file), line: line.trim().replace(/:\d+:\d+ ›/, " ›"), lot }];
}
