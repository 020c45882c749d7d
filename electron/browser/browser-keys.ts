/**
 * Serve mode: types the kiosk's keys into the payment page, and reads it to a customer who has a keypad, over the
 * DevTools of the browser that this process opened.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { PageContent, PageField, PaymentKeys } from "../host/rpc/payment-keys.ts";
import { Cell, type Live } from "../host/shared/live.ts";
import type { DevTools } from "./devtools-pipe.ts";
import { FramedPage } from "./framed-page.ts";

/** Polling intervals, while a payment page is open. */
const FIELD_EVERY_MS = 250;
const CONTENT_EVERY_MS = 500;

export type BrowserKeys = {
  readonly keys: PaymentKeys;
  /** A browser was opened on the kiosk's page; until it closes, its pages can be typed into. */
  opened(devTools: DevTools, pageUrl: string): void;
};

export function createBrowserKeys(): BrowserKeys {
  let page: FramedPage | null = null;
  const field = polled<PageField>(
    { otherwise: "unavailable", everyMs: FIELD_EVERY_MS, isForgotten: false },
    async () => (await page?.focusedField()) ?? "unavailable",
  );
  const content = polled<PageContent | null>(
    { otherwise: null, everyMs: CONTENT_EVERY_MS, isForgotten: true },
    async () => (await page?.content()) ?? null,
  );
  return {
    keys: {
      field,
      content,
      type: async (key, stop) => {
        const typed = stop === undefined ? page?.type(key) : page?.typeInto(stop, key);
        await typed?.catch(() => {});
      },
      press: async (stop) => {
        await page?.press(stop).catch(() => {});
      },
    },
    opened(devTools, pageUrl) {
      const opened = new FramedPage(devTools, pageUrl);
      page = opened;
      void devTools.closed.then(() => {
        if (page === opened) page = null;
      });
    },
  };
}

type Polling<Value> = {
  readonly otherwise: Value;
  readonly everyMs: number;
  /** Whether nothing of it remains for the next listener, who may be another customer. */
  readonly isForgotten: boolean;
};

/** A value that is read again and again while there is a listener; `otherwise` if it cannot be read. */
function polled<Value>(
  { otherwise, everyMs, isForgotten }: Polling<Value>,
  read: () => Promise<Value>,
): Live<Value> {
  const cell = new Cell<Value>(otherwise);
  let listeners = 0;
  let isPolling = false;
  const poll = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    while (listeners > 0) {
      const value = await read().catch(() => otherwise);
      // One that was read again is another object.
      if (JSON.stringify(value) !== JSON.stringify(cell.current())) cell.set(value);
      await delay(everyMs);
    }
    if (isForgotten) cell.set(otherwise);
    isPolling = false;
  };
  return {
    current: () => cell.current(),
    subscribe(listener) {
      const stop = cell.subscribe(listener);
      listeners += 1;
      void poll();
      return () => {
        stop();
        listeners -= 1;
      };
    },
  };
}
