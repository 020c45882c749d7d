/** What the kiosk sends to the integrator (payments.md §2, §4.1, §5), and when it sends nothing. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import type { HttpRequest, HttpResult } from "../net/http-client.ts";
import { testSettings } from "../testing/settings.ts";
import { createIntegrator, type Integrator } from "./integrator.ts";
import type { LimitsClock } from "./limits.ts";
import {
  ENROLLMENT,
  type IntegratorTalk,
  openIntegratorTalk,
  PAYMENT,
} from "./testing/integrator-client.ts";

/** For clients whose limits are not reached. */
const STOPPED_CLOCK: LimitsClock = { monotonic: () => 0, now: () => 0, at: () => () => {} };

/** Names an earlier payment. */
const EARLIER = { idempotencyKey: PAYMENT.idempotencyKey, transactionReference: "tx-1" };

let talk: IntegratorTalk;

beforeEach(async () => {
  talk = await openIntegratorTalk();
});
afterEach(() => talk.close());

describe("requests (payments.md §2.2, §4.1, §5)", () => {
  beforeEach(() => {
    talk.server.reply = { body: { status: "SUCCESS", transactionReference: "tx-1" } };
  });

  test.each<[string, (integrator: Integrator) => Promise<unknown>]>([
    ["GET capabilities", (integrator) => integrator.capabilities()],
    ["GET health", (integrator) => integrator.health()],
    ["POST authorize", (integrator) => integrator.authorize(PAYMENT)],
    ["POST capture", (integrator) => integrator.capture({ ...EARLIER, paymentId: "pay-1" })],
    ["POST reverse", (integrator) => integrator.reverse(EARLIER)],
    ["POST sale", (integrator) => integrator.sale(PAYMENT)],
    ["POST refund", (integrator) => integrator.refund({ ...EARLIER, amount: "1" })],
    ["POST inquire-status", (integrator) => integrator.inquireStatus({ paymentId: "pay-1" })],
    ["POST enroll", (integrator) => integrator.enroll(ENROLLMENT)],
    [
      "POST inquire-enrollment-status",
      (integrator) => integrator.inquireEnrollmentStatus({ enrollmentId: ENROLLMENT.enrollmentId }),
    ],
  ])("%s carries the bearer token", async (operation, call) => {
    await call(talk.integrator);
    const [method, name] = operation.split(" ");
    const headers = { authorization: "Bearer outbound-token" };
    expect(talk.server.seen).toMatchObject([{ method, path: `/integrator/v1/${name}`, headers }]);
  });

  test.each(["authorize", "sale"] as const)("%s sends the whole payment request", async (name) => {
    await talk.integrator[name](PAYMENT);
    expect(talk.server.seen).toEqual([
      expect.objectContaining({
        method: "POST",
        path: `/integrator/v1/${name}`,
        headers: expect.objectContaining({
          authorization: "Bearer outbound-token",
          "idempotency-key": PAYMENT.idempotencyKey,
          "content-type": "application/json",
        }),
      }),
    ]);
    expect(talk.bodySeen()).toEqual({
      paymentId: "pay-1",
      amount: 12.905,
      currency: "KWD",
      settings: { merchantId: "m-1", currency: "KWD" },
      returnUrls: PAYMENT.returnUrls,
    });
  });

  test("amounts are sent as exact decimals", async () => {
    await talk.integrator.sale({ ...PAYMENT, amount: "1234567.10" });
    expect(talk.server.seen[0]?.body).toContain('"amount":1234567.1,');
  });

  test("the payment's currency overrides the settings' own", async () => {
    const other = talk.clientBy({ payments: { settings: { currency: "XXX" } } });
    await other.sale(PAYMENT);
    expect(talk.bodySeen()).toHaveProperty("settings.currency", "KWD");
  });

  test("a card token is sent verbatim, a wallet under its wire name", async () => {
    const wallets = { WALLET_A_PAY: "ACME_PAY", WALLET_B_PAY: "BETA_PAY" };
    const branded = talk.clientBy({ wire: { wallets } });
    await branded.sale({ ...PAYMENT, paymentInstrument: { type: "CARD_TOKEN", token: "T" } });
    expect(talk.bodySeen()).toHaveProperty("paymentInstrument", { type: "CARD_TOKEN", token: "T" });
    await branded.sale({
      ...PAYMENT,
      paymentInstrument: { type: "WALLET_A_PAY", walletPayload: "W" },
    });
    expect(talk.bodySeen()).toHaveProperty("paymentInstrument", {
      type: "ACME_PAY",
      walletPayload: "W",
    });
  });

  test("the return addresses are sent with a card on file too", async () => {
    const paymentInstrument = { type: "CARD_TOKEN", token: "T" } as const;
    await talk.integrator.authorize({ ...PAYMENT, paymentInstrument });
    expect(talk.bodySeen()).toMatchObject({ paymentInstrument, returnUrls: PAYMENT.returnUrls });
  });

  test("capture, reverse and refund send exactly the listed fields", async () => {
    const { idempotencyKey } = PAYMENT;
    await talk.integrator.capture({ ...EARLIER, paymentId: "pay-1" });
    expect(talk.bodySeen()).toEqual({ paymentId: "pay-1", transactionReference: "tx-1" });
    await talk.integrator.capture({ ...EARLIER, paymentId: "pay-1", amount: "3.50" });
    expect(talk.bodySeen()).toEqual({
      paymentId: "pay-1",
      transactionReference: "tx-1",
      amount: 3.5,
    });
    await talk.integrator.reverse(EARLIER);
    expect(talk.bodySeen()).toEqual({ transactionReference: "tx-1" });
    await talk.integrator.refund({ ...EARLIER, amount: "0.10" });
    expect(talk.bodySeen()).toEqual({ transactionReference: "tx-1", amount: 0.1 });
    expect(talk.server.seen.map(({ path, headers }) => [path, headers["idempotency-key"]])).toEqual(
      [
        ["/integrator/v1/capture", idempotencyKey],
        ["/integrator/v1/capture", idempotencyKey],
        ["/integrator/v1/reverse", idempotencyKey],
        ["/integrator/v1/refund", idempotencyKey],
      ],
    );
  });

  test("enroll sends the enrollment request", async () => {
    await talk.integrator.enroll(ENROLLMENT);
    expect(talk.server.seen[0]).toMatchObject({
      path: "/integrator/v1/enroll",
      headers: { "idempotency-key": ENROLLMENT.idempotencyKey },
    });
    expect(talk.bodySeen()).toEqual({
      enrollmentId: ENROLLMENT.enrollmentId,
      customer: ENROLLMENT.customer,
      settings: { merchantId: "m-1", currency: "EUR" },
      returnUrls: PAYMENT.returnUrls,
    });
  });

  test("inquiries send no key, and the reference only once it is known", async () => {
    await talk.integrator.inquireStatus({ paymentId: "pay-1" });
    expect(talk.bodySeen()).toEqual({ paymentId: "pay-1" });
    await talk.integrator.inquireStatus({ paymentId: "pay-1", transactionReference: "tx-1" });
    expect(talk.bodySeen()).toEqual({ paymentId: "pay-1", transactionReference: "tx-1" });
    await talk.integrator.inquireEnrollmentStatus({ enrollmentId: ENROLLMENT.enrollmentId });
    expect(talk.bodySeen()).toEqual({ enrollmentId: ENROLLMENT.enrollmentId });
    expect(talk.server.seen.map(({ headers }) => headers["idempotency-key"])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("the apiVersion of the settings is in the path", async () => {
    await talk.clientBy({ payments: { apiVersion: "v2" } }).health();
    expect(talk.server.seen[0]).toMatchObject({ method: "GET", path: "/integrator/v2/health" });
  });

  test("every call keeps the limits of payments.md §8", async () => {
    const asked: HttpRequest[] = [];
    const recording = {
      send: async (request: HttpRequest): Promise<HttpResult> => {
        asked.push(request);
        return { kind: "answer", status: 200, headers: {}, text: "{}" };
      },
    };
    const { payments, wire } = testSettings();
    const agreed = { ...payments.limits, connectTimeoutSeconds: 5, requestTimeoutSeconds: 20 };
    for (const [limits, expected] of [
      [payments.limits, [2_000, 10_000]],
      [agreed, [5_000, 20_000]],
    ] as const) {
      asked.length = 0;
      const limited = createIntegrator({
        http: recording,
        settings: { payments: { ...payments, limits }, wire },
        log: talk.log,
        clock: STOPPED_CLOCK,
      });
      await limited.sale(PAYMENT);
      await limited.health();
      await limited.inquireStatus({ paymentId: "pay-1" });
      const timeouts = asked.map((one) => [one.connectTimeoutMs, one.totalTimeoutMs]);
      expect(timeouts).toEqual([expected, expected, expected]);
    }
  });
});

test("a payment without a time of its own gets that of the settings", async () => {
  const { payments, wire } = testSettings();
  const limits = { ...payments.limits, paymentTimeoutSeconds: 120 };
  const text = JSON.stringify({ status: "PENDING", transactionReference: "tx-1" });
  const integrator = createIntegrator({
    http: { send: async () => ({ kind: "answer", status: 200, headers: {}, text }) },
    settings: { payments: { ...payments, limits }, wire },
    log: talk.log,
    clock: STOPPED_CLOCK,
  });
  expect(await integrator.sale(PAYMENT)).toMatchObject({ expectedTtlSeconds: 120 });
});

test("the settings' number of failures in a row opens the breaker", async () => {
  const { payments, wire } = testSettings();
  const limits = { ...payments.limits, circuitBreakerFailures: 2 };
  let calls = 0;
  const integrator = createIntegrator({
    http: {
      send: async () => {
        calls += 1;
        return { kind: "answer", status: 503, headers: {}, text: "" };
      },
    },
    settings: { payments: { ...payments, limits }, wire },
    log: talk.log,
    clock: STOPPED_CLOCK,
  });
  for (let count = 0; count < 3; count += 1) await integrator.sale(PAYMENT);
  expect(calls).toBe(2);
});

test("after five failures in a row a call is not made, and counts as not arrived", async () => {
  talk.server.reply = { status: 503 };
  for (let count = 0; count < 5; count += 1) await talk.integrator.sale(PAYMENT);
  expect(await talk.integrator.sale({ ...PAYMENT, idempotencyKey: randomUUID() })).toMatchObject({
    status: "RETRIABLE",
    cause: "circuit-open",
    mayHaveArrived: false,
  });
  expect(talk.server.seen).toHaveLength(5);
  talk.server.reply = { body: { status: "UP" } };
  expect(await talk.integrator.health()).toBe("UP");
});

test("declines and refused requests do not open the breaker", async () => {
  for (const reply of [{ body: { status: "DECLINED" } }, { status: 400 }, { status: 501 }]) {
    talk.server.reply = reply;
    for (let count = 0; count < 6; count += 1) await talk.integrator.sale(PAYMENT);
  }
  expect(talk.server.seen).toHaveLength(18);
});

describe("HTTP 429, too many requests", () => {
  test("does not open the breaker: the integrator works", async () => {
    talk.server.reply = { status: 429 };
    for (let count = 0; count < 6; count += 1) await talk.integrator.sale(PAYMENT);
    expect(talk.server.seen).toHaveLength(6);
  });

  /** Milliseconds between two calls, the first of which is answered 429. */
  async function pauseWith(kiosks: number): Promise<number> {
    const machine = new VirtualClock(Date.UTC(2027, 0, 4, 12));
    const clock = machine.forOneRun();
    const sent: number[] = [];
    const http = {
      async send(): Promise<HttpResult> {
        sent.push(clock.monotonic());
        const text = JSON.stringify({ status: "SUCCESS", transactionReference: "tx-1" });
        return { kind: "answer", status: sent.length === 1 ? 429 : 200, headers: {}, text };
      },
    };
    const log = { info: () => {}, warn: () => {} };
    const integrator = createIntegrator({
      ...{ http, settings: testSettings(), log, clock },
      kiosks: () => kiosks,
    });
    expect(await integrator.sale(PAYMENT)).toMatchObject({ status: "RETRIABLE" });
    const repeated = integrator.sale(PAYMENT);
    while (sent.length < 2) {
      await new Promise((resolve) => setImmediate(resolve));
      if (sent.length < 2) machine.step();
    }
    expect(await repeated).toMatchObject({ status: "SUCCESS" });
    return (sent[1] ?? 0) - (sent[0] ?? 0);
  }

  test("is waited out by a kiosk that shares the limits, and not for the same time by each", async () => {
    const pauses = await Promise.all(Array.from({ length: 30 }, () => pauseWith(30)));
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(500);
      expect(pause).toBeLessThanOrEqual(1_500);
    }
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });

  test("is left to the order's own repeats by a kiosk on its own", async () => {
    expect(await pauseWith(1)).toBe(0);
  });
});
