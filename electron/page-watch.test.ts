/** Serve mode's watch over the page (requirement O3), in a real browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { ensureChromium } from "../scripts/running/chromium.ts";
import { connectByPipe, type DevTools } from "./browser/devtools-pipe.ts";
import { CHROMIUM_SWITCHES } from "./browser/find-chromium.ts";
import { watchPage } from "./browser/page-watch.ts";
import { eventually } from "./testing/eventually.ts";

/** A working page may be silent for a second or two on a busy machine. */
const TIMES = { askEveryMs: 250, unanswered: 8, startWithinMs: 40_000 };

/**
 * Reports itself once its script runs. When only its request has been seen, a command would still reach the document
 * before it: the browser has not committed the response.
 */
const PAGE = "<title>page</title><script>fetch('/loaded')</script>";

let profile: string;
let server: Server;
let url: string;
/** How many times the page was loaded. */
let loads: number;
let browser: ChildProcess;
let devTools: DevTools;

beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), "kiosk-watch-"));
  loads = 0;
  server = createServer((request, response) => {
    if (request.url === "/loaded") loads += 1;
    response.setHeader("Content-Type", "text/html").end(PAGE);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  const chromium = ensureChromium();
  if (chromium === null) throw new Error("there is no Chromium");
  const switches = [...CHROMIUM_SWITCHES, "--headless=new", "--remote-debugging-pipe"];
  browser = spawn(chromium, [...switches, `--user-data-dir=${profile}`, url], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  if (!(toBrowser instanceof Writable && fromBrowser instanceof Readable))
    throw new Error("no pipe");
  devTools = connectByPipe(toBrowser, fromBrowser);
});
afterEach(async () => {
  if (browser.exitCode === null && browser.signalCode === null) {
    const gone = once(browser, "exit");
    browser.kill("SIGKILL");
    await gone;
  }
  server.closeAllConnections();
  server.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

const targets = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), url: z.string() })),
});
const attached = z.object({ sessionId: z.string() });

/** Sends a command to the page over a session of its own, without waiting for its response. */
async function send(method: string, params: object = {}): Promise<void> {
  const sessionId = await eventually(async () => {
    const { targetInfos } = targets.parse(await devTools.send("Target.getTargets"));
    const page = targetInfos.find((target) => target.url === url);
    if (!page) throw new Error("the page is not among the targets");
    const session = { targetId: page.targetId, flatten: true };
    return attached.parse(await devTools.send("Target.attachToTarget", session)).sessionId;
  });
  void devTools.send(method, params, sessionId).catch(() => {});
}
const isLoaded = (times: number) => eventually(() => expect(loads).toBeGreaterThanOrEqual(times));

test("a page that hangs, and one that crashes, is loaded again; a working one is left alone", async () => {
  const helpless = vi.fn();
  const watching = watchPage(devTools, url, helpless, TIMES);
  await isLoaded(1);
  await new Promise((done) => setTimeout(done, 1_000));
  expect(loads).toBe(1);
  await send("Runtime.evaluate", { expression: "for (;;) {}" });
  await isLoaded(2);
  await send("Page.crash");
  await isLoaded(3);
  expect(helpless).not.toHaveBeenCalled();
  browser.kill("SIGKILL");
  await watching;
  expect(helpless).not.toHaveBeenCalled();
});

test("a browser in which no page appears is reported", async () => {
  const helpless = vi.fn();
  await watchPage(devTools, "http://127.0.0.1:1/", helpless, { ...TIMES, startWithinMs: 500 });
  expect(helpless).toHaveBeenCalledOnce();
});
