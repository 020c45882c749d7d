/**
 * A program's file operations, and the states that a power cut may leave of them: synced bytes and names stay, later
 * ones may or may not. Killing a process cannot show that, since the system's cache outlives it.
 */
type Operation =
  | { readonly do: "create"; readonly path: string; readonly file: number }
  | { readonly do: "write"; readonly file: number; readonly bytes: Buffer }
  | { readonly do: "sync"; readonly file: number }
  | { readonly do: "rename"; readonly path: string; readonly to: string }
  | { readonly do: "remove"; readonly path: string }
  | { readonly do: "sync-folder" };

/** Files by path. */
export type Remains = ReadonlyMap<string, Buffer>;

export class DiskRecorder {
  readonly operations: Operation[] = [];
  readonly #open = new Map<number, number | "folder">();
  #files = 0;

  opened(descriptor: number, path: string, flags: string): void {
    if (flags !== "w") {
      this.#open.set(descriptor, "folder");
      return;
    }
    this.#files += 1;
    this.#open.set(descriptor, this.#files);
    this.operations.push({ do: "create", path, file: this.#files });
  }

  written(descriptor: number, bytes: Buffer): void {
    const file = this.#open.get(descriptor);
    if (typeof file === "number") this.operations.push({ do: "write", file, bytes });
  }

  synced(descriptor: number): void {
    const file = this.#open.get(descriptor);
    if (typeof file === "number") this.operations.push({ do: "sync", file });
    else this.operations.push({ do: "sync-folder" });
  }

  renamed(path: string, to: string): void {
    this.operations.push({ do: "rename", path, to });
  }

  removed(path: string): void {
    this.operations.push({ do: "remove", path });
  }

  /** Every state of the disk that a power cut after the first `count` operations may leave. */
  remainsAfter(count: number): Remains[] {
    const done = this.operations.slice(0, count);
    const naming = done.filter(({ do: what }) => ["create", "rename", "remove"].includes(what));
    const synced = done.findLastIndex(({ do: what }) => what === "sync-folder");
    const safe = naming.filter((operation) => done.indexOf(operation) < synced).length;
    return Array.from({ length: naming.length - safe + 1 }, (_, more) => safe + more).flatMap(
      (savedNames) =>
        [true, false].map((unsyncedToo) => remains(done, naming.slice(0, savedNames), unsyncedToo)),
    );
  }
}

function remains(
  done: readonly Operation[],
  naming: readonly Operation[],
  unsyncedToo: boolean,
): Remains {
  const names = new Map<string, number>();
  for (const operation of naming) {
    if (operation.do === "create") names.set(operation.path, operation.file);
    if (operation.do === "remove") names.delete(operation.path);
    if (operation.do !== "rename") continue;
    const file = names.get(operation.path);
    names.delete(operation.path);
    if (file !== undefined) names.set(operation.to, file);
  }
  return new Map([...names].map(([path, file]) => [path, contentOf(done, file, unsyncedToo)]));
}

function contentOf(done: readonly Operation[], file: number, unsyncedToo: boolean): Buffer {
  const last = done.findLastIndex((found) => found.do === "sync" && found.file === file);
  const bytes = (unsyncedToo ? done : done.slice(0, Math.max(0, last))).flatMap((found) =>
    found.do === "write" && found.file === file ? [...found.bytes] : [],
  );
  return Buffer.from(bytes);
}
