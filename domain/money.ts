/**
 * An exact decimal as text ("12.90"): the only form of amounts inside the kiosk. Binary floating point is never used;
 * arithmetic goes through the functions of this module.
 */
export type Decimal = string;

/** Zero, the start of every sum. */
export const ZERO: Decimal = "0";

/** Fractional digits of a quotient that does not end. */
const QUOTIENT_DIGITS = 20;

/** `units` divided by ten to the power of `digits`. Both of a few digits, so that big integers are fast. */
type Scaled = { readonly units: bigint; readonly digits: number };

/** Also with an exponent, as JavaScript prints very small numbers. */
const NUMBER = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]\d{1,3}))?$/;

function scaled(value: Decimal): Scaled {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(value) ?? [];
  if (whole === "" && fraction === "") throw new Error(`no decimal: ${value}`);
  const digits = fraction.length - Number(exponent);
  const units = BigInt(`${sign}${whole}${fraction}`);
  return digits < 0 ? { units: units * tenTo(-digits), digits: 0 } : { units, digits };
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}

/** The units of a number with at least as many digits. */
function unitsAt(digits: number, { units, digits: own }: Scaled): bigint {
  return units * tenTo(digits - own);
}

/** As text with exactly `digits` fractional digits. */
function padded({ units, digits }: Scaled): Decimal {
  const isNegative = units < 0n;
  const text = String(isNegative ? -units : units).padStart(digits + 1, "0");
  const end = text.length - digits;
  const fraction = digits > 0 ? `.${text.slice(end)}` : "";
  return `${isNegative ? "-" : ""}${text.slice(0, end)}${fraction}`;
}

/** As text without trailing zeros. */
function textOf({ units, digits }: Scaled): Decimal {
  let [shortest, left] = [units, digits];
  while (left > 0 && shortest % 10n === 0n) {
    shortest /= 10n;
    left -= 1;
  }
  return padded({ units: shortest, digits: left });
}

/** The quotient, rounded half up (away from zero) to a whole number; `by` is positive. */
function divided(units: bigint, by: bigint): bigint {
  const half = units < 0n ? -by : by;
  return (2n * units + half) / (2n * by);
}

/**
 * Turns a JSON number into an exact decimal. A number of at most 15 significant digits has one shortest decimal form,
 * which is the text that was sent.
 */
export function decimalFromWire(value: number): Decimal {
  return textOf(scaled(String(value)));
}

/** The number that prints as this decimal in JSON. */
export function decimalToWire(value: Decimal): number {
  return Number(textOf(scaled(value)));
}

export function add(...terms: readonly Decimal[]): Decimal {
  const numbers = terms.map(scaled);
  const digits = Math.max(0, ...numbers.map((number) => number.digits));
  const units = numbers.reduce((sum, number) => sum + unitsAt(digits, number), 0n);
  return textOf({ units, digits });
}

export function subtract(from: Decimal, what: Decimal): Decimal {
  const { units, digits } = scaled(what);
  return add(from, padded({ units: -units, digits }));
}

export function multiply(left: Decimal, right: Decimal | number): Decimal {
  const [one, other] = [scaled(left), scaled(String(right))];
  return textOf({ units: one.units * other.units, digits: one.digits + other.digits });
}

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const [one, other] = [scaled(left), scaled(right)];
  const digits = Math.max(one.digits, other.digits);
  const difference = unitsAt(digits, one) - unitsAt(digits, other);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function isZero(value: Decimal): boolean {
  return scaled(value).units === 0n;
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
  const number = scaled(value);
  const units =
    number.digits > digits
      ? divided(number.units, tenTo(number.digits - digits))
      : unitsAt(digits, number);
  return padded({ units, digits });
}

/** `part` of `whole` as an exact share of `amount`, unrounded beyond 20 digits; zero of a zero whole. */
export function proportion(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  if (isZero(whole)) return ZERO;
  const [product, divisor] = [scaled(multiply(amount, part)), scaled(whole)];
  const sign = divisor.units < 0n ? -1n : 1n;
  // Scaled to the digits of the product and twenty more of the quotient.
  const over = product.units * sign * tenTo(divisor.digits + QUOTIENT_DIGITS);
  const by = divisor.units * sign * tenTo(product.digits);
  return textOf({ units: divided(over, by), digits: QUOTIENT_DIGITS });
}

/** `percent` per cent of `amount`, exact. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return proportion(amount, percent, "100");
}
