/** What needs a person: orders of all kiosks, calls of customers, reports of the gate. */
import { z } from "zod";
import { staffOrderRow } from "../../../electron/host/rpc/staff-order-views.ts";
import { gateReport } from "../../messages/gate.ts";
import { kioskId } from "../../messages/ids.ts";
import { STAFF_OUTCOMES, staffAnswer } from "../../messages/staff.ts";

const ofKiosk = {
  kiosk: kioskId,
  /** The kiosk's name. */
  kioskName: z.string(),
};

/** An order that needs a person, as its kiosk said last. */
export const consoleOrder = staffOrderRow.extend({
  ...ofKiosk,
  /** Null if the kiosk did not say: the currency's usual ones. */
  currencyDigits: staffOrderRow.shape.currencyDigits.nullable(),
  /** To be sent with an act: what the person has seen. */
  seq: z.number().int().min(0),
  /** The kiosk is silent: nothing can be done about the order now. */
  isAway: z.boolean(),
});
export type ConsoleOrder = z.infer<typeof consoleOrder>;

export const consoleOrderList = z.object({
  /** The latest first. */
  orders: z.array(consoleOrder),
  /** How many more there are at kiosks that have more than they can report. */
  moreCount: z.number().int(),
  /** Payments that succeeded for none of a kiosk's orders, by kiosk. */
  unmatched: z.array(z.object({ ...ofKiosk, count: z.number().int() })),
});
export type ConsoleOrderList = z.infer<typeof consoleOrderList>;

/**
 * The kiosk's answer (`STAFF_OUTCOMES`), or that there is none. `away`: nothing was sent, and nothing is done.
 * `no-answer`: it was sent and may have been done; look at the order again, or repeat the act with the same key.
 */
export const orderAnswer = staffAnswer.omit({ v: true, outcome: true }).extend({
  outcome: z.enum([...STAFF_OUTCOMES, "away", "no-answer"]),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** A customer calls for staff. */
export const staffCall = z.object({
  ...ofKiosk,
  /** UTC milliseconds of the console's clock. */
  since: z.number(),
});
export type StaffCall = z.infer<typeof staffCall>;

export const note = z.object({ at: z.number(), by: z.string(), text: z.string() });
export const noteText = z.string().trim().min(1).max(500);

export const reportView = z.object({
  /** The gate's id of the case. */
  id: z.string(),
  /** When it came first and last, UTC milliseconds of the console's clock. */
  firstAt: z.number(),
  lastAt: z.number(),
  report: gateReport.shape.report,
  /** Null while it is open. `by`: who closed it; null if the gate said that it is over. */
  closed: z.object({ at: z.number(), by: z.string().nullable() }).nullable(),
  /** Of staff, the latest last. */
  notes: z.array(note),
});
export type ReportView = z.infer<typeof reportView>;

export const reportList = z.object({
  /** All that are open, the latest first. */
  open: z.array(reportView),
  /** Those that were closed last, at most 50. */
  closed: z.array(reportView),
});
export type ReportList = z.infer<typeof reportList>;
