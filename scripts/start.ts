/**
 * `npm start -- [--headless] [--port N] [--data DIR] [--kiosks N]`: the whole kiosk on this machine, against the sandbox;
 * with `--kiosks` several of them, with their fleet's nats-server, gate and console. Prints one JSON line when it is
 * ready; all other output goes to stderr. Ctrl-C stops all of it.
 */
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type BrowserKeys, createBrowserKeys } from "../electron/browser/browser-keys.ts";
import { hasDisplay, openChromium } from "../electron/browser/open-chromium.ts";
import { createLog } from "../electron/host/net/log.ts";
import { readSettings, SettingsError } from "../electron/host/settings/settings.ts";
import { StoreError } from "../electron/host/store/store-error.ts";
import { startServe } from "../electron/serve.ts";
import { buildElectronIfStale, buildPageIfStale } from "./build.ts";
import { findChromium } from "./running/chromium.ts";
import { findElectron } from "./running/electron-binary.ts";
import { choosePorts, type Ports, PortTaken } from "./running/ports.ts";
import { exitCode, root } from "./running/processes.ts";
import { NotReady, startServiceProcess, stopProcess } from "./running/service-process.ts";
import { MOST_KIOSKS, startTrialFleet } from "./running/trial-fleet.ts";

/** A running part that has to be stopped; the last started is stopped first. */
type Running = { readonly stop: () => Promise<void> };
/** `status` is the order-status display's address; null with Electron, which has none. */
type Kiosk = {
  readonly url: string;
  readonly gate: string | null;
  readonly status?: string | undefined;
};

const sandboxReady = z.object({ url: z.string(), settings: z.record(z.string(), z.unknown()) });
const kioskReady = z.object({
  url: z.string(),
  gate: z.string().nullable(),
  status: z.string().optional(),
});

const running: Running[] = [];
let stopping = false;

/** Stops everything that was started and ends this process. */
async function stopAll(code: number): Promise<never> {
  // Ctrl-C arrives twice: from the terminal and passed on by the script that started this one.
  if (stopping) return await new Promise<never>(() => {});
  stopping = true;
  for (const { stop } of running.reverse()) await stop().catch(console.error);
  process.exit(code);
}

type Arguments = {
  readonly headless: boolean;
  /** 0 for free ports; null for the default ones. */
  readonly port: number | null;
  readonly data: string;
  /** With more than one they are a fleet. */
  readonly kiosks: number;
};

/** Throws if the arguments are not the ones above. */
function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      headless: { type: "boolean", default: false },
      port: { type: "string" },
      data: { type: "string", default: join(root, "data") },
      kiosks: { type: "string", default: "1" },
    },
  });
  const kiosks = Number(values.kiosks);
  if (!(Number.isInteger(kiosks) && kiosks >= 1 && kiosks <= MOST_KIOSKS)) {
    throw new Error(`--kiosks ${values.kiosks} is not a number from 1 to ${MOST_KIOSKS}`);
  }
  const port = values.port === undefined ? null : Number(values.port);
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`--port ${values.port} is not a port`);
  }
  return { headless: values.headless, port, data: resolve(values.data), kiosks };
}

/** Starts the sandbox; its settings are those of a kiosk that works against it. */
async function startSandbox(
  data: string,
  ports: Ports,
): Promise<{ url: string; settings: Record<string, unknown> }> {
  const sandbox = await startServiceProcess(process.execPath, [
    join(root, "sandbox", "main.ts"),
    ...["--port", String(ports.sandbox)],
    ...["--gate-port", String(ports.gate)],
    ...["--data", join(data, "sandbox")],
  ]);
  running.push(sandbox);
  void sandbox.ended.then((code) => endedUnasked("The sandbox", code));
  return sandboxReady.parse(sandbox.ready);
}

function writeSettings(file: string, settings: object): string {
  writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o600 });
  // The mode above applies only to a new file.
  chmodSync(file, 0o600);
  return file;
}

function endedUnasked(what: string, code: number): void {
  if (stopping) return;
  console.error(`${what} ended with exit code ${code}.`);
  void stopAll(1);
}

/** The kiosk in Electron's window: host and page in one program. */
async function startElectron(binary: string, settings: string, data: string): Promise<Kiosk> {
  await buildElectronIfStale();
  const electron = await startServiceProcess(binary, [
    root,
    ...["--settings", settings, "--data", join(data, "kiosk"), "--windowed"],
  ]);
  running.push(electron);
  void electron.ended.then(() => stopAll(0));
  return kioskReady.parse(electron.ready);
}

/** The kiosk's host in this process, and a browser unless it is headless. */
async function startServed(
  settings: string,
  port: number,
  data: string,
  headless: boolean,
): Promise<Kiosk> {
  const browser = createBrowserKeys();
  const served = await startServe({
    paymentKeys: browser.keys,
    settings: readSettings(settings, process.env),
    port,
    dataDir: join(data, "kiosk"),
    // Standard output is reserved for the one line with the addresses.
    log: createLog({ level: process.env.KIOSK_LOG_LEVEL ?? "warn", destination: process.stderr }),
  });
  running.push({ stop: () => served.close() });
  if (!headless) openWindow(served.url, data, browser.opened);
  return served;
}

function openWindow(url: string, data: string, opened: BrowserKeys["opened"]): void {
  const executable = hasDisplay() ? findChromium() : null;
  if (executable === null) {
    console.error(`No window can be opened here. Open the kiosk in a browser:\n  ${url}`);
    return;
  }
  const profile = join(data, "chromium");
  const desk = { executable, profile, kind: "desk", printsReceipts: false } as const;
  const { child, devTools } = openChromium(url, desk);
  opened(devTools, url);
  running.push({ stop: () => stopProcess(child) });
  exitCode(child).then(
    (code) => {
      if (code === 0) return stopAll(0);
      if (!stopping) console.error(`The browser ended. Open the kiosk yourself:\n  ${url}`);
    },
    () => console.error(`The browser did not start. Open the kiosk yourself:\n  ${url}`),
  );
}

async function start(given: Arguments): Promise<void> {
  const { port, data, kiosks } = given;
  const ports = await choosePorts(port);
  await buildPageIfStale();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const sandbox = await startSandbox(data, ports);
  if (kiosks === 1) await startOne(given, sandbox, ports);
  else await startSeveral(given, sandbox, ports);
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

async function startOne(
  { headless, data }: Arguments,
  sandbox: Sandbox,
  ports: Ports,
): Promise<void> {
  const settings = writeSettings(join(data, "settings.json"), sandbox.settings);
  const electron = headless || !hasDisplay() ? null : findElectron();
  const kiosk =
    electron === null
      ? await startServed(settings, ports.kiosk, data, headless)
      : await startElectron(electron, settings, data);
  const { url, gate, status } = kiosk;
  console.log(JSON.stringify({ ready: true, url, gate, status, sandbox: sandbox.url }));
  console.error(`Kiosk:   ${url}`);
  if (status !== undefined) console.error(`Orders:  ${status}`);
  console.error(`Sandbox: ${sandbox.url}\nCtrl-C stops all of it.`);
}

/** Kiosks of one outlet with their fleet, all in headless hosts: three windows at once would cover each other. */
async function startSeveral(
  { data, kiosks, port }: Arguments,
  sandbox: Sandbox,
  ports: Ports,
): Promise<void> {
  const fleet = await startTrialFleet({
    ...{ data, sandbox, kiosks, gatePort: ports.gate },
    kioskPort: port === 0 ? 0 : ports.kiosk,
    onStarted: (part) => running.push(part),
  });
  const { gate, console: page, operator } = fleet;
  console.log(
    JSON.stringify({
      ready: true,
      ...{ kiosks: fleet.kiosks, gate, console: page, operator },
      sandbox: sandbox.url,
    }),
  );
  for (const [index, { url, status }] of fleet.kiosks.entries()) {
    console.error(`Kiosk ${index + 1}: ${url}\nOrders:  ${status}`);
  }
  console.error(`Console: ${page}  (${operator.name}, ${operator.password})`);
  console.error(`Sandbox: ${sandbox.url}\nCtrl-C stops all of it.`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stopAll(0));
}

/** One line for an error that the user can fix, everything for the rest. */
function explain(error: unknown): void {
  const mendable = [PortTaken, NotReady, SettingsError, StoreError].some(
    (kind) => error instanceof kind,
  );
  console.error(mendable && error instanceof Error ? error.message : error);
}

try {
  const given = readArguments();
  start(given).catch((error: unknown) => {
    explain(error);
    return stopAll(1);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("usage: npm start -- [--headless] [--port N] [--data DIR] [--kiosks N]");
  process.exitCode = 2;
}
