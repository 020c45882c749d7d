/** Snacks and breads of Indian and Nepalese kitchens. */

import {
  CHILLI_OIL,
  DUMPLING_WRAPPER,
  LEAF,
  STRAINED_YOGURT,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { lemonWheel, parsley, steam } from "../parts/garnish.ts";
import { bar, disc, flecks, mound, spread } from "../parts/strew.ts";
import { chickpeas } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const IDLI: Tones = { base: "#FBF3E0", light: "#FFFFFF", dark: "#DCCBA6" };
const FRIED: Tones = { base: "#C07A2C", light: "#E2AC64", dark: "#8A4E10" };
const SAMBAR: Tones = { base: "#D2762A", light: "#EBA566", dark: "#9E5010" };
const TIKKA: Tones = { base: "#CF4F22", light: "#EE8A54", dark: "#982E0A" };
const ROTI: Tones = { base: "#E8C181", light: "#F8E2B6", dark: "#BA8B44" };
const MINT: Tones = { base: "#7FA63C", light: "#B3C97A", dark: "#5F8D3B" };

function idli(): Piece[] {
  const cake = (at: Point, seed: number): Piece =>
    lump(at, [66, 33], IDLI, seed, [
      detail(oval([at[0] - 16, at[1] - 11], 30, 11, 10, seed), IDLI.light),
      flecks(spread(at, 48, 20, 10, seed), IDLI.dark, disc(4, 2.6)),
    ]);
  return [
    PLATE,
    form(
      "48,214,20 112,166,30 260,158,30 352,196,14 300,244,30 150,262,30 70,248,20",
      { base: "#5F8D3B", light: "#86AB4E", dark: "#3D6A31" },
      [slit(flow(points("60,224 200,212 346,198"), false), "#86AB4E", 5)],
      [-2, -4],
    ),
    cake([128, 180], 3),
    cake([236, 168], 5),
    cake([176, 218], 7),
    ...dip([304, 222], SAMBAR),
    ...dip([268, 264], STRAINED_YOGURT),
    steam([150, 128], 48),
    steam([226, 118], 50),
  ];
}

function vada(): Piece[] {
  const ring = (at: Point, seed: number): Piece =>
    lump(at, [66, 46], FRIED, seed, [
      detail(oval([at[0] - 14, at[1] - 22], 30, 9, 9, seed), FRIED.light),
      flecks(spread(at, 54, 36, 10, seed), FRIED.dark, disc(6, 4, [0, 0], 6)),
      flecks(spread(at, 50, 34, 5, seed + 4), LEAF.dark, bar(10, 5)),
      detail(oval([at[0], at[1] - 4], 17, 12, 10, seed), FRIED.dark),
      detail(oval([at[0] + 1, at[1] - 1], 13, 8, 9, seed), "#FFFDF8"),
    ]);
  return [
    PLATE,
    ring([122, 178], 3),
    ring([252, 170], 6),
    ring([190, 222], 8),
    ...dip([312, 232], SAMBAR),
    ...dip([74, 244], STRAINED_YOGURT),
    ...parsley([268, 276]),
  ];
}

/** Puris, chickpeas and potatoes under yogurt and chutneys. */
function chaat(): Piece[] {
  const puri = (at: Point, seed: number): Piece =>
    lump(at, [40, 33], { base: "#DFA24A", light: "#F6D08C", dark: "#A86C1C" }, seed, [
      detail(oval([at[0] - 10, at[1] - 12], 16, 9, 8), "#F6D08C"),
      flecks(spread(at, 26, 20, 3, seed), "#B9762B", disc(5, 3, [0, 0], 6)),
    ]);
  return heapedBowl(
    [
      mound([200, 188], 130, 74, { base: "#E3B45C", light: "#F6D896", dark: "#B3812C" }),
      puri([112, 146], 3),
      puri([288, 146], 5),
      puri([164, 118], 7),
      puri([240, 116], 4),
      chickpeas(points("128,178 168,164 232,170 276,180 200,184 252,152")),
      form(
        "140,142,16 172,116,18 204,108,18 242,122,18 262,146,14 254,164,9 244,162,8 236,146,8 214,150,8 206,176,9 194,176,8 188,152,8 166,152,8 158,168,9 146,164,8",
        STRAINED_YOGURT,
        [],
        [-2, -4],
      ),
      slit(flow(points("146,140 170,126 196,138 222,120 250,140"), false), MINT.base, 7),
      slit(flow(points("160,150 188,122 212,134 240,130"), false), "#8A3A1A", 7),
      flecks(spread([202, 132], 52, 22, 8, 4), "#C2203A", disc(6, 5)),
      flecks(spread([200, 146], 96, 30, 9, 7), "#F2C33E", bar(22, 4, 41)),
      ...parsley([202, 110]),
    ],
    { base: "#B5762E", light: "#DCA866", dark: "#7E4C12" },
  );
}

function momo(): Piece[] {
  const one = ([x, y]: Point, seed: number): Piece =>
    lump([x, y], [50, 37], DUMPLING_WRAPPER, seed, [
      slit(
        [-80, -52, -26, 0, 26, 52, 80]
          .map((a) => flow(laid("0,-8 5,-20 -2,-34", [x, y + 2], a), false))
          .join(""),
        DUMPLING_WRAPPER.dark,
        3.5,
      ),
      detail(oval([x - 20, y + 2], 12, 8, 8), "#FFFFFF"),
      detail(cut(laid("-12,-4,6 -6,-18,5 0,-24,4 6,-18,5 12,-4,6 0,2,6", [x, y - 8])), "#E3CB9E"),
    ]);
  return [
    PLATE,
    one([112, 190], 3),
    one([200, 168], 5),
    one([288, 190], 7),
    one([152, 228], 4),
    one([240, 230], 6),
    ...dip([322, 254], CHILLI_OIL),
    ...parsley([82, 264]),
    steam([160, 122], 46),
    steam([244, 122], 46),
  ];
}

function chickenTikka(): Piece[] {
  const piecesOnStick = (y: number): Piece[] => [
    form(laid("-178,-4,2 176,-4,2 176,4,2 -178,4,2", [204, y], -7), {
      base: "#9AA6A8",
      light: "#CBD3D3",
      dark: "#6E7B7E",
    }),
    ...[-104, -36, 34, 102].map((x, i) => {
      const [at = [0, 0]] = laid(`${x},0`, [204, y], -7) as [Point];
      return form(
        laid("-34,-24,12 6,-32,14 34,-20,12 32,22,12 -4,30,14 -34,20,12", at, i * 11 - 16),
        TIKKA,
        [
          detail(cut(laid("-24,-14,8 4,-22,8 24,-14,8 0,-8,8", at, i * 11 - 16)), TIKKA.light),
          flecks(laid("-16,12 10,15 24,0", at, i * 23), "#5A1A06", disc(10, 5, [0, 0], 7)),
        ],
        [-3, -5],
      );
    }),
  ];
  return [
    PLATE,
    ...piecesOnStick(174),
    ...piecesOnStick(232),
    lemonWheel([262, 276], 24, 3),
    ...dip([330, 258], MINT),
    ...parsley([176, 284]),
  ];
}

function paratha(): Piece[] {
  const round = (at: Point, seed: number): Piece =>
    lump(at, [126, 52], ROTI, seed, [
      slit(
        flow(
          [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 560, 620].map((a, i): Point => {
            const part = 0.1 + i * 0.065;
            return [
              at[0] + Math.cos((a * Math.PI) / 180) * 126 * part,
              at[1] - 4 + Math.sin((a * Math.PI) / 180) * 50 * part,
            ];
          }),
          false,
        ),
        ROTI.dark,
        4,
      ),
      flecks(spread(at, 104, 40, 12, seed), "#B0752C", disc(15, 6)),
      flecks(spread([at[0] - 10, at[1] - 8], 90, 34, 6, seed + 5), ROTI.light, disc(14, 5)),
    ]);
  return [
    PLATE,
    round([206, 232], 3),
    round([196, 206], 5),
    round([204, 180], 8),
    form(
      "176,160,6 214,152,6 228,170,6 190,180,6",
      { base: "#FACC62", light: "#FDE9AE", dark: "#E3A93A" },
      [],
      [-2, -4],
    ),
    ...dip([326, 256], TOMATO),
  ];
}

export const INDIAN_SNACKS = {
  idli: idli,
  vada: vada,
  chaat: chaat,
  momo: momo,
  "chicken-tikka": chickenTikka,
  paratha: paratha,
} satisfies Drawings;
