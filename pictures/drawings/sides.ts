/** Sides: skin-on fries and cheese toast. */

import { BUN, CHEESE, CREAM, CRUST, POTATO, TEAL, type Tones } from "../paper/palette.ts";
import { detail, type Picture, type Piece, picture, piece, shaded, slit } from "../paper/paper.ts";
import { box, cut, flow, type Point, points, shift, turn } from "../paper/shapes.ts";
import { beetRoot } from "../parts/garnish.ts";

/** One fry: its place at the carton's mouth, length, lean, width, and whether it lies behind. */
export type Fry = readonly [
  x: number,
  length: number,
  lean: number,
  width: number,
  behind: boolean,
];

/** The tones of fries in front and of those behind them. */
export interface FryTones {
  readonly front: Tones;
  readonly behind: Tones;
}

const GOLDEN: FryTones = {
  front: POTATO,
  behind: { base: "#E6B540", light: POTATO.base, dark: "#CC9830" },
};

/** A fry as a square stick: front side, dark side, slanting end, a sliver of skin. */
function fry([x, length, lean, width, behind]: Fry, index: number, of: FryTones): Piece {
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
  const tones = behind ? of.behind : of.front;
  return piece(lay(stick), tones.base, [
    detail(lay(edge), tones.dark),
    detail(lay(light, 2), tones.light),
    ...(index % 2 === 0 ? [detail(lay(skin), CRUST.light)] : []),
  ]);
}

export const FRIES: readonly Fry[] = [
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
  const mark = { at: [200, 265] as Point, size: 0.46 };
  const leaves = [-1, 1].map((side): Point[] => [
    [200 + side * 1, 254],
    [200 + side * 4, 246],
    [200 + side * 15, 243],
    [200 + side * 11, 251],
  ]);
  const emblem = cut(beetRoot(mark)) + leaves.map((points) => cut(points, 4)).join("");
  return piece(cut(outline), TEAL.base, [
    detail(cut(points("330,140 290,150 258,300 330,300"), 4), TEAL.dark),
    detail(cut(ribbon, 6), CREAM.base),
    detail(cut(points("330,140 292,140 277,240 330,240"), 4), "#22565D40"),
    ...(marked ? [detail(emblem, CREAM.base)] : []),
  ]);
}

/** The whole portion, also used on the lunch tray. */
export function friesPieces(fries: readonly Fry[] = FRIES, marked = true, tones = GOLDEN): Piece[] {
  const back = points("92,160 130,136 200,126 270,136 308,160 290,240 110,240");
  return [
    piece(cut(back, 10), TEAL.dark),
    ...fries.map((one, index) => fry(one, index, tones)),
    carton(marked),
  ];
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
  const patch = shift(points("-90,-100 6,-100 -34,-6 -60,90 -90,90"), x, y);
  return piece(cut(lay(slice(x, y, 0))), CRUST.base, [
    detail(cut(lay(shift(slice(x, y, 2), -3, -4))), CRUST.light),
    detail(cut(lay(slice(x, y, 13))), "#EDB862", [detail(cut(lay(patch), 12), BUN.light)]),
    ...(marks ? lines : []),
  ]);
}

/** Molten cheese between the slices, running down in long drops. */
function moltenCheese(): Piece {
  const outline = points(
    "110,110,10 206,66,20 292,92,12 304,150,16 299,196,12 307,236,9 297,247,9 288,236,9 283,206,10 270,222,14 262,268,14 247,302,9 236,300,9 233,276,10 204,284,12 192,308,8 181,308,8 176,288,10 128,292,12",
  );
  return shaded(
    cut(outline),
    CHEESE.dark,
    CHEESE.base,
    [-5, -4],
    [detail(cut(points("270,110 288,110 290,176 280,196 272,170"), 8), CHEESE.light)],
  );
}

/** Cheese toast: two grilled slices with cheese running out between them. */
export function toastCheese(): Picture {
  return picture("toast-cheese", [
    toastSlice(244, 150, 13, false),
    moltenCheese(),
    toastSlice(166, 190, -6, true),
  ]);
}
