/** Replaces a kiosk's folder by a backup, and moves the folder to another name (docs/operations.md). */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../host/command/context.ts";
import { StoppedError } from "../host/command/prompter.ts";
import { BackupError, holdsNothing, kioskIdFor, readBackup } from "../host/store/backup.ts";
import { requireFolderFree } from "../host/store/folder-lock.ts";
import { readKioskId } from "../host/store/kiosk-id.ts";
import { restoreBackup, type UnderWay } from "../host/store/restore.ts";
import { StoreError } from "../host/store/store-error.ts";
import { backupFolder, backupsIn, kiosksIn } from "./backups.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";
import { decryptInto, ENCRYPTED } from "./encrypted-backup.ts";
import { requireMounts } from "./mounts.ts";

type Given = ReturnType<typeof readArguments>;

/**
 * Asks before records are replaced, unless `--yes` is given. `--go-on`: no kiosk has run since the backup was made, so its
 * unfinished orders are resumed. Prints one JSON line. Returns 1 if the backup is unusable, a kiosk runs or whoever is
 * asked does not want it; throws UsageError, also if there is nobody to ask.
 */
export async function restore(argv: readonly string[], context: CommandContext): Promise<number> {
  const given = readOrExplain(usageOf("restore", context), () => readArguments(argv, context));
  try {
    requireNoKiosk(given, context);
    return await withReadable(given, (folder) => restoreFrom(folder, given, context));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    context.err(`${error instanceof BackupError ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Calls `use` with the backup's folder; an encrypted one is unpacked beside the records, and deleted afterwards. */
async function withReadable<Result>(
  { from, dataDir, identity }: Given,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const unpacked = `${dataDir}.unpacked`;
  // Of a restore that was cut off.
  rmSync(unpacked, { recursive: true, force: true });
  if (!from.endsWith(ENCRYPTED)) return use(from);
  if (identity === null) throw new BackupError(`${from} is encrypted: --identity FILE is missing`);
  mkdirSync(unpacked, { recursive: true, mode: 0o700 });
  try {
    await decryptInto(unpacked, from, identity);
    return await use(unpacked);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

async function restoreFrom(folder: string, given: Given, context: CommandContext): Promise<number> {
  const { madeAt } = readBackup(folder);
  const description = `${given.from}, made ${madeAt}${ofAnother(folder, given)}`;
  if (!given.yes && !(await isWanted(given, description, context))) {
    context.err("Nothing was changed.\n");
    return 1;
  }
  const restored = restoreBackup({ ...given, from: folder, now: context.now() });
  giveToKiosk(given, context);
  restartKiosk(given, context);
  if (!given.goOn) reportUnderWay(restored.underWay, context);
  context.out(`${JSON.stringify(restored)}\n`);
  return 0;
}

/**
 * A unit that shows why it cannot start goes on in the folder that was moved: systemd has mounted that one for it. One
 * that is stopped stays so.
 */
function restartKiosk({ dataDir }: Given, { installed, system }: CommandContext): void {
  if (installed === null || dataDir !== resolve(installed.data) || !system.isBooted) return;
  system.run("systemctl", ["try-restart", "loyalty-kiosk.service"]);
}

function readArguments(argv: readonly string[], { installed, system }: CommandContext) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      from: { type: "string" },
      data: { type: "string", default: installed?.data ?? join("data", "kiosk") },
      identity: { type: "string" },
      "go-on": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  const dataDir = resolve(values.data);
  return {
    from: resolve(values.from ?? latestBackup(dataDir, { installed, system })),
    dataDir,
    identity: values.identity === undefined ? null : resolve(values.identity),
    goOn: values["go-on"],
    yes: values.yes,
  };
}

/** The latest one of this kiosk; of a kiosk that has made none, that of the only one there. Throws. */
function latestBackup(
  dataDir: string,
  { installed, system }: Pick<CommandContext, "installed" | "system">,
): string {
  if (installed === null) throw new Error("--from BACKUP is missing");
  const folder = backupFolder(installed);
  requireMounts(folder, system);
  const present = kiosksIn(folder);
  const [only = null, ...more] = present;
  const kioskId = kioskIdFor(dataDir) ?? (more.length === 0 ? only : null);
  const latest = backupsIn({ folder, kioskId }).at(-1);
  if (latest !== undefined) return join(folder, latest);
  const others = present.map((other) => backupsIn({ folder, kioskId: other }).at(-1) ?? "");
  const found = others.length === 0 ? "none" : `those of other kiosks: ${others.join(", ")}`;
  throw new Error(`--from BACKUP is missing: ${folder} has ${found}`);
}

/** Before a question is asked in vain. Throws BackupError. */
function requireNoKiosk({ dataDir }: Given, { installed }: CommandContext): void {
  try {
    requireFolderFree(dataDir);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const how = installed === null ? "" : " (systemctl stop loyalty-kiosk; start it afterwards)";
    throw new BackupError(`a kiosk is running on ${dataDir}: stop it first${how}`);
  }
}

/** For the question: whether a backup is another kiosk's. */
function ofAnother(folder: string, { dataDir }: Given): string {
  const [its, own] = [readKioskId(folder), kioskIdFor(dataDir)];
  return its === null || own === null || its === own
    ? ""
    : `, of another kiosk (${its}; this one is ${own})`;
}

/** Not asked if there is nothing to replace. `backup`: which one it is. */
async function isWanted(
  { dataDir, goOn }: Given,
  backup: string,
  context: CommandContext,
): Promise<boolean> {
  if (holdsNothing(dataDir)) return true;
  const prompter = await context.openTerminal();
  if (prompter === null) {
    const usage = usageOf("restore", context);
    throw new UsageError(
      `${dataDir} has records: --yes replaces them without a question\n${usage}`,
    );
  }
  prompter.say(`The backup ${backup},
takes the place of the records in ${dataDir}, which are moved to a folder beside it.
Orders since then are unknown to the kiosk afterwards. Orders that were under way in the backup are
${goOn ? "resumed: only safe if no kiosk has run since it was made." : "listed and left to staff."}
`);
  try {
    return await prompter.confirm("Replace the records?", false);
  } catch (error) {
    if (error instanceof StoppedError) return false;
    throw error;
  }
}

/** What was there has given its owner to what is there now; without it, it is the kiosk's. */
function giveToKiosk({ dataDir }: Given, { installed, system }: CommandContext): void {
  if (dataDir !== installed?.data) return;
  for (const path of [".", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })]) {
    system.own(join(dataDir, path), "kiosk", "kiosk");
  }
}

function reportUnderWay(underWay: readonly UnderWay[], { err }: CommandContext): void {
  if (underWay.length === 0) return;
  err(
    "These orders were under way when the backup was made. The kiosk does not take them up: look each up with the\n" +
      "payment provider and in the kitchen, and give back what was taken for nothing.\n",
  );
  for (const { platformOrderId, checkoutId, placedAt } of underWay) {
    err(`  order ${platformOrderId}, ${checkoutId}, placed ${new Date(placedAt).toISOString()}\n`);
  }
}
