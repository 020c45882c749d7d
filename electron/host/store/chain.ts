/** Checksums of the journal: each covers the one before it, so that no entry can be changed or left out unnoticed. */
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ReadEntries } from "../checkout/running/journal.ts";
import type { CheckoutEvent } from "../checkout/state/events.ts";
import { checksumOf } from "../shared/checksum.ts";
import { withCurrentNames } from "./legacy-events.ts";
import { joinPersonal, type PersonalFields, splitPersonal } from "./personal-fields.ts";

/** An entry as stored in the tables `journal` and `personal`. */
export type StoredEntry = {
  readonly checkoutId: string;
  /** From 1. */
  readonly seq: number;
  /** UTC milliseconds, in the order's own time. */
  readonly at: number;
  readonly event: string;
  /** JSON, salted; null if nothing of the entry is about a person. */
  readonly personal: string | null;
  /** The checksum of `personal`, which stays when that is erased. */
  readonly personalHash: string | null;
  readonly checksum: string;
};

/** An event as it is stored; `previous` is the checksum of the order's last entry, empty for the first. */
export function storedEntry(
  checkoutId: string,
  seq: number,
  event: CheckoutEvent,
  previous: string,
): StoredEntry {
  const split = splitPersonal(event);
  const personal = split.personal && withSalt(split.personal);
  const personalHash = personal && checksumOf(personal);
  const entry = { checkoutId, seq, at: event.at, event: JSON.stringify(split.event), personalHash };
  return { ...entry, personal, checksum: entryChecksum(entry, previous) };
}

/** Without salt the number could be recovered from its hash by trying all phone numbers. */
function withSalt(fields: PersonalFields): string {
  return JSON.stringify({ salt: randomBytes(16).toString("hex"), fields });
}

function entryChecksum(
  { checkoutId, seq, at, event, personalHash }: Omit<StoredEntry, "personal" | "checksum">,
  previous: string,
): string {
  return checksumOf(previous, checkoutId, seq, at, event, personalHash);
}

/** Reads an order's entries up to the first that is missing, was changed or cannot be read. Never throws. */
export function readChain(
  checkoutId: string,
  rows: readonly Record<string, unknown>[],
): ReadEntries {
  const events: CheckoutEvent[] = [];
  let previous = "";
  for (const [index, row] of rows.entries()) {
    const entry = {
      checkoutId,
      seq: index + 1,
      at: Number(row.at_ms),
      event: String(row.event),
      personalHash: row.personal_hash === null ? null : String(row.personal_hash),
    };
    const isSound = row.seq === entry.seq && row.checksum === entryChecksum(entry, previous);
    const event = isSound ? eventOf(entry.event, row.personal, entry.personalHash) : null;
    if (event === null) return { events, isWhole: false };
    previous = String(row.checksum);
    events.push(event);
  }
  return { events, isWhole: true };
}

/**
 * Written by the kiosk itself, so its shape is not checked again. Null if it cannot be read, or its personal part was
 * changed.
 */
function eventOf(text: string, personal: unknown, hash: string | null): CheckoutEvent | null {
  const isErased = personal === ERASED;
  if (hash !== null && !isErased && checksumOf(String(personal)) !== hash) return null;
  try {
    const event = JSON.parse(text);
    return withCurrentNames(
      hash === null || isErased ? event : joinPersonal(event, JSON.parse(String(personal)).fields),
    );
  } catch {
    return null;
  }
}

/** What is stored in place of personal fields that were erased. */
export const ERASED = "";

/** Checksums of orders' rows in `checkout`: they cover whether an order has ended, and with which entry. */
export type Seals = {
  /** To be called in the transaction that changes the row. */
  seal(checkoutId: string): void;
  /** Whether the row exists, matches its seal, and this is the number of the order's last entry. */
  isSealed(checkoutId: string, lastSeq: number): boolean;
};

export function createSeals(database: DatabaseSync): Seals {
  const select = database.prepare(
    `select checkout_id, platform_order_id, finished_at_ms, seal,
       (select max(seq) from journal where journal.checkout_id = checkout.checkout_id) as last_seq
     from checkout where checkout_id = ?`,
  );
  const update = database.prepare("update checkout set seal = ? where checkout_id = ?");
  return {
    seal(checkoutId) {
      const row = select.get(checkoutId);
      if (row) update.run(sealOf(row), checkoutId);
    },
    isSealed(checkoutId, lastSeq) {
      const row = select.get(checkoutId);
      // An entry in the wrong place hides those after it from a search, but not from `max`.
      return row !== undefined && row.seal === sealOf(row) && row.last_seq === lastSeq;
    },
  };
}

/** While an order is under way the marks beside the records name its last entry (marks.ts). */
function sealOf(row: Record<string, unknown>): string {
  const finishedAt = row.finished_at_ms === null ? null : Number(row.finished_at_ms);
  return checksumOf(
    String(row.checkout_id),
    Number(row.platform_order_id),
    finishedAt,
    finishedAt === null ? null : Number(row.last_seq),
  );
}

/**
 * Adds checksums to the entries and rows of a journal that has none, and moves their personal fields to their own
 * table.
 */
export function chainAll(database: DatabaseSync): void {
  const entries = database.prepare(
    "select seq, event from journal where checkout_id = ? order by seq",
  );
  const chain = database.prepare(
    `update journal set event = :event, at_ms = :at, personal_hash = :personalHash, checksum = :checksum
     where checkout_id = :checkoutId and seq = :seq`,
  );
  const insert = insertPersonal(database);
  const seals = createSeals(database);
  for (const { checkout_id } of database.prepare("select checkout_id from checkout").all()) {
    const checkoutId = String(checkout_id);
    let previous = "";
    for (const row of entries.all(checkoutId)) {
      const event = earlierEvent(String(row.event));
      // Entries that are already damaged, and those after them, stay without a checksum.
      if (event === null) break;
      const { personal, ...entry } = storedEntry(checkoutId, Number(row.seq), event, previous);
      chain.run(entry);
      if (personal !== null) insert.run(checkoutId, entry.seq, personal);
      previous = entry.checksum;
    }
    seals.seal(checkoutId);
  }
}

export function insertPersonal(database: DatabaseSync) {
  return database.prepare("insert into personal (checkout_id, seq, content) values (?, ?, ?)");
}

function earlierEvent(text: string): CheckoutEvent | null {
  try {
    const event = JSON.parse(text);
    return typeof event?.at === "number" && typeof event.type === "string" ? event : null;
  } catch {
    return null;
  }
}
