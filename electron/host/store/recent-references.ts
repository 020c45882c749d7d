import type { DatabaseSync } from "node:sqlite";

/**
 * References of payments of orders that ended at or after `since`, UTC milliseconds; without those that are left to
 * staff, such as orders that a restored backup has set aside.
 */
export function referencesEndedSince(database: DatabaseSync, since: number): readonly string[] {
  return database
    .prepare(
      `select reference from payment_reference join checkout using (checkout_id)
       where finished_at_ms >= ? and checkout_id not in (select checkout_id from damaged_order)`,
    )
    .all(since)
    .map((row) => String(row.reference));
}
