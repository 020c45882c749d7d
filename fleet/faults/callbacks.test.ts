/** Callbacks as integrators should not send them, at a real gate, until they are in the real journal of a kiosk. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CheckoutEvent } from "../../electron/host/checkout/state/events.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import {
  admitKiosks,
  post,
  startTestGate,
  type TestGate,
  TWO,
} from "../gate/testing/test-fleet.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { JournallingKiosk, referenceOf } from "./testing/journalling-kiosk.ts";
import { QUICK } from "./testing/quick.ts";

let server: TestServer;
let gate: TestGate;
let keys: ReturnType<typeof admitKiosks>;
let kiosk: JournallingKiosk;
/** Each test has one of its own. */
let order: string;
let tests = 0;

beforeAll(async () => {
  server = await startTestServer();
  keys = admitKiosks(server);
  gate = await startTestGate(server, { limits: QUICK });
  kiosk = await start().joined();
});
afterAll(async () => {
  await kiosk.close();
  await gate.close();
  await server.close();
});
beforeEach(() => {
  tests += 1;
  order = `order-${tests}`;
  kiosk.inquiry = "PENDING";
});

function start(folder?: string): JournallingKiosk {
  return new JournallingKiosk({ url: server.url, key: keys.kiosk1, name: "kiosk1" }, folder);
}

type Status = "SUCCESS" | "DECLINED";
const call = async (status: Status, more: object = {}, caller: Parameters<typeof post>[2] = {}) =>
  (await post(gate, { status, transactionReference: referenceOf(order), ...more }, caller)).status;
const journalled = (...statuses: Status[]) =>
  eventually(() => expect(kiosk.reports(order)).toEqual(statuses));
/** The order's journal has such an entry. */
const has = (type: CheckoutEvent["type"]) =>
  eventually(() => expect(kiosk.events(order).map((event) => event.type)).toContain(type));
/** Of no order of the kiosk: what its own listener would report to staff. */
const unmatched = () =>
  kiosk.database.prepare("select count(*) as count from unmatched_callback").get()?.count;

test("twice: it is journalled once", async () => {
  kiosk.place(order);
  expect([await call("SUCCESS"), await call("SUCCESS")]).toEqual([200, 200]);
  await journalled("SUCCESS");
  await has("CaptureAnswered");
  expect(kiosk.reports(order)).toEqual(["SUCCESS"]);
});

test("before the PENDING answer: it waits at the gate until the payment is known", async () => {
  const { promise, resolve } = Promise.withResolvers();
  kiosk.integrator = promise;
  kiosk.place(order);
  await has("Started");
  expect(await call("SUCCESS")).toBe(200);
  expect(kiosk.reports(order)).toEqual([]);
  resolve(null);
  await journalled("SUCCESS");
  expect(unmatched()).toBe(0);
});

test("after the order has ended: the money is returned", async () => {
  kiosk.place(order);
  await call("DECLINED");
  await journalled("DECLINED");
  kiosk.runner.record(order, { type: "VisitEnded", at: kiosk.clock.now() });
  await eventually(() => expect(kiosk.journal.unfinished()).not.toContain(order));
  kiosk.inquiry = "AUTHORIZED";
  expect(await call("SUCCESS")).toBe(200);
  await journalled("DECLINED", "SUCCESS");
  await has("ReturnMoneyAnswered");
});

test.each([
  ["DECLINED", "SUCCESS"],
  ["SUCCESS", "DECLINED"],
] as const)("%s and then %s: an inquiry decides", async (first, second) => {
  const { promise, resolve } = Promise.withResolvers();
  kiosk.integrator = promise;
  kiosk.inquiry = "AUTHORIZED";
  kiosk.place(order);
  // Both are there when the kiosk claims the payment: whichever way they are delivered, their order is kept.
  expect([await call(first), await call(second)]).toEqual([200, 200]);
  resolve(null);
  await journalled(first, second);
  await has("InquiryAnswered");
  await has("CaptureAnswered");
});

test("of nobody: it is stored, and no kiosk reports a payment of no order of its own", async () => {
  expect(await call("SUCCESS")).toBe(200);
  kiosk.place(`${order}-own`);
  await call("SUCCESS", { transactionReference: referenceOf(`${order}-own`) });
  await eventually(() => expect(kiosk.reports(`${order}-own`)).toEqual(["SUCCESS"]));
  expect(unmatched()).toBe(0);
});

test.each([
  ["of 70 kB", { reason: "x".repeat(70_000) }, {}, 400],
  ["with a wrong token", {}, { token: "guess" }, 401],
  ["of another integration with the same reference", {}, { integrationId: TWO }, 200],
])("%s: the payment goes on waiting for its own", async (_what, more, caller, status) => {
  kiosk.place(order);
  expect(await call("DECLINED", more, caller)).toBe(status);
  expect(await call("SUCCESS")).toBe(200);
  await journalled("SUCCESS");
});

test("while the kiosk's disk is full: it is journalled when there is room", async () => {
  kiosk.place(order);
  await has("PaymentAnswered");
  kiosk.database.exec(`create temp trigger no_room before insert on journal
    begin select raise(abort, 'database or disk is full'); end`);
  expect(await call("SUCCESS")).toBe(200);
  await refused("later");
  kiosk.database.exec("drop trigger no_room");
  await journalled("SUCCESS");
});

test("while the kiosk starts again: its next run journals it", async () => {
  kiosk.place(order);
  await has("PaymentAnswered");
  const { folder } = kiosk;
  await kiosk.stop();
  expect(await call("SUCCESS")).toBe(200);
  kiosk = start(folder);
  await journalled("SUCCESS");
});

/** Waits until a delivery was answered so. */
async function refused(outcome: string): Promise<void> {
  await eventually(async () => {
    const metrics = await (await fetch(`${gate.monitorUrl}/metrics`)).text();
    expect(metrics).toMatch(new RegExp(`deliveries_total\\{outcome="${outcome}"\\} [1-9]`));
  });
}
