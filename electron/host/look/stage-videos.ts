/** Videos for the start screen: files in the folder of menu pictures, named by staff in the look. */
import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Mount } from "../api/page-files.ts";

const VIDEOS_PATH = "media/videos/";

/** Bytes. A loop of half a minute in full HD has 10 to 30 million; the browser holds what it plays in memory. */
export const MOST_VIDEO_BYTES = 60_000_000;

const ENOUGH_BYTES = 12;
const TYPES: Readonly<Record<string, (head: Buffer) => boolean>> = {
  ".mp4": (head) => head.toString("latin1", 4, 8) === "ftyp",
  ".webm": (head) => head.readUInt32BE(0) === 0x1a45dfa3,
};

export type StageVideos = {
  /** Names of the files, which are the ids of the videos. */
  readonly names: readonly string[];
  /** The page's address of one; null if there is none of this name. */
  urlFor(name: string): string | null;
  readonly mount: Mount;
};

/** Those that are videos by their content, and not too large; none without a folder. Throws if it cannot be read. */
export function readStageVideos(folder: string | null): StageVideos {
  const names = folder === null ? [] : readdirSync(folder).filter((name) => isVideo(folder, name));
  const known = new Set(names);
  return {
    names,
    urlFor: (name) => (known.has(name) ? VIDEOS_PATH + encodeURIComponent(name) : null),
    mount: {
      prefix: VIDEOS_PATH,
      fileFor: (name) => (folder !== null && known.has(name) ? join(folder, name) : null),
    },
  };
}

function isVideo(folder: string, name: string): boolean {
  const begins = TYPES[extname(name).toLowerCase()];
  if (!begins) return false;
  const file = join(folder, name);
  const found = statSync(file);
  if (!found.isFile() || found.size < ENOUGH_BYTES || found.size > MOST_VIDEO_BYTES) return false;
  const head = Buffer.alloc(ENOUGH_BYTES);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, head, 0, ENOUGH_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
  return begins(head);
}
