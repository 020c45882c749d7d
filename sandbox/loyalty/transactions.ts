import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** An unclosed validated order is annulled after about a day (in-store-loyalty.md §8). */
export const ANNUL_AFTER_MS = 24 * 3_600_000;

const grantedReward = z.object({
  itemId: z.string(),
  quantity: z.number().int(),
  points: z.number().int(),
});
export type GrantedReward = z.infer<typeof grantedReward>;

const transactionRow = z
  .object({
    order_id: z.string(),
    customer_id: z.number(),
    state: z.enum(["validated", "closed", "refunded", "annulled"]),
    validated_at_ms: z.number(),
    rewards: z.string().transform((text) => z.array(grantedReward).parse(JSON.parse(text))),
    payment_id: z.string().nullable(),
    payment_amount: z.number().nullable(),
    order_total: z.number().nullable(),
    points_payment: z.number().nullable(),
    points_reward: z.number().nullable(),
    points_spent: z.number().nullable(),
  })
  .transform((row) => ({
    orderId: row.order_id,
    customerId: row.customer_id,
    state: row.state,
    validatedAtMs: row.validated_at_ms,
    rewards: row.rewards,
    /** The offered points payment, its amount in thousandths. */
    payment:
      row.payment_id === null || row.payment_amount === null
        ? null
        : { id: row.payment_id, amount: row.payment_amount },
    /** Thousandths; null until closed. */
    orderTotal: row.order_total,
    /** The part of the total that was paid with points, thousandths; null until closed. */
    pointsPayment: row.points_payment,
    pointsReward: row.points_reward,
    pointsSpent: row.points_spent,
  }));
export type LoyaltyTransaction = z.output<typeof transactionRow>;

/** A violation of the contract that the service detected, for the ledger. */
export interface Remark {
  orderId: string;
  rule: string;
  text: string;
}

const remarkRow = z
  .object({ order_id: z.string(), rule: z.string(), text: z.string() })
  .transform(({ order_id, rule, text }): Remark => ({ orderId: order_id, rule, text }));

/** The content of a reservation (in-store-loyalty.md §3: validated). */
export interface Reservation {
  orderId: string;
  customerId: number;
  rewards: GrantedReward[];
  payment: { id: string; amount: number } | null;
}

/** Loyalty transactions by order id; all of their SQL is here. */
export interface TransactionStore {
  /** Annuls transactions that were validated about a day ago and never closed or refunded. */
  annulStale(): void;
  byOrderId(orderId: string): LoyaltyTransaction | undefined;
  list(): LoyaltyTransaction[];
  /** Stores a reservation, replacing a previous one of the same order. */
  reserve(reservation: Reservation): void;
  /** Points held by the customer's open reservations, except that of `exceptOrderId`. */
  reservedBy(customerId: number, exceptOrderId: string): LoyaltyTransaction[];
  /** validated → closed. False when it was in another state. */
  close(orderId: string, outcome: ClosedOutcome): boolean;
  /** validated or closed → refunded. False when it was in another state. */
  refund(orderId: string): boolean;
  remark(remark: Remark): void;
  remarks(): Remark[];
}

/** Amounts in thousandths. */
export interface ClosedOutcome {
  orderTotal: number;
  pointsPayment: number;
  pointsReward: number;
  pointsSpent: number;
}

/** A {@link TransactionStore} in table `loyalty_transactions`. */
export function transactionStore(database: DatabaseSync, now: () => number): TransactionStore {
  const annul = database.prepare(
    "update loyalty_transactions set state = 'annulled' where state = 'validated' and validated_at_ms < ?",
  );
  const byOrderId = database.prepare("select * from loyalty_transactions where order_id = ?");
  const all = database.prepare("select * from loyalty_transactions order by validated_at_ms");
  const reserve = database.prepare(`insert into loyalty_transactions
    (order_id, customer_id, state, validated_at_ms, rewards, payment_id, payment_amount)
    values (?1, ?2, 'validated', ?3, ?4, ?5, ?6)
    on conflict (order_id) do update set validated_at_ms = ?3, rewards = ?4, payment_id = ?5,
      payment_amount = ?6 where state = 'validated' and customer_id = ?2`);
  const open = database.prepare(`select * from loyalty_transactions
    where state = 'validated' and customer_id = ? and order_id <> ?`);
  const close = database.prepare(`update loyalty_transactions set state = 'closed', order_total = ?,
    points_payment = ?, points_reward = ?, points_spent = ?
    where order_id = ? and state = 'validated'`);
  const refund = database.prepare(`update loyalty_transactions set state = 'refunded'
    where order_id = ? and state in ('validated', 'closed')`);
  const remark = database.prepare(
    "insert into loyalty_remarks (order_id, rule, text) values (?, ?, ?)",
  );
  const remarks = database.prepare("select order_id, rule, text from loyalty_remarks order by id");
  const parse = (found: unknown) => transactionRow.parse(found);
  return {
    annulStale: () => void annul.run(now() - ANNUL_AFTER_MS),
    byOrderId(orderId) {
      const found = byOrderId.get(orderId);
      return found ? parse(found) : undefined;
    },
    list: () => all.all().map(parse),
    reserve({ orderId, customerId, rewards, payment }) {
      const rewardsText = JSON.stringify(rewards);
      const [paymentId, amount] = [payment?.id ?? null, payment?.amount ?? null];
      reserve.run(orderId, customerId, now(), rewardsText, paymentId, amount);
    },
    reservedBy: (customerId, exceptOrderId) => open.all(customerId, exceptOrderId).map(parse),
    close(orderId, { orderTotal, pointsPayment, pointsReward, pointsSpent }) {
      const { changes } = close.run(orderTotal, pointsPayment, pointsReward, pointsSpent, orderId);
      return changes === 1;
    },
    refund: (orderId) => refund.run(orderId).changes === 1,
    remark: ({ orderId, rule, text }) => void remark.run(orderId, rule, text),
    remarks: () => remarks.all().map((found) => remarkRow.parse(found)),
  };
}
