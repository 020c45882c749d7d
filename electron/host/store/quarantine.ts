import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { copySynced, syncFolder } from "./sync.ts";

/** The database and SQLite's files beside it; the index (`-shm`) is rebuilt from these. */
const ENDINGS = ["", "-wal", "-journal", "-marks"];
/** The name on disk is older than the term: existing data folders have it. */
export const QUARANTINE = "kiosk.sqlite-aside";

/**
 * Copies unusable records unchanged to a folder beside them, so that an attempt to repair them cannot make it worse.
 * The same contents are copied once. Returns the folder, once it is on disk, or null if nothing could be copied.
 */
export function copyToQuarantine(file: string): string | null {
  try {
    const found = filesOf(file);
    if (found.length === 0) return null;
    const folder = quarantineFolder(file, fingerprintOf(found));
    if (existsSync(folder)) return folder;
    copyInto(folder, found);
    return folder;
  } catch {
    // No room, or no permission to write: the records themselves are still there.
    return null;
  }
}

/** Copies files into a new folder, which is on disk once it exists. Throws, and leaves no part of it, if it cannot. */
function copyInto(folder: string, files: readonly string[]): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    for (const path of files) copySynced(path, join(draft, basename(path)));
    syncFolder(draft);
    renameSync(draft, folder);
  } catch (error) {
    // A part of a copy would take the room that the records need.
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  syncFolder(dirname(folder));
  syncFolder(dirname(dirname(folder)));
}

/**
 * Moves the records to quarantine, so that new ones can begin. Returns their new folder, or null if there are none.
 * Throws if it cannot.
 */
export function moveToQuarantine(file: string): string | null {
  const found = filesOf(file);
  if (found.length === 0) return null;
  const folder = quarantineFolder(file, fingerprintOf(found));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const path of found) renameSync(path, join(folder, basename(path)));
  // Before the folder above is synced, without their names there.
  syncFolder(folder);
  syncFolder(dirname(folder));
  rmSync(`${file}-shm`, { force: true });
  return folder;
}

/**
 * Removes a write-ahead log from beside a file to which it does not belong: SQLite would apply it to a good copy that
 * has replaced a damaged file, and damage that too. Everything is copied first; returns whether it was.
 */
export function quarantineLog(file: string, say: (what: string) => void): boolean {
  const folder = copyToQuarantine(file);
  if (folder === null) return false;
  rmSync(`${file}-wal`, { force: true });
  rmSync(`${file}-shm`, { force: true });
  say(`the write-ahead log beside ${file} belongs to another file: it is in ${folder}`);
  return true;
}

/** Whether the write-ahead log is already in quarantine, beside a different file. */
export function isQuarantinedLog(file: string): boolean {
  const log = `${file}-wal`;
  const folder = join(dirname(file), QUARANTINE);
  if (![file, log, folder].every(existsSync) || statSync(log).size === 0) return false;
  return readdirSync(folder).some((name) => {
    const found = join(folder, name, basename(file));
    return isSame(`${found}-wal`, log) && existsSync(found) && !isSame(found, file);
  });
}

function isSame(left: string, right: string): boolean {
  if (!existsSync(left) || statSync(left).size !== statSync(right).size) return false;
  return readFileSync(left).equals(readFileSync(right));
}

/** Whether records were ever quarantined here. */
export function hasQuarantine(file: string): boolean {
  const folder = join(dirname(file), QUARANTINE);
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function filesOf(file: string): string[] {
  return ENDINGS.map((ending) => `${file}${ending}`).filter((path) => existsSync(path));
}

function quarantineFolder(file: string, fingerprint: string): string {
  return join(dirname(file), QUARANTINE, fingerprint);
}

/** By content: a kiosk that is restarted repeatedly over the same damage makes one copy of it. */
function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(basename(path)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}
