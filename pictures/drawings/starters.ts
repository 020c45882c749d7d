/** Potatoes, breads, dumplings and other small dishes. */

import {
  BREAD,
  CHEESE,
  CREAM,
  CRUST,
  LEAF,
  MASH,
  SOY,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, steamer } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { gyoza } from "../parts/pasta-and-rice.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { board, dip, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const BUTTER: Tones = { base: "#FACC62", light: "#FDE3A0", dark: "#E3A93A" };
const ROASTED: Tones = { base: "#E0A03C", light: "#F4CC7C", dark: "#B4731F" };
const SKIN: Tones = { base: "#A9703A", light: "#C48F57", dark: "#7C4B20" };
const DOUGH: Tones = { base: "#F6E5C0", light: "#FFF6E0", dark: "#DBBF88" };
const GREEN_DOUGH: Tones = { base: "#C9D79A", light: "#E4EDC2", dark: "#A0B465" };
const KERNEL: Tones = { base: "#F4C13A", light: "#FBDC80", dark: "#D89A1E" };

function mash(): Piece[] {
  return [
    ...heapedBowl([
      mound([200, 182], 138, 110, MASH),
      slit(
        flow(points("96,150 140,122 196,132 250,112 302,146"), false) +
          flow(points("118,112 168,92 216,100 268,86"), false),
        MASH.dark,
        6,
      ),
      form("172,78,6 214,66,6 238,86,6 196,102,6", BUTTER, [], [-2, -8]),
      detail(
        flow(points("176,98 214,104 244,94 262,122 246,130 236,112 210,116 190,132 180,118")),
        BUTTER.base,
      ),
      flecks(spread([200, 134], 100, 30, 12, 5), LEAF.base, bar(10, 4)),
    ]),
    steam([160, 60], 44),
    steam([250, 56], 44),
  ];
}

/** A potato in its skin, cut open and filled. */
function bakedPotato(): Piece[] {
  return [
    plate([200, 236], 188, 70),
    form(
      "52,190,34 84,136,40 150,110,40 250,110,40 316,136,40 348,190,34 330,244,40 260,276,40 140,276,40 70,244,40",
      SKIN,
      [flecks(spread([200, 240], 120, 26, 9, 4), SKIN.dark, disc(6, 4))],
    ),
    form(
      "86,176,24 130,142,24 200,134,24 270,142,24 314,176,24 270,212,24 200,222,24 130,212,24",
      MASH,
      [detail(cut(points("104,178 150,150 210,146 170,172 130,196"), 10), MASH.light)],
      [-2, -5],
    ),
    form(
      "134,168,14 158,132,18 200,118,18 244,132,18 268,166,14 252,196,10 240,184,8 228,214,8 214,208,8 204,190,10 176,194,10 164,206,8 152,188,10",
      CREAM,
      [detail(oval([184, 146], 26, 9, 8), "#FFFFFF")],
      [-3, -6],
    ),
    strewn(spread([204, 158], 54, 28, 12, 3), [LEAF.dark, disc(8, 6)], ["#8FB14C", disc(5, 3)]),
  ];
}

/** Halves of roast potatoes with rosemary. */
function roastPotatoes(): Piece[] {
  const places = points(
    "112,160 158,136 208,120 258,136 294,162 138,184 188,164 242,172 206,194 268,196",
  );
  return heapedBowl(
    [
      mound([200, 184], 132, 60, { ...ROASTED, base: ROASTED.dark }),
      ...places.map((at, i) =>
        lump(at, [34, 26], ROASTED, i + 3, [
          detail(oval([at[0] - 6, at[1] - 8], 15, 8, 8, i), ROASTED.light),
        ]),
      ),
      ...[
        [172, 120, 60],
        [240, 150, -30],
        [150, 168, 20],
      ].flatMap(([x = 0, y = 0, a = 0]) => [
        slit(flow(laid("-22,0 0,-3 22,2", [x, y], a), false), LEAF.dark, 4),
        slit(
          [-16, -6, 4, 14]
            .map(
              (d) =>
                flow(laid(`${d},0 ${d + 5},-10`, [x, y], a), false) +
                flow(laid(`${d},0 ${d + 6},10`, [x, y], a), false),
            )
            .join(""),
          LEAF.base,
          4,
        ),
      ]),
    ],
    CRUST,
  );
}

/** Flat cakes of grated potato. */
function rosti(): Piece[] {
  const cake = ([x, y]: Point, seed: number): Piece[] => [
    lump([x, y], [82, 40], ROASTED, seed, [
      flecks(spread([x, y - 4], 66, 28, 12, seed), "#C98A2C", bar(24, 4)),
      flecks(spread([x - 4, y - 8], 62, 24, 12, seed + 3), ROASTED.light, bar(22, 4, 61)),
    ]),
  ];
  return [
    plate([200, 230], 188, 74),
    ...cake([146, 174], 3),
    ...cake([256, 178], 7),
    ...cake([190, 216], 5),
    ...dip([306, 244], CREAM),
    leaf({ at: [98, 262], length: 46, width: 28, angle: -30 }, MID_LEAF),
    leaf({ at: [98, 262], length: 44, width: 26, angle: -110 }, PALE_LEAF),
  ];
}

/** A cob of corn, lying, with its leaves. */
function cob(at: Point, angle: number): Piece {
  const rows = [-20, -7, 6, 19].flatMap((y, row) =>
    Array.from(
      { length: 11 },
      (_, i): Point => [-92 + i * 17 + (row % 2) * 7, y * (1 - Math.abs(i - 4) * 0.04)],
    ),
  );
  return placed(
    [
      leaf({ at: [84, 6], length: 120, width: 66, angle: -28 }, PALE_LEAF),
      form(
        "-118,0,16 -96,-30,20 0,-38,24 92,-32,16 104,0,12 92,32,16 0,38,24 -96,30,20",
        KERNEL,
        [
          flecks(rows, KERNEL.light, ([x, y]) => oval([x, y], 7, 5.4, 6)),
          flecks(
            rows.filter((_, i) => i % 5 === 0),
            "#C9872A",
            ([x, y]) => oval([x + 1, y + 3], 5, 2.4, 5),
          ),
        ],
        [-2, -12],
      ),
      leaf({ at: [124, 4], length: 110, width: 60, angle: 164 }, MID_LEAF),
      leaf({ at: [110, -4], length: 84, width: 40, angle: 6 }, DEEP_LEAF),
    ],
    { x: at[0], y: at[1], turn: angle },
  );
}

/** A slice of baguette, toasted. */
export function toastedSlice(
  at: Point,
  angle: number,
  tones: Tones,
  on: readonly Piece[] = [],
): Piece[] {
  return [
    placed(
      [
        form(
          "-58,0,24 -40,-30,24 6,-40,24 48,-26,24 58,4,22 40,30,24 -8,38,24 -46,26,24",
          { base: CRUST.light, light: BREAD.light, dark: CRUST.base },
          [
            detail(
              cut(
                points(
                  "-48,-2,20 -34,-26,20 4,-34,20 40,-22,20 48,2,20 34,22,20 -6,28,20 -40,18,20",
                ),
              ),
              tones.base,
            ),
            detail(cut(points("-34,-6,10 -20,-22,10 8,-24,10 -4,-8,10 -26,4,8")), tones.light),
          ],
          [-2, -5],
        ),
        ...on,
      ],
      { x: at[0], y: at[1], turn: angle },
    ),
  ];
}

function garlicBread(): Piece[] {
  const buttered: Tones = { base: "#F3CE78", light: "#FBE6AE", dark: CRUST.light };
  const herbs = (seed: number): Piece[] => [
    flecks(spread([0, -3], 38, 22, 12, seed), LEAF.base, bar(9, 4)),
    flecks(spread([0, -3], 36, 20, 4, seed + 5), "#FFFBEA", disc(4, 3)),
  ];
  return [
    ...board(170),
    ...toastedSlice([112, 168], -16, buttered, herbs(3)),
    ...toastedSlice([196, 148], -10, buttered, herbs(5)),
    ...toastedSlice([286, 164], 8, buttered, herbs(8)),
    ...toastedSlice([154, 220], -8, buttered, herbs(2)),
    ...toastedSlice([246, 222], 6, buttered, herbs(11)),
    ...garlic([334, 236]),
  ];
}

/** A bulb of garlic. */
export function garlic(at: Point, size = 1): Piece[] {
  return [
    form(
      laid(
        "-4,-52,3 6,-52,3 10,-26,10 34,-4,16 32,22,16 12,34,12 -12,34,12 -32,22,16 -34,-4,16 -10,-26,10",
        at,
        6,
        size,
      ),
      { base: "#FBF3E6", light: "#FFFFFF", dark: "#DCCBB4" },
      [
        slit(
          flow(laid("2,-28 -10,0 -6,30", at, 6, size), false) +
            flow(laid("4,-28 16,0 10,30", at, 6, size), false),
          "#D9BFC4",
          3.4 * size,
        ),
      ],
    ),
  ];
}

function bruschetta(): Piece[] {
  const toast: Tones = { base: "#EDBB68", light: "#F8DC9F", dark: CRUST.light };
  const topping = (seed: number): Piece[] => [
    strewn(
      spread([0, -8], 36, 20, 10, seed),
      [TOMATO.dark, ([x, y], i) => cut(box(x - 10, y - 9, 20, 18, i * 29), 4)],
      [TOMATO.light, ([x, y], i) => cut(box(x - 9, y - 10, 15, 12, i * 29), 3)],
    ),
    leaf({ at: [-4, -14], length: 36, width: 24, angle: -30 }, MID_LEAF),
    leaf({ at: [-4, -14], length: 32, width: 22, angle: -150 }, PALE_LEAF),
  ];
  return [
    ...board(176),
    ...toastedSlice([120, 170], -10, toast, topping(3)),
    ...toastedSlice([276, 166], 8, toast, topping(6)),
    ...toastedSlice([198, 214], -2, toast, topping(9)),
  ];
}

function gyozaPlate(tones: Tones): Piece[] {
  return [
    plate([200, 230], 188, 74),
    gyoza([140, 164], -10, tones, 1.05),
    gyoza([252, 164], 8, tones, 1.05),
    gyoza([118, 222], 2, tones, 1.05),
    gyoza([226, 222], -6, tones, 1.05),
    ...dip([318, 242], SOY),
    strewn(points("180,250 196,262 150,262"), [LEAF.dark, disc(8, 6)], ["#A5C268", disc(4, 3)]),
  ];
}

/** A steamed bun. */
function bun([x, y]: Point, seed: number): Piece {
  return lump([x, y], [52, 44], DOUGH, seed, [
    detail(oval([x - 16, y - 16], 16, 10, 8), "#FFFFFF"),
    slit(
      [-60, -20, 20, 60].map((a) => flow(laid("0,-4 0,-22", [x, y - 18], a), false)).join(""),
      DOUGH.dark,
      4,
    ),
  ]);
}

function cheeseBoard(): Piece[] {
  const wedge = (outline: string, side: string, tones: Tones): Piece[] => [
    form(side, tones, [], [-2, -6]),
    piece(cut(points(outline)), tones.light),
  ];
  return [
    ...board(160),
    ...wedge("70,178,6 148,118,10 176,152,6", "70,176,6 176,150,6 178,198,6 76,222,8", CHEESE),
    ...wedge(
      "196,164,8 256,128,10 330,142,10 306,186,8",
      "196,164,8 306,184,6 330,142,6 330,176,6 306,222,8 198,202,8",
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" },
    ),
    flecks(points("106,196 140,182 152,192 92,206"), CHEESE.dark, disc(8, 6)),
    flecks(points("236,150 270,152 288,166 222,188 266,202 250,176"), "#7FA0A0", disc(6, 4)),
    strewn(
      points("108,238 130,226 152,238 120,254 144,258 166,252 132,244"),
      ["#5D2247", disc(14, 13)],
      ["#8E4A76", disc(10, 9, [-2, -2])],
      ["#C79AB8", disc(4, 2.6, [-4, -5])],
    ),
    leaf({ at: [172, 238], length: 40, width: 26, angle: -40 }, MID_LEAF),
    strewn(
      points("238,232 286,240"),
      [CRUST.base, disc(30, 18, [0, 0], 12)],
      ["#EDBB68", disc(27, 15, [-1, -2], 12)],
      ["#C9803B", disc(3, 2, [-8, -2])],
      ["#C9803B", disc(3, 2, [8, 2])],
    ),
  ];
}

function oliveBowl(): Piece[] {
  const places = points(
    "118,162 156,144 196,130 238,142 280,160 142,176 184,164 226,168 264,182 204,186",
  );
  return heapedBowl(
    [
      mound([200, 186], 130, 50, { base: "#6C7A34", light: "#8D9C4A", dark: "#4C5823" }),
      ...places.map((at, i) =>
        ball(
          at,
          25,
          i % 3 === 0
            ? { base: "#4A3A4F", light: "#8A7690", dark: "#2E2433" }
            : { base: "#8A9C3E", light: "#BECB7C", dark: "#647427" },
          i + 2,
          0.86,
        ),
      ),
      flecks(points("122,162 200,130 284,160 188,166 230,170"), TOMATO.base, disc(6, 5)),
      leaf({ at: [176, 126], length: 54, width: 22, angle: -130 }, MID_LEAF),
      leaf({ at: [252, 134], length: 54, width: 22, angle: -40 }, PALE_LEAF),
    ],
    { base: "#EADCC3", light: "#FFFDF8", dark: "#C9B48F" },
  );
}

export const STARTERS = {
  "mashed-potatoes": mash,
  "baked-potato": bakedPotato,
  "roast-potatoes": roastPotatoes,
  "potato-rosti": rosti,
  corn: () => [
    plate([200, 240], 188, 66),
    cob([196, 160], -16),
    cob([176, 226], -16),
    form("196,128,5 234,116,5 250,134,5 212,148,5", BUTTER, [], [-2, -7]),
  ],
  "garlic-bread": garlicBread,
  bruschetta: bruschetta,
  gyoza: () => gyozaPlate(DOUGH),
  "gyoza-veggie": () => gyozaPlate(GREEN_DOUGH),
  "bao-buns": () => [
    ...steamer([bun([124, 150], 3), bun([276, 150], 6), bun([200, 134], 9), bun([200, 178], 4)]),
    steam([150, 84], 56),
    steam([250, 84], 56),
  ],
  "cheese-board": cheeseBoard,
  olives: oliveBowl,
} satisfies Drawings;
