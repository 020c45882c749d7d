import type { DatabaseSync } from "node:sqlite";
import type { CheckoutEvent } from "../checkout/events.ts";
import type { Journal, JournalEntry, ReadEntries } from "../checkout/journal.ts";
import { createDamagedOrders } from "./damaged-orders.ts";
import { inTransaction } from "./database.ts";
import { writeTroubleOf } from "./trouble.ts";

/** Called around every entry of the journal; tests stop the process here. */
export type JournalObserver = {
  before?(seq: number): void;
  after?(seq: number): void;
  /** Something could not be written; the error is thrown on. */
  failed?(error: unknown): void;
};

/** The journal of all orders in SQLite. Each append is one durable transaction. */
export function createJournal(database: DatabaseSync, observer: JournalObserver = {}): Journal {
  const open = database.prepare(
    "insert into checkout (platform_order_id, checkout_id) values (?, ?)",
  );
  const insert = database.prepare(
    `insert into journal (checkout_id, seq, at_ms, event)
     select :checkoutId, :seq, :at, :event
     where :seq = 1 + (select coalesce(max(seq), 0) from journal where checkout_id = :checkoutId)`,
  );
  const reopen = database.prepare(
    "update checkout set finished_at_ms = null where checkout_id = ? and finished_at_ms is not null",
  );
  const tie = database.prepare(
    "insert or ignore into payment_reference (reference, checkout_id) values (?, ?)",
  );
  const match = database.prepare(
    "delete from unmatched_callback where reference = ? and status = ?",
  );
  const select = database.prepare(
    "select seq, event from journal where checkout_id = ? order by seq",
  );
  const insertExchange = database.prepare(
    "insert into exchange (checkout_id, at_ms, operation, request, answer) values (?, ?, ?, ?, ?)",
  );

  const finish = database.prepare("update checkout set finished_at_ms = ? where checkout_id = ?");
  const keep = database.prepare(
    "insert or ignore into unmatched_callback (reference, status, event) values (?, ?, ?)",
  );

  /** Writes, and tells where it could not. */
  const writing = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      observer.failed?.(error);
      throw error;
    }
  };

  const writeEntry = ({ checkoutId, seq, event, reference, exchanges = [] }: JournalEntry) => {
    if (event.type === "Placed") open.run(event.order.snapshot.platformOrderId, checkoutId);
    else reopen.run(checkoutId);
    const entry = { checkoutId, seq, at: event.at, event: JSON.stringify(event) };
    if (insert.run(entry).changes !== 1) {
      throw new Error(`entry ${seq} of ${checkoutId} is not the next one`);
    }
    if (reference !== null) tie.run(reference, checkoutId);
    if (event.type === "CallbackReceived") match.run(event.transactionReference, event.status);
    for (const { at, operation, request, answer } of exchanges) {
      insertExchange.run(checkoutId, at, operation, request, answer);
    }
  };
  const appendAll = (entries: readonly JournalEntry[]) => {
    for (const { seq } of entries) observer.before?.(seq);
    writing(() => inTransaction(database, () => entries.forEach(writeEntry)));
    for (const { seq } of entries) observer.after?.(seq);
  };
  const read = (checkoutId: string): ReadEntries => {
    try {
      return readEntries(select.all(checkoutId));
    } catch (error) {
      // A page of the file that cannot be read: that is this order's damage, not the kiosk's.
      if (writeTroubleOf(error) !== "damaged") throw error;
      return { events: [], isWhole: false };
    }
  };

  return {
    ...createDamagedOrders(database, writing),
    nextPlatformOrderId() {
      const row = database
        .prepare("select max(seq) as last from sqlite_sequence where name = 'checkout'")
        .get();
      return Number(row?.last ?? 0) + 1;
    },
    append: (checkoutId, seq, event, reference, exchanges = []) =>
      appendAll([{ checkoutId, seq, event, reference, exchanges }]),
    appendAll,
    events: (checkoutId) => read(checkoutId).events,
    read,
    unfinished() {
      return database
        .prepare(
          `select checkout_id from checkout where finished_at_ms is null
           and checkout_id not in (select checkout_id from damaged_order)
           order by platform_order_id`,
        )
        .all()
        .map((row) => String(row.checkout_id));
    },
    finish(checkoutId, at) {
      writing(() => void finish.run(at, checkoutId));
    },
    checkoutOfReference(reference) {
      const row = database
        .prepare("select checkout_id from payment_reference where reference = ?")
        .get(reference);
      return row ? String(row.checkout_id) : null;
    },
    keepUnmatchedCallback(callback) {
      const { transactionReference, status } = callback;
      writing(() => void keep.run(transactionReference, status, JSON.stringify(callback)));
    },
    unmatchedCallback(reference) {
      const row = database
        .prepare(
          `select event from unmatched_callback where reference = ?
           order by unmatched_callback_id limit 1`,
        )
        .get(reference);
      const event = row ? parseEvent(row.event) : null;
      return event?.type === "CallbackReceived" ? event : null;
    },
  };
}

/** Entries up to the first that is missing or cannot be read. */
function readEntries(rows: readonly Record<string, unknown>[]): ReadEntries {
  const events: CheckoutEvent[] = [];
  for (const [index, row] of rows.entries()) {
    const event = row.seq === index + 1 ? parseEvent(row.event) : null;
    if (event === null) return { events, isWhole: false };
    events.push(event);
  }
  return { events, isWhole: true };
}

/** The kiosk's own writing: its shape is not checked again. Null if it is no JSON any more. */
function parseEvent(text: unknown): CheckoutEvent | null {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
