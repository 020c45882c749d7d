import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createLog } from "../net/log.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { testSettings } from "../testing/settings.ts";
import {
  createGate,
  createGateApp,
  type Gate,
  type GateAppOptions,
  type GateOptions,
} from "./gate.ts";
import { createRefusedCallers } from "./refused-callers.ts";

const success = { status: "SUCCESS", transactionReference: "tx-1" };
const card = {
  token: "CARD-CANARY",
  maskedPan: "411111******1111",
  brand: "VISA",
  expiryMonth: 12,
  expiryYear: 2030,
};
const bound = { enrollmentId: "e-1", transactionReference: "tx-1", status: "SUCCESS", card };

let gate: Gate;
let url: string;
let lines: readonly string[];
const onResult = vi.fn<GateOptions["onResult"]>();
const onEnrollmentResult = vi.fn<NonNullable<GateOptions["onEnrollmentResult"]>>();

beforeEach(async () => {
  const { log, lines: written } = recordedLog();
  lines = written;
  onResult.mockReset().mockResolvedValue("accepted");
  onEnrollmentResult.mockReset().mockResolvedValue("accepted");
  gate = createGate({
    settings: testSettings(),
    log,
    onResult,
    onEnrollmentResult,
  });
  ({ url } = await gate.listen());
});
afterEach(() => gate.close());

type Call = {
  readonly path?: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
};

async function call({ path = "result", token = "inbound-new", body, text, headers }: Call) {
  const answer = await fetch(
    `${url}/gate/integration/${path.includes("/") ? path : `integration-1/${path}`}`,
    {
      method: "POST",
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        "Content-Type": "application/json",
        "Idempotency-Key": "key-1",
        ...headers,
      },
      body: text ?? JSON.stringify(body ?? success),
    },
  );
  return { status: answer.status, body: await answer.json() };
}

describe("result (payments.md §4.2)", () => {
  test("a result is passed on whole and answered 200", async () => {
    const body = { ...success, status: "DECLINED", errorCode: "CARD_EXPIRED", reason: "expired" };
    expect(await call({ body })).toEqual({ status: 200, body: { result: "accepted" } });
    expect(onResult.mock.calls).toEqual([
      [
        {
          status: "DECLINED",
          transactionReference: "tx-1",
          errorCode: "CARD_EXPIRED",
          reason: "expired",
          idempotencyKey: "key-1",
        },
      ],
    ]);
  });

  test.each([{ errorCode: 57 }, { reason: ["refused"] }, { card: "none" }])(
    "an optional field that cannot be read does not invalidate a result: %j",
    async (odd) => {
      expect((await call({ body: { ...success, ...odd } })).status).toBe(200);
      expect(onResult.mock.calls[0]?.[0]).toEqual({
        ...success,
        errorCode: null,
        reason: null,
        idempotencyKey: "key-1",
      });
    },
  );

  test("a result that was known before is answered 200", async () => {
    onResult.mockResolvedValue("already-resumed");
    expect(await call({})).toEqual({ status: 200, body: { result: "already-resumed" } });
  });

  test("200 is sent only once the result is journalled", async () => {
    const journalled = Promise.withResolvers<"accepted">();
    onResult.mockReturnValue(journalled.promise);
    const answered = vi.fn();
    const answer = call({}).then(answered);
    await eventually(() => expect(onResult).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(answered).not.toHaveBeenCalled();
    journalled.resolve("accepted");
    await answer;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });

  test("a result that could not be journalled is answered 503, so that it is repeated", async () => {
    onResult.mockRejectedValue(new Error("disk full"));
    expect((await call({})).status).toBe(503);
    expect(lines.join("")).toContain("disk full");
  });

  test.each<[string, Call]>([
    ["bad JSON", { text: "{" }],
    ["an empty body", { text: "" }],
    ["no transactionReference", { body: { status: "SUCCESS" } }],
    ["an empty transactionReference", { body: { status: "SUCCESS", transactionReference: "" } }],
    ["PENDING", { body: { ...success, status: "PENDING" } }],
    ["RETRIABLE", { body: { ...success, status: "RETRIABLE" } }],
    ["UNKNOWN", { body: { ...success, status: "UNKNOWN" } }],
    ["no status", { body: { transactionReference: "tx-1" } }],
    ["a list", { body: [success] }],
    ["more than 64 kB", { body: { ...success, reason: "x".repeat(70_000) } }],
  ])("%s is answered 400 and changes nothing", async (_case, request) => {
    expect((await call(request)).status).toBe(400);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("a body beyond 64 kB is not read, whatever it contains and whether or not its length is announced", async () => {
    const padded = (length: number) => JSON.stringify(success).padEnd(length, " ");
    expect((await call({ text: padded(64 * 1024) })).status).toBe(200);
    onResult.mockClear();
    const tooLarge = { status: 400, body: { error: "body is too large" } };
    expect(await call({ text: padded(64 * 1024 + 1) })).toEqual(tooLarge);
    const headers = { Authorization: "Bearer inbound-new", "Transfer-Encoding": "chunked" };
    const unannounced = request(`${url}/gate/integration/integration-1/result`, {
      ...{ method: "POST", headers, agent: false },
    });
    unannounced.end(padded(64 * 1024 + 1));
    const [answer]: [IncomingMessage] = await once(unannounced, "response").then(([one]) => [one]);
    expect(answer.resume().statusCode).toBe(400);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("the content type does not matter, nor does a missing Idempotency-Key", async () => {
    const answer = await fetch(`${url}/gate/integration/integration-1/result`, {
      method: "POST",
      headers: { Authorization: "bearer inbound-new", "Content-Type": "text/plain" },
      body: JSON.stringify(success),
    });
    expect(answer.status).toBe(200);
    expect(onResult.mock.calls[0]?.[0].idempotencyKey).toBeNull();
  });
});

describe("authorization of callers (payments.md §5)", () => {
  test.each(["inbound-old", "inbound-new"])(
    "the token %s is valid: tokens overlap during rotation",
    async (token) => {
      expect((await call({ token })).status).toBe(200);
    },
  );

  test.each<[string, Call]>([
    ["no token", { token: null }],
    ["a wrong token", { token: "inbound" }],
    ["a longer token", { token: "inbound-newer" }],
    ["the outbound token", { token: "outbound-token" }],
    ["another scheme", { token: null, headers: { Authorization: "Basic inbound-new" } }],
  ])("%s is answered 401, on both callbacks, before the body is read", async (_case, request) => {
    expect((await call({ ...request, text: "{" })).status).toBe(401);
    expect((await call({ ...request, path: "enrollment-result", text: "{" })).status).toBe(401);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("a flood of calls without a token is one log line, and a result from the same address is accepted", async () => {
    for (let round = 0; round < 50; round += 1) await call({ token: "guess" });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, source: "127.0.0.1", calls: 1 });
    expect((await call({})).status).toBe(200);
    await gate.close();
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ source: "127.0.0.1", calls: 49 });
    expect(lines).toHaveLength(3);
  });

  test("another integration is answered 404, but only to a caller with a token", async () => {
    expect((await call({ path: "integration-2/result" })).status).toBe(404);
    expect((await call({ path: "integration-2/enrollment-result" })).status).toBe(404);
    expect((await call({ path: "integration-2/result", token: "wrong" })).status).toBe(401);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("other paths are answered 404", async () => {
    expect((await fetch(url)).status).toBe(404);
    expect((await call({ path: "integration-1/other" })).status).toBe(404);
  });

  test("neither tokens nor bodies reach the log", async () => {
    await call({ body: { ...success, reason: "CANARY-1" } });
    await call({ token: "TOKEN-CANARY" });
    await call({ path: "enrollment-result", body: bound });
    await call({ path: "enrollment-result", body: { ...bound, enrollmentId: 5 } });
    expect(lines).toHaveLength(4);
    expect(lines.join("")).not.toMatch(/CANARY|inbound-/);
  });
});

describe("enrollment-result (payments.md §4.2)", () => {
  const enrolled = (body: unknown) => call({ path: "enrollment-result", body });

  test("a bound card is passed on and answered 200", async () => {
    expect((await enrolled(bound)).status).toBe(200);
    expect(onEnrollmentResult.mock.calls).toEqual([[{ ...bound, idempotencyKey: "key-1" }]]);
  });

  test("unreadable fields that only describe the card, or explain, do not invalidate the binding", async () => {
    const odd = { brand: 5, expiryMonth: "12", expiryYear: 2_030.5 };
    const body = { ...bound, transactionReference: 17, reason: 5, card: { ...card, ...odd } };
    expect((await enrolled(body)).status).toBe(200);
    expect(onEnrollmentResult.mock.calls[0]?.[0]).toMatchObject({
      status: "SUCCESS",
      transactionReference: null,
      card: { token: card.token, maskedPan: card.maskedPan, brand: null, expiryMonth: null },
    });
  });

  test("parts of a card beside DECLINED do not invalidate the decline", async () => {
    expect((await enrolled({ ...bound, status: "DECLINED", card: { brand: 5 } })).status).toBe(200);
    expect(onEnrollmentResult).toHaveBeenCalledOnce();
  });

  test("a declined enrollment needs no card", async () => {
    expect((await enrolled({ ...bound, status: "DECLINED", card: undefined })).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ["no enrollmentId", { ...bound, enrollmentId: undefined }],
    ["PENDING", { ...bound, status: "PENDING" }],
    ["RETRIABLE", { ...bound, status: "RETRIABLE" }],
    ["UNKNOWN", { ...bound, status: "UNKNOWN" }],
    ["SUCCESS without card", { ...bound, card: undefined }],
    ["a card without token", { ...bound, card: { ...card, token: undefined } }],
    [
      "a full card number behind words",
      { ...bound, card: { ...card, maskedPan: "no 4111111111111111" } },
    ],
    [
      "a full card number beside DECLINED",
      { ...bound, status: "DECLINED", card: { ...card, maskedPan: "no 4111111111111111" } },
    ],
    ["a full card number", { ...bound, card: { ...card, maskedPan: "4111111111111111" } }],
    [
      "a spaced full card number",
      { ...bound, card: { ...card, maskedPan: "4111-1111 1111 1111" } },
    ],
  ])("%s is answered 400 and stores nothing", async (_case, body) => {
    expect((await enrolled(body)).status).toBe(400);
    expect(onEnrollmentResult).not.toHaveBeenCalled();
  });

  test("an unknown enrollment is answered 404", async () => {
    onEnrollmentResult.mockResolvedValue("no-match");
    expect((await enrolled(bound)).status).toBe(404);
  });

  test("a kiosk without enrollment answers 404", async () => {
    const plain = createGate({
      settings: testSettings(),
      log: createLog({ level: "silent" }),
      onResult,
    });
    ({ url } = await plain.listen());
    expect((await enrolled(bound)).status).toBe(404);
    expect((await enrolled({})).status).toBe(400);
    await plain.close();
  });
});

describe("a gate of several integrations", () => {
  const FROM = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
  const { log } = recordedLog();
  const refusedCallers = createRefusedCallers(log);
  const stored = vi.fn<GateAppOptions["onResult"]>();
  const enrolled = vi.fn<NonNullable<GateAppOptions["onEnrollmentResult"]>>();
  const app = createGateApp({
    integrations: [
      { integrationId: "one", inboundTokens: ["token-one"], isActive: true },
      { integrationId: "two/ü", inboundTokens: ["token-two"], isActive: true },
      { integrationId: "three", inboundTokens: ["token-three"], isActive: false },
    ],
    ...{ log, refusedCallers, refusedPerMinute: 20 },
    ...{ onResult: stored, onEnrollmentResult: enrolled },
  });
  beforeEach(() => {
    stored.mockReset().mockResolvedValue("accepted");
    enrolled.mockReset().mockResolvedValue("accepted");
  });
  afterAll(() => refusedCallers.stop());

  async function post(integrationId: string, token: string, body: unknown = success) {
    const path = "enrollmentId" in Object(body) ? "enrollment-result" : "result";
    const url = `/gate/integration/${encodeURIComponent(integrationId)}/${path}`;
    const headers = { Authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await app.request(url, init, FROM)).status;
  }

  test.each([
    ["one", "token-one", 200],
    ["two/ü", "token-two", 200],
    ["one", "token-two", 401],
    ["two/ü", "token-one", 401],
    ["one", "token-three", 401],
    ["three", "token-three", 404],
    ["three", "token-one", 404],
    ["four", "token-one", 404],
    ["four", "token-four", 401],
    ["three", "token-four", 401],
  ])("the callback of %s with %s is answered %i", async (integrationId, token, status) => {
    expect(await post(integrationId, token)).toBe(status);
    const source = { integrationId, body: JSON.stringify(success) };
    expect(stored.mock.calls.map(([, from]) => from)).toEqual(status === 200 ? [source] : []);
  });

  test("what was not stored is answered 503, and an enrollment has its body with it", async () => {
    stored.mockResolvedValue("not-stored");
    expect(await post("one", "token-one")).toBe(503);
    expect(await post("one", "token-one", bound)).toBe(200);
    const source = { integrationId: "one", body: JSON.stringify(bound) };
    expect(enrolled).toHaveBeenCalledWith(expect.objectContaining({ enrollmentId: "e-1" }), source);
    enrolled.mockResolvedValue("not-stored");
    expect(await post("one", "token-one", bound)).toBe(503);
  });

  test("too many calls of a source without a valid token are answered 429, those with one never", async () => {
    const guesses = Array.from({ length: 40 }, () => post("one", "guess"));
    expect((await Promise.all(guesses)).at(-1)).toBe(429);
    expect(await post("one", "token-one")).toBe(200);
  });
});

describe("listening", () => {
  test("a port in use is named in the error", async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const second = createGate({
      settings: testSettings({
        payments: { gate: { listen: `127.0.0.1:${port}`, publicUrl: null, tls: null } },
      }),
      log: createLog({ level: "silent" }),
      onResult,
    });
    await expect(second.listen()).rejects.toThrow(
      `payments.gate.listen: 127.0.0.1:${port} is taken by another program`,
    );
    await second.close();
    await new Promise((resolve) => other.close(resolve));
  });

  test("closing waits until a callback under way is answered", async () => {
    const journalled = Promise.withResolvers<"accepted">();
    onResult.mockReturnValue(journalled.promise);
    const answer = call({ headers: { Connection: "close" } });
    await eventually(() => expect(onResult).toHaveBeenCalled());
    const closed = gate.close();
    journalled.resolve("accepted");
    expect((await answer).status).toBe(200);
    await closed;
  });

  test("a body that stops half-way is cut off", async () => {
    const patient = createGate(
      { settings: testSettings(), log: createLog({ level: "silent" }), onResult },
      { requestTimeoutMs: 300, closeGraceMs: 100 },
    );
    const { port } = new URL((await patient.listen()).url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /gate/integration/integration-1/result HTTP/1.1\r\nHost: x\r\n" +
        'Authorization: Bearer inbound-new\r\nContent-Length: 100\r\n\r\n{"status"',
    );
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    expect(onResult).not.toHaveBeenCalled();
    await patient.close();
  });

  test("closing does not wait forever for a body that stops half-way", async () => {
    const patient = createGate(
      { settings: testSettings(), log: createLog({ level: "silent" }), onResult },
      { requestTimeoutMs: 60_000, closeGraceMs: 100 },
    );
    const { port } = new URL((await patient.listen()).url);
    const socket = connect(Number(port), "127.0.0.1");
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.write("POST /gate HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    socket.on("error", () => {});
    await patient.close();
    socket.destroy();
  });
});

describe("calls without a valid token", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("are counted each minute, and a source that is silent for a minute is dropped", () => {
    const { log, lines: written } = recordedLog();
    const callers = createRefusedCallers(log);
    const seen = () => written.map((line) => JSON.parse(line).calls);
    for (let call = 0; call < 10; call += 1) callers.add("192.0.2.1");
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual([1, 9]);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    callers.add("192.0.2.1");
    expect(seen()).toEqual([1, 9, 1]);
    callers.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("of more than a thousand sources are counted together", () => {
    const { log, lines: written } = recordedLog();
    const callers = createRefusedCallers(log);
    for (let source = 0; source < 5_000; source += 1) callers.add(`2001:db8::${source}`);
    expect(written).toHaveLength(1_001);
    callers.stop();
    expect(JSON.parse(written.at(-1) ?? "")).toMatchObject({ source: "others", calls: 3_999 });
  });
});
