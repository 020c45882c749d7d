/** Kills hosts at random instants while customers order and services fail; then compares the records of both sides. */
import { setTimeout as delay } from "node:timers/promises";
import { wholeMenus } from "../../../domain/menu-assembly.ts";
import { type Random, randomOf } from "../../host/checkout/simulation/random.ts";
import { CrashCustomer } from "./customer.ts";
import { allOrders, unfinishedOrders } from "./kiosk-books.ts";
import { runPlan, SHOP_KINDS, type ShopKind, visitPlan } from "./plan.ts";
import { afterAll, afterDeath, type CrashReport, NOTHING_YET, together } from "./report.ts";
import { ledgerOf, RequestLog } from "./sandbox-books.ts";
import { openShop, type Shop } from "./shop.ts";
import { verdictOf } from "./verdict.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";
import { nextFault } from "./weather.ts";

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
    await openForOrders(shop);
    const log = new RequestLog(shop.sandbox);
    const silent = new Set<string>();
    const report = await killAgainAndAgain(shop, plan, { log, silent });
    await waitUntilIdle(shop);
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
  const weather = startWeather(shop, randomOf(seed + 1));
  const crowd = startCrowd(shop, seed + 2, silent);
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

/** The first run: credential, configuration and menu arrive undisturbed. */
async function openForOrders({ runs }: Shop): Promise<void> {
  runs.begin();
  const client = await runs.client();
  for await (const { menu } of wholeMenus(await client.menu.live())) if (menu) break;
  for await (const { loyalty } of await client.outlet.live()) if (loyalty) break;
  await runs.kill();
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

/** Sets a fault from time to time until it is stopped; then none is left. */
function startWeather({ sandbox }: Shop, random: Random) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const blowing = (async () => {
    while (!signal.aborted) {
      const { operation, fault } = nextFault(random);
      await sandbox.control("PUT", `faults/${operation}`, fault);
      await delay(random.between(20, 300), undefined, { signal }).catch(() => {});
    }
    await sandbox.control("DELETE", "faults");
  })();
  return {
    stop(): Promise<void> {
      stopping.abort();
      return blowing;
    },
  };
}

/** Customers one after the other, several concurrently, until stopped; then all leave. */
function startCrowd({ runs, counter }: Shop, seed: number, silent: Set<string>) {
  let isOpen = true;
  let customers = 0;
  const queue = async (): Promise<void> => {
    while (isOpen) {
      customers += 1;
      const random = randomOf(seed * 1_000 + customers);
      const customer = new CrashCustomer(visitPlan(random), runs, counter);
      if (customer.isSilent) silent.add(customer.checkoutId);
      await customer.visit();
      await delay(random.between(0, 150));
    }
  };
  const queues = Promise.all(Array.from({ length: CUSTOMERS }, queue));
  return {
    async stop(): Promise<void> {
      isOpen = false;
      await queues;
    },
  };
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
