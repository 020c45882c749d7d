/** Parts of a breakfast buffet. */

import { COOKED_HAM, CURED_HAM, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece } from "../paper/paper.ts";
import { cut, oval, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid } from "../parts/form.ts";
import { strawberry } from "../parts/fruit.ts";
import { parsley } from "../parts/garnish.ts";
import { foldedSlices } from "../parts/meat.ts";
import { ball, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

/** Ham, salami and roast in folds and slices. */
function coldCuts(): Piece[] {
  return [
    PLATE,
    ...foldedSlices(
      [
        [122, 182, -18],
        [196, 160, 6],
        [278, 178, 18],
      ],
      COOKED_HAM,
      "#FBE3DE",
    ),
    ...points("98,226 146,240 196,244").map((at, i) =>
      piece(oval(at, 42, 28, 14, i + 3), "#8E2A20", [
        detail(oval([at[0] - 1, at[1] - 2], 39, 25, 14, i + 3), "#B63A2B"),
        flecks(spread([at[0], at[1] - 2], 30, 18, 9, i + 2), "#F0B79C", disc(6, 4, [0, 0], 7)),
      ]),
    ),
    ...foldedSlices(
      [
        [262, 226, -8],
        [312, 240, 20],
      ],
      CURED_HAM,
      "#F6DCC8",
    ),
    ...points("196,272 238,274").map((at, i) =>
      form(
        laid("-28,0,8 -16,-11,10 16,-11,10 28,0,8 16,11,10 -16,11,10", at, i * 30 - 14),
        { base: "#6F8E34", light: "#A9C262", dark: "#465F1A" },
        [],
        [-2, -4],
      ),
    ),
    ...parsley([206, 206]),
  ];
}

/** Flakes of maize in milk, with berries. */
function cereal(): Piece[] {
  const flake: Tones = { base: "#E8A83A", light: "#F9D488", dark: "#B5741A" };
  return [
    ...openBowl({ base: "#FFFAF0", light: "#FFFFFF", dark: "#E4D8C2" }, [
      strewn(
        spread([194, 152], 108, 32, 15, 4),
        [
          flake.dark,
          ([x, y], i) =>
            cut(laid("-24,2,8 -12,-14,9 10,-17,9 24,-2,8 14,13,9 -10,14,9", [x, y], i * 57), 7),
        ],
        [
          flake.base,
          ([x, y], i) =>
            cut(
              laid("-21,1,8 -11,-12,8 9,-14,8 21,-2,8 12,10,8 -9,11,8", [x - 1, y - 2], i * 57),
              6,
            ),
        ],
        [
          flake.light,
          ([x, y], i) => cut(laid("-12,-2,4 -4,-8,4 8,-8,4 2,-2,4", [x - 1, y - 3], i * 57), 3),
        ],
      ),
      ball([156, 140], 17, { base: "#4B4A86", light: "#8E8DC0", dark: "#2E2D5C" }),
      ball([182, 172], 17, { base: "#4B4A86", light: "#8E8DC0", dark: "#2E2D5C" }),
      ...strawberry([206, 140], 0.72, 16),
    ]),
    form(
      "286,60,8 306,52,8 322,66,10 262,160,10 246,152,8",
      { base: "#C3CDCD", light: "#EEF3F2", dark: "#8E9C9D" },
      [],
      [-2, -2],
    ),
  ];
}

export const BREAKFAST_PLATES = {
  "cold-cuts": coldCuts,
  "cereal-bowl": cereal,
} satisfies Drawings;
