import { jetstreamManager } from "@nats-io/jetstream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CALLBACKS } from "../messages/subjects.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import {
  admitKiosks,
  enter,
  post,
  startTestGate,
  type TestGate,
  TestKiosk,
  TWO,
} from "./testing/test-fleet.ts";

const MINUTE_MS = 60_000;
const ENROLLMENT = "enrollment-1";
const card = { token: "CARD-CANARY", maskedPan: "411111******1111" };
const bound = { enrollmentId: ENROLLMENT, transactionReference: "tx", status: "SUCCESS", card };

let server: TestServer;
let keys: ReturnType<typeof admitKiosks>;
let gate: TestGate;
let kiosk: TestKiosk;
/** The gate's clock is ahead by this. */
let aheadMs: number;

beforeAll(async () => {
  server = await startTestServer();
  keys = admitKiosks(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  aheadMs = 0;
  gate = await startTestGate(server, { now: () => Date.now() + aheadMs });
  kiosk = await TestKiosk.start(server, keys, "kiosk1");
});
afterEach(async () => {
  await kiosk.close();
  await gate.close();
});

const claim = (agoMs = 0) => kiosk.claim([], { enrollments: [[ENROLLMENT, agoMs]] });
const status = async (body: object = bound, caller = {}) => (await post(gate, body, caller)).status;

test("the end of an enrollment reaches its claimant as it came, and is stored nowhere", async () => {
  await claim();
  expect(await status()).toBe(200);
  expect(kiosk.enrollments).toMatchObject([
    { body: JSON.stringify(bound), idempotencyKey: "key-1" },
  ]);
  const admin = await enter(server, server.gateKey, "gate");
  const { state } = await (await jetstreamManager(admin)).streams.info(CALLBACKS);
  expect(state.messages).toBe(0);
  await admin.close();
  expect(gate.lines.join("")).not.toContain("CANARY");
});

test("a claimant that knows no such enrollment is answered for by 404", async () => {
  await claim();
  kiosk.enrollmentAnswer = "no-match";
  expect(await status()).toBe(404);
});

test("an enrollment of another integration has no claimant", async () => {
  await claim();
  expect(await status(bound, { integrationId: TWO })).toBe(503);
  expect(kiosk.enrollments).toEqual([]);
});

test("an invalid body is answered 400, although nobody has claimed it", async () => {
  expect(await status({ ...bound, card: undefined })).toBe(400);
});

test("while the claimant is away it is answered 503 until 32 minutes after the claim, then 404", async () => {
  await claim(30 * MINUTE_MS);
  await kiosk.close();
  expect(await status()).toBe(503);
  aheadMs = 3 * MINUTE_MS;
  expect(await status()).toBe(404);
});

test("a claimant that does not answer is answered for by 503", async () => {
  await claim();
  kiosk.enrollmentAnswer = null;
  expect(await status()).toBe(503);
});

test("an enrollment that lives longer than was said when it began is delivered until its end", async () => {
  await claim(15 * MINUTE_MS);
  await claim(0);
  aheadMs = 20 * MINUTE_MS;
  expect(await status()).toBe(200);
});

test("a repeat that comes after the end of its enrollment is answered as its kiosk says", async () => {
  await claim();
  expect(await status()).toBe(200);
  aheadMs = 40 * MINUTE_MS;
  expect(await status()).toBe(200);
  kiosk.enrollmentAnswer = "no-match";
  expect(await status()).toBe(404);
  kiosk.enrollmentAnswer = null;
  expect(await status()).toBe(404);
});

test("without a claimant it is answered 503 until the gate has run for 32 minutes, then 404", async () => {
  expect(await status()).toBe(503);
  aheadMs = 31 * MINUTE_MS;
  expect(await status()).toBe(503);
  aheadMs = 33 * MINUTE_MS;
  expect(await status()).toBe(404);
  await claim();
  expect(await status()).toBe(200);
});
