import { once } from "node:events";
import { tmpdir } from "node:os";
import { RPCLink } from "@orpc/client/websocket";
import { afterEach, beforeEach, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createLog } from "../../electron/host/net/log.ts";
import type { ConsoleRouter } from "./router.ts";
import { openWebServer, type WebServer } from "./web-server.ts";

/** After this time without a word a page takes its line for dead (src/console/api.ts). */
const SILENT_AFTER_MS = 40_000;

let server: WebServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  server = await openWebServer({
    ...{ listen: "127.0.0.1:0", publicUrl: null, tls: null, pageDir: tmpdir() },
    router: {} as ConsoleRouter,
    log: createLog({ level: "silent" }),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

test("each page hears more than once that the console is there before it takes its line for dead", async () => {
  const { origin } = new URL(server.url);
  const socket = new WebSocket(`${origin.replace("http", "ws")}/rpc`, { origin });
  let heard = 0;
  const { promise: heardTwice, resolve } = Promise.withResolvers<void>();
  socket.on("message", () => {
    heard += 1;
    if (heard === 2) resolve();
  });
  await once(socket, "open");
  // An error of a client that does not know what to do with it would fail the run.
  new RPCLink({ websocket: socket });
  vi.advanceTimersByTime(SILENT_AFTER_MS - 1);
  await heardTwice;
  socket.terminate();
});
