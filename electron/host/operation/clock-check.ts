/** Whether the machine's clock is right: compares it with the time in the services' answers. */
import type { Log } from "../net/log.ts";

/** UTC milliseconds, and milliseconds of a clock that nobody sets. */
type Clock = { now(): number; monotonic(): number };

/** A larger difference than a slow answer can cause. */
export const CLOCK_OFF_MS = 5 * 60_000;

/** `offMs`: how far the machine's clock is ahead (negative: behind). */
export type ClockState =
  | { readonly state: "unknown" }
  | { readonly state: "right" }
  | { readonly state: "off"; readonly offMs: number };

/** What a right clock would have shown at `at` (UTC milliseconds) of the machine's; null if that is not known. */
export function rightTime(clock: ClockState, at: number): number | null {
  if (clock.state === "unknown") return null;
  return clock.state === "off" ? at - clock.offMs : at;
}

export type ClockCheck = {
  /** A service has answered: its host, and the `Date` of its answer. */
  onResponse(host: string, date: string | undefined): void;
  current(): ClockState;
};

/**
 * One service with a wrong clock must not make the kiosk's clock count as wrong: it is off only if it differs from that
 * of every service that has answered, by the smallest of these differences. The services' times are continued by the
 * monotonic clock: if the machine's clock is set, an earlier answer must not confirm it.
 */
export function createClockCheck(log: Pick<Log, "warn">, clock: Clock): ClockCheck {
  /** The time of each service, in UTC milliseconds, when the monotonic clock was at 0. */
  const times = new Map<string, number>();
  let last: ClockState["state"] = "unknown";
  const current = (): ClockState => {
    const offsets = [...times.values()].map((time) => clock.now() - (time + clock.monotonic()));
    const [nearest] = offsets.sort((a, b) => Math.abs(a) - Math.abs(b));
    if (nearest === undefined) return { state: "unknown" };
    return Math.abs(nearest) > CLOCK_OFF_MS ? { state: "off", offMs: nearest } : { state: "right" };
  };
  return {
    onResponse(host, date) {
      const reported = date === undefined ? Number.NaN : Date.parse(date);
      if (Number.isNaN(reported)) return;
      times.set(host, reported - clock.monotonic());
      const after = current();
      if (after.state === last) return;
      if (after.state === "off") {
        log.warn({ offSeconds: Math.round(after.offMs / 1_000) }, "the clock is wrong");
      } else if (last === "off") {
        log.warn("the clock is right again");
      }
      last = after.state;
    },
    current,
  };
}
