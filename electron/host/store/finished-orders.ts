import type { DatabaseSync } from "node:sqlite";

/** Ids of the orders that ended at `since` (UTC milliseconds) or later, the first to end first. */
export function finishedSince(database: DatabaseSync, since: number): string[] {
  return database
    .prepare("select checkout_id from checkout where finished_at_ms >= ? order by finished_at_ms")
    .all(since)
    .map((row) => String(row.checkout_id));
}
