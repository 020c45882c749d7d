/** A copy of a kiosk's folder, taken while the kiosk may be running (docs/operations.md). */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readOrExplain } from "../host/command/context.ts";
import { BackupError, backupName, makeBackup } from "../host/store/backup.ts";
import { makePrivate } from "../host/store/private-files.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";

const BACKUP = /^kiosk-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

/**
 * Writes a new folder named by the time into `--to`; with `--keep` only the latest of such folders stay. Prints one
 * JSON line. Returns 1 if no copy could be made; throws UsageError.
 */
export async function backup(argv: readonly string[], context: CommandContext): Promise<number> {
  const given = readOrExplain(usageOf("backup", context), () => readArguments(argv, context));
  try {
    backUp(given, context);
    return 0;
  } catch (error) {
    const why = error instanceof BackupError ? error.message : String(error);
    context.err(`${why}\n`);
    return 1;
  }
}

function readArguments(argv: readonly string[], { installed }: CommandContext) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      data: { type: "string", default: installed?.data ?? join("data", "kiosk") },
      to: { type: "string" },
      keep: { type: "string" },
    },
  });
  const to = values.to ?? installed?.backups;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (to === undefined) throw new Error("--to FOLDER is missing");
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new Error(`--keep ${values.keep} is no number of backups`);
  }
  return { dataDir: resolve(values.data), folder: resolve(to), keep };
}

function backUp(
  { dataDir, folder, keep }: ReturnType<typeof readArguments>,
  { out, now: clock }: CommandContext,
): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const older = readdirSync(folder).filter((name) => BACKUP.test(name));
  for (const name of older) makePrivate(join(folder, name));
  const now = clock();
  const to = join(folder, backupName(now));
  const { files } = makeBackup({ dataDir, to, now });
  const removed = keep === null ? [] : deleteAllBut(folder, keep);
  out(`${JSON.stringify({ backup: to, files: files.length, removed })}\n`);
}

function deleteAllBut(folder: string, keep: number): string[] {
  const older = readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of older) rmSync(join(folder, name), { recursive: true });
  return older;
}
