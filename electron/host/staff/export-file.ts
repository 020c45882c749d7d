import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Exported, ExportFormat } from "../rpc/staff-records-views.ts";
import { type Row, textOfRows } from "../shared/rows-text.ts";

/** Exports of one kind that stay in the folder: nobody at the screen can delete one, and each may be as long as the log. */
export const MOST_EXPORTS = 10;

/**
 * Exports rows as text for a page that can save it or, if there is a folder, as a file in it that only the kiosk's own
 * account can read. Throws if the file cannot be written.
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
  /** Null if the page can save it. */
  readonly folder: string | null;
  /** UTC milliseconds. */
  readonly at: number;
};

/** The same with any text. */
export function saveExport({ text, name, format, folder, at }: ExportOptions): Exported {
  const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  const fileName = `${name}-${stamp}Z.${format}`;
  if (folder === null) return { fileName, path: null, text };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, fileName);
  writeFileSync(path, text, { mode: 0o600 });
  removeOldest(folder, name, fileName);
  return { fileName, path, text: null };
}

/** The names of one kind are in the order of time; later ones than the latest were given by a clock that was ahead. */
function removeOldest(folder: string, name: string, latest: string): void {
  const others = readdirSync(folder).filter(
    (file) => file.startsWith(`${name}-`) && file !== latest,
  );
  const { ahead = [], earlier = [] } = Object.groupBy(others.sort(), (file) =>
    file > latest ? "ahead" : "earlier",
  );
  for (const file of [...ahead, ...earlier, latest].slice(0, -MOST_EXPORTS)) {
    rmSync(join(folder, file), { force: true });
  }
}
