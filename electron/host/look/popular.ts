/** What is ordered most at this time of day. */
import { daysLater, instantOf, isoDatetimeIn, localDayAt } from "../../../domain/time-zone.ts";
import type { TimeSpan } from "../store/ordered-products.ts";

/** Four of each weekday. */
const DAYS = 28;

/**
 * The hour that the clocks of a zone show at `now`, on each of the last 28 days, the first day first: an hour that
 * comes twice lasts two, one that is skipped is missing. UTC milliseconds.
 */
export function sameHours(now: number, timezone: string): readonly TimeSpan[] {
  const today = localDayAt(now, timezone);
  const hour = Number(isoDatetimeIn(now, timezone).slice(11, 13));
  return Array.from({ length: DAYS }, (_, index) => daysLater(today, index - DAYS))
    .map((day) => ({
      from: instantOf(day, hour * 60, timezone),
      to: instantOf(day, hour * 60 + 60, timezone),
    }))
    .filter(({ from, to }) => from < to);
}

/** Products by the units that were ordered, most first; the same order for the same orders. */
export function byUnits(units: ReadonlyMap<string, number>): readonly string[] {
  return [...units]
    .sort(([oneId, one], [otherId, other]) => other - one || (oneId < otherId ? -1 : 1))
    .map(([id]) => id);
}
