import type { DatabaseSync } from "node:sqlite";
import type { LateWrites } from "./late-writes.ts";

/** Wrong passwords in a row, and when the last of them was entered (UTC milliseconds). */
export type Failures = { readonly failures: number; readonly failedAt: number };

const NO_FAILURES: Failures = { failures: 0, failedAt: 0 };

export type FailureStore = {
  read(origin: string): Failures;
  /** On disk when it returns: a restart must not allow another try. */
  write(origin: string, failures: Failures): void;
  forget(origin: string): void;
};

/** After a day without another one, failures no longer count. */
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;
/** Rows beyond it, the oldest first, are forgotten: names that are entered are not limited. */
const MOST_ROWS = 10_000;

/** A {@link FailureStore} on the table `sign_in_failure`. */
export function createFailureStore(database: DatabaseSync): FailureStore {
  return {
    read(origin) {
      const row = database
        .prepare("select failures, failed_at_ms from sign_in_failure where origin = ?")
        .get(origin);
      return { failures: Number(row?.failures ?? 0), failedAt: Number(row?.failed_at_ms ?? 0) };
    },
    write(origin, { failures, failedAt }) {
      database
        .prepare(
          "insert or replace into sign_in_failure (origin, failures, failed_at_ms) values (?, ?, ?)",
        )
        .run(origin, failures, failedAt);
      database
        .prepare(
          `delete from sign_in_failure where failed_at_ms < ? or origin in
             (select origin from sign_in_failure order by failed_at_ms desc limit -1 offset ?)`,
        )
        .run(failedAt - FORGOTTEN_AFTER_MS, MOST_ROWS);
    },
    forget(origin) {
      database.prepare("delete from sign_in_failure where origin = ?").run(origin);
    },
  };
}

/** Counts in memory while the disk is full, so that somebody can sign in to remove a stolen kiosk. */
export function countedOnFullDisk(stored: FailureStore, late: LateWrites): FailureStore {
  const unwritten = new Map<string, Failures>();
  const keyOf = (origin: string) => `failures of ${origin}`;
  const change = (origin: string, failures: Failures, write: () => void) => {
    late.write(keyOf(origin), write);
    if (late.isWaiting(keyOf(origin))) unwritten.set(origin, failures);
    else unwritten.delete(origin);
  };
  return {
    read(origin) {
      const known = late.isWaiting(keyOf(origin)) ? unwritten.get(origin) : undefined;
      return known ?? stored.read(origin);
    },
    write: (origin, failures) => change(origin, failures, () => stored.write(origin, failures)),
    forget: (origin) => change(origin, NO_FAILURES, () => stored.forget(origin)),
  };
}
