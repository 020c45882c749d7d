import { Cell, type Live } from "../api/live.ts";
import type { Log } from "../net/log.ts";
import { type WriteTrouble, writeTroubleOf } from "../store/trouble.ts";

/** How often records that were in order are written to for a trial: a disk may fill up, or be lost, overnight. */
const TRY_EVERY_MS = 60_000;
/** How often records that could not be written are tried again. */
const TRY_AGAIN_MS = 5_000;
/** With less than this left no order begins: one that has begun must find room to end. */
export const LEAST_FREE_BYTES = 32_000_000;

/** What the records need of the disk. */
export type RecordsDisk = {
  /** Writes for a trial; throws if it cannot. */
  tryToWrite(): void;
  /** Bytes that are left for the kiosk's account. */
  freeBytes(): number;
};

export type RecordsWatch = {
  /** Why nothing can be written down at present; null while all is well. */
  readonly trouble: Live<WriteTrouble | null>;
  /** A write has failed. */
  failed(error: unknown): void;
  /** Whether an order may begin: asked when one is to. */
  canTakeOrders(): boolean;
  stop(): void;
};

/** Time as the watch needs it: see the checkout's `Clock`. */
type Clock = { now(): number; at(time: number, callback: () => void): () => void };

/**
 * Watches whether the kiosk can write its records down. While it cannot, no order begins, since none of its
 * steps could be kept; those under way are held up and go on by themselves.
 */
export function watchRecords(options: {
  readonly disk: RecordsDisk;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn" | "error">;
}): RecordsWatch {
  const { disk, clock, log } = options;
  const trouble = new Cell<WriteTrouble | null>(null);
  let cancel = () => {};

  const report = (found: WriteTrouble | null, error?: unknown): void => {
    const before = trouble.current();
    if (found === before) return;
    if (found) log.error({ trouble: found, error: String(error) }, "records cannot be written");
    else log.warn({ trouble: before }, "records can be written again");
    trouble.set(found);
    plan();
  };
  const look = (): void => {
    try {
      disk.tryToWrite();
      const isFull = disk.freeBytes() < LEAST_FREE_BYTES;
      report(isFull ? "disk-full" : null, "too little room is left");
    } catch (error) {
      report(writeTroubleOf(error) ?? "disk-failing", error);
    }
  };
  const plan = (): void => {
    cancel();
    const everyMs = trouble.current() === null ? TRY_EVERY_MS : TRY_AGAIN_MS;
    cancel = clock.at(clock.now() + everyMs, () => {
      look();
      plan();
    });
  };
  plan();
  return {
    trouble,
    failed(error) {
      const found = writeTroubleOf(error);
      if (found) report(found, error);
    },
    canTakeOrders() {
      look();
      return trouble.current() === null;
    },
    stop: () => cancel(),
  };
}
