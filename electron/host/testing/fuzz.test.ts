import { expect, test } from "vitest";
import { type FuzzTarget, fuzz } from "./fuzz.ts";

test("every case is counted once, and one that throws is reported with its seed", () => {
  const target: FuzzTarget = {
    name: "threes",
    contract: "numbers",
    check(seed) {
      if (seed % 3 === 0) throw new Error(`${seed} is too round`);
      return seed % 3 === 1 ? "valid" : "rejected";
    },
  };
  const seen: number[] = [];
  const report = fuzz(target, { runs: 7, firstSeed: 1, before: (seed) => seen.push(seed) });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(report).toMatchObject({ runs: 7, valid: 3, rejected: 2 });
  expect(report.crashes.map(({ seed }) => seed)).toEqual([3, 6]);
  expect(report.crashes[0]?.error).toContain("3 is too round");
});
