/** Crockery: bowls, plates, boards. */

import { CHINA, CREAM, PAN, TEAL, type Tones, WOOD } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, shaded } from "../paper/paper.ts";
import { blob, box, cut, facets, oval, type Point, points, shift } from "../paper/shapes.ts";

/** A large plate, a little lower on the sheet. */
export const LOW_PLATE = plate([200, 238], 190, 74);

/** A wide pan with its two handles. */
export function pan(within: readonly Piece[], food: Tones): Piece[] {
  return [
    piece(
      cut(points("6,168,14 60,158,6 60,186,6 6,190,14")) +
        cut(points("394,168,14 340,158,6 340,186,6 394,190,14")),
      PAN.light,
    ),
    piece(oval([200, 190], 172, 96, 26), PAN.base, [
      detail(oval([200, 184], 160, 84, 26), PAN.dark),
    ]),
    piece(oval([200, 186], 150, 76, 24), food.dark, [
      detail(oval([198, 182], 148, 73, 24), food.base),
    ]),
    ...within,
  ];
}

/** The large plate that most dishes are served on. */
export const PLATE = plate([200, 234], 190, 74);

/** The flat plate of cakes and pastries. */
export const CAKE_PLATE = plate([200, 252], 190, 58);

/** A wooden board on its two feet, seen from slightly above; its back edge is at `back`. */
export function board(back = 184): Piece[] {
  return [
    piece(cut(box(70, 276, 36, 26), 4) + cut(box(294, 276, 36, 26), 4), WOOD.dark),
    shaded(
      cut(points(`62,${back},10 338,${back},10 386,270,8 382,290,8 18,290,8 14,270,8`)),
      WOOD.dark,
      WOOD.base,
      [0, -18],
      [
        detail(
          cut(points(`70,${back + 8} 230,${back + 5} 214,${back + 18} 62,${back + 22}`), 4),
          WOOD.light,
        ),
      ],
    ),
  ];
}

/** The measures of a bowl: centre of its rim, the rim's radii, its depth. */
export interface Bowl {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly depth: number;
  readonly foot: number;
}

/** The front of a bowl below its rim: hull, foot, cream stripe, dark lower end. */
export function bowlFront(
  { at, rx, ry, depth, foot }: Bowl,
  stripe: boolean,
  tones = TEAL,
): Piece[] {
  const [x, y] = at;
  const half = { at, rx, from: 0, to: 180, jitter: 0.005 };
  const hull = facets({ ...half, ry: depth, corners: 11, power: 2.3 });
  const lip = facets({ ...half, ry, corners: 10 });
  const outline: Point[] = [...hull, ...lip.slice(1, -1).reverse()];
  const shade: Point[] = [
    [x + rx + 10, y],
    [x + rx * 0.78, y + ry],
    [x + rx * 0.6, y + depth * 0.62],
    [x + rx * 0.2, y + depth * 0.86],
    [x + rx * 0.02, y + depth + 8],
    [x + rx + 10, y + depth + 8],
  ];
  const ribbon = [...shift(lip, 0, 14), ...shift(lip, 0, 32).reverse()];
  const base: Point[] = [
    [x - foot, y + depth - 8],
    [x + foot, y + depth - 8],
    [x + foot + 6, y + depth + 9, 5],
    [x - foot - 6, y + depth + 9, 5],
  ];
  const shine: Point[] = [
    [x - rx * 0.84, y + depth * 0.42],
    [x - rx * 0.74, y + depth * 0.42],
    [x - rx * 0.58, y + depth * 0.7],
    [x - rx * 0.62, y + depth * 0.74],
    [x - rx * 0.72, y + depth * 0.64],
  ];
  return [
    piece(cut(base), tones.dark),
    piece(cut(outline, 10), tones.base, [
      detail(cut(shade, 20), tones.dark),
      ...(stripe ? [detail(cut(ribbon, 4), CREAM.base)] : [detail(cut(shine, 6), tones.light)]),
    ]),
  ];
}

/** A faceted plate seen from slightly above, with its well. */
export function plate(at: Point, rx: number, ry: number): Piece {
  const [x, y] = at;
  const rim = { at, rx, ry, corners: 22, seed: 2, jitter: 0.006 };
  const well = { at: [x, y - 2] as Point, rx: rx * 0.7, ry: ry * 0.62, corners: 18, seed: 5 };
  return shaded(
    blob(rim),
    CHINA.dark,
    CHINA.base,
    [0, -4],
    [detail(blob({ ...well, jitter: 0.006 }), CHINA.dark)],
  );
}

/** A small dish of sauce. */
export function dip([x, y]: Point, tones: Tones): Piece[] {
  return [
    shaded(
      cut(
        points(
          `${x - 38},${y - 4},6 ${x + 38},${y - 4},6 ${x + 28},${y + 26},10 ${x - 28},${y + 26},10`,
        ),
      ),
      TEAL.dark,
      TEAL.base,
      [-6, -3],
    ),
    piece(oval([x, y - 4], 40, 14, 18), CREAM.base, [
      detail(oval([x, y - 3], 32, 9, 14), tones.base),
      detail(oval([x - 8, y - 5], 12, 3, 8), tones.light),
    ]),
  ];
}

/** A paper-lined tray; what is in it stands above its edge, y up to 220. */
export function basket(within: readonly Piece[], tones: Tones = TEAL): Piece[] {
  const lining = points(
    "44,200,4 62,146,4 106,170,4 146,134,4 196,158,4 250,130,4 296,164,4 340,144,4 356,200,4 320,250,8 80,250,8",
  );
  const front = points("48,216,8 352,216,8 328,288,14 316,298,10 84,298,10 72,288,14");
  return [
    piece(cut(lining), CREAM.dark, [
      detail(cut(points("30,130 180,120 120,260 30,260"), 4), CREAM.base),
    ]),
    placed(within, { x: -30, y: -22, scale: 1.15 }),
    piece(cut(front), tones.base, [
      detail(cut(points("300,196 360,196 340,310 270,310"), 2), tones.dark),
      detail(cut(points("40,266 360,258 360,274 40,282"), 2), CREAM.base),
    ]),
    piece(
      cut(points("66,212,3 160,212,3 122,246,4")) + cut(points("226,212,3 330,212,3 286,252,4")),
      CREAM.base,
    ),
  ];
}
