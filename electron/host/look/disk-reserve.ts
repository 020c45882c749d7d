/** Disk space that looks, photos and backups leave to orders. */
import { statfsSync } from "node:fs";

/** No order begins below 32 MB of free space (decision 0054): these stay clear of that by far. */
export const RESERVE_BYTES = 256_000_000;

/** Whether so many bytes may be written to a folder. Throws if its file system cannot be read. */
export function hasRoomFor(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= RESERVE_BYTES + bytes;
}
