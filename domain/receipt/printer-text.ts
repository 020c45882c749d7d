/** Text in a printer's own fonts: which characters its code pages have, and lines of so many columns. Pure. */
import { CENTERED, layOut, type PrintEntry, type PrintStyle } from "./print-layout.ts";

/** Characters that Windows-1252, -1250 or -1254 have, and a receipt in a Latin script may need. */
const IN_CODE_PAGES =
  /^[\x20-\x7e\xa1-\xff€„…‰‹Œ‘’“”•–—™›œŸĄąĆćĘęŁłŃńŚśŹźŻżŠšŽžČčĎďĚěŇňŘřŤťŮůŐőŰűĂăŢţŞşĞğİıĐđĽľĹĺŔŕ]*$/;

/** Signs that only look different, by those that code pages have. */
const SUBSTITUTES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/[\u2066-\u2069\u200e\u200f\u00ad\u200b]/g, ""],
  [/[\u00a0\u2007\u2009\u202f]/g, " "],
  [/[\u2010\u2011\u2212]/g, "-"],
];

/** The text as a printer with code pages writes it; null if it has a character that they do not have. */
export function codePageText(text: string): string | null {
  const written = SUBSTITUTES.reduce(
    (result, [pattern, by]) => result.replace(pattern, by),
    text.normalize("NFC"),
  );
  return IN_CODE_PAGES.test(written) ? written : null;
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

/** The entries in lines of `columns` characters; null if a character is in no code page. */
export function columnLines(entries: readonly PrintEntry[], columns: number): ColumnLine[] | null {
  const written = entries.map(writtenEntry);
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

function writtenEntry(entry: PrintEntry): PrintEntry | null {
  if (entry.kind === "rule") return entry;
  if (entry.kind === "line") {
    const text = codePageText(entry.text);
    return text === null ? null : { ...entry, text };
  }
  const name = codePageText(entry.name);
  const amount = codePageText(entry.amount);
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
