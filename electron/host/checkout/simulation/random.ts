/** Seeded randomness: the same seed gives the same run, on every machine. */
export type Random = {
  /** In [0, 1). */
  fraction(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number in [from, to]. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the keys, as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
};

/** A generator of its own for `seed` (mulberry32 on a scrambled seed: neighbours differ at once). */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    weighted(weights) {
      const keys = keysOf(weights);
      const total = keys.reduce((sum, key) => sum + weights[key], 0);
      let left = fraction() * total;
      for (const key of keys) {
        left -= weights[key];
        if (left < 0) return key;
      }
      throw new Error("weights must be positive");
    },
  };
}

function keysOf<Key extends string>(weights: Readonly<Record<Key, number>>): Key[] {
  const keys: Key[] = [];
  for (const key in weights) keys.push(key);
  return keys;
}
