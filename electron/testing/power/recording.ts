import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** A process's file operations in a folder, and the bytes that it sent; in order. */
export type DiskOperation =
  | { readonly do: "create"; readonly path: string }
  | { readonly do: "make-folder"; readonly path: string }
  | { readonly do: "write"; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly do: "truncate"; readonly path: string; readonly length: number }
  | { readonly do: "sync"; readonly path: string }
  | { readonly do: "sync-folder"; readonly path: string }
  | { readonly do: "rename"; readonly path: string; readonly to: string }
  | { readonly do: "remove"; readonly path: string }
  | {
      readonly do: "send";
      readonly fromPort: number;
      readonly toPort: number;
      readonly bytes: Buffer;
    };

const SOURCE = join(import.meta.dirname, "record-disk.c");

/** Builds the recorder that is preloaded into a process; null if this machine has no C compiler. */
export function buildRecorder(folder: string): string | null {
  const library = join(folder, "record-disk.so");
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"]);
    return library;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Parses the log of `record-disk.c`, whose comment describes the format. */
export function readRecording(log: Buffer): DiskOperation[] {
  const operations: DiskOperation[] = [];
  for (let at = 0; at < log.length; ) {
    const what = String.fromCharCode(log.readUInt8(at));
    const first = Number(log.readBigInt64LE(at + 1));
    const second = Number(log.readBigInt64LE(at + 9));
    const length = log.readUInt32LE(at + 17);
    const bytes = log.subarray(at + 21, at + 21 + length);
    const pathAt = at + 21 + length;
    const pathLength = log.readUInt32LE(pathAt);
    const path = log.toString("utf8", pathAt + 4, pathAt + 4 + pathLength);
    at = pathAt + 4 + pathLength;
    operations.push(operationOf({ what, first, second, bytes, path }));
  }
  return operations;
}

function operationOf(entry: {
  readonly what: string;
  readonly first: number;
  readonly second: number;
  readonly bytes: Buffer;
  readonly path: string;
}): DiskOperation {
  const { what, first, second, bytes, path } = entry;
  switch (what) {
    case "O":
      return { do: "create", path };
    case "M":
      return { do: "make-folder", path };
    case "W":
      return { do: "write", path, at: first, bytes };
    case "T":
      return { do: "truncate", path, length: first };
    case "S":
      return { do: "sync", path };
    case "D":
      return { do: "sync-folder", path };
    case "R":
      return { do: "rename", path, to: bytes.toString() };
    case "U":
      return { do: "remove", path };
    case "N":
      return { do: "send", fromPort: first, toPort: second, bytes };
    default:
      throw new Error(`no such entry: ${what}`);
  }
}
