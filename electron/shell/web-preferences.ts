/** Preferences of every web page, the kiosk's own and payment pages. No setting and no test changes these. */
import type { WebPreferences } from "electron";

export const HARDENED_WEB_PREFERENCES = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  allowRunningInsecureContent: false,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  plugins: false,
  experimentalFeatures: false,
  devTools: false,
  spellcheck: false,
  // An alert would block the kiosk until somebody closes it.
  disableDialogs: true,
} as const satisfies WebPreferences;
