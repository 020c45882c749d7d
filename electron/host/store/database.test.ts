import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../shared/transaction.ts";
import { createCardStore } from "./cards.ts";
import { applyMigration, MIGRATIONS } from "./migrations.ts";
import { opened } from "./testing/opened.ts";

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

test("a schema is migrated once, and stays", () => {
  opened(dataDir, (database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
  opened(dataDir, (database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
});

/** A row of the table of stored values, under its name in that version. */
function insertInto(version: number): string {
  const [table, time] = version < 9 ? ["kept", "kept_at_ms"] : ["stored_value", "stored_at_ms"];
  return `insert into ${table} (name, tag, content, ${time}) values ('menu', 'tag', '{}', 5)`;
}

test.each(MIGRATIONS.map((_, index) => index + 1))(
  "a database of version %i keeps its content",
  (version) => {
    const old = new DatabaseSync(fileOf(dataDir));
    for (const migration of MIGRATIONS.slice(0, version)) applyMigration(old, migration);
    old.exec(`pragma user_version = ${version}`);
    old.exec(insertInto(version));
    old.close();
    opened(dataDir, (database) => {
      expect(pragma(database, "user_version")).toBe(MIGRATIONS.length);
      expect(database.prepare("select content from stored_value").get()?.content).toBe("{}");
    });
  },
);

test("a card on file of version 8 still belongs to its customer", () => {
  const old = new DatabaseSync(fileOf(dataDir));
  for (const migration of MIGRATIONS.slice(0, 8)) applyMigration(old, migration);
  old.exec("pragma user_version = 8");
  old.exec(`insert into card_on_file values
    ('customer', '${"c".repeat(36)}', '**** 4242', 'Visa', 12, 2030, x'01', 5)`);
  old.close();
  opened(dataDir, (database) => {
    expect(createCardStore(database).cardOf("customer")).toMatchObject({ maskedPan: "**** 4242" });
    const time = "select stored_at_ms from card_on_file";
    expect(database.prepare(time).get()?.stored_at_ms).toBe(5);
  });
});

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

test("a first start that was cut off is completed by the next", () => {
  writeFileSync(`${fileOf(dataDir)}.new`, "half");
  opened(dataDir, (database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
});

test("a transaction that fails leaves nothing behind, and the next one works", () => {
  opened(dataDir, (database) => {
    const insert = (name: string) =>
      database
        .prepare(
          "insert into stored_value (name, tag, content, stored_at_ms) values (?, null, '', 0)",
        )
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
        .prepare("select name from stored_value")
        .all()
        .map((row) => row.name),
    ).toEqual(["second"]);
  });
});

test("a full disk is reported as such, and writing goes on when there is room", () => {
  opened(dataDir, (database) => {
    const pages = Number(pragma(database, "page_count"));
    database.exec(`pragma max_page_count = ${pages + 1}`);
    const fill = () =>
      inTransaction(database, () =>
        database
          .prepare(
            "insert into stored_value (name, tag, content, stored_at_ms) values (?, null, ?, 0)",
          )
          .run("big", "x".repeat(100_000)),
      );
    expect(fill).toThrow(/full/);
    database.exec("pragma max_page_count = 100000");
    fill();
    expect(database.prepare("select count(*) as rows from stored_value").get()?.rows).toBe(1);
  });
});
