/** What a long-running program needs: the screen stays on, it starts with the machine, and updates itself. */
import { app, powerSaveBlocker } from "electron";
import { systemClock } from "../host/checkout/running/clock.ts";
import type { Host } from "../host/host.ts";
import type { Settings } from "../host/settings/settings.ts";
import { type Updater, watchUpdates } from "./updates.ts";

/** Prevents a screen saver. */
export function keepScreenOn(): void {
  powerSaveBlocker.start("prevent-display-sleep");
}

/** Turns the start with the Windows account on or off, with the arguments of this start. */
export function startWithSystem(autostart: boolean, args: readonly string[]): void {
  if (process.platform !== "win32" || !app.isPackaged) return;
  app.setLoginItemSettings({ openAtLogin: autostart, args: [...args] });
}

/** Checks for updates if the settings name a feed, in a packaged program only. */
export async function renewItself(
  settings: Settings,
  host: Pick<Host, "update" | "log">,
): Promise<void> {
  const { feedUrl } = settings.operation.updates;
  if (feedUrl === null || !app.isPackaged) return;
  const { autoUpdater } = await import("electron-updater");
  const updater: Updater = autoUpdater;
  watchUpdates({
    updater,
    feedUrl,
    isAtRest: () => host.update().atRest,
    startsAgain: process.platform === "win32",
    clock: systemClock,
    log: host.log,
  });
}
