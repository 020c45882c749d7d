/** A paired kiosk's connection to its fleet: messages are written and read by their schemas (fleet/messages). */
import type { z } from "zod";
import { readMessage, writeMessage } from "../../../fleet/messages/message.ts";
import type { Log } from "../net/log.ts";
import type { Live } from "../shared/live.ts";
import type { Connection } from "./connection.ts";

/** How long a request waits for its answer: one in flight when the line breaks learns nothing of it. */
export const REQUEST_MS = 1_000;

export type Answer<Schema extends z.ZodType> =
  | { readonly ok: true; readonly answer: z.output<Schema> }
  | { readonly ok: false; readonly reason: string };

export type Link = {
  /** This kiosk's id in the fleet, part of its subjects. */
  readonly kiosk: string;
  /** Of this run of the host, new at each start. */
  readonly instance: string;
  readonly connected: Live<boolean>;
  /** Dropped while not connected. */
  publish<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    message: z.input<Schema>,
  ): void;
  /** Calls `handle` with each message that can be read. Returns a function that ends it. */
  listen<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    handle: (message: z.output<Schema>, subject: string) => void,
  ): () => void;
  /** Answers requests; one whose handler rejects is not answered. Returns a function that ends it. */
  serve<Request extends z.ZodType, Reply extends z.ZodType>(
    subject: string,
    requestSchema: Request,
    answerSchema: Reply,
    handle: (request: z.output<Request>) => Promise<z.input<Reply>>,
  ): () => void;
  /** Never rejects. */
  request<Schema extends z.ZodType, Reply extends z.ZodType>(
    subject: string,
    schema: Schema,
    message: z.input<Schema>,
    answerSchema: Reply,
    timeoutMs?: number,
  ): Promise<Answer<Reply>>;
  stop(): Promise<void>;
};

export function createLink(options: {
  readonly connection: Connection;
  readonly kiosk: string;
  readonly instance: string;
  readonly log: Pick<Log, "warn" | "error">;
}): Link {
  const { connection, kiosk, instance, log } = options;
  const read = <Schema extends z.ZodType>(schema: Schema, data: Uint8Array, subject: string) => {
    const found = readMessage(schema, data);
    if (!found.ok) log.warn({ subject, reason: found.reason }, "fleet message not readable");
    return found;
  };
  return {
    kiosk,
    instance,
    connected: connection.connected,
    publish(subject, schema, message) {
      if (connection.connected.current())
        connection.publish(subject, writeMessage(schema, message));
    },
    listen: (pattern, schema, handle) =>
      connection.subscribe(pattern, ({ data, subject }) => {
        const found = read(schema, data, subject);
        if (found.ok) handle(found.message, subject);
      }),
    serve: (pattern, requestSchema, answerSchema, handle) =>
      connection.subscribe(pattern, ({ data, subject, respond }) => {
        const found = read(requestSchema, data, subject);
        if (!found.ok) return;
        handle(found.message)
          .then((answer) => respond(writeMessage(answerSchema, answer)))
          .catch((error: unknown) => log.error({ subject, error }, "fleet request not answered"));
      }),
    request: (subject, schema, message, answerSchema, timeoutMs = REQUEST_MS) =>
      requestOver(connection, { subject, schema, message, answerSchema, timeoutMs }),
    stop: () => connection.close(),
  };
}

/** One request, and its answer or why there is none. Never rejects. */
export async function requestOver<Schema extends z.ZodType, Reply extends z.ZodType>(
  connection: Pick<Connection, "request">,
  {
    subject,
    schema,
    message,
    answerSchema,
    timeoutMs,
  }: {
    readonly subject: string;
    readonly schema: Schema;
    readonly message: z.input<Schema>;
    readonly answerSchema: Reply;
    readonly timeoutMs: number;
  },
): Promise<Answer<Reply>> {
  try {
    const data = await connection.request(subject, writeMessage(schema, message), timeoutMs);
    const found = readMessage(answerSchema, data);
    return found.ok ? { ok: true, answer: found.message } : { ok: false, reason: found.reason };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.name : "unknown" };
  }
}
