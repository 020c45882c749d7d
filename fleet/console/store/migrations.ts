/** The schema, one migration per entry; the position is the version. Entries are never changed, only added. */
export const MIGRATIONS: readonly string[] = [
  `
  create table device (
    device_id text primary key check (length(device_id) > 0),
    kind text not null check (kind in ('kiosk', 'display')),
    public_key text not null,
    name text not null,
    number integer,
    outlet text not null,
    sales_outlet_id integer not null,
    paired_at_ms integer not null,
    removed_at_ms integer,
    last_seen_at_ms integer
  ) strict, without rowid;
  create unique index device_key on device (public_key) where removed_at_ms is null;

  create table account (
    account_id integer primary key autoincrement,
    name text not null,
    name_key text not null unique,
    password_hash text not null check (json_valid(password_hash)),
    roles text not null check (json_valid(roles)),
    created_at_ms integer not null,
    last_sign_in_at_ms integer
  ) strict;

  create table sign_in_failure (
    origin text primary key,
    failures integer not null check (failures >= 0),
    failed_at_ms integer not null
  ) strict, without rowid;

  create table audit (
    audit_id integer primary key autoincrement,
    at_ms integer not null,
    who text not null,
    source text not null,
    act text not null,
    kiosk text,
    checkout_id text,
    details text not null check (json_valid(details)),
    outcome text not null,
    checksum text not null
  ) strict;
  create trigger audit_is_not_changed before update on audit
    begin select raise(abort, 'the audit is append-only'); end;
  create trigger audit_is_not_deleted before delete on audit
    begin select raise(abort, 'the audit is append-only'); end;

  create table report (
    report_id text primary key check (length(report_id) > 0),
    first_at_ms integer not null,
    last_at_ms integer not null,
    report text not null check (json_valid(report)),
    reference_hash text,
    closed_at_ms integer,
    closed_by text
  ) strict, without rowid;
  create index report_of_reference on report (reference_hash);

  create table note (
    note_id integer primary key,
    at_ms integer not null,
    who text not null,
    content text not null,
    device_id text references device (device_id),
    report_id text references report (report_id),
    check ((device_id is null) <> (report_id is null))
  ) strict;
  create index note_of_device on note (device_id);
  create index note_of_report on note (report_id);
  `,
];
