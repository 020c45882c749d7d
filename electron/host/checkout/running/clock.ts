import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import type { Clock } from "./runner.ts";

/** The longest time-out that a timer can hold (2^31 ms), rounded down; a longer wait is split. */
const MAX_TIMEOUT_MS = 2_000_000_000;
const NANOSECONDS_PER_MS = 1_000_000n;
/** Smaller differences between the two clocks below are due to their resolution. */
const SLEEP_SHOWS_MS = 1_000;

/** Linux: random, and another one after each boot (random(4)). */
const BOOT_ID_FILE = "/proc/sys/kernel/random/boot_id";

/**
 * Milliseconds since the machine's boot, whatever its clock is set to. The process's own clock stops while the machine
 * sleeps. The uptime does not; it is too coarse to measure with, but shows how long the machine slept.
 */
export function createMonotonic(uptimeMs: () => number, awakeMs: () => number): () => number {
  const gapMs = () => uptimeMs() - awakeMs();
  const awakeGapMs = gapMs();
  let sleptMs = 0;
  return () => {
    const moreMs = gapMs() - awakeGapMs - sleptMs;
    if (moreMs > SLEEP_SHOWS_MS) sleptMs += moreMs;
    return Math.floor(awakeMs() + awakeGapMs + sleptMs);
  };
}

/**
 * The id of the machine's boot; null if it cannot be read, or if the uptime is not that of this boot (a container may
 * have its own): then nothing that was measured before this process can be compared.
 */
export function readBootId(
  file: string,
  uptimeMs: number,
  /** How long the machine has been awake since its boot. */
  awakeMs: number,
): string | null {
  if (uptimeMs < awakeMs - SLEEP_SHOWS_MS) return null;
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch {
    return null;
  }
}

/** The machine's own clock. */
export const systemClock: Clock = {
  bootId: readBootId(
    BOOT_ID_FILE,
    uptime() * 1_000,
    Number(process.hrtime.bigint() / NANOSECONDS_PER_MS),
  ),
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
