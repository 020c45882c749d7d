import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../../electron/host/net/log.ts";
import { createOrderingClient } from "../../electron/host/ordering/client.ts";
import { menuCache } from "../../electron/host/ordering/menu-cache.ts";
import { createMenuReader, type MenuReader } from "../../electron/host/ordering/menu-reader.ts";
import { createMenuSync, type MenuCache } from "../../electron/host/ordering/menu-sync.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { openDatabase } from "../../electron/host/store/database.ts";
import { createValueStore } from "../../electron/host/store/value-store.ts";
import { menuText } from "./menu.ts";
import { kioskSettingsExample } from "./settings.ts";

const WARM_UPS = 5;

/** Milliseconds for one menu, its text completely parsed and validated. */
export type SyncTimes = {
  /** `JSON.parse` of the same text, for comparison. */
  readonly parseMs: number;
  /** For a kiosk that has no menu yet, its thread's start included. */
  readonly startedMs: number;
  /** The same in a thread that has read menus before. */
  readonly firstMs: number;
  /** Over a menu that is known already. */
  readonly changedMs: number;
  readonly bytes: number;
};

const settings = parseSettings(kioskSettingsExample, "/", {});
const log = createLog({ level: "silent" });

/** A sync whose vendor returns these texts, one after the other. */
function syncOf(texts: readonly Buffer<ArrayBuffer>[], cache: MenuCache, readMenu: MenuReader) {
  const answers = [...texts];
  const headers = { authorizationtoken: hash("sha256", settings.ordering.apiKeyResponse) };
  const client = createOrderingClient({
    http: {
      send: async () => ({
        kind: "answer",
        status: 200,
        headers,
        text: "",
        bytes: answers.shift(),
      }),
    },
    settings,
    log,
  });
  return createMenuSync({
    client: {
      menu: () => client.menu(),
      revision: async () => ({ kind: "revision", revision: -1 }),
    },
    cache,
    readMenu,
    settings,
    log,
    now: () => 0,
    random: () => 0.5,
  });
}

async function milliseconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Other load on the machine only adds time: the fastest rounds are compared. */
function fastest(times: readonly number[]): number {
  const best = times.toSorted((a, b) => a - b).slice(0, 3);
  return best.reduce((sum, time) => sum + time, 0) / best.length;
}

/** Syncs menus of so many items, and parses them, alternately in this process; the three fastest of `rounds` count. */
export async function measureSync(items: number, rounds = 31): Promise<SyncTimes> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-bench-menu-"));
  const database = openDatabase(folder);
  const values = createValueStore(database);
  const { write } = menuCache(values, join(folder, "menu"), settings.ordering);
  const cache: MenuCache = { read: async () => null, write };
  const text = menuText({ items, revision: 1 });
  const bytes = Buffer.from(text);
  const changed = Buffer.from(menuText({ items, revision: 2 }));
  const times: { parse: number[]; started: number[]; first: number[]; changed: number[] } = {
    parse: [],
    started: [],
    first: [],
    changed: [],
  };
  const readMenu = createMenuReader({ reusesThread: true });
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const starting = syncOf([bytes], cache, createMenuReader());
    const sync = syncOf([bytes, changed], cache, readMenu);
    const parseMs = await milliseconds(() => JSON.parse(text));
    const startedMs = await milliseconds(() => starting.syncNow());
    const firstMs = await milliseconds(() => sync.syncNow());
    const changedMs = await milliseconds(() => sync.syncNow());
    const { menu, warnings } = { menu: sync.current(), warnings: sync.status().warnings };
    if (menu?.revision !== 2 || Object.keys(menu.items).length !== items || warnings.length > 0) {
      throw new Error("the menu was not imported whole");
    }
    if (round < 0) continue;
    times.parse.push(parseMs);
    times.started.push(startedMs);
    times.first.push(firstMs);
    times.changed.push(changedMs);
  }
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    parseMs: fastest(times.parse),
    startedMs: fastest(times.started),
    firstMs: fastest(times.first),
    changedMs: fastest(times.changed),
    bytes: bytes.length,
  };
}
