import type { ExportFormat } from "../rpc/staff-records-views.ts";

/** Rows with the same fields, in the order of the columns. */
export type Row = Readonly<Record<string, string | number>>;

/** Comma-separated values (RFC 4180) with a header line, or one JSON object per line. */
export function textOfRows(rows: readonly Row[], format: ExportFormat): string {
  if (format === "jsonl") return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? "")))];
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would read as a formula gets an apostrophe in front, as in spreadsheets themselves. */
function quoted(text: string): string {
  const mayBeFormula = /^[=@\t\r+-]/.test(text) && !/^[+-]\d+$/.test(text);
  const harmless = mayBeFormula ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
