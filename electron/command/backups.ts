/** The folder in which this kiosk's backups are, maybe beside those of others, and their names. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DevicePaths } from "./device-paths.ts";
import { readDevice } from "./setup/prepared.ts";

/** Those of earlier versions have no id of their kiosk, or no number either. */
const BACKUP =
  /^kiosk-(?:(?<kioskId>[0-9a-f]{12})-)?(?:(?<number>\d{4,})-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:\.tar\.age)?$/;
/** Of a backup until all of it is on disk. */
const DRAFT = ".new";

/** `kioskId` null: a kiosk that has made no backup. */
type Whose = { readonly folder: string; readonly kioskId: string | null };

/**
 * Names of a kiosk's backups in a folder, encrypted or not, in the order in which they were made; none if there is no such
 * folder. By their numbers, not by the clock, which may have been wrong. Those without an id are its own as long as no
 * other kiosk has any there.
 */
export function backupsIn(whose: Whose): readonly string[] {
  return ownOf(whose, namesIn(whose.folder));
}

/** Names of what a kiosk's backups that were cut off have left in a folder, of one that is being made too. */
export function draftsIn(whose: Whose): readonly string[] {
  const drafts = namesIn(whose.folder).filter((name) => name.endsWith(DRAFT));
  return ownOf(
    whose,
    drafts.map((name) => name.slice(0, -DRAFT.length)),
  ).map((name) => `${name}${DRAFT}`);
}

function ownOf({ folder, kioskId }: Whose, names: readonly string[]): readonly string[] {
  const isAlone = kiosksIn(folder).every((other) => other === kioskId);
  return names
    .filter((name) => BACKUP.test(name))
    .filter((name) => (idOf(name) === null ? isAlone : idOf(name) === kioskId))
    .sort((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1));
}

/** The ids of the kiosks that have backups in a folder. */
export function kiosksIn(folder: string): readonly string[] {
  return [...new Set(namesIn(folder).flatMap((name) => idOf(name) ?? []))];
}

/** The name of a kiosk's next backup in a folder, which need not exist; `now` in UTC milliseconds. */
export function nextBackupName(folder: string, kioskId: string, now: number): string {
  const number = numberOf(backupsIn({ folder, kioskId }).at(-1) ?? "") + 1;
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  return `kiosk-${kioskId}-${String(number).padStart(4, "0")}-${time}`;
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function idOf(name: string): string | null {
  return BACKUP.exec(name)?.groups?.kioskId ?? null;
}

function numberOf(name: string): number {
  return Number(BACKUP.exec(name)?.groups?.number ?? 0);
}

/** Those without an id are older. */
function orderOf(name: string): number {
  return idOf(name) === null ? numberOf(name) - Number.MAX_SAFE_INTEGER : numberOf(name);
}

/** Where the backups of an installed kiosk are: in the folder named at setup, else in that of the package. */
export function backupFolder(paths: DevicePaths): string {
  const to = readDevice(paths.device).backup?.to;
  return to === undefined ? paths.backups : join(paths.root, to);
}
