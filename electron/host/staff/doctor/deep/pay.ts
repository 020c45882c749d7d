/** Takes a payment (payments.md §4.1): authorize or sale, its repeat, and the report that it is paid. */
import { randomUUID } from "node:crypto";
import type { OperationResult, Payment } from "../../../payments/integrator.ts";
import { returnUrls } from "../../../payments/return-urls.ts";
import { described } from "../watch.ts";
import { inquire } from "./money-movements.ts";
import { awaitOutcome } from "./outcome.ts";
import { type Paid, resultText, type Wanted } from "./paid.ts";
import type { PaymentSteps } from "./steps.ts";

/** The payment if it succeeded, and references under which money may nevertheless be authorized. */
export type Payments = { readonly paid: Paid | null; readonly unresolved: readonly string[] };

/** Makes the payment twice with the same key; while it is PENDING, waits for a person to pay. */
export async function pay(steps: PaymentSteps, wanted: Wanted): Promise<Payments> {
  const { note, watch, integrator, declared, listener } = steps;
  const operation = declared.has("CAPTURE") ? "authorize" : "sale";
  const title = `${operation}, ${wanted.purpose}`;
  const returnId = randomUUID();
  const payment: Payment = {
    idempotencyKey: randomUUID(),
    paymentId: wanted.paymentId,
    amount: wanted.amount,
    currency: wanted.currency,
    returnUrls: returnUrls(listener.returns.baseUrl, returnId),
  };
  const first = await integrator[operation](payment);
  const transactionReference = referenceOf(first);
  if (transactionReference === null) {
    note.failed("§4.1", title, `${resultText(first)} (${described(watch.last())})`, NOT_BEGUN);
    return { paid: null, unresolved: [] };
  }
  note.ok("§4.1", title, `${first.status}, with transactionReference (${described(watch.last())})`);
  const unresolved = await repeat(steps, { title, operation, payment, transactionReference });
  const paid: Paid = { ...wanted, operation, transactionReference };
  if (first.status === "PENDING") {
    const isPaid = await awaitOutcome(steps, { ...paid, returnId, pending: first });
    if (!isPaid) return { paid: null, unresolved: [...unresolved, transactionReference] };
  }
  await inquire(steps, paid, operation === "sale" ? "CAPTURED" : "AUTHORIZED", operation);
  return { paid, unresolved };
}

const NOT_BEGUN =
  "Expected is SUCCESS or PENDING, with a transactionReference: without it nothing can be returned. Check with the integrator whether something is authorized.";

function referenceOf(result: OperationResult): string | null {
  const isBegun = result.status === "SUCCESS" || result.status === "PENDING";
  return isBegun ? result.transactionReference : null;
}

type Repeated = {
  readonly title: string;
  readonly operation: "authorize" | "sale";
  readonly payment: Payment;
  readonly transactionReference: string;
};

/**
 * Same key and body: the same payment again (payments.md §1). Returns the reference of another one, if there is one.
 */
async function repeat(
  { note, watch, integrator }: PaymentSteps,
  { title, operation, payment, transactionReference }: Repeated,
): Promise<readonly string[]> {
  const again = await integrator[operation](payment);
  const reference = referenceOf(again);
  note.judge(reference === transactionReference, "§1", `the same again: ${title}`, {
    good: "the same transactionReference",
    bad: `${reference === null ? resultText(again) : "another transactionReference"} (${described(watch.last())})`,
    advice: "A repeat with the same Idempotency-Key is the same payment: else it is charged twice.",
  });
  return reference === null || reference === transactionReference ? [] : [reference];
}
