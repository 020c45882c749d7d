/** The folder in which this kiosk's backups are, and their names. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DevicePaths } from "./device-paths.ts";
import { readDevice } from "./setup/prepared.ts";

const BACKUP = /^kiosk-(?:(\d{4,})-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:\.tar\.age)?$/;
/** Of a backup until all of it is on disk. */
const DRAFT = ".new";

/**
 * Names of the backups in a folder, encrypted or not, in the order in which they were made; none if there is no such
 * folder. By their numbers, not by the clock, which may have been wrong. Those of earlier versions have no number.
 */
export function backupsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .sort((a, b) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1));
}

/** Names of what backups that were cut off have left in a folder, of a backup that is being made too. */
export function draftsIn(folder: string): readonly string[] {
  return readdirSync(folder).filter(
    (name) => name.endsWith(DRAFT) && BACKUP.test(name.slice(0, -DRAFT.length)),
  );
}

/** The name of the next backup in a folder, which need not exist; `now` in UTC milliseconds. */
export function nextBackupName(folder: string, now: number): string {
  const number = numberOf(backupsIn(folder).at(-1) ?? "") + 1;
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  return `kiosk-${String(number).padStart(4, "0")}-${time}`;
}

function numberOf(name: string): number {
  return Number(BACKUP.exec(name)?.[1] ?? 0);
}

/** Where the backups of an installed kiosk are: in the folder named at setup, else in that of the package. */
export function backupFolder(paths: DevicePaths): string {
  const to = readDevice(paths.device).backup?.to;
  return to === undefined ? paths.backups : join(paths.root, to);
}
