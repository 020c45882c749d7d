import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ExchangeEnv } from "./exchange.ts";

/** Attempts to find a free port that is free on both loopback addresses. */
const PORT_ATTEMPTS = 5;

/** Thrown when the requested port is in use. */
export class PortTaken extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Serves `app` on 127.0.0.1 and, if the machine has it, on ::1 with the same port, so that `localhost` reaches it by
 * either name. Port 0 takes a free one. Throws {@link PortTaken}.
 */
export async function listenOnLoopback(
  app: Hono<ExchangeEnv>,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  for (let attempt = 1; ; attempt += 1) {
    const four = createServer(listener);
    const six = createServer(listener);
    try {
      const taken = await listen(four, port, "127.0.0.1");
      await listen(six, taken, "::1").catch((error: unknown) => {
        if (codeOf(error) === "EADDRINUSE") throw error;
      });
      return {
        port: taken,
        close: async () => {
          await Promise.all([closeServer(four), closeServer(six)]);
        },
      };
    } catch (error) {
      await closeServer(four);
      if (codeOf(error) !== "EADDRINUSE") throw error;
      if (port !== 0 || attempt === PORT_ATTEMPTS) throw new PortTaken(port);
    }
  }
}
