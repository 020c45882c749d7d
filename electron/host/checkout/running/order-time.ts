import type { BootTime } from "../state/events.ts";
import type { CheckoutState } from "../state/state.ts";
import type { Clock } from "./runner.ts";

/** A clock that shows less than this before a journal's last entry has only been adjusted, or is coarse. */
const ADJUSTED_MS = 5_000;

/**
 * The time of one order: the clock's when it was placed, from then on monotonically, whatever the clock is set to
 * (decision 0125). UTC milliseconds.
 */
export type OrderTime = {
  now(): number;
  /** What an entry holds, so that another process of the same boot can go on with this time. */
  readonly sinceBoot: { readonly bootTime?: BootTime };
};

/** What is known of an order's time from its journal: the last entry's, and the boot that counted it. */
type LastKnown = Pick<CheckoutState, "now" | "bootTime">;

/** The time of an order that is at `startsAt` (UTC milliseconds) now. */
export function orderTime(clock: Clock, startsAt: number): OrderTime {
  const aheadMs = startsAt - clock.monotonic();
  const { bootId } = clock;
  const sinceBoot = bootId === null ? {} : { bootTime: { bootId, aheadMs } };
  return { now: () => clock.monotonic() + aheadMs, sinceBoot };
}

/**
 * The time of an order of an earlier process: how long the kiosk was away is known within one boot of the machine,
 * across boots only by its clock. Never less than nothing.
 */
export function resumedTime(clock: Clock, last: LastKnown): OrderTime {
  return orderTime(clock, Math.max(presentOf(clock, last), last.now));
}

/** Whether the clock was set back since the last entry, so that it is unknown how long ago that was. */
export function isAbsenceUnknown(clock: Clock, last: LastKnown): boolean {
  return presentOf(clock, last) < last.now - ADJUSTED_MS;
}

function presentOf(clock: Clock, { bootTime }: Pick<LastKnown, "bootTime">): number {
  const isSameBoot = bootTime !== null && bootTime.bootId === clock.bootId;
  return isSameBoot ? clock.monotonic() + bootTime.aheadMs : clock.now();
}

/**
 * When a callback came, in the time of the order that it turned out to be for: not before its payment was requested,
 * nor later than now. `cameAt` is the clock's time then.
 */
export function cameAt(
  clock: Clock,
  time: OrderTime,
  came: Pick<LastKnown, "bootTime"> & { readonly cameAt: number; readonly notBefore: number },
): number {
  const now = time.now();
  const agoMs = presentOf(clock, came) - came.cameAt;
  return Math.min(Math.max(now - agoMs, came.notBefore), now);
}
