/** Whether the machine's clock is right: compares it with the time in the services' answers. */
import type { Log } from "../net/log.ts";

/** More than a slow answer can cause. */
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
 * One service with a wrong clock must not make the kiosk's look wrong: the clock is off if every service that has
 * answered differs from it, and by the smallest difference.
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
