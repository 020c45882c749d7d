import { CHEESE, LEAF, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, shaded } from "../paper/paper.ts";
import {
  band,
  box,
  cut,
  facets,
  flow,
  frill,
  type Point,
  pebble,
  points,
  seeded,
  shift,
} from "../paper/shapes.ts";

/** The lower half of a bun, with a strip of crumb along its cut. */
export function bottomBun(tones: Tones, y: number): Piece {
  const outline = shift(
    points("76,0,8 324,0,8 327,20,12 312,39,18 276,46,10 200,47,10 124,46,10 88,39,18 73,20,12"),
    0,
    y,
  );
  const crumb = shift(points("60,-10 340,-10 334,12 262,9 196,13 130,9 66,13"), 0, y);
  return shaded(cut(outline), tones.dark, tones.base, [-9, -11], [detail(cut(crumb), tones.light)]);
}

/** How a top bun sits: its lower edge, its crown and the seed of its facets. */
interface TopBun {
  readonly base: number;
  readonly crown: number;
  readonly tones: Tones;
  readonly seed: number;
  readonly reach?: number;
}

/** The upper half of a bun: dark lower end, light facet towards the upper start. */
export function topBun({ base, crown, tones, seed, reach = 130 }: TopBun, seeds: Piece[]): Piece {
  const at: Point = [200, base - 24];
  const rise = base - 24 - crown;
  const shape = { at, rx: reach, ry: rise, corners: 13, seed, jitter: 0.008, power: 2.25 };
  const dome = facets({ ...shape, from: 180, to: 360 });
  const outline: Point[] = [...dome, [200 + reach - 4, base, 20], [200 - reach + 4, base, 20]];
  const lit = { ...shape, jitter: 0.006, corners: 8, rx: reach * 0.86, ry: rise * 0.84 };
  const shine = band({ ...lit, from: 196, to: 284 }, 0.78);
  const under: Point[] = [
    [40, base - 11],
    [128, base - 8],
    [276, base - 10],
    [360, base - 14],
    [360, base + 12],
    [40, base + 12],
  ];
  return shaded(
    cut(outline, 14),
    tones.dark,
    tones.base,
    [-11, -2],
    [detail(cut(under), tones.dark), detail(cut(shine, 11), tones.light), ...seeds],
  );
}

/** Frilly lettuce: a deep back leaf, the front leaf and its light fold. */
export function lettuce(y: number, seed: number, left = 60, right = 340): Piece[] {
  const edge = { left, right, top: y, seed };
  const back = frill({ ...edge, left: left + 8, right: right - 8, depth: 36, waves: 8 });
  const front = frill({ ...edge, depth: 30, waves: 7, seed: seed + 3 });
  const fold = frill({ ...edge, depth: 16, waves: 7, seed: seed + 3, swing: 0.75 });
  return [
    piece(flow(back), LEAF.dark),
    piece(flow(front), LEAF.base, [detail(flow(fold), LEAF.light)]),
  ];
}

/** Crumbs and grains strewn over a patty. */
function grains(
  area: readonly [number, number, number, number],
  count: number,
  fill: string,
  seed: number,
): Piece {
  const random = seeded(seed);
  const [left, top, right, bottom] = area;
  const each = Array.from({ length: count }, (_, index) => {
    const x = left + ((right - left) * (index + 0.2 + random() * 0.6)) / count;
    const y = top + (bottom - top) * random();
    return pebble(box(x - 8, y - 5, 15 + random() * 4, 10, random() * 80 - 40));
  });
  return detail(each.join(""), fill);
}

/** A patty with an uneven edge and a light facet along its top. */
export function patty(top: number, bottom: number, tones: Tones, seed: number, reach = 132): Piece {
  const random = seeded(seed);
  const near = (value: number): number => value + (random() - 0.5) * 5;
  const span = [-0.9, -0.5, 0, 0.5, 0.9];
  const outline: Point[] = [
    ...span.map((part): Point => [200 + part * reach, near(top), 8]),
    [200 + reach - 2, top + 10, 12],
    [200 + reach, bottom - 14, 14],
    ...[...span].reverse().map((part): Point => [200 + part * reach, near(bottom), 10]),
    [200 - reach, bottom - 14, 14],
    [200 - reach + 2, top + 10, 12],
  ];
  const light: Point[] = [
    [200 - reach + 10, top + 10],
    [150, top + 5],
    [290, top + 6],
    [270, top + 15],
    [150, top + 17],
    [200 - reach + 14, top + 21],
  ];
  return shaded(
    cut(outline),
    tones.dark,
    tones.base,
    [-6, -8],
    [
      detail(cut(light), tones.light),
      grains([82, top + 22, 322, bottom - 9], 8, tones.light, seed + 2),
    ],
  );
}

/** A slice of cheddar with corners that have melted over the patty. */
export function cheddar(y: number): Piece {
  const outline = shift(
    points(
      "66,0,6 334,-1,6 338,15,7 322,22,8 311,44,7 301,43,7 290,20,9 252,17,10 214,36,14 196,33,10 160,17,10 136,21,9 126,33,7 117,33,7 106,19,9 63,15,7",
    ),
    0,
    y,
  );
  return shaded(
    cut(outline),
    CHEESE.dark,
    CHEESE.base,
    [-2.5, -5],
    [detail(cut(box(60, y - 4, 282, 11, -0.6), 3), CHEESE.light)],
  );
}

/** Slices of tomato seen from the edge, the light rim upwards. */
export function tomatoes(y: number, edges: readonly (readonly [number, number])[]): Piece[] {
  return edges.map(([left, right], index) => {
    const outline = box(left, y + (index % 2) * 2, right - left, 20, index % 2 === 0 ? -0.8 : 1.2);
    return shaded(
      cut(outline, 10),
      TOMATO.base,
      TOMATO.light,
      [0, -12],
      [detail(cut(box(left + 16, y + 12, 26, 4), 2), TOMATO.light)],
    );
  });
}
