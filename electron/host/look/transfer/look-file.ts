/**
 * A look as one file: a tar archive of `look.json`, which comes first, and of the originals of its photos as
 * `photos/ID`. Whoever made the file: sizes, numbers, names and types are checked before anything is stored.
 */
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createTarDecoder } from "modern-tar";
import { packTar } from "modern-tar/fs";
import { z } from "zod";
import { look } from "../../rpc/look-views.ts";
import { chunksOf, streamOf } from "../../shared/web-stream.ts";
import { hasRoomFor } from "../disk-reserve.ts";

const VERSION = 1;
const LOOK_NAME = "look.json";
const PHOTO_NAME = /^photos\/([0-9a-f]{64})$/;
/** Two thousand dishes with all of their choices take a tenth of it. */
const MOST_LOOK_BYTES = 5_000_000;
/** As for a photo from a stick. */
const MOST_PHOTO_BYTES = 100_000_000;
const MOST_PHOTOS = 2_000;
/** The largest file of a stick in FAT32. */
const MOST_BYTES = 2 ** 32;

const content = z.object({
  v: z.literal(VERSION),
  look,
  /** Codes at the POS by product id. */
  codes: z.record(z.string().max(200), z.string().max(200)),
  /** Names of the files that staff imported, by photo id. */
  photos: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().max(255)),
});
export type LookFileContent = Omit<z.infer<typeof content>, "v">;

/** Where a photo is on this machine. */
export type PhotoFile = { readonly id: string; readonly path: string };

/**
 * - `not-a-look`: no such archive, or damaged
 * - `newer`: of a later version of the kiosk
 * - `too-large`: more, or larger, than a look has
 */
type LookFileProblem = "not-a-look" | "newer" | "too-large";

/** Refused, within this file. */
class Refused extends Error {
  readonly problem: LookFileProblem;
  constructor(problem: LookFileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Writes a look; the file has its name once all of it is on disk. Rejects if it cannot be, or has no room. */
export async function writeLookFile(
  path: string,
  stored: LookFileContent,
  photos: readonly PhotoFile[],
): Promise<void> {
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  const sizes = photos.map(({ path: source }) => statSync(source).size);
  requireRoom(
    dirname(path),
    sizes.reduce((sum, size) => sum + size, 0),
  );
  try {
    const archive = packTar([
      { type: "content", target: LOOK_NAME, content: JSON.stringify({ v: VERSION, ...stored }) },
      ...photos.map(({ id, path: source }) => ({
        type: "file" as const,
        target: `photos/${id}`,
        source,
      })),
    ]);
    await pipeline(archive, createWriteStream(draft, { flags: "wx", mode: 0o600 }));
    // A stick is pulled as soon as the kiosk says that it is done.
    const handle = openSync(draft, "r");
    fsyncSync(handle);
    closeSync(handle);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

type ReadLook =
  | {
      readonly result: "read";
      readonly content: LookFileContent;
      readonly photos: readonly PhotoFile[];
    }
  | { readonly result: LookFileProblem };

/** Reads a look, and writes its photos into an empty `folder`. Rejects if they cannot be, or have no room. */
export async function readLookFile(path: string, folder: string): Promise<ReadLook> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return { result: "not-a-look" };
  if (found.size > MOST_BYTES) return { result: "too-large" };
  try {
    return { result: "read", ...(await readEntries(path, folder)) };
  } catch (error) {
    if (error instanceof Refused) return { result: error.problem };
    if (error instanceof NoRoom) throw error;
    if (error instanceof WriteError) throw error.cause;
    // The archive is damaged, or ends early.
    return { result: "not-a-look" };
  }
}

async function readEntries(path: string, folder: string) {
  const entries = streamOf(createReadStream(path)).pipeThrough(createTarDecoder({ strict: true }));
  let stored: LookFileContent | null = null;
  const photos = new Map<string, string>();
  for await (const { header, body } of chunksOf(entries)) {
    const { name, size, type } = header;
    if (type !== "file") throw new Refused("not-a-look");
    if (stored === null) {
      if (name !== LOOK_NAME) throw new Refused("not-a-look");
      stored = await readContent(size, body);
      continue;
    }
    const id = PHOTO_NAME.exec(name)?.[1];
    if (id === undefined || !Object.hasOwn(stored.photos, id) || photos.has(id)) {
      throw new Refused("not-a-look");
    }
    if (size > MOST_PHOTO_BYTES || photos.size >= MOST_PHOTOS) throw new Refused("too-large");
    requireRoom(folder, size);
    const file = join(folder, id, safeName(stored.photos[id] ?? "", id));
    await writeBody(file, body);
    photos.set(id, file);
  }
  if (stored === null) throw new Refused("not-a-look");
  return { content: stored, photos: [...photos].map(([id, file]) => ({ id, path: file })) };
}

async function readContent(
  size: number,
  body: ReadableStream<Uint8Array>,
): Promise<LookFileContent> {
  if (size > MOST_LOOK_BYTES) throw new Refused("too-large");
  const json: unknown = JSON.parse(await new Response(body).text());
  const version = z.object({ v: z.int() }).safeParse(json);
  if (version.success && version.data.v > VERSION) throw new Refused("newer");
  const parsed = content.safeParse(json);
  if (!parsed.success) throw new Refused("not-a-look");
  const { v: _, ...stored } = parsed.data;
  return stored;
}

const LONGEST_NAME = 100;

/** A file's name, by which staff know the photo, without anything that could lead elsewhere. */
function safeName(name: string, id: string): string {
  const plain = name.replaceAll(/[/\\\p{Cc}]/gu, "_").slice(-LONGEST_NAME);
  return /^\.*$/.test(plain) ? id : plain;
}

/** The disk failed, not the archive. */
class WriteError extends Error {}

/** The disk would be left with too little for orders. */
class NoRoom extends Error {}

/** Throws if so many bytes may not be written to a folder. */
export function requireRoom(folder: string, bytes: number): void {
  if (!hasRoomFor(folder, bytes)) throw new NoRoom(`no room for ${bytes} bytes`);
}

async function writeBody(file: string, body: ReadableStream<Uint8Array>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const written = createWriteStream(file, { flags: "wx", mode: 0o600 });
  let failed: unknown = null;
  written.on("error", (error) => {
    failed = error;
  });
  try {
    await pipeline(chunksOf(body), written);
  } catch (error) {
    throw failed === null
      ? error
      : new WriteError("a photo could not be written", { cause: failed });
  }
}
