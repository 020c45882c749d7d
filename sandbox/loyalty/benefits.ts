import { randomInt } from "node:crypto";
import type {
  Discount,
  LoyaltyLine,
  OrderFlow,
  QrCodeRequest,
} from "../../contracts/in-store-loyalty.ts";
import { PAY_WITH_POINTS } from "../../contracts/in-store-loyalty.ts";
import { fromThousandths, toThousandths } from "../core/amount.ts";
import type { ProductNames } from "../ordering/product-names.ts";
import type { LoyaltyCustomer, Reward } from "./customers.ts";
import { pointsFor, worthOf } from "./points.ts";
import { pickText, type ServiceLocale } from "./texts.ts";
import type { GrantedReward, LoyaltyTransaction } from "./transactions.ts";

/** A customer's benefits for one order: shown in the answer, and held by the reservation. */
export interface Grant {
  menuItems: LoyaltyLine[];
  discounts: Discount[];
  rewards: GrantedReward[];
  /** Amount in thousandths. */
  payment: { id: string; amount: number } | null;
}

interface GrantContext {
  request: QrCodeRequest;
  /** The reward of the scanned code itself (in-store-loyalty.md §2.4 rewardRedemption). */
  gift: Reward | undefined;
  flow: OrderFlow;
  discountId: string;
  locale: ServiceLocale;
  names: ProductNames;
  /** The customer's other open reservations, whose points are not available. */
  open: LoyaltyTransaction[];
  nowMs: number;
}

function heldPoints({ rewards, payment }: LoyaltyTransaction): number {
  const forRewards = rewards.reduce((sum, reward) => sum + reward.points, 0);
  return forRewards + (payment ? pointsFor(payment.amount) : 0);
}

/** In PATCH_ORDER a reward requires its paid line on the order (in-store-loyalty.md §4.7). */
function offeredRewards(
  customer: LoyaltyCustomer,
  { gift, request, flow, names }: GrantContext,
): Reward[] {
  const offered = [...customer.benefits.rewards, ...(gift ? [gift] : [])];
  if (flow === "REGULAR") return offered;
  return offered
    .map((reward) => ({ ...reward, itemId: names.sent(reward.itemId) }))
    .filter((reward) => request.order?.menuItems.some((line) => line.itemId === reward.itemId));
}

function rewardLine(
  reward: Reward,
  { request, flow, discountId, locale }: GrantContext,
): LoyaltyLine {
  const ordered = request.order?.menuItems.find((line) => line.itemId === reward.itemId);
  const price = flow === "PATCH_ORDER" && ordered ? ordered.price : Number(reward.price);
  return {
    itemId: reward.itemId,
    title: pickText(reward.titleByLocale, locale),
    price,
    quantity: reward.quantity,
    ...(reward.modifiers && {
      modifiers: reward.modifiers.map((modifier) => ({
        ...modifier,
        price: Number(modifier.price),
      })),
    }),
    discounts: [{ discountId, type: "percent", value: 100 }],
  };
}

/** Thousandths left to pay after the rewards in the order and the discounts. */
function payable(total: number, menuItems: LoyaltyLine[], discounts: Discount[], flow: OrderFlow) {
  const inOrder = flow === "PATCH_ORDER" ? menuItems : [];
  const rewarded = inOrder.reduce(
    (sum, line) => sum + (toThousandths(line.price) ?? 0) * line.quantity,
    0,
  );
  const afterRewards = total - rewarded;
  const off = discounts.map(({ type, value }) =>
    type === "percent" ? (afterRewards * value) / 100 : (toThousandths(value) ?? 0),
  );
  return Math.max(0, afterRewards - off.reduce((sum, amount) => sum + amount, 0));
}

/** A 63-bit number like that of a distributed id generator, as digits: JavaScript numbers cannot hold it. */
function transactionNumber(nowMs: number): string {
  return ((BigInt(nowMs) << 22n) | BigInt(randomInt(2 ** 22))).toString();
}

/**
 * Computes the benefits of `customer` for this order. Rewards come first; remaining points that no other open order
 * holds may pay, up to `maxPointsPercent` of the total if one was sent.
 */
export function grant(customer: LoyaltyCustomer, context: GrantContext): Grant {
  const { benefits } = customer;
  let free = customer.pointsBalance - context.open.reduce((sum, each) => sum + heldPoints(each), 0);
  const granted = offeredRewards(customer, context).filter((reward) => {
    if (reward.points > free) return false;
    free -= reward.points;
    return true;
  });
  const menuItems = granted.map((reward) => rewardLine(reward, context));
  const discounts = benefits.discounts.map((discount) => ({
    ...discount,
    value: Number(discount.value),
  }));
  const limits = [toThousandths(benefits.pointsPayment ?? 0) ?? 0, worthOf(Math.max(0, free))];
  const total = toThousandths(context.request.total ?? 0) ?? 0;
  if (total > 0) {
    const left = payable(total, menuItems, discounts, context.flow);
    limits.push(Math.floor((left * (benefits.maxPointsPercent ?? 100)) / 100));
  }
  const wholePoints = Math.floor(Math.min(...limits) / worthOf(1));
  const amount = worthOf(wholePoints);
  return {
    menuItems,
    discounts,
    rewards: granted.map(({ itemId, quantity, points }) => ({ itemId, quantity, points })),
    payment: amount > 0 ? { id: transactionNumber(context.nowMs), amount } : null,
  };
}

/** The points payment for the answer; its number becomes a JSON number in `service.ts`. */
export function paymentAnswer(payment: Grant["payment"]) {
  if (!payment) return null;
  return {
    type: PAY_WITH_POINTS,
    amount: fromThousandths(payment.amount),
    transactionId: payment.id,
  };
}
