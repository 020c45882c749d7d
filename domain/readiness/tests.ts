/** Tests of each part of the hardware by a person, and what they say of the kiosk. Pure. */

/** In the order in which they are tested and shown. */
export const HARDWARE_PARTS = [
  "touchscreen",
  "camera",
  "scanner",
  "printer",
  "sound",
  "keypad",
  "headphones",
  "disk",
  "temperature",
  "memory",
  "clock",
  "network",
] as const;
export type HardwarePart = (typeof HARDWARE_PARTS)[number];

/** `absent`: the kiosk has none. */
export const TEST_VERDICTS = ["passed", "failed", "absent"] as const;
export type TestVerdict = (typeof TEST_VERDICTS)[number];

export type HardwareTest = {
  readonly part: HardwarePart;
  readonly verdict: TestVerdict;
  /** Empty for none. */
  readonly note: string;
  /** Who has confirmed it. */
  readonly tester: string;
  /** UTC milliseconds. */
  readonly at: number;
};

export const LONGEST_NAME = 40;
export const LONGEST_NOTE = 120;
/** Of one part: enough to see whether it fails again and again. */
export const MOST_TESTS_OF_A_PART = 10;
/** Names from which staff choose. */
const MOST_NAMES = 6;
/** A quarter of a year: what wears out does so over months. */
export const OLD_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** The tests with another one, the latest first, and of each part no more than are stored. */
export function withTest(
  tests: readonly HardwareTest[],
  test: HardwareTest,
): readonly HardwareTest[] {
  const all = [test, ...tests];
  return all.filter(
    (one, index) =>
      all.slice(0, index).filter(({ part }) => part === one.part).length < MOST_TESTS_OF_A_PART,
  );
}

export function latestTest(
  tests: readonly HardwareTest[],
  part: HardwarePart,
): HardwareTest | null {
  return tests.find((test) => test.part === part) ?? null;
}

/** Who has tested lately, the latest first. */
export function testersOf(tests: readonly HardwareTest[]): readonly string[] {
  return [...new Set(tests.map(({ tester }) => tester))].slice(0, MOST_NAMES);
}

/** Whole days since a test; a clock that was set back meanwhile makes none of it negative. */
export function ageInDays({ at }: HardwareTest, now: number): number {
  return Math.max(0, Math.floor((now - at) / DAY_MS));
}

export function isOld(test: HardwareTest, now: number): boolean {
  return ageInDays(test, now) >= OLD_DAYS;
}

/** What the latest test of each part says, with the parts in their order. */
export type Readiness = {
  readonly failed: readonly HardwarePart[];
  readonly old: readonly HardwarePart[];
  readonly untested: readonly HardwarePart[];
  /** All parts were tested, none failed, and no test is old. */
  readonly isReady: boolean;
};

/** `now` in UTC milliseconds. */
export function readinessOf(tests: readonly HardwareTest[], now: number): Readiness {
  const where = (holds: (test: HardwareTest | null) => boolean) =>
    HARDWARE_PARTS.filter((part) => holds(latestTest(tests, part)));
  const failed = where((test) => test?.verdict === "failed");
  const old = where((test) => test !== null && test.verdict !== "failed" && isOld(test, now));
  const untested = where((test) => test === null);
  return { failed, old, untested, isReady: failed.length + old.length + untested.length === 0 };
}
