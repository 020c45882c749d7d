import type { Clock } from "./runner.ts";

/** Longest time-out that a timer of the platform can hold; a longer wait is taken in parts. */
const MAX_TIMEOUT_MS = 2_000_000_000;

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
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
