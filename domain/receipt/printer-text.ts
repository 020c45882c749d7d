/** Text in a printer's own fonts: which characters its code pages have, and lines of so many columns. Pure. */
import { CENTERED, layOut, type PrintEntry, type PrintStyle } from "./print-layout.ts";

/** Code pages with letters of Latin scripts, of which printers have some; the names are those of the Encoding Standard. */
export const LATIN_CODE_PAGES = ["windows-1252", "windows-1250", "windows-1254"] as const;
export type LatinCodePage = (typeof LATIN_CODE_PAGES)[number];

const ASCII = /^[\x20-\x7e]$/;
const CONTROL = /\p{Cc}/u;

/** Signs that only look different, by those that code pages have. */
const SUBSTITUTES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/[\u2066-\u2069\u200e\u200f\u00ad\u200b]/g, ""],
  [/[\u00a0\u2007\u2009\u202f]/g, " "],
  [/[\u2010\u2011\u2212]/g, "-"],
];

/** The text as a printer with these code pages writes it; null if it has a character that they do not have. */
export function codePageText(text: string, codePages: readonly LatinCodePage[]): string | null {
  const written = SUBSTITUTES.reduce(
    (result, [pattern, by]) => result.replace(pattern, by),
    text.normalize("NFC"),
  );
  const letters = lettersOf(codePages);
  return Array.from(written).every((sign) => ASCII.test(sign) || letters.has(sign))
    ? written
    : null;
}

/** What the code pages have above ASCII. */
function lettersOf(codePages: readonly LatinCodePage[]): ReadonlySet<string> {
  const upperHalf = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
  const signs = codePages.flatMap((page) => Array.from(new TextDecoder(page).decode(upperHalf)));
  return new Set(signs.filter((sign) => !CONTROL.test(sign)));
}

/** A line of a printer's own font; `isBig` is twice as wide and high. */
export type ColumnLine = {
  readonly text: string;
  readonly isBig: boolean;
  readonly isBold: boolean;
  readonly isCentered: boolean;
};

const BIG: readonly PrintStyle[] = ["number", "copy"];
const BOLD: readonly PrintStyle[] = ["title", "total", "number", "copy"];
const INDENT = "  ";

/** The entries in lines of `columns` characters; null if a character is in none of the code pages. */
export function columnLines(
  entries: readonly PrintEntry[],
  columns: number,
  codePages: readonly LatinCodePage[],
): ColumnLine[] | null {
  const written = entries.map((entry) => writtenEntry(entry, codePages));
  if (written.includes(null)) return null;
  const laidOut = layOut(
    written.filter((entry) => entry !== null),
    {
      width: columns,
      gap: 2,
      measure: (text, style) =>
        (indentOf(style).length + text.length) * (BIG.includes(style) ? 2 : 1),
    },
  );
  return laidOut.map((entry) => columnLine(entry, columns));
}

function writtenEntry(entry: PrintEntry, codePages: readonly LatinCodePage[]): PrintEntry | null {
  if (entry.kind === "rule") return entry;
  if (entry.kind === "line") {
    const text = codePageText(entry.text, codePages);
    return text === null ? null : { ...entry, text };
  }
  const name = codePageText(entry.name, codePages);
  const amount = codePageText(entry.amount, codePages);
  return name === null || amount === null ? null : { ...entry, name, amount };
}

function columnLine(entry: PrintEntry, columns: number): ColumnLine {
  if (entry.kind === "rule") {
    return { text: "-".repeat(columns), isBig: false, isBold: false, isCentered: false };
  }
  const { style } = entry;
  const text =
    entry.kind === "line"
      ? indentOf(style) + entry.text
      : entry.name.padEnd(columns - entry.amount.length) + entry.amount;
  return {
    text,
    isBig: BIG.includes(style),
    isBold: BOLD.includes(style),
    isCentered: CENTERED.includes(style),
  };
}

function indentOf(style: PrintStyle): string {
  return style === "note" ? INDENT : "";
}
