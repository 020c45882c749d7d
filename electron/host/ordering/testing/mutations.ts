/** Messages as a faulty or hostile service would send them: valid ones, spoiled at random. */

/** How many spoiled messages a test tries; more on demand by `MUTATIONS`. */
export const MUTATIONS = Number(process.env.MUTATIONS ?? 2_000);

type Slot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  1e-9,
  2 ** 53 + 2,
  "",
  " ",
  "0",
  "__proto__",
  "constructor",
  "x".repeat(300),
  "\u0000\ud800",
  {},
  [],
  [[]],
  { constructor: { prototype: 1 } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** The text of `message` after one to four changes that `seed` decides: same seed, same text. */
export function spoil(message: unknown, seed: number): string {
  const random = randomFrom(seed);
  const root = { root: structuredClone(message) };
  for (let left = 1 + random(4); left > 0; left -= 1) spoilOnce(root, random);
  const text = JSON.stringify(root.root) ?? "";
  if (random(10) > 0) return text;
  const at = random(text.length + 1);
  return random(2) === 0 ? text.slice(0, at) : `${text.slice(0, at)}}${text.slice(at + 1)}`;
}

function spoilOnce(root: Record<string, unknown>, random: (below: number) => number): void {
  const slots = slotsOf(root);
  const target = slots[random(slots.length)];
  const other = slots[random(slots.length)];
  if (!target || !other) return;
  const { holder, key } = target;
  switch (random(5)) {
    case 0:
      Reflect.deleteProperty(holder, key);
      break;
    case 1:
      // A value from elsewhere: references that cross, loop and repeat.
      Reflect.set(holder, key, structuredClone(Reflect.get(other.holder, other.key)));
      break;
    case 2:
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      break;
    default:
      Reflect.set(holder, key, structuredClone(HOSTILE[random(HOSTILE.length)]));
  }
}

function slotsOf(holder: Record<string, unknown> | unknown[]): Slot[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(isHolder(value) ? slotsOf(value) : []),
  ]);
}

function isHolder(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === "object" && value !== null;
}

/** Mulberry32: whole numbers from 0 up to `below`. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
