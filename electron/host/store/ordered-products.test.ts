/** What was ordered at a time of day, from the records of the orders themselves. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OrderStatus } from "../../../contracts/ordering.ts";
import { placedOrder } from "../checkout/simulation/placed-order.ts";
import type { CheckoutEvent } from "../checkout/state/events.ts";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { orderedProducts } from "./ordered-products.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 24, 12);
/** From noon to one, on three days. */
const NOONS = [0, 1, 2].map((day) => ({
  from: NOON + day * DAY,
  to: NOON + day * DAY + HOUR,
}));

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-ordered-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

let counter = 0;
const ACCEPTED: CheckoutEvent = {
  ...{ type: "CreateAnswered", at: NOON },
  outcome: { kind: "accepted", posId: "pos", queueNumber: null },
};

/** An order that took `minutes` from placing to its end; null: it has not ended. */
function order(
  at: number,
  products: Readonly<Record<string, number>>,
  minutes: number | null = 9,
  later: readonly CheckoutEvent[] = [ACCEPTED],
) {
  counter += 1;
  const checkoutId = `order ${counter}`;
  const placed = placedOrder({
    ...{ checkoutId, paymentFlow: "nothing-due", canInquire: false, canRefund: false, total: "0" },
    ...{ loyaltyOrderId: null, platformOrderId: counter },
  });
  const lines = Object.entries(products).map(([itemId, count]) => ({
    ...{ itemId, code: itemId, count, basePrice: "1", modifiers: [] },
  }));
  const snapshot = { ...placed.snapshot, lines };
  const journal = createJournal(database);
  const event = { type: "Placed", at, order: { ...placed, snapshot }, ids: null } as const;
  for (const [place, entry] of [event, ...later].entries()) {
    journal.append(checkoutId, place + 1, entry, null);
  }
  if (minutes !== null) journal.finish(checkoutId, at + minutes * MINUTE);
}

test("units of every product are summed over the spans, by when an order was placed", () => {
  order(NOON, { soup: 2, tea: 1 });
  order(NOON + DAY + 59 * MINUTE, { soup: 1 }, 90);
  order(NOON + 2 * DAY + HOUR - 1, { cake: 1 });
  // Before and after the hour, and between the days.
  order(NOON - 1, { soup: 5 });
  order(NOON + HOUR, { soup: 5 });
  order(NOON + 8 * HOUR, { soup: 5 });
  order(NOON + 3 * DAY, { soup: 5 });
  expect(Object.fromEntries(orderedProducts(database, NOONS))).toEqual({
    soup: 3,
    tea: 1,
    cake: 1,
  });
});

test("what the kitchen never accepted, or canceled, was not ordered", () => {
  const moved = (status: OrderStatus): CheckoutEvent => ({
    ...{ type: "KitchenMoved", at: NOON, status, reason: null },
  });
  const rejected: CheckoutEvent = {
    ...{ type: "CreateAnswered", at: NOON },
    outcome: { kind: "rejected", reason: null, posErrorType: null },
  };
  order(NOON, { declined: 1 }, 9, []);
  order(NOON, { rejected: 1 }, 9, [rejected]);
  order(NOON, { canceled: 1 }, 9, [ACCEPTED, moved("COOKING"), moved("CANCELED")]);
  order(NOON, { failed: 1 }, 9, [ACCEPTED, moved("FAILED")]);
  order(NOON, { soup: 1 }, 9, [rejected, ACCEPTED, moved("PROCESSED")]);
  expect([...orderedProducts(database, NOONS).keys()]).toEqual(["soup"]);
});

test("hours that begin earlier or later by the clock's change are found", () => {
  const spans = [
    { from: NOON, to: NOON + HOUR },
    { from: NOON + DAY - HOUR, to: NOON + DAY },
    { from: NOON + 2 * DAY + HOUR, to: NOON + 2 * DAY + 2 * HOUR },
  ];
  order(NOON + DAY - HOUR, { early: 1 }, 1);
  order(NOON + 2 * DAY + 2 * HOUR - 1, { late: 1 }, 150);
  expect([...orderedProducts(database, spans).keys()]).toEqual(["early", "late"]);
});

test("without orders, and for those that have not ended, nothing is counted", () => {
  order(NOON, { soup: 1 }, null);
  expect(orderedProducts(database, NOONS).size).toBe(0);
  expect(orderedProducts(database, []).size).toBe(0);
});
