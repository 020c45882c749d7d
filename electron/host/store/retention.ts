import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../shared/transaction.ts";
import { ERASED } from "./chain.ts";
import { type Marks, NO_MARKS } from "./marks.ts";

/** Deletes old orders, or parts of them, from the records. `limit` is the most that one call handles. */
export type EndedOrders = {
  /**
   * Counts orders of which a right clock has not seen the end as ended at `now` (UTC milliseconds, of a right clock), and
   * those that seem to end later than that; returns how many.
   */
  dateEnds(now: number, limit: number): number;
  /** Orders that ended before `at` (UTC milliseconds), the first to end first; with `after`, those that follow it. */
  endedBefore(at: number, limit: number, after?: EndedOrder): readonly EndedOrder[];
  /** Deletes an order with everything stored about it, but for consents. Its number is never reused. */
  forget(checkoutId: string): void;
  /** Deletes the recorded exchanges of orders that ended before `before` (UTC milliseconds); returns how many. */
  forgetExchanges(before: number, limit: number): number;
  /**
   * Erases the personal fields of orders that ended, or damaged ones that staff resolved, before `before` (UTC
   * milliseconds); returns the number of entries.
   */
  erasePersonal(before: number, limit: number): number;
  /** Deletes requests of staff that were done before `before` (UTC milliseconds); returns how many. */
  forgetStaffRequests(before: number, limit: number): number;
  /** Checkpoints the write-ahead log and empties it: deleted content is then in neither. */
  emptyLog(): void;
};

export type EndedOrder = { readonly checkoutId: string; readonly endedAt: number };

/** On the tables `checkout`, `journal`, `exchange` and `payment_reference`. Consents are never touched. */
export function createEndedOrders(
  database: DatabaseSync,
  marks: Pick<Marks, "write"> = NO_MARKS,
): EndedOrders {
  const list = database.prepare(
    `select checkout_id, ended_at_ms from checkout
     where ended_at_ms < :at and (ended_at_ms, checkout_id) > (:endedAt, :checkoutId)
     order by ended_at_ms, checkout_id limit :limit`,
  );
  const date = database.prepare(
    `update checkout set ended_at_ms = :now where checkout_id in (
       select checkout_id from checkout
       where finished_at_ms is not null and (ended_at_ms is null or ended_at_ms > :now) limit :limit)`,
  );
  const tables = [
    "exchange",
    "payment_reference",
    "personal",
    "journal",
    "damaged_order",
    "print_job",
    "checkout",
  ].map((table) => database.prepare(`delete from ${table} where checkout_id = ?`));
  const erase = database.prepare(
    `update personal set content = '${ERASED}' where (checkout_id, seq) in (
       select checkout_id, seq from personal join checkout using (checkout_id)
       where ended_at_ms < ? and content <> '${ERASED}' limit ?)`,
  );
  const eraseResolvers = database.prepare(
    `update damaged_order set resolved_by = null where checkout_id in (
       select checkout_id from damaged_order
       where resolved_at_ms < ? and resolved_by is not null limit ?)`,
  );
  const dropRequests = database.prepare(
    `delete from staff_request where key in (
       select key from staff_request where done_at_ms < ? limit ?)`,
  );
  const dropExchanges = database.prepare(
    `delete from exchange where exchange_id in (
       select exchange_id from exchange join checkout using (checkout_id)
       where ended_at_ms < ? limit ?)`,
  );
  return {
    dateEnds: (now, limit) => Number(date.run({ now, limit }).changes),
    endedBefore: (at, limit, after = { checkoutId: "", endedAt: 0 }) =>
      list.all({ at, limit, ...after }).map((row) => ({
        checkoutId: String(row.checkout_id),
        endedAt: Number(row.ended_at_ms),
      })),
    forget(checkoutId) {
      // Before the rows are deleted: a mark without its rows counts as a loss.
      marks.write([{ checkoutId, seq: 0, checksum: "" }]);
      inTransaction(database, () => {
        for (const table of tables) table.run(checkoutId);
      });
    },
    forgetExchanges: (before, limit) =>
      inTransaction(database, () => Number(dropExchanges.run(before, limit).changes)),
    erasePersonal: (before, limit) =>
      inTransaction(database, () => {
        const entries = Number(erase.run(before, limit).changes);
        return entries + Number(eraseResolvers.run(before, limit - entries).changes);
      }),
    forgetStaffRequests: (before, limit) =>
      inTransaction(database, () => Number(dropRequests.run(before, limit).changes)),
    emptyLog() {
      // Does not wait for a backup in progress: the next round empties it.
      database.exec("pragma busy_timeout = 0");
      try {
        database.exec("pragma wal_checkpoint(truncate)");
      } finally {
        database.exec("pragma busy_timeout = 2000");
      }
    },
  };
}
