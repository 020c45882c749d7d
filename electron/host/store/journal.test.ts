import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Runner } from "../checkout/running/runner.ts";
import { paymentIds } from "../checkout/simulation/placed-order.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import type { CheckoutEvent } from "../checkout/state/events.ts";
import { allGoesWell, playOrder, usualOrder } from "../checkout/testing/play.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { createOrderRecords } from "./order-records.ts";
import { createStaffRequests } from "./staff-requests.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
let dataDir: string;
let database: DatabaseSync;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-journal-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

/** Ends the process and starts it again. */
function reopen() {
  database.close();
  database = openDatabase(dataDir);
  return createJournal(database);
}

function placed(checkoutId = "order", platformOrderId = 1) {
  const order = usualOrder({ checkoutId, loyaltyOrderId: null });
  return {
    type: "Placed",
    at: NOON,
    order: { ...order, snapshot: { ...order.snapshot, platformOrderId } },
    ids: paymentIds(checkoutId, 1),
  } as const;
}
const RESUMED: CheckoutEvent = { type: "Resumed", at: NOON + 1 };
const called = (status: "SUCCESS" | "DECLINED", transactionReference = "tx") =>
  ({ type: "CallbackReceived", at: NOON, transactionReference, status, errorCode: null }) as const;

test("what was appended is there after a restart, in its order and word for word", () => {
  const journal = createJournal(database);
  journal.append("order", 1, placed(), null);
  journal.append("order", 2, RESUMED, null);
  expect(reopen().events("order")).toEqual([placed(), RESUMED]);
});

test("entries of several orders are on disk together, or none is", () => {
  const journal = createJournal(database);
  journal.append("order", 1, placed(), null);
  const passedOn = { type: "LoyaltyPassedOn", at: NOON } as const;
  const together = (seq: number) => [
    { checkoutId: "order", seq: 2, event: passedOn, reference: null },
    { checkoutId: "next", seq, event: placed("next", 2), reference: null },
  ];
  expect(() => journal.appendAll(together(7))).toThrow("not the next");
  expect(journal.events("order")).toEqual([placed()]);
  journal.appendAll(together(1));
  expect(journal.events("order")).toEqual([placed(), passedOn]);
  expect(reopen().events("next")).toEqual([placed("next", 2)]);
});

test("an entry that is not the next one is refused, and nothing of it is stored", () => {
  const journal = createJournal(database);
  expect(() => journal.append("order", 2, placed(), "tx")).toThrow("not the next");
  expect(journal.unfinished()).toEqual([]);
  journal.append("order", 1, placed(), null);
  expect(() => journal.append("order", 1, RESUMED, null)).toThrow("not the next");
  expect(() => journal.append("order", 3, RESUMED, "tx")).toThrow("not the next");
  expect(journal.events("order")).toEqual([placed()]);
  expect(journal.checkoutOfReference("tx")).toBeNull();
});

test("an entry for an order that was never placed is refused", () => {
  expect(() => createJournal(database).append("nobody", 1, RESUMED, null)).toThrow();
});

test("an order is unfinished until it is finished, and again when another event comes for it", () => {
  const journal = createJournal(database);
  journal.append("second", 1, placed("second", 2), null);
  journal.append("first", 1, placed("first", 1), null);
  expect(journal.unfinished()).toEqual(["first", "second"]);
  journal.finish("first", NOON);
  expect(reopen().unfinished()).toEqual(["second"]);
  createJournal(database).append("first", 2, RESUMED, null);
  expect(reopen().unfinished()).toEqual(["first", "second"]);
});

test("order numbers continue after a restart", () => {
  const journal = createJournal(database);
  expect(journal.nextPlatformOrderId(0)).toBe(1);
  journal.append("order", 1, placed("order", 1), null);
  expect(reopen().nextPlatformOrderId(0)).toBe(2);
});

test("a kiosk's number makes its orders' ids unique in the outlet; its counter goes on under another number", () => {
  const journal = createJournal(database);
  journal.append("alone", 1, placed("alone", journal.nextPlatformOrderId(0)), null);
  const second = journal.nextPlatformOrderId(12);
  expect(second).toBe(120_000_002);
  journal.append("numbered", 1, placed("numbered", second), null);
  // A lower number than before: the order comes after the earlier ones all the same.
  const third = journal.nextPlatformOrderId(3);
  expect(third).toBe(30_000_003);
  journal.append("renumbered", 1, placed("renumbered", third), null);
  expect(journal.nextPlatformOrderId(99)).toBeLessThan(2 ** 31);
  const records = createOrderRecords(database);
  expect(records.latest(9)).toEqual(["renumbered", "numbered", "alone"]);
  expect(records.numbered("120000002", 9)).toEqual(["numbered"]);
  expect(reopen().unfinished()).toEqual(["alone", "numbered", "renumbered"]);
  const damaged = createJournal(database);
  damaged.quarantine("renumbered", NOON);
  expect(damaged.damagedOrder("renumbered")?.platformOrderId).toBe(third);
  expect(damaged.nextPlatformOrderId(3)).toBe(30_000_004);
});

test("a reference leads to its order; a second order cannot take it over", () => {
  const journal = createJournal(database);
  journal.append("first", 1, placed("first", 1), null);
  journal.append("first", 2, RESUMED, "tx");
  journal.append("second", 1, placed("second", 2), null);
  journal.append("second", 2, RESUMED, "tx");
  expect(reopen().checkoutOfReference("tx")).toBe("first");
  expect(createJournal(database).checkoutOfReference("other")).toBeNull();
});

test("an early callback waits across a restart; a repeat is stored once, a contradiction beside it", () => {
  const journal = createJournal(database);
  journal.saveUnmatchedCallback(called("SUCCESS"));
  journal.saveUnmatchedCallback(called("DECLINED"));
  journal.saveUnmatchedCallback(called("SUCCESS"));
  const again = reopen();
  expect(again.unmatchedCallback("tx")).toEqual(called("SUCCESS"));
  again.append("order", 1, placed(), null);
  again.append("order", 2, called("SUCCESS"), "tx");
  expect(again.unmatchedCallback("tx")).toEqual(called("DECLINED"));
  again.append("order", 3, called("DECLINED"), "tx");
  expect(again.unmatchedCallback("tx")).toBeNull();
});

test("a callback is matched even if the process ended between the two writes", async () => {
  const clock = new VirtualClock(NOON);
  const pending = {
    type: "PaymentAnswered",
    at: NOON,
    paymentId: "order.1",
    outcome: {
      status: "PENDING",
      transactionReference: "tx",
      redirectUrl: null,
      expectedTtlSeconds: null,
    },
  } as const;
  const pay = { type: "Pay", ids: paymentIds("order", 1), operation: "authorize" } as const;
  const journal = createJournal(database);
  journal.append("order", 1, placed(), null);
  journal.saveUnmatchedCallback(called("SUCCESS"));
  journal.append("order", 2, { type: "Started", at: NOON, command: pay }, null);
  journal.append("order", 3, pending, "tx");
  // The process ended here: the reference is known, the callback still waits.
  const runner = new Runner({
    journal: reopen(),
    clock,
    log: pino({ enabled: false }),
    perform: async (command) => {
      const answer = allGoesWell(command, playOrder());
      if (!answer) throw new Error("all calls are answered");
      return { event: { ...answer, at: clock.now() }, exchanges: [] };
    },
  });
  runner.resume();
  await new Promise((resolve) => setImmediate(resolve));
  expect(runner.state("order")?.payments[0]?.status.at).toBe("captured");
  expect(createJournal(database).unmatchedCallback("tx")).toBeNull();
});

test("an observer sees every write before and after it is on disk", () => {
  const seen: string[] = [];
  const journal = createJournal(database, {
    before: (seqs) => seen.push(`before ${seqs} ${journal.events("order").length}`),
    after: (seqs) => seen.push(`after ${seqs} ${journal.events("order").length}`),
  });
  journal.append("order", 1, placed(), null);
  expect(seen).toEqual(["before 1 0", "after 1 1"]);
});

test("exchanges with the services are stored beside the journal", () => {
  const journal = createJournal(database);
  const exchange = { at: NOON, operation: "payments.authorize", request: "{}", answer: "{}" };
  journal.append("order", 1, placed(), null, [exchange]);
  journal.append("order", 2, RESUMED, null, []);
  const rows = database.prepare("select operation, request, answer from exchange").all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { operation: "payments.authorize", request: "{}", answer: "{}" },
  ]);
});

test("exchanges with the services are stored together with their entry, or not at all", () => {
  const journal = createJournal(database);
  journal.append("order", 1, placed(), null);
  const exchange = { at: NOON, operation: "payments.authorize", request: "{}", answer: "{}" };
  expect(() => journal.append("order", 3, RESUMED, null, [exchange])).toThrow("not the next");
  expect(database.prepare("select count(*) as rows from exchange").get()?.rows).toBe(0);
});

test("a request of staff is stored together with the entry that answers it, and once", () => {
  const journal = createJournal(database);
  journal.append("order", 1, placed(), null);
  const request = { key: randomUUID(), checkoutId: "order", act: '{"type":"retry"}', at: NOON };
  const retried = { type: "StaffRetried", at: NOON, fresh: [], by: "Mona" } as const;
  expect(() => journal.append("order", 7, retried, null, [], request)).toThrow("not the next one");
  expect(createStaffRequests(database).find(request.key)).toBeNull();
  journal.append("order", 2, retried, null, [], request);
  expect(() => journal.append("order", 3, retried, null, [], request)).toThrow("UNIQUE");
  expect(reopen().events("order")).toEqual([placed(), retried]);
  expect(createStaffRequests(database).find(request.key)).toEqual(request);
});

test("an order in an unreadable page is damaged, and does not stop the others", () => {
  const journal = createJournal(database);
  journal.append("order", 1, placed(), null);
  expect(journal.read("order").isWhole).toBe(true);
  database.exec("pragma wal_checkpoint(truncate); pragma shrink_memory");
  const file = join(dataDir, "kiosk.sqlite");
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.from(whole).fill(0x5a, 4_096));
  expect(journal.read("order")).toEqual({ events: [], isWhole: false });
  writeFileSync(file, whole);
});
