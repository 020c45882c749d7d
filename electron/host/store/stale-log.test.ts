/** A write-ahead log that belongs to another file must not damage a good copy that was put beside it. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../shared/transaction.ts";
import { makeBackup, putInPlace } from "./backup.ts";
import { BEGIN_ANEW, openDatabase, openDataFolder } from "./database.ts";
import { restoreBackup } from "./restore.ts";
import { StoreError } from "./store-error.ts";
import { opened } from "./testing/opened.ts";
import { createValueStore } from "./value-store.ts";

let folder: string;
let dataDir: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-stale-"));
  dataDir = join(folder, "kiosk");
  file = join(dataDir, "kiosk.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(database: DatabaseSync, from: number, to: number): void {
  const values = createValueStore(database);
  inTransaction(database, () => {
    for (let row = from; row < to; row += 1) {
      values.write(`name ${row}`, { tag: null, content: "x".repeat(700), storedAt: row });
    }
  });
}

const names = () =>
  opened(dataDir, (database) =>
    Number(
      database.prepare("select count(*) as found from stored_value where name like 'name %'").get()
        ?.found,
    ),
  );

/** A kiosk that was cut off: its file, and a write-ahead log that was never checkpointed. */
function cutOff({ copied }: { copied: "by backup" | "by hand" }): string {
  const good = join(folder, "good.sqlite");
  opened(dataDir, (database) => write(database, 0, 200));
  if (copied === "by hand") copyFileSync(file, good);
  else {
    makeBackup({ dataDir, to: join(folder, "backup"), now: 0 });
    copyFileSync(join(folder, "backup", "kiosk.sqlite"), good);
  }
  const database = openDatabase(dataDir);
  // The log changes rows that the copy does not have.
  write(database, 200, 900);
  database.exec(
    "pragma wal_checkpoint(truncate); delete from stored_value where stored_at_ms % 3 = 1",
  );
  write(database, 900, 960);
  const copy = join(folder, "cut-off");
  mkdirSync(copy);
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(copy, name));
  database.close();
  rmSync(dataDir, { recursive: true });
  renameSync(copy, dataDir);
  expect(existsSync(`${file}-wal`)).toBe(true);
  return good;
}

function isRefused(): boolean {
  try {
    openDatabase(dataDir).close();
    return false;
  } catch (error) {
    if (error instanceof StoreError) return true;
    throw error;
  }
}

function damage(): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4_096 * 2, 4_096 * 5);
  writeFileSync(file, bytes);
}

test.each(["by backup", "by hand"] as const)(
  "the kiosk starts on a good copy made %s and put over the damaged file",
  (copied) => {
    const good = cutOff({ copied });
    const log = readFileSync(`${file}-wal`);
    damage();
    expect(isRefused()).toBe(true);
    copyFileSync(good, file);
    expect(names()).toBe(200);
    const copies = readdirSync(join(dataDir, "kiosk.sqlite-aside")).map((name) =>
      readFileSync(join(dataDir, "kiosk.sqlite-aside", name, "kiosk.sqlite-wal")),
    );
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.every((found) => found.equals(log))).toBe(true);
  },
);

test("a good copy that is put in place before the kiosk has found the damage stays undamaged", () => {
  const good = cutOff({ copied: "by backup" });
  copyFileSync(good, file);
  const said: string[] = [];
  openDatabase(dataDir, (what) => said.push(what)).close();
  expect(said.join()).toContain("write-ahead log");
  expect(names()).toBe(200);
});

test("a log that belongs to its file is applied, whatever was damaged here before", () => {
  const good = cutOff({ copied: "by backup" });
  damage();
  expect(isRefused()).toBe(true);
  copyFileSync(good, file);
  rmSync(`${file}-wal`);
  const database = openDatabase(dataDir);
  write(database, 200, 260);
  const copy = join(folder, "again");
  mkdirSync(copy);
  for (const name of ["kiosk.sqlite", "kiosk.sqlite-wal"]) {
    copyFileSync(join(dataDir, name), join(copy, name));
  }
  database.close();
  for (const name of readdirSync(copy)) copyFileSync(join(copy, name), join(dataDir, name));
  expect(names()).toBe(260);
});

test("a folder that is being restored is not replaced by a new one", () => {
  mkdirSync(`${dataDir}.restoring`);
  expect(isRefused()).toBe(true);
  expect(existsSync(dataDir)).toBe(false);
});

test("an empty folder beside a restore that was cut off is no new kiosk, and the restore can be run again", () => {
  opened(dataDir, (database) => write(database, 0, 7));
  const backup = join(folder, "backup");
  makeBackup({ dataDir, to: backup, now: 0 });
  // A power cut between two renames; then systemd makes the folder that is missing.
  renameSync(dataDir, `${dataDir}.before-cut`);
  mkdirSync(`${dataDir}.restoring`);
  mkdirSync(dataDir);
  expect(isRefused()).toBe(true);
  expect(() => openDataFolder(dataDir)).toThrow("restore was cut off");
  expect(readdirSync(dataDir)).toEqual([]);
  const { former } = restoreBackup({ from: backup, dataDir, goOn: true, now: 1 });
  expect(former).toBe(null);
  expect(readdirSync(folder).sort()).toEqual(["backup", "kiosk", "kiosk.before-cut"]);
  expect(names()).toBe(7);
});

test("a restore that fails leaves a folder beside it only if there was one", () => {
  opened(dataDir, (database) => write(database, 0, 7));
  const backup = join(folder, "backup");
  const manifest = makeBackup({ dataDir, to: backup, now: 0 });
  const prepare = () => {
    throw new Error("no room");
  };
  const fail = () => putInPlace({ from: backup, manifest, dataDir, prepare, now: 1 });
  expect(fail).toThrow("no room");
  expect(readdirSync(folder).sort()).toEqual(["backup", "kiosk"]);
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  mkdirSync(`${dataDir}.restoring`);
  expect(fail).toThrow("no room");
  expect(isRefused()).toBe(true);
});

test("new records begin beside a restore that was cut off if they are asked for", () => {
  mkdirSync(`${dataDir}.restoring`);
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, BEGIN_ANEW), "");
  expect(names()).toBe(0);
  expect(existsSync(join(dataDir, BEGIN_ANEW))).toBe(false);
});
