/** Which outcome an answer of the integrator is (payments.md §2.3, §3, §7). */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  CARD,
  ENROLLMENT,
  type IntegratorTalk,
  openIntegratorTalk,
  PAYMENT,
} from "./testing/integrator-client.ts";
import type { Reply } from "./testing/integrator-server.ts";

let talk: IntegratorTalk;

beforeEach(async () => {
  talk = await openIntegratorTalk();
});
afterEach(() => talk.close());

describe("how an answer is read (payments.md §7)", () => {
  const outcome = async (reply: Reply) => {
    talk.server.reply = reply;
    return talk.integrator.authorize(PAYMENT);
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
        expectedTtlSeconds: 900,
      },
    ],
    [
      "DECLINED",
      { body: { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY", reason: "no funds" } },
      {
        status: "DECLINED",
        errorCode: "NOT_ENOUGH_MONEY",
        reason: "no funds",
        transactionReference: null,
      },
    ],
    [
      "a transient RETRIABLE body",
      { body: { status: "RETRIABLE", errorCode: "GATEWAY_ERROR" } },
      {
        status: "RETRIABLE",
        cause: "GATEWAY_ERROR",
        mayHaveArrived: true,
        transactionReference: null,
      },
    ],
    [
      "UNKNOWN",
      { body: { status: "UNKNOWN" } },
      { status: "UNKNOWN", cause: "200 UNKNOWN", transactionReference: null },
    ],
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
        transactionReference: null,
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
        transactionReference: null,
      });
    },
  );

  test.each([
    { expectedTtlSeconds: 0 },
    { expectedTtlSeconds: "900" },
    { errorCode: 57 },
    { reason: ["refused"] },
    { card: { token: 7 } },
    { card: "4111" },
  ])("an optional field that cannot be read does not lose the outcome: %j", async (odd) => {
    const fields = { transactionReference: "tx-1", ...odd };
    const success = await outcome({ body: { status: "SUCCESS", ...fields } });
    expect(success).toEqual({ status: "SUCCESS", transactionReference: "tx-1" });
    const declined = await outcome({ body: { status: "DECLINED", ...fields } });
    expect(declined).toMatchObject({ status: "DECLINED", errorCode: null });
    const redirectUrl = "https://pay.example/p";
    expect(await outcome({ body: { status: "PENDING", redirectUrl, ...fields } })).toEqual({
      status: "PENDING",
      transactionReference: "tx-1",
      redirectUrl,
      expectedTtlSeconds: 900,
    });
  });

  test.each(["DECLINED", "RETRIABLE", "UNKNOWN"])(
    "the reference of %s is stored: a callback may follow; an unreadable one is ignored",
    async (status) => {
      const named = await outcome({ body: { status, transactionReference: "tx-1" } });
      expect(named).toMatchObject({ status, transactionReference: "tx-1" });
      for (const transactionReference of [17, "", { id: "tx-1" }]) {
        const body = { status, transactionReference, redirectUrl: 5 };
        expect(await outcome({ body })).toMatchObject({ status, transactionReference: null });
      }
    },
  );

  test("an endless reason does not lose a decline", async () => {
    const reason = "x".repeat(20_001);
    expect(await outcome({ body: { status: "DECLINED", reason } })).toMatchObject({
      status: "DECLINED",
      reason: null,
    });
  });

  test("SUCCESS with an unreadable reference is a SUCCESS without one", async () => {
    const body = { status: "SUCCESS", transactionReference: 17, redirectUrl: 5 };
    expect(await outcome({ body })).toEqual({ status: "SUCCESS", transactionReference: null });
  });

  test.each<[string, Reply]>([
    ["no JSON", { text: "<html>" }],
    ["an empty body", { text: "" }],
    ["no status", { body: {} }],
    ["another status than the five", { body: { status: "OK" } }],
    ["PENDING without a reference", { body: { status: "PENDING" } }],
    [
      "PENDING with a reference that is no text",
      { body: { status: "PENDING", transactionReference: 17 } },
    ],
    [
      "PENDING with a page that is no text",
      { body: { status: "PENDING", transactionReference: "t", redirectUrl: 5 } },
    ],
    ["PENDING with an empty reference", { body: { status: "PENDING", transactionReference: "" } }],
    [
      "a page that is not https",
      {
        body: { status: "PENDING", transactionReference: "t", redirectUrl: "http://pay.example/" },
      },
    ],
    [
      "a page with a password in its address, which no view opens",
      {
        body: {
          status: "PENDING",
          transactionReference: "t",
          redirectUrl: "https://user:password@pay.example/",
        },
      },
    ],
    [
      "a page that is script",
      {
        body: { status: "PENDING", transactionReference: "t", redirectUrl: "javascript:alert(1)" },
      },
    ],
  ])("a 200 with %s counts as lost", async (_case, reply) => {
    const expected = { status: "RETRIABLE", mayHaveArrived: true };
    expect(await outcome(reply)).toMatchObject(expected);
  });

  test("an answer cut at any byte is never an outcome", async () => {
    const whole = JSON.stringify({ status: "SUCCESS", transactionReference: "tx-1" });
    for (let length = 0; length < whole.length; length += 1) {
      const cut = await outcome({ text: whole.slice(0, length) });
      expect(cut).toMatchObject({
        status: "RETRIABLE",
        cause: "malformed: not JSON",
        mayHaveArrived: true,
      });
    }
  });

  test("an answer that never ends is given up as lost", async () => {
    expect(await outcome({ text: "x".repeat(300_000) })).toMatchObject({
      status: "RETRIABLE",
      cause: "too-large",
      mayHaveArrived: true,
    });
  });

  test("a lost answer is RETRIABLE and may have arrived", async () => {
    expect(await outcome({ drop: true })).toMatchObject({
      status: "RETRIABLE",
      cause: "broken",
      mayHaveArrived: true,
    });
  });

  test("a refused connection is RETRIABLE and has not arrived", async () => {
    await talk.server.close();
    expect(await outcome({})).toMatchObject({
      status: "RETRIABLE",
      cause: "refused",
      mayHaveArrived: false,
    });
  });

  test("PENDING is no answer of capture, reverse or refund", async () => {
    talk.server.reply = { body: { status: "PENDING", transactionReference: "tx-1" } };
    const of = { idempotencyKey: PAYMENT.idempotencyKey, transactionReference: "tx-1" };
    const results = [
      await talk.integrator.capture({ ...of, paymentId: "pay-1" }),
      await talk.integrator.reverse(of),
      await talk.integrator.refund({ ...of, amount: "1" }),
    ];
    expect(results.map(({ status }) => status)).toEqual(["UNKNOWN", "UNKNOWN", "UNKNOWN"]);
  });

  test("neither free text nor secrets of an answer reach the log", async () => {
    await outcome({ body: { status: "DECLINED", errorCode: "CARD_EXPIRED", reason: "CANARY-1" } });
    await outcome({ body: { status: "UNKNOWN", reason: "CANARY-2" } });
    talk.server.reply = { body: { status: "SUCCESS", card: CARD } };
    await talk.integrator.enroll(ENROLLMENT);
    const walletPayload = "WALLET-CANARY";
    await talk.integrator.sale({
      ...PAYMENT,
      paymentInstrument: { type: "WALLET_A_PAY", walletPayload },
    });
    expect(talk.lines.join("")).toContain("CARD_EXPIRED");
    expect(talk.lines.join("")).not.toContain("CANARY");
    expect(talk.lines.join("")).not.toContain("outbound-token");
  });
});

describe("the answer to enroll (payments.md §2.3, §3)", () => {
  test("SUCCESS has the card inline", async () => {
    talk.server.reply = { body: { status: "SUCCESS", card: CARD } };
    expect(await talk.integrator.enroll(ENROLLMENT)).toMatchObject({
      status: "SUCCESS",
      card: CARD,
    });
  });

  test.each([{ brand: 5 }, { expiryMonth: "12" }, { expiryYear: null }, { expiryMonth: 13 }])(
    "an unreadable field that only describes the card does not lose it: %j",
    async (odd) => {
      talk.server.reply = { body: { status: "SUCCESS", card: { ...CARD, ...odd } } };
      expect(await talk.integrator.enroll(ENROLLMENT)).toMatchObject({
        status: "SUCCESS",
        card: { token: CARD.token, maskedPan: CARD.maskedPan },
      });
    },
  );

  test.each([
    ["no card", undefined],
    ["a card without token", { ...CARD, token: undefined }],
    ["a full card number as mask", { ...CARD, maskedPan: "4111 1111 1111 1111" }],
    ["a full card number behind words", { ...CARD, maskedPan: "no 4111111111111111" }],
  ])("SUCCESS with %s counts as lost", async (_case, bad) => {
    talk.server.reply = { body: { status: "SUCCESS", card: bad } };
    expect(await talk.integrator.enroll(ENROLLMENT)).toMatchObject({ status: "RETRIABLE" });
  });

  test("PENDING has the page's address", async () => {
    const redirectUrl = "https://pay.example/enroll/1";
    talk.server.reply = { body: { status: "PENDING", transactionReference: "tx-1", redirectUrl } };
    expect(await talk.integrator.enroll(ENROLLMENT)).toMatchObject({
      status: "PENDING",
      redirectUrl,
    });
  });
});
