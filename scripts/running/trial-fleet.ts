/** Several kiosks of one outlet with their fleet on this machine, against the sandbox: for trying, and for tests. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { request } from "undici";
import { WebSocket } from "ws";
import { z } from "zod";
import { createLog } from "../../electron/host/net/log.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { type Served, startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { addAccount } from "../../fleet/console/add-account.ts";
import type { contract } from "../../fleet/console/rpc/contract.ts";
import {
  type FleetProcesses,
  type FleetProcessesOptions,
  startFleetProcesses,
} from "./fleet-processes.ts";

/** Each has a port of its own beside the first one's, and `device.number` has two digits. */
export const MOST_KIOSKS = 9;
/** A kiosk that is approved connects within seconds. */
const PAIRED_WITHIN_MS = 30_000;
/** The console knows a code once the kiosk has asked it: nothing says when. */
const ASK_AGAIN_MS = 200;

type Json = Record<string, unknown>;
type Part = { readonly stop: () => Promise<void> };

export type TrialFleet = {
  readonly kiosks: readonly { readonly url: string; readonly status: string }[];
  /** Where integrators call. */
  readonly gate: string;
  readonly console: string;
  /** Where kiosks connect: nats://HOST:PORT. */
  readonly server: string;
  /** An account of the console with all roles. */
  readonly operator: { readonly name: string; readonly password: string };
};

export type TrialOptions = {
  readonly data: string;
  readonly sandbox: { readonly url: string; readonly settings: Json };
  readonly kiosks: number;
  /** Where the sandbox's integrator calls. */
  readonly gatePort: number;
  /** Of the first kiosk; 0 for free ones. */
  readonly kioskPort: number;
  /** Called with each part, so that it can be stopped even if a later one does not start. */
  readonly onStarted: (part: Part) => void;
  /** Integrations besides the sandbox's own. */
  readonly integrations?: readonly Json[];
  /** Changes the settings of a kiosk, the first being number 1. */
  readonly kioskSettings?: (number: number, settings: Json) => Json;
  readonly processes?: FleetProcessesOptions;
};

/** Starts the fleet and the kiosks, and pairs those that are new, as an operator would. */
export async function startTrialFleet(options: TrialOptions): Promise<TrialFleet> {
  const folder = join(options.data, "fleet");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { settingsFile, serverUrl } = await writeFleetSettings(folder, options);
  const operator = await ensureOperator(folder);
  const fleet = await startFleetProcesses(settingsFile, options.processes);
  options.onStarted(fleet);
  const kiosks: Served[] = [];
  for (let number = 1; number <= options.kiosks; number += 1) {
    const kiosk = await startKiosk(number, serverUrl, options);
    options.onStarted({ stop: () => kiosk.close() });
    kiosks.push(kiosk);
  }
  await pairAll(kiosks, fleet, operator);
  return {
    kiosks: kiosks.map(({ url, status }) => ({ url, status })),
    ...{ gate: fleet.gate, console: fleet.console, server: serverUrl, operator },
  };
}

const integration = z.object({
  payments: z.object({ integrationId: z.string(), inboundTokens: z.array(z.string()) }),
});

/** Settings of a fleet with free ports, for the sandbox's integration and others. */
export async function writeFleetSettings(
  folder: string,
  {
    sandbox,
    gatePort,
    integrations = [],
  }: Pick<TrialOptions, "gatePort" | "integrations"> & { sandbox: { readonly settings: Json } },
) {
  const { integrationId, inboundTokens } = integration.parse(sandbox.settings).payments;
  const listen = async () => `127.0.0.1:${await freePort()}`;
  const server = await listen();
  const settings = {
    gate: { listen: `127.0.0.1:${gatePort}`, monitorListen: await listen() },
    integrations: [{ integrationId, inboundTokens }, ...integrations],
    server: { listen: server, folder: "server" },
    console: { listen: await listen(), databaseFile: "console.sqlite" },
  };
  const settingsFile = join(folder, "fleet.json");
  writeFileSync(settingsFile, JSON.stringify(settings, null, 2), { mode: 0o600 });
  return { settingsFile, serverUrl: `nats://${server}` };
}

const operatorFile = z.object({ name: z.string(), password: z.string() });

/** An account for whoever tries it, the same at every start on one data folder. */
async function ensureOperator(folder: string): Promise<z.infer<typeof operatorFile>> {
  const file = join(folder, "operator.json");
  if (existsSync(file)) return operatorFile.parse(JSON.parse(readFileSync(file, "utf8")));
  const operator = { name: "operator", password: randomBytes(9).toString("base64url") };
  const databaseFile = join(folder, "console.sqlite");
  await addAccount({ databaseFile, roles: null, ...operator });
  writeFileSync(file, JSON.stringify(operator), { mode: 0o600 });
  return operator;
}

const sections = z.object({ outlet: z.looseObject({}), device: z.looseObject({}) });

async function startKiosk(
  number: number,
  serverUrl: string,
  { data, sandbox, kioskPort, kioskSettings = (_, settings) => settings }: TrialOptions,
): Promise<Served> {
  const identifier = `beet-and-barley-${number}`;
  await addDevice(sandbox.url, identifier);
  const { outlet, device } = sections.parse(sandbox.settings);
  const json = kioskSettings(number, {
    ...sandbox.settings,
    outlet: { ...outlet, identifier },
    device: { ...device, terminalId: `K${number}`, number },
    fleet: {
      servers: [serverUrl],
      staff: { acts: ["retry", "resolve", "refund", "reclaim-points"], upTo: "100.00" },
    },
  });
  return await startServe({
    settings: parseSettings(json, data, process.env),
    port: kioskPort === 0 ? 0 : kioskPort + number - 1,
    dataDir: join(data, `kiosk-${number}`),
    // Standard output is reserved for the one line with the addresses.
    log: createLog({ level: process.env.KIOSK_LOG_LEVEL ?? "warn", destination: process.stderr }),
  });
}

async function addDevice(sandbox: string, identifier: string): Promise<void> {
  const { statusCode, body } = await request(`${sandbox}/control/outlet/devices/${identifier}`, {
    method: "PUT",
    headers: { Origin: sandbox },
    // A keep-alive connection may be closed just when it is used again: a kiosk's start takes seconds.
    reset: true,
  });
  await body.dump();
  if (statusCode >= 400) throw new Error(`the sandbox has not added ${identifier}: ${statusCode}`);
}

/** Approves each kiosk that shows a code; resolves when all of them are connected. */
async function pairAll(
  kiosks: readonly Served[],
  fleet: FleetProcesses,
  operator: TrialFleet["operator"],
): Promise<void> {
  const { client, session, close } = await signInAtConsole(fleet.console, operator);
  try {
    const approve = async (code: string) => {
      const paired = await client.pairing.approve({ session, code, as: { type: "new" } });
      // Its data folder was deleted: it comes back as the one that it was.
      if (paired.result !== "number-taken") return;
      const as = { type: "successor", of: paired.by } as const;
      await client.pairing.approve({ session, code, as });
    };
    await Promise.all(kiosks.map((kiosk) => untilConnected(kiosk, approve)));
  } finally {
    close();
  }
}

export type ConsoleClient = {
  readonly client: ContractRouterClient<typeof contract>;
  readonly session: string;
  close(): void;
};

/** The console as its page calls it, for a person who has an account. */
export async function signInAtConsole(
  address: string,
  person: TrialFleet["operator"],
): Promise<ConsoleClient> {
  const { origin } = new URL(address);
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/rpc`, { origin });
  await once(socket, "open");
  const client: ConsoleClient["client"] = createORPCClient(new RPCLink({ websocket: socket }));
  const signedIn = await client.signIn(person);
  if (signedIn.result !== "signed-in") {
    socket.close();
    throw new Error(`the console says ${signedIn.result}`);
  }
  return { client, session: signedIn.session, close: () => socket.close() };
}

/** A code that the console does not know yet is tried again, when the kiosk has asked. */
async function untilConnected(
  { fleet }: Served,
  approve: (code: string) => Promise<void>,
): Promise<void> {
  const until = Date.now() + PAIRED_WITHIN_MS;
  for (;;) {
    const { state, code } = fleet?.current() ?? { state: "away", code: null };
    if (state === "connected") return;
    if (Date.now() > until) throw new Error(`a kiosk is not connected to its fleet: ${state}`);
    if (code !== null) await approve(code);
    await delay(ASK_AGAIN_MS);
  }
}
