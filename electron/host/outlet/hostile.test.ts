import { expect, test } from "vitest";
import { CASES_IN_TESTS, firstTestSeed, fuzz, MOST_MS_PER_CASE } from "../testing/fuzz.ts";
import { configurations } from "./testing/fuzz-configurations.ts";
import { files } from "./testing/fuzz-files.ts";

test("a mutated configuration is refused, or an outlet that the screens can show", () => {
  const { crashes, valid, rejected, slowestMs } = fuzz(configurations, {
    runs: CASES_IN_TESTS,
    firstSeed: firstTestSeed(),
  });
  expect(crashes).toEqual([]);
  expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 50);
  expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
});

test("a file of any bytes has a type or none, in linear time", () => {
  const { crashes, valid, rejected, slowestMs } = fuzz(files, {
    runs: CASES_IN_TESTS,
    firstSeed: firstTestSeed(),
  });
  expect(crashes).toEqual([]);
  expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 50);
  expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
});
