/** Receipts and queue tickets on the receipt printer: what is printed, and how the printer is (docs/printing.md). */
import { z } from "zod";
import { LATIN_CODE_PAGES } from "../../../domain/receipt/printer-text.ts";

/** Dots across the widest paper, 80 mm at 203 dpi. */
export const MAX_DOTS = 576;
/** Lines of dots in one picture: half a metre and more of paper. */
const MAX_IMAGE_ROWS = 5_000;
/** Parts of one print: the longest receipts have some hundred lines. */
const MAX_BLOCKS = 600;

/** A line of the printer's own characters; it has no control characters, which would be commands. */
const textBlock = z.object({
  type: z.literal("text"),
  text: z
    .string()
    .max(64)
    .regex(/^\P{Cc}*$/u),
  isBig: z.boolean(),
  isBold: z.boolean(),
  isCentered: z.boolean(),
});

/** Dots, black is 1: rows of whole bytes, in Base64. */
const imageBlock = z
  .object({
    type: z.literal("image"),
    width: z.number().int().min(8).max(MAX_DOTS).multipleOf(8),
    height: z.number().int().min(1).max(MAX_IMAGE_ROWS),
    bits: z.base64().max(Math.ceil((MAX_DOTS / 8) * MAX_IMAGE_ROWS * 1.34)),
  })
  .refine(({ width, height, bits }) => decodedBytes(bits) === (width / 8) * height);

/** Several lines; nothing else in it could be a command. */
const codeBlock = z.object({
  type: z.literal("code"),
  text: z
    .string()
    .min(1)
    .max(600)
    .regex(/^(\P{Cc}|\n)*$/u),
});

const printBlock = z.discriminatedUnion("type", [textBlock, imageBlock, codeBlock]);
export type PrintBlock = z.infer<typeof printBlock>;

/** What is printed on one piece of paper. */
export const printDocument = z.object({
  blocks: z.array(printBlock).min(1).max(MAX_BLOCKS),
  /** What is above it if it is printed again: "Copy" in its language. */
  copyMark: z.array(printBlock).max(4),
});
export type PrintDocument = z.infer<typeof printDocument>;

export const printKind = z.enum(["receipt", "ticket"]);
export type PrintKind = z.infer<typeof printKind>;

/**
 * How a print is. `unconfirmed`: it was sent, and the printer has not said that it printed it; `not-printed`: it was not
 * sent.
 */
export const printState = z.enum(["printing", "printed", "not-printed", "unconfirmed"]);
export type PrintState = z.infer<typeof printState>;

/** What prevents printing; `gone`: no connection, `silent`: a connection, and no answers. */
export const PRINTER_CONDITIONS = [
  "unknown",
  "ready",
  "paper-out",
  "cover-open",
  "cutter-jam",
  "error",
  "offline",
  "silent",
  "gone",
] as const;

export const printerView = z.object({
  condition: z.enum(PRINTER_CONDITIONS),
  isPaperLow: z.boolean(),
});
export type PrinterView = z.infer<typeof printerView>;

/** The receipt printer for the page; null if receipts are printed on the system's printer. */
export const receiptPrinterView = z
  .object({
    /** Whether a print would be tried now. */
    isUsable: z.boolean(),
    /** Dots across the paper. */
    dots: z.number(),
    /** Characters in a line of its own font; null: everything is drawn. */
    columns: z.number().nullable(),
    /** Code pages that its own font has. */
    codePages: z.array(z.enum(LATIN_CODE_PAGES)),
    /** Whether each order's number is printed. */
    ticket: z.boolean(),
  })
  .nullable();
export type ReceiptPrinterView = z.infer<typeof receiptPrinterView>;

/** Prints of an order, for staff. */
export const printView = z.object({
  jobId: z.string(),
  kind: printKind,
  isCopy: z.boolean(),
  state: printState,
  /** UTC milliseconds. */
  at: z.number(),
  /** Whether it can be printed again: its content is deleted after two days. */
  isStored: z.boolean(),
});
export type PrintView = z.infer<typeof printView>;

function decodedBytes(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : Number(base64.endsWith("="));
  return (base64.length / 4) * 3 - padding;
}
