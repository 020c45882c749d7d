/** What is printed on the receipt printer: in its own characters if it has them all, else drawn. */

import {
  type PrintEntry,
  receiptEntries,
  ticketEntries,
} from "../../domain/receipt/print-layout.ts";
import { columnLines } from "../../domain/receipt/printer-text.ts";
import { CODE_BYTES, type ReceiptContent, receiptText } from "../../domain/receipt/receipt-text.ts";
import type {
  PrintBlock,
  PrintDocument,
  ReceiptPrinterView,
} from "../../electron/host/rpc/contract.ts";
import { drawEntries, drawLogo } from "./draw-for-printer.ts";

export type PrintStock = {
  readonly printer: NonNullable<ReceiptPrinterView>;
  /** The outlet's logo; null for none. */
  readonly logoUrl: string | null;
  /** "Copy", in the language of the print. */
  readonly copy: string;
};

/** A whole receipt; with its code if `hasCode`. */
export async function receiptDocument(
  content: ReceiptContent,
  stock: PrintStock & { readonly hasCode: boolean },
): Promise<PrintDocument> {
  const code = { type: "code", text: receiptText(content, CODE_BYTES) } as const;
  return await documentOf(receiptEntries(content), stock, stock.hasCode ? [code] : []);
}

/** The number that the customer waits for; null if the order has none. */
export async function ticketDocument(
  content: ReceiptContent,
  stock: PrintStock,
): Promise<PrintDocument | null> {
  const entries = ticketEntries(content);
  return entries.length === 0 ? null : await documentOf(entries, stock, []);
}

async function documentOf(
  entries: readonly PrintEntry[],
  { printer, logoUrl, copy }: PrintStock,
  after: readonly PrintBlock[],
): Promise<PrintDocument> {
  const logo = logoUrl === null ? null : await drawLogo(logoUrl, printer.dots);
  const mark: PrintEntry = { kind: "line", style: "copy", text: copy };
  return {
    blocks: [...(logo ? [logo] : []), ...(await blocksOf(entries, printer)), ...after],
    copyMark: await blocksOf([mark], printer),
  };
}

async function blocksOf(
  entries: readonly PrintEntry[],
  { columns, codePages, dots }: PrintStock["printer"],
): Promise<PrintBlock[]> {
  const lines = columns === null ? null : columnLines(entries, columns, codePages);
  if (lines === null) return await drawEntries(entries, dots);
  return lines.map((line) => ({ type: "text", ...line }));
}
