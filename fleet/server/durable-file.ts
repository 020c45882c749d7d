/** Files that survive a power cut; only this account may read them. As the kiosk's own (electron/host/outlet/durable-file.ts). */
import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { writeFully } from "../../electron/host/shared/write-fully.ts";

/** Writes a file; either the one before or the whole new one exists then. Throws if it cannot. */
export function writeDurably(file: string, content: string): void {
  const beside = `${file}.new`;
  writeSynced(beside, content);
  renameSync(beside, file);
  syncFolder(dirname(file));
}

/** Writes a file, whose content is on disk when this returns. Throws if it cannot. */
export function writeSynced(file: string, content: string | Buffer): void {
  const descriptor = openSync(file, "w", 0o600);
  try {
    writeFully(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes renames and links within a folder survive a power cut. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
