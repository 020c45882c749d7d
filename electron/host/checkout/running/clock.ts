import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import type { Clock } from "./runner.ts";

/** The longest time-out that a timer can hold (2^31 ms), rounded down; a longer wait is split. */
const MAX_TIMEOUT_MS = 2_000_000_000;
const NANOSECONDS_PER_MS = 1_000_000n;
/** Smaller differences between the two clocks below are due to their resolution. */
const SLEEP_SHOWS_MS = 1_000;
/** Between two readings of the uptime. */
const READ_AGAIN_MS = 1_000;
/** More than clocks of one machine differ by while nobody sets them. */
const CLOCKS_DIFFER_MS = 50;

/** Linux: random, and another one after each boot (random(4)). */
const BOOT_ID_FILE = "/proc/sys/kernel/random/boot_id";

/** The machine's time, of different kinds, in milliseconds. */
export type TimeSources = {
  /** Since the machine's boot, also while it sleeps; coarse, and slow to read. */
  readonly uptimeMs: () => number;
  /** Stops while the machine sleeps. */
  readonly awakeMs: () => number;
  /** Of the day; may be set. */
  readonly wallMs: () => number;
};

/**
 * Milliseconds since the machine's boot, whatever its clock is set to. The process's own clock stops while the machine
 * sleeps. The uptime does not; it is too coarse to measure with, but shows how long the machine slept. It is read again
 * when the time of day has moved otherwise than the process's own clock, as it does after a sleep, and every second.
 */
export function createMonotonic({ uptimeMs, awakeMs, wallMs }: TimeSources): () => number {
  const awakeGapMs = uptimeMs() - awakeMs();
  let sleptMs = 0;
  let lastRead = { awake: awakeMs(), wallGap: wallMs() - awakeMs() };
  return () => {
    const awake = awakeMs();
    const wallGap = wallMs() - awake;
    const hasMoved = Math.abs(wallGap - lastRead.wallGap) > CLOCKS_DIFFER_MS;
    if (hasMoved || awake - lastRead.awake >= READ_AGAIN_MS) {
      lastRead = { awake, wallGap };
      const moreMs = uptimeMs() - awake - awakeGapMs - sleptMs;
      if (moreMs > SLEEP_SHOWS_MS) sleptMs += moreMs;
    }
    return Math.floor(awake + awakeGapMs + sleptMs);
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
  monotonic: createMonotonic({
    uptimeMs: () => uptime() * 1_000,
    awakeMs: () => performance.now(),
    wallMs: () => Date.now(),
  }),
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
