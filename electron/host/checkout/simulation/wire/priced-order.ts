import type { ClosedLine } from "../../../loyalty/closing.ts";
import type { Identification } from "../../../loyalty/identification.ts";
import type { PlacedLoyalty, PlacedOrder } from "../../state/order.ts";
import { type GivenOrder, placedOrder } from "../placed-order.ts";
import { type Random, randomOf } from "../random.ts";
import { AGREED, sha256 } from "./agreed.ts";

const REWARD = { discountId: "REWARD", type: "percent", value: 100 } as const;
/** Beyond what a number holds exactly. */
const TRANSACTION_ID = "90071992547409931";

/** What loyalty takes off an order, in cents. */
type Benefits = {
  /** By the service's discount on the whole order. */
  readonly discount: number;
  readonly points: number;
  /** Whether the customer takes the reward that is offered. */
  readonly takesReward: boolean;
  readonly byPhone: boolean;
};

/**
 * An order as a kiosk prices it: several lines with modifiers and, for an identified customer, a discount, points that
 * pay for a part, and a reward. The same for all orders of one identification.
 */
export function pricedOrder(given: GivenOrder): PlacedOrder {
  const order = placedOrder(given);
  const random = randomOf(seedOf(`${given.loyaltyOrderId ?? given.checkoutId} ${given.total}`));
  const benefits = drawBenefits(order.loyalty !== null, random);
  const total = centsOf(given.total);
  const subtotal = total + benefits.discount + benefits.points;
  const lines = drawLines(subtotal, random);
  const { snapshot } = order;
  return {
    ...order,
    snapshot: {
      ...snapshot,
      charge: {
        ...snapshot.charge,
        subtotal: decimal(subtotal),
        discount: decimal(benefits.discount + benefits.points),
      },
      lines: lines.map(({ itemId, quantity, price, modifiers }) => ({
        itemId,
        code: itemId,
        count: quantity,
        basePrice: price,
        modifiers: modifiers.map((modifier) => ({
          modifierId: modifier.itemId,
          code: modifier.itemId,
          count: modifier.quantity,
          price: modifier.price,
        })),
      })),
      presents: benefits.takesReward
        ? [{ itemId: "tea", code: "tea", count: 1, modifiers: [] }]
        : [],
    },
    loyalty: order.loyalty && withBenefits(order.loyalty, lines, benefits),
  };
}

function drawBenefits(isIdentified: boolean, random: Random): Benefits {
  if (!isIdentified) return { discount: 0, points: 0, takesReward: false, byPhone: false };
  return {
    discount: random.pick([0, random.between(1, 999)]),
    points: random.pick([0, random.between(1, 999)]),
    takesReward: random.chance(0.5),
    byPhone: random.chance(0.5),
  };
}

/** Lines that cost `subtotal` cents together; the last one is a single unit without modifiers. */
function drawLines(subtotal: number, random: Random): readonly ClosedLine[] {
  const lines: ClosedLine[] = [];
  let left = subtotal;
  for (const itemId of ["soup", "salad"]) {
    const quantity = random.between(1, 3);
    const [price, extra] = [random.between(1, 1_999), random.between(0, 199)];
    const cost = quantity * (price + 2 * extra);
    if (cost >= left) continue;
    left -= cost;
    const modifiers = [{ itemId: "cheese", title: "Cheese", quantity: 2, price: decimal(extra) }];
    lines.push({
      itemId,
      title: itemId,
      price: decimal(price),
      quantity,
      modifiers,
      discounts: [],
    });
  }
  const last = { itemId: "bread", title: "Bread", price: decimal(left), quantity: 1 };
  return [...lines, { ...last, modifiers: [], discounts: [] }];
}

function withBenefits(
  loyalty: PlacedLoyalty,
  lines: readonly ClosedLine[],
  { discount, points, takesReward, byPhone }: Benefits,
): PlacedLoyalty {
  const identification: Identification = {
    ...loyalty.identification,
    ...(byPhone && { identifier: PHONE }),
    // Used whole or not at all (decision 0013).
    payment: {
      type: "PAY_WITH_POINTS",
      amount: points > 0 ? decimal(points) : "9.99",
      transactionId: TRANSACTION_ID,
    },
    rewardLines: [
      {
        itemId: "tea",
        title: "Tea",
        price: 2.5,
        quantity: 1,
        modifiers: null,
        discounts: [REWARD],
      },
    ],
    orderDiscounts: [{ discountId: "ORDER", type: "amount", value: discount / 100 }],
  };
  return {
    ...loyalty,
    identification,
    establishmentId: AGREED.establishmentId,
    lines,
    addedRewards: takesReward ? [0] : [],
    appliedDiscounts: discount > 0 ? ["ORDER"] : [],
    pointsPayment: decimal(points),
  };
}

const PHONE: Identification["identifier"] = {
  by: "phone",
  phoneNumber: "+4915112345678",
  clientName: "Ada",
  subscribedToPushNotifications: true,
};

function seedOf(name: string): number {
  return Number.parseInt(sha256(name).slice(0, 8), 16);
}

function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
