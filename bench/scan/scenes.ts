/** Simulated camera pictures: codes under seven conditions, and pictures without codes. */
import { type Cells, damaged, encode, looking, placed } from "./codes.ts";
import { CONDITIONS, type Condition } from "./conditions.ts";
import { blurred, HEIGHT, lit, type Plane, plane, smeared, WIDTH } from "./plane.ts";
import { type Random, seeded } from "./random.ts";

/** A scene does not move; each frame of it has noise of its own. */
export type Scene = { readonly text: string; readonly plane: Plane; readonly noise: number };

type Shot = {
  readonly cells: Cells;
  readonly cellPixels: number;
  readonly angle: number;
  readonly tilt: number;
  readonly paper: number;
  readonly ink: number;
  /** Lines of a screen, as a share of its light. */
  readonly grid: number;
};

/** The scene number `index` of a condition; the same at every call. */
export function codeScene(condition: Condition, index: number): Scene {
  const random = seeded(1_000 * CONDITIONS.indexOf(condition) + index + 1);
  const text = `BBF-${random.text(5)}-${random.text(random.next() < 0.5 ? 6 : 16)}`;
  const cells = encode(text, random.next() < 0.5 ? "L" : "M");
  const usual: Shot = {
    cells,
    cellPixels: random.between(3.5, 9),
    angle: random.around(0.25),
    tilt: random.between(0, 0.15),
    paper: random.between(190, 235),
    ink: random.between(25, 60),
    grid: 0,
  };
  const shot = (taken: Shot) => drawn(taken, random);
  switch (condition) {
    case "printed":
      return { text, noise: 4, plane: blurred(shot(usual), 1) };
    case "phone": {
      const light = random.between(190, 250);
      // A quarter of all apps show their code light on dark.
      const isDarkMode = random.next() < 0.25;
      const [paper, ink] = isDarkMode ? [24, light] : [light, 24];
      return { text, noise: 6, plane: blurred(shot({ ...usual, paper, ink, grid: 0.25 }), 1) };
    }
    case "tilted": {
      const [angle, tilt] = [random.between(0, 6.28), random.between(0.3, 0.75)];
      return { text, noise: 5, plane: blurred(shot({ ...usual, angle, tilt }), 1) };
    }
    case "blurred": {
      const soft = blurred(shot(usual), usual.cellPixels * random.between(0.25, 0.55));
      return { text, noise: 4, plane: smeared(soft, usual.cellPixels * random.between(0, 0.8)) };
    }
    case "dark": {
      const [gain, fall] = [random.between(0.08, 0.3), random.between(0.4, 1)];
      return { text, noise: random.between(2, 6), plane: lit(blurred(shot(usual), 1), gain, fall) };
    }
    case "damaged": {
      const broken = damaged(cells, random.between(0.005, 0.035), random);
      return { text, noise: 4, plane: blurred(shot({ ...usual, cells: broken }), 1) };
    }
    case "noisy":
      return { text, noise: random.between(20, 60), plane: blurred(shot(usual), 1) };
  }
}

/** A code in front of a background, each pixel the mean of nine samples. */
function drawn(taken: Shot, random: Random): Plane {
  const { cells, cellPixels, angle, tilt, paper, ink, grid } = taken;
  const margin = cells.side * cellPixels * 0.6;
  const x = random.between(Math.min(margin, 600), Math.max(WIDTH - margin, 680));
  const y = random.between(Math.min(margin, 340), Math.max(HEIGHT - margin, 380));
  const onCode = looking(placed(cells.side, { cellPixels, angle, tilt, x, y }));
  const behind = background(random);
  const reach = cells.side * cellPixels;
  const seen = (px: number, py: number): number | null => {
    const [u, v] = onCode(px, py);
    if (u < 0 || u >= 1 || v < 0 || v >= 1) return null;
    const isDark = cells.dark(Math.floor(u * cells.side), Math.floor(v * cells.side));
    const lines = grid === 0 ? 1 : 1 - grid * (0.5 + 0.5 * Math.sin(px * 2.1 + py * 0.05));
    return (isDark ? ink : paper) * lines;
  };
  return plane((column, row) => {
    const far = behind(column, row);
    if (Math.abs(column - x) > reach || Math.abs(row - y) > reach) return far;
    let sum = 0;
    for (let part = 0; part < 9; part += 1) {
      sum += seen(column + (part % 3) / 3, row + Math.floor(part / 3) / 3) ?? far;
    }
    return sum / 9;
  });
}

type Shade = (column: number, row: number) => number;

/** A shirt, a shelf, a wall: stripes, checks, blots or a slope of light. */
function background(random: Random): Shade {
  const base = random.between(60, 180);
  const deep = random.between(10, 60);
  const [fx, fy] = [random.between(0.005, 0.2), random.between(0.005, 0.2)];
  const shades: readonly Shade[] = [
    (column, row) => base + deep * Math.sin(column * fx + row * fy),
    (column, row) => base + deep * Math.sign(Math.sin(column * fx) * Math.sin(row * fy)),
    (column, row) => base + deep * Math.sin(column * fx) * Math.cos(row * fy + column * fy * 0.3),
    (column, row) => base + (deep * (column + row)) / WIDTH,
  ];
  return shades[Math.floor(random.next() * shades.length)] ?? (() => base);
}

/**
 * A scene without any code, but with patterns that readers mistake for one: checks, print, bars, rings, nothing but
 * noise.
 */
export function emptyScene(index: number): Omit<Scene, "text"> {
  const random = seeded(90_000 + index);
  const behind = background(random);
  const cell = random.between(3, 14);
  const seed = Math.floor(random.next() * 2 ** 31);
  const light = (isDark: boolean) => (isDark ? 40 : 215);
  const at = (value: number) => Math.floor(value / cell);
  const kinds: readonly Shade[] = [
    behind,
    (column, row) => light(scattered(at(column), at(row), seed) < 0.5),
    (column, row) => light((at(column) + at(row)) % 2 === 0),
    (column) => light(scattered(at(column), 1, seed) < 0.5),
    // Squares in squares, as in the corners of a QR code, without a code between them.
    (column, row) => {
      const [x, y] = [at(column) % 16, at(row) % 16];
      const ring = Math.max(Math.abs(x - 4), Math.abs(y - 4));
      return light(ring === 3 || ring < 2);
    },
    (column, row) =>
      at(row) % 3 === 0 ? light(scattered(at(column * 2), at(row), seed) < 0.6) : 215,
  ];
  const kind = kinds[index % kinds.length] ?? behind;
  return { plane: plane(kind), noise: random.between(0, 50) };
}

/** A number from 0 to 1 that is determined by a position. */
function scattered(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x * 374_761_393 + y * 668_265_263 + seed, 1_274_126_177);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 1_103_515_245);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
