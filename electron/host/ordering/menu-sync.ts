import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { Menu } from "../../../domain/menu.ts";
import type { Log } from "../net/log.ts";
import type { Settings } from "../settings/settings.ts";
import type { OrderingClient } from "./client.ts";
import type { ImportWarning } from "./import.ts";
import type { MenuReader, MenuReading, ReadMenu } from "./menu-reader.ts";
import type { MenuText } from "./menu-text.ts";

/** The longest wait for another try while there is no menu, since no order is possible until then. */
const RETRY_WITHOUT_MENU_MS = 10_000;
/** The interval varies by this share, so that the kiosks of one vendor do not all poll at once. */
const JITTER = 0.1;

/** Milliseconds that a start waits for the cached menu at most: without it the page would show that there is none. */
export const CACHED_MENU_WAIT_MS = 3_000;

/** A menu answer as it is stored on disk; `fetchedAt` in UTC milliseconds. */
export type CachedMenu = {
  readonly revision: number;
  readonly raw: MenuText;
  readonly fetchedAt: number;
};

/** Stores the last good menu across restarts. One outlet's menu only. */
export type MenuCache = {
  read(): Promise<CachedMenu | null>;
  write(menu: CachedMenu): Promise<void>;
};

/** `failed`: the menu is unchanged. */
export type SyncOutcome = "unchanged" | "updated" | "failed";

/** The menu's status for staff; times in UTC milliseconds, null while unknown. */
export type MenuSyncStatus = {
  readonly revision: number | null;
  readonly fetchedAt: number | null;
  readonly lastSyncAt: number | null;
  readonly lastOutcome: SyncOutcome | null;
  /** Why the last sync failed; null after one that did not. */
  readonly lastFailure: string | null;
  /** The first of all warnings. */
  readonly warnings: readonly ImportWarning[];
};

export type MenuSync = {
  /** The last good menu, from the cache until the vendor answers; null before the first one. */
  current(): Menu | null;
  /** Resolves once the cached menu has been read, or after `withinMs` milliseconds. */
  restored(withinMs: number): Promise<void>;
  /** Calls `listener` after every change of the menu; returns a function that unsubscribes. */
  subscribe(listener: (menu: Menu) => void): () => void;
  /** Syncs now; a call during a sync waits for that one. Never rejects. */
  syncNow(): Promise<SyncOutcome>;
  /**
   * Fetches the menu even if its revision is known: the kitchen has refused an order made from it. Starts after a sync
   * that is under way, whose answer may be older than the refusal.
   */
  pullNow(): Promise<SyncOutcome>;
  status(): MenuSyncStatus;
  /** Syncs at once and from then on at the poll interval. */
  start(): void;
  stop(): void;
};

export type MenuSyncOptions = {
  readonly client: Pick<OrderingClient, "revision" | "menu">;
  readonly cache: MenuCache;
  readonly readMenu: MenuReader;
  readonly settings: Pick<Settings, "ordering">;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1; for the jitter. */
  readonly random: () => number;
};

type Loaded = ReadMenu & { readonly fetchedAt: number };

type SyncResult = { readonly outcome: SyncOutcome; readonly failure: string | null };

/** Keeps the menu in sync with the vendor (ordering.md §4 rule 2); starts with the cached one. */
export function createMenuSync(options: MenuSyncOptions): MenuSync {
  return new PolledMenu(options);
}

class PolledMenu implements MenuSync {
  readonly #options: MenuSyncOptions;
  readonly #listeners = new Set<(menu: Menu) => void>();
  /** Resolved once the cached menu is read; never rejected. */
  readonly #restoring: Promise<void>;
  #loaded: Loaded | null = null;
  /** Aborts the reading under way when the sync is stopped. */
  #reading = new AbortController();
  #last: (SyncResult & { readonly at: number }) | null = null;
  #running: Promise<SyncOutcome> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** The current poll loop; one that was stopped while it waited for an answer ends by itself. */
  #loop: symbol | null = null;

  constructor(options: MenuSyncOptions) {
    this.#options = options;
    // A defect here must not end the process; the menu is then fetched.
    this.#restoring = this.#restore().catch((error: unknown) => {
      options.log.error({ error: String(error) }, "the cached menu could not be restored");
    });
  }

  current(): Menu | null {
    return this.#loaded?.menu ?? null;
  }

  async restored(withinMs: number): Promise<void> {
    const ended = new AbortController();
    const timer = wait(withinMs, undefined, { signal: ended.signal }).catch(() => undefined);
    await Promise.race([this.#restoring, timer]);
    ended.abort();
  }

  subscribe(listener: (menu: Menu) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  syncNow(): Promise<SyncOutcome> {
    return this.#running ?? this.#begin(true);
  }

  async pullNow(): Promise<SyncOutcome> {
    while (this.#running !== null) await this.#running;
    return this.#begin(false);
  }

  status(): MenuSyncStatus {
    return {
      revision: this.#loaded?.menu.revision ?? null,
      fetchedAt: this.#loaded?.fetchedAt ?? null,
      lastSyncAt: this.#last?.at ?? null,
      lastOutcome: this.#last?.outcome ?? null,
      lastFailure: this.#last?.failure ?? null,
      warnings: this.#loaded?.warnings ?? [],
    };
  }

  start(): void {
    if (this.#loop !== null) return;
    if (this.#reading.signal.aborted) this.#reading = new AbortController();
    this.#loop = Symbol("poll");
    void this.#poll(this.#loop);
  }

  stop(): void {
    this.#loop = null;
    this.#reading.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #poll(mine: symbol): Promise<void> {
    await this.syncNow();
    if (this.#loop !== mine) return;
    this.#timer = setTimeout(() => void this.#poll(mine), this.#pause());
  }

  #pause(): number {
    const { settings, random } = this.#options;
    const interval = settings.ordering.menuPollSeconds * 1_000;
    const wanted = this.#loaded === null ? Math.min(interval, RETRY_WITHOUT_MENU_MS) : interval;
    return wanted * (1 - JITTER + 2 * JITTER * random());
  }

  #begin(trustsRevision: boolean): Promise<SyncOutcome> {
    const begun = this.#syncOnce(trustsRevision).finally(() => {
      if (this.#running === begun) this.#running = null;
    });
    this.#running = begun;
    return begun;
  }

  async #syncOnce(trustsRevision: boolean): Promise<SyncOutcome> {
    const { log, now } = this.#options;
    let result: SyncResult;
    try {
      result = await this.#sync(trustsRevision);
    } catch (error) {
      log.error({ error: String(error) }, "menu sync stopped by a defect");
      result = { outcome: "failed", failure: String(error) };
    }
    this.#last = { ...result, at: now() };
    return result.outcome;
  }

  async #sync(trustsRevision: boolean): Promise<SyncResult> {
    await this.#restoring;
    if (trustsRevision && (await this.#isUnchanged())) {
      return { outcome: "unchanged", failure: null };
    }
    const fetched = await this.#options.client.menu();
    if (fetched.kind === "failed") return failed(fetched.cause, fetched.detail);
    return this.#take(fetched.raw, await this.#read(fetched.raw));
  }

  /** Revision first: whether the known menu is still the vendor's (ordering.md §4 rule 2). */
  async #isUnchanged(): Promise<boolean> {
    const { client, settings } = this.#options;
    if (this.#loaded === null || !settings.ordering.revisionCheckEnabled) return false;
    const checked = await client.revision();
    return checked.kind === "revision" && checked.revision === this.#loaded.menu.revision;
  }

  /** A menu that cannot be used, or was not read in time, does not replace the last good one. */
  async #take(raw: MenuText, found: MenuReading): Promise<SyncResult> {
    const { log, now } = this.#options;
    const fetchedAt = now();
    if (found.kind === "refused") {
      const { cause, detail } = found;
      if (!isStopped(found)) log.warn({ cause, detail }, "the menu was refused");
      return failed(cause, detail);
    }
    // Without a revision the same menu is fetched again and again: nobody is notified.
    if (found.kind === "same") {
      if (this.#loaded) this.#loaded = { ...this.#loaded, fetchedAt };
      await this.#store({ revision: this.#loaded?.menu.revision ?? 0, raw, fetchedAt });
      return { outcome: "unchanged", failure: null };
    }
    if (found.isUnusable) {
      const [cause, detail] = ["unusable", "no item of it can be sold"] as const;
      log.warn({ cause, detail }, "the menu was refused");
      return failed(cause, detail);
    }
    logMenu(found, log);
    // A slow disk does not keep the menu from customers.
    const stored = this.#store({ revision: found.menu.revision, raw, fetchedAt });
    await this.#show({ ...found, fetchedAt });
    await stored;
    return { outcome: "updated", failure: null };
  }

  /** Never rejects: a failing disk must not keep the menu from customers. */
  async #store(menu: CachedMenu): Promise<void> {
    try {
      await this.#options.cache.write(menu);
    } catch (error) {
      if (this.#reading.signal.aborted) return;
      this.#options.log.error({ error: String(error) }, "the menu could not be stored on disk");
    }
  }

  /** The menu that the last process stored; if it is missing or cannot be read, it is fetched again. */
  async #restore(): Promise<void> {
    const cached = await this.#options.cache.read();
    if (cached === null) return;
    const { fetchedAt } = cached;
    const found = await this.#read(cached.raw);
    if (isStopped(found)) return;
    if (found.kind === "menu" && !found.isUnusable) await this.#show({ ...found, fetchedAt });
    else {
      this.#options.log.warn({ fetchedAt }, "the stored menu cannot be read; it is fetched again");
    }
  }

  #read(text: MenuText): Promise<MenuReading> {
    const { readMenu, settings } = this.#options;
    const { orderTypes } = settings.ordering;
    const knownDigest = this.#loaded?.digest ?? null;
    return readMenu({ text, orderTypes, knownDigest, signal: this.#reading.signal });
  }

  /** Each listener has a turn of its own: what all of them do with a large menu takes too long at once. */
  async #show(menu: Loaded): Promise<void> {
    this.#loaded = menu;
    for (const listener of this.#listeners) {
      listener(menu.menu);
      await setImmediate();
      if (this.#reading.signal.aborted) return;
    }
  }
}

function failed(cause: string, detail: string): SyncResult {
  return { outcome: "failed", failure: `${cause}: ${detail}` };
}

/** The result of a stopped reading is dropped. */
function isStopped(found: MenuReading): boolean {
  return found.kind === "refused" && found.cause === "stopped";
}

/** One line per warning; those of a menu with very many are cut short. */
function logMenu({ menu, warnings, counts }: ReadMenu, log: MenuSyncOptions["log"]) {
  const { revision } = menu;
  const items = Object.keys(menu.items).length;
  log.info({ revision, items, warnings: counts.skipped + counts.changed }, "menu imported");
  for (const { effect, subject, message } of warnings) {
    log.warn({ revision, effect, subject, message }, "menu import");
  }
}
