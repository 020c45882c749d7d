/**
 * `npm run bench -- soak [--visits N]`: customers one after the other at one page and one host, 2,000 of them by
 * default: two of five order and pay, one of them identified; the others read, search, change the language and leave.
 * Page heap and the host's memory are taken after collecting garbage, again and again. Last line: JSON.
 *
 * - `heapGrowthPercent`: of the page's JavaScript heap, from the end of the warm-up (a tenth of the visits) to the end
 * - `heldGrowthPercent`: of what the page itself holds in it: without the code that the engine compiles, which goes on
 *   growing for as long as functions come to be worth it
 * - `hostGrowthPercent`: of the host's heap and what it holds outside of it
 */
import type { CDPSession } from "@playwright/test";
import { freePort } from "../electron/testing/free-port.ts";
import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { bytesHeld } from "./soak/held.ts";
import { inspectNode } from "./soak/node-memory.ts";
import { press } from "./soak/presses.ts";
import { visitOf } from "./soak/visits.ts";
import { launchBrowser, openTouchPage } from "./support/browser.ts";
import { openShop } from "./support/shop.ts";

const GOAL_PERCENT = 0.5;
/** How often memory is measured. */
const SAMPLES = 20;
const WARM_UP = 1 / 10;
/** Deferred work of a visit is done by then. */
const QUIET_MS = 3_000;

const { values } = readArguments({ options: { visits: { type: "string", default: "2000" } } });
const visits = wholeNumber("visits", values.visits, 1);

type Sample = {
  readonly after: number;
  readonly heap: number;
  readonly held: number;
  readonly host: number;
};

/** Bytes of the page's heap after collecting garbage; prints what else could grow. */
async function pageHeap(session: CDPSession): Promise<Pick<Sample, "heap" | "held">> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
  const held = await bytesHeld(session);
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  console.error(
    `  page: ${megabytes(heap)}, ${megabytes(held)} held, ${nodes} nodes, ${jsEventListeners} listeners`,
  );
  return { heap, held };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function growth(from: number, to: number): number {
  return Math.round((to / from - 1) * 10_000) / 100;
}

const inspectorPort = await freePort();
const shop = await openShop({
  nodeSwitches: [`--inspect=127.0.0.1:${inspectorPort}`],
  // Payments succeed without a page: two thousand card forms would be a soak test of the provider.
  sandboxState: { payments: { answersAtOnce: { status: "SUCCESS" } } },
});
const browser = await launchBrowser();
try {
  const host = await inspectNode(inspectorPort);
  const page = await openTouchPage(browser, shop.url);
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  const lookEvery = Math.max(1, Math.floor(visits / SAMPLES));
  for (let number = 0; number < visits; number += 1) {
    await press(page, visitOf(number));
    if ((number + 1) % lookEvery !== 0) continue;
    await page.locator(".attract").waitFor();
    await page.waitForTimeout(QUIET_MS);
    console.error(`after ${number + 1} visits`);
    const memory = await pageHeap(session);
    const { heapUsed, external, rss } = await host.measure();
    console.error(`  host: ${megabytes(heapUsed + external)}, ${megabytes(rss)} resident`);
    samples.push({ after: number + 1, ...memory, host: heapUsed + external });
  }
  host.close();
  const first = samples.find(({ after }) => after >= visits * WARM_UP);
  const last = samples.at(-1);
  if (!first || !last || first === last) throw new Error("too few visits to see anything grow");
  console.log(
    JSON.stringify({
      bench: "soak",
      visits,
      heapGrowthPercent: growth(first.heap, last.heap),
      heldGrowthPercent: growth(first.held, last.held),
      hostGrowthPercent: growth(first.host, last.host),
      goal: GOAL_PERCENT,
    }),
  );
} finally {
  await browser.close();
  await shop.close();
}
