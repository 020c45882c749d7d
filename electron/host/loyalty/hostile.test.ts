import { expect, test } from "vitest";
import { CASES_IN_TESTS, firstTestSeed, fuzz, MOST_MS_PER_CASE } from "../testing/fuzz.ts";
import { loyaltyAnswers } from "./testing/fuzz-loyalty.ts";

test("a mutated answer is refused, or an identification that can be shown, priced and closed", () => {
  const { crashes, valid, rejected, slowestMs } = fuzz(loyaltyAnswers, {
    runs: CASES_IN_TESTS,
    firstSeed: firstTestSeed(),
  });
  expect(crashes).toEqual([]);
  expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 10);
  expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
});
