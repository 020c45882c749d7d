import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { enrollmentCallback, resultCallback } from "../../contracts/payments.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import { type RunningSandbox, runSandbox } from "../core/testing/running.ts";
import {
  APPROVED,
  amountIn,
  beginPayment,
  CARD,
  CHALLENGED,
  DECLINED,
  paymentRequest,
  submit,
} from "./testing.ts";

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await runSandbox();
});
afterEach(() => sandbox.close());

const results = () => sandbox.gate.received.map(({ body }) => resultCallback.parse(body));
const location = (response: Response) => response.headers.get("Location") ?? "";

describe("the return address (payments.md §4.4)", () => {
  test.each([
    ["an approved card", APPROVED, "success", "SUCCESS", undefined],
    ["a declined card", DECLINED, "error", "DECLINED", "NOT_ENOUGH_MONEY"],
    ["an expired card", { ...APPROVED, expiry: "10/26" }, "error", "DECLINED", "CARD_EXPIRED"],
    ["cancelling", { cancel: "yes" }, "cancel", "DECLINED", "GATEWAY_ERROR"],
  ])("%s", async (_, form, address, status, errorCode) => {
    const { redirectUrl, transactionReference } = await beginPayment(sandbox);
    const response = await submit(redirectUrl, form);
    expect(response.status).toBe(302);
    expect(location(response)).toContain(`http://127.0.0.1:9/back/${address}?`);
    expect(results()).toMatchObject([
      { status, transactionReference, ...(errorCode && { errorCode }) },
    ]);
  });

  test("keeps the address's own query, and contains no card number", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    const back = location(await submit(redirectUrl, APPROVED));
    expect(back.startsWith("http://127.0.0.1:9/back/success?x=1&")).toBe(true);
    expect(back).not.toContain("4242");
  });

  test("3-D Secure asks first; passed pays, failed does not", async () => {
    const passed = await beginPayment(sandbox);
    const asked = await submit(passed.redirectUrl, CHALLENGED);
    expect(await asked.text()).toContain("is this you");
    expect(results()).toEqual([]);
    await submit(passed.redirectUrl, { challenge: "passed" });
    const failed = await beginPayment(sandbox);
    await submit(failed.redirectUrl, CHALLENGED);
    const back = location(await submit(failed.redirectUrl, { challenge: "failed" }));
    expect(back).toContain("/back/error");
    expect(results()).toMatchObject([
      { status: "SUCCESS" },
      { status: "DECLINED", errorCode: "FAILURE_3DS_CHECK" },
    ]);
  });

  test("3-D Secure cannot be passed without a card", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    expect((await submit(redirectUrl, { challenge: "passed" })).status).toBe(200);
    expect(results()).toEqual([]);
  });

  test("a form posted twice pays once and leads to the same address", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    const first = await submit(redirectUrl, APPROVED);
    const second = await submit(redirectUrl, { cancel: "yes" });
    expect(location(second)).toBe(location(first));
    expect(results()).toHaveLength(1);
  });
});

test.each([
  ["EUR", "EUR 32.00", 32],
  ["KWD", "KWD 12.900", 12.9],
  ["JPY", "JPY 1250", 1250],
  // More than the currency has: shown as it came.
  ["JPY", "JPY 12.5", 12.5],
])("an amount in %s is written with its digits: %s", async (currency, shown, amount) => {
  const { redirectUrl } = await beginPayment(sandbox, amountIn(sandbox, currency, amount));
  const page = await (await fetch(redirectUrl)).text();
  expect(page).toContain(`<span>${shown}</span>`);
  expect(page).toContain(`Pay ${shown}<`);
});

describe("a card page that misbehaves", () => {
  const open = async (cardPage: string) => {
    await sandbox.call("PUT", "/control/payments", { cardPage });
    const { redirectUrl } = await beginPayment(sandbox);
    return (init?: RequestInit) => fetch(redirectUrl, { redirect: "manual", ...init });
  };

  test("refuses frames", async () => {
    const page = await (await open("refuses-frames"))();
    expect([page.status, page.headers.get("X-Frame-Options")]).toEqual([200, "DENY"]);
  });

  test("redirects to itself", async () => {
    const page = await (await open("loops"))();
    expect([page.status, location(page)]).toEqual([302, page.url]);
  });

  test("never loads", async () => {
    const load = await open("never-loads");
    await expect(load({ signal: AbortSignal.timeout(200) })).rejects.toThrow();
  });
});

describe("the card page", () => {
  test.each([
    ["a wrong digit", { ...APPROVED, pan: "4242 4242 4242 4241" }, "card number"],
    ["month 13", { ...APPROVED, expiry: "13 / 30" }, "expiry date"],
    ["a short security code", { ...APPROVED, cvc: "12" }, "security code"],
  ])("asks again after %s", async (_, form, text) => {
    const { redirectUrl } = await beginPayment(sandbox);
    const response = await submit(redirectUrl, form);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`role="alert">[^<]*${text}`));
    expect(results()).toEqual([]);
  });

  test("fills a test card without scripts", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    const html = await (await submit(redirectUrl, { fill: "declined" })).text();
    expect(html).toContain('value="4000000000000002"');
  });

  test("shows what is typed as text, never as markup", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    const html = await (await submit(redirectUrl, { ...CARD, pan: '"><b>x' })).text();
    expect(html).not.toContain("<b>x");
  });

  test("allows the redirect after the form in its policy, and no script but its own", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    const policy = (await fetch(redirectUrl)).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9");
    expect(policy).toContain("default-src 'none'");
  });

  test("of an unknown reference is 404", async () => {
    expect((await fetch(`${sandbox.url}/hosted/pay/HPunknown`)).status).toBe(404);
  });
});

describe("the result callback (payments.md §4.2, §4.3)", () => {
  test("carries token, key and type, and is acknowledged before the redirect", async () => {
    const { redirectUrl } = await beginPayment(sandbox);
    await submit(redirectUrl, APPROVED);
    const [callback] = sandbox.gate.received;
    const { integrationId, inboundTokens } = sandbox.settings.payments;
    expect(callback?.path).toBe(`/gate/integration/${integrationId}/result`);
    expect(callback?.headers).toMatchObject({
      authorization: `Bearer ${inboundTokens[0]}`,
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("is repeated with the same key until it gets 200", async () => {
    sandbox.gate.statuses.push(500, 404, 401);
    const { redirectUrl } = await beginPayment(sandbox);
    expect((await submit(redirectUrl, APPROVED)).status).toBe(302);
    await eventually(() => {
      sandbox.time.ms += 1_000;
      expect(sandbox.gate.received).toHaveLength(4);
    });
    const keys = sandbox.gate.received.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
    await eventually(async () => {
      const { body } = await sandbox.call("GET", "/control/payments");
      expect(body.callbacksWaiting).toBe(0);
    });
  });

  test("is not lost in a restart", async () => {
    await sandbox.setFault("payments.result-callback", { callback: "lost" });
    const { redirectUrl } = await beginPayment(sandbox);
    await submit(redirectUrl, APPROVED);
    await sandbox.restart();
    expect(sandbox.gate.received).toEqual([]);
    await sandbox.call("DELETE", "/control/faults");
    sandbox.time.ms += 60_000;
    await eventually(() => expect(sandbox.gate.received).toHaveLength(1));
  });

  test("can be sent twice, with one key", async () => {
    await sandbox.setFault("payments.result-callback", { callback: "doubled", times: 1 });
    const { redirectUrl } = await beginPayment(sandbox);
    await submit(redirectUrl, APPROVED);
    const keys = sandbox.gate.received.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test("can be sent late, after the redirect", async () => {
    await sandbox.setFault("payments.result-callback", { callback: "late", latencyMs: 2_000 });
    const { redirectUrl } = await beginPayment(sandbox);
    expect((await submit(redirectUrl, APPROVED)).status).toBe(302);
    expect(sandbox.gate.received).toEqual([]);
    sandbox.time.ms += 2_001;
    await eventually(() => expect(sandbox.gate.received).toHaveLength(1));
  });

  test("can carry a wrong token", async () => {
    await sandbox.setFault("payments.result-callback", { callback: "wrong-token", times: 1 });
    const { redirectUrl } = await beginPayment(sandbox);
    await submit(redirectUrl, APPROVED);
    const { authorization } = sandbox.gate.received[0]?.headers ?? {};
    expect(authorization).not.toBe(`Bearer ${sandbox.settings.payments.inboundTokens[0]}`);
  });
});

describe("enrollment (payments.md §2.4)", () => {
  beforeEach(() =>
    sandbox.call("PUT", "/control/payments", {
      capabilities: ["CAPTURE", "REDIRECT_FLOW", "STATUS_POLLING", "TOKENIZATION"],
    }),
  );
  const begin = async () => {
    const { returnUrls, settings } = paymentRequest(sandbox);
    const enrollmentId = randomUUID();
    const customer = { email: "guest@beet-and-barley.example", name: "Guest", language: "en" };
    const request = { enrollmentId, customer, returnUrls, settings };
    const { body } = await sandbox.integrator("enroll", request);
    const shape = z.object({ redirectUrl: z.string(), transactionReference: z.string() });
    return { ...shape.parse(body), enrollmentId, request };
  };
  const inquire = async (enrollmentId: string) =>
    (await sandbox.integrator("inquire-enrollment-status", { enrollmentId })).body;

  test("binds a card, reported by the callback only, and the token pays", async () => {
    const { redirectUrl, enrollmentId } = await begin();
    expect(await inquire(enrollmentId)).toMatchObject({ status: "PENDING" });
    const back = location(await submit(redirectUrl, APPROVED));
    const [received] = sandbox.gate.received;
    expect(received?.path).toMatch(/\/enrollment-result$/);
    const { card } = enrollmentCallback.parse(received?.body);
    expect(card?.maskedPan).toBe("4242 **** **** 4242");
    expect(back).not.toContain(card?.token);
    expect(await inquire(enrollmentId)).toMatchObject({ status: "COMPLETED", card });
    const paymentInstrument = { type: "CARD_TOKEN", token: card?.token };
    const paid = await sandbox.integrator(
      "authorize",
      paymentRequest(sandbox, { paymentInstrument }),
    );
    expect(paid.body.status).toBe("SUCCESS");
  });

  test("declined is final", async () => {
    const { redirectUrl, enrollmentId, request } = await begin();
    await submit(redirectUrl, { cancel: "yes" });
    await submit(redirectUrl, APPROVED);
    expect(await inquire(enrollmentId)).toMatchObject({ status: "DECLINED" });
    expect((await sandbox.integrator("enroll", request)).body.status).toBe("DECLINED");
    expect(sandbox.gate.received).toHaveLength(1);
  });

  test("expires after 30 minutes at the latest, and then does not exist", async () => {
    await sandbox.call("PUT", "/control/payments", { expectedTtlSeconds: 86_400 });
    const { redirectUrl, enrollmentId } = await begin();
    sandbox.time.ms += 30 * 60_000 + 1;
    expect((await submit(redirectUrl, APPROVED)).status).toBe(410);
    expect(await inquire(enrollmentId)).toEqual({ status: "NOT_FOUND" });
    expect(sandbox.gate.received).toEqual([]);
  });
});
