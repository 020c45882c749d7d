/**
 * `npm run fleet -- --settings FILE`: nats-server, gate and console of a fleet on this machine (docs/fleet.md). Prints one
 * JSON line with the addresses when all of them are ready; a part that ends is started again. `--add-account NAME
 * [--roles ROLES]` adds an account of the console instead. Ctrl-C stops all of it.
 */
import { join } from "node:path";
import { readFleetSettings, SettingsError } from "../fleet/settings/settings.ts";
import { buildPageIfStale } from "./build.ts";
import { type FleetProcesses, startFleetProcesses } from "./running/fleet-processes.ts";
import { root, show } from "./running/processes.ts";
import { NotReady } from "./running/service-process.ts";

const args = process.argv.slice(2);
const settingsFile = args[args.indexOf("--settings") + 1];

let fleet: FleetProcesses | null = null;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void (fleet?.stop() ?? Promise.resolve()).then(() => process.exit(0)));
}

async function start(file: string): Promise<void> {
  // One clear line for a mistake in the file, instead of one from each part.
  readFleetSettings(file, process.env);
  await buildPageIfStale();
  fleet = await startFleetProcesses(file);
  const { gate, console: page } = fleet;
  console.log(JSON.stringify({ ready: true, gate, console: page }));
  console.error(`Gate:    ${gate}\nConsole: ${page}\nCtrl-C stops all of it.`);
}

if (!args.includes("--settings") || settingsFile === undefined) {
  console.error("usage: npm run fleet -- --settings FILE [--add-account NAME [--roles ROLES]]");
  process.exitCode = 2;
} else if (args.includes("--add-account")) {
  process.exitCode = await show(join(root, "fleet/console/main.ts"), args);
} else {
  start(settingsFile).catch((error: unknown) => {
    const isMendable = error instanceof SettingsError || error instanceof NotReady;
    console.error(isMendable ? error.message : error);
    process.exit(error instanceof SettingsError ? 2 : 1);
  });
}
