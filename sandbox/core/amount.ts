import Big from "big.js";
import * as iso4217 from "dinero.js/currencies";

/** Amounts are stored in SQL as whole thousandths: at most three fractional digits occur. */
const PER_UNIT = 1000;

/** A decimal of the wire as whole thousandths; null when it has more than three fractional digits. */
export function toThousandths(amount: number | string): number | null {
  const thousandths = new Big(amount).times(PER_UNIT);
  return thousandths.eq(thousandths.round(0)) ? thousandths.toNumber() : null;
}

/** Whole thousandths as the decimal number of the wire. */
export function fromThousandths(thousandths: number): number {
  return new Big(thousandths).div(PER_UNIT).toNumber();
}

/** Whole thousandths as text with at least two fractional digits, for people: `12.50`. */
export function showThousandths(thousandths: number): string {
  return new Big(thousandths).div(PER_UNIT).toFixed(thousandths % 10 === 0 ? 2 : 3);
}

/** Of a code that ISO 4217 does not list, and of the two currencies that are divided into fifths. */
const USUAL_DIGITS = 2;
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.values(iso4217).map(({ code, base, exponent }) => [
    code,
    base === 10 ? exponent : USUAL_DIGITS,
  ]),
);

/**
 * A decimal for people, with the digits that ISO 4217 gives its currency (`12.900` in KWD, `1250` in JPY) and with all that
 * it has beyond them: a wrong amount is not to look like a right one.
 */
export function showAmount(amount: number | string, currency: string): string {
  const exact = new Big(amount);
  const given = exact.toFixed().split(".")[1]?.length ?? 0;
  return exact.toFixed(Math.max(DIGITS.get(currency) ?? USUAL_DIGITS, given));
}
