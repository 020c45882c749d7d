import { PassThrough, Writable } from "node:stream";
import { chromium, type Page } from "@playwright/test";
import { WebSocket } from "ws";
import { z } from "zod";
import type { BrowserKeys } from "../../electron/browser/browser-keys.ts";
import { connectByPipe, type DevTools, END } from "../../electron/browser/devtools-pipe.ts";
import { CHROMIUM_SWITCHES } from "../../electron/browser/find-chromium.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { ensureChromium } from "../../scripts/running/chromium.ts";

const PORTRAIT = { width: 1080, height: 1920 };

/**
 * A browser that the host can type into. The test needs the pipe of `npm run kiosk` itself, so the host connects by a
 * port, whose messages are put on a pipe. Calls `use` with the kiosk's
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
  const fromBrowser = new PassThrough();
  socket.on("message", (data) => fromBrowser.write(`${String(data)}${END}`));
  socket.once("close", () => fromBrowser.destroy());
  const toBrowser = new Writable({
    write(message, _encoding, done) {
      socket.send(String(message).replace(END, ""));
      done();
    },
  });
  return connectByPipe(toBrowser, fromBrowser);
}
