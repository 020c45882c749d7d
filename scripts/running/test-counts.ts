/** How many tests passed, and which failed, from the reports of Vitest and Playwright. */
import { readFileSync } from "node:fs";
import { z } from "zod";

/** Numbers of passed and failed tests, and the names of failed ones (fewer if a file failed as a whole). */
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
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type PlaywrightSuite = {
  specs: { file: string; line: number; title: string; ok: boolean }[];
  suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(z.object({ file: z.string(), line: z.int(), title: z.string(), ok: z.boolean() })),
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
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [name] : [];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
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
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(failuresOf),
  ];
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
