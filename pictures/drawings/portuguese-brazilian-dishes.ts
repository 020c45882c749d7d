/** Dishes of Portuguese and Brazilian kitchens. */

import {
  BATTER,
  BREAD,
  CHOCOLATE,
  CLAY,
  COOKED_HAM,
  DARK_BOWL,
  KRAFT,
  LEAF,
  MAYO,
  type Tones,
  VEAL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl, soup } from "../parts/bowls.ts";
import { friedEgg } from "../parts/eggs.ts";
import { form, laid, lump } from "../parts/form.ts";
import {
  choppedHerbs,
  LIME,
  leaf,
  lemonWheel,
  MID_LEAF,
  parsley,
  steam,
} from "../parts/garnish.ts";
import { shrimps } from "../parts/seafood.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { friesPile, olives } from "../parts/vegetables.ts";
import { board, dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const DOUGH: Tones = { base: "#E6B25C", light: "#F8DA9C", dark: "#B37C24" };

function moqueca(): Piece[] {
  return [
    form(
      "26,184,20 374,184,20 350,266,34 294,290,26 106,290,26 50,266,34",
      DARK_BOWL,
      [],
      [-8, -4],
    ),
    piece(oval([200, 184], 176, 64, 26), "#6B5A52", [
      detail(oval([200, 186], 158, 54, 24), "#B5641A"),
      detail(oval([199, 190], 154, 50, 24), "#EE9A38"),
    ]),
    ...points("124,180 196,162 272,180 164,208 242,210").map((at, i) =>
      form(
        laid("-42,-8,14 -6,-20,16 38,-12,14 42,10,14 0,20,16 -38,14,14", at, i * 23 - 30),
        { base: "#FBF1E0", light: "#FFFFFF", dark: "#D9B890" },
        [slit(flow(laid("-22,2 0,-4 22,2", at, i * 23 - 30), false), "#E9D3B4", 4)],
        [-2, -3],
      ),
    ),
    ...shrimps([
      [108, 208, -10],
      [292, 206, 20],
    ]),
    strewn(
      points("150,166 236,164 206,190 286,166"),
      ["#B23620", disc(17, 12, [0, 0], 11)],
      ["#F7C48A", disc(12, 8, [0, 0], 10)],
    ),
    flecks(spread([200, 188], 118, 34, 14, 5), "#3D6A31", bar(13, 6)),
    steam([150, 112], 48),
    steam([212, 104], 50),
  ];
}

function cheeseBreads(): Piece[] {
  const one = ([x, y]: Point, i: number): Piece =>
    lump([x, y], [45, 39], DOUGH, i + 3, [
      detail(oval([x - 13, y - 15], 17, 10, 9), DOUGH.light),
      flecks(spread([x, y], 30, 24, 7, i + 2), "#C98F36", disc(6, 4)),
    ]);
  return [
    ...heapedBowl(
      [
        one([124, 152], 1),
        one([206, 138], 2),
        one([284, 154], 3),
        one([164, 112], 4),
        one([246, 110], 5),
        one([204, 76], 6),
      ],
      KRAFT,
    ),
  ];
}

function picanha(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    form(
      laid("-52,30,20 -44,-26,26 0,-44,28 44,-26,26 52,30,20 0,40,26", at, angle),
      { base: "#B5525A", light: "#DD8A8C", dark: "#7A2A20" },
      [
        detail(
          cut(
            laid(
              "-60,40,10 -54,-30,26 0,-54,28 54,-30,26 60,40,10 46,36,10 38,-20,22 0,-34,24 -38,-20,22 -46,36,10",
              at,
              angle,
            ),
          ),
          "#5C2A16",
        ),
        detail(
          cut(laid("-46,-24,20 0,-46,24 46,-24,20 40,-14,16 0,-34,20 -40,-14,16", at, angle)),
          "#F3D9A8",
        ),
      ],
      [-4, -6],
    );
  return [
    ...board(160),
    one([112, 176], -8),
    one([206, 168], 2),
    one([298, 180], 8),
    strewn(
      spread([200, 246], 96, 16, 26, 4),
      ["#B98A3C", disc(8, 6)],
      ["#F0D08A", disc(5, 4, [-1, -1])],
    ),
    flecks(spread([204, 180], 112, 26, 14, 6), "#FFFFFF", bar(7, 6)),
    lemonWheel([336, 258], 26, 3, LIME),
    ...parsley([74, 262]),
  ];
}

function brigadeiros(): Piece[] {
  const one = (at: Point, i: number): Piece[] => [
    form(
      laid(
        "-44,8,4 -36,2,3 -26,10,3 -14,2,3 0,10,3 14,2,3 26,10,3 36,2,3 44,8,4 32,40,8 -32,40,8",
        at,
      ),
      { base: "#F3CE62", light: "#FBE49C", dark: "#C99A2C" },
      [],
      [-2, -2],
    ),
    ball([at[0], at[1] - 6], 36, CHOCOLATE, i + 3),
    flecks(spread([at[0], at[1] - 8], 28, 26, 7, i + 2), CHOCOLATE.dark, bar(12, 5)),
    flecks(spread([at[0] - 2, at[1] - 10], 26, 24, 4, i + 7), CHOCOLATE.light, bar(10, 4)),
  ];
  return [
    PLATE,
    ...one([128, 170], 1),
    ...one([216, 156], 2),
    ...one([300, 178], 3),
    ...one([172, 226], 4),
    ...one([258, 232], 5),
  ];
}

const BLACK_BEANS: Tones = { base: "#3E231C", light: "#6B463A", dark: "#26120D" };

function francesinha(): Piece[] {
  const sauce: Tones = { base: "#D9622A", light: "#F09A62", dark: "#A84312" };
  return [
    PLATE,
    form(
      "28,250,26 84,214,30 316,214,30 372,250,26 314,288,30 86,288,30",
      sauce,
      [detail(oval([96, 256], 40, 8, 9), sauce.light)],
      [-2, -4],
    ),
    piece(cut(points("102,166,8 298,166,8 296,262,12 104,262,12")), BREAD.base, [
      detail(cut(box(90, 192, 220, 14), 2), "#8A4A2C"),
      detail(cut(box(90, 206, 220, 10), 2), COOKED_HAM.base),
      detail(cut(box(90, 216, 220, 14), 2), "#A5492A"),
      detail(cut(points("280,150 320,150 320,280 272,280"), 2), "#46281426"),
    ]),
    form(
      "88,166,12 120,126,16 282,126,16 314,166,12 318,238,9 302,246,8 292,206,9 262,202,9 252,252,9 238,254,8 230,206,9 176,206,9 166,238,8 152,236,8 146,204,9 118,206,9 110,252,9 94,250,8",
      { base: "#F0A63A", light: "#F9CE7A", dark: "#CB7A18" },
      [detail(cut(points("124,152,10 144,132,10 220,132,10 180,146,10")), "#F9CE7A")],
      [-3, -5],
    ),
    ...friedEgg([202, 134], 0.92),
    friesPile([346, 230], 6),
  ];
}

function bacalhauBras(): Piece[] {
  return [
    PLATE,
    mound([200, 258], 136, 96, { base: "#F4D27A", light: "#FBE8B4", dark: "#D3A846" }),
    strewn(
      spread([200, 214], 112, 46, 20, 4),
      ["#C9902E", bar(46, 7, 41)],
      ["#F3C65A", ([x, y], i) => bar(42, 4, 41)([x - 1, y - 1], i)],
    ),
    strewn(
      spread([196, 210], 100, 42, 10, 9),
      ["#D9C09A", bar(34, 15, 31)],
      ["#FFF9EC", ([x, y], i) => bar(30, 10, 31)([x - 1, y - 2], i)],
    ),
    olives(points("144,202 206,176 262,208 190,232 236,240 116,232")),
    choppedHerbs([200, 206], 104, 44, 12),
    ...parsley([204, 174]),
  ];
}

function caldoVerde(): Piece[] {
  return soup(
    { base: "#BCC77A", light: "#DCE3AC", dark: "#93A24C" },
    [
      strewn(
        spread([200, 160], 116, 32, 22, 4),
        ["#2F5A24", bar(52, 7, 41)],
        ["#4F8A38", ([x, y], i) => bar(48, 4, 41)([x - 1, y - 1], i)],
      ),
      strewn(
        points("150,150 206,168 262,150"),
        ["#7C2210", disc(27, 18, [0, 0], 12)],
        ["#C2452A", disc(23, 14, [-1, -2], 11)],
        ["#EBA08C", disc(6, 4, [-6, -4])],
        ["#EBA08C", disc(5, 3, [7, 1])],
      ),
    ],
    CLAY,
  );
}

function feijoada(): Piece[] {
  return [
    ...openBowl(
      BLACK_BEANS,
      [
        strewn(
          spread([200, 160], 124, 36, 18, 3),
          ["#1B0A07", disc(14, 10, [0, 0], 7)],
          ["#5A352B", disc(10, 6, [-1, -2], 7)],
        ),
        strewn(
          points("140,150 196,138 252,152 174,174 232,176"),
          ["#7C2210", disc(25, 17, [0, 0], 12)],
          ["#B5492E", disc(21, 13, [-1, -2], 11)],
          ["#E0A08C", disc(7, 4, [-5, -4])],
        ),
        strewn(
          points("104,160 286,168"),
          ["#9C5A4A", bar(46, 24, 20)],
          ["#E3A090", ([x, y], i) => bar(42, 17, 20)([x - 1, y - 2], i)],
        ),
        leaf({ at: [204, 152], length: 62, width: 26, angle: -50 }, MID_LEAF),
      ],
      CLAY,
    ),
    lemonWheel([330, 262], 40, 3, { rind: "#E4802B", flesh: "#F2A548", light: "#F8C987" }),
  ];
}

function coxinhas(): Piece[] {
  const one = ([x, y]: Point, seed: number, size = 1): Piece[] => [
    form(
      laid(
        "0,-74,8 18,-40,20 48,0,30 46,36,28 0,54,30 -46,36,28 -48,0,30 -18,-40,20",
        [x, y],
        0,
        size,
      ),
      BATTER,
      [
        detail(
          cut(laid("-28,-2,10 -10,-34,10 0,-46,6 0,-24,10 -14,6,10", [x, y], 0, size)),
          BATTER.light,
        ),
        flecks(spread([x + 4, y + 10], 30 * size, 28 * size, 12, seed), "#B9742A", disc(5, 3)),
        flecks(spread([x - 2, y + 6], 30 * size, 30 * size, 9, seed + 5), BATTER.light, disc(4, 3)),
      ],
      [-6, -5],
    ),
  ];
  return [
    PLATE,
    ...one([122, 194], 3),
    ...one([284, 196], 5),
    ...one([202, 214], 7, 1.08),
    ...parsley([338, 262]),
  ];
}

function codFritters(): Piece[] {
  const one = (at: Point, a: number, seed: number): Piece =>
    form(
      laid("-62,4,18 -40,-28,24 10,-34,26 50,-20,20 64,4,14 44,26,22 -4,34,26 -46,26,22", at, a),
      BATTER,
      [
        flecks(
          spread([at[0] - 4, at[1] - 6], 40, 20, 7, seed),
          BATTER.light,
          disc(10, 5, [0, 0], 6),
        ),
        flecks(spread(at, 44, 20, 7, seed + 4), LEAF.base, bar(10, 5)),
      ],
      [-4, -6],
    );
  return [
    PLATE,
    one([112, 180], -14, 3),
    one([216, 168], 4, 5),
    one([306, 194], 16, 7),
    one([150, 236], -4, 9),
    ...dip([300, 250], MAYO),
    lemonWheel([76, 256], 30, 3),
    ...parsley([220, 272]),
  ];
}

function porkRoll(): Piece[] {
  const bun: Tones = { base: "#E3AC58", light: "#F6D79C", dark: "#B1752A" };
  return [
    form(
      "50,232,20 350,232,20 336,272,30 286,290,30 114,290,30 64,272,30",
      bun,
      [detail(cut(points("30,222 370,222 370,242 30,246"), 3), "#F8E4B8")],
      [-4, -8],
    ),
    form(
      "36,214,18 84,192,20 150,204,20 204,188,20 270,204,20 326,192,20 366,216,18 350,246,16 296,240,16 244,258,18 190,242,16 130,258,18 76,244,16",
      VEAL,
      [
        detail(
          cut(points("70,212,10 140,214,10 200,204,10 300,210,10 240,222,10 130,228,10")),
          VEAL.light,
        ),
        slit(flow(points("60,234 120,242 190,226 250,242 330,228"), false), "#C08A58", 6),
      ],
      [-3, -6],
    ),
    form(
      "56,206,20 120,186,20 200,196,20 280,184,20 346,204,20 300,218,16 200,214,16 110,222,16",
      VEAL,
      [slit(flow(points("90,204 190,202 300,202"), false), "#C08A58", 5)],
      [-2, -5],
    ),
    form(
      "44,190,40 72,130,54 136,92,54 264,92,54 328,130,54 356,190,40 300,208,18 100,208,18",
      bun,
      [
        detail(cut(points("84,160,18 120,122,18 184,108,18 140,144,16 106,184,14")), bun.light),
        slit(flow(points("120,118 200,100 290,128"), false), bun.dark, 6),
      ],
      [-7, -10],
    ),
  ];
}

export const PORTUGUESE_BRAZILIAN_DISHES = {
  moqueca: moqueca,
  "cheese-breads": cheeseBreads,
  picanha: picanha,
  brigadeiros: brigadeiros,
  francesinha: francesinha,
  "bacalhau-bras": bacalhauBras,
  "soup-caldo-verde": caldoVerde,
  feijoada: feijoada,
  coxinha: coxinhas,
  "cod-fritters": codFritters,
  "roll-pork": porkRoll,
} satisfies Drawings;
