/** What is baked of dough. */

import { BAKED, LYE, WHITE } from "../paper/palette.ts";
import { detail, type Piece, slit } from "../paper/paper.ts";
import { cut, flow, type Point, points } from "../paper/shapes.ts";
import { form } from "./form.ts";
import { bar, disc, flecks, spread } from "./strew.ts";

/** Icing sugar dusted over a cake. */
export function dusting(at: Point, rx: number, ry: number, count = 18): Piece {
  return flecks(spread(at, rx, ry, count, 5), WHITE, disc(5, 3.4, [0, 0], 5));
}

/** Half of a croissant from its tip to the middle: outline and light of each fold. */
const CROISSANT_FOLDS = [
  ["22,238,16 42,188,26 88,178,20 98,230,18 40,260,12", "44,206,8 60,194,8 76,196,8 50,228,8"],
  [
    "40,204,26 78,136,34 136,120,24 142,200,22 86,240,20",
    "70,168,10 94,142,10 118,138,10 92,180,10 76,204,8",
  ],
  [
    "90,148,34 136,92,34 190,92,24 190,192,22 122,216,22",
    "124,132,10 150,106,10 172,106,10 148,150,10 130,184,8",
  ],
] as const;

/** A croissant. */
export function croissant(): Piece[] {
  const mirrored = (outline: string): Point[] =>
    points(outline).map(([x, y, r]): Point => [400 - x, y, r]);
  return [
    ...CROISSANT_FOLDS.flatMap(([outline, light]) => [
      form(outline, BAKED, [detail(cut(points(light)), BAKED.light)], [-5, -7]),
      form(mirrored(outline), BAKED, [detail(cut(mirrored(light)), BAKED.light)], [-5, -7]),
    ]),
    form(
      "138,116,36 166,76,34 234,76,34 262,116,36 266,184,28 200,206,30 134,184,28",
      BAKED,
      [
        detail(
          cut(points("166,108,12 188,90,12 216,92,12 196,140,12 176,176,10 160,150,10")),
          BAKED.light,
        ),
        slit(flow(points("240,104 246,146 232,184"), false), "#C07E28", 5),
      ],
      [-6, -8],
    ),
  ];
}

const ROPE = points(
  "140,238 190,188 214,132 252,84 310,94 330,152 304,214 262,246 200,262 140,246",
);

/** A pretzel: one rope, laid as a thick line on either side. */
export function pretzel(): Piece[] {
  const rope = (dy: number, colour: string, width: number): Piece => {
    const side = ROPE.map(([x, y]): Point => [x, y + dy]);
    const other = side.map(([x, y]): Point => [400 - x, y]);
    return slit(flow(side, false) + flow(other, false), colour, width);
  };
  return [
    rope(5, "#46281424", 42),
    rope(0, LYE.dark, 42),
    rope(-3, LYE.base, 36),
    rope(-10, LYE.light, 7),
    form(
      "150,246,10 182,250,8 200,254,8 250,248,10 240,264,8 200,274,8 160,266,10",
      { base: "#F3D9A4", light: "#FBEBCB", dark: "#D5AE68" },
      [],
      [0, -3],
    ),
    flecks(
      points(
        "86,122 110,90 146,88 84,164 106,212 292,88 318,124 316,170 290,216 254,92 190,168 214,160 236,112 164,116 200,196",
      ),
      WHITE,
      bar(11, 8),
    ),
  ];
}
