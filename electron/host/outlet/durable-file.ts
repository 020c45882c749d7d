import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { writeFully } from "../shared/write-fully.ts";
import { syncFolder } from "../store/sync.ts";

/** The step that a durable write or removal has just made; tests cut the power there. */
export type DiskStep = "starts" | "opened" | "written" | "synced" | "renamed" | "removed" | "done";
export type OnDiskStep = (step: DiskStep) => void;

const UNWATCHED: OnDiskStep = () => undefined;

/**
 * Writes a file so that after a power cut either the old one or the whole new one exists: to a temporary file, synced,
 * renamed, and the folder synced. Only this account may read it. Throws if it cannot.
 */
export function writeDurably(path: string, bytes: Buffer, onStep = UNWATCHED): void {
  const beside = besideOf(path);
  onStep("starts");
  const file = openSync(beside, "w", 0o600);
  try {
    onStep("opened");
    writeFully(file, bytes);
    onStep("written");
    fsyncSync(file);
    onStep("synced");
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  onStep("renamed");
  syncFolder(dirname(path));
  onStep("done");
}

/** What an interrupted `writeDurably` left in its temporary file: all of the bytes, or some. Null if there is none. */
export function readUnfinished(path: string): Buffer | null {
  return readIfThere(besideOf(path));
}

/** Completes an interrupted `writeDurably` with the bytes that it had written. Throws if it cannot. */
export function finishWriting(path: string): void {
  const beside = besideOf(path);
  const file = openSync(beside, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  syncFolder(dirname(path));
}

function besideOf(path: string): string {
  return `${path}.new`;
}

/** Renames a file within its folder, durably. Throws if it cannot. */
export function moveDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Removes a file durably; a missing one is no error. Throws if it cannot. */
export function removeDurably(path: string, onStep = UNWATCHED): void {
  onStep("starts");
  rmSync(path, { force: true });
  onStep("removed");
  syncFolder(dirname(path));
  onStep("done");
}

/** The bytes of a file; null if it does not exist. Throws if it cannot be read. */
export function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
