/** Random cases, each determined by its seed alone, for `npm run fuzz`, and a smaller number for the tests. */

/** `rejected`: refused, as a value; `valid`: a consistent value. */
export type Verdict = "rejected" | "valid";

/** A reader of external messages, and the mutated messages that it has to survive. */
export type FuzzTarget = {
  readonly name: string;
  /** The contract it belongs to: `npm run fuzz -- ordering` runs all of its targets. */
  readonly contract: string;
  /** Makes the case of this seed and reads it; throws if the reader does, or if its result is inconsistent. */
  check(seed: number): Verdict;
};

export type Crash = { readonly seed: number; readonly error: string };
export type FuzzReport = {
  readonly runs: number;
  readonly rejected: number;
  readonly valid: number;
  readonly crashes: readonly Crash[];
  /** The slowest case, including making its message; CPU time of this thread, independent of a busy machine. */
  readonly slowestMs: number;
  readonly slowestSeed: number;
};

/** How many cases of each target the tests run. */
export const CASES_IN_TESTS = 2_000;
/** No case may take longer; the slowest ones, of 200 kB and read several times, take a third of a second. */
export const MOST_MS_PER_CASE = 2_000;

/** First seed of the tests' cases; KIOSK_TEST_SEED sets another. */
export function firstTestSeed(): number {
  return Number(process.env.KIOSK_TEST_SEED ?? 1) * 1_000_000;
}

/** Runs the cases of `runs` seeds from `firstSeed` on; `before` is called for each. */
export function fuzz(
  target: FuzzTarget,
  {
    runs,
    firstSeed,
    before = () => {},
  }: { readonly runs: number; readonly firstSeed: number; before?(seed: number): void },
): FuzzReport {
  const verdicts = { rejected: 0, valid: 0 };
  const crashes: Crash[] = [];
  let slowest = { ms: 0, seed: firstSeed };
  for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
    before(seed);
    const startedAt = threadMs();
    try {
      verdicts[target.check(seed)] += 1;
    } catch (error) {
      crashes.push({ seed, error: error instanceof Error ? (error.stack ?? "") : String(error) });
    }
    const ms = threadMs() - startedAt;
    if (ms > slowest.ms) slowest = { ms, seed };
  }
  return { runs, ...verdicts, crashes, slowestMs: slowest.ms, slowestSeed: slowest.seed };
}

/** CPU time of this thread, in milliseconds. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
