/** How a PENDING payment ends (payments.md §3, §4.2, §4.4): by callback, by inquiry, and the browser that returns. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Pending } from "../../../payments/interpret.ts";
import type { Paid } from "./paid.ts";
import type { PaymentSteps } from "./steps.ts";

type Suspended = Paid & { readonly returnId: string; readonly pending: Pending };
type Report = { readonly status: "SUCCESS" | "DECLINED"; readonly by: "callback" | "inquiry" };

/** payments.md §8. */
const DEFAULT_TTL_SECONDS = 15 * 60;

/** Asks the operator to pay, and waits for the outcome; returns whether it is paid. */
export async function awaitOutcome(steps: PaymentSteps, payment: Suspended): Promise<boolean> {
  const { note, askToPay, patience, listener, declared } = steps;
  const { transactionReference, amount, currency, pending, purpose } = payment;
  const title = `outcome, ${purpose}`;
  if (listener.notListening !== null && !declared.has("STATUS_POLLING")) {
    const { why, advice } = listener.notListening;
    note.skipped("§3", title, `nobody is asked to pay: without STATUS_POLLING, ${why}`, advice);
    return false;
  }
  const ttl = pending.expectedTtlSeconds ?? DEFAULT_TTL_SECONDS;
  const seconds = Math.min(ttl, patience.paySeconds);
  askToPay({ url: pending.redirectUrl, amount, currency, transactionReference, seconds });
  const report = await firstReport(steps, payment, performance.now() + seconds * 1_000);
  if (report === null) {
    note.failed("§3", title, `none within ${seconds} s`, NOBODY_PAID);
    await checkCallback(steps, payment, "none");
    return false;
  }
  note.judge(report.status === "SUCCESS", "§3", title, {
    good: `SUCCESS, reported by ${report.by}`,
    bad: `DECLINED, reported by ${report.by}`,
    advice: "Run it again and pay with a test card that the integrator approves.",
  });
  await checkCallback(steps, payment, report.status);
  await checkReturn(steps, payment);
  return report.status === "SUCCESS";
}

const NOBODY_PAID =
  "Run it again and pay in time. If it was paid: neither callback nor inquiry reported it, see below.";

/** Polls both: the callback may be lost, and not every integrator answers inquiries. */
async function firstReport(
  { listener, declared, integrator, patience }: PaymentSteps,
  { paymentId, transactionReference }: Suspended,
  until: number,
): Promise<Report | null> {
  while (performance.now() < until) {
    const callback = listener.callbackOf(transactionReference);
    if (callback) return { status: callback.status, by: "callback" };
    if (declared.has("STATUS_POLLING")) {
      const found = await integrator.inquireStatus({ paymentId, transactionReference });
      const status = found.kind === "status" ? found.status : "PENDING";
      if (status === "AUTHORIZED" || status === "CAPTURED") {
        return { status: "SUCCESS", by: "inquiry" };
      }
      if (status === "DECLINED" || status === "EXPIRED" || status === "VOIDED") {
        return { status: "DECLINED", by: "inquiry" };
      }
    }
    await sleep(patience.pollMs);
  }
  return null;
}

async function checkCallback(
  { note, listener, patience }: PaymentSteps,
  { transactionReference, purpose }: Suspended,
  status: Report["status"] | "none",
): Promise<void> {
  const title = `result callback, ${purpose}`;
  if (listener.notListening !== null) {
    note.skipped("§4.2", title, listener.notListening.why, listener.notListening.advice);
    return;
  }
  await within(patience, () => listener.callbackOf(transactionReference) !== undefined);
  const callback = listener.callbackOf(transactionReference);
  if (!callback) {
    const [last] = listener.refused().slice(-1);
    if (last?.startsWith("401")) note.failed("§5", title, `refused with ${last}`, TOKENS);
    else note.failed("§4.2", title, last ? `refused with ${last}` : "none came", NO_CALLBACK);
    return;
  }
  note.judge(status === "none" || callback.status === status, "§4.2", title, {
    good: `${callback.status}, under the reference of the PENDING answer`,
    bad: `${callback.status}, and the inquiry says ${status}`,
    advice: "Both are the PSP's final answer: one of them is wrong.",
  });
  if (callback.idempotencyKey === null) {
    const advice = "Each callback carries one, the same in every repeat.";
    note.warning("§4.2", `Idempotency-Key of ${title}`, "header is missing", advice);
  }
}

const TOKENS = "Compare payments.inboundTokens with the integrator's inbound token.";
const NO_CALLBACK =
  "The integrator calls payments.gate.publicUrl, which has to lead to payments.gate.listen, until it is answered 200.";

/** A person may close the page instead of following it, so a missing return is no failure. */
async function checkReturn(
  { note, listener, patience }: PaymentSteps,
  { returnId, pending, purpose }: Suspended,
): Promise<void> {
  if (pending.redirectUrl === null) return;
  const title = `return from the page, ${purpose}`;
  if (!listener.returns.sees) {
    note.skipped("§4.4", title, "payments.returnBaseUrl is a page of its own");
    return;
  }
  await within(patience, () => listener.returnedFrom(returnId) !== undefined);
  const address = listener.returnedFrom(returnId);
  if (address === "success") note.ok("§4.4", title, "to successUrl");
  else if (address === undefined) {
    const advice = "The page has to lead the browser to successUrl by itself.";
    note.warning("§4.4", title, "the browser did not return", advice);
  } else {
    const advice = "Paid leads to successUrl, refused to errorUrl, backed out to cancelUrl.";
    note.warning("§4.4", title, `to ${address}Url`, advice);
  }
}

async function within({ graceMs, pollMs }: PaymentSteps["patience"], isSo: () => boolean) {
  const until = performance.now() + graceMs;
  while (!isSo() && performance.now() < until) await sleep(Math.min(pollMs, 100));
}
