/** Breakfast: eggs, pancakes, bowls. */

import {
  BEET,
  BREAD,
  BUN,
  BUTTER,
  CHEESE,
  CHOCOLATE,
  CREAM,
  CRUST,
  EGG_WHITE,
  GLASS,
  LEAF,
  PINK,
  TEAL,
  TOMATO,
  type Tones,
  YOGURT,
} from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { friedEgg } from "../parts/eggs.ts";
import { form, laid, lump } from "../parts/form.ts";
import { raspberry, strawberry } from "../parts/fruit.ts";
import { leaf, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { halfEgg, mushrooms, tomatoHalf } from "../parts/vegetables.ts";
import { dip, LOW_PLATE, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { toastedSlice } from "./starters.ts";

const PANCAKE: Tones = { base: "#E3A552", light: "#F6D296", dark: "#B87A2A" };
const SYRUP: Tones = { base: "#A9581B", light: "#D58B45", dark: "#7E3E0D" };
const OMELETTE: Tones = { base: "#F6CB55", light: "#FCE59C", dark: "#D39B26" };
const SCRAMBLED: Tones = { base: "#F9D568", light: "#FDEBAC", dark: "#DBA832" };
const BACON: Tones = { base: "#B8462F", light: "#F0B79C", dark: "#8A2C1C" };
const OATS: Tones = { base: "#E6CB98", light: "#F5E3BE", dark: "#C3A062" };
const SAUSAGE: Tones = { base: "#A9582C", light: "#D28A5C", dark: "#7A3A15" };
const ACAI: Tones = { base: "#6E2A63", light: "#9A5490", dark: "#4C1945" };
const TOASTED: Tones = { base: "#EDBB68", light: "#F8DC9F", dark: CRUST.light };

/** A rasher of bacon from above, in waves. */
export function rasher(at: Point, angle: number, length = 1): Piece {
  const wave = (dy: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => [(-92 + i * 23) * length, dy + (i % 2 ? 7 : -7)]);
  const at0 = (corners: readonly Point[]): Point[] => corners.map(([x, y]) => [x, y]);
  return placed(
    [
      form(
        [...wave(-15), ...wave(15).reverse()].map(([x, y]): Point => [x, y, 12]),
        BACON,
        [
          detail(flow([...at0(wave(-5)), ...at0(wave(2)).reverse()]), BACON.light),
          detail(flow([...at0(wave(9)), ...at0(wave(12)).reverse()]), "#DF8A6C"),
        ],
        [-1, -4],
      ),
    ],
    { x: at[0], y: at[1], turn: angle },
  );
}

function berries(places: readonly Point[]): Piece {
  return strewn(
    places,
    ["#3B2F56", disc(15, 14)],
    ["#6A5A9A", disc(11, 10, [-2, -2])],
    ["#9A8CC4", disc(4, 2.6, [-5, -6])],
  );
}

/** A stack of round cakes; what lies on the uppermost is drawn at y 118. */
function stack(on: readonly Piece[]): Piece[] {
  const one = (y: number, x: number): Piece =>
    form(
      laid("-138,0,24 -112,-26,26 112,-26,26 138,0,24 112,26,26 -112,26,26", [200 + x, y]),
      PANCAKE,
      [detail(cut(laid("-150,2 150,-2 150,12 -150,16", [200 + x, y])), PANCAKE.light)],
      [-4, -7],
    );
  return [
    plate([200, 268], 192, 54),
    one(240, -4),
    one(206, 5),
    one(172, -2),
    form(
      "62,130,24 110,96,40 290,96,40 338,130,24 324,158,24 76,158,24",
      PANCAKE,
      [
        detail(oval([200, 124], 116, 24, 18), PANCAKE.light),
        detail(oval([202, 127], 108, 19, 18), "#EBB868"),
      ],
      [-3, -8],
    ),
    ...on,
  ];
}

function syrup(): Piece {
  return form(
    "104,122,20 150,104,20 250,104,20 300,122,20 296,142,10 284,178,9 270,178,9 260,144,9 222,146,9 212,212,9 198,212,9 188,146,9 152,144,9 142,170,9 128,168,9 116,140,10",
    SYRUP,
    [detail(oval([160, 116], 34, 6, 9), SYRUP.light)],
    [-2, -4],
  );
}

function pancakes(): Piece[] {
  return stack([
    syrup(),
    form("168,102,6 214,90,6 242,108,6 198,124,6", BUTTER, [], [-2, -8]),
    ...strawberry([282, 104], 0.72, 14),
    berries(points("120,112 146,98")),
  ]);
}

/** A waffle with its pits, seen at a slant. */
function waffle(): Piece[] {
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((i) =>
      cut(
        points(
          `${86 + i * 48 - row * 4},${120 + row * 30},5 ${120 + i * 48 - row * 4},${120 + row * 30},5 ${118 + i * 48 - row * 6},${142 + row * 30},5 ${82 + i * 48 - row * 6},${142 + row * 30},5`,
        ),
      ),
    ),
  );
  return [
    LOW_PLATE,
    form(
      "68,112,26 92,96,26 320,96,26 342,112,26 338,246,26 312,262,26 72,262,26 50,246,26",
      PANCAKE,
      [detail(rows.join(""), "#BE7F2E")],
      [0, -12],
    ),
    form(
      "132,158,20 166,128,20 212,124,20 256,146,20 268,176,14 240,196,10 226,190,8 214,222,9 200,220,9 190,194,9 156,196,10 134,182,12",
      CREAM,
      [detail(oval([182, 144], 26, 9, 8), "#FFFFFF")],
      [-3, -6],
    ),
    ...strawberry([196, 138], 0.9),
    ...strawberry([256, 168], 0.7, 14),
    berries(points("140,166 164,184 236,130")),
    leaf({ at: [222, 150], length: 40, width: 26, angle: -20 }, MID_LEAF),
  ];
}

function crepes(): Piece[] {
  const tones: Tones = { base: "#F0CB83", light: "#FAE6B8", dark: "#C9974A" };
  const folded = (at: Point, angle: number): Piece =>
    form(
      laid("-104,-34,34 -20,-62,34 86,-44,16 98,-20,12 20,68,18 -6,72,18", at, angle),
      tones,
      [
        flecks(
          spread(laid("-14,-6", at, angle)[0] ?? at, 58, 34, 9, angle + 20),
          "#CF9440",
          disc(11, 6),
        ),
        slit(flow(laid("-92,-22 -10,8 88,-22", at, angle), false), tones.dark, 5),
      ],
      [-4, -7],
    );
  return [
    LOW_PLATE,
    folded([246, 180], 8),
    folded([158, 196], -6),
    slit(
      flow(points("80,176 130,204 156,168 200,210 232,158 270,200 310,156"), false),
      CHOCOLATE.base,
      8,
    ),
    ...strawberry([300, 240], 0.8, 12),
    ...strawberry([254, 254], 0.7, -12),
    leaf({ at: [286, 262], length: 40, width: 26, angle: 30 }, MID_LEAF),
  ];
}

function frenchToast(): Piece[] {
  const slice = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-84,60,16 -78,-22,20 -90,-44,26 -52,-74,30 52,-74,30 90,-44,26 78,-22,20 84,60,16",
        at,
        angle,
      ),
      { base: PANCAKE.base, light: PANCAKE.light, dark: PANCAKE.dark },
      [
        detail(
          cut(
            laid(
              "-70,48,14 -66,-20,16 -76,-42,22 -46,-62,26 46,-62,26 76,-42,22 66,-20,16 70,48,14",
              at,
              angle,
            ),
          ),
          "#F0C070",
        ),
        flecks(spread(at, 54, 46, 8, angle + 30), "#C98A34", disc(14, 9)),
      ],
      [-5, -6],
    );
  return [
    LOW_PLATE,
    slice([250, 168], 14),
    slice([158, 184], -6),
    form(
      "116,164,16 146,142,16 190,148,16 214,174,14 206,196,10 192,230,9 178,228,9 172,196,9 140,192,10",
      SYRUP,
      [detail(oval([150, 160], 20, 6, 8), SYRUP.light)],
      [-2, -4],
    ),
    flecks(spread([200, 166], 120, 46, 22, 4), "#FFFDF8", disc(6, 4, [0, 0], 5)),
    raspberry([296, 232]),
    raspberry([252, 250]),
    berries(points("330,206 276,262")),
  ];
}

function eggsAndToast(): Piece[] {
  return [
    LOW_PLATE,
    ...toastedSlice([284, 160], 12, TOASTED),
    ...toastedSlice([322, 206], 4, TOASTED),
    ...friedEgg([120, 190], 1.05, 3),
    ...friedEgg([214, 234], 1.05, 7),
    flecks(spread([166, 212], 110, 44, 14, 4), LEAF.base, bar(9, 4)),
    leaf({ at: [92, 262], length: 42, width: 26, angle: -30 }, MID_LEAF),
  ];
}

function baconAndEggs(): Piece[] {
  return [
    LOW_PLATE,
    rasher([210, 146], -8, 1.05),
    rasher([216, 178], -8, 1.05),
    rasher([206, 210], -6, 1.05),
    ...friedEgg([112, 236], 0.98, 3),
    ...friedEgg([244, 248], 0.98, 7),
  ];
}

function fullBreakfast(): Piece[] {
  const sausage = (at: Point, angle: number): Piece =>
    form(
      laid("-56,0,18 -44,-17,18 44,-17,18 56,0,18 44,17,18 -44,17,18", at, angle),
      SAUSAGE,
      [detail(cut(laid("-38,-10,4 34,-10,4 32,-4,4 -38,-4,4", at, angle)), SAUSAGE.light)],
      [-2, -5],
    );
  return [
    plate([200, 224], 194, 92),
    ...toastedSlice([312, 164], 14, TOASTED),
    rasher([206, 152], -8, 0.9),
    rasher([212, 178], -8, 0.9),
    ...friedEgg([104, 190], 0.9, 3),
    sausage([132, 262], -10),
    sausage([176, 240], -10),
    form(
      "228,232,20 270,212,20 326,222,20 338,252,20 296,280,20 246,272,20",
      { base: "#D9642E", light: "#EE9464", dark: "#AE4415" },
      [
        strewn(
          spread([284, 246], 44, 24, 8, 3),
          ["#B97A30", disc(13, 9)],
          ["#E9B56A", disc(10, 6, [-1, -2])],
        ),
      ],
      [-2, -4],
    ),
    tomatoHalf([216, 214], 22),
    mushrooms(points("76,244 96,262"), 0.9),
  ];
}

function omelette(): Piece[] {
  return [
    LOW_PLATE,
    form(
      "46,216,40 74,164,44 150,132,48 250,132,48 326,164,44 354,216,40 300,252,24 100,252,24",
      OMELETTE,
      [
        detail(
          cut(points("104,172,16 160,150,16 230,148,14 180,164,14 124,188,14")),
          OMELETTE.light,
        ),
        flecks(spread([206, 178], 110, 34, 8, 3), "#E0A93A", disc(16, 7)),
      ],
      [-5, -10],
    ),
    form(
      "44,220,14 100,236,14 200,244,14 300,236,14 356,220,14 334,262,26 260,280,26 140,280,26 66,262,26",
      OMELETTE,
      [],
      [-3, -5],
    ),
    strewn(
      points("90,240 150,250 214,252 276,246 320,236"),
      [TOMATO.dark, disc(15, 10)],
      [TOMATO.light, disc(10, 6, [-1, -2])],
    ),
    strewn(
      points("120,248 182,254 246,252 300,240"),
      [LEAF.dark, disc(13, 9)],
      ["#7FA648", disc(9, 5, [-1, -2])],
    ),
    flecks(spread([200, 190], 110, 34, 16, 9), LEAF.base, bar(10, 4)),
    leaf({ at: [330, 176], length: 48, width: 30, angle: -70 }, MID_LEAF),
    leaf({ at: [334, 180], length: 46, width: 28, angle: -14 }, PALE_LEAF),
  ];
}

function scrambledEggs(): Piece[] {
  return [
    LOW_PLATE,
    ...toastedSlice([296, 166], 12, TOASTED),
    ...toastedSlice([324, 214], 4, TOASTED),
    ...points("92,222 136,184 190,176 236,200 118,250 174,216 222,240 158,256 252,256").map(
      (at, i) =>
        lump(at, [46, 30], SCRAMBLED, i + 3, [
          detail(oval([at[0] - 10, at[1] - 10], 18, 8, 8), SCRAMBLED.light),
        ]),
    ),
    flecks(spread([168, 214], 90, 40, 18, 4), LEAF.base, bar(10, 4)),
  ];
}

function boiledEggs(): Piece[] {
  const eggCup: Tones = TEAL;
  return [
    plate([186, 276], 170, 44),
    form(
      "92,150,40 112,88,46 154,54,44 196,54,44 236,88,46 256,150,40 240,206,30 108,206,30",
      { base: "#E9B98C", light: "#F8DCC0", dark: "#C48F5E" },
      [
        detail(
          cut(points("120,130,14 138,92,14 158,82,12 148,118,14 138,164,12 122,166,12")),
          "#F8DCC0",
        ),
      ],
      [-9, -5],
    ),
    form(
      "84,160,8 264,160,8 248,214,30 206,238,20 202,256,10 238,276,8 236,288,8 112,288,8 110,276,8 146,256,10 142,238,20 100,214,30",
      eggCup,
      [detail(cut(points("74,178 280,170 280,186 74,194"), 2), CREAM.base)],
      [-14, 0],
    ),
    placed([halfEgg([0, 0])], { x: 322, y: 248, turn: 14, scale: 1.16 }),
    form(laid("-10,-74,10 10,-74,10 10,64,4 -10,64,4", [312, 136], 24), {
      base: "#C9D3D3",
      light: "#EAF0F0",
      dark: "#98A8A8",
    }),
  ];
}

function benedict(): Piece[] {
  const half = ([x, y]: Point, seed: number): Piece[] => [
    form(
      laid("-82,10,20 82,8,20 86,34,22 60,50,22 -60,52,22 -86,34,22", [x, y]),
      BREAD,
      [],
      [-4, -8],
    ),
    form(
      laid(
        "-84,-2,12 -40,-14,12 0,-6,12 44,-14,12 84,-2,12 72,22,12 40,14,10 6,26,12 -34,14,10 -70,24,12",
        [x, y],
      ),
      PINK,
      [],
      [-2, -5],
    ),
    lump([x, y - 30], [60, 40], EGG_WHITE, seed),
    form(
      laid(
        "-52,-16,22 -34,-58,24 10,-68,24 46,-46,24 54,-14,16 42,4,9 30,28,9 16,26,9 8,0,9 -18,2,9 -28,18,9 -42,16,9",
        [x, y - 12],
      ),
      { base: "#F8CE52", light: "#FDE79C", dark: "#D9A023" },
      [
        detail(oval([x - 14, y - 62], 20, 7, 8), "#FDE79C"),
        flecks(spread([x, y - 46], 30, 16, 6, seed), LEAF.base, bar(9, 4)),
      ],
      [-3, -5],
    ),
  ];
  return [
    LOW_PLATE,
    ...half([118, 206], 3),
    ...half([280, 206], 6),
    leaf({ at: [196, 264], length: 46, width: 28, angle: -150 }, MID_LEAF),
    leaf({ at: [200, 264], length: 46, width: 28, angle: -30 }, PALE_LEAF),
  ];
}

function muesli(): Piece[] {
  return heapedBowl([
    mound([200, 184], 138, 54, YOGURT),
    strewn(
      spread([150, 150], 74, 26, 14, 3),
      [OATS.dark, disc(13, 9)],
      [OATS.base, disc(11, 6, [-1, -2])],
    ),
    flecks(spread([150, 150], 74, 26, 6, 8), "#8A5A34", disc(7, 5)),
    ...strawberry([222, 144], 0.8, -8),
    ...strawberry([266, 156], 0.72, 12),
    berries(points("302,170 280,186 244,178 206,178 232,116")),
    leaf({ at: [240, 126], length: 42, width: 26, angle: -40 }, MID_LEAF),
    ...[
      [108, 164],
      [136, 176],
      [168, 180],
    ].map(([x = 0, y = 0], i) =>
      lump([x, y], [25, 16], { base: "#F8E8B4", light: "#FFF7DC", dark: "#DCC073" }, i + 3, [
        flecks(
          [
            [x - 4, y],
            [x + 5, y + 2],
          ],
          "#C9A352",
          disc(2.6, 2, [0, 0], 5),
        ),
      ]),
    ),
  ]);
}

function porridge(): Piece[] {
  return [
    ...openBowl(
      OATS,
      [
        flecks(spread([200, 160], 120, 36, 26, 3), OATS.light, disc(9, 5, [0, 0], 6)),
        flecks(spread([196, 158], 116, 34, 14, 11), OATS.dark, disc(7, 4, [0, 0], 6)),
        strewn(
          points("140,150 170,142 200,140 154,170 186,164"),
          ["#D9B56A", disc(21, 13)],
          ["#FBEBBE", disc(18, 10, [0, -2])],
          ["#C9A352", disc(3, 2, [-3, -2])],
        ),
        berries(points("238,146 262,158 240,170 280,148")),
        slit(flow(points("110,164 150,184 204,186 270,180 300,160"), false), "#C9822A", 7),
      ],
      CRUST,
    ),
    steam([150, 86], 50),
    steam([206, 80], 52),
    steam([258, 88], 48),
  ];
}

function yogurtBowl(): Piece[] {
  return [
    form(
      "108,120,8 292,120,8 274,282,18 260,296,10 140,296,10 126,282,18",
      GLASS,
      [
        detail(
          cut(points("110,140 290,140 274,276,14 262,286,10 138,286,10 126,276,14"), 4),
          YOGURT.base,
        ),
        detail(
          flow(
            points(
              "104,196 150,188 200,198 250,188 300,196 300,232 250,224 200,234 150,224 104,232",
            ),
          ),
          BEET.light,
        ),
        detail(cut(points("126,134,6 142,134,6 152,272,6 142,272,6")), "#FFFFFF99"),
        detail(cut(points("252,120 300,120 280,300 236,300")), "#4628141A"),
      ],
      [-14, 0],
    ),
    lump([200, 116], [98, 34], YOGURT, 3),
    strewn(
      spread([168, 104], 52, 18, 11, 3),
      [OATS.dark, disc(13, 9)],
      [OATS.base, disc(10, 6, [-1, -2])],
    ),
    raspberry([232, 92]),
    berries(points("262,108 206,82")),
    ...strawberry([160, 78], 0.72, -10),
    leaf({ at: [214, 72], length: 40, width: 26, angle: -50 }, MID_LEAF),
  ];
}

function acaiBowl(): Piece[] {
  return openBowl(
    ACAI,
    [
      ...[0, 1, 2, 3].map((i) =>
        lump(
          [112 + i * 36, 136 - i * 3],
          [25, 17],
          { base: "#F8E8B4", light: "#FFF7DC", dark: "#DCC073" },
          i + 3,
          [
            flecks(
              [
                [108 + i * 36, 136 - i * 3],
                [117 + i * 36, 138 - i * 3],
              ],
              "#C9A352",
              disc(2.6, 2, [0, 0], 5),
            ),
          ],
        ),
      ),
      strewn(
        spread([148, 170], 62, 16, 11, 4),
        [OATS.dark, disc(13, 9)],
        [OATS.base, disc(10, 6, [-1, -2])],
      ),
      ...strawberry([258, 150], 0.8, 10),
      ...strawberry([292, 164], 0.7, 20),
      berries(points("226,176 250,186 276,184")),
      flecks(spread([216, 158], 30, 18, 9, 3), "#FFFDF8", bar(12, 5)),
      leaf({ at: [244, 134], length: 44, width: 28, angle: -70 }, MID_LEAF),
    ],
    { base: "#E9D7BC", light: "#FBF1DF", dark: "#C4A97F" },
  );
}

function breakfastPlate(): Piece[] {
  const ham = ([x, y]: Point, i: number): Piece =>
    form(
      laid("-40,-14,14 -10,-26,14 26,-22,12 40,0,12 20,20,14 -20,22,14", [x, y], i * 40),
      PINK,
      [detail(cut(laid("-22,-6,6 4,-14,6 14,-6,6 -10,4,6", [x, y], i * 40)), PINK.light)],
      [-3, -4],
    );
  const cheeseSlice = (at: Point, angle: number): Piece =>
    form(
      laid("-44,-28,5 44,-28,5 44,28,5 -44,28,5", at, angle),
      CHEESE,
      [flecks(laid("-20,-8 8,10 24,-12", at, angle), CHEESE.dark, disc(7, 5))],
      [-2, -4],
    );
  return [
    plate([200, 222], 194, 92),
    lump([112, 170], [58, 42], BUN, 3, [
      detail(oval([96, 154], 24, 10, 9), BUN.light),
      slit(flow(points("80,176 112,164 146,172"), false), BUN.dark, 5),
    ]),
    cheeseSlice([226, 164], 12),
    cheeseSlice([262, 178], -8),
    ...points("130,240 178,250 214,236").map(ham),
    halfEgg([312, 218]),
    tomatoHalf([276, 256], 22),
    ...dip([74, 222], BEET),
    leaf({ at: [236, 268], length: 42, width: 26, angle: -160 }, MID_LEAF),
  ];
}

export const BREAKFAST = {
  "eggs-toast": eggsAndToast,
  "bacon-eggs": baconAndEggs,
  "eggs-scrambled": scrambledEggs,
  "eggs-boiled": boiledEggs,
  "eggs-benedict": benedict,
  omelette: omelette,
  "breakfast-full": fullBreakfast,
  "breakfast-plate": breakfastPlate,
  pancakes: pancakes,
  waffles: waffle,
  crepes: crepes,
  "french-toast": frenchToast,
  muesli: muesli,
  porridge: porridge,
  "yogurt-berries": yogurtBowl,
  "acai-bowl": acaiBowl,
} satisfies Drawings;
