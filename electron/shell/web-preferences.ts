/** How every web page is run, the kiosk's own and payment pages. No setting and no test changes these. */
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
  // A page that could open an alert could stop the kiosk until somebody closes it.
  disableDialogs: true,
} as const satisfies WebPreferences;
