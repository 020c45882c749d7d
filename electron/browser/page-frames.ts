/** The frames of a payment provider's page, over DevTools: of a browser, or of Electron's view. */
import { z } from "zod";

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

type FrameOfTarget = {
  /** Of what its session reaches: a page, or a frame in a process of its own. */
  readonly targetId: string;
  readonly frameId: string;
};
export type FrameNode = FrameOfTarget & { readonly backendNodeId: number };
export type FoundFrame = FrameOfTarget & {
  /** The frame around it; that of the outermost is none of those found, or null. */
  readonly parentId: string | null;
};

export type PageFrames = {
  /** Every frame of the provider's page; one that is being removed is none. */
  found(): Promise<FoundFrame[]>;
  /** Sends a command to a target; rejects if it refuses, or is gone. */
  call(targetId: string, method: string, params: object): Promise<unknown>;
};
type Caller = Pick<PageFrames, "call">;

/** A target's own frames: its first, and those in it. */
export async function framesIn(
  { call }: Caller,
  targetId: string,
): Promise<{ first: string; inside: FoundFrame[] }> {
  const top = frames.parse(await call(targetId, "Page.getFrameTree", {})).frameTree;
  const within = ({ id, inside }: Frame): FoundFrame[] =>
    inside.flatMap((frame) => [{ targetId, frameId: frame.id, parentId: id }, ...within(frame)]);
  return { first: top.id, inside: within(top) };
}

/** What an expression of the kiosk's own world says in a frame. */
export async function answerOf(
  page: Caller,
  frame: FrameOfTarget,
  expression: string,
): Promise<unknown> {
  const contextId = await ownWorld(page, frame);
  const question = { expression, returnByValue: true, contextId };
  return evaluated.parse(await page.call(frame.targetId, "Runtime.evaluate", question)).result
    .value;
}

/** Calls a function of the kiosk's own world with a node of a frame as `this`, as if the customer had touched it. */
export async function callOn(
  page: Caller,
  node: FrameNode,
  functionDeclaration: string,
  ...values: unknown[]
): Promise<void> {
  const { targetId, backendNodeId } = node;
  const inWorld = { backendNodeId, executionContextId: await ownWorld(page, node) };
  const { object } = resolved.parse(await page.call(targetId, "DOM.resolveNode", inWorld));
  await page.call(targetId, "Runtime.callFunctionOn", {
    ...{ objectId: object.objectId, functionDeclaration, userGesture: true },
    arguments: values.map((value) => ({ value })),
  });
}

async function ownWorld({ call }: Caller, { targetId, frameId }: FrameOfTarget): Promise<number> {
  const own = { frameId, worldName: WORLD };
  return world.parse(await call(targetId, "Page.createIsolatedWorld", own)).executionContextId;
}
