import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Runner } from "../checkout/running/runner.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { allGoesWell, NOON, Play, usualOrder } from "../checkout/testing/play.ts";
import { openDatabase } from "../store/database.ts";
import { createJournal } from "../store/journal.ts";
import { createOrderRecords } from "../store/order-records.ts";
import { checkRecords } from "./record-check.ts";

const ORDERS = 45;

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-check-"));
  database = openDatabase(folder);
  database.exec("pragma synchronous = off");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function writeOrders(): void {
  const journal = createJournal(database);
  for (let number = 1; number <= ORDERS; number += 1) {
    const order = usualOrder({ checkoutId: `order-${number}` });
    const play = new Play({ ...order, snapshot: { ...order.snapshot, platformOrderId: number } });
    play.run(allGoesWell);
    for (const [index, event] of play.events.entries()) {
      journal.append(`order-${number}`, index + 1, event, null);
    }
    if (number !== ORDERS) journal.finish(`order-${number}`, NOON);
  }
}

test("an ended order that was changed, and one that ended only by damage, are found by themselves", () => {
  writeOrders();
  database.exec(`update journal set event = replace(event, '12.50', '2.50') where checkout_id = 'order-2';
    update checkout set finished_at_ms = 0 where checkout_id = 'order-${ORDERS}'`);
  const clock = new VirtualClock(NOON);
  const journal = createJournal(database);
  const log = pino({ enabled: false });
  const runner = new Runner({ journal, clock, log, perform: () => new Promise(() => {}) });
  runner.resume();
  expect(journal.damagedOrders()).toEqual([]);
  const warn = vi.fn();
  checkRecords({ runner, records: createOrderRecords(database), clock, log: { warn } });
  while (clock.step());
  expect(journal.damagedOrders().map(({ checkoutId }) => checkoutId)).toEqual([
    `order-${ORDERS}`,
    "order-2",
  ]);
  expect(warn).not.toHaveBeenCalled();
});
