/**
 * `npm run restore -- --from BACKUP [--data DIR] [--go-on]`: replaces a kiosk's folder by a backup, and moves the
 * folder to another name. `--go-on`: no kiosk has run since the backup was made, so its unfinished orders are resumed.
 * Prints one JSON line. Exits with 1 if the backup is unusable or a kiosk runs, with 2 for wrong arguments.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../electron/host/store/backup.ts";
import { restoreBackup, type UnderWay } from "../electron/host/store/restore.ts";

const USAGE = "usage: npm run restore -- --from BACKUP [--data DIR] [--go-on]";

function readArguments() {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      data: { type: "string", default: join("data", "kiosk") },
      "go-on": { type: "boolean", default: false },
    },
  });
  if (values.from === undefined) throw new Error("--from BACKUP is missing");
  return { from: resolve(values.from), dataDir: resolve(values.data), goOn: values["go-on"] };
}

function reportUnderWay(underWay: readonly UnderWay[]): void {
  if (underWay.length === 0) return;
  console.error(
    "These orders were under way when the backup was made. The kiosk does not take them up: look each up with the\n" +
      "payment provider and in the kitchen, and give back what was taken for nothing.",
  );
  for (const { platformOrderId, checkoutId, placedAt } of underWay) {
    console.error(
      `  order ${platformOrderId}, ${checkoutId}, placed ${new Date(placedAt).toISOString()}`,
    );
  }
}

function restore(given: ReturnType<typeof readArguments>): void {
  const restored = restoreBackup({ ...given, now: Date.now() });
  if (!given.goOn) reportUnderWay(restored.underWay);
  console.log(JSON.stringify(restored));
}

try {
  const given = readArguments();
  try {
    restore(given);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 2;
}
