/** Dishes of African and Caribbean kitchens. */

import { BEEF, CLAY, LEAF, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, parsley, steam } from "../parts/garnish.ts";
import { chickenLeg, chunks } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { onionRings, tomatoHalf } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const RED_RICE: Tones = { base: "#DB6A2C", light: "#F2A06A", dark: "#A8430F" };
const PEANUT: Tones = { base: "#B8703A", light: "#D99E68", dark: "#844812" };
const JERK: Tones = { base: "#6B3016", light: "#9C5A34", dark: "#431804" };
const INJERA: Tones = { base: "#C9A67A", light: "#E3C8A2", dark: "#967346" };
const PLANTAIN: Tones = { base: "#E3A028", light: "#F6CC74", dark: "#A96C0C" };

function plantain(): Piece[] {
  return [
    PLATE,
    ...points(
      "110,198 166,174 226,168 284,188 136,232 196,214 256,220 312,236 182,256 246,260",
    ).map((at, i) =>
      form(
        laid("-38,6,18 -26,-18,18 10,-22,18 38,-6,18 28,18,18 -12,22,18", at, i * 31 - 20),
        PLANTAIN,
        [
          detail(
            cut(laid("-22,-4,10 -8,-13,10 16,-10,8 -4,-4,8", at, i * 31 - 20)),
            PLANTAIN.light,
          ),
          flecks(laid("8,6 -10,8", at, i * 31 - 20), "#8A5208", disc(8, 4)),
        ],
        [-3, -5],
      ),
    ),
    ...dip([338, 264], { base: "#C2381A", light: "#E66A48", dark: "#8E1F06" }),
    ...parsley([78, 264]),
  ];
}

function jollof(): Piece[] {
  return [
    PLATE,
    mound([176, 266], 130, 108, RED_RICE),
    flecks(spread([176, 220], 112, 50, 24, 4), RED_RICE.light, bar(15, 6)),
    flecks(spread([180, 224], 110, 48, 12, 9), RED_RICE.dark, bar(14, 5)),
    strewn(
      points("126,206 200,186 232,232 150,246"),
      ["#3D6A31", disc(8, 7)],
      ["#8FB14C", disc(6, 5, [-1, -1])],
    ),
    ...chickenLeg([270, 206], -10, { base: "#A8541E", light: "#D68C4E", dark: "#74310A" }, 0.95),
    ...points("86,258 118,272 150,280").map((at, i) =>
      form(
        laid("-26,4,12 -10,-12,12 22,-10,12 26,8,12 -4,14,12", at, i * 20),
        PLANTAIN,
        [],
        [-2, -4],
      ),
    ),
    onionRings(points("208,176 150,178"), 16),
    tomatoHalf([318, 270], 22),
  ];
}

function injera(): Piece[] {
  const heap = (at: Point, tones: Tones, seed: number): Piece[] => [
    lump(at, [44, 24], tones, seed, [
      flecks(spread(at, 30, 14, 5, seed), tones.light, disc(8, 5, [0, 0], 6)),
      flecks(spread(at, 30, 14, 3, seed + 5), tones.dark, disc(6, 4, [0, 0], 6)),
    ]),
  ];
  return [
    piece(oval([200, 222], 194, 90, 26), "#8F3A1C", [
      detail(oval([200, 217], 194, 88, 26), "#B5542A"),
    ]),
    form(
      "20,214,50 70,152,60 200,128,70 330,152,60 380,214,50 330,276,60 200,298,70 70,276,60",
      INJERA,
      [flecks(spread([200, 214], 164, 76, 26, 4), INJERA.dark, disc(5, 3, [0, 0], 5))],
      [-2, -4],
    ),
    ...heap([118, 190], { base: "#B5401C", light: "#DD7A50", dark: "#7E2206" }, 3),
    ...heap([206, 170], { base: "#E0A22F", light: "#F1C264", dark: "#BA7E18" }, 5),
    ...heap([288, 194], { base: "#4F7A2E", light: "#7FA34F", dark: "#2F5019" }, 7),
    ...heap([146, 244], { base: "#8A5230", light: "#B57F55", dark: "#613419" }, 4),
    ...heap([256, 248], { base: "#C9732C", light: "#E8A468", dark: "#94490C" }, 6),
    strewn(
      points("200,216 184,206 216,208 206,228"),
      [LEAF.dark, bar(30, 12, 47)],
      ["#8FB14C", bar(26, 8, 47)],
    ),
    ...[
      [344, 268, -8],
      [66, 276, 10],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-46,-16,16 46,-16,16 50,16,16 -46,18,16", [x, y], a),
        INJERA,
        [flecks(spread([x, y], 34, 10, 5, x), INJERA.dark, disc(4, 3, [0, 0], 5))],
        [-3, -4],
      ),
    ),
  ];
}

function yassa(): Piece[] {
  return [
    PLATE,
    ...riceDome([110, 252], 88, 92),
    form(
      "146,254,24 196,216,28 296,212,28 352,244,24 316,280,26 196,284,26",
      { base: "#D9A645", light: "#F2CE86", dark: "#A8741A" },
      [],
      [-2, -4],
    ),
    ...chickenLeg([246, 192], -10, { base: "#C98A34", light: "#EDBC74", dark: "#8F5A12" }, 1),
    strewn(
      spread([240, 246], 80, 24, 10, 5),
      ["#B98A3C", bar(46, 9, 47)],
      ["#F7E4B0", ([x, y], i) => bar(42, 5, 47)([x - 1, y - 1], i)],
    ),
    strewn(
      points("182,252 296,254 232,268"),
      ["#3F5A1E", disc(13, 11)],
      ["#8DA046", disc(9, 7, [-2, -2])],
    ),
    lemonWheel([338, 216], 26, 3),
    ...parsley([150, 206]),
  ];
}

function mafe(): Piece[] {
  return [
    ...openBowl(
      PEANUT,
      [
        ...riceDome([112, 160], 72, 58),
        chunks(points("206,146 250,132 294,148 226,176 276,178 320,166"), BEEF, 1.2),
        ...[
          [214, 164, 10],
          [270, 156, -20],
        ].map(([x = 0, y = 0, a = 0]) =>
          form(
            laid("-30,-8,8 28,-11,8 32,8,8 -28,11,8", [x, y], a),
            { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
            [],
            [-2, -3],
          ),
        ),
        strewn(
          points("236,152 292,172 196,178 258,186"),
          ["#B98A4A", disc(9, 6)],
          ["#F6E3BE", disc(6, 4, [-1, -1])],
        ),
        ...parsley([262, 142]),
      ],
      CLAY,
    ),
    steam([236, 90], 48),
    steam([286, 98], 44),
  ];
}

function jerkChicken(): Piece[] {
  return [
    PLATE,
    ...riceDome([96, 244], 76, 70, { base: "#D9BE98", light: "#F0DDC0", dark: "#A98A5C" }),
    flecks(spread([96, 220], 54, 26, 9, 4), "#5C1A14", disc(8, 6)),
    ...chickenLeg([206, 182], -16, JERK, 1),
    ...chickenLeg([278, 216], 8, JERK, 0.9),
    slit(
      [
        [180, 190],
        [220, 172],
        [258, 222],
        [296, 212],
      ]
        .map(([x = 0, y = 0]) => flow(points(`${x - 12},${y + 14} ${x + 10},${y - 16}`), false))
        .join(""),
      "#240A02",
      7,
    ),
    ...points("172,270 210,278 248,276").map((at, i) =>
      form(
        laid("-28,4,12 -10,-13,12 24,-11,12 28,8,12 -4,15,12", at, i * 20),
        PLANTAIN,
        [],
        [-2, -4],
      ),
    ),
    lemonWheel([336, 270], 26, 3, LIME),
    ...parsley([146, 178]),
  ];
}

function thieboudienne(): Piece[] {
  return [
    PLATE,
    mound([200, 266], 150, 100, { base: "#C9622C", light: "#E8986A", dark: "#963E0C" }),
    flecks(spread([200, 222], 128, 46, 22, 4), "#F2B48C", bar(14, 6)),
    ...[
      [146, 180, -12],
      [262, 190, -6],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid(
          "-84,0,8 -54,-26,24 0,-34,28 46,-12,10 84,-30,6 76,0,4 86,26,6 46,10,10 0,28,28 -54,22,24",
          [x, y],
          a,
        ),
        { base: "#B97A3A", light: "#E9B87E", dark: "#804A12" },
        [
          slit(
            [-26, -2, 22]
              .map((dx) => flow(laid(`${dx},-22 ${dx + 7},0 ${dx},20`, [x, y], a), false))
              .join(""),
            "#804A12",
            4,
          ),
          detail(cut(laid("-58,-12,8 -20,-25,12 16,-22,10 -14,-15,10", [x, y], a)), "#E9B87E"),
          detail(oval(laid("-64,-4", [x, y], a)[0] ?? [x, y], 5, 5, 8), "#2B160A"),
        ],
        [-3, -6],
      ),
    ),
    ...[
      [124, 240, 20],
      [206, 236, -16],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-48,-9,9 46,-13,9 52,9,9 -46,13,9", [x, y], a),
        { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
        [],
        [-2, -4],
      ),
    ),
    form(
      laid("-34,-16,14 30,-22,14 38,14,14 -28,22,14", [280, 240], 12),
      { base: "#DDE8B0", light: "#F4F8DC", dark: "#94B05A" },
      [],
      [-3, -4],
    ),
    form(
      laid("-40,0,14 -10,-18,16 30,-12,14 42,2,10 20,16,14 -20,16,14", [164, 264], -6),
      { base: "#5A3160", light: "#8A5C90", dark: "#381A3C" },
      [],
      [-2, -4],
    ),
    lemonWheel([330, 266], 26, 3, LIME),
  ];
}

/** Minced meat under a baked custard with bay leaves, in its dish. */
function bobotie(): Piece[] {
  const custard: Tones = { base: "#F0BE48", light: "#FBE08E", dark: "#C08A1C" };
  return [
    form(
      "30,184,16 370,184,16 348,268,30 314,290,20 86,290,20 52,268,30",
      { base: "#2F7077", light: "#5E9CA0", dark: "#22565D" },
      [detail(cut(points("20,206 380,206 376,222 24,222"), 2), "#FFF4DE")],
      [-10, -4],
    ),
    piece(oval([200, 182], 174, 62, 24), "#FFF4DE", [
      detail(oval([200, 184], 158, 52, 24), custard.dark),
      detail(oval([198, 180], 155, 49, 22), custard.base),
      flecks(spread([196, 180], 120, 36, 12, 5), "#C47A1E", disc(19, 7)),
      detail(oval([140, 164], 44, 10, 10), custard.light),
      detail(cut(points("244,190,8 312,168,10 350,190,14 316,228,14 268,234,12")), "#5F2E12"),
      detail(cut(points("250,196,8 310,176,10 344,192,12 312,224,12 270,230,12")), "#8A4A22"),
      flecks(spread([298, 204], 36, 18, 9, 3), "#B87440", disc(8, 5)),
      flecks(points("284,206 318,198 300,220"), "#3A1C10", disc(6, 5)),
    ]),
    leaf({ at: [112, 196], length: 78, width: 34, angle: -24 }, LEAF),
    leaf({ at: [172, 218], length: 70, width: 32, angle: -62 }, MID_LEAF),
    leaf({ at: [200, 160], length: 62, width: 30, angle: -12 }, LEAF),
    steam([130, 106], 50),
    steam([230, 100], 52),
  ];
}

/** Thin spiced beef on sticks, on paper. */
function suya(): Piece[] {
  const beef: Tones = { base: "#8E3E1C", light: "#C2703F", dark: "#5C2208" };
  const stick = (y: number): Piece[] => [
    form(laid("-186,-3,2 150,-3,2 150,4,2 -186,4,2", [214, y], -9), {
      base: "#C99A5C",
      light: "#E2BE8A",
      dark: "#9A6A30",
    }),
    form(
      laid(
        "-116,0,10 -104,-22,12 -74,-14,8 -52,-26,12 -22,-14,8 2,-26,12 32,-14,8 56,-25,12 86,-14,8 112,-22,12 146,0,12 116,22,12 88,15,8 58,25,12 30,14,8 4,25,12 -24,14,8 -54,25,12 -76,14,8 -102,22,12",
        [214, y],
        -9,
      ),
      beef,
      [
        slit(
          [-74, -22, 32, 86]
            .map((x) => flow(laid(`${x},-16 ${x + 6},0 ${x},16`, [214, y], -9), false))
            .join(""),
          beef.dark,
          5,
        ),
        flecks(spread([214, y], 120, 18, 16, y), "#E8A04A", disc(5, 3, [0, 0], 6)),
        flecks(spread([210, y - 4], 120, 16, 8, y + 3), beef.light, disc(12, 4, [0, 0], 7)),
      ],
      [-2, -5],
    ),
  ];
  return [
    form(
      "26,196,10 250,132,10 384,196,10 176,292,10",
      { base: "#E2C59A", light: "#F1DDBB", dark: "#B58B58" },
      [detail(cut(points("40,196 250,138 300,160 90,226"), 6), "#F1DDBB")],
    ),
    ...stick(158),
    ...stick(204),
    ...stick(250),
    onionRings(points("92,262 128,280"), 22),
    tomatoHalf([322, 268], 26),
  ];
}

export const AFRICAN_CARIBBEAN_DISHES = {
  "plantain-fried": plantain,
  jollof: jollof,
  injera: injera,
  "chicken-yassa": yassa,
  mafe: mafe,
  thieboudienne: thieboudienne,
  "jerk-chicken": jerkChicken,
  bobotie: bobotie,
  suya: suya,
} satisfies Drawings;
