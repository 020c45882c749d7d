/**
 * Orders as staff see them: the phase of each, what it waits for, what was done, and by whom of the staff. No key, token
 * or raw answer; no customer.
 */

import { z } from "zod";
import { orderType } from "../../../contracts/ordering.ts";
import { PHASES, RESOLUTION_METHODS, STAFF_REASONS } from "../../../domain/order-course.ts";

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

export const staffOrderRow = z.object({
  checkoutId: z.uuid(),
  /** The number that the customer was shown; null before the kitchen has accepted the order, or if it gave none. */
  queueNumber: z.string().nullable(),
  /** The kiosk's own running number. */
  platformOrderId: z.number(),
  /** UTC milliseconds. */
  placedAt: z.number(),
  /** Null if the order's records are damaged so that it cannot be read. */
  orderType: orderType.nullable(),
  /** Money of the order; "0" if points paid all of it. Null if it cannot be read. */
  total: decimal.nullable(),
  /** ISO 4217, as when it was placed; null if it cannot be read. */
  currency: z.string().nullable(),
  /** Its fractional digits. */
  currencyDigits: z.number(),
  phase: z.enum(PHASES),
  /** Why it needs a person; empty if it does not. */
  reasons: z.array(z.enum(STAFF_REASONS)),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

export const staffOrderList = z.object({
  /** Orders that need a person, the latest first; without those that a search does not find. */
  listed: z.array(staffOrderRow),
  /** All others, the latest first. */
  others: z.array(staffOrderRow),
  /** Those of these orders of which the receipt printer has not confirmed a print. */
  unconfirmedPrints: z.array(z.string()),
  /** Whether all records were searched for orders that need a person; until then more may follow. */
  isComplete: z.boolean(),
});
export type StaffOrderList = z.infer<typeof staffOrderList>;

/** Entries of the timeline, one word per kind of journal entry that is shown. */
export const TIMELINE = [
  "placed",
  "services-up",
  "services-down",
  "payment-asked",
  "payment-success",
  "payment-pending",
  "payment-declined",
  "payment-lost",
  "payment-unknown",
  "inquiry",
  "inquiry-lost",
  "kitchen-asked",
  "kitchen-accepted",
  "kitchen-refused",
  "kitchen-lost",
  "kitchen-moved",
  "capture-success",
  "capture-declined",
  "capture-lost",
  "return-success",
  "return-declined",
  "return-lost",
  "closing-success",
  "closing-declined",
  "closing-lost",
  "points-success",
  "points-declined",
  "points-lost",
  "callback-success",
  "callback-declined",
  "abandoned",
  "paid-again",
  "counter-chosen",
  "checkout-failed",
  "interrupted",
  "resumed",
  "staff-retried",
  "staff-refund",
  "staff-points",
  "staff-resolved",
  "records-damaged",
] as const;
export type TimelineWord = (typeof TIMELINE)[number];

const timelineEntry = z.object({
  /** UTC milliseconds. */
  at: z.number(),
  what: z.enum(TIMELINE),
  /** A code, number, amount or term of a contract; null if there is none. */
  detail: z.string().nullable(),
  /** The service's own text; null if it gave none. */
  reason: z.string().nullable(),
  /** Who of the staff did it at the console; null at the kiosk itself, and once the name is erased. */
  by: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const localizedText = z.record(z.string(), z.string());
const ordered = z.object({
  itemId: z.string(),
  /** Null if it is no longer on the menu. */
  title: localizedText.nullable(),
  count: z.number().int(),
});
const staffOrderLine = ordered.extend({
  /** What was chosen for it, units per unit of the line. */
  extras: z.array(ordered),
  /** All units with what was chosen, after the discount of a reward, before those of the order. */
  total: decimal,
});
export type StaffOrderLine = z.infer<typeof staffOrderLine>;

const staffRefund = z.object({
  refundId: z.string(),
  amount: decimal,
  at: z.enum(["open", "done", "refused", "unknown"]),
  /** Staff have resolved it by hand; not named by kiosks of an earlier release. */
  isResolved: z.boolean().default(false),
});

export const staffOrderView = staffOrderRow.extend({
  lines: z.array(staffOrderLine),
  /** When the kiosk tries next by itself, UTC milliseconds; null if it waits for others, or for nothing. */
  nextTryAt: z.number().nullable(),
  /** The order is paid at the counter. */
  atCounter: z.boolean(),
  timeline: z.array(timelineEntry),
  refunds: z.array(staffRefund),
  /** The kitchen has it, and whether it was paid is unknown: captured money belongs to the outlet. */
  maybeUnpaidInKitchen: z.boolean(),
  /**
   * It was canceled after staff had moved money of it by hand: what is left to return is unknown. Not named by kiosks of
   * an earlier release.
   */
  isRemainderUnknown: z.boolean().default(false),
  canRetry: z.boolean(),
  /** The most that can be refunded now; null if nothing can. */
  refundable: decimal.nullable(),
  canReclaimPoints: z.boolean(),
  /** Whether the customer was identified: only then are there points. */
  isIdentified: z.boolean(),
  /** What staff have resolved themselves. */
  resolved: z.array(z.enum(STAFF_REASONS)),
});
export type StaffOrderView = z.infer<typeof staffOrderView>;

/** Whether an action was journalled; its outcome shows in the order. */
export const staffOrderResult = z.object({
  result: z.enum(["recorded", "not-possible"]),
});
export type StaffOrderResult = z.infer<typeof staffOrderResult>;

export const resolutionMethod = z.enum(RESOLUTION_METHODS);
