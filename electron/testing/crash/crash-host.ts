/**
 * The real host as a process of its own, to be killed at any moment: `node crash-host.ts SETTINGS DATA PORT AHEAD_MS`.
 * Its clock runs ahead of the machine's, and further with each message `{leapMs}`. Prints the ready line.
 */
import { flushCompileCache } from "node:module";
import { z } from "zod";
import { readSettings } from "../../host/settings/settings.ts";
import { startServe } from "../../serve.ts";
import { LeapingClock } from "./leaping-clock.ts";

// Node stores what it has compiled when it ends, which a killed process never does: the next start would take twice as long.
flushCompileCache();

const [settingsFile = "", dataDir = "", port, aheadMs] = process.argv.slice(2);
const leap = z.object({ leapMs: z.number() });

const clock = new LeapingClock(Number(aheadMs));
process.on("message", (message) => clock.leap(leap.parse(message).leapMs));
const served = await startServe({
  settings: readSettings(settingsFile, process.env),
  port: Number(port),
  dataDir,
  clock,
});
process.stdout.write(`${JSON.stringify({ ready: true, url: served.url, gate: served.gate })}\n`);
process.once("SIGTERM", () => {
  served.close().finally(() => process.exit(0));
});
