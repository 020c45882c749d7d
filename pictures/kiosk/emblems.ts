/** The restaurant's mark and the kiosk's own pictures. */

import {
  BEET,
  CHEESE,
  CHINA,
  CREAM,
  GLASS,
  INK,
  KRAFT,
  LEAF,
  TEAL,
  TOMATO,
} from "../paper/palette.ts";
import {
  detail,
  type Picture,
  type Piece,
  picture,
  piece,
  placed,
  shaded,
  slit,
} from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points, shift } from "../paper/shapes.ts";
import { beet, leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { cherryTomato } from "../parts/vegetables.ts";

/** The mark of the restaurant: a beet. */
export function logo(): Picture {
  return picture("logo", [placed([beet({ at: [94, 126], size: 1.74 })], { scale: 0.5 })], 96, 112);
}

/** A fork with four tines. */
export function fork(x: number): Piece {
  const tine = (left: number): Point[] => [
    [left, 60, 4],
    [left + 8, 60, 4],
    [left + 8, 128, 3],
    [left, 128, 3],
  ];
  const body: Point[] = [
    [x - 23, 116, 5],
    [x + 23, 116, 5],
    [x + 21, 142, 14],
    [x + 8, 164, 12],
    [x + 10, 286, 8],
    [x - 10, 286, 8],
    [x - 8, 164, 12],
    [x - 21, 142, 14],
  ];
  const tines = [-23, -9.3, 4.3, 15].map((dx) => cut(tine(x + dx)));
  return piece(tines.join("") + cut(body), TEAL.base, [
    detail(cut(box(x + 2, 160, 14, 130)), TEAL.dark),
  ]);
}

/** A table knife, its edge outwards. */
export function knife(x: number): Piece {
  const blade: Point[] = [
    [x - 12, 58, 8],
    [x + 4, 62, 14],
    [x + 19, 92, 20],
    [x + 22, 160, 14],
    [x + 10, 182, 8],
    [x + 11, 286, 8],
    [x - 11, 286, 8],
    [x - 12, 182, 8],
  ];
  return piece(cut(blade), TEAL.base, [
    detail(
      cut(
        [
          [x - 14, 50],
          [x - 5, 50],
          [x - 3, 180],
          [x - 14, 180],
        ],
        3,
      ),
      TEAL.light,
    ),
    detail(cut(box(x + 1, 184, 14, 106)), TEAL.dark),
  ]);
}

/** Eat in: a plate with a beet, fork and knife. */
export function orderEatIn(): Picture {
  const round = { at: [200, 172] as Point, corners: 22, jitter: 0.006 };
  const root = blob({ at: [196, 182], rx: 55, ry: 48, corners: 14, seed: 9, jitter: 0.02 }, 12);
  return picture("order-eat-in", [
    shaded(blob({ ...round, rx: 134, ry: 134, seed: 3 }), CHINA.dark, CHINA.base, [-3, -4]),
    detail(blob({ ...round, rx: 94, ry: 94, seed: 7 }), CHINA.dark),
    detail(blob({ ...round, at: [201, 174], rx: 89, ry: 89, seed: 7 }), CREAM.light),
    leaf({ at: [214, 138], length: 66, width: 40, angle: -48 }, MID_LEAF),
    leaf({ at: [188, 140], length: 60, width: 36, angle: -118 }, PALE_LEAF),
    leaf({ at: [202, 138], length: 58, width: 32, angle: -82 }, MID_LEAF),
    shaded(
      root,
      BEET.dark,
      BEET.base,
      [-6, -6],
      [detail(oval([176, 160], 24, 15, 9, 4), BEET.light)],
    ),
    shaded(oval([248, 196], 26, 25, 12, 3), CHEESE.dark, CHEESE.base, [-3, -4]),
    cherryTomato([218, 226], 18),
    cherryTomato([154, 220], 17),
    fork(36),
    knife(364),
  ]);
}

/** Take away: a kraft bag with a pinked edge and a label. */
export function orderTakeAway(): Picture {
  const teeth = (y: number): Point[] =>
    Array.from({ length: 13 }, (_, index) => [106 + index * 15.7, index % 2 === 0 ? y : y + 13, 3]);
  const bag: Point[] = [...teeth(92), [302, 286, 6], [300, 294, 6], [100, 294, 6], [98, 286, 6]];
  const side = points("252,80 320,80 320,300 246,300");
  const loop = points(
    "152,70,4 152,26,18 170,4,18 200,-4,14 230,4,18 248,26,18 248,70,4 234,70,4 234,32,14 222,16,12 200,11,10 178,16,12 166,32,14 166,70,4",
  );
  const handle = (y: number, colour: string): Piece => piece(cut(shift(loop, 0, y)), colour);
  const label = { at: [178, 206] as Point, corners: 18, seed: 5, jitter: 0.01 };
  return picture("order-take-away", [
    handle(40, KRAFT.dark),
    piece(cut(bag), KRAFT.base, [
      detail(cut(side, 2), KRAFT.dark),
      detail(cut(points("90,80 128,80 116,300 90,300"), 2), KRAFT.light),
    ]),
    handle(52, KRAFT.light),
    shaded(blob({ ...label, rx: 58, ry: 58 }), CREAM.dark, CREAM.base, [-2, -3]),
    slit(flow(points("176,240 177,214 180,188"), false), LEAF.dark, 5),
    leaf({ at: [179, 204], length: 40, width: 24, angle: -52 }, MID_LEAF),
    leaf({ at: [177, 220], length: 42, width: 25, angle: -140 }, PALE_LEAF),
    leaf({ at: [180, 190], length: 38, width: 22, angle: -104 }, MID_LEAF),
    leaf({ at: [178, 228], length: 40, width: 24, angle: -22 }, PALE_LEAF),
  ]);
}

/** The dark squares of the picture's code: three finder marks and a scatter. */
function code(left: number, top: number, cell: number): string {
  const rows = ["1110111", "1010101", "1110111", "0001010", "1101101", "0010110", "1011011"];
  return rows
    .flatMap((row, y) =>
      [...row].map((bit, x) =>
        bit === "1" ? cut(box(left + x * cell, top + y * cell, cell, cell), 0) : "",
      ),
    )
    .join("");
}

/** Identify with a phone: a phone that shows a code. */
export function identifyPhone(): Picture {
  const shell = (inset: number): Point[] => {
    const corners = box(130 + inset, 26 + inset, 140 - inset * 2, 270 - inset * 2);
    return corners.map(([x, y]): Point => [x, y, Math.max(22 - inset, 8)]);
  };
  const screen = detail(cut(shell(11)), CHINA.base, [
    detail(cut(points("120,216 280,204 280,310 120,310"), 0), GLASS.base),
  ]);
  return picture("identify-phone", [
    shaded(cut(shell(0)), TEAL.dark, TEAL.base, [-5, -4], [screen]),
    detail(cut(box(180, 43, 40, 8), 4), TEAL.dark),
    detail(code(151, 76, 14), INK),
    piece(blob({ at: [200, 246], rx: 31, ry: 31, corners: 14, seed: 4 }, 8), CREAM.base),
    slit(flow(points("186,247 196,257 215,236"), false), LEAF.dark, 8),
  ]);
}

/** The corners of a heart. */
function heartOutline(size: number, [x0, y0]: Point = [200, 168]): Point[] {
  const corners = points(
    "0,-58,10 28,-90,26 70,-98,28 108,-74,30 118,-30,30 98,22,30 52,76,26 0,118,14 -52,76,26 -98,22,30 -118,-30,30 -108,-74,30 -70,-98,28 -28,-90,26",
  );
  return corners.map(([x, y, r = 8]) => [x0 + x * size, y0 + y * size, r * size]);
}

/** News from the shop: a letter in an open envelope. */
export function letter(): Picture {
  const back = points("64,146,8 186,48,22 214,48,22 336,146,8 336,276,14 64,276,14");
  const pocket = points("64,150,4 176,222,10 200,236,14 224,222,10 336,150,4 336,280,18 64,280,18");
  const sheet = points("104,74,8 290,66,8 298,250,8 112,258,8");
  const line = (y: number, right: number) =>
    slit(flow(points(`138,${y} ${right},${y - 2}`), false), KRAFT.base, 9);
  return picture("letter", [
    piece(cut(back), TEAL.dark),
    piece(cut(sheet), CREAM.light, [
      detail(cut(points("272,60 310,60 310,262 280,262"), 2), CREAM.dark),
    ]),
    line(106, 182),
    line(130, 170),
    line(154, 182),
    shaded(cut(heartOutline(0.36, [226, 146])), TOMATO.dark, TOMATO.base, [-3, -4]),
    shaded(
      cut(pocket),
      TEAL.dark,
      TEAL.base,
      [-4, -6],
      [detail(cut(points("60,144 186,230 60,290"), 4), TEAL.light)],
    ),
  ]);
}

/** Favourites: a heart of two papers. */
export function heart(): Picture {
  return picture("heart", [
    shaded(cut(heartOutline(1.12)), TOMATO.dark, TOMATO.base, [-8, -9]),
    piece(cut(shift(heartOutline(0.68), -2, -4)), TOMATO.light, [
      detail(cut(points("124,150 134,116 158,104 172,112 150,126 142,158"), 8), "#F6A68A"),
    ]),
  ]);
}
