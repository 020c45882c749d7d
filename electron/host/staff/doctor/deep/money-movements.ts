/** Captures, reverses and refunds (payments.md §3, §4.1), each repeated with the same key. */
import { randomUUID } from "node:crypto";
import type { InquiryStatus } from "../../../../../contracts/payments.ts";
import {
  type Decimal,
  isZero,
  percentOf,
  roundHalfUp,
  subtract,
} from "../../../../../domain/money.ts";
import type { OperationResult } from "../../../payments/integrator.ts";
import { currencyDigits } from "../../../settings/currency-digits.ts";
import { described } from "../watch.ts";
import { type Paid, resultText } from "./paid.ts";
import type { PaymentSteps } from "./steps.ts";

type Call = {
  readonly operation: "capture" | "reverse" | "refund";
  readonly title: string;
  /** Makes the call with the given key. */
  readonly send: (idempotencyKey: string) => Promise<OperationResult>;
  readonly advice: string;
};

/** Makes the call twice with the same key: both have to return SUCCESS. Returns whether the first did. */
async function moveMoney({ note, watch }: PaymentSteps, call: Call): Promise<boolean> {
  const key = randomUUID();
  const first = await call.send(key);
  const isDone = first.status === "SUCCESS";
  const seen = `${resultText(first)} (${described(watch.last())})`;
  note.judge(isDone, "§4.1", call.title, {
    // Neither needs a reference of its own.
    good: `SUCCESS (${described(watch.last())})`,
    bad: seen,
    advice: call.advice,
  });
  if (!isDone) return false;
  const again = await call.send(key);
  note.judge(again.status === "SUCCESS", "§1", `the same again: ${call.title}`, {
    good: "SUCCESS, and nothing more",
    bad: `${resultText(again)} (${described(watch.last())})`,
    advice: "A repeat with the same Idempotency-Key brings the first answer and changes nothing.",
  });
  return true;
}

/** Captures an authorization in full; returns whether it succeeded. */
export async function capture(steps: PaymentSteps, paid: Paid): Promise<boolean> {
  const { paymentId, transactionReference } = paid;
  const isDone = await moveMoney(steps, {
    operation: "capture",
    title: "capture",
    send: (idempotencyKey) =>
      steps.integrator.capture({ idempotencyKey, paymentId, transactionReference }),
    advice: "An order that was accepted is not paid: the kiosk would hand it to staff.",
  });
  if (isDone) await inquire(steps, paid, "CAPTURED", "capture");
  return isDone;
}

/** Reverses an authorization that was never captured; returns whether it succeeded. */
export async function release(steps: PaymentSteps, paid: Paid): Promise<boolean> {
  const { transactionReference } = paid;
  const isDone = await moveMoney(steps, {
    operation: "reverse",
    title: `reverse, ${paid.purpose}`,
    send: (idempotencyKey) => steps.integrator.reverse({ idempotencyKey, transactionReference }),
    advice: `The authorization ${transactionReference} remains: have it released at the integrator.`,
  });
  if (isDone) await inquire(steps, paid, "VOIDED", `reverse, ${paid.purpose}`);
  return isDone;
}

/**
 * Refunds what was captured, in two parts, since partial refunds are allowed (payments.md §3). Returns whether both
 * succeeded.
 */
export async function refund(steps: PaymentSteps, paid: Paid): Promise<boolean> {
  const [half, rest] = halves(paid, steps);
  const part = await refundOne(steps, paid, "refund of a part", half);
  const isDone =
    part && (isZero(rest) || (await refundOne(steps, paid, "refund of the rest", rest)));
  if (isDone) await inquire(steps, paid, "REFUNDED", "refund");
  return isDone;
}

function halves(
  { amount, currency }: Paid,
  { settings }: PaymentSteps,
): readonly [Decimal, Decimal] {
  const half = roundHalfUp(percentOf(amount, "50"), currencyDigits(currency, settings));
  return [half, subtract(amount, half)];
}

function refundOne(steps: PaymentSteps, paid: Paid, title: string, amount: Decimal) {
  const { transactionReference } = paid;
  return moveMoney(steps, {
    operation: "refund",
    title,
    send: (idempotencyKey) =>
      steps.integrator.refund({ idempotencyKey, transactionReference, amount }),
    advice: `Not all of ${paid.amount} ${paid.currency} of ${transactionReference} was refunded: refund the rest at the integrator.`,
  });
}

/** The integrator's status of the payment after a step, if inquiries are declared. */
export async function inquire(
  { note, watch, integrator, declared }: PaymentSteps,
  { paymentId, transactionReference, purpose }: Paid,
  expected: InquiryStatus,
  after: string,
): Promise<void> {
  if (!declared.has("STATUS_POLLING")) return;
  const found = await integrator.inquireStatus({ paymentId, transactionReference });
  const seen = found.kind === "status" ? found.status : found.cause;
  const title = after.includes(purpose) ? after : `${after}, ${purpose}`;
  note.judge(seen === expected, "§2.5", `inquire-status after ${title}`, {
    good: expected,
    bad: `${seen} instead of ${expected} (${described(watch.last())})`,
    advice: "The kiosk inquires after a lost answer and relies on the result.",
  });
}
