import Big from "big.js";
import { add, type Decimal, multiply, ZERO } from "./money.ts";

/** An undivided quotient: sums of thirds stay exact, and only the result is rounded. */
export type Fraction = { readonly numerator: Decimal; readonly denominator: Decimal };

export const NO_FRACTION: Fraction = { numerator: ZERO, denominator: "1" };

export function wholeFraction(numerator: Decimal): Fraction {
  return { numerator, denominator: "1" };
}

/** `fraction` × `by` ÷ `over`; `over` is not zero. */
export function scaleFraction(fraction: Fraction, by: Decimal, over: Decimal): Fraction {
  return {
    numerator: multiply(fraction.numerator, by),
    denominator: multiply(fraction.denominator, over),
  };
}

export function addFractions(left: Fraction, right: Fraction): Fraction {
  if (left.denominator === right.denominator) {
    return { ...left, numerator: add(left.numerator, right.numerator) };
  }
  return {
    numerator: add(
      multiply(left.numerator, right.denominator),
      multiply(right.numerator, left.denominator),
    ),
    denominator: multiply(left.denominator, right.denominator),
  };
}

/** Divides, rounds half up (away from zero) to `digits` fractional digits and pads with zeros. */
export function roundFraction({ numerator, denominator }: Fraction, digits: number): Decimal {
  // A constructor of its own, since the number of digits of a division is its setting.
  const Rounding = Big();
  Rounding.DP = digits;
  Rounding.RM = Big.roundHalfUp;
  return new Rounding(numerator).div(denominator).toFixed(digits);
}
