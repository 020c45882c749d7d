/** Receipts on paper. */
import type { BrowserWindow, IpcMain } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

/** Prints the page, which has a sheet of its own for paper, on the default printer: nobody at a kiosk answers a dialog. */
export function printReceipts(ipcMain: IpcMain, window: BrowserWindow): void {
  ipcMain.on(CHANNELS.printReceipt, (event) => {
    if (isFromPage(event, window)) window.webContents.print({ silent: true });
  });
}
