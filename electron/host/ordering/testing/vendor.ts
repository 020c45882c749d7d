import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { tokenOf } from "../tokens.ts";

/** A request as the vendor's HTTP server saw it. */
export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** What the vendor answers: a body with the right token, unless it says otherwise. */
export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent instead of a JSON body. */
  readonly text?: string;
  /** null sends no token at all. */
  readonly token?: string | null;
  /** Closes the connection instead of answering. */
  readonly drop?: boolean;
};

/** A real HTTP server on a port of its own that answers by path. */
export type Vendor = {
  readonly baseUrl: string;
  readonly seen: SeenRequest[];
  reply(path: string, reply: Reply): void;
  close(): Promise<void>;
};

export async function startVendor(): Promise<Vendor> {
  const seen: SeenRequest[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      seen.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      answer(response, replies.get(path) ?? { status: 404 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/vendor/`,
    seen,
    reply: (path, reply) => void replies.set(`/vendor/rest/${path}`, reply),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(response: ServerResponse, reply: Reply): void {
  if (reply.drop) {
    response.destroy();
    return;
  }
  const token = reply.token === undefined ? tokenOf("response-key") : reply.token;
  if (token !== null) response.setHeader("AuthorizationToken", token);
  response.statusCode = reply.status ?? 200;
  response.end(reply.text ?? JSON.stringify(reply.body ?? {}));
}
