/** The words for an order's course that the host, its journal and the page share. */

/** Why a checkout failed. */
export const CHECKOUT_FAILURE_REASONS = [
  "outlet-unavailable",
  "payment-declined",
  "payment-expired",
  "payment-canceled",
  "payment-unavailable",
  "payment-outcome-unknown",
  /** The integrator knows of no payment: one that still arrives is returned. */
  "payment-not-found",
  "pickup-time-passed",
  "kitchen-refused",
  "item-unavailable",
  "kitchen-unreachable",
  "too-late",
  /** The kiosk itself was away for too long. */
  "kiosk-interrupted",
] as const;
export type CheckoutFailureReason = (typeof CHECKOUT_FAILURE_REASONS)[number];

/** What happened to the customer's money if the order failed. */
export const MONEY_OUTCOMES = [
  "not-charged",
  /** It was only authorized, and is or will be released: nothing was captured. */
  "being-released",
  "released",
  "being-returned",
  "returned",
  "staff",
] as const;
export type MoneyOutcome = (typeof MONEY_OUTCOMES)[number];

/** The only reasons for which an order may need a person (checkout rule 6). */
export const STAFF_REASONS = [
  "capture-failed-after-acceptance",
  "payment-outcome-unknowable",
  "money-return-refused",
  "closing-refused",
  "closing-probably-done",
  "loyalty-refund-refused",
  "may-be-in-the-kitchen",
  "records-damaged",
] as const;
export type StaffReason = (typeof STAFF_REASONS)[number];

/**
 * How far an order is, for people: derived from the state's many fields. Listed in the order in which they are reached.
 */
export const PHASES = [
  "asking_health",
  "asking_for_payment",
  "customer_at_payment",
  "payment_unclear",
  "payment_failed",
  "checking_kitchen",
  "sending_order",
  "capturing",
  "closing_loyalty",
  "following_kitchen",
  "counter_collects",
  "returning_money",
  "refunding_loyalty",
  "checkout_failed",
  "with_staff",
  "ended",
] as const;
export type Phase = (typeof PHASES)[number];

/** How staff have resolved an order that the kiosk could not: a choice, no free text, so that no customer is named. */
export const RESOLUTION_METHODS = [
  /** The money is there after all: paid at the counter, or at the provider. */
  "collected",
  /** The order stays unpaid. */
  "unpaid",
  /** The money was returned by other means: the provider's own portal, or cash. */
  "returned",
  /** The points were corrected with the loyalty operator. */
  "points-corrected",
  /** It was checked, and nothing was wrong. */
  "nothing-to-do",
] as const;
export type ResolutionMethod = (typeof RESOLUTION_METHODS)[number];
