import {
  type LoyaltyLine,
  type OrderClosedRequest,
  PAY_WITH_POINTS,
} from "../../contracts/in-store-loyalty.ts";
import { toThousandths } from "../core/amount.ts";
import type { LoyaltyContext } from "./identify.ts";
import { misnamed } from "./order-names.ts";
import { accruedPoints, pointsFor } from "./points.ts";
import type { GrantedReward, LoyaltyTransaction, Remark } from "./transactions.ts";

const quantityOf = (lines: LoyaltyLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0);

const carries = (line: LoyaltyLine, discountId: string) =>
  (line.discounts ?? []).some(
    (discount) => discount.discountId === discountId && discount.type === "percent",
  );

const isFree = (line: LoyaltyLine) =>
  line.price === 0 ||
  (line.discounts ?? []).some((discount) => discount.type === "percent" && discount.value === 100);

/** The redeemed rewards, and violations of in-store-loyalty.md §4.7. */
interface Settlement {
  settled: GrantedReward[];
  /** A discount with the reward code on a line without a granted reward. */
  notGranted: string[];
  remarks: Remark[];
}

/** in-store-loyalty.md §4.7: a reward is redeemed when its line echoes the discount with code discountId. */
function settleRewards(
  request: OrderClosedRequest,
  { rewards }: LoyaltyTransaction,
  discountId: string,
): Settlement {
  const { menuItems } = request.order;
  const grantedQuantity = (itemId: string) =>
    rewards
      .filter((reward) => reward.itemId === itemId)
      .reduce((sum, reward) => sum + reward.quantity, 0);
  const coded = menuItems.filter((line) => carries(line, discountId));
  const notGranted = [...new Set(coded.map((line) => line.itemId))].filter(
    (itemId) =>
      quantityOf(coded.filter((line) => line.itemId === itemId)) > grantedQuantity(itemId),
  );
  const settled = rewards.filter((reward) => coded.some((line) => line.itemId === reward.itemId));
  const remarks = rewards
    .filter((reward) => !settled.includes(reward))
    .filter(({ itemId }) => menuItems.some((line) => line.itemId === itemId && isFree(line)))
    .map(({ itemId }) => ({
      orderId: request.orderId,
      rule: "reward-without-discount-id",
      text: `Reward line ${itemId} does not carry ${discountId}: its redemption was not settled.`,
    }));
  return { settled, notGranted, remarks };
}

/** Thousandths paid with points, or why the payments do not fit what qr-code returned. */
function pointsPaid(request: OrderClosedRequest, { payment }: LoyaltyTransaction) {
  const echoed = request.payments.filter(({ type }) => type === PAY_WITH_POINTS);
  if (echoed.length === 0) return { amount: 0 };
  const [only] = echoed;
  if (!only || echoed.length > 1) return { problem: "more than one points payment" };
  if (!payment || only.transactionId !== payment.id) {
    return { problem: "the points payment's transactionId was not returned by qr-code" };
  }
  const amount = toThousandths(only.amount);
  if (amount !== payment.amount) return { problem: "the points payment's amount was changed" };
  return { amount };
}

const refused = (errorText: string) => ({
  accepted: false,
  pointsReward: 0,
  pointsSpent: 0,
  errorCode: 0,
  errorText,
});

const NOT_VALIDATED = {
  closed: "Order is already closed",
  refunded: "Order was refunded",
  annulled: "Loyalty transaction was annulled",
} as const;

/**
 * order-closed, in-store-loyalty.md §4.3: credits and spends points for a validated transaction, exactly once. Call
 * inside a transaction. `errorCode` is 0 in accepted and rejected answers alike.
 */
export function closeOrder(context: LoyaltyContext, request: OrderClosedRequest) {
  const { transactions, customers, outlet, names } = context;
  const { orderId } = request;
  const transaction = transactions.byOrderId(orderId);
  if (!transaction) return refused("Order is not known");
  if (transaction.state !== "validated") return refused(NOT_VALIDATED[transaction.state]);
  const paid = pointsPaid(request, transaction);
  if (paid.amount === undefined) {
    transactions.remark({ orderId, rule: "points-payment-not-echoed", text: paid.problem });
    return refused(`Payment refused: ${paid.problem}`);
  }
  const echoed = transaction.rewards.map(({ itemId }) => itemId);
  misnamed(request.order.menuItems, { orderId, names, echoed }).forEach(transactions.remark);
  const settlement = settleRewards(request, transaction, outlet.switches().discountId);
  settlement.remarks.forEach(transactions.remark);
  if (settlement.notGranted.length > 0) {
    const text = `The reward discount was put on ${settlement.notGranted.join(", ")}, more than was given.`;
    transactions.remark({ orderId, rule: "discount-not-granted", text });
    return refused(text);
  }
  const orderTotal = toThousandths(request.orderTotal);
  if (orderTotal === null || orderTotal < paid.amount) {
    return refused("The total is less than the points payment");
  }
  // The points payment is not deducted from orderTotal (in-store-loyalty.md §4.3), and points earn no points.
  const pointsReward =
    request.pointsReward ?? accruedPoints(orderTotal - paid.amount, outlet.configuration());
  const rewardPoints = settlement.settled.reduce((sum, reward) => sum + reward.points, 0);
  const pointsSpent = rewardPoints + pointsFor(paid.amount);
  transactions.close(orderId, {
    orderTotal,
    pointsPayment: paid.amount,
    pointsReward,
    pointsSpent,
  });
  customers.addPoints(transaction.customerId, pointsReward - pointsSpent, pointsReward > 0);
  return { accepted: true, pointsReward, pointsSpent, errorCode: 0 };
}

/**
 * refund, in-store-loyalty.md §4.4: releases a validated transaction's reservation, or reverses a closed one's points,
 * once. Call inside a transaction.
 */
export function refundOrder({ transactions, customers }: LoyaltyContext, orderId: string) {
  const transaction = transactions.byOrderId(orderId);
  if (!transaction) return { accepted: false, errorCode: 0, errorText: "Order is not known" };
  if (!transactions.refund(orderId)) {
    const errorText =
      transaction.state === "refunded" ? "Order was already refunded" : "Order was annulled";
    return { accepted: false, errorCode: 0, errorText };
  }
  const { pointsReward, pointsSpent } = transaction;
  customers.addPoints(transaction.customerId, (pointsSpent ?? 0) - (pointsReward ?? 0), false);
  return { accepted: true, errorCode: 0 };
}
