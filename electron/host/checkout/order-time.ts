import type { Clock } from "./runner.ts";

/** A clock that was set back by less than this between two runs has only been adjusted. */
const ADJUSTED_MS = 5_000;

/**
 * The time of one order: the clock's when it was placed, from then on evenly forward, however the clock is set
 * (decision 0125). UTC milliseconds.
 */
export type OrderTime = { now(): number };

/** The time of an order that is at `startsAt` now. */
export function orderTime(clock: Clock, startsAt: number): OrderTime {
  const aheadMs = startsAt - clock.monotonic();
  return { now: () => clock.monotonic() + aheadMs };
}

/**
 * The time of an order whose journal ends at `lastAt`. Across runs only the clock shows how long the kiosk was away;
 * never less than nothing.
 */
export function resumedTime(clock: Clock, lastAt: number): OrderTime {
  return orderTime(clock, Math.max(clock.now(), lastAt));
}

/** Whether the clock was set back since, so that it is unknown how long ago `lastAt` was. */
export function isAbsenceUnknown(clock: Clock, lastAt: number): boolean {
  return clock.now() < lastAt - ADJUSTED_MS;
}

/**
 * When a callback came, in the time of the order that it turned out to be for: not before its payment was asked for,
 * nor later than now. `cameAt` is the clock's time then.
 */
export function cameAt(
  clock: Clock,
  time: OrderTime,
  came: { readonly cameAt: number; readonly notBefore: number },
): number {
  const now = time.now();
  const agoMs = clock.now() - came.cameAt;
  return Math.min(Math.max(now - agoMs, came.notBefore), now);
}
