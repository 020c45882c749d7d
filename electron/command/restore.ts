/** Replaces a kiosk's folder by a backup, and moves the folder to another name (docs/operations.md). */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readOrExplain } from "../host/command/context.ts";
import { BackupError } from "../host/store/backup.ts";
import { restoreBackup, type UnderWay } from "../host/store/restore.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";

/**
 * `--go-on`: no kiosk has run since the backup was made, so its unfinished orders are resumed. Prints one JSON line.
 * Returns 1 if the backup is unusable or a kiosk runs; throws UsageError.
 */
export async function restore(argv: readonly string[], context: CommandContext): Promise<number> {
  const given = readOrExplain(usageOf("restore", context), () => readArguments(argv, context));
  try {
    const restored = restoreBackup({ ...given, now: context.now() });
    if (!given.goOn) reportUnderWay(restored.underWay, context);
    context.out(`${JSON.stringify(restored)}\n`);
    return 0;
  } catch (error) {
    context.err(`${error instanceof BackupError ? error.message : String(error)}\n`);
    return 1;
  }
}

function readArguments(argv: readonly string[], { installed }: CommandContext) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      from: { type: "string" },
      data: { type: "string", default: installed?.data ?? join("data", "kiosk") },
      "go-on": { type: "boolean", default: false },
    },
  });
  if (values.from === undefined) throw new Error("--from BACKUP is missing");
  return { from: resolve(values.from), dataDir: resolve(values.data), goOn: values["go-on"] };
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
