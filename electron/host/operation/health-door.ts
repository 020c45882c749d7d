/** The health endpoint: `GET /alive` and `GET /health` on loopback (docs/operations.md). */
import { createServer, type Server, type ServerResponse } from "node:http";
import { StoreError } from "../store/store-error.ts";
import { type HealthReport, startingHealth } from "./health.ts";

/** Who asks and then says nothing is not waited for. */
const REQUEST_MS = 2_000;

export type HealthDoor = {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Who is asked at each request from now on. */
  tell(report: () => HealthReport): void;
  close(): Promise<void>;
};

/**
 * Listens on `127.0.0.1:PORT`; throws an error that names the setting where that is taken. Answers nobody who
 * takes this machine for another host, so that no page of the web can read it through a name of its own.
 */
export async function openHealthDoor(address: string): Promise<HealthDoor> {
  let report = () => startingHealth(null);
  const server = createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
    const isOurs = request.headers.host === new URL(url).host;
    const asked = isOurs && request.method === "GET" ? request.url : null;
    const found = report();
    if (asked === "/alive") answer(response, 200, { alive: true });
    else if (asked === "/health") answer(response, isWell(found) ? 200 : 503, found);
    else answer(response, 404, { error: "not found" });
  });
  const url = await listen(server, address);
  return {
    url,
    tell(next) {
      report = next;
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Opens the door that the settings name; null where they name none. */
export async function healthDoorOf(address: string | null): Promise<HealthDoor | null> {
  return address === null ? null : openHealthDoor(address);
}

/** Begins what can tell of its health, and has the door ask it; while records keep it from that, the door says so. */
export async function beginTold<Begun extends { health(): HealthReport }>(
  door: HealthDoor | null,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  try {
    const begun = await begin();
    door?.tell(() => begun.health());
    return begun;
  } catch (error) {
    if (error instanceof StoreError) door?.tell(() => startingHealth(`records-${error.trouble}`));
    throw error;
  }
}

function isWell({ state, page }: HealthReport): boolean {
  return state === "serving" && page !== "none";
}

function answer(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(`${JSON.stringify(body)}\n`);
}

function listen(server: Server, address: string): Promise<string> {
  const [host = "", port = "0"] = address.split(":");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    const why = error.code === "EADDRINUSE" ? "is taken by another program" : error.message;
    reject(new Error(`operation.healthListen: ${address} ${why}`));
  });
  server.listen(Number(port), host, () => {
    const bound = server.address();
    const actual = typeof bound === "object" && bound !== null ? bound.port : Number(port);
    resolve(`http://${host}:${actual}`);
  });
  return promise;
}
