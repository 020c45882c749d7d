/** The operators' HTTP(S) server: the built page, and its RPC over a WebSocket. Never the gate's listener. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RPCHandler } from "@orpc/server/ws";
import { type WebSocket, WebSocketServer } from "ws";
import {
  CONSOLE_PAGE,
  createPageFiles,
  type PageAnswer,
  type PageFiles,
} from "../../electron/host/api/page-files.ts";
import type { Log } from "../../electron/host/net/log.ts";
import { createTlsServer } from "../../electron/host/payments/gate-tls.ts";
import type { ConsoleRouter } from "./router.ts";

/** The limit of a message from the page: the longest note and some. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Phones of a chain's staff, with some to spare: sockets that are not signed in use memory, too. */
const MOST_SOCKETS = 500;
/** A phone that has gone without a word is noticed after two of them. */
const PING_EVERY_MS = 30_000;
/** A browser does not show pings to its page, which takes 40 s of silence for a dead line (src/console/api.ts). */
const ALIVE_EVERY_MS = 10_000;
/** To oRPC (@orpc/standard-server-peer) the end, type 4, of a call that was never made. */
const ALIVE = JSON.stringify({ i: "-", t: 4 });

export type WebServerOptions = {
  /** HOST:PORT; port 0 picks a free one. */
  readonly listen: string;
  /** The address under which operators open the page; null: where it listens. */
  readonly publicUrl: string | null;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  /** The built page. */
  readonly pageDir: string;
  readonly router: ConsoleRouter;
  readonly log: Pick<Log, "error">;
};

export type WebServer = {
  /** Where the page is opened. */
  readonly url: string;
  close(): Promise<void>;
};

/** Listens; throws if the address is in use or the certificate cannot be read. */
export async function openWebServer(options: WebServerOptions): Promise<WebServer> {
  const { tls, listen, publicUrl } = options;
  const { server, stopWatching } = createHttpServer(options);
  const bound = await listenOn(server, listen);
  const origin = new URL(publicUrl ?? `${tls ? "https" : "http"}://${bound}`).origin;
  // A proxy on this machine is the only one that may connect in clear text under a public address.
  const isProxied = tls === null && publicUrl !== null;
  const sockets = serveRpc(server, { router: options.router, origin, isProxied });
  servePage(server, origin, pageFiles(options.pageDir, origin));
  return {
    url: `${origin}/`,
    async close() {
      stopWatching();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A renewed certificate is read again, as the gate's is. */
function createHttpServer({ tls, log }: Pick<WebServerOptions, "tls" | "log">) {
  if (tls === null) return { server: createServer(), stopWatching: () => {} };
  // Requests are answered once it is known where it listens.
  return createTlsServer(tls, { options: {}, answer: () => {}, log, setting: "console.tls" });
}

function pageFiles(pageDir: string, origin: string): PageFiles {
  return createPageFiles({
    pageDir,
    page: CONSOLE_PAGE,
    mounts: [],
    policy: { connect: `'self' ${origin.replace(/^http/, "ws")}`, frame: "'none'" },
  });
}

/** No page of another name may read it through a DNS name of its own (DNS rebinding). */
function isOurs(request: IncomingMessage, origin: string): boolean {
  return request.headers.host === new URL(origin).host;
}

function serveRpc(
  server: Server,
  options: { router: ConsoleRouter; origin: string; isProxied: boolean },
): WebSocketServer {
  const { router, origin, isProxied } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const handler = new RPCHandler(router);
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isOwnPage = isOurs(request, origin) && request.headers.origin === origin;
    const hasRoom = sockets.clients.size < MOST_SOCKETS;
    if (request.url !== "/rpc" || !isOwnPage || !hasRoom) {
      // A client that hangs up meanwhile would otherwise end this process: the server no longer handles the socket.
      socket.on("error", () => socket.destroy());
      const status = hasRoom ? "403 Forbidden" : "503 Service Unavailable";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      return;
    }
    const source = sourceOf(request, isProxied);
    sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) => {
      // A message beyond the limit or against the protocol: ws closes the socket, the console goes on.
      webSocket.on("error", () => webSocket.terminate());
      endIfSilent(webSocket);
      sayAlive(webSocket);
      void handler.upgrade(webSocket, { context: { source } });
    });
  });
  return sockets;
}

/** Streams to a phone without signal would otherwise go on, and fill memory. */
function endIfSilent(webSocket: WebSocket): void {
  let isAlive = true;
  webSocket.on("pong", () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return webSocket.terminate();
    isAlive = false;
    webSocket.ping();
  }, PING_EVERY_MS);
  webSocket.on("close", () => clearInterval(timer));
}

function sayAlive(webSocket: WebSocket): void {
  const timer = setInterval(() => webSocket.send(ALIVE), ALIVE_EVERY_MS);
  webSocket.on("close", () => clearInterval(timer));
}

/** Behind a proxy the last entry is its own; those before it are whatever the caller wrote. */
function sourceOf({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join().split(",").at(-1)?.trim();
  return (isProxied && forwarded) || (socket.remoteAddress ?? "unknown");
}

function servePage(server: Server, origin: string, files: PageFiles): void {
  const isEncrypted = origin.startsWith("https:");
  server.on("request", (request, response) => {
    // The page was not built, or its folder cannot be read.
    answer(request, response).catch(() => send(response, UNAVAILABLE));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = URL.parse(request.url ?? "/", origin)?.pathname;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isOurs(request, origin) || !isRead || pathname === undefined) {
      return send(response, NOT_FOUND);
    }
    const nonce = randomBytes(16).toString("base64url");
    const found = await files.answer(pathname.slice(1), nonce);
    if (isEncrypted) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    send(response, found);
  }
}

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };
const NOT_FOUND: PageAnswer = { status: 404, headers: TEXT, body: Buffer.from("Not found") };
const UNAVAILABLE: PageAnswer = {
  status: 503,
  headers: TEXT,
  body: Buffer.from("The console's page is not there"),
};

function send(response: ServerResponse, { status, headers, body }: PageAnswer): void {
  response.writeHead(status, headers).end(body);
}

/** Resolves with HOST:PORT. */
function listenOn(server: Server, listen: string): Promise<string> {
  const separator = listen.lastIndexOf(":");
  const host = listen.slice(0, separator);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    const why = error.code === "EADDRINUSE" ? "is taken by another program" : error.message;
    reject(new Error(`console.listen: ${listen} ${why}`));
  });
  server.listen(Number(listen.slice(separator + 1)), host, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    resolve(`${host}:${port}`);
  });
  return promise;
}
