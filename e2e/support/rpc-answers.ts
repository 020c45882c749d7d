/** What the host answers to the calls of its page, as the page receives it. */
import type { Page } from "@playwright/test";
import { z } from "zod";

const call = z.object({ i: z.string(), p: z.object({ u: z.string() }) });
const answer = z.object({ i: z.string(), p: z.object({ b: z.unknown() }) });

/** The body of the answer to the next call of this path, such as `/visit/resumable`. */
export function answerOf(page: Page, path: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  // Every connection: the one of a page that is being left may open first.
  page.on("websocket", (socket) => {
    let id: string | null = null;
    socket.on("framesent", ({ payload }) => {
      const sent = call.safeParse(parsed(payload));
      if (sent.data?.p.u.endsWith(path)) id = sent.data.i;
    });
    socket.on("framereceived", ({ payload }) => {
      const received = answer.safeParse(parsed(payload));
      if (id !== null && received.data?.i === id) resolve(received.data.p.b);
    });
  });
  return promise;
}

function parsed(payload: string | Buffer): unknown {
  try {
    return JSON.parse(String(payload));
  } catch {
    return null;
  }
}
