import type { OrderType } from "../contracts/ordering.ts";
import { type Basket, productOfLine } from "./basket.ts";
import { type PricedDiscount, takeOff } from "./discounts.ts";
import { type LineProblem, type PricedLine, priceLine } from "./line-prices.ts";
import { isPresent, matchRewards, withReward } from "./matched-rewards.ts";
import type { Menu } from "./menu.ts";
import { add, type Decimal, multiply, roundHalfUp, subtract, ZERO } from "./money.ts";
import { judgePoints, type PointsOffer } from "./points.ts";
import { type RewardDish, rewardDish } from "./reward-dish.ts";
import { type Benefits, NO_DECISIONS, type RewardDecisions, type RewardLine } from "./rewards.ts";
import { taxOf } from "./taxes.ts";

/** A reward of the identification, and how it is used in this order. */
export type PricedReward = {
  readonly rewardId: number;
  /** The product's global id; if the menu does not have it, the id in the answer. */
  readonly itemId: string;
  /** Units that are applied. */
  readonly quantity: number;
  /** Their price without the discounts. */
  readonly price: Decimal;
  /**
   * `left-out`: declined by the customer; or with REGULAR, not free and not taken. `not-ordered`: PATCH_ORDER applies
   * only to what is in the basket.
   */
  readonly state: "given" | "left-out" | "not-on-menu" | "not-ordered";
  /** REGULAR: the dish as it is added to the order, or would be; else null. */
  readonly dish: (RewardDish & { readonly priced: PricedLine }) | null;
};

/** A reward that REGULAR adds to the order as a line of its own. */
export type AddedReward = PricedReward & { readonly dish: NonNullable<PricedReward["dish"]> };

/** A basket with its prices. All amounts are rounded to the currency's digits. */
export type PricedBasket = {
  /**
   * With REGULAR the rewards' own lines come last. With PATCH_ORDER a line whose units are partly a reward is split in
   * two, the reward's part first.
   */
  readonly lines: readonly PricedLine[];
  readonly rewards: readonly PricedReward[];
  /** Discounts of the order as a whole. */
  readonly discounts: readonly PricedDiscount[];
  /** Sum of the lines before discounts; presents cost nothing and do not count. */
  readonly subtotal: Decimal;
  /** Reductions by rewards of lines that still cost something. */
  readonly lineDiscount: Decimal;
  readonly pointsOffer: PointsOffer;
  /** The points payment that is used; zero if none is. */
  readonly pointsPayment: Decimal;
  /** Money to be paid: subtotal minus discounts and points. */
  readonly total: Decimal;
  /** Tax contained in, or added to, the subtotal minus discounts. */
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
  /** Absent if the customer has not decided. */
  readonly decisions?: RewardDecisions;
  /** Whether the customer uses the offered points payment. */
  readonly usePoints: boolean;
};

/** Prices a basket. Line by line first, then the order's discounts, then points (requirement V10). */
export function priceBasket(request: PricingRequest): PricedBasket {
  const { basket, benefits, digits, usePoints } = request;
  const results = basket.lines.map((line) => priceLine(line, request));
  const ordered = results.flatMap(({ line }) => (line ? [line] : []));
  const { lines, rewards, problems } = applyRewards(ordered, request);
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
  // Rounded before it is subtracted, so that money and points together are what is due.
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
    problems: [...results.flatMap(({ problem }) => (problem ? [problem] : [])), ...problems],
  };
}

export function isAdded(reward: PricedReward): reward is AddedReward {
  return reward.state === "given" && reward.dish !== null;
}

/**
 * The positions in the qr-code answer of the rewards that REGULAR adds. With PATCH_ORDER none are: they are in the
 * basket.
 */
export function addedRewards({ rewards }: Pick<PricedBasket, "rewards">): number[] {
  return rewards.filter(isAdded).map(({ rewardId }) => rewardId);
}

type Applied = Pick<PricedBasket, "lines" | "rewards" | "problems">;

function applyRewards(ordered: readonly PricedLine[], request: PricingRequest): Applied {
  return request.benefits.flow === "REGULAR"
    ? addRewards(ordered, request)
    : zeroRewards(ordered, request);
}

/** REGULAR: each reward is a line of its own, and its discounts decide what it costs (in-store-loyalty.md §4.7). */
function addRewards(ordered: readonly PricedLine[], request: PricingRequest): Applied {
  const { benefits, digits, decisions = NO_DECISIONS } = request;
  const added = benefits.rewards.map((reward) => {
    const dish = rewardDish(reward, request.menu, benefits.namedBy, decisions.chosen);
    const { line, problem } = dish ? priceLine(dish.line, request) : {};
    const [priced] = line ? withReward([line], reward, digits) : [];
    if (!dish || !priced) return { reward: withoutDish(reward, "not-on-menu", request) };
    const isGiven = isPresent(priced)
      ? !decisions.declined.includes(reward.rewardId)
      : decisions.taken.includes(reward.rewardId);
    const { productId: itemId, count: quantity, total: price } = priced;
    return {
      reward: {
        ...{ rewardId: reward.rewardId, itemId, quantity, price },
        state: isGiven ? ("given" as const) : ("left-out" as const),
        dish: { ...dish, priced },
      },
      line: isGiven ? priced : undefined,
      problem: isGiven ? problem : undefined,
    };
  });
  return {
    lines: [...ordered, ...added.flatMap(({ line }) => line ?? [])],
    rewards: added.map(({ reward }) => reward),
    problems: added.flatMap(({ problem }) => problem ?? []),
  };
}

/** PATCH_ORDER: the rewards are among what was ordered. */
function zeroRewards(ordered: readonly PricedLine[], request: PricingRequest): Applied {
  const { menu, benefits, digits, decisions = NO_DECISIONS } = request;
  const matchable = benefits.rewards.map((reward) => {
    const dish = rewardDish(reward, menu, benefits.namedBy);
    return {
      reward,
      productId: dish ? productOfLine(dish.line).id : null,
      named: dish?.named ?? [],
      isDeclined: decisions.declined.includes(reward.rewardId),
    };
  });
  const { lines, matched } = matchRewards(ordered, matchable, digits);
  const rewards = matchable.map(({ reward, productId, isDeclined }, index): PricedReward => {
    const units = matched[index] ?? 0;
    if (productId === null) return withoutDish(reward, "not-on-menu", request);
    const state = units === 0 ? "not-ordered" : isDeclined ? "left-out" : "given";
    const quantity = units || reward.quantity;
    return withoutDish({ ...reward, itemId: productId, quantity }, state, request);
  });
  return { lines, rewards, problems: [] };
}

function withoutDish(
  { rewardId, itemId, quantity, price: each }: RewardLine,
  state: PricedReward["state"],
  { digits }: Pick<PricingRequest, "digits">,
): PricedReward {
  const price = roundHalfUp(multiply(each, quantity), digits);
  return { rewardId, itemId, quantity, price, state, dish: null };
}

function sum(amounts: readonly Decimal[]): Decimal {
  return add(ZERO, ...amounts);
}
