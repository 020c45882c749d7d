/** Between the console and a kiosk: what staff see and do from there. The kiosk journals it as its own staff's doing. */
import { z } from "zod";
import { resolutionMethod, staffOrderView } from "../../electron/host/rpc/staff-order-views.ts";
import { version } from "./message.ts";

const ofOrder = { checkoutId: z.uuid() };
/** The number of the order's journal entries that the person saw: with another one nothing is done. */
const asSeen = { ...ofOrder, seq: z.number().int().min(0) };

/** A decimal without sign, at most three fractional digits; as many digits as JSON numbers keep exactly. */
export const refundAmount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/);

/** The acts of the staff page "Orders" (docs/staff.md), and looking at one order. */
export const staffAct = z.discriminatedUnion("type", [
  z.object({ type: z.literal("look"), ...ofOrder }),
  z.object({ type: z.literal("retry"), ...asSeen }),
  z.object({ type: z.literal("resolve"), ...asSeen, how: resolutionMethod }),
  z.object({
    type: z.literal("refund"),
    ...asSeen,
    refundId: z.uuid(),
    amount: refundAmount,
  }),
  z.object({ type: z.literal("reclaim-points"), ...asSeen }),
]);
export type StaffAct = z.infer<typeof staffAct>;

export const staffRequest = z.object({
  v: version,
  /** Of the kiosk's last state: TCP may deliver late what a person wanted long ago. */
  nonce: z.string().min(16).max(64),
  /** Chosen once per touch; a repeat has the same. */
  key: z.uuid(),
  /** Who acts, for the kiosk's journal. */
  person: z.string().min(1).max(80),
  act: staffAct,
});
export type StaffRequest = z.infer<typeof staffRequest>;

/**
 * `recorded`: journalled; the outcome shows in the order. `stale`: the nonce is too old or the order has changed, so
 * nothing was done. `not-allowed`: not by this kiosk's settings. `too-much`: over the amount that they allow.
 * `seen`: the answer to `look`. `trouble`: it could not be written.
 */
export const STAFF_OUTCOMES = [
  "seen",
  "recorded",
  "not-possible",
  "stale",
  "not-allowed",
  "too-much",
  "unknown-order",
  "trouble",
] as const;

export const staffAnswer = z.object({
  v: version,
  outcome: z.enum(STAFF_OUTCOMES),
  /** The order as it is now; null if there is none. */
  order: staffOrderView.nullable(),
  /** Its number of journal entries. */
  seq: z.number().int().min(0).nullable(),
});
export type StaffAnswer = z.infer<typeof staffAnswer>;
