/**
 * `npm run bench -- bundle`: the JavaScript that the kiosk's page has loaded before the menu is visible, at its gzip
 * size: prefetches of the start screen count. Last line: JSON.
 */
import { gzipSync } from "node:zlib";
import { watchFor } from "./support/appearances.ts";
import { launchBrowser, newTouchPage } from "./support/browser.ts";
import { openShop } from "./support/shop.ts";

/** Prefetches of the start screen are done by then. */
const AHEAD_MS = 3_000;
const GOAL_KB = 150;

const shop = await openShop();
const browser = await launchBrowser();
try {
  const page = await newTouchPage(browser);
  const appearanceOf = await watchFor(page, [".product"]);
  await page.goto(shop.url);
  await page.locator(".order-type-card").first().waitFor();
  await page.waitForTimeout(AHEAD_MS);
  await page.locator(".order-type-card").first().tap();
  // Prefetches of the menu for the screens after it come later.
  const { atMs } = await appearanceOf(".product");
  const loaded = await page.evaluate(
    (cardsAtMs) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => /\.m?js$/.test(name) && startTime < cardsAtMs)
        .map(({ name }) => name),
    atMs,
  );
  const files = await Promise.all(
    loaded.map(async (address) => {
      const answer = await fetch(address);
      return { address, bytes: gzipSync(Buffer.from(await answer.arrayBuffer())).length };
    }),
  );
  for (const { address, bytes } of files.sort((one, other) => other.bytes - one.bytes)) {
    const name = address.slice(address.lastIndexOf("/") + 1);
    console.error(`${(bytes / 1_000).toFixed(1).padStart(7)} kB  ${name}`);
  }
  const sum = files.reduce((bytes, file) => bytes + file.bytes, 0);
  if (sum === 0) throw new Error("the page loaded no JavaScript");
  const firstLoadKB = Math.round(sum / 100) / 10;
  console.log(JSON.stringify({ bench: "bundle", firstLoadKB, files: files.length, goal: GOAL_KB }));
} finally {
  await browser.close();
  await shop.close();
}
