import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Exported, ExportFormat } from "../api/staff-records-views.ts";

/** Rows of equal fields, in the order in which they are to stand. */
export type Row = Readonly<Record<string, string | number>>;

/** Comma-separated values (RFC 4180) with a line of names, or one JSON object a line. */
export function textOfRows(rows: readonly Row[], format: ExportFormat): string {
  if (format === "jsonl") return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? "")))];
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would take for a formula is told apart by an apostrophe, as spreadsheets do themselves. */
function quoted(text: string): string {
  const harmless = /^[=@\t\r]|^[+-](?!\d+$)/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Hands rows out: as text to a page that can save it, else as a file in `exports` of the data folder, which nobody but
 * the kiosk's own account can read.
 */
export function exportRows(options: {
  readonly rows: readonly Row[];
  readonly format: ExportFormat;
  readonly name: "log" | "consents";
  readonly asFile: boolean;
  readonly dataDir: string;
  /** UTC milliseconds. */
  readonly at: number;
}): Exported {
  const { rows, format, name, asFile, dataDir, at } = options;
  const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  const fileName = `${name}-${stamp}Z.${format}`;
  const text = textOfRows(rows, format);
  if (!asFile) return { fileName, path: null, text };
  const folder = join(dataDir, "exports");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, fileName);
  writeFileSync(path, text, { mode: 0o600 });
  return { fileName, path, text: null };
}
