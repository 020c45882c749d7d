import { codePageText, type LatinCodePage } from "../../../domain/receipt/printer-text.ts";
import type { ReceiptContent } from "../../../domain/receipt/receipt-text.ts";
import type { PrintDocument } from "../../../electron/host/rpc/contract.ts";
import { languageName } from "../../i18n/format.ts";
import { drawEntries } from "../../receipt/draw-for-printer.ts";
import { type PrintStock, receiptDocument } from "../../receipt/print-document.ts";

/** Words with letters of each code page. */
const LETTERS: Readonly<Record<LatinCodePage, string>> = {
  "windows-1252": "Käse, crème, señor, 5 €",
  "windows-1250": "łosoś, żurek, řízek",
  "windows-1254": "Şiş, Ağrı, İzmir",
};

/** In the language of staff mode. */
export type TestLabels = Pick<ReceiptContent, "outlet" | "when"> & {
  readonly title: string;
  readonly number: string;
  readonly discount: string;
  readonly money: (amount: string) => string;
};

/** A receipt with every kind of line, and a drawn line in each enabled language that printers have no letters for. */
export async function testDocument(
  { outlet, when, title, number, discount, money }: TestLabels,
  stock: PrintStock,
  locales: readonly string[],
): Promise<PrintDocument> {
  const { codePages, dots } = stock.printer;
  const content: ReceiptContent = {
    ...{ outlet, when, place: title, number: `${number}: 47` },
    lines: [
      {
        name: `1 × ${"Abc ".repeat(12)}xyz`,
        notes: codePages.map((page) => LETTERS[page]),
        amount: money("12.90"),
      },
      { name: "2 × 0123456789", amount: money("1234.50") },
    ],
    more: [{ name: discount, amount: `− ${money("5.00")}` }],
    total: { name: title, amount: money("1242.40") },
  };
  const document = await receiptDocument(content, { ...stock, hasCode: true });
  const drawn = locales.map(languageName).filter((name) => codePageText(name, codePages) === null);
  const lines = drawn.map((text) => ({ kind: "line", style: "text", text }) as const);
  const pictures = lines.length === 0 ? [] : await drawEntries(lines, dots);
  return { ...document, blocks: [...document.blocks, ...pictures] };
}
