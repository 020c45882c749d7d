/** Every limit of a checkout, with its reason. Milliseconds unless named otherwise. */

/** payments.md §8: the payment's own time if the integrator names none. */
export const DEFAULT_PAYMENT_TTL_MS = 15 * 60_000;
/**
 * No customer stays at a kiosk for longer, whatever time the integrator names: an enrollment's cap (payments.md §8).
 */
export const LONGEST_PAYMENT_TTL_MS = 30 * 60_000;

/** A call without an answer is made at most this often, with the same key: the customer is waiting. */
export const PAYMENT_TRIES = 3;
export const PAYMENT_RETRY_MS = [1_000, 3_000] as const;

/** The callback is sent before the redirect (payments.md §4.4): give it this long before asking. */
export const INQUIRY_AFTER_RETURN_MS = 2_000;
/** The shortest wait between inquiries into a payment whose end the kiosk cannot see; see `waitWhileOpen`. */
const INQUIRY_WHILE_OPEN_MS = 20_000;
/** Waits between inquiries; the last one repeats. */
export const INQUIRY_RETRY_MS = [2_000, 5_000, 10_000, 30_000, 60_000, 120_000] as const;
/**
 * A request may still be on its way: NOT_FOUND is definite only this long after the last send, and not
 * before the payment's own time is over.
 */
export const NOT_FOUND_PROVISIONAL_MS = 15 * 60_000;
/** After this many inquiries without a definite status the payment goes to staff. */
export const INQUIRY_TRIES = 60;

/**
 * Callbacks of one payment and one status that are journalled. Each that contradicts the one before causes an inquiry;
 * an integrator that goes on beyond this number would fill the disk, and its inquiries have been answered as often.
 * Counted by status: a DECLINED that is repeated without end must not keep a later SUCCESS out.
 */
export const MAX_CALLBACKS = 50;

/** No customer waits longer for an order that was paid and not sent: then the money is returned. */
export const CREATE_DEADLINE_MS = 3 * 60_000;
/** Nor longer for a payment's outcome after its own time or, if no page came, after it began (decision 0061). */
export const OUTCOME_DEADLINE_MS = 3 * 60_000;
/**
 * "Before every order" (ordering.md §4 rule 1): an answer to the health check is good for the call that follows it, and
 * for one more attempt after a call that took all of its 65 s. What was held up for longer is checked again.
 */
export const HEALTH_FRESH_MS = 70_000;
/** ordering.md §7: three attempts in total, from the end of one to the start of the next. */
export const CREATE_TRIES = 3;
export const CREATE_RETRY_MS = 500;

/** Captures, reversals and refunds have no customer waiting: they are retried for about a day. */
export const MONEY_MOVEMENT_TRIES = 60;
/**
 * After so many answers UNKNOWN in a row, each with an inquiry that shows no effect, staff are asked: within minutes,
 * since HTTP 501 and the like stay as they are until somebody does something (payments.md §7).
 */
export const UNKNOWN_MOVEMENTS = 6;
export const MONEY_MOVEMENT_RETRY_MS = [1_000, 5_000, 15_000, 60_000, 300_000, 1_800_000] as const;

/** A validated loyalty transaction is annulled after about a day (in-store-loyalty.md §8): stop before. */
export const CLOSE_WITHIN_MS = 20 * 3_600_000;
export const CLOSE_RETRY_MS = [1_000, 5_000, 30_000, 300_000, 1_800_000] as const;
/** With the waits of closing, 60 tries take about 28 hours. */
export const LOYALTY_REFUND_TRIES = 60;

/** A kitchen that reports no end is not followed for longer than a business day. */
export const FOLLOW_KITCHEN_MS = 12 * 3_600_000;

/** Milliseconds to wait after try number `count`, from 1, by a schedule whose last entry repeats. */
export function waitAfter(schedule: readonly number[], count: number): number {
  return schedule[Math.min(count, schedule.length) - 1] ?? 0;
}

/** Milliseconds until the next inquiry into an open payment: a tenth of how long it has been open, at least 20 s. */
export function waitWhileOpen(openForMs: number): number {
  return Math.max(INQUIRY_WHILE_OPEN_MS, Math.ceil(openForMs / 10));
}
