/** The id by which a kiosk knows its backups among those of others (docs/operations.md). */
import { randomBytes } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { syncFile, syncFolder } from "./sync.ts";

/** In the data folder, and in each of its backups: it goes with the records to another machine. */
const FILE = "kiosk-id";
const ID = /^[0-9a-f]{12}$/;

/** The id in a data folder or a backup; null if it has none: before the first backup, or in one of an earlier version. */
export function readKioskId(folder: string): string | null {
  try {
    const id = readFileSync(join(folder, FILE), "utf8").trim();
    return ID.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** The id of a data folder, which is given one if it has none. Throws if it cannot be written. */
export function ensureKioskId(dataDir: string): string {
  const found = readKioskId(dataDir);
  if (found !== null) return found;
  const id = randomBytes(6).toString("hex");
  writeKioskId(dataDir, id);
  return id;
}

/** On disk when it returns. Throws if it cannot be written. */
export function writeKioskId(folder: string, id: string): void {
  const file = join(folder, FILE);
  syncFile(`${file}.new`, id);
  renameSync(`${file}.new`, file);
  syncFolder(folder);
}
