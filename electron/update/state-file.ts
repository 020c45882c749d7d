/** The updater's state on disk. It is the only writer. */
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import {
  damagedStateFile,
  readUpdateState,
  type UpdateState,
} from "../host/operation/update-state.ts";
import { writeFully } from "../host/shared/write-fully.ts";
import { syncFolder } from "../host/store/sync.ts";

/** The kiosk's group may read it. */
const MODE = 0o640;

/**
 * The state; null if it is damaged now or was found damaged before: then the running version stays as it is, since
 * whether it has taken orders is not known, until a person has looked and deleted the damaged file. Throws if the disk
 * cannot be read.
 */
export function loadState(file: string): UpdateState | null {
  if (existsSync(damagedStateFile(file))) return null;
  const found = readUpdateState(file);
  if (found === "unreadable") throw new Error(`${file} cannot be read`);
  if (found !== "damaged") return found;
  renameSync(file, damagedStateFile(file));
  syncFolder(dirname(file));
  return null;
}

/** Replaces the state: after a power cut at any instant the file holds the old or the new one. */
export function saveState(file: string, state: UpdateState): void {
  const draft = `${file}.new`;
  const handle = openSync(draft, "w", MODE);
  try {
    fchmodSync(handle, MODE);
    const { uid, gid } = statSync(dirname(file));
    if (process.getuid?.() === 0) fchownSync(handle, uid, gid);
    writeFully(handle, `${JSON.stringify(state)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  syncFolder(dirname(file));
}
