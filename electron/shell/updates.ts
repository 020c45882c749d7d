/**
 * Updates of the program: downloaded when available, installed when nobody is at the kiosk and no order is in progress.
 */

import type { Clock } from "../host/checkout/running/runner.ts";
import type { Log } from "../host/net/log.ts";

const MINUTE_MS = 60_000;
/** The first check is a minute after the start, when the kiosk serves; then there are a few per day. */
const FIRST_CHECK_MS = MINUTE_MS;
const POLL_MS = 4 * 60 * MINUTE_MS;

/** The used part of electron-updater's `autoUpdater`. */
export type Updater = {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  setFeedURL(feed: { provider: "generic"; url: string }): void;
  checkForUpdates(): Promise<unknown>;
  on(event: "update-downloaded", listener: (info: { version: string }) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
};

export type UpdateOptions = {
  readonly updater: Updater;
  readonly feedUrl: string;
  /** Whether the kiosk may be stopped now, within the hours of the settings. */
  readonly isAtRest: () => boolean;
  /** Whether the installer restarts the program; elsewhere its supervisor does. */
  readonly startsAgain: boolean;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "warn">;
};

/**
 * Checks for updates. The feed decides which share of all kiosks gets one (`stagingPercentage`), and electron-updater
 * obeys it. Returns a function that stops.
 */
export function watchUpdates(options: UpdateOptions): () => void {
  const { updater, clock, log } = options;
  let cancel = () => {};
  let version: string | null = null;

  updater.autoDownload = true;
  // It would install on any quit: also when a technician ends the kiosk with an order in progress.
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.setFeedURL({ provider: "generic", url: options.feedUrl });
  updater.on("error", (error) => log.warn({ error }, "update check failed"));
  updater.on("update-downloaded", (info) => {
    if (version === null) later(MINUTE_MS, waitForRest);
    version = info.version;
    log.info({ version }, "an update waits until nobody is here");
  });

  function later(inMs: number, work: () => void): void {
    cancel();
    cancel = clock.at(clock.now() + inMs, work);
  }
  function check(): void {
    // Failures are reported by the event above.
    updater.checkForUpdates().catch(() => {});
    later(POLL_MS, check);
  }
  function waitForRest(): void {
    if (!options.isAtRest()) {
      later(MINUTE_MS, waitForRest);
      return;
    }
    log.info({ version }, "the update is installed");
    updater.quitAndInstall(true, options.startsAgain);
    // It returns if the program cannot be replaced, on a full disk for example.
    version = null;
    later(POLL_MS, check);
  }
  later(FIRST_CHECK_MS, check);
  return () => cancel();
}
