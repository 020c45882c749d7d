/** Exports the draft of a look as a file, and makes a draft of such a file from another kiosk. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Look } from "../../../../domain/look/look.ts";
import {
  adoptedLook,
  codesOf,
  photosOfLook,
  productsOfLook,
  withPhotos,
} from "../../../../domain/look/transfer.ts";
import type { Menu } from "../../../../domain/menu.ts";
import type { Log } from "../../net/log.ts";
import type { ExportedLook, ImportedLook, LookFile } from "../../rpc/look-contract.ts";
import type { LookStore } from "../look-store.ts";
import { originalName, photoName } from "../photos/photo-files.ts";
import { isPassing, type PhotoProblem } from "../photos/photo-job.ts";
import type { PhotoStore } from "../photos/photo-store.ts";
import {
  type LookFileContent,
  type PhotoFile,
  readLookFile,
  requireRoom,
  writeLookFile,
} from "./look-file.ts";

const SUFFIX = ".look.tar";
const IMPORT_PREFIX = "look-import-";
/** More than anybody looks through. */
const MOST_FILES = 50;

export type LookTransfer = {
  exportLook(): Promise<ExportedLook>;
  /** The files of this kiosk's own exports, and those at the top of sticks. */
  files(): Promise<readonly LookFile[]>;
  /** The file becomes the draft; nothing has changed unless it is `done`. Rejects for one that was not listed. */
  importLook(path: string): Promise<ImportedLook>;
  /** The same with a file that the kiosk has received; `not-stored` if it needs all photos and one is missing. */
  importReceived(file: Uint8Array, needs: NeededPhotos): Promise<ImportedLook>;
};

type NeededPhotos = {
  /** Whether customers see the look before staff could notice what it lacks. */
  readonly allPhotos: boolean;
};

export type LookTransferOptions = {
  readonly dataDir: string;
  readonly store: LookStore;
  readonly photos: Pick<PhotoStore, "catalogue" | "importFiles" | "remove">;
  readonly menu: () => Menu | null;
  readonly removableFolders: () => Promise<readonly { readonly path: string }[]>;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly log: Pick<Log, "info" | "warn">;
};

export function createLookTransfer(options: LookTransferOptions): LookTransfer {
  return new Transfer(options);
}

class Transfer implements LookTransfer {
  readonly #options: LookTransferOptions;
  /** Whatever the page asks for: only these files are read. */
  #listed: ReadonlySet<string> = new Set();

  constructor(options: LookTransferOptions) {
    this.#options = options;
    this.#removeInterrupted();
  }

  async exportLook(): Promise<ExportedLook> {
    const { store, menu, now, log } = this.#options;
    const { look } = store.draft.current();
    const stamp = new Date(now()).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
    const path = join(this.#exports, `look-${stamp}Z${SUFFIX}`);
    const files = this.#photoFiles(photosOfLook(look));
    const photos = Object.fromEntries(files.map(({ id, name }) => [id, name]));
    const codes = codesOf(menu(), productsOfLook(look));
    try {
      mkdirSync(this.#exports, { recursive: true, mode: 0o700 });
      await writeLookFile(path, { look, codes, photos }, files);
    } catch (error) {
      log.warn({ error }, "staff could not export a look");
      return { result: "not-stored" };
    }
    log.info({ photos: files.length }, "staff exported a look");
    return { result: "done", path };
  }

  async files(): Promise<readonly LookFile[]> {
    const volumes = await this.#options.removableFolders();
    const folders = [this.#exports, ...volumes.map(({ path }) => path)];
    const found = (await Promise.all(folders.map(lookFilesIn))).flat();
    this.#listed = new Set(found.map(({ path }) => path));
    return found;
  }

  async importLook(path: string): Promise<ImportedLook> {
    if (!this.#listed.has(path)) throw new Error("a file that was not listed");
    return await this.#importInto((folder) => this.#import(path, folder, { allPhotos: false }));
  }

  importReceived(file: Uint8Array, needs: NeededPhotos): Promise<ImportedLook> {
    return this.#importInto((folder) => {
      requireRoom(folder, file.length);
      const path = join(folder, "received");
      writeFileSync(path, file, { mode: 0o600 });
      const photos = join(folder, "photos");
      mkdirSync(photos);
      return this.#import(path, photos, needs);
    });
  }

  /** An import that a power cut interrupted has left its folder. */
  #removeInterrupted(): void {
    const { dataDir } = this.#options;
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith(IMPORT_PREFIX)) {
        rmSync(join(dataDir, name), { recursive: true, force: true });
      }
    }
  }

  /** Gives `read` a folder that is deleted afterwards. */
  async #importInto(read: (folder: string) => Promise<ImportedLook>): Promise<ImportedLook> {
    const { dataDir, log } = this.#options;
    let folder: string | null = null;
    try {
      folder = mkdtempSync(join(dataDir, IMPORT_PREFIX));
      return await read(folder);
    } catch (error) {
      log.warn({ error }, "staff could not import a look");
      return { result: "not-stored" };
    } finally {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    }
  }

  async #import(path: string, folder: string, { allPhotos }: NeededPhotos): Promise<ImportedLook> {
    const { menu, log } = this.#options;
    const read = await readLookFile(path, folder);
    if (read.result !== "read") return read;
    const ids = await this.#importPhotos(read.photos);
    const { look, unknownProducts } = adopted(read.content, menu(), ids);
    const missingPhotos = photosOfLook(read.content.look).filter((id) => !ids.here.has(id)).length;
    try {
      if (ids.failed !== null) throw new Error(`a photo could not be stored: ${ids.failed}`);
      if (allPhotos && missingPhotos > 0) throw new Error(`missing photos: ${missingPhotos}`);
      this.#options.store.change(look);
    } catch (error) {
      for (const id of ids.added) this.#options.photos.remove(id);
      throw error;
    }
    log.info({ unknownProducts, missingPhotos }, "staff imported a look");
    return { result: "done", unknownProducts, missingPhotos };
  }

  /** Through the same checks as photos from a stick. No product gets one by its name: a draft must not reach customers. */
  async #importPhotos(files: readonly PhotoFile[]): Promise<ImportedPhotos> {
    const { photos } = this.#options;
    const before = new Set(photos.catalogue.current().photos.map(({ id }) => id));
    const paths = files.map(({ path }) => path);
    const outcomes = await photos.importFiles(paths, { matchesByName: false });
    const here = new Map<string, string>();
    let failed: PhotoProblem | null = null;
    for (const [place, { id }] of files.entries()) {
      const outcome = outcomes[place];
      if (outcome && "photo" in outcome) here.set(id, outcome.photo);
      else if (outcome && isPassing(outcome.problem)) failed = outcome.problem;
    }
    return { here, added: [...new Set(here.values())].filter((id) => !before.has(id)), failed };
  }

  /** Of a photo of the folder only the converted file is stored. */
  #photoFiles(ids: readonly string[]): (PhotoFile & { readonly name: string })[] {
    const folder = join(this.#options.dataDir, "look/photos");
    const names = new Map(
      this.#options.photos.catalogue.current().photos.map(({ id, name }) => [id, name]),
    );
    return ids.flatMap((id) => {
      const name = names.get(id);
      const path = [originalName(id), photoName(id, "large")]
        .map((file) => join(folder, file))
        .find((file) => existsSync(file));
      return name === undefined || path === undefined ? [] : [{ id, name, path }];
    });
  }

  get #exports(): string {
    return join(this.#options.dataDir, "exports");
  }
}

type ImportedPhotos = {
  /** By the ids that they have in the file. */
  readonly here: ReadonlyMap<string, string>;
  /** Those that this kiosk did not have. */
  readonly added: readonly string[];
  /** Why a photo of the file is not here, if that is this machine's reason: the same file may be whole later. */
  readonly failed: PhotoProblem | null;
};

function adopted(
  { look, codes }: LookFileContent,
  menu: Menu | null,
  { here }: ImportedPhotos,
): { readonly look: Look; readonly unknownProducts: number } {
  return adoptedLook(
    withPhotos(look, (id) => here.get(id) ?? null),
    menu,
    codes,
  );
}

/**
 * By name, the latest export last, without the oldest of too many; a folder that cannot be read has none. Not hidden
 * files: macOS writes "._look-….look.tar" beside each file.
 */
async function lookFilesIn(folder: string): Promise<LookFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => name.endsWith(SUFFIX) && !name.startsWith("."))
    .sort()
    .slice(-MOST_FILES)
    .map((name) => ({ name, folder: basename(folder), path: join(folder, name) }));
}
