import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Row, readRows } from "../docs/testing/cited-tests.ts";
import { root } from "../running/processes.ts";
import { SPOILT_ROWS } from "./contracts/all.ts";
import type { SpoiltRow } from "./contracts/spoilt-row.ts";
import { inParallel } from "./in-parallel.ts";
import { isEndToEnd, runTests } from "./run-tests.ts";
import { changed, type Workspace } from "./workspace.ts";

/**
 * "killed": a named test fails with the change, and passed without it. "invalid": the change is no code that could be
 * shipped. "unproven": a test of a file that the row names fails without the change too. "left-out": the unit tests
 * notice nothing, and the end-to-end tests were not run.
 */
type Result = "killed" | "survived" | "invalid" | "unproven" | "left-out";
type Case = { readonly row: Row; readonly spoilt: SpoiltRow };

/**
 * Spoils what each row of docs/contracts.md says whose line has `text`, and runs the tests that the row names: its unit
 * tests, then, if they notice nothing, its end-to-end tests. Prints a line each and a summary; returns whether every
 * row has its change, and each change was noticed.
 */
export async function findInContracts(text: string, withEndToEnd: boolean): Promise<boolean> {
  const { cases, problems } = casesWith(text);
  const results = await examine(cases, false);
  const open = cases.filter(
    (one) => results.get(one) === "survived" && citedBy(one, true).length > 0,
  );
  const inEndToEnd = withEndToEnd ? await examine(open, true) : leftOut(open);
  for (const [one, result] of inEndToEnd) results.set(one, result);
  for (const problem of problems) console.log(problem);
  const count = (wanted: Result) => [...results.values()].filter((one) => one === wanted).length;
  const summary = {
    rows: cases.length,
    killed: count("killed"),
    survived: count("survived"),
    invalid: count("invalid"),
    unproven: count("unproven"),
    leftOut: count("left-out"),
    without: problems.length,
  };
  console.log(JSON.stringify(summary));
  return summary.killed === summary.rows && problems.length === 0;
}

const leftOut = (cases: readonly Case[]) =>
  new Map(cases.map((one): [Case, Result] => [one, "left-out"]));

/** The rows that have `text` with their changes, and what is wrong with the list of changes. */
function casesWith(text: string): { cases: Case[]; problems: string[] } {
  const sections = readFileSync(join(root, "docs/contracts.md"), "utf8").split(/^## /m);
  const cases: Case[] = [];
  const problems: string[] = [];
  for (const [name, changes] of Object.entries(SPOILT_ROWS)) {
    const section = sections.find((found) => found.startsWith(name)) ?? "";
    for (const row of readRows(section).filter(({ line }) => line.includes(text))) {
      const spoilt = changes.filter(({ line }) => row.line.startsWith(line));
      for (const one of spoilt) {
        // Throws if the change does not fit: now, not after an hour of tests.
        changed(readFileSync(join(root, one.change.file), "utf8"), one.change);
        cases.push({ row, spoilt: one });
      }
      if (spoilt.length !== 1) problems.push(`${spoilt.length} changes for ${row.line}`);
    }
  }
  return { cases, problems };
}

async function examine(cases: readonly Case[], endToEnd: boolean): Promise<Map<Case, Result>> {
  // End-to-end tests start services and browsers: one at a time is as fast.
  const besideEachOther = endToEnd ? 1 : 2;
  const failing = await failingUnchanged(cases, endToEnd, besideEachOther);
  const results = new Map<Case, Result>();
  const examineOne = async (one: Case, workspace: Workspace) => {
    const result = await resultOf(one, endToEnd, failing, workspace);
    results.set(one, result);
    const tests = endToEnd ? "end-to-end tests" : "unit tests      ";
    console.log(`${tests}  ${result.toUpperCase().padEnd(8)}  ${one.row.line}`);
  };
  await inParallel(cases, examineOne, besideEachOther);
  return results;
}

const citedBy = ({ row }: Case, endToEnd: boolean) =>
  row.shown.filter(({ file }) => isEndToEnd(file) === endToEnd);

/** The files of which a named test fails without a change, so that its failure with one shows nothing. */
async function failingUnchanged(
  cases: readonly Case[],
  endToEnd: boolean,
  besideEachOther: number,
): Promise<Set<string>> {
  const titlesOf = new Map<string, Set<string>>();
  for (const { file, titles } of cases.flatMap((one) => citedBy(one, endToEnd))) {
    titlesOf.set(file, new Set([...(titlesOf.get(file) ?? []), ...titles]));
  }
  const failing = new Set<string>();
  const run = async ([file, titles]: [string, Set<string>], { folder }: Workspace) => {
    const outcome = await runTests(file, [...titles], folder);
    if (outcome === "passed") return;
    failing.add(file);
    console.log(`FAILS WITHOUT A CHANGE (${outcome})  ${file}`);
  };
  await inParallel([...titlesOf], run, besideEachOther);
  return failing;
}

/** Runs the tests that a row names, file by file, until one fails. */
async function resultOf(
  one: Case,
  endToEnd: boolean,
  failing: ReadonlySet<string>,
  workspace: Workspace,
): Promise<Result> {
  const cited = citedBy(one, endToEnd);
  if (cited.some(({ file }) => failing.has(file))) return "unproven";
  for (const { file, titles } of cited) {
    const run = () => runTests(file, titles, workspace.folder);
    const outcome = await workspace.with([one.spoilt.change], run);
    if (outcome === "broken") return "invalid";
    // Without the others of its file, a test may fail whatever the change is.
    if (outcome === "failed") return (await run()) === "passed" ? "killed" : "unproven";
  }
  return "survived";
}
