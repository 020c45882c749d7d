/** Cups and mugs, for what is drunk hot. */

import { CHINA, COFFEE, CREAM, TEAL, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { blob, cut, facets, flow, type Point, points, shift } from "../paper/shapes.ts";

/** A saucer. */
export function saucer(tones: Tones = TEAL): Piece {
  const round = { at: [194, 274] as Point, rx: 182, ry: 30, corners: 22, seed: 6, jitter: 0.006 };
  return piece(blob(round, 10), tones.dark, [
    detail(blob({ ...round, at: [194, 269] }, 10), tones.base),
    detail(blob({ ...round, at: [190, 270], rx: 122, ry: 17 }, 8), tones.dark),
    detail(cut(points("30,262 70,248 96,246 60,262 52,276"), 6), tones.light),
  ]);
}

/** A poured rosetta of milk on the coffee. */
export function rosetta(at: Point): Piece[] {
  const [x, y] = at;
  const outline = shift(
    points(
      "-58,2,8 -44,-12,8 -12,-20,12 22,-16,12 44,-10,8 62,0,3 44,10,8 22,16,12 -12,20,12 -44,14,8",
    ),
    x,
    y,
  );
  const rib = (dx: number, size: number): Piece =>
    slit(
      flow(
        [
          [x + dx - 9, y - size],
          [x + dx + 6, y],
          [x + dx - 9, y + size],
        ],
        false,
      ),
      COFFEE.base,
      5,
    );
  return [
    detail(cut(outline), CREAM.base),
    rib(-34, 12),
    rib(-14, 16),
    rib(8, 14),
    rib(30, 9),
    slit(
      flow(
        [
          [x - 44, y],
          [x + 50, y],
        ],
        false,
      ),
      COFFEE.base,
      3,
    ),
  ];
}

/** The cup: handle, body with a dark end, rim, coffee; `on` lies on the coffee. */
export function cup(drink: Tones = COFFEE, on: readonly Piece[] = rosetta([188, 138])): Piece[] {
  const at: Point = [190, 136];
  const hull = facets({
    at,
    rx: 124,
    ry: 134,
    corners: 11,
    from: 0,
    to: 180,
    power: 2.25,
    jitter: 0.006,
  });
  const ring = { at, corners: 24, seed: 3, jitter: 0.004 };
  const handle = points(
    "300,150,8 334,148,20 356,166,18 356,196,18 332,216,20 286,218,8 288,198,6 320,196,14 334,184,10 332,174,10 320,168,12 298,172,6",
  );
  return [
    piece(cut(handle), CREAM.dark, [
      detail(cut(points("290,140 350,140 366,170 340,172 318,160 290,166"), 6), CREAM.base),
    ]),
    piece(cut([...hull, [70, 132], [310, 132]], 10), CREAM.base, [
      detail(cut(points("330,140 284,160 262,216 206,276 330,280"), 18), CREAM.dark),
      detail(cut(points("92,186 102,186 122,226 118,232 104,220"), 6), CREAM.light),
    ]),
    piece(blob({ ...ring, rx: 127, ry: 42 }, 10), CHINA.dark, [
      detail(blob({ ...ring, at: [189, 133], rx: 127, ry: 41 }, 10), CHINA.base),
      detail(blob({ ...ring, at: [190, 135], rx: 112, ry: 33 }, 10), drink.dark),
      detail(blob({ ...ring, at: [190, 139], rx: 107, ry: 29 }, 10), drink.base, [
        detail(cut(points("70,142 160,150 260,160 200,176 90,170"), 10), drink.light),
      ]),
    ]),
    ...on,
  ];
}
