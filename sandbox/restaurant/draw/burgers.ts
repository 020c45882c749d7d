/** The three burgers, built from the bottom bun up. */

import { MID_LEAF, PALE_LEAF, sesame } from "./garnish.ts";
import {
  BARLEY_BUN,
  BEET,
  BUN,
  CHEESE,
  CREAM,
  CRISPY,
  INK,
  LEAF,
  MEAT,
  PINK,
  TOMATO,
  type Tones,
} from "./palette.ts";
import { detail, lifted, type Picture, type Piece, picture, piece, slit } from "./paper.ts";
import {
  band,
  blob,
  box,
  cut,
  facets,
  flow,
  frill,
  type Point,
  seeded,
  shift,
  turn,
} from "./shapes.ts";

/** The lower half of a bun, with a strip of crumb along its cut. */
function bottomBun(tones: Tones, y: number): Piece {
  const outline: Point[] = [
    [76, y, 8],
    [324, y, 8],
    [327, y + 20, 12],
    [312, y + 39, 18],
    [276, y + 46, 10],
    [200, y + 47, 10],
    [124, y + 46, 10],
    [88, y + 39, 18],
    [73, y + 20, 12],
  ];
  const crumb: Point[] = [
    [60, y - 10],
    [340, y - 10],
    [334, y + 12],
    [262, y + 9],
    [196, y + 13],
    [130, y + 9],
    [66, y + 13],
  ];
  return piece(cut(outline), tones.dark, [
    detail(cut(shift(outline, -9, -11), 10), tones.base),
    detail(cut(crumb), tones.light),
  ]);
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
function topBun({ base, crown, tones, seed, reach = 130 }: TopBun, seeds: Piece[]): Piece {
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
  return piece(cut(outline, 14), tones.dark, [
    detail(cut(shift(outline, -11, -2), 14), tones.base),
    detail(cut(under), tones.dark),
    detail(cut(shine, 11), tones.light),
    ...seeds,
  ]);
}

/** Frilly lettuce: a deep back leaf, the front leaf and its light fold. */
function lettuce(y: number, seed: number, left = 60, right = 340): Piece[] {
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
    return cut(box(x - 6, y - 3.5, 11 + random() * 3, 7, random() * 80 - 40), 3.5);
  });
  return detail(each.join(""), fill);
}

/** A patty with an uneven edge and a light facet along its top. */
function patty(top: number, bottom: number, tones: Tones, seed: number, reach = 132): Piece {
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
  return piece(cut(outline), tones.dark, [
    detail(cut(shift(outline, -6, -8), 10), tones.base),
    detail(cut(light), tones.light),
    grains([82, top + 22, 322, bottom - 9], 9, tones.light, seed + 2),
  ]);
}

/** A slice of cheddar with corners that have melted over the patty. */
function cheddar(y: number): Piece {
  const outline: Point[] = [
    [66, y, 6],
    [334, y - 1, 6],
    [338, y + 15, 7],
    [322, y + 22, 8],
    [311, y + 44, 7],
    [301, y + 43, 7],
    [290, y + 20, 9],
    [252, y + 17, 10],
    [214, y + 36, 14],
    [196, y + 33, 10],
    [160, y + 17, 10],
    [136, y + 21, 9],
    [126, y + 33, 7],
    [117, y + 33, 7],
    [106, y + 19, 9],
    [63, y + 15, 7],
  ];
  return piece(cut(outline), CHEESE.dark, [
    detail(cut(shift(outline, -2.5, -5)), CHEESE.base),
    detail(cut(box(60, y - 4, 282, 11, -0.6), 3), CHEESE.light),
  ]);
}

/** Slices of tomato seen from the edge, the light rim upwards. */
function tomatoes(y: number, edges: readonly (readonly [number, number])[]): Piece[] {
  return edges.map(([left, right], index) => {
    const outline = box(left, y + (index % 2) * 2, right - left, 20, index % 2 === 0 ? -0.8 : 1.2);
    return piece(cut(outline, 10), TOMATO.base, [
      detail(cut(shift(outline, 0, -12), 8), TOMATO.light),
      detail(cut(box(left + 16, y + 12, 26, 4), 2), TOMATO.light),
    ]);
  });
}

const BARLEY_SEEDS: readonly (readonly [number, number, number])[] = [
  [112, 118, -48],
  [140, 84, -32],
  [186, 66, -8],
  [234, 74, 16],
  [276, 100, 38],
  [304, 134, 58],
  [162, 112, -20],
  [212, 106, 6],
  [256, 134, 30],
];

/** Barley burger: cheddar, tomato, lettuce, a white-seeded bun. */
export function barleyPieces(): Piece[] {
  return [
    bottomBun(BUN, 245),
    ...lettuce(227, 5),
    patty(192, 238, MEAT, 4),
    cheddar(182),
    ...tomatoes(163, [
      [82, 196],
      [200, 322],
    ]),
    topBun(
      { base: 167, crown: 44, tones: BUN, seed: 3 },
      sesame(BARLEY_SEEDS, CREAM.base, BUN.dark),
    ),
  ];
}

/** Barley burger. */
export function burgerBarley(): Picture {
  return picture("burger-barley", barleyPieces());
}

/** A rocket leaf with its lobes, seen from the side. */
function rocket(at: Point, length: number, angle: number, tones: Tones): Piece {
  const lobes: readonly Point[] = [
    [0, -0.03],
    [0.28, -0.05],
    [0.36, -0.2],
    [0.5, -0.07],
    [0.6, -0.27],
    [0.74, -0.1],
    [0.86, -0.19],
    [1, 0],
    [0.86, 0.19],
    [0.73, 0.09],
    [0.6, 0.27],
    [0.49, 0.07],
    [0.36, 0.2],
    [0.27, 0.05],
    [0, 0.03],
  ];
  const outline = lobes.map(([x, y]): Point => [at[0] + x * length, at[1] + y * length, 6]);
  const spine: Point[] = [
    [at[0] + length * 0.1, at[1]],
    [at[0] + length * 0.84, at[1]],
  ];
  return lifted([
    detail(cut(turn(outline, angle, at)), tones.base),
    slit(flow(turn(spine, angle, at), false), tones.dark, 3),
  ]);
}

/** Whipped goat cheese, spooned on and running a little. */
function goatCheese(y: number): Piece {
  const outline: Point[] = [
    [78, y],
    [322, y],
    [331, y + 16],
    [318, y + 30],
    [300, y + 30],
    [288, y + 48],
    [274, y + 47],
    [262, y + 29],
    [226, y + 33],
    [196, y + 30],
    [180, y + 42],
    [164, y + 41],
    [152, y + 29],
    [122, y + 34],
    [108, y + 56],
    [96, y + 54],
    [88, y + 32],
    [72, y + 26],
    [70, y + 12],
  ];
  const fold = (x: number): Piece =>
    detail(
      cut(
        turn(
          [
            [x, y + 16],
            [x + 34, y + 13],
            [x + 30, y + 21],
            [x + 4, y + 24],
          ],
          -6,
          [x, y],
        ),
        5,
      ),
      CREAM.dark,
    );
  return piece(cut(outline, 10), CREAM.dark, [
    detail(cut(shift(outline, -2, -5), 10), CREAM.base),
    ...[112, 176, 248].map(fold),
  ]);
}

/** Rings of pickled shallot, seen from the edge. */
function shallots(y: number): Piece[] {
  return [
    [92, 168],
    [158, 244],
    [236, 312],
  ].map(([left = 0, right = 0], index) => {
    const outline = box(left, y, right - left, 13, index * 2 - 2);
    return piece(cut(outline, 7), PINK.base, [
      detail(cut(shift(outline, 0, -8), 6), PINK.light),
      detail(cut(shift(outline, 0, 9), 4), BEET.light),
    ]);
  });
}

const BEET_SEEDS: readonly (readonly [number, number, number])[] = [
  [116, 108, -46],
  [150, 74, -28],
  [200, 60, 0],
  [248, 74, 22],
  [288, 106, 46],
  [170, 100, -12],
  [222, 98, 10],
  [262, 128, 34],
  [136, 134, -40],
];

/** Beet burger: roast beet patty, goat cheese, pickled shallot, rocket, barley bun. */
export function burgerBeet(): Picture {
  return picture("burger-beet", [
    bottomBun(BARLEY_BUN, 245),
    rocket([128, 240], 80, 170, LEAF),
    rocket([276, 240], 82, 8, MID_LEAF),
    rocket([130, 234], 78, 150, PALE_LEAF),
    rocket([176, 236], 70, 158, MID_LEAF),
    rocket([266, 234], 76, 26, PALE_LEAF),
    rocket([222, 238], 74, 20, LEAF),
    rocket([230, 234], 66, 142, PALE_LEAF),
    rocket([166, 238], 62, 34, LEAF),
    patty(194, 243, BEET, 9, 130),
    goatCheese(170),
    ...shallots(158),
    topBun(
      { base: 159, crown: 38, tones: BARLEY_BUN, seed: 11, reach: 128 },
      sesame(BEET_SEEDS, INK, BARLEY_BUN.dark),
    ),
  ]);
}

/** Fried chicken: a craggy crust with lighter flakes. */
function crispyChicken(top: number, bottom: number): Piece {
  const random = seeded(21);
  const rough = (count: number, y: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, (_, index) => [
      from + ((to - from) * index) / (count - 1),
      y + (random() - 0.5) * 9,
      5,
    ]);
  const outline: Point[] = [
    ...rough(11, top, 76, 324),
    [337, top + 12, 7],
    [332, top + 24, 6],
    [342, top + 36, 8],
    [333, bottom - 8, 8],
    ...rough(12, bottom, 322, 78),
    [66, bottom - 8, 8],
    [58, top + 36, 8],
    [68, top + 24, 6],
    [61, top + 10, 7],
  ];
  const flakes = Array.from({ length: 15 }, (_, index) => {
    const at: Point = [78 + index * 17.5 + random() * 8, top + 14 + random() * (bottom - top - 26)];
    const size = 8 + random() * 6;
    return blob({ at, rx: size, ry: size * 0.62, corners: 6, seed: index + 2, jitter: 0.2 });
  });
  const deep = (index: number): boolean => index % 4 === 3;
  return piece(cut(outline), CRISPY.dark, [
    detail(cut(shift(outline, -5, -9)), CRISPY.base),
    detail(flakes.filter((_, index) => deep(index)).join(""), CRISPY.dark),
    detail(flakes.filter((_, index) => !deep(index)).join(""), CRISPY.light),
  ]);
}

/** Chilli mayonnaise running over the chicken. */
function chilliMayo(y: number): Piece {
  const outline: Point[] = [
    [80, y],
    [320, y],
    [328, y + 12],
    [312, y + 20],
    [302, y + 40],
    [291, y + 40],
    [282, y + 20],
    [238, y + 17],
    [222, y + 30],
    [210, y + 30],
    [198, y + 17],
    [146, y + 19],
    [136, y + 36],
    [124, y + 36],
    [114, y + 19],
    [78, y + 18],
    [70, y + 8],
  ];
  return piece(cut(outline, 8), TOMATO.light, [
    detail(cut(box(66, y - 6, 270, 14, 0.6), 4), "#F3987A"),
  ]);
}

/** Slices of gherkin seen from the edge. */
function gherkins(y: number): Piece[] {
  return [92, 168, 246].map((left, index) => {
    const outline = box(left, y, 66, 13, index * 2 - 2);
    return piece(cut(outline, 6), LEAF.dark, [detail(cut(shift(outline, 0, -6), 5), "#8BAA46")]);
  });
}

/** Crispy chicken burger: a plain glossy bun, chilli mayo, gherkins, lettuce. */
export function burgerChicken(): Picture {
  return picture("burger-chicken", [
    bottomBun(BUN, 245),
    ...lettuce(229, 12, 58, 342),
    crispyChicken(182, 240),
    chilliMayo(170),
    ...gherkins(160),
    topBun({ base: 163, crown: 48, tones: BUN, seed: 17, reach: 126 }, [
      detail(blob({ at: [262, 82], rx: 17, ry: 7, corners: 9, seed: 3 }, 5), BUN.light),
    ]),
  ]);
}
