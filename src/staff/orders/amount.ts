/** Amounts that are entered as at a till: digit by digit, starting with the smallest unit. */

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
