import { takeOff } from "./discounts.ts";
import type { PricedLine } from "./line-prices.ts";
import { add, compare, type Decimal, multiply, proportion, roundHalfUp, ZERO } from "./money.ts";
import type { Discount, RewardLine } from "./rewards.ts";

/** A reward of which some units still look for a line. */
type OpenReward = { readonly reward: RewardLine; units: number };

/**
 * PATCH_ORDER (in-store-loyalty.md §4.7): gives the rewards' discounts to units that are in the basket
 * already, in basket order, and adds nothing. A line of more units than the reward is split.
 * `matched` is how many units of each reward found a line.
 */
export function matchRewards(
  lines: readonly PricedLine[],
  rewards: readonly RewardLine[],
  digits: number,
): { readonly lines: PricedLine[]; readonly matched: readonly number[] } {
  const open: OpenReward[] = rewards.map((reward) => ({ reward, units: reward.quantity }));
  const split = lines.flatMap((line) => splitLine(line, open, digits));
  return { lines: split, matched: open.map(({ reward, units }) => reward.quantity - units) };
}

/** Whether a reward takes the whole price off these units: the kitchen makes them as a present. */
export function isPresent({ reward, total }: PricedLine): boolean {
  return reward !== null && compare(reward.off, total) === 0;
}

function splitLine(line: PricedLine, open: readonly OpenReward[], digits: number): PricedLine[] {
  const parts: PricedLine[] = [];
  let rest = line.count;
  for (const entry of open) {
    const count = Math.min(rest, entry.units);
    if (entry.reward.itemId !== line.productId || count === 0) continue;
    entry.units -= count;
    rest -= count;
    parts.push(rewarded(unitsOf(line, count, digits), entry.reward, digits));
  }
  return rest > 0 ? [...parts, unitsOf(line, rest, digits)] : parts;
}

function unitsOf(line: PricedLine, count: number, digits: number): PricedLine {
  return { ...line, count, total: roundHalfUp(multiply(line.unitPrice, count), digits) };
}

function rewarded(part: PricedLine, reward: RewardLine, digits: number): PricedLine {
  const discounts = reward.discounts.map((discount) => shareOf(discount, part, reward, digits));
  const taken = takeOff(part.total, discounts, digits).map(({ amount }) => amount);
  return { ...part, reward: { discounts, off: add(ZERO, ...taken) } };
}

/** An amount is for all units of the reward: where only some of them are here, it is for their share. */
function shareOf(
  discount: Discount,
  { count }: PricedLine,
  { quantity }: RewardLine,
  digits: number,
): Discount {
  if (discount.type === "percent" || count === quantity) return discount;
  const value: Decimal = proportion(discount.value, String(count), String(quantity));
  return { ...discount, value: roundHalfUp(value, digits) };
}
