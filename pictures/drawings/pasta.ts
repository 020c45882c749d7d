/** Pasta on plates and in bowls. */

import {
  CHEESE,
  CREAM,
  CRUST,
  LEAF,
  MEAT,
  PASTA,
  TEAL,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, shaded } from "../paper/paper.ts";
import { blob, box, cut, flow, type Point, points, shift, turn } from "../paper/shapes.ts";
import { leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, loops, moundOutline, spread, strewn } from "../parts/strew.ts";
import { cherryTomato } from "../parts/vegetables.ts";
import { bowlFront, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

/** A deep plate seen from slightly above, for what lies high. */
export function pastaPlate(): Piece {
  return plate([200, 234], 186, 62);
}

/** A nest of long pasta. */
export function nest(tones: Tones, count = 34): Piece[] {
  return [
    piece(moundOutline([200, 218], 138, 96, 4), tones.dark),
    ...loops({ at: [200, 200], rx: 128, ry: 74, count, width: 8, seed: 7 }, [
      tones.base,
      tones.light,
      tones.base,
    ]),
  ];
}

/** Sauce on top of the nest. */
export function sauce(tones: Tones, size = 1): Piece {
  const pour = points(
    "128,186 142,152 176,132 214,128 252,146 274,178 262,204 246,196 236,222 220,226 212,206 186,208 176,228 160,226 152,202 138,208",
  );
  const about = pour.map(([x, y]): Point => [200 + (x - 200) * size, 170 + (y - 170) * size]);
  return shaded(
    flow(about),
    tones.dark,
    tones.base,
    [-3, -6],
    [detail(blob({ at: [178, 158], rx: 26, ry: 9, corners: 8, seed: 4 }), tones.light)],
  );
}

/** A sprig of two leaves. */
export function sprig([x, y]: Point): Piece[] {
  return [
    leaf({ at: [x, y], length: 54, width: 34, angle: -150 }, MID_LEAF),
    leaf({ at: [x - 2, y], length: 56, width: 34, angle: -36 }, PALE_LEAF),
  ];
}

/** Shavings of hard cheese. */
export function shavings(places: readonly Point[]): Piece {
  return strewn(
    places,
    [CREAM.dark, bar(24, 9, 67)],
    [CREAM.light, ([x, y], index) => bar(22, 6, 67)([x - 1, y - 2], index)],
  );
}

/** Short tubes, cut slantwise, their dark mouths open. */
function tubes(places: readonly Point[], tones: Tones): Piece {
  const tube = ([x, y]: Point, index: number): Point[] =>
    turn(shift(points("-34,-12,4 22,-12,5 36,12,5 -20,12,4"), x, y), index * 53 - 30, [x, y]);
  return strewn(
    places,
    [tones.dark, (at, index) => cut(tube(at, index))],
    [
      tones.base,
      ([x, y], index) =>
        cut(
          turn(shift(points("-33,-11,4 21,-11,4 30,5,4 -24,5,4"), x, y), index * 53 - 30, [x, y]),
        ),
    ],
    [
      tones.light,
      ([x, y], index) =>
        cut(
          turn(shift(points("-26,-8,2 14,-8,2 16,-4,2 -24,-4,2"), x, y), index * 53 - 30, [x, y]),
        ),
    ],
    [
      "#A8782A",
      ([x, y], index) =>
        cut(turn(shift(points("19,-9,4 25,-9,4 34,9,4 28,10,4"), x, y), index * 53 - 30, [x, y])),
    ],
  );
}

function penne(): Piece[] {
  return [
    pastaPlate(),
    piece(moundOutline([200, 226], 140, 74, 6), TOMATO.base, [
      detail(blob({ at: [170, 180], rx: 70, ry: 22, corners: 10, seed: 2 }), TOMATO.light),
    ]),
    tubes([...spread([200, 206], 104, 46, 15, 3), [168, 160], [226, 158], [198, 148]], PASTA),
    flecks(spread([200, 200], 100, 44, 9, 11), TOMATO.base, disc(11, 7)),
    flecks(spread([200, 196], 96, 44, 10, 5), LEAF.dark, bar(8, 4)),
    ...sprig([202, 150]),
  ];
}

/** Sheets, sauce and melted cheese, seen from the cut side. */
function lasagne(filling: Tones): Piece[] {
  const wave = (y: number, height: number, fill: string): Piece => {
    const line = (dy: number): Point[] =>
      [80, 130, 180, 230, 280, 330].map((x, index) => [x, y + dy + (index % 2 === 0 ? -4 : 4)]);
    return detail(flow([...line(0), ...line(height).reverse()]), fill);
  };
  const top = points(
    "76,140,10 120,100,14 282,94,14 326,132,10 328,152,8 318,172,8 306,172,8 298,152,10 262,156,10 250,190,9 238,190,9 228,158,10 176,160,10 166,182,8 154,182,8 144,158,10 104,160,10 96,178,8 84,176,8",
  );
  return [
    plate([200, 262], 186, 40),
    piece(cut(points("84,140,6 318,134,6 322,258,10 82,264,10")), filling.base, [
      ...[166, 206, 246].map((y) => wave(y, 15, PASTA.base)),
      ...[181, 221].map((y) => wave(y, 7, CREAM.base)),
      flecks(spread([200, 206], 110, 44, 22, 3), filling.light, disc(6, 4)),
      detail(cut(points("300,130 340,130 340,270 292,270"), 2), "#4A241840"),
    ]),
    shaded(
      cut(top),
      CHEESE.dark,
      "#F6CF63",
      [-3, -6],
      [
        flecks(points("140,118 204,112 262,120 176,138 290,138"), "#C9803B", disc(17, 7)),
        detail(cut(points("116,112 190,102 180,112 120,124"), 5), "#FBE29A"),
      ],
    ),
    ...sprig([206, 112]),
  ];
}

/** Filled squares with a pinked edge. */
function pillow([x, y]: Point, angle: number): Piece {
  const edge: Point[] = [];
  for (let side = 0; side < 4; side += 1) {
    for (let step = 0; step < 6; step += 1) {
      const corner: Point = [-40 + step * 13.3, step % 2 === 0 ? -36 : -31, 3];
      edge.push(...turn([corner], side * 90, [0, 0]));
    }
  }
  const outline = turn(
    shift(
      edge.map(([px, py, r]): Point => [px, py * 0.82, r]),
      x,
      y,
    ),
    angle,
    [x, y],
  );
  return shaded(
    cut(outline, 3),
    PASTA.dark,
    PASTA.base,
    [-2, -5],
    [
      detail(blob({ at: [x, y], rx: 23, ry: 18, corners: 10, seed: 3 }), PASTA.dark),
      detail(blob({ at: [x - 2, y - 3], rx: 22, ry: 17, corners: 10, seed: 3 }), PASTA.light),
    ],
  );
}

function ravioli(): Piece[] {
  return [
    pastaPlate(),
    piece(
      blob({ at: [200, 226], rx: 134, ry: 40, corners: 14, seed: 5, jitter: 0.05 }, 14),
      TOMATO.base,
    ),
    pillow([128, 204], -8),
    pillow([272, 204], 10),
    pillow([200, 234], 3),
    pillow([202, 168], -14),
    ...sprig([206, 152]),
    shavings(points("156,200 236,206 182,224 250,170")),
  ];
}

function gnocchi(): Piece[] {
  const places = [
    ...spread([200, 210], 108, 38, 14, 2),
    [164, 170],
    [212, 164],
    [240, 182],
  ] as Point[];
  return [
    pastaPlate(),
    piece(moundOutline([200, 226], 138, 60, 6), "#7C9A3E"),
    strewn(
      places,
      ["#D9B56B", disc(27, 19)],
      ["#F3DFA8", disc(24, 15, [-1, -3])],
      [
        "#D9B56B",
        ([x, y]) => cut(box(x - 12, y - 6, 22, 3, -8), 1) + cut(box(x - 12, y + 1, 22, 3, -8), 1),
      ],
    ),
    ...sprig([204, 152]),
  ];
}

/** A bowl of small pasta under melted cheese. */
function macAndCheese(): Piece[] {
  const elbow = ([x, y]: Point, index: number): string =>
    cut(
      turn(
        shift(
          points("-22,10,7 -20,-10,12 0,-18,12 20,-10,12 22,10,7 10,10,4 6,-2,6 -6,-2,6 -10,10,4"),
          x,
          y,
        ),
        index * 71,
        [x, y],
      ),
    );
  return [
    piece(blob({ at: [200, 170], rx: 146, ry: 36, corners: 18 }, 10), TEAL.dark),
    piece(moundOutline([200, 184], 132, 70, 4), CHEESE.base),
    strewn(
      [...spread([200, 158], 108, 32, 18, 5)],
      [CHEESE.dark, elbow],
      ["#FBE29A", ([x, y], index) => elbow([x - 2, y - 3], index)],
    ),
    flecks(spread([200, 150], 96, 26, 8, 3), CRUST.light, disc(6, 4)),
    ...bowlFront({ at: [200, 170], rx: 146, ry: 34, depth: 116, foot: 52 }, true),
  ];
}

const YOLK: Tones = { base: CHEESE.base, light: "#FCE09A", dark: CHEESE.dark };
const PESTO: Tones = { base: "#C6C05A", light: "#DCD884", dark: "#8B9A3C" };

export const PASTA_DISHES = {
  "pasta-spaghetti-tomato": () => [
    pastaPlate(),
    ...nest(PASTA),
    sauce(TOMATO),
    ...sprig([206, 146]),
  ],
  "pasta-bolognese": () => [
    pastaPlate(),
    ...nest(PASTA),
    sauce({ base: "#9C3B24", light: "#C05A3A", dark: "#732817" }, 1.06),
    strewn(
      spread([198, 168], 56, 30, 13, 3),
      [MEAT.base, disc(11, 9)],
      [MEAT.light, disc(5, 3, [-3, -3])],
    ),
    shavings(points("170,150 216,158 240,178 190,184")),
    ...sprig([206, 140]),
  ],
  "pasta-meatballs": () => [
    pastaPlate(),
    ...nest(PASTA),
    sauce(TOMATO),
    ...points("154,172 246,174 200,144 204,196").map((at, index) =>
      ball(at, 31, { base: "#7A4330", light: "#A2664C", dark: "#56291B" }, index + 3),
    ),
    ...sprig([204, 126]),
  ],
  "pasta-carbonara": () => [
    pastaPlate(),
    ...nest({ base: "#F3D98C", light: "#FBEBBB", dark: "#D9B35A" }),
    strewn(
      spread([200, 186], 88, 48, 11, 4),
      ["#8E2F22", bar(26, 15, 61)],
      ["#D9705A", bar(22, 8, 61)],
      ["#F0B79C", bar(20, 3, 61)],
    ),
    ball([200, 158], 29, YOLK),
    flecks(spread([200, 190], 100, 50, 12, 9), "#4A3A30", bar(5, 4)),
  ],
  "pasta-pesto": () => [
    pastaPlate(),
    ...nest(PESTO),
    sauce({ base: LEAF.base, light: "#86AB4E", dark: LEAF.dark }, 0.8),
    strewn(
      points("150,196 244,190 196,208 178,150"),
      [CREAM.dark, disc(9, 6)],
      [CREAM.base, disc(7, 4, [-1, -1])],
    ),
    cherryTomato([134, 208], 19),
    cherryTomato([268, 202], 19),
    ...sprig([204, 152]),
  ],
  "pasta-cream-salmon": () => [
    pastaPlate(),
    ...nest({ base: "#F3D98C", light: "#FBEBBB", dark: "#D9B35A" }),
    sauce(CREAM, 0.9),
    strewn(
      points("150,190 200,150 250,184 204,204 168,162 240,152"),
      ["#D96B3E", bar(46, 30, 37)],
      ["#F08A5D", ([x, y], i) => bar(42, 22, 37)([x - 1, y - 3], i)],
      ["#F9B995", bar(36, 4, 37)],
    ),
    flecks(spread([200, 180], 90, 44, 14, 6), LEAF.base, bar(14, 4)),
  ],
  "pasta-penne-arrabbiata": penne,
  "pasta-lasagne": () => lasagne({ base: "#A23B22", light: "#6B3222", dark: "#732817" }),
  "pasta-lasagne-vegetable": () =>
    lasagne({ base: "#7C9A3E", light: TOMATO.base, dark: LEAF.dark }),
  "pasta-ravioli": ravioli,
  "pasta-gnocchi": gnocchi,
  "pasta-mac-and-cheese": macAndCheese,
} satisfies Drawings;
