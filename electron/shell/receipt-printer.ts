import type { BrowserWindow, IpcMain } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

/**
 * Prints the page, which has a print style sheet, on the default printer: without a dialog, which nobody at a kiosk
 * could answer.
 */
export function printReceipts(ipcMain: IpcMain, window: BrowserWindow): void {
  ipcMain.on(CHANNELS.printReceipt, (event) => {
    if (isFromPage(event, window)) window.webContents.print({ silent: true });
  });
}
