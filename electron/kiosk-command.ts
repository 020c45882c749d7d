/** Serve mode: from the command line to a running kiosk, or to a message about what prevents it. */
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type BrowserKeys, createBrowserKeys } from "./browser/browser-keys.ts";
import { recordsPage } from "./host/api/records-page.ts";
import { type SettingsTrouble, settingsPage } from "./host/api/settings-page.ts";
import {
  configuredHealthServer,
  type HealthServer,
  startWithHealth,
} from "./host/operation/health-server.ts";
import { readSettings, type Settings, SettingsError } from "./host/settings/settings.ts";
import { StoreError } from "./host/store/store-error.ts";
import {
  type Listener,
  openListener,
  type Served,
  type ServeOptions,
  servePlainPage,
  startServe,
} from "./serve.ts";

/** How often unusable settings are read again. */
const READ_AGAIN_MS = 1_000;
/** How often unusable records are opened again: each attempt reads them completely. */
const OPEN_AGAIN_MS = 5_000;
const USAGE = "usage: npm run kiosk -- --settings FILE [--port N] [--data DIR] [--headless]";

export type KioskCommand = {
  /** Called once the settings are known to be valid. */
  readonly prepare: () => Promise<void>;
  /** Opens the page at an address, and reports each browser that it opened; not called with `--headless`. */
  readonly show: (url: string, opened: BrowserKeys["opened"], printsReceipts: boolean) => void;
  /** The built pages; those of a check-out by default. */
  readonly pageDir?: string;
};

/**
 * Starts the kiosk, prints one JSON line when it is ready and runs until it is stopped. With unusable settings or
 * records it exits with 2 or 1 if `--headless` is given, else it shows the problem until it is fixed. Exits with 2 for
 * invalid arguments, with 1 for a taken port.
 */
export async function main(argv: readonly string[], command: KioskCommand): Promise<void> {
  try {
    const options = readArguments(argv);
    const browser = createBrowserKeys();
    let printsReceipts = false;
    const show = (url: string) => command.show(url, browser.opened, printsReceipts);
    const found = await usableSettings(options, show);
    printsReceipts = found.settings.device.receipt.print !== "off";
    await command.prepare();
    const health = await configuredHealthServer(found.settings.operation.healthListen);
    const { served, listener } = await startOnUsableRecords(found, options, {
      show,
      health,
      paymentKeys: browser.keys,
      ...(command.pageDir !== undefined && { pageDir: command.pageDir }),
    });
    const { url, gate, status } = served;
    process.stdout.write(`${JSON.stringify({ ready: true, url, gate, status })}\n`);
    endBySignal(served);
    if (!listener && !options.headless) show(served.url);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
}

type Arguments = {
  readonly settings: string | null;
  readonly port: number;
  readonly data: string;
  readonly headless: boolean;
};

/** The settings, and the listener that showed their problems, if there were any. */
async function usableSettings(
  { settings: file, port, headless }: Arguments,
  show: (url: string) => void,
): Promise<{ settings: Settings; listener: Listener | null }> {
  const first = tryToRead(file);
  if (!(first instanceof SettingsError)) return { settings: first, listener: null };
  if (headless) throw first;
  process.stderr.write(`${first.message}\n`);
  const listener = await openListener(port);
  let latest: Settings | SettingsError = first;
  servePlainPage(listener, (request) => settingsPage(troubleOf(file, latest), request));
  show(`${listener.origin}${listener.base}`);
  for (;;) {
    await delay(READ_AGAIN_MS);
    latest = tryToRead(file);
    if (!(latest instanceof SettingsError)) return { settings: latest, listener };
  }
}

/** The kiosk, once its records are usable; until then the listener serves a page that shows the problem. */
async function startOnUsableRecords(
  { settings, listener: opened }: { settings: Settings; listener: Listener | null },
  { port, data: dataDir, headless }: Arguments,
  {
    show,
    health,
    ...serving
  }: {
    show: (url: string) => void;
    health: HealthServer | null;
  } & Pick<ServeOptions, "paymentKeys" | "pageDir">,
): Promise<{ served: Served; listener: Listener | null }> {
  let listener = opened;
  let lastMessage = "";
  for (;;) {
    try {
      const options = { settings, port, dataDir, ...serving, ...(listener && { listener }) };
      const served = await startWithHealth(health, () => startServe(options));
      return { served, listener };
    } catch (error) {
      if (headless || !(error instanceof StoreError)) throw error;
      if (error.message !== lastMessage) process.stderr.write(`${error.message}\n`);
      lastMessage = error.message;
      const isFirst = listener === null;
      listener ??= await openListener(port);
      servePlainPage(listener, (request) => recordsPage(error, request));
      if (isFirst) show(`${listener.origin}${listener.base}`);
    }
    await delay(OPEN_AGAIN_MS);
  }
}

function tryToRead(file: string | null): Settings | SettingsError {
  if (file === null) {
    const missing = "--settings FILE or KIOSK_SETTINGS is missing";
    return new SettingsError(`${missing}\n${USAGE}`, [missing]);
  }
  try {
    return readSettings(file, process.env);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

function troubleOf(file: string | null, found: Settings | SettingsError): SettingsTrouble {
  return {
    file: file === null ? null : resolve(file),
    problems: found instanceof SettingsError ? found.problems : [],
  };
}

function endBySignal(served: Served): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      served.close().finally(() => process.exit(0));
    });
  }
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        settings: { type: "string" },
        port: { type: "string", default: "4600" },
        data: { type: "string", default: join("data", "kiosk") },
        headless: { type: "boolean", default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new SettingsError(`--port: ${values.port} is no port`);
    }
    const settings = values.settings ?? process.env.KIOSK_SETTINGS ?? null;
    return { settings, port, data: resolve(values.data), headless: values.headless };
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
