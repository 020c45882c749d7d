/** The pages of other sites in the frame of the kiosk's page, over DevTools. */
import type { PageKey } from "../host/rpc/payment-keys.ts";
import { attached, type DevTools, targets } from "./devtools-pipe.ts";
import { keyEvents } from "./key-events.ts";
import { type FoundFrame, framesIn, type PageFrames } from "./page-frames.ts";

const FOCUSED = { enabled: true };

/**
 * The kiosk's page in one browser, with its frames: pages of other sites have processes and targets of their own, one
 * of the same site (a provider on this very machine) is among the page's own frames.
 */
export class BrowserFrames implements PageFrames {
  readonly #devTools: DevTools;
  readonly #pageUrl: string;
  /** By target. */
  readonly #sessions = new Map<string, Promise<string>>();

  constructor(devTools: DevTools, pageUrl: string) {
    this.#devTools = devTools;
    this.#pageUrl = pageUrl;
  }

  async found(): Promise<FoundFrame[]> {
    const { page, framed } = await this.#targets();
    const found = await Promise.all(
      [
        framesIn(this, page.targetId).then(({ inside }) => inside),
        ...framed.map(async ({ targetId, parentFrameId = null }) => {
          const { first, inside } = await framesIn(this, targetId);
          return [{ targetId, frameId: first, parentId: parentFrameId }, ...inside];
        }),
      ].map((frames) => frames.catch(() => [])),
    );
    return found.flat();
  }

  /** Presses a key where the focus is: the kiosk's own page has the keyboard, for its frames, too. */
  async pressKey(key: PageKey): Promise<void> {
    const { targetId } = (await this.#targets()).page;
    for (const event of keyEvents(key)) {
      await this.call(targetId, "Input.dispatchKeyEvent", event);
    }
  }

  readonly call = async (targetId: string, method: string, params: object): Promise<unknown> => {
    const session = this.#sessions.get(targetId) ?? this.#attach(targetId);
    this.#sessions.set(targetId, session);
    try {
      return await this.#devTools.send(method, params, await session);
    } catch (error) {
      // A target that was replaced meanwhile is attached again.
      if (this.#sessions.get(targetId) === session) this.#sessions.delete(targetId);
      throw error;
    }
  };

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
}
