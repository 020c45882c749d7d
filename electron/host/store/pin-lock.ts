import type { DatabaseSync } from "node:sqlite";

/** Wrong PINs in a row, and when the last of them was entered (UTC milliseconds). */
export type PinFailures = { readonly failures: number; readonly failedAt: number };

export type PinLock = {
  read(): PinFailures;
  /** On disk when it returns: a restart must not allow another try. */
  write(failures: PinFailures): void;
};

/** A {@link PinLock} on the table `staff_lock`. */
export function createPinLock(database: DatabaseSync): PinLock {
  return {
    read() {
      const row = database.prepare("select failures, failed_at_ms from staff_lock").get();
      return { failures: Number(row?.failures ?? 0), failedAt: Number(row?.failed_at_ms ?? 0) };
    },
    write({ failures, failedAt }) {
      database
        .prepare(
          "insert or replace into staff_lock (staff_lock_id, failures, failed_at_ms) values (1, ?, ?)",
        )
        .run(failures, failedAt);
    },
  };
}
