/** A copy of a kiosk's folder, taken while the kiosk may be running (docs/operations.md). */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readOrExplain } from "../host/command/context.ts";
import { BackupError, backupName, makeBackup, noteFailedBackup } from "../host/store/backup.ts";
import { asOwnerOf, giveToOwnerOf, makePrivate } from "../host/store/private-files.ts";
import { backupFolder, backupsIn } from "./backups.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";

type Given = ReturnType<typeof readArguments>;

/**
 * Writes a new folder named by the time into `--to`; with `--keep` only the latest of such folders stay. Prints one
 * JSON line. Returns 1 if no copy could be made; throws UsageError.
 */
export async function backup(argv: readonly string[], context: CommandContext): Promise<number> {
  const given = readOrExplain(usageOf("backup", context), () => readArguments(argv, context));
  try {
    makeFolder(given);
    // Beside the records SQLite makes files, which the kiosk has to be able to write to.
    asOwnerOf(given.dataDir, () => backUp(given, context));
    return 0;
  } catch (error) {
    const { dataDir } = given;
    if (existsSync(dataDir)) asOwnerOf(dataDir, () => noteFailedBackup(dataDir, context.now()));
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
  const to = values.to ?? (installed === null ? undefined : backupFolder(installed));
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (to === undefined) throw new Error("--to FOLDER is missing");
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new Error(`--keep ${values.keep} is no number of backups`);
  }
  return { dataDir: resolve(values.data), folder: resolve(to), keep };
}

/** A new folder belongs to the account that owns the records, as one that the package made does. */
function makeFolder({ dataDir, folder }: Given): void {
  if (!existsSync(dataDir)) throw new BackupError(`${dataDir} holds no kiosk's records`);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToOwnerOf(dataDir, folder);
}

function backUp({ dataDir, folder, keep }: Given, { out, now: clock }: CommandContext): void {
  for (const name of backupsIn(folder)) makePrivate(join(folder, name));
  const now = clock();
  const to = join(folder, backupName(now));
  const { files } = makeBackup({ dataDir, to, now });
  const removed = keep === null ? [] : deleteAllBut(folder, keep);
  out(`${JSON.stringify({ backup: to, files: files.length, removed })}\n`);
}

function deleteAllBut(folder: string, keep: number): string[] {
  const older = backupsIn(folder).slice(0, -keep);
  for (const name of older) rmSync(join(folder, name), { recursive: true });
  return older;
}
