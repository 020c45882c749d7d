/** Kiosks of one outlet as processes, with a real fleet and an integrator that reports to its gate. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startTrialFleet } from "../../../../scripts/running/trial-fleet.ts";
import { freePort } from "../../free-port.ts";
import { patched } from "../../settings-patch.ts";
import { callbackTables } from "../kiosk-books.ts";
import { SETTINGS, type ShopKind } from "../plan.ts";
import { ProcessRuns } from "../process-runs.ts";
import { ledgerOf } from "../sandbox-books.ts";
import type { SandboxProcess } from "../sandbox-process.ts";
import { type Counter, counterOf, startServices } from "../shop.ts";
import { FleetPrograms } from "./fleet-programs.ts";
import { type Integration, Integrator } from "./integrator.ts";

const NAMESAKE: Integration = { integrationId: "namesake", token: "namesake-token" };

export type FleetKiosk = {
  readonly name: string;
  readonly integrationId: string;
  readonly runs: ProcessRuns;
  readonly dataDir: string;
};

export type FleetShop = {
  readonly sandbox: SandboxProcess;
  readonly counter: Counter;
  readonly kiosks: readonly FleetKiosk[];
  readonly programs: FleetPrograms;
  readonly integrator: Integrator;
  /** The fleet's folder and the address of its nats-server. */
  readonly folder: string;
  readonly server: string;
  /** Notes whose order it is: a callback names the payment only. */
  ordersAt(kiosk: FleetKiosk, checkoutId: string): void;
  /** Advances time for the services and the kiosks; the fleet's programs have the machine's. */
  leap(ms: number): Promise<void>;
  close(): Promise<void>;
};

export type FleetShopOptions = {
  readonly kind: ShopKind;
  readonly kiosks: number;
  readonly seed: number;
};

/** Kiosks are paired and not started yet; every second one belongs to another integration. */
export async function openFleetShop(options: FleetShopOptions): Promise<FleetShop> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-fleet-crash-"));
  const stops = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    return { ...(await openIn(folder, stops, options)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openIn(
  folder: string,
  stops: (() => Promise<void>)[],
  options: FleetShopOptions,
): Promise<Omit<FleetShop, "close">> {
  const integratorPort = await freePort();
  const sandbox = await startServices(options.kind, join(folder, "sandbox"), integratorPort);
  stops.push(() => sandbox.stop());
  const fleetFolder = join(folder, "fleet", "server");
  const programs = new FleetPrograms(fleetFolder);
  stops.push(async () => programs.close());
  const starting = { ...options, sandbox, programs, stops };
  const { kiosks, server, gate } = await startPaired(folder, starting);
  for (const { runs } of kiosks) stops.push(async () => runs.abandon());
  const checkouts = new Map<string, FleetKiosk>();
  const integrator = new Integrator({
    ...{ port: integratorPort, gateUrl: gate, seed: options.seed },
    integrations: [integrationIn(sandbox), NAMESAKE],
    integrationOf: async (reference) => {
      const { payments } = await ledgerOf(sandbox, { settled: false });
      const payment = payments.find((each) => each.transactionReference === reference);
      const kiosk = checkouts.get(checkoutOf(payment?.paymentId ?? ""));
      return kiosk?.integrationId === NAMESAKE.integrationId ? 1 : 0;
    },
    isKnown: (reference) =>
      kiosks.some(({ dataDir }) => callbackTables(dataDir).references.includes(reference)),
  });
  await integrator.listen();
  stops.push(() => integrator.close());
  return {
    ...{ sandbox, counter: counterOf(sandbox), kiosks, programs, integrator },
    ...{ folder: fleetFolder, server },
    ordersAt: (kiosk, checkoutId) => void checkouts.set(checkoutId, kiosk),
    async leap(ms) {
      await sandbox.control("POST", "clock", { advanceMs: ms });
      for (const { runs } of kiosks) runs.leap(ms);
    },
  };
}

/** The id of a payment's order: the kiosk's own convention. */
export function checkoutOf(paymentId: string): string {
  return paymentId.slice(0, paymentId.lastIndexOf("."));
}

const settings = z.object({
  payments: z.object({ integrationId: z.string(), inboundTokens: z.tuple([z.string()]) }),
});

function integrationIn(sandbox: SandboxProcess): Integration {
  const { payments } = settings.parse(sandbox.settings);
  return { integrationId: payments.integrationId, token: payments.inboundTokens[0] };
}

type Starting = FleetShopOptions & {
  readonly sandbox: SandboxProcess;
  readonly programs: FleetPrograms;
  /** What was started is added. */
  readonly stops: (() => Promise<void>)[];
};

/** Has the kiosks paired in this process, where their codes are seen, and ends those runs. */
async function startPaired(folder: string, starting: Starting) {
  const { kind, kiosks: many, sandbox, programs, stops } = starting;
  const written: { integrationId: string; file: string }[] = [];
  const { integrationId, token } = NAMESAKE;
  const started = stops.length;
  const trial = await startTrialFleet({
    ...{ data: folder, sandbox, kiosks: many, kioskPort: 0, gatePort: await freePort() },
    integrations: [{ integrationId, inboundTokens: [token] }],
    processes: { onSpawned: programs.onSpawned, isSilent: !process.env.KIOSK_LOG_LEVEL },
    onStarted: ({ stop }) => stops.push(stop),
    kioskSettings(number, json) {
      const own = number % 2 === 1 ? {} : { integrationId };
      const { payments } = SETTINGS[kind];
      const changed = patched(json, { ...SETTINGS[kind], payments: { ...payments, ...own } });
      const file = join(folder, `kiosk-${number}.json`);
      writeFileSync(file, JSON.stringify(changed));
      written.push({ file, integrationId: settings.parse(changed).payments.integrationId });
      return z.looseObject({}).parse(changed);
    },
  });
  // The fleet itself was started first.
  for (const stop of stops.splice(started + 1)) await stop();
  const kiosks: FleetKiosk[] = [];
  for (const [index, { file, ...own }] of written.entries()) {
    const dataDir = join(folder, `kiosk-${index + 1}`);
    const runs = new ProcessRuns({ settingsFile: file, dataDir, port: await freePort() });
    kiosks.push({ name: `K${index + 1}`, ...own, runs, dataDir });
  }
  return { kiosks, gate: trial.gate, server: trial.server };
}
