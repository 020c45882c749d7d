import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";
import { CALLBACKS, subjects } from "../messages/subjects.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import type { MessagingLimits } from "./messaging.ts";
import {
  admitKiosks,
  enter,
  ONE,
  post,
  startTestGate,
  TestConsole,
  type TestGate,
  TestKiosk,
} from "./testing/test-fleet.ts";

const MINUTE_MS = 60_000;
const LIMITS: MessagingLimits = {
  sayEveryMs: 200,
  backoffMs: [50],
  notJournalledAfterMs: 15 * MINUTE_MS,
  unclaimedAfterMs: 180 * MINUTE_MS,
  reportedAgainMs: 100,
  claimRate: { atOnce: 100, perSecond: 20 },
};

let server: TestServer;
let keys: ReturnType<typeof admitKiosks>;
let gate: TestGate;
let console_: TestConsole;
let kiosk: TestKiosk;
let reference: string;
let tests = 0;
/** The gate's clock is ahead by this. */
let aheadMs: number;
const now = () => Date.now() + aheadMs;

beforeAll(async () => {
  server = await startTestServer();
  keys = admitKiosks(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  tests += 1;
  reference = `payment-${tests}`;
  aheadMs = 0;
  console_ = await TestConsole.start(server);
  kiosk = await TestKiosk.start(server, keys, "kiosk1");
  gate = await startTestGate(server, { now, limits: LIMITS });
});
afterEach(async () => {
  await gate.close();
  await kiosk.close();
  await console_.close();
  // The next test counts what is stored: an acknowledgement that was under way leaves it a message.
  await emptyStream();
});

async function emptyStream(): Promise<void> {
  const admin = await enter(server, server.gateKey, "gate");
  await (await jetstreamManager(admin)).streams.purge(CALLBACKS);
  await admin.close();
}

/** Stores what no gate would. */
async function store(subject: string, data: string): Promise<void> {
  const admin = await enter(server, server.gateKey, "gate");
  await jetstream(admin).publish(subject, data);
  await admin.close();
}

const result = (status: "SUCCESS" | "DECLINED", transactionReference = reference) => ({
  status,
  transactionReference,
});

/** The messages that the stream's consumer has still to deliver, or to deliver again. */
async function undelivered(): Promise<number> {
  const admin = await enter(server, server.gateKey, "gate");
  const { consumers } = await jetstreamManager(admin);
  const { num_ack_pending, num_pending } = await consumers.info(CALLBACKS, "gate");
  await admin.close();
  return num_ack_pending + num_pending;
}

test("a SUCCESS that nobody claims is reported until the console has it, and delivered to a later claim", async () => {
  await post(gate, result("SUCCESS"));
  console_.isAnswering = false;
  aheadMs = 181 * MINUTE_MS;
  await eventually(() => {
    const unclaimed = console_.about(reference).filter((type) => type === "unclaimed");
    expect(unclaimed.length).toBeGreaterThan(1);
  });
  expect(await undelivered()).toBe(1);
  console_.isAnswering = true;
  const report = console_.reports.at(-1)?.report;
  expect(report).toMatchObject({
    type: "unclaimed",
    integrationId: ONE,
    transactionReference: reference,
  });
  await kiosk.claim([reference], { isPending: false });
  await eventually(() => expect(kiosk.distinct()).toEqual([["SUCCESS"]]));
  await eventually(async () => expect(await undelivered()).toBe(0));
});

test("a SUCCESS that was reported as unclaimed is delivered to a late claim at the next run of the gate, too", async () => {
  await post(gate, result("SUCCESS"));
  aheadMs = 181 * MINUTE_MS;
  await eventually(() => expect(console_.about(reference)).toContain("unclaimed"));
  await gate.close();
  gate = await startTestGate(server, { now, limits: LIMITS });
  // Of an order that ended while its payment was pending: the kiosk returns the money.
  await kiosk.claim([reference], { isPending: false });
  await eventually(() => expect(kiosk.distinct()).toEqual([["SUCCESS"]]));
  await eventually(() => expect(console_.about(reference)).toContain("journalled-at-last"));
});

test("a DECLINED that nobody claims is no case for operators; a later claim finds it", async () => {
  await post(gate, result("DECLINED"));
  aheadMs = 181 * MINUTE_MS;
  await eventually(async () => expect(await undelivered()).toBe(0));
  expect(console_.about(reference)).toEqual([]);
  await kiosk.claim([reference]);
  await eventually(() => expect(kiosk.distinct()).toEqual([["DECLINED"]]));
});

test("what is stored and is no callback is reported, and not delivered again", async () => {
  console_.isAnswering = false;
  await store(subjects.callback("nonsense"), "{}");
  await store(subjects.callback("a".repeat(64)), "no JSON");
  const reported = () => console_.reports.filter(({ report }) => report.type === "unreadable");
  await eventually(() => expect(reported().length).toBeGreaterThan(0));
  expect(await undelivered()).toBe(2);
  console_.isAnswering = true;
  await eventually(async () => expect(await undelivered()).toBe(0));
  // One case a day, however much there is of it.
  expect(new Set(reported().map(({ id }) => id)).size).toBe(1);
});

test("a callback that a later release stored is reported, and waits for that release", async () => {
  await store(subjects.callback("a".repeat(64)), '{"v":2}');
  const line = "stored callback unread";
  const deliveries = () => gate.lines.filter((text) => text.includes(line)).length;
  await eventually(() => expect(deliveries()).toBeGreaterThan(2));
  expect(console_.reports.map(({ report }) => report.type)).toContain("unreadable");
  expect(await undelivered()).toBe(1);
});

test("a SUCCESS that its kiosk does not journal is reported once, and when it is journalled at last", async () => {
  kiosk.answer = "later";
  await kiosk.claim([reference]);
  await post(gate, result("SUCCESS"));
  await eventually(() => expect(kiosk.deliveries.length).toBeGreaterThan(1));
  expect(console_.about(reference)).toEqual([]);
  aheadMs = 16 * MINUTE_MS;
  await eventually(() => expect(console_.about(reference)).toEqual(["not-journalled"]));
  expect(console_.reports.at(-1)?.report).toMatchObject({ kiosk: "kiosk1" });
  // However long it takes: it is claimed.
  aheadMs = 200 * MINUTE_MS;
  kiosk.answer = "ok";
  await eventually(() => {
    expect(console_.about(reference)).toEqual(["not-journalled", "journalled-at-last"]);
  });
});

test("a second claimant is refused and reported, and gets nothing", async () => {
  const second = await TestKiosk.start(server, keys, "kiosk2");
  await kiosk.claim([reference]);
  expect((await second.claim([reference, `${reference}-own`])).refused).toHaveLength(1);
  await eventually(() => expect(console_.about(reference)).toContain("second-claimant"));
  expect(console_.reports.at(-1)?.report).toMatchObject({ kiosk: "kiosk2", holder: "kiosk1" });
  await post(gate, result("SUCCESS"));
  await post(gate, result("SUCCESS", `${reference}-own`));
  await eventually(() => expect(second.deliveries).not.toEqual([]));
  await eventually(() => expect(kiosk.distinct()).toEqual([["SUCCESS"]]));
  expect(second.deliveries.flatMap(({ callbacks }) => callbacks)).toMatchObject([
    { transactionReference: `${reference}-own` },
  ]);
  await second.close();
});

test("a claim that its kiosk disowns is dropped, so that another one can claim", async () => {
  const second = await TestKiosk.start(server, keys, "kiosk2");
  kiosk.answer = "not-mine";
  await kiosk.claim([reference]);
  await post(gate, result("SUCCESS"));
  await eventually(() => expect(kiosk.distinct()).toHaveLength(1));
  await eventually(async () => expect((await second.claim([reference])).refused).toEqual([]));
  await eventually(() => expect(second.distinct()).toEqual([["SUCCESS"]]));
  await second.close();
});

test("two machines with one key are reported; a kiosk that starts again is not", async () => {
  const runs = ["instance2", "instance3"] as const;
  const [copy, later] = await Promise.all(
    runs.map((instance) => TestKiosk.start(server, keys, "kiosk1", instance)),
  );
  await copy?.claim([]);
  await later?.claim([reference]);
  await post(gate, result("SUCCESS"));
  await eventually(() => expect(later?.distinct()).toEqual([["SUCCESS"]]));
  expect(console_.about("shared-key")).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) {
    await copy?.claim([]);
    await later?.claim([]);
  }
  await eventually(() => expect(console_.about("shared-key")).toEqual(["shared-key"]));
  await Promise.all([copy?.close(), later?.close()]);
});

test("a kiosk that claims without end is served no more for a moment, and reported once; others go on", async () => {
  const second = await TestKiosk.start(server, keys, "kiosk2");
  const many = Array.from({ length: 100 }, (_, number) => `${reference}-${number}`);
  await expect(kiosk.claim(many)).rejects.toThrow(/timeout/i);
  await eventually(() => expect(console_.about("too-many-claims")).toEqual(["too-many-claims"]));
  await second.claim([reference]);
  await post(gate, result("SUCCESS"));
  await eventually(() => expect(second.distinct()).toEqual([["SUCCESS"]]));
  await second.close();
});

test("a case that no console has heard of is sent when there is one", async () => {
  await console_.close();
  const second = await TestKiosk.start(server, keys, "kiosk2");
  await kiosk.claim([reference]);
  await second.claim([reference]);
  console_ = await TestConsole.start(server);
  await eventually(() => expect(console_.about(reference)).toContain("second-claimant"));
  await second.close();
});

describe("a stream of which little is left", () => {
  const long = (part: number) => ({
    ...result("SUCCESS", `${reference}-${part}`),
    reason: "x".repeat(9_500),
  });
  const MAX_BYTES = 26_000;
  const streamOf = () => console_.states.at(-1)?.stream;

  beforeEach(async () => {
    await gate.close();
    gate = await startTestGate(server, { maxBytes: MAX_BYTES, now, limits: LIMITS });
  });

  test("loses what kiosks have journalled, and nothing else", async () => {
    await kiosk.claim([`${reference}-1`, `${reference}-2`]);
    for (const part of [1, 1, 2]) expect((await post(gate, long(part))).status).toBe(200);
    await eventually(() => expect(gate.lines.join("")).toContain("removed callbacks"));
    await eventually(() => {
      const { counts, stream } = console_.states.at(-1) ?? {};
      expect(counts).toEqual({ stored: 2, repeated: 1, refused: 0 });
      expect(stream?.messages).toBeLessThan(2);
      expect(stream?.maxBytes).toBe(MAX_BYTES);
    });
    expect(kiosk.distinct()).toHaveLength(2);
    expect(gate.lines.join("")).not.toContain("70 %");
  });

  test("loses what was reported as money without an order", async () => {
    for (const part of [1, 2]) expect((await post(gate, long(part))).status).toBe(200);
    aheadMs = 181 * MINUTE_MS;
    await eventually(() => expect(gate.lines.join("")).toContain("has room again"));
    expect(console_.about(`${reference}-1`)).toContain("unclaimed");
  });

  test("is logged and shown at the console if what is left has no kiosk", async () => {
    for (const part of [1, 2]) expect((await post(gate, long(part))).status).toBe(200);
    await eventually(() => expect(gate.lines.join("")).toContain("fill the stream to 70 %"));
    await eventually(() => expect(streamOf()?.bytes).toBeGreaterThan(0.7 * MAX_BYTES));
    await kiosk.claim([`${reference}-1`, `${reference}-2`]);
    await eventually(() => expect(gate.lines.join("")).toContain("has room again"));
    expect(kiosk.distinct()).toHaveLength(2);
  });
});
