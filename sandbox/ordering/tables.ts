import type { DatabaseSync } from "node:sqlite";
import { ORDER_STATUSES, ORDER_TYPES, paymentMethodType } from "../../contracts/ordering.ts";

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");

/**
 * Creates the vendor's tables. Amounts are whole thousandths. A row of `orders` is an order that the till stores:
 * accepted ones have a posId and a queue number, refused ones are FAILED and have neither.
 */
export function createTables(database: DatabaseSync): void {
  database.exec(`
    create table if not exists orders (
      platform_order_id text primary key check (platform_order_id <> ''),
      pos_id text unique check (pos_id <> ''),
      business_day text not null check (business_day glob '????-??-??'),
      queue_number integer check (queue_number > 0),
      type text not null check (type in (${oneOf(ORDER_TYPES)})),
      payment_method text not null check (payment_method in (${oneOf(paymentMethodType.options)})),
      subtotal_thousandths integer not null check (subtotal_thousandths >= 0),
      discount_thousandths integer not null check (discount_thousandths >= 0),
      tax_thousandths integer not null check (tax_thousandths >= 0),
      total_thousandths integer not null check (total_thousandths >= 0),
      status text not null check (status in (${oneOf(ORDER_STATUSES)})),
      reason text check (reason <> ''),
      pos_error_type text check (pos_error_type <> ''),
      body text not null check (json_valid(body)),
      created_at_ms integer not null,
      status_at_ms integer not null check (status_at_ms >= created_at_ms),
      unique (business_day, queue_number),
      check ((status in ('CANCELED', 'FAILED')) = (reason is not null)),
      check ((pos_id is null) = (queue_number is null)),
      check (pos_id is not null or status = 'FAILED')
    ) strict;
    create table if not exists order_states (
      id integer primary key,
      platform_order_id text not null references orders (platform_order_id),
      status text not null check (status in (${oneOf(ORDER_STATUSES)})),
      reason text,
      at_ms integer not null
    ) strict;
    create table if not exists order_refusals (
      id integer primary key,
      platform_order_id text,
      reason text not null check (reason <> ''),
      pos_error_type text not null check (pos_error_type <> ''),
      body text not null,
      at_ms integer not null
    ) strict;
  `);
}
