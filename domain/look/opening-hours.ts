/** When an outlet is open, by its weekly hours and the clocks of its time zone. Holidays are not known. */
import { daysLater, instantOf, type LocalDay, localDayAt, weekdayOf } from "../time-zone.ts";
import type { OpenInterval, OpeningHours } from "./look.ts";

export type OpeningStatus =
  /** All intervals of the day, of which one is under way. */
  | { readonly is: "open"; readonly intervals: readonly OpenInterval[] }
  /** It opened yesterday; `to` is local time. */
  | { readonly is: "open-since-yesterday"; readonly to: string }
  | { readonly is: "open-all-day" }
  /** Null if no day of the week has hours. */
  | { readonly is: "closed"; readonly opens: NextOpening | null };

/** `time` is local: `HH:MM`. */
export type NextOpening = {
  readonly day: LocalDay;
  readonly time: string;
  readonly isToday: boolean;
};

/** What the hours mean at `now` (UTC milliseconds). */
export function openingStatus(hours: OpeningHours, now: number, timezone: string): OpeningStatus {
  const today = localDayAt(now, timezone);
  const spansOf = (day: LocalDay) => daySpans(hours, day, timezone);
  const isUnderWay = ({ from, to }: Span) => from <= now && now < to;
  const spans = spansOf(today);
  const current = spans.find(isUnderWay);
  if (current && isWholeDay(current.interval)) return { is: "open-all-day" };
  if (current) return { is: "open", intervals: spans.map(({ interval }) => interval) };
  const earlier = spansOf(daysLater(today, -1)).find(isUnderWay);
  if (earlier) return { is: "open-since-yesterday", to: earlier.interval.to };
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = daysLater(today, days);
    const next = spansOf(day).find(({ from }) => from > now);
    if (next) {
      return { is: "closed", opens: { day, time: next.interval.from, isToday: days === 0 } };
    }
  }
  return { is: "closed", opens: null };
}

/** Also the same weekday of the next week. */
const DAYS_AHEAD = 7;

/** UTC milliseconds. */
type Span = { readonly interval: OpenInterval; readonly from: number; readonly to: number };

/** What begins on a day, the first one first. */
function daySpans(hours: OpeningHours, day: LocalDay, timezone: string): readonly Span[] {
  // Monday is the first day of the hours, Sunday is 0 of a calendar.
  const intervals = hours[(weekdayOf(day) + 6) % 7] ?? [];
  return intervals
    .map((interval) => {
      const [from, to] = [minutesOf(interval.from), minutesOf(interval.to)];
      return {
        interval,
        from: instantOf(day, from, timezone),
        to: instantOf(to > from ? day : daysLater(day, 1), to, timezone),
      };
    })
    .sort((one, other) => one.from - other.from);
}

/** An interval that ends when it begins lasts for a day. */
function isWholeDay({ from, to }: OpenInterval): boolean {
  return from === to;
}

/** Minutes since midnight of a local time. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
