import fc from "fast-check";
import { expect, test } from "vitest";
import { add, compare } from "../../../domain/money.ts";
import { chargedShares } from "./charged-shares.ts";

const priced = (...totals: string[]) => totals.map((total) => ({ total }));

test.each([
  ["a discount of the order", priced("10", "10"), "10", 2, ["5.00", "5.00"]],
  ["points", priced("10", "10"), "5", 2, ["2.50", "2.50"]],
  ["taxes that are added", priced("10", "20"), "36", 2, ["12.00", "24.00"]],
  ["a reward among them", priced("10", "0"), "10", 2, ["10.00", "0.00"]],
  ["a currency without decimals", priced("5", "5", "5"), "10", 0, ["4", "3", "3"]],
  ["prices finer than the currency", priced("1.005", "1.005"), "2.01", 2, ["1.01", "1.00"]],
  ["nothing charged", priced("10", "10"), "0", 2, ["0.00", "0.00"]],
  ["dishes without a price", priced("0", "0"), "5", 2, ["0", "0"]],
  ["no dishes", [], "5", 2, []],
] as const)("with %s each line has its share", (_case, lines, charged, places, shares) => {
  expect(chargedShares(lines, charged, places)).toEqual(shares);
});

test("the shares of any order add up to what was charged, and none is negative", () => {
  const cents = fc.integer({ min: 1, max: 2_000_000_000 }).map((units) => String(units / 100));
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), cents, (totals, charged) => {
      const shares = chargedShares(priced(...totals), charged, 2);
      expect(compare(add(...shares), charged)).toBe(0);
      expect(shares.every((share) => compare(share, "0") >= 0)).toBe(true);
    }),
  );
});
