/** Pairing in setup, with the running kiosk's answers played. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pairingCode } from "../../../fleet/messages/names.ts";
import { createTerminal } from "../../host/command/terminal.ts";
import { person, STOP } from "../../host/command/testing/person.ts";
import { createIdentityStore } from "../../host/fleet/identity.ts";
import { createSeed, publicKeyOf } from "../../host/fleet/nats.ts";
import { type HealthServer, openHealthServer } from "../../host/operation/health-server.ts";
import type { StatusReport } from "../../host/operation/status-report.ts";
import { createAesSealer, readSealKey } from "../../host/outlet/sealer.ts";
import { settingsJson } from "../../testing/settings-file.ts";
import { createDevice, type TestDevice } from "../testing/device.ts";
import { pairingFinding, readPairing, waitUntilPaired } from "./pairing.ts";
import { setup } from "./setup.ts";

const SERVICE = { lastAt: null, lastMs: null, lastError: null };

let device: TestDevice;
let server: HealthServer;
beforeEach(async () => {
  device = createDevice();
  server = await openHealthServer("127.0.0.1:0", "--health");
});
afterEach(async () => {
  await server.close();
  device.remove();
});

const options = () => ({ paths: device.paths, environment: {}, healthUrl: server.url });

/** The running kiosk says these states, one after the other, the last one on and on. */
function sayStates(...states: StatusReport["fleet"][]): void {
  server.statusFrom(() => ({
    orders: { unfinished: 0, needStaff: 0, isComplete: true },
    services: { loyalty: SERVICE, ordering: SERVICE, payments: SERVICE },
    fleet: (states.length > 1 ? states.shift() : states[0]) ?? null,
  }));
}

/** The kiosk's key as it stores it; returns its code. */
function storeKey(): string {
  const seed = createSeed();
  const { data } = device.paths;
  const sealer = createAesSealer(readSealKey(join(data, "keys"), {}));
  createIdentityStore(data, sealer).write({ seed, id: null });
  return pairingCode(publicKeyOf(seed));
}

test("shows the code of the kiosk's own key, and waits until the console has admitted it", async () => {
  const code = storeKey();
  sayStates("not-paired", "not-paired", "connected");
  const { prompter, said } = person({});
  await waitUntilPaired(prompter, options());
  expect(said.join("")).toContain(`on the page Pair a device: ${code}\n`);
  expect(said.at(-1)).toBe("  ✓ paired\n");
  expect(pairingFinding(await readPairing(options()))).toMatchObject({
    verdict: "ok",
    seen: "paired and connected",
  });
});

test("goes on without the console at Enter and at Ctrl-C; the report says which code to enter", async () => {
  const code = storeKey();
  sayStates("not-paired");
  for (const answer of ["", STOP] as const) {
    const { prompter } = person({ "Waiting for the console": [answer] });
    await waitUntilPaired(prompter, options());
  }
  expect(pairingFinding(await readPairing(options()))).toMatchObject({
    verdict: "warning",
    seen: "not paired yet",
    advice: expect.stringContaining(code),
  });
});

test("asks the kiosk no more after somebody went on", async () => {
  storeKey();
  sayStates("not-paired");
  let waiting: Promise<void> | undefined;
  const { prompter } = person({});
  const waitFor: typeof prompter.waitFor = async (_message, done) => {
    waiting = done;
    return false;
  };
  await waitUntilPaired({ ...prompter, waitFor }, options());
  await waiting;
});

test("asks nobody to pair a kiosk that is paired, on its own, or does not run", async () => {
  storeKey();
  const { prompter, said } = person({});
  for (const state of ["connected", "gate-away", null] as const) {
    sayStates(state);
    await waitUntilPaired(prompter, options());
  }
  await waitUntilPaired(prompter, { ...options(), healthUrl: device.context.healthUrl });
  expect(said).toEqual([]);
});

test("the report of a prepared file has the code, and makes no key by itself", async () => {
  const settings = { ...settingsJson(), fleet: { servers: ["tls://fleet.example:4222"] } };
  const file = join(device.root, "prepared.json");
  writeFileSync(file, JSON.stringify({ settings }));
  const context = { ...device.context, healthUrl: server.url };
  sayStates("not-paired");
  mkdirSync(device.paths.data, { recursive: true });
  await setup(["--from", file], context);
  expect(device.printed()).toContain(
    "! fleet: not paired yet\n      → The code for the console is in staff mode",
  );
  expect(existsSync(join(device.paths.data, "keys"))).toBe(false);
  const code = storeKey();
  await setup(["--check"], context);
  expect(device.printed()).toContain(
    `! fleet: not paired yet\n      → Enter ${code} at the console`,
  );
});

test("the terminal waits until something has happened, or Enter is pressed", async () => {
  const input = new PassThrough();
  const output = new PassThrough().resume();
  const terminal = createTerminal({ input, output });
  const { promise, resolve } = Promise.withResolvers<void>();
  const waited = terminal.waitFor("Waiting", promise);
  resolve();
  expect(await waited).toBe(true);
  const pressed = terminal.waitFor("Waiting", new Promise(() => {}));
  input.write("\r");
  expect(await pressed).toBe(false);
});
