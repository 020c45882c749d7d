import type { BrowserWindow, IpcMain } from "electron";
import type { Log } from "../host/net/log.ts";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

/**
 * Prints the page, which has a print style sheet, on the default printer: without a dialog, which nobody at a kiosk
 * could answer. The page gets an answer when it may change again. The log has what the system's print queue did not take.
 */
export function printReceipts(
  ipcMain: IpcMain,
  window: BrowserWindow,
  log: Pick<Log, "warn">,
): void {
  ipcMain.handle(CHANNELS.printReceipt, async (event) => {
    if (!isFromPage(event, window)) return;
    await new Promise<void>((resolve) => {
      window.webContents.print({ silent: true }, (isPrinted, reason) => {
        if (!isPrinted) log.warn({ reason }, "the system's printer took no receipt");
        resolve();
      });
    });
  });
}
