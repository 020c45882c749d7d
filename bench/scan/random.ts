/** A seeded random number generator (mulberry32). */
export type Random = {
  /** 0 up to, not including, 1. */
  next(): number;
  between(least: number, most: number): number;
  /** Bell-shaped around 0; `spread` is about its standard deviation. */
  around(spread: number): number;
  text(length: number): string;
};

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    around: (spread) => (next() + next() + next() + next() - 2) * 1.73 * spread,
    text: (length) =>
      Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join(""),
  };
}
