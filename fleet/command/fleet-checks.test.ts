/** What status says about a fleet that runs: a real nats-server, gate and console. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { connect, type NatsConnection, nkeyAuthenticator } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exitStatus } from "../../electron/host/command/context.ts";
import { createLog } from "../../electron/host/net/log.ts";
import { authorities, tlsTo } from "../../electron/host/net/tls-options.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import { findNatsServer } from "../../scripts/running/nats-server.ts";
import { startConsole } from "../console/console.ts";
import { openConsoleDatabase } from "../console/store/database.ts";
import { createDeviceStore } from "../console/store/devices.ts";
import { startFleetGate } from "../gate/gate.ts";
import { untilReady } from "../gate/testing/test-fleet.ts";
import { processKey } from "../server/keys.ts";
import { startNatsServer } from "../server/nats-process.ts";
import { inboxOf } from "../server/permissions.ts";
import { writeServerConfiguration, writeUsers } from "../server/server-configuration.ts";
import { type FleetSettings, readFleetSettings } from "../settings/settings.ts";
import { status } from "./status.ts";
import { createFleetMachine, type FleetMachine, fleetSettings } from "./testing/fleet-machine.ts";

// Real programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const log = createLog({ level: "silent" });
const OUTLET = "0123456789abcdef";

let machine: FleetMachine;
let settings: FleetSettings;
const stops: (() => Promise<unknown>)[] = [];
const kiosks = { kiosk1: createUser(), kiosk2: createUser() };

beforeAll(async () => {
  machine = createFleetMachine(
    { "systemctl is-active": "active", "systemctl is-enabled": "enabled" },
    { isBooted: true },
  );
  stops.push(async () => machine.remove());
  const given = await fleetSettings();
  const folder = join(machine.paths.data, "server");
  mkdirSync(folder, { mode: 0o700 });
  const databaseFile = join(machine.paths.data, "console.sqlite");
  const json = {
    ...given,
    caFile: "fleet.pem",
    server: { ...given.server, folder },
    console: { ...given.console, databaseFile },
  };
  writeFileSync(machine.paths.settings, JSON.stringify(json));
  settings = readFleetSettings(machine.paths.settings, {});
  pairKiosks(databaseFile);
  await startPrograms();
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

function pairKiosks(databaseFile: string): void {
  const database = openConsoleDatabase(databaseFile);
  for (const [id, key] of Object.entries(kiosks)) {
    createDeviceStore(database).pair({
      ...{ id, kind: "kiosk", publicKey: key.getPublicKey(), name: `The ${id}`, number: 1 },
      ...{ outlet: OUTLET, salesOutletId: 7, pairedAt: 0 },
    });
  }
  createDeviceStore(database).pair({
    ...{ id: "kiosk3", kind: "kiosk", publicKey: createUser().getPublicKey(), name: "Sold" },
    ...{ number: 3, outlet: OUTLET, salesOutletId: 7, pairedAt: 0 },
  });
  createDeviceStore(database).remove("kiosk3", 1);
  database.close();
}

async function startPrograms(): Promise<void> {
  const { folder, listen, tls, monitorListen, maxBytes } = settings.server;
  const gateKey = processKey(folder, "gate");
  const consoleKey = processKey(folder, "console");
  const keys = { gateKey: gateKey.getPublicKey(), consoleKey: consoleKey.getPublicKey() };
  const files = { folder, listen, tls, maxBytes, monitor: monitorListen, ...keys };
  writeServerConfiguration(files);
  writeUsers(files, []);
  const server = await startNatsServer({ binary: findNatsServer() ?? "", folder });
  stops.push(() => server.kill());
  // It writes the kiosks' keys.
  const page = join(machine.root, "page");
  mkdirSync(page);
  writeFileSync(join(page, "console.html"), "The console");
  const started = await startConsole({
    ...{ settings, key: consoleKey, gateKey: keys.gateKey, pageDir: page, release: "test", log },
  });
  stops.push(() => started.close());
  const gate = await startFleetGate({ settings, key: gateKey, release: "test", log });
  stops.push(() => gate.close());
  await untilReady(gate.monitorUrl ?? "");
}

async function connectKiosk(id: string, key: KeyPair): Promise<NatsConnection> {
  const url = settings.server.url ?? "";
  const connection = await connect({
    servers: url,
    name: id,
    authenticator: nkeyAuthenticator(key.getSeed()),
    inboxPrefix: inboxOf(id),
    tls: tlsTo(url, authorities(settings.caFile)),
    // The server may not have read the console's list of keys yet.
    ...{ waitOnFirstConnect: true, ignoreAuthErrorAbort: true, maxReconnectAttempts: -1 },
    reconnectTimeWait: 50,
  });
  stops.push(() => connection.close());
  return connection;
}

async function said(): Promise<{ code: number; text: string }> {
  const code = await exitStatus(machine.context, () => status([], machine.context));
  return { code, text: `${machine.printed()}${machine.errors()}` };
}

test("names each part, and the kiosks that are not connected", async () => {
  const url = settings.console.publicUrl;
  // The gate asks for its stream's use once it is ready.
  await eventually(async () => expect((await said()).text).toContain("✓ stream"));
  const before = await said();
  expect(before).toMatchObject({ code: 0 });
  expect(before.text.split("\n")).toEqual([
    "  ✓ units: enabled and running",
    "  ✓ gate: stores callbacks",
    expect.stringMatching(/^ {2}✓ stream: \d+ % of 1024 MB used; 0 payments wait for their kiosk$/),
    `  ✓ console: operators open ${url}/`,
    "  ! kiosks: 0 of 2 connected; not The kiosk1 of outlet 7, The kiosk2 of outlet 7",
    expect.stringMatching(
      /^ {2}✓ certificate: \/etc\/loyalty-fleet\/fleet\.pem is valid for \d+ more/,
    ),
    "",
  ]);
  await connectKiosk("kiosk1", kiosks.kiosk1);
  expect((await said()).text).toContain("! kiosks: 1 of 2 connected; not The kiosk2 of outlet 7");
  await connectKiosk("kiosk2", kiosks.kiosk2);
  expect((await said()).text).toContain("✓ kiosks: 2 of 2 connected");
});

test("exits with 1 and says what does not work", async () => {
  for (const stop of stops.splice(1).toReversed()) await stop();
  const { code, text } = await said();
  expect(code).toBe(1);
  for (const line of [
    "✗ gate: it does not run",
    "✗ console: connect ECONNREFUSED",
    "✗ kiosks: the nats-server does not answer",
    "– stream: the gate does not say",
  ]) {
    expect(text).toContain(line);
  }
});
