/** Amounts that are entered as at a till: digit by digit, starting with the smallest unit. */
import { type PadKey, pressKey } from "../../phone/digits.ts";

/** `1250` with two places is `12.50`. */
export function amountOf(digits: string, places: number): string {
  const filled = digits.padStart(places + 1, "0");
  const whole = filled.slice(0, filled.length - places).replace(/^0+/, "") || "0";
  return places === 0 ? whole : `${whole}.${filled.slice(-places)}`;
}

/** The digits of an amount; more decimals than the currency has are dropped. */
export function digitsOf(amount: string, places: number): string {
  const [whole = "0", fraction = ""] = amount.split(".");
  return `${whole}${fraction.padEnd(places, "0").slice(0, places)}`.replace(/^0+/, "");
}

/**
 * The digits after one key, for an amount of at most the digits `all`. One digit more is entered, and is too much: an
 * ignored one would leave a smaller amount than was meant.
 */
export function pressAmountKey(digits: string, pressed: PadKey, all: string): string {
  const next = pressKey(digits, pressed).replace(/^0+/, "");
  return next.slice(0, all.length + 1);
}
