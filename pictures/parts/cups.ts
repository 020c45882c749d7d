/** Cups and mugs, for what is drunk hot. */

import { CHINA, COFFEE, CREAM, GLASS, TEAL, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, shaded, slit } from "../paper/paper.ts";
import { blob, cut, facets, flow, oval, type Point, points, shift } from "../paper/shapes.ts";

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

/** A straight mug with a stripe. */
export function mug(drink: Tones, tones: Tones = TEAL): Piece[] {
  const body = points("88,116,6 276,116,6 270,266,20 252,288,14 112,288,14 94,266,20");
  const handle = points(
    "264,144,8 316,140,22 334,168,22 328,218,24 298,238,18 262,238,8 262,216,6 290,214,14 306,198,14 308,174,14 296,164,10 264,168,6",
  );
  const ring = { at: [182, 116] as Point, corners: 22, seed: 3, jitter: 0.004 };
  return [
    piece(cut(handle), tones.dark, [
      detail(cut(points("260,130 340,130 330,170 260,170"), 4), tones.base),
    ]),
    piece(cut(body), tones.base, [
      detail(cut(points("280,100 236,150 228,300 290,300"), 10), tones.dark),
      detail(cut(points("80,206 290,198 290,222 80,232"), 2), CREAM.base),
      detail(cut(points("104,140 116,140 124,270 114,270"), 5), tones.light),
    ]),
    piece(blob({ ...ring, rx: 96, ry: 27 }, 10), tones.light, [
      detail(blob({ ...ring, at: [182, 118], rx: 84, ry: 20 }, 10), drink.dark),
      detail(blob({ ...ring, at: [182, 121], rx: 80, ry: 17 }, 10), drink.base),
      detail(blob({ at: [156, 116], rx: 40, ry: 6, corners: 9, seed: 2 }), drink.light),
    ]),
  ];
}

/** A cup of glass: the drink shows, and what swims in it. */
export function glassCup(drink: Tones, inside: readonly Piece[]): Piece[] {
  const half = {
    at: [190, 136] as Point,
    corners: 11,
    from: 0,
    to: 180,
    power: 2.25,
    jitter: 0.006,
  };
  const hull = facets({ ...half, rx: 124, ry: 134 });
  const fill = facets({ ...half, at: [190, 158], rx: 112, ry: 102 });
  const handle = points(
    "300,150,8 334,148,20 356,166,18 356,196,18 332,216,20 286,218,8 288,198,6 320,196,14 334,184,10 332,174,10 320,168,12 298,172,6",
  );
  return [
    piece(cut(handle), GLASS.dark, [
      detail(cut(points("290,140 350,140 366,170 340,172 318,160 290,166"), 6), GLASS.light),
    ]),
    piece(cut([...hull, [66, 132], [314, 132]], 10), GLASS.base, [
      detail(cut(points("60,120 330,120 320,164 60,164"), 2), GLASS.light),
      detail(cut(fill, 10), drink.base, [
        detail(cut(points("320,140 270,160 250,216 200,276 330,280"), 18), drink.dark),
        ...inside,
      ]),
      detail(oval([190, 158], 112, 15, 18), drink.light),
      detail(cut(points("86,150 98,150 118,216 112,222 98,200"), 6), "#FFFFFF8C"),
    ]),
    piece(
      blob({ at: [190, 134], rx: 126, ry: 22, corners: 22, seed: 3, jitter: 0.004 }),
      GLASS.light,
      [detail(oval([190, 136], 114, 15, 18), GLASS.base)],
    ),
  ];
}

/** A tall glass for layers; `inside` is seen through it. */
export function tallGlass(drink: Tones, inside: readonly Piece[]): Piece[] {
  const wall = points("130,86,6 270,86,6 258,280,16 244,298,10 156,298,10 142,280,16");
  const fill = points("139,100,4 261,100,4 249,270,12 238,282,8 162,282,8 151,270,12");
  return [
    piece(cut(wall), GLASS.base, [
      detail(cut(fill), drink.base, [
        ...inside,
        detail(cut(points("238,90 280,90 262,300 222,300"), 2), "#46281426"),
      ]),
      detail(cut(points("146,108 160,108 172,262 164,262"), 5), "#FFFFFF80"),
    ]),
    piece(
      blob({ at: [200, 92], rx: 70, ry: 13, corners: 20, seed: 3, jitter: 0.004 }),
      GLASS.light,
      [detail(oval([200, 94], 60, 8, 16), drink.light)],
    ),
  ];
}

/** A small waisted glass of tea. */
export function tulipGlass(drink: Tones): Piece[] {
  const wall = points(
    "148,62,5 252,62,5 244,112,30 234,156,30 256,214,34 244,262,26 224,276,8 176,276,8 156,262,26 144,214,34 166,156,30 156,112,30",
  );
  const fill = points(
    "158,84,4 242,84,4 236,116,30 225,158,30 246,216,32 234,256,22 220,264,8 180,264,8 166,256,22 154,216,32 175,158,30 164,116,30",
  );
  return [
    piece(cut(wall), GLASS.base, [
      detail(cut(fill), drink.base, [
        detail(
          cut(points("226,70 270,70 236,156 262,210 240,280 206,280 230,210 212,156"), 14),
          drink.dark,
        ),
        detail(cut(points("168,190 180,180 172,216 178,250 166,240"), 6), drink.light),
      ]),
      detail(oval([200, 85], 43, 7, 14), drink.light),
    ]),
  ];
}

/** A paper cup with its lid and a sleeve. */
export function toGoCup(sleeve: Tones): Piece[] {
  const body = points("124,96,5 276,96,5 254,286,12 246,298,8 154,298,8 146,286,12");
  return [
    piece(cut(body), CREAM.light, [
      detail(cut(points("246,80 300,80 270,310 222,310"), 0), CREAM.dark),
      detail(cut(points("110,150 290,150 276,238 124,238"), 2), sleeve.base, [
        detail(cut(points("242,140 300,140 290,250 232,250"), 0), sleeve.dark),
      ]),
      detail(
        cut(points("200,172,4 224,186,14 220,212,14 200,222,12 180,212,14 176,186,14"), 8),
        CREAM.base,
      ),
      detail(cut(points("204,176 212,184 198,198 202,218 194,214 190,196"), 6), COFFEE.base),
    ]),
    shaded(
      cut(points("116,84,8 126,58,10 274,58,10 284,84,8 282,102,6 118,102,6")),
      "#3B2A22",
      "#5A4336",
      [-3, -5],
      [
        detail(cut(points("120,82 280,82 280,88 120,88"), 1), "#3B2A22"),
        detail(cut(points("138,64 180,64 170,76 136,76"), 4), "#7A6353"),
      ],
    ),
  ];
}
