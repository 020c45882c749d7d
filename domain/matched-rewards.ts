import { apportion } from "./apportion.ts";
import type { PricedLine } from "./line-prices.ts";
import {
  add,
  compare,
  type Decimal,
  multiply,
  notBelowZero,
  percentOf,
  proportion,
  roundHalfUp,
  smaller,
  subtract,
  ZERO,
} from "./money.ts";
import type { Discount, RewardLine } from "./rewards.ts";

/** A reward with its product on the menu. */
export type MatchableReward = {
  readonly reward: RewardLine;
  /** Null if the menu does not have it. */
  readonly productId: string | null;
  /** Global ids of the modifiers and picks that it names. */
  readonly named: readonly string[];
  /** The customer pays for its units; they are not used for another reward. */
  readonly isDeclined: boolean;
};

/** Units of a line to which a reward applies. */
type Share = {
  readonly line: PricedLine;
  readonly matched: MatchableReward;
  readonly count: number;
};

/**
 * PATCH_ORDER (in-store-loyalty.md §4.7): applies the rewards' discounts to units that are already in the basket, and
 * adds nothing. Lines with everything that a reward names come first, then basket order. A line with more units than
 * the reward is split. `matched` is the number of units found for each reward.
 */
export function matchRewards(
  lines: readonly PricedLine[],
  rewards: readonly MatchableReward[],
  digits: number,
): { readonly lines: PricedLine[]; readonly matched: readonly number[] } {
  const shares = sharesOf(lines, rewards);
  const ofReward = (matched: MatchableReward) =>
    shares.filter((share) => share.matched === matched);
  const rewarded = new Map(
    rewards.flatMap((matched) => {
      if (matched.isDeclined) return [];
      const own = ofReward(matched);
      const parts = own.map(({ line, count }) => unitsOf(line, count, digits));
      const given = withReward(parts, matched.reward, digits);
      return own.map((share, index) => [share, given[index]] as const);
    }),
  );
  const split = lines.flatMap((line) => {
    const own = shares.filter((share) => share.line === line && rewarded.has(share));
    const rest = line.count - unitCount(own);
    const parts = own.flatMap((share) => rewarded.get(share) ?? []);
    return rest > 0 ? [...parts, unitsOf(line, rest, digits)] : parts;
  });
  return { lines: split, matched: rewards.map((reward) => unitCount(ofReward(reward))) };
}

/** Whether a reward makes these units free: the kitchen makes them as a present. */
export function isPresent({ reward, total }: PricedLine): boolean {
  return reward !== null && compare(reward.off, total) === 0;
}

function sharesOf(lines: readonly PricedLine[], rewards: readonly MatchableReward[]): Share[] {
  const open = rewards.map((matched) => ({ matched, units: matched.reward.quantity }));
  const rests = new Map(lines.map((line) => [line, line.count]));
  const shares: Share[] = [];
  for (const isFor of [hasWhatIsNamed, isSameProduct]) {
    for (const line of lines) {
      for (const entry of open) {
        const rest = rests.get(line) ?? 0;
        const count = Math.min(rest, entry.units);
        if (count === 0 || !isFor(line, entry.matched)) continue;
        entry.units -= count;
        rests.set(line, rest - count);
        shares.push({ line, matched: entry.matched, count });
      }
    }
  }
  return shares;
}

function isSameProduct(line: PricedLine, { productId }: MatchableReward): boolean {
  return productId === line.productId;
}

/** Whether a reward that names more than the dish matches this line. */
function hasWhatIsNamed(line: PricedLine, matched: MatchableReward): boolean {
  const { named } = matched;
  if (named.length === 0 || !isSameProduct(line, matched)) return false;
  const ids = [
    ...line.modifiers.map(({ modifierId }) => modifierId),
    ...line.picks.flatMap(({ itemId, modifiers }) => [
      itemId,
      ...modifiers.map(({ modifierId }) => modifierId),
    ]),
  ];
  return named.every((id) => ids.includes(id));
}

function unitCount(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

function unitsOf(line: PricedLine, count: number, digits: number): PricedLine {
  const total = roundHalfUp(multiply(line.unitPrice, count), digits);
  return { ...line, count, total };
}

/**
 * The parts of an order to which one reward applies, with their reductions. A percentage is of each part. An amount is
 * for all units of the reward, and for their share if only some are here: the reductions of its parts add up exactly,
 * and what one part is too cheap for reduces the others.
 */
export function withReward(
  parts: readonly PricedLine[],
  reward: RewardLine,
  digits: number,
): readonly PricedLine[] {
  const left = parts.map(({ total }) => total);
  const takings = reward.discounts.map((discount) => {
    const taken = takeOffParts(discount, parts, reward, { left, digits });
    for (const [index, amount] of taken.entries()) {
      left[index] = subtract(left[index] ?? ZERO, amount);
    }
    return { discount, taken };
  });
  const isWhole = parts.length === 1 && unitCount(parts) === reward.quantity;
  return parts.map((part, index) => ({
    ...part,
    reward: {
      rewardId: reward.rewardId,
      discounts: takings.map(({ discount, taken }) =>
        isWhole || discount.type === "percent"
          ? discount
          : { ...discount, value: taken[index] ?? ZERO },
      ),
      off: add(ZERO, ...takings.map(({ taken }) => taken[index] ?? ZERO)),
    },
  }));
}

/** The reductions of one discount for parts of which `left` remains. */
function takeOffParts(
  { type, value }: Discount,
  parts: readonly PricedLine[],
  { quantity }: RewardLine,
  { left, digits }: { readonly left: readonly Decimal[]; readonly digits: number },
): Decimal[] {
  const within = (amount: Decimal, index: number) => smaller(amount, left[index] ?? ZERO);
  if (type === "percent") {
    return parts.map(({ total }, index) =>
      within(roundHalfUp(percentOf(total, value), digits), index),
    );
  }
  if (parts.length === 0) return [];
  const counts = parts.map(({ count }) => count);
  const units = unitCount(parts);
  const whole = units === quantity ? value : proportion(value, String(units), String(quantity));
  const wanted = apportion(whole, counts, digits);
  const taken = wanted.map(within);
  let over = subtract(add(ZERO, ...wanted), add(ZERO, ...taken));
  return taken.map((amount, index) => {
    const more = smaller(over, notBelowZero(subtract(left[index] ?? ZERO, amount)));
    over = subtract(over, more);
    return roundHalfUp(add(amount, more), digits);
  });
}
