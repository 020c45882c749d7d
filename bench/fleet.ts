/**
 * `npm run bench -- fleet [--callbacks N] [--burst N] [--dead SECONDS] [--kiosks N]`: what a fleet adds to a callback, and
 * how it gets over faults. nats-server, gate, console and kiosks are processes of this machine; a kiosk's records are
 * real ones. Median of three runs where a figure is a ratio. Last line: JSON.
 *
 * - `journalP50OverDirect`: callback to the entry in the kiosk's journal, over the same through the kiosk's own listener;
 *   one after the other, in turns
 * - `ackP50OverDirect`: the same up to the answer 200
 * - `gateOverBarePublish`: callbacks a second, 64 under way at a time, claimed by 20 kiosks and delivered to them, over
 *   publishes a second into such a stream; `callbacksPerSecond`: how many
 * - `healSeconds`: from the end of a minute in which the line was dead, and accepted no connection either, to the last
 *   callback's entry in the journal
 * - `serverMB500`: resident memory of the nats-server with 500 kiosks (or `--kiosks`)
 * - `reconnectSeconds500`: from the start of another server, after a kill, until all of them are connected
 * - `cutOffSeconds`: from the removal of a stolen kiosk at the console to the end of its connection
 */

import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { ensureNatsServer } from "../scripts/running/nats-server.ts";
import { measureFleet } from "./fleet/measure.ts";

const { values } = readArguments({
  options: {
    callbacks: { type: "string", default: "200" },
    burst: { type: "string", default: "4000" },
    dead: { type: "string", default: "60" },
    kiosks: { type: "string", default: "500" },
  },
});
const binary = ensureNatsServer();
if (binary === null) process.exit(1);
const figures = await measureFleet({
  binary,
  sizes: {
    ...{ runs: 3, receivers: 20, stolen: 9 },
    callbacks: wholeNumber("callbacks", values.callbacks, 1),
    burst: wholeNumber("burst", values.burst, 1),
    deadMs: wholeNumber("dead", values.dead, 1) * 1_000,
    kiosks: wholeNumber("kiosks", values.kiosks, 1),
  },
  tell: (line) => console.error(line),
});
console.log(JSON.stringify(figures));
