/** Writes that survive a power cut. */
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";

/** Writes a file, which is on disk when this returns. Throws if it cannot. */
export function syncFile(file: string, text: string): void {
  const handle = openSync(file, "w", 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes renames within a folder survive a power cut. Windows cannot sync a folder, and need not. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
