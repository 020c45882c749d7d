/** Restores a kiosk's folder from a backup, and decides about the orders that were under way in it. */
import type { DatabaseSync } from "node:sqlite";
import { platformOrderId } from "../shared/platform-order-id.ts";
import { putInPlace, readBackup } from "./backup.ts";
import { createDamagedOrders } from "./damaged-orders.ts";
import { migrate } from "./database.ts";

/** Orders that a kiosk may have numbered since the backup: ten days of a thousand. */
const SKIPPED = 10_000;

/** An order that was under way when the backup was made. */
export type UnderWay = {
  /** The number by which the kitchen and the integrator know it. */
  readonly platformOrderId: number;
  readonly checkoutId: string;
  /** When it was placed, UTC milliseconds. */
  readonly placedAt: number;
};

export type Restored = {
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  /** Where the former folder is now; null if there was none. */
  readonly former: string | null;
  readonly underWay: readonly UnderWay[];
};

/**
 * Puts a backup in place of a kiosk's folder. Orders that were under way are left to staff, since the kiosk that ran on
 * has ended them without a trace in these records (decisions 0087 and 0163); with `goOn` they are resumed, which is only
 * safe if no kiosk has run since the backup was made. Throws BackupError.
 */
export function restoreBackup(options: {
  readonly from: string;
  readonly dataDir: string;
  readonly goOn: boolean;
  /** UTC milliseconds. */
  readonly now: number;
}): Restored {
  const { from, dataDir, goOn, now } = options;
  const manifest = readBackup(from);
  let underWay: readonly UnderWay[] = [];
  const former = putInPlace({
    from,
    manifest,
    dataDir,
    now,
    prepare(records) {
      // A backup of an earlier version has no checksums yet; those that exist are sealed again.
      records.exec("pragma secure_delete = on");
      migrate(records);
      underWay = unfinished(records);
      if (goOn) return;
      skipNumbers(records);
      const { quarantine } = createDamagedOrders(records, (write) => write());
      for (const { checkoutId } of underWay) quarantine(checkoutId, now);
    },
  });
  return { madeAt: manifest.madeAt, former, underWay };
}

/** The kiosk that ran on has given numbers since: none of them is given again (ordering.md §2.7). */
function skipNumbers(records: DatabaseSync): void {
  records
    .prepare(
      `insert into sqlite_sequence (name, seq)
       select 'checkout', 0 where not exists (select 1 from sqlite_sequence where name = 'checkout')`,
    )
    .run();
  records.prepare("update sqlite_sequence set seq = seq + ? where name = 'checkout'").run(SKIPPED);
}

function unfinished(records: DatabaseSync): UnderWay[] {
  return records
    .prepare(
      `select platform_order_id, device_number, checkout_id,
              (select min(at_ms) from journal where journal.checkout_id = checkout.checkout_id) as placed
       from checkout not indexed where finished_at_ms is null order by platform_order_id`,
    )
    .all()
    .map((row) => ({
      platformOrderId: platformOrderId(Number(row.device_number), Number(row.platform_order_id)),
      checkoutId: String(row.checkout_id),
      placedAt: Number(row.placed),
    }));
}
