import { expect, test } from "vitest";
import { agoOf } from "./ago.ts";

test.each([
  [-5_000, 0, "second"],
  [0, 0, "second"],
  [19_999, 19, "second"],
  [60_000, 1, "minute"],
  [3_599_999, 59, "minute"],
  [3_600_000, 1, "hour"],
  [86_400_000, 1, "day"],
  [8 * 86_400_000, 8, "day"],
])("an age of %i ms is written as %i %s", (ms, value, unit) => {
  expect(agoOf(ms)).toEqual({ value, unit });
});
