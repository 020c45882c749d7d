import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./database.ts";

/** Orders that are at their end, and how they leave the records. */
export type EndedOrders = {
  /** Ids of orders that were finished before a time (UTC milliseconds), oldest first, behind one of them. */
  endedBefore(at: number, limit: number, after?: EndedOrder): readonly EndedOrder[];
  /** Removes an order with all that is kept of it. Its number is never given to another. */
  forget(checkoutId: string): void;
  /** Removes what was said to the services about orders that ended before a time; how many lines. */
  forgetExchanges(before: number, limit: number): number;
};

export type EndedOrder = { readonly checkoutId: string; readonly endedAt: number };

/** On the tables `checkout`, `journal`, `exchange` and `payment_reference`. Consents are never touched. */
export function createEndedOrders(database: DatabaseSync): EndedOrders {
  const list = database.prepare(
    `select checkout_id, finished_at_ms from checkout
     where finished_at_ms < :at and (finished_at_ms, checkout_id) > (:endedAt, :checkoutId)
     order by finished_at_ms, checkout_id limit :limit`,
  );
  const tables = ["exchange", "payment_reference", "journal", "damaged_order", "checkout"].map(
    (table) => database.prepare(`delete from ${table} where checkout_id = ?`),
  );
  const dropExchanges = database.prepare(
    `delete from exchange where exchange_id in (
       select exchange_id from exchange join checkout using (checkout_id)
       where finished_at_ms < ? limit ?)`,
  );
  return {
    endedBefore: (at, limit, after = { checkoutId: "", endedAt: 0 }) =>
      list.all({ at, limit, ...after }).map((row) => ({
        checkoutId: String(row.checkout_id),
        endedAt: Number(row.finished_at_ms),
      })),
    forget: (checkoutId) =>
      inTransaction(database, () => {
        for (const table of tables) table.run(checkoutId);
      }),
    forgetExchanges: (before, limit) =>
      inTransaction(database, () => Number(dropExchanges.run(before, limit).changes)),
  };
}
