import Big from "big.js";

/**
 * An exact decimal as text ("12.90"): the only form of amounts inside the kiosk. Binary floating point is never used;
 * arithmetic goes through the functions of this module.
 */
export type Decimal = string;

/** Zero, the start of every sum. */
export const ZERO: Decimal = "0";

/**
 * Turns a JSON number into an exact decimal. A number of at most 15 significant digits has one shortest decimal form,
 * which is the text that was sent.
 */
export function decimalFromWire(value: number): Decimal {
  return new Big(String(value)).toFixed();
}

/** The number that prints as this decimal in JSON. */
export function decimalToWire(value: Decimal): number {
  return Number(new Big(value).toFixed());
}

export function add(...terms: readonly Decimal[]): Decimal {
  return terms.reduce((sum, term) => sum.plus(term), new Big(0)).toFixed();
}

export function subtract(from: Decimal, what: Decimal): Decimal {
  return new Big(from).minus(what).toFixed();
}

export function multiply(left: Decimal, right: Decimal | number): Decimal {
  return new Big(left).times(String(right)).toFixed();
}

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

export function isZero(value: Decimal): boolean {
  return new Big(value).eq(0);
}

export function smaller(left: Decimal, right: Decimal): Decimal {
  return compare(left, right) <= 0 ? left : right;
}

/** `value`, or zero if it is negative. */
export function notBelowZero(value: Decimal): Decimal {
  return compare(value, ZERO) < 0 ? ZERO : value;
}

/** Rounds half up (away from zero) to `digits` fractional digits and pads with zeros. */
export function roundHalfUp(value: Decimal, digits: number): Decimal {
  return new Big(value).round(digits, Big.roundHalfUp).toFixed(digits);
}

/** `part` of `whole` as an exact share of `amount`, unrounded beyond 20 digits; zero of a zero whole. */
export function proportion(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  return isZero(whole) ? ZERO : new Big(amount).times(part).div(whole).toFixed();
}

/** `percent` per cent of `amount`, exact. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return new Big(amount).times(percent).div(100).toFixed();
}
