/** One kiosk a data folder: two would both run every order. */
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { asOwnerOf } from "./private-files.ts";
import { StoreError } from "./store-error.ts";

/** The lock's name in a data folder; it is in no backup. */
export const LOCK_FILE = "kiosk.lock";
/** Held while a backup is made: one at a time, beside a running kiosk. */
export const BACKUP_LOCK = "backup.lock";
/** Two kiosks that start at the same moment: each may look whether the folder is free. */
const BUSY_MS = 200;
/** SQLITE_BUSY. */
const BUSY = 5;

export type FolderLock = { release(): void };

/**
 * Locks an existing data folder, for a kiosk or for a backup, until `release`, or until this process ends: the operating system holds the lock and
 * releases it however a process ends, so nothing is left behind by a kill or a power cut. Throws StoreError `in-use` if
 * another process has it.
 */
export function lockFolder(dataDir: string, name = LOCK_FILE): FolderLock {
  return asOwnerOf(dataDir, () => lock(dataDir, name));
}

function lock(dataDir: string, name: string): FolderLock {
  const file = join(dataDir, name);
  const isNew = !existsSync(file);
  // An empty database whose transaction never ends: SQLite locks a file in the same way on every system.
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    if (isNew) chmodSync(file, 0o600);
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    const isBusy = error instanceof Error && "errcode" in error && error.errcode === BUSY;
    if (!isBusy) throw error;
    throw new StoreError("in-use", dataDir, `another kiosk is running with the data in ${dataDir}`);
  }
  return { release: () => database.close() };
}

/** Throws StoreError `in-use` if another process has locked a data folder, which may not exist yet. */
export function requireFolderFree(dataDir: string): void {
  if (existsSync(join(dataDir, LOCK_FILE))) lockFolder(dataDir).release();
}
