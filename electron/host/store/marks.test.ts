/** Marks of the last entries: which of them are read, and that none is removed before its records are safe. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NOON, usualOrder } from "../checkout/testing/play.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { lostMarks, type Marks, marksFile, openMarks, readMarks } from "./marks.ts";

let dataDir: string;
let database: DatabaseSync;
let opened: Marks[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-marks-"));
  database = openDatabase(dataDir);
  opened = [];
});
afterEach(() => {
  for (const marks of opened) marks.close();
  database.close();
  rmSync(dataDir, { recursive: true });
});

function open(): Marks {
  const failed = (error: unknown) => {
    throw error;
  };
  const marks = openMarks({ database, dataDir, failed });
  opened.push(marks);
  return marks;
}

function place(checkoutId: string, platformOrderId: number, marks?: Marks): void {
  const order = usualOrder({ checkoutId });
  const placed = { ...order, snapshot: { ...order.snapshot, platformOrderId } };
  const event = { type: "Placed", at: NOON, order: placed, ids: null } as const;
  createJournal(database, {}, marks).append(checkoutId, 1, event, null);
}

/** Writes during a read stay in the write-ahead log. Returns a function that ends the read. */
function readMeanwhile(): () => void {
  const reader = new DatabaseSync(join(dataDir, "kiosk.sqlite"), { readOnly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from journal").get();
  return () => reader.close();
}

const marked = () => [...readMarks(dataDir).keys()].sort();

test("an ended order's mark is removed once the write-ahead log is checkpointed, and not before", () => {
  const marks = open();
  const endReading = readMeanwhile();
  place("ended", 1, marks);
  place("under way", 2, marks);
  createJournal(database).finish("ended", NOON);
  marks.compact();
  expect(marked()).toEqual(["ended", "under way"]);
  endReading();
  marks.compact();
  expect(marked()).toEqual(["under way"]);
  expect(readMarks(dataDir).get("under way")).toMatchObject({ platformOrderId: 2, placedAt: NOON });
});

test("a mark with a changed digit is ignored", () => {
  place("order", 1, open());
  const text = readFileSync(marksFile(dataDir), "utf8");
  expect(marked()).toEqual(["order"]);
  writeFileSync(marksFile(dataDir), text.replace('"seq":1', '"seq":7'));
  expect(marked()).toEqual([]);
});

test("a mark after a line that was cut off is read", () => {
  const endReading = readMeanwhile();
  place("before", 1);
  appendFileSync(marksFile(dataDir), '0123 {"checkoutId":"cut o');
  place("order", 2, open());
  expect(marked()).toEqual(["order"]);
  endReading();
});

test("a removed order has no mark", () => {
  const marks = open();
  place("order", 1, marks);
  marks.write([{ checkoutId: "order", seq: 0, checksum: "" }]);
  expect(marked()).toEqual([]);
});

test("an entry that differs from the marked one counts as lost, as does a missing one", () => {
  place("order", 1, open());
  const lost = () => lostMarks(database, readMarks(dataDir)).map(({ checkoutId }) => checkoutId);
  expect(lost()).toEqual([]);
  database.exec("update journal set checksum = 'another'");
  expect(lost()).toEqual(["order"]);
  database.exec("pragma foreign_keys = off; delete from journal");
  expect(lost()).toEqual(["order"]);
});
