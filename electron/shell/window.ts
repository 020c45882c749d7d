/** The kiosk's window. */
import { BrowserWindow, type Session } from "electron";
import { APP_URL, isAppUrl } from "./app-scheme.ts";
import { confineNavigation } from "./hardening.ts";
import { HARDENED_WEB_PREFERENCES } from "./web-preferences.ts";

/** How long a page may hang before it is started again. */
const HANG_MS = 3_000;

/**
 * Opens the window on the page. `windowed` shows it with a frame, half as large, on a desk's monitor. A page that
 * crashes or hangs is started again.
 */
export function openKioskWindow(options: {
  readonly session: Session;
  /** What gives the page the host; none for a page that needs none. */
  readonly preload?: string;
  readonly windowed: boolean;
}): BrowserWindow {
  const { session, preload, windowed } = options;
  const window = new BrowserWindow({
    width: windowed ? 540 : 1080,
    height: windowed ? 960 : 1920,
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
    if (reason !== "clean-exit" && !window.isDestroyed()) void window.loadURL(APP_URL);
  });
}
