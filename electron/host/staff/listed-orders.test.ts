import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Runner } from "../checkout/running/runner.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import type { CheckoutEvent } from "../checkout/state/events.ts";
import { answering, but, DECLINED, NOON, Play, usualOrder } from "../checkout/testing/play.ts";
import { openDatabase } from "../store/database.ts";
import { createJournal } from "../store/journal.ts";
import { createOrderRecords } from "../store/order-records.ts";
import { createListedOrders, ordersForStaff } from "./listed-orders.ts";

const ORDERS = 45;
/** One order in this many needs a person. */
const EVERY = 9;

let folder: string;
let database: DatabaseSync;
const clock = new VirtualClock(NOON);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-listed-"));
  database = openDatabase(folder);
  database.exec("pragma synchronous = off");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** A kiosk's records with ended orders, some of which are not paid. */
function records() {
  const journal = createJournal(database);
  for (let number = 1; number <= ORDERS; number += 1) {
    const order = usualOrder({ checkoutId: `order-${number}`, loyaltyOrderId: null });
    const numbered = { ...order, snapshot: { ...order.snapshot, platformOrderId: number } };
    const play = new Play(numbered);
    play.run(number % EVERY === 0 ? but({ Capture: answering(DECLINED) }) : but({}));
    play.events.forEach((event: CheckoutEvent, index) => {
      journal.append(`order-${number}`, index + 1, event, null);
    });
    journal.finish(`order-${number}`, NOON);
  }
  const log = pino({ enabled: false });
  const runner = new Runner({ journal, clock: clock.forOneRun(), log, perform: never });
  return { runner, orders: createOrderRecords(database), log };
}

const never = () => new Promise<never>(() => {});

test("orders that need a person are found at any age, a few at a time, and only once asked for", () => {
  const { runner, orders, log } = records();
  const listed = createListedOrders({ runner, records: orders, clock, log });
  expect(clock.step()).toBeNull();
  listed.start();
  expect(listed.isComplete()).toBe(false);
  expect(listed.ids().length).toBeLessThan(ORDERS / EVERY);
  while (clock.step());
  expect(listed.isComplete()).toBe(true);
  expect([...listed.ids()].sort()).toEqual([
    "order-18",
    "order-27",
    "order-36",
    "order-45",
    "order-9",
  ]);
});

test("who follows the list learns of what changes it, and of the end of the search", () => {
  const { runner, orders, log } = records();
  const listed = createListedOrders({ runner, records: orders, clock, log });
  const heard: string[] = [];
  listed.subscribe(() => heard.push(`${listed.ids().length} ${listed.isComplete()}`));
  listed.start();
  while (clock.step());
  expect(heard).toEqual(["3 false", "5 false", "5 true"]);
});

test("records that cannot be read are logged, and the list says that it is not complete", () => {
  const { runner } = records();
  const warn = vi.fn();
  const unreadable = () => {
    throw new Error("database disk image is malformed");
  };
  const listed = createListedOrders({
    runner,
    records: { endedBefore: unreadable },
    clock,
    log: { warn },
  });
  listed.start();
  expect([listed.isComplete(), warn.mock.calls.length]).toEqual([false, 1]);
});

test("a resolved order leaves the list, and listeners are notified", () => {
  const { runner, orders, log } = records();
  const listed = createListedOrders({ runner, records: orders, clock, log });
  listed.start();
  while (clock.step());
  let notifications = 0;
  listed.subscribe(() => {
    notifications += 1;
  });
  runner.record("order-9", {
    type: "StaffResolved",
    at: NOON,
    cases: [{ reason: "capture-failed-after-acceptance", subject: "order-9.1" }],
    how: "collected",
  });
  expect(listed.ids()).not.toContain("order-9");
  expect(notifications).toBeGreaterThan(0);
  runner.stop();
});

test("a damaged order needs a person until staff have resolved it, without a restart", () => {
  const { runner, orders, log } = records();
  const listed = createListedOrders({ runner, records: orders, clock, log });
  database.exec("update journal set event = 'null' where checkout_id = 'order-4' and seq = 4");
  listed.start();
  while (clock.step());
  // Found once the list was made: it was on it for another reason.
  database.exec("update journal set event = 'null' where checkout_id = 'order-9' and seq = 4");
  runner.state("order-9");
  expect(ordersForStaff(listed, runner)).toEqual(expect.arrayContaining(["order-4", "order-9"]));
  const before = ordersForStaff(listed, runner).length;
  for (const id of ["order-4", "order-9"]) runner.orders.resolve(id, "nothing-to-do");
  const left = ordersForStaff(listed, runner);
  expect(left).toHaveLength(before - 2);
  expect(left).not.toContain("order-4");
});

test("an order is found by the digits of its queue number and by the kiosk's own", () => {
  const { orders } = records();
  expect(orders.numbered("12", 99)).toContain("order-12");
  // The same kitchen gave all of them number 7.
  expect(orders.numbered("7", 99)).toHaveLength(ORDERS);
  expect(orders.numbered("999", 99)).toEqual([]);
  expect(orders.latest(2)).toEqual(["order-45", "order-44"]);
});

test("an order is found whatever letters are around its digits, and however many later numbers end in them", () => {
  const { orders } = records();
  const renumber = database.prepare(
    `update journal set event = replace(event, '"queueNumber":"7"', ?) where checkout_id = ?`,
  );
  for (let number = 1; number <= ORDERS; number += 1) {
    renumber.run(`"queueNumber":"${number * 10 + 5}"`, `order-${number}`);
  }
  database.exec(
    `update journal set event = replace(event, '"queueNumber":"15"', '"queueNumber":"5"') where checkout_id = 'order-1';
     update journal set event = replace(event, '"queueNumber":"25"', '"queueNumber":"1-2A"') where checkout_id = 'order-2'`,
  );
  // The kiosk's own number 5 is another order.
  expect(orders.numbered("5", 2)).toEqual(["order-5", "order-1"]);
  expect(orders.numbered("12", 99)).toEqual(["order-12", "order-2"]);
  expect(orders.numbered("45", 2)).toEqual(["order-45", "order-4"]);
});
