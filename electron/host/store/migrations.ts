import type { DatabaseSync } from "node:sqlite";
import { checksumOf } from "../shared/checksum.ts";
import { chainAll } from "./chain.ts";

/** SQL, or changes of rows that SQL cannot make. */
export type Migration = string | ((database: DatabaseSync) => void);

/** Runs one migration; the caller opens the transaction. */
export function applyMigration(database: DatabaseSync, migration: Migration): void {
  if (typeof migration === "string") database.exec(migration);
  else migration(database);
}

/** The schema, one migration per entry; the position is the version. Entries are never changed, only added. */
export const MIGRATIONS: readonly Migration[] = [
  `
  create table checkout (
    platform_order_id integer primary key autoincrement,
    checkout_id text not null unique check (length(checkout_id) > 0),
    finished_at_ms integer
  ) strict;
  create index checkout_unfinished on checkout (checkout_id) where finished_at_ms is null;

  create table journal (
    checkout_id text not null references checkout (checkout_id),
    seq integer not null check (seq >= 1),
    at_ms integer not null,
    event text not null check (json_valid(event)),
    primary key (checkout_id, seq)
  ) strict, without rowid;

  create table exchange (
    exchange_id integer primary key,
    checkout_id text not null references checkout (checkout_id),
    at_ms integer not null,
    operation text not null,
    request text not null,
    answer text not null
  ) strict;
  create index exchange_of_checkout on exchange (checkout_id);

  create table payment_reference (
    reference text primary key check (length(reference) > 0),
    checkout_id text not null references checkout (checkout_id)
  ) strict, without rowid;

  create table unmatched_callback (
    reference text primary key check (length(reference) > 0),
    event text not null check (json_valid(event))
  ) strict, without rowid;

  create table consent (
    consent_id integer primary key,
    at_ms integer not null,
    loyalty_order_id text not null,
    who text not null,
    document_kind text not null,
    document_version text not null,
    locale text not null,
    text_shown text not null
  ) strict;
  create trigger consent_is_not_changed before update on consent
    begin select raise(abort, 'consents are append-only'); end;
  create trigger consent_is_not_deleted before delete on consent
    begin select raise(abort, 'consents are append-only'); end;

  create table kept (
    name text primary key,
    tag text,
    content text not null,
    kept_at_ms integer not null
  ) strict, without rowid;
  `,
  // An integrator may contradict itself before its payment is known: both reports are stored, in their order.
  `
  alter table unmatched_callback rename to unmatched_callback_1;
  create table unmatched_callback (
    unmatched_callback_id integer primary key,
    reference text not null check (length(reference) > 0),
    status text not null check (status in ('SUCCESS', 'DECLINED')),
    event text not null check (json_valid(event)),
    unique (reference, status)
  ) strict;
  insert into unmatched_callback (reference, status, event)
    select reference, event ->> 'status', event from unmatched_callback_1;
  drop table unmatched_callback_1;
  `,
  // Wrong PINs in a row, and the progress of provisioning.
  `
  create table staff_lock (
    staff_lock_id integer primary key check (staff_lock_id = 1),
    failures integer not null check (failures >= 0),
    failed_at_ms integer not null
  ) strict;
  create table provisioning (
    lookup_key text primary key check (length(lookup_key) > 0),
    asked_at_ms integer,
    answer_lost integer not null check (answer_lost in (0, 1)),
    open_without_loyalty integer not null check (open_without_loyalty in (0, 1))
  ) strict, without rowid;
  `,
  // A choice of channels is a consent of its own (in-store-loyalty.md §2.4 marketingConsent).
  `
  alter table consent add column channels text not null default '[]' check (json_valid(channels));
  `,
  // An unmatched callback is reported to staff once (decision 0062).
  `
  alter table unmatched_callback add column reported_at_ms integer;
  `,
  // Cards on file (payments.md §3 Enrollment): each enrollment, and the one card of each customer.
  `
  create table card_enrollment (
    enrollment_id text primary key check (length(enrollment_id) = 36),
    customer_id text not null check (length(customer_id) > 0),
    idempotency_key text not null check (length(idempotency_key) = 36),
    state text not null check (state in ('asked', 'pending', 'bound', 'declined', 'expired', 'given-up')),
    reference text check (length(reference) > 0),
    expires_at_ms integer not null
  ) strict, without rowid;
  create index card_enrollment_open on card_enrollment (state) where state in ('asked', 'pending');
  create table card_on_file (
    customer_id text primary key check (length(customer_id) > 0),
    card_id text not null unique check (length(card_id) = 36),
    masked_pan text not null,
    brand text,
    expiry_month integer,
    expiry_year integer,
    sealed_token blob not null check (length(sealed_token) > 0),
    kept_at_ms integer not null
  ) strict, without rowid;
  `,
  // Orders whose entries cannot be trusted: no foreign key to `checkout`, where they may be missing.
  `
  create table damaged_order (
    checkout_id text primary key check (length(checkout_id) > 0),
    platform_order_id integer not null,
    placed_at_ms integer not null,
    found_at_ms integer not null,
    resolved_how text,
    resolved_at_ms integer
  ) strict, without rowid;
  `,
  // Each entry has a checksum over the one before it; its personal part is stored apart, and can be erased.
  (database) => {
    database.exec(`
      create table personal (
        checkout_id text not null references checkout (checkout_id),
        seq integer not null,
        content text not null,
        primary key (checkout_id, seq)
      ) strict, without rowid;
      alter table journal add column personal_hash text;
      alter table journal add column checksum text not null default '';
      alter table checkout add column seal text not null default '';
      drop index checkout_unfinished;
      alter table kept add column checksum text not null default '';
    `);
    chainAll(database);
    checksumKept(database);
  },
  // Renamed to the code's terms. The checksums are of values, so they stay valid.
  `
  alter table kept rename to stored_value;
  alter table stored_value rename column kept_at_ms to stored_at_ms;
  alter table card_on_file rename column kept_at_ms to stored_at_ms;
  `,
  // `platform_order_id` stays the kiosk's own counter: orders are listed by it. The number makes it unique in the outlet.
  `
  alter table checkout add column device_number integer not null default 0;
  alter table damaged_order add column device_number integer not null default 0;
  `,
  // What staff asked for at the console, by idempotency key. No foreign key: a repeat may come once the order is deleted.
  `
  create table staff_request (
    key text primary key check (length(key) = 36),
    checkout_id text not null check (length(checkout_id) > 0),
    act text not null check (json_valid(act)),
    done_at_ms integer not null
  ) strict, without rowid;
  alter table damaged_order add column resolved_by text;
  `,
  // Prints of the receipt printer. A number is never used twice: a printer may still answer to an earlier one.
  `
  create table print_job (
    number integer primary key autoincrement,
    job_id text not null unique check (length(job_id) > 0),
    checkout_id text references checkout (checkout_id),
    kind text not null check (kind in ('receipt', 'ticket')),
    is_copy integer not null check (is_copy in (0, 1)),
    document blob,
    state text not null check (
      state in ('waiting', 'sending', 'printed', 'not-printed', 'unconfirmed')
    ),
    made_at_ms integer not null,
    changed_at_ms integer not null
  ) strict;
  create index print_job_of_order on print_job (checkout_id);
  create index print_job_open on print_job (state)
    where state in ('waiting', 'sending', 'unconfirmed');
  `,
  // When an order really ended, for retention: `finished_at_ms` is of the machine's clock, which may be wrong then.
  `
  alter table checkout add column ended_at_ms integer;
  update checkout set ended_at_ms = finished_at_ms;
  `,
];

/** For the migration above that adds the column: the table has another name in later versions. */
function checksumKept(database: DatabaseSync): void {
  const update = database.prepare("update kept set checksum = ? where name = ?");
  for (const row of database.prepare("select name, tag, content, kept_at_ms from kept").all()) {
    const name = String(row.name);
    const tag = row.tag === null ? null : String(row.tag);
    update.run(checksumOf(name, tag, String(row.content), Number(row.kept_at_ms)), name);
  }
}
