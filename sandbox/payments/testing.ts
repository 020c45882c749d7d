import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { RunningSandbox } from "../core/testing/running.ts";

export const CARD = { expiry: "12 / 30", cvc: "123" };
export const APPROVED = { ...CARD, pan: "4242 4242 4242 4242" };
export const DECLINED = { ...CARD, pan: "4000 0000 0000 0002" };
export const CHALLENGED = { ...CARD, pan: "4000 0000 0000 3220" };

const pending = z.object({ transactionReference: z.string(), redirectUrl: z.string() });

/** A payment request for `sandbox` (payments.md §2.2). */
export function paymentRequest(sandbox: RunningSandbox, fields: object = {}) {
  const back = "http://127.0.0.1:9/back";
  return {
    paymentId: `order-1.${randomUUID()}`,
    amount: 32,
    currency: "EUR",
    settings: { ...sandbox.settings.payments.settings, currency: "EUR" },
    returnUrls: {
      successUrl: `${back}/success?x=1`,
      errorUrl: `${back}/error`,
      cancelUrl: `${back}/cancel`,
    },
    ...fields,
  };
}

/** Fields of a payment request for so much of a currency. */
export function amountIn(sandbox: RunningSandbox, currency: string, amount: number) {
  return { amount, currency, settings: { ...sandbox.settings.payments.settings, currency } };
}

/** Starts a payment that waits at the card page. */
export async function beginPayment(
  sandbox: RunningSandbox,
  fields: object = {},
  path = "authorize",
) {
  const request = paymentRequest(sandbox, fields);
  const { body } = await sandbox.integrator(path, request);
  return { ...pending.parse(body), paymentId: request.paymentId };
}

/** Submits a form of the hosted page as a browser does, without following the redirect. */
export function submit(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

/** A payment whose authorization the customer has approved. */
export async function heldPayment(sandbox: RunningSandbox, fields: object = {}) {
  const payment = await beginPayment(sandbox, fields);
  await submit(payment.redirectUrl, APPROVED);
  return payment;
}
