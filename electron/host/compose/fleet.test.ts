/** A whole host with a fleet in its settings, and one without. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimAnswer, claimRequest, gateHello } from "../../../fleet/messages/gate.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { integrationHash, outletOf } from "../../../fleet/messages/names.ts";
import { pairingAnswer, pairingRequest } from "../../../fleet/messages/pairing.ts";
import { kioskState } from "../../../fleet/messages/state.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import { kioskPermissions } from "../../../fleet/server/permissions.ts";
import { startTestServer, type TestServer } from "../../../fleet/server/testing/test-server.ts";
import { type Served, startServe } from "../../serve.ts";
import { eventually } from "../../testing/eventually.ts";
import { settingsJson, writeSettings } from "../../testing/settings-file.ts";
import { createLink, type Link } from "../fleet/link.ts";
import { openConnection } from "../fleet/nats.ts";
import { createLog } from "../net/log.ts";
import { readSettings } from "../settings/settings.ts";

const log = createLog({ level: "silent" });
let folder: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-fleet-"));
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  rmSync(folder, { recursive: true });
});

async function startServer(): Promise<TestServer> {
  const server = await startTestServer();
  stops.push(() => server.close());
  return server;
}

async function startKiosk(url: string): Promise<Served> {
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ ...settingsJson(), fleet: { servers: [url] } }));
  const settings = readSettings(file, {});
  const served = await startServe({ settings, port: 0, dataDir: join(folder, "data"), log });
  stops.push(() => served.close());
  return served;
}

function open(server: TestServer, name: "gate" | "console"): Link {
  const key = name === "gate" ? server.gateKey : server.consoleKey;
  const seed = new TextDecoder().decode(key.getSeed());
  const connection = openConnection({ servers: [server.url], ca: null, seed, name, log });
  const link = createLink({ connection, kiosk: name, instance: "instance1", log });
  stops.push(() => link.stop());
  return link;
}

const notes = (kiosk: Served, ...expected: string[]) =>
  eventually(() => expect(kiosk.health().notes).toEqual(expect.arrayContaining(expected)));

test("a kiosk whose fleet cannot be reached starts, opens no listener for callbacks, and says so", async () => {
  const kiosk = await startKiosk("nats://127.0.0.1:1");
  expect(kiosk.gate).toBeNull();
  await notes(kiosk, "fleet-away");
});

test("a kiosk is paired, claims at the gate, and has nothing to note once the gate is there", async () => {
  const server = await startServer();
  const [console_, gate] = [open(server, "console"), open(server, "gate")];
  let isApproved = false;
  const outlet = outletOf(settingsJson().ordering);
  console_.serve(subjects.pairing, pairingRequest, pairingAnswer, async ({ publicKey, name }) => {
    expect(name).toBe("K1");
    if (!isApproved) return { v: VERSION, outcome: "waiting" } as const;
    server.admit([{ publicKey, permissions: kioskPermissions("kiosk1", outlet) }]);
    return { v: VERSION, outcome: "paired", id: "kiosk1" } as const;
  });
  const kiosk = await startKiosk(server.url);
  await notes(kiosk, "fleet-not-paired");
  isApproved = true;
  await notes(kiosk, "gate-away");
  const claimed: string[] = [];
  gate.serve(subjects.claim("*"), claimRequest, claimAnswer, async ({ instance }) => {
    claimed.push(instance);
    return { v: VERSION, gate: "gaterun1", refused: [] };
  });
  const states: string[] = [];
  console_.listen(subjects.state("*"), kioskState, ({ terminalId }) => states.push(terminalId));
  await eventually(() => {
    const integrations = [{ integration: integrationHash("test"), kiosks: 1 }];
    gate.publish(subjects.hello, gateHello, { v: VERSION, gate: "gaterun1", integrations });
    expect(claimed.length).toBeGreaterThan(0);
    const fleet = kiosk.health().notes.filter((note) => /fleet|gate/.test(note));
    expect(fleet).toEqual([]);
    expect(states).toContain("K1");
  });
});

test("a kiosk on its own loads nothing of NATS", async () => {
  const settings = writeSettings(folder);
  const program = new URL("../fleet/testing/loaded-modules.ts", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    settings,
    join(folder, "data"),
  ]);
  const { alone, withClient } = JSON.parse(stdout);
  expect(alone).toBe(0);
  expect(withClient).toBeGreaterThan(0);
});
