/** The three burgers, built from the bottom bun up. */

import {
  BARLEY_BUN,
  BEET,
  BUN,
  CREAM,
  CRISPY,
  INK,
  LEAF,
  MEAT,
  PINK,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import {
  detail,
  lifted,
  type Picture,
  type Piece,
  picture,
  piece,
  shaded,
  slit,
} from "../paper/paper.ts";
import { blob, box, cut, flow, type Point, points, seeded, shift, turn } from "../paper/shapes.ts";
import { bottomBun, cheddar, lettuce, patty, tomatoes, topBun } from "../parts/burger-parts.ts";
import { MID_LEAF, PALE_LEAF, sesame } from "../parts/garnish.ts";

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

export function burgerBarley(): Picture {
  return picture("burger-barley", barleyPieces());
}

/** A rocket leaf with its lobes, seen from the side. */
function rocket(at: Point, length: number, angle: number, tones: Tones): Piece {
  const lobes = points(
    "0,-0.03 0.28,-0.05 0.36,-0.2 0.5,-0.07 0.6,-0.27 0.74,-0.1 0.86,-0.19 1,0 0.86,0.19 0.73,0.09 0.6,0.27 0.49,0.07 0.36,0.2 0.27,0.05 0,0.03",
  );
  const outline = lobes.map(([x, y]): Point => [at[0] + x * length, at[1] + y * length, 6]);
  const spine: Point[] = [
    [at[0] + length * 0.1, at[1]],
    [at[0] + length * 0.84, at[1]],
  ];
  return lifted(cut(turn(outline, angle, at)), tones.base, [
    slit(flow(turn(spine, angle, at), false), tones.dark, 3),
  ]);
}

/** Whipped goat cheese, spooned on and running a little. */
function goatCheese(y: number): Piece {
  const outline = shift(
    points(
      "78,0 322,0 331,16 318,30 300,30 288,48 274,47 262,29 226,33 196,30 180,42 164,41 152,29 122,34 108,56 96,54 88,32 72,26 70,12",
    ),
    0,
    y,
  );
  const fold = (x: number): Piece =>
    detail(cut(turn(shift(points("0,16 34,13 30,21 4,24"), x, y), -6, [x, y]), 5), CREAM.dark);
  return shaded(cut(outline, 10), CREAM.dark, CREAM.base, [-2, -5], [112, 176, 248].map(fold));
}

/** Rings of pickled shallot, seen from the edge. */
function shallots(y: number): Piece[] {
  return [
    [90, 160],
    [165, 238],
    [243, 314],
  ].map(([left = 0, right = 0], index) => {
    const outline = box(left, y, right - left, 13, index * 2 - 2);
    return shaded(
      cut(outline, 7),
      PINK.base,
      PINK.light,
      [0, -8],
      [detail(cut(shift(outline, 0, 9), 4), BEET.light)],
    );
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
  return shaded(
    cut(outline),
    CRISPY.dark,
    CRISPY.base,
    [-5, -9],
    [
      detail(flakes.filter((_, index) => deep(index)).join(""), CRISPY.dark),
      detail(flakes.filter((_, index) => !deep(index)).join(""), CRISPY.light),
    ],
  );
}

/** Chilli mayonnaise running over the chicken. */
function chilliMayo(y: number): Piece {
  const outline = shift(
    points(
      "80,0 320,0 328,12 312,20 302,40 291,40 282,20 238,17 222,30 210,30 198,17 146,19 136,36 124,36 114,19 78,18 70,8",
    ),
    0,
    y,
  );
  return piece(cut(outline, 8), TOMATO.light, [
    detail(cut(box(66, y - 6, 270, 14, 0.6), 4), "#F3987A"),
  ]);
}

/** Slices of gherkin seen from the edge. */
function gherkins(y: number): Piece[] {
  return [92, 168, 246].map((left, index) => {
    const outline = box(left, y, 66, 13, index * 2 - 2);
    return shaded(cut(outline, 6), LEAF.dark, "#8BAA46", [0, -6]);
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
