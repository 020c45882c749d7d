import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_SWITCHES, findChromium } from "../../scripts/chromium.ts";

/** The machine's Chromium, without a window. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [...CHROMIUM_SWITCHES],
  });
}

/** A page as large as the kiosk's screen, with nothing in it yet; what goes wrong in it is printed. */
export async function newTouchPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
  page.on("pageerror", (error) => console.error(error.message));
  return page;
}

/** Such a page on an address as soon as it answers. */
export async function openTouchPage(browser: Browser, url: string): Promise<Page> {
  const page = await newTouchPage(browser);
  await page.goto(url, { waitUntil: "commit" });
  return page;
}
