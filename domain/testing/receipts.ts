import type { ReceiptContent } from "../receipt/receipt-text.ts";

/** Of a paid order that needs everything a receipt may have. */
export const RECEIPT: ReceiptContent = {
  outlet: "Beet & Barley",
  when: "21 Nov 2026, 07:36",
  number: "Your number: 47",
  place: "Eat in",
  lines: [
    { name: "2 × Beet burger", notes: ["Barley bun, Avocado"], amount: "€27.60" },
    { name: "1 × Roast tomato soup with basil, croutons and cream", amount: "€6.80" },
  ],
  more: [{ name: "Paid with points", amount: "− €5.00" }],
  total: { name: "Paid", amount: "€29.40" },
};
