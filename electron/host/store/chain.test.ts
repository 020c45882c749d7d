/** Damage within the records is detected: no entry is changed, cut off or moved without its order going to staff. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Journal } from "../checkout/running/journal.ts";
import type { CheckoutEvent } from "../checkout/state/events.ts";
import {
  allGoesWell,
  but,
  NOON,
  PENDING,
  Play,
  paid,
  usualOrder,
} from "../checkout/testing/play.ts";
import { checksumOf } from "../shared/checksum.ts";
import { storedEntry } from "./chain.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { openMarks } from "./marks.ts";
import { StoreError } from "./store-error.ts";
import { opened } from "./testing/opened.ts";
import { createValueStore } from "./value-store.ts";

let folder: string;
let dataDir: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-chain-"));
  dataDir = join(folder, "data");
  file = join(dataDir, "kiosk.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the records as the host does. */
function open(longestBytes?: number) {
  const database = openDatabase(dataDir);
  const failed = (error: unknown) => {
    throw error;
  };
  const marks = openMarks({ database, dataDir, failed, longestBytes });
  return { database, marks, journal: createJournal(database, {}, marks) };
}

type WrittenOrder = { readonly events: readonly CheckoutEvent[]; readonly isFinished: boolean };

/** Writes orders of all kinds; returns what was acknowledged of each. */
function writeOrders(journal: Journal, from: number, count: number): Map<string, WrittenOrder> {
  const acknowledged = new Map<string, WrittenOrder>();
  for (let number = from; number < from + count; number += 1) {
    const checkoutId = `order-${number}`;
    const order = usualOrder({ checkoutId });
    const play = new Play({ ...order, snapshot: { ...order.snapshot, platformOrderId: number } });
    const isFinished = number % 2 === 0;
    play.run(isFinished ? allGoesWell : but({ Pay: paid({ ...PENDING }) }));
    for (const [index, event] of play.events.entries()) {
      journal.append(checkoutId, index + 1, event, null);
    }
    if (isFinished) journal.finish(checkoutId, NOON);
    acknowledged.set(checkoutId, { events: play.events, isFinished });
  }
  return acknowledged;
}

/** Orders that are neither as they were acknowledged nor reported as damaged. */
function lostUnreported(acknowledged: ReadonlyMap<string, WrittenOrder>): string[] {
  return opened(dataDir, (database) => {
    const journal = createJournal(database);
    const damaged = new Set(journal.damagedOrders().map(({ checkoutId }) => checkoutId));
    const unfinished = new Set(journal.unfinished());
    return [...acknowledged].flatMap(([checkoutId, { events, isFinished }]) => {
      const found = journal.read(checkoutId);
      if (damaged.has(checkoutId) || !found.isWhole) return [];
      const isSame = JSON.stringify(found.events) === JSON.stringify(events);
      // An ended order that is reopened ends again.
      return isSame && (isFinished || unfinished.has(checkoutId)) ? [] : [checkoutId];
    });
  });
}

/** A kiosk that was cut off with entries in its file and in its write-ahead log. */
function cutOff(): Map<string, WrittenOrder> {
  const { database, marks, journal } = open();
  const early = writeOrders(journal, 1, 4);
  database.exec("pragma wal_checkpoint(truncate)");
  const late = writeOrders(journal, 5, 4);
  const copy = join(folder, "copy");
  mkdirSync(copy);
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(copy, name));
  marks.close();
  database.close();
  restore(copy);
  return new Map([...early, ...late]);
}

function restore(copy = join(folder, "copy")): void {
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  for (const name of readdirSync(copy)) copyFileSync(join(copy, name), join(dataDir, name));
}

/** Opens as a kiosk does; false if the file is reported as unusable. */
function isUsable(): boolean {
  try {
    openDatabase(dataDir).close();
    return true;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

/** Bytes to change; the odd step between them reaches all kinds, since headers repeat at even distances. */
const SAMPLES = Number(process.env.FLIPPED_BYTES ?? 40);
const stepOf = (bytes: Buffer) => Math.ceil(bytes.length / SAMPLES) | 1;

describe("what was acknowledged is there, or its order is reported as damaged", () => {
  test("after a cut-off, everything is there", () => {
    const acknowledged = cutOff();
    expect(lostUnreported(acknowledged)).toEqual([]);
    opened(dataDir, (database) => expect(createJournal(database).damagedOrders()).toEqual([]));
  });

  test("without its write-ahead log", () => {
    const acknowledged = cutOff();
    rmSync(`${file}-wal`);
    expect(lostUnreported(acknowledged)).toEqual([]);
    opened(dataDir, (database) => {
      const lost = createJournal(database).damagedOrders();
      expect(lost.map(({ checkoutId }) => checkoutId).sort()).toEqual(
        [5, 6, 7, 8].map((number) => `order-${number}`),
      );
      expect(lost.map(({ platformOrderId }) => platformOrderId)).toEqual([8, 7, 6, 5]);
      // A number is never reused.
      expect(createJournal(database).nextPlatformOrderId(0)).toBe(9);
    });
    expect(existsSync(join(dataDir, "kiosk.sqlite-aside"))).toBe(true);
  });

  test("with any byte of its write-ahead log changed", () => {
    const acknowledged = cutOff();
    const log = readFileSync(`${file}-wal`);
    expect(log.length).toBeGreaterThan(50_000);
    let reportedLosses = 0;
    for (let at = 3; at < log.length; at += stepOf(log)) {
      restore();
      const changed = Buffer.from(log);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      writeFileSync(`${file}-wal`, changed);
      expect(lostUnreported(acknowledged), `byte ${at}`).toEqual([]);
      opened(dataDir, (database) => {
        reportedLosses += createJournal(database).damagedOrders().length;
      });
    }
    expect(reportedLosses).toBeGreaterThan(0);
  }, 600_000);

  test("with any byte of its file changed", () => {
    const acknowledged = cutOff();
    opened(dataDir, () => {});
    const whole = readFileSync(file);
    for (let at = 101; at < whole.length; at += stepOf(whole)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
      rmSync(join(dataDir, "kiosk.sqlite-aside"), { recursive: true, force: true });
      writeFileSync(file, changed);
      if (isUsable()) expect(lostUnreported(acknowledged), `byte ${at}`).toEqual([]);
    }
  }, 600_000);

  test("with a digit of an amount changed", () => {
    const acknowledged = cutOff();
    opened(dataDir, (database) => {
      const { changes } = database
        .prepare("update journal set event = replace(event, '12.50', '12.60') where seq = 1")
        .run();
      expect(changes).toBe(8);
      for (const checkoutId of acknowledged.keys()) {
        expect(createJournal(database).read(checkoutId)).toEqual({ events: [], isWhole: false });
      }
    });
  });
});

const change = (sql: string) => opened(dataDir, (database) => database.exec(sql));
const isWhole = (checkoutId: string) =>
  opened(dataDir, (database) => createJournal(database).read(checkoutId).isWhole);
/** Then only the records themselves can show it. */
const loseMarks = () => rmSync(join(dataDir, "kiosk.sqlite-marks"));

const CHANGES: Readonly<Record<string, string>> = {
  "the last entry cut off an ended order":
    "delete from journal where checkout_id = 'order-2' and seq = (select max(seq) from journal where checkout_id = 'order-2')",
  "an ended order that is under way":
    "update checkout set finished_at_ms = null where checkout_id = 'order-2'",
  "an order under way that has ended":
    "update checkout set finished_at_ms = 0 where checkout_id = 'order-2'",
  "another number": "update checkout set platform_order_id = 20 where checkout_id = 'order-2'",
  "another time": "update journal set at_ms = at_ms + 1 where checkout_id = 'order-2' and seq = 3",
  "two entries swapped": `update journal set seq = 100 where checkout_id = 'order-2' and seq = 3;
    update journal set seq = 3 where checkout_id = 'order-2' and seq = 4;
    update journal set seq = 4 where checkout_id = 'order-2' and seq = 100`,
  "all its entries gone": "delete from journal where checkout_id = 'order-2'",
  "its personal fields changed": `update personal set content = replace(content, '"salt":"', '"salt":"0')
    where checkout_id = 'order-2'`,
};

test.each(Object.entries(CHANGES))("an order with %s is damaged, others are not", (_what, sql) => {
  const { database, marks, journal } = open();
  writeOrders(journal, 1, 3);
  marks.close();
  database.close();
  loseMarks();
  change(`pragma foreign_keys = off; ${sql}`);
  expect(["order-1", "order-2", "order-3"].map(isWhole)).toEqual([true, false, true]);
});

/** Replaces the last entry of order-2 or the personal part of its first one. */
type Forgery = (database: DatabaseSync, events: readonly CheckoutEvent[]) => void;
const FORGERIES: Readonly<Record<string, Forgery>> = {
  "its last entry from another history of the same order": (database, events) => {
    const [seq, event] = [events.length, { type: "Resumed", at: NOON } as const];
    const { personal: _, ...entry } = storedEntry("order-2", seq, event, "another");
    database.exec(`delete from journal where checkout_id = 'order-2' and seq = ${seq}`);
    const columns = "(checkout_id, seq, at_ms, event, personal_hash, checksum)";
    const values = "(:checkoutId, :seq, :at, :event, :personalHash, :checksum)";
    database.prepare(`insert into journal ${columns} values ${values}`).run(entry);
  },
  "its personal fields changed together with its hash": (database) => {
    const content = JSON.stringify({ salt: "", fields: {} });
    database.exec(`update personal set content = '${content}' where checkout_id = 'order-2'`);
    const { changes } = database
      .prepare("update journal set personal_hash = ? where checkout_id = 'order-2' and seq = 1")
      .run(checksumOf(content));
    expect(changes).toBe(1);
  },
};

test.each(Object.entries(FORGERIES))("an order with %s is damaged", (_what, forge) => {
  const { database, marks, journal } = open();
  const events = writeOrders(journal, 2, 1).get("order-2")?.events ?? [];
  expect(journal.read("order-2").isWhole).toBe(true);
  forge(database, events);
  expect(journal.read("order-2").isWhole).toBe(false);
  marks.close();
  database.close();
});

test("a checksum distinguishes values whose concatenation is the same", () => {
  expect(checksumOf("a", "bc")).not.toBe(checksumOf("ab", "c"));
  expect(checksumOf("a", null)).not.toBe(checksumOf("a", "null"));
});

test("an ended order that an event has reopened is intact", () => {
  const { database, marks, journal } = open();
  const events = writeOrders(journal, 2, 1).get("order-2")?.events ?? [];
  journal.append("order-2", events.length + 1, { type: "Resumed", at: NOON }, null);
  expect(journal.unfinished()).toEqual(["order-2"]);
  expect(journal.read("order-2")).toEqual({
    events: [...events, { type: "Resumed", at: NOON }],
    isWhole: true,
  });
  marks.close();
  database.close();
});

test("marks do not grow without limit, and none is missing because of it", () => {
  const { database, marks, journal } = open(4_096);
  const acknowledged = writeOrders(journal, 1, 20);
  expect(readFileSync(join(dataDir, "kiosk.sqlite-marks")).length).toBeLessThan(8_192);
  marks.close();
  database.close();
  expect(lostUnreported(acknowledged)).toEqual([]);
  opened(dataDir, (again) => expect(createJournal(again).damagedOrders()).toEqual([]));
});

test("a stored answer with a changed digit is ignored", () => {
  opened(dataDir, (database: DatabaseSync) => {
    const values = createValueStore(database);
    const stored = { tag: "7", content: '{"price":"9.50"}', storedAt: 1 };
    values.write("menu", stored);
    expect(values.read("menu")).toEqual(stored);
    database.exec(`update stored_value set content = '{"price":"1.50"}' where name = 'menu'`);
    expect(values.read("menu")).toBeNull();
  });
});
