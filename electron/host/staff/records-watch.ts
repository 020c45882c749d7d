import { LEAST_FREE_BYTES } from "../../../domain/readiness/limits.ts";
import type { Log } from "../net/log.ts";
import { Cell, type Live } from "../shared/live.ts";
import { type WriteTrouble, writeTroubleOf } from "../store/trouble.ts";

/** How often a test write is made while all is well: a disk may fill up, or be lost, overnight. */
const TRY_EVERY_MS = 60_000;
/** How often a test write is made while records cannot be written. */
const TRY_AGAIN_MS = 5_000;

/** What the watch needs from the disk. */
export type RecordsDisk = {
  /** Makes a test write; throws if it fails. */
  tryToWrite(): void;
  /** Free bytes for the kiosk's account. */
  freeBytes(): number;
};

export type RecordsWatch = {
  /** Why nothing can be written at present; null while all is well. */
  readonly trouble: Live<WriteTrouble | null>;
  /** To be called when a write of the records has failed. */
  failed(error: unknown): void;
  /**
   * Whether an order may begin, to be asked before each. Makes a test write only while records cannot be written: an
   * order's first transaction is a test of its own, without which nothing has begun (decision 0054).
   */
  canTakeOrders(): boolean;
  stop(): void;
};

/** Time as the watch needs it: see the checkout's `Clock`. */
type Clock = { now(): number; at(time: number, callback: () => void): () => void };

/**
 * Watches whether the kiosk can write its records. While it cannot, no order begins, since none of its steps could be
 * stored; orders under way are held up, and resume once it can.
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
  const check = (writes: boolean): void => {
    try {
      if (writes) disk.tryToWrite();
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
      check(true);
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
      check(trouble.current() !== null);
      return trouble.current() === null;
    },
    stop: () => cancel(),
  };
}
