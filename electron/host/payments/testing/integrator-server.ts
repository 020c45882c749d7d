import { createServer, type IncomingHttpHeaders } from "node:http";

export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent instead of a JSON body. */
  readonly text?: string;
  /** Closes the connection instead of answering, once the request has arrived. */
  readonly drop?: boolean;
};

/** A real HTTP server on a port of its own that gives every request the same reply. */
export type IntegratorServer = {
  readonly baseUrl: string;
  readonly seen: SeenRequest[];
  reply: Reply;
  close(): Promise<void>;
};

export async function startIntegratorServer(): Promise<IntegratorServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      seen.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      const { reply } = running;
      if (reply.drop) {
        response.destroy();
        return;
      }
      response.statusCode = reply.status ?? 200;
      response.end(reply.text ?? JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const running: IntegratorServer = {
    baseUrl: `http://127.0.0.1:${address.port}/integrator/`,
    seen,
    reply: { status: 404 },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return running;
}
