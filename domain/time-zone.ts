/** Times of day in an IANA time zone. Instants are UTC milliseconds; daylight saving is the zone's own. */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A calendar day in some zone; `month` and `day` count from 1. */
export type LocalDay = { readonly year: number; readonly month: number; readonly day: number };

/** A zone's offset from UTC at an instant, as `+02:00`; `+00:00` for a zone unknown to this machine. */
export function utcOffsetAt(atMs: number, timezone: string): string {
  const name = partsOf(atMs, timezone)?.find((part) => part.type === "timeZoneName")?.value;
  // "GMT" alone means no offset.
  return /^GMT([+-]\d\d:\d\d)$/.exec(name ?? "")?.[1] ?? "+00:00";
}

/** ISO 8601 in the zone's own time, to the second, with its offset: `2026-11-04T12:30:00+01:00`. */
export function isoDatetimeIn(atMs: number, timezone: string): string {
  const offset = utcOffsetAt(atMs, timezone);
  const local = new Date(atMs + minutesOf(offset) * MINUTE_MS).toISOString();
  return `${local.slice(0, 19)}${offset}`;
}

/** The calendar day in a zone at an instant. */
export function localDayAt(atMs: number, timezone: string): LocalDay {
  const local = new Date(atMs + minutesOf(utcOffsetAt(atMs, timezone)) * MINUTE_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** The day so many days later, or earlier if negative. */
export function daysLater({ year, month, day }: LocalDay, days: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Sunday is 0. */
export function weekdayOf({ year, month, day }: LocalDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/**
 * The instant at which a zone's clocks show a time: the first of two if they are set back, and the same distance after
 * the gap if they are set forward and skip it.
 */
export function instantOf(day: LocalDay, minutesOfDay: number, timezone: string): number {
  const wall = Date.UTC(day.year, day.month - 1, day.day) + minutesOfDay * MINUTE_MS;
  const before = minutesOf(utcOffsetAt(wall - DAY_MS, timezone));
  const after = minutesOf(utcOffsetAt(wall + DAY_MS, timezone));
  const candidates = [before, after].map((offset) => wall - offset * MINUTE_MS);
  const shown = candidates.filter(
    (at) => at + minutesOf(utcOffsetAt(at, timezone)) * MINUTE_MS === wall,
  );
  return shown.length > 0 ? Math.min(...shown) : wall - before * MINUTE_MS;
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}

function partsOf(atMs: number, timeZone: string): Intl.DateTimeFormatPart[] | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
      atMs,
    );
  } catch {
    // The zone's name may come from a remote configuration.
    return null;
  }
}
