/** How many tests passed, and which failed, from the reports of Vitest and Playwright. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/**
 * Numbers of passed and failed tests, and the names of failed ones (fewer if a file failed as a whole), each followed by
 * the beginning of its error.
 */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
};

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  file: z.string(),
  line: z.int(),
  title: z.string(),
  ok: z.boolean(),
  tests: z
    .array(
      z.object({
        status: z.string(),
        results: z.array(
          z.object({ errors: z.array(z.object({ message: z.string().default("") })) }),
        ),
      }),
    )
    .default([]),
});

type PlaywrightSuite = {
  specs: z.infer<typeof playwrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
});

/** Counts of Vitest's JSON report; null if there is no readable one. */
export function vitestCounts(file: string): Counts | null {
  const report = vitestReport.safeParse(readJson(file)).data;
  if (report === undefined) return null;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [withReason(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      withReason(`${name} › ${fullName}`, failureMessages?.[0]),
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function playwrightCounts(file: string): Counts | null {
  const report = playwrightReport.safeParse(readJson(file)).data;
  if (report === undefined) return null;
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    failures: report.suites.flatMap(failuresOf),
  };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(
    ({ ok, tests }) => !ok || tests.some(({ status }) => status === "flaky"),
  );
  return [
    ...own.map(({ file, line, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return withReason(`${file}:${line} › ${title}`, error?.message);
    }),
    ...suites.flatMap(failuresOf),
  ];
}

const REASON_LINES = 12;
const LONGEST_LINE = 240;

/** A machine that runs the tests for others may keep only what is printed at the end. */
function withReason(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line.slice(0, LONGEST_LINE)}`)].join("\n");
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** A step of `npm test`: its name, its exit code, and its counts if it runs tests (null: no report). */
export type Step = {
  readonly name: string;
  readonly code: number;
  readonly counts?: Counts | null;
};

/** The sum; a step that failed without a failed test (it crashed, or found none) counts as one failure, by its name. */
export function total(steps: readonly Step[]): Counts {
  const sums = steps.map(({ name, code, counts }): Counts => {
    const { passed, failed, failures } = counts ?? { passed: 0, failed: 0, failures: [] };
    if (failed > 0 || (code === 0 && counts !== null)) return { passed, failed, failures };
    return {
      passed,
      failed: 1,
      failures: failures.length > 0 ? failures : [`${name} ended with ${code}`],
    };
  });
  return {
    passed: sums.reduce((sum, { passed }) => sum + passed, 0),
    failed: sums.reduce((sum, { failed }) => sum + failed, 0),
    failures: sums.flatMap(({ failures }) => failures),
  };
}
