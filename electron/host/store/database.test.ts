import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyMigration, MIGRATIONS } from "./migrations.ts";
import { opened } from "./testing/opened.ts";
import { inTransaction } from "./transaction.ts";

let dataDir: string;
const fileOf = (folder: string) => join(folder, "kiosk.sqlite");

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-store-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const pragma = (database: DatabaseSync, name: string) =>
  Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];

test("what is written is on disk: write-ahead log, full synchronisation, foreign keys, a busy time-out", () => {
  opened(dataDir, (database) => {
    expect(pragma(database, "journal_mode")).toBe("wal");
    expect(pragma(database, "synchronous")).toBe(2);
    expect(pragma(database, "foreign_keys")).toBe(1);
    expect(pragma(database, "busy_timeout")).toBe(2_000);
  });
});

test("a schema is brought up to date once, and stays", () => {
  opened(dataDir, (database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
  opened(dataDir, (database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
});

test.each(MIGRATIONS.map((_, index) => index + 1))(
  "a database of version %i keeps its content",
  (version) => {
    const old = new DatabaseSync(fileOf(dataDir));
    for (const migration of MIGRATIONS.slice(0, version)) applyMigration(old, migration);
    old.exec(`pragma user_version = ${version}`);
    old.exec("insert into kept (name, tag, content, kept_at_ms) values ('menu', 'tag', '{}', 5)");
    old.close();
    opened(dataDir, (database) => {
      expect(pragma(database, "user_version")).toBe(MIGRATIONS.length);
      expect(database.prepare("select content from kept").get()?.content).toBe("{}");
    });
  },
);

test("a callback that waited in an older database still waits", () => {
  const old = new DatabaseSync(fileOf(dataDir));
  applyMigration(old, MIGRATIONS[0] ?? "");
  old.exec("pragma user_version = 1");
  const event = JSON.stringify({ type: "CallbackReceived", status: "SUCCESS" });
  old.prepare("insert into unmatched_callback values ('tx', ?)").run(event);
  old.close();
  opened(dataDir, (database) => {
    const row = database.prepare("select reference, status from unmatched_callback").get();
    expect({ ...row }).toEqual({ reference: "tx", status: "SUCCESS" });
  });
});

test("a first start that was cut off is made good by the next", () => {
  writeFileSync(`${fileOf(dataDir)}.new`, "half");
  opened(dataDir, (database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
});

test("a transaction that fails leaves nothing behind, and the next one works", () => {
  opened(dataDir, (database) => {
    const insert = (name: string) =>
      database
        .prepare("insert into kept (name, tag, content, kept_at_ms) values (?, null, '', 0)")
        .run(name);
    expect(() =>
      inTransaction(database, () => {
        insert("first");
        throw new Error("stopped");
      }),
    ).toThrow("stopped");
    inTransaction(database, () => insert("second"));
    expect(
      database
        .prepare("select name from kept")
        .all()
        .map((row) => row.name),
    ).toEqual(["second"]);
  });
});

test("a full disk is told as such, and writing goes on when there is room", () => {
  opened(dataDir, (database) => {
    const pages = Number(pragma(database, "page_count"));
    database.exec(`pragma max_page_count = ${pages + 1}`);
    const fill = () =>
      inTransaction(database, () =>
        database
          .prepare("insert into kept (name, tag, content, kept_at_ms) values (?, null, ?, 0)")
          .run("big", "x".repeat(100_000)),
      );
    expect(fill).toThrow(/full/);
    database.exec("pragma max_page_count = 100000");
    fill();
    expect(database.prepare("select count(*) as rows from kept").get()?.rows).toBe(1);
  });
});
