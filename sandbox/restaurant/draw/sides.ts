/** Sides and wraps: fries, cheese toast, falafel wrap. */

import { cherryTomato, tomatoHalf } from "./bowls.ts";
import { beetRoot, DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF } from "./garnish.ts";
import { BUN, CHEESE, CREAM, CRUST, POTATO, TEAL, TORTILLA } from "./palette.ts";
import { detail, type Picture, type Piece, picture, piece, placed, slit } from "./paper.ts";
import { blob, box, cut, facets, flow, type Point, shift, turn } from "./shapes.ts";

/** One fry: its place at the carton's mouth, length, lean, width, and whether it lies behind. */
export type Fry = readonly [
  x: number,
  length: number,
  lean: number,
  width: number,
  behind: boolean,
];

/** A fry as a square stick: front side, dark side, slanting end, a sliver of skin. */
function fry([x, length, lean, width, behind]: Fry, index: number): Piece {
  const mouth: Point = [x, 186];
  const lay = (points: Point[], radius = 3): string => cut(turn(points, lean, mouth), radius);
  const [left, right, top] = [x - width / 2, x + width / 2, 186 - length];
  const slant = index % 2 === 0 ? 6 : -6;
  const stick: Point[] = [
    [left, top + slant / 2],
    [right, top - slant / 2],
    [right, 232],
    [left, 232],
  ];
  const skin: Point[] = [
    [left - 4, top - 8],
    [right + 4, top - 8],
    [right + 4, top + 4],
    [x + 2, top + 7],
    [left + 5, top + length * 0.3],
    [left + 3, top + length * 0.55],
    [left - 4, top + length * 0.55],
  ];
  const edge = box(x + width * 0.2, top - 10, width, length + 60);
  const light = box(left + 5, top + 14, 4.5, length * 0.62);
  return piece(lay(stick), behind ? "#E6B540" : POTATO.base, [
    detail(lay(edge), behind ? "#CC9830" : POTATO.dark),
    detail(lay(light, 2), behind ? POTATO.base : POTATO.light),
    ...(index % 2 === 0 ? [detail(lay(skin), CRUST.light)] : []),
  ]);
}

const FRIES: readonly Fry[] = [
  [116, 108, -25, 24, true],
  [146, 140, -13, 24, true],
  [186, 158, -4, 25, true],
  [226, 150, 5, 24, true],
  [260, 142, 13, 24, true],
  [286, 104, 25, 24, true],
  [128, 84, -18, 24, false],
  [154, 104, -9, 25, false],
  [178, 118, -6, 25, false],
  [206, 130, 2, 25, false],
  [234, 102, 6, 25, false],
  [258, 96, 15, 24, false],
  [278, 66, 21, 24, false],
];

/** The teal carton with its cream ribbon and beet. */
function carton(marked: boolean): Piece {
  const dip = (y: number, depth: number): Point[] =>
    [0, 1, 2, 3, 4, 5].map((step) => {
      const part = step / 5;
      return [90 + 220 * part, y + depth * Math.sin(Math.PI * part), 10];
    });
  const outline: Point[] = [
    [90, 154, 6],
    ...dip(154, 44).slice(1, -1),
    [310, 154, 6],
    [288, 284, 12],
    [282, 292, 8],
    [118, 292, 8],
    [112, 284, 12],
  ];
  const ribbon = [...dip(176, 42), ...dip(197, 42).reverse()];
  const mark = { at: [200, 256] as Point, size: 0.56 };
  const leaves = [-1, 1].map((side): Point[] => [
    [200 + side * 2, 244],
    [200 + side * 6, 232],
    [200 + side * 16, 228],
    [200 + side * 14, 238],
  ]);
  const emblem = cut(beetRoot(mark)) + leaves.map((points) => cut(points, 4)).join("");
  return piece(cut(outline), TEAL.base, [
    detail(
      cut(
        [
          [330, 140],
          [290, 150],
          [258, 300],
          [330, 300],
        ],
        4,
      ),
      TEAL.dark,
    ),
    detail(cut(ribbon, 6), CREAM.base),
    detail(
      cut(
        [
          [330, 140],
          [292, 140],
          [277, 240],
          [330, 240],
        ],
        4,
      ),
      "#22565D40",
    ),
    ...(marked ? [detail(emblem, CREAM.base)] : []),
  ]);
}

/** The whole portion, so that the lunch tray can carry it too. */
export function friesPieces(fries: readonly Fry[] = FRIES, marked = true): Piece[] {
  const back: Point[] = [
    [92, 160],
    [130, 136],
    [200, 126],
    [270, 136],
    [308, 160],
    [290, 240],
    [110, 240],
  ];
  return [piece(cut(back, 10), TEAL.dark), ...fries.map(fry), carton(marked)];
}

/** Skin-on fries in a teal carton. */
export function friesSkinOn(): Picture {
  return picture("fries-skin-on", friesPieces());
}

/** A slice of tin-loaf bread: crown, shoulders, straight sides. */
function slice(x: number, y: number, inset: number): Point[] {
  const i = inset;
  return [
    [x - 88 + i, y - 72 + i, 26],
    [x - 52, y - 96 + i, 30],
    [x + 52, y - 96 + i, 30],
    [x + 88 - i, y - 72 + i, 26],
    [x + 86 - i, y - 34 - i * 0.4, 12],
    [x + 72 - i, y - 18, 10],
    [x + 78 - i, y + 84 - i, 14],
    [x - 78 + i, y + 84 - i, 14],
    [x - 72 + i, y - 18, 10],
    [x - 86 + i, y - 34 - i * 0.4, 12],
  ];
}

/** A toasted slice with crust; its toasted face carries grill marks when it is in front. */
function toastSlice(x: number, y: number, angle: number, marks: boolean): Piece {
  const lay = (points: readonly Point[]): Point[] => turn(points, angle, [x, y]);
  const lines = [-52, -22, 8, 38].map((dy, index) => {
    const half = index === 3 ? 36 : 48;
    return slit(
      flow(
        lay([
          [x - half, y + dy + 9],
          [x + half, y + dy - 9],
        ]),
        false,
      ),
      "#BE7C34",
      9,
    );
  });
  const patch: Point[] = [
    [x - 90, y - 100],
    [x + 6, y - 100],
    [x - 34, y - 6],
    [x - 60, y + 90],
    [x - 90, y + 90],
  ];
  return piece(cut(lay(slice(x, y, 0))), CRUST.base, [
    detail(cut(lay(shift(slice(x, y, 2), -3, -4))), CRUST.light),
    detail(cut(lay(slice(x, y, 13))), "#EDB862", [detail(cut(lay(patch), 12), BUN.light)]),
    ...(marks ? lines : []),
  ]);
}

/** Molten cheese between the slices, running down in long drops. */
function moltenCheese(): Piece {
  const outline: Point[] = [
    [110, 110, 10],
    [206, 66, 20],
    [292, 92, 12],
    [304, 150, 16],
    [299, 196, 12],
    [307, 236, 9],
    [297, 247, 9],
    [288, 236, 9],
    [283, 206, 10],
    [270, 222, 14],
    [262, 268, 14],
    [247, 302, 9],
    [236, 300, 9],
    [233, 276, 10],
    [204, 284, 12],
    [192, 308, 8],
    [181, 308, 8],
    [176, 288, 10],
    [128, 292, 12],
  ];
  return piece(cut(outline), CHEESE.dark, [
    detail(cut(shift(outline, -5, -4)), CHEESE.base),
    detail(
      cut(
        [
          [270, 110],
          [288, 110],
          [290, 176],
          [280, 196],
          [272, 170],
        ],
        8,
      ),
      CHEESE.light,
    ),
  ]);
}

/** Cheese toast: two grilled slices with cheese running out between them. */
export function toastCheese(): Picture {
  return picture("toast-cheese", [
    toastSlice(244, 150, 13, false),
    moltenCheese(),
    toastSlice(166, 190, -6, true),
  ]);
}

/** A falafel ball: brown crust, lit facet, green flecks. */
function falafel(at: Point, radius: number, seed: number): Piece {
  const [x, y] = at;
  const round = { at, rx: radius, ry: radius * 0.94, corners: 11, seed, jitter: 0.05 };
  const fleck = (dx: number, dy: number): string =>
    blob({ at: [x + dx * radius, y + dy * radius], rx: 3.4, ry: 2.2, corners: 6 }, 2);
  return piece(blob(round, 7), CRUST.dark, [
    detail(blob({ ...round, at: [x - 3, y - 4] }, 7), CRUST.base),
    detail(
      blob(
        {
          at: [x - radius * 0.34, y - radius * 0.36],
          rx: radius * 0.36,
          ry: radius * 0.26,
          corners: 8,
          seed,
        },
        4,
      ),
      CRUST.light,
    ),
    detail([fleck(0.4, -0.2), fleck(0.1, 0.36), fleck(-0.4, 0.3)].join(""), "#7C9A3E"),
  ]);
}

/** The rolled flatbread with toasted patches and a fold. */
function flatbread(): Piece {
  const roll: Point[] = [
    [132, 128, 12],
    [166, 118, 14],
    [234, 118, 14],
    [268, 130, 12],
    [262, 300, 8],
    [140, 300, 8],
  ];
  const spots = [
    [158, 152, 12],
    [182, 184, 9],
    [150, 196, 8],
    [212, 146, 9],
    [243, 176, 8],
    [222, 192, 6],
  ].map(([x = 0, y = 0, r = 0], index) =>
    cut(
      turn(
        facets({ at: [x, y], rx: r, ry: r * 0.56, corners: 8, seed: index + 3, jitter: 0.05 }),
        24,
        [x, y],
      ),
      4,
    ),
  );
  return piece(cut(roll), TORTILLA.dark, [
    detail(
      cut(
        [
          [120, 110],
          [252, 110],
          [196, 310],
          [120, 310],
        ],
        6,
      ),
      TORTILLA.base,
    ),
    detail(
      cut(
        [
          [120, 110],
          [160, 110],
          [150, 310],
          [120, 310],
        ],
        6,
      ),
      TORTILLA.light,
    ),
    detail(spots.join(""), "#C8914D"),
  ]);
}

/** The paper sleeve with its zigzag edge and cream stripes. */
function sleeve(): Piece {
  const teeth: Point[] = Array.from({ length: 11 }, (_, index) => [
    124 + index * 15.2,
    index % 2 === 0 ? 206 : 219,
    3,
  ]);
  const outline: Point[] = [...teeth, [264, 318, 8], [136, 318, 8]];
  return piece(cut(outline), TEAL.base, [
    detail(
      cut(
        [
          [110, 240],
          [290, 240],
          [290, 262],
          [110, 262],
        ],
        2,
      ),
      CREAM.base,
    ),
    detail(
      cut(
        [
          [110, 270],
          [290, 270],
          [290, 277],
          [110, 277],
        ],
        2,
      ),
      TEAL.light,
    ),
    detail(
      cut(
        [
          [290, 190],
          [238, 190],
          [222, 330],
          [290, 330],
        ],
        2,
      ),
      "#22565D8C",
    ),
  ]);
}

/** What looks out of the wrap, the tahini over its edge. */
function filling(): Piece[] {
  const tahini: Point[] = [
    [138, 122],
    [166, 112],
    [202, 116],
    [236, 112],
    [262, 122],
    [258, 140],
    [238, 134],
    [222, 138],
    [212, 160],
    [200, 158],
    [194, 138],
    [172, 134],
    [160, 148],
    [148, 142],
  ];
  return [
    leaf({ at: [168, 120], length: 92, width: 56, angle: -112 }, DEEP_LEAF),
    leaf({ at: [212, 104], length: 84, width: 50, angle: -72 }, PALE_LEAF),
    leaf({ at: [238, 122], length: 72, width: 44, angle: -34 }, MID_LEAF),
    leaf({ at: [156, 128], length: 54, width: 38, angle: -150 }, PALE_LEAF),
    falafel([170, 96], 29, 3),
    falafel([238, 104], 28, 6),
    tomatoHalf([206, 92], 26),
    piece(flow(tahini), CREAM.base),
  ];
}

/** Falafel wrap in a sleeve, with falafel and a tomato beside it. */
export function wrapFalafel(): Picture {
  const wrap = [
    piece(blob({ at: [200, 126], rx: 66, ry: 18, corners: 16, jitter: 0.01 }), TORTILLA.dark),
    ...filling().slice(0, 7),
    flatbread(),
    ...filling().slice(7),
    sleeve(),
  ];
  return picture("wrap-falafel", [
    placed(wrap, { turn: 15, about: [200, 200], x: 6, y: -6 }),
    falafel([290, 264], 30, 8),
    falafel([334, 276], 24, 12),
    cherryTomato([96, 274], 20),
    leaf({ at: [100, 286], length: 44, width: 26, angle: 190 }, PALE_LEAF),
  ]);
}
