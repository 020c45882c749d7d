import type { DatabaseSync } from "node:sqlite";

/** References of payments of orders that ended at or after `since`, UTC milliseconds. */
export function referencesEndedSince(database: DatabaseSync, since: number): readonly string[] {
  return database
    .prepare(
      `select reference from payment_reference join checkout using (checkout_id)
       where finished_at_ms >= ?`,
    )
    .all(since)
    .map((row) => String(row.reference));
}
