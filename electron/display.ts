/** `npm run display`: an order-status display on a machine of its own (docs/status-display.md). */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { addressFileOf, writeAddresses } from "./address-file.ts";
import { createPageFiles, STATUS_PAGE } from "./host/api/page-files.ts";
import { systemClock } from "./host/checkout/running/clock.ts";
import { composeDisplay } from "./host/compose/display.ts";
import { createLog, type Log } from "./host/net/log.ts";
import { type DisplaySettings, readDisplaySettings } from "./host/settings/display.ts";
import { SettingsError } from "./host/settings/settings.ts";
import { PAGE_DIR } from "./host/shared/built-page.ts";
import { connectTo, openListener, serveFolders } from "./serve.ts";

const USAGE = "usage: npm run display -- --settings FILE [--port N] [--data DIR]";

export type ServedDisplay = { readonly status: string; close(): Promise<void> };

/** Serves the display's page on loopback. Throws if the port is taken, or the folder cannot be written. */
export async function startDisplay(options: {
  readonly settings: DisplaySettings;
  /** 0 picks a free one. */
  readonly port: number;
  readonly dataDir: string;
  readonly log: Log;
}): Promise<ServedDisplay> {
  const nats = await import("./host/fleet/nats.ts");
  const listener = await openListener(options.port);
  const { origin } = listener;
  const display = composeDisplay({ ...options, nats, clock: systemClock });
  const base = `/${display.secret}/`;
  const files = createPageFiles({
    pageDir: PAGE_DIR,
    page: STATUS_PAGE,
    mounts: display.mounts,
    policy: { connect: connectTo(origin), frame: "'none'" },
  });
  const closeFolders = serveFolders(listener, [{ base, router: display.router, files }]);
  return {
    status: `${origin}${base}`,
    async close() {
      const closed = closeFolders();
      await display.stop();
      await closed;
    },
  };
}

/**
 * Prints one JSON line when it is ready, which names the file with the address, and runs until it is stopped. Exits with 2 for invalid
 * settings or arguments, with 1 for a taken port.
 */
export async function main(argv: readonly string[], prepare: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    const { settings: file, port, data } = readArguments(argv);
    const settings = readDisplaySettings(file);
    await prepare();
    const log = createLog({ destination: process.stderr });
    const served = await startDisplay({ settings, port, dataDir: data, log });
    writeAddresses(data, { status: served.status });
    process.stdout.write(`${JSON.stringify({ ready: true, addresses: addressFileOf(data) })}\n`);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => void served.close().then(() => process.exit(0)));
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      settings: { type: "string" },
      port: { type: "string", default: "4670" },
      data: { type: "string", default: "display-data" },
    },
  });
  const port = Number(values.port);
  if (values.settings === undefined || !Number.isInteger(port)) throw new SettingsError(USAGE);
  return { settings: values.settings, port, data: resolve(values.data) };
}
