/**
 * `npm run bench -- checkout [--rounds N]`: the host's own time in a checkout, over the sum of its services' answers.
 * Each service takes a known time for each answer; an identified customer orders, the payment is authorized, the
 * kitchen accepts, the payment is captured and the order closed, one call after the other. The host is `npm run kiosk`, in
 * a process of its own. What the journal takes to be on disk, its log, the network on this machine, and the way to the
 * page and back are all in it. Last line: JSON.
 *
 * - `hostOverheadMs`: from "Pay" to the points credited, less what the services say that they took. What else runs on
 *   the machine only adds: of the three fastest rounds
 * - `middleMs`: the same of the middle one of all rounds
 * - `toNumberMs`: the same up to the queue number
 * - `servicesMs`, `calls`: what is taken off, and for how many calls
 * - `bareOverheadMs`: the same for as many bare requests, one after the other, by a client that does nothing else: what
 *   the network and whatever else runs on this machine cost
 * - `bareSyncsMs`: as many writes to a file beside the records as a checkout has transactions, each on the disk before the
 *   next
 *
 * Rounds in which the host asked a service something else, such as how it is, are left out.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { WebSocket } from "ws";
import { z } from "zod";
import { wholeMenus } from "../domain/menu-assembly.ts";
import type { contract } from "../electron/host/rpc/contract.ts";
import { controlOf } from "../sandbox/testing/control.ts";
import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { openShop } from "./support/shop.ts";

/** How long each service takes for an answer: far more than its own work. */
const LATENCY_MS = 40;
/** The calls of a checkout, all of them made between the tap and its end. */
const CALLS = [
  "ordering.healthcheck",
  "payments.health",
  "payments.authorize",
  "ordering.order",
  "payments.capture",
  "loyalty.one-time-salt",
  "loyalty.order-closed",
] as const;

/** From the order itself to its last answer, each on the disk before what follows from it (decisions 0003 and 0181). */
const TRANSACTIONS = 7;
/** Of SQLite's log: header and page of a frame. */
const FRAME_BYTES = 4_120;

const messages = z.object({
  messages: z.array(z.object({ direction: z.string(), durationMs: z.number() })),
});

const { values } = readArguments({ options: { rounds: { type: "string", default: "21" } } });
const rounds = wholeNumber("rounds", values.rounds, 1);

const shop = await openShop({
  sandboxState: {
    payments: { answersAtOnce: { status: "SUCCESS" } },
    "ordering/kitchen": { auto: false },
    ...Object.fromEntries(
      CALLS.map((operation) => [`faults/${operation}`, { latencyMs: LATENCY_MS }]),
    ),
  },
});
const { sandbox } = shop;
const control = controlOf(sandbox);
const { origin } = new URL(shop.url);
const socket = new WebSocket(new URL("rpc", shop.url.replace("http:", "ws:")), { origin });
await once(socket, "open");
const page: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({ websocket: socket }),
);
for await (const { menu } of wholeMenus(await page.menu.live())) if (menu) break;
for await (const { loyalty } of await page.outlet.live()) if (loyalty) break;

/** The soup, less this customer's discount. */
const DUE = "6.12";

const basket = {
  lines: [
    { kind: "item" as const, lineId: "1", itemId: "soup-roast-tomato", count: 1, choices: [] },
  ],
};

async function identify(visitId: string): Promise<string> {
  const answer = await page.loyalty.identifyByPhone({
    visitId,
    locale: "en",
    orderType: "EAT_IN",
    basket,
    phoneNumber: "+491713920042",
    clientName: null,
    marketingChannels: [],
    acceptances: [],
  });
  if (answer.result !== "accepted") throw new Error(`not identified: ${answer.result}`);
  return answer.identificationId;
}

/** The total time that the services report. */
async function servicesTook(): Promise<{ ms: number; calls: number }> {
  const answers = await Promise.all(
    CALLS.map(async (operation) =>
      messages.parse(await control("GET", `messages?operation=${operation}`)),
    ),
  );
  const answered = answers.flatMap((found) =>
    found.messages.filter(({ direction }) => direction === "in"),
  );
  return {
    ms: answered.reduce((sum, { durationMs }) => sum + durationMs, 0),
    calls: answered.length,
  };
}

/** Time beside the services' own, and the number of answers. */
type Took = { readonly overheadMs: number; readonly calls: number };
type Round = Took & {
  readonly toNumberMs: number;
  readonly totalMs: number;
  readonly servicesMs: number;
};

async function checkOut(): Promise<Round> {
  const visitId = randomUUID();
  const checkoutId = randomUUID();
  await page.visit.begin({ visitId });
  const identificationId = await identify(visitId);
  await control("DELETE", "messages");
  const startedAt = performance.now();
  const placed = await page.checkout.place({
    visitId,
    checkoutId,
    locale: "en",
    orderType: "EAT_IN",
    basket,
    identificationId,
    rewards: { declined: [], taken: [], chosen: [] },
    usePoints: false,
    tableNumber: null,
    pickupAt: null,
    paymentMethod: "BANK_CARD_IN_APP",
    dueShown: DUE,
    rewardsShown: [],
  });
  if (placed.result !== "placed") throw new Error(`not placed: ${JSON.stringify(placed)}`);
  let toNumberMs: number | null = null;
  for await (const view of await page.checkout.progress({ checkoutId })) {
    if (view.step === "checkout-failed") throw new Error(`checkout failed: ${view.reason}`);
    if (view.step !== "done") continue;
    toNumberMs ??= performance.now() - startedAt;
    if (view.points?.state === "credited") break;
  }
  const totalMs = performance.now() - startedAt;
  const took = await servicesTook();
  await page.visit.end({ visitId, left: true });
  return {
    toNumberMs: toNumberMs ?? totalMs,
    totalMs,
    overheadMs: totalMs - took.ms,
    servicesMs: took.ms,
    calls: took.calls,
  };
}

function middle(found: readonly number[]): number {
  const sorted = found.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** As many requests to a service as a checkout makes, by a client that stores and decides nothing. */
async function askBarely(calls: number): Promise<Took> {
  const { integratorBaseUrl, outboundToken } = sandbox.settings.payments;
  const headers = { Authorization: `Bearer ${outboundToken}` };
  await control("DELETE", "messages");
  const startedAt = performance.now();
  for (let call = 0; call < calls; call += 1) {
    const answer = await fetch(`${integratorBaseUrl}/v1/health`, { headers });
    await answer.text();
  }
  const totalMs = performance.now() - startedAt;
  const took = await servicesTook();
  return { overheadMs: totalMs - took.ms, calls: took.calls };
}

/**
 * As many writes as a checkout has transactions, each on the disk before the next, and as long apart: a disk that was idle
 * takes longer. Returns the milliseconds of the writes.
 */
async function syncBarely(): Promise<number> {
  const file = openSync(join(shop.folder, "synced"), "w");
  let ms = 0;
  for (let write = 0; write < TRANSACTIONS; write += 1) {
    await delay(LATENCY_MS);
    const startedAt = performance.now();
    writeSync(file, Buffer.alloc(FRAME_BYTES));
    fdatasyncSync(file);
    ms += performance.now() - startedAt;
  }
  closeSync(file);
  return ms;
}

/** The mean of the three smallest. */
function fastest(of: readonly number[]): number {
  const best = of.toSorted((left, right) => left - right).slice(0, 3);
  return tenths(best.reduce((sum, each) => sum + each, 0) / best.length);
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

// The first one compiles code for the others.
await checkOut();
const all: Round[] = [];
const allBare: Took[] = [];
const syncs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const checkout = await checkOut();
  all.push(checkout);
  allBare.push(await askBarely(checkout.calls));
  syncs.push(await syncBarely());
}
socket.terminate();
await shop.close();

const calls = middle(all.map((round) => round.calls));
const isUndisturbed = (took: Took) => took.calls === calls;
const found = all.filter(isUndisturbed);
const hostOverheadMs = fastest(found.map(({ overheadMs }) => overheadMs));
const bareOverheadMs = fastest(allBare.filter(isUndisturbed).map(({ overheadMs }) => overheadMs));
const bareSyncsMs = fastest(syncs);
const middleMs = tenths(middle(found.map(({ overheadMs }) => overheadMs)));
const servicesMs = middle(found.map((round) => round.servicesMs));
const toNumberMs = tenths(middle(found.map((round) => round.toNumberMs)));
console.error(
  `${found.length} checkouts of ${calls} calls at ${LATENCY_MS} ms: ${tenths(middle(found.map((round) => round.totalMs)))} ms, ` +
    `of which ${servicesMs} ms were the services' and ${middleMs} ms the host's (the fastest: ${hostOverheadMs})`,
);
console.log(
  JSON.stringify({
    bench: "checkout",
    hostOverheadMs,
    middleMs,
    bareOverheadMs,
    bareSyncsMs,
    toNumberMs,
    servicesMs,
    calls,
    goal: 15,
  }),
);
