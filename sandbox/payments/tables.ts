import type { DatabaseSync } from "node:sqlite";

/** Creates the integrator's tables. Amounts are whole thousandths, times UTC milliseconds. */
export function createPaymentTables(database: DatabaseSync): void {
  database.exec(`
    create table if not exists payments (
      transaction_reference text primary key check (transaction_reference <> ''),
      payment_id text not null unique check (payment_id <> ''),
      operation text not null check (operation in ('authorize', 'sale')),
      currency text not null check (length(currency) = 3),
      amount integer not null check (amount > 0),
      state text not null check (state in
        ('pending', 'authorized', 'captured', 'voided', 'refunded', 'declined', 'expired')),
      held integer not null check (held in (0, amount)),
      settled integer not null check (settled between 0 and amount),
      refunded integer not null check (refunded between 0 and settled),
      error_code text,
      reason text,
      -- The page's last word, for a browser that comes back: which return address it was sent to.
      outcome text check (outcome in ('success', 'error', 'cancel')),
      return_urls text not null check (json_valid(return_urls)),
      created_at_ms integer not null,
      expires_at_ms integer not null,
      check ((held > 0) = (state = 'authorized')),
      check ((settled > 0) = (state in ('captured', 'refunded'))),
      check ((refunded > 0 and refunded = settled) = (state = 'refunded'))
    ) strict;

    create table if not exists payment_idempotency (
      key text primary key check (length(key) = 36),
      operation text not null,
      body_digest text not null check (length(body_digest) = 64),
      answer text not null check (json_valid(answer))
    ) strict;

    create table if not exists payment_cards (
      token text primary key check (length(token) >= 24),
      masked_pan text not null check (masked_pan like '%*%'),
      brand text not null,
      expiry_month integer not null check (expiry_month between 1 and 12),
      expiry_year integer not null,
      -- Why the bank refuses this card; null when it pays. The number itself is never stored.
      refusal text
    ) strict;

    create table if not exists payment_enrollments (
      enrollment_id text primary key,
      transaction_reference text not null unique,
      state text not null check (state in ('pending', 'bound', 'declined', 'expired')),
      card_token text references payment_cards (token),
      outcome text check (outcome in ('success', 'error', 'cancel')),
      return_urls text not null check (json_valid(return_urls)),
      expires_at_ms integer not null,
      check ((card_token is not null) = (state = 'bound'))
    ) strict;

    create table if not exists payment_callbacks (
      idempotency_key text primary key check (length(idempotency_key) = 36),
      operation text not null
        check (operation in ('payments.result-callback', 'payments.enrollment-callback')),
      transaction_reference text not null,
      body text not null check (json_valid(body)),
      attempts integer not null default 0,
      next_attempt_at_ms integer not null,
      delivered_at_ms integer
    ) strict;

    -- What a client may not do and did, for the ledger.
    create table if not exists payment_remarks (
      id integer primary key autoincrement,
      transaction_reference text not null,
      rule text not null,
      text text not null
    ) strict;
  `);
}
