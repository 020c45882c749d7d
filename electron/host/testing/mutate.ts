/** Messages as a faulty or hostile service would send them: valid ones, mutated at random. */

type Slot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };
/** Whole numbers from 0 up to `below`. */
export type Random = (below: number) => number;

/** Placeholders for values that no object can hold, replaced in the text (`WRITTEN`). */
const DEEP = "\u0001deep";
const LONG = "\u0001long";
const WIDE = "\u0001wide";
const NUMBER = "\u0001number";

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
  "http://198.51.100.7/",
  "ftp://pay.example/",
  "javascript:alert(1)",
  "x".repeat(300),
  "\u0000\ud800",
  {},
  [],
  [[]],
  { constructor: { prototype: 1 } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  DEEP,
  LONG,
  WIDE,
  NUMBER,
];

/** The replacement of each placeholder: deeper, longer, wider and more digits than any limit allows. */
const WRITTEN: readonly (readonly [string, (random: Random) => string])[] = [
  [DEEP, (random) => nested([63, 65, 1_000, 100_000][random(4)] ?? 1, random)],
  [LONG, (random) => `"${"x".repeat([20_000, 20_001, 300_000][random(3)] ?? 1)}"`],
  [WIDE, (random) => `[${"0,".repeat([1_000, 100_000][random(2)] ?? 1)}0]`],
  [NUMBER, (random) => NUMBERS[random(NUMBERS.length)] ?? "0"],
];
const NUMBERS = [
  "1e400",
  "-1e400",
  "-0",
  "1E-400",
  "9".repeat(30),
  "0.1234567890123456789",
  "1e11",
];

function nested(depth: number, random: Random): string {
  return random(2) === 0
    ? `${"[".repeat(depth)}${"]".repeat(depth)}`
    : `${'{"x":'.repeat(depth)}0${"}".repeat(depth)}`;
}

/** The text of `message` after one to four changes determined by `seed`: same seed, same text. */
export function mutate(message: unknown, seed: number): string {
  const random = randomFrom(seed);
  const root = { root: structuredClone(message) };
  for (let left = 1 + random(4); left > 0; left -= 1) mutateOnce(root, random);
  const text = written(JSON.stringify(root.root) ?? "", random);
  if (random(10) > 0) return text;
  const at = random(text.length + 1);
  return random(2) === 0 ? text.slice(0, at) : `${text.slice(0, at)}}${text.slice(at + 1)}`;
}

function written(text: string, random: Random): string {
  return WRITTEN.reduce((all, [mark, write]) => {
    const quoted = JSON.stringify(mark);
    return all.includes(quoted) ? all.replaceAll(quoted, write(random)) : all;
  }, text);
}

function mutateOnce(root: Record<string, unknown>, random: Random): void {
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
      // A value from another place: references that cross, loop and repeat.
      Reflect.set(holder, key, structuredClone(Reflect.get(other.holder, other.key)));
      break;
    case 2:
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      break;
    default:
      Reflect.set(holder, key, structuredClone(HOSTILE[random(HOSTILE.length)]));
  }
}

function slotsOf(holder: Record<string, unknown> | unknown[], slots: Slot[] = []): Slot[] {
  for (const [key, value] of Object.entries(holder)) {
    slots.push({ holder, key });
    if (isHolder(value)) slotsOf(value, slots);
  }
  return slots;
}

function isHolder(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === "object" && value !== null;
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
