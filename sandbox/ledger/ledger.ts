import { fromThousandths } from "../core/amount.ts";
import type { LedgerOrder } from "../core/service.ts";
import type { TransactionStore } from "../loyalty/transactions.ts";
import type { PaymentStore } from "../payments/store.ts";
import { type Violation, violations } from "./rules.ts";

/** The sources of the ledger. */
export interface LedgerSources {
  orders: () => LedgerOrder[];
  payments: PaymentStore;
  transactions: TransactionStore;
}

const decimal = (thousandths: number | null) =>
  thousandths === null ? null : fromThousandths(thousandths);

/**
 * Money, points and orders side by side, amounts as decimals, and the violations. `clean` means there are none. See
 * `violations` for `settled`.
 */
export function readLedger(sources: LedgerSources, options: { settled: boolean }) {
  sources.transactions.annulStale();
  const books = {
    orders: sources.orders(),
    payments: sources.payments.list(),
    loyalty: sources.transactions.list(),
  };
  const found: Violation[] = [
    ...violations(books, options),
    ...sources.payments.remarks().map(({ rule, text, transactionReference }) => ({
      rule,
      text: `Payment ${transactionReference}: ${text}.`,
    })),
    ...sources.transactions.remarks().map(({ rule, text, orderId }) => ({
      rule,
      text: `Loyalty transaction ${orderId}: ${text}`,
    })),
  ];
  return {
    orders: books.orders,
    payments: books.payments.map((payment) => ({
      paymentId: payment.paymentId,
      transactionReference: payment.transactionReference,
      amount: fromThousandths(payment.amount),
      held: fromThousandths(payment.held),
      settled: fromThousandths(payment.settled),
      refunded: fromThousandths(payment.refunded),
      state: payment.state,
    })),
    loyalty: books.loyalty.map((transaction) => ({
      orderId: transaction.orderId,
      state: transaction.state,
      pointsReward: transaction.pointsReward,
      pointsSpent: transaction.pointsSpent,
      orderTotal: decimal(transaction.orderTotal),
      pointsPayment: decimal(transaction.pointsPayment),
    })),
    violations: found,
    clean: found.length === 0,
  };
}
export type Ledger = ReturnType<typeof readLedger>;
