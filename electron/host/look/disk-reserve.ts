/** Disk space that looks and photos leave to orders. */
import { statfsSync } from "node:fs";

/** No order begins below 32 MB of free space (decision 0054): looks and photos stay clear of that by far. */
const RESERVE_BYTES = 256_000_000;

/** Whether so many bytes may be written to a folder. Throws if its file system cannot be read. */
export function hasRoomFor(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= RESERVE_BYTES + bytes;
}
