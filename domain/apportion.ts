import Big from "big.js";
import { type Decimal, roundHalfUp } from "./money.ts";

/**
 * Splits `amount`, rounded to `digits`, in proportion to `weights` (whole numbers, not all zero). The shares add up to
 * the rounded amount exactly: the remainder of rounding down goes, one smallest unit each, to the shares with the
 * largest remainders, the first of equals first.
 */
export function apportion(
  amount: Decimal,
  weights: readonly number[],
  digits: number,
): readonly Decimal[] {
  const units = BigInt(
    new Big(roundHalfUp(amount, digits)).times(new Big(10).pow(digits)).toFixed(),
  );
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = weights.map((weight, index) => {
    const quota = units * BigInt(weight);
    return { index, units: quota / whole, remainder: quota % whole };
  });
  const given = shares.reduce((sum, share) => sum + share.units, 0n);
  const rounded = [...shares]
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
    .slice(0, Number(units - given))
    .map(({ index }) => index);
  return shares.map(({ index, units: own }) => {
    const total = rounded.includes(index) ? own + 1n : own;
    return new Big(total.toString()).div(new Big(10).pow(digits)).toFixed(digits);
  });
}
