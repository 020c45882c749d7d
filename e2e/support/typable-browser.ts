import { chromium, type Page } from "@playwright/test";
import { WebSocket } from "ws";
import { z } from "zod";
import type { BrowserKeys } from "../../electron/browser/browser-keys.ts";
import type { DevTools } from "../../electron/browser/devtools-pipe.ts";
import { CHROMIUM_SWITCHES } from "../../electron/browser/find-chromium.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { ensureChromium } from "../../scripts/running/chromium.ts";

const PORTRAIT = { width: 1080, height: 1920 };

const answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * A browser that the host can type into. The test needs the pipe of `npm run kiosk` itself, so the host connects by a
 * port, with the same protocol (electron/browser/devtools-pipe.test.ts tests the pipe). Calls `use` with the kiosk's
 * page, then closes the browser.
 */
export async function inTypableBrowser(
  url: string,
  opened: BrowserKeys["opened"],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error("there is no Chromium");
  const port = await freePort();
  const args = [...CHROMIUM_SWITCHES, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: PORTRAIT, hasTouch: true });
    await page.goto(url);
    const devTools = await connectByPort(port);
    opened(devTools, url);
    await use(page);
  } finally {
    await browser.close();
  }
}

async function connectByPort(port: number): Promise<DevTools> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = z
    .object({ webSocketDebuggerUrl: z.string() })
    .parse(await version.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.once("open", resolve));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const waiting = new Map<number, (received: z.infer<typeof answer>) => void>();
  socket.on("message", (data) => {
    const received = answer.safeParse(JSON.parse(String(data)));
    if (received.success) waiting.get(received.data.id)?.(received.data);
  });
  let lastId = 0;
  return {
    closed,
    send(method, params = {}, sessionId) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(error.message));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      return promise;
    },
  };
}
