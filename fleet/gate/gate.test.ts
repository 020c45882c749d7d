import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { jetstreamManager } from "@nats-io/jetstream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";
import { claimRequest } from "../messages/gate.ts";
import { VERSION, writeMessage } from "../messages/message.ts";
import { integrationHash } from "../messages/names.ts";
import { CALLBACKS, inboxOf, subjects } from "../messages/subjects.ts";
import { serverFiles } from "../server/server-configuration.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { MESSAGING_LIMITS } from "./messaging.ts";
import {
  admitKiosks,
  beginTestGate,
  enter,
  ONE,
  post,
  startTestGate,
  TestConsole,
  type TestGate,
  TestKiosk,
  TWO,
  untilReady,
} from "./testing/test-fleet.ts";

let server: TestServer;
let keys: ReturnType<typeof admitKiosks>;
let gate: TestGate;
let kiosk: TestKiosk;
/** Each test has payments of its own. */
let reference: string;
let tests = 0;

beforeAll(async () => {
  server = await startTestServer();
  keys = admitKiosks(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  tests += 1;
  reference = `payment-${tests}`;
  gate = await startTestGate(server);
  kiosk = await TestKiosk.start(server, keys, "kiosk1");
});
afterEach(async () => {
  await kiosk.close();
  await gate.close();
});

const result = (status: "SUCCESS" | "DECLINED", transactionReference = reference) => ({
  status,
  transactionReference,
});

describe("a result (payments.md §4.2)", () => {
  test("reaches the kiosk that has claimed it, with the fields that were read", async () => {
    await kiosk.claim([reference]);
    const body = { ...result("DECLINED"), errorCode: "CARD_EXPIRED", card: { token: "CANARY" } };
    expect(await post(gate, body)).toEqual({ status: 200, text: '{"result":"accepted"}' });
    await eventually(() => expect(kiosk.distinct()).toHaveLength(1));
    expect(kiosk.deliveries[0]?.callbacks).toEqual([
      {
        integrationId: ONE,
        transactionReference: reference,
        status: "DECLINED",
        errorCode: "CARD_EXPIRED",
        reason: null,
        idempotencyKey: "key-1",
        receivedAt: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(kiosk.deliveries)).not.toContain("CANARY");
  });

  test("that comes before the claim waits for it", async () => {
    expect((await post(gate, result("SUCCESS"))).status).toBe(200);
    await kiosk.claim([reference]);
    await eventually(() => expect(kiosk.distinct()).toEqual([["SUCCESS"]]));
  });

  test("that is repeated is known, and is journalled once", async () => {
    await kiosk.claim([reference]);
    await post(gate, result("SUCCESS"));
    expect((await post(gate, result("SUCCESS"))).text).toContain("already-resumed");
    await post(gate, result("DECLINED"));
    await eventually(() => expect(kiosk.statuses().flat()).toContain("DECLINED"));
    expect((await post(gate, result("DECLINED"))).text).toContain("already-resumed");
    expect(kiosk.statuses()[0]).toEqual(["SUCCESS"]);
  });

  test("of two integrations with one reference reaches the kiosk of each", async () => {
    const other = await TestKiosk.start(server, keys, "kiosk2");
    await kiosk.claim([reference]);
    await other.claim([reference], { integrationId: TWO });
    await post(gate, result("SUCCESS"));
    await post(gate, result("DECLINED"), { integrationId: TWO });
    await eventually(() => {
      expect(kiosk.distinct()).toEqual([["SUCCESS"]]);
      expect(other.distinct()).toEqual([["DECLINED"]]);
    });
    await other.close();
  });

  test.each([
    ["a wrong token", {}, { token: "guess" }, 401],
    ["the token of another integration", {}, { token: "token-2" }, 401],
    ["an unknown integration", {}, { integrationId: "integration-3", token: "token-1" }, 404],
    ["70 kB", { reason: "x".repeat(70_000) }, {}, 400],
    ["a status that is not final", { status: "PENDING" }, {}, 400],
  ])("with %s is refused", async (_case, more, caller, status) => {
    await kiosk.claim([reference]);
    expect((await post(gate, { ...result("SUCCESS"), ...more }, caller)).status).toBe(status);
    expect(await metrics()).toContain("kiosk_fleet_gate_refused_total 1");
  });
});

describe("a claim that has its answer sent elsewhere", () => {
  test.each([
    ["empties no stream", `$JS.API.STREAM.PURGE.${CALLBACKS}`],
    ["stores no callback", subjects.callback("a".repeat(64))],
    ["reaches no other kiosk", `${inboxOf("kiosk2")}.1`],
  ])("%s", async (_name, reply) => {
    const other = await enter(server, keys.kiosk2, "kiosk2");
    const heard: unknown[] = [];
    other.subscribe(`${inboxOf("kiosk2")}.1`, {
      callback: (_error, message) => void heard.push(message),
    });
    await other.flush();
    await post(gate, result("SUCCESS"));
    const gateConnection = await enter(server, server.gateKey, "gate");
    const { streams } = await jetstreamManager(gateConnection);
    const before = await streams.info(CALLBACKS);

    const thief = await enter(server, keys.kiosk1, "kiosk1");
    const named = { instance: "instance1", integration: integrationHash(ONE) };
    const data = writeMessage(claimRequest, { v: VERSION, ...named, claims: [], enrollments: [] });
    thief.publish(subjects.claim("kiosk1"), data, { reply });
    // The gate takes claims in their order.
    await thief.request(subjects.claim("kiosk1"), data);
    const { state } = await streams.info(CALLBACKS);
    expect(state).toMatchObject({
      messages: before.state.messages,
      last_seq: before.state.last_seq,
    });
    await other.flush();
    expect(heard).toEqual([]);
    await Promise.all([thief, other, gateConnection].map((connection) => connection.close()));
  });
});

describe("two results of one payment keep their order", () => {
  const stories = [
    ["DECLINED", "SUCCESS"],
    ["SUCCESS", "DECLINED"],
  ] as const;

  test.each(stories)("%s then %s, at a look-up", async (first, second) => {
    await post(gate, result(first));
    await post(gate, result(second));
    await kiosk.claim([reference]);
    await eventually(() => expect(kiosk.statuses().at(-1)).toEqual([first, second]));
    expect(kiosk.statuses()[0]?.[0]).toBe(first);
  });

  test.each(stories)("%s then %s, while the kiosk cannot write", async (first, second) => {
    kiosk.answer = "later";
    await kiosk.claim([reference], { isPending: false });
    await post(gate, result(first));
    await post(gate, result(second));
    await eventually(() => expect(kiosk.statuses().length).toBeGreaterThan(3));
    kiosk.answer = "ok";
    const before = kiosk.deliveries.length;
    await eventually(() => expect(kiosk.deliveries.length).toBeGreaterThan(before));
    expect(kiosk.statuses().at(-1)).toEqual([first, second]);
    // Alone only as long as there was no other.
    expect(kiosk.statuses().filter(([one]) => one !== first)).toEqual([]);
  });
});

describe("a nats-server that is away", () => {
  test("loses nothing that was acknowledged, although it is killed before the claim", async () => {
    expect((await post(gate, result("SUCCESS"))).status).toBe(200);
    await server.kill();
    await eventually(async () => {
      expect((await post(gate, result("DECLINED"))).status).toBe(503);
    });
    await server.start();
    await untilReady(gate.monitorUrl ?? "");
    await eventually(() => kiosk.claim([reference]));
    await eventually(() => expect(kiosk.statuses().at(-1)).toContain("SUCCESS"));
    expect((await post(gate, result("SUCCESS"))).text).toContain("already-resumed");
  });

  test("that has lost its stream takes and delivers new results, also of payments that had one", async () => {
    await kiosk.claim([reference]);
    await post(gate, result("DECLINED"));
    await eventually(() => expect(kiosk.distinct()).toEqual([["DECLINED"]]));
    await server.kill();
    rmSync(serverFiles(server.folder).stream, { recursive: true });
    await server.start();
    await untilReady(gate.monitorUrl ?? "");
    expect((await post(gate, result("SUCCESS"))).status).toBe(200);
    await eventually(() => expect(kiosk.distinct()).toEqual([["DECLINED"], ["SUCCESS"]]));
  });

  test("that does not answer is answered for by 503, since nothing is known to be stored", async () => {
    const processId = Number(readFileSync(join(server.folder, "nats-server.pid"), "utf8"));
    process.kill(processId, "SIGSTOP");
    try {
      await eventually(async () => {
        expect((await post(gate, result("SUCCESS"))).status).toBe(503);
      });
    } finally {
      process.kill(processId, "SIGCONT");
    }
    await eventually(async () => {
      expect((await post(gate, result("SUCCESS"))).status).toBe(200);
    });
  });
});

test("a full stream is answered 503 until there is room, and kiosks hear of both without a callback", async () => {
  await gate.close();
  const limits = { ...MESSAGING_LIMITS, sayEveryMs: 100 };
  gate = await startTestGate(server, { maxBytes: 40_000, limits });
  const said = (canStore: boolean) =>
    eventually(() => expect(kiosk.hellos.at(-1)?.canStore).toBe(canStore));
  await said(true);
  const long = (part: number) => ({
    ...result("SUCCESS", `${reference}-${part}`),
    reason: "x".repeat(10_000),
  });
  const answers = [];
  for (let part = 0; part < 6; part += 1) answers.push((await post(gate, long(part))).status);
  expect(answers.at(-1)).toBe(503);
  const admin = await enter(server, server.gateKey, "gate");
  const { streams } = await jetstreamManager(admin);
  await said(false);
  await streams.purge(CALLBACKS);
  await said(true);
  await eventually(async () => expect((await streams.info(CALLBACKS)).state.messages).toBe(0));
  await admin.close();
  expect((await post(gate, long(5))).status).toBe(200);
  expect(gate.lines.join("")).not.toContain("unread");
});

test("a gate that cannot store anything says so, although it answers claims", async () => {
  await gate.close();
  const limits = { ...MESSAGING_LIMITS, sayEveryMs: 100 };
  const desk = await TestConsole.start(server);
  // More than the nats-server was started with.
  gate = await beginTestGate(server, { maxBytes: 1e12, limits });
  const { gate: run } = await eventually(() => kiosk.claim([reference]));
  await eventually(() => {
    expect(kiosk.hellos.at(-1)).toMatchObject({ gate: run, canStore: false });
    expect(desk.states.at(-1)).toMatchObject({ gate: run, canStore: false });
  });
  expect((await post(gate, result("SUCCESS"))).status).toBe(503);
  await desk.close();
});

test("the gate says hello, with the number of kiosks that share an integration's limits", async () => {
  await kiosk.claim([]);
  await gate.close();
  const before = kiosk.hellos.length;
  gate = await startTestGate(server);
  await eventually(() => expect(kiosk.hellos.length).toBeGreaterThan(before));
  const first = kiosk.hellos.at(-1);
  expect(first?.integrations).toContainEqual({ integration: integrationHash(ONE), kiosks: 0 });
  expect((await kiosk.claim([])).gate).toBe(first?.gate);
});

describe("other pages", () => {
  test("a customer who has paid on a phone is sent back to the kiosk, in the phone's language", async () => {
    const path = "/return/0b9f5c8e-1111-4222-8333-444455556666/success?appended=1";
    const answer = await fetch(`${gate.url}${path}`, { headers: { "Accept-Language": "de-AT" } });
    expect(await answer.text()).toContain("Sie können diese Seite schließen");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect((await fetch(`${gate.url}/return/x/paid`)).status).toBe(404);
  });

  test("the public address shows that the gate is alive, and no metrics", async () => {
    expect(await (await fetch(`${gate.url}/alive`)).json()).toEqual({ alive: true });
    expect((await fetch(`${gate.url}/metrics`)).status).toBe(404);
    expect(await metrics()).toContain("kiosk_fleet_gate_ready 1");
  });
});

async function metrics(): Promise<string> {
  return (await fetch(`${gate.monitorUrl}/metrics`)).text();
}
