/** Tests of one file, run by their titles in a copy of the project. */
import { stripVTControlCharacters } from "node:util";
import { capture, type Finished, packageCommand } from "../running/processes.ts";

const TIMEOUT_MS = 600_000;
/** For one unit test: a machine that is busy must not fail it by its time, which would look like a change noticed. */
const TEST_TIMEOUT_MS = 120_000;

/**
 * "broken": the run failed, but not by a test: the code did not load, the page could not be built, no test has the
 * title, or a test used a name that does not exist.
 */
export type Outcome = "passed" | "failed" | "broken";

/** From the summaries of Vitest ("Tests  1 failed | 2 passed (3)") and Playwright ("1 failed"). */
const TESTS_FAILED = /^(Tests {1,9})?\d{1,9} failed\b/;

export function outcomeOf({ code, output }: Finished): Outcome {
  if (code === 0) return "passed";
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim());
  const hasFailed = lines.some((line) => TESTS_FAILED.test(line));
  // The error of a test itself; one that an assertion quotes does not begin its line.
  const isUndefined = lines.some((line) => line.startsWith("ReferenceError: "));
  return hasFailed && !isUndefined ? "failed" : "broken";
}

export const isEndToEnd = (file: string): boolean => file.startsWith("e2e/");

/** Runs the tests of a file that have one of the titles, until one fails. */
export async function runTests(
  file: string,
  titles: readonly string[],
  cwd: string,
): Promise<Outcome> {
  const options = { cwd, timeoutMs: TIMEOUT_MS };
  const names = patternOf(titles);
  if (isEndToEnd(file)) {
    // Not Playwright itself: the page of the copy has to be built first.
    const suite = file.slice("e2e/".length, -".spec.ts".length);
    const switches = ["--reporter=line", "--workers=1", "--retries=0", "-x", `--grep=${names}`];
    return outcomeOf(await capture("scripts/e2e.ts", [suite, ...switches], options));
  }
  const project = file.includes(".browser.test.") ? "browser" : "!browser";
  const times = [`--testTimeout=${TEST_TIMEOUT_MS}`, `--hookTimeout=${TEST_TIMEOUT_MS}`];
  const switches = [`--project=${project}`, "--bail=1", "--maxWorkers=1", ...times];
  const vitest = ["run", file, ...switches, "--testNamePattern", names];
  return outcomeOf(await capture(packageCommand("vitest", "vitest"), vitest, options));
}

/** What a test with several cases fills in: `%s`, `$name`, and parts of a template. */
export const FILLED_IN = /%[sdifjop]|\$\{[^{}]{0,80}\}|\$[\w.]{1,80}/g;

/**
 * Matches full names (of the groups, then of the test) that have one of these titles, not just one that begins like it;
 * what is filled in may be anything.
 */
export function patternOf(titles: readonly string[]): string {
  const patterns = titles.map((title) =>
    title
      .split(FILLED_IN)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );
  return `(^| )(${patterns.join("|")})( |$)`;
}
