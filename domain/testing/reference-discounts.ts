/** Discounts for the second implementation of the pricing, in whole numbers only. */
import type { ModelDiscount, ModelReward } from "./model.ts";

/** A ratio of whole numbers; the second is positive. */
export type Ratio = readonly [bigint, bigint];

export const whole = (value: bigint): Ratio => [value, 1n];
export const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
export const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
export const isLess = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d < c * b;
export const halfUp = ([a, b]: Ratio): bigint => (2n * a + b) / (2n * b);

/** A discount of an absolute amount, or a function of its base. */
type Wanted = (base: bigint) => Ratio;

export function wantedOf({ type, thousandths }: ModelDiscount, scale: bigint): Wanted {
  const value = BigInt(thousandths);
  return (base) => (type === "percent" ? [base * value, 100_000n] : [value * scale, 1000n]);
}

/**
 * The reductions of the parts to which a reward's discounts apply. An amount is distributed unit by unit of the
 * currency's last digit, each to the part that is furthest behind its share; what a part cannot take goes to the first
 * that can.
 */
export function takeOffTogether(
  parts: readonly { readonly count: bigint; readonly total: bigint }[],
  { discounts, quantity }: ModelReward,
  scale: bigint,
): bigint[] {
  const left = parts.map(({ total }) => total);
  const all = parts.reduce((sum, { count }) => sum + count, 0n);
  for (const { type, thousandths } of discounts) {
    const value = BigInt(thousandths);
    if (type === "percent") {
      for (const [index, { total }] of parts.entries()) {
        const wanted: Ratio = [total * value, 100_000n];
        const room = left[index] ?? 0n;
        left[index] = room - (isLess(wanted, whole(room)) ? halfUp(wanted) : room);
      }
      continue;
    }
    const due = halfUp([value * scale * all, 1000n * BigInt(quantity)]);
    const even = all === 0n ? 0n : due / all;
    const given = parts.map(({ count }) => even * count);
    for (let rest = due - even * all; rest > 0n; rest -= 1n) {
      // A part below its quota gets further units; at most one beyond it.
      const behind = parts.map(({ count }, index) => due * count - (given[index] ?? 0n) * all);
      const most = behind.reduce((one, other) => (other > one ? other : one));
      const place = behind.indexOf(most);
      given[place] = (given[place] ?? 0n) + 1n;
    }
    let over = 0n;
    for (const [index, amount] of given.entries()) {
      const room = left[index] ?? 0n;
      const taken = amount < room ? amount : room;
      left[index] = room - taken;
      over += amount - taken;
    }
    for (const [index, room] of left.entries()) {
      const taken = over < room ? over : room;
      left[index] = room - taken;
      over -= taken;
    }
  }
  return parts.map(({ total }, index) => total - (left[index] ?? 0n));
}

/** Requirement V10: each discount of the whole base, half up, and never more than is left. */
export function takeOff(base: bigint, discounts: readonly Wanted[]): bigint[] {
  let left = base;
  return discounts.map((wanted) => {
    const amount = wanted(base);
    const taken = isLess(amount, whole(left)) ? halfUp(amount) : left;
    left -= taken;
    return taken;
  });
}
