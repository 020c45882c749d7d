import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";
import type { AuditEntry, ConsoleOrder } from "./rpc/contract.ts";
import {
  type ConsoleFixture,
  type Kiosk,
  type SignedIn,
  startFixture,
} from "./testing/console-fixture.ts";

let fixture: ConsoleFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const wishFor = (kiosk: Kiosk) => ({
  kiosk: kiosk.id,
  checkoutId: randomUUID(),
  seq: 4,
  key: randomUUID(),
});

/** The audit of a kiosk's orders, the earliest first. */
async function auditOf(kiosk: Kiosk): Promise<AuditEntry[]> {
  const { client, input } = await fixture.manager();
  const filter = { who: null, kiosk: kiosk.id, before: null };
  const { entries } = await client.audit.list({ ...input, ...filter });
  return entries.filter(({ checkoutId }) => checkoutId !== null).reverse();
}

test("what a person wants reaches the kiosk with its last nonce, key and name, and is answered", async () => {
  const settler = await fixture.person("settle");
  const kiosk = await fixture.liveKiosk("nonce-of-that-state");
  await kiosk.serve({ outcome: "recorded", seq: 5 });
  const wish = wishFor(kiosk);
  const answer = await settler.client.orders.resolve({
    ...settler.input,
    ...wish,
    how: "returned",
  });
  expect(answer).toEqual({ outcome: "recorded", order: null, seq: 5 });
  expect(kiosk.requests).toEqual([
    {
      v: 1,
      nonce: "nonce-of-that-state",
      key: wish.key,
      person: settler.name,
      act: { type: "resolve", checkoutId: wish.checkoutId, seq: 4, how: "returned" },
    },
  ]);
  expect(await auditOf(kiosk)).toMatchObject([
    { act: "resolve", outcome: "asked", who: settler.name, source: "192.0.2.1" },
    { act: "resolve", outcome: "recorded", details: { key: wish.key, how: "returned" } },
  ]);
});

test.each([
  "stale",
  "not-allowed",
  "too-much",
  "not-possible",
  "unknown-order",
  "trouble",
] as const)("the kiosk's answer %s is passed on, and in the audit", async (outcome) => {
  const { client, input } = await fixture.person("refund");
  const kiosk = await fixture.liveKiosk();
  await kiosk.serve({ outcome });
  const wish = { ...input, ...wishFor(kiosk), refundId: randomUUID(), amount: "1.50" };
  expect(await client.orders.refund(wish)).toMatchObject({ outcome });
  expect((await auditOf(kiosk)).map((entry) => entry.outcome)).toEqual(["asked", outcome]);
});

test("two calls with one key while the kiosk thinks are one request with one answer", async () => {
  const { client, input } = await fixture.person("settle");
  const kiosk = await fixture.liveKiosk();
  await kiosk.serve(null);
  const wish = { ...input, ...wishFor(kiosk) };
  const answers = [client.orders.retry(wish), client.orders.retry(wish)];
  await eventually(() => expect(kiosk.requests).toHaveLength(1));
  kiosk.respond({ outcome: "recorded" });
  expect((await Promise.all(answers)).map(({ outcome }) => outcome)).toEqual([
    "recorded",
    "recorded",
  ]);
  expect(kiosk.requests).toHaveLength(1);
});

test("a repeat after the answer goes to the kiosk with the same key, which knows it", async () => {
  const { client, input } = await fixture.person("settle");
  const kiosk = await fixture.liveKiosk();
  await kiosk.serve({ outcome: "recorded" });
  const wish = { ...input, ...wishFor(kiosk) };
  await client.orders.retry(wish);
  await client.orders.retry(wish);
  expect(kiosk.requests.map(({ key }) => key)).toEqual([wish.key, wish.key]);
});

test("looking at an order asks its kiosk, and is no act", async () => {
  const { client, input } = await fixture.person("look");
  const kiosk = await fixture.liveKiosk();
  await kiosk.serve({ outcome: "seen", seq: 9 });
  const checkoutId = randomUUID();
  const seen = await client.orders.look({ ...input, kiosk: kiosk.id, checkoutId });
  expect(seen).toMatchObject({ outcome: "seen", seq: 9 });
  expect(kiosk.requests[0]?.act).toEqual({ type: "look", checkoutId });
  expect(await auditOf(kiosk)).toEqual([]);
});

test("to a kiosk that was never heard nothing is sent", async () => {
  const { client, input } = await fixture.person("settle");
  const kiosk = await fixture.pairedKiosk({ outlet: "f".repeat(16) });
  await kiosk.serve({ outcome: "recorded" });
  expect(await client.orders.retry({ ...input, ...wishFor(kiosk) })).toMatchObject({
    outcome: "away",
  });
  expect(kiosk.requests).toEqual([]);
  expect((await auditOf(kiosk)).map(({ outcome }) => outcome)).toEqual(["away"]);
});

test("to a kiosk that is silent for 20 s nothing is sent, and its row says so", async () => {
  const { client, input } = await fixture.person("settle");
  const kiosk = await fixture.liveKiosk();
  await kiosk.serve({ outcome: "recorded" });
  fixture.aheadMs += 20_000;
  expect(await client.orders.retry({ ...input, ...wishFor(kiosk) })).toMatchObject({
    outcome: "away",
  });
  expect(kiosk.requests).toEqual([]);
  const row = await fixture.heard(kiosk, ({ presence }) => presence === "silent");
  expect(row.alarms).toContain("silent");
});

test("a kiosk that has just gone is away at once, not after a time-out", async () => {
  const { client, input } = await fixture.person("settle");
  const kiosk = await fixture.liveKiosk();
  await kiosk.connection.close();
  expect(await client.orders.retry({ ...input, ...wishFor(kiosk) })).toMatchObject({
    outcome: "away",
  });
  expect((await auditOf(kiosk)).map(({ outcome }) => outcome)).toEqual(["asked", "away"]);
});

test("an answer that comes too late is in the audit, and the person saw nothing else", async () => {
  fixture.answerWithinMs = 100;
  await fixture.restart();
  const { client, input } = await fixture.person("settle");
  const kiosk = await fixture.liveKiosk();
  await kiosk.serve(null);
  const wish = { ...input, ...wishFor(kiosk) };
  const answer = await client.orders.retry(wish);
  expect(answer).toMatchObject({ outcome: "no-answer" });
  kiosk.respond({ outcome: "recorded" });
  await eventually(async () =>
    expect((await auditOf(kiosk)).map(({ outcome }) => outcome)).toEqual([
      "asked",
      "no-answer",
      "recorded",
    ]),
  );
  fixture.answerWithinMs = 5_000;
  await fixture.restart();
});

test("orders that need a person are listed with their kiosk, and marked when it is silent", async () => {
  const person = await fixture.person("look");
  const kiosk = await fixture.liveKiosk();
  const checkoutId = randomUUID();
  const order = {
    checkoutId,
    queueNumber: "12",
    platformOrderId: 10_000_001,
    placedAt: 5,
    orderType: "EAT_IN" as const,
    total: "9.50",
    phase: "with_staff" as const,
    reasons: ["closing-refused" as const],
    seq: 7,
  };
  kiosk.say({ listed: [order], listedCount: 3, unmatched: 2, terminalId: "by the door" });
  const found = await orderOf(person, checkoutId, () => true);
  expect(found).toMatchObject({ kiosk: kiosk.id, kioskName: "by the door", isAway: false, seq: 7 });
  fixture.aheadMs += 20_000;
  expect(await orderOf(person, checkoutId, ({ isAway }) => isAway)).toMatchObject({ seq: 7 });
});

async function orderOf(
  { client, input }: SignedIn,
  checkoutId: string,
  isSo: (order: ConsoleOrder) => boolean,
): Promise<ConsoleOrder> {
  for await (const { orders } of await client.orders.live(input)) {
    const order = orders.find((one) => one.checkoutId === checkoutId);
    if (order && isSo(order)) return order;
  }
  throw new Error("the stream has ended");
}

test("a customer's call is listed while it lasts, with the same beginning in each state", async () => {
  const { client, input } = await fixture.person("look");
  const kiosk = await fixture.liveKiosk();
  const since: number[] = [];
  kiosk.say({ staffCall: { agoMs: 3_000 } });
  for await (const calls of await client.calls.live(input)) {
    const call = calls.find((one) => one.kiosk === kiosk.id);
    if (call) since.push(call.since);
    if (call && since.length === 1) kiosk.say({ staffCall: null });
    if (!call && since.length > 0) break;
  }
  expect(since).toHaveLength(1);
});

test("a kiosk's alarms: number of another one, another outlet, clock, disk, unknown release", async () => {
  const kiosk = await fixture.liveKiosk();
  const other = await fixture.liveKiosk();
  const { number, outlet } = await fixture.heard(other, () => true);
  kiosk.say({
    outlet,
    number,
    at: Date.now() + fixture.aheadMs - 400_000,
    disk: { bytes: 1, freeBytes: 1_000, trouble: null },
    health: { state: "waiting", because: ["menu"], notes: [], page: "open" },
  });
  const row = await fixture.heard(kiosk, ({ alarms }) => alarms.length >= 5);
  expect(row.alarms).toEqual(["not-serving", "same-number", "other-outlet", "clock-off", "disk"]);
  expect(row.sameNumber).toEqual([other.id]);
  expect(row.clockAheadMs).toBeLessThan(-390_000);
  expect(await fixture.heard(other, ({ alarms }) => alarms.includes("same-number"))).toBeDefined();
  kiosk.connection.publish(`state.${kiosk.id}`, JSON.stringify({ v: 2 }));
  expect(await fixture.heard(kiosk, ({ alarms }) => alarms.includes("unreadable"))).toBeDefined();
});

test("no nonce of a kiosk is in anything that a page gets", async () => {
  const nonce = "canary-canary-canary";
  const kiosk = await fixture.liveKiosk(nonce);
  expect(JSON.stringify(await fixture.heard(kiosk, () => true))).not.toContain("canary");
});
