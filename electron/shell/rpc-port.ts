/** The host's methods over the MessagePort from the preload. */
import type { AnyRouter } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import type { BrowserWindow, IpcMain, MessagePortMain } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

/** A window with the methods that its page may call. */
export type RouterPart = { readonly window: BrowserWindow; readonly router: AnyRouter };

/** Answers the calls of each window's page, one port at a time: a reloaded page sends a new one. */
export function answerCalls(ipcMain: IpcMain): { add(part: RouterPart): void } {
  const parts = new Set<{
    readonly part: RouterPart;
    readonly handler: RPCHandler<object>;
    current: MessagePortMain | null;
  }>();
  ipcMain.on(CHANNELS.port, (event) => {
    const [port, ...others] = event.ports;
    const asking = [...parts].find(({ part }) => isFromPage(event, part.window));
    if (!port || others.length > 0 || !asking) {
      for (const stranger of event.ports) stranger.close();
      return;
    }
    asking.current?.close();
    asking.current = port;
    asking.handler.upgrade(port, { context: {} });
    port.start();
  });
  return {
    add(part) {
      const opened = { part, handler: new RPCHandler(part.router), current: null };
      parts.add(opened);
      part.window.once("closed", () => void parts.delete(opened));
    },
  };
}
