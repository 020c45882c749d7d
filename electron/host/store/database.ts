import {
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { inTransaction } from "../shared/transaction.ts";
import { restoringFolder } from "./backup.ts";
import { noteLost } from "./damaged-orders.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { lostMarks, type Mark, marksFile, readMarks } from "./marks.ts";
import { applyMigration, MIGRATIONS } from "./migrations.ts";
import { makePrivate } from "./private-files.ts";
import {
  copyToQuarantine,
  hasQuarantine,
  isQuarantinedLog,
  moveToQuarantine,
  QUARANTINE,
  quarantineLog,
} from "./quarantine.ts";
import { hasSchema } from "./schema.ts";
import { StoreError, storeErrorOf } from "./store-error.ts";
import { syncFolder } from "./sync.ts";

const FILE = "kiosk.sqlite";
/**
 * An empty file of this name beside lost records makes the kiosk begin with new ones. It is deleted at the next start.
 */
export const BEGIN_ANEW = "begin-with-new-records";
/** A device with a credential has had records before (electron/host/outlet/vault.ts). */
const CREDENTIAL = "credential.sealed";
/** The schema from which on entries have checksums. */
const CHECKSUMS_SINCE = 8;
/** Bytes of room that the journal of one order needs. */
const ROOM_BYTES = 16_384;

/** Notified of what was done to the records beyond opening them. */
type Say = (what: string) => void;

/**
 * Opens the kiosk's database in `dataDir`, checks it and brings its schema up to date. One connection, WAL,
 * `synchronous=FULL`: what a function of the store has written is on disk when it returns. Throws StoreError if it
 * cannot be used or written; damaged records are copied to quarantine first, and never replaced by new ones unless the
 * file {@link BEGIN_ANEW} is beside them.
 */
export function openDatabase(dataDir: string, say: Say = () => {}): DatabaseSync {
  const file = join(dataDir, FILE);
  try {
    makeFolder(dataDir);
    beginAnewIfRequested(dataDir, file, say);
    if (!existsSync(file)) create(dataDir, file);
    inspectWithoutStaleLog(file, say);
    const lost = findLost(dataDir, file);
    // The next write overwrites what remains of them in the write-ahead log.
    if (lost.length > 0 && copyToQuarantine(file) === null) {
      say(`the records could not be copied to ${QUARANTINE} before they are written again`);
    }
    const database = openFile(file);
    for (const mark of lost) {
      say(
        `entries of order ${mark.platformOrderId ?? mark.checkoutId} are lost: it is left to staff`,
      );
      noteLost(database, mark, Date.now());
    }
    return database;
  } catch (error) {
    const known = storeErrorOf(error, file);
    if (known.trouble !== "damaged" && known.trouble !== "emptied") throw known;
    throw known.withCopy(copyToQuarantine(file));
  }
}

export type OpenFolder = FolderLock & {
  /** Paths that other accounts had rights to until now. */
  readonly loose: readonly string[];
};

/**
 * Makes the data folder if there is none yet, locks it for one kiosk and takes the rights of other accounts; to be called
 * before anything in it is opened. Throws StoreError if another kiosk has it, or it cannot be written.
 */
export function openDataFolder(dataDir: string): OpenFolder {
  try {
    makeFolder(dataDir);
    const lock = lockFolder(dataDir);
    try {
      return { ...lock, loose: makePrivate(dataDir) };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw storeErrorOf(error, join(dataDir, FILE));
  }
}

/**
 * During a restore (backup.ts) the folder is briefly missing, which does not mean a new device; nor does one without
 * records, which systemd (`StateDirectory=`) makes at the next start after a restore that was cut off.
 */
function requireNotRestoring(dataDir: string, file: string): void {
  if (existsSync(file) || existsSync(join(dataDir, BEGIN_ANEW))) return;
  if (!isBeingRestored(dataDir)) return;
  throw new StoreError("missing", file, `${file} is being restored, or a restore was cut off`);
}

/** Inspects a file after removing a write-ahead log that belongs to another one. */
function inspectWithoutStaleLog(file: string, say: Say): void {
  if (isQuarantinedLog(file)) quarantineLog(file, say);
  try {
    inspect(file);
  } catch (error) {
    if (storeErrorOf(error, file).trouble !== "damaged" || !isSoundAlone(file)) throw error;
    if (!quarantineLog(file, say)) throw error;
    inspect(file);
  }
}

/** Whether a file can be used by itself, without a write-ahead log. */
function isSoundAlone(file: string): boolean {
  try {
    const address = pathToFileURL(file);
    address.searchParams.set("immutable", "1");
    const database = new DatabaseSync(address, { readOnly: true });
    try {
      requireUsable(database, file);
      return true;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/**
 * Makes the kiosk's folder, and those above it, durably: one whose name is not synced is gone after a power cut. Throws
 * StoreError while a backup is restored into it.
 */
export function makeFolder(dataDir: string): void {
  requireNotRestoring(dataDir, join(dataDir, FILE));
  const folder = resolve(dataDir);
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    syncFolder(dirname(made));
  }
}

/** Quarantines lost records if new ones were requested. Good records stay, whatever was requested. */
function beginAnewIfRequested(dataDir: string, file: string, say: Say): void {
  const wish = join(dataDir, BEGIN_ANEW);
  if (!existsSync(wish)) return;
  if (!areLost(dataDir, file, say)) {
    rmSync(wish);
    say(`the records are in order and are kept: ${BEGIN_ANEW} was not needed`);
    return;
  }
  const quarantine = moveToQuarantine(file);
  createFile(dataDir, file);
  rmSync(wish);
  say(
    `began with new records, as asked; the old ones are in ${quarantine ?? "no place: there were none"}`,
  );
}

function areLost(dataDir: string, file: string, say: Say): boolean {
  if (!existsSync(file)) return hasHadRecords(dataDir, file);
  try {
    inspectWithoutStaleLog(file, say);
    return false;
  } catch (error) {
    const { trouble } = storeErrorOf(error, file);
    return trouble === "damaged" || trouble === "emptied";
  }
}

function hasHadRecords(dataDir: string, file: string): boolean {
  return (
    existsSync(join(dataDir, CREDENTIAL)) ||
    existsSync(`${file}-wal`) ||
    // Made after the records; it may name orders, and a new kiosk's would replace it.
    existsSync(marksFile(dataDir)) ||
    hasQuarantine(file) ||
    isBeingRestored(dataDir)
  );
}

function isBeingRestored(dataDir: string): boolean {
  return existsSync(restoringFolder(dataDir));
}

/** A new device begins with new records; one that had some before has lost them. */
function create(dataDir: string, file: string): void {
  if (hasHadRecords(dataDir, file)) {
    throw new StoreError("missing", file, `${file} is gone: this kiosk has had records`);
  }
  createFile(dataDir, file);
}

/** A file is created in full: an empty one is never a new kiosk, but one that lost its journal. */
function createFile(dataDir: string, file: string): void {
  const draft = `${file}.new`;
  for (const ending of ["", "-wal", "-shm"]) rmSync(`${draft}${ending}`, { force: true });
  const database = new DatabaseSync(draft);
  // A page of the file is written with its first content, before any of the pragmas of use.
  database.exec("pragma user_version = 0; vacuum");
  database.close();
  // SQLite gives its other files the rights of this one.
  chmodSync(draft, 0o600);
  renameSync(draft, file);
  syncFolder(dataDir);
}

/**
 * Inspects the records through a read-only connection: SQLite would otherwise write its log into a damaged file when
 * closing it. Throws if they cannot be used.
 */
function inspect(file: string): void {
  const found = statSync(file);
  if (!found.isFile()) throw new StoreError("damaged", file, `${file} is no file`);
  if (found.size === 0) {
    throw new StoreError("emptied", file, `${file} is empty: its records are lost`);
  }
  const log = `${file}-wal`;
  const hadLog = existsSync(log);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    requireUsable(database, file);
  } finally {
    database.close();
    // Reading creates an empty log, which a read-only connection does not remove.
    if (!hadLog && existsSync(log) && statSync(log).size === 0) {
      rmSync(log);
      rmSync(`${file}-shm`, { force: true });
    }
  }
}

/** Entries that were acknowledged and are no longer in the records. */
function findLost(dataDir: string, file: string): Mark[] {
  const marks = readMarks(dataDir);
  if (marks.size === 0) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    return versionOf(database) < CHECKSUMS_SINCE ? [] : lostMarks(database, marks);
  } finally {
    database.close();
  }
}

/** Throws StoreError unless the file is intact, of a known version and a kiosk's. */
function requireUsable(database: DatabaseSync, file: string): void {
  const check = database.prepare("pragma quick_check").get();
  if (check?.quick_check !== "ok") {
    const what = String(check?.quick_check).replaceAll(/\s+/g, " ");
    throw new StoreError("damaged", file, `${file} is damaged: ${what}`);
  }
  const version = versionOf(database);
  if (version > MIGRATIONS.length) {
    throw new StoreError("newer", file, `${file} was written by a newer version of the kiosk`);
  }
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const isOurs = version === 0 ? tables.length === 0 : tables.some((t) => t.name === "journal");
  if (!isOurs) throw new StoreError("damaged", file, `${file} holds no kiosk's records`);
  if (!hasSchema(database, version)) {
    throw new StoreError(
      "damaged",
      file,
      `${file} is damaged: its tables are not those of a kiosk`,
    );
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    database.exec("pragma foreign_keys = on");
    // Without it "insert or replace" would bypass the trigger that forbids deleting a consent.
    database.exec("pragma recursive_triggers = on");
    // Deleted content is overwritten, and does not stay in free pages.
    database.exec("pragma secure_delete = on");
    migrate(database);
    proveRoom(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("pragma user_version").get()?.user_version ?? 0);
}

/** Brings the schema up to date, forward only: each migration runs once, in one transaction with its version number. */
export function migrate(database: DatabaseSync): void {
  const version = versionOf(database);
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    inTransaction(database, () => {
      applyMigration(database, migration);
      database.exec(`pragma user_version = ${index + 1}`);
    });
  }
}

/**
 * Writes as much as the journal of an order needs, and deletes it again. Throws if it cannot: then no order may begin.
 * Two transactions, since within one SQLite writes nothing of it to disk.
 */
export function proveRoom(database: DatabaseSync): void {
  const row = { name: "room for the journal", content: "x".repeat(ROOM_BYTES) };
  database
    .prepare(
      "insert or replace into stored_value (name, content, stored_at_ms) values (:name, :content, 0)",
    )
    .run(row);
  database.prepare("delete from stored_value where name = ?").run(row.name);
}

/** The bytes that this account can still write to the disk of the records. */
export function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}
