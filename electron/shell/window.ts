import { BrowserWindow, type Session } from "electron";
import { APP_URL, isAppUrl } from "./app-scheme.ts";
import { confineNavigation } from "./hardening.ts";
import { HARDENED_WEB_PREFERENCES } from "./web-preferences.ts";

/** How long a page may hang after Chromium has detected it before it is reloaded; see also the heartbeat. */
const HANG_MS = 3_000;
/** A page that crashes at its start must not be reloaded in a tight loop. */
const START_AGAIN_MS = 500;

/**
 * Opens the window on the page. `windowed` shows it with a frame, at half the size, on a desktop. A page that crashes
 * or hangs is reloaded.
 */
export function openKioskWindow(options: {
  readonly session: Session;
  /** The preload that gives the page the host; none for a page that needs none. */
  readonly preload?: string;
  readonly windowed: boolean;
  /** Position of its screen; the first screen by default. */
  readonly at?: { readonly x: number; readonly y: number };
}): BrowserWindow {
  const { session, preload, windowed, at } = options;
  const window = new BrowserWindow({
    width: windowed ? 540 : 1080,
    height: windowed ? 960 : 1920,
    ...at,
    useContentSize: true,
    kiosk: !windowed,
    fullscreen: !windowed,
    autoHideMenuBar: true,
    show: false,
    webPreferences: {
      ...HARDENED_WEB_PREFERENCES,
      session,
      ...(preload !== undefined && { preload }),
      zoomFactor: windowed ? 0.5 : 1,
    },
  });
  confineNavigation(window.webContents, isAppUrl);
  restartWhenBroken(window);
  window.once("ready-to-show", () => window.show());
  void window.loadURL(APP_URL);
  return window;
}

function restartWhenBroken(window: BrowserWindow): void {
  let hang: NodeJS.Timeout | undefined;
  window.on("unresponsive", () => {
    clearTimeout(hang);
    hang = setTimeout(() => window.webContents.forcefullyCrashRenderer(), HANG_MS);
  });
  window.on("responsive", () => clearTimeout(hang));
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    clearTimeout(hang);
    if (reason === "clean-exit") return;
    setTimeout(() => {
      if (!window.isDestroyed()) void window.loadURL(APP_URL);
    }, START_AGAIN_MS);
  });
}
