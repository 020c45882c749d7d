import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placedOrder } from "../checkout/simulation/placed-order.ts";
import { openDatabase } from "./database.ts";
import { finishedSince } from "./finished-orders.ts";
import { createJournal } from "./journal.ts";

const NOON = Date.UTC(2027, 0, 4, 12);

test("orders that were finished recently are found, those under way and older ones are not", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kiosk-finished-"));
  const database = openDatabase(dataDir);
  const journal = createJournal(database);
  for (const [index, checkoutId] of ["under way", "latest", "old", "recent"].entries()) {
    const order = placedOrder({
      checkoutId,
      paymentFlow: "nothing-due",
      canInquire: false,
      canRefund: false,
      total: "0",
      loyaltyOrderId: null,
    });
    const snapshot = { ...order.snapshot, platformOrderId: index + 1 };
    const event = { type: "Placed", at: NOON, order: { ...order, snapshot }, ids: null } as const;
    journal.append(checkoutId, 1, event, null);
  }
  journal.finish("latest", NOON + 2_000);
  journal.finish("old", NOON - 1);
  journal.finish("recent", NOON);
  expect(finishedSince(database, NOON)).toEqual(["recent", "latest"]);
  database.close();
  rmSync(dataDir, { recursive: true });
});
