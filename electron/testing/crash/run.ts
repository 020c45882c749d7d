/** Kills hosts at random instants while customers order and services fail; then compares the records of both sides. */
import { setTimeout as delay } from "node:timers/promises";
import { type Random, randomOf } from "../../host/checkout/simulation/random.ts";
import { startCrowd } from "./crowd.ts";
import { allOrders, unfinishedOrders } from "./kiosk-books.ts";
import { runPlan, SHOP_KINDS, type ShopKind, visitPlan } from "./plan.ts";
import { openForOrders } from "./process-runs.ts";
import { afterAll, afterDeath, type CrashReport, NOTHING_YET, together } from "./report.ts";
import { ledgerOf, RequestLog } from "./sandbox-books.ts";
import { openShop, type Shop } from "./shop.ts";
import { verdictOf } from "./verdict.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";
import { nextFault, startWeather } from "./weather.ts";

/** Customers who order concurrently: the host runs orders in parallel, whatever the number of screens. */
const CUSTOMERS = 8;
const MOST_KILLS_A_SHOP = 50;

export type CrashOptions = {
  readonly kills: number;
  readonly seed: number;
  /** Shops that run concurrently. */
  readonly beside: number;
  readonly say: (line: string) => void;
};

/** What is known of a shop's run besides its records. */
type Notes = {
  readonly log: RequestLog;
  /** Ids of the orders of customers who never reported that they leave. */
  readonly silent: Set<string>;
};

type ShopPlan = { readonly kind: ShopKind; readonly kills: number; readonly seed: number };

/** A seed gives the same plan each time; with real processes the course differs from run to run. */
export async function crash({ kills, seed, beside, say }: CrashOptions): Promise<CrashReport> {
  const plans = shopPlans(kills, seed);
  const reports: CrashReport[] = [];
  const next = async (): Promise<void> => {
    for (let plan = plans.shift(); plan; plan = plans.shift()) {
      const report = await crashShop(plan);
      reports.push(report);
      const { kind, seed: own } = plan;
      say(`shop ${own} (${kind}): ${report.kills} kills, ${report.orders} orders`);
      for (const { what, journal } of report.violations) {
        say(`VIOLATION in shop ${own} (${kind}): ${what}`);
        for (const line of journal) say(`  ${line}`);
      }
    }
  };
  await Promise.all(Array.from({ length: beside }, next));
  return together(reports);
}

/** Every kind of shop gets its share, with no more kills than keep its records readable. */
function shopPlans(kills: number, seed: number): ShopPlan[] {
  const shops = Math.min(kills, Math.max(SHOP_KINDS.length, Math.ceil(kills / MOST_KILLS_A_SHOP)));
  return Array.from({ length: shops }, (_, index) => ({
    kind: SHOP_KINDS[index % SHOP_KINDS.length] ?? "hold",
    kills: Math.floor(kills / shops) + (index < kills % shops ? 1 : 0),
    seed: seed * 1_000 + index,
  }));
}

async function crashShop(plan: ShopPlan): Promise<CrashReport> {
  const shop = await openShop(plan.kind);
  try {
    await openForOrders(shop.runs);
    await shop.runs.kill();
    const log = new RequestLog(shop.sandbox);
    const silent = new Set<string>();
    const report = await killAgainAndAgain(shop, plan, { log, silent });
    await waitUntilIdle({ ...shop, unfinished: () => unfinishedOrders(shop.dataDir) });
    await shop.runs.close();
    await log.collect();
    // Awaited here: the shop closes afterwards.
    return await judge(shop, report, { log, silent });
  } finally {
    shop.runs.abandon();
    await shop.close();
  }
}

/** Ends with a running host, no customers and no faults. */
async function killAgainAndAgain(
  shop: Shop,
  { kills, seed }: ShopPlan,
  { log, silent }: Notes,
): Promise<CrashReport> {
  const random = randomOf(seed);
  const faults = randomOf(seed + 1);
  const weather = startWeather(shop.sandbox, () => nextFault(faults), faults);
  const crowd = startCrowd({
    ...shop,
    seed: seed + 2,
    customers: CUSTOMERS,
    plan: visitPlan,
    onOrder: ({ checkoutId, isSilent }) => isSilent && silent.add(checkoutId),
  });
  let report = NOTHING_YET;
  try {
    while (report.kills < kills) report = await liveAndDie(shop, random, { report, log });
  } finally {
    await weather.stop();
    shop.runs.begin();
    await crowd.stop();
  }
  await shop.runs.ready();
  return report;
}

async function liveAndDie(
  { runs, dataDir, leap }: Shop,
  random: Random,
  { report, log }: { report: CrashReport; log: RequestLog },
): Promise<CrashReport> {
  const { from, runMs, leapMs, leaps } = runPlan(random);
  const before = unfinishedOrders(dataDir);
  runs.begin();
  if (from === "ready") await runs.ready();
  if (leaps === "alive") {
    await delay(runMs / 2);
    await leap(leapMs);
    await delay(runMs / 2);
  } else await delay(runMs);
  await runs.kill();
  await log.collect();
  if (leaps === "dead") await leap(leapMs);
  return afterDeath(report, unfinishedOrders(dataDir), before);
}

async function judge(
  shop: Shop,
  report: CrashReport,
  { log, silent }: Notes,
): Promise<CrashReport> {
  const kiosk = allOrders(shop.dataDir);
  const verdict = verdictOf({
    kiosk,
    unfinished: unfinishedOrders(shop.dataDir).map(({ checkoutId }) => checkoutId),
    sandbox: await ledgerOf(shop.sandbox, { settled: true }),
    requests: log.requests,
    silent,
  });
  return afterAll(report, { kiosk, silent }, verdict);
}
