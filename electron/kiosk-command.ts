/** Serve mode: from the command line to a running kiosk, or to a message about what prevents it. */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { addressFileOf } from "./address-file.ts";
import { isLoopbackAddress } from "./host/settings/operation.ts";
import { SettingsError } from "./host/settings/settings.ts";
import { type KioskArguments, type KioskCommand, startKiosk } from "./kiosk-start.ts";
import type { Served } from "./serve.ts";

const USAGE =
  "usage: npm run kiosk -- --settings FILE [--port N] [--data DIR] [--health 127.0.0.1:PORT] [--update-state FILE] [--staged DIR] [--headless]";

/**
 * Starts the kiosk, prints one JSON line when it is ready and runs until it is stopped. What prevents the start is on the
 * screen until it is fixed; with `--headless` it ends the process, with 2 for unusable settings, else with 1. Exits with 2
 * for invalid arguments.
 */
export async function main(argv: readonly string[], command: KioskCommand): Promise<void> {
  // Nothing that it writes is for another account.
  process.umask(0o077);
  try {
    const options = readArguments(argv);
    const served = await startKiosk(options, command);
    const addresses = addressFileOf(options.data);
    process.stdout.write(`${JSON.stringify({ ready: true, addresses, gate: served.gate })}\n`);
    endBySignal(served, addresses);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
}

function endBySignal(served: Served, addresses: string): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      rmSync(addresses, { force: true });
      served.close().finally(() => process.exit(0));
    });
  }
}

function readArguments(argv: readonly string[]): KioskArguments {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        settings: { type: "string" },
        port: { type: "string", default: "4600" },
        data: { type: "string", default: join("data", "kiosk") },
        health: { type: "string" },
        "update-state": { type: "string" },
        staged: { type: "string" },
        headless: { type: "boolean", default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new SettingsError(`--port: ${values.port} is no port`);
    }
    const { health = null, staged = null, headless } = values;
    if (health !== null && !isLoopbackAddress(health)) {
      throw new SettingsError(`--health: ${health} is not 127.0.0.1:PORT`);
    }
    const settings = values.settings ?? process.env.KIOSK_SETTINGS ?? null;
    if (settings === null && headless) {
      throw new SettingsError("--settings FILE or KIOSK_SETTINGS is missing");
    }
    const updateState = values["update-state"] ?? null;
    return { settings, port, data: resolve(values.data), health, updateState, staged, headless };
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
