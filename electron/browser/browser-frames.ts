/** The pages of other sites in the frame of the kiosk's page, over DevTools. */
import { z } from "zod";
import { attached, type DevTools, targets } from "./devtools-pipe.ts";

const FOCUSED = { enabled: true };
/** The isolated world of the kiosk's scripts: separate from the page's own, which cannot fake an answer. */
const WORLD = "kiosk-keys";

type Frame = { readonly id: string; readonly inside: readonly Frame[] };
const frameTree: z.ZodType<Frame> = z
  .object({
    frame: z.object({ id: z.string() }),
    get childFrames() {
      return z.array(frameTree).default([]);
    },
  })
  .transform(({ frame, childFrames }) => ({ id: frame.id, inside: childFrames }));
const frames = z.object({ frameTree });
const world = z.object({ executionContextId: z.number() });
const resolved = z.object({ object: z.object({ objectId: z.string() }) });
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });

/** A frame of another page than the kiosk's, and the target whose session it is reached by. */
type FrameOfTarget = { readonly targetId: string; readonly frameId: string };
export type FrameNode = FrameOfTarget & { readonly backendNodeId: number };
export type FoundFrame = FrameOfTarget & {
  /** The frame around it; the kiosk's is none of those found. */
  readonly parentId: string | null;
};

/**
 * The kiosk's page in one browser, with its frames: pages of other sites have processes and targets of their own, one
 * of the same site (a provider on this very machine) is among the page's own frames.
 */
export class BrowserFrames {
  readonly #devTools: DevTools;
  readonly #pageUrl: string;
  /** By target. */
  readonly #sessions = new Map<string, Promise<string>>();

  constructor(devTools: DevTools, pageUrl: string) {
    this.#devTools = devTools;
    this.#pageUrl = pageUrl;
  }

  /** Every frame of other pages; one that is being removed is none. */
  async found(): Promise<FoundFrame[]> {
    const { page, framed } = await this.#targets();
    const found = await Promise.all(
      [
        this.#framesIn(page.targetId).then(({ inside }) => inside),
        ...framed.map(async ({ targetId, parentFrameId = null }) => {
          const { first, inside } = await this.#framesIn(targetId);
          return [{ targetId, frameId: first, parentId: parentFrameId }, ...inside];
        }),
      ].map((frames) => frames.catch(() => [])),
    );
    return found.flat();
  }

  /** The target of the kiosk's own page, which has the keyboard's keys. */
  async kioskTarget(): Promise<string> {
    return (await this.#targets()).page.targetId;
  }

  /** What an expression of the kiosk's own world says in a frame. */
  async answerOf(frame: FrameOfTarget, expression: string): Promise<unknown> {
    const contextId = await this.#ownWorld(frame);
    const question = { expression, returnByValue: true, contextId };
    const answer = await this.call(frame.targetId, "Runtime.evaluate", question);
    return evaluated.parse(answer).result.value;
  }

  /** Calls a function of the kiosk's own world with a node of a frame as `this`, as if the customer had touched it. */
  async callOn(node: FrameNode, functionDeclaration: string, ...values: unknown[]): Promise<void> {
    const { targetId, backendNodeId } = node;
    const executionContextId = await this.#ownWorld(node);
    const inWorld = { backendNodeId, executionContextId };
    const { object } = resolved.parse(await this.call(targetId, "DOM.resolveNode", inWorld));
    await this.call(targetId, "Runtime.callFunctionOn", {
      ...{ objectId: object.objectId, functionDeclaration, userGesture: true },
      arguments: values.map((value) => ({ value })),
    });
  }

  async call(targetId: string, method: string, params: object): Promise<unknown> {
    const session = this.#sessions.get(targetId) ?? this.#attach(targetId);
    this.#sessions.set(targetId, session);
    try {
      return await this.#devTools.send(method, params, await session);
    } catch (error) {
      // A target that was replaced meanwhile is attached again.
      if (this.#sessions.get(targetId) === session) this.#sessions.delete(targetId);
      throw error;
    }
  }

  async #ownWorld({ targetId, frameId }: FrameOfTarget): Promise<number> {
    const own = { frameId, worldName: WORLD };
    const answer = await this.call(targetId, "Page.createIsolatedWorld", own);
    return world.parse(answer).executionContextId;
  }

  async #attach(targetId: string): Promise<string> {
    const params = { targetId, flatten: true };
    const answer = await this.#devTools.send("Target.attachToTarget", params);
    const { sessionId } = attached.parse(answer);
    // Keys reach no field of a window in the background; a kiosk has only this one.
    await this.#devTools.send("Emulation.setFocusEmulationEnabled", FOCUSED, sessionId);
    return sessionId;
  }

  async #targets() {
    const { targetInfos } = targets.parse(await this.#devTools.send("Target.getTargets"));
    const page = targetInfos.find(
      ({ type, url }) => type === "page" && url.startsWith(this.#pageUrl),
    );
    if (!page) throw new Error("the kiosk's page is not open");
    return { page, framed: targetInfos.filter(({ type }) => type === "iframe") };
  }

  /** A target's own frames: its first, which is the kiosk's page itself or a page in it, and those in that. */
  async #framesIn(targetId: string): Promise<{ first: string; inside: FoundFrame[] }> {
    const top = frames.parse(await this.call(targetId, "Page.getFrameTree", {})).frameTree;
    const within = ({ id, inside }: Frame): FoundFrame[] =>
      inside.flatMap((frame) => [{ targetId, frameId: frame.id, parentId: id }, ...within(frame)]);
    return { first: top.id, inside: within(top) };
  }
}
