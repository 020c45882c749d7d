/** Parts of the fleet that are away for a while: what its kiosks do meanwhile, and afterwards. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VirtualClock } from "../../electron/host/checkout/simulation/virtual-clock.ts";
import { PENDING } from "../../electron/host/checkout/testing/play.ts";
import { composePayments } from "../../electron/host/compose/payments.ts";
import { startHeartbeat } from "../../electron/host/fleet/heartbeat.ts";
import type { HttpRequest, HttpResult } from "../../electron/host/net/http-client.ts";
import { createLog } from "../../electron/host/net/log.ts";
import { testSettings } from "../../electron/host/testing/settings.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import { STATE } from "../console/testing/console-fixture.ts";
import {
  admitKiosks,
  enter,
  post,
  startTestGate,
  type TestGate,
} from "../gate/testing/test-fleet.ts";
import { readMessage } from "../messages/message.ts";
import { type KioskState, kioskState } from "../messages/state.ts";
import { subjects } from "../messages/subjects.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { JournallingKiosk, referenceOf } from "./testing/journalling-kiosk.ts";
import { QUICK } from "./testing/quick.ts";

/** A kiosk that is silent for as long is marked; its state is sent twice as often. */
const STATE_EVERY_MS = 10_000;
/** The kiosk inquires about a payment that nobody has reported within its own time. */
const INQUIRED_AFTER_MS = (PENDING.expectedTtlSeconds ?? 0) * 1_000;
const log = createLog({ level: "silent" });

let server: TestServer;
let gate: TestGate;
let kiosk: JournallingKiosk;
let order: string;
let tests = 0;

beforeAll(async () => {
  server = await startTestServer();
  gate = await startTestGate(server, { limits: QUICK });
  kiosk = await new JournallingKiosk({
    ...{ url: server.url, key: admitKiosks(server).kiosk1, name: "kiosk1" },
    others: (link, { clock, runner }) =>
      startHeartbeat({
        ...{ changes: [link.connected], apartMs: 500, clock, log },
        publish() {
          const unfinished = runner.unfinished().length;
          const state = { ...STATE, terminalId: "K1", at: clock.now(), unfinished };
          link.publish(subjects.state(link.kiosk), kioskState, state);
        },
      }),
  }).joined();
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

const call = async () =>
  (await post(gate, { status: "SUCCESS", transactionReference: referenceOf(order) })).status;
const has = (type: string) =>
  eventually(() => expect(kiosk.events(order).map((event) => event.type)).toContain(type));

/** What the kiosk offers customers, at an integrator that declares this. */
async function offered(declared: readonly string[]): Promise<string[]> {
  const http = {
    async send(_request: HttpRequest): Promise<HttpResult> {
      const text = JSON.stringify({ capabilities: declared });
      return { kind: "answer", status: 200, headers: {}, text };
    },
  };
  const clock = new VirtualClock(Date.UTC(2027, 0, 4, 12)).forOneRun();
  const { fleet } = kiosk;
  const { capabilities } = composePayments({ http, settings: testSettings(), log, clock, fleet });
  return [...((await capabilities.current()) ?? [])];
}

test("the whole fleet, with STATUS_POLLING: inquiries decide; the callback that comes later changes nothing", async () => {
  kiosk.place(order);
  await has("PaymentAnswered");
  await gate.close();
  await server.kill();
  await eventually(() => expect(kiosk.fleet.isGateThere.current()).toBe(false));
  expect(await offered(["SALE", "STATUS_POLLING"])).toEqual(["SALE", "STATUS_POLLING"]);
  kiosk.inquiry = "AUTHORIZED";
  kiosk.clock.leap(INQUIRED_AFTER_MS);
  await has("CaptureAnswered");

  await server.start();
  gate = await startTestGate(server, { limits: QUICK });
  await kiosk.joined();
  expect(await call()).toBe(200);
  await eventually(() => expect(kiosk.reports(order)).toEqual(["SUCCESS"]));
  const captures = kiosk.events(order).filter(({ type }) => type === "CaptureAnswered");
  expect(captures).toHaveLength(1);
  expect(kiosk.moneyReturned).toBe(0);
});

test("the gate, without STATUS_POLLING: no card is offered, and what was pending is paid when it is back", async () => {
  kiosk.place(order);
  await has("PaymentAnswered");
  await gate.close();
  // Two of its hellos are missed.
  await eventually(() => {
    kiosk.clock.leap(STATE_EVERY_MS);
    expect(kiosk.fleet.isGateThere.current()).toBe(false);
  });
  expect(await offered(["SALE", "CAPTURE"])).toEqual([]);
  gate = await startTestGate(server, { limits: QUICK });
  await kiosk.joined();
  expect(await offered(["SALE", "CAPTURE"])).toEqual(["SALE", "CAPTURE"]);
  expect(await call()).toBe(200);
  await has("CaptureAnswered");
});

test("the console: kiosks sell on, and one that comes later hears of each within its next state", async () => {
  kiosk.place(order);
  await has("PaymentAnswered");
  expect(await call()).toBe(200);
  await has("CaptureAnswered");
  const console_ = await enter(server, server.consoleKey, "console");
  const states: KioskState[] = [];
  console_.subscribe(subjects.state("*"), {
    callback: (_error, { data }) => {
      const read = readMessage(kioskState, data);
      if (read.ok) states.push(read.message);
    },
  });
  await console_.flush();
  kiosk.clock.leap(STATE_EVERY_MS);
  await eventually(() => {
    expect(states.at(-1)).toMatchObject({
      terminalId: "K1",
      unfinished: kiosk.runner.unfinished().length,
    });
  });
  await console_.close();
});
