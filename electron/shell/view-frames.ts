/** The frames of the payment page in Electron's view, over the debugger of its web contents. */
import type { Debugger } from "electron";
import { z } from "zod";
import { type FoundFrame, framesIn, type PageFrames } from "../browser/page-frames.ts";

const PROTOCOL = "1.3";
/** The page itself; frames in processes of their own are named by their sessions. */
const PAGE = "";
const FRAMES_TOO = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };

const attachedFrame = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.literal("iframe"), parentFrameId: z.string().nullish() }),
});
const detachedFrame = z.object({ sessionId: z.string() });

type FramedTarget = {
  readonly parentId: string | null;
  /** Its commands get no answer any more. */
  readonly gone: PromiseWithResolvers<never>;
};

export class ViewFrames implements PageFrames {
  readonly #debugger: Debugger;
  /** By session. */
  readonly #framed = new Map<string, FramedTarget>();

  /** Attaches the debugger; `close` detaches it. */
  constructor(own: Debugger) {
    this.#debugger = own;
    own.attach(PROTOCOL);
    own.on("message", this.#onMessage);
    this.call(PAGE, "Target.setAutoAttach", FRAMES_TOO).catch(() => {});
  }

  close(): void {
    this.#debugger.off("message", this.#onMessage);
    for (const sessionId of this.#framed.keys()) this.#forget(sessionId);
    if (this.#debugger.isAttached()) this.#debugger.detach();
  }

  async found(): Promise<FoundFrame[]> {
    const own = [...this.#framed].map(([targetId, { parentId }]) => ({ targetId, parentId }));
    const found = await Promise.all(
      [{ targetId: PAGE, parentId: null }, ...own]
        .map(async ({ targetId, parentId }) => {
          const { first, inside } = await framesIn(this, targetId);
          return [{ targetId, frameId: first, parentId }, ...inside];
        })
        .map((frames) => frames.catch(() => [])),
    );
    return found.flat();
  }

  readonly call = async (targetId: string, method: string, params: object): Promise<unknown> => {
    if (targetId === PAGE) return await this.#debugger.sendCommand(method, params);
    const framed = this.#framed.get(targetId);
    if (!framed) throw new Error("the frame is gone");
    return await Promise.race([
      this.#debugger.sendCommand(method, params, targetId),
      framed.gone.promise,
    ]);
  };

  readonly #onMessage = (_event: unknown, method: string, params: unknown): void => {
    if (method === "Target.attachedToTarget") {
      const { data } = attachedFrame.safeParse(params);
      if (data) this.#found(data.sessionId, data.targetInfo.parentFrameId ?? null);
    }
    if (method === "Target.detachedFromTarget") {
      const { data } = detachedFrame.safeParse(params);
      if (data) this.#forget(data.sessionId);
    }
  };

  #found(sessionId: string, parentId: string | null): void {
    const gone = Promise.withResolvers<never>();
    // Also if nothing waits for an answer.
    gone.promise.catch(() => {});
    this.#framed.set(sessionId, { parentId, gone });
    this.call(sessionId, "Target.setAutoAttach", FRAMES_TOO).catch(() => {});
  }

  #forget(sessionId: string): void {
    this.#framed.get(sessionId)?.gone.reject(new Error("the frame is gone"));
    this.#framed.delete(sessionId);
  }
}
