/** Serve mode: the kiosk's keys type into the payment page over the DevTools of the browser that this process opened. */
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { Cell } from "../host/api/live.ts";
import type { PageField, PageKey, PaymentKeys } from "../host/api/payment-keys.ts";
import type { DevTools } from "./devtools-pipe.ts";
import { FOCUSED_FIELD, fieldOf } from "./focused-field.ts";
import { keyEvents } from "./key-events.ts";

/** How often it is looked where the focus is, while a payment page is open. */
const LOOK_EVERY_MS = 250;

const targets = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string(), url: z.string() })),
});
const FOCUSED = { enabled: true };
const attached = z.object({ sessionId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });

export type BrowserKeys = {
  readonly keys: PaymentKeys;
  /** A browser was opened on the kiosk's page; until it is gone, its pages can be typed into. */
  opened(devTools: DevTools, pageUrl: string): void;
};

export function createBrowserKeys(): BrowserKeys {
  const field = new Cell<PageField>("unavailable");
  let page: OpenPage | null = null;
  let readers = 0;
  let isLooking = false;

  /** Looks again and again for as long as anybody wants to know. */
  const watch = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    while (readers > 0) {
      field.set((await page?.focusedField().catch(() => null)) ?? "unavailable");
      await delay(LOOK_EVERY_MS);
    }
    isLooking = false;
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

/** The kiosk's page in one browser, and the frames of other sites in it, which have processes of their own. */
function openPage(devTools: DevTools, pageUrl: string) {
  /** By target. */
  const sessions = new Map<string, string>();

  async function targetsNow() {
    const { targetInfos } = targets.parse(await devTools.send("Target.getTargets"));
    const page = targetInfos.find(({ type, url }) => type === "page" && url.startsWith(pageUrl));
    if (!page) throw new Error("the kiosk's page is not open");
    return { page, frames: targetInfos.filter(({ type }) => type === "iframe") };
  }
  async function call(targetId: string, method: string, params: object): Promise<unknown> {
    const known = sessions.get(targetId);
    const attaching = { targetId, flatten: true };
    const sessionId =
      known ?? attached.parse(await devTools.send("Target.attachToTarget", attaching)).sessionId;
    sessions.set(targetId, sessionId);
    // Keys reach no field of a window that is not in front; a kiosk has no other that anybody could mean.
    if (!known) await devTools.send("Emulation.setFocusEmulationEnabled", FOCUSED, sessionId);
    return devTools.send(method, params, sessionId).catch((error: unknown) => {
      // A target that has been replaced meanwhile is attached to anew.
      sessions.delete(targetId);
      throw error;
    });
  }
  async function fieldIn(targetId: string): Promise<unknown> {
    const expression = `document.hasFocus() ? ${FOCUSED_FIELD} : "none"`;
    const question = { expression, returnByValue: true };
    return evaluated.parse(await call(targetId, "Runtime.evaluate", question)).result.value;
  }

  return {
    async focusedField(): Promise<PageField> {
      const { frames } = await targetsNow();
      // A frame that is just going away has no focus.
      return fieldOf(
        await Promise.all(frames.map(({ targetId }) => fieldIn(targetId).catch(() => "none"))),
      );
    },
    async type(key: PageKey): Promise<void> {
      const { page } = await targetsNow();
      for (const event of keyEvents(key)) {
        await call(page.targetId, "Input.dispatchKeyEvent", event);
      }
    },
  };
}
