/** What has to be possible on a full disk: it holds at once, and is written as soon as there is room. */
import type { DatabaseSync } from "node:sqlite";
import type { Log } from "../../../electron/host/net/log.ts";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import { inTransaction } from "../../../electron/host/shared/transaction.ts";
import type { Clock } from "../clock.ts";

export const LATE_RETRY_MS = 5_000;
/** In memory at most; what comes after them fails as any other write. */
const MOST_WAITING = 1_000;

export type LateWrites = {
  /**
   * Writes now, in a transaction; if that fails, again every five seconds. A later write of the same key replaces one
   * that waits. Within a transaction of the caller it is part of that, and throws.
   */
  write(key: string, write: () => void): void;
  isWaiting(key: string): boolean;
  /** How many wait: a restart of the console would forget them. */
  readonly count: Live<number>;
  /** Writes all that wait; throws if it still cannot be done. */
  flush(): void;
  /** Tries a last time. */
  close(): void;
};

export function createLateWrites(options: {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly log: Pick<Log, "error" | "info">;
}): LateWrites {
  const { database, clock, log } = options;
  const waiting = new Map<string, () => void>();
  const count = new Cell(0);
  let cancel = () => {};

  const flush = () => {
    for (const [key, write] of waiting) {
      inTransaction(database, write);
      waiting.delete(key);
    }
    if (count.current() > 0) log.info({}, "what waited for room on the disk is written");
    count.set(0);
  };
  const retry = () => {
    cancel();
    try {
      flush();
    } catch {
      count.set(waiting.size);
      cancel = clock.after(LATE_RETRY_MS, retry);
    }
  };
  return {
    count,
    flush,
    isWaiting: (key) => waiting.has(key),
    write(key, write) {
      if (database.isTransaction) return write();
      try {
        inTransaction(database, write);
        waiting.delete(key);
        count.set(waiting.size);
      } catch (error) {
        if (waiting.size >= MOST_WAITING && !waiting.has(key)) throw error;
        if (waiting.size === 0) log.error({ error }, "the console's database cannot be written");
        waiting.set(key, write);
        count.set(waiting.size);
        cancel();
        cancel = clock.after(LATE_RETRY_MS, retry);
      }
    },
    close() {
      retry();
      cancel();
    },
  };
}
