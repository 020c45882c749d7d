import type { OrderType } from "../contracts/ordering.ts";
import type { Basket } from "./basket.ts";
import { type PricedDiscount, takeOff } from "./discounts.ts";
import { type LineProblem, type PricedLine, priceLine } from "./line-prices.ts";
import { isPresent, matchRewards } from "./matched-rewards.ts";
import { type Menu, productOf } from "./menu.ts";
import { add, type Decimal, multiply, roundHalfUp, subtract, ZERO } from "./money.ts";
import { judgePoints, type PointsOffer } from "./points.ts";
import type { Benefits, RewardLine } from "./rewards.ts";
import { taxOf } from "./taxes.ts";

/** A reward of the identification, and what became of it on this basket. */
export type PricedReward = {
  readonly itemId: string;
  /** Units that are given. */
  readonly quantity: number;
  /** What they would cost without the discount. */
  readonly price: Decimal;
  /** `not-ordered`: PATCH_ORDER gives only what is in the basket. */
  readonly state: "given" | "not-on-menu" | "not-ordered";
};

/** A basket with what it costs. All amounts are rounded to the currency's digits. */
export type PricedBasket = {
  /** With PATCH_ORDER a line whose units are partly a reward is there twice, the reward's part first. */
  readonly lines: readonly PricedLine[];
  readonly rewards: readonly PricedReward[];
  /** Discounts of the order as a whole. */
  readonly discounts: readonly PricedDiscount[];
  /** Sum of the lines before discounts; presents cost nothing and do not count. */
  readonly subtotal: Decimal;
  /** What rewards take off lines that still cost something. */
  readonly lineDiscount: Decimal;
  readonly pointsOffer: PointsOffer;
  /** The points payment that is used; zero where none is. */
  readonly pointsPayment: Decimal;
  /** Money to be taken: subtotal less discounts and points. */
  readonly total: Decimal;
  /** Tax contained in, or added to, the subtotal less discounts. */
  readonly tax: Decimal;
  readonly problems: readonly LineProblem[];
};

export type PricingRequest = {
  readonly menu: Menu;
  readonly basket: Basket;
  readonly orderType: OrderType;
  /** Fractional digits of the currency. */
  readonly digits: number;
  readonly taxesIncluded: boolean;
  readonly benefits: Benefits;
  /** Whether the customer pays with the points payment on offer. */
  readonly usePoints: boolean;
};

/** Prices a basket. Line by line first, then the order's discounts, then points (design §7). */
export function priceBasket(request: PricingRequest): PricedBasket {
  const { basket, benefits, digits, usePoints } = request;
  const results = basket.lines.map((line) => priceLine(line, request));
  const ordered = results.flatMap(({ line }) => (line ? [line] : []));
  const { lines, rewards } = applyRewards(ordered, request);
  const charged = lines.filter((line) => !isPresent(line));
  const subtotal = sum(charged.map(({ total }) => total));
  const lineDiscount = sum(charged.map(({ reward }) => reward?.off ?? ZERO));
  const net = subtract(subtotal, lineDiscount);
  const discounts = takeOff(net, benefits.discounts, digits);
  const discounted = subtract(net, sum(discounts.map(({ amount }) => amount)));
  const { taxesIncluded } = request;
  const tax = taxOf(charged, { net, discounted, taxesIncluded, digits });
  const payable = taxesIncluded ? discounted : add(discounted, tax);
  const pointsOffer = judgePoints(benefits, payable);
  const usedPoints = usePoints && pointsOffer === "usable" ? benefits.pointsPayment : null;
  // Rounded before it is taken off, so that money and points together are what is due.
  const pointsPayment = roundHalfUp(usedPoints ?? ZERO, digits);
  return {
    lines,
    rewards,
    discounts,
    subtotal: roundHalfUp(subtotal, digits),
    lineDiscount: roundHalfUp(lineDiscount, digits),
    pointsOffer,
    pointsPayment,
    total: roundHalfUp(subtract(payable, pointsPayment), digits),
    tax,
    problems: results.flatMap(({ problem }) => (problem ? [problem] : [])),
  };
}

function applyRewards(
  ordered: readonly PricedLine[],
  { menu, benefits, digits }: PricingRequest,
): { lines: readonly PricedLine[]; rewards: readonly PricedReward[] } {
  const { flow, rewards } = benefits;
  const priced = (reward: RewardLine, quantity: number) => ({
    itemId: reward.itemId,
    quantity,
    price: roundHalfUp(multiply(reward.price, quantity), digits),
  });
  const isOnMenu = ({ itemId }: RewardLine) => productOf(menu, itemId) !== undefined;
  if (flow === "REGULAR") {
    return {
      lines: ordered,
      rewards: rewards.map((reward) => ({
        ...priced(reward, reward.quantity),
        state: isOnMenu(reward) ? "given" : "not-on-menu",
      })),
    };
  }
  const { lines, matched } = matchRewards(ordered, rewards, digits);
  return {
    lines,
    rewards: rewards.map((reward, index) => {
      const units = matched[index] ?? 0;
      if (units > 0) return { ...priced(reward, units), state: "given" };
      const state = isOnMenu(reward) ? "not-ordered" : "not-on-menu";
      return { ...priced(reward, reward.quantity), state };
    }),
  };
}

function sum(amounts: readonly Decimal[]): Decimal {
  return add(ZERO, ...amounts);
}
