import { dirname } from "node:path";
import type { Random } from "../../host/checkout/simulation/random.ts";
import type { DiskOperation } from "./recording.ts";

/** After a power cut, what was synced is there; of the rest nothing, everything, or any part. */
export type Luck = "nothing-more" | "everything" | "any-part";

/** The disk's content after a power cut: files by path; null for a folder. */
export type Remains = ReadonlyMap<string, Buffer | null>;

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly length: number };
type File = { synced: Buffer; unsynced: Change[] };
type Naming =
  | { readonly path: string; readonly is: File | "folder" | "gone" }
  | { readonly path: string; readonly to: string };

/** The device's atomic unit: an interrupted write ends at a multiple of it. */
const SECTOR_BYTES = 512;

/**
 * A disk, operation by operation. A file's content is safe once the file was synced, its name once its folder was: a
 * file that was synced under a name that was not may be gone. Names are in the order of their creation.
 */
export class DiskModel {
  readonly #names = new Map<string, File | "folder">();
  readonly #safeNames = new Map<string, File | "folder">();
  #unsafe: Naming[] = [];

  apply(operation: DiskOperation): void {
    switch (operation.do) {
      case "create":
        this.#name({ path: operation.path, is: { synced: Buffer.alloc(0), unsynced: [] } });
        return;
      case "make-folder":
        this.#name({ path: operation.path, is: "folder" });
        return;
      case "rename":
        this.#name({ path: operation.path, to: operation.to });
        return;
      case "remove":
        this.#name({ path: operation.path, is: "gone" });
        return;
      case "write":
        this.#fileAt(operation.path)?.unsynced.push({ at: operation.at, bytes: operation.bytes });
        return;
      case "truncate":
        this.#fileAt(operation.path)?.unsynced.push({ length: operation.length });
        return;
      case "sync": {
        const file = this.#fileAt(operation.path);
        if (!file) return;
        file.synced = changed(file.synced, file.unsynced);
        file.unsynced = [];
        return;
      }
      case "sync-folder": {
        const inIt = ({ path }: Naming) => dirname(path) === operation.path;
        for (const naming of this.#unsafe.filter(inIt)) rename(this.#safeNames, naming);
        this.#unsafe = this.#unsafe.filter((naming) => !inIt(naming));
        return;
      }
      case "send":
        return;
    }
  }

  /** Possible content after a power cut at this moment. */
  remains(luck: Luck, random: Random): Remains {
    const names = new Map(this.#safeNames);
    const more = {
      "nothing-more": 0,
      everything: this.#unsafe.length,
      "any-part": random.between(0, this.#unsafe.length),
    };
    for (const naming of this.#unsafe.slice(0, more[luck])) rename(names, naming);
    const remains = new Map<string, Buffer | null>();
    for (const [path, is] of names) {
      remains.set(path, is === "folder" ? null : contentOf(is, luck, random));
    }
    return remains;
  }

  #name(naming: Naming): void {
    rename(this.#names, naming);
    this.#unsafe.push(naming);
  }

  #fileAt(path: string): File | null {
    const found = this.#names.get(path);
    return found === undefined || found === "folder" ? null : found;
  }
}

function rename(names: Map<string, File | "folder">, naming: Naming): void {
  if ("to" in naming) {
    const found = names.get(naming.path);
    names.delete(naming.path);
    if (found) names.set(naming.to, found);
    return;
  }
  if (naming.is === "gone") names.delete(naming.path);
  else names.set(naming.path, naming.is);
}

function contentOf({ synced, unsynced }: File, luck: Luck, random: Random): Buffer {
  switch (luck) {
    case "nothing-more":
      return synced;
    case "everything":
      return changed(synced, unsynced);
    case "any-part": {
      const kept = unsynced.flatMap(sectorsOf).filter(() => random.chance(0.5));
      return changed(synced, kept);
    }
  }
}

function sectorsOf(change: Change): Change[] {
  if ("length" in change) return [change];
  const { at, bytes } = change;
  const parts: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const border = SECTOR_BYTES - ((at + from) % SECTOR_BYTES);
    const until = Math.min(bytes.length, from + border);
    parts.push({ at: at + from, bytes: bytes.subarray(from, until) });
    from = until;
  }
  return parts;
}

function changed(content: Buffer, changes: readonly Change[]): Buffer {
  const ends = changes.map((change) =>
    "length" in change ? change.length : change.at + change.bytes.length,
  );
  const room = Buffer.alloc(Math.max(content.length, ...ends));
  content.copy(room);
  let { length } = content;
  for (const change of changes) {
    if ("length" in change) {
      room.fill(0, Math.min(length, change.length));
      length = change.length;
    } else {
      change.bytes.copy(room, change.at);
      length = Math.max(length, change.at + change.bytes.length);
    }
  }
  return room.subarray(0, length);
}
