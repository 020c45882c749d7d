import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Opens the sandbox's one database, `sandbox.sqlite` in `dataDir` (created if missing). Everything in the process
 * shares this connection; each service creates its own tables in it.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "sandbox.sqlite"), { timeout: 2000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = normal");
  database.exec("pragma foreign_keys = on");
  return database;
}

/** Runs `work` in one write transaction: all of it is stored, or nothing if it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}
