/**
 * The folder `device.menuPictures`, followed while the kiosk runs: drawings (SVG, named by product id) are served as they
 * are; photos are converted in the background, and named after products in any of the ways of domain/look/match-photo.ts.
 */
import { readdirSync, statSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Mount } from "../../api/page-files.ts";
import type { Clock } from "../../checkout/running/runner.ts";
import type { Log } from "../../net/log.ts";
import { Cell, type Live } from "../../shared/live.ts";
import type { SourceFile } from "./photo-catalogue.ts";
import { isPassing } from "./photo-job.ts";
import type { PhotoStore } from "./photo-store.ts";

/** The path of the drawings, relative to the page's own address. */
const DRAWINGS_PATH = "media/pictures/";
export const DRAWING = ".svg";
/** Files that are tried as photos: their content decides, and one that cannot be shown is listed with its reason. */
export const PHOTO_EXTENSIONS: ReadonlySet<string> = new Set([
  ...[".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".avif", ".gif"],
  ...[".heic", ".heif", ".tif", ".tiff", ".bmp"],
]);
/** A menu of thousands of products; a folder with more is a mistake. */
const MOST_FILES = 4_000;
/** Somebody who copies pictures waits for them in front of the kiosk. */
const POLL_MS = 5_000;
/** What may pass, such as a full disk, is tried again then. */
const RETRY_MS = 10 * 60_000;
/** An empty folder may be a mount point whose share is not mounted: photos of it must not be deleted. */
const NO_PICTURES = "no picture is left in the folder, as in a mount point without its share";

type Drawing = { readonly path: string; readonly modifiedMs: number };
/** By file name. */
type Drawings = ReadonlyMap<string, Drawing>;

/** A drawing as a file. */
export type DrawingFile = { readonly name: string; readonly path: string; readonly url: string };

/** The drawings of a folder: addresses by product id, and the mount that serves these files alone. */
export type FolderDrawings = {
  readonly urls: Live<ReadonlyMap<string, string>>;
  /** As they are now, by name. */
  files(): readonly DrawingFile[];
  readonly mount: Mount;
};

export type PictureFolder = FolderDrawings & {
  start(): void;
  stop(): void;
};

export type PictureFolderOptions = {
  /** Null: there is none. */
  readonly folder: string | null;
  readonly photos: Pick<PhotoStore, "catalogue" | "convertSource" | "keepSources">;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
};

/** A folder that cannot be read has no drawings until it can; photos of it that were converted before are kept. */
export function createPictureFolder(options: PictureFolderOptions): PictureFolder {
  return new WatchedFolder(options);
}

/** The drawings as they are now (requirement V13); none if the folder cannot be read, such as a share that is away. */
export function readDrawings(
  folder: string | null,
): FolderDrawings & { set(drawings: Drawings): void } {
  const first = folder === null ? new Map<string, Drawing>() : drawingsIn(folder);
  let current: Drawings = first;
  const urls = new Cell(urlsOf(first, first));
  return {
    urls,
    files: () =>
      [...current].map(([name, { path }]) => ({
        ...{ name, path },
        url: urls.current().get(parse(name).name) ?? "",
      })),
    mount: {
      prefix: DRAWINGS_PATH,
      fileFor: (name) => current.get(name.replace(VERSION, ""))?.path ?? null,
    },
    set(drawings) {
      if (isSame(drawings, current)) return;
      current = drawings;
      urls.set(urlsOf(drawings, first));
    },
  };
}

class WatchedFolder implements PictureFolder {
  readonly urls: FolderDrawings["urls"];
  readonly files: FolderDrawings["files"];
  readonly mount: Mount;
  readonly #options: PictureFolderOptions;
  readonly #drawings: ReturnType<typeof readDrawings>;
  #cancel = () => {};
  #isStopped = false;
  /** Logged once until it can be read again. */
  #isLost = false;

  constructor(options: PictureFolderOptions) {
    this.#options = options;
    this.#drawings = readDrawings(options.folder);
    this.urls = this.#drawings.urls;
    this.files = this.#drawings.files;
    this.mount = this.#drawings.mount;
  }

  start(): void {
    const { folder } = this.#options;
    if (folder !== null) void this.#follow(folder);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  async #follow(folder: string): Promise<void> {
    const { clock, log } = this.#options;
    try {
      await this.#scan(folder);
      this.#isLost = false;
    } catch (error) {
      // A share that is away, for example: its photos stay.
      if (!this.#isLost) log.warn({ error }, "the folder of pictures cannot be read");
      this.#isLost = true;
    }
    if (this.#isStopped) return;
    this.#cancel = clock.at(clock.now() + POLL_MS, () => void this.#follow(folder));
  }

  async #scan(folder: string): Promise<void> {
    const { photos, clock } = this.#options;
    const found = await filesIn(folder);
    this.#drawings.set(new Map(found.filter(isDrawing).map((file) => [file.name, file])));
    const hasPhotos = photos.catalogue.current().files.some(({ outcome }) => "photo" in outcome);
    if (found.length === 0 && hasPhotos) throw new Error(NO_PICTURES);
    const sources = found.filter((file) => !isDrawing(file));
    photos.keepSources(new Set(sources.map(({ name }) => name)));
    for (const source of sources) {
      if (this.#isStopped) return;
      const known = photos.catalogue.current().files.find(({ name }) => name === source.name);
      if (known && isUpToDate(known, source, clock.now())) continue;
      // A link is the administrator's own: what it leads to is converted.
      await photos.convertSource({ ...source, path: await realpath(source.path) });
    }
  }
}

type FolderFile = Drawing & { readonly name: string; readonly bytes: number };

async function filesIn(folder: string): Promise<FolderFile[]> {
  const names = (await readdir(folder)).filter(isPictureName).sort().slice(0, MOST_FILES);
  let hasGone = false;
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      hasGone ||= found === null;
      if (!found?.isFile()) return [];
      return [{ name, path, bytes: found.size, modifiedMs: found.mtimeMs }];
    }),
  );
  // A file may have been removed meanwhile; if the whole folder is away, this throws.
  if (hasGone) await readdir(folder);
  return files.flat();
}

function isUpToDate(known: SourceFile, { bytes, modifiedMs }: FolderFile, now: number): boolean {
  if (known.bytes !== bytes || known.modifiedMs !== modifiedMs) return false;
  const { outcome } = known;
  return "photo" in outcome || !isPassing(outcome.problem) || now - outcome.triedAt < RETRY_MS;
}

/** Not hidden files: macOS writes "._name.jpg" beside each file. */
function isPictureName(name: string): boolean {
  const extension = extensionOf(name);
  return !name.startsWith(".") && (extension === DRAWING || PHOTO_EXTENSIONS.has(extension));
}

const extensionOf = (name: string): string => parse(name).ext.toLowerCase();
const isDrawing = ({ name }: { readonly name: string }): boolean => extensionOf(name) === DRAWING;

function drawingsIn(folder: string): Map<string, Drawing> {
  try {
    const names = readdirSync(folder).filter((name) => isPictureName(name) && isDrawing({ name }));
    return new Map(
      names.map((name) => {
        const path = join(folder, name);
        const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        return [name, { path, modifiedMs }];
      }),
    );
  } catch {
    return new Map();
  }
}

/** In the address of a drawing that changed since the start, so that pages load it again. */
const VERSION = /^\d+\//;

function urlsOf(drawings: Drawings, first: Drawings): ReadonlyMap<string, string> {
  return new Map(
    [...drawings].map(([name, { modifiedMs }]) => {
      const isFirst = (first.get(name)?.modifiedMs ?? modifiedMs) === modifiedMs;
      const version = isFirst ? "" : `${Math.floor(modifiedMs)}/`;
      return [parse(name).name, `${DRAWINGS_PATH}${version}${encodeURIComponent(name)}`];
    }),
  );
}

function isSame(one: Drawings, other: Drawings): boolean {
  return (
    one.size === other.size &&
    [...one].every(([name, { modifiedMs }]) => other.get(name)?.modifiedMs === modifiedMs)
  );
}
