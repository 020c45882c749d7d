/** The health endpoint on loopback: `GET /alive`, `/health`, `/update` and `/status` (docs/operations.md). */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../net/listen.ts";
import { StoreError } from "../store/store-error.ts";
import { type HealthReport, isServing, startingHealth } from "./health.ts";
import type { StatusReport } from "./status-report.ts";
import type { UpdateReport } from "./update-report.ts";

/** A client that connects and sends nothing must not hold its connection for longer. */
const REQUEST_MS = 2_000;

export type HealthServer = {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** From now on each request is answered by a call of `report`. */
  reportFrom(report: () => HealthReport): void;
  /** From now on `GET /update` is answered, too. */
  updateFrom(report: () => UpdateReport): void;
  /** From now on `GET /status` is answered, too. */
  statusFrom(report: () => StatusReport): void;
  close(): Promise<void>;
};

/**
 * Listens on `127.0.0.1:PORT`; throws ListenError, which names `given`, if the port is in use. Answers only requests
 * for this host name, so that no web page can read the health through a DNS name of its own (DNS rebinding).
 */
export async function openHealthServer(
  address: string,
  given: "operation.healthListen" | "--health",
): Promise<HealthServer> {
  let report = () => startingHealth(null);
  let update: (() => UpdateReport) | null = null;
  let status: (() => StatusReport) | null = null;
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const isOurs = request.headers.host === new URL(url).host;
    const asked = isOurs && request.method === "GET" ? request.url : null;
    const found = report();
    if (asked === "/alive") answer(response, 200, { alive: true });
    else if (asked === "/health") answer(response, isServing(found) ? 200 : 503, found);
    else if (asked === "/update" && update !== null) answer(response, 200, update());
    else if (asked === "/status" && status !== null) answer(response, 200, status());
    else answer(response, 404, { error: "not found" });
  };
  const server = createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      // Records that cannot be read suspend orders; they do not end the program.
      answer(response, 500, { error: error instanceof Error ? error.message : String(error) });
    }
  });
  const [host = "", port = "0"] = address.split(":");
  const at = { host, port: Number(port) };
  const url = `http://${host}:${await listen(server, at, (why) => `${given}: ${address} ${why}`)}`;
  return {
    url,
    reportFrom(next) {
      report = next;
    },
    updateFrom(next) {
      update = next;
    },
    statusFrom(next) {
      status = next;
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Opens the health endpoint of the settings (`operation.healthListen`); null if they configure none. */
export async function configuredHealthServer(address: string | null): Promise<HealthServer | null> {
  return address === null ? null : openHealthServer(address, "operation.healthListen");
}

/**
 * Starts the kiosk, whose health is reported from then on. If its records cannot be opened, the report says why;
 * rethrows.
 */
export async function startWithHealth<Begun extends { health(): HealthReport }>(
  server: HealthServer | null,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  try {
    const begun = await begin();
    server?.reportFrom(() => begun.health());
    return begun;
  } catch (error) {
    if (error instanceof StoreError)
      server?.reportFrom(() => startingHealth(`records-${error.trouble}`));
    throw error;
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(`${JSON.stringify(body)}\n`);
}
