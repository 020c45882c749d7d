/** The HTTP or HTTPS server of a gate. */
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listen } from "../net/listen.ts";
import type { Log } from "../net/log.ts";
import { createTlsServer, type TlsFiles } from "./gate-tls.ts";

type GateLimits = {
  /** A callback that trickles longer than this is cut off. */
  readonly requestTimeoutMs: number;
  /** How long closing waits for callbacks under way. */
  readonly closeGraceMs: number;
};
export const GATE_LIMITS: GateLimits = { requestTimeoutMs: 10_000, closeGraceMs: 2_000 };

type GateListenerOptions = {
  /** HOST:PORT. */
  readonly address: string;
  /** Null: plain HTTP. */
  readonly tls: TlsFiles | null;
  /** The section of the settings that errors name. */
  readonly setting: string;
  readonly answer: Parameters<typeof getRequestListener>[0];
  readonly log: Pick<Log, "error">;
  readonly limits?: GateLimits;
};

export type GateListener = {
  /** Throws an error that names the setting and the address if it is in use. */
  listen(): Promise<{ readonly url: string }>;
  /** Waits until callbacks under way are answered, then closes the remaining connections. */
  close(): Promise<void>;
};

/** A server for `answer` that does not listen yet. */
export function createGateListener(options: GateListenerOptions): GateListener {
  const { address, tls, setting, log, limits = GATE_LIMITS } = options;
  const timeouts = {
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.requestTimeoutMs / 10,
  };
  const answer = getRequestListener(options.answer);
  const encrypted =
    tls && createTlsServer(tls, { options: timeouts, answer, log, setting: `${setting}.tls` });
  const server = encrypted?.server ?? createServer(timeouts, answer);
  return {
    async listen() {
      const at = {
        host: hostOf(address),
        port: Number(address.slice(address.lastIndexOf(":") + 1)),
      };
      const port = await listen(server, at, (why) => `${setting}.listen: ${address} ${why}`);
      const protocol = encrypted ? "https" : "http";
      return { url: `${protocol}://${hostOf(address)}:${port}` };
    },
    async close() {
      encrypted?.stopWatching();
      await close(server, limits.closeGraceMs);
    },
  };
}

const hostOf = (address: string) => address.slice(0, address.lastIndexOf(":"));

function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  server.close(() => {
    clearTimeout(cut);
    resolve();
  });
  return promise;
}
