/**
 * `npm run backup -- [--data DIR] --to FOLDER [--keep N]`: a copy of a kiosk's folder, taken while the kiosk may be
 * running, as a new folder named by the time in FOLDER; only the latest N of such folders are kept. Prints one JSON
 * line. Exits with 1 if no copy could be made, with 2 for invalid arguments.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError, backupName, makeBackup } from "../electron/host/store/backup.ts";

const USAGE = "usage: npm run backup -- [--data DIR] --to FOLDER [--keep N]";
const BACKUP = /^kiosk-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

function readArguments() {
  const { values } = parseArgs({
    options: {
      data: { type: "string", default: join("data", "kiosk") },
      to: { type: "string" },
      keep: { type: "string" },
    },
  });
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (values.to === undefined) throw new Error("--to FOLDER is missing");
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new Error(`--keep ${values.keep} is no number of backups`);
  }
  return { dataDir: resolve(values.data), folder: resolve(values.to), keep };
}

function forgetAllBut(folder: string, keep: number): string[] {
  const older = readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of older) rmSync(join(folder, name), { recursive: true });
  return older;
}

function backUp({ dataDir, folder, keep }: ReturnType<typeof readArguments>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = Date.now();
  const to = join(folder, backupName(now));
  const { files } = makeBackup({ dataDir, to, now });
  const removed = keep === null ? [] : forgetAllBut(folder, keep);
  console.log(JSON.stringify({ backup: to, files: files.length, removed }));
}

try {
  const given = readArguments();
  try {
    backUp(given);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 2;
}
