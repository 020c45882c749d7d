import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "../../electron/browser/find-chromium.ts";
import { findChromium } from "../../scripts/running/chromium.ts";

/** The machine's Chromium, headless. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [...CHROMIUM_SWITCHES],
  });
}

/** An empty page with the size of the kiosk's screen; prints errors in it. */
export async function newTouchPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
  page.on("pageerror", (error) => console.error(error.message));
  return page;
}

/** Opens an address in such a page as soon as it answers. */
export async function openTouchPage(browser: Browser, url: string): Promise<Page> {
  const page = await newTouchPage(browser);
  await page.goto(url, { waitUntil: "commit" });
  return page;
}
