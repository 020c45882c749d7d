import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATIONS } from "./migrations.ts";

/** The kiosk's own records cannot be used; staff have to act. The file is left as it is. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/**
 * Opens the kiosk's database in `dataDir`, checks it and brings its schema up to date. One connection,
 * WAL, `synchronous=FULL`: what a function of the store has written is on disk when it returns.
 * Throws StoreError for a file that is damaged, emptied or written by a newer kiosk.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "kiosk.sqlite");
  if (!existsSync(file)) create(dataDir, file);
  return openFile(file);
}

/** A file comes into being whole: an empty one is never a new kiosk, but one that lost its journal. */
function create(dataDir: string, file: string): void {
  const draft = `${file}.new`;
  for (const ending of ["", "-wal", "-shm"]) rmSync(`${draft}${ending}`, { force: true });
  const database = new DatabaseSync(draft);
  // A page of the file is written with its first content, before any of the pragmas of use.
  database.exec("pragma user_version = 0; vacuum");
  database.close();
  renameSync(draft, file);
  syncFolder(dataDir);
}

function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    if (statSync(file).size === 0) throw new StoreError(`${file} is empty: its records are lost`);
    database = new DatabaseSync(file, { timeout: 2000 });
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    database.exec("pragma foreign_keys = on");
    // Else "insert or replace" would go past the trigger that forbids deleting a consent.
    database.exec("pragma recursive_triggers = on");
    const check = database.prepare("pragma quick_check").get();
    if (check?.quick_check !== "ok") throw new StoreError(`${file} is damaged`);
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `${file} cannot be used: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Makes a rename survive a power cut. Windows cannot sync a folder, and needs not. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Forward only: each migration runs once, in one transaction with the version it leads to. */
function migrate(database: DatabaseSync, file: string): void {
  const row = database.prepare("pragma user_version").get();
  const version = Number(row?.user_version ?? 0);
  if (version > MIGRATIONS.length) {
    throw new StoreError(`${file} was written by a newer version of the kiosk`);
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    inTransaction(database, () => {
      database.exec(migration);
      database.exec(`pragma user_version = ${index + 1}`);
    });
  }
}

/** Runs `work` in one transaction; an error rolls it back and is thrown on. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    // Where the disk is full SQLite may have rolled back already; the first error is the one to tell.
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
