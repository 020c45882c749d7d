/** When an outlet is open, by its weekly hours and the clocks of its time zone. Holidays are not known. */
import { daysLater, instantOf, type LocalDay, localDayAt, weekdayOf } from "../time-zone.ts";
import type { OpeningHours } from "./look.ts";

/** Instants in UTC milliseconds. */
export type OpenSpan = { readonly from: number; readonly to: number };

export type OpeningStatus =
  /** All of the day's spans, of which one is under way. */
  | { readonly is: "open"; readonly spans: readonly OpenSpan[] }
  /** It opened yesterday, and closes after midnight. */
  | { readonly is: "open-since-yesterday"; readonly to: number }
  | { readonly is: "open-all-day" }
  /** `opensAt`: null if no day of the week has hours. */
  | { readonly is: "closed"; readonly opensAt: number | null; readonly isToday: boolean };

/** What the hours mean at `now` (UTC milliseconds). */
export function openingStatus(hours: OpeningHours, now: number, timezone: string): OpeningStatus {
  const today = localDayAt(now, timezone);
  const spansOf = (day: LocalDay) => daySpans(hours, day, timezone);
  const isUnderWay = ({ from, to }: OpenSpan) => from <= now && now < to;
  const spans = spansOf(today);
  if (spans.some(isUnderWay)) {
    return isWholeDay(hours, today) ? { is: "open-all-day" } : { is: "open", spans };
  }
  const earlier = spansOf(daysLater(today, -1)).find(isUnderWay);
  if (earlier) return { is: "open-since-yesterday", to: earlier.to };
  const opensAt = nextOpening(spansOf, today, now);
  return {
    is: "closed",
    opensAt,
    isToday: spans.some(({ from }) => from === opensAt),
  };
}

/** Also the same weekday of the next week. */
const DAYS_AHEAD = 7;

function nextOpening(
  spansOf: (day: LocalDay) => readonly OpenSpan[],
  today: LocalDay,
  now: number,
): number | null {
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const next = spansOf(daysLater(today, days)).find(({ from }) => from > now);
    if (next) return next.from;
  }
  return null;
}

/** The spans that begin on a day, the first one first. */
function daySpans(hours: OpeningHours, day: LocalDay, timezone: string): readonly OpenSpan[] {
  return intervalsOf(hours, day)
    .map(({ from, to }) => {
      const endsOn = minutesOf(to) > minutesOf(from) ? day : daysLater(day, 1);
      return {
        from: instantOf(day, minutesOf(from), timezone),
        to: instantOf(endsOn, minutesOf(to), timezone),
      };
    })
    .sort((one, other) => one.from - other.from);
}

/** An interval that ends when it begins lasts for a day. */
function isWholeDay(hours: OpeningHours, day: LocalDay): boolean {
  return intervalsOf(hours, day).some(({ from, to }) => from === to);
}

function intervalsOf(hours: OpeningHours, day: LocalDay) {
  // Monday is the first day of the hours, Sunday is 0 of a calendar.
  return hours[(weekdayOf(day) + 6) % 7] ?? [];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
