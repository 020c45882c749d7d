/** The window in which `npm start` shows the kiosk. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CHROMIUM_SWITCHES, findChromium } from "./chromium.ts";
import { root } from "./processes.ts";

/** Path of Electron's binary, or null where it was never downloaded. Asking Electron's own package would download it. */
export function findElectron(): string | null {
  const folder = join(root, "node_modules", "electron");
  const pathFile = join(folder, "path.txt");
  if (!existsSync(pathFile)) return null;
  const binary = join(folder, "dist", readFileSync(pathFile, "utf8").trim());
  return existsSync(binary) ? binary : null;
}

/** Whether a window can be opened here at all. */
export function hasDisplay(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform !== "linux") return true;
  return Boolean(environment.DISPLAY ?? environment.WAYLAND_DISPLAY);
}

/**
 * How the kiosk is shown: "kiosk" takes the whole screen; "desk" is a window in which the page sees a portrait screen of
 * 1080 × 1920, drawn at half size so that it fits a desk's monitor.
 */
export type Look = "kiosk" | "desk";

const LOOK_SWITCHES: Readonly<Record<Look, readonly string[]>> = {
  kiosk: ["--kiosk", "--disable-pinch", "--overscroll-history-navigation=0", "--noerrdialogs"],
  desk: ["--window-size=1080,1920", "--force-device-scale-factor=0.5"],
};

/**
 * Opens Chromium without tabs or address bar on an address, with a profile of its own; null where there is no Chromium.
 */
export function openChromium(url: string, profile: string, look: Look): ChildProcess | null {
  const chromium = findChromium();
  if (chromium === null) return null;
  return spawn(
    chromium,
    [...CHROMIUM_SWITCHES, ...LOOK_SWITCHES[look], `--app=${url}`, `--user-data-dir=${profile}`],
    { stdio: "ignore" },
  );
}
