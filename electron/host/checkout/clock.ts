import { uptime } from "node:os";
import type { Clock } from "./runner.ts";

/** Longest time-out that a timer of the platform can hold; a longer wait is taken in parts. */
const MAX_TIMEOUT_MS = 2_000_000_000;
/** Shorter differences between the two clocks below are their resolution. */
const SLEEP_SHOWS_MS = 1_000;

/**
 * The process's own clock stands still while the machine sleeps, that of the uptime does not: it is too coarse to
 * measure with, but shows how long the machine slept. Both ignore how the clock is set.
 */
export function createMonotonic(uptimeMs: () => number, awakeMs: () => number): () => number {
  const gapMs = () => uptimeMs() - awakeMs();
  const awakeGapMs = gapMs();
  let sleptMs = 0;
  return () => {
    const moreMs = gapMs() - awakeGapMs - sleptMs;
    if (moreMs > SLEEP_SHOWS_MS) sleptMs += moreMs;
    return Math.floor(awakeMs() + sleptMs);
  };
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: createMonotonic(
    () => uptime() * 1_000,
    () => performance.now(),
  ),
  at(time, callback) {
    let timer: NodeJS.Timeout;
    const arm = () => {
      const left = time - Date.now();
      timer = setTimeout(
        () => (left > MAX_TIMEOUT_MS ? arm() : callback()),
        Math.min(Math.max(left, 0), MAX_TIMEOUT_MS),
      );
    };
    arm();
    return () => clearTimeout(timer);
  },
};
