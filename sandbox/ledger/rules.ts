import { showThousandths, toThousandths } from "../core/amount.ts";
import type { LedgerOrder } from "../core/service.ts";

/** A payment as the integrator stores it; amounts in thousandths. */
export interface LedgerPayment {
  paymentId: string;
  transactionReference: string;
  amount: number;
  held: number;
  settled: number;
  refunded: number;
  state: string;
}

/** A loyalty transaction; amounts in thousandths, null until closed. */
export interface LedgerLoyalty {
  orderId: string;
  state: string;
  orderTotal: number | null;
  pointsPayment: number | null;
  pointsReward: number | null;
  pointsSpent: number | null;
}

export interface Violation {
  rule: string;
  text: string;
}

/** The records of the three services. */
export interface Books {
  /** Accepted orders only: a refused one has no claim on money. */
  orders: LedgerOrder[];
  payments: LedgerPayment[];
  loyalty: LedgerLoyalty[];
}

/** An order that the kitchen will not serve after all. */
const isGivenUp = ({ status }: LedgerOrder) => status === "CANCELED" || status === "FAILED";

/** An order for the counter that was not handed out, or whose card payment was not captured: it may be unpaid. */
function isUnpaid(order: LedgerOrder, payments: LedgerPayment[]): boolean {
  if (order.paymentMethod !== "BANK_CARD_IN_APP") return order.status !== "PROCESSED";
  const settled = sum(paymentsOf(order, payments).map((payment) => payment.settled));
  return settled < dueByCard(order);
}

/** The amount of an order that should be captured by card, thousandths. */
function dueByCard(order: LedgerOrder): number {
  return order.paymentMethod === "BANK_CARD_IN_APP" ? chargeOf(order) : 0;
}

/**
 * The payments of an order. No contract ties them together: that a paymentId begins with the order's
 * id and a dot is the kiosk's own convention, and the ledger relies on it.
 */
function paymentsOf(order: LedgerOrder, payments: LedgerPayment[]): LedgerPayment[] {
  return payments.filter(({ paymentId }) => paymentId.startsWith(`${order.id}.`));
}

const kept = ({ settled, refunded }: LedgerPayment) => settled - refunded;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Violations that no later event can resolve, whatever is still in progress. */
function definite({ orders, payments, loyalty }: Books): Violation[] {
  const ids = orders.map((order) => order.id);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const overpaid = orders.filter((order) => {
    const own = paymentsOf(order, payments);
    return sum(own.map((payment) => kept(payment) + payment.held)) > dueByCard(order);
  });
  return [
    ...twice.map((id) => ({ rule: "order-twice", text: `Order ${id} was accepted twice.` })),
    ...overpaid
      .filter((order) => !isGivenUp(order))
      .map((order) => ({
        rule: "paid-too-much",
        text: `Order ${order.id}: more is held or taken than the ${showThousandths(dueByCard(order))} due by card.`,
      })),
    ...unmatchedClosings(loyalty, orders, payments),
  ];
}

/**
 * Closed loyalty transactions without an order of the same money. A loyalty orderId is one per identification and no
 * contract ties it to an order, so amounts are matched, each order once. One for the counter is closed once it is
 * PROCESSED, any other once its payment is captured: before, nobody knows that it was paid (in-store-loyalty.md §3:
 * paid and closed).
 */
function unmatchedClosings(
  loyalty: LedgerLoyalty[],
  orders: LedgerOrder[],
  payments: LedgerPayment[],
): Violation[] {
  const unpaid = orders.filter((order) => isUnpaid(order, payments));
  const free = orders.filter((order) => !unpaid.includes(order)).map(chargeOf);
  const owing = unpaid.map(chargeOf);
  return loyalty.flatMap(({ orderId, state, orderTotal, pointsPayment }) => {
    if (state !== "closed" || orderTotal === null) return [];
    const money = orderTotal - (pointsPayment ?? 0);
    const match = free.indexOf(money);
    if (match >= 0) {
      free.splice(match, 1);
      return [];
    }
    const closed = `Loyalty transaction ${orderId} was closed for ${showThousandths(orderTotal)}, of which ${showThousandths(money)} in money`;
    const owed = owing.indexOf(money);
    if (owed < 0) {
      return [
        { rule: "closed-total-fits-no-order", text: `${closed}, and no order charged that.` },
      ];
    }
    owing.splice(owed, 1);
    return [
      {
        rule: "closed-before-paid",
        text: `${closed}, before the order of that charge was settled by card or handed out at the counter.`,
      },
    ];
  });
}

const chargeOf = (order: LedgerOrder) => toThousandths(order.total) ?? 0;

function orderUnsettled(order: LedgerOrder, payments: LedgerPayment[]): Violation[] {
  const own = paymentsOf(order, payments);
  const held = sum(own.map((payment) => payment.held));
  const due = isGivenUp(order) ? 0 : dueByCard(order);
  // Staff may refund a part of what was captured; a whole refund requires a cancelled order.
  const keeping = own.filter((payment) => kept(payment) > 0);
  const settled = sum(
    keeping.map((payment) => (isGivenUp(order) ? kept(payment) : payment.settled)),
  );
  const name = `Order ${order.id} (${order.status})`;
  return [
    ...(held > 0
      ? [{ rule: "still-held", text: `${name}: ${showThousandths(held)} is still held.` }]
      : []),
    ...(settled === due
      ? []
      : [
          {
            rule: isGivenUp(order) ? "not-returned" : "not-settled-exactly",
            text: `${name}: ${showThousandths(settled)} is settled, ${showThousandths(due)} should be.`,
          },
        ]),
  ];
}

function paymentsWithoutOrder({ orders, payments }: Books): Violation[] {
  const owned = new Set(orders.flatMap((order) => paymentsOf(order, payments)));
  return payments
    .filter((payment) => !owned.has(payment) && (payment.held > 0 || kept(payment) > 0))
    .map((payment) => ({
      rule: "money-without-order",
      text: `Payment ${payment.paymentId}: ${showThousandths(payment.held)} held and ${showThousandths(kept(payment))} taken for no accepted order.`,
    }));
}

/**
 * Violations of the rules of money and points. `settled` false tolerates what may still be in progress; true expects
 * that every checkout has ended.
 */
export function violations(books: Books, { settled }: { settled: boolean }): Violation[] {
  if (!settled) return definite(books);
  const stillServed = books.orders.filter((order) => !isGivenUp(order));
  const unhealed = definite(books).filter(({ rule }) => !rule.startsWith("closed-"));
  return [
    ...unhealed,
    ...books.orders.flatMap((order) => orderUnsettled(order, books.payments)),
    ...paymentsWithoutOrder(books),
    // A cancelled order's loyalty is refunded, so a closed transaction needs an order that is served.
    ...unmatchedClosings(books.loyalty, stillServed, books.payments),
  ];
}
