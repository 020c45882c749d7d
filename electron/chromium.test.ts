/** The shell with a real page: Chromium runs the built preload and the page's own transport. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildPreload } from "../scripts/packaging/bundle.ts";
import { ensureChromium } from "../scripts/running/chromium.ts";
import { CHROMIUM_SWITCHES } from "./browser/find-chromium.ts";
import { showInChromium } from "./testing/chromium-window.ts";
import * as electron from "./testing/electron-double.ts";
import { eventually } from "./testing/eventually.ts";
import { writeSettings } from "./testing/settings-file.ts";

vi.mock("electron", () => import("./testing/electron-double.ts"));

const folder = mkdtempSync(join(tmpdir(), "kiosk-chromium-"));
let browser: Browser;
let page: Page;
/** Ends a hang. */
const LIMIT_MS = 60_000;

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
  window = await vi.waitUntil(() => electron.BrowserWindow.all[0], LIMIT_MS);
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error("there is no Chromium");
  browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES] });
});

afterAll(async () => {
  await browser?.close();
  electron.app.quit();
  await eventually(() => expect(electron.app.exitCode).toBe(0));
});

beforeEach(async () => {
  page = await browser.newPage();
  const storage = electron.session.fromPartition("kiosk");
  await showInChromium(page, window, storage, join(folder, "dist/electron/preload.cjs"));
  return async () => {
    await page.close();
    // A closed page does not hide its payment page itself; Electron's window would notify the shell.
    window.webContents.emit("did-navigate", {}, "kiosk://app/");
  };
});

test("the page's own transport calls the host over the port from the preload", async () => {
  const answer = page.locator("output[data-resumable]");
  await answer.waitFor({ state: "attached" });
  expect(await answer.getAttribute("data-resumable")).toBe("null");
});

test("the bridge is nine named functions and nothing else (S3)", async () => {
  const bridge = await page.evaluate(() =>
    Object.entries(Object(Reflect.get(globalThis, "kiosk"))).map(([name, value]) => [
      name,
      typeof value,
    ]),
  );
  expect(Object.fromEntries(bridge)).toEqual({
    showPaymentPage: "function",
    movePaymentPage: "function",
    hidePaymentPage: "function",
    onPaymentPageLeft: "function",
    typeIntoPaymentPage: "function",
    pressOnPaymentPage: "function",
    onPaymentPageContent: "function",
    printReceipt: "function",
    onPaymentPageField: "function",
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

test("a frame in the page that requests a port itself gets none (S3)", async () => {
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    // A file beside the page, which unlike the page itself may be framed: same origin, still not the page.
    frame.src = document.scripts[0]?.src ?? "";
    document.body.append(frame);
  });
  const frame = await vi.waitUntil(
    () => page.frames().find((each) => each.url().endsWith(".js")),
    LIMIT_MS,
  );
  const received = await frame.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const module = Reflect.get(globalThis, "electronModule");
    module.ipcRenderer.postMessage("kiosk-port", null, [port1]);
    return await new Promise((resolve) => {
      port2.onmessage = () => resolve("an answer");
      port2.postMessage("anything");
      setTimeout(() => resolve("nothing"), 500);
    });
  });
  expect(received).toBe("nothing");
});

const PAYMENT = {
  url: "https://pay.example/1",
  returnUrlPrefix: "http://127.0.0.1:4650/return/1/",
};

/** Has the page show a payment page as its screen does; returns the shell's view. */
async function showPayment(): Promise<electron.WebContentsView> {
  await page.setViewportSize({ width: 1080, height: 1000 });
  await page.locator("output[data-resumable]").waitFor({ state: "attached" });
  await page.evaluate((request) => {
    Reflect.set(globalThis, "hidePayment", Reflect.get(globalThis, "showPayment")(request));
  }, PAYMENT);
  return await vi.waitUntil(() => window.views[0], LIMIT_MS);
}

test("a payment page is shown at the page's placeholder, and its end is reported", async () => {
  const view = await showPayment();
  expect(view.webContents.loaded).toEqual([PAYMENT.url]);
  expect(view.bounds).toEqual({ x: 10, y: 150, width: 1060, height: 300 });
  view.webContents.emit("will-redirect", {
    url: `${PAYMENT.returnUrlPrefix}success?x=1`,
    preventDefault: () => {},
  });
  await page.locator("output[data-left=success]").waitFor({ state: "attached" });
  expect(window.views).toEqual([]);
});

test("the view follows its placeholder: scrolled, resized, scrolled out of view and back", async () => {
  const view = await showPayment();
  const scrollTo = (top: number) =>
    page.evaluate((to) => document.querySelector("main")?.scrollTo({ top: to }), top);
  await scrollTo(30);
  await expect.poll(() => view.bounds).toEqual({ x: 10, y: 120, width: 1060, height: 300 });
  // Above the area is the top bar: the view ends where the bar begins.
  await scrollTo(150);
  await expect.poll(() => view.bounds).toEqual({ x: 10, y: 100, width: 1060, height: 200 });
  await scrollTo(500);
  await expect.poll(() => view.visible).toBe(false);
  await scrollTo(0);
  await expect.poll(() => view.visible).toBe(true);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(() => view.bounds).toEqual({ x: 10, y: 150, width: 780, height: 250 });
  expect(view.webContents.loaded).toEqual([PAYMENT.url]);
});

test("a sheet hides the view, which returns unchanged when it closes", async () => {
  const view = await showPayment();
  await page.evaluate(() => {
    const sheet = document.createElement("div");
    sheet.className = "sheet-overlay";
    document.body.append(sheet);
  });
  await expect.poll(() => view.visible).toBe(false);
  await page.evaluate(() => document.querySelector(".sheet-overlay")?.remove());
  await expect.poll(() => view.visible).toBe(true);
  expect(view.webContents.closed).toBe(false);
  expect(view.webContents.loaded).toEqual([PAYMENT.url]);
});

test("leaving the payment screen removes the page for good", async () => {
  const view = await showPayment();
  await page.evaluate(() => Reflect.get(globalThis, "hidePayment")());
  await expect.poll(() => view.webContents.closed).toBe(true);
  await page.evaluate(() => document.querySelector("main")?.scrollTo({ top: 30 }));
  expect(window.views).toEqual([]);
});
