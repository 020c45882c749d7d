/** The outlet's look on disk: what customers see, and a draft that staff change until they publish it. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { AUTOMATIC_LOOK, type Look } from "../../../domain/look/look.ts";
import { look } from "../rpc/look-views.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { ValueStore } from "../store/value-store.ts";

const PUBLISHED = "look: published";
const DRAFT = "look: draft";
/** How many changes of a draft can be undone. */
const MOST_UNDONE = 30;

export type LookDraft = {
  readonly look: Look;
  readonly canUndo: boolean;
  /** Whether customers see something else. */
  readonly differs: boolean;
};

/** All methods that change something throw if it cannot be written. */
export type LookStore = {
  readonly published: Live<Look>;
  readonly draft: Live<LookDraft>;
  /** UTC milliseconds of the last publication; null if there was none. */
  publishedAt(): number | null;
  /** Replaces parts of the draft. */
  change(parts: Partial<Look>): void;
  /** Takes the last change of the draft back. */
  undo(): void;
  /** Drops all changes since the last publication; they cannot be restored. */
  discard(): void;
  /** Customers see the draft from now on. */
  publish(): void;
};

export type LookStoreOptions = {
  readonly values: ValueStore;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** What cannot be read counts as absent: without a look the kiosk chooses everything itself. */
export function createLookStore(options: LookStoreOptions): LookStore {
  return new StoredLook(options);
}

class StoredLook implements LookStore {
  readonly published: Cell<Look>;
  readonly draft: Cell<LookDraft>;
  readonly #options: LookStoreOptions;
  /** Oldest first; the last one is the draft, the others are what undoing restores. */
  #versions: readonly Look[];

  constructor(options: LookStoreOptions) {
    this.#options = options;
    const published = this.#read(PUBLISHED, look) ?? AUTOMATIC_LOOK;
    this.#versions = this.#read(DRAFT, z.array(look).min(1)) ?? [published];
    this.published = new Cell(published);
    this.draft = new Cell(this.#seen());
  }

  publishedAt(): number | null {
    return this.#options.values.read(PUBLISHED)?.storedAt ?? null;
  }

  change(parts: Partial<Look>): void {
    const next = { ...this.#latest(), ...parts };
    if (isDeepStrictEqual(next, this.#latest())) return;
    this.#save([...this.#versions, next].slice(-MOST_UNDONE - 1));
  }

  undo(): void {
    if (this.#versions.length > 1) this.#save(this.#versions.slice(0, -1));
  }

  discard(): void {
    this.#save([this.published.current()]);
  }

  publish(): void {
    const next = this.#latest();
    this.#write(PUBLISHED, next);
    this.published.set(next);
    // Undoing after a publication changes the draft again, not what customers see.
    this.draft.set(this.#seen());
  }

  #save(versions: readonly Look[]): void {
    this.#write(DRAFT, versions);
    this.#versions = versions;
    this.draft.set(this.#seen());
  }

  #latest(): Look {
    return this.#versions.at(-1) ?? this.published.current();
  }

  #seen(): LookDraft {
    const latest = this.#latest();
    return {
      look: latest,
      canUndo: this.#versions.length > 1,
      differs: !isDeepStrictEqual(latest, this.published.current()),
    };
  }

  #read<Value>(name: string, schema: z.ZodType<Value>): Value | null {
    const stored = this.#options.values.read(name);
    if (!stored) return null;
    const parsed = schema.safeParse(JSON.parse(stored.content));
    return parsed.success ? parsed.data : null;
  }

  #write(name: string, value: unknown): void {
    const { values, now } = this.#options;
    values.write(name, { tag: null, content: JSON.stringify(value), storedAt: now() });
  }
}
