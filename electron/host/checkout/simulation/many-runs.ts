import { Coverage } from "./coverage.ts";
import { simulate } from "./run.ts";
import type { RunReport } from "./run-notes.ts";

/** Runs in parallel: while one waits for its promises, others go on. They share nothing. */
const BESIDE_EACH_OTHER = 64;

/**
 * Runs `runs` seeds from `firstSeed` on. Returns what occurred, and the reports of those that broke a rule, by seed.
 */
export async function simulateMany(options: {
  readonly runs: number;
  readonly firstSeed: number;
  readonly noFaults?: boolean;
  /** Begins no further run once one has broken a rule. */
  readonly stopsAtFirst?: boolean;
  /** Called after each run, not in the order of their seeds. */
  readonly onReport?: (report: RunReport) => void;
}): Promise<{ readonly coverage: Coverage; readonly broken: readonly RunReport[] }> {
  const { runs, firstSeed, noFaults = false, stopsAtFirst = false } = options;
  const coverage = new Coverage();
  const broken: RunReport[] = [];
  let next = firstSeed;
  const worker = async () => {
    while (next < firstSeed + runs && !(stopsAtFirst && broken.length > 0)) {
      const seed = next;
      next += 1;
      const report = await simulate(seed, { trace: false, noFaults });
      options.onReport?.(report);
      coverage.add(report);
      if (report.violations.length > 0) broken.push(report);
    }
  };
  await Promise.all(Array.from({ length: Math.min(BESIDE_EACH_OTHER, runs) }, worker));
  return { coverage, broken: broken.sort((left, right) => left.seed - right.seed) };
}
