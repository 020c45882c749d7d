/**
 * The real host as a process of its own that kills itself, like a power cut, at one step of fetching its credential:
 * `node dying-host.ts SETTINGS DATA ["STEP"]`, or around a write of the journal, counted from the message that names it
 * ({@link Death}). Prints the ready line.
 */
import { flushCompileCache } from "node:module";
import { readSettings } from "../host/settings/settings.ts";
import { startServe } from "../serve.ts";
import { type Death, deathSchema } from "./death.ts";

// Node stores what it has compiled when it ends, which a killed process never does: the next start would take twice as long.
flushCompileCache();

const [settingsFile = "", dataDir = "", step] = process.argv.slice(2);

let death: Death | null = null;
let writes = 0;
process.on("message", (message) => {
  death = deathSchema.parse(message);
  writes = 0;
});

function dieIf(isNow: boolean): void {
  if (isNow) process.kill(process.pid, "SIGKILL");
}

const served = await startServe({
  settings: readSettings(settingsFile, process.env),
  port: 0,
  dataDir,
  journalObserver: {
    before() {
      writes += 1;
      dieIf(death?.moment === "before" && death.write === writes);
    },
    after: () => dieIf(death?.moment === "after" && death.write === writes),
  },
  ...(step !== undefined && { vaultObserver: (reached) => dieIf(reached === step) }),
});
process.stdout.write(`${JSON.stringify({ ready: true, url: served.url, gate: served.gate })}\n`);
process.once("SIGTERM", () => {
  served.close().finally(() => process.exit(0));
});
