/**
 * `npm run bench -- start [--rounds N]`: from the moment at which the browser is spawned to its first touch being
 * answered, with a host that runs and has its configuration and menu on disk: the kiosk's start screen gives way to the
 * menu. Beside it, in turns, an empty page with one button in the same browser, each time anew with a fresh profile.
 * Before the last line, what had happened when, of both. Last line: JSON; all of it is of the three fastest rounds of each.
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

/** Milliseconds from the browser's start until each of these, in this order. */
type Start = {
  /** The page's address is requested. */
  readonly requestedMs: number;
  /** The page's script has been fetched, compiled and run. */
  readonly scriptRunMs: number;
  /** Something is on the screen. */
  readonly paintedMs: number;
  /** The first button is there. */
  readonly shownMs: number;
  /** The effect of a touch on it is visible. */
  readonly answeredMs: number;
};

const MOMENTS: readonly (readonly [keyof Start, string])[] = [
  ["requestedMs", "requested after"],
  ["scriptRunMs", "script run after"],
  ["paintedMs", "painted after"],
  ["shownMs", "button there after"],
  ["answeredMs", "touch answered after"],
];

/** Starts a browser on a page, and touches its first button as soon as that is there. */
async function startToTouch(url: string, shown: string): Promise<Start> {
  const startedAt = performance.now();
  const epoch = performance.timeOrigin + startedAt;
  const browser = await launchBrowser();
  try {
    const page = await newTouchPage(browser);
    const appearanceOf = await watchFor(page, [".order-type-card", shown]);
    await page.goto(url, { waitUntil: "commit" });
    const { x, y } = await appearanceOf(".order-type-card");
    const shownMs = performance.now() - startedAt;
    // Not by a locator, which would wait until nothing moves any more: customers do not.
    await Promise.all([appearanceOf(shown), page.touchscreen.tap(x, y)]);
    const answeredMs = performance.now() - startedAt;
    return { ...(await page.evaluate(timesSince, epoch)), shownMs, answeredMs };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. `epoch`: milliseconds since 1970. A module's script has run before the document counts as loaded. */
function timesSince(epoch: number): Omit<Start, "shownMs" | "answeredMs"> {
  const [document] = performance.getEntriesByType("navigation");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!(document instanceof PerformanceNavigationTiming) || !paint) {
    throw new Error("the page has no times of its start");
  }
  const since = (ms: number) => performance.timeOrigin + ms - epoch;
  return {
    requestedMs: since(document.fetchStart),
    scriptRunMs: since(document.domContentLoadedEventStart),
    paintedMs: since(paint.startTime),
  };
}

/** The means of the three that responded first. */
function fastest(starts: readonly Start[]): Start {
  const best = starts.toSorted((one, other) => one.answeredMs - other.answeredMs).slice(0, 3);
  const mean = (of: keyof Start) => best.reduce((sum, start) => sum + start[of], 0) / best.length;
  return {
    requestedMs: mean("requestedMs"),
    scriptRunMs: mean("scriptRunMs"),
    paintedMs: mean("paintedMs"),
    shownMs: mean("shownMs"),
    answeredMs: mean("answeredMs"),
  };
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
for (const [name, times] of Object.entries({ kiosk, "empty page": emptyPage })) {
  const moments = MOMENTS.map(([moment, what]) => `${what} ${times[moment].toFixed(0)} ms`);
  console.error(`${name}: ${moments.join(", ")}`);
}
console.log(
  JSON.stringify({
    bench: "start",
    startOverEmptyPage: Math.round((kiosk.answeredMs / emptyPage.answeredMs) * 100) / 100,
    goal: GOAL,
  }),
);
