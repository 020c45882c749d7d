/** The copy of the kiosk's data folder from before an update. It holds personal data, and is deleted after the update. */
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { asOwnerOf } from "../host/store/private-files.ts";
import { syncFolder } from "../host/store/sync.ts";
import { copyContent, emptyFolder } from "./folders.ts";

/** Not part of the copy: a log that went back in time would hide why it did. */
export const NOT_SAVED: readonly string[] = ["logs"];

/** Copies the data of a kiosk that is stopped; the copy has its name only once all of it is on disk. */
export function saveData(data: string, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  const { uid, gid } = statSync(data);
  if (process.getuid?.() === 0) chownSync(part, uid, gid);
  asOwnerOf(data, () => copyContent(data, part, NOT_SAVED));
  rmSync(copy, { recursive: true, force: true });
  renameSync(part, copy);
  syncFolder(dirname(copy));
}

/**
 * Puts the copy back in place of the data of a kiosk that is stopped. The copy stays: cut off half-way, it is done
 * again. Throws, before anything is deleted, if there is no copy.
 */
export function restoreData(copy: string, data: string): void {
  if (!existsSync(copy)) throw new Error(`${copy} is gone: the data cannot be put back`);
  asOwnerOf(data, () => {
    emptyFolder(data, NOT_SAVED);
    copyContent(copy, data, NOT_SAVED);
  });
}

export function deleteSavedData(copy: string): void {
  const found = [copy, `${copy}.part`].filter((folder) => existsSync(folder));
  for (const folder of found) rmSync(folder, { recursive: true, force: true });
  if (found.length > 0) syncFolder(dirname(copy));
}
