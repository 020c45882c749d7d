/** Kills a fleet's processes and its kiosks at random instants; then compares what everybody has written down. */
import { setTimeout as delay } from "node:timers/promises";
import { randomOf } from "../../../host/checkout/simulation/random.ts";
import { type Crowd, startCrowd } from "../crowd.ts";
import { allOrders, unfinishedOrders } from "../kiosk-books.ts";
import { SHOP_KINDS, type ShopKind } from "../plan.ts";
import { openForOrders } from "../process-runs.ts";
import { repeat } from "../repeat.ts";
import { afterAll, NOTHING_YET } from "../report.ts";
import { ledgerOf, RequestLog } from "../sandbox-books.ts";
import { verdictOf } from "../verdict.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";
import { startWeather } from "../weather.ts";
import { type CallbackVerdict, callbackVerdict } from "./callback-verdict.ts";
import { type FleetReport, reportOf, together } from "./fleet-report.ts";
import { checkoutOf, type FleetShop, openFleetShop } from "./fleet-shop.ts";
import { kioskCallbacks } from "./kiosk-callbacks.ts";
import { type Blow, fleetFault, fleetVisit, nextBlow, type Target } from "./plan.ts";
import { unacknowledgedCallbacks } from "./stream-state.ts";

const MOST_KILLS_A_FLEET = 70;
/** At each kiosk. */
const CUSTOMERS = 3;
/** How long a kill waits for a callback: none may come while the fleet is away. */
const MOST_WAITED_MS = 2_000;
/** After the last kill: every callback is answered and journalled. */
const HEALED_WITHIN_MS = 20_000;
/**
 * What a killed gate, or one that knew no claim yet, had received is delivered again after the server's ten seconds or
 * the gate's longest pause of a minute; then it is acknowledged.
 */
const ACKNOWLEDGED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 250;
/** Unclear payments of a hundred orders are inquired about for a quarter of an hour. */
const FIRST_LEAP_MS = 60_000;
/** The sandbox stores the latest requests only. */
const COLLECT_EVERY_MS = 2_000;

export type FleetCrashOptions = {
  readonly kills: number;
  readonly seed: number;
  /** Of each fleet. */
  readonly kiosks: number;
  readonly say: (line: string) => void;
};

type FleetPlan = { readonly kind: ShopKind; readonly kills: number; readonly seed: number };

/** A seed gives the same plan each time; with real processes the course differs from run to run. */
export async function crashFleet(options: FleetCrashOptions): Promise<FleetReport> {
  const reports: FleetReport[] = [];
  for (const plan of fleetPlans(options)) {
    const report = await crashOne(plan, options);
    reports.push(report);
    const { kills, orders, callbacks, healedMs } = report;
    options.say(
      `fleet ${plan.seed} (${plan.kind}): ${kills} kills, ${orders} orders, ${callbacks} callbacks, healed after ${(healedMs / 1_000).toFixed(1)} s`,
    );
    for (const { what, journal } of report.findings) {
      options.say(`FOUND in fleet ${plan.seed} (${plan.kind}): ${what}`);
      for (const line of journal) options.say(`  ${line}`);
    }
  }
  return together(reports);
}

/** Several fleets one after the other, whose integrators differ; a short run with another seed has another one. */
function fleetPlans({ kills, seed }: FleetCrashOptions): FleetPlan[] {
  const fleets = Math.ceil(kills / MOST_KILLS_A_FLEET);
  return Array.from({ length: fleets }, (_, index) => ({
    kind: SHOP_KINDS[(seed + index) % SHOP_KINDS.length] ?? "hold",
    kills: Math.floor(kills / fleets) + (index < kills % fleets ? 1 : 0),
    seed: seed * 1_000 + index,
  }));
}

async function crashOne(plan: FleetPlan, { kiosks }: FleetCrashOptions): Promise<FleetReport> {
  const shop = await openFleetShop({ ...plan, kiosks });
  try {
    const log = new RequestLog(shop.sandbox);
    const silent = new Set<string>();
    await Promise.all(shop.kiosks.map(({ runs }) => openForOrders(runs)));
    const killed = await killAgainAndAgain(shop, plan, { log, silent });
    const healedMs = await heal(shop);
    for (const { runs } of shop.kiosks) await runs.close();
    await log.collect();
    return await judge(shop, { killed, healedMs, log, silent });
  } finally {
    await shop.close();
  }
}

type Notes = {
  readonly log: RequestLog;
  /** Ids of the orders of customers who never reported that they leave. */
  readonly silent: Set<string>;
};

/** Returns what was killed. Begins and ends with running kiosks, no customers and no faults. */
async function killAgainAndAgain(
  shop: FleetShop,
  { kills, seed }: FleetPlan,
  { log, silent }: Notes,
): Promise<readonly Target[]> {
  const random = randomOf(seed);
  const faults = randomOf(seed + 1);
  const weather = startWeather(shop.sandbox, () => fleetFault(faults), faults);
  const crowds = shop.kiosks.map((kiosk, index) =>
    startCrowd({
      ...{ runs: kiosk.runs, counter: shop.counter, customers: CUSTOMERS, plan: fleetVisit },
      seed: seed * 10 + index,
      onOrder({ checkoutId, isSilent }) {
        shop.ordersAt(kiosk, checkoutId);
        if (isSilent) silent.add(checkoutId);
      },
    }),
  );
  const collecting = repeat(
    () => log.collect(),
    () => COLLECT_EVERY_MS,
  );
  const killed: Target[] = [];
  const starting = new Map<number, Promise<void>>();
  try {
    while (killed.length < kills) {
      const blow = nextBlow(random, shop.kiosks.length, kills - killed.length);
      await momentOf(blow, shop);
      await Promise.all(blow.targets.map((target) => strike(shop, target, { blow, starting })));
      killed.push(...blow.targets);
    }
  } finally {
    await Promise.all([weather.stop(), ...starting.values()]);
    await Promise.all(crowds.map((crowd: Crowd) => crowd.stop()));
    await collecting.stop();
  }
  await Promise.all(shop.kiosks.map(({ runs }) => runs.ready()));
  return killed;
}

async function momentOf({ afterMs, at }: Blow, { integrator }: FleetShop): Promise<void> {
  await delay(afterMs);
  if (at === "any") return;
  if (at === "callback") return integrator.nextAnswered("kiosk", MOST_WAITED_MS);
  // The first of them shows that the gate stores callbacks.
  integrator.reportOfNobody(1);
  await integrator.nextAnswered("anybody", MOST_WAITED_MS);
  integrator.reportOfNobody(at.callbacks);
  await delay(at.killAfterMs);
}

/** Kills one process. A kiosk that is away is killed once it was started again. */
async function strike(
  shop: FleetShop,
  target: Target,
  { blow, starting }: { blow: Blow; starting: Map<number, Promise<void>> },
): Promise<void> {
  if (typeof target !== "number") return shop.programs.kill(target);
  const kiosk = shop.kiosks[target];
  if (!kiosk) throw new Error(`there is no kiosk ${target}`);
  await starting.get(target);
  await kiosk.runs.kill();
  starting.set(
    target,
    delay(blow.kioskAwayMs).then(() => kiosk.runs.begin()),
  );
}

/**
 * Waits until every callback was answered 200 and journalled, lets the orders end, and waits until the stream is done.
 * Returns after how many milliseconds the callbacks were journalled; gives up after a while, and the verdict says why.
 */
async function heal(shop: FleetShop): Promise<number> {
  const startedAt = performance.now();
  const isJournalled = async () => shop.integrator.waiting === 0 && (await lostIn(shop)) === 0;
  await until(isJournalled, HEALED_WITHIN_MS);
  const healedMs = performance.now() - startedAt;
  await waitUntilIdle({
    ...shop,
    firstLeapMs: FIRST_LEAP_MS,
    unfinished: () => shop.kiosks.flatMap(({ dataDir }) => unfinishedOrders(dataDir)),
  });
  await until(async () => {
    const verdict = await verdictOfCallbacks(shop);
    return verdict.lost.length + verdict.unacknowledged.length === 0;
  }, ACKNOWLEDGED_WITHIN_MS);
  return healedMs;
}

const lostIn = async (shop: FleetShop) => (await verdictOfCallbacks(shop)).lost.length;

async function until(isDone: () => Promise<boolean>, withinMs: number): Promise<void> {
  const limit = performance.now() + withinMs;
  while (!(await isDone())) {
    if (performance.now() > limit) return;
    await delay(LOOK_EVERY_MS);
  }
}

async function verdictOfCallbacks(shop: FleetShop): Promise<CallbackVerdict> {
  const { payments } = await ledgerOf(shop.sandbox, { settled: false });
  return callbackVerdict({
    sent: shop.integrator.sent,
    kiosks: shop.kiosks.map(({ name, integrationId, dataDir }) =>
      kioskCallbacks(name, integrationId, dataDir),
    ),
    checkoutOf: new Map(
      payments.map(({ transactionReference, paymentId }) => [
        transactionReference,
        checkoutOf(paymentId),
      ]),
    ),
    unacknowledged: await unacknowledgedCallbacks(shop.folder, shop.server),
  });
}

async function judge(
  shop: FleetShop,
  { killed, healedMs, log, silent }: Notes & { killed: readonly Target[]; healedMs: number },
): Promise<FleetReport> {
  const kiosk = shop.kiosks.flatMap(({ dataDir }) => allOrders(dataDir));
  const unfinished = shop.kiosks.flatMap(({ dataDir }) => unfinishedOrders(dataDir));
  const verdict = verdictOf({
    kiosk,
    unfinished: unfinished.map(({ checkoutId }) => checkoutId),
    sandbox: await ledgerOf(shop.sandbox, { settled: true }),
    requests: log.requests,
    silent,
  });
  return reportOf({
    ...{ killed, healedMs, integrator: shop.integrator, kiosk },
    callbacks: await verdictOfCallbacks(shop),
    orders: afterAll(NOTHING_YET, { kiosk, silent }, verdict),
  });
}
