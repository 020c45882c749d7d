/** Pictures and PDFs that the configuration names, fetched by the host and stored on disk (requirement V3). */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { isServiceAddress } from "../net/address.ts";
import type { Log } from "../net/log.ts";
import type { BytesHttpClient } from "../net/undici-client.ts";
import { writeDurably } from "./durable-file.ts";
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
/** The pause before the second try; it doubles up to `retryMs`. */
const FIRST_RETRY_MS = 2_000;
/** Files beyond this number that no configuration names any more are removed, oldest first. */
const MAX_FILES = 200;

export type OutletFiles = {
  /**
   * Fetches missing and outdated files, and retries in the background until they are there. Resolves after the first
   * try of each; never rejects.
   */
  sync(wanted: {
    readonly images: readonly string[];
    readonly documents: readonly string[];
  }): Promise<void>;
  /** The page's address of a remote file; null while it is not on this machine. */
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
  /** Replaces the inspection in a thread. */
  readonly inspect?: (bytes: Buffer) => Promise<Inspection>;
};

type Wanted = { readonly url: string; readonly kind: "image" | "document" };

export function createOutletFiles(options: OutletFilesOptions): OutletFiles {
  const { folder, http, log, now, retryMs = 60_000, mediaPath = MEDIA_PATH } = options;
  const { inspect = inspectFile } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** File names by the hash of their URL. */
  const names = new Map<string, string>();
  const failures = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const hash = hashOfName(name);
    if (hash !== null) names.set(hash, name);
  }
  let timer: NodeJS.Timeout | undefined;
  let round = 0;

  const isFresh = ({ url, kind }: Wanted): boolean => {
    const name = names.get(hashOf(url));
    if (name === undefined) return false;
    if (kind === "document") return true;
    const age = now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age >= 0 && age < IMAGE_MAX_AGE_MS;
  };

  /** Returns whether the file is here afterwards; an older copy stays if a newer one cannot be fetched. */
  const fetchOne = async (wanted: Wanted): Promise<boolean> => {
    const { url, kind } = wanted;
    const refuse = (why: string): false => {
      failures.set(url, why);
      log.warn({ kind, host: URL.canParse(url) ? new URL(url).host : null, why }, "file refused");
      return false;
    };
    if (!isServiceAddress(url)) return refuse("address");
    const answer = await http.sendForBytes({
      operation: `outlet.${kind}`,
      method: "GET",
      url,
      namedBy: options.namedBy,
      headers: { Accept: kind === "image" ? "image/*" : "application/pdf" },
      maxBytes: kind === "image" ? MAX_IMAGE_BYTES : MAX_DOCUMENT_BYTES,
      ...LIMITS,
    });
    if (answer.kind === "no-answer") return refuse(answer.reason);
    if (answer.status !== 200) return refuse(`HTTP ${answer.status}`);
    const inspection = await inspect(answer.bytes);
    if ("failure" in inspection) return refuse(`inspection: ${inspection.failure}`);
    const { type } = inspection;
    // By content: file stores announce most files as application/octet-stream.
    if (!type) return refuse("type of file");
    if ((type.extension === "pdf") !== (kind === "document")) return refuse("kind of file");
    const hash = hashOf(url);
    const name = `${hash}.${type.extension}`;
    try {
      writeDurably(join(folder, name), answer.bytes);
      const old = names.get(hash);
      if (old !== undefined && old !== name) rmSync(join(folder, old), { force: true });
    } catch {
      return refuse("disk");
    }
    names.set(hash, name);
    failures.delete(url);
    return true;
  };

  /** One file after the other: orders need the connection more. */
  const fetchAll = async (wanted: readonly Wanted[], attempt = 0): Promise<void> => {
    clearTimeout(timer);
    round += 1;
    const mine = round;
    const missing: Wanted[] = [];
    for (const file of wanted) {
      if (isFresh(file)) continue;
      const arrived = await fetchOne(file);
      if (mine !== round) return;
      if (arrived) options.onArrival();
      else {
        options.onFailure?.();
        missing.push(file);
      }
    }
    if (missing.length === 0) return;
    // One fault must not keep the documents from customers for long.
    const pauseMs = Math.min(retryMs, FIRST_RETRY_MS * 2 ** attempt);
    timer = setTimeout(() => void fetchAll(wanted, attempt + 1), pauseMs);
  };

  const removeSurplus = (wanted: readonly Wanted[]): void => {
    const wantedHashes = new Set(wanted.map(({ url }) => hashOf(url)));
    const modifiedAt = (name: string) =>
      statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const surplus = [...names]
      .filter(([hash]) => !wantedHashes.has(hash))
      .sort(([, left], [, right]) => modifiedAt(left) - modifiedAt(right))
      .slice(0, Math.max(0, names.size - MAX_FILES));
    for (const [hash, name] of surplus) {
      try {
        rmSync(join(folder, name), { force: true });
        names.delete(hash);
      } catch {
        // It only takes up room: the wanted files are fetched nevertheless.
        log.warn({ name }, "an old file of the outlet could not be removed");
      }
    }
  };

  return {
    async sync({ images, documents }) {
      const wanted: Wanted[] = [
        ...images.map((url): Wanted => ({ url, kind: "image" })),
        ...documents.map((url): Wanted => ({ url, kind: "document" })),
      ];
      removeSurplus(wanted);
      await fetchAll(wanted);
    },
    localUrlFor(url) {
      const name = names.get(hashOf(url));
      return name === undefined ? null : `${mediaPath}/${name}`;
    },
    failureOf: (url) => failures.get(url) ?? null,
    fileFor(name) {
      const hash = hashOfName(name);
      const contentType = contentTypeFor(name.split(".")[1] ?? "");
      if (hash === null || contentType === null || names.get(hash) !== name) return null;
      return { path: join(folder, name), contentType };
    },
    stop() {
      round += 1;
      clearTimeout(timer);
    },
  };
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
