import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Exported, ExportFormat } from "../rpc/staff-records-views.ts";

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
  const harmless = /^[=@\t\r]|^[+-](?!\d+$)/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Exports rows as text for a page that can save it or, with `asFile`, as a file in `exports` of the data folder that
 * only the kiosk's own account can read. Throws if the file cannot be written.
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
