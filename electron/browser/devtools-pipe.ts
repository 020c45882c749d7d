/**
 * The DevTools of a browser that this process opened with `--remote-debugging-pipe`: no other process can reach them.
 */
import type { Readable, Writable } from "node:stream";
import { z } from "zod";

export type DevTools = {
  /** Rejects if the browser reports an error, or is gone. */
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

/** A response to a command; events, which have no id, are ignored. */
const answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Messages end with a zero byte, in both directions. */
const END = "\0";

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

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

  fromBrowser.setEncoding("utf8");
  fromBrowser.on("data", (text: string) => {
    const parts = (rest + text).split(END);
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const parsed = answer.safeParse(JSON.parse(part));
      if (parsed.success) onAnswer(parsed.data);
    }
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
      waiting.set(id, call);
      toBrowser.write(JSON.stringify({ id, method, params, sessionId }) + END);
      return call.promise;
    },
  };
}
