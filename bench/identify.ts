/**
 * `npm run bench -- identify [--rounds N]`: from the tap on "Find my points" to its answer, in round trips between the host
 * and a loyalty service that is 100 ms away, with the host's own time and the service's in it. A round trip is what a bare
 * request takes over the same network in the same run. Last line: JSON.
 *
 * - `roundTrips`: as the identify screen does it, a salt fetched ahead
 * - `naiveRoundTrips`: salt and identification at the tap, over the same connection
 * - `roundTripsAfterTyping`, `naiveRoundTripsAfterTyping`: the same if typing takes longer than a server keeps an idle
 *   connection open, so that without another prefetch a new one is opened at the tap
 */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { WebSocket } from "ws";
import { wholeMenus } from "../domain/menu-assembly.ts";
import { FETCHED_AGAIN_AFTER_MS } from "../electron/host/loyalty/salts.ts";
import { createLog } from "../electron/host/net/log.ts";
import type { contract } from "../electron/host/rpc/contract.ts";
import { parseSettings } from "../electron/host/settings/settings.ts";
import { startServe } from "../electron/serve.ts";
import { freePort } from "../electron/testing/free-port.ts";
import { startSandbox } from "../sandbox/sandbox.ts";
import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { startSlowNetwork } from "./identify/slow-network.ts";

const ROUND_TRIP_MS = 100;
/** The sandbox's server, like most, closes a connection that is idle for 5 s. */
const TYPING_MS = 6_000;
/** From the last digit to the tap: the terms are accepted in between. */
const LAST_STEPS_MS = 1_000;

const { values } = readArguments({ options: { rounds: { type: "string", default: "21" } } });
const rounds = wholeNumber("rounds", values.rounds, 1);

const folder = mkdtempSync(join(tmpdir(), "kiosk-bench-identify-"));
const sandboxPort = Promise.withResolvers<number>();
const network = await startSlowNetwork(ROUND_TRIP_MS, sandboxPort.promise);
const bareService = createServer((incoming, outgoing) => {
  incoming.resume().on("end", () => outgoing.end("{}"));
});
const barePort = await freePort();
bareService.listen(barePort, "127.0.0.1");
const bareNetwork = await startSlowNetwork(ROUND_TRIP_MS, Promise.resolve(barePort));
const gatePort = await freePort();
const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
sandboxPort.resolve(Number(new URL(sandbox.url).port));
// Only the loyalty service is slow, and only once the configuration says so.
await fetch(`${sandbox.url}/control/configuration`, {
  method: "PUT",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ apiUrl: `http://127.0.0.1:${network.port}/loyalty` }),
});
const kiosk = await startServe({
  settings: parseSettings(sandbox.settings, folder, {}),
  port: 0,
  dataDir: join(folder, "kiosk"),
  log: createLog({ level: "silent" }),
});
const { origin } = new URL(kiosk.url);
const socket = new WebSocket(new URL("rpc", kiosk.url.replace("http:", "ws:")), { origin });
await once(socket, "open");
const page: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({ websocket: socket }),
);
for await (const { menu } of wholeMenus(await page.menu.live())) if (menu) break;
for await (const { loyalty } of await page.outlet.live()) if (loyalty) break;

const visitId = randomUUID();
const soup = {
  kind: "item" as const,
  lineId: "1",
  itemId: "soup-roast-tomato",
  count: 1,
  choices: [],
};

async function tap(): Promise<number> {
  const startedAt = performance.now();
  const answer = await page.loyalty.identifyByPhone({
    visitId,
    locale: "en",
    orderType: "EAT_IN",
    basket: { lines: [soup] },
    phoneNumber: "+491713920042",
    clientName: null,
    marketingChannels: ["sms"],
    acceptances: ["loyalty_terms" as const, "marketing_consent" as const].map((kind) => ({
      kind,
      version: "1",
      channels: [],
      locale: "en",
      textShown: "What was shown, some words of it",
    })),
  });
  if (answer.result !== "accepted") throw new Error(`not identified: ${answer.result}`);
  return performance.now() - startedAt;
}

/** A request without any work, over an open connection. */
async function bareRoundTrip(): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${bareNetwork.port}/`, {
    method: "POST",
    body: "{}",
  });
  await answer.text();
  return performance.now() - startedAt;
}

/** Opens the screen, waits for its salt, and taps. */
async function asTheScreenDoes(): Promise<number> {
  await page.loyalty.prepare({ visitId });
  await sleep(4 * ROUND_TRIP_MS);
  return tap();
}

async function asTheScreenDoesAfterTyping(): Promise<number> {
  await page.loyalty.prepare({ visitId });
  await sleep(TYPING_MS);
  await page.loyalty.prepare({ visitId });
  await sleep(LAST_STEPS_MS);
  return tap();
}

async function naivelyAfterTyping(): Promise<number> {
  await sleep(TYPING_MS + LAST_STEPS_MS);
  return tap();
}

/** Other load on the machine only adds time: the three fastest of `count` rounds are compared. */
async function fastest(count: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < count; round += 1) found.push(await measure());
  const best = found.toSorted((left, right) => left - right).slice(0, 3);
  return best.reduce((sum, each) => sum + each, 0) / best.length;
}

// The first call compiles code for the others.
await asTheScreenDoes();
const bareMs = await fastest(rounds, bareRoundTrip);
const inRoundTrips = async (count: number, measure: () => Promise<number>): Promise<number> =>
  Math.round(((await fastest(count, measure)) / bareMs) * 100) / 100;
const roundTrips = await inRoundTrips(rounds, asTheScreenDoes);
const naiveRoundTrips = await inRoundTrips(rounds, tap);
// What the screen has prefetched must not speed up the next measurement.
await sleep(FETCHED_AGAIN_AFTER_MS);
const few = Math.min(rounds, 5);
const roundTripsAfterTyping = await inRoundTrips(few, asTheScreenDoesAfterTyping);
const naiveRoundTripsAfterTyping = await inRoundTrips(few, naivelyAfterTyping);

socket.terminate();
await kiosk.close();
await sandbox.close();
await network.close();
await bareNetwork.close();
bareService.close();
rmSync(folder, { recursive: true, force: true });

console.error(
  `${rounds} taps at ${Math.round(bareMs)} ms: ${roundTrips} round trips (naive: ${naiveRoundTrips}); ` +
    `after ${TYPING_MS / 1000} s of typing ${roundTripsAfterTyping} (naive: ${naiveRoundTripsAfterTyping})`,
);
console.log(
  JSON.stringify({
    bench: "identify",
    roundTripMs: Math.round(bareMs),
    roundTrips,
    naiveRoundTrips,
    roundTripsAfterTyping,
    naiveRoundTripsAfterTyping,
    goal: 1.15,
  }),
);
