import type { DatabaseSync } from "node:sqlite";
import { partsOf } from "../shared/platform-order-id.ts";

/** All orders, for the lists of staff: ids, the latest order first. */
export type OrderRecords = {
  latest(limit: number): readonly string[];
  /** Orders whose queue number ends in these digits, or whose own number they are; may contain some others. */
  numbered(number: string, limit: number): readonly string[];
  /** How many entries an order's journal has; 0 for an unknown order. */
  entries(checkoutId: string): number;
  /** Ended orders with a lower counter, that is, placed earlier. */
  endedBefore(counter: number, limit: number): readonly EndedRecord[];
};

/** `counter` counts the kiosk's orders (platform-order-id.ts). */
export type EndedRecord = { readonly counter: number; readonly checkoutId: string };

/** On the tables `checkout` and `journal`. */
export function createOrderRecords(database: DatabaseSync): OrderRecords {
  const latest = database.prepare(
    "select checkout_id from checkout order by platform_order_id desc limit ?",
  );
  // The text is searched first: parsing the JSON of every entry would block the kiosk.
  const numbered = database.prepare(
    `select checkout_id from checkout
     where platform_order_id = :counter or checkout_id in (
       select checkout_id from journal
       where event like '%"queueNumber":"%' || :number || '"%')
     order by platform_order_id desc limit :limit`,
  );
  const ended = database.prepare(
    `select platform_order_id, checkout_id from checkout
     where finished_at_ms is not null and platform_order_id < ?
     order by platform_order_id desc limit ?`,
  );
  const lastSeq = database.prepare(
    "select coalesce(max(seq), 0) as seq from journal where checkout_id = ?",
  );
  const idOf = (row: Record<string, unknown>) => String(row.checkout_id);
  return {
    latest: (limit) => latest.all(limit).map(idOf),
    numbered(number, limit) {
      const { counter } = partsOf(Number(number));
      return numbered.all({ number, counter, limit }).map(idOf);
    },
    entries: (checkoutId) => Number(lastSeq.get(checkoutId)?.seq ?? 0),
    endedBefore: (counter, limit) =>
      ended.all(counter, limit).map((row) => ({
        counter: Number(row.platform_order_id),
        checkoutId: idOf(row),
      })),
  };
}
