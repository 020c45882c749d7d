/**
 * The gate as a program: `--settings FILE` (docs/fleet.md). Prints one JSON line on stdout when it listens; its log is on
 * stderr. Exit 1: could not start; 2: wrong arguments or settings.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createLog } from "../../electron/host/net/log.ts";
import { processKey } from "../server/keys.ts";
import { readFleetSettings, SettingsError } from "../settings/settings.ts";
import { startFleetGate } from "./gate.ts";

function fail(error: unknown): never {
  console.error(`gate: ${error instanceof Error ? error.message : error}`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

function readArguments(): string {
  try {
    const { values } = parseArgs({ options: { settings: { type: "string" } } });
    if (values.settings !== undefined) return values.settings;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  throw new SettingsError("usage: fleet/gate/main.ts --settings FILE");
}

function releaseOf(packageFile: URL): string {
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, "utf8"));
  return version;
}

try {
  const settings = readFleetSettings(readArguments(), process.env);
  const gate = await startFleetGate({
    settings,
    key: processKey(settings.server.folder, "gate"),
    release: releaseOf(new URL("../../package.json", import.meta.url)),
    log: createLog({
      level: process.env.KIOSK_LOG_LEVEL ?? "info",
      destination: process.stderr,
    }),
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void gate.close().then(() => process.exit(0), fail));
  }
  // Last: a caller that reads this line may send a signal at once.
  console.log(JSON.stringify({ ready: true, url: gate.url, monitor: gate.monitorUrl }));
} catch (error) {
  fail(error);
}
