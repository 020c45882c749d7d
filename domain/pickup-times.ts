/** When an order may be picked up (ordering.md §2.7 deliveryAt): slots within the outlet's opening hours. */
import { daysLater, instantOf, type LocalDay, localDayAt, weekdayOf } from "./time-zone.ts";

export const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A period of a day in which orders are handed out. */
export type OpeningHours = {
  readonly days: readonly Weekday[];
  /** `11:00`, in the outlet's own time. */
  readonly from: string;
  /** If at or before `from`, it is on the next day. */
  readonly until: string;
};

export type PickupTimes = {
  /** The least that the kitchen needs. */
  readonly leadMinutes: number;
  /** From one slot to the next, counted from the beginning of each period. */
  readonly slotMinutes: number;
  readonly hours: readonly OpeningHours[];
};

const MINUTE_MS = 60_000;
/** A customer who chose a slot in time is not asked again because the choice took a moment. */
const GRACE_MINUTES = 5;

/**
 * The slots that are still possible today, in order, as UTC milliseconds; a period that began yesterday and goes on is
 * today's.
 */
export function pickupSlots(times: PickupTimes, timezone: string, nowMs: number): number[] {
  const first = nowMs + times.leadMinutes * MINUTE_MS;
  return slotsAround(times, timezone, nowMs).filter((at) => at >= first);
}

/** Whether a slot that was offered a moment ago is still possible. */
export function isSlotStillValid(
  times: PickupTimes,
  timezone: string,
  slot: { readonly atMs: number; readonly nowMs: number },
): boolean {
  const { atMs, nowMs } = slot;
  const neededMinutes = Math.max(0, times.leadMinutes - GRACE_MINUTES);
  if (atMs <= nowMs || atMs < nowMs + neededMinutes * MINUTE_MS) return false;
  return slotsAround(times, timezone, nowMs).includes(atMs);
}

function slotsAround(times: PickupTimes, timezone: string, nowMs: number): number[] {
  const today = localDayAt(nowMs, timezone);
  const slots = [daysLater(today, -1), today].flatMap((day) =>
    times.hours
      .filter(({ days }) => days.includes(WEEKDAYS[weekdayOf(day)] ?? "SUN"))
      .flatMap((hours) => slotsWithin(hours, day, times.slotMinutes, timezone)),
  );
  return [...new Set(slots)].sort((left, right) => left - right);
}

function slotsWithin(
  { from, until }: OpeningHours,
  day: LocalDay,
  slotMinutes: number,
  timezone: string,
): number[] {
  const opens = minutesOfDay(from);
  const closes = minutesOfDay(until);
  const lastDay = closes > opens ? day : daysLater(day, 1);
  const begin = instantOf(day, opens, timezone);
  const end = instantOf(lastDay, closes, timezone);
  const count = Math.max(0, Math.floor((end - begin) / (slotMinutes * MINUTE_MS)) + 1);
  return Array.from({ length: count }, (_, index) => begin + index * slotMinutes * MINUTE_MS);
}

function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
