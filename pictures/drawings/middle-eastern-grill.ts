/** Grilled meat of Middle Eastern kitchens. */

import {
  BONE,
  BREAD,
  KOFTA,
  LAMB,
  ROAST_CHICKEN,
  STRAINED_YOGURT,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { lemonWheel, parsley } from "../parts/garnish.ts";
import { grillMarks, shavings } from "../parts/meat.ts";
import { disc, flecks } from "../parts/strew.ts";
import { cubes, onionRings, tomatoHalf } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { GOLD } from "./middle-eastern-starters.ts";

const WOODEN: Tones = { base: "#A9642A", light: "#C98F57", dark: "#84491C" };

/** Minced meat on a flat skewer. */
function koftaSkewer(at: Point, angle: number): Piece[] {
  return [
    form(laid("-190,-3,2 176,-4,2 176,4,2 -190,4,2", at, angle), {
      base: "#9AA6A8",
      light: "#CBD3D3",
      dark: "#6E7B7E",
    }),
    form(
      laid(
        "-132,0,14 -120,-20,14 -88,-23,8 -72,-19,6 -40,-24,8 -24,-19,6 8,-24,8 24,-19,6 56,-24,8 72,-19,6 104,-22,12 128,0,14 104,22,12 72,19,6 56,24,8 24,19,6 8,24,8 -24,19,6 -40,24,8 -72,19,6 -88,24,8 -120,20,14",
        at,
        angle,
      ),
      KOFTA,
      [
        slit(
          [-72, -24, 24, 72]
            .map((x) => flow(laid(`${x},-20 ${x + 5},0 ${x},20`, at, angle), false))
            .join(""),
          KOFTA.dark,
          5,
        ),
        slit(
          [-104, -56, -8, 40, 88]
            .map((x) => flow(laid(`${x - 10},-13 ${x + 10},-14`, at, angle), false))
            .join(""),
          KOFTA.light,
          6,
        ),
      ],
      [-2, -5],
    ),
  ];
}

/** Pieces of chicken on a skewer. */
function chickenSkewer(at: Point, angle: number): Piece[] {
  return [
    form(laid("-190,-3,2 178,-3,2 178,4,2 -190,4,2", at, angle), WOODEN),
    ...[-102, -52, -2, 48, 98].map((x, i) =>
      form(
        laid(
          `${x - 27},-18,12 ${x},-26,12 ${x + 27},-18,12 ${x + 28},16,12 ${x},25,12 ${x - 28},17,12`,
          at,
          angle,
        ),
        ROAST_CHICKEN,
        [
          detail(
            cut(laid(`${x - 16},-13,5 ${x + 12},-16,5 ${x + 10},-8,5 ${x - 16},-5,5`, at, angle)),
            ROAST_CHICKEN.light,
          ),
          slit(
            flow(laid(`${x - 12},16 ${x + 2},-10`, at, angle), false) +
              (i % 2 ? "" : flow(laid(`${x + 8},16 ${x + 20},-8`, at, angle), false)),
            "#7E4314",
            5,
          ),
        ],
        [-2, -5],
      ),
    ),
  ];
}

/** Flat bread under what is grilled. */
function lavash(): Piece {
  return form(
    "30,236,30 70,176,40 190,156,40 330,170,40 376,226,30 336,270,30 190,286,40 70,272,30",
    BREAD,
    [flecks(points("90,200 160,180 300,190 340,236 120,262 240,276"), BREAD.dark, disc(17, 8))],
  );
}

function koftaPlate(): Piece[] {
  return [
    PLATE,
    lavash(),
    ...koftaSkewer([204, 186], -7),
    ...koftaSkewer([208, 234], -7),
    tomatoHalf([112, 278], 26),
    onionRings(points("300,276 332,262"), 22),
    flecks(points("296,282 322,258 342,272"), "#8E1D45", disc(4, 3)),
    ...parsley([214, 288]),
  ];
}

function chickenPlate(): Piece[] {
  return [
    PLATE,
    ...chickenSkewer([202, 172], -7),
    ...chickenSkewer([206, 224], -7),
    ...dip([318, 268], STRAINED_YOGURT),
    lemonWheel([112, 274], 28, 3),
    ...parsley([196, 282]),
  ];
}

function mixedGrill(): Piece[] {
  return [
    PLATE,
    lavash(),
    placed(koftaSkewer([0, 0], -10), { x: 186, y: 164, scale: 0.92 }),
    placed(chickenSkewer([0, 0], -10), { x: 200, y: 212, scale: 0.92 }),
    form("236,246,16 260,216,20 306,210,20 332,236,18 318,266,18 272,278,18", LAMB, [
      detail(cut(points("258,232,8 288,222,8 310,232,8 282,238,8")), LAMB.light),
      grillMarks("262,262 290,220;288,266 312,226", "#3A180D"),
    ]),
    form("318,250,6 366,274,6 360,286,6 308,264,6", BONE),
    tomatoHalf([108, 264], 25),
    form(
      laid("-44,0,12 -20,-14,14 24,-12,14 46,0,8 24,12,14 -20,14,14", [176, 272], -8),
      { base: "#6F9C3B", light: "#A5C268", dark: "#3D6A31" },
      [flecks(points("160,272 188,270"), "#2F5019", disc(9, 4))],
    ),
    ...parsley([226, 282]),
  ];
}

function kibbeh(): Piece[] {
  const shell: Tones = { base: "#A5642E", light: "#CF9558", dark: "#6B3810" };
  const one = (at: Point, angle: number): Piece =>
    form(
      laid("-76,0,4 -40,-26,26 0,-33,30 40,-26,26 76,0,4 40,27,26 0,33,30 -40,27,26", at, angle),
      shell,
      [
        detail(cut(laid("-40,-11,10 -12,-22,12 24,-20,12 -4,-10,10", at, angle)), shell.light),
        flecks(laid("-20,8 14,13 36,4 -42,4 4,-2", at, angle), shell.dark, disc(5, 3)),
      ],
      [-3, -6],
    );
  return [
    PLATE,
    one([112, 186], -34),
    one([200, 158], -8),
    one([298, 178], 26),
    one([214, 220], -4),
    form(
      laid("-70,0,6 -38,-30,28 0,-38,20 8,-20,4 4,0,4 10,20,4 0,36,20 -38,30,28", [112, 256], 8),
      shell,
      [detail(cut(laid("-44,-10,10 -20,-24,12 -4,-26,8 -24,-8,8", [112, 256], 8)), shell.light)],
    ),
    piece(oval([118, 257], 14, 32, 12), "#D9A66C", [
      detail(oval([118, 257], 9, 25, 11), "#6B3A24"),
      flecks(points("116,244 120,256 116,268"), "#F6E3AE", disc(4, 3)),
    ]),
    ...dip([310, 248], STRAINED_YOGURT),
    ...parsley([214, 284]),
  ];
}

function iskender(): Piece[] {
  return [
    PLATE,
    cubes(
      points("104,196 150,170 216,160 280,174 314,206 122,236 300,240 210,258 256,262 160,260"),
      BREAD,
      22,
    ),
    shavings(
      points(
        "120,196 164,176 214,168 262,182 290,206 142,222 192,206 240,214 276,232 166,240 218,238",
      ),
      { base: "#8F4A28", light: "#B87048", dark: "#5F2C12" },
      1.05,
    ),
    form(
      "126,196,16 168,168,18 230,166,18 276,196,16 262,208,10 252,236,9 238,214,10 196,210,12 184,238,9 170,214,10 146,214,10",
      { base: "#C8381C", light: "#E66A48", dark: "#94240E" },
      [detail(cut(points("160,188,8 190,174,8 220,174,8 190,184,8")), "#E66A48")],
      [-2, -4],
    ),
    lump([318, 236], [44, 27], STRAINED_YOGURT, 4, [detail(oval([306, 226], 16, 7, 8), "#FFFFFF")]),
    form(laid("-40,0,12 -18,-12,14 22,-11,14 44,0,8 22,11,14 -18,13,14", [96, 252], -16), {
      base: "#6F9C3B",
      light: "#A5C268",
      dark: "#3D6A31",
    }),
    tomatoHalf([140, 274], 22),
  ];
}

function arayes(): Piece[] {
  const half = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-80,-22,20 -50,-44,30 50,-44,30 80,-22,20 84,16,10 80,30,8 -80,30,8 -84,16,10",
        at,
        angle,
      ),
      BREAD,
      [
        detail(cut(laid("-90,4,4 90,4,4 90,24,4 -90,24,4", at, angle)), KOFTA.base),
        flecks(laid("-60,12 -30,16 0,11 34,16 62,12", at, angle), KOFTA.light, disc(9, 4)),
        detail(cut(laid("-90,24,2 90,24,2 90,40,2 -90,40,2", at, angle)), GOLD.dark),
        grillMarksAt(at, angle),
      ],
    );
  return [
    PLATE,
    half([124, 178], -12),
    half([276, 174], 10),
    half([198, 236], -2),
    ...dip([332, 262], STRAINED_YOGURT),
    ...parsley([70, 268]),
  ];
}

function grillMarksAt(at: Point, angle: number): Piece {
  return slit(
    [-46, -12, 22, 54]
      .map((x) => flow(laid(`${x - 8},0 ${x + 12},-36`, at, angle), false))
      .join(""),
    "#8A4A1B",
    7,
  );
}

export const MIDDLE_EASTERN_GRILL = {
  "kofta-skewers": koftaPlate,
  "chicken-skewers": chickenPlate,
  "mixed-grill": mixedGrill,
  kibbeh: kibbeh,
  arayes: arayes,
  iskender: iskender,
} satisfies Drawings;
