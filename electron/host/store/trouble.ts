/** Why the kiosk cannot write its own records. The page has a text for each. */
export const WRITE_TROUBLES = [
  /** No free space on the disk of the records. */
  "disk-full",
  /** The folder or a file in it belongs to another user, or is mounted read-only. */
  "not-writable",
  /** The operating system fails to read or write the file. */
  "disk-failing",
  /** The file's content is not what was written. */
  "damaged",
] as const;
export type WriteTrouble = (typeof WRITE_TROUBLES)[number];

/** Why the kiosk cannot begin with the records that it finds. */
export type RecordsTrouble =
  | WriteTrouble
  /** The file is there and holds nothing. */
  | "emptied"
  /** This device has had records before, and they are missing. */
  | "missing"
  /** A newer version of the kiosk has written them. */
  | "newer"
  /** Another kiosk is running with them. */
  | "in-use";

/** SQLite's primary result codes (https://sqlite.org/rescode.html): the low byte of an extended one. */
const BY_RESULT_CODE: Readonly<Record<number, WriteTrouble>> = {
  8: "not-writable",
  10: "disk-failing",
  11: "damaged",
  13: "disk-full",
  14: "not-writable",
  26: "damaged",
};

const BY_SYSTEM_CODE: Readonly<Record<string, WriteTrouble>> = {
  EACCES: "not-writable",
  EPERM: "not-writable",
  EROFS: "not-writable",
  ENOTDIR: "not-writable",
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EFBIG: "disk-full",
  EIO: "disk-failing",
};

/**
 * SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE: a file could not grow. That is how SQLite reports a quota, a limit on
 * file sizes, and a full disk while it makes its index.
 */
const COULD_NOT_GROW = [778, 4_874];

/** What an error of SQLite or of the file system says about the records; null for any other error. */
export function writeTroubleOf(error: unknown): WriteTrouble | null {
  if (!(error instanceof Error)) return null;
  if ("errcode" in error && typeof error.errcode === "number") {
    if (COULD_NOT_GROW.includes(error.errcode)) return "disk-full";
    return BY_RESULT_CODE[error.errcode & 0xff] ?? null;
  }
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return BY_SYSTEM_CODE[code] ?? null;
}
