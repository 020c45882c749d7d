/**
 * `npm run bench -- menu [--items N] [--visits N]`: the kiosk's own built page with a large menu beside a page of the same
 * cards, pictures and taps written by hand on the plain DOM, both in Chromium four times slowed down, in turns. Taps are
 * categories, a popup, dishes, a choice, the way into the basket and back. Last line: JSON.
 *
 * - `syncOverJsonParse`: a whole sync of that menu in the host over `JSON.parse` of its text
 * - `tapP95OverPlainDom`: from a touch to the next paint that it leads to (Event Timing, unrounded from the trace),
 *   the kiosk's 95th percentile over the plain page's
 * - `longestTaskMs`: of the kiosk's main thread over all visits, one of them while a new menu arrives, in the thread's
 *   own time: what other programs take of the machine is not in it
 */
import type { Browser, Page } from "@playwright/test";
import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { openPages } from "./menu/pages.ts";
import { type TapCost, traceTaps } from "./menu/trace.ts";
import { isMenuTap, leave, touch, visit } from "./menu/walk.ts";
import { measureSync } from "./menu-sync/measure.ts";
import { launchBrowser, openTouchPage } from "./support/browser.ts";

const SLOW_DOWN = 4;
const SYNC_ROUNDS = 11;
/** Idle-time prefetches are done by then. */
const SETTLE_MS = 4_000;

const { values } = readArguments({
  options: {
    items: { type: "string", default: "10000" },
    visits: { type: "string", default: "8" },
  },
});
const items = wholeNumber("items", values.items, 1);
const visits = wholeNumber("visits", values.visits, 1);

type NamedCost = TapCost & { readonly name: string };

/** A page of its own for each, slowed down four times. */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await openTouchPage(browser, url);
  await page.locator(".order-type-card").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

async function walk(page: Page, number: number): Promise<readonly NamedCost[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("a page without a browser");
  await page.bringToFront();
  const taps = visit(number);
  const costs = await traceTaps(browser, page, taps.length, async () => {
    for (const tap of taps) await touch(page, tap);
  });
  await leave(page);
  return costs.map((cost, index) => ({ ...cost, name: taps[index]?.name ?? "" }));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function quantile(costs: readonly NamedCost[], share: number): number {
  const sorted = costs.map(({ paintMs }) => paintMs).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** One line per kind of tap: the latency of both, median and worst. */
function printCosts(kiosk: readonly NamedCost[], peer: readonly NamedCost[]): void {
  for (const name of new Set(kiosk.map((cost) => cost.name))) {
    const [ours, theirs] = [kiosk, peer].map((costs) => {
      const own = costs.filter((cost) => cost.name === name);
      return `${quantile(own, 0.5).toFixed(0)} (${quantile(own, 1).toFixed(0)})`;
    });
    const own = kiosk.filter((cost) => cost.name === name);
    const task = Math.max(...own.map(({ taskOwnMs }) => taskOwnMs)).toFixed(0);
    const wall = Math.max(...own.map(({ taskMs }) => taskMs)).toFixed(0);
    console.error(
      `${name.padEnd(12)} kiosk ${ours} ms, plain ${theirs} ms; longest task ${task} ms (${wall} by the clock): ${longestOf(own)}`,
    );
  }
}

/** What the longest task of these taps consists of, the most first. */
function longestOf(costs: readonly NamedCost[]): string {
  const longest = costs.toSorted((one, other) => other.taskOwnMs - one.taskOwnMs)[0];
  return Object.entries(longest?.parts ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .filter(([, ms]) => ms >= 0.5)
    .map(([part, ms]) => `${part} ${ms.toFixed(0)}`)
    .join(", ");
}

const sync = await measureSync(items, SYNC_ROUNDS);
const pages = await openPages(items);
const browser = await launchBrowser();
const kiosk: NamedCost[] = [];
const peer: NamedCost[] = [];
try {
  const kioskPage = await openPage(browser, pages.kioskUrl);
  const peerPage = await openPage(browser, pages.peerUrl);
  // The first visit of each compiles code for the others.
  for (let number = -1; number < visits; number += 1) {
    const turns = [
      { page: kioskPage, costs: kiosk },
      { page: peerPage, costs: peer },
    ];
    for (const { page, costs } of number % 2 === 0 ? turns : turns.reverse()) {
      const found = await walk(page, number + 1);
      if (number >= 0) costs.push(...found);
    }
  }
  pages.vendor.publishAnew();
  const meanwhile = await walk(kioskPage, 0);
  printCosts(kiosk, peer);
  const tasks = [...kiosk, ...meanwhile].map(({ taskOwnMs }) => taskOwnMs);
  const [ours, theirs] = [kiosk, peer].map((costs) => costs.filter(isMenuTap));
  const p95 = { kiosk: quantile(ours ?? [], 0.95), peer: quantile(theirs ?? [], 0.95) };
  console.error(
    `p95 of ${ours?.length} taps: kiosk ${rounded(p95.kiosk)} ms, plain ${rounded(p95.peer)} ms; ` +
      `a new menu meanwhile: longest task ${rounded(Math.max(...meanwhile.map((cost) => cost.taskOwnMs)))} ms: ${longestOf(meanwhile)}`,
  );
  console.log(
    JSON.stringify({
      bench: "menu",
      items,
      syncOverJsonParse: rounded(sync.firstMs / sync.parseMs),
      tapP95OverPlainDom: rounded(p95.kiosk / p95.peer),
      longestTaskMs: rounded(Math.max(...tasks)),
      goals: { syncOverJsonParse: 3, tapP95OverPlainDom: 1, longestTaskMs: 50 },
    }),
  );
} finally {
  await browser.close();
  await pages.close();
}
