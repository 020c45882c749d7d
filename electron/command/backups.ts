/** The folder in which this kiosk's backups are, and their names. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DevicePaths } from "./device-paths.ts";
import { readDevice } from "./setup/prepared.ts";

const BACKUP = /^kiosk-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:\.tar\.age)?$/;

/** Names of the backups in a folder, encrypted or not, the oldest first; none if there is no such folder. */
export function backupsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .sort();
}

/** Where the backups of an installed kiosk are: in the folder that setup was told, else that of the package. */
export function backupFolder(paths: DevicePaths): string {
  const to = readDevice(paths.device).backup?.to;
  return to === undefined ? paths.backups : join(paths.root, to);
}
