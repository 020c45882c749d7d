/** Writes that survive a power cut. */
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";

/** Writes a file; it is on disk when it returns. */
export function syncFile(file: string, text: string): void {
  const handle = openSync(file, "w", 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a rename survive a power cut. Windows cannot sync a folder, and need not. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
