/**
 * The fleet's nats-server as a program: `--settings FILE` (docs/fleet.md). Writes the server's configuration, starts it
 * and prints one JSON line when it accepts connections. Exit 1: could not start, or the server ended; 2: wrong
 * arguments or settings.
 */
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { type FleetSettings, readFleetSettings, SettingsError } from "../settings/settings.ts";
import { processKey } from "./keys.ts";
import { type NatsServer, natsVersion, startNatsServer, stopLeftServer } from "./nats-process.ts";
import { serverFiles, writeServerConfiguration, writeUsers } from "./server-configuration.ts";

function fail(error: unknown): never {
  console.error(`nats-server: ${error instanceof Error ? error.message : error}`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

function readArguments(): string {
  try {
    const { values } = parseArgs({ options: { settings: { type: "string" } } });
    if (values.settings !== undefined) return values.settings;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  throw new SettingsError("usage: fleet/server/main.ts --settings FILE");
}

/** `server.binary`, else the one that the scripts found, else the machine's own; throws if there is none. */
function findBinary({ server }: FleetSettings): string {
  const named = server.binary ?? process.env.KIOSK_NATS_SERVER;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter).concat("/usr/sbin", "/usr/local/bin");
  const found = folders.map((folder) => join(folder, "nats-server")).find(existsSync);
  if (found === undefined)
    throw new Error("there is none on this machine: name it in server.binary");
  return found;
}

async function start(settings: FleetSettings): Promise<NatsServer> {
  const { folder, listen, monitorListen, tls, maxBytes } = settings.server;
  const binary = findBinary(settings);
  natsVersion(binary);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = {
    ...{ folder, listen, tls, maxBytes, monitor: monitorListen },
    gateKey: processKey(folder, "gate").getPublicKey(),
    consoleKey: processKey(folder, "console").getPublicKey(),
  };
  await stopLeftServer(folder);
  writeServerConfiguration(files);
  // The console writes the devices that it knows as soon as it starts.
  if (!existsSync(serverFiles(folder).users)) writeUsers(files, []);
  return await startNatsServer({ binary, folder });
}

try {
  const settings = readFleetSettings(readArguments(), process.env);
  const server = await start(settings);
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      isStopping = true;
      void server.stop().then(() => process.exit(0), fail);
    });
  }
  void server.ended.then((reason) => {
    if (!isStopping) fail(reason);
  });
  console.log(JSON.stringify({ ready: true, listen: settings.server.listen }));
} catch (error) {
  fail(error);
}
