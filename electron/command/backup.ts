/** A copy of a kiosk's folder, taken while the kiosk may be running (docs/operations.md). */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readOrExplain } from "../host/command/context.ts";
import { readPresent } from "../host/command/prepared-file.ts";
import { hasRoomFor, RESERVE_BYTES } from "../host/look/disk-reserve.ts";
import { backup as backupSettings } from "../host/settings/operation.ts";
import { problemsOf } from "../host/settings/problems.ts";
import { SettingsError } from "../host/settings/settings-file.ts";
import {
  BackupError,
  lockForBackup,
  makeBackup,
  noteBackup,
  noteFailedBackup,
  sizeOfBackup,
} from "../host/store/backup.ts";
import { ensureKioskId } from "../host/store/kiosk-id.ts";
import {
  asOwnerOf,
  asOwnerOfUntilDone,
  giveToOwnerOf,
  makePrivate,
} from "../host/store/private-files.ts";
import { backupFolder, backupsIn, draftsIn, nextBackupName } from "./backups.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";
import { ENCRYPTED, encryptFolder } from "./encrypted-backup.ts";
import { requireMounts } from "./mounts.ts";

type Given = ReturnType<typeof readArguments>;
type Own = Given & { readonly kioskId: string };

/** In the data folder: what is encrypted is nowhere else in the clear, not on a mounted share for example. */
const TO_ENCRYPT = "to-encrypt";
/** So many backups are never deleted to make room for another one. */
const LEAST_KEPT = 2;

/**
 * Writes a new folder named by the time into `--to`, or an encrypted file if there are recipients; with `--keep` only the
 * latest of this kiosk's stay. Prints one JSON line. Returns 1 if no copy could be made; throws UsageError.
 */
export async function backup(argv: readonly string[], context: CommandContext): Promise<number> {
  const given = readOrExplain(usageOf("backup", context), () => readArguments(argv, context));
  const { dataDir } = given;
  try {
    requireMounts(given.folder, context.system);
    makeFolder(given);
    const recipients = recipientsOf(given, context);
    // Beside the records SQLite makes files, which the kiosk has to be able to write to.
    await asOwnerOfUntilDone(dataDir, async () => {
      const lock = lockForBackup(dataDir);
      try {
        const kioskId = ensureKioskId(dataDir);
        deleteDrafts(given, kioskId);
        await backUp({ ...given, kioskId }, recipients, context);
      } finally {
        lock.release();
      }
    });
    return 0;
  } catch (error) {
    if (existsSync(dataDir)) asOwnerOf(dataDir, () => noteFailedBackup(dataDir, context.now()));
    const isExpected = error instanceof BackupError || error instanceof SettingsError;
    context.err(`${isExpected ? error.message : String(error)}\n`);
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
      recipient: { type: "string", multiple: true },
    },
  });
  const to = values.to ?? (installed === null ? undefined : backupFolder(installed));
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (to === undefined) throw new Error("--to FOLDER is missing");
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new Error(`--keep ${values.keep} is no number of backups`);
  }
  const { recipient: recipients = null } = values;
  return { dataDir: resolve(values.data), folder: resolve(to), keep, recipients };
}

const settingsFile = z.object({
  operation: z.object({ backup: backupSettings.optional() }).optional(),
});

/** Named as arguments, or in the settings of an installed kiosk. Throws SettingsError. */
function recipientsOf({ recipients }: Given, { installed }: CommandContext): readonly string[] {
  if (recipients !== null || installed === null) return recipients ?? [];
  const parsed = settingsFile.safeParse(readPresent(installed.settings), { reportInput: true });
  if (parsed.success) return parsed.data.operation?.backup?.recipients ?? [];
  throw new SettingsError(`settings: ${parsed.error.issues.flatMap(problemsOf).join("; ")}`);
}

/** A new folder belongs to the account that owns the records, as one that the package made does. */
function makeFolder({ dataDir, folder }: Given): void {
  if (!existsSync(dataDir)) throw new BackupError(`${dataDir} holds no kiosk's records`);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToOwnerOf(dataDir, folder);
}

/** A power cut during a backup leaves what it had copied: records, key and credential, in the clear. */
function deleteDrafts({ dataDir, folder }: Given, kioskId: string): void {
  const inData = [TO_ENCRYPT, `${TO_ENCRYPT}.new`].map((name) => join(dataDir, name));
  const drafts = [...inData, ...draftsIn({ folder, kioskId }).map((name) => join(folder, name))];
  for (const draft of drafts) rmSync(draft, { recursive: true, force: true });
}

async function backUp(
  { dataDir, folder, keep, kioskId }: Own,
  recipients: readonly string[],
  { out, now: clock }: CommandContext,
): Promise<void> {
  const present = backupsIn({ folder, kioskId }).filter((name) => !name.endsWith(ENCRYPTED));
  for (const name of present) makePrivate(join(folder, name));
  const now = clock();
  const backup = join(folder, nextBackupName(folder, kioskId, now));
  const isEncrypted = recipients.length > 0;
  const latest = present.at(-1);
  const earlier = isEncrypted || latest === undefined ? null : join(folder, latest);
  const forRoom = makeRoom({ folder, keep, kioskId }, sizeOfBackup(dataDir, earlier));
  const made = isEncrypted
    ? await backUpEncrypted({ dataDir, backup, now }, recipients)
    : { backup, ...makeBackup({ dataDir, to: backup, earlier, now }) };
  noteBackup(dataDir, made.madeAt);
  const removed = [...forRoom, ...(keep === null ? [] : deleteAllBut({ folder, kioskId }, keep))];
  out(`${JSON.stringify({ backup: made.backup, files: made.files.length, removed })}\n`);
}

/**
 * Deletes the oldest backups, as long as a new one would take the space that orders need, and `--keep` says that some may
 * go. Returns their names. Throws BackupError if there is no room then.
 */
function makeRoom(
  { folder, keep, kioskId }: Omit<Own, "dataDir" | "recipients">,
  bytes: number,
): readonly string[] {
  const own = backupsIn({ folder, kioskId });
  const removable = keep === null ? [] : own.slice(0, -LEAST_KEPT);
  const removed: string[] = [];
  while (!hasRoomFor(folder, bytes)) {
    const oldest = removable[removed.length];
    if (oldest === undefined) {
      const [needed, reserve] = [bytes, RESERVE_BYTES].map((size) => Math.ceil(size / 1_000_000));
      throw new BackupError(
        `${folder} has no room for a backup of ${needed} MB beside the ${reserve} MB that are left to orders`,
      );
    }
    rmSync(join(folder, oldest), { recursive: true });
    removed.push(oldest);
  }
  return removed;
}

async function backUpEncrypted(
  {
    dataDir,
    backup,
    now,
  }: { readonly dataDir: string; readonly backup: string; readonly now: number },
  recipients: readonly string[],
) {
  const draft = join(dataDir, TO_ENCRYPT);
  const encrypted = `${backup}${ENCRYPTED}`;
  try {
    const manifest = makeBackup({ dataDir, to: draft, earlier: dataDir, now });
    await encryptFolder(draft, encrypted, recipients);
    return { backup: encrypted, ...manifest };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function deleteAllBut(own: Parameters<typeof backupsIn>[0], keep: number): string[] {
  const older = backupsIn(own).slice(0, -keep);
  for (const name of older) rmSync(join(own.folder, name), { recursive: true });
  return older;
}
