import Big from "big.js";

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
