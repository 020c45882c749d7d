import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Row, readRows } from "../docs/testing/cited-tests.ts";
import { capture, type Finished, packageCommand, root } from "../running/processes.ts";
import { SPOILT_ROWS, type SpoiltRow } from "./contracts/all.ts";
import { inParallel } from "./in-parallel.ts";

const TIMEOUT_MS = 600_000;

/** "invalid": the change is no code that could be shipped. */
type Result = "killed" | "survived" | "invalid";
const INVALID = /Transform failed|SyntaxError|ReferenceError|Failed to load url/;

/**
 * Spoils what each row of docs/contracts.md says whose line has `text`, and runs the tests that the row names. Prints a
 * line for each survivor and a summary; returns whether there was none, and each row has its change.
 */
export async function findInContracts(text: string): Promise<boolean> {
  const page = readFileSync(join(root, "docs/contracts.md"), "utf8");
  const sections = page.split(/^## /m).slice(1);
  const problems: string[] = [];
  const cases = Object.entries(SPOILT_ROWS).flatMap(([name, spoilt]) => {
    const section = sections.find((found) => found.startsWith(name)) ?? "";
    const rows = readRows(section);
    problems.push(
      ...rows.filter((row) => changesOf(row, spoilt).length !== 1).map(nameless(spoilt)),
    );
    return rows.flatMap((row) => changesOf(row, spoilt).map((change) => ({ row, spoilt: change })));
  });
  const chosen = cases.filter(({ row }) => row.line.includes(text));
  const results = await inParallel(chosen, async ({ row, spoilt }, workspace) => {
    const result = await workspace.with([spoilt.change], () => resultOf(row, workspace.folder));
    if (result !== "killed") console.log(`${result.toUpperCase()} ${row.line}`);
    return result;
  });
  for (const problem of problems) console.log(problem);
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  const summary = {
    rows: results.length,
    killed: count("killed"),
    survived: count("survived") + count("invalid"),
    without: problems.length,
  };
  console.log(JSON.stringify(summary));
  return summary.survived === 0 && problems.length === 0;
}

const changesOf = ({ line }: Row, spoilt: readonly SpoiltRow[]): SpoiltRow[] =>
  spoilt.filter((change) => line.startsWith(change.line));

const nameless = (spoilt: readonly SpoiltRow[]) => (row: Row) =>
  `${changesOf(row, spoilt).length === 0 ? "no change for" : "several changes for"} ${row.line}`;

/** Runs the tests that a row names, file by file, until one fails. */
async function resultOf({ shown }: Row, folder: string): Promise<Result> {
  // The quick ones first.
  const files = shown.toSorted(
    (left, right) => Number(isEndToEnd(left.file)) - Number(isEndToEnd(right.file)),
  );
  for (const { file, titles } of files) {
    const { code, output } = await run(file, titles, folder);
    if (INVALID.test(output)) return "invalid";
    if (code !== 0) return "killed";
  }
  return "survived";
}

const isEndToEnd = (file: string): boolean => file.startsWith("e2e/");

function run(file: string, titles: readonly string[], cwd: string): Promise<Finished> {
  const options = { cwd, timeoutMs: TIMEOUT_MS };
  const names = titles.map(patternOf).join("|");
  if (isEndToEnd(file)) {
    const playwright = ["test", file, "--reporter=line", "--workers=1", "-x", "--grep", names];
    return capture(packageCommand("@playwright/test", "playwright"), playwright, options);
  }
  const vitest = ["run", file, "--bail=1", "--maxWorkers=1", "--testNamePattern", names];
  return capture(packageCommand("vitest", "vitest"), vitest, options);
}

/** The title as an expression; what a test with several cases fills in (`%s`, `$name`) may be anything. */
function patternOf(title: string): string {
  return title
    .split(/%[sdifjop]|\$\{[^{}]{0,80}\}|\$[\w.]{1,80}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
}
