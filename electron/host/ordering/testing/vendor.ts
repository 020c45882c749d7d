import type { ServerResponse } from "node:http";
import { type SeenRequest, startRecordingServer } from "../../testing/recording-server.ts";
import { tokenOf } from "../tokens.ts";

/** The vendor's reply: a body with the right token, unless it says otherwise. */
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

/** A vendor that answers by path. */
export type Vendor = {
  readonly baseUrl: string;
  readonly seen: SeenRequest[];
  reply(path: string, reply: Reply): void;
  close(): Promise<void>;
};

export async function startVendor(): Promise<Vendor> {
  const replies = new Map<string, Reply>();
  const { origin, seen, close } = await startRecordingServer(({ path }, response) =>
    answer(response, replies.get(path) ?? { status: 404 }),
  );
  return {
    baseUrl: `${origin}/vendor/`,
    seen,
    reply: (path, reply) => void replies.set(`/vendor/rest/${path}`, reply),
    close,
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
