/** The library's burgers, stacked from the parts of the demo's. */

import {
  AVOCADO,
  BARLEY_BUN,
  BUN,
  CHEESE,
  CREAM,
  CRISPY,
  HALLOUMI,
  LEAF,
  MEAT,
  MUSHROOM,
  TOMATO,
  type Tones,
  VEGGIE,
} from "../paper/palette.ts";
import { detail, type Piece, placed, shaded } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, pebble, points, shift, turn } from "../paper/shapes.ts";
import { bottomBun, cheddar, lettuce, patty, tomatoes, topBun } from "../parts/burger-parts.ts";
import { sesame } from "../parts/garnish.ts";
import { flecks, spread, strewn } from "../parts/strew.ts";
import { barleyPieces, burgerBeet, burgerChicken } from "./burgers.ts";
import type { Drawings } from "./drawing.ts";

const SEEDS: readonly (readonly [number, number, number])[] = [
  [122, 112, -46],
  [152, 80, -30],
  [200, 66, 0],
  [246, 78, 20],
  [284, 108, 44],
  [176, 106, -14],
  [228, 104, 12],
];

function seeds(by = 0): Piece[] {
  const moved = SEEDS.map(([x, y, angle]) => [x, y + by, angle] as const);
  return sesame(moved, CREAM.base, BUN.dark);
}

/** A rasher of bacon seen from the edge: waves with a streak of fat. */
export function rasher(y: number, left = 70, right = 330): Piece {
  const wave = (dy: number): Point[] =>
    Array.from({ length: 9 }, (_, index) => [
      left + ((right - left) * index) / 8,
      y + dy + (index % 2 === 0 ? -5 : 6),
    ]);
  return shaded(
    flow([...wave(0), ...wave(20).reverse()]),
    "#8E2F22",
    "#B8462F",
    [0, -4],
    [detail(flow([...wave(7), ...wave(12).reverse()]), "#F0B79C")],
  );
}

/** Slices of avocado seen from the edge. */
function avocadoEdges(y: number): Piece[] {
  return [84, 144, 204, 262].map((left, index) =>
    shaded(
      cut(box(left, y, 64, 16, index % 2 === 0 ? -4 : 3), 8),
      LEAF.dark,
      AVOCADO.base,
      [0, -5],
    ),
  );
}

/** A square fillet in crumbs. */
function fillet(top: number, bottom: number, tones: Tones = CRISPY): Piece {
  const crumbs = spread([200, (top + bottom) / 2], 122, (bottom - top) * 0.36, 26, 5);
  const outline = points(
    `70,${top},10 330,${top - 2},10 338,${top + 14},8 334,${bottom},12 66,${bottom},12 62,${top + 14},8`,
  );
  return shaded(
    cut(outline),
    tones.dark,
    tones.base,
    [-5, -8],
    [flecks(crumbs, tones.light, ([x, y], index) => pebble(box(x - 5, y - 3, 9, 6, index * 37)))],
  );
}

/** Sauce running over the edge. */
function sauceEdge(y: number, tones: Tones): Piece {
  const outline = shift(
    points(
      "78,0 322,0 330,12 316,24 304,40 292,38 282,22 244,18 228,32 214,32 202,18 150,20 138,38 124,38 112,20 80,18 70,10",
    ),
    0,
    y,
  );
  return shaded(cut(outline, 9), tones.dark, tones.base, [-2, -4]);
}

/** Slices of mushroom seen from the edge. */
function mushroomSlices(y: number): Piece[] {
  return [104, 166, 228, 288].map((x, index) => {
    const cap = points("-32,6,6 -26,-14,10 0,-22,12 26,-14,10 32,6,6 8,8,4 8,18,4 -8,18,4 -8,8,4");
    const outline = turn(shift(cap, x, y), index * 14 - 20, [x, y]);
    return shaded(cut(outline), MUSHROOM.dark, MUSHROOM.base, [-2, -4]);
  });
}

/** Two thick slices of grilled cheese. */
function halloumi(): Piece[] {
  return [212, 188].map((y) =>
    shaded(
      cut(box(y === 212 ? 72 : 84, y, y === 212 ? 258 : 236, 28, y === 212 ? 0 : -1), 8),
      HALLOUMI.dark,
      HALLOUMI.base,
      [-2, -5],
      [
        flecks(
          points(`104,${y} 144,${y} 184,${y} 224,${y} 264,${y} 300,${y}`),
          "#B97833",
          ([x, dy]) =>
            cut(
              points(`${x},${dy - 4} ${x + 11},${dy - 4} ${x + 3},${dy + 22} ${x - 8},${dy + 22}`),
              3,
            ),
        ),
      ],
    ),
  );
}

function topOf(base: number, crown: number, tones: Tones = BUN, seed = 3, on: Piece[] = []): Piece {
  return topBun({ base, crown, tones, seed, reach: 128 }, on);
}

const VEGETABLES: readonly Point[] = points(
  "104,212 150,222 196,210 240,224 284,212 312,222 128,226 220,214",
);

/** A patty of vegetables: corn, peas and carrot show in it. */
function gardenPatty(top: number, bottom: number): Piece[] {
  return [
    patty(top, bottom, VEGGIE, 6),
    strewn(VEGETABLES, [LEAF.base, ([x, y]) => oval([x, y], 6, 5, 7)]),
    flecks(VEGETABLES, CHEESE.base, ([x, y]) => oval([x + 18, y - 3], 5, 4, 6)),
    flecks(VEGETABLES, "#E4802B", ([x, y]) => oval([x - 16, y + 1], 5, 4, 6)),
  ];
}

function doubleBurger(): Piece[] {
  return [
    bottomBun(BUN, 254),
    ...lettuce(240, 5),
    patty(210, 248, MEAT, 4),
    cheddar(202),
    patty(164, 202, MEAT, 8),
    cheddar(156),
    ...tomatoes(140, [
      [82, 196],
      [200, 322],
    ]),
    topOf(144, 30, BUN, 3, seeds(-18)),
  ];
}

export const BURGERS = {
  "burger-cheese": () => barleyPieces(),
  "burger-classic": () => [
    bottomBun(BUN, 245),
    ...lettuce(229, 5),
    patty(190, 240, MEAT, 4),
    sauceEdge(178, TOMATO),
    ...tomatoes(163, [
      [86, 200],
      [206, 318],
    ]),
    topOf(167, 44, BUN, 3, seeds()),
  ],
  "burger-double": doubleBurger,
  "burger-bacon": () => [
    bottomBun(BUN, 248),
    ...lettuce(232, 9),
    patty(198, 242, MEAT, 4),
    cheddar(190),
    rasher(172, 62, 338),
    rasher(160, 76, 326),
    topOf(160, 40, BUN, 5, seeds(-4)),
  ],
  "burger-chicken": () => burgerChicken().pieces,
  "burger-fish": () => [
    bottomBun(BUN, 245),
    ...lettuce(229, 7),
    fillet(192, 240),
    cheddar(184),
    sauceEdge(168, CREAM),
    topOf(168, 46, BUN, 9),
  ],
  "burger-beet": () => burgerBeet().pieces,
  "burger-veggie": () => [
    bottomBun(BARLEY_BUN, 245),
    ...lettuce(229, 4),
    ...gardenPatty(192, 240),
    cheddar(184),
    ...tomatoes(165, [
      [86, 200],
      [206, 318],
    ]),
    topOf(168, 46, BARLEY_BUN, 7, sesame(SEEDS, CREAM.base, BARLEY_BUN.dark)),
  ],
  "burger-vegan": () => [
    bottomBun(BARLEY_BUN, 245),
    ...lettuce(229, 11),
    ...gardenPatty(192, 240),
    ...avocadoEdges(178),
    ...tomatoes(162, [
      [86, 200],
      [206, 318],
    ]),
    topOf(166, 44, BARLEY_BUN, 7, sesame(SEEDS, CREAM.base, BARLEY_BUN.dark)),
  ],
  "burger-halloumi": () => [
    bottomBun(BUN, 245),
    ...lettuce(229, 14),
    ...halloumi(),
    ...tomatoes(170, [
      [86, 200],
      [206, 318],
    ]),
    sauceEdge(156, CREAM),
    topOf(158, 40, BUN, 8, seeds(0)),
  ],
  "burger-mushroom": () => [
    bottomBun(BARLEY_BUN, 245),
    ...lettuce(229, 12),
    patty(198, 242, MEAT, 9),
    sauceEdge(188, CREAM),
    ...mushroomSlices(180),
    topOf(166, 44, BARLEY_BUN, 4),
  ],
  "burger-mini": () => [
    placed(
      [
        bottomBun(BARLEY_BUN, 245),
        ...lettuce(229, 8),
        patty(196, 240, MEAT, 7),
        ...tomatoes(180, [
          [86, 200],
          [206, 318],
        ]),
        topOf(184, 62, BARLEY_BUN, 5),
      ],
      { x: 164, y: 96, scale: 0.62 },
    ),
    placed(
      [
        bottomBun(BUN, 245),
        ...lettuce(229, 5),
        patty(196, 240, MEAT, 4),
        cheddar(184),
        topOf(182, 60, BUN, 3, seeds(16)),
      ],
      { x: -8, y: 116, scale: 0.62 },
    ),
  ],
} satisfies Drawings;
