/** Rice dishes, stews and stuffed vegetables of Middle Eastern kitchens. */

import {
  AUBERGINE,
  BONE,
  KOFTA,
  LAMB,
  LEAF,
  ROAST_CHICKEN,
  STRAINED_YOGURT,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import {
  almonds,
  leaf,
  lemonWheel,
  MID_LEAF,
  PALE_LEAF,
  parsley,
  steam,
} from "../parts/garnish.ts";
import { chickenLeg } from "../parts/meat.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cubes, tomatoHalf } from "../parts/vegetables.ts";
import { dip, PLATE, pan } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const GOLDEN_RICE: Tones = { base: "#E9B04A", light: "#F7D48E", dark: "#BE8224" };

/** A shank with meat about its bone, which points up to the right. */
function shank(at: Point, angle: number, size = 1): Piece[] {
  return [
    form(
      laid(
        "50,-12,6 112,-16,9 126,-22,8 132,-6,8 126,2,6 132,12,8 122,20,8 108,14,8 50,14,6",
        at,
        angle,
        size,
      ),
      BONE,
    ),
    form(
      laid(
        "-88,8,30 -70,-40,34 -14,-54,34 44,-40,26 84,-16,12 84,18,12 42,40,24 -20,52,34 -74,42,30",
        at,
        angle,
        size,
      ),
      LAMB,
      [
        detail(
          cut(
            laid("-58,-16,14 -40,-36,16 4,-40,16 34,-28,10 -6,-26,12 -44,-6,12", at, angle, size),
          ),
          LAMB.light,
        ),
        slit(
          flow(laid("-52,14 -10,6 40,10 74,0", at, angle, size), false) +
            flow(laid("-36,30 4,24 44,26", at, angle, size), false),
          LAMB.dark,
          5,
        ),
      ],
      [-5, -8],
    ),
  ];
}

/** Rice on a large platter. */
function platter(rice: Tones, on: readonly Piece[]): Piece[] {
  return [
    piece(oval([200, 246], 194, 72, 26), "#8FA0A2", [
      detail(oval([200, 241], 194, 70, 26), "#C6D0D0"),
      detail(oval([200, 241], 176, 58, 24), "#E4EAEA"),
    ]),
    mound([200, 250], 164, 96, rice),
    flecks(spread([200, 214], 142, 46, 22, 5), rice.light, bar(15, 6)),
    flecks(spread([204, 216], 142, 46, 13, 11), rice.dark, bar(14, 5)),
    ...on,
  ];
}

function raisins(places: readonly Point[]): Piece {
  return flecks(places, "#4A2418", disc(7, 5, [0, 0], 6));
}

function kabsa(): Piece[] {
  return platter(GOLDEN_RICE, [
    ...chickenLeg([146, 176], -14, { base: "#B9622A", light: "#DE9452", dark: "#84390F" }, 1.05),
    ...chickenLeg([262, 192], 14, { base: "#B9622A", light: "#DE9452", dark: "#84390F" }, 0.95),
    almonds(points("104,236 150,248 206,234 252,252 300,236")),
    raisins(points("84,244 128,226 180,254 226,246 280,256 322,246")),
    ...parsley([200, 252]),
    lemonWheel([348, 262], 26, 3),
  ]);
}

function mandi(): Piece[] {
  return platter({ base: "#F6DE9C", light: "#FFF6DC", dark: "#CFA650" }, [
    ...shank([160, 168], -16, 1.05),
    ...shank([256, 202], 6, 0.8),
    flecks(spread([200, 226], 136, 38, 14, 7), "#E4802B", bar(15, 6)),
    raisins(points("88,240 132,250 200,246 280,252 320,238")),
    ...dip([74, 276], TOMATO),
    steam([120, 98], 46),
    steam([180, 84], 50),
  ]);
}

function mansaf(): Piece[] {
  return [
    ...platter({ base: "#FBF1D6", light: "#FFFFFF", dark: "#DCC68C" }, [
      ...shank([160, 172], -16, 1),
      form(
        "92,226,16 140,196,20 220,192,20 300,204,18 326,232,14 304,240,10 292,258,9 278,242,10 232,236,12 220,256,9 206,240,10 140,242,12 126,256,9 112,242,10",
        STRAINED_YOGURT,
        [],
        [-2, -4],
      ),
      ...shank([258, 190], 8, 0.78),
      almonds(points("120,220 164,234 214,218 262,230 300,224 190,250")),
      ...parsley([206, 228]),
    ]),
  ];
}

function maqluba(): Piece[] {
  const slice = (x: number, y: number, a: number): Piece =>
    form(laid("-40,-24,20 40,-24,20 44,22,20 -44,22,20", [x, y], a), AUBERGINE, [
      detail(cut(laid("-34,-20,18 34,-20,18 37,16,18 -37,16,18", [x, y], a)), "#A8743C"),
      flecks(laid("-14,-6 14,4", [x, y], a), "#D9B26A", disc(7, 4)),
    ]);
  return [
    PLATE,
    form(
      "72,250,26 84,150,20 120,122,30 280,122,30 316,150,20 328,250,26 270,282,30 130,282,30",
      GOLDEN_RICE,
      [
        flecks(spread([200, 236], 108, 34, 15, 5), GOLDEN_RICE.light, bar(14, 6)),
        flecks(spread([204, 240], 108, 32, 9, 11), GOLDEN_RICE.dark, bar(13, 5)),
      ],
    ),
    slice(118, 168, -8),
    slice(200, 184, 2),
    slice(284, 168, 8),
    slice(160, 136, -4),
    slice(244, 136, 5),
    ...chickenLeg([186, 112], -8, ROAST_CHICKEN, 0.72),
    almonds(points("134,206 176,216 226,214 270,204")),
    ...parsley([338, 272]),
    ...dip([74, 276], STRAINED_YOGURT),
  ];
}

function manti(): Piece[] {
  return openBowl(
    STRAINED_YOGURT,
    [
      ...spread([200, 158], 116, 34, 15, 4).map(([x, y], i) =>
        form(
          laid("-22,10,8 -14,-10,6 0,-20,4 14,-10,6 22,10,8 0,16,10", [x, y], (i % 5) * 14 - 28),
          { base: "#EFD193", light: "#FBEFD0", dark: "#B98E42" },
          [],
          [-2, -3],
        ),
      ),
      form(
        "140,152,14 176,132,16 228,136,16 266,156,14 232,162,10 220,178,8 206,164,10 170,170,10",
        STRAINED_YOGURT,
        [],
        [-1, -3],
      ),
      slit(flow(points("128,146 172,156 206,144 250,166 282,150"), false), "#C8401C", 8),
      flecks(spread([204, 158], 96, 28, 15, 9), "#9F2B0D", disc(4.5, 3.4, [0, 0], 5)),
      leaf({ at: [206, 140], length: 44, width: 26, angle: -40 }, MID_LEAF),
      leaf({ at: [204, 140], length: 40, width: 24, angle: -130 }, PALE_LEAF),
    ],
    { base: "#5E9CA0", light: "#A6CFD0", dark: "#3F7B80" },
  );
}

function menemen(): Piece[] {
  return pan(
    [
      ...spread([200, 184], 118, 56, 12, 4).map((at, i) =>
        lump(
          at,
          [36, 21],
          i % 3 === 0
            ? { base: "#FDF3D2", light: "#FFFFFF", dark: "#E6B856" }
            : { base: "#F6C650", light: "#FBE08E", dark: "#D8962A" },
          i + 2,
        ),
      ),
      cubes(points("130,160 190,146 254,160 292,192 226,206 160,214 112,194"), TOMATO, 14),
      strewn(
        spread([200, 182], 116, 54, 9, 8),
        ["#3D6A31", bar(32, 11, 47)],
        ["#8FB14C", ([x, y], i) => bar(28, 6, 47)([x - 1, y - 2], i)],
      ),
      flecks(spread([200, 186], 124, 58, 10, 5), LEAF.base, bar(11, 5)),
    ],
    { base: "#E0752E", light: "#F0A04A", dark: "#B04A16" },
  );
}

function karniyarik(): Piece[] {
  const one = (at: Point, angle: number): Piece[] => [
    form(
      laid(
        "-106,4,26 -70,-36,34 10,-40,34 80,-24,20 108,-6,8 108,10,8 76,30,22 6,44,34 -72,40,34",
        at,
        angle,
      ),
      AUBERGINE,
      [
        detail(
          cut(laid("-80,10,16 -62,22,16 0,30,16 -10,36,10 -66,30,16", at, angle)),
          AUBERGINE.light,
        ),
      ],
      [-3, -6],
    ),
    form(
      laid("-74,-2,20 -46,-22,22 10,-26,22 60,-12,14 62,2,14 10,14,22 -46,14,20", at, angle),
      KOFTA,
      [
        flecks(
          laid("-50,-6 -30,-14 -10,-4 14,-14 32,-4 48,-4 -20,6 20,6", at, angle),
          KOFTA.light,
          disc(9, 6),
        ),
        flecks(laid("-40,2 0,-14 40,-10 24,2", at, angle), TOMATO.light, disc(6, 4)),
      ],
    ),
    form(laid("96,-10,4 128,-14,5 134,0,5 126,12,5 96,12,4", at, angle), MID_LEAF, [], [-2, -2]),
    tomatoHalf(laid("-20,-12", at, angle)[0] ?? at, 19),
    form(
      laid("0,-10,8 34,-18,10 58,-8,6 34,0,10", at, angle),
      { base: "#6F9C3B", light: "#A5C268", dark: "#3D6A31" },
      [],
      [-1, -3],
    ),
  ];
  return [
    PLATE,
    ...one([186, 172], -8),
    ...one([198, 240], -6),
    flecks(points("100,268 280,274 330,240 88,220"), LEAF.base, bar(12, 6)),
  ];
}

export const MIDDLE_EASTERN_DISHES = {
  "kabsa-chicken": kabsa,
  "mandi-lamb": mandi,
  mansaf: mansaf,
  maqluba: maqluba,
  manti: manti,
  menemen: menemen,
  "stuffed-aubergine": karniyarik,
} satisfies Drawings;
