import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { Runner } from "../../checkout/running/runner.ts";
import { VirtualClock } from "../../checkout/simulation/virtual-clock.ts";
import type { Command } from "../../checkout/state/events.ts";
import { replay } from "../../checkout/state/evolve.ts";
import { staffReasons } from "../../checkout/state/staff-list.ts";
import {
  allGoesWell,
  callback,
  inquired,
  kitchen,
  MINUTE,
  NOON,
  type Play,
  playOrder,
} from "../../checkout/testing/play.ts";
import { recordConsents } from "../consents.ts";
import { openDatabase } from "../database.ts";
import { createJournal } from "../journal.ts";
import { createPinLock } from "../pin-lock.ts";
import { createValueStore } from "../value-store.ts";
import { halfWayOrders } from "./half-way-orders.ts";

/** How an order of a data folder ended: for its customer, and for staff. */
export type End = {
  readonly order: string;
  readonly ended: string;
  readonly staff: readonly string[];
};

/** Fills an empty folder as the present version leaves it when stopped with much under way. */
export function makeDataFolder(dataDir: string): void {
  const database = openDatabase(dataDir);
  const journal = createJournal(database);
  for (const play of halfWayOrders()) {
    const { checkoutId } = play.state.order;
    for (const [index, event] of numbered(play, journal.nextPlatformOrderId(0)).entries()) {
      const reference =
        event.type === "PaymentAnswered" ? (event.outcome.transactionReference ?? null) : null;
      journal.append(checkoutId, index + 1, event, reference);
    }
    if (play.decision().type === "done") journal.finish(checkoutId, play.now);
  }
  const waiting = callback("SUCCESS", "tx of nobody yet");
  journal.saveUnmatchedCallback({ ...waiting, at: NOON });
  createValueStore(database).write("menu of 101", { tag: "7", content: "{}", storedAt: NOON });
  createPinLock(database).write({ failures: 2, failedAt: NOON });
  recordConsents(database, [
    {
      at: NOON,
      loyaltyOrderId: "loyalty order of just placed",
      who: "+4915112345678",
      documentKind: "loyalty_terms",
      documentVersion: "1",
      channels: ["sms"],
      locale: "en",
      textShown: "I accept the terms.",
    },
  ]);
  database.exec("vacuum");
  database.close();
}

/** The events of a played order, placed under the next number. */
function numbered({ events }: Play, platformOrderId: number): Play["events"] {
  return events.map((event) => {
    if (event.type !== "Placed") return event;
    const { order } = event;
    return { ...event, order: { ...order, snapshot: { ...order.snapshot, platformOrderId } } };
  });
}

/**
 * Starts on a data folder as a kiosk does, a minute after it was stopped, with working services and a kitchen that
 * cooks, and lets time pass until nothing more happens.
 */
export async function goOn(dataDir: string): Promise<readonly End[]> {
  const database = openDatabase(dataDir);
  const clock = new VirtualClock(NOON + MINUTE);
  const runner = new Runner({
    journal: createJournal(database),
    clock,
    log: pino({ enabled: false }),
    perform: async (command, state) => {
      const event = answerTo(
        command,
        state.payments.some(({ captureTries }) => captureTries.count > 0),
      );
      return { event: { ...event, at: clock.now() }, exchanges: [] };
    },
  });
  runner.resume();
  for (let minute = 0; minute < 48 * 60; minute += 1) {
    await quiet();
    cook(runner, clock.now());
    await quiet();
    pass(clock, MINUTE);
  }
  await quiet();
  const ends = endsIn(database);
  runner.stop();
  database.close();
  return ends;
}

/** All goes well; customers at the payment page have paid. */
function answerTo(command: Command, wasCaptured: boolean) {
  const answer =
    command.type === "Inquire"
      ? inquired(
          command.paymentId,
          wasCaptured ? "CAPTURED" : "AUTHORIZED",
          command.transactionReference ?? "tx",
        )
      : allGoesWell(command, playOrder());
  if (!answer) throw new Error("all calls are answered");
  return answer;
}

function cook(runner: Runner, at: number): void {
  for (const { injection, order, kitchen: known } of runner.unfinished()) {
    if (injection.at !== "accepted" || known?.status === "CANCELED") continue;
    if (known?.status !== "PROCESSED") {
      runner.record(order.checkoutId, { ...kitchen("PROCESSED"), at });
    }
  }
}

function pass(clock: VirtualClock, ms: number): void {
  let isOver = false;
  clock.after(ms, () => {
    isOver = true;
  });
  while (!isOver) clock.step();
}

/** Lets the runner do all that it can do before time advances. */
async function quiet(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

function endsIn(database: DatabaseSync): End[] {
  const journal = createJournal(database);
  const unfinished = new Set(journal.unfinished());
  return database
    .prepare("select checkout_id from checkout order by platform_order_id")
    .all()
    .map(({ checkout_id }) => {
      const order = String(checkout_id);
      const state = replay(journal.events(order));
      const accepted = state.kitchen?.status ?? state.injection.at;
      const ended = unfinished.has(order) ? "not at all" : (state.failure ?? accepted);
      return { order, ended, staff: staffReasons(state) };
    });
}

/** The version of a folder's schema, read without opening it as a kiosk. */
export function versionOf(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "kiosk.sqlite"), { readOnly: true });
  try {
    return Number(database.prepare("pragma user_version").get()?.user_version);
  } finally {
    database.close();
  }
}
