import type { DatabaseSync } from "node:sqlite";

/** Creates the loyalty service's tables. Amounts are whole thousandths, times UTC milliseconds. */
export function createLoyaltyTables(database: DatabaseSync): void {
  database.exec(`
    create table if not exists loyalty_customers (
      id integer primary key,
      name text not null check (name <> ''),
      email text,
      phone_digits text unique check (phone_digits not glob '*[^0-9]*'),
      public_client_id integer unique,
      tier text,
      points_balance integer not null check (points_balance >= 0),
      ever_rewarded integer not null check (ever_rewarded in (0, 1)),
      subscribed_to_push integer not null default 0 check (subscribed_to_push in (0, 1)),
      -- What the operator's rules give this customer, see customers.ts.
      benefits text not null check (json_valid(benefits))
    ) strict;

    create table if not exists loyalty_codes (
      qr_code text primary key check (qr_code <> ''),
      short_code text not null unique check (short_code <> ''),
      customer_id integer not null references loyalty_customers (id),
      -- Null: a printed card. Each scan of it counts as a code that the app has just created.
      expires_at_ms integer,
      scanned_at_ms integer,
      validated_by_order text
    ) strict;

    -- Codes of a reward or gift (in-store-loyalty.md §2.4 rewardRedemption): scanned, they bring it to the order.
    create table if not exists loyalty_code_rewards (
      qr_code text primary key references loyalty_codes (qr_code),
      reward text not null check (json_valid(reward))
    ) strict, without rowid;

    create table if not exists loyalty_transactions (
      order_id text primary key check (order_id <> ''),
      customer_id integer not null references loyalty_customers (id),
      state text not null check (state in ('validated', 'closed', 'refunded', 'annulled')),
      validated_at_ms integer not null,
      rewards text not null check (json_valid(rewards)),
      payment_id text unique check (payment_id not glob '*[^0-9]*'),
      payment_amount integer check (payment_amount > 0),
      order_total integer check (order_total >= 0),
      points_payment integer check (points_payment >= 0),
      points_reward integer check (points_reward >= 0),
      points_spent integer check (points_spent >= 0),
      check ((payment_id is null) = (payment_amount is null)),
      check ((state in ('closed')) <= (points_reward is not null and points_spent is not null))
    ) strict;

    -- What the contract forbids and somebody did all the same, for the ledger.
    create table if not exists loyalty_remarks (
      id integer primary key autoincrement,
      order_id text not null,
      rule text not null,
      text text not null
    ) strict;
  `);
}
