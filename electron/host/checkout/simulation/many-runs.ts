import { Coverage } from "./coverage.ts";
import type { BuildHost } from "./host-parts.ts";
import { simulate } from "./run.ts";
import type { RunReport } from "./run-notes.ts";

/** Runs in parallel: while one waits for its promises, others go on. They share nothing. */
const RUNS_IN_PARALLEL = 64;
/** Of hosts with files of their own. */
const BUILT_IN_PARALLEL = 8;

/**
 * Runs `runs` seeds from `firstSeed` on. Returns what occurred, and the reports of those that broke a rule, by seed.
 */
export async function simulateMany(options: {
  readonly runs: number;
  readonly firstSeed: number;
  readonly noFaults?: boolean;
  /** Builds the simulated hosts; of quick doubles by default. */
  readonly buildHost?: BuildHost | undefined;
  /** Begins no further run once one has broken a rule. */
  readonly stopsAtFirst?: boolean;
  /** Called after each run, not in the order of their seeds. */
  readonly onReport?: (report: RunReport) => void;
}): Promise<{ readonly coverage: Coverage; readonly broken: readonly RunReport[] }> {
  const { runs, firstSeed, noFaults = false, buildHost, stopsAtFirst = false } = options;
  const coverage = new Coverage();
  const broken: RunReport[] = [];
  let next = firstSeed;
  const worker = async () => {
    while (next < firstSeed + runs && !(stopsAtFirst && broken.length > 0)) {
      const seed = next;
      next += 1;
      const report = await simulate(seed, { trace: false, noFaults, buildHost });
      options.onReport?.(report);
      coverage.add(report);
      if (report.violations.length > 0) broken.push(report);
    }
  };
  const parallel = Math.min(buildHost ? BUILT_IN_PARALLEL : RUNS_IN_PARALLEL, runs);
  await Promise.all(Array.from({ length: parallel }, worker));
  return { coverage, broken: broken.sort((left, right) => left.seed - right.seed) };
}
