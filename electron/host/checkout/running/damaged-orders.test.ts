import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { constant } from "../../shared/live.ts";
import { createListedOrders } from "../../staff/listed-orders.ts";
import { createStaffOrders } from "../../staff/orders.ts";
import { openDatabase } from "../../store/database.ts";
import { createJournal } from "../../store/journal.ts";
import { createOrderRecords } from "../../store/order-records.ts";
import { createEndedOrders } from "../../store/retention.ts";
import { VirtualClock } from "../simulation/virtual-clock.ts";
import type { Command } from "../state/events.ts";
import { staffReasons } from "../state/staff-list.ts";
import {
  allGoesWell,
  but,
  callback,
  NOON,
  PENDING,
  Play,
  paid,
  usualOrder,
} from "../testing/play.ts";
import { checkoutView } from "../views/checkout-view.ts";
import { phaseOf } from "../views/phases.ts";
import { Runner } from "./runner.ts";

const LOG = pino({ enabled: false });
const DAMAGED = "0b8f9a52-2f0c-4a3e-9d0e-6c8a54f7a101";
const SOUND = "0b8f9a52-2f0c-4a3e-9d0e-6c8a54f7a102";

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-damaged-"));
  database = openDatabase(folder);
  placed(DAMAGED, 1);
  placed(SOUND, 2);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** An order whose customer is at the payment page. */
function placed(checkoutId: string, number: number): void {
  const order = usualOrder({ checkoutId });
  const numbered = { ...order, snapshot: { ...order.snapshot, platformOrderId: number } };
  const play = new Play(numbered);
  play.run(but({ Pay: paid({ ...PENDING, transactionReference: `tx ${number}` }) }));
  const journal = createJournal(database);
  for (const [index, event] of play.events.entries()) {
    const reference = event.type === "PaymentAnswered" ? `tx ${number}` : null;
    journal.append(checkoutId, index + 1, event, reference);
  }
}

function start() {
  const clock = new VirtualClock(NOON);
  const called: string[] = [];
  const runner = new Runner({
    journal: createJournal(database),
    clock: clock.forOneRun(),
    log: LOG,
    perform: (command: Command, state) => {
      called.push(state.order.checkoutId);
      const answer = allGoesWell(command, new Play(state.order));
      if (!answer) throw new Error("all calls are answered");
      return Promise.resolve({ event: { ...answer, at: clock.now() }, exchanges: [] });
    },
  });
  runner.resume();
  const records = createOrderRecords(database);
  const listed = createListedOrders({ runner, records, clock, log: LOG });
  const staff = createStaffOrders({
    runner,
    records,
    listed,
    unconfirmedPrints: constant([]),
    menu: () => null,
    log: LOG,
    now: () => clock.now(),
    digitsOf: () => 2,
  });
  return { runner, staff, called };
}

const paidFor = (reference: string) => ({ ...callback("SUCCESS", reference), at: NOON });
const change = (sql: string) => database.exec(`update journal ${sql}`);

const DAMAGES = {
  "no JSON any more": `set event = '{"type":' where seq = 4`,
  "of an unknown type": `set event = replace(event, 'Started', 'Staxted') where seq = 4`,
  "without what it has to hold": `set event = '{"type":"Started","at":1}' where seq = 4`,
  "missing in the middle": "set seq = 40 where seq = 4",
  "the first one": `set event = 'null' where seq = 1`,
};

/** Bypasses the schema's own check, as damage does. */
function corrupt(sql: string): void {
  database.exec("pragma ignore_check_constraints = on");
  change(`${sql} and checkout_id = '${DAMAGED}'`);
  database.exec("pragma ignore_check_constraints = off");
}

test.each(Object.entries(DAMAGES))(
  "an unfinished order with an entry %s goes to staff, all others go on",
  async (_name, sql) => {
    corrupt(sql);
    const { runner, staff, called } = start();
    runner.recordCallback(paidFor("tx 2"));
    await expect
      .poll(() => runner.state(SOUND)?.injection, { interval: 5 })
      .toMatchObject({ at: "accepted" });
    expect(called).not.toContain(DAMAGED);
    const { listed, others } = staff.list(null).current();
    expect(listed.map(({ checkoutId, reasons }) => [checkoutId, reasons])).toEqual([
      [DAMAGED, ["records-damaged"]],
    ]);
    expect(others.map(({ checkoutId }) => checkoutId)).toEqual([SOUND]);
    expect(staff.list("1").current().listed).toHaveLength(1);
    const view = staff.order(DAMAGED)?.current();
    expect(view).toMatchObject({ canRetry: false, refundable: null, phase: "with_staff" });
    expect(view?.timeline.at(-1)?.what).toBe("records-damaged");
    runner.stop();
  },
);

test.each([
  ["of a type that this program does not know", '{"type":"Staxted","at":1}'],
  ["without what it has to hold", '{"type":"Started","at":1}'],
])("an entry that is intact, but is %s, leaves its order to staff", (_name, text) => {
  const journal = createJournal(database);
  journal.append(DAMAGED, journal.events(DAMAGED).length + 1, JSON.parse(text), null);
  expect(journal.read(DAMAGED).isWhole).toBe(true);
  const { runner, staff } = start();
  const { listed, others } = staff.list(null).current();
  expect(listed.map(({ checkoutId }) => checkoutId)).toEqual([DAMAGED]);
  expect(others.map(({ checkoutId }) => checkoutId)).toEqual([SOUND]);
  runner.stop();
});

test("what can still be read of a damaged order is shown, with its payment as unknown", () => {
  corrupt(DAMAGES["no JSON any more"]);
  const { runner, staff } = start();
  const state = runner.state(DAMAGED);
  if (!state) throw new Error("the order can be read up to its damage");
  expect(staffReasons(state)).toEqual(["records-damaged"]);
  expect(checkoutView(state, "https://return")).toMatchObject({
    step: "checkout-failed",
    money: "staff",
  });
  expect(staff.order(DAMAGED)?.current()).toMatchObject({ total: "12.50", orderType: "EAT_IN" });
  runner.stop();
});

test("a damaged order is not unfinished, and no call of it is awaited", () => {
  corrupt("set event = 'null' where seq = 5");
  const { runner } = start();
  expect(createJournal(database).read(DAMAGED).events.at(-1)?.type).toBe("Started");
  expect(runner.state(DAMAGED)).toMatchObject({ isDamaged: true, inFlight: null });
  const ended = createEndedOrders(database);
  ended.dateEnds(NOON, 10);
  expect(ended.endedBefore(NOON + 1, 10)).toEqual([{ checkoutId: DAMAGED, endedAt: NOON }]);
  runner.stop();
});

test("a damaged order is with staff until they resolve it, also over restarts", () => {
  corrupt(DAMAGES["the first one"]);
  start().runner.stop();
  const { runner, staff } = start();
  expect(staff.list(null).current().listed).toHaveLength(1);
  let changes = 0;
  staff.order(DAMAGED)?.subscribe(() => {
    changes += 1;
  });
  expect(staff.resolve({ checkoutId: DAMAGED, how: "returned" })).toEqual({ result: "recorded" });
  expect(staff.resolve({ checkoutId: DAMAGED, how: "collected" })).toEqual({
    result: "not-possible",
  });
  expect(changes).toBe(1);
  runner.stop();
  const again = start();
  expect(again.staff.list(null).current().listed).toEqual([]);
  expect(again.staff.order(DAMAGED)?.current()).toMatchObject({
    reasons: [],
    resolved: ["records-damaged"],
  });
  again.runner.stop();
});

test("a damaged order stays with staff even if its entries become readable again", () => {
  corrupt(DAMAGES["of an unknown type"]);
  start().runner.stop();
  corrupt("set event = replace(event, 'Staxted', 'Started') where seq = 4");
  expect(createJournal(database).read(DAMAGED).isWhole).toBe(true);
  const { runner, staff, called } = start();
  const state = runner.state(DAMAGED);
  expect(state && staffReasons(state)).toEqual(["records-damaged"]);
  expect(staff.order(DAMAGED)?.current()).toMatchObject({ canRetry: false, phase: "with_staff" });
  expect(called).not.toContain(DAMAGED);
  runner.stop();
});

test("what was recorded of a damaged order is not overwritten by a later load", () => {
  const journal = createJournal(database);
  journal.quarantine(DAMAGED, NOON + 5);
  const noted = { checkoutId: DAMAGED, platformOrderId: 1, placedAt: NOON, foundAt: NOON + 5 };
  expect(journal.damagedOrder(DAMAGED)).toEqual({ ...noted, resolved: null });
  journal.resolveDamaged(DAMAGED, "returned", NOON + 6);
  journal.quarantine(DAMAGED, NOON + 7);
  const resolved = { how: "returned", at: NOON + 6, by: null };
  expect(journal.damagedOrders()).toEqual([{ ...noted, resolved }]);
});

test("a resolved order that can be read in part is done", () => {
  corrupt(DAMAGES["no JSON any more"]);
  const { runner, staff } = start();
  staff.resolve({ checkoutId: DAMAGED, how: "nothing-to-do" });
  const state = runner.state(DAMAGED);
  expect(state && phaseOf(state)).toBe("ended");
  expect(staff.list(null).current().listed).toEqual([]);
  runner.stop();
});

test("a callback for a damaged order is stored, and acknowledged", () => {
  corrupt(DAMAGES["the first one"]);
  const { runner } = start();
  expect(runner.recordCallback(paidFor("tx 1"))).toBe("accepted");
  expect(createJournal(database).unmatchedCallback("tx 1")).toMatchObject({ status: "SUCCESS" });
  runner.stop();
});

test("nothing more is journalled for a damaged order, and it cannot be placed again", () => {
  corrupt(DAMAGES["no JSON any more"]);
  const { runner } = start();
  expect(runner.record(DAMAGED, { type: "Abandoned", at: NOON })).toBe(false);
  const order = usualOrder({ checkoutId: DAMAGED });
  runner.place({ type: "Placed", at: NOON, order, ids: null });
  expect(createJournal(database).unfinished()).toEqual([SOUND]);
  runner.stop();
});
