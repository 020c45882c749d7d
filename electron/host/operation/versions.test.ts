import { expect, test } from "vitest";
import { isNewer } from "./versions.ts";

test("compares numbers, not texts", () => {
  expect(isNewer("0.10.0", "0.9.9")).toBe(true);
  expect(isNewer("1.0.0", "0.99.99")).toBe(true);
  expect(isNewer("0.9.9", "0.10.0")).toBe(false);
  expect(isNewer("0.9.9", "0.9.9")).toBe(false);
});

test.each(["1.0", "1.0.0-rc.1", "1.0.0+2", "v1.0.0", "", "1.0.0.0"])(
  "never guesses an order for %o",
  (odd) => {
    expect(isNewer(odd, "0.0.1")).toBe(false);
    expect(isNewer("9.9.9", odd)).toBe(false);
  },
);
