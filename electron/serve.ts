/** The kiosk without Electron: the host in plain Node, the page in a browser on the same machine. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { AnyRouter } from "@orpc/server";
import { RPCHandler } from "@orpc/server/ws";
import { type WebSocket, WebSocketServer } from "ws";
import {
  createPageFiles,
  KIOSK_PAGE,
  type PageAnswer,
  type PageFiles,
  STATUS_PAGE,
} from "./host/api/page-files.ts";
import type { PlainRequest } from "./host/api/plain-page.ts";
import { paymentReturnPage } from "./host/api/return-page.ts";
import { START_PATH, startPage } from "./host/api/start-page.ts";
import { type Host, type HostOptions, startHost } from "./host/host.ts";
import { listen } from "./host/net/listen.ts";
import type { HealthReport } from "./host/operation/health.ts";
import type { Settings } from "./host/settings/settings.ts";
import { PAGE_DIR } from "./host/shared/built-page.ts";

const LOOPBACK = "127.0.0.1";
/** The limit of a message from the page: baskets are far smaller. */
const MAX_MESSAGE_BYTES = 1_000_000;

/** The page's HTTP server on loopback. It can be open before there is a host. */
export type Listener = {
  readonly server: Server;
  readonly origin: string;
  /** The path of everything that the page loads: a secret of this start. */
  readonly base: string;
};

export type ServeOptions = {
  readonly settings: Settings;
  /** 0 picks a free one. */
  readonly port: number;
  /** Used instead of `port`: a listener that already shows a plain page, which the kiosk's own page replaces. */
  readonly listener?: Listener;
  readonly dataDir: string;
  /** The built page; `dist/page` by default. */
  readonly pageDir?: string;
} & Pick<
  HostOptions,
  | "journalObserver"
  | "vaultObserver"
  | "log"
  | "clock"
  | "paymentKeys"
  | "inputFolders"
  | "speechSocket"
  | "isHeld"
  | "seenUpdates"
  | "exportsToFiles"
>;

export type Served = {
  /** The page's address; its path is a secret that only the kiosk's own browser gets. */
  readonly url: string;
  /** The order-status display's address: the same at every start on the same port and data. */
  readonly status: string;
  /** The endpoint for the integrator's callbacks; null if the fleet's gate receives them. */
  readonly gate: string | null;
  /** See `Host`. */
  readonly fleet: Host["fleet"];
  /** Whether orders can be taken, and if not, why; for watchdogs. */
  health(): HealthReport;
  /** See `Host`. */
  readonly update: Host["update"];
  readonly statusReport: Host["statusReport"];
  close(): Promise<void>;
};

/** Starts host and page server on loopback. Throws if a port is taken or the records are unusable. */
export async function startServe(options: ServeOptions): Promise<Served> {
  const listener = options.listener ?? (await openListener(options.port));
  const { server, origin, base } = listener;
  let host: Host;
  try {
    host = await startHost({
      ...options,
      returnBaseUrl: options.settings.payments.returnBaseUrl ?? origin,
    });
  } catch (error) {
    // A listener from the caller stays open: the caller shows the problem on it.
    if (listener !== options.listener) server.close();
    throw error;
  }
  const statusBase = `/${host.status.secret}/`;
  const { settings, pageDir = PAGE_DIR } = options;
  const folders = [
    { base, router: host.router, files: kioskFiles(host, { settings, pageDir, origin }) },
    { base: statusBase, router: host.status.router, files: statusFiles(host, { pageDir, origin }) },
  ];
  const closeFolders = serveFolders(listener, folders);
  return {
    url: `${origin}${base}`,
    status: `${origin}${statusBase}`,
    gate: host.gateUrl,
    fleet: host.fleet,
    health: host.health,
    update: host.update,
    statusReport: host.statusReport,
    async close() {
      const closed = closeFolders();
      await host.close();
      await closed;
    },
  };
}

/** Serves pages, files and calls of `folders`. Returns a function that closes the server and open connections. */
export function serveFolders(
  { server, origin }: Listener,
  folders: readonly ServedFolder[],
): () => Promise<void> {
  server.removeAllListeners("request");
  const sockets = serveRpc(server, folders, origin);
  servePages(server, folders, origin);
  return async () => {
    for (const socket of sockets.clients) socket.terminate();
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
}

/** Listens on loopback under a new secret. Throws ListenError if the port is taken. */
export async function openListener(port: number): Promise<Listener> {
  const server = createServer();
  const at = { host: LOOPBACK, port };
  const opened = await listen(server, at, (why) => `port ${port} on ${LOOPBACK} ${why}`);
  const secret = randomBytes(24).toString("base64url");
  return { server, origin: `http://${LOOPBACK}:${opened}`, base: `/${secret}/` };
}

/** Serves a page about a problem that prevents the start; `page` is called for each request. */
export function servePlainPage(
  listener: Listener,
  page: (request: PlainRequest) => PageAnswer,
): void {
  listener.server.removeAllListeners("request");
  listener.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const nonce = randomBytes(16).toString("base64url");
    const readable = isOurs(request, listener.origin) && request.method === "GET";
    if (readable && request.url === START_PATH) return send(response, startPage(nonce));
    if (!readable || request.url !== listener.base) return send(response, NOT_FOUND);
    send(response, page({ nonce, acceptLanguage: request.headers["accept-language"] }));
  });
}

/** Conditions for answering a request: our own host name, and the secret path. */
function isOurs(request: IncomingMessage, origin: string): boolean {
  return request.headers.host === new URL(origin).host;
}

/** A page under a secret path: the files it may load and the methods it may call. */
export type ServedFolder = {
  readonly base: string;
  readonly files: PageFiles;
  readonly router: AnyRouter;
};

function serveRpc(
  server: Server,
  folders: readonly ServedFolder[],
  origin: string,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const handlers = new Map(
    folders.map(({ base, router }) => [`${base}rpc`, new RPCHandler(router)]),
  );
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const handler = handlers.get(request.url ?? "");
    const isOwnPage = isOurs(request, origin) && request.headers.origin === origin;
    if (!handler || !isOwnPage) {
      // A client that hangs up meanwhile would otherwise end this process: the server no longer handles the socket.
      socket.on("error", () => socket.destroy());
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) => {
      // A message beyond the limit or against the protocol: ws closes the socket, the host goes on.
      webSocket.on("error", () => webSocket.terminate());
      void handler.upgrade(webSocket);
    });
  });
  return sockets;
}

function kioskFiles(
  host: Host,
  { settings, pageDir, origin }: { settings: Settings; pageDir: string; origin: string },
): PageFiles {
  // Challenge pages of card issuers can be on any host: https, and http only in the sandbox.
  const sandboxed = settings.payments.integratorBaseUrl.startsWith("http:");
  return createPageFiles({
    pageDir,
    page: KIOSK_PAGE,
    mounts: host.mounts,
    outlet: () => host.outlet.current(),
    policy: {
      connect: connectTo(origin),
      frame: `'self' https:${sandboxed ? " http://127.0.0.1:* http://localhost:*" : ""}`,
    },
  });
}

function statusFiles(
  host: Host,
  { pageDir, origin }: { pageDir: string; origin: string },
): PageFiles {
  return createPageFiles({
    pageDir,
    page: STATUS_PAGE,
    mounts: host.status.mounts,
    policy: { connect: connectTo(origin), frame: "'none'" },
  });
}

/** CSP sources for a page to reach its own server. */
export function connectTo(origin: string): string {
  return `'self' ${origin.replace("http:", "ws:")}`;
}

function servePages(server: Server, folders: readonly ServedFolder[], origin: string): void {
  server.on("request", (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = URL.parse(request.url ?? "/", origin)?.pathname;
    const readable = request.method === "GET" || request.method === "HEAD";
    if (!isOurs(request, origin) || !readable || pathname === undefined) {
      return send(response, NOT_FOUND);
    }
    const nonce = randomBytes(16).toString("base64url");
    if (pathname === START_PATH) return send(response, startPage(nonce));
    const returned = paymentReturnPage(pathname, nonce);
    if (returned) return send(response, returned);
    const folder = folders.find(({ base }) => pathname.startsWith(base));
    if (!folder) return send(response, NOT_FOUND);
    const path = pathname.slice(folder.base.length);
    send(response, await folder.files.answer(path, nonce, request.headers.range));
  }
}

const NOT_FOUND: PageAnswer = {
  status: 404,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body: Buffer.from("Not found"),
};

function send(response: ServerResponse, { status, headers, body }: PageAnswer): void {
  response.writeHead(status, headers).end(body);
}
