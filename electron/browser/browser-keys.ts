/**
 * Serve mode: types the kiosk's keys into the payment page, and reads it to a customer who has a keypad, over the
 * DevTools of the browser that this process opened.
 */
import type { PageField, PaymentKeys } from "../host/rpc/payment-keys.ts";
import { BrowserFrames } from "./browser-frames.ts";
import type { DevTools } from "./devtools-pipe.ts";
import { polled } from "./polled.ts";
import { ProviderPage, polledContent } from "./provider-page.ts";

/** Polling interval, while a payment page is open. */
const FIELD_EVERY_MS = 250;

export type BrowserKeys = {
  readonly keys: PaymentKeys;
  /** A browser was opened on the kiosk's page; until it closes, its pages can be typed into. */
  opened(devTools: DevTools, pageUrl: string): void;
};

export function createBrowserKeys(): BrowserKeys {
  let frames: BrowserFrames | null = null;
  let page: ProviderPage | null = null;
  const field = polled<PageField>(
    { otherwise: "unavailable", everyMs: FIELD_EVERY_MS, isForgotten: false },
    async () => (await page?.focusedField()) ?? "unavailable",
  );
  const content = polledContent(() => page);
  return {
    keys: {
      field,
      content,
      type: async (key, stop) => {
        const typed = stop === undefined ? frames?.pressKey(key) : page?.typeInto(stop, key);
        await typed?.catch(() => {});
      },
      press: async (stop) => {
        await page?.press(stop).catch(() => {});
      },
    },
    opened(devTools, pageUrl) {
      const opened = new BrowserFrames(devTools, pageUrl);
      frames = opened;
      page = new ProviderPage(opened);
      void devTools.closed.then(() => {
        if (frames !== opened) return;
        frames = null;
        page = null;
      });
    },
  };
}
