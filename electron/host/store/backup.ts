/** Copies a kiosk's folder while the kiosk runs, and restores a folder from such a copy (docs/operations.md). */
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { BACKUP_LOCK, type FolderLock, LOCK_FILE, lockFolder } from "./folder-lock.ts";
import { readKioskId, writeKioskId } from "./kiosk-id.ts";
import { MIGRATIONS } from "./migrations.ts";
import { giveToOwnerOf, makePrivate } from "./private-files.ts";
import { StoreError } from "./store-error.ts";
import { copySynced } from "./sync.ts";

const RECORDS = "kiosk.sqlite";
const MANIFEST = "backup.json";
/** In the folder that was copied: the time of its last backup. */
const LAST_BACKUP = "last-backup";
/** Likewise, since the last attempt failed: when that was. */
const FAILED_BACKUP = "failed-backup";
/** Backups are made every night: one of them was missed, and not made up for. */
const OLD_MS = 2 * 24 * 60 * 60_000;
/** What is copied beside the records: the kiosk's id, the credential, its key, the files of the outlet's configuration,
 * and its photos. */
const BESIDE = [/^kiosk-id$/, /^credential\./, /^keys$/, /^outlet-files$/, /^look$/];
/** Photos, slides and videos, which rarely change, and are large. They are replaced by a rename, never written to. */
const LINKED = /^look\//;
/** A file that is being written. */
const UNFINISHED = /\.new$/;

/** A backup that cannot be made or used; `message` is one line for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  schemaVersion: z.number().int().min(0),
  files: z.array(
    z.object({
      path: z
        .string()
        .regex(/^[\w.-]+(\/[\w.-]+)*$/)
        .refine((path) => !path.split("/").includes("..")),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Until `release` no other backup of this folder is made. Throws BackupError if one is, or there are no records. */
export function lockForBackup(dataDir: string): FolderLock {
  requireRecords(dataDir);
  return lockOr(`another backup of ${dataDir} is being made`, dataDir, BACKUP_LOCK);
}

/**
 * Copies the kiosk's folder into a new folder `to`, which is complete once it exists. The kiosk may be running: the
 * copy is a snapshot of its records. Files of the look that are the same in the folder `earlier`, on the same disk, are linked and not copied.
 * Throws BackupError.
 */
export function makeBackup({
  dataDir,
  to,
  earlier = null,
  now,
}: {
  readonly dataDir: string;
  readonly to: string;
  readonly earlier?: string | null;
  /** UTC milliseconds. */
  readonly now: number;
}): Manifest {
  requireRecords(dataDir);
  if (existsSync(to)) throw new BackupError(`${to} is there already`);
  const draft = `${resolve(to)}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const manifest = copyInto(draft, { dataDir, earlier, now });
    renameSync(draft, to);
    sync(dirname(resolve(to)));
    return manifest;
  } catch (error) {
    // A disk that is full, for example, does not get fuller with each attempt.
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function requireRecords(dataDir: string): void {
  if (existsSync(join(dataDir, RECORDS))) return;
  throw new BackupError(`${dataDir} holds no kiosk's records`);
}

/** Copies records and what belongs to them into a new folder, with their manifest; all of it is on disk. */
function copyInto(
  draft: string,
  {
    dataDir,
    earlier,
    now,
  }: { readonly dataDir: string; readonly earlier: string | null; readonly now: number },
): Manifest {
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const schemaVersion = copyRecords(join(dataDir, RECORDS), join(draft, RECORDS));
  const paths = pathsBeside(dataDir).filter((path) =>
    copyIfThere(path, { dataDir, draft, earlier }),
  );
  makePrivate(draft);
  const files = [RECORDS, ...paths].map((path) => ({ path, sha256: digest(join(draft, path)) }));
  const manifest = {
    format: 1,
    madeAt: new Date(now).toISOString(),
    schemaVersion,
    files,
  } as const;
  writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  sync(join(draft, MANIFEST));
  return manifest;
}

/** How many bytes a backup takes at most, beside the files of `earlier` that it links. */
export function sizeOfBackup(dataDir: string, earlier: string | null): number {
  const records = [RECORDS, `${RECORDS}-wal`].map((name) => sizeOf(join(dataDir, name)) ?? 0);
  const beside = pathsBeside(dataDir).map((path) => {
    const size = sizeOf(join(dataDir, path)) ?? 0;
    const isThere = earlier !== null && LINKED.test(path) && sizeOf(join(earlier, path)) === size;
    return isThere ? 0 : size;
  });
  return [...records, ...beside].reduce((sum, size) => sum + size, 0);
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

/** Paths of what is copied beside the records. */
function pathsBeside(dataDir: string): readonly string[] {
  return readdirSync(dataDir)
    .filter((name) => BESIDE.some((pattern) => pattern.test(name)))
    .flatMap((name) => filesBelow(dataDir, name))
    .filter((path) => !UNFINISHED.test(path));
}

/** For staff: the backup is complete whether it can be noted or not. `madeAt`: UTC, ISO 8601. */
export function noteBackup(dataDir: string, madeAt: string): void {
  note(dataDir, LAST_BACKUP, madeAt);
  try {
    rmSync(join(dataDir, FAILED_BACKUP), { force: true });
  } catch {}
}

/**
 * For staff, too: a disk that is full may not even hold this. Without records there is nothing to back up. `now` in UTC
 * milliseconds.
 */
export function noteFailedBackup(dataDir: string, now: number): void {
  if (existsSync(join(dataDir, RECORDS))) note(dataDir, FAILED_BACKUP, new Date(now).toISOString());
}

function note(dataDir: string, name: string, at: string): void {
  try {
    writeFileSync(join(dataDir, name), `${at}\n`, { mode: 0o600 });
    giveToOwnerOf(dataDir, join(dataDir, name));
  } catch {}
}

export type BackupProblem = "failed" | "old";

/**
 * Whether the last attempt failed, or the latest backup is older than two days; records that were never backed up are
 * that old themselves. `now` in UTC milliseconds.
 */
export function backupProblem(dataDir: string, now: number): BackupProblem | null {
  if (existsSync(join(dataDir, FAILED_BACKUP))) return "failed";
  const records = statSync(join(dataDir, RECORDS), { throwIfNoEntry: false });
  // 0 where the file system does not know when a file was made.
  const since = lastBackupAt(dataDir) ?? (records?.birthtimeMs || now);
  return now - since > OLD_MS ? "old" : null;
}

/** When a kiosk's folder was last backed up, UTC milliseconds; null if never, or not since it was restored. */
export function lastBackupAt(dataDir: string): number | null {
  try {
    return Date.parse(readFileSync(join(dataDir, LAST_BACKUP), "utf8").trim()) || null;
  } catch {
    return null;
  }
}

/** Takes a snapshot of a live database; returns its schema's version. */
function copyRecords(from: string, to: string): number {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    requireSound(source, from);
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    requireSound(copy, to);
    return Number(copy.prepare("pragma user_version").get()?.user_version ?? 0);
  } finally {
    copy.close();
    sync(to);
  }
}

function requireSound(database: DatabaseSync, file: string): void {
  const found = database.prepare("pragma quick_check").get()?.quick_check;
  if (found !== "ok") throw new BackupError(`${file} is damaged: ${String(found)}`);
}

/** Reads a backup's manifest and checks every file against it. Throws BackupError if one is missing or differs. */
export function readBackup(from: string): Manifest {
  const manifest = readManifest(from);
  if (manifest.schemaVersion > MIGRATIONS.length) {
    throw new BackupError(`${from} was made by a newer version of the kiosk`);
  }
  for (const { path, sha256 } of manifest.files) {
    const file = join(from, path);
    if (!existsSync(file)) throw new BackupError(`${from}: ${path} is missing`);
    if (digest(file) !== sha256) throw new BackupError(`${from}: ${path} is not what was copied`);
  }
  return manifest;
}

function readManifest(from: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(from, MANIFEST), "utf8")));
  } catch {
    throw new BackupError(`${from} holds no backup of a kiosk`);
  }
}

/**
 * Assembles a folder from a backup beside its target, and then moves it into place. An existing folder is renamed:
 * returns its new path, or null if there was none, or nothing in it. Throws BackupError if a kiosk is running on it.
 */
export function putInPlace({
  from,
  manifest,
  dataDir,
  prepare,
  now,
}: {
  readonly from: string;
  readonly manifest: Manifest;
  readonly dataDir: string;
  /** Checks and prepares the records before they are in place. */
  readonly prepare: (records: DatabaseSync) => void;
  /** UTC milliseconds. */
  readonly now: number;
}): string | null {
  const target = resolve(dataDir);
  const isEmpty = holdsNothing(target);
  const lock = lockUnused(target);
  let former: string | null;
  try {
    former = replaceFolder(target, { from, manifest, prepare, now });
  } finally {
    lock?.release();
  }
  if (former === null || !isEmpty) return former;
  // Not to be taken for the records that a restore before this one has moved.
  rmSync(former, { recursive: true });
  return null;
}

function replaceFolder(
  target: string,
  { from, manifest, prepare, now }: Omit<Parameters<typeof putInPlace>[0], "dataDir">,
): string | null {
  const draft = restoringFolder(target);
  // After a restore that was cut off, the draft keeps a kiosk that has no records from beginning anew.
  const isMarker = existsSync(draft) && !existsSync(join(target, RECORDS));
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  const former = existsSync(target) ? `${target}.before-${stamp}` : null;
  try {
    assemble(draft, { target, from, manifest, prepare });
    if (former !== null) moveAway(target, former);
  } catch (error) {
    // What is in place is as it was.
    if (isMarker) emptyFolder(draft);
    else rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  renameSync(draft, target);
  sync(dirname(target));
  return former;
}

function moveAway(folder: string, to: string): void {
  try {
    renameSync(folder, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EBUSY")) throw error;
    throw new BackupError(
      `${folder} is a mount point, which cannot be replaced: unmount it, restore, and move the restored files onto it`,
    );
  }
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/** Copies a backup into a new folder and prepares its records there; its files then belong to the owner of `target`. */
function assemble(
  draft: string,
  {
    target,
    from,
    manifest,
    prepare,
  }: Omit<Parameters<typeof putInPlace>[0], "dataDir" | "now"> & { readonly target: string },
): void {
  const id = kioskIdFor(target);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  emptyFolder(draft);
  for (const { path } of manifest.files) copyWithFolder(join(from, path), join(draft, path));
  // With another kiosk's backup it does not become that kiosk, which goes on with its own backups.
  if (id !== null) writeKioskId(draft, id);
  const records = new DatabaseSync(join(draft, RECORDS));
  try {
    records.exec("pragma synchronous = full");
    prepare(records);
  } finally {
    records.close();
  }
  makePrivate(draft);
  if (existsSync(target)) {
    // The folder last: until then nobody else can put anything into it.
    for (const path of [...readdirSync(draft, { recursive: true, encoding: "utf8" }), "."]) {
      giveToOwnerOf(target, join(draft, path));
    }
  }
}

/** Whether a data folder is missing or empty: nothing would be replaced. */
export function holdsNothing(dataDir: string): boolean {
  return !existsSync(dataDir) || readdirSync(dataDir).every((name) => name === LOCK_FILE);
}

/** Where a restored folder is assembled, beside its target. */
export function restoringFolder(dataDir: string): string {
  return `${resolve(dataDir)}.restoring`;
}

/** The id of a data folder, also if its restore was cut off; null if it has made no backup. */
export function kioskIdFor(dataDir: string): string | null {
  return readKioskId(dataDir) ?? readKioskId(restoringFolder(dataDir));
}

/** Locks the folder as a running kiosk does, so that none starts meanwhile. */
function lockUnused(dataDir: string): FolderLock | null {
  if (!existsSync(dataDir)) return null;
  return lockOr(`a kiosk is running on ${dataDir}: stop it first`, dataDir);
}

function lockOr(refusal: string, dataDir: string, name?: string): FolderLock {
  try {
    return lockFolder(dataDir, name);
  } catch (error) {
    const isBusy = error instanceof StoreError && error.trouble === "in-use";
    throw isBusy ? new BackupError(refusal) : error;
  }
}

function filesBelow(folder: string, name: string): string[] {
  if (!statSync(join(folder, name)).isDirectory()) return [name];
  return readdirSync(join(folder, name)).flatMap((inner) => filesBelow(folder, `${name}/${inner}`));
}

/** A photo may be deleted meanwhile. */
function copyIfThere(
  path: string,
  {
    dataDir,
    draft,
    earlier,
  }: { readonly dataDir: string; readonly draft: string; readonly earlier: string | null },
): boolean {
  const from = join(dataDir, path);
  const to = join(draft, path);
  if (!existsSync(from)) return false;
  const former = earlier !== null && LINKED.test(path) ? join(earlier, path) : null;
  if (former === null || !isSame(former, from) || !isLinked(former, to)) copyWithFolder(from, to);
  return true;
}

function isSame(former: string, file: string): boolean {
  return sizeOf(former) === sizeOf(file) && digest(former) === digest(file);
}

/** Whether `file` could also be given the name `to`: not on every file system. */
function isLinked(file: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  try {
    linkSync(file, to);
    return true;
  } catch {
    return false;
  }
}

function copyWithFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  copySynced(from, to);
}

/** Makes a file, or the names in a folder, survive a power cut. Windows cannot sync a folder, and need not. */
function sync(path: string): void {
  const isFolder = statSync(path).isDirectory();
  if (isFolder && process.platform === "win32") return;
  const handle = openSync(path, isFolder ? "r" : "r+");
  fsyncSync(handle);
  closeSync(handle);
}

function digest(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
