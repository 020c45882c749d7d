/**
 * Serve mode: types the kiosk's keys into the payment page, over the DevTools of the browser that this process opened.
 */
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { PageField, PageKey, PaymentKeys } from "../host/rpc/payment-keys.ts";
import { Cell } from "../host/shared/live.ts";
import { attached, type DevTools, targets } from "./devtools-pipe.ts";
import { FOCUSED_FIELD, fieldOf } from "./focused-field.ts";
import { keyEvents } from "./key-events.ts";

/** Polling interval for the focused field, while a payment page is open. */
const POLL_MS = 250;

const FOCUSED = { enabled: true };
/** The isolated world of the script that reads the focus: separate from the page's own scripts. */
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
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });

export type BrowserKeys = {
  readonly keys: PaymentKeys;
  /** A browser was opened on the kiosk's page; until it closes, its pages can be typed into. */
  opened(devTools: DevTools, pageUrl: string): void;
};

export function createBrowserKeys(): BrowserKeys {
  const field = new Cell<PageField>("unavailable");
  let page: OpenPage | null = null;
  let readers = 0;
  let isPolling = false;

  /** Polls while there is a listener. */
  const watch = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    while (readers > 0) {
      field.set((await page?.focusedField().catch(() => null)) ?? "unavailable");
      await delay(POLL_MS);
    }
    isPolling = false;
  };
  return {
    keys: {
      field: {
        current: () => field.current(),
        subscribe(listener) {
          const stop = field.subscribe(listener);
          readers += 1;
          void watch();
          return () => {
            stop();
            readers -= 1;
          };
        },
      },
      type: async (key) => {
        await page?.type(key).catch(() => {});
      },
    },
    opened(devTools, pageUrl) {
      const opened = openPage(devTools, pageUrl);
      page = opened;
      void devTools.closed.then(() => {
        if (page === opened) page = null;
      });
    },
  };
}

type OpenPage = ReturnType<typeof openPage>;

/**
 * The kiosk's page in one browser, with its frames: pages of other sites have processes and targets of their own, one
 * of the same site (a provider on this very machine) is among the page's own frames.
 */
function openPage(devTools: DevTools, pageUrl: string) {
  /** By target. */
  const sessions = new Map<string, string>();

  async function targetsNow() {
    const { targetInfos } = targets.parse(await devTools.send("Target.getTargets"));
    const page = targetInfos.find(({ type, url }) => type === "page" && url.startsWith(pageUrl));
    if (!page) throw new Error("the kiosk's page is not open");
    return { page, framed: targetInfos.filter(({ type }) => type === "iframe") };
  }
  async function call(targetId: string, method: string, params: object): Promise<unknown> {
    const known = sessions.get(targetId);
    const attaching = { targetId, flatten: true };
    const sessionId =
      known ?? attached.parse(await devTools.send("Target.attachToTarget", attaching)).sessionId;
    sessions.set(targetId, sessionId);
    // Keys reach no field of a window in the background; a kiosk has only this one.
    if (!known) await devTools.send("Emulation.setFocusEmulationEnabled", FOCUSED, sessionId);
    return devTools.send(method, params, sessionId).catch((error: unknown) => {
      // A target that was replaced meanwhile is attached again.
      sessions.delete(targetId);
      throw error;
    });
  }
  /** A target's own frames; without the first of them if that is the kiosk's. */
  async function framesOf(targetId: string, without: "none" | "first"): Promise<string[]> {
    const top = frames.parse(await call(targetId, "Page.getFrameTree", {})).frameTree;
    return without === "first" ? top.inside.flatMap(idsIn) : idsIn(top);
  }
  async function fieldIn(targetId: string, frameId: string): Promise<unknown> {
    // In an isolated world the page's scripts cannot fake the answer.
    const own = { frameId, worldName: WORLD };
    const answer = world.parse(await call(targetId, "Page.createIsolatedWorld", own));
    const expression = `document.hasFocus() ? ${FOCUSED_FIELD} : "none"`;
    const question = { expression, returnByValue: true, contextId: answer.executionContextId };
    return evaluated.parse(await call(targetId, "Runtime.evaluate", question)).result.value;
  }
  /** The focused fields of one target's frames; one that is being removed has none. */
  async function fieldsIn(targetId: string, without: "none" | "first"): Promise<unknown[]> {
    const ids = await framesOf(targetId, without).catch(() => []);
    return Promise.all(ids.map((id) => fieldIn(targetId, id).catch(() => "none")));
  }

  return {
    async focusedField(): Promise<PageField> {
      const { page, framed } = await targetsNow();
      const answers = await Promise.all([
        fieldsIn(page.targetId, "first"),
        ...framed.map(({ targetId }) => fieldsIn(targetId, "none")),
      ]);
      return fieldOf(answers.flat());
    },
    async type(key: PageKey): Promise<void> {
      const { page } = await targetsNow();
      for (const event of keyEvents(key)) {
        await call(page.targetId, "Input.dispatchKeyEvent", event);
      }
    },
  };
}

function idsIn({ id, inside }: Frame): string[] {
  return [id, ...inside.flatMap(idsIn)];
}
