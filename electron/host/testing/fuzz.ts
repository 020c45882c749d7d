/** Random cases, each decided by its seed alone, for `npm run fuzz` and fewer of them for the tests. */

/** `rejected`: refused, as a value; `valid`: a value that holds together. */
export type Verdict = "rejected" | "valid";

/** One reader of what comes from outside, with the messages that it is to survive. */
export type FuzzTarget = {
  readonly name: string;
  /** The contract it belongs to: `npm run fuzz -- ordering` runs all of its targets. */
  readonly contract: string;
  /** Makes the case of this seed and has it read; throws if the reader does, or where what it read is wrong. */
  check(seed: number): Verdict;
};

export type Crash = { readonly seed: number; readonly error: string };
export type FuzzReport = {
  readonly runs: number;
  readonly rejected: number;
  readonly valid: number;
  readonly crashes: readonly Crash[];
  /** The slowest case, making its message included; in time of this thread, not of a busy machine. */
  readonly slowestMs: number;
  readonly slowestSeed: number;
};

/** How many cases of a target the tests try. */
export const CASES_IN_TESTS = 2_000;
/** No case may take longer; the slowest ones, of 200 kB and read several times, take a third of a second. */
export const MOST_MS_PER_CASE = 2_000;

/** Seeds of the tests' cases: others with KIOSK_TEST_SEED. */
export function firstTestSeed(): number {
  return Number(process.env.KIOSK_TEST_SEED ?? 1) * 1_000_000;
}

/** Runs the cases of `runs` seeds from `firstSeed` on; `before` hears of each. */
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

/** What this thread has worked, in milliseconds. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
