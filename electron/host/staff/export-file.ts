import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Exported, ExportFormat } from "../rpc/staff-records-views.ts";
import { type Row, textOfRows } from "../shared/rows-text.ts";

/**
 * Exports rows as text for a page that can save it or, with `asFile`, as a file in `exports` of the data folder that
 * only the kiosk's own account can read. Throws if the file cannot be written.
 */
export function exportRows(
  options: Omit<ExportOptions, "text"> & {
    readonly rows: readonly Row[];
    readonly format: ExportFormat;
  },
): Exported {
  return saveExport({ ...options, text: textOfRows(options.rows, options.format) });
}

type ExportOptions = {
  readonly text: string;
  readonly name: "log" | "consents" | "hardware";
  /** The ending of the file's name. */
  readonly format: string;
  readonly asFile: boolean;
  readonly dataDir: string;
  /** UTC milliseconds. */
  readonly at: number;
};

/** The same with any text. */
export function saveExport({ text, name, format, asFile, dataDir, at }: ExportOptions): Exported {
  const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  const fileName = `${name}-${stamp}Z.${format}`;
  if (!asFile) return { fileName, path: null, text };
  const folder = join(dataDir, "exports");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, fileName);
  writeFileSync(path, text, { mode: 0o600 });
  return { fileName, path, text: null };
}
