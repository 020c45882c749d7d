import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { returnUrls } from "../../contracts/payments.ts";

const paymentRow = z
  .object({
    transaction_reference: z.string(),
    payment_id: z.string(),
    operation: z.enum(["authorize", "sale"]),
    currency: z.string(),
    amount: z.number(),
    state: z.enum([
      "pending",
      "authorized",
      "captured",
      "voided",
      "refunded",
      "declined",
      "expired",
    ]),
    held: z.number(),
    settled: z.number(),
    refunded: z.number(),
    error_code: z.string().nullable(),
    reason: z.string().nullable(),
    outcome: z.enum(["success", "error", "cancel"]).nullable(),
    return_urls: z.string().transform((text) => returnUrls.parse(JSON.parse(text))),
    expires_at_ms: z.number(),
  })
  .transform((row) => ({
    transactionReference: row.transaction_reference,
    paymentId: row.payment_id,
    operation: row.operation,
    currency: row.currency,
    /** This and the three below in thousandths. */
    amount: row.amount,
    held: row.held,
    settled: row.settled,
    refunded: row.refunded,
    state: row.state,
    errorCode: row.error_code,
    reason: row.reason,
    outcome: row.outcome,
    returnUrls: row.return_urls,
    expiresAtMs: row.expires_at_ms,
  }));
export type Payment = z.output<typeof paymentRow>;
export type PageOutcome = NonNullable<Payment["outcome"]>;

/** A new payment. Amount in thousandths. */
export interface NewPayment {
  paymentId: string;
  operation: Payment["operation"];
  currency: string;
  amount: number;
  returnUrls: Payment["returnUrls"];
  ttlSeconds: number;
}

export interface PaymentRemark {
  transactionReference: string;
  rule: string;
  text: string;
}

const remarkRow = z
  .object({ transaction_reference: z.string(), rule: z.string(), text: z.string() })
  .transform(
    (row): PaymentRemark => ({
      transactionReference: row.transaction_reference,
      rule: row.rule,
      text: row.text,
    }),
  );

/** Payments and the transitions of payments.md §3. A transition returns false if the state does not allow it. */
export interface PaymentStore {
  list(): Payment[];
  byReference(transactionReference: string): Payment | undefined;
  byPaymentId(paymentId: string): Payment | undefined;
  /** Stored as pending; the next transition sets the result. */
  begin(payment: NewPayment): Payment;
  approve(transactionReference: string): boolean;
  decline(
    transactionReference: string,
    why: { errorCode: string; reason: string; outcome: PageOutcome },
  ): boolean;
  /** Whole or partial; the uncaptured rest of the authorization is released. */
  capture(transactionReference: string, amount: number): boolean;
  reverse(transactionReference: string): boolean;
  refund(transactionReference: string, amount: number): boolean;
  remark(remark: PaymentRemark): void;
  remarks(): PaymentRemark[];
}

/** A {@link PaymentStore} in table `payments`; all of its SQL is here. */
export function paymentStore(database: DatabaseSync, now: () => number): PaymentStore {
  const expire = database.prepare(
    "update payments set state = 'expired' where state = 'pending' and expires_at_ms <= ?",
  );
  const all = database.prepare("select * from payments order by created_at_ms, rowid");
  const byReference = database.prepare("select * from payments where transaction_reference = ?");
  const byPaymentId = database.prepare("select * from payments where payment_id = ?");
  const insert = database.prepare(`insert into payments (transaction_reference, payment_id,
      operation, currency, amount, state, held, settled, refunded, return_urls, created_at_ms,
      expires_at_ms)
    values (?, ?, ?, ?, ?, 'pending', 0, 0, 0, ?, ?, ?) returning *`);
  const approve = database.prepare(`update payments set outcome = 'success',
      state = iif(operation = 'authorize', 'authorized', 'captured'),
      held = iif(operation = 'authorize', amount, 0),
      settled = iif(operation = 'sale', amount, 0)
    where transaction_reference = ? and state = 'pending'`);
  const decline = database.prepare(`update payments set state = 'declined', error_code = ?,
      reason = ?, outcome = ?
    where transaction_reference = ? and state = 'pending'`);
  const capture = database.prepare(`update payments set state = 'captured', held = 0, settled = ?1
    where transaction_reference = ?2 and state = 'authorized' and ?1 between 1 and held`);
  const reverse = database.prepare(`update payments set state = 'voided', held = 0
    where transaction_reference = ? and state = 'authorized'`);
  const refund = database.prepare(`update payments set refunded = refunded + ?1,
      state = iif(refunded + ?1 = settled, 'refunded', 'captured')
    where transaction_reference = ?2 and state = 'captured' and ?1 between 1 and settled - refunded`);
  const insertRemark = database.prepare(
    "insert into payment_remarks (transaction_reference, rule, text) values (?, ?, ?)",
  );
  const remarks = database.prepare("select * from payment_remarks order by id");
  const one = (found: unknown) => (found ? paymentRow.parse(found) : undefined);
  const upToDate = <Result>(read: () => Result): Result => {
    expire.run(now());
    return read();
  };
  return {
    list: () => upToDate(() => all.all().map((found) => paymentRow.parse(found))),
    byReference: (reference) => upToDate(() => one(byReference.get(reference))),
    byPaymentId: (paymentId) => upToDate(() => one(byPaymentId.get(paymentId))),
    begin({ paymentId, operation, currency, amount, returnUrls, ttlSeconds }) {
      const reference = `HP${randomBytes(16).toString("hex")}`;
      const urls = JSON.stringify(returnUrls);
      const expiresAtMs = now() + ttlSeconds * 1000;
      return paymentRow.parse(
        insert.get(reference, paymentId, operation, currency, amount, urls, now(), expiresAtMs),
      );
    },
    approve: (reference) => upToDate(() => approve.run(reference).changes === 1),
    decline: (reference, { errorCode, reason, outcome }) =>
      upToDate(() => decline.run(errorCode, reason, outcome, reference).changes === 1),
    capture: (reference, amount) => capture.run(amount, reference).changes === 1,
    reverse: (reference) => reverse.run(reference).changes === 1,
    refund: (reference, amount) => refund.run(amount, reference).changes === 1,
    remark: ({ transactionReference, rule, text }) =>
      void insertRemark.run(transactionReference, rule, text),
    remarks: () => remarks.all().map((found) => remarkRow.parse(found)),
  };
}
