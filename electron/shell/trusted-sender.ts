/** Which messages the main process accepts. */
import type { BrowserWindow, IpcMainEvent, IpcMainInvokeEvent } from "electron";
import { APP_ORIGIN } from "./app-scheme.ts";

/** Whether a message comes from the page itself: this window, its main frame, its own origin. */
export function isFromPage(
  event: IpcMainEvent | IpcMainInvokeEvent,
  window: BrowserWindow,
): boolean {
  const { sender, senderFrame } = event;
  return (
    senderFrame !== null &&
    sender === window.webContents &&
    senderFrame === window.webContents.mainFrame &&
    senderFrame.origin === APP_ORIGIN
  );
}
