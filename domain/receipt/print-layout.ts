/** What is printed, broken into lines of a paper's width: the same for a printer's own fonts and for drawn text. Pure. */
import type { ReceiptContent, ReceiptRow } from "./receipt-text.ts";

/** `number` and `copy` are the largest; a `note` is indented. */
export type PrintStyle = "title" | "number" | "copy" | "text" | "note" | "total";

/** Something to print, of any length. */
export type PrintEntry =
  | { readonly kind: "line"; readonly style: PrintStyle; readonly text: string }
  | {
      readonly kind: "row";
      readonly style: PrintStyle;
      readonly name: string;
      readonly amount: string;
    }
  | { readonly kind: "rule" };

/** The width of a text, in whatever unit the paper's width has. */
export type MeasureText = (text: string, style: PrintStyle) => number;

export type Paper = {
  readonly width: number;
  /** The least space between a name and its amount. */
  readonly gap: number;
  readonly measure: MeasureText;
};

/** These stand in the middle of the paper, all others at the start of the line. */
export const CENTERED: readonly PrintStyle[] = ["title", "number", "copy"];

/** A whole receipt. */
export function receiptEntries(content: ReceiptContent): PrintEntry[] {
  const { outlet, when, number, place, lines, more, total } = content;
  return [
    line("title", outlet),
    line("text", when),
    line("text", place),
    ...(number === null ? [] : [line("number", number)]),
    RULE,
    ...lines.flatMap(rowEntries),
    ...(more.length === 0 ? [] : [RULE]),
    ...more.flatMap(rowEntries),
    RULE,
    ...rowEntries(total).map((entry) => ({ ...entry, style: "total" as const })),
  ];
}

/** What customers hold while they wait: the number, if the kitchen gave one, and whose it is. */
export function ticketEntries({ outlet, when, number, place }: ReceiptContent): PrintEntry[] {
  if (number === null) return [];
  return [line("title", outlet), line("number", number), line("text", place), line("text", when)];
}

const RULE = { kind: "rule" } as const;

function line(style: PrintStyle, text: string) {
  return { kind: "line", style, text } as const;
}

function rowEntries({ name, notes, amount }: ReceiptRow) {
  return [
    amount === null ? line("text", name) : ({ kind: "row", style: "text", name, amount } as const),
    ...(notes ?? []).map((note) => line("note", note)),
  ];
}

/** The entries in lines that fit. An amount is never broken: it is beside the first line of its name. */
export function layOut(entries: readonly PrintEntry[], paper: Paper): PrintEntry[] {
  return entries.flatMap((entry): PrintEntry[] => {
    if (entry.kind === "rule") return [entry];
    if (entry.kind === "line") {
      return wrap(entry.text, paper.width, entry.style, paper).map((text) => ({ ...entry, text }));
    }
    const { style, amount } = entry;
    const room = paper.width - paper.measure(amount, style) - paper.gap;
    const [first = "", ...rest] = wrap(entry.name, room, style, paper);
    return [{ ...entry, name: first }, ...rest.map((text) => line(style, text))];
  });
}

/** After spaces, and between Chinese characters unless punctuation follows. */
const BREAKS = /(?<=\s)(?=\S)|(?<=\p{Script=Han})(?=\p{Script=Han})/u;

function wrap(text: string, width: number, style: PrintStyle, { measure }: Paper): string[] {
  const lines: string[] = [];
  let current = "";
  const fits = (part: string) => measure(part.trimEnd(), style) <= width;
  for (const word of text.split(BREAKS)) {
    // A word that is longer than a line is broken anywhere.
    for (const part of fits(word) ? [word] : graphemesOf(word)) {
      if (current !== "" && !fits(current + part)) {
        lines.push(current.trimEnd());
        current = "";
      }
      current += part;
    }
  }
  return [...lines, current.trimEnd()];
}

function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
