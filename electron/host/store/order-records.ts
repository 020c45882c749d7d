import type { DatabaseSync } from "node:sqlite";
import { partsOf } from "../shared/platform-order-id.ts";

/** All orders, for the lists of staff: ids, the latest order first. */
export type OrderRecords = {
  latest(limit: number): readonly string[];
  /** Orders whose queue number has these digits, or whose own number they are; may contain some others. */
  numbered(number: string, limit: number): readonly string[];
  /** How many entries an order's journal has; 0 for an unknown order. */
  entries(checkoutId: string): number;
  /** Ended orders with a lower counter, that is, placed earlier. */
  endedBefore(counter: number, limit: number): readonly EndedRecord[];
};

/** `counter` counts the kiosk's orders (platform-order-id.ts). */
export type EndedRecord = { readonly counter: number; readonly checkoutId: string };

/** The beginning of the field in an entry, before its value. */
const QUEUE_NUMBER = '"queueNumber":"';

/** Kitchens put letters around their numbers, and the key pad has none. */
export function hasDigits(queueNumber: string, digits: string): boolean {
  return queueNumber.replaceAll(/\D/g, "") === digits;
}

/** On the tables `checkout` and `journal`. */
export function createOrderRecords(database: DatabaseSync): OrderRecords {
  const latest = database.prepare(
    "select checkout_id from checkout order by platform_order_id desc limit ?",
  );
  const counted = database.prepare("select checkout_id from checkout where platform_order_id = ?");
  // The text is searched: parsing the JSON of every entry would block the kiosk.
  const queued = database.prepare(
    `select checkout_id, substr(event, instr(event, :field) + length(:field)) as rest
     from journal join checkout using (checkout_id)
     where event like '%' || :field || :digits || '%' order by platform_order_id desc`,
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
      const found = new Set(counted.all(partsOf(Number(number)).counter).map(idOf));
      const digits = `%${[...number].join("%")}`;
      for (const row of queued.iterate({ field: QUEUE_NUMBER, digits })) {
        if (found.size >= limit) break;
        const [queueNumber = ""] = String(row.rest).split('"', 1);
        if (hasDigits(queueNumber, number)) found.add(idOf(row));
      }
      return [...found];
    },
    entries: (checkoutId) => Number(lastSeq.get(checkoutId)?.seq ?? 0),
    endedBefore: (counter, limit) =>
      ended.all(counter, limit).map((row) => ({
        counter: Number(row.platform_order_id),
        checkoutId: idOf(row),
      })),
  };
}
