/** Whether a card may still pay (payments.md §2.3: expiryMonth and expiryYear, both optional). Pure. */

export type CardExpiry = {
  /** 1 to 12; null if the integrator named none. */
  readonly expiryMonth: number | null;
  /** In full, or its last two digits: the contract does not say. Null if the integrator named none. */
  readonly expiryYear: number | null;
};

const THIS_CENTURY = 2_000;
const LAST_MONTH = 12;

/**
 * Whether a card is past the end of its month, by the outlet's calendar. One without a month is valid until the end of
 * its year. One without a year never counts as expired here: the integrator declines it. `nowMs` in UTC milliseconds,
 * `timeZone` an IANA name.
 */
export function isExpired(
  { expiryMonth, expiryYear }: CardExpiry,
  nowMs: number,
  timeZone: string,
) {
  if (expiryYear === null) return false;
  const today = calendarMonth(nowMs, timeZone);
  const year = expiryYear < 100 ? THIS_CENTURY + expiryYear : expiryYear;
  if (today.year !== year) return today.year > year;
  return today.month > (expiryMonth ?? LAST_MONTH);
}

function calendarMonth(nowMs: number, timeZone: string): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "numeric",
  }).formatToParts(nowMs);
  const numberOf = (type: "year" | "month") =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month") };
}
