import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "../shared/transaction.ts";

/** The state of an enrollment: `asked` until the integrator has answered, `pending` until its end is known. */
const states = z.enum(["asked", "pending", "bound", "declined", "expired", "given-up"]);
export type EnrollmentState = z.infer<typeof states>;

/** One enrollment of a card (payments.md §2.4, §3). */
export type EnrollmentRow = {
  /** The key that both sides always share. */
  readonly enrollmentId: string;
  /** The operator's id of the customer who asked for it. */
  readonly customerId: string;
  readonly idempotencyKey: string;
  readonly state: EnrollmentState;
  /** The integrator's; null until its answer. */
  readonly reference: string | null;
  /** UTC milliseconds; from then on no card is stored. */
  readonly expiresAt: number;
};

/** A card that a customer has agreed to have stored; the encrypted token is stored beside it. */
export type StoredCard = {
  readonly cardId: string;
  readonly maskedPan: string;
  readonly brand: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
};
export type NewCard = Omit<StoredCard, "cardId"> & { readonly sealedToken: Buffer };

/** Cards on file and their enrollments. What a function has written is on disk when it returns. */
export type CardStore = {
  /** Adds an enrollment in state `asked`. */
  begin(
    enrollment: Pick<EnrollmentRow, "enrollmentId" | "customerId" | "idempotencyKey" | "expiresAt">,
  ): void;
  enrollment(enrollmentId: string): EnrollmentRow | null;
  /** Enrollments that have not ended, the first to expire first. */
  open(): readonly EnrollmentRow[];
  /** The same, and those whose time was over after `since`, UTC milliseconds: their callback may come again. */
  unexpired(since: number): readonly EnrollmentRow[];
  /** The integrator has answered; `expiresAt` in UTC milliseconds. */
  pending(enrollmentId: string, reference: string, expiresAt: number): void;
  end(enrollmentId: string, state: "declined" | "expired" | "given-up"): void;
  /** Ends an enrollment with its card, which replaces the customer's earlier one. `now` in UTC milliseconds. */
  bind(enrollmentId: string, card: NewCard, now: number): void;
  cardOf(customerId: string): StoredCard | null;
  /** The encrypted token of a card; null once the card was removed. */
  sealedToken(cardId: string): Buffer | null;
  remove(customerId: string): void;
  /**
   * Erases cards that have expired in every time zone, with their sealed tokens; returns how many. `now` in UTC
   * milliseconds.
   */
  eraseExpired(now: number): number;
  /**
   * Deletes enrollments that have ended and are older than repeats of their callback; returns how many. `now` in UTC
   * milliseconds.
   */
  forgetEnrollments(now: number): number;
};

const enrollmentRow = z
  .object({
    enrollment_id: z.string(),
    customer_id: z.string(),
    idempotency_key: z.string(),
    state: states,
    reference: z.string().nullable(),
    expires_at_ms: z.number(),
  })
  .transform(
    (row): EnrollmentRow => ({
      enrollmentId: row.enrollment_id,
      customerId: row.customer_id,
      idempotencyKey: row.idempotency_key,
      state: row.state,
      reference: row.reference,
      expiresAt: row.expires_at_ms,
    }),
  );

const cardRow = z
  .object({
    card_id: z.string(),
    masked_pan: z.string(),
    brand: z.string().nullable(),
    expiry_month: z.number().nullable(),
    expiry_year: z.number().nullable(),
  })
  .transform(
    (row): StoredCard => ({
      cardId: row.card_id,
      maskedPan: row.masked_pan,
      brand: row.brand,
      expiryMonth: row.expiry_month,
      expiryYear: row.expiry_year,
    }),
  );

/**
 * Enrollments that have ended are stored only to answer repeats of their callback. None expires later than so much from
 * now, unless it began while the clock was ahead.
 */
const FORGET_AFTER_MS = 2 * 24 * 3_600_000;

/** In some time zone a month ends up to 12 hours later than in UTC; an outlet may move, and clocks may be wrong. */
const EXPIRY_GRACE_MS = 2 * 24 * 3_600_000;

/** A {@link CardStore} on the tables `card_enrollment` and `card_on_file`. */
export function createCardStore(database: DatabaseSync): CardStore {
  const insert = database.prepare(`insert into card_enrollment
    (enrollment_id, customer_id, idempotency_key, state, expires_at_ms)
    values (:enrollmentId, :customerId, :idempotencyKey, 'asked', :expiresAt)`);
  const forget = database.prepare(`delete from card_enrollment
    where state not in ('asked', 'pending') and expires_at_ms not between :now - ${FORGET_AFTER_MS} and :now + ${FORGET_AFTER_MS}`);
  const byId = database.prepare("select * from card_enrollment where enrollment_id = ?");
  const open = database.prepare(
    "select * from card_enrollment where state in ('asked', 'pending') order by expires_at_ms",
  );
  const unexpired = database.prepare(
    `select * from card_enrollment where state in ('asked', 'pending') or expires_at_ms > ?
     order by expires_at_ms`,
  );
  const setPending = database.prepare(`update card_enrollment
    set state = 'pending', reference = ?, expires_at_ms = ? where enrollment_id = ?`);
  const setState = database.prepare("update card_enrollment set state = ? where enrollment_id = ?");
  const putCard = database.prepare(`insert or replace into card_on_file
    (customer_id, card_id, masked_pan, brand, expiry_month, expiry_year, sealed_token, stored_at_ms)
    values (?, ?, ?, ?, ?, ?, ?, ?)`);
  const cardOf = database.prepare("select * from card_on_file where customer_id = ?");
  const token = database.prepare("select sealed_token from card_on_file where card_id = ?");
  const remove = database.prepare("delete from card_on_file where customer_id = ?");
  // Years in full, or their last two digits: the contract does not say.
  const erase = database.prepare(`delete from card_on_file where expiry_year is not null
    and iif(expiry_year < 100, 2000 + expiry_year, expiry_year) * 12 + coalesce(expiry_month, 12) < ?`);
  const enrollment = (enrollmentId: string): EnrollmentRow | null => {
    const found = byId.get(enrollmentId);
    return found ? enrollmentRow.parse(found) : null;
  };
  // A damaged row binds no card and does not affect the others.
  const readable = (rows: readonly unknown[]) =>
    rows.flatMap((row) => enrollmentRow.safeParse(row).data ?? []);
  return {
    begin: (begun) => void insert.run(begun),
    enrollment,
    open: () => readable(open.all()),
    unexpired: (since) => readable(unexpired.all(since)),
    pending: (id, reference, expiresAt) => void setPending.run(reference, expiresAt, id),
    end: (id, state) => void setState.run(state, id),
    bind(enrollmentId, card, now) {
      const bound = enrollment(enrollmentId);
      if (!bound) return;
      inTransaction(database, () => {
        setState.run("bound", enrollmentId);
        putCard.run(
          bound.customerId,
          randomUUID(),
          card.maskedPan,
          card.brand,
          card.expiryMonth,
          card.expiryYear,
          card.sealedToken,
          now,
        );
      });
    },
    cardOf(customerId) {
      const found = cardOf.get(customerId);
      return found ? cardRow.parse(found) : null;
    },
    sealedToken(cardId) {
      const found = z
        .object({ sealed_token: z.instanceof(Uint8Array) })
        .safeParse(token.get(cardId));
      return found.success ? Buffer.from(found.data.sealed_token) : null;
    },
    remove: (customerId) => void remove.run(customerId),
    forgetEnrollments: (now) => Number(forget.run({ now }).changes),
    eraseExpired(now) {
      const at = new Date(now - EXPIRY_GRACE_MS);
      return Number(erase.run(at.getUTCFullYear() * 12 + at.getUTCMonth() + 1).changes);
    },
  };
}
