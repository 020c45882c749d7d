/** A fleet without members: sandbox and kiosks in this process, nats-server, gate and console as programs of their own. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { createLog } from "../../electron/host/net/log.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { type Served, startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { addAccount } from "../../fleet/console/add-account.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { startFleetProcesses } from "../../scripts/running/fleet-processes.ts";
import {
  type ConsoleClient,
  signInAtConsole,
  writeFleetSettings,
} from "../../scripts/running/trial-fleet.ts";
import { type SandboxControl, sandboxControl } from "./sandbox-control.ts";
import { test as base } from "./taps.ts";

const OPERATOR = { name: "Noor", password: "correct horse battery" } as const;

export class UnpairedFleet {
  readonly console: string;
  readonly operator = OPERATOR;
  readonly control: SandboxControl;
  readonly #sandbox: Sandbox;
  readonly #folder: string;
  readonly #serverUrl: string;
  readonly #running = new Map<string, Served>();

  constructor(parts: { sandbox: Sandbox; folder: string; serverUrl: string; console: string }) {
    this.console = parts.console;
    this.control = sandboxControl(parts.sandbox.url);
    this.#sandbox = parts.sandbox;
    this.#folder = parts.folder;
    this.#serverUrl = parts.serverUrl;
  }

  /** Starts a kiosk of the outlet, again with the data that it has. */
  async startKiosk(name: string, device: { readonly number?: number }): Promise<Served> {
    const identifier = `kiosk-${name}`;
    await this.control.put(`outlet/devices/${identifier}`, {});
    const { settings } = this.#sandbox;
    const given = {
      ...settings,
      outlet: { ...settings.outlet, identifier },
      device: { ...settings.device, terminalId: name, ...device },
      fleet: { servers: [this.#serverUrl] },
    };
    const kiosk = await startServe({
      settings: parseSettings(given, this.#folder, process.env),
      port: 0,
      dataDir: join(this.#folder, name),
      // A kiosk that was removed goes on trying.
      log: createLog({ level: "silent" }),
    });
    this.#running.set(name, kiosk);
    return kiosk;
  }

  async stopKiosk(name: string): Promise<void> {
    await this.#running.get(name)?.close();
    this.#running.delete(name);
  }

  /** Starts a kiosk and approves it, as its operator would. */
  async startMember(name: string, number: number): Promise<Served> {
    const kiosk = await this.startKiosk(name, { number });
    const { client, session, close } = await this.signIn();
    await expect(async () => {
      const code = kiosk.fleet?.current().code;
      if (code) await client.pairing.approve({ session, code, as: { type: "new" } });
      expect(kiosk.fleet?.current().state).toBe("connected");
    }).toPass();
    close();
    return kiosk;
  }

  /** The console as its page calls it. */
  async signIn(): Promise<ConsoleClient> {
    return await signInAtConsole(this.console, OPERATOR);
  }

  async close(): Promise<void> {
    for (const name of [...this.#running.keys()]) await this.stopKiosk(name);
  }
}

type FleetSettings = { readonly sandbox: Sandbox; readonly folder: string; readonly gate: number };

async function startPrograms({ sandbox, folder, gate }: FleetSettings) {
  const fleetFolder = join(folder, "fleet");
  mkdirSync(fleetFolder, { mode: 0o700 });
  const databaseFile = join(fleetFolder, "console.sqlite");
  await addAccount({ databaseFile, roles: null, ...OPERATOR });
  const { settingsFile, serverUrl } = await writeFleetSettings(fleetFolder, {
    sandbox,
    gatePort: gate,
  });
  return { programs: await startFleetProcesses(settingsFile), serverUrl };
}

export const test = base.extend<{ unpaired: UnpairedFleet }>({
  unpaired: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "kiosk-unpaired-"));
    const gate = await freePort();
    const dataDir = join(folder, "sandbox");
    const sandbox = await startSandbox({ port: 0, dataDir, gatePort: gate });
    const { programs, serverUrl } = await startPrograms({ sandbox, folder, gate });
    const fleet = new UnpairedFleet({ sandbox, folder, serverUrl, console: programs.console });
    await use(fleet);
    await fleet.close();
    await programs.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };
