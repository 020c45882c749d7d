/** Breads. */

import { BAKED, WOOD, YEAST_DOUGH } from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { pretzel } from "../parts/dough.ts";
import { form, laid, lump } from "../parts/form.ts";
import { disc, flecks, spread } from "../parts/strew.ts";
import { board } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

function loaf(): Piece[] {
  return [
    ...board(190),
    form(
      "40,200,40 66,142,50 140,110,54 260,110,54 334,142,50 360,200,40 344,248,26 300,258,20 100,258,20 56,248,26",
      BAKED,
      [
        ...[108, 168, 230, 292].map((x) =>
          detail(
            cut(laid("-22,36,12 -6,-26,14 16,-40,12 26,-26,12 10,34,12 -8,48,12", [x, 166], 14)),
            YEAST_DOUGH.light,
          ),
        ),
        flecks(spread([200, 220], 130, 20, 14, 4), "#F8E3BC", disc(9, 3, [0, 0], 6)),
      ],
      [-7, -11],
    ),
  ];
}

/** A long loaf, lying at a slant. */
function stick(at: Point, angle: number, size = 1): Piece {
  return placed(
    [
      form(
        "-160,0,26 -134,-30,26 134,-30,26 160,0,26 134,30,26 -134,30,26",
        BAKED,
        [
          ...[-104, -52, 0, 52, 104].map((x) =>
            detail(
              cut(
                points(
                  `${x - 20},16,8 ${x - 6},-22,10 ${x + 16},-26,8 ${x + 20},-14,8 ${x + 4},20,8 ${x - 12},24,8`,
                ),
              ),
              YEAST_DOUGH.light,
            ),
          ),
        ],
        [-3, -9],
      ),
    ],
    { x: at[0], y: at[1], turn: angle, scale: size },
  );
}

function roll(at: Point, seed: number, size = 1, tones = BAKED): Piece[] {
  const [x, y] = at;
  return [
    lump(at, [66 * size, 50 * size], tones, seed, [
      detail(oval([x - 18 * size, y - 20 * size], 26 * size, 11 * size, 9), tones.light),
      slit(flow(laid("-40,6 0,-10 42,2", at, 0, size), false), tones.dark, 6),
    ]),
  ];
}

function breadBasket(): Piece[] {
  return [
    stick([250, 112], -58, 0.62),
    stick([300, 130], -44, 0.6),
    ...roll([120, 148], 3, 1.05),
    ...roll([200, 132], 6, 1.1, { base: "#B07A45", light: "#CF9E68", dark: "#7E5128" }),
    ...roll([282, 168], 9, 1),
    ...roll([180, 176], 4, 1),
    form(
      "40,186,16 360,186,16 330,286,22 308,298,12 92,298,12 70,286,22",
      WOOD,
      [
        detail(
          [0, 1, 2]
            .flatMap((row) =>
              Array.from({ length: 9 }, (_, i) =>
                cut(box(44 + i * 38 + (row % 2) * 19, 200 + row * 34, 24, 24), 6),
              ),
            )
            .join(""),
          WOOD.light,
        ),
        detail(cut(points("330,180 370,180 350,300 296,300"), 3), "#46281426"),
      ],
      [0, 0],
    ),
    form("32,180,10 368,180,10 364,204,10 36,204,10", WOOD, [], [0, -7]),
  ];
}

export const BREADS = {
  pretzel: pretzel,
  "bread-loaf": loaf,
  "bread-baguette": () => [stick([200, 150], -14), stick([200, 214], -14)],
  "bread-rolls": () => [
    ...board(190),
    ...roll([138, 176], 3, 1.2),
    ...roll([266, 168], 6, 1.2, { base: "#B07A45", light: "#CF9E68", dark: "#7E5128" }),
    ...roll([206, 214], 9, 1.2),
  ],
  "bread-basket": breadBasket,
} satisfies Drawings;
