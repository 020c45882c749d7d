/** Log lines on disk with a size limit: the oldest file is deleted when a new one begins. */
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeFully } from "../shared/write-fully.ts";

/** Name of the present file; older ones end in `.1`, `.2`, … */
export const LOG_FILE = "kiosk.log";

export type LogFile = {
  /** Writes one line with its line break. Never throws: a full disk must not stop the kiosk. */
  write(line: string): void;
  /** How many lines could not be written since the start. */
  lost(): number;
  close(): void;
};

/**
 * Writes lines to `kiosk.log` in a folder, which is created if its parent exists. There are at most `files` files of
 * `maxBytes` each; a longer line is cut off.
 */
export function createLogFile(options: {
  readonly folder: string;
  readonly maxBytes: number;
  readonly files: number;
}): LogFile {
  const { folder, maxBytes, files } = options;
  const file = join(folder, LOG_FILE);
  let handle: number | null = null;
  let size = 0;
  let lost = 0;

  const open = (): number => {
    // Not "recursive": the store creates and syncs the data folder itself.
    makeIfMissing(folder);
    const opened = openSync(file, "a", 0o600);
    size = statSync(file).size;
    return opened;
  };
  const close = (): void => {
    if (handle !== null) closeSync(handle);
    handle = null;
  };
  const rotate = (): void => {
    close();
    const older = (number: number) => `${file}.${number}`;
    rmSync(older(files - 1), { force: true });
    for (let number = files - 2; number >= 1; number -= 1)
      moveIfThere(older(number), older(number + 1));
    if (files > 1) moveIfThere(file, older(1));
    else rmSync(file, { force: true });
  };

  return {
    write(line) {
      try {
        const bytes = Buffer.from(line).subarray(0, maxBytes);
        handle ??= open();
        if (size > 0 && size + bytes.length > maxBytes) {
          rotate();
          handle = open();
        }
        size += writeFully(handle, bytes);
      } catch {
        lost += 1;
        // If a folder was removed, or a disk came back, the next line starts over.
        try {
          close();
        } catch {
          handle = null;
        }
      }
    },
    lost: () => lost,
    close,
  };
}

function makeIfMissing(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  mkdirSync(folder, { mode: 0o700 });
}

function moveIfThere(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
