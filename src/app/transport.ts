/**
 * The connection to the host, chosen once: a MessagePort passed by Electron's preload, else a WebSocket. Either way a
 * call waits a while for the connection, and a lost one reconnects by itself.
 */
import type { ClientContext, ClientLink, ClientOptions } from "@orpc/client";
import type { StandardRPCLinkOptions } from "@orpc/client/standard";
import { RPCLink as SocketLink } from "@orpc/client/websocket";
import type { KioskBridge } from "../../electron/host/rpc/kiosk-bridge.ts";
import type { Connection } from "./connection.ts";

type Link = ClientLink<ClientContext>;
type LinkOptions = Pick<StandardRPCLinkOptions<ClientContext>, "plugins" | "interceptors">;

/** How long a call waits for a connection before it fails: any later, its effect would come as a surprise. */
const CALL_WAIT_MS = 10_000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;

declare global {
  interface Window {
    /** Set by Electron's preload; absent in a browser. */
    readonly kiosk?: KioskBridge;
  }
}

/**
 * Connects to the host and stays connected; `connection` reports the state. `silentAfterMs`: a WebSocket on which nothing
 * came for so long is lost, for a server that says something more often; null: only one that has closed is.
 */
export function connectToHost(
  connection: Connection,
  options: LinkOptions,
  silentAfterMs: number | null = null,
): Link {
  return window.kiosk === undefined
    ? reconnectingSocket(connection, options, silentAfterMs)
    : preloadPort(connection, options);
}

function reconnectingSocket(
  connection: Connection,
  options: LinkOptions,
  silentAfterMs: number | null,
): Link {
  const url = new URL("rpc", document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let current: { readonly link: Link; readonly websocket: WebSocket } | null = null;
  let retryMs = FIRST_RETRY_MS;

  function open(): void {
    const websocket = new WebSocket(url);
    if (silentAfterMs !== null) endWhenSilent(websocket, silentAfterMs);
    websocket.addEventListener("open", () => {
      current = { link: new SocketLink({ ...options, websocket }), websocket };
      retryMs = FIRST_RETRY_MS;
      connection.change("open");
    });
    const reopen = () => {
      current = null;
      connection.change("lost");
      setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    };
    websocket.addEventListener("close", reopen, { once: true });
  }

  open();
  // A socket that is closing drops what it is given: such a call waits for the next one.
  const isOpen = () => current?.websocket.readyState === WebSocket.OPEN;
  return waitingLink(connection, () => (isOpen() ? (current?.link ?? null) : null));
}

/**
 * Ends a connection on which nothing comes any more. The browser notices a dead line after minutes, and closing one takes
 * as long: whoever waits for the end of this one, calls under way too, is notified at once.
 */
function endWhenSilent(websocket: WebSocket, silentAfterMs: number): void {
  const end = () => {
    websocket.close();
    websocket.dispatchEvent(new Event("close"));
  };
  let timer = setTimeout(end, silentAfterMs);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silentAfterMs);
  };
  websocket.addEventListener("open", wait);
  websocket.addEventListener("message", wait);
  websocket.addEventListener("close", () => clearTimeout(timer));
}

function preloadPort(connection: Connection, options: LinkOptions): Link {
  let link: Link | null = null;
  window.addEventListener("message", async (event: MessageEvent<unknown>) => {
    const port = event.ports[0];
    if (event.source !== window || !isPortMessage(event.data) || !port) return;
    // A page in a browser does without it.
    const { RPCLink: PortLink } = await import("@orpc/client/message-port");
    link = new PortLink({ ...options, port });
    port.addEventListener("close", () => {
      link = null;
      connection.change("lost");
      window.postMessage("kiosk-port-please", window.origin);
    });
    port.start();
    connection.change("open");
  });
  window.postMessage("kiosk-port-please", window.origin);
  return waitingLink(connection, () => link);
}

function isPortMessage(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "kiosk-port";
}

function waitingLink(connection: Connection, current: () => Link | null): Link {
  return {
    async call(path: readonly string[], input: unknown, options: ClientOptions<ClientContext>) {
      const link = current() ?? (await nextLink(connection, current, options.signal));
      return await link.call(path, input, options);
    },
  };
}

function nextLink(
  connection: Connection,
  current: () => Link | null,
  signal: AbortSignal | undefined,
): Promise<Link> {
  const { promise, resolve, reject } = Promise.withResolvers<Link>();
  const timer = setTimeout(() => reject(new Error("the host cannot be reached")), CALL_WAIT_MS);
  const aborted = () => reject(signal?.reason);
  const unsubscribe = connection.subscribe(() => {
    const link = current();
    if (link) resolve(link);
  });
  signal?.addEventListener("abort", aborted);
  return promise.finally(() => {
    clearTimeout(timer);
    unsubscribe();
    signal?.removeEventListener("abort", aborted);
  });
}
