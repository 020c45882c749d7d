import { expect, test } from "vitest";
import { CASES_IN_TESTS, firstTestSeed, fuzz, MOST_MS_PER_CASE } from "../testing/fuzz.ts";
import { callbacks, paymentAnswers } from "./testing/fuzz-payments.ts";

const cases = { runs: CASES_IN_TESTS, firstSeed: firstTestSeed() };

test("a mutated answer is one of the outcomes, and PENDING only if it can be followed", () => {
  const { crashes, valid, rejected, slowestMs } = fuzz(paymentAnswers, cases);
  expect(crashes).toEqual([]);
  expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 20);
  expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
});

test("a mutated callback is refused, or has all that a result needs", () => {
  const { crashes, valid, rejected, slowestMs } = fuzz(callbacks, cases);
  expect(crashes).toEqual([]);
  expect(Math.min(valid, rejected)).toBeGreaterThan(CASES_IN_TESTS / 50);
  expect(slowestMs).toBeLessThan(MOST_MS_PER_CASE);
});
