/** Log and consents as staff read them. */
import { z } from "zod";
import { documentKind, marketingChannel } from "../../../contracts/in-store-loyalty.ts";

export const logLevel = z.enum(["debug", "info", "warn", "error"]);
export type LogLevel = z.infer<typeof logLevel>;

export const logLine = z.object({
  /** UTC milliseconds. */
  at: z.number(),
  level: logLevel,
  message: z.string(),
  /** The line's other fields as JSON; empty if there are none. */
  details: z.string(),
});
export type LogLine = z.infer<typeof logLine>;

/** What was agreed to: a document of the outlet, or that a card is stored. */
export const consentKind = z.enum([...documentKind.options, "card_on_file"]);

export const consentRow = z.object({
  consentId: z.number(),
  /** UTC milliseconds. */
  at: z.number(),
  /** The last digits of the phone number, or of the customer's id; an export has all of them. */
  who: z.string(),
  kind: consentKind,
  version: z.string(),
  channels: z.array(marketingChannel),
  locale: z.string(),
});
export type ConsentRow = z.infer<typeof consentRow>;

export const exportFormat = z.enum(["csv", "jsonl"]);
export type ExportFormat = z.infer<typeof exportFormat>;

/** A file with all requested rows. */
export const exported = z.object({
  fileName: z.string(),
  /** Its path on this machine; null if `text` has its content. */
  path: z.string().nullable(),
  /** Null if it was written to a file. */
  text: z.string().nullable(),
});
export type Exported = z.infer<typeof exported>;
