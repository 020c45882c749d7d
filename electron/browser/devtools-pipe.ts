/**
 * The DevTools of a browser that this process opened with `--remote-debugging-pipe`: no other process can reach them.
 */
import type { Readable, Writable } from "node:stream";
import { z } from "zod";

export type DevTools = {
  /** Rejects if the browser reports an error, or it or the session's target is gone. */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** Resolves when the browser is gone. */
  readonly closed: Promise<void>;
};

/** Results of `Target.getTargets` and `Target.attachToTarget`. */
export const targets = z.object({
  targetInfos: z.array(
    z.object({
      targetId: z.string(),
      type: z.string(),
      url: z.string(),
      /** Of a frame in a process of its own. */
      parentFrameId: z.string().optional(),
    }),
  ),
});
export const attached = z.object({ sessionId: z.string() });

/** A response to a command. */
const answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** The only event that counts: a frame or page is gone, and answers nothing any more. */
const detached = z.object({
  method: z.literal("Target.detachedFromTarget"),
  params: attached,
});

/** Messages end with a zero byte, in both directions. */
export const END = "\0";

type Waiting = {
  readonly sessionId: string | undefined;
  resolve(result: unknown): void;
  reject(error: Error): void;
};

/** Talks to the browser over its third and fourth file descriptor. */
export function connectByPipe(toBrowser: Writable, fromBrowser: Readable): DevTools {
  const waiting = new Map<number, Waiting>();
  const closed = Promise.withResolvers<void>();
  let lastId = 0;
  let isOpen = true;
  let rest = "";

  const close = (): void => {
    isOpen = false;
    for (const { reject } of waiting.values()) reject(new Error("the browser is gone"));
    waiting.clear();
    closed.resolve();
  };
  const onAnswer = ({ id, result, error }: z.infer<typeof answer>): void => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };
  const onDetached = (sessionId: string): void => {
    for (const [id, call] of waiting) {
      if (call.sessionId !== sessionId) continue;
      waiting.delete(id);
      call.reject(new Error("the target is gone"));
    }
  };
  const onMessage = (message: unknown): void => {
    const answered = answer.safeParse(message);
    const event = detached.safeParse(message);
    if (answered.success) onAnswer(answered.data);
    else if (event.success) onDetached(event.data.params.sessionId);
  };

  fromBrowser.setEncoding("utf8");
  fromBrowser.on("data", (text: string) => {
    const parts = (rest + text).split(END);
    rest = parts.pop() ?? "";
    for (const part of parts) onMessage(JSON.parse(part));
  });
  for (const stream of [toBrowser, fromBrowser]) {
    stream.on("close", close);
    stream.on("error", close);
  }

  return {
    closed: closed.promise,
    send(method, params = {}, sessionId) {
      if (!isOpen) return Promise.reject(new Error("the browser is gone"));
      lastId += 1;
      const id = lastId;
      const call = Promise.withResolvers<unknown>();
      const { resolve, reject } = call;
      waiting.set(id, { sessionId, resolve, reject });
      toBrowser.write(JSON.stringify({ id, method, params, sessionId }) + END);
      return call.promise;
    },
  };
}
