/**
 * Web contents of the Electron double on a real page of Chromium: the shell's own scheme handler serves the page, it
 * runs the built preload, and its messages reach the shell with the frame that sent them. Chromium cannot route
 * `kiosk://`, so the scheme is mapped to an https host that does not exist.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Frame, Page } from "@playwright/test";
import {
  APP_ORIGIN,
  type BrowserWindow,
  type FakeFrame,
  type FakeSession,
  type FakeWebContents,
  ipcMain,
} from "./electron-double.ts";
import { FakeMessagePortMain } from "./message-port-main.ts";

const PAGE_ORIGIN = "https://kiosk.invalid";

/** The address that Chromium uses for a page of the scheme; any other address is unchanged. */
export const inChromium = (url: string): string => url.replace(APP_ORIGIN, PAGE_ORIGIN);
/** Electron's address for one of Chromium's. */
export const inElectron = (url: string): string => url.replace(PAGE_ORIGIN, APP_ORIGIN);

declare global {
  interface Window {
    electronDeliver(channel: string, args: unknown[]): void;
    electronPort(id: string, data: unknown): void;
  }
}

/** Loads what the window loaded. `preload` is the path of the built preload. */
export async function showInChromium(
  page: Page,
  window: BrowserWindow,
  storage: FakeSession,
  preload: string,
): Promise<void> {
  await givePreload(page, window.webContents, storage, preload);
  for (const url of window.webContents.loaded) await page.goto(inChromium(url));
}

/** Serves the page by the scheme's handler, and connects its preload with the shell. */
export async function givePreload(
  page: Page,
  contents: FakeWebContents,
  storage: FakeSession,
  preload: string,
): Promise<void> {
  await answerPages(page, storage);
  await relayMessages(page, contents);
  await page.addInitScript({ content: preloadScript(preload) });
}

/** Serves the addresses of the scheme by the handler that the shell registered for the session. */
export async function answerPages(page: Page, storage: FakeSession): Promise<void> {
  await page.route(`${PAGE_ORIGIN}/**`, async (route) => {
    const handler = storage.protocol.handlers.get("kiosk");
    if (!handler) return await route.abort();
    const { url, method } = { url: route.request().url(), method: route.request().method() };
    const answer = await handler(new Request(inElectron(url), { method }));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

async function relayMessages(page: Page, contents: FakeWebContents): Promise<void> {
  const ports = new Map<string, MessagePort>();
  const bringPort = (id: string): FakeMessagePortMain => {
    const { port1, port2 } = new MessageChannel();
    port2.on("message", (data) => {
      const answer = [id, data] as const;
      unlessClosed(
        page,
        page.evaluate((args) => window.electronPort(...args), answer),
      );
    });
    ports.set(id, port2);
    return new FakeMessagePortMain(port1);
  };
  await page.exposeBinding(
    "electronSend",
    (source, channel: string, message: unknown, portIds: string[]) => {
      const senderFrame = frameOf(source, contents);
      const event = { sender: contents, senderFrame, ports: portIds.map(bringPort) };
      ipcMain.emit(channel, event, message);
    },
  );
  await page.exposeBinding("electronPortSend", (_source, id: string, data: unknown) => {
    ports.get(id)?.postMessage(data);
  });
  const deliver = (channel: string, ...args: unknown[]) => {
    const message = [channel, args] as const;
    unlessClosed(
      page,
      page.evaluate((args) => window.electronDeliver(...args), message),
    );
  };
  contents.on("double:sent", deliver);
  page.once("close", () => contents.off("double:sent", deliver));
}

/** Messages to a page that closes, crashes or navigates meanwhile are lost, as in Electron. */
function unlessClosed(page: Page, said: Promise<void>): void {
  said.catch((error: unknown) => {
    if (!page.isClosed() && !/destroyed|crashed|closed/.test(String(error))) throw error;
  });
}

/** The frame that sent a message, as in Electron: only the main frame is the window's own. */
function frameOf(source: { frame: Frame; page: Page }, contents: FakeWebContents): FakeFrame {
  const { frame, page } = source;
  const origin = inElectron(new URL(frame.url()).origin);
  if (frame !== page.mainFrame()) return { origin };
  contents.mainFrame = { origin };
  return contents.mainFrame;
}

/** The double of Electron's renderer side, then the preload, which requires that double. */
function preloadScript(preload: string): string {
  const double = readFileSync(join(import.meta.dirname, "renderer-double.js"), "utf8");
  const code = readFileSync(preload, "utf8");
  // Electron runs a preload in the main frame only.
  return `${double}
    if (window === window.top) ((require, module, exports) => {${code}})(() => window.electronModule, {}, {});`;
}
