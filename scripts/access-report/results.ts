/** Outcomes of tests by file and title, from the reports of Vitest and Playwright. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { root } from "../running/processes.ts";
import type { Evidence } from "./claim.ts";

/** One run of one test. `groups`: the titles around its own; several cases share a title or differ in it. */
export type TestRun = {
  /** Relative to the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly groups: readonly string[];
  /** A skipped test is no run. */
  readonly passed: boolean;
  /** ISO day. */
  readonly date: string;
  /** The commit that was tested, with `-dirty` if files were changed; null if unknown. */
  readonly commit: string | null;
};

/** What the tests of a row say together: the worst of them. */
export type Outcome =
  | { readonly status: "passed" | "failed"; readonly date: string; readonly commit: string | null }
  | { readonly status: "not run" };

/** Beside Vitest's report: which commit it is about, and in which folder (Playwright's report names its own). */
export const RUN_FILE = "run.json";

const runFile = z.object({ commit: z.string().nullable(), root: z.string() });
export type RunFile = z.infer<typeof runFile>;

const vitestReport = z.object({
  startTime: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          ancestorTitles: z.array(z.string()),
          status: z.string(),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
});
type Suite = {
  title: string;
  specs: z.infer<typeof playwrightSpec>[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ metadata: z.object({ commit: z.string().nullish() }) }),
  stats: z.object({ startTime: z.string() }),
  suites: z.array(suite),
});

/** All runs in a folder of results; none if it has no reports. */
export function readRuns(folder: string): TestRun[] {
  const run = runFile.safeParse(readJson(join(folder, RUN_FILE))).data ?? { commit: null, root };
  return [
    ...vitestRuns(readJson(join(folder, "vitest.json")), run),
    ...playwrightRuns(readJson(join(folder, "playwright.json"))),
  ];
}

function vitestRuns(report: unknown, run: RunFile): TestRun[] {
  const { data } = vitestReport.safeParse(report);
  if (data === undefined) return [];
  const date = new Date(data.startTime).toISOString().slice(0, 10);
  return data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, ancestorTitles, status }) => {
        const file = relative(run.root, name);
        const passed = status === "passed";
        return { file, title, groups: ancestorTitles, passed, date, commit: run.commit };
      }),
  );
}

function playwrightRuns(report: unknown): TestRun[] {
  const { data } = playwrightReport.safeParse(report);
  if (data === undefined) return [];
  const date = data.stats.startTime.slice(0, 10);
  const commit = data.config.metadata.commit ?? null;
  const runsOf = ({ title, specs, suites = [] }: Suite, around: readonly string[]): TestRun[] => {
    const groups = [...around, title];
    return [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
        .map(({ file, title, ok, tests }) => {
          const passed = ok && tests.every(({ status }) => status === "expected");
          return { file: `e2e/${file}`, title, groups, passed, date, commit };
        }),
      ...suites.flatMap((inner) => runsOf(inner, groups)),
    ];
  };
  return data.suites.flatMap((file) => runsOf(file, []));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** The outcome of each piece of evidence: a pattern without any run is not run, one with a failed run has failed. */
export function outcomeOf({ file, title }: Evidence, runs: readonly TestRun[]): Outcome {
  const found = runs.filter(
    (run) => run.file === file && [run.title, ...run.groups].some((name) => fits(name, title)),
  );
  const decisive = found.find(({ passed }) => !passed) ?? found.at(-1);
  if (decisive === undefined) return { status: "not run" };
  const { passed, date, commit } = decisive;
  return { status: passed ? "passed" : "failed", date, commit };
}

/** Whether a title fits one with `*` for what a test fills in. */
export function fits(name: string, pattern: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return name === pattern;
  if (!name.startsWith(start)) return false;
  let from = start.length;
  for (const part of rest.slice(0, -1)) {
    const at = name.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  const end = rest.at(-1) ?? "";
  return name.length >= from + end.length && name.endsWith(end);
}
