/** Sandwiches: baguettes, triangles of toast, bagels, hot dogs. */

import {
  AVOCADO,
  BARLEY_BUN,
  BUN,
  CHEESE,
  CHINA,
  CREAM,
  CRUST,
  LEAF,
  PINK,
  SALAMI,
  SALMON,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, frill, oval, type Point, points } from "../paper/shapes.ts";
import { bottomBun, lettuce, topBun } from "../parts/burger-parts.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF, sesame } from "../parts/garnish.ts";
import { shavings } from "../parts/meat.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { board, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { rasher } from "./more-burgers.ts";
import { toastCheese } from "./sides.ts";

const BAGUETTE: Tones = { base: "#DDA14E", light: "#F3CE8E", dark: "#A96B24" };
const CIABATTA: Tones = { base: "#E8C387", light: "#F7E2B8", dark: "#B98A48" };
const CRUMB: Tones = { base: "#F8E4B8", light: "#FFF4DC", dark: "#D9AE68" };
const RYE: Tones = { base: "#B07A45", light: "#CF9E68", dark: "#7E5128" };
const CHICKEN: Tones = { base: "#EFC58A", light: "#FBE2BC", dark: "#C08D4A" };
const TUNA: Tones = { base: "#DDB79C", light: "#F2D8C6", dark: "#B48B70" };
const EGG_SALAD: Tones = { base: "#F8D978", light: "#FDEFB9", dark: "#DDB13C" };
const STEAK: Tones = { base: "#8A4B34", light: "#B0715A", dark: "#5F2C1A" };
const PASTRAMI: Tones = { base: "#C4605A", light: "#E49A90", dark: "#8F3A36" };
const HERB_CHEESE: Tones = { base: "#FFF9EE", light: "#FFFFFF", dark: "#E0D2B4" };
const FRANK: Tones = { base: "#B8492A", light: "#DF8158", dark: "#852E14" };

/** Slices in folds, seen from the edge. */
export function folds(y: number, tones: Tones, seed: number, [left, right] = [40, 360]): Piece {
  const strip = { left, right, top: y, depth: 28, waves: 6, seed };
  return form(
    frill({ ...strip, swing: 0.4 }).map(([x, dy]): Point => [x, dy, 9]),
    tones,
    [detail(flow(frill({ ...strip, depth: 13, swing: 0.6 })), tones.light)],
    [-2, -5],
  );
}

/** Slices of cheese whose corners hang over the edge. */
function cheese(y: number, tones: Tones = CHEESE, [left, right] = [44, 356]): Piece {
  const step = (right - left) / 4;
  const corners = [0, 1, 2, 3].flatMap((i): Point[] => [
    [right - i * step, y + 10, 4],
    [right - (i + 0.5) * step, y + 34, 6],
  ]);
  return form([[left, y, 4], [right, y, 4], ...corners, [left, y + 10, 4]], tones, [], [-2, -5]);
}

/** Slices of tomato, seen from the edge. */
function tomatoRow(y: number, xs: readonly number[]): Piece[] {
  return xs.map((x, i) =>
    form(
      box(x - 38, y, 76, 20, i % 2 ? 3 : -2).map(([a, b]): Point => [a, b, 9]),
      { base: TOMATO.light, light: TOMATO.light, dark: TOMATO.base },
      [detail(cut(box(x - 26, y + 9, 18, 4), 2) + cut(box(x + 6, y + 9, 18, 4), 2), "#F9C9AE")],
      [0, -10],
    ),
  );
}

/** Slices of cucumber or pickle, seen from the edge. */
function cucumberRow(y: number, xs: readonly number[]): Piece[] {
  return xs.map((x, i) =>
    form(
      box(x - 30, y, 60, 16, i % 2 ? -4 : 3).map(([a, b]): Point => [a, b, 7]),
      { base: "#D6E5A8", light: "#EEF3CF", dark: LEAF.dark },
      [],
      [0, -5],
    ),
  );
}

/** Half a baguette under and one over the filling. */
export function baguette(filling: readonly Piece[], tones = BAGUETTE): Piece[] {
  return [
    placed(
      [
        form(
          "30,228,14 370,226,14 364,258,26 320,278,26 80,280,26 36,260,26",
          tones,
          [detail(cut(points("20,220 380,218 378,236 22,238"), 3), CRUMB.base)],
          [-3, -9],
        ),
        ...filling,
        form(
          "20,190,24 38,146,40 106,116,40 294,114,40 362,144,40 382,188,24 344,206,12 200,200,10 58,208,12",
          tones,
          [
            ...[92, 168, 244, 314].map((x) =>
              detail(
                cut(
                  laid("-26,18,14 -4,-24,16 22,-34,16 30,-22,14 8,18,16 -16,30,14", [x, 152], 10),
                ),
                tones.light,
              ),
            ),
            slit(
              [92, 168, 244, 314]
                .map((x) => flow(laid("-27,20 -4,-22 24,-34", [x, 152], 10), false))
                .join(""),
              tones.dark,
              4,
            ),
          ],
          [-4, -9],
        ),
      ],
      { turn: -5, about: [200, 200] },
    ),
  ];
}

/** A triangle of sandwich, its cut side forward; `layers` lie between the slices, y 196 to 250. */
function triangle(layers: readonly Piece[], crumb = CRUMB, crust = CRUST): Piece[] {
  const slab = (y: number): Piece =>
    form(
      `36,${y},8 364,${y},8 360,${y + 32},10 40,${y + 32},10`,
      { base: crumb.base, light: crumb.light, dark: crumb.dark },
      [
        detail(
          cut(points(`28,${y - 4} 48,${y - 4} 50,${y + 40} 28,${y + 40}`), 3) +
            cut(points(`352,${y - 4} 374,${y - 4} 374,${y + 40} 350,${y + 40}`), 3),
          crust.base,
        ),
        flecks(spread([200, y + 15], 140, 9, 9, y), crumb.light, disc(7, 3.4, [0, 0], 6)),
      ],
      [0, -5],
    );
  return [
    plate([200, 262], 192, 54),
    slab(244),
    ...layers,
    form(
      "30,178,10 184,92,26 216,92,26 370,178,10",
      { base: crust.light, light: crust.light, dark: crust.base },
      [
        detail(cut(points("58,172,8 188,100,20 212,100,20 342,172,8")), crumb.dark),
        detail(cut(points("96,164,8 180,112,12 206,116,12 150,158,8")), crumb.base),
      ],
      [-2, -4],
    ),
    slab(170),
  ];
}

/** A stick with an olive on it. */
function pick([x, y]: Point): Piece[] {
  return [
    slit(
      flow(
        [
          [x, y - 54],
          [x, y + 40],
        ],
        false,
      ),
      "#C9A36A",
      6,
    ),
    ball([x, y - 44], 17, { base: "#8DA046", light: "#BECB7C", dark: "#647427" }, 3),
    detail(oval([x + 6, y - 40], 5, 5, 7), TOMATO.base),
  ];
}

function club(): Piece[] {
  const slab = (y: number): Piece =>
    form(
      `40,${y},7 360,${y},7 358,${y + 24},8 42,${y + 24},8`,
      CRUMB,
      [
        detail(
          cut(points(`30,${y - 4} 50,${y - 4} 52,${y + 30} 30,${y + 30}`), 3) +
            cut(points(`350,${y - 4} 370,${y - 4} 370,${y + 30} 348,${y + 30}`), 3),
          CRUST.base,
        ),
      ],
      [0, -5],
    );
  return [
    plate([200, 270], 192, 50),
    slab(258),
    ...lettuce(232, 5, 38, 362),
    folds(222, CHICKEN, 3),
    slab(204),
    rasher(184, 46, 354),
    ...tomatoRow(166, [92, 170, 250, 316]),
    ...lettuce(150, 9, 40, 360),
    form(
      "30,132,10 184,58,26 216,58,26 370,132,10",
      { base: CRUST.light, light: CRUST.light, dark: CRUST.base },
      [
        detail(cut(points("58,126,8 188,66,20 212,66,20 342,126,8")), CRUMB.dark),
        detail(cut(points("96,118,8 180,78,12 206,82,12 150,114,8")), CRUMB.base),
      ],
      [-2, -4],
    ),
    slab(126),
    ...pick([200, 84]),
  ];
}

/** A ring of bread with seeds, cut open and filled. */
function bagel(filling: readonly Piece[]): Piece[] {
  const tones: Tones = { base: "#D99A48", light: "#F0C588", dark: "#A5651F" };
  const top = "52,176,34 84,112,44 150,78,44 250,78,44 316,112,44 348,176,34 320,204,16 80,204,16";
  return [
    form(
      "56,232,12 344,232,12 346,252,24 308,286,24 92,286,24 54,252,24",
      tones,
      [detail(cut(points("40,224 360,224 356,242 44,242"), 3), CRUMB.base)],
      [-4, -9],
    ),
    ...filling,
    form(
      top,
      tones,
      [
        detail(cut(points("96,142,18 136,104,20 190,92,16 158,116,16 124,156,14")), tones.light),
        detail(oval([200, 122], 58, 22, 16), tones.dark),
        detail(oval([202, 128], 48, 15, 14), "#7E4A14"),
      ],
      [-6, -10],
    ),
    ...sesame(
      [
        [110, 164, -40],
        [146, 174, 10],
        [190, 168, 30],
        [240, 172, -20],
        [286, 160, 40],
        [316, 176, 10],
        [270, 100, 20],
        [300, 128, 50],
        [128, 126, -30],
      ],
      CREAM.base,
      tones.dark,
    ),
  ];
}

/** A pressed sandwich with the marks of the grill. */
function panini(filling: readonly Piece[]): Piece[] {
  const tones = CIABATTA;
  return [
    ...board(196),
    placed(
      [
        form("44,222,12 356,222,12 354,252,18 46,252,18", tones, [], [0, -8]),
        ...filling,
        form(
          "34,178,18 74,126,24 326,126,24 366,178,18 354,200,12 46,200,12",
          tones,
          [
            detail(cut(points("80,140,10 200,134,10 196,150,10 66,160,10")), tones.light),
            detail(
              [84, 134, 184, 234, 284]
                .map((x) => cut(laid("14,-46,4 28,-46,4 4,34,4 -14,34,4", [x + 10, 166])))
                .join(""),
              "#8F5A24",
            ),
          ],
          [-4, -10],
        ),
      ],
      { y: -4 },
    ),
  ];
}

/** A croque-monsieur on its plate. */
export function croque(): Piece[] {
  return [
    plate([200, 262], 192, 54),
    form(
      "48,236,8 352,236,8 348,270,10 52,270,10",
      { base: CRUMB.base, light: CRUMB.light, dark: CRUST.light },
      [
        detail(
          cut(points("40,230 62,230 64,276 40,276"), 3) +
            cut(points("338,230 360,230 360,276 336,276"), 3),
          CRUST.base,
        ),
      ],
      [0, -6],
    ),
    cheese(222, CHEESE, [48, 352]),
    folds(206, PINK, 4, [44, 356]),
    form(
      "46,178,8 354,178,8 350,210,10 50,210,10",
      { base: CRUMB.base, light: CRUMB.light, dark: CRUST.light },
      [
        detail(
          cut(points("38,172 60,172 62,216 38,216"), 3) +
            cut(points("340,172 362,172 362,216 338,216"), 3),
          CRUST.base,
        ),
      ],
      [0, -6],
    ),
    form(
      "40,178,12 92,116,16 308,116,16 360,178,12 352,194,8 336,188,7 322,218,9 308,218,9 298,192,8 240,196,9 228,228,9 214,228,9 202,196,8 134,192,9 122,214,9 108,212,9 98,188,8 58,196,9",
      { base: "#F3BE4A", light: "#FBDC88", dark: "#CE8E24" },
      [
        flecks(
          points("126,144 176,132 226,150 276,134 300,162 154,166 204,172 254,168"),
          "#B9702B",
          disc(19, 8),
        ),
        detail(oval([150, 128], 26, 6, 8), "#FBDC88"),
      ],
      [-3, -6],
    ),
  ];
}

/** A sausage in a long bun; `on` lies on it. */
function hotDog(on: readonly Piece[]): Piece[] {
  return [
    placed(
      [
        form(
          "22,190,34 60,128,40 340,128,40 380,190,34 340,214,20 60,214,20",
          BUN,
          [detail(cut(points("72,144,12 200,136,12 320,144,12 200,150,12")), BUN.light)],
          [-4, -8],
        ),
        form(
          "6,178,26 34,148,28 366,148,28 394,178,26 366,212,28 34,212,28",
          FRANK,
          [detail(cut(points("44,160,8 356,160,8 352,170,6 48,170,6")), FRANK.light)],
          [-2, -9],
        ),
        ...on,
        form(
          "22,200,16 60,206,14 200,212,16 340,206,14 378,200,16 384,234,36 340,272,36 60,272,36 18,234,36",
          BUN,
          [detail(cut(points("30,200 370,196 366,216 36,220"), 6), BUN.light)],
          [-4, -10],
        ),
      ],
      { turn: -8, about: [200, 200] },
    ),
  ];
}

function zigzag(y: number, left: number, right: number, height: number): Point[] {
  const count = 13;
  return Array.from(
    { length: count },
    (_, i): Point => [left + ((right - left) * i) / (count - 1), y + (i % 2 ? height : -height)],
  );
}

function pulledPork(): Piece[] {
  const threads = spread([200, 200], 112, 26, 20, 3);
  return [
    bottomBun(BUN, 245),
    ...lettuce(232, 6),
    form("82,170,20 318,170,20 334,206,20 310,240,16 90,240,16 66,206,20", {
      base: "#84391A",
      light: "#A4522A",
      dark: "#6E2E14",
    }),
    strewn(
      threads,
      ["#6E2E14", bar(60, 16, 31, -30)],
      ["#A4522A", ([x, y], i) => bar(56, 10, 31, -30)([x - 1, y - 2], i)],
      ["#CF8452", ([x, y], i) => bar(36, 3.4, 31, -30)([x - 2, y - 4], i)],
    ),
    strewn(
      spread([200, 172], 110, 10, 9, 8),
      ["#C9B8D0", bar(44, 8, 41)],
      ["#FFF9EE", bar(40, 5, 41)],
    ),
    topBun(
      { base: 168, crown: 44, tones: BUN, seed: 5, reach: 128 },
      sesame(
        [
          [122, 112, -46],
          [152, 80, -30],
          [200, 66, 0],
          [246, 78, 20],
          [284, 108, 44],
        ],
        CREAM.base,
        BUN.dark,
      ),
    ),
  ];
}

const TUNA_FILLING: readonly Piece[] = [
  strewn(
    spread([200, 214], 146, 16, 15, 3),
    [TUNA.dark, disc(25, 16, [0, 0], 8)],
    [TUNA.base, disc(21, 12, [-2, -3], 8)],
    [TUNA.light, disc(9, 4, [-5, -6], 6)],
  ),
  flecks(spread([200, 216], 140, 14, 8, 8), LEAF.base, disc(4, 3, [0, 0], 5)),
];

const salamiRow = (y: number): Piece[] => [
  ...[70, 136, 202, 268, 330].map((x, i) =>
    form(
      box(x - 36, y + (i % 2) * 3, 72, 18, i % 2 ? 4 : -3).map(([a, b]): Point => [a, b, 8]),
      SALAMI,
      [
        flecks(
          [
            [x - 18, y + 9],
            [x, y + 12],
            [x + 18, y + 8],
          ],
          SALAMI.light,
          disc(4, 2.6, [0, 0], 5),
        ),
      ],
      [-1, -4],
    ),
  ),
];

const avocadoRow = (y: number): Piece[] =>
  [76, 142, 208, 274, 326].map((x, i) =>
    form(
      box(x - 36, y, 72, 18, i % 2 ? 3 : -4).map(([a, b]): Point => [a, b, 9]),
      { base: AVOCADO.base, light: AVOCADO.light, dark: LEAF.dark },
      [],
      [0, -5],
    ),
  );

const mozzarellaRow = (y: number): Piece[] =>
  [84, 168, 252, 322].map((x, i) =>
    form(
      box(x - 44, y, 88, 24, i % 2 ? -3 : 2).map(([a, b]): Point => [a, b, 10]),
      HERB_CHEESE,
      [],
      [0, -6],
    ),
  );

const basilRow = (y: number): Piece[] =>
  [60, 140, 224, 300].map((x, i) =>
    leaf(
      { at: [x, y], length: 60, width: 34, angle: i % 2 ? 14 : -6 },
      i % 2 ? PALE_LEAF : MID_LEAF,
    ),
  );

const eggRow = (y: number): Piece[] =>
  [80, 160, 240, 318].map((x, i) =>
    form(
      box(x - 38, y, 76, 24, i % 2 ? 3 : -3).map(([a, b]): Point => [a, b, 10]),
      CHINA,
      [detail(oval([x, y + 11], 18, 8, 9), CHEESE.base)],
      [0, -4],
    ),
  );

function slicedBread(at: Point, tones: Tones): Piece {
  return form(
    laid("-140,10,40 -104,-64,44 0,-84,50 104,-64,44 140,10,40 96,64,40 -96,64,40", at),
    { base: CRUST.light, light: tones.light, dark: CRUST.base },
    [
      detail(
        cut(laid("-126,8,36 -94,-54,40 0,-72,46 94,-54,40 126,8,36 88,52,36 -88,52,36", at)),
        tones.base,
      ),
    ],
    [-2, -6],
  );
}

function avocadoToast(): Piece[] {
  return [
    plate([200, 240], 192, 72),
    slicedBread([200, 194], CIABATTA),
    lump([200, 184], [112, 54], { base: "#B4CC6C", light: "#DCE8AC", dark: "#86A53F" }, 5, [
      flecks(spread([200, 180], 84, 34, 9, 4), "#DCE8AC", disc(15, 7, [0, 0], 7)),
    ]),
    ...[-50, -16, 18, 52].map((dx) =>
      form(
        laid("-14,-40,16 12,-36,16 20,0,20 6,40,16 -14,34,14 -4,0,16", [200 + dx, 180], 24),
        AVOCADO,
        [],
        [-3, -3],
      ),
    ),
    flecks(spread([200, 182], 96, 40, 14, 9), TOMATO.base, disc(4, 3, [0, 0], 5)),
    flecks(spread([204, 182], 96, 40, 10, 3), "#3B2A22", disc(3, 2, [0, 0], 5)),
  ];
}

export const SANDWICHES = {
  "baguette-ham-cheese": () =>
    baguette([...lettuce(212, 5, 34, 366), cheese(204), folds(192, PINK, 3)]),
  "baguette-salami": () =>
    baguette([
      ...lettuce(214, 7, 34, 366),
      ...tomatoRow(206, [76, 160, 244, 322]),
      ...salamiRow(192),
    ]),
  "baguette-chicken": () =>
    baguette([
      ...lettuce(212, 9, 34, 366),
      ...tomatoRow(208, [76, 160, 244, 322]),
      shavings(points("70,204 126,196 184,204 242,196 296,204 336,200"), CHICKEN, 1.1),
    ]),
  "baguette-tuna": () =>
    baguette([
      ...lettuce(222, 4, 34, 366),
      ...TUNA_FILLING,
      ...cucumberRow(196, [84, 166, 250, 322]),
    ]),
  "baguette-caprese": () =>
    baguette([...basilRow(226), ...mozzarellaRow(210), ...tomatoRow(196, [72, 150, 232, 312])]),
  "baguette-veggie": () =>
    baguette(
      [
        ...lettuce(214, 12, 34, 366),
        ...avocadoRow(214),
        ...tomatoRow(206, [76, 160, 244, 322]),
        ...cucumberRow(194, [100, 190, 280]),
      ],
      RYE,
    ),
  "baguette-steak": () =>
    baguette([
      ...lettuce(216, 3, 34, 366),
      shavings(
        points("66,212 122,202 178,212 236,202 290,212 338,206 150,222 262,222"),
        STEAK,
        1.15,
      ),
      cheese(196, CHEESE, [60, 340]),
    ]),
  "sub-meatball": () =>
    baguette([
      form(
        "40,206,12 360,204,12 364,226,12 320,236,12 300,254,10 284,236,10 130,238,10 112,258,10 96,238,10 38,228,12",
        TOMATO,
      ),
      ...[76, 146, 216, 286, 336].map((x, i) =>
        ball([x, 204], 33, { base: "#8A4B2C", light: "#B0714E", dark: "#5F2E17" }, i + 3),
      ),
      cheese(190, { base: "#FBE9BC", light: "#FFF6DE", dark: "#E0C27E" }, [50, 350]),
    ]),
  "sandwich-club": club,
  "sandwich-ham-cheese": () =>
    triangle([...lettuce(226, 5, 34, 366), cheese(216, CHEESE, [44, 356]), folds(200, PINK, 3)]),
  "sandwich-tuna": () => triangle([...lettuce(228, 8, 34, 366), ...TUNA_FILLING]),
  "sandwich-egg": () =>
    triangle([
      ...lettuce(230, 3, 34, 366),
      strewn(
        spread([200, 228], 146, 10, 11, 3),
        [EGG_SALAD.dark, disc(24, 12)],
        [EGG_SALAD.base, disc(20, 9, [-2, -2])],
      ),
      ...eggRow(204),
    ]),
  "sandwich-blt": () =>
    triangle([
      ...lettuce(228, 6, 34, 366),
      ...tomatoRow(220, [84, 164, 244, 318]),
      rasher(198, 46, 354),
      rasher(206, 52, 348),
    ]),
  "sandwich-veggie": () =>
    triangle(
      [
        ...lettuce(228, 11, 34, 366),
        ...tomatoRow(222, [84, 164, 244, 318]),
        ...avocadoRow(208),
        ...cucumberRow(198, [90, 170, 250, 322]),
      ],
      { base: "#D2A269", light: "#E8C796", dark: "#A97844" },
      RYE,
    ),
  "sandwich-pastrami": () =>
    triangle(
      [
        ...cucumberRow(238, [90, 170, 250, 322]),
        folds(222, PASTRAMI, 3, [36, 364]),
        folds(210, PASTRAMI, 6, [40, 360]),
        folds(198, PASTRAMI, 9, [36, 364]),
      ],
      { base: "#D2A269", light: "#E8C796", dark: "#A97844" },
      RYE,
    ),
  "bagel-salmon": () =>
    bagel([
      ...lettuce(222, 5, 50, 350),
      form(
        "60,204,12 340,204,12 346,222,12 316,240,10 300,226,8 204,232,9 190,248,9 174,230,8 84,234,10 58,222,12",
        HERB_CHEESE,
      ),
      folds(194, SALMON, 4, [54, 346]),
    ]),
  "bagel-cream-cheese": () =>
    bagel([
      ...lettuce(226, 9, 50, 350),
      ...cucumberRow(226, [92, 164, 236, 308]),
      form(
        "52,198,16 348,198,16 354,220,16 330,240,12 312,226,8 232,232,9 216,250,10 198,248,9 186,230,8 100,232,9 84,244,9 68,228,8 48,220,14",
        HERB_CHEESE,
        [flecks(spread([200, 212], 130, 7, 9, 3), LEAF.base, bar(9, 4))],
        [-2, -6],
      ),
    ]),
  panini: () =>
    panini([...basilRow(222), ...mozzarellaRow(204), ...tomatoRow(194, [86, 164, 242, 316])]),
  "panini-ham": () => panini([cheese(212, CHEESE, [46, 354]), folds(196, PINK, 3, [40, 360])]),
  "croque-monsieur": croque,
  "toast-cheese": () => toastCheese().pieces,
  "hot-dog": () =>
    hotDog([
      slit(flow(zigzag(176, 40, 360, 11), false), "#C08F16", 15),
      slit(flow(zigzag(174, 40, 360, 11), false), "#F2C12E", 11),
    ]),
  "pulled-pork": pulledPork,
  "roll-cheese": () => [
    bottomBun(BARLEY_BUN, 245),
    ...lettuce(228, 6),
    ...tomatoRow(216, [112, 196, 284]),
    cheese(204, CHEESE, [66, 334]),
    ...cucumberRow(192, [110, 180, 250, 300]),
    topBun({ base: 196, crown: 84, tones: BARLEY_BUN, seed: 4, reach: 128 }, [
      slit(flow(points("136,140 196,116 262,132"), false), BARLEY_BUN.dark, 6),
    ]),
  ],
  "avocado-toast": avocadoToast,
} satisfies Drawings;
