/** Decimals are exact, shown against another implementation (requirement M7). */
import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  add,
  compare,
  type Decimal,
  decimalFromWire,
  decimalToWire,
  isZero,
  multiply,
  percentOf,
  proportion,
  roundHalfUp,
  subtract,
} from "./money.ts";

const whole = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const fraction = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 6 });
const decimal: fc.Arbitrary<Decimal> = fc
  .tuple(whole, fraction)
  .map(([units, digits]) => (digits === "" ? `${units}` : `${units}.${digits}`));
const negativeFraction = fraction.map((digits) => `-0.${digits}5`);
const any = fc.oneof(decimal, negativeFraction);

test("sums, differences, products and comparisons are those of big.js", () => {
  fc.assert(
    fc.property(any, any, any, (one, other, third) => {
      const [a, b] = [new Big(one), new Big(other)];
      expect(add(one, other, third)).toBe(a.plus(b).plus(third).toFixed());
      expect(subtract(one, other)).toBe(a.minus(b).toFixed());
      expect(multiply(one, other)).toBe(a.times(b).toFixed());
      expect(compare(one, other)).toBe(a.cmp(b));
      expect(isZero(one)).toBe(a.eq(0));
    }),
    { numRuns: 2_000 },
  );
});

test("rounding and shares are those of big.js, also of negative amounts", () => {
  fc.assert(
    fc.property(any, any, any, fc.nat({ max: 6 }), (amount, part, of, digits) => {
      const a = new Big(amount);
      expect(roundHalfUp(amount, digits)).toBe(a.round(digits, Big.roundHalfUp).toFixed(digits));
      expect(percentOf(amount, part)).toBe(a.times(part).div(100).toFixed());
      const share = new Big(of).eq(0) ? "0" : a.times(part).div(of).toFixed();
      expect(proportion(amount, part, of)).toBe(share);
    }),
    { numRuns: 2_000 },
  );
});

test("any number that JSON can hold is the decimal that was sent", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(decimalFromWire(value)).toBe(new Big(String(value)).toFixed());
      expect(decimalToWire(decimalFromWire(value))).toBe(value === 0 ? 0 : value);
    }),
  );
  expect(add()).toBe("0");
  expect(multiply("2.50", 4)).toBe("10");
});

test.each(["", ".", "-", "1,5", "NaN", "Infinity", "0x1", "1 "])("%j is no decimal", (text) => {
  expect(() => add(text)).toThrow("no decimal");
});
