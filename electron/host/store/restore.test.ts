/** What becomes of an order that was under way when the backup was made. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Runner } from "../checkout/running/runner.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { begin, evolve } from "../checkout/state/evolve.ts";
import { newReference } from "../checkout/state/payment-status.ts";
import { callback, NOON, pendingOrder } from "../checkout/testing/play.ts";
import { createLog } from "../net/log.ts";
import { makeBackup } from "./backup.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { referencesEndedSince } from "./recent-references.ts";
import { restoreBackup } from "./restore.ts";

let folder: string;
let dataDir: string;
let database: DatabaseSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-restore-"));
  dataDir = join(folder, "kiosk");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** A kiosk with an order whose payment "tx" is pending, restored from its backup. */
function restore(goOn: boolean): void {
  database = openDatabase(dataDir);
  const journal = createJournal(database);
  const [placed, ...events] = pendingOrder().events;
  if (placed?.type !== "Placed") throw new Error("no order");
  journal.append("order", 1, placed, null);
  let state = begin(placed);
  for (const [index, event] of events.entries()) {
    journal.append("order", index + 2, event, newReference(event, state));
    state = evolve(state, event);
  }
  database.close();
  const backup = join(folder, "backup");
  makeBackup({ dataDir, to: backup, now: NOON });
  restoreBackup({ from: backup, dataDir, goOn, now: NOON });
  database = openDatabase(dataDir);
}

/** A runner on the restored records, and the calls that it makes. */
function run() {
  const performed: string[] = [];
  const runner = new Runner({
    journal: createJournal(database),
    clock: new VirtualClock(NOON).forOneRun(),
    perform: (command) => {
      performed.push(command.type);
      return new Promise(() => {});
    },
    log: createLog({ level: "silent" }),
  });
  runner.resume();
  return { runner, performed };
}

const idle = () => new Promise((resolve) => setImmediate(resolve));

test("it is left to staff: a late SUCCESS is on record, and returns no money of a meal that was eaten", async () => {
  restore(false);
  const { runner, performed } = run();
  expect(createJournal(database).damagedOrders()).toMatchObject([
    { checkoutId: "order", resolved: null },
  ]);
  runner.recordCallback({ ...callback("SUCCESS"), at: NOON });
  await idle();
  expect(performed).toEqual([]);
  expect(createJournal(database).unmatchedCallback("tx")).toMatchObject({ status: "SUCCESS" });
  runner.stop();
});

test("its payment is not claimed in a fleet", () => {
  restore(false);
  expect(referencesEndedSince(database, 0)).toEqual([]);
});

test("it goes on if no kiosk has run since", async () => {
  restore(true);
  const { runner, performed } = run();
  await idle();
  expect(createJournal(database).damagedOrders()).toEqual([]);
  expect(runner.unfinished()).toHaveLength(1);
  runner.recordCallback({ ...callback("SUCCESS"), at: NOON });
  await idle();
  expect(performed).not.toEqual([]);
  runner.stop();
});
