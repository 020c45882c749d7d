import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { describe, expect, it, test } from "vitest";
import { codePageText, LATIN_CODE_PAGES } from "../../../domain/receipt/printer-text.ts";
import { type PrintBlock, printDocument } from "../rpc/printing-views.ts";
import { CODE_PAGES, receiptPrinter } from "../settings/receipt-printer.ts";
import { encodePrint, latinCodePages } from "./encode.ts";

type Maker = (typeof CODE_PAGES)[number];

const PRINTER = receiptPrinter.parse({ address: "/dev/usb/lp0" });

const textBlock = (text: string): PrintBlock => ({
  ...{ type: "text", text, isBig: false, isBold: false, isCentered: false },
});

/** Code pages by the number that selects them on printers of a maker. */
function pagesByNumber(maker: Maker): Map<number, string> {
  const pages = new Map<number, string>();
  for (const page of LATIN_CODE_PAGES) {
    const name = page.replace("-", "") as "windows1252";
    const options = { language: "esc-pos", codepageMapping: maker } as const;
    try {
      const bytes = new ReceiptPrinterEncoder(options).codepage(name).text("ä").encode();
      pages.set(bytes[bytes.indexOf(0x74) + 1] ?? 0, page);
    } catch {
      // Printers of this maker do not have it.
    }
  }
  return pages;
}

/** The text in the bytes of one line, by the code pages that they select. */
function lineOf(bytes: Uint8Array, pages: ReadonlyMap<number, string>): string {
  let [line, page] = ["", "ascii"];
  for (let at = 0; bytes[at] !== 0x0a; at += 1) {
    const [first = 0, second, third] = bytes.subarray(at, at + 3);
    if (first === 0x1b && second === 0x74) {
      const selected = pages.get(third ?? 0);
      if (selected === undefined) throw new Error(`no code page ${third}`);
      page = selected;
      at += 2;
    } else if (first === 0x1b) at += second === 0x40 ? 1 : 2;
    else if (first === 0x1c) at += 1;
    else if (first === 0x1d) at += 2;
    else line += new TextDecoder(page).decode(Uint8Array.of(first));
  }
  return line;
}

describe("a printer's own characters", () => {
  it.each(CODE_PAGES)("are those of %s", (maker) => {
    const pages = latinCodePages(maker);
    const texts = ["Käse 5 €", "łosoś", "Şiş Ğğ", "Käse 5 € łosoś Şiş"];
    const written = texts.filter((text) => codePageText(text, pages) !== null);
    for (const text of written) {
      const bytes = encodePrint([textBlock(text)], { ...PRINTER, codePages: maker });
      expect(lineOf(bytes, pagesByNumber(maker))).toBe(text);
    }
    const isDrawnOnly = ["bixolon/legacy", "metapace", "mpt"].includes(maker);
    expect(written.includes("Käse 5 €")).toBe(!isDrawnOnly);
  });

  it("are all three code pages only with makers that have them", () => {
    const withAll = CODE_PAGES.filter((maker) => latinCodePages(maker).length === 3);
    expect(withAll).toEqual(["epson", "bixolon", "pos-5890", "pos-8360", "youku"]);
    expect(latinCodePages("xprinter")).toEqual(["windows-1252"]);
    expect(latinCodePages(null)).toEqual([]);
  });
});

test("lines from before the settings changed are printed as far as the printer has their letters", () => {
  const bytes = encodePrint([textBlock("1 x Soup")], { ...PRINTER, codePages: "mpt" });
  expect(Buffer.from(bytes).toString("latin1")).toContain("1 x Soup");
});

test("dots are never a real-time command: the printer would carry it out within the picture", () => {
  const rows = [
    [0x10, 0x04, 0x01, 0xff],
    [0x10, 0x05, 0x02, 0x10],
    [0x14, 0x01, 0x10, 0x10],
  ];
  const image = { type: "image", width: 32, height: rows.length } as const;
  const bits = Buffer.from(rows.flat()).toString("base64");
  const text = Buffer.from(encodePrint([{ ...image, bits }], PRINTER)).toString("hex");
  expect(text).toContain("110401ff1105021114011010");
  expect(text).not.toMatch(/^(..)*10(04|05|14)/);
});

test("a code has line feeds and no other control characters", () => {
  const isValid = (text: string) =>
    printDocument.safeParse({ blocks: [{ type: "code", text }], copyMark: [] }).success;
  expect(isValid("1 × Soup\nPaid  €6.80")).toBe(true);
  for (const control of ["\u0010\u0014", "\u001b@", "\r", "\u0085"]) {
    expect(isValid(`1 × Soup${control}`)).toBe(false);
  }
});
