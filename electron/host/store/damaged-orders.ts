import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { DamagedOrder, Journal } from "../checkout/running/journal.ts";
import { partsOf, platformOrderId } from "../shared/platform-order-id.ts";
import { inTransaction } from "../shared/transaction.ts";
import { createSeals } from "./chain.ts";
import { currentResolution } from "./legacy-events.ts";
import type { Mark } from "./marks.ts";
import { staffRequestWriter } from "./staff-requests.ts";

type DamagedOrders = Pick<
  Journal,
  "quarantine" | "damagedOrder" | "damagedOrders" | "resolveDamaged"
>;

const damagedRow = z
  .object({
    checkout_id: z.string(),
    platform_order_id: z.number(),
    device_number: z.number(),
    placed_at_ms: z.number(),
    found_at_ms: z.number(),
    resolved_how: z.string().nullable(),
    resolved_at_ms: z.number().nullable(),
    resolved_by: z.string().nullable(),
  })
  .transform(
    (row): DamagedOrder => ({
      checkoutId: row.checkout_id,
      platformOrderId: platformOrderId(row.device_number, row.platform_order_id),
      placedAt: row.placed_at_ms,
      foundAt: row.found_at_ms,
      resolved:
        row.resolved_how === null
          ? null
          : {
              how: currentResolution(row.resolved_how),
              at: row.resolved_at_ms ?? row.found_at_ms,
              by: row.resolved_by,
            },
    }),
  );

/**
 * Orders whose journal cannot be trusted, on the table `damaged_order`: what is known about them is stored outside of
 * the damaged entries, and so is how staff resolved them.
 */
export function createDamagedOrders(
  database: DatabaseSync,
  writing: (write: () => void) => void,
): DamagedOrders {
  const insert = database.prepare(
    `insert or ignore into damaged_order
       (checkout_id, platform_order_id, device_number, placed_at_ms, found_at_ms)
     values (:checkoutId,
       coalesce((select platform_order_id from checkout where checkout_id = :checkoutId), 0),
       coalesce((select device_number from checkout where checkout_id = :checkoutId), 0),
       coalesce((select min(at_ms) from journal where checkout_id = :checkoutId), :at), :at)`,
  );
  const end = database.prepare(
    "update checkout set finished_at_ms = coalesce(finished_at_ms, :at) where checkout_id = :checkoutId",
  );
  const seals = createSeals(database);
  const one = database.prepare("select * from damaged_order where checkout_id = ?");
  const all = database.prepare("select * from damaged_order order by platform_order_id desc");
  const resolve = database.prepare(
    "update damaged_order set resolved_how = ?, resolved_at_ms = ?, resolved_by = ? where checkout_id = ?",
  );
  const writeRequest = staffRequestWriter(database);
  return {
    quarantine(checkoutId, at) {
      writing(() =>
        inTransaction(database, () => {
          insert.run({ checkoutId, at });
          end.run({ checkoutId, at });
          seals.seal(checkoutId);
        }),
      );
    },
    damagedOrder(checkoutId) {
      const row = one.get(checkoutId);
      return row ? damagedRow.parse(row) : null;
    },
    damagedOrders: () => all.all().map((row) => damagedRow.parse(row)),
    resolveDamaged(checkoutId, how, at, fromAfar = null) {
      writing(() =>
        inTransaction(database, () => {
          resolve.run(how, at, fromAfar?.by ?? null, checkoutId);
          if (fromAfar) writeRequest(fromAfar.request);
        }),
      );
    },
  };
}

/** Records that acknowledged entries of an order, or all of them, are missing. `at` in UTC milliseconds. */
export function noteLost(database: DatabaseSync, mark: Mark, at: number): void {
  const { checkoutId, placedAt = at } = mark;
  const { counter, deviceNumber } = partsOf(mark.platformOrderId ?? 0);
  inTransaction(database, () => {
    database
      .prepare(
        `insert or ignore into damaged_order
           (checkout_id, platform_order_id, device_number, placed_at_ms, found_at_ms)
         values (?, ?, ?, ?, ?)`,
      )
      .run(checkoutId, counter, deviceNumber, placedAt, at);
    database
      .prepare(
        "update checkout set finished_at_ms = coalesce(finished_at_ms, ?) where checkout_id = ?",
      )
      .run(at, checkoutId);
    createSeals(database).seal(checkoutId);
  });
}
