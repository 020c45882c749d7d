/**
 * The real host as a process of its own that kills itself, like a power cut, around one entry of an order's journal or
 * at one step of fetching its credential: `node dying-host.ts SETTINGS DATA [before|after N | at "STEP"]`. Prints the
 * ready line.
 */
import { flushCompileCache } from "node:module";
import { readSettings } from "../host/settings/settings.ts";
import type { JournalObserver } from "../host/store/journal.ts";
import { startServe } from "../serve.ts";

// Node stores what it has compiled when it ends, which a killed process never does: the next start would take twice as long.
flushCompileCache();

const [settingsFile = "", dataDir = "", moment, place] = process.argv.slice(2);

function dieAt(seq: number): void {
  if (seq === Number(place)) process.kill(process.pid, "SIGKILL");
}

const journalObserver: JournalObserver =
  moment === "before" ? { before: dieAt } : moment === "after" ? { after: dieAt } : {};

const served = await startServe({
  settings: readSettings(settingsFile, process.env),
  port: 0,
  dataDir,
  journalObserver,
  ...(moment === "at" && {
    vaultObserver: (step) => {
      if (step === place) process.kill(process.pid, "SIGKILL");
    },
  }),
});
process.stdout.write(`${JSON.stringify({ ready: true, url: served.url, gate: served.gate })}\n`);
process.once("SIGTERM", () => {
  served.close().finally(() => process.exit(0));
});
