import { expect, test } from "vitest";
import {
  ageInDays,
  HARDWARE_PARTS,
  type HardwareTest,
  latestTest,
  MOST_TESTS_OF_A_PART,
  OLD_DAYS,
  readinessOf,
  testersOf,
  withTest,
} from "./tests.ts";

const NOW = Date.UTC(2026, 10, 27);
const DAY_MS = 86_400_000;
const of = (change: Partial<HardwareTest>): HardwareTest => ({
  ...{ part: "camera", verdict: "passed", note: "", tester: "Anna", at: NOW },
  ...change,
});
const allOf = (change: Partial<HardwareTest>) =>
  HARDWARE_PARTS.map((part) => of({ part, ...change }));

test("the latest test of a part counts, and those of others stay", () => {
  const before = [of({ verdict: "failed", at: NOW - 1 }), of({ part: "sound" })];
  const tests = withTest(before, of({}));
  expect(latestTest(tests, "camera")?.verdict).toBe("passed");
  expect(latestTest(tests, "sound")).not.toBeNull();
  expect(latestTest(tests, "printer")).toBeNull();
});

test("however often a part is tested, a bounded number is stored, of the others nothing is lost", () => {
  let tests: readonly HardwareTest[] = [of({ part: "sound" })];
  for (let count = 0; count < 50; count += 1) tests = withTest(tests, of({ at: NOW + count }));
  expect(tests).toHaveLength(MOST_TESTS_OF_A_PART + 1);
  expect(tests[0]?.at).toBe(NOW + 49);
  expect(latestTest(tests, "sound")).not.toBeNull();
});

test("names to choose from are the latest ones, each once", () => {
  const names = ["Bo", "Anna", "Bo", "Cem", "Dita", "Eli", "Fay", "Gus"];
  expect(testersOf(names.map((tester) => of({ tester })))).toEqual([
    "Bo",
    "Anna",
    "Cem",
    "Dita",
    "Eli",
    "Fay",
  ]);
});

test("a kiosk is ready if each part passed or is not there, and no test is old", () => {
  expect(readinessOf(allOf({}), NOW).isReady).toBe(true);
  expect(readinessOf(allOf({ verdict: "absent" }), NOW).isReady).toBe(true);
  expect(readinessOf([], NOW)).toMatchObject({ isReady: false, untested: HARDWARE_PARTS });
  const failed = withTest(allOf({}), of({ verdict: "failed" }));
  expect(readinessOf(failed, NOW)).toMatchObject({ isReady: false, failed: ["camera"] });
  const at = NOW - OLD_DAYS * DAY_MS;
  const old = allOf({}).map((one) => (one.part === "disk" ? { ...one, at } : one));
  expect(readinessOf(old, NOW)).toMatchObject({ isReady: false, old: ["disk"] });
  expect(readinessOf(old, NOW - 1).isReady).toBe(true);
});

test("an age is in whole days, and never below none", () => {
  expect(ageInDays(of({ at: NOW - 2 * DAY_MS + 1 }), NOW)).toBe(1);
  expect(ageInDays(of({ at: NOW + DAY_MS }), NOW)).toBe(0);
});
