/** How many tests passed and failed, read from what Vitest and Playwright wrote. */
import { readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { readonly passed: number; readonly failed: number };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Counts of Vitest's JSON report; null where there is none that can be read. */
export function vitestCounts(file: string): Counts | null {
  const report = vitestReport.safeParse(readJson(file)).data;
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : null;
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function playwrightCounts(file: string): Counts | null {
  const stats = playwrightReport.safeParse(readJson(file)).data?.stats;
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : null;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** A step of `npm test`: its exit code, and its counts where it runs tests (null: no report). */
export type Step = { readonly code: number; readonly counts?: Counts | null };

/** The sum; a step that failed without a failed test (it crashed, it found none) counts as one failure. */
export function total(steps: readonly Step[]): Counts {
  const sums = steps.map(({ code, counts }) => {
    const passed = counts?.passed ?? 0;
    const failed = counts?.failed ?? 0;
    return { passed, failed: failed === 0 && (code !== 0 || counts === null) ? 1 : failed };
  });
  return {
    passed: sums.reduce((sum, { passed }) => sum + passed, 0),
    failed: sums.reduce((sum, { failed }) => sum + failed, 0),
  };
}
