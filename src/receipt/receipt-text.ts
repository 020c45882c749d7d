/** A receipt as plain text: for the code that a phone reads, and for paper. */

/** What stands on a receipt, in the visit's language. Nothing of it says who ordered. */
export type ReceiptContent = {
  readonly outlet: string;
  /** Day and time of the order. */
  readonly when: string;
  /** The number to call, with its words; null if the order has none. */
  readonly number: string | null;
  /** How and where it is eaten. */
  readonly place: string;
  readonly lines: readonly ReceiptRow[];
  /** What was taken off or added below the lines. */
  readonly more: readonly ReceiptRow[];
  /** What was paid, or is to be paid at the counter. */
  readonly total: ReceiptRow;
};

export type ReceiptRow = {
  readonly name: string;
  /** What was chosen for it. */
  readonly notes?: readonly string[];
  /** Null if the price is not known any more. */
  readonly amount: string | null;
};

/**
 * UTF-8 bytes that a code may hold. At level L these make 77 modules a side: held at arm’s length, and as large as it is
 * on the last screen, any phone reads them.
 */
export const CODE_BYTES = 520;

/** Marks that keep numbers in their direction on the screen; in plain text they are only bytes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** The receipt as lines of text, as much of it as `maxBytes` hold: first the choices go, then the last lines. */
export function receiptText(content: ReceiptContent, maxBytes = Number.POSITIVE_INFINITY): string {
  const whole = textOf(content, content.lines, true);
  if (bytesOf(whole) <= maxBytes) return whole;
  for (let shown = content.lines.length; shown > 0; shown -= 1) {
    const lines = content.lines.slice(0, shown);
    const left = content.lines.length - shown;
    const text = textOf(content, lines, false, left === 0 ? [] : [`… + ${left}`]);
    if (bytesOf(text) <= maxBytes) return text;
  }
  return textOf(content, [], false);
}

function textOf(
  { outlet, when, number, place, more, total }: ReceiptContent,
  lines: readonly ReceiptRow[],
  hasNotes: boolean,
  left: readonly string[] = [],
): string {
  const rows = lines.flatMap((row) => [
    rowText(row),
    ...(hasNotes ? (row.notes ?? []).map((note) => `   ${note}`) : []),
  ]);
  return [
    outlet,
    when,
    ...(number === null ? [] : [number]),
    place,
    "",
    ...rows,
    ...left,
    ...more.map(rowText),
    "",
    rowText(total),
  ]
    .join("\n")
    .replace(ISOLATES, "");
}

function rowText({ name, amount }: ReceiptRow): string {
  return amount === null ? name : `${name}  ${amount}`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
