/** Muffins, doughnuts, cookies and other small cakes. */

import {
  BAKED,
  BEET,
  BREAD,
  CHEESE,
  CHOCOLATE,
  CREAM,
  CRUST,
  ICING,
  LEAF,
  PINK,
  TEAL,
  TOMATO,
  type Tones,
  WHITE,
  YEAST_DOUGH,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { raspberry } from "../parts/fruit.ts";
import { ball, bar, disc, flecks, spread } from "../parts/strew.ts";
import { CAKE_PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { cookie } from "./sweets.ts";

const PAPER_CUP: Tones = { base: "#F3E3C4", light: "#FFF6E4", dark: "#CDB58A" };

/** A paper cup with pleats. */
function bakingCup(tones: Tones, y = 188): Piece {
  return form(
    `96,${y},8 304,${y},8 272,294,12 264,300,8 136,300,8 128,294,12`,
    tones,
    [
      slit(
        [126, 152, 178, 204, 230, 256, 280]
          .map((x) =>
            flow(
              [
                [x, y],
                [200 + (x - 200) * 0.7, 302],
              ],
              false,
            ),
          )
          .join(""),
        tones.dark,
        5,
      ),
    ],
    [-8, 0],
  );
}

function muffin(top: Tones, on: readonly Piece[], paper = PAPER_CUP): Piece[] {
  return [
    bakingCup(paper),
    form(
      "74,184,26 80,134,40 130,86,44 200,70,44 270,86,44 320,134,40 326,184,26 286,204,20 240,196,16 200,206,16 160,196,16 114,204,20",
      top,
      [
        detail(cut(points("108,138,20 146,104,18 196,92,16 168,116,14 136,150,14")), top.light),
        ...on,
      ],
      [-8, -9],
    ),
  ];
}

function cupcake(): Piece[] {
  const swirl = (y: number, rx: number, ry: number, seed: number): Piece =>
    lump([200, y], [rx, ry], { base: PINK.base, light: PINK.light, dark: PINK.dark }, seed, [
      detail(oval([200 - rx * 0.4, y - ry * 0.4], rx * 0.36, ry * 0.22, 9), PINK.light),
    ]);
  return [
    bakingCup(TEAL, 196),
    swirl(184, 122, 42, 3),
    swirl(142, 92, 38, 6),
    swirl(104, 60, 32, 9),
    swirl(74, 30, 24, 4),
    flecks(spread([200, 140], 90, 60, 16, 3), WHITE, bar(13, 5)),
    flecks(spread([204, 146], 90, 60, 10, 8), CHEESE.base, bar(13, 5)),
    ball([200, 46], 20, TOMATO, 4),
    slit(flow(points("204,32 210,14 230,6"), false), LEAF.dark, 5),
  ];
}

/** A ring from above at a slant: dough, icing, hole. */
function doughnut(icing: Tones, on: readonly Piece[]): Piece[] {
  const edge = (rx: number, ry: number, dy: number, seed: number, jitter = 0.01): Point[] =>
    facets({ at: [200, 180 + dy], rx, ry, corners: 20, seed, jitter });
  const hole = (rx: number, ry: number, dy: number): string =>
    cut([...edge(rx, ry, dy, 5)].reverse(), 8);
  return [
    piece(cut(edge(152, 118, 6, 2), 14) + hole(46, 30, 2), YEAST_DOUGH.dark, [
      detail(cut(edge(150, 112, 0, 2), 14) + hole(48, 32, 0), YEAST_DOUGH.base),
    ]),
    piece(cut(edge(140, 96, -12, 7, 0.05), 16) + hole(58, 36, -6), icing.dark, [
      detail(cut(edge(136, 92, -16, 7, 0.05), 16) + hole(60, 38, -6), icing.base),
      detail(
        cut(points("92,138,14 128,104,16 180,90,14 220,90,10 180,104,12 132,126,14 106,156,12")),
        icing.light,
      ),
    ]),
    ...on,
  ];
}

const RING_PLACES = Array.from({ length: 20 }, (_, i): Point => {
  const angle = i * 0.64;
  const part = 0.72 + (i % 3) * 0.1;
  return [200 + Math.cos(angle) * 134 * part, 166 + Math.sin(angle) * 88 * part];
});

function sprinkles(): Piece[] {
  const of = (rest: number): Point[] => RING_PLACES.filter((_, i) => i % 3 === rest);
  return [
    flecks(of(0), CHEESE.base, bar(18, 7)),
    flecks(of(1), WHITE, bar(18, 7, 61)),
    flecks(of(2), "#2F7077", bar(18, 7, 83)),
  ];
}

function jamDoughnut(): Piece[] {
  return [
    form(
      "46,190,50 72,124,54 136,88,54 264,88,54 328,124,54 354,190,50 322,250,50 250,280,50 150,280,50 78,250,50",
      BAKED,
      [detail(cut(points("40,182 360,176 360,206 40,212"), 6), "#F6DDA8")],
      [-6, -10],
    ),
    flecks(spread([196, 128], 116, 42, 40, 3), WHITE, disc(6, 4, [0, 0], 5)),
    lump([200, 112], [34, 20], BEET, 4, [detail(oval([190, 106], 12, 5, 8), BEET.light)]),
    form("222,112,10 246,126,14 250,158,14 238,170,8 228,158,10 222,134,10", BEET),
  ];
}

function cinnamonRoll(): Piece[] {
  const spiral = Array.from({ length: 26 }, (_, i): Point => {
    const angle = i * 0.62;
    const part = 1 - i / 28;
    return [200 + Math.cos(angle) * 122 * part, 162 + Math.sin(angle) * 78 * part];
  });
  return [
    CAKE_PLATE,
    form(
      "44,170,40 72,112,50 140,76,54 260,76,54 328,112,50 356,170,40 350,226,40 290,264,50 200,276,50 110,264,50 50,226,40",
      BAKED,
      [],
      [-6, -10],
    ),
    piece(oval([200, 162], 148, 96, 24), BAKED.light, [slit(flow(spiral, false), "#8A4A1C", 15)]),
    form(
      "92,128,18 130,96,20 180,108,18 214,84,18 262,100,20 306,136,18 316,176,14 304,214,12 292,210,10 288,178,12 258,190,16 246,232,12 232,230,10 226,196,14 176,204,16 164,244,12 150,240,10 144,196,14 106,188,14 96,210,10 84,204,10 82,168,14",
      ICING,
      [detail(cut(points("128,124,12 176,124,12 212,104,12 180,140,12 140,142,12")), "#FFFFFF")],
      [-3, -5],
    ),
  ];
}

function macaron(at: Point, angle: number, tones: Tones): Piece {
  return placed(
    [
      form("-76,10,18 76,10,18 66,38,22 -66,38,22", tones, [], [-3, -5]),
      form("-72,-4,8 72,-4,8 74,16,8 -74,16,8", CREAM, [], [0, -5]),
      form(
        "-80,-2,14 -70,-34,28 -30,-50,30 30,-50,30 70,-34,28 80,-2,14 60,4,6 40,-1,6 20,5,6 0,0,6 -20,5,6 -40,-1,6 -60,4,6",
        tones,
        [detail(cut(points("-52,-24,10 -22,-38,10 12,-38,8 -16,-28,8 -40,-12,8")), tones.light)],
        [-5, -5],
      ),
    ],
    { x: at[0], y: at[1], turn: angle },
  );
}

function brownie(): Piece[] {
  const square = ([x, y]: Point): Piece[] => [
    form(
      laid("-92,0,6 92,0,6 90,54,8 -90,54,8", [x, y]),
      { base: "#4E281B", light: CHOCOLATE.light, dark: "#351810" },
      [flecks(spread([x, y + 28], 76, 18, 10, x), CHOCOLATE.base, disc(7, 4, [0, 0], 6))],
      [-6, 0],
    ),
    form(
      laid("-92,2,6 -58,-48,8 60,-48,8 92,2,6", [x, y]),
      CHOCOLATE,
      [
        slit(
          flow(laid("-60,-18 -24,-26 4,-14 44,-30", [x, y]), false) +
            flow(laid("-10,-14 8,-2 46,-6", [x, y]), false),
          CHOCOLATE.dark,
          5,
        ),
        flecks(spread([x, y - 22], 60, 18, 6, y), "#D9A55C", disc(9, 6, [0, 0], 6)),
      ],
      [-3, -4],
    ),
  ];
  return [CAKE_PLATE, ...square([232, 152]), ...square([164, 218])];
}

function scone(): Piece[] {
  return [
    CAKE_PLATE,
    form(
      "84,200,14 300,200,14 296,250,20 240,262,20 140,262,20 88,250,20",
      YEAST_DOUGH,
      [flecks(spread([190, 236], 84, 14, 8, 3), YEAST_DOUGH.dark, disc(7, 4))],
      [-4, -8],
    ),
    form(
      "74,184,14 316,184,14 326,206,14 300,220,10 284,208,8 270,228,9 256,226,9 244,208,10 180,212,10 164,232,10 148,230,9 138,210,10 96,214,10",
      BEET,
      [],
      [-2, -6],
    ),
    form(
      "90,164,14 300,164,14 312,190,14 270,202,12 200,194,12 140,204,12 82,192,14",
      ICING,
      [],
      [-2, -7],
    ),
    form(
      "76,166,24 88,122,34 150,98,36 236,98,36 300,122,34 314,166,24 284,188,16 106,188,16",
      BAKED,
      [detail(cut(points("120,132,14 156,114,14 210,112,12 170,128,12 136,152,12")), BAKED.light)],
      [-6, -8],
    ),
    raspberry([336, 250]),
  ];
}

function bananaBread(): Piece[] {
  const slice = (x: number, y: number): Piece =>
    form(
      laid("-92,56,14 -100,-24,34 -60,-74,40 0,-88,40 60,-74,40 100,-24,34 92,56,14", [x, y]),
      { base: CRUST.light, light: BREAD.light, dark: CRUST.base },
      [
        detail(
          cut(
            laid("-80,46,12 -88,-22,30 -52,-62,34 0,-74,34 52,-62,34 88,-22,30 80,46,12", [x, y]),
          ),
          "#EDC67E",
        ),
        flecks(spread([x, y - 10], 64, 46, 13, x), "#B9762B", disc(7, 5, [0, 0], 6)),
        flecks(spread([x, y - 10], 64, 46, 9, x + 5), "#F9E3B0", disc(9, 5, [0, 0], 6)),
      ],
    );
  return [CAKE_PLATE, slice(246, 172), slice(160, 194)];
}

export const SMALL_CAKES = {
  "muffin-chocolate": () =>
    muffin(CHOCOLATE, [
      flecks(spread([200, 144], 96, 48, 13, 3), CHOCOLATE.dark, ([x, y], i) =>
        cut(box(x - 9, y - 7, 18, 14, i * 37), 4),
      ),
    ]),
  "muffin-blueberry": () =>
    muffin(BAKED, [
      flecks(spread([200, 148], 100, 46, 11, 3), "#3B2F56", disc(14, 12)),
      flecks(spread([197, 145], 100, 46, 11, 3), "#6A5A9A", disc(7, 5)),
    ]),
  cupcake: cupcake,
  doughnut: () => doughnut(PINK, sprinkles()),
  "doughnut-chocolate": () =>
    doughnut(CHOCOLATE, [
      slit(
        flow(points("84,160 130,108 150,184 196,92 226,128 262,100 268,196 320,150"), false),
        CREAM.base,
        6,
      ),
    ]),
  "doughnut-jam": jamDoughnut,
  "cinnamon-roll": cinnamonRoll,
  macarons: () => [
    CAKE_PLATE,
    macaron([120, 212], -6, PINK),
    macaron([282, 212], 6, { base: "#B9CC85", light: "#DDE8BE", dark: "#8FAA55" }),
    macaron([200, 138], -3, { base: "#E9B96A", light: "#F8DDA8", dark: "#BE8838" }),
  ],
  cookie: () => cookie().pieces,
  brownie: brownie,
  scone: scone,
  "banana-bread": bananaBread,
} satisfies Drawings;
