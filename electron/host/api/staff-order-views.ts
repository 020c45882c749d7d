/** Orders as staff see them: where each is, what it waits for, what was done. No key, token or raw answer; no customer. */
import { z } from "zod";
import { orderType } from "../../../contracts/ordering.ts";
import { SETTLED_HOW, STAFF_REASONS } from "../checkout/order.ts";
import { PHASES } from "../checkout/phases.ts";

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

export const staffOrderRow = z.object({
  checkoutId: z.uuid(),
  /** What the customer was told; null before the kitchen has taken the order, or where it named none. */
  queueNumber: z.string().nullable(),
  /** The kiosk's own running number. */
  platformOrderId: z.number(),
  /** UTC milliseconds. */
  placedAt: z.number(),
  orderType,
  /** Money of the order; "0" where points paid all of it. */
  total: decimal,
  phase: z.enum(PHASES),
  /** Why it needs a person; empty where it does not. */
  reasons: z.array(z.enum(STAFF_REASONS)),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

export const staffOrderList = z.object({
  /** Orders that need a person, the latest first; without those that a search does not find. */
  listed: z.array(staffOrderRow),
  /** All others, the latest first. */
  others: z.array(staffOrderRow),
  /** Whether all records were looked through for orders that need a person; until then more may follow. */
  isComplete: z.boolean(),
});
export type StaffOrderList = z.infer<typeof staffOrderList>;

/** What the timeline tells, one word an entry of the journal that is worth one. */
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
  "back-success",
  "back-declined",
  "back-lost",
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
  "concluded",
  "interrupted",
  "resumed",
  "staff-retried",
  "staff-refund",
  "staff-points",
  "staff-settled",
] as const;
export type TimelineWord = (typeof TIMELINE)[number];

const timelineEntry = z.object({
  /** UTC milliseconds. */
  at: z.number(),
  what: z.enum(TIMELINE),
  /** A contract's own word, code, number or amount; null where there is none. */
  detail: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const staffRefund = z.object({
  refundId: z.string(),
  amount: decimal,
  at: z.enum(["open", "done", "refused", "unknown"]),
});

export const staffOrderView = staffOrderRow.extend({
  /** ISO 4217. */
  currency: z.string(),
  /** When the kiosk tries next by itself, UTC milliseconds; null where it waits for others, or for nothing. */
  nextTryAt: z.number().nullable(),
  /** The counter takes, or took, the money. */
  atCounter: z.boolean(),
  timeline: z.array(timelineEntry),
  refunds: z.array(staffRefund),
  canRetry: z.boolean(),
  /** The most that can be given back now; null where nothing can. */
  refundable: decimal.nullable(),
  canReclaimPoints: z.boolean(),
  /** What staff have put right themselves. */
  settled: z.array(z.enum(STAFF_REASONS)),
});
export type StaffOrderView = z.infer<typeof staffOrderView>;

/** Whether a wish was taken into the journal; what comes of it shows in the order. */
export const staffOrderResult = z.object({
  result: z.enum(["taken", "not-possible"]),
});
export type StaffOrderResult = z.infer<typeof staffOrderResult>;

export const settledHow = z.enum(SETTLED_HOW);
