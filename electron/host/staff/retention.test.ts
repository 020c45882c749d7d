import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Runner } from "../checkout/running/runner.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { allGoesWell, but, type Play, paid, playOrder, UNKNOWN } from "../checkout/testing/play.ts";
import type { ClockState } from "../operation/clock-check.ts";
import { createCardStore } from "../store/cards.ts";
import { recordConsents } from "../store/consents.ts";
import { openDatabase } from "../store/database.ts";
import { createJournal } from "../store/journal.ts";
import { NO_MARKS } from "../store/marks.ts";
import { createPrintJobs } from "../store/print-jobs.ts";
import { createEndedOrders } from "../store/retention.ts";
import { createStaffRequests } from "../store/staff-requests.ts";
import { createUnmatchedCallbacks } from "../store/unmatched-callbacks.ts";
import { watchRetention } from "./retention.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2027, 5, 1, 12);

let dataDir: string;
let database: DatabaseSync;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-retention-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

const exchange = { at: NOW, operation: "ordering.create", request: "POST /", answer: "200 {}" };

/** Stores a played order, with one exchange, as finished so many days ago; null: not finished. */
function keep(play: Play, number: number, daysAgo: number | null): void {
  const journal = createJournal(database);
  const { checkoutId } = play.state.order;
  for (const [index, event] of play.events.entries()) {
    const written =
      event.type === "Placed"
        ? {
            ...event,
            order: {
              ...event.order,
              snapshot: { ...event.order.snapshot, platformOrderId: number },
            },
          }
        : event;
    const reference = index === 1 ? `tx of ${checkoutId}` : null;
    journal.append(checkoutId, index + 1, written, reference, index === 1 ? [exchange] : []);
  }
  if (daysAgo !== null) journal.finish(checkoutId, NOW - daysAgo * DAY);
}

const well = (checkoutId: string) => {
  const play = playOrder({ checkoutId });
  play.run(allGoesWell);
  return play;
};
/** An order of which it is unknown whether it was paid. */
const unclear = (checkoutId: string) => {
  const play = playOrder({ checkoutId, canInquire: false });
  play.run(but({ Pay: paid(UNKNOWN) }));
  return play;
};

/** Runs the first round after a start, and the beginning of the next one. */
function runRound(state: ClockState["state"] = "right", at = NOW) {
  const clock = new VirtualClock(at);
  const log = { info: vi.fn(), warn: vi.fn() };
  const stop = watchRetention({
    orders: createEndedOrders(database),
    cards: createCardStore(database),
    callbacks: createUnmatchedCallbacks(database),
    prints: createPrintJobs(database),
    runner: new Runner({
      journal: createJournal(database),
      clock,
      log: pino({ enabled: false }),
      perform: () => new Promise(() => {}),
    }),
    days: { orderDays: 90, exchangeDays: 14, personalDays: 14 },
    clockState: () => (state === "off" ? { state, offMs: 400 * DAY } : { state }),
    clock,
    log,
  });
  while (clock.now() < at + 3_600_000) if (!clock.step()) break;
  stop();
  return log;
}

const NOTHING = {
  ...{ orders: 0, exchanges: 0, personal: 0, cards: 0, staffRequests: 0 },
  ...{ enrollments: 0, callbacks: 0, prints: 0 },
};

const rows = (table: string) =>
  database
    .prepare(`select distinct checkout_id from ${table} order by 1`)
    .all()
    .map((row) => row.checkout_id);

test("orders are deleted after their days with everything stored about them, exchanges earlier", () => {
  keep(well("old"), 1, 91);
  keep(well("middle"), 2, 15);
  keep(well("fresh"), 3, 13);
  keep(well("under way"), 4, null);
  const log = runRound();
  expect(rows("checkout")).toEqual(["fresh", "middle", "under way"]);
  expect(rows("journal")).toEqual(["fresh", "middle", "under way"]);
  expect(rows("payment_reference")).toEqual(["fresh", "middle", "under way"]);
  expect(rows("exchange")).toEqual(["fresh", "under way"]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { ...NOTHING, orders: 1, exchanges: 1, personal: 1 },
    "old records deleted",
  );
  // A number is never reused.
  expect(createJournal(database).nextPlatformOrderId(0)).toBe(5);
});

test("a card on file is erased once it has expired everywhere, and no other", () => {
  const cards = createCardStore(database);
  // NOW is the first of June 2027 at noon: May is over everywhere, but still within the grace period.
  const expiries = { old: [4, 2027], short: [4, 27], graced: [5, 2027], valid: [6, 2027] } as const;
  const years = { passed: 2026, present: 2027, unnamed: null };
  const bind = (customerId: string, expiryMonth: number | null, expiryYear: number | null) => {
    const enrollmentId = randomUUID();
    cards.begin({ enrollmentId, customerId, idempotencyKey: randomUUID(), expiresAt: NOW });
    const sealedToken = Buffer.from(`sealed ${customerId}`);
    const card = { maskedPan: "**** 4242", brand: null, expiryMonth, expiryYear, sealedToken };
    cards.bind(enrollmentId, card, NOW);
  };
  for (const [id, [month, year]] of Object.entries(expiries)) bind(id, month, year);
  for (const [id, year] of Object.entries(years)) bind(id, null, year);
  runRound("off");
  expect(cards.cardOf("old")).not.toBeNull();
  const log = runRound();
  const left = [...Object.keys(expiries), ...Object.keys(years)].filter((id) => cards.cardOf(id));
  expect(left).toEqual(["graced", "valid", "present", "unnamed"]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ ...NOTHING, cards: 3 }, "old records deleted");
});

test("an enrollment of a card that has ended is deleted after two days, with the customer's id", () => {
  const cards = createCardStore(database);
  const begin = (customerId: string, expiresAt: number) => {
    const enrollmentId = randomUUID();
    cards.begin({ enrollmentId, customerId, idempotencyKey: randomUUID(), expiresAt });
    return enrollmentId;
  };
  const ids = {
    old: begin("old", NOW - 3 * DAY),
    fresh: begin("fresh", NOW - DAY),
    open: begin("open", NOW - 3 * DAY),
    // It ended while the clock was a year ahead.
    ahead: begin("ahead", NOW + 365 * DAY),
  };
  for (const name of ["old", "fresh", "ahead"] as const) cards.end(ids[name], "declined");
  runRound("off");
  expect(cards.enrollment(ids.old)).not.toBeNull();
  const log = runRound();
  const left = Object.entries(ids).flatMap(([name, id]) => (cards.enrollment(id) ? name : []));
  expect(left).toEqual(["fresh", "open"]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { ...NOTHING, enrollments: 2 },
    "old records deleted",
  );
});

test("a request of staff at the console is deleted after a month, and who resolved a damaged order with names", () => {
  keep(well("order"), 1, null);
  const journal = createJournal(database);
  const keys = { month: randomUUID(), fortnight: randomUUID(), today: randomUUID() };
  for (const [name, days] of [
    ["month", 31],
    ["fortnight", 15],
    ["today", 0],
  ] as const) {
    const at = NOW - days * DAY;
    const request = { key: keys[name], checkoutId: name, act: "{}", at };
    journal.quarantine(name, at);
    journal.resolveDamaged(name, "collected", at, { by: `Mona of ${name}`, request });
  }
  const log = runRound();
  const requests = createStaffRequests(database);
  expect(requests.find(keys.month)).toBeNull();
  expect(requests.find(keys.fortnight)).toMatchObject({ checkoutId: "fortnight" });
  expect(requests.find(keys.today)).not.toBeNull();
  const by = (checkoutId: string) => journal.damagedOrder(checkoutId)?.resolved?.by;
  expect([by("month"), by("fortnight"), by("today")]).toEqual([null, null, "Mona of today"]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { ...NOTHING, personal: 2, staffRequests: 1 },
    "old records deleted",
  );
});

test("what can be printed again is deleted two days after it was printed", () => {
  const prints = createPrintJobs(database);
  const document = { blocks: [{ type: "code" as const, text: "1 × Soup" }], copyMark: [] };
  for (const [jobId, days] of [
    ["old", 3],
    ["fresh", 1],
  ] as const) {
    const at = NOW - days * DAY;
    prints.add({ jobId, checkoutId: null, kind: "receipt", isCopy: false, madeAt: at }, document);
    prints.change(jobId, "printed", at);
  }
  runRound("off");
  runRound("unknown");
  expect(prints.find("old")).not.toBeNull();
  const log = runRound();
  expect([prints.find("old"), prints.document("fresh")]).toEqual([null, document]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { ...NOTHING, prints: 1 },
    "old records deleted",
  );
});

test("a payment for no order is deleted 90 days after staff were notified of it", () => {
  const callbacks = createUnmatchedCallbacks(database);
  for (const [transactionReference, days] of [
    ["old", 91],
    ["fresh", 89],
  ] as const) {
    const at = NOW - days * DAY;
    const event = { type: "CallbackReceived", at, transactionReference, errorCode: null } as const;
    createJournal(database).saveUnmatchedCallback({ ...event, status: "SUCCESS" });
    callbacks.reported({ transactionReference, status: "SUCCESS", receivedAt: at }, at);
  }
  const left = () => callbacks.reportedPayments().map((payment) => payment.transactionReference);
  runRound("off");
  expect(left()).toEqual(["fresh", "old"]);
  const log = runRound();
  expect(left()).toEqual(["fresh"]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { ...NOTHING, callbacks: 1 },
    "old records deleted",
  );
});

test("what was deleted is nowhere in the file", () => {
  const file = join(dataDir, "kiosk.sqlite");
  keep(well("order-of-the-canary"), 1, 91);
  database.exec("pragma wal_checkpoint(truncate)");
  expect(readFileSync(file, "latin1")).toContain("order-of-the-canary");
  runRound();
  database.exec("pragma wal_checkpoint(truncate)");
  expect(readFileSync(file, "latin1")).not.toContain("order-of-the-canary");
});

test("an order that staff have to resolve stays at any age, and those after it are deleted", () => {
  for (let number = 1; number <= 25; number += 1) keep(unclear(`unclear ${number}`), number, 400);
  keep(well("old"), 26, 399);
  runRound();
  expect(rows("checkout")).toHaveLength(25);
  expect(rows("checkout")).not.toContain("old");
});

test("a damaged order stays until staff have resolved it", () => {
  for (const [index, id] of ["damaged", "resolved", "old"].entries()) keep(well(id), index + 1, 91);
  database.exec("update journal set event = 'null' where checkout_id <> 'old' and seq in (1, 3)");
  createJournal(database).quarantine("resolved", NOW);
  createJournal(database).resolveDamaged("resolved", "nothing-to-do", NOW);
  runRound();
  expect(rows("checkout")).toEqual(["damaged"]);
  expect(rows("damaged_order")).toEqual(["damaged"]);
});

test("many are deleted in small steps", () => {
  for (let number = 1; number <= 70; number += 1) keep(well(`order ${number}`), number, 100);
  runRound();
  expect(rows("checkout")).toEqual([]);
});

test("consents stay permanently", () => {
  const consent = {
    at: NOW - 4_000 * DAY,
    loyaltyOrderId: "1",
    who: "+49",
    documentKind: "loyalty_terms",
    documentVersion: "1",
    channels: [],
    locale: "en",
    textShown: "I accept.",
  };
  recordConsents(database, [consent]);
  runRound();
  expect(database.prepare("select count(*) as found from consent").get()?.found).toBe(1);
});

test.each(["unknown", "off"] as const)(
  "nothing is deleted while the clock is %s: a year ahead, every order would be old (O5)",
  (state) => {
    keep(well("old"), 1, 91);
    expect(runRound(state).warn).toHaveBeenCalled();
    expect(rows("checkout")).toEqual(["old"]);
  },
);

test.each([
  ["behind", -100],
  ["ahead", 400],
])(
  "an order that ended while the clock was %s is deleted 90 days after its end, and its exchanges after 14 (O5)",
  (_where, offDays) => {
    const play = well("order");
    keep(play, 1, null);
    const wrongClock = createJournal(database, {}, NO_MARKS, (at) => at - offDays * DAY);
    wrongClock.finish("order", NOW + offDays * DAY);
    runRound("right", NOW + 13 * DAY);
    expect(rows("exchange")).toEqual(["order"]);
    runRound("right", NOW + 15 * DAY);
    expect(rows("exchange")).toEqual([]);
    runRound("right", NOW + 89 * DAY);
    expect(rows("checkout")).toEqual(["order"]);
    runRound("right", NOW + 91 * DAY);
    expect(rows("checkout")).toEqual([]);
  },
);

test("an order that ended before the clock was known counts from when a right clock first saw its end (O5)", () => {
  keep(well("order"), 1, null);
  createJournal(database, {}, NO_MARKS, () => null).finish("order", NOW - 300 * DAY);
  runRound("unknown");
  runRound();
  runRound("right", NOW + 89 * DAY);
  expect(rows("checkout")).toEqual(["order"]);
  runRound("right", NOW + 91 * DAY);
  expect(rows("checkout")).toEqual([]);
});

test("an order that goes on after its end counts from its last end", () => {
  const play = well("order");
  keep(play, 1, 100);
  const journal = createJournal(database);
  const seq = play.events.length + 1;
  journal.append("order", seq, { type: "Resumed", at: NOW }, null);
  journal.finish("order", NOW);
  runRound();
  expect(rows("checkout")).toEqual(["order"]);
});

test("a round whose records cannot be read is logged, and the next one is made", () => {
  keep(well("old"), 1, 91);
  // A time beyond 2^53 cannot be read.
  database.exec(
    `insert into damaged_order values ('order-2', 2, 9007199254740993, 0, null, null, 0, null)`,
  );
  const log = runRound();
  const line = [{ error: expect.any(Error) }, "old records could not be deleted"];
  expect(log.warn.mock.calls).toEqual([line, line]);
});
