/** Drinks: mint lemonade and a flat white. */

import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "./garnish.ts";
import { CHINA, COFFEE, CREAM, CRUST, GLASS, POTATO, TEAL } from "./palette.ts";
import { detail, type Picture, type Piece, picture, piece, shaded, slit } from "./paper.ts";
import { blob, box, cut, facets, flow, oval, type Point, points, shift, turn } from "./shapes.ts";

/** An ice cube: front, lit top, dark side. */
function ice(x: number, y: number, size: number, angle: number): Piece {
  const cube = box(x, y, size, size, angle);
  const about: Point = [x + size / 2, y + size / 2];
  const facet: Point[] = [
    [x + 4, y + 4],
    [x + size * 0.62, y + 4],
    [x + 4, y + size * 0.56],
  ];
  return piece(cut(cube, 6), "#F9E9AE", [
    detail(cut(shift(cube, size * 0.72, size * 0.4), 4), "#F3D67B"),
    detail(cut(turn(facet, angle, about), 3), "#FFFDF0"),
  ]);
}

/** A paper straw with teal stripes. */
function straw(): Piece {
  const about: Point = [262, 80];
  const tube = box(252, 4, 19, 150);
  const stripes = [0, 1, 2, 3, 4].map((index): Point[] => {
    const y = 2 + index * 34;
    return [
      [248, y + 10],
      [276, y - 4],
      [276, y + 13],
      [248, y + 27],
    ];
  });
  const lay = (corners: Point[]): string => cut(turn(corners, 14, about), 0);
  return piece(lay(tube), CREAM.base, [
    detail(stripes.map(lay).join(""), TEAL.base),
    detail(lay(box(265, 0, 10, 160)), "#22565D33"),
  ]);
}

/** The glass with its drink, and the straw behind. */
function glass(): Piece[] {
  const wall = points("128,76,5 272,76,5 252,284,16 240,294,10 160,294,10 148,284,16");
  const drink = points("138,112,3 262,112,3 247,274,10 238,284,8 162,284,8 153,274,10");
  return [
    straw(),
    piece(cut(wall), GLASS.light, [
      detail(cut(points("240,70 290,70 270,300 226,300"), 0), GLASS.base),
      detail(cut(drink), POTATO.base, [
        detail(cut(points("240,100 280,100 262,290 220,290 232,200"), 4), POTATO.dark),
        detail(cut(points("150,240 210,250 250,236 250,290 150,290"), 6), `${CRUST.light}40`),
      ]),
      detail(oval([200, 113], 64, 10, 12), POTATO.light),
    ]),
  ];
}

/** The light on the front wall of the glass. */
const GLARE = cut(points("142,92 155,92 170,272 162,272"), 5);

/** A glass of lemonade: ice, lemon on the rim, mint. On a tray it has only part of that. */
export function lemonadePieces(alone = true): Piece[] {
  const inside = [
    lemonWheel([212, 224], 36, 5),
    leaf({ at: [200, 250], length: 44, width: 28, angle: -128 }, MID_LEAF),
    leaf({ at: [198, 254], length: 36, width: 22, angle: 168 }, PALE_LEAF),
    detail(cut(points("160,92 165,92 174,200 170,200"), 2), "#FFFFFF73"),
  ];
  return [
    ...glass(),
    ice(148, 118, 42, -14),
    ice(204, 112, 40, 18),
    ice(180, 160, 38, 34),
    ...(alone ? inside : []),
    detail(GLARE, "#FFFFFF99"),
    lemonWheel([134, 78], 44, 2),
    leaf({ at: [170, 84], length: 58, width: 36, angle: -104 }, MID_LEAF),
    leaf({ at: [174, 86], length: 60, width: 34, angle: -30 }, PALE_LEAF),
    ...(alone ? [leaf({ at: [172, 86], length: 50, width: 30, angle: -66 }, MID_LEAF)] : []),
  ];
}

/** Mint lemonade: lemon, mint, ice, a striped straw. */
export function lemonadeMint(): Picture {
  return picture("lemonade-mint", lemonadePieces());
}

/** A poured rosetta of milk on the coffee. */
function rosetta(at: Point): Piece[] {
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

/** The cup: handle, body with a dark end, rim, coffee. */
function cup(): Piece[] {
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
      detail(blob({ ...ring, at: [190, 135], rx: 112, ry: 33 }, 10), COFFEE.dark),
      detail(blob({ ...ring, at: [190, 139], rx: 107, ry: 29 }, 10), COFFEE.base, [
        detail(cut(points("70,142 160,150 260,160 200,176 90,170"), 10), COFFEE.light),
      ]),
    ]),
    ...rosetta([188, 138]),
  ];
}

/** Flat white on a teal saucer, with a biscuit. */
export function coffeeFlatWhite(): Picture {
  const saucer = { at: [194, 274] as Point, rx: 182, ry: 30, corners: 22, seed: 6, jitter: 0.006 };
  const stick = box(300, 252, 74, 21, -9);
  return picture("coffee-flat-white", [
    piece(blob(saucer, 10), TEAL.dark, [
      detail(blob({ ...saucer, at: [194, 269] }, 10), TEAL.base),
      detail(blob({ ...saucer, at: [190, 270], rx: 122, ry: 17 }, 8), TEAL.dark),
      detail(cut(points("30,262 70,248 96,246 60,262 52,276"), 6), TEAL.light),
    ]),
    ...cup(),
    shaded(
      cut(stick, 7),
      CRUST.base,
      CRUST.light,
      [-3, -5],
      [slit(flow(points("314,266 356,259"), false), "#E7B572", 5)],
    ),
    steam([152, 78], 62),
    steam([204, 72], 62),
  ]);
}
