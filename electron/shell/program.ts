/** What a program does that runs for months: it keeps the screen on, starts with the machine, and renews itself. */
import { app, powerSaveBlocker } from "electron";
import { systemClock } from "../host/checkout/clock.ts";
import type { Host } from "../host/host.ts";
import type { Settings } from "../host/settings.ts";
import { type Updater, watchUpdates } from "./updates.ts";

/** The screen of a kiosk is never saved. */
export function keepScreenOn(): void {
  powerSaveBlocker.start("prevent-display-sleep");
}

/** Windows starts the program for its account, or does not any more; with the arguments of this start. */
export function startWithSystem(autostart: boolean, args: readonly string[]): void {
  if (process.platform !== "win32" || !app.isPackaged) return;
  app.setLoginItemSettings({ openAtLogin: autostart, args: [...args] });
}

/** Looks for new versions where the settings name a feed, in a packaged program only. */
export async function renewItself(
  settings: Settings,
  host: Pick<Host, "timezone" | "isAtRest" | "log">,
): Promise<void> {
  const { feedUrl, from, until } = settings.operation.updates;
  if (feedUrl === null || !app.isPackaged) return;
  const { autoUpdater } = await import("electron-updater");
  const updater: Updater = autoUpdater;
  watchUpdates({
    updater,
    feedUrl,
    hours: { from, until },
    timezone: host.timezone,
    isAtRest: host.isAtRest,
    startsAgain: process.platform === "win32",
    clock: systemClock,
    log: host.log,
  });
}
