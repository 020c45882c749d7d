/** Who did what, when, to which kiosk. Entries are only ever added. */
import { z } from "zod";
import { kioskId } from "../../messages/ids.ts";

export const AUDIT_ACTS = [
  "sign-in",
  "sign-out",
  "change-password",
  "retry",
  "resolve",
  "refund",
  "reclaim-points",
  "pair",
  "refuse-pairing",
  "remove-device",
  "note",
  "close-report",
  "send-look-file",
  "add-account",
  "change-account",
  "set-password",
  "unlock-account",
  "remove-account",
  "export-audit",
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

export const auditEntry = z.object({
  id: z.number().int(),
  /** UTC milliseconds. */
  at: z.number(),
  /** The account's name as it was; what was entered if a sign-in failed. */
  who: z.string(),
  /** The network address from which it was done; "console" for a command on its machine. */
  source: z.string(),
  act: z.enum(AUDIT_ACTS),
  kiosk: kioskId.nullable(),
  checkoutId: z.string().nullable(),
  /** More about the act, for example `amount`, `key`, `account`. */
  details: z.record(z.string(), z.string()),
  /**
   * The result of the act as its method returned it. An act at a kiosk has two entries with the same `details.key`:
   * "asked" before it is sent, then the answer; a third one if that came after "no-answer".
   */
  outcome: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = z.object({
  /** The latest first. */
  entries: z.array(auditEntry),
  /** For the next page; null if this is the last. */
  before: z.number().int().nullable(),
});
export type AuditPage = z.infer<typeof auditPage>;

export const auditFilter = {
  who: z.string().min(1).max(80).nullable(),
  kiosk: kioskId.nullable(),
};

/** Whether the entries are as they were written: each has a checksum that covers the one before it. */
export const auditCheck = z.object({
  entries: z.number().int(),
  /** The first one that was changed or left out; null if all are in order. */
  brokenAt: z.number().int().nullable(),
  /** How many are missing after the last one, by SQLite's own count of entries. */
  missingAtEnd: z.number().int(),
});
export type AuditCheck = z.infer<typeof auditCheck>;
