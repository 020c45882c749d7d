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

/** A page as large as the kiosk's screen, on an address as soon as it answers; what goes wrong in it is printed. */
export async function openTouchPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
  page.on("pageerror", (error) => console.error(error.message));
  await page.goto(url, { waitUntil: "commit" });
  return page;
}
