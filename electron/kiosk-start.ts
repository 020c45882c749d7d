/** Serve mode: starts the kiosk as soon as nothing prevents it, and says on its screen what does. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type PageAddresses, writeAddresses } from "./address-file.ts";
import { createBrowserKeys } from "./browser/browser-keys.ts";
import { notSetUpPage } from "./host/api/not-set-up-page.ts";
import type { PageAnswer } from "./host/api/page-files.ts";
import type { PlainRequest } from "./host/api/plain-page.ts";
import { recordsPage, restoreFromSources, restoreInstalled } from "./host/api/records-page.ts";
import { settingsPage } from "./host/api/settings-page.ts";
import { updatingPage } from "./host/api/updating-page.ts";
import { ListenError } from "./host/net/listen.ts";
import { startingHealth } from "./host/operation/health.ts";
import {
  configuredHealthServer,
  type HealthServer,
  openHealthServer,
  startWithHealth,
} from "./host/operation/health-server.ts";
import { readMachineId, supportCode } from "./host/operation/support-code.ts";
import { followUpdate, type UpdateHold } from "./host/operation/update-hold.ts";
import { STARTING, type UpdateReport } from "./host/operation/update-report.ts";
import { SealKeyError } from "./host/outlet/sealer.ts";
import { readSettings, type Settings, SettingsError } from "./host/settings/settings.ts";
import { VERSION } from "./host/shared/version.ts";
import { makeFolder } from "./host/store/database.ts";
import { requireFolderFree } from "./host/store/folder-lock.ts";
import { StoreError } from "./host/store/store-error.ts";
import { createKioskScreen, type ShowPage } from "./kiosk-screen.ts";
import { type Served, type ServeOptions, startServe } from "./serve.ts";

/** How often unusable settings are read again, and a folder or port that is in use is tried again. */
const LOOK_AGAIN_MS = 1_000;
/** How often unusable records are opened again: each attempt reads them completely. */
const OPEN_AGAIN_MS = 5_000;

export type KioskCommand = {
  /** Called once the settings are known to be valid. */
  readonly prepare: () => Promise<void>;
  /** Not called with `--headless`. */
  readonly show: ShowPage;
};

export type KioskArguments = {
  /** Null if none was named. */
  readonly settings: string | null;
  /** 0 picks a free one. */
  readonly port: number;
  readonly data: string;
  /** Address of the health server, which then answers before there are settings; null: that of the settings. */
  readonly health: string | null;
  /** The updater's state; null if no updater belongs to this kiosk. */
  readonly updateState: string | null;
  /** Folder of the version that the package has brought; null if that is not to be looked at. */
  readonly staged: string | null;
  readonly headless: boolean;
};

/** What the installer or staff can solve; any other error is a defect. */
type Obstacle = SettingsError | SealKeyError | StoreError | ListenError;

/**
 * Starts the kiosk. What prevents it is shown on the screen and reported by the health server, and tried again until it
 * is solved; without a screen it is thrown.
 */
export async function startKiosk(given: KioskArguments, command: KioskCommand): Promise<Served> {
  const start = createStart(given, command);
  for (;;) {
    try {
      return await start.attempt();
    } catch (error) {
      if (given.headless || !isObstacle(error)) throw error;
      await start.explain(error);
      const readsRecords = error instanceof StoreError && error.trouble !== "in-use";
      await delay(readsRecords ? OPEN_AGAIN_MS : LOOK_AGAIN_MS);
    }
  }
}

function createStart(given: KioskArguments, command: KioskCommand) {
  const browser = createBrowserKeys();
  const hold = followUpdate(given.updateState, given.staged);
  let health: HealthServer | null = null;
  let prepared: Promise<void> | null = null;
  let printsReceipts = false;
  let latest: Obstacle | null = null;

  const show = (addresses: PageAddresses & { readonly url: string }): void => {
    // Those in a folder that is in use are of the other kiosk; the updater has it to itself.
    if (!isInUse(latest) && hold.mayOpenData()) noteAddresses(given.data, addresses);
    if (!given.headless) command.show({ ...addresses, printsReceipts }, browser.opened);
  };
  const screen = createKioskScreen(given.port, (url) => show({ url }));
  const waitForUpdater = async (): Promise<void> => {
    while (!hold.mayOpenData()) {
      health?.reportFrom(() => startingHealth("updating"));
      if (!given.headless) await screen.explain(updatingPage);
      await delay(LOOK_AGAIN_MS);
    }
  };

  return {
    async attempt(): Promise<Served> {
      health ??= await openEarlyHealth(given);
      health?.updateFrom(() => startingUpdate(hold, latest));
      await waitForUpdater();
      requireFolderFree(given.data);
      const settings = requireSettings(given.settings);
      printsReceipts = settings.device.receipt.print !== "off";
      if (latest !== null) await screen.explain((request) => pageOf(null, given, request));
      prepared ??= command.prepare();
      await prepared;
      health ??= await configuredHealthServer(settings.operation.healthListen);
      health?.updateFrom(() => startingUpdate(hold, latest));
      const listener = await screen.takeListener();
      const options: ServeOptions = {
        ...{ settings, port: given.port, dataDir: given.data, paymentKeys: browser.keys },
        isHeld: hold.isHeld,
        seenUpdates: hold.seen,
        exportsToFiles: isInstalled(given),
        ...(listener !== null && { listener }),
      };
      const served = await startWithHealth(health, () => startServe(options));
      health?.updateFrom(() => served.update());
      health?.statusFrom(() => served.statusReport());
      latest = null;
      show({ url: served.url, status: served.status });
      return served;
    },
    async explain(obstacle: Obstacle): Promise<void> {
      if (obstacle.message !== latest?.message) process.stderr.write(`${obstacle.message}\n`);
      latest = obstacle;
      health?.reportFrom(() => startingHealth(reasonOf(obstacle), problemsOf(obstacle)));
      await screen.explain((request) => pageOf(obstacle, given, request));
    },
  };
}

/** Of `--health`; null if it was not given. A taken address does not hide that another kiosk runs. */
async function openEarlyHealth({ health, data }: KioskArguments): Promise<HealthServer | null> {
  if (health === null) return null;
  try {
    return await openHealthServer(health, "--health");
  } catch (error) {
    requireFolderFree(data);
    throw error;
  }
}

/** Throws SettingsError. */
function requireSettings(file: string | null): Settings {
  if (file !== null) return readSettings(file, process.env);
  throw new SettingsError("--settings FILE or KIOSK_SETTINGS is missing");
}

/** For other programs of this account that show a page. Without the file the kiosk's own browser shows it still. */
function noteAddresses(dataDir: string, addresses: PageAddresses): void {
  try {
    makeFolder(dataDir);
    writeAddresses(dataDir, addresses);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`the addresses of the pages could not be written: ${why}\n`);
  }
}

function isObstacle(error: unknown): error is Obstacle {
  return [SettingsError, SealKeyError, StoreError, ListenError].some(
    (kind) => error instanceof kind,
  );
}

function isInUse(obstacle: Obstacle | null): boolean {
  return obstacle instanceof StoreError && obstacle.trouble === "in-use";
}

/** For the updater, before there is a host. */
function startingUpdate({ isHeld }: UpdateHold, obstacle: Obstacle | null): UpdateReport {
  const troubles = obstacle ? [reasonOf(obstacle)] : [];
  const missing = ["page", "services", "records", ...troubles];
  return {
    version: VERSION,
    atRest: false,
    because: [STARTING],
    trial: isHeld.current() ? { healthy: false, missing } : null,
    troubles,
  };
}

/** As in the health report (docs/operations.md). */
function reasonOf(obstacle: Obstacle): string {
  if (obstacle instanceof StoreError) return `records-${obstacle.trouble}`;
  return obstacle instanceof ListenError ? "address-taken" : "settings";
}

/** Only an installed kiosk has an updater; the policies of its browser deny downloads (deploy/chromium). */
function isInstalled({ updateState }: KioskArguments): boolean {
  return updateState !== null;
}

/** One line each, without any value of the settings. */
function problemsOf(obstacle: Obstacle): readonly string[] {
  return obstacle instanceof SettingsError ? obstacle.problems : [obstacle.message];
}

/** The page about what prevents the start; null: nothing any more. */
function pageOf(
  obstacle: Obstacle | null,
  given: KioskArguments,
  request: PlainRequest,
): PageAnswer {
  if (obstacle instanceof StoreError) {
    const restore = isInstalled(given) ? restoreInstalled : restoreFromSources;
    return recordsPage(obstacle, request, restore);
  }
  const file = given.settings === null ? null : resolve(given.settings);
  if (file !== null && !existsSync(file)) {
    return notSetUpPage({ file, supportCode: supportCode(readMachineId(), VERSION) }, request);
  }
  const problems = obstacle === null ? [] : problemsOf(obstacle);
  return settingsPage({ file, problems, isInstalled: isInstalled(given) }, request);
}
