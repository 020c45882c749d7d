import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Menu } from "../../../domain/menu.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { testSettings } from "../testing/settings.ts";
import type { MenuResult, RevisionResult } from "./client.ts";
import type { MenuReader } from "./menu-reader.ts";
import { type CachedMenu, createMenuSync, type MenuCache, type MenuSync } from "./menu-sync.ts";
import { readInHangingThread, readInProcess } from "./testing/menu-readers.ts";
import { menuWire, wireItemOf, wireRoot } from "./testing/menu-wire.ts";

/** Longer than any test waits. */
const LONG_MS = 60_000;
const FAILED = { kind: "failed", cause: "no-answer", detail: "refused" } as const;

function menuOf(revision: number, ...ids: string[]): MenuResult {
  const envelope = menuWire({
    revision,
    categories: [wireRoot("food")],
    items: ids.map((id) => wireItemOf(id)),
  });
  return { kind: "menu", raw: JSON.stringify(envelope) };
}

function cachedOf(revision: number, ...ids: string[]): CachedMenu {
  const menu = menuOf(revision, ...ids);
  return { revision, raw: menu.kind === "menu" ? menu.raw : "", fetchedAt: 1_000 };
}

/** A vendor whose two answers a test sets, a cache in memory, and the recorded requests. */
function setUp(
  options: { cached?: CachedMenu; revisionCheckEnabled?: boolean; readMenu?: MenuReader } = {},
) {
  const vendor: { revision: RevisionResult; menu: MenuResult } = { revision: FAILED, menu: FAILED };
  const asked: string[] = [];
  let stored: CachedMenu | null = options.cached ?? null;
  const cache: MenuCache = {
    read: async () => stored,
    write: async (menu) => {
      stored = menu;
    },
  };
  const { log, lines } = recordedLog();
  const { revisionCheckEnabled = true, readMenu = readInProcess } = options;
  const sync = createMenuSync({
    client: {
      revision: async () => {
        asked.push("revision");
        return vendor.revision;
      },
      menu: async () => {
        asked.push("menu");
        return vendor.menu;
      },
    },
    cache,
    readMenu,
    settings: testSettings({ ordering: { revisionCheckEnabled, menuPollSeconds: 60 } }),
    log,
    now: () => 5_000,
    random: () => 0.5,
  });
  return { vendor, asked, sync, cache, lines, stored: () => stored };
}

const itemsOf = (sync: MenuSync) => Object.keys(sync.current()?.items ?? {});

test("a menu of which nothing can be sold is logged, and does not replace the known one", async () => {
  const { vendor, sync, lines } = setUp({ cached: cachedOf(7, "tea") });
  const unpriced = { ...wireItemOf("coffee"), pricesByOrderingType: {} };
  const envelope = menuWire({ revision: 8, categories: [wireRoot("food")], items: [unpriced] });
  vendor.menu = { kind: "menu", raw: JSON.stringify(envelope) };
  expect(await sync.syncNow()).toBe("failed");
  expect(itemsOf(sync)).toEqual(["tea"]);
  expect(sync.status().lastFailure).toBe("unusable: no item of it can be sold");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: "the menu was refused", cause: "unusable" },
  ]);
});

describe("when the menu is fetched (ordering.md §4 rule 2)", () => {
  test("without a known menu it is fetched without a request for the revision", async () => {
    const { vendor, asked, sync, stored } = setUp();
    vendor.menu = menuOf(7, "tea");
    expect(await sync.syncNow()).toBe("updated");
    expect(asked).toEqual(["menu"]);
    expect(itemsOf(sync)).toEqual(["tea"]);
    expect(stored()).toMatchObject({ revision: 7, fetchedAt: 5_000 });
  });

  test("with the known revision nothing is fetched", async () => {
    const { vendor, asked, sync } = setUp({ cached: cachedOf(7, "tea") });
    vendor.revision = { kind: "revision", revision: 7 };
    expect(await sync.syncNow()).toBe("unchanged");
    expect(asked).toEqual(["revision"]);
  });

  test.each([
    ["higher", { kind: "revision", revision: 8 } as const, 8],
    ["lower", { kind: "revision", revision: 6 } as const, 6],
    ["not available", FAILED, 7],
  ])("the revision is %s: the menu is fetched", async (_case, revision, menuRevision) => {
    const { vendor, asked, sync } = setUp({ cached: cachedOf(7, "tea") });
    vendor.revision = revision;
    vendor.menu = menuOf(menuRevision, "coffee");
    expect(await sync.syncNow()).toBe("updated");
    expect(asked).toEqual(["revision", "menu"]);
    expect(itemsOf(sync)).toEqual(["coffee"]);
  });

  test("with revisionCheckEnabled off the menu is fetched every time, and listeners are notified only of changes", async () => {
    const { vendor, asked, sync } = setUp({ revisionCheckEnabled: false });
    const received: Menu[] = [];
    sync.subscribe((menu) => received.push(menu));
    vendor.menu = menuOf(7, "tea");
    expect(await sync.syncNow()).toBe("updated");
    expect(await sync.syncNow()).toBe("unchanged");
    vendor.menu = menuOf(7, "tea", "coffee");
    expect(await sync.syncNow()).toBe("updated");
    expect(asked).toEqual(["menu", "menu", "menu"]);
    expect(received).toHaveLength(2);
  });

  test("a pull fetches the menu despite the known revision, after a sync under way", async () => {
    const { vendor, asked, sync } = setUp({ cached: cachedOf(7, "soup", "cake") });
    vendor.revision = { kind: "revision", revision: 7 };
    vendor.menu = menuOf(7, "soup");
    const polling = sync.syncNow();
    const pulling = sync.pullNow();
    expect(await polling).toBe("unchanged");
    expect(await pulling).toBe("updated");
    expect(asked).toEqual(["revision", "menu"]);
    expect(itemsOf(sync)).toEqual(["soup"]);
  });

  test("two pulls never run at once, and the later one gets the newer menu", async () => {
    const { vendor, asked, sync } = setUp({ cached: cachedOf(7, "soup", "cake") });
    const answers = [menuOf(8, "soup"), menuOf(9, "cake")];
    Object.defineProperty(vendor, "menu", { get: () => answers[asked.length - 1] });
    await Promise.all([sync.pullNow(), sync.pullNow()]);
    expect(asked).toEqual(["menu", "menu"]);
    expect(itemsOf(sync)).toEqual(["cake"]);
  });
});

describe("the last good menu", () => {
  test("is available from the cache, without network", async () => {
    const { sync } = setUp({ cached: cachedOf(7, "tea") });
    await sync.restored(LONG_MS);
    expect(itemsOf(sync)).toEqual(["tea"]);
    expect(sync.status()).toMatchObject({ revision: 7, fetchedAt: 1_000, lastOutcome: null });
    expect(await sync.syncNow()).toBe("failed");
    expect(itemsOf(sync)).toEqual(["tea"]);
  });

  test.each([
    ["no answer", FAILED],
    ["a menu of which every item is broken", menuOf(8, "")],
  ])("%s does not replace it, in memory or on disk", async (_case, answer) => {
    const { vendor, sync, stored } = setUp({ cached: cachedOf(7, "tea") });
    vendor.revision = { kind: "revision", revision: 8 };
    vendor.menu = answer;
    expect(await sync.syncNow()).toBe("failed");
    expect(itemsOf(sync)).toEqual(["tea"]);
    expect(stored()?.revision).toBe(7);
    expect(sync.status().lastFailure).not.toBeNull();
  });

  test("an intentionally empty menu does replace it", async () => {
    const { vendor, sync } = setUp({ cached: cachedOf(7, "tea") });
    vendor.menu = menuOf(8);
    expect(await sync.syncNow()).toBe("updated");
    expect(itemsOf(sync)).toEqual([]);
  });

  test("a cached text that is no menu is ignored", async () => {
    const { sync, lines } = setUp({ cached: { revision: 7, raw: '{"menu":', fetchedAt: 1 } });
    await sync.restored(LONG_MS);
    expect(sync.current()).toBeNull();
    expect(lines.join("")).toContain("cannot be read");
  });

  test("a menu that takes too long to read is refused, and the next sync tries again", async () => {
    const { vendor, sync, stored, lines } = setUp({
      cached: cachedOf(7, "tea"),
      readMenu: readInHangingThread,
    });
    vendor.revision = { kind: "revision", revision: 8 };
    vendor.menu = menuOf(8, "HANG");
    expect(await sync.syncNow()).toBe("failed");
    expect(itemsOf(sync)).toEqual(["tea"]);
    expect(stored()?.revision).toBe(7);
    expect(sync.status().lastFailure).toContain("timeout");
    expect(lines.join("")).toContain("the menu was refused");
    vendor.menu = menuOf(8, "coffee");
    expect(await sync.syncNow()).toBe("updated");
    expect(itemsOf(sync)).toEqual(["coffee"]);
  });

  test("a cached menu that takes too long to read delays nothing, and is fetched again", async () => {
    const { vendor, sync, lines } = setUp({
      cached: cachedOf(7, "HANG"),
      readMenu: readInHangingThread,
    });
    await sync.restored(1);
    expect(sync.current()).toBeNull();
    vendor.menu = menuOf(7, "tea");
    expect(await sync.syncNow()).toBe("updated");
    expect(itemsOf(sync)).toEqual(["tea"]);
    expect(lines.join("")).toContain("cannot be read");
  });

  test("listeners get a restored menu", async () => {
    const { sync } = setUp({ cached: cachedOf(7, "tea") });
    const received: Menu[] = [];
    sync.subscribe((menu) => received.push(menu));
    await sync.restored(LONG_MS);
    expect(received.map(({ revision }) => revision)).toEqual([7]);
  });

  test("a sync that is stopped while it reads refuses nothing", async () => {
    const { vendor, sync, lines } = setUp({ readMenu: readInHangingThread });
    vendor.menu = menuOf(8, "HANG");
    const syncing = sync.syncNow();
    sync.stop();
    expect(await syncing).toBe("failed");
    expect(lines.join("")).not.toContain("refused");
  });

  test("a slow disk does not keep a menu from customers", async () => {
    const { vendor, sync, cache } = setUp();
    const disk = Promise.withResolvers<void>();
    cache.write = () => disk.promise;
    vendor.menu = menuOf(7, "tea");
    const shown = new Promise<void>((resolve) => sync.subscribe(() => resolve()));
    const syncing = sync.syncNow();
    await shown;
    expect(itemsOf(sync)).toEqual(["tea"]);
    disk.resolve();
    expect(await syncing).toBe("updated");
  });

  test("a menu that cannot be stored on disk is used nevertheless", async () => {
    const { vendor, sync, cache, lines } = setUp();
    cache.write = async () => {
      throw new Error("disk full");
    };
    vendor.menu = menuOf(7, "tea");
    expect(await sync.syncNow()).toBe("updated");
    expect(itemsOf(sync)).toEqual(["tea"]);
    expect(lines.join("")).toContain("disk full");
  });
});

test("a call during a sync waits for that one", async () => {
  const { vendor, asked, sync } = setUp();
  vendor.menu = menuOf(7, "tea");
  expect(await Promise.all([sync.syncNow(), sync.syncNow()])).toEqual(["updated", "updated"]);
  expect(asked).toEqual(["menu"]);
});

test("an unsubscribed listener is not called", async () => {
  const { vendor, sync } = setUp();
  const received = vi.fn();
  sync.subscribe(received)();
  vendor.menu = menuOf(7, "tea");
  await sync.syncNow();
  expect(received).not.toHaveBeenCalled();
});

test("a defect in a listener ends in a failed sync, and polling goes on", async () => {
  const { vendor, sync } = setUp();
  sync.subscribe(() => {
    throw new Error("listener");
  });
  vendor.menu = menuOf(7, "tea");
  expect(await sync.syncNow()).toBe("failed");
  vendor.revision = { kind: "revision", revision: 7 };
  expect(await sync.syncNow()).toBe("unchanged");
});

test("warnings of the import are available for staff and in the log", async () => {
  const { vendor, sync, lines } = setUp();
  vendor.menu = menuOf(7, "tea", "");
  await sync.syncNow();
  expect(sync.status().warnings).toHaveLength(1);
  expect(lines.join("")).toContain("its id is empty");
});

describe("polling", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("syncs at once, then at the interval, until it is stopped", async () => {
    const { vendor, asked, sync } = setUp({ cached: cachedOf(7, "tea") });
    vendor.revision = { kind: "revision", revision: 7 };
    sync.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    sync.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  });

  test("stopped and restarted during a sync, polls once per interval", async () => {
    const { sync } = setUp();
    sync.start();
    sync.stop();
    sync.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
    sync.stop();
  });

  test("without a menu tries again after ten seconds", async () => {
    const { asked, sync } = setUp();
    sync.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    sync.stop();
  });
});
