/**
 * The outlet's own photos: converted in a process of their own, one at a time; stored by the hash of their file; served
 * below `media/photos/`. The folder `device.menuPictures` and staff with a stick bring them.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Mount } from "../../api/page-files.ts";
import { type RunProgram, runInNode } from "../../net/child-program.ts";
import type { Log } from "../../net/log.ts";
import { threadScript } from "../../net/thread.ts";
import { Cell, type Live } from "../../shared/live.ts";
import type { ValueStore } from "../../store/value-store.ts";
import {
  type Photo,
  type PhotoCatalogue,
  readCatalogue,
  type SourceFile,
  withoutUnused,
  writeCatalogue,
} from "./photo-catalogue.ts";
import { originalName, photoIdOf, servedNames } from "./photo-files.ts";
import { type PhotoJob, type PhotoProblem, type PhotoResult, photoResult } from "./photo-job.ts";

export const PHOTOS_PATH = "media/photos/";
/** The largest photo takes 20 s on a slow device; one that takes longer was made to. */
const CONVERSION_TIMEOUT_MS = 90_000;

/** What became of a file that staff imported. */
export type ImportOutcome = {
  /** Its name, without its folder. */
  readonly name: string;
} & ({ readonly photo: string } | { readonly problem: PhotoProblem });

/** A file of the pictures' folder as it is now. */
export type FoundFile = Pick<SourceFile, "name" | "bytes" | "modifiedMs"> & {
  readonly path: string;
};

/** Whether products get the photos that are named after them (by default), or only if a look says so. */
type Naming = Pick<Photo, "matchesByName">;

export type PhotoStore = {
  readonly catalogue: Live<PhotoCatalogue>;
  readonly mount: Mount;
  /** Imports files one after the other; those that are photos already are not imported twice. Never rejects. */
  importFiles(paths: readonly string[], naming?: Naming): Promise<readonly ImportOutcome[]>;
  /** Deletes an imported photo. One that is also in the folder stays as long as it is there. */
  remove(id: string): void;
  /** Converts a file of the folder. Never rejects. */
  convertSource(file: FoundFile): Promise<void>;
  /** Forgets the files of the folder that are not among these names. */
  keepSources(names: ReadonlySet<string>): void;
  /** Ends a conversion that is under way; the file is converted at the next start. */
  stop(): void;
};

export type PhotoStoreOptions = {
  /** `<data>/look/photos` */
  readonly folder: string;
  readonly values: ValueStore;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly log: Pick<Log, "info" | "warn">;
  /** Electron's own in the installed program, which cannot start Node. */
  readonly run?: RunProgram | undefined;
};

export function createPhotoStore(options: PhotoStoreOptions): PhotoStore {
  return new StoredPhotos(options);
}

class StoredPhotos implements PhotoStore {
  readonly catalogue: Cell<PhotoCatalogue>;
  readonly mount: Mount = {
    prefix: PHOTOS_PATH,
    fileFor: (name) => {
      const photo = this.catalogue.current().photos.find(({ id }) => id === photoIdOf(name));
      const isServed = photo && servedFiles(photo).includes(name);
      return isServed ? join(this.#options.folder, name) : null;
    },
  };
  readonly #options: PhotoStoreOptions;
  readonly #ended = new AbortController();
  /** The conversion that was begun last: two at once would take twice the memory. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PhotoStoreOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    this.catalogue = new Cell(readCatalogue(options.values));
    this.#restore();
  }

  async importFiles(
    paths: readonly string[],
    { matchesByName }: Naming = { matchesByName: true },
  ): Promise<readonly ImportOutcome[]> {
    const outcomes: ImportOutcome[] = [];
    for (const path of paths) {
      const importedAt = this.#options.now();
      outcomes.push(await this.#import(path, { name: basename(path), matchesByName, importedAt }));
    }
    return outcomes;
  }

  remove(id: string): void {
    const { photos, files } = this.catalogue.current();
    const others = photos.map((photo) =>
      photo.id === id ? { ...photo, isImported: false } : photo,
    );
    this.#save({ photos: others, files });
  }

  async convertSource({ path, ...file }: FoundFile): Promise<void> {
    const result = await this.#convert({ file: path, storesOriginal: false });
    if (result === null) return;
    const triedAt = this.#options.now();
    const isDone = result.result === "converted";
    const outcome = isDone ? { photo: result.id } : { problem: result.problem, triedAt };
    if (!isDone) {
      const { name } = file;
      this.#options.log.warn(
        { name, problem: result.problem },
        "a picture of the folder is not shown",
      );
    }
    const { photos, files } = this.catalogue.current();
    const others = files.filter(({ name }) => name !== file.name);
    const next = isDone ? withPhoto(photos, { ...photoOf(result, file.name, triedAt) }) : photos;
    this.#saveOrLog({ photos: next, files: [...others, { ...file, outcome }] });
  }

  keepSources(names: ReadonlySet<string>): void {
    const { photos, files } = this.catalogue.current();
    const kept = files.filter(({ name }) => names.has(name));
    if (kept.length === files.length) return;
    this.#saveOrLog({ photos, files: kept });
  }

  stop(): void {
    this.#ended.abort();
  }

  async #import(
    path: string,
    { name, matchesByName, importedAt }: Pick<Photo, "name" | "matchesByName" | "importedAt">,
  ): Promise<ImportOutcome> {
    const result = await this.#convert({ file: path, storesOriginal: true });
    if (result === null) return { name, problem: "unreadable" };
    if (result.result === "refused") {
      this.#options.log.warn({ name, problem: result.problem }, "a photo could not be imported");
      return { name, problem: result.problem };
    }
    const { photos, files } = this.catalogue.current();
    const taken = photoOf(result, name, importedAt);
    const photo = { ...taken, isImported: true, matchesByName };
    try {
      this.#save({ photos: withPhoto(photos, photo), files });
    } catch {
      // Its files are deleted at the next start.
      return { name, problem: "disk-full" };
    }
    return { name, photo: photo.id };
  }

  /** Null if the store was stopped. */
  #convert(job: Omit<PhotoJob, "folder">): Promise<PhotoResult | null> {
    const next = this.#last.then(() => this.#runConversion(job));
    this.#last = next;
    return next;
  }

  async #runConversion(job: Omit<PhotoJob, "folder">): Promise<PhotoResult | null> {
    const { folder, run = runInNode } = this.#options;
    const script = threadScript("photo-process", import.meta.url);
    const limits = { timeoutMs: CONVERSION_TIMEOUT_MS, signal: this.#ended.signal };
    const answer = await run(script, { ...job, folder } satisfies PhotoJob, limits);
    switch (answer.kind) {
      case "answer":
        return this.#whole(readResult(answer.text));
      case "timeout":
        return { result: "refused", problem: "too-slow" };
      case "failed":
        // A decoder that crashed, or took more memory than there is.
        return { result: "refused", problem: "damaged" };
      case "stopped":
        return null;
    }
  }

  /** Drops what an interrupted conversion left; photos whose files are missing are made again. */
  #restore(): void {
    const { folder } = this.#options;
    const names = new Set(readdirSync(folder));
    const { photos, files } = this.catalogue.current();
    const isWhole = (photo: Photo) => servedFiles(photo).every((name) => names.has(name));
    const whole = new Set(photos.filter(isWhole).map(({ id }) => id));
    if (whole.size < photos.length) {
      for (const photo of photos) {
        const original = originalName(photo.id);
        if (!whole.has(photo.id) && names.has(original)) {
          void this.#import(join(folder, original), photo);
        }
      }
      this.catalogue.set({
        photos: photos.filter(({ id }) => whole.has(id)),
        files: files.filter(({ outcome }) => "problem" in outcome || whole.has(outcome.photo)),
      });
    }
    // Of the photos in the stored catalogue nothing is deleted: an original may be all that is left.
    const listed = new Set<string | null>(photos.map(({ id }) => id));
    for (const name of names) {
      if (!listed.has(photoIdOf(name))) rmSync(join(folder, name), { force: true });
    }
  }

  /** A photo that was deleted while the same file was converted again has lost its files. */
  #whole(result: PhotoResult): PhotoResult {
    if (result.result === "refused") return result;
    const paths = servedFiles(result).map((name) => join(this.#options.folder, name));
    return paths.every(existsSync) ? result : { result: "refused", problem: "unreadable" };
  }

  #has(id: string): boolean {
    return this.catalogue.current().photos.some((photo) => photo.id === id);
  }

  #save(next: PhotoCatalogue): void {
    const used = withoutUnused(next);
    const before = this.catalogue.current().photos;
    writeCatalogue(this.#options.values, used, this.#options.now());
    this.catalogue.set(used);
    for (const photo of before) if (!this.#has(photo.id)) this.#deleteFiles(photo);
  }

  #deleteFiles(photo: Photo): void {
    const names = [...servedFiles(photo), originalName(photo.id)];
    for (const name of names) rmSync(join(this.#options.folder, name), { force: true });
  }

  /** What cannot be written is converted again after a restart. */
  #saveOrLog(next: PhotoCatalogue): void {
    try {
      this.#save(next);
    } catch (error) {
      this.#options.log.warn({ error }, "the catalogue of photos could not be stored");
    }
  }
}

const servedFiles = (photo: Pick<Photo, "id" | "isDrawing">): readonly string[] =>
  Object.values(servedNames(photo));

function readResult(text: string): PhotoResult {
  try {
    const parsed = photoResult.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {}
  return { result: "refused", problem: "damaged" };
}

function photoOf(
  { id, width, height, isCutOut, isDrawing }: Extract<PhotoResult, { result: "converted" }>,
  name: string,
  importedAt: number,
): Photo {
  const size = { width, height, isCutOut, isDrawing };
  return { id, name, ...size, importedAt, isImported: false, matchesByName: false };
}

/** A photo has the name and time of its last import by staff, if there was one; otherwise those that it came with. */
function withPhoto(photos: readonly Photo[], photo: Photo): readonly Photo[] {
  const known = photos.find(({ id }) => id === photo.id);
  if (!known) return [...photos, photo];
  const named = [photo, known].find(isNamed);
  const isImported = known.isImported || photo.isImported;
  const merged = { ...(named ?? known), isImported, matchesByName: named !== undefined };
  return photos.map((other) => (other.id === photo.id ? merged : other));
}

const isNamed = ({ isImported, matchesByName }: Photo): boolean => isImported && matchesByName;
