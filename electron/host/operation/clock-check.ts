/** Whether the machine's clock can be believed: held against the time in the services' answers. */
import type { Log } from "../net/log.ts";

/** More than this cannot come of a slow answer. */
export const CLOCK_OFF_MS = 5 * 60_000;

/** `offMs`: how far the machine's clock is ahead (negative: behind). */
export type ClockState =
  | { readonly state: "unknown" }
  | { readonly state: "right" }
  | { readonly state: "off"; readonly offMs: number };

export type ClockCheck = {
  /** A service has answered: its host, the `Date` of its answer, and the machine's time then. */
  onResponse(host: string, date: string | undefined, now: number): void;
  current(): ClockState;
};

/**
 * One service whose clock is wrong must not make the kiosk's look wrong: the clock is off where every
 * service that has answered says so, and by what the nearest of them says.
 */
export function createClockCheck(log: Pick<Log, "warn">): ClockCheck {
  const offsets = new Map<string, number>();
  const current = (): ClockState => {
    const [nearest] = [...offsets.values()].sort((a, b) => Math.abs(a) - Math.abs(b));
    if (nearest === undefined) return { state: "unknown" };
    return Math.abs(nearest) > CLOCK_OFF_MS ? { state: "off", offMs: nearest } : { state: "right" };
  };
  return {
    onResponse(host, date, now) {
      const reported = date === undefined ? Number.NaN : Date.parse(date);
      if (Number.isNaN(reported)) return;
      const before = current();
      offsets.set(host, now - reported);
      const after = current();
      if (after.state === before.state) return;
      if (after.state === "off") {
        log.warn({ offSeconds: Math.round(after.offMs / 1_000) }, "the clock is wrong");
      } else if (before.state === "off") {
        log.warn("the clock is right again");
      }
    },
    current,
  };
}
