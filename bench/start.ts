/**
 * `npm run bench -- start [--rounds N]`: from the moment at which the browser is spawned to its first touch being
 * answered, with a host that runs and has its configuration and menu on disk: the kiosk's start screen gives way to the
 * menu. Beside it, in turns, an empty page with one button in the same browser, each time anew with a fresh profile.
 * Last line: JSON; `startOverEmptyPage` is of the three fastest rounds of each.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { watchFor } from "./support/appearances.ts";
import { launchBrowser, newTouchPage } from "./support/browser.ts";
import { openShop } from "./support/shop.ts";

const GOAL = 1.5;
/** The first rounds load browser and page into the disk cache. */
const WARM_UPS = 2;

const EMPTY_PAGE = `<!doctype html><meta charset="utf-8"><title>One button</title>
<style>button { width: 400px; height: 200px; font-size: 48px }</style>
<button class="order-type-card">Touch</button>
<script>
  document.querySelector("button").addEventListener("click", (event) => {
    event.currentTarget.className = "touched";
  });
</script>`;

const { values } = readArguments({ options: { rounds: { type: "string", default: "11" } } });
const rounds = wholeNumber("rounds", values.rounds, 1);

async function serveEmptyPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(EMPTY_PAGE);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Milliseconds from the browser's start: until the first button is there, and until the effect of a touch on it is
 * visible.
 */
type Start = { readonly shownMs: number; readonly answeredMs: number };

/** Starts a browser on a page, and touches its first button as soon as that is there. */
async function startToTouch(url: string, shown: string): Promise<Start> {
  const startedAt = performance.now();
  const browser = await launchBrowser();
  try {
    const page = await newTouchPage(browser);
    const appearanceOf = await watchFor(page, [".order-type-card", shown]);
    await page.goto(url, { waitUntil: "commit" });
    const { x, y } = await appearanceOf(".order-type-card");
    const shownMs = performance.now() - startedAt;
    // Not by a locator, which would wait until nothing moves any more: customers do not.
    await Promise.all([appearanceOf(shown), page.touchscreen.tap(x, y)]);
    return { shownMs, answeredMs: performance.now() - startedAt };
  } finally {
    await browser.close();
  }
}

/** The means of the three that responded first. */
function fastest(starts: readonly Start[]): Start {
  const best = starts.toSorted((one, other) => one.answeredMs - other.answeredMs).slice(0, 3);
  const mean = (of: keyof Start) => best.reduce((sum, start) => sum + start[of], 0) / best.length;
  return { shownMs: mean("shownMs"), answeredMs: mean("answeredMs") };
}

const shop = await openShop();
const empty = await serveEmptyPage();
const kioskStarts: Start[] = [];
const emptyStarts: Start[] = [];
try {
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const kioskStart = await startToTouch(shop.url, ".screen.menu");
    const emptyStart = await startToTouch(empty.url, ".touched");
    if (round < 0) continue;
    kioskStarts.push(kioskStart);
    emptyStarts.push(emptyStart);
  }
} finally {
  empty.close();
  await shop.close();
}
const [kiosk, emptyPage] = [fastest(kioskStarts), fastest(emptyStarts)];
for (const [name, { shownMs, answeredMs }] of Object.entries({ kiosk, "empty page": emptyPage })) {
  console.error(
    `${name}: shown after ${shownMs.toFixed(0)} ms, answers after ${answeredMs.toFixed(0)} ms`,
  );
}
console.log(
  JSON.stringify({
    bench: "start",
    startOverEmptyPage: Math.round((kiosk.answeredMs / emptyPage.answeredMs) * 100) / 100,
    goal: GOAL,
  }),
);
