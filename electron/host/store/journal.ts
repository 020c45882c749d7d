import type { DatabaseSync } from "node:sqlite";
import type { Journal, JournalEntry } from "../checkout/running/journal.ts";
import { partsOf, platformOrderId } from "../shared/platform-order-id.ts";
import { inTransaction } from "../shared/transaction.ts";
import { createSeals, insertPersonal, readChain, storedEntry } from "./chain.ts";
import { createDamagedOrders } from "./damaged-orders.ts";
import { type Mark, type Marks, NO_MARKS } from "./marks.ts";
import { staffRequestWriter } from "./staff-requests.ts";
import { writeTroubleOf } from "./trouble.ts";

/** Called before and after every write of the journal, with the numbers of its entries; tests stop the process there. */
export type JournalObserver = {
  before?(seqs: readonly number[]): void;
  after?(seqs: readonly number[]): void;
  /** Something could not be written; the error is rethrown. */
  failed?(error: unknown): void;
};

/** Runs a write, and reports its failure to the observer before it is rethrown. */
type Writing = (write: () => void) => void;

/**
 * The journal of all orders in SQLite. Each append is one durable transaction. `rightTime` corrects a time of the
 * machine's clock (UTC milliseconds); null while it is not known whether that is right.
 */
export function createJournal(
  database: DatabaseSync,
  observer: JournalObserver = {},
  marks: Pick<Marks, "write" | "compactIfLong"> = NO_MARKS,
  rightTime: (at: number) => number | null = (at) => at,
): Journal {
  const writing: Writing = (write) => {
    try {
      write();
    } catch (error) {
      observer.failed?.(error);
      throw error;
    }
  };
  const writeEntry = entryWriter(database);
  const read = entryReader(database);
  const appendAll = (entries: readonly JournalEntry[]) => {
    const seqs = entries.map(({ seq }) => seq);
    observer.before?.(seqs);
    writing(() => marks.write(inTransaction(database, () => entries.map(writeEntry))));
    observer.after?.(seqs);
  };
  const orders = openOrders(database, writing, rightTime);
  return {
    ...createDamagedOrders(database, writing),
    ...callbacksOf(database, writing),
    ...orders,
    append: (checkoutId, seq, event, reference, exchanges = [], request = null) =>
      appendAll([{ checkoutId, seq, event, reference, exchanges, request }]),
    appendAll,
    events: (checkoutId) => read(checkoutId).events,
    read,
    finish(checkoutId, at) {
      orders.finish(checkoutId, at);
      marks.compactIfLong();
    },
  };
}

/** Writes one entry, within the caller's transaction; returns its mark. */
function entryWriter(database: DatabaseSync): (entry: JournalEntry) => Mark {
  const open = database.prepare(
    "insert into checkout (platform_order_id, device_number, checkout_id) values (?, ?, ?)",
  );
  const insert = database.prepare(
    `insert into journal (checkout_id, seq, at_ms, event, personal_hash, checksum)
     select :checkoutId, :seq, :at, :event, :personalHash, :checksum
     where :seq = 1 + (select coalesce(max(seq), 0) from journal where checkout_id = :checkoutId)`,
  );
  const reopen = database.prepare(
    `update checkout set finished_at_ms = null, ended_at_ms = null
     where checkout_id = ? and finished_at_ms is not null`,
  );
  const last = database.prepare(
    "select checksum from journal where checkout_id = ? order by seq desc limit 1",
  );
  const insertFields = insertPersonal(database);
  const seals = createSeals(database);
  const writeRelated = relatedWriter(database);
  return (written) => {
    const { checkoutId, seq, event } = written;
    const placed = event.type === "Placed" ? event.order.snapshot : null;
    if (placed) {
      const { counter, deviceNumber } = partsOf(placed.platformOrderId);
      open.run(counter, deviceNumber, checkoutId);
    }
    const isReopened = reopen.run(checkoutId).changes > 0;
    const previous = String(last.get(checkoutId)?.checksum ?? "");
    const { personal, ...entry } = storedEntry(checkoutId, seq, event, previous);
    if (insert.run(entry).changes !== 1) {
      throw new Error(`entry ${seq} of ${checkoutId} is not the next one`);
    }
    if (personal !== null) insertFields.run(checkoutId, seq, personal);
    if (seq === 1 || isReopened) seals.seal(checkoutId);
    writeRelated(written);
    const { checksum } = entry;
    const { platformOrderId } = placed ?? {};
    const placedAt = placed ? event.at : undefined;
    return { checkoutId, platformOrderId, placedAt, seq, checksum };
  };
}

/** Writes what belongs to an entry in other tables: its reference, callback and exchanges, and the staff's request. */
function relatedWriter(database: DatabaseSync): (entry: JournalEntry) => void {
  const tie = database.prepare(
    "insert or ignore into payment_reference (reference, checkout_id) values (?, ?)",
  );
  const match = database.prepare(
    "delete from unmatched_callback where reference = ? and status = ?",
  );
  const insertExchange = database.prepare(
    "insert into exchange (checkout_id, at_ms, operation, request, answer) values (?, ?, ?, ?, ?)",
  );
  const writeRequest = staffRequestWriter(database);
  return ({ checkoutId, event, reference, exchanges = [], request = null }) => {
    if (reference !== null) tie.run(reference, checkoutId);
    if (event.type === "CallbackReceived") match.run(event.transactionReference, event.status);
    for (const exchange of exchanges) {
      const { at, operation } = exchange;
      insertExchange.run(checkoutId, at, operation, exchange.request, exchange.answer);
    }
    if (request) writeRequest(request);
  };
}

function entryReader(database: DatabaseSync): Journal["read"] {
  const select = database.prepare(
    `select seq, at_ms, event, personal_hash, checksum, content as personal
     from journal left join personal using (checkout_id, seq) where checkout_id = ? order by seq`,
  );
  const isPlaced = database.prepare("select 1 from checkout where checkout_id = ?");
  const seals = createSeals(database);
  return (checkoutId) => {
    try {
      const rows = select.all(checkoutId);
      const { events, isWhole } = readChain(checkoutId, rows);
      const isUnknown = rows.length === 0 && !isPlaced.get(checkoutId);
      return { events, isWhole: isWhole && (isUnknown || seals.isSealed(checkoutId, rows.length)) };
    } catch (error) {
      // An unreadable page of the file damages this order, not the kiosk.
      if (writeTroubleOf(error) !== "damaged") throw error;
      return { events: [], isWhole: false };
    }
  };
}

/** Orders by their number, on the table `checkout`. */
function openOrders(
  database: DatabaseSync,
  writing: Writing,
  rightTime: (at: number) => number | null,
): Pick<Journal, "nextPlatformOrderId" | "unfinished" | "finish"> {
  const finish = database.prepare(
    "update checkout set finished_at_ms = ?, ended_at_ms = ? where checkout_id = ?",
  );
  const seals = createSeals(database);
  return {
    nextPlatformOrderId(deviceNumber) {
      const row = database
        .prepare(
          `select max(
             coalesce((select max(seq) from sqlite_sequence where name = 'checkout'), 0),
             coalesce((select max(platform_order_id) from damaged_order), 0)
           ) as last`,
        )
        .get();
      return platformOrderId(deviceNumber, Number(row?.last ?? 0) + 1);
    },
    unfinished() {
      return database
        .prepare(
          // No index: damage to one would hide orders.
          `select checkout_id from checkout not indexed where finished_at_ms is null
           and checkout_id not in (select checkout_id from damaged_order)
           order by platform_order_id`,
        )
        .all()
        .map((row) => String(row.checkout_id));
    },
    finish(checkoutId, at) {
      writing(() =>
        inTransaction(database, () => {
          finish.run(at, rightTime(at), checkoutId);
          seals.seal(checkoutId);
        }),
      );
    },
  };
}

/** Which order a payment's reference belongs to, and callbacks for which that is not known yet. */
function callbacksOf(
  database: DatabaseSync,
  writing: Writing,
): Pick<
  Journal,
  "checkoutOfReference" | "saveUnmatchedCallback" | "unmatchedReferences" | "unmatchedCallback"
> {
  const save = database.prepare(
    "insert or ignore into unmatched_callback (reference, status, event) values (?, ?, ?)",
  );
  return {
    checkoutOfReference(reference) {
      const row = database
        .prepare("select checkout_id from payment_reference where reference = ?")
        .get(reference);
      return row ? String(row.checkout_id) : null;
    },
    saveUnmatchedCallback(callback) {
      const { transactionReference, status } = callback;
      writing(() => void save.run(transactionReference, status, JSON.stringify(callback)));
    },
    unmatchedReferences(checkoutId) {
      return database
        .prepare(
          `select distinct reference from unmatched_callback join payment_reference using (reference)
           where checkout_id = ?`,
        )
        .all(checkoutId)
        .map((row) => String(row.reference));
    },
    unmatchedCallback(reference) {
      const row = database
        .prepare(
          `select event from unmatched_callback where reference = ?
           order by unmatched_callback_id limit 1`,
        )
        .get(reference);
      return row ? parseCallback(String(row.event)) : null;
    },
  };
}

/** Null if it is damaged: it stays in the table, and staff are notified as of an unmatched callback. */
function parseCallback(text: string): ReturnType<Journal["unmatchedCallback"]> {
  try {
    const event = JSON.parse(text);
    return event?.type === "CallbackReceived" ? event : null;
  } catch {
    return null;
  }
}
