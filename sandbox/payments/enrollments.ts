import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import {
  type enrollmentRequest,
  type inquireEnrollmentRequest,
  type ReturnUrls,
  returnUrls,
} from "../../contracts/payments.ts";
import type { SavedCard, TypedCard } from "./cards.ts";
import type { IntegratorContext } from "./operations.ts";
import { DEFAULT_TTL_SECONDS } from "./operations.ts";

/** payments.md §8: enrollment expiry is capped at 30 minutes. */
const LONGEST_ENROLLMENT_SECONDS = 30 * 60;

const enrollmentRow = z
  .object({
    enrollment_id: z.string(),
    transaction_reference: z.string(),
    state: z.enum(["pending", "bound", "declined", "expired"]),
    card_token: z.string().nullable(),
    outcome: z.enum(["success", "error", "cancel"]).nullable(),
    return_urls: z.string().transform((text) => returnUrls.parse(JSON.parse(text))),
    expires_at_ms: z.number(),
  })
  .transform((row) => ({
    enrollmentId: row.enrollment_id,
    transactionReference: row.transaction_reference,
    state: row.state,
    cardToken: row.card_token,
    outcome: row.outcome,
    returnUrls: row.return_urls,
  }));
export type Enrollment = z.output<typeof enrollmentRow>;

/** Enrollments by their two keys; all of their SQL is here. */
export interface EnrollmentStore {
  begin(enrollmentId: string, urls: ReturnUrls, ttlSeconds: number): Enrollment;
  byReference(transactionReference: string): Enrollment | undefined;
  byEnrollmentId(enrollmentId: string): Enrollment | undefined;
  bind(transactionReference: string, token: string): boolean;
  decline(transactionReference: string, outcome: "error" | "cancel"): boolean;
}

/** An {@link EnrollmentStore} in table `payment_enrollments`. */
export function enrollmentStore(database: DatabaseSync, now: () => number): EnrollmentStore {
  const expire = database.prepare(
    "update payment_enrollments set state = 'expired' where state = 'pending' and expires_at_ms <= ?",
  );
  const insert = database.prepare(`insert into payment_enrollments
    (enrollment_id, transaction_reference, state, return_urls, expires_at_ms)
    values (?, ?, 'pending', ?, ?) returning *`);
  const byReference = database.prepare(
    "select * from payment_enrollments where transaction_reference = ?",
  );
  const byId = database.prepare("select * from payment_enrollments where enrollment_id = ?");
  const bind = database.prepare(`update payment_enrollments set state = 'bound', card_token = ?,
    outcome = 'success' where transaction_reference = ? and state = 'pending'`);
  const decline = database.prepare(`update payment_enrollments set state = 'declined', outcome = ?
    where transaction_reference = ? and state = 'pending'`);
  const upToDate = <Result>(work: () => Result): Result => {
    expire.run(now());
    return work();
  };
  const one = (found: unknown) => (found ? enrollmentRow.parse(found) : undefined);
  return {
    begin(enrollmentId, urls, ttlSeconds) {
      const reference = `HE${randomBytes(16).toString("hex")}`;
      const expiresAtMs = now() + ttlSeconds * 1000;
      const row = insert.get(enrollmentId, reference, JSON.stringify(urls), expiresAtMs);
      return enrollmentRow.parse(row);
    },
    byReference: (reference) => upToDate(() => one(byReference.get(reference))),
    byEnrollmentId: (enrollmentId) => upToDate(() => one(byId.get(enrollmentId))),
    bind: (reference, token) => upToDate(() => bind.run(token, reference).changes === 1),
    decline: (reference, outcome) => upToDate(() => decline.run(outcome, reference).changes === 1),
  };
}

export interface EnrollmentContext extends IntegratorContext {
  enrollments: EnrollmentStore;
}

/** enroll, payments.md §4.1. The same enrollmentId cannot be begun twice. */
export function enroll(context: EnrollmentContext, request: z.infer<typeof enrollmentRequest>) {
  const { enrollments, switches, pageOrigin } = context;
  if (enrollments.byEnrollmentId(request.enrollmentId)) {
    const reason = "enrollmentId was already used; start a new enrollment";
    return { status: "DECLINED", errorCode: "GATEWAY_ERROR", reason };
  }
  const { expectedTtlSeconds } = switches.read();
  const ttlSeconds = Math.min(
    expectedTtlSeconds ?? DEFAULT_TTL_SECONDS,
    LONGEST_ENROLLMENT_SECONDS,
  );
  const { transactionReference } = enrollments.begin(
    request.enrollmentId,
    request.returnUrls,
    ttlSeconds,
  );
  return {
    status: "PENDING",
    transactionReference,
    redirectUrl: `${pageOrigin()}/hosted/enroll/${transactionReference}`,
    expectedTtlSeconds: ttlSeconds,
  };
}

/** inquire-enrollment-status, payments.md §4.1: the reference may be missing; resolve by enrollmentId. */
export function inquireEnrollment(
  { enrollments, cards }: EnrollmentContext,
  { enrollmentId }: z.infer<typeof inquireEnrollmentRequest>,
) {
  const enrollment = enrollments.byEnrollmentId(enrollmentId);
  // An expired enrollment can no longer be bound: for the platform it does not exist (payments.md §3).
  if (!enrollment || enrollment.state === "expired") return { status: "NOT_FOUND" };
  const { transactionReference, state, cardToken } = enrollment;
  if (state === "pending") return { status: "PENDING", transactionReference };
  if (state === "declined") return { status: "DECLINED", transactionReference };
  const card = cards.byToken(cardToken ?? "")?.card;
  return { status: "COMPLETED", transactionReference, card };
}

/** Ends a pending enrollment and stores its callback. Call inside a transaction. */
export function concludeEnrollment(
  { enrollments, cards, callbacks }: EnrollmentContext,
  { transactionReference, enrollmentId }: Enrollment,
  ending: { kind: "bound"; card: TypedCard } | { kind: "refused" } | { kind: "cancelled" },
): string | undefined {
  const operation = "payments.enrollment-callback";
  if (ending.kind === "bound") {
    const saved: SavedCard = cards.save(ending.card);
    if (!enrollments.bind(transactionReference, saved.card.token)) return undefined;
    const body = { enrollmentId, transactionReference, status: "SUCCESS", card: saved.card };
    return callbacks.enqueue(operation, transactionReference, body);
  }
  const outcome = ending.kind === "cancelled" ? "cancel" : "error";
  if (!enrollments.decline(transactionReference, outcome)) return undefined;
  const body = { enrollmentId, transactionReference, status: "DECLINED" };
  return callbacks.enqueue(operation, transactionReference, body);
}
