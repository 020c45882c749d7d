import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction, openDatabase, StoreError } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

let dataDir: string;
const fileOf = (folder: string) => join(folder, "kiosk.sqlite");

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-store-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function opened<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(dataDir);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const pragma = (database: DatabaseSync, name: string) =>
  Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];

test("what is written is on disk: write-ahead log, full synchronisation, foreign keys, a busy time-out", () => {
  opened((database) => {
    expect(pragma(database, "journal_mode")).toBe("wal");
    expect(pragma(database, "synchronous")).toBe(2);
    expect(pragma(database, "foreign_keys")).toBe(1);
    expect(pragma(database, "busy_timeout")).toBe(2_000);
  });
});

test("a schema is brought up to date once, and stays", () => {
  opened((database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
  opened((database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
});

test.each(MIGRATIONS.map((_, index) => index + 1))(
  "a database of version %i keeps its content",
  (version) => {
    const old = new DatabaseSync(fileOf(dataDir));
    for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration);
    old.exec(`pragma user_version = ${version}`);
    old.exec("insert into kept values ('menu', 'tag', '{}', 5)");
    old.close();
    opened((database) => {
      expect(pragma(database, "user_version")).toBe(MIGRATIONS.length);
      expect(database.prepare("select content from kept").get()?.content).toBe("{}");
    });
  },
);

test("a callback that waited in an older database still waits", () => {
  const old = new DatabaseSync(fileOf(dataDir));
  old.exec(MIGRATIONS[0] ?? "");
  old.exec("pragma user_version = 1");
  const event = JSON.stringify({ type: "CallbackReceived", status: "SUCCESS" });
  old.prepare("insert into unmatched_callback values ('tx', ?)").run(event);
  old.close();
  opened((database) => {
    const row = database.prepare("select reference, status from unmatched_callback").get();
    expect({ ...row }).toEqual({ reference: "tx", status: "SUCCESS" });
  });
});

test("a database of a newer kiosk is refused and left as it is", () => {
  opened((database) => database.exec(`pragma user_version = ${MIGRATIONS.length + 1}`));
  expect(() => openDatabase(dataDir)).toThrow(StoreError);
  expect(() => openDatabase(dataDir)).toThrow("newer version");
});

test("a file that is no database is refused and left as it is", () => {
  writeFileSync(fileOf(dataDir), "this is not a database, and longer than a header would be");
  expect(() => openDatabase(dataDir)).toThrow(StoreError);
  expect(readFileSync(fileOf(dataDir), "utf8")).toContain("not a database");
});

test("a database damaged in the middle is refused", () => {
  opened((database) => {
    const insert = database.prepare("insert into kept values (?, null, ?, 0)");
    for (let row = 0; row < 200; row += 1) insert.run(`name ${row}`, "x".repeat(500));
  });
  const bytes = readFileSync(fileOf(dataDir));
  bytes.fill(0x5a, 4_096 * 4);
  writeFileSync(fileOf(dataDir), bytes);
  expect(() => openDatabase(dataDir)).toThrow(StoreError);
});

test("an emptied file is never taken for a new kiosk", () => {
  opened(() => {});
  writeFileSync(fileOf(dataDir), "");
  expect(() => openDatabase(dataDir)).toThrow(StoreError);
});

test("something in the file's place is a StoreError too", () => {
  mkdirSync(fileOf(dataDir));
  expect(() => openDatabase(dataDir)).toThrow(StoreError);
});

test("a first start that was cut off is made good by the next", () => {
  writeFileSync(`${fileOf(dataDir)}.new`, "half");
  opened((database) => expect(pragma(database, "user_version")).toBe(MIGRATIONS.length));
});

test("a transaction that fails leaves nothing behind, and the next one works", () => {
  opened((database) => {
    const insert = (name: string) =>
      database.prepare("insert into kept values (?, null, '', 0)").run(name);
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
  opened((database) => {
    const pages = Number(pragma(database, "page_count"));
    database.exec(`pragma max_page_count = ${pages + 1}`);
    const fill = () =>
      inTransaction(database, () =>
        database.prepare("insert into kept values (?, null, ?, 0)").run("big", "x".repeat(100_000)),
      );
    expect(fill).toThrow(/full/);
    database.exec("pragma max_page_count = 100000");
    fill();
    expect(database.prepare("select count(*) as rows from kept").get()?.rows).toBe(1);
  });
});
