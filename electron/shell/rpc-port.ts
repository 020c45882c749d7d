/** The host's methods over the MessagePort that the preload hands in. */
import type { AnyRouter } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import type { BrowserWindow, IpcMain, MessagePortMain } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

/** Answers calls of the page's window, of one port at a time: a page that was reloaded brings a new one. */
export function answerCalls(ipcMain: IpcMain, window: BrowserWindow, router: AnyRouter): void {
  const handler = new RPCHandler(router);
  let current: MessagePortMain | null = null;
  ipcMain.on(CHANNELS.port, (event) => {
    const [port, ...others] = event.ports;
    if (!port || others.length > 0 || !isFromPage(event, window)) {
      for (const stranger of event.ports) stranger.close();
      return;
    }
    current?.close();
    current = port;
    handler.upgrade(port, { context: {} });
    port.start();
  });
}
