/** The shell with a real page: Chromium runs the built preload and the kiosk's own transport. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildPreload } from "../scripts/build.ts";
import { CHROMIUM_SWITCHES, ensureChromium } from "../scripts/chromium.ts";
import { showInChromium } from "./testing/chromium-window.ts";
import * as electron from "./testing/electron-double.ts";
import { writeSettings } from "./testing/settings-file.ts";

vi.mock("electron", () => import("./testing/electron-double.ts"));

const folder = mkdtempSync(join(tmpdir(), "kiosk-chromium-"));
let browser: Browser;
let page: Page;
let window: electron.BrowserWindow;

beforeAll(async () => {
  await buildPreload(join(folder, "dist/electron"));
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, "testing/page"),
    build: {
      outDir: join(folder, "dist/page"),
      modulePreload: { polyfill: false },
      target: "es2023",
    },
  });
  electron.app.appPath = folder;
  process.argv = [process.execPath, folder, "--settings", writeSettings(folder)];
  process.argv.push("--data", join(folder, "data"));
  await import("./main.ts");
  window = await vi.waitUntil(() => electron.BrowserWindow.all[0]);
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error("there is no Chromium");
  browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES] });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  electron.app.quit();
  await vi.waitFor(() => expect(electron.app.exitCode).toBe(0));
});

beforeEach(async () => {
  page = await browser.newPage();
  const storage = electron.session.fromPartition("kiosk");
  await showInChromium(page, window, storage, join(folder, "dist/electron/preload.cjs"));
  return async () => {
    await page.close();
  };
});

test("the page's own transport calls the host over the port that the preload brought", async () => {
  const answer = page.locator("output[data-resumable]");
  await answer.waitFor({ state: "attached" });
  expect(await answer.getAttribute("data-resumable")).toBe("null");
});

test("the bridge is three named functions and nothing else (S3)", async () => {
  const bridge = await page.evaluate(() =>
    Object.entries(Object(Reflect.get(globalThis, "kiosk"))).map(([name, value]) => [
      name,
      typeof value,
    ]),
  );
  expect(Object.fromEntries(bridge)).toEqual({
    showPaymentPage: "function",
    hidePaymentPage: "function",
    onPaymentPageLeft: "function",
  });
});

test("an injected script does not run (S2)", async () => {
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'injected'";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      "<img src=x onerror='document.title = `injected`'>",
    );
  });
  await page.locator("img").waitFor({ state: "attached" });
  await expect.poll(() => page.title()).toBe("A page that calls the host");
});

test("a frame in the page that asks for a port itself gets none (S3)", async () => {
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    // A file beside the page, which unlike the page itself may be framed: same origin, still not the page.
    frame.src = document.scripts[0]?.src ?? "";
    document.body.append(frame);
  });
  const frame = await vi.waitUntil(() => page.frames().find((each) => each.url().endsWith(".js")));
  const heard = await frame.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const module = Reflect.get(globalThis, "electronModule");
    module.ipcRenderer.postMessage("kiosk-port", null, [port1]);
    return await new Promise((resolve) => {
      port2.onmessage = () => resolve("an answer");
      port2.postMessage("anything");
      setTimeout(() => resolve("nothing"), 500);
    });
  });
  expect(heard).toBe("nothing");
});

test("a payment page is shown on request and its end is told to the page", async () => {
  await page.locator("output[data-resumable]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const bridge = Reflect.get(globalThis, "kiosk");
    bridge.showPaymentPage({
      url: "https://pay.example/1",
      returnUrlPrefix: "http://127.0.0.1:4650/return/1/",
      bounds: { x: 0, y: 0, width: 10, height: 10 },
    });
  });
  const view = await vi.waitUntil(() => window.views[0]);
  expect(view.webContents.loaded).toEqual(["https://pay.example/1"]);
  view.webContents.emit("will-redirect", {
    url: "http://127.0.0.1:4650/return/1/success?x=1",
    preventDefault: () => {},
  });
  await page.locator("output[data-left=success]").waitFor({ state: "attached" });
});
