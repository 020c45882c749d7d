import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import {
  type OrderRequestBody,
  type OrderStatus,
  orderRequestBody,
  orderStatus,
  orderType,
  paymentMethodType,
} from "../../contracts/ordering.ts";
import { showThousandths, toThousandths } from "../core/amount.ts";
import type { LedgerOrder } from "../core/service.ts";
import type { Refusal } from "./refusal.ts";
import { createTables } from "./tables.ts";

const orderRow = z
  .object({
    platform_order_id: z.string(),
    pos_id: z.string().nullable(),
    queue_number: z.number().nullable(),
    type: orderType,
    payment_method: paymentMethodType,
    total_thousandths: z.number(),
    status: orderStatus,
    reason: z.string().nullable(),
    pos_error_type: z.string().nullable(),
    body: z.string(),
    created_at_ms: z.number(),
    status_at_ms: z.number(),
  })
  .transform((row) => ({
    platformOrderId: row.platform_order_id,
    posId: row.pos_id,
    queueNumber: row.queue_number,
    type: row.type,
    paymentMethod: row.payment_method,
    total: showThousandths(row.total_thousandths),
    status: row.status,
    reason: row.reason,
    posErrorType: row.pos_error_type,
    body: orderRequestBody.parse(JSON.parse(row.body)),
    createdAtMs: row.created_at_ms,
    statusAtMs: row.status_at_ms,
  }));
/** An order as the till stores it. Without a posId it was refused. */
export type KnownOrder = z.infer<typeof orderRow>;

const stateRow = z
  .object({ status: orderStatus, reason: z.string().nullable(), at_ms: z.number() })
  .transform(({ status, reason, at_ms }) => ({ status, reason, atMs: at_ms }));
export type PastState = z.infer<typeof stateRow>;

const refusalRow = z
  .object({
    platform_order_id: z.string().nullable(),
    reason: z.string(),
    pos_error_type: z.string(),
    body: z.string(),
    at_ms: z.number(),
  })
  .transform((row) => ({
    platformOrderId: row.platform_order_id,
    reason: row.reason,
    posErrorType: row.pos_error_type,
    body: row.body,
    atMs: row.at_ms,
  }));

/** A change of state; CANCELED and FAILED carry a reason, the others none (ordering.md §2.7, §3). */
export interface NewState {
  readonly status: OrderStatus;
  readonly reason?: string;
  readonly posErrorType?: string;
}

/** The vendor's orders. All methods are synchronous; wrap several in one transaction. */
export interface OrderStore {
  find(platformOrderId: string): KnownOrder | undefined;
  findByPosId(posId: string): KnownOrder | undefined;
  /** Newest first. */
  list(limit: number): KnownOrder[];
  /** Accepted orders that the kitchen has not finished. */
  unfinished(): KnownOrder[];
  history(platformOrderId: string): PastState[];
  accept(order: OrderRequestBody, day: { name: string; firstQueueNumber: number }): KnownOrder;
  /** Records a refused request; a well-formed order also gets its row, so that its id stays refused. */
  refuse(refused: RefusedRequest): void;
  refusals(limit: number): z.infer<typeof refusalRow>[];
  move(platformOrderId: string, state: NewState, atMs: number): void;
}

export interface RefusedRequest {
  readonly refusal: Refusal;
  /** The request's body as it came. */
  readonly body: string;
  readonly platformOrderId: string | null;
  /** Set if the order becomes known under its id: well-formed, and not known before. */
  readonly order?: { body: OrderRequestBody; businessDay: string };
}

interface NewRow extends NewState {
  readonly order: OrderRequestBody;
  readonly businessDay: string;
  readonly posId: string | null;
  readonly queueNumber: number | null;
}

/** An amount in thousandths; finer digits are cut, which only a refused order can have. */
const thousandths = (amount: number | undefined) =>
  toThousandths(amount ?? 0) ?? Math.floor((amount ?? 0) * 1000);

function prepareStatements(database: DatabaseSync) {
  return {
    byId: database.prepare("select * from orders where platform_order_id = ?"),
    byPosId: database.prepare("select * from orders where pos_id = ?"),
    newest: database.prepare("select * from orders order by rowid desc limit ?"),
    unfinished: database.prepare(
      "select * from orders where status not in ('PROCESSED', 'CANCELED', 'FAILED') order by rowid",
    ),
    lastQueueNumber: database.prepare(
      "select max(queue_number) as last from orders where business_day = ?",
    ),
    insert: database.prepare(`insert into orders (platform_order_id, pos_id, business_day,
      queue_number, type, payment_method, subtotal_thousandths, discount_thousandths, tax_thousandths,
      total_thousandths, status, reason, pos_error_type, body, created_at_ms, status_at_ms)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    update: database.prepare(`update orders set status = ?, reason = ?, pos_error_type = ?,
      status_at_ms = ? where platform_order_id = ?`),
    addState: database.prepare(
      "insert into order_states (platform_order_id, status, reason, at_ms) values (?, ?, ?, ?)",
    ),
    states: database.prepare(
      "select status, reason, at_ms from order_states where platform_order_id = ? order by id",
    ),
    addRefusal: database.prepare(`insert into order_refusals
      (platform_order_id, reason, pos_error_type, body, at_ms) values (?, ?, ?, ?, ?)`),
    newestRefusals: database.prepare("select * from order_refusals order by id desc limit ?"),
  };
}
type Statements = ReturnType<typeof prepareStatements>;

/** Adds an order with its first state. */
function insertOrder(statements: Statements, row: NewRow, atMs: number): void {
  const { order, businessDay, posId, queueNumber, status, reason, posErrorType } = row;
  const { charge, method } = order.payment;
  statements.insert.run(
    order.id,
    posId,
    businessDay,
    queueNumber,
    order.type,
    method.type,
    thousandths(charge.subtotal),
    thousandths(charge.discount),
    thousandths(charge.tax),
    thousandths(charge.total),
    status,
    reason ?? null,
    posErrorType ?? null,
    JSON.stringify(order),
    atMs,
    atMs,
  );
  statements.addState.run(order.id, status, reason ?? null, atMs);
}

/** The next number of the business day; its first if no order has one yet. */
function nextQueueNumber(
  { lastQueueNumber }: Statements,
  { name, firstQueueNumber }: { name: string; firstQueueNumber: number },
): number {
  const { last } = z.object({ last: z.number().nullable() }).parse(lastQueueNumber.get(name));
  return last === null ? firstQueueNumber : last + 1;
}

/** Opens the store on the sandbox's database, creating missing tables. */
export function orderStore(database: DatabaseSync, now: () => number): OrderStore {
  createTables(database);
  const sql = prepareStatements(database);
  const one = (found: unknown) => (found === undefined ? undefined : orderRow.parse(found));
  return {
    find: (platformOrderId) => one(sql.byId.get(platformOrderId)),
    findByPosId: (posId) => one(sql.byPosId.get(posId)),
    list: (limit) => sql.newest.all(limit).map((found) => orderRow.parse(found)),
    unfinished: () => sql.unfinished.all().map((found) => orderRow.parse(found)),
    history: (platformOrderId) =>
      sql.states.all(platformOrderId).map((found) => stateRow.parse(found)),
    accept(order, day) {
      const accepted = {
        order,
        businessDay: day.name,
        posId: `BB-${randomBytes(6).toString("hex").toUpperCase()}`,
        queueNumber: nextQueueNumber(sql, day),
        status: "CONFIRMED_WAITING_FOR_COOKING",
      } as const;
      insertOrder(sql, accepted, now());
      return orderRow.parse(sql.byId.get(order.id));
    },
    refuse({ refusal: { reason, posErrorType }, body, platformOrderId, order }) {
      sql.addRefusal.run(platformOrderId, reason, posErrorType, body, now());
      if (!order) return;
      const nobody = { posId: null, queueNumber: null, businessDay: order.businessDay };
      const failed = {
        order: order.body,
        ...nobody,
        status: "FAILED",
        reason,
        posErrorType,
      } as const;
      insertOrder(sql, failed, now());
    },
    refusals: (limit) => sql.newestRefusals.all(limit).map((found) => refusalRow.parse(found)),
    move(platformOrderId, { status, reason, posErrorType }, atMs) {
      sql.update.run(status, reason ?? null, posErrorType ?? null, atMs, platformOrderId);
      sql.addState.run(platformOrderId, status, reason ?? null, atMs);
    },
  };
}

/**
 * Every accepted order for the ledger, oldest first. Refused ones are left out: nothing may be captured for them, and
 * they have no posId.
 */
export function ledgerOrders(database: DatabaseSync): LedgerOrder[] {
  createTables(database);
  const rows = database
    .prepare("select * from orders where pos_id is not null order by rowid")
    .all();
  return rows.map((found) => {
    const { platformOrderId, posId, status, total, paymentMethod } = orderRow.parse(found);
    return { id: platformOrderId, posId: posId ?? "", status, total, paymentMethod };
  });
}
