import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { checksumOf } from "../../../electron/host/shared/checksum.ts";
import {
  AUDIT_ACTS,
  type AuditAct,
  type AuditCheck,
  type AuditEntry,
  type AuditPage,
} from "../rpc/audit-views.ts";

export type NewEntry = {
  readonly at: number;
  readonly who: string;
  readonly source: string;
  readonly act: AuditAct;
  readonly kiosk?: string;
  readonly checkoutId?: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly outcome: string;
};

type Filter = { readonly who: string | null; readonly kiosk: string | null };

export type AuditStore = {
  /** On disk when it returns; throws if it cannot be written, and then nothing may be done. */
  add(entry: NewEntry): void;
  page(filter: Filter & { readonly before: number | null }): AuditPage;
  /** The earliest first. */
  all(filter: Filter): AuditEntry[];
  check(): AuditCheck;
};

const PAGE_ENTRIES = 100;
const details = z.record(z.string(), z.string());
const FILTERED = "(:who is null or who = :who) and (:kiosk is null or kiosk = :kiosk)";

/** An {@link AuditStore} on the table `audit`: each checksum covers the one before it. */
export function createAuditStore(database: DatabaseSync): AuditStore {
  const last = database.prepare("select checksum from audit order by audit_id desc limit 1");
  const insert = database.prepare(
    `insert into audit (at_ms, who, source, act, kiosk, checkout_id, details, outcome, checksum)
     values (:at_ms, :who, :source, :act, :kiosk, :checkout_id, :details, :outcome, :checksum)`,
  );
  return {
    add(entry) {
      const row = {
        at_ms: entry.at,
        who: entry.who,
        source: entry.source,
        act: entry.act,
        kiosk: entry.kiosk ?? null,
        checkout_id: entry.checkoutId ?? null,
        details: JSON.stringify(entry.details ?? {}),
        outcome: entry.outcome,
      };
      const previous = String(last.get()?.checksum ?? "");
      insert.run({ ...row, checksum: rowChecksum(row, previous) });
    },
    page({ before, ...filter }) {
      const rows = database
        .prepare(
          `select * from audit where ${FILTERED} and (:before is null or audit_id < :before)
           order by audit_id desc limit ${PAGE_ENTRIES + 1}`,
        )
        .all({ ...filter, before });
      const entries = rows.slice(0, PAGE_ENTRIES).map(entryOf);
      return { entries, before: rows.length > PAGE_ENTRIES ? (entries.at(-1)?.id ?? null) : null };
    },
    all: (filter) =>
      database
        .prepare(`select * from audit where ${FILTERED} order by audit_id`)
        .all({ ...filter })
        .map(entryOf),
    check: () => checkOf(database),
  };
}

function checkOf(database: DatabaseSync): AuditCheck {
  // SQLite's own count of an autoincrement column. Read first: an entry that is added meanwhile is not missing.
  const counted = database.prepare("select seq from sqlite_sequence where name = 'audit'").get();
  const written = Number(counted?.seq ?? 0);
  let previous = "";
  let entries = 0;
  for (const row of database.prepare("select * from audit order by audit_id").iterate()) {
    entries += 1;
    const isNext = Number(row.audit_id) === entries;
    if (!isNext || row.checksum !== rowChecksum(row, previous)) {
      return { entries, brokenAt: Number(row.audit_id), missingAtEnd: 0 };
    }
    previous = String(row.checksum);
  }
  return { entries, brokenAt: null, missingAtEnd: Math.max(0, written - entries) };
}

const CHECKED = ["at_ms", "who", "source", "act", "kiosk", "checkout_id", "details", "outcome"];

function rowChecksum(row: Readonly<Record<string, unknown>>, previous: string): string {
  const values = CHECKED.map((name) => {
    const value = row[name];
    return typeof value === "number" || value === null ? value : String(value);
  });
  return checksumOf(previous, ...values);
}

function entryOf(row: Record<string, unknown>): AuditEntry {
  return {
    id: Number(row.audit_id),
    at: Number(row.at_ms),
    who: String(row.who),
    source: String(row.source),
    act: z.enum(AUDIT_ACTS).parse(row.act),
    kiosk: textOrNull(row.kiosk),
    checkoutId: textOrNull(row.checkout_id),
    details: details.parse(JSON.parse(String(row.details))),
    outcome: String(row.outcome),
  };
}

const textOrNull = (value: unknown) => (value === null ? null : String(value));
