import { type SeenRequest, startRecordingServer } from "../../testing/recording-server.ts";

export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent instead of a JSON body. */
  readonly text?: string;
  /** Closes the connection instead of answering, once the request has arrived. */
  readonly drop?: boolean;
};

/** An integrator that gives every request the same reply. */
export type IntegratorServer = {
  readonly baseUrl: string;
  readonly seen: SeenRequest[];
  reply: Reply;
  close(): Promise<void>;
};

export async function startIntegratorServer(): Promise<IntegratorServer> {
  const { origin, seen, close } = await startRecordingServer((_request, response) => {
    const { reply } = running;
    if (reply.drop) {
      response.destroy();
      return;
    }
    response.statusCode = reply.status ?? 200;
    response.end(reply.text ?? JSON.stringify(reply.body ?? {}));
  });
  const running: IntegratorServer = {
    baseUrl: `${origin}/integrator/`,
    seen,
    reply: { status: 404 },
    close,
  };
  return running;
}
