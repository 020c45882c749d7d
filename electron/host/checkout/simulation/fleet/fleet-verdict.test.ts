import { expect, test } from "vitest";
import type { StoredCallback } from "../../../../../fleet/messages/gate.ts";
import { MemoryDisk } from "../memory-journal.ts";
import { paymentIds, placedOrder } from "../placed-order.ts";
import { fleetViolations, hasToClaim } from "./fleet-verdict.ts";
import { INTEGRATION, OTHER_INTEGRATION } from "./names.ts";

const DAY_MS = 24 * 3_600_000;
type Status = StoredCallback["status"];

/** What the gate has stored of the payment "tx", in this order. */
const stored = (integrationId: string, ...statuses: readonly Status[]): StoredCallback[] =>
  statuses.map((status) => ({
    ...{ v: 1, integrationId, transactionReference: "tx", status, receivedAt: 0 },
    ...{ errorCode: null, reason: null, idempotencyKey: null },
  }));

/** A journal of one order whose payment is "tx", with these results. */
function journal(...statuses: readonly Status[]): MemoryDisk {
  const disk = new MemoryDisk();
  const entries = disk.forOneRun(
    () => true,
    () => {},
  );
  const given = { checkoutId: "order", total: "5", canInquire: true, canRefund: true };
  const order = placedOrder({ ...given, paymentFlow: "sale", loyaltyOrderId: null });
  const ids = paymentIds("order", 1, (name) => name);
  const { paymentId } = ids;
  const pending = { status: "PENDING", redirectUrl: null, expectedTtlSeconds: null } as const;
  const outcome = { ...pending, transactionReference: "tx" };
  entries.append("order", 1, { type: "Placed", at: 0, order, ids }, null);
  entries.append("order", 2, { type: "PaymentAnswered", at: 0, paymentId, outcome }, "tx");
  for (const [index, status] of statuses.entries()) {
    const callback = { type: "CallbackReceived", at: 0, status, errorCode: null } as const;
    entries.append("order", 3 + index, { ...callback, transactionReference: "tx" }, null);
  }
  return disk;
}

const NOTHING = new Set<string>();

test("all that the gate has stored is journalled, in its order", () => {
  const found = stored(INTEGRATION, "DECLINED", "SUCCESS");
  expect(fleetViolations(found, NOTHING, journal("DECLINED", "SUCCESS"))).toEqual([]);
  expect(fleetViolations(found, NOTHING, journal("DECLINED"))).toEqual([
    "rule 5: SUCCESS of tx was acknowledged and never journalled",
  ]);
  expect(fleetViolations(found, NOTHING, journal("SUCCESS", "DECLINED"))).toEqual([
    "rule 5: results of tx were turned round: SUCCESS,DECLINED",
  ]);
  const once = stored(INTEGRATION, "SUCCESS");
  expect(fleetViolations(once, NOTHING, journal("SUCCESS", "SUCCESS"))).toContain(
    "rule 5: SUCCESS of tx was journalled twice",
  );
});

test("a SUCCESS that no kiosk knows is known to operators, another integration's is nobody's here", () => {
  const success = stored(INTEGRATION, "SUCCESS");
  expect(fleetViolations(success, NOTHING, new MemoryDisk())).toEqual([
    "rule 1: SUCCESS of tx moved money, and nobody knows",
  ]);
  expect(fleetViolations(success, new Set(["SUCCESS of tx"]), new MemoryDisk())).toEqual([]);
  expect(fleetViolations(stored(INTEGRATION, "DECLINED"), NOTHING, new MemoryDisk())).toEqual([]);
  const other = stored(OTHER_INTEGRATION, "SUCCESS");
  expect(fleetViolations(other, NOTHING, journal())).toEqual([]);
  expect(fleetViolations(other, NOTHING, journal("SUCCESS"))).toContain(
    "rule 5: SUCCESS of tx was journalled, and no integrator sent it",
  );
});

test("a kiosk has to claim what its journal names, for a week", () => {
  expect(hasToClaim(journal(), "tx", DAY_MS)).toBe(true);
  expect(hasToClaim(journal(), "another", DAY_MS)).toBe(false);
  expect(hasToClaim(journal(), "tx", 8 * DAY_MS)).toBe(false);
});
