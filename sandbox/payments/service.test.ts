import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inquireStatusResponse, operationResponse } from "../../contracts/payments.ts";
import { type RunningSandbox, runSandbox } from "../core/testing/running.ts";
import { APPROVED, beginPayment, heldPayment, paymentRequest, submit } from "./testing.ts";

const TWO_PHASE = ["CAPTURE", "DIRECT_REFUND", "REDIRECT_FLOW", "DIRECT_WEBHOOK", "STATUS_POLLING"];

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.call("PUT", "/control/payments", {
    capabilities: TWO_PHASE,
    expectedTtlSeconds: 300,
    health: "UP",
  });
});

const declare = (...capabilities: string[]) =>
  sandbox.call("PUT", "/control/payments", { capabilities });
const inquire = async (payment: { paymentId: string; transactionReference?: string }) =>
  inquireStatusResponse.parse((await sandbox.integrator("inquire-status", payment)).body);

describe("the outbound token (payments.md §5)", () => {
  test.each(["capabilities", "health"])("a wrong one on %s gets 401", async (path) => {
    const wrong = { Authorization: "Bearer nobody" };
    expect((await sandbox.integrator(path, undefined, wrong)).status).toBe(401);
  });

  test("is checked before the capability", async () => {
    const wrong = { Authorization: "Bearer nobody" };
    expect((await sandbox.integrator("sale", {}, wrong)).status).toBe(401);
  });
});

describe("capabilities (payments.md §4.1)", () => {
  test("are those declared in the control API", async () => {
    await declare("SALE", "DIRECT_REFUND");
    const { body } = await sandbox.integrator("capabilities");
    expect(body).toEqual({ capabilities: ["SALE", "DIRECT_REFUND"] });
  });

  test.each([
    ["sale", "SALE"],
    ["enroll", "TOKENIZATION"],
  ])("%s without %s answers 501", async (path) => {
    expect((await sandbox.integrator(path, {})).status).toBe(501);
  });

  test.each(["authorize", "capture", "reverse", "refund", "inquire-status"])(
    "%s answers 501 if nothing is declared",
    async (path) => {
      await declare();
      expect((await sandbox.integrator(path, {})).status).toBe(501);
    },
  );

  test("health follows its switch", async () => {
    await sandbox.call("PUT", "/control/payments", { health: "DOWN" });
    expect((await sandbox.integrator("health")).body).toEqual({ status: "DOWN" });
  });
});

describe("authorize", () => {
  test("answers PENDING with page, reference and time to wait", async () => {
    const { body } = await sandbox.integrator("authorize", paymentRequest(sandbox));
    const answer = operationResponse.parse(body);
    expect(answer).toMatchObject({ status: "PENDING", expectedTtlSeconds: 300 });
    const page = new URL(answer.redirectUrl ?? "");
    expect(page.hostname).toBe("localhost");
    expect((await fetch(page)).status).toBe(200);
  });

  test("answers at once if the control API is set so, with the bank's answer", async () => {
    const answersAtOnce = (answer: object | null) =>
      sandbox.call("PUT", "/control/payments", { answersAtOnce: answer });
    await answersAtOnce({ status: "SUCCESS" });
    const approved = paymentRequest(sandbox);
    const { body } = await sandbox.integrator("authorize", approved);
    expect(operationResponse.parse(body)).toMatchObject({ status: "SUCCESS" });
    expect(await inquire({ paymentId: approved.paymentId })).toMatchObject({
      status: "AUTHORIZED",
    });
    await answersAtOnce({ status: "DECLINED", errorCode: "CARD_EXPIRED" });
    const refused = paymentRequest(sandbox);
    const refusal = (await sandbox.integrator("authorize", refused)).body;
    expect(refusal).toMatchObject({ status: "DECLINED", errorCode: "CARD_EXPIRED" });
    expect(await inquire({ paymentId: refused.paymentId })).toMatchObject({ status: "DECLINED" });
    await answersAtOnce(null);
  });

  test("omits the timeout if the integrator sends none", async () => {
    await sandbox.call("PUT", "/control/payments", { expectedTtlSeconds: null });
    const { body } = await sandbox.integrator("authorize", paymentRequest(sandbox));
    expect(body).not.toHaveProperty("expectedTtlSeconds");
  });

  test("omits the page without REDIRECT_FLOW; a terminal decides", async () => {
    await declare("CAPTURE", "STATUS_POLLING");
    const request = paymentRequest(sandbox);
    const { body } = await sandbox.integrator("authorize", request);
    expect(body).not.toHaveProperty("redirectUrl");
    const path = `/control/payments/${body.transactionReference}/outcome`;
    expect((await sandbox.call("POST", path, { outcome: "approved" })).status).toBe(200);
    expect(await inquire(request)).toMatchObject({ status: "AUTHORIZED" });
    expect((await sandbox.call("POST", path, { outcome: "declined" })).status).toBe(409);
  });

  test.each([
    ["four fractional digits", { amount: 1.2345 }],
    ["no amount", { amount: 0 }],
    ["another currency in settings", { currency: "TRY" }],
    ["a wrong merchant", { settings: { currency: "EUR", merchantId: "other" } }],
    ["a return address that is no web address", { returnUrls: { successUrl: "app:x" } }],
    ["an instrument nobody declared", { paymentInstrument: { type: "CARD_TOKEN", token: "t" } }],
  ])("with %s gets 400", async (_, fields) => {
    const answer = await sandbox.integrator("authorize", paymentRequest(sandbox, fields));
    expect(answer.status).toBe(400);
  });

  test("with a declared wallet succeeds at once", async () => {
    await declare(...TWO_PHASE, "WALLET_A_PAY");
    const paymentInstrument = { type: "WALLET_A_PAY", walletPayload: "opaque-wallet-blob" };
    const request = paymentRequest(sandbox, { paymentInstrument });
    const { body } = await sandbox.integrator("authorize", request);
    expect(operationResponse.parse(body).status).toBe("SUCCESS");
    const log = await sandbox.call("GET", "/control/messages?operation=payments.authorize&limit=1");
    expect(log.text).not.toContain("opaque-wallet-blob");
  });
});

describe("idempotency (payments.md §1)", () => {
  test("the same key and body get the same answer and move money once", async () => {
    const request = paymentRequest(sandbox);
    const key = { "Idempotency-Key": randomUUID() };
    const first = await sandbox.integrator("authorize", request, key);
    const again = await sandbox.integrator("authorize", request, key);
    expect(again.body).toEqual(first.body);
    await submit(String(first.body.redirectUrl), APPROVED);
    const { transactionReference } = first.body;
    const capture = { paymentId: request.paymentId, transactionReference };
    const captureKey = { "Idempotency-Key": randomUUID() };
    for (const _ of [1, 2]) {
      const { body } = await sandbox.integrator("capture", capture, captureKey);
      expect(body.status).toBe("SUCCESS");
    }
  });

  test("still holds after a restart", async () => {
    const request = paymentRequest(sandbox);
    const key = { "Idempotency-Key": randomUUID() };
    const first = await sandbox.integrator("authorize", request, key);
    await sandbox.restart();
    const again = await sandbox.integrator("authorize", request, key);
    expect(again.body.transactionReference).toBe(first.body.transactionReference);
  });

  test("the same key with another body, or on another operation, gets 400", async () => {
    const request = paymentRequest(sandbox);
    const key = { "Idempotency-Key": randomUUID() };
    await sandbox.integrator("authorize", request, key);
    const other = await sandbox.integrator("authorize", { ...request, amount: 33 }, key);
    expect(other.status).toBe(400);
    const reverse = await sandbox.integrator("reverse", { transactionReference: "x" }, key);
    expect(reverse.status).toBe(400);
  });

  test.each(["", "not-a-uuid"])("key %j gets 400", async (key) => {
    const headers = { "Idempotency-Key": key };
    const answer = await sandbox.integrator("authorize", paymentRequest(sandbox), headers);
    expect(answer.status).toBe(400);
  });

  test("an answer that a fault lost after the work is repeated to the retry", async () => {
    const request = paymentRequest(sandbox);
    const key = { "Idempotency-Key": randomUUID() };
    await sandbox.setFault("payments.authorize", { drop: "after-processing", times: 1 });
    await expect(sandbox.integrator("authorize", request, key)).rejects.toThrow();
    const known = await inquire(request);
    const { body } = await sandbox.integrator("authorize", request, key);
    expect(body.transactionReference).toBe(known.transactionReference);
  });

  test("a new key on a used paymentId is declined", async () => {
    const request = paymentRequest(sandbox);
    await sandbox.integrator("authorize", request);
    const again = await sandbox.integrator("authorize", request);
    expect(again.body.status).toBe("DECLINED");
  });
});

describe("transitions of an authorized payment (payments.md §3)", () => {
  test("capture settles all of it, a partial one releases the rest", async () => {
    const whole = await heldPayment(sandbox);
    await sandbox.integrator("capture", whole);
    expect(await inquire(whole)).toMatchObject({ status: "CAPTURED" });
    const part = await heldPayment(sandbox);
    await sandbox.integrator("capture", { ...part, amount: 12.5 });
    const ledger = await sandbox.call("GET", "/control/ledger?settled=false");
    expect(ledger.body.payments).toContainEqual(
      expect.objectContaining({ paymentId: part.paymentId, held: 0, settled: 12.5 }),
    );
  });

  test("capture is declined twice, beyond the authorization, unapproved, and with a wrong paymentId", async () => {
    const payment = await heldPayment(sandbox);
    const waiting = await beginPayment(sandbox);
    const attempts = [
      { ...payment, amount: 32.01 },
      { ...payment, paymentId: "order-2.x" },
      waiting,
    ];
    for (const attempt of attempts) {
      expect((await sandbox.integrator("capture", attempt)).body.status).toBe("DECLINED");
    }
    expect((await sandbox.integrator("capture", payment)).body.status).toBe("SUCCESS");
    expect((await sandbox.integrator("capture", payment)).body.status).toBe("DECLINED");
    const { body } = await sandbox.call("GET", "/control/ledger?settled=false");
    expect(body.violations).toContainEqual(expect.objectContaining({ rule: "captured-twice" }));
  });

  test("reverse releases the authorization, and only an uncaptured one", async () => {
    const payment = await heldPayment(sandbox);
    const { transactionReference } = payment;
    const first = await sandbox.integrator("reverse", { transactionReference });
    expect(first.body.status).toBe("SUCCESS");
    expect(await inquire(payment)).toMatchObject({ status: "VOIDED" });
    expect((await sandbox.integrator("capture", payment)).body.status).toBe("DECLINED");
    const captured = await heldPayment(sandbox);
    await sandbox.integrator("capture", captured);
    const late = await sandbox.integrator("reverse", {
      transactionReference: captured.transactionReference,
    });
    expect(late.body.status).toBe("DECLINED");
  });

  test("refund returns parts, never more than was captured", async () => {
    const payment = await heldPayment(sandbox);
    const { transactionReference } = payment;
    const refund = async (amount: number) =>
      (await sandbox.integrator("refund", { transactionReference, amount })).body.status;
    expect(await refund(1)).toBe("DECLINED");
    await sandbox.integrator("capture", payment);
    expect(await refund(30)).toBe("SUCCESS");
    expect(await inquire(payment)).toMatchObject({
      status: "REFUNDED",
      rawStatus: "captured_partially_refunded",
    });
    expect(await refund(2.01)).toBe("DECLINED");
    expect(await refund(2)).toBe("SUCCESS");
    expect(await inquire(payment)).toMatchObject({ status: "REFUNDED" });
  });

  test("sale settles in one step", async () => {
    await declare("SALE", "REDIRECT_FLOW", "STATUS_POLLING");
    const payment = await beginPayment(sandbox, {}, "sale");
    await submit(payment.redirectUrl, APPROVED);
    expect(await inquire(payment)).toMatchObject({ status: "CAPTURED" });
  });
});

describe("inquire-status (payments.md §2.5)", () => {
  test("finds a payment by its paymentId alone, and answers NOT_FOUND to others", async () => {
    const { paymentId } = await beginPayment(sandbox);
    expect(await inquire({ paymentId })).toMatchObject({ status: "PENDING" });
    expect(await inquire({ paymentId: "order-9.none" })).toMatchObject({ status: "NOT_FOUND" });
  });

  test("answers EXPIRED after the timeout, and the page accepts no card any more", async () => {
    const payment = await beginPayment(sandbox);
    sandbox.time.ms += 301_000;
    expect(await inquire(payment)).toMatchObject({ status: "EXPIRED" });
    expect((await submit(payment.redirectUrl, APPROVED)).status).toBe(410);
    expect(await inquire(payment)).toMatchObject({ status: "EXPIRED" });
  });

  test("needs no Idempotency-Key", async () => {
    const { paymentId } = await beginPayment(sandbox);
    const headers = { "Idempotency-Key": "" };
    const answer = await sandbox.integrator("inquire-status", { paymentId }, headers);
    expect(answer.status).toBe(200);
  });
});
