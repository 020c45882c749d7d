/**
 * The fleet's nats-server as a program: `--settings FILE` (docs/fleet.md). Writes the server's configuration, starts it
 * and prints one JSON line when it accepts connections. Exit 1: could not start, or the server ended; 2: wrong
 * arguments or settings.
 */
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, readArguments, runUntilSignal } from "../settings/program.ts";
import { type FleetSettings, readFleetSettings } from "../settings/settings.ts";
import { processKey } from "./keys.ts";
import { type NatsServer, natsVersion, startNatsServer, stopLeftServer } from "./nats-process.ts";
import { writeFirstUsers, writeServerConfiguration } from "./server-configuration.ts";

const NAME = "nats-server";

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
  writeFirstUsers(files);
  let last: string | null = null;
  return await startNatsServer({
    ...{ binary, folder },
    // The console tries again every second.
    onReload(problem) {
      if (problem !== null && problem !== last) console.error(`${NAME}: ${problem}`);
      last = problem;
    },
    onSlow: () => console.error(`${NAME}: takes long to recover its stream`),
  });
}

try {
  const given = readArguments("fleet/server/main.ts --settings FILE");
  const settings = readFleetSettings(given.settings, process.env);
  const server = await start(settings);
  let isStopping = false;
  void server.ended.then((reason) => {
    if (!isStopping) fail(NAME, reason);
  });
  runUntilSignal(NAME, { listen: settings.server.listen }, () => {
    isStopping = true;
    return server.stop();
  });
} catch (error) {
  fail(NAME, error);
}
