/** Pictures and PDFs that the configuration names, fetched by the host and stored on disk (requirement V3). */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { isServiceAddress } from "../net/address.ts";
import type { Log } from "../net/log.ts";
import type { BytesHttpClient } from "../net/undici-client.ts";
import { readIfThere, writeDurably } from "./durable-file.ts";
import { contentTypeFor } from "./file-type.ts";
import { type Inspection, inspectFile } from "./inspect-file.ts";

/** The path of these files, relative to the page's own address. */
export const MEDIA_PATH = "media/outlet";

/** Not specified by the contract: the limits of fetching a picture or a document. */
const LIMITS = { connectTimeoutMs: 5_000, totalTimeoutMs: 60_000 };
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
/**
 * A picture may change under its URL and is fetched again; a document's URL never changes (in-store-loyalty.md §2.4).
 */
const IMAGE_MAX_AGE_MS = 24 * 60 * 60_000;
/** A picture is fetched again up to this share of its age later: not at all kiosks of an operator at once. */
const JITTER = 0.1;
/** The shortest pause before pictures are fetched again, however the clock is set. */
const SHORTEST_REFRESH_MS = 60_000;
/** The pause before the second try; it doubles up to `retryMs`. */
const FIRST_RETRY_MS = 2_000;
/** Files beyond this number that no configuration names any more are removed, oldest first. */
const MAX_FILES = 200;

export type OutletFiles = {
  /**
   * Fetches missing and outdated files, and retries in the background until they are there; then fetches pictures again
   * once they are a day old, until `stop`. Resolves after the first try of each; never rejects.
   */
  sync(wanted: {
    readonly images: readonly string[];
    readonly documents: readonly string[];
  }): Promise<void>;
  /**
   * The page's address of a remote file; null while it is not on this machine. Another one once other content has
   * arrived under the same URL: the page would not load a picture again that it has.
   */
  localUrlFor(url: string): string | null;
  /** Why the last try to fetch a file failed, as a short text; null if none did. */
  failureOf(url: string): string | null;
  /** The file of a name in such an address; null for any other name. */
  fileFor(name: string): { readonly path: string; readonly contentType: string } | null;
  stop(): void;
};

export type OutletFilesOptions = {
  readonly folder: string;
  readonly http: BytesHttpClient;
  /** Address of the service whose configuration, or draft of one, names the files. */
  readonly namedBy: string;
  readonly log: Pick<Log, "warn">;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** A file has arrived: `localUrlFor` has changed. */
  readonly onArrival: () => void;
  /** A file could not be fetched: `failureOf` has changed. */
  readonly onFailure?: () => void;
  /** The path of the files relative to the page's address; `MEDIA_PATH` unless given. */
  readonly mediaPath?: string;
  /** The longest pause before a retry. */
  readonly retryMs?: number;
  /** From 0 up to 1, for the jitter; `Math.random` unless given. */
  readonly random?: () => number;
  /** Replaces the inspection in a thread. */
  readonly inspect?: (bytes: Buffer) => Promise<Inspection>;
};

type Fetched = { readonly bytes: Buffer; readonly extension: string };

type Wanted = { readonly url: string; readonly kind: "image" | "document" };

export function createOutletFiles(options: OutletFilesOptions): OutletFiles {
  return new FetchedFiles(options);
}

class FetchedFiles implements OutletFiles {
  readonly #options: OutletFilesOptions;
  /** File names by the hash of their URL. */
  readonly #names: Map<string, string>;
  readonly #failures = new Map<string, string>();
  /** How many times a file was replaced by other content, by its name. */
  readonly #replaced = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  /** Rises with each round of fetching: an earlier one that is still under way ends by itself. */
  #round = 0;

  constructor(options: OutletFilesOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    this.#names = filesIn(options.folder);
  }

  async sync({ images, documents }: Parameters<OutletFiles["sync"]>[0]): Promise<void> {
    const wanted: Wanted[] = [
      ...images.map((url): Wanted => ({ url, kind: "image" })),
      ...documents.map((url): Wanted => ({ url, kind: "document" })),
    ];
    this.#removeSurplus(wanted);
    await this.#fetchAll(wanted);
  }

  localUrlFor(url: string): string | null {
    const name = this.#names.get(hashOf(url));
    if (name === undefined) return null;
    const times = this.#replaced.get(name);
    const version = times === undefined ? "" : `?${times}`;
    return `${this.#options.mediaPath ?? MEDIA_PATH}/${name}${version}`;
  }

  failureOf(url: string): string | null {
    return this.#failures.get(url) ?? null;
  }

  fileFor(name: string): { path: string; contentType: string } | null {
    const hash = hashOfName(name);
    const contentType = contentTypeFor(name.split(".")[1] ?? "");
    if (hash === null || contentType === null || this.#names.get(hash) !== name) return null;
    return { path: this.#pathOf(name), contentType };
  }

  stop(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
  }

  /** One file after the other: orders need the connection more. */
  async #fetchAll(wanted: readonly Wanted[], attempt = 0): Promise<void> {
    const { retryMs = 60_000, onArrival, onFailure } = this.#options;
    clearTimeout(this.#timer);
    this.#round += 1;
    const mine = this.#round;
    const missing: Wanted[] = [];
    for (const file of wanted) {
      if (this.#isFresh(file)) continue;
      const arrived = await this.#fetchOne(file);
      if (mine !== this.#round) return;
      if (arrived) onArrival();
      else {
        onFailure?.();
        missing.push(file);
      }
    }
    if (missing.length === 0) {
      this.#refreshLater(wanted);
      return;
    }
    // One fault must not keep the documents from customers for long.
    const pauseMs = Math.min(retryMs, FIRST_RETRY_MS * 2 ** attempt);
    this.#timer = setTimeout(() => void this.#fetchAll(wanted, attempt + 1), pauseMs);
  }

  /** Fetches the pictures again when the first of them is a day old. */
  #refreshLater(wanted: readonly Wanted[]): void {
    const { now, random = Math.random } = this.#options;
    const ages = wanted
      .filter(({ kind }) => kind === "image")
      .map(({ url }) => now() - this.#modifiedAt(this.#names.get(hashOf(url)) ?? ""));
    if (ages.length === 0) return;
    const dueMs = IMAGE_MAX_AGE_MS - Math.max(...ages) + JITTER * IMAGE_MAX_AGE_MS * random();
    const pauseMs = Math.min(Math.max(dueMs, SHORTEST_REFRESH_MS), IMAGE_MAX_AGE_MS * (1 + JITTER));
    this.#timer = setTimeout(() => void this.#fetchAll(wanted), pauseMs);
  }

  #isFresh({ url, kind }: Wanted): boolean {
    const name = this.#names.get(hashOf(url));
    if (name === undefined) return false;
    if (kind === "document") return true;
    const age = this.#options.now() - this.#modifiedAt(name);
    return age >= 0 && age < IMAGE_MAX_AGE_MS;
  }

  /** Returns whether the file is here afterwards; an older copy stays if a newer one cannot be fetched. */
  async #fetchOne(wanted: Wanted): Promise<boolean> {
    const { url, kind } = wanted;
    const fetched = await this.#fetch(wanted);
    const refusal = "refusal" in fetched ? fetched.refusal : this.#save(url, fetched);
    if (refusal === null) {
      this.#failures.delete(url);
      return true;
    }
    this.#failures.set(url, refusal);
    const host = URL.canParse(url) ? new URL(url).host : null;
    this.#options.log.warn({ kind, host, why: refusal }, "file refused");
    return false;
  }

  /** The file's content, or why it is not used. */
  async #fetch({ url, kind }: Wanted): Promise<Fetched | { readonly refusal: string }> {
    const { http, namedBy, inspect = inspectFile } = this.#options;
    if (!isServiceAddress(url)) return { refusal: "address" };
    const answer = await http.sendForBytes({
      operation: `outlet.${kind}`,
      method: "GET",
      url,
      namedBy,
      headers: { Accept: kind === "image" ? "image/*" : "application/pdf" },
      maxBytes: kind === "image" ? MAX_IMAGE_BYTES : MAX_DOCUMENT_BYTES,
      ...LIMITS,
    });
    if (answer.kind === "no-answer") return { refusal: answer.reason };
    if (answer.status !== 200) return { refusal: `HTTP ${answer.status}` };
    const inspection = await inspect(answer.bytes);
    if ("failure" in inspection) return { refusal: `inspection: ${inspection.failure}` };
    const { type } = inspection;
    // By content: file stores announce most files as application/octet-stream.
    if (!type) return { refusal: "type of file" };
    if ((type.extension === "pdf") !== (kind === "document")) return { refusal: "kind of file" };
    return { bytes: answer.bytes, extension: type.extension };
  }

  /** Null, or why the file could not be saved. */
  #save(url: string, { bytes, extension }: Fetched): "disk" | null {
    const hash = hashOf(url);
    const name = `${hash}.${extension}`;
    try {
      const before = readIfThere(this.#pathOf(name));
      writeDurably(this.#pathOf(name), bytes);
      if (before !== null && !before.equals(bytes)) {
        this.#replaced.set(name, (this.#replaced.get(name) ?? 0) + 1);
      }
      const old = this.#names.get(hash);
      if (old !== undefined && old !== name) rmSync(this.#pathOf(old), { force: true });
    } catch {
      return "disk";
    }
    this.#names.set(hash, name);
    return null;
  }

  #removeSurplus(wanted: readonly Wanted[]): void {
    const wantedHashes = new Set(wanted.map(({ url }) => hashOf(url)));
    const surplus = [...this.#names]
      .filter(([hash]) => !wantedHashes.has(hash))
      .sort(([, left], [, right]) => this.#modifiedAt(left) - this.#modifiedAt(right))
      .slice(0, Math.max(0, this.#names.size - MAX_FILES));
    for (const [hash, name] of surplus) {
      try {
        rmSync(this.#pathOf(name), { force: true });
        this.#names.delete(hash);
      } catch {
        // It only takes up room: the wanted files are fetched nevertheless.
        this.#options.log.warn({ name }, "an old file of the outlet could not be removed");
      }
    }
  }

  /** UTC milliseconds; 0 if the file is gone. */
  #modifiedAt(name: string): number {
    return statSync(this.#pathOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  #pathOf(name: string): string {
    return join(this.#options.folder, name);
  }
}

/** Names of the files in a folder, by the hash of their URL. */
function filesIn(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const hash = hashOfName(name);
    if (hash !== null) files.set(hash, name);
  }
  return files;
}

/** The path of a file in a folder of such files; null for a name that this module would not choose. */
export function outletFileIn(folder: string, name: string): string | null {
  const isOurs = hashOfName(name) !== null && contentTypeFor(name.split(".")[1] ?? "") !== null;
  return isOurs ? join(folder, name) : null;
}

function hashOf(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, 40);
}

function hashOfName(name: string): string | null {
  return /^([0-9a-f]{40})\.[a-z]{3,4}$/.exec(name)?.[1] ?? null;
}
