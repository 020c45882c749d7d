import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { HttpClient, HttpRequest, HttpResult } from "../net/http-client.ts";
import { createLog, type Log } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { testSettings } from "../testing/settings.ts";
import { createIntegrator, type Integrator } from "./integrator.ts";
import {
  type IntegratorServer,
  type Reply,
  startIntegratorServer,
} from "./testing/integrator-server.ts";

const returnUrls = {
  successUrl: "https://kiosk.example/return/success",
  errorUrl: "https://kiosk.example/return/error",
  cancelUrl: "https://kiosk.example/return/cancel",
};
const payment = {
  idempotencyKey: "8c5f5f0e-7a57-4f83-9f4f-0b1f5e9c2d11",
  paymentId: "pay-1",
  amount: "12.905",
  currency: "KWD",
  returnUrls,
};
const card = { token: "CARD-CANARY", maskedPan: "411111******1111", brand: "VISA" };
const enrollment = {
  idempotencyKey: payment.idempotencyKey,
  enrollmentId: "5f0c4a52-62f4-4f2b-8b67-6f7f3a3b1d10",
  customer: { email: "a@example.com", language: "en" },
  currency: "EUR",
  returnUrls,
};

let server: IntegratorServer;
let http: HttpClient;
let log: Log;
let lines: string[];
let integrator: Integrator;

beforeEach(async () => {
  lines = [];
  log = createLog({ destination: { write: (line) => void lines.push(line) } });
  server = await startIntegratorServer();
  http = createHttpClient({ caFile: null, log });
  integrator = createIntegratorFor({});
});
afterEach(async () => {
  await http.close();
  await server.close();
});

function createIntegratorFor(overrides: Parameters<typeof testSettings>[0]): Integrator {
  const settings = testSettings({
    ...overrides,
    payments: { integratorBaseUrl: server.baseUrl, ...overrides?.payments },
  });
  return createIntegrator({ http, settings, log, now: () => Date.now() });
}

const bodySeen = () => JSON.parse(server.seen.at(-1)?.body ?? "null");

describe("requests (§2.2, §4.1, §5)", () => {
  beforeEach(() => {
    server.reply = { body: { status: "SUCCESS", transactionReference: "tx-1" } };
  });

  test.each(["authorize", "sale"] as const)(
    "%s carries the whole payment request",
    async (name) => {
      await integrator[name](payment);
      expect(server.seen).toEqual([
        expect.objectContaining({
          method: "POST",
          path: `/integrator/v1/${name}`,
          headers: expect.objectContaining({
            authorization: "Bearer outbound-token",
            "idempotency-key": payment.idempotencyKey,
            "content-type": "application/json",
          }),
        }),
      ]);
      expect(bodySeen()).toEqual({
        paymentId: "pay-1",
        amount: 12.905,
        currency: "KWD",
        settings: { merchantId: "m-1", currency: "KWD" },
        returnUrls,
      });
    },
  );

  test("amounts go out as exact decimals", async () => {
    await integrator.sale({ ...payment, amount: "1234567.10" });
    expect(server.seen[0]?.body).toContain('"amount":1234567.1,');
  });

  test("the settings' own currency never wins over the payment's", async () => {
    const other = createIntegratorFor({ payments: { settings: { currency: "XXX" } } });
    await other.sale(payment);
    expect(bodySeen().settings.currency).toBe("KWD");
  });

  test("a card token goes verbatim, a wallet under its wire name", async () => {
    const wallets = { WALLET_A_PAY: "ACME_PAY", WALLET_B_PAY: "BETA_PAY" };
    const branded = createIntegratorFor({ wire: { wallets } });
    await branded.sale({ ...payment, paymentInstrument: { type: "CARD_TOKEN", token: "T" } });
    expect(bodySeen().paymentInstrument).toEqual({ type: "CARD_TOKEN", token: "T" });
    await branded.sale({
      ...payment,
      paymentInstrument: { type: "WALLET_A_PAY", walletPayload: "W" },
    });
    expect(bodySeen().paymentInstrument).toEqual({ type: "ACME_PAY", walletPayload: "W" });
  });

  test("capture, reverse and refund carry exactly what is listed", async () => {
    const { idempotencyKey } = payment;
    const of = { idempotencyKey, transactionReference: "tx-1" };
    await integrator.capture({ ...of, paymentId: "pay-1" });
    expect(bodySeen()).toEqual({ paymentId: "pay-1", transactionReference: "tx-1" });
    await integrator.capture({ ...of, paymentId: "pay-1", amount: "3.50" });
    expect(bodySeen()).toEqual({ paymentId: "pay-1", transactionReference: "tx-1", amount: 3.5 });
    await integrator.reverse(of);
    expect(bodySeen()).toEqual({ transactionReference: "tx-1" });
    await integrator.refund({ ...of, amount: "0.10" });
    expect(bodySeen()).toEqual({ transactionReference: "tx-1", amount: 0.1 });
    expect(server.seen.map(({ path, headers }) => [path, headers["idempotency-key"]])).toEqual([
      ["/integrator/v1/capture", idempotencyKey],
      ["/integrator/v1/capture", idempotencyKey],
      ["/integrator/v1/reverse", idempotencyKey],
      ["/integrator/v1/refund", idempotencyKey],
    ]);
  });

  test("enroll carries the enrollment request", async () => {
    await integrator.enroll(enrollment);
    expect(server.seen[0]).toMatchObject({
      path: "/integrator/v1/enroll",
      headers: { "idempotency-key": enrollment.idempotencyKey },
    });
    expect(bodySeen()).toEqual({
      enrollmentId: enrollment.enrollmentId,
      customer: enrollment.customer,
      settings: { merchantId: "m-1", currency: "EUR" },
      returnUrls,
    });
  });

  test("inquiries carry no key, and the reference only once it is known", async () => {
    await integrator.inquireStatus({ paymentId: "pay-1" });
    expect(bodySeen()).toEqual({ paymentId: "pay-1" });
    await integrator.inquireStatus({ paymentId: "pay-1", transactionReference: "tx-1" });
    expect(bodySeen()).toEqual({ paymentId: "pay-1", transactionReference: "tx-1" });
    await integrator.inquireEnrollmentStatus({ enrollmentId: enrollment.enrollmentId });
    expect(bodySeen()).toEqual({ enrollmentId: enrollment.enrollmentId });
    expect(server.seen.map(({ headers }) => headers["idempotency-key"])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("the apiVersion of the settings is the path's", async () => {
    await createIntegratorFor({ payments: { apiVersion: "v2" } }).health();
    expect(server.seen[0]).toMatchObject({ method: "GET", path: "/integrator/v2/health" });
  });

  test("every call keeps the limits of §8", async () => {
    const asked: HttpRequest[] = [];
    const recording = {
      send: async (request: HttpRequest): Promise<HttpResult> => {
        asked.push(request);
        return { kind: "answer", status: 200, headers: {}, text: "{}" };
      },
    };
    const settings = testSettings();
    const limited = createIntegrator({ http: recording, settings, log, now: () => 0 });
    await limited.sale(payment);
    await limited.health();
    await limited.inquireStatus({ paymentId: "pay-1" });
    for (const { connectTimeoutMs, totalTimeoutMs } of asked) {
      expect([connectTimeoutMs, totalTimeoutMs]).toEqual([2_000, 10_000]);
    }
    expect(asked).toHaveLength(3);
  });
});

describe("how an answer is read (§7)", () => {
  const outcome = async (reply: Reply) => {
    server.reply = reply;
    return integrator.authorize(payment);
  };

  test.each<[string, Reply, unknown]>([
    [
      "SUCCESS",
      { body: { status: "SUCCESS", transactionReference: "tx-1" } },
      { status: "SUCCESS", transactionReference: "tx-1" },
    ],
    [
      "SUCCESS without a reference",
      { body: { status: "SUCCESS" } },
      { status: "SUCCESS", transactionReference: null },
    ],
    [
      "PENDING with a page",
      {
        body: {
          status: "PENDING",
          transactionReference: "tx-1",
          redirectUrl: "https://pay.example/p/1",
          expectedTtlSeconds: 600,
        },
      },
      {
        status: "PENDING",
        transactionReference: "tx-1",
        redirectUrl: "https://pay.example/p/1",
        expectedTtlSeconds: 600,
      },
    ],
    [
      "PENDING at a terminal",
      { body: { status: "PENDING", transactionReference: "tx-1" } },
      {
        status: "PENDING",
        transactionReference: "tx-1",
        redirectUrl: null,
        expectedTtlSeconds: null,
      },
    ],
    [
      "DECLINED",
      { body: { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY", reason: "no funds" } },
      { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY", reason: "no funds" },
    ],
    [
      "a transient RETRIABLE body",
      { body: { status: "RETRIABLE", errorCode: "GATEWAY_ERROR" } },
      { status: "RETRIABLE", cause: "GATEWAY_ERROR", mayHaveArrived: true },
    ],
    ["UNKNOWN", { body: { status: "UNKNOWN" } }, { status: "UNKNOWN", cause: "200 UNKNOWN" }],
  ])("200 %s is that outcome", async (_case, reply, expected) => {
    expect(await outcome(reply)).toEqual(expected);
  });

  test.each([400, 401, 403, 404, 402, 409, 410, 422, 501, 201, 202, 204, 302])(
    "HTTP %i is UNKNOWN and not repeated, whatever its body says",
    async (status) => {
      const text = status === 204 ? "" : '{"status":"SUCCESS","transactionReference":"tx-1"}';
      expect(await outcome({ status, text })).toEqual({
        status: "UNKNOWN",
        cause: `HTTP ${status}`,
      });
    },
  );

  test.each([408, 429, 500, 502, 503, 504, 507])(
    "HTTP %i is RETRIABLE, whatever its body says",
    async (status) => {
      expect(await outcome({ status, body: { status: "DECLINED" } })).toEqual({
        status: "RETRIABLE",
        cause: `HTTP ${status}`,
        mayHaveArrived: true,
      });
    },
  );

  test.each([
    { expectedTtlSeconds: 0 },
    { expectedTtlSeconds: "900" },
    { errorCode: 57 },
    { reason: ["refused"] },
  ])("what only explains an outcome does not make it lost: %j", async (odd) => {
    const told = { transactionReference: "tx-1", ...odd };
    const success = await outcome({ body: { status: "SUCCESS", ...told } });
    expect(success).toEqual({ status: "SUCCESS", transactionReference: "tx-1" });
    const declined = await outcome({ body: { status: "DECLINED", ...told } });
    expect(declined).toEqual({ status: "DECLINED", errorCode: null, reason: null });
    const redirectUrl = "https://pay.example/p";
    expect(await outcome({ body: { status: "PENDING", redirectUrl, ...told } })).toEqual({
      status: "PENDING",
      transactionReference: "tx-1",
      redirectUrl,
      expectedTtlSeconds: null,
    });
  });

  test.each<[string, Reply]>([
    ["no JSON", { text: "<html>" }],
    ["an empty body", { text: "" }],
    ["no status", { body: {} }],
    ["another status than the five", { body: { status: "OK" } }],
    ["PENDING without a reference", { body: { status: "PENDING" } }],
    ["PENDING with an empty reference", { body: { status: "PENDING", transactionReference: "" } }],
    [
      "a page that is not https",
      {
        body: { status: "PENDING", transactionReference: "t", redirectUrl: "http://pay.example/" },
      },
    ],
    [
      "a page that is script",
      {
        body: { status: "PENDING", transactionReference: "t", redirectUrl: "javascript:alert(1)" },
      },
    ],
  ])("a 200 with %s is as good as lost", async (_case, reply) => {
    const expected = { status: "RETRIABLE", mayHaveArrived: true };
    expect(await outcome(reply)).toMatchObject(expected);
  });

  test("an answer cut at any byte is never an outcome", async () => {
    const whole = JSON.stringify({ status: "SUCCESS", transactionReference: "tx-1" });
    for (let length = 0; length < whole.length; length += 1) {
      const cut = await outcome({ text: whole.slice(0, length) });
      expect(cut).toEqual({
        status: "RETRIABLE",
        cause: "malformed: not JSON",
        mayHaveArrived: true,
      });
    }
  });

  test("an answer that never ends is given up as a lost one", async () => {
    expect(await outcome({ text: "x".repeat(300_000) })).toEqual({
      status: "RETRIABLE",
      cause: "too-large",
      mayHaveArrived: true,
    });
  });

  test("a lost answer is RETRIABLE and may have arrived", async () => {
    expect(await outcome({ drop: true })).toEqual({
      status: "RETRIABLE",
      cause: "broken",
      mayHaveArrived: true,
    });
  });

  test("a refused connection is RETRIABLE and has not arrived", async () => {
    await server.close();
    expect(await outcome({})).toEqual({
      status: "RETRIABLE",
      cause: "refused",
      mayHaveArrived: false,
    });
  });

  test("PENDING is no answer of capture, reverse or refund", async () => {
    server.reply = { body: { status: "PENDING", transactionReference: "tx-1" } };
    const of = { idempotencyKey: payment.idempotencyKey, transactionReference: "tx-1" };
    const results = [
      await integrator.capture({ ...of, paymentId: "pay-1" }),
      await integrator.reverse(of),
      await integrator.refund({ ...of, amount: "1" }),
    ];
    expect(results.map(({ status }) => status)).toEqual(["UNKNOWN", "UNKNOWN", "UNKNOWN"]);
  });

  test("neither free text nor secrets of an answer reach the log", async () => {
    await outcome({ body: { status: "DECLINED", errorCode: "CARD_EXPIRED", reason: "CANARY-1" } });
    await outcome({ body: { status: "UNKNOWN", reason: "CANARY-2" } });
    server.reply = { body: { status: "SUCCESS", card } };
    await integrator.enroll(enrollment);
    const walletPayload = "WALLET-CANARY";
    await integrator.sale({
      ...payment,
      paymentInstrument: { type: "WALLET_A_PAY", walletPayload },
    });
    expect(lines.join("")).toContain("CARD_EXPIRED");
    expect(lines.join("")).not.toContain("CANARY");
    expect(lines.join("")).not.toContain("outbound-token");
  });
});

test("after five failures in a row a call is not made: it has not arrived", async () => {
  server.reply = { status: 503 };
  for (let count = 0; count < 5; count += 1) await integrator.sale(payment);
  expect(await integrator.sale({ ...payment, idempotencyKey: randomUUID() })).toEqual({
    status: "RETRIABLE",
    cause: "circuit-open",
    mayHaveArrived: false,
  });
  expect(server.seen).toHaveLength(5);
  server.reply = { body: { status: "UP" } };
  expect(await integrator.health()).toBe("UP");
});

test("declines and refused requests do not open the breaker", async () => {
  for (const reply of [{ body: { status: "DECLINED" } }, { status: 400 }, { status: 501 }]) {
    server.reply = reply;
    for (let count = 0; count < 6; count += 1) await integrator.sale(payment);
  }
  expect(server.seen).toHaveLength(18);
});

describe("capabilities and health", () => {
  test("unknown capabilities are dropped, wallets read by their wire names", async () => {
    const wallets = { WALLET_A_PAY: "ACME_PAY", WALLET_B_PAY: "BETA_PAY" };
    const branded = createIntegratorFor({ wire: { wallets } });
    server.reply = {
      body: { capabilities: ["CAPTURE", "ACME_PAY", "WALLET_B_PAY", "TIME_TRAVEL"] },
    };
    expect(await branded.capabilities()).toEqual(new Set(["CAPTURE", "WALLET_A_PAY"]));
  });

  test.each<[string, Reply]>([
    ["an error", { status: 500 }],
    ["a malformed list", { body: { capabilities: "CAPTURE" } }],
  ])("%s is no list of capabilities, rather than an empty one", async (_case, reply) => {
    server.reply = reply;
    expect(await integrator.capabilities()).toBeNull();
  });

  test.each<[string, Reply, string]>([
    ["UP", { body: { status: "UP" } }, "UP"],
    ["DOWN", { body: { status: "DOWN" } }, "DOWN"],
    ["HTTP 503", { status: 503, body: { status: "UP" } }, "DOWN"],
    ["another word", { body: { status: "OK" } }, "DOWN"],
    ["a lost answer", { drop: true }, "DOWN"],
  ])(
    "an answer of %s means what it says, and anything else is DOWN",
    async (_case, reply, expected) => {
      server.reply = reply;
      expect(await integrator.health()).toBe(expected);
    },
  );
});

describe("inquiries (§2.5)", () => {
  test.each([
    "AUTHORIZED",
    "CAPTURED",
    "VOIDED",
    "REFUNDED",
    "DECLINED",
    "EXPIRED",
    "PENDING",
    "NOT_FOUND",
  ])("%s is a status", async (status) => {
    server.reply = { body: { status, transactionReference: "tx-1", rawStatus: "raw" } };
    expect(await integrator.inquireStatus({ paymentId: "pay-1" })).toEqual({
      kind: "status",
      status,
      transactionReference: "tx-1",
      rawStatus: "raw",
    });
  });

  test.each<[string, Reply, string]>([
    ["HTTP 404", { status: 404 }, "HTTP 404"],
    ["HTTP 500", { status: 500 }, "HTTP 500"],
    ["another word", { body: { status: "PAID" } }, "malformed: status"],
    ["a lost answer", { drop: true }, "broken"],
  ])("%s is no answer, never NOT_FOUND", async (_case, reply, cause) => {
    server.reply = reply;
    expect(await integrator.inquireStatus({ paymentId: "p" })).toEqual({
      kind: "no-answer",
      cause,
    });
  });

  test("a completed enrollment brings its card", async () => {
    server.reply = { body: { status: "COMPLETED", transactionReference: "tx-1", card } };
    const { enrollmentId } = enrollment;
    expect(await integrator.inquireEnrollmentStatus({ enrollmentId })).toEqual({
      kind: "status",
      status: "COMPLETED",
      transactionReference: "tx-1",
      card: { ...card, expiryMonth: null, expiryYear: null },
    });
    server.reply = { body: { status: "COMPLETED" } };
    expect(await integrator.inquireEnrollmentStatus({ enrollmentId })).toMatchObject({
      kind: "no-answer",
    });
    server.reply = { body: { status: "NOT_FOUND" } };
    expect(await integrator.inquireEnrollmentStatus({ enrollmentId })).toEqual({
      kind: "status",
      status: "NOT_FOUND",
      transactionReference: null,
    });
  });
});

describe("enrollment (§2.3, §3)", () => {
  test("SUCCESS brings the card inline", async () => {
    server.reply = { body: { status: "SUCCESS", card } };
    expect(await integrator.enroll(enrollment)).toMatchObject({ status: "SUCCESS", card });
  });

  test.each([
    ["no card", undefined],
    ["a full card number as mask", { ...card, maskedPan: "4111 1111 1111 1111" }],
  ])("SUCCESS with %s is as good as lost", async (_case, bad) => {
    server.reply = { body: { status: "SUCCESS", card: bad } };
    expect(await integrator.enroll(enrollment)).toMatchObject({ status: "RETRIABLE" });
  });

  test("PENDING brings the page", async () => {
    const redirectUrl = "https://pay.example/enroll/1";
    server.reply = { body: { status: "PENDING", transactionReference: "tx-1", redirectUrl } };
    expect(await integrator.enroll(enrollment)).toMatchObject({ status: "PENDING", redirectUrl });
  });
});
