/** Writes that survive a power cut. */
import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync } from "node:fs";
import { open, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { writeFully } from "../shared/write-fully.ts";

/** Writes a file, which is on disk when this returns. Throws if it cannot. */
export function syncFile(file: string, text: string): void {
  const handle = openSync(file, "w", 0o600);
  try {
    writeFully(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies a file for this account only; the content is on disk when this returns. Throws if it cannot. */
export function copySynced(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  const handle = openSync(to, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes renames within a folder survive a power cut. Windows cannot sync a folder, and need not. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a large file while other work goes on. Once this resolves it is on disk; until then the previous one is. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, bytes, { mode: 0o600, flush: true });
  await rename(draft, file);
  if (process.platform === "win32") return;
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
