/** The host's methods over the MessagePort that the preload hands in. */
import type { AnyRouter } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import type { BrowserWindow, IpcMain, MessagePortMain } from "electron";
import { CHANNELS } from "./channels.ts";
import { isFromPage } from "./trusted-sender.ts";

/** A window whose page may call, and what. */
export type Room = { readonly window: BrowserWindow; readonly router: AnyRouter };

/** Answers calls of each room's page, of one port at a time: a page that was reloaded brings a new one. */
export function answerCalls(ipcMain: IpcMain): { add(room: Room): void } {
  const rooms = new Set<{
    readonly room: Room;
    readonly handler: RPCHandler<object>;
    current: MessagePortMain | null;
  }>();
  ipcMain.on(CHANNELS.port, (event) => {
    const [port, ...others] = event.ports;
    const asking = [...rooms].find(({ room }) => isFromPage(event, room.window));
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
    add(room) {
      const opened = { room, handler: new RPCHandler(room.router), current: null };
      rooms.add(opened);
      room.window.once("closed", () => void rooms.delete(opened));
    },
  };
}
