import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Capability } from "../../../contracts/payments.ts";
import type { Fault } from "../../../sandbox/core/faults.ts";
import { type Sandbox, startSandbox } from "../../../sandbox/sandbox.ts";
import { controlOf } from "../../../sandbox/testing/control.ts";
import { eventually } from "../../testing/eventually.ts";
import { freePort } from "../../testing/free-port.ts";
import { systemClock } from "../checkout/running/clock.ts";
import type { HttpClient } from "../net/http-client.ts";
import { createLog } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { parseSettings } from "../settings/settings.ts";
import { createGate, type Gate, type GateResult } from "./gate.ts";
import { createIntegrator, type Integrator, type OperationResult } from "./integrator.ts";

const APPROVED = { pan: "4242 4242 4242 4242", expiry: "12 / 30", cvc: "123" };
const DECLINED = { ...APPROVED, pan: "4000 0000 0000 0002" };

const log = createLog({ level: "silent" });
let folder: string;
let sandbox: Sandbox;
let http: HttpClient;
let integrator: Integrator;
let gate: Gate;
let results: GateResult[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-payments-"));
  // The sandbox has to know the gate's port before the gate knows the sandbox's tokens.
  sandbox = await startSandbox({ port: 0, dataDir: folder, gatePort: await freePort() });
  const settings = parseSettings(sandbox.settings, "/", {});
  http = createHttpClient({ caFile: null, log });
  integrator = createIntegrator({ http, settings, log, clock: systemClock });
  results = [];
  gate = createGate({
    settings,
    log,
    onResult: async (result) => {
      results.push(result);
      return "accepted";
    },
  });
  await gate.listen();
});
afterEach(async () => {
  await http.close();
  await sandbox.close();
  await gate.close();
  rmSync(folder, { recursive: true });
});

const control = (path: string, body: unknown) => controlOf(sandbox)("PUT", path, body);

const setFault = (operation: string, fault: Fault) => control(`faults/${operation}`, fault);
const declare = (...capabilities: Capability[]) => control("payments", { capabilities });

function newPayment() {
  const back = "http://127.0.0.1:9/return";
  return {
    idempotencyKey: randomUUID(),
    paymentId: `pay-${randomUUID()}`,
    amount: "24.90",
    currency: "EUR",
    returnUrls: {
      successUrl: `${back}/success`,
      errorUrl: `${back}/error`,
      cancelUrl: `${back}/cancel`,
    },
  };
}

function pendingOf(result: OperationResult) {
  if (result.status !== "PENDING" || result.redirectUrl === null) {
    throw new Error(JSON.stringify(result));
  }
  return { transactionReference: result.transactionReference, redirectUrl: result.redirectUrl };
}

/** Fills in the hosted card page as a browser does; returns where it redirects the customer. */
async function payAt(redirectUrl: string, form: Record<string, string>): Promise<string | null> {
  const answer = await fetch(redirectUrl, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  return answer.headers.get("Location");
}

const resultArrives = () => eventually(() => expect(results.length).toBeGreaterThan(0));

/** A payment authorized at the card page, its callback received. */
async function heldPayment() {
  const payment = newPayment();
  const { transactionReference, redirectUrl } = pendingOf(await integrator.authorize(payment));
  await payAt(redirectUrl, APPROVED);
  await resultArrives();
  return { ...payment, transactionReference };
}

const inquire = async (of: { paymentId: string }) => {
  const result = await integrator.inquireStatus({ paymentId: of.paymentId });
  return result.kind === "status" ? result.status : result.cause;
};

describe("against the sandbox", () => {
  test("it declares capabilities and is UP", async () => {
    const capabilities = await integrator.capabilities();
    expect(capabilities).toContain("CAPTURE");
    expect(capabilities).toContain("STATUS_POLLING");
    expect(await integrator.health()).toBe("UP");
    await setFault("payments.health", { status: 503 });
    expect(await integrator.health()).toBe("DOWN");
  });

  test("authorize, callback, capture, partial refund", async () => {
    const held = await heldPayment();
    const { paymentId, transactionReference } = held;
    expect(results).toMatchObject([{ status: "SUCCESS", transactionReference }]);
    expect(await inquire(held)).toBe("AUTHORIZED");
    const capture = { idempotencyKey: randomUUID(), paymentId, transactionReference };
    expect(await integrator.capture(capture)).toMatchObject({ status: "SUCCESS" });
    expect(await inquire(held)).toBe("CAPTURED");
    const refund = { idempotencyKey: randomUUID(), transactionReference, amount: "4.90" };
    expect(await integrator.refund(refund)).toMatchObject({ status: "SUCCESS" });
  });

  test("an authorization is reversed", async () => {
    const held = await heldPayment();
    const { transactionReference } = held;
    const reversal = { idempotencyKey: randomUUID(), transactionReference };
    expect(await integrator.reverse(reversal)).toMatchObject({ status: "SUCCESS" });
    expect(await inquire(held)).toBe("VOIDED");
  });

  test("a sale that the bank declines ends in a declined callback and at errorUrl", async () => {
    await declare("SALE", "REDIRECT_FLOW", "STATUS_POLLING");
    const payment = newPayment();
    const { redirectUrl, transactionReference } = pendingOf(await integrator.sale(payment));
    expect(await payAt(redirectUrl, DECLINED)).toContain(payment.returnUrls.errorUrl);
    await resultArrives();
    expect(results).toMatchObject([{ status: "DECLINED", transactionReference }]);
    expect(await inquire(payment)).toBe("DECLINED");
  });

  test("a lost answer repeated with the same key is one payment", async () => {
    await declare("SALE", "REDIRECT_FLOW", "STATUS_POLLING");
    const payment = newPayment();
    await setFault("payments.sale", { drop: "after-processing", times: 1 });
    expect(await integrator.sale(payment)).toMatchObject({
      status: "RETRIABLE",
      mayHaveArrived: true,
    });
    const first = pendingOf(await integrator.sale(payment));
    const again = pendingOf(await integrator.sale(payment));
    expect(again.transactionReference).toBe(first.transactionReference);
  });

  test("a callback with a wrong token changes no payment; a repeated one is accepted", async () => {
    await setFault("payments.result-callback", { callback: "wrong-token", times: 1 });
    const { transactionReference } = await heldPayment();
    expect(results).toMatchObject([{ status: "SUCCESS", transactionReference }]);
    await setFault("payments.result-callback", { callback: "doubled", times: 1 });
    results.length = 0;
    await heldPayment();
    await eventually(() => expect(results).toHaveLength(2));
    expect(results[0]).toEqual(results[1]);
  });

  test("a payment that was never requested is NOT_FOUND", async () => {
    expect(await inquire(newPayment())).toBe("NOT_FOUND");
  });

  test("a wrong outbound token is UNKNOWN, not a decline", async () => {
    const { payments, ...rest } = sandbox.settings;
    const wrong = { ...rest, payments: { ...payments, outboundToken: "wrong" } };
    const stranger = createIntegrator({
      http,
      settings: parseSettings(wrong, "/", {}),
      log,
      clock: systemClock,
    });
    expect(await stranger.sale(newPayment())).toMatchObject({
      status: "UNKNOWN",
      cause: "HTTP 401",
    });
  });

  test.each<[string, Fault]>([
    ["cut", { malformed: "cut" }],
    ["no JSON", { malformed: "not-json" }],
    ["JSON of another shape", { malformed: "wrong-shape" }],
  ])("an answer that is %s is no outcome", async (_case, fault) => {
    await setFault("payments.authorize", fault);
    const { status } = await integrator.authorize(newPayment());
    expect(["UNKNOWN", "RETRIABLE"]).toContain(status);
  });

  test("an undeclared operation is UNKNOWN, and so is not repeated", async () => {
    await declare("CAPTURE");
    const answer = { status: "UNKNOWN", cause: "HTTP 501" };
    expect(await integrator.sale(newPayment())).toMatchObject(answer);
  });

  test("enrollment waits at its page until an inquiry has the outcome", async () => {
    await declare("TOKENIZATION", "STATUS_POLLING");
    const enrollmentId = randomUUID();
    const result = await integrator.enroll({
      idempotencyKey: randomUUID(),
      enrollmentId,
      customer: { email: "guest@example.com", name: "Guest", language: "en" },
      currency: "EUR",
      returnUrls: newPayment().returnUrls,
    });
    expect(result).toMatchObject({ status: "PENDING" });
    expect(await integrator.inquireEnrollmentStatus({ enrollmentId })).toMatchObject({
      kind: "status",
      status: "PENDING",
    });
  });
});
