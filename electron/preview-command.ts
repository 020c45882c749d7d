/** `npm run preview`: the standalone configuration preview of a draft: no kiosk runs, and no service is called. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createPageFiles, PREVIEW_PAGE } from "./host/api/page-files.ts";
import { createPreviewRouter } from "./host/api/preview-router.ts";
import { createLog } from "./host/net/log.ts";
import { createHttpClient } from "./host/net/undici-client.ts";
import { brandOf } from "./host/outlet/brand.ts";
import { sentConfiguration } from "./host/outlet/configuration.ts";
import { deserializeState, type SentConfiguration } from "./host/outlet/configuration-answer.ts";
import { servedLogo } from "./host/outlet/logo.ts";
import {
  parseSettings,
  readSettings,
  type Settings,
  SettingsError,
} from "./host/settings/settings.ts";
import { PAGE_DIR } from "./host/shared/built-page.ts";
import { Cell } from "./host/shared/live.ts";
import { type ReadDraft, readDraft } from "./host/staff/preview/draft.ts";
import { createPreview, previewMount } from "./host/staff/preview/preview.ts";
import { readStoredValue } from "./host/store/read-stored-value.ts";
import { connectTo, openListener, serveFolders } from "./serve.ts";

const USAGE =
  "usage: npm run preview -- [DRAFT.json] [--live FILE] [--settings FILE] [--data DIR] [--port N] [--headless] [--export DIR]";
/** Polling interval for the draft's file. */
const POLL_MS = 500;

/** Unusable arguments or files; the message says which, and what to do. */
export class PreviewError extends Error {
  override readonly name = "PreviewError";
}

export type PreviewCommand = {
  /** Builds the page if it is not built. */
  readonly prepare: () => Promise<void>;
  /** Opens the page at an address. */
  readonly show: (url: string) => void;
  /** Exports every screen into a folder; `url` is the page's. */
  readonly exportTo: (url: string, folder: string) => Promise<void>;
};

export type ServedPreview = { readonly url: string; close(): Promise<void> };

export type PreviewArguments = {
  /** The draft's file; null starts with the kiosk's configuration. */
  readonly draft: string | null;
  /** A file with the live configuration, to compare with. */
  readonly live: string | null;
  readonly settings: string | null;
  /** Data folder of a kiosk, for its cached configuration. */
  readonly data: string;
  readonly port: number;
  readonly headless: boolean;
  readonly exportTo: string | null;
};

/**
 * Serves the preview, prints one JSON line when it is ready, and runs until it is stopped; with `--export` it writes
 * the pictures and ends. Exits with 2 for unusable arguments or files, with 1 for anything else.
 */
export async function main(argv: readonly string[], command: PreviewCommand): Promise<void> {
  try {
    const options = readArguments(argv);
    checkFiles(options);
    await command.prepare();
    const served = await servePreview(options);
    if (options.exportTo !== null) {
      await command.exportTo(served.url, options.exportTo).finally(() => served.close());
      process.stdout.write(`${JSON.stringify({ exported: true, folder: options.exportTo })}\n`);
      return;
    }
    process.stdout.write(`${JSON.stringify({ ready: true, url: served.url })}\n`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        served.close().finally(() => process.exit(0));
      });
    }
    if (!options.headless) command.show(served.url);
  } catch (error) {
    const isMine = error instanceof PreviewError || error instanceof SettingsError;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(isMine ? 2 : 1);
  }
}

/** Serves the preview on loopback. The draft's file is watched: each saved version is shown. */
export async function servePreview(
  options: Pick<PreviewArguments, "draft" | "live" | "data" | "port"> & {
    /** The settings, or their file; null: those of a device that is not set up. */
    readonly settings: Settings | string | null;
    readonly pageDir?: string;
    /**
     * The configuration service of a device that is not set up; absent: none, and drafts may name public addresses
     * only.
     */
    readonly configBaseUrl?: string;
  },
): Promise<ServedPreview> {
  const settings = settingsOf(options);
  const logo = servedLogo(settings.device.theme.logo);
  const log = createLog({
    level: process.env.KIOSK_LOG_LEVEL ?? "error",
    destination: process.stderr,
  });
  const http = createHttpClient({ caFile: settings.caFile, log });
  const filesFolder = mkdtempSync(join(tmpdir(), "loyalty-kiosk-preview-"));
  const draft = new Cell(readDraftFile(options.draft));
  const stopFollowing = follow(options.draft, draft);
  const live = options.live === null ? null : readConfiguration(options.live);
  const preview = createPreview({
    settings,
    bytes: http,
    log,
    now: Date.now,
    filesFolder,
    live: () => live,
    cached: () => storedConfiguration(options.data),
    flow: () => "REGULAR",
    browser: { opensFiles: true, printsPages: true },
    draft,
    subscribe: () => () => {},
    branding: () => ({ brand: brandOf(settings.device.theme), logoUrl: logo?.url ?? null }),
  });
  const listener = await openListener(options.port);
  const files = createPageFiles({
    pageDir: options.pageDir ?? PAGE_DIR,
    page: PREVIEW_PAGE,
    mounts: [previewMount(filesFolder), ...(logo === null ? [] : [logo.mount])],
    policy: { connect: connectTo(listener.origin), frame: "'self'" },
  });
  const close = serveFolders(listener, [
    { base: listener.base, router: createPreviewRouter(preview), files },
  ]);
  return {
    url: `${listener.origin}${listener.base}`,
    async close() {
      stopFollowing();
      await close();
      await http.close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

function settingsOf({
  settings,
  configBaseUrl,
}: {
  readonly settings: Settings | string | null;
  readonly configBaseUrl?: string;
}): Settings {
  if (settings === null) return placeholderSettings(configBaseUrl);
  return typeof settings === "string" ? readSettings(settings, process.env) : settings;
}

/** Runs before anything is built or opened, so that a mistyped name is reported at once. */
function checkFiles({ draft, live, exportTo }: PreviewArguments): void {
  if (draft !== null) readConfiguration(draft);
  if (live !== null) readConfiguration(live);
  if (exportTo !== null) mkdirSync(exportTo, { recursive: true });
}

function readConfiguration(file: string): SentConfiguration {
  const read: ReadDraft = readDraft(readText(file));
  if (read.ok) return { configuration: read.configuration, given: read.given };
  const lines = read.problems.map(({ field, why }) => (field === "" ? why : `${field}: ${why}`));
  const kind = read.problems.some((problem) => problem.kind === "not-json")
    ? "is not JSON"
    : "is not an outlet configuration";
  throw new PreviewError(`${file} ${kind}\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

function readText(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new PreviewError(`${file}: there is no such file`);
  if (!found.isFile()) throw new PreviewError(`${file} is not a file`);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new PreviewError(
      `${file} cannot be read: ${error instanceof Error ? error.message : ""}`,
    );
  }
}

/** The current content of the file; if it is missing for a moment, as while some editors save, the previous content. */
function readDraftFile(file: string | null): { name: string; text: string } | null {
  if (file === null || !existsSync(file)) return null;
  return { name: basename(file), text: readText(file) };
}

/**
 * Keeps a cell at the content of the draft's file; returns a function that stops. The text is compared, not the time: a
 * second change within a tick of the clock, or before the first check, is not missed.
 */
function follow(file: string | null, draft: Cell<ReturnType<typeof readDraftFile>>): () => void {
  if (file === null) return () => {};
  const timer = setInterval(() => {
    const now = readDraftFile(file);
    if (now !== null && now.text !== draft.current()?.text) draft.set(now);
  }, POLL_MS);
  return () => clearInterval(timer);
}

function storedConfiguration(dataDir: string): SentConfiguration | null {
  const stored = readStoredValue(dataDir, "configuration");
  return stored === null ? null : sentConfiguration(deserializeState(stored));
}

const NOWHERE = "https://preview.invalid";

/** Settings of a device that is not set up, with the default theme. None of these addresses is ever called. */
function placeholderSettings(configBaseUrl = NOWHERE): Settings {
  const secret = "preview";
  return parseSettings(
    {
      outlet: {
        configBaseUrl,
        identifier: secret,
        credentialCipher: {
          key: Buffer.alloc(24).toString("base64"),
          iv: Buffer.alloc(8).toString("base64"),
        },
      },
      ordering: {
        vendorBaseUrl: NOWHERE,
        salesOutletId: 1,
        apiKey: secret,
        apiKeyResponse: secret,
        orderTypes: ["EAT_IN", "PICKUP"],
        taxesIncluded: true,
      },
      payments: {
        integratorBaseUrl: NOWHERE,
        apiVersion: "v1",
        integrationId: secret,
        outboundToken: secret,
        inboundTokens: [secret],
        gate: { listen: "127.0.0.1:4650", publicUrl: null },
      },
      device: {
        terminalId: "K1",
        staffPin: "0000",
        guest: { name: "Guest", email: "guest@preview.invalid", phoneNumber: "+49301234567" },
      },
    },
    tmpdir(),
    {},
  );
}

function readArguments(argv: readonly string[]): PreviewArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        live: { type: "string" },
        settings: { type: "string" },
        data: { type: "string", default: join("data", "kiosk") },
        port: { type: "string", default: "0" },
        headless: { type: "boolean", default: false },
        export: { type: "string" },
      },
    });
    if (positionals.length > 1) throw new Error("one draft at a time");
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new Error(`--port: ${values.port} is no port`);
    }
    return {
      draft: positionals[0] === undefined ? null : resolve(positionals[0]),
      live: values.live === undefined ? null : resolve(values.live),
      settings: values.settings ?? null,
      data: resolve(values.data),
      port,
      headless: values.headless,
      exportTo: values.export === undefined ? null : resolve(values.export),
    };
  } catch (error) {
    throw new PreviewError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
