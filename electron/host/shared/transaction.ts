import type { DatabaseSync } from "node:sqlite";

/** Runs `work` in one transaction; an error rolls it back and is rethrown. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    // On a full disk SQLite may have rolled back already; the first error is the one to report.
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
