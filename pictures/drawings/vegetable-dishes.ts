/** Vegetables as a dish or at the side. */

import { BROCCOLI, CREAM, CRUST, LEAF, TOMATO, type Tones, WHITE_BOWL } from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, mushrooms, onionRings } from "../parts/vegetables.ts";
import { pan, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { asparagus } from "./fish-and-meatless.ts";

const COURGETTE: Tones = { base: "#D6E5A8", light: "#EEF3CF", dark: LEAF.dark };
const AUBERGINE: Tones = { base: "#EAD9B0", light: "#F8EFD2", dark: "#5B2F52" };
const SPINACH: Tones = { base: "#4F7A2E", light: "#7FA34F", dark: "#35571C" };
const CABBAGE: Tones = { base: "#F1E3B0", light: "#FBF5DA", dark: "#CDB872" };
const CAULIFLOWER: Tones = { base: "#FBF1D8", light: "#FFFFFF", dark: "#DCC798" };
const BEANS: Tones = { base: "#D9642E", light: "#EE9464", dark: "#AE4415" };
const PLATE = plate([200, 238], 190, 72);

const grid = (at: Point, size: number, angle: number): Piece =>
  slit(
    [-0.4, 0, 0.4]
      .map((d) =>
        flow(
          laid(`${-size * 0.7},${d * size + 8} ${size * 0.7},${d * size - 8}`, at, angle),
          false,
        ),
      )
      .join(""),
    "#5A3A1C",
    5,
  );

function grilled(): Piece[] {
  const round = (at: Point, tones: Tones, seed: number): Piece =>
    lump(at, [44, 32], tones, seed, [grid(at, 34, 16)]);
  const pepper = (at: Point, tones: Tones, angle: number): Piece =>
    form(
      laid("-34,-46,20 30,-50,20 44,0,20 28,48,20 -28,48,20 -44,0,20", at, angle),
      tones,
      [grid(at, 40, angle + 10)],
      [-5, -7],
    );
  return [
    PLATE,
    pepper([112, 176], TOMATO, -20),
    pepper([290, 178], { base: "#F0AE2E", light: "#FACC62", dark: "#CE8717" }, 16),
    round([186, 152], AUBERGINE, 3),
    round([244, 160], COURGETTE, 6),
    round([160, 204], COURGETTE, 9),
    round([232, 214], AUBERGINE, 4),
    ...asparagus([176, 240], -6, 2),
    cherryTomato([298, 246], 22),
    cherryTomato([96, 240], 20),
    leaf({ at: [206, 188], length: 46, width: 28, angle: -60 }, MID_LEAF),
  ];
}

/** One head of broccoli with its stalk. */
function floret(
  [x, y]: Point,
  size: number,
  tones = BROCCOLI,
  stalk: Tones = { base: "#A9C46C", light: "#CFE09A", dark: "#7FA648" },
): Piece[] {
  return [
    form(laid("-16,0,6 16,0,6 20,52,10 -20,52,10", [x, y], 0, size), stalk, [], [-5, 0]),
    ...(
      [
        [-30, -4, 26],
        [30, -4, 26],
        [-14, -28, 28],
        [18, -26, 28],
        [0, -2, 28],
      ] as const
    ).map(([dx, dy, r], i) =>
      lump(
        [x + dx * size, y + dy * size],
        [r * size, r * 0.9 * size],
        tones,
        i + 3,
        i % 2
          ? []
          : [
              detail(
                oval(
                  [x + dx * size - r * size * 0.3, y + dy * size - r * size * 0.32],
                  r * size * 0.36,
                  r * size * 0.22,
                  7,
                ),
                tones.light,
              ),
            ],
      ),
    ),
  ];
}

function greenBeans(): Piece[] {
  return heapedBowl([
    mound([200, 184], 132, 50, SPINACH),
    strewn(
      spread([200, 156], 90, 34, 17, 4),
      [LEAF.dark, bar(110, 18, 29, -40)],
      ["#7FA648", ([x, y], i) => bar(104, 11, 29, -40)([x - 1, y - 2], i)],
      ["#B4CC6C", ([x, y], i) => bar(70, 3.4, 29, -40)([x - 2, y - 5], i)],
    ),
    flecks(spread([200, 150], 84, 30, 8, 8), "#FFF9EE", disc(5, 4, [0, 0], 6)),
  ]);
}

function carrotsAndPeas(): Piece[] {
  return heapedBowl([
    mound([200, 184], 134, 80, { base: "#7FA648", light: "#A5C268", dark: "#5F8D3B" }),
    strewn(
      spread([200, 152], 112, 44, 22, 4),
      [LEAF.dark, disc(15, 14, [0, 0], 8)],
      ["#8FB14C", disc(12, 11, [-2, -2], 8)],
      ["#C6DA95", disc(4, 3, [-5, -6], 6)],
    ),
    strewn(
      spread([204, 148], 104, 42, 9, 9),
      ["#BE5714", disc(23, 16)],
      ["#F0923E", disc(19, 12, [-1, -2])],
      ["#F8BE82", disc(8, 5, [-1, -2])],
    ),
  ]);
}

function spinach(): Piece[] {
  return openBowl(
    SPINACH,
    [
      ...[
        [130, 150, -20],
        [180, 136, 30],
        [240, 146, -10],
        [282, 160, 20],
        [160, 178, 10],
        [230, 180, -30],
      ].map(([x = 0, y = 0, a = 0], i) =>
        form(
          laid("-40,-4,14 -10,-22,16 34,-14,14 42,6,12 8,20,16 -30,16,14", [x, y], a),
          i % 2 ? SPINACH : BROCCOLI,
          [slit(flow(laid("-26,2 0,-6 26,0", [x, y], a), false), SPINACH.light, 4)],
          [-3, -5],
        ),
      ),
      slit(flow(points("120,166 160,150 204,166 250,152 288,170"), false), CREAM.base, 8),
    ],
    { base: "#E9D7BC", light: "#FBF1DF", dark: "#C4A97F" },
  );
}

function friedMushrooms(): Piece[] {
  return pan(
    [
      mushrooms(
        points("110,180 156,156 206,146 258,158 296,186 146,204 202,190 252,206 204,228"),
        1.45,
      ),
      flecks(spread([200, 186], 110, 50, 16, 4), LEAF.base, bar(12, 5)),
      onionRings(points("176,172 236,182"), 20),
    ],
    { base: "#B9854A", light: "#D9AE78", dark: "#8F5F2A" },
  );
}

function ratatouille(): Piece[] {
  const tones = [
    TOMATO,
    COURGETTE,
    AUBERGINE,
    { base: "#F5CF6B", light: "#FBE6A6", dark: "#CE9A2C" },
  ];
  const row = (y: number, from: number, count: number, shift: number): Piece[] =>
    Array.from({ length: count }, (_, i) => {
      const t = tones[(i + shift) % 4] ?? TOMATO;
      return form(
        laid("-15,-32,14 8,-34,14 18,0,14 8,34,14 -15,32,14 -22,0,14", [from + i * 31, y], 14),
        t,
        [],
        [-4, -2],
      );
    });
  return pan(
    [
      ...row(162, 92, 8, 0),
      ...row(210, 108, 7, 2),
      flecks(spread([200, 186], 124, 56, 16, 4), LEAF.base, bar(11, 4)),
      leaf({ at: [200, 186], length: 52, width: 32, angle: -30 }, MID_LEAF),
      leaf({ at: [198, 186], length: 50, width: 30, angle: -150 }, PALE_LEAF),
    ],
    { base: "#B9401F", light: "#DA6E48", dark: "#8C2B10" },
  );
}

function sauerkraut(): Piece[] {
  return heapedBowl([
    mound([200, 184], 136, 86, CABBAGE),
    strewn(
      spread([200, 146], 108, 46, 24, 4),
      [CABBAGE.dark, bar(62, 9, 41)],
      [CABBAGE.light, ([x, y], i) => bar(58, 5, 41)([x - 1, y - 1], i)],
    ),
    flecks(spread([200, 146], 100, 40, 8, 9), "#5D3A4A", disc(6, 6)),
  ]);
}

function redCabbage(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 136, 86, { base: "#8A2A68", light: "#B65A96", dark: "#651A4A" }),
      strewn(
        spread([200, 146], 108, 46, 22, 4),
        ["#5E1644", bar(60, 10, 41)],
        ["#B65A96", ([x, y], i) => bar(56, 5, 41)([x - 1, y - 1], i)],
      ),
      strewn(
        spread([200, 140], 80, 30, 4, 9),
        ["#C9A352", disc(20, 12)],
        ["#F8E8B4", disc(16, 8, [-1, -2])],
      ),
    ],
    WHITE_BOWL,
  );
}

function bakedBeans(): Piece[] {
  return openBowl(
    BEANS,
    [
      strewn(
        spread([200, 158], 122, 36, 24, 4),
        ["#A8652A", disc(18, 12, [0, 0], 8)],
        ["#E3AE6A", disc(15, 8, [-1, -2], 8)],
        ["#F4D3A4", disc(5, 2.6, [-4, -5], 6)],
      ),
    ],
    WHITE_BOWL,
  );
}

/** A heap of pickled vegetables. */
function pickles(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 130, 44, { base: "#D6B9C8", light: "#F0DDE6", dark: "#A8819A" }),
      strewn(
        points("120,164 156,146 128,182 170,176"),
        [LEAF.dark, disc(30, 22)],
        ["#8FB14C", disc(25, 17)],
        ["#D6E5A8", disc(14, 9)],
      ),
      strewn(
        spread([214, 150], 40, 30, 9, 4),
        ["#B23A5C", bar(50, 14, 41)],
        ["#EE8FA8", bar(45, 9, 41)],
      ),
      strewn(
        spread([268, 158], 36, 26, 8, 6),
        ["#BE5714", bar(48, 13, 37)],
        ["#F0923E", bar(43, 8, 37)],
      ),
    ],
    { base: "#E9D7BC", light: "#FBF1DF", dark: "#C4A97F" },
  );
}

function boiledPotatoes(): Piece[] {
  return heapedBowl([
    ...points("100,166 154,142 250,142 302,166 200,120 140,178 204,164 266,180").map((at, i) =>
      lump(at, [44, 35], { base: "#F6DB8A", light: "#FDF0C2", dark: "#CFA850" }, i + 3, [
        detail(oval([at[0] - 12, at[1] - 13], 18, 9, 8), "#FDF0C2"),
        flecks(spread(at, 28, 18, 3, i + 2), LEAF.base, bar(11, 5)),
      ]),
    ),
    leaf({ at: [198, 104], length: 50, width: 32, angle: -140 }, MID_LEAF),
    leaf({ at: [202, 104], length: 52, width: 32, angle: -70 }, PALE_LEAF),
    steam([140, 86], 50),
    steam([262, 84], 52),
  ]);
}

export const VEGETABLE_DISHES = {
  "vegetables-grilled": grilled,
  broccoli: () =>
    heapedBowl([
      mound([200, 184], 130, 50, BROCCOLI),
      ...floret([122, 142], 1.05),
      ...floret([280, 142], 1.05),
      ...floret([200, 118], 1.25),
    ]),
  cauliflower: () =>
    heapedBowl(
      [
        ...floret([126, 146], 0.95, CAULIFLOWER),
        ...floret([276, 146], 0.95, CAULIFLOWER),
        ...floret([200, 124], 1.1, CAULIFLOWER),
        leaf({ at: [92, 186], length: 76, width: 50, angle: -130 }, PALE_LEAF),
        leaf({ at: [308, 186], length: 76, width: 50, angle: -50 }, MID_LEAF),
      ],
      CRUST,
    ),
  "green-beans": greenBeans,
  "carrots-peas": carrotsAndPeas,
  spinach: spinach,
  asparagus: () => [
    PLATE,
    placed(asparagus([176, 150], -10, 5), { x: -42, y: -30, scale: 1.26 }),
    form(
      "130,192,16 166,178,18 216,180,18 240,200,16 228,224,12 216,240,9 206,240,9 198,224,10 152,220,14",
      { base: "#F8E08A", light: "#FDF0BE", dark: "#DDB848" },
      [detail(oval([174, 192], 20, 6, 8), "#FDF0BE")],
      [-3, -6],
    ),
    lemonWheel([318, 250], 30, 3),
  ],
  "mushrooms-fried": friedMushrooms,
  ratatouille: ratatouille,
  sauerkraut: sauerkraut,
  "red-cabbage": redCabbage,
  "baked-beans": bakedBeans,
  "pickled-vegetables": pickles,
  "boiled-potatoes": boiledPotatoes,
} satisfies Drawings;
