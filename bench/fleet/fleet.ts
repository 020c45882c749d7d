/** A fleet to measure: nats-server, the gate's and the console's programs, and kiosks that are paired already. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { createSeed, publicKeyOf } from "../../electron/host/fleet/nats.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { addAccount } from "../../fleet/console/add-account.ts";
import { openConsoleDatabase } from "../../fleet/console/store/database.ts";
import { createDeviceStore } from "../../fleet/console/store/devices.ts";
import { processKey } from "../../fleet/server/keys.ts";
import { type NatsServer, startNatsServer } from "../../fleet/server/nats-process.ts";
import { writeServerConfiguration, writeUsers } from "../../fleet/server/server-configuration.ts";
import { root } from "../../scripts/running/processes.ts";
import { startServiceProcess } from "../../scripts/running/service-process.ts";
import { type ConsoleClient, signInAtConsole } from "../../scripts/running/trial-fleet.ts";

export const INTEGRATION = { integrationId: "bench", inboundTokens: ["token-of-the-bench"] };
/** Kiosks of one outlet. */
const OUTLET_SIZE = 4;
const MAX_BYTES = 1024 * 1024 * 1024;
const OPERATOR = { name: "operator", password: "a password of the bench" };
const LOOK_AGAIN_MS = 10;

export type PairedKiosk = { readonly id: string; readonly seed: string; readonly outlet: string };

export type BenchFleet = {
  readonly kiosks: readonly PairedKiosk[];
  /** nats://HOST:PORT. */
  readonly url: string;
  /** Where integrators call. */
  readonly gate: string;
  readonly console: ConsoleClient;
  /** Resolves when the gate knows so many claims. */
  untilClaimed(count: number): Promise<void>;
  claims(): Promise<number>;
  /** Resident memory of the nats-server, in megabytes of 1,000,000 bytes. */
  serverMB(): number;
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
};

export async function startBenchFleet(options: {
  readonly folder: string;
  readonly binary: string;
  readonly kiosks: number;
}): Promise<BenchFleet> {
  const { binary } = options;
  const folder = join(options.folder, "server");
  const server = { binary, folder };
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  try {
    const kiosks = Array.from({ length: options.kiosks }, (_, number) => newKiosk(number));
    const addresses = await writeFiles(options.folder, folder, kiosks);
    let running: NatsServer = await startNatsServer(server);
    stops.push(() => running.kill());
    const start = async (name: string) => {
      const args = [join(root, `fleet/${name}/main.ts`), "--settings", addresses.settingsFile];
      const part = await startServiceProcess(process.execPath, args, { KIOSK_LOG_LEVEL: "error" });
      stops.push(() => part.stop());
    };
    await Promise.all([start("gate"), start("console")]);
    const console_ = await signInAtConsole(addresses.console, OPERATOR);
    stops.push(async () => console_.close());
    const claims = () => claimsAt(addresses.monitor);
    await until(async () => (await fetch(`${addresses.monitor}/health`)).ok);
    return {
      ...{ kiosks, url: addresses.url, gate: addresses.gate, console: console_, claims, close },
      untilClaimed: (count) => until(async () => (await claims()) >= count),
      serverMB: () => residentMB(running.processId),
      killServer: () => running.kill(),
      async startServer() {
        running = await startNatsServer(server);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function newKiosk(number: number): PairedKiosk {
  const outlet = Math.floor(number / OUTLET_SIZE)
    .toString(16)
    .padStart(16, "0");
  return { id: `kiosk${number}`, seed: createSeed(), outlet };
}

/** Everything that the programs read: settings, keys, and the console's database with its devices. */
async function writeFiles(folder: string, serverFolder: string, kiosks: readonly PairedKiosk[]) {
  mkdirSync(serverFolder, { recursive: true });
  const listen = async () => `127.0.0.1:${await freePort()}`;
  const [server, gate, monitor, page] = [
    await listen(),
    await listen(),
    await listen(),
    await listen(),
  ];
  const databaseFile = join(folder, "console.sqlite");
  const settingsFile = join(folder, "fleet.json");
  const settings = {
    gate: { listen: gate, monitorListen: monitor },
    integrations: [INTEGRATION],
    server: { listen: server, folder: serverFolder, maxBytes: MAX_BYTES },
    console: { listen: page, databaseFile },
  };
  writeFileSync(settingsFile, JSON.stringify(settings));
  pairAll(databaseFile, kiosks);
  await addAccount({ databaseFile, roles: null, ...OPERATOR });
  const files = {
    ...{ folder: serverFolder, listen: server, monitor: null, tls: null, maxBytes: MAX_BYTES },
    gateKey: processKey(serverFolder, "gate").getPublicKey(),
    consoleKey: processKey(serverFolder, "console").getPublicKey(),
  };
  writeServerConfiguration(files);
  // The console writes the kiosks.
  writeUsers(files, []);
  const of = (address: string) => `http://${address}`;
  return {
    ...{ settingsFile, url: `nats://${server}` },
    ...{ gate: of(gate), monitor: of(monitor), console: of(page) },
  };
}

function pairAll(databaseFile: string, kiosks: readonly PairedKiosk[]): void {
  const database = openConsoleDatabase(databaseFile);
  const devices = createDeviceStore(database);
  for (const [at, { id, seed, outlet }] of kiosks.entries()) {
    devices.pair({
      ...{ id, kind: "kiosk", publicKey: publicKeyOf(seed), name: id, outlet },
      ...{ number: (at % OUTLET_SIZE) + 1, salesOutletId: 1, pairedAt: Date.now() },
    });
  }
  database.close();
}

async function claimsAt(monitor: string): Promise<number> {
  const answer = await fetch(`${monitor}/metrics`);
  const [, count] = /^kiosk_fleet_gate_claims (\d+)$/m.exec(await answer.text()) ?? [];
  return z.coerce.number().parse(count);
}

function residentMB(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return (z.coerce.number().parse(kibibytes) * 1024) / 1e6;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await delay(LOOK_AGAIN_MS);
}
