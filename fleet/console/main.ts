/**
 * The console as a program: `--settings FILE` (docs/fleet.md). Prints one JSON line on stdout when the page is served;
 * its log is on stderr. `--add-account NAME [--roles look,settle,refund,manage]` adds an account instead, with the
 * password from the terminal or the input's first line. Exit 1: could not start; 2: wrong arguments or settings.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createLog } from "../../electron/host/net/log.ts";
import { processKey } from "../server/keys.ts";
import { type FleetSettings, readFleetSettings, SettingsError } from "../settings/settings.ts";
import { addAccount, readPassword } from "./add-account.ts";
import { startConsole } from "./console.ts";

const PAGE_DIR = resolve(import.meta.dirname, "../../dist/page");

function fail(error: unknown): never {
  console.error(`console: ${error instanceof Error ? error.message : error}`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

type Arguments = { settings: string; addAccount: string | null; roles: string | null };

function readArguments(): Arguments {
  const text = { type: "string" } as const;
  try {
    const options = { settings: text, "add-account": text, roles: text };
    const { values } = parseArgs({ options });
    const { settings, "add-account": name = null, roles = null } = values;
    if (settings !== undefined) return { settings, addAccount: name, roles };
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  throw new SettingsError(
    "usage: fleet/console/main.ts --settings FILE [--add-account NAME [--roles ROLES]]",
  );
}

function releaseOf(packageFile: URL): string {
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, "utf8"));
  return version;
}

async function run(settings: FleetSettings): Promise<void> {
  const { folder } = settings.server;
  const started = await startConsole({
    settings,
    key: processKey(folder, "console"),
    gateKey: processKey(folder, "gate").getPublicKey(),
    pageDir: PAGE_DIR,
    release: releaseOf(new URL("../../package.json", import.meta.url)),
    log: createLog({
      level: process.env.KIOSK_LOG_LEVEL ?? "info",
      destination: process.stderr,
    }),
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void started.close().then(() => process.exit(0), fail));
  }
  // Last: a caller that reads this line may send a signal at once.
  console.log(JSON.stringify({ ready: true, url: started.url }));
}

try {
  const given = readArguments();
  const settings = readFleetSettings(given.settings, process.env);
  if (given.addAccount === null) await run(settings);
  else {
    const password = await readPassword(process.stdin, process.stdout);
    const { databaseFile } = settings.console;
    await addAccount({ databaseFile, name: given.addAccount, roles: given.roles, password });
    console.log(JSON.stringify({ added: given.addAccount }));
  }
} catch (error) {
  fail(error);
}
