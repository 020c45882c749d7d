import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECEIPT } from "../testing/receipts.ts";
import { CODE_BYTES, receiptText } from "./receipt-text.ts";

const row = fc.record({
  name: fc.string({ maxLength: 40, unit: "grapheme" }),
  notes: fc.array(fc.string({ maxLength: 40 }), { maxLength: 6 }),
  amount: fc.option(fc.string({ maxLength: 12 }), { nil: null }),
});

describe("a receipt as text", () => {
  it("has everything that was ordered and paid, in the order of the receipt", () => {
    expect(receiptText(RECEIPT)).toBe(
      [
        "Beet & Barley",
        "21 Nov 2026, 07:36",
        "Your number: 47",
        "Eat in",
        "",
        "2 × Beet burger  €27.60",
        "   Barley bun, Avocado",
        "1 × Roast tomato soup with basil, croutons and cream  €6.80",
        "Paid with points  − €5.00",
        "",
        "Paid  €29.40",
      ].join("\n"),
    );
  });

  it("omits a missing number and unknown amounts", () => {
    const lines = [{ name: "1 × Soup", amount: null }];
    const text = receiptText({ ...RECEIPT, number: null, lines, more: [] });
    expect(text).toBe("Beet & Barley\n21 Nov 2026, 07:36\nEat in\n\n1 × Soup\n\nPaid  €29.40");
  });

  it("drops the choices first if a code would be too dense, then the last lines, never the total", () => {
    const whole = new TextEncoder().encode(receiptText(RECEIPT)).length;
    expect(receiptText(RECEIPT, whole)).toBe(receiptText(RECEIPT));
    const shorter = receiptText(RECEIPT, whole - 1);
    expect(shorter).not.toContain("Avocado");
    expect(shorter).toContain("soup");
    const withoutChoices = new TextEncoder().encode(shorter).length;
    const shortest = receiptText(RECEIPT, withoutChoices - 1);
    expect(shortest).toContain("2 × Beet burger");
    expect(shortest).not.toContain("soup");
    expect(shortest).toContain("… + 1");
    expect(shortest.endsWith("Paid  €29.40")).toBe(true);
  });

  it("omits the bidi isolates of the screen", () => {
    const lines = [{ name: "1 × \u2068شوربة\u2069", amount: "\u2068€6.80\u2069" }];
    expect(receiptText({ ...RECEIPT, lines })).toContain("1 × شوربة  €6.80");
  });

  it("has line feeds and no other control characters", () => {
    const lines = [{ name: "1 ×\tSoup\u0010\u0004", amount: "€6.80\r" }];
    expect(receiptText({ ...RECEIPT, lines })).toContain("\n1 × Soup    €6.80 \n");
  });

  it("fits into the code, whatever was ordered", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (lines) => {
        const text = receiptText({ ...RECEIPT, lines }, CODE_BYTES);
        expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(CODE_BYTES);
      }),
    );
  });
});
