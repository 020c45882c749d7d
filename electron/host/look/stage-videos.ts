/** Videos for the start screen: files in the folder of menu pictures, named by staff in the look. */
import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Mount } from "../api/page-files.ts";
import type { StageVideo, VideoProblem } from "../rpc/look-contract.ts";

const VIDEOS_PATH = "media/videos/";

/** Bytes. A loop of half a minute in full HD has 10 to 30 million; the browser holds what it plays in memory. */
export const MOST_VIDEO_BYTES = 60_000_000;

const ENOUGH_BYTES = 12;
const TYPES: Readonly<Record<string, (head: Buffer) => boolean>> = {
  ".mp4": (head) => head.toString("latin1", 4, 8) === "ftyp",
  ".webm": (head) => head.readUInt32BE(0) === 0x1a45dfa3,
};
/** What cameras and programs write besides: staff are told why such a file is not offered. */
const OTHER_EXTENSIONS: ReadonlySet<string> = new Set([
  ...[".mov", ".m4v", ".avi", ".mkv", ".mpg", ".mpeg", ".wmv", ".ogv", ".3gp"],
]);

export type StageVideos = {
  /** The videos of the folder as they are now, by name; a file that cannot be played says why. None if it cannot be read. */
  list(): readonly StageVideo[];
  /** The page's address of one, which is known by its name; null if there is none. It may be copied here any time. */
  urlFor(name: string): string | null;
  readonly mount: Mount;
};

/** Without a folder, or while it cannot be read, there are none. */
export function createStageVideos(folder: string | null): StageVideos {
  let known: ReadonlySet<string> = new Set();
  const list = () => {
    const videos = folder === null ? [] : videosIn(folder);
    known = new Set(videos.flatMap(({ name, problem }) => (problem === null ? [name] : [])));
    return videos;
  };
  const hasNow = (name: string) => {
    if (!known.has(name)) list();
    return known.has(name);
  };
  list();
  return {
    list,
    urlFor: (name) => (hasNow(name) ? VIDEOS_PATH + encodeURIComponent(name) : null),
    mount: {
      prefix: VIDEOS_PATH,
      fileFor: (name) => (folder !== null && known.has(name) ? join(folder, name) : null),
    },
  };
}

function videosIn(folder: string): StageVideo[] {
  return namesIn(folder)
    .filter((name) => !name.startsWith(".") && isVideoName(name))
    .sort()
    .map((name) => ({ name, problem: problemOf(folder, name) }));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It is away, such as a share.
    return [];
  }
}

function isVideoName(name: string): boolean {
  const extension = extname(name).toLowerCase();
  return Object.hasOwn(TYPES, extension) || OTHER_EXTENSIONS.has(extension);
}

function problemOf(folder: string, name: string): VideoProblem | null {
  const begins = TYPES[extname(name).toLowerCase()];
  if (!begins) return "type";
  const file = join(folder, name);
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size < ENOUGH_BYTES) return "damaged";
    if (found.size > MOST_VIDEO_BYTES) return "too-large";
    return begins(headOf(file)) ? null : "damaged";
  } catch {
    return "unreadable";
  }
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(ENOUGH_BYTES);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, head, 0, ENOUGH_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
  return head;
}
