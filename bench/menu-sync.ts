/**
 * `npm run bench -- menu-sync [--items N]`: a whole menu sync (the response token checked, parsed, every entity checked,
 * references resolved, kept in SQLite) beside `JSON.parse` of the same text in the same process. Last line: JSON.
 *
 * - `ratioToJsonParse`: sync of a kiosk without a menu; the three fastest rounds of each
 * - `changedMenuRatioToJsonParse`: sync over a menu that is known already and compared with
 */
import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createLog } from "../electron/host/net/log.ts";
import { createOrderingClient } from "../electron/host/ordering/client.ts";
import { createMenuSync, type MenuCache } from "../electron/host/ordering/menu-sync.ts";
import { parseSettings } from "../electron/host/settings.ts";
import { openDatabase } from "../electron/host/store/database.ts";
import { createKeeper } from "../electron/host/store/kept.ts";
import { menuText } from "./menu-sync/menu.ts";
import { kioskSettingsExample } from "./menu-sync/settings.ts";

const WARM_UPS = 5;
const ROUNDS = 31;

const { values } = parseArgs({ options: { items: { type: "string", default: "10000" } } });
const items = Number(values.items);

const settings = parseSettings(kioskSettingsExample, "/", {});
const log = createLog({ level: "silent" });
const folder = mkdtempSync(join(tmpdir(), "kiosk-bench-menu-"));
const database = openDatabase(folder);
const keeper = createKeeper(database);
const cache: MenuCache = {
  read: () => null,
  write: ({ revision, raw, fetchedAt }) =>
    keeper.write("menu", { tag: String(revision), content: raw, keptAt: fetchedAt }),
};

/** A sync whose vendor answers these texts, one after the other. */
function syncOf(texts: readonly string[]) {
  const answers = [...texts];
  const headers = { authorizationtoken: hash("sha256", settings.ordering.apiKeyResponse) };
  const client = createOrderingClient({
    http: {
      send: async () => ({ kind: "answer", status: 200, headers, text: answers.shift() ?? "" }),
    },
    settings,
    log,
  });
  return createMenuSync({
    client: { menu: client.menu, revision: async () => ({ kind: "revision", revision: -1 }) },
    cache,
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

/** What else runs on the machine only adds: the fastest rounds are the ones to compare. */
function fastest(times: readonly number[]): number {
  const best = times.toSorted((a, b) => a - b).slice(0, 3);
  return best.reduce((sum, time) => sum + time, 0) / best.length;
}

const text = menuText({ items, revision: 1 });
const changed = menuText({ items, revision: 2 });
const parse: number[] = [];
const first: number[] = [];
const second: number[] = [];
for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
  const sync = syncOf([text, changed]);
  const parseMs = await milliseconds(() => JSON.parse(text));
  const firstMs = await milliseconds(() => sync.syncNow());
  const secondMs = await milliseconds(() => sync.syncNow());
  const { menu, warnings } = { menu: sync.current(), warnings: sync.status().warnings };
  if (menu?.revision !== 2 || Object.keys(menu.items).length !== items || warnings.length > 0) {
    throw new Error("the menu was not imported whole");
  }
  if (round < 0) continue;
  parse.push(parseMs);
  first.push(firstMs);
  second.push(secondMs);
}
database.close();
rmSync(folder, { recursive: true, force: true });

const parseMs = fastest(parse);
const rounded = (value: number): number => Math.round(value * 100) / 100;
console.error(
  `${items} items, ${(text.length / 1e6).toFixed(1)} MB: JSON.parse ${rounded(parseMs)} ms, ` +
    `sync ${rounded(fastest(first))} ms, over a known menu ${rounded(fastest(second))} ms`,
);
console.log(
  JSON.stringify({
    bench: "menu-sync",
    items,
    ratioToJsonParse: rounded(fastest(first) / parseMs),
    changedMenuRatioToJsonParse: rounded(fastest(second) / parseMs),
    goal: 4,
  }),
);
