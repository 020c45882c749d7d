/** Restores a kiosk's folder from a backup, and decides about the orders that were under way in it. */
import type { DatabaseSync } from "node:sqlite";
import { putInPlace, readBackup } from "./backup.ts";
import { createSeals } from "./chain.ts";
import { migrate } from "./database.ts";
import { inTransaction } from "./transaction.ts";

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
 * Puts a backup in place of a kiosk's folder. Orders that were under way are not resumed, since the kiosk that ran on
 * has ended them without a trace in these records (decision 0087); with `goOn` they are, which is only safe if no kiosk
 * has run since the backup was made. Throws BackupError.
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
      underWay = unfinished(records);
      if (goOn) return;
      // A backup of an earlier version has no checksums yet; those that exist are sealed again.
      records.exec("pragma secure_delete = on");
      migrate(records);
      const end = records.prepare("update checkout set finished_at_ms = ? where checkout_id = ?");
      const seals = createSeals(records);
      inTransaction(records, () => {
        for (const { checkoutId } of underWay) {
          end.run(now, checkoutId);
          seals.seal(checkoutId);
        }
      });
    },
  });
  return { madeAt: manifest.madeAt, former, underWay };
}

function unfinished(records: DatabaseSync): UnderWay[] {
  return records
    .prepare(
      `select platform_order_id, checkout_id,
              (select min(at_ms) from journal where journal.checkout_id = checkout.checkout_id) as placed
       from checkout not indexed where finished_at_ms is null order by platform_order_id`,
    )
    .all()
    .map((row) => ({
      platformOrderId: Number(row.platform_order_id),
      checkoutId: String(row.checkout_id),
      placedAt: Number(row.placed),
    }));
}
