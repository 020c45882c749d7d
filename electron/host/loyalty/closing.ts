/** The order-closed request (in-store-loyalty.md §4.3, §4.7); pure. */
import type {
  LoyaltyLine,
  OrderClosedRequest,
  Waiter,
} from "../../../contracts/in-store-loyalty.ts";
import { add, compare, type Decimal, decimalToWire, ZERO } from "../../../domain/money.ts";
import type { Discount } from "../../../domain/rewards.ts";
import { isAtLeast, SINCE } from "../net/api-version.ts";
import { type Identification, phoneFields } from "./identification.ts";

/** A line of the order as it was priced. */
export type ClosedLine = {
  readonly itemId: string;
  readonly title: string;
  /** One unit, without modifiers. */
  readonly price: Decimal;
  readonly quantity: number;
  readonly modifiers: readonly {
    readonly itemId: string;
    readonly title: string;
    /** Units per unit of the line. */
    readonly quantity: number;
    /** One unit; zero if it is included. */
    readonly price: Decimal;
  }[];
  /** PATCH_ORDER: the discounts by which the service makes these units a reward (in-store-loyalty.md §4.7). */
  readonly discounts: readonly Discount[];
};

/** A paid order of an identified customer. */
export type ClosedOrder = {
  readonly identification: Identification;
  readonly establishmentId: number;
  readonly apiVersion: string;
  /** What was ordered; with PATCH_ORDER this includes the reward items, with their discounts. */
  readonly lines: readonly ClosedLine[];
  /**
   * The rewards that REGULAR adds to the order, by their positions in `rewardLines`; a declined one is not closed.
   * Older journals have item ids.
   */
  readonly addedRewards: readonly (number | string)[];
  /** Ids of the order discounts that lowered the price. */
  readonly appliedDiscounts: readonly string[];
  /** `charge.total`: the money captured. */
  readonly chargeTotal: Decimal;
  /** What the points paid; zero if they were not used. */
  readonly pointsPayment: Decimal;
  /** The waiter of the settings, who closes the order; null if none is named. */
  readonly waiter: Waiter | null;
};

/**
 * Builds the request. `orderTotal` is the money captured plus what the points paid (in-store-loyalty.md §4.3).
 * `pointsReward` is never sent: it would force a bonus in place of the outlet's own accrual rules.
 */
export function orderClosedRequestOf(order: ClosedOrder): OrderClosedRequest {
  const { identification } = order;
  const { identifier } = identification;
  const rewards = identification.rewardLines
    .filter(({ itemId }, position) =>
      order.addedRewards.some((added) => added === position || added === itemId),
    )
    .map(echoOf);
  const applied = [...order.appliedDiscounts];
  const discounts = identification.orderDiscounts.filter(({ discountId }) => {
    const place = applied.indexOf(discountId);
    // Two may have the same id, of which only the first lowered the price.
    return place >= 0 && applied.splice(place, 1).length > 0;
  });
  const knowsPhone = isAtLeast(order.apiVersion, SINCE.phoneNumber);
  return {
    ...(identifier.by === "phone" && knowsPhone && phoneFields(identifier)),
    establishmentId: order.establishmentId,
    orderId: identification.loyaltyOrderId,
    orderTotal: decimalToWire(add(order.chargeTotal, order.pointsPayment)),
    order: {
      menuItems: [...order.lines.map(wireLine), ...rewards],
      ...(discounts.length > 0 && { discounts }),
    },
    payments: paymentsOf(order),
    ...(order.waiter !== null && { waiter: order.waiter }),
  };
}

/** The points payment alone, with its transactionId as a string (in-store-loyalty.md §2.2). */
function paymentsOf({ identification, pointsPayment }: ClosedOrder) {
  const { payment } = identification;
  if (!payment || compare(pointsPayment, ZERO) <= 0) return [];
  return [
    {
      type: payment.type,
      amount: decimalToWire(pointsPayment),
      ...(payment.transactionId !== null && { transactionId: payment.transactionId }),
    },
  ];
}

/** A line as the loyalty service receives it (in-store-loyalty.md §2.2). */
export function wireLine(line: ClosedLine): LoyaltyLine {
  return {
    itemId: line.itemId,
    title: line.title,
    price: decimalToWire(line.price),
    quantity: line.quantity,
    ...(line.modifiers.length > 0 && {
      modifiers: line.modifiers.map((modifier) => ({
        ...modifier,
        price: decimalToWire(modifier.price),
      })),
    }),
    ...(line.discounts.length > 0 && {
      discounts: line.discounts.map((discount) => ({
        ...discount,
        value: decimalToWire(discount.value),
      })),
    }),
  };
}

/**
 * A reward line as it arrived, without its null fields: order-closed repeats its discount (in-store-loyalty.md §4.3).
 */
function echoOf({ itemId, title, price, quantity, ...line }: LoyaltyLine): LoyaltyLine {
  return {
    itemId,
    title,
    price,
    quantity,
    ...(line.modifiers && { modifiers: line.modifiers }),
    ...(line.discounts && { discounts: line.discounts }),
  };
}
