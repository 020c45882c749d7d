/** A receipt as plain text: for the QR code, and for paper. */

/** The content of a receipt, in the visit's language. It does not identify the customer. */
export type ReceiptContent = {
  readonly outlet: string;
  /** Day and time of the order. */
  readonly when: string;
  /** The number to call, with its label; null if the order has none. */
  readonly number: string | null;
  /** Order type and place. */
  readonly place: string;
  readonly lines: readonly ReceiptRow[];
  /** Discounts and fees below the lines. */
  readonly more: readonly ReceiptRow[];
  /** What was paid, or is due at the counter. */
  readonly total: ReceiptRow;
};

export type ReceiptRow = {
  readonly name: string;
  /** What was chosen for it. */
  readonly notes?: readonly string[];
  /** Null if the price is no longer known. */
  readonly amount: string | null;
};

/**
 * Maximum UTF-8 bytes in a code. At level L these make 77 modules a side: at arm’s length and at its size on the last
 * screen, any phone can read it.
 */
export const CODE_BYTES = 520;

/** Direction marks of the screen (Unicode UAX #9). */
const BIDI_ISOLATES = /[\u2066-\u2069]/g;
/** Names in a menu may have tabs and the like; on a printer they could be commands. */
const CONTROLS = /[^\P{Cc}\n]/gu;

/** The receipt as lines of text that fit into `maxBytes`: choices are dropped first, then the last lines. */
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
  const text = [
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
  ].join("\n");
  // Needed on the screen only; here they would take bytes of the code.
  return text.replace(BIDI_ISOLATES, "").replace(CONTROLS, " ");
}

function rowText({ name, amount }: ReceiptRow): string {
  return amount === null ? name : `${name}  ${amount}`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
