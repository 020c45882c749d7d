/** Requests of staff at the console, on real records: done once, only as seen, only in time, only as allowed. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { StaffAct, StaffRequest } from "../../../fleet/messages/staff.ts";
import type { KioskState } from "../../../fleet/messages/state.ts";
import { Runner } from "../checkout/running/runner.ts";
import { paymentIds } from "../checkout/simulation/placed-order.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { waitUntilIdle } from "../checkout/testing/kiosk.ts";
import { allGoesWell, NOON, playOrder, usualOrder } from "../checkout/testing/play.ts";
import { constant } from "../shared/live.ts";
import { createListedOrders } from "../staff/listed-orders.ts";
import { createStaffOrders } from "../staff/orders.ts";
import { openDatabase } from "../store/database.ts";
import { createJournal, type JournalObserver } from "../store/journal.ts";
import { createOrderRecords } from "../store/order-records.ts";
import { createStaffRequests } from "../store/staff-requests.ts";
import { createNonces } from "./nonces.ts";
import { createStaffRequestHandler } from "./staff-requests.ts";

const ORDER = "0e8d3d83-0a5b-4bd5-8b0e-3e5a4b6c7d8e";
const ALL: KioskState["fleetStaff"] = {
  acts: ["retry", "resolve", "refund", "reclaim-points"],
  upTo: "10.00",
};
const LOG = pino({ enabled: false });

let dataDir: string;
let database: DatabaseSync;
let clock: VirtualClock;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-staff-requests-"));
  database = openDatabase(dataDir);
  clock = new VirtualClock(NOON);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

/** A kiosk on the records; a second one is its next start. */
function startKiosk(allowed = ALL, observer: JournalObserver = {}) {
  const performed: string[] = [];
  const journal = createJournal(database, observer);
  const runner = new Runner({
    journal,
    clock,
    log: LOG,
    perform: async (command) => {
      performed.push(command.type);
      const answer = allGoesWell(command, playOrder());
      if (!answer) throw new Error("all calls are answered");
      return { event: { ...answer, at: clock.now() }, exchanges: [] };
    },
  });
  const records = createOrderRecords(database);
  const listed = createListedOrders({ runner, records, clock, log: LOG });
  const orders = createStaffOrders({
    ...{ runner, records, listed, log: LOG },
    unconfirmedPrints: constant([]),
    menu: () => null,
    now: () => clock.now(),
    digitsOf: () => 2,
  });
  const nonces = createNonces(() => clock.monotonic());
  const handle = createStaffRequestHandler({
    ...{ orders, runner, records, nonces, allowed, log: LOG },
    done: createStaffRequests(database),
    now: () => clock.now(),
  });
  const seq = () => records.entries(ORDER);
  const request = (act: StaffAct, key = randomUUID()): StaffRequest => {
    return { v: 1, nonce: nonces.current(), key, person: "Mona", act };
  };
  const refund = (amount: string, changes: { seq?: number; refundId?: string } = {}) =>
    request({
      ...{ type: "refund", checkoutId: ORDER, seq: seq() },
      ...refundOf(amount),
      ...changes,
    });
  const refunds = () => journal.events(ORDER).filter(({ type }) => type === "StaffRefundAsked");
  return { runner, journal, orders, performed, handle, seq, request, refund, refunds };
}

const refundOf = (amount: string) => ({ refundId: randomUUID(), amount });

/** An order of 12.50 that was paid, accepted and closed. */
async function withOrder(kiosk: ReturnType<typeof startKiosk>) {
  const order = usualOrder({ checkoutId: ORDER, loyaltyOrderId: null });
  kiosk.runner.place({ type: "Placed", at: clock.now(), order, ids: paymentIds(ORDER, 1) });
  await waitUntilIdle();
  return kiosk;
}

/** Lets time pass, whatever timers there are. */
function pass(ms: number) {
  const end = clock.now() + ms;
  let isOver = false;
  clock.at(end, () => {
    isOver = true;
  });
  while (!isOver && clock.step());
}

test("a refund is journalled with the person's name, made, and shown with it", async () => {
  const kiosk = await withOrder(startKiosk());
  const answer = kiosk.handle(kiosk.refund("2.00"));
  expect(answer).toMatchObject({ outcome: "recorded", order: { refunds: [{ amount: "2.00" }] } });
  expect(answer.seq).toBe(kiosk.seq());
  await waitUntilIdle();
  expect(kiosk.refunds()).toMatchObject([{ amount: "2.00", by: "Mona" }]);
  const { order } = kiosk.handle(kiosk.request({ type: "look", checkoutId: ORDER }));
  expect(order?.refunds).toMatchObject([{ amount: "2.00", at: "done" }]);
  expect(order?.timeline).toContainEqual(
    expect.objectContaining({ what: "staff-refund", detail: "2.00", by: "Mona" }),
  );
});

test("a request that was delivered a minute late is not done, and shows the order anew", async () => {
  const kiosk = await withOrder(startKiosk());
  const request = kiosk.refund("2.00");
  pass(60_000);
  const answer = kiosk.handle(request);
  expect(answer).toMatchObject({
    outcome: "stale",
    order: { checkoutId: ORDER },
    seq: kiosk.seq(),
  });
  expect(kiosk.refunds()).toEqual([]);
});

test("a request for an order on which the kiosk's own staff acted meanwhile is not done", async () => {
  const kiosk = await withOrder(startKiosk());
  const request = kiosk.refund("2.00");
  kiosk.orders.refund({ checkoutId: ORDER, ...refundOf("3.00") });
  await waitUntilIdle();
  expect(kiosk.handle(request)).toMatchObject({ outcome: "stale", seq: kiosk.seq() });
  expect(kiosk.refunds()).toMatchObject([{ amount: "3.00" }]);
});

test("a request that comes twice at once is done once, and answered twice", async () => {
  const kiosk = await withOrder(startKiosk());
  const request = kiosk.refund("2.00");
  expect(kiosk.handle(request).outcome).toBe("recorded");
  expect(kiosk.handle(request).outcome).toBe("recorded");
  await waitUntilIdle();
  expect(kiosk.performed.filter((type) => type === "RefundPayment")).toHaveLength(1);
});

test("a repeat after a restart gets the first answer, although its nonce is of another run", async () => {
  const first = await withOrder(startKiosk());
  const request = first.refund("2.00");
  expect(first.handle(request).outcome).toBe("recorded");
  await waitUntilIdle();
  first.runner.stop();
  pass(3_600_000);
  const second = startKiosk({ acts: [], upTo: null });
  second.runner.resume();
  expect(second.handle(request)).toMatchObject({ outcome: "recorded", seq: second.seq() });
  expect(second.refunds()).toHaveLength(1);
});

test("a process that ends between journal and answer has done it, and says so to the repeat", async () => {
  const crash = { now: false };
  const first = await withOrder(
    startKiosk(ALL, {
      after() {
        if (crash.now) throw new Error("the process ended");
      },
    }),
  );
  const request = first.refund("2.00");
  crash.now = true;
  first.handle(request);
  first.runner.stop();
  database.close();
  database = openDatabase(dataDir);
  const second = startKiosk();
  second.runner.resume();
  expect(second.handle(request).outcome).toBe("recorded");
  await waitUntilIdle();
  expect(second.refunds()).toHaveLength(1);
  expect(second.orders.order(ORDER)?.current().refunds).toMatchObject([{ at: "done" }]);
});

test("without room for its key nothing is done and that is the answer; the repeat is done later", async () => {
  const kiosk = await withOrder(startKiosk());
  const request = kiosk.refund("2.00");
  database.exec(`create temp trigger no_room before insert on staff_request
    begin select raise(abort, 'database or disk is full'); end`);
  const entries = kiosk.seq();
  const answer = kiosk.handle(request);
  expect(answer).toMatchObject({ outcome: "trouble", order: { refunds: [] }, seq: entries });
  expect(kiosk.seq()).toBe(entries);
  database.exec("drop trigger no_room");
  expect(kiosk.handle(request).outcome).toBe("recorded");
  await waitUntilIdle();
  expect(kiosk.refunds()).toHaveLength(1);
});

test("refunds of one order from the console are together no more than allowed; the kiosk's own do not count", async () => {
  const kiosk = await withOrder(startKiosk());
  const outcomes: string[] = [];
  const ask = async (amount: string) => {
    outcomes.push(`${amount} ${kiosk.handle(kiosk.refund(amount)).outcome}`);
    await waitUntilIdle();
  };
  await ask("10.01");
  await ask("6.00");
  kiosk.orders.refund({ checkoutId: ORDER, ...refundOf("1.00") });
  await waitUntilIdle();
  await ask("4.01");
  await ask("4.00");
  await ask("0.01");
  expect(outcomes).toEqual([
    "10.01 too-much",
    "6.00 recorded",
    "4.01 too-much",
    "4.00 recorded",
    "0.01 too-much",
  ]);
});

test("what the settings do not name is not done, and a refund without an amount in them neither", async () => {
  const act = { type: "refund", checkoutId: ORDER, ...refundOf("1.00") } as const;
  const none = await withOrder(startKiosk({ acts: ["retry"], upTo: "10.00" }));
  const noAmount = startKiosk({ acts: ["refund"], upTo: null });
  for (const kiosk of [none, noAmount]) {
    const request = kiosk.request({ ...act, seq: kiosk.seq() });
    expect(kiosk.handle(request).outcome).toBe("not-allowed");
    const look = kiosk.request({ type: "look", checkoutId: ORDER });
    expect(kiosk.handle(look)).toMatchObject({ outcome: "seen", seq: kiosk.seq() });
  }
  expect(none.refunds()).toEqual([]);
});

test("what is not possible, or of no order of this kiosk, is answered so", async () => {
  const kiosk = await withOrder(startKiosk());
  const seen = { checkoutId: ORDER, seq: kiosk.seq() };
  const outcome = (act: StaffAct) => kiosk.handle(kiosk.request(act)).outcome;
  expect(outcome({ type: "retry", ...seen })).toBe("not-possible");
  expect(outcome({ type: "resolve", ...seen, how: "collected" })).toBe("not-possible");
  expect(outcome({ type: "reclaim-points", ...seen })).toBe("not-possible");
  const unknown = { checkoutId: randomUUID(), seq: 0 };
  expect(outcome({ type: "retry", ...unknown })).toBe("unknown-order");
  expect(kiosk.handle(kiosk.request({ type: "look", ...unknown }))).toEqual({
    ...{ v: 1, outcome: "unknown-order", order: null, seq: null },
  });
});

test("a key that was used for something else does nothing", async () => {
  const kiosk = await withOrder(startKiosk());
  const request = kiosk.refund("2.00");
  kiosk.handle(request);
  await waitUntilIdle();
  const other = { ...kiosk.refund("3.00"), key: request.key };
  expect(kiosk.handle(other).outcome).toBe("not-possible");
  expect(kiosk.refunds()).toHaveLength(1);
});

test("a damaged order is resolved from the console once, with the person's name", async () => {
  const kiosk = await withOrder(startKiosk());
  kiosk.journal.quarantine(ORDER, clock.now());
  const restarted = startKiosk();
  const act = {
    type: "resolve",
    checkoutId: ORDER,
    seq: restarted.seq(),
    how: "collected",
  } as const;
  const request = restarted.request(act);
  expect(restarted.handle(request).outcome).toBe("recorded");
  expect(restarted.handle(request).outcome).toBe("recorded");
  expect(restarted.handle(restarted.request(act)).outcome).toBe("not-possible");
  expect(restarted.orders.order(ORDER)?.current().timeline.at(-1)).toMatchObject({
    ...{ what: "staff-resolved", detail: "collected", by: "Mona" },
  });
});
