/** Checks every second whether a page still responds; one that does not is crashed, which reloads it. */
import type { BrowserWindow, IpcMain, IpcMainEvent } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

const ASK_EVERY_MS = 1_000;
/** Checks in a row without a response: including the reload still within five seconds (requirement O3). */
const UNANSWERED = 3;

/** Chromium itself takes half a minute to detect a hanging page. */
export function watchHeartbeat(window: BrowserWindow, ipcMain: IpcMain): void {
  const { webContents } = window;
  let unanswered = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  const ask = () => {
    if (window.isDestroyed()) return stop();
    // Checks are counted, not seconds: a suspended machine has sent none.
    if (unanswered >= UNANSWERED) {
      stop();
      webContents.forcefullyCrashRenderer();
      return;
    }
    unanswered += 1;
    webContents.send(CHANNELS.heartbeat);
  };
  const onBeat = (event: IpcMainEvent) => {
    if (isFromPage(event, window)) unanswered = 0;
  };
  ipcMain.on(CHANNELS.heartbeat, onBeat);
  webContents.on("did-finish-load", () => {
    stop();
    unanswered = 0;
    timer = setInterval(ask, ASK_EVERY_MS);
  });
  // No responses while the page is gone.
  webContents.on("render-process-gone", stop);
  window.on("closed", () => {
    stop();
    ipcMain.off(CHANNELS.heartbeat, onBeat);
  });
}
