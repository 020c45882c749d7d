import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../store/database.ts";
import { createJournal } from "../../store/journal.ts";
import { createUnmatchedCallbacks } from "../../store/unmatched-callbacks.ts";
import { VirtualClock } from "../simulation/virtual-clock.ts";
import { HOUR, NOON } from "../testing/play.ts";
import { watchUnmatchedCallbacks } from "./unmatched-callbacks.ts";

const DAY = 24 * HOUR;
let dataDir: string;
let database: DatabaseSync;
let clock: VirtualClock;
let lines: unknown[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-unmatched-"));
  database = openDatabase(dataDir);
  clock = new VirtualClock(NOON);
  lines = [];
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

function keep(status: "SUCCESS" | "DECLINED", transactionReference: string): void {
  const errorCode = null;
  const event = {
    type: "CallbackReceived",
    at: clock.now(),
    transactionReference,
    status,
  } as const;
  createJournal(database).saveUnmatchedCallback({ ...event, errorCode });
}

function watch(): () => void {
  const log = { error: (line: object) => void lines.push(line) };
  return watchUnmatchedCallbacks({ callbacks: createUnmatchedCallbacks(database), clock, log });
}

function runUntil(time: number): void {
  while (clock.now() < time) clock.step();
}

const waits = (reference: string) => createJournal(database).unmatchedCallback(reference) !== null;

test("a SUCCESS for an unknown payment is reported to staff once, after three hours, and stays matchable", () => {
  keep("SUCCESS", "tx-stranger");
  const stop = watch();
  runUntil(NOON + 2 * HOUR);
  expect(lines).toEqual([]);
  runUntil(NOON + 4 * HOUR);
  expect(lines).toEqual([{ transactionReference: "tx-stranger", receivedAt: NOON }]);
  stop();
  watch();
  runUntil(NOON + DAY);
  expect(lines).toHaveLength(1);
  expect(waits("tx-stranger")).toBe(true);
  // Retention deletes it, and checks the clock before.
  runUntil(NOON + 92 * DAY);
  expect(waits("tx-stranger")).toBe(true);
});

test("a callback for an unknown payment is in the staff status once it is reported", () => {
  keep("SUCCESS", "tx-stranger");
  keep("SUCCESS", "tx-other");
  const { reportedPayments } = createUnmatchedCallbacks(database);
  const inStatus = () => reportedPayments().map((payment) => payment.transactionReference);
  watch();
  runUntil(NOON + 2 * HOUR);
  expect(inStatus()).toEqual([]);
  runUntil(NOON + 4 * HOUR);
  expect(inStatus()).toEqual(["tx-other", "tx-stranger"]);
});

test("a DECLINED for an unknown payment moved no money: it is deleted", () => {
  keep("DECLINED", "tx-stranger");
  watch();
  runUntil(NOON + 4 * HOUR);
  expect(lines).toEqual([]);
  expect(waits("tx-stranger")).toBe(false);
});

test("one whose payment may still turn up is left alone", () => {
  keep("DECLINED", "tx-early");
  watch();
  runUntil(NOON + 2 * HOUR);
  expect(waits("tx-early")).toBe(true);
});

test("none is lost if the disk is full for a while", () => {
  keep("SUCCESS", "tx-stranger");
  const callbacks = createUnmatchedCallbacks(database);
  let isFull = true;
  watchUnmatchedCallbacks({
    callbacks: {
      ...callbacks,
      reported: (...given) => {
        if (isFull) throw new Error("the disk is full");
        callbacks.reported(...given);
      },
    },
    clock,
    log: { error: (line: object) => void lines.push(line) },
  });
  runUntil(NOON + 5 * HOUR);
  isFull = false;
  const before = lines.length;
  runUntil(NOON + 9 * HOUR);
  expect(lines.slice(before)).toEqual([{ transactionReference: "tx-stranger", receivedAt: NOON }]);
});

test("one whose entry is damaged does not hide the others", () => {
  keep("SUCCESS", "tx-damaged");
  keep("SUCCESS", "tx-stranger");
  database.exec(`pragma ignore_check_constraints = on;
    update unmatched_callback set event = '{' where reference = 'tx-damaged'`);
  watch();
  runUntil(NOON + 5 * HOUR);
  expect(lines).toEqual([
    { transactionReference: "tx-damaged", receivedAt: 0 },
    { transactionReference: "tx-stranger", receivedAt: NOON },
  ]);
  const { reportedPayments } = createUnmatchedCallbacks(database);
  expect(reportedPayments().map(({ receivedAt }) => receivedAt)).toEqual([NOON, 0]);
});
