import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file so that after a power cut there is either the old one or the whole new one: beside it,
 * synced, renamed, and the folder synced. Only this account may read it. Throws where it cannot.
 */
export function writeDurably(path: string, bytes: Buffer): void {
  const beside = `${path}.new`;
  const file = openSync(beside, "w", 0o600);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  syncFolder(dirname(path));
}

/** Gives a file another name in the same folder. */
export function moveDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Removes a file for good; one that is not there is no error. */
export function removeDurably(path: string): void {
  rmSync(path, { force: true });
  syncFolder(dirname(path));
}

/** The bytes of a file, or null where there is none. */
export function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder to sync it; its rename is journalled.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
