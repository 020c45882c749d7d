import type { OrderRequestBody } from "../../contracts/ordering.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** ISO 8601 date and time to the minute or finer; the offset may be omitted: then it is the outlet's. */
const ISO_DATETIME =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

const MINUTE_MS = 60_000;

/** The outlet's local time at an instant, as if that were UTC: milliseconds. */
function shownAt(atMs: number, timezone: string): number {
  const format = new Intl.DateTimeFormat("en-u-hc-h23", {
    timeZone: timezone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = format.formatToParts(atMs);
  const of = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** The instant of a well-formed text; null if that date and time never occur at the outlet. */
function instantOf(datetime: string, timezone: string): number | null {
  const [, year, month, day, hour, minute, second = "0", offset] =
    ISO_DATETIME.exec(datetime) ?? [];
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers;
  const wall = Date.UTC(y, mo - 1, d, h, mi, s);
  // 31 February and 25 o'clock would roll over into another day.
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second.padStart(2, "0")}`;
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(written)) return null;
  const candidates =
    offset === undefined
      ? [-14, -12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14]
          .map((hours) => wall - hours * 60 * MINUTE_MS)
          .map((near) => wall - (shownAt(near, timezone) - near))
      : [wall - offsetMs(offset)];
  return candidates.find((at) => shownAt(at, timezone) === wall) ?? null;
}

function offsetMs(offset: string): number {
  if (offset === "Z") return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}

/** What is wrong with the requested time of an order (ordering.md §2.7 deliveryAt). */
export function checkWantedTime(
  { deliveryAt: { type, datetime } }: Pick<OrderRequestBody, "deliveryAt">,
  timezone: string,
  nowMs: number,
): Refusal[] {
  if (type === "ASAP") {
    return datetime === undefined ? [] : [refusal("deliveryAt.datetime: omitted on ASAP")];
  }
  if (!ISO_DATETIME.test(datetime ?? "")) {
    return [refusal("deliveryAt.datetime: ISO 8601 needed on CUSTOM")];
  }
  const at = instantOf(datetime ?? "", timezone);
  if (at === null)
    return [refusal(`deliveryAt.datetime: no time of the outlet's zone ${timezone}`)];
  return at <= nowMs ? [refusal("deliveryAt.datetime: has passed")] : [];
}
