import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

/** A request as the server saw it. */
export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A real HTTP server on a loopback port of its own that records its requests. */
export type RecordingServer = {
  readonly origin: string;
  /** Oldest first. */
  readonly seen: SeenRequest[];
  /** Open connections are cut. */
  close(): Promise<void>;
};

/** `answer` is called once the whole request has arrived. */
export async function startRecordingServer(
  answer: (request: SeenRequest, response: ServerResponse) => void,
): Promise<RecordingServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const { method = "", url: path = "", headers } = incoming;
      const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
      seen.push(request);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
