import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECEIPT } from "../testing/receipts.ts";
import { layOut, type PrintEntry, receiptEntries, ticketEntries } from "./print-layout.ts";
import { codePageText, columnLines, LATIN_CODE_PAGES } from "./printer-text.ts";

const textOf = (entries: readonly PrintEntry[], columns: number) =>
  columnLines(entries, columns, LATIN_CODE_PAGES)?.map(({ text }) => text);

const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
const entry: fc.Arbitrary<PrintEntry> = fc.oneof(
  fc.record({ kind: fc.constant("line" as const), style: fc.constant("note" as const), text }),
  fc.record({
    kind: fc.constant("row" as const),
    style: fc.constant("text" as const),
    name: text,
    amount: fc.string({ maxLength: 12 }),
  }),
);
const inked = (value: string) => value.replaceAll(/\s/g, "");

describe("a receipt on paper", () => {
  it("has names at the start, amounts at the end, on paper of 58 mm too", () => {
    expect(textOf(receiptEntries(RECEIPT), 32)).toEqual([
      "Beet & Barley",
      "21 Nov 2026, 07:36",
      "Eat in",
      "Your number: 47",
      "--------------------------------",
      "2 × Beet burger           €27.60",
      "  Barley bun, Avocado",
      "1 × Roast tomato soup      €6.80",
      "with basil, croutons and",
      "cream",
      "--------------------------------",
      "Paid with points         - €5.00",
      "--------------------------------",
      "Paid                      €29.40",
    ]);
  });

  it("breaks large type at half as many characters", () => {
    const ticket = ticketEntries({ ...RECEIPT, number: "Your number: A-1047" });
    expect(columnLines(ticket, 32, LATIN_CODE_PAGES)).toEqual([
      { text: "Beet & Barley", isBig: false, isBold: true, isCentered: true },
      { text: "Your number:", isBig: true, isBold: true, isCentered: true },
      { text: "A-1047", isBig: true, isBold: true, isCentered: true },
      { text: "Eat in", isBig: false, isBold: false, isCentered: false },
      { text: "21 Nov 2026, 07:36", isBig: false, isBold: false, isCentered: false },
    ]);
  });

  it("has no ticket without a number", () => {
    expect(ticketEntries({ ...RECEIPT, number: null })).toEqual([]);
  });

  it("breaks Chinese between its characters, not before punctuation", () => {
    const paper = { width: 4, gap: 1, measure: (value: string) => value.length };
    const name = "烤番茄汤，加面包";
    expect(layOut([{ kind: "line", style: "text", text: name }], paper)).toEqual(
      ["烤番茄", "汤，加面", "包"].map((part) => ({ kind: "line", style: "text", text: part })),
    );
  });

  it("keeps all ink in its order and within the paper, whatever was ordered", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const measure = (value: string) => Array.from(value).length;
        const laidOut = layOut(entries, { width: 32, gap: 1, measure });
        const inkOf = (each: PrintEntry) =>
          each.kind === "line" ? each.text : each.kind === "row" ? each.name : "";
        expect(inked(laidOut.map(inkOf).join(""))).toBe(inked(entries.map(inkOf).join("")));
        for (const each of laidOut) {
          // One grapheme may be wider than any paper.
          const isOne = Array.from(new Intl.Segmenter().segment(inkOf(each))).length <= 1;
          const amount = each.kind === "row" ? measure(each.amount) + 1 : 0;
          if (!isOne) expect(measure(inkOf(each)) + amount).toBeLessThanOrEqual(32);
        }
      }),
    );
  });
});

describe("a printer's own characters", () => {
  it("write what only looks different with what they have", () => {
    const written = codePageText("\u2068−\u00a05,00\u202f€\u2069 ‑ Żurek", LATIN_CODE_PAGES);
    expect(written).toBe("- 5,00 € - Żurek");
  });

  it("write no other script", () => {
    for (const other of ["Борщ", "شوربة", "מרק", "汤"]) {
      expect(codePageText(other, LATIN_CODE_PAGES)).toBeNull();
    }
    const line = { kind: "line", style: "text", text: "1 × Борщ" } as const;
    expect(columnLines([line], 32, LATIN_CODE_PAGES)).toBeNull();
  });

  it("write the letters of those code pages only that the printer has", () => {
    expect(codePageText("Käse 5 €", ["windows-1252"])).toBe("Käse 5 €");
    expect(codePageText("łosoś", ["windows-1252"])).toBeNull();
    expect(codePageText("łosoś", ["windows-1252", "windows-1250"])).toBe("łosoś");
    expect(codePageText("a\u0081", LATIN_CODE_PAGES)).toBeNull();
  });
});
