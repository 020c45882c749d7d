/** Whether a page still works: it is asked every second, and one that does not answer is ended, which starts it anew. */
import type { BrowserWindow, IpcMain } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

const ASK_EVERY_MS = 1_000;
/** So many questions in a row without an answer: with starting again still within five seconds (requirement O3). */
const UNANSWERED = 3;

/** Chromium itself takes half a minute to notice a page that hangs. */
export function watchHeartbeat(window: BrowserWindow, ipcMain: IpcMain): void {
  const { webContents } = window;
  let unanswered = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  const ask = () => {
    if (window.isDestroyed()) return stop();
    // Questions are counted, not seconds: a machine that slept has asked none.
    if (unanswered >= UNANSWERED) {
      stop();
      webContents.forcefullyCrashRenderer();
      return;
    }
    unanswered += 1;
    webContents.send(CHANNELS.heartbeat);
  };
  ipcMain.on(CHANNELS.heartbeat, (event) => {
    if (isFromPage(event, window)) unanswered = 0;
  });
  webContents.on("did-finish-load", () => {
    stop();
    unanswered = 0;
    timer = setInterval(ask, ASK_EVERY_MS);
  });
  // While a page is away nobody answers.
  webContents.on("render-process-gone", stop);
  window.on("closed", stop);
}
