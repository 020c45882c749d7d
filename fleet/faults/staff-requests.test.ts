/** What a person at the console wants, on its way to a kiosk: late, repeated, overtaken, and a kiosk whose clock is wrong. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createNonces } from "../../electron/host/fleet/nonces.ts";
import { createStaffRequestHandler } from "../../electron/host/fleet/staff-requests.ts";
import { createLog } from "../../electron/host/net/log.ts";
import { constant } from "../../electron/host/shared/live.ts";
import { createListedOrders } from "../../electron/host/staff/listed-orders.ts";
import { createStaffOrders, type StaffOrders } from "../../electron/host/staff/orders.ts";
import { createOrderRecords } from "../../electron/host/store/order-records.ts";
import { createStaffRequests } from "../../electron/host/store/staff-requests.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import {
  admitKiosks,
  enter,
  post,
  startTestGate,
  type TestGate,
} from "../gate/testing/test-fleet.ts";
import { readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { type StaffRequest, staffAnswer, staffRequest } from "../messages/staff.ts";
import { subjects } from "../messages/subjects.ts";
import { askingKiosk } from "../server/request-options.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { JournallingKiosk, type KioskOptions, referenceOf } from "./testing/journalling-kiosk.ts";
import { QUICK } from "./testing/quick.ts";

const HOUR_MS = 3_600_000;
const log = createLog({ level: "silent" });

let server: TestServer;
let gate: TestGate;
let console_: Awaited<ReturnType<typeof enter>>;
let keys: ReturnType<typeof admitKiosks>;

beforeAll(async () => {
  server = await startTestServer();
  keys = admitKiosks(server);
  gate = await startTestGate(server, { limits: QUICK });
  console_ = await enter(server, server.consoleKey, "console");
});
afterAll(async () => {
  await console_.close();
  await gate.close();
  await server.close();
});

/** Sends a request as the console does; null if nothing was answered. */
async function ask(request: StaffRequest) {
  const data = writeMessage(staffRequest, request);
  const options = askingKiosk("console", "kiosk1", 5_000);
  const answer = await console_.request(subjects.staff("kiosk1"), data, options);
  const read = readMessage(staffAnswer, answer.data);
  if (!read.ok) throw new Error(read.reason);
  return read.message;
}

/** A kiosk that serves staff at the console, with an order that was paid by a callback and captured. */
async function startKiosk(options: Partial<KioskOptions> = {}) {
  let staff: ReturnType<typeof serveStaff> | null = null;
  const kiosk = new JournallingKiosk({
    ...{ url: server.url, key: keys.kiosk1, name: "kiosk1" },
    others(link, self) {
      staff = serveStaff(self);
      const { handle } = staff;
      const subject = subjects.staff(link.kiosk);
      return link.serve(subject, staffRequest, staffAnswer, async (request) => handle(request));
    },
    ...options,
  });
  await kiosk.joined();
  if (staff === null) throw new Error("not a member");
  const order = kiosk.place(randomUUID());
  await post(gate, { status: "SUCCESS", transactionReference: referenceOf(order) });
  await eventually(() => {
    expect(kiosk.events(order).map(({ type }) => type)).toContain("CaptureAnswered");
  });
  return { kiosk, order, ...(staff as ReturnType<typeof serveStaff>) };
}
type StaffedKiosk = Awaited<ReturnType<typeof startKiosk>>;

function serveStaff(kiosk: JournallingKiosk) {
  const { runner, clock, database } = kiosk;
  const records = createOrderRecords(database);
  const listed = createListedOrders({ runner, records, clock, log });
  const orders: StaffOrders = createStaffOrders({
    ...{ runner, records, listed, log },
    unconfirmedPrints: constant([]),
    menu: () => null,
    now: () => clock.now(),
    digitsOf: () => 2,
  });
  const nonces = createNonces(() => clock.monotonic());
  const handle = createStaffRequestHandler({
    ...{ orders, runner, records, nonces, log },
    allowed: { acts: ["refund"], upTo: "10.00" },
    done: createStaffRequests(database),
    now: () => clock.now(),
  });
  return { orders, nonces, handle, entries: (order: string) => records.entries(order) };
}

function refund({ nonces, order, entries }: StaffedKiosk, amount = "2.00"): StaffRequest {
  return {
    ...{ v: VERSION, nonce: nonces.current(), key: randomUUID(), person: "Mona" },
    act: {
      ...{ type: "refund", checkoutId: order, seq: entries(order) },
      ...{ refundId: randomUUID(), amount },
    },
  };
}

const refunded = ({ kiosk, order }: StaffedKiosk) =>
  kiosk.events(order).flatMap((event) => (event.type === "StaffRefundAsked" ? [event.amount] : []));

describe.each([
  ["right", 0],
  ["an hour ahead", HOUR_MS],
  ["an hour behind", -HOUR_MS],
])("a kiosk whose clock is %s", (_clock, clockAheadMs) => {
  let staffed: StaffedKiosk;
  beforeEach(async () => {
    staffed = await startKiosk({ clockAheadMs });
    return () => staffed.kiosk.close();
  });

  test("claims, journals and does what comes in time; not what comes a minute late", async () => {
    const late = refund(staffed, "3.00");
    expect(await ask(refund(staffed))).toMatchObject({ outcome: "recorded" });
    await eventually(() => expect(refunded(staffed)).toEqual(["2.00"]));
    staffed.kiosk.clock.leap(60_000);
    expect(await ask(late)).toMatchObject({
      outcome: "stale",
      seq: staffed.entries(staffed.order),
    });
    expect(refunded(staffed)).toEqual(["2.00"]);
  });
});

describe("a request that comes", () => {
  let staffed: StaffedKiosk;
  beforeEach(async () => {
    staffed = await startKiosk();
    return () => staffed.kiosk.close();
  });

  test("twice is done once, and has the same answer", async () => {
    const request = refund(staffed);
    const answers = await Promise.all([ask(request), ask(request)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["recorded", "recorded"]);
    expect(await ask(request)).toMatchObject({ outcome: "recorded" });
    expect(refunded(staffed)).toEqual(["2.00"]);
  });

  test("after the kiosk's own staff acted is not done, and shows the order as it is", async () => {
    const request = refund(staffed);
    const { orders, order } = staffed;
    orders.refund({ checkoutId: order, refundId: randomUUID(), amount: "5.00" });
    const answer = await ask(request);
    expect(answer).toMatchObject({ outcome: "stale", order: { refunds: [{ amount: "5.00" }] } });
    expect(refunded(staffed)).toEqual(["5.00"]);
  });
});
