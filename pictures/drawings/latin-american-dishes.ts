/** Dishes, sweets and drinks of Latin American kitchens. */

import { BEEF, CREAM, LEAF, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid } from "../parts/form.ts";
import { chunks } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { friesPile } from "../parts/vegetables.ts";
import { PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

function lomoSaltado(): Piece[] {
  return [
    PLATE,
    ...riceDome([96, 238], 74, 70),
    friesPile([292, 186], 9),
    chunks(points("160,214 208,186 254,204 186,244 236,238 284,244"), BEEF, 1.35),
    strewn(
      points("176,190 226,216 268,226 204,256"),
      ["#8A3264", bar(46, 11, 47)],
      ["#D391B8", ([x, y], i) => bar(42, 7, 47)([x - 1, y - 1], i)],
    ),
    ...points("150,240 240,180 298,230").map((at, i) =>
      form(laid("-22,8,12 -12,-16,12 16,-16,12 24,8,10 2,16,10", at, i * 41), TOMATO, [], [-2, -4]),
    ),
    flecks(spread([222, 214], 84, 36, 12, 5), LEAF.base, bar(13, 6)),
  ];
}

function alfajores(): Piece[] {
  const one = ([x, y]: Point): Piece[] => [
    form(
      laid("-70,14,20 70,14,20 66,40,16 -66,40,16", [x, y]),
      { base: "#F0D9A4", light: "#FBEFD0", dark: "#C9A662" },
      [],
      [-3, -3],
    ),
    form(
      laid("-72,-4,10 72,-4,10 74,16,10 -74,16,10", [x, y]),
      { base: "#A8642C", light: "#D09458", dark: "#7A3E10" },
      [],
      [-2, -3],
    ),
    form(
      laid("-72,-2,20 -60,-34,26 0,-46,30 60,-34,26 72,-2,20 0,6,26", [x, y]),
      { base: "#F0D9A4", light: "#FBEFD0", dark: "#C9A662" },
      [
        detail(
          cut(laid("-60,-12,16 -48,-34,20 0,-42,24 48,-34,20 58,-12,16 0,-4,20", [x, y])),
          "#FFFDF8",
        ),
        flecks(spread([x, y - 18], 52, 16, 14, x), "#F0E2C0", disc(6, 3)),
      ],
      [-3, -4],
    ),
    flecks(laid("-70,4 -58,10 66,4 70,10 -74,8", [x, y]), "#FFFDF4", disc(6, 5)),
  ];
  return [PLATE, ...one([138, 168]), ...one([270, 176]), ...one([200, 232])];
}

function coconut(): Piece[] {
  const shell: Tones = { base: "#7FA648", light: "#B8CF7E", dark: "#4F7323" };
  return [
    form(
      "80,152,40 96,92,50 200,66,70 304,92,50 320,152,40 316,236,60 266,296,50 200,304,50 134,296,50 84,236,60",
      shell,
      [
        detail(
          cut(points("104,160,20 124,110,24 150,104,18 126,160,20 124,240,24 106,220,20")),
          shell.light,
        ),
        slit(flow(points("250,112 282,170 266,262"), false), shell.dark, 5),
      ],
      [-9, -8],
    ),
    piece(oval([200, 108], 82, 34, 20), "#F3E9CE", [
      detail(oval([200, 110], 70, 27, 18), "#FFFDF6"),
      detail(oval([200, 114], 58, 20, 16), "#DDE9E4"),
      detail(oval([180, 110], 24, 6, 9), "#FFFFFF"),
    ]),
    form(
      "214,112,3 252,8,3 266,12,3 228,116,3",
      { base: "#EB7650", light: "#F5A58A", dark: "#B23620" },
      [detail(cut(points("232,60 262,66 258,80 228,74"), 0), CREAM.base)],
      [-2, 0],
    ),
    ...((): Piece[] => [
      piece(oval([316, 262], 52, 44, 16), "#7A4A24", [
        detail(oval([316, 260], 44, 36, 16), "#FFFDF6"),
        detail(oval([318, 262], 30, 24, 14), "#EFE6D0"),
      ]),
    ])(),
  ];
}

export const LATIN_AMERICAN_DISHES = {
  "lomo-saltado": lomoSaltado,
  alfajores: alfajores,
  "coconut-water": coconut,
} satisfies Drawings;
