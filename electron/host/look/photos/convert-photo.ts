/** Converts one file into a photo as the screens need it. Runs in a process of its own: decoders are native code. */
import { createHash } from "node:crypto";
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { PhotoSize } from "../../../../domain/look/dish-picture.ts";
import { writeDurably } from "../../outlet/durable-file.ts";
import { fileTypeOf } from "../../outlet/file-type.ts";
import { LARGEST_LOGO_BYTES } from "../../outlet/logo.ts";
import { hasRoomFor } from "../disk-reserve.ts";
import { drawingName, originalName, PHOTO_EDGES, photoName } from "./photo-files.ts";
import type { PhotoJob, PhotoProblem, PhotoResult } from "./photo-job.ts";
import { type PhotoType, photoTypeOf } from "./photo-type.ts";

/** An agency's largest files: 100 megapixels in TIFF's successors, and JPEG of any quality. */
const MAX_BYTES = 100_000_000;
/** Decoded in full these take 480 MB; cameras of the medium format have 102 million. */
const MAX_PIXELS = 120_000_000;
const QUALITY = 80;

const LOADERS: Readonly<Record<Exclude<PhotoType, "heic">, string>> = {
  jpeg: "VipsForeignLoadJpeg",
  png: "VipsForeignLoadPng",
  webp: "VipsForeignLoadWebp",
  avif: "VipsForeignLoadHeif",
  gif: "VipsForeignLoadNsgif",
};

/** A refusal, thrown within this file. */
class Refused extends Error {
  readonly problem: PhotoProblem;
  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Writes the files of a photo into their folder; each is complete or absent. Never rejects. */
export async function convertPhoto({
  file,
  folder,
  storesOriginal,
}: PhotoJob): Promise<PhotoResult> {
  try {
    const bytes = readPhoto(file);
    const type = photoTypeOf(bytes);
    if (type === null && fileTypeOf(bytes)?.extension === "svg") {
      return storedDrawing(bytes, { folder, storesOriginal });
    }
    if (type === null || type === "heic") throw new Refused(type ?? "type");
    requireRoom(folder, bytes.length);
    allowOnly(LOADERS[type]);
    const { width, height } = await sizeOf(bytes);
    const large = await converted(bytes, "large");
    const small = await converted(large, "small");
    const isCutOut = !(await sharp(small).stats()).isOpaque;
    const id = idOf(bytes);
    if (storesOriginal) writeOnce(join(folder, originalName(id)), bytes);
    writeOnce(join(folder, photoName(id, "large")), large);
    writeOnce(join(folder, photoName(id, "small")), small);
    return { result: "converted", id, width, height, isCutOut, isDrawing: false };
  } catch (error) {
    return { result: "refused", problem: problemOf(error) };
  }
}

/** No decoder reads an SVG here: browsers draw it, as a picture, in which nothing runs. */
function storedDrawing(
  bytes: Buffer,
  { folder, storesOriginal }: Omit<PhotoJob, "file">,
): PhotoResult {
  if (bytes.length > LARGEST_LOGO_BYTES) throw new Refused("too-many-bytes");
  requireRoom(folder, bytes.length);
  const id = idOf(bytes);
  if (storesOriginal) writeOnce(join(folder, originalName(id)), bytes);
  writeOnce(join(folder, drawingName(id)), bytes);
  return { result: "converted", id, width: 1, height: 1, isCutOut: true, isDrawing: true };
}

const idOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Content-addressed: what exists is the same. */
function writeOnce(path: string, bytes: Buffer): void {
  if (!existsSync(path)) writeDurably(path, bytes);
}

function readPhoto(file: string): Buffer {
  // A link could lead anywhere: a stick is not ours.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const found = fstatSync(handle);
    if (!found.isFile()) throw new Refused("type");
    if (found.size > MAX_BYTES) throw new Refused("too-many-bytes");
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

function requireRoom(folder: string, bytes: number): void {
  if (!hasRoomFor(folder, 2 * bytes)) throw new Refused("disk-full");
}

/** No decoder but that of the type, and WebP's for the sizes in between, can be reached by any content. */
function allowOnly(loader: string): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: [loader, LOADERS.webp] });
}

/** The first frame of an animation; JPEGs with the small defects of real cameras are read. */
function opened(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: "error",
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    pages: 1,
  });
}

async function sizeOf(bytes: Buffer): Promise<Pick<Metadata, "width" | "height">> {
  const { autoOrient } = await opened(bytes).metadata();
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new Refused("too-many-pixels");
  return { width, height };
}

/** Upright and in sRGB; EXIF with its places and cameras, XMP and profiles are left out. */
async function converted(bytes: Buffer, size: PhotoSize): Promise<Buffer> {
  const edge = PHOTO_EDGES[size];
  return opened(bytes)
    .autoOrient()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
}

function problemOf(error: unknown): PhotoProblem {
  if (error instanceof Refused) return error.problem;
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOSPC" || code === "EDQUOT") return "disk-full";
  // ELOOP: a symbolic link.
  if (code === "ELOOP") return "type";
  if (typeof code === "string") return "unreadable";
  const message = error instanceof Error ? error.message : "";
  return message.includes("pixel limit") ? "too-many-pixels" : "damaged";
}
