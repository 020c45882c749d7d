/** Dishes of Japanese kitchens. */

import {
  CHEESE,
  CHINA,
  DARK_BOWL,
  GLAZED,
  NORI,
  RICE,
  SALMON,
  TEMPURA,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, springOnion } from "../parts/garnish.ts";
import { shavings } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { ball, bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import { cubes } from "../parts/vegetables.ts";
import { board, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

function katsuCurry(): Piece[] {
  return [
    PLATE,
    ...riceDome([120, 250], 96, 92),
    form(
      "148,256,26 190,212,30 290,200,30 360,232,26 340,272,26 270,292,30 180,286,26",
      { base: "#7E4A16", light: "#AF7838", dark: "#572E06" },
      [
        detail(oval([300, 264], 38, 9, 9), "#AF7838"),
        cubes(
          points("186,262 226,276 310,244"),
          { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
          11,
        ),
        cubes(
          points("262,280 332,256"),
          { base: "#F2C650", light: "#F8DC85", dark: "#C98F1F" },
          12,
        ),
      ],
      [-2, -4],
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      form(
        laid(
          "-19,-58,10 19,-58,10 20,56,10 -20,56,10",
          [150 + i * 39, 178 - Math.abs(2 - i) * -4],
          12,
        ),
        TEMPURA,
        [
          detail(
            cut(
              laid(
                "-22,34,2 22,34,2 22,60,2 -22,60,2",
                [150 + i * 39, 178 - Math.abs(2 - i) * -4],
                12,
              ),
            ),
            "#F3E0C0",
          ),
          flecks(spread([150 + i * 39, 164], 13, 38, 6, i + 2), TEMPURA.light, disc(5, 4)),
        ],
        [-4, -4],
      ),
    ),
    strewn(
      points("86,272 104,280 120,270"),
      ["#9F2B0D", bar(24, 7, 53)],
      ["#E4562F", bar(20, 4, 53)],
    ),
  ];
}

function gyudon(): Piece[] {
  return heapedBowl(
    [
      ...riceDome([200, 190], 138, 74),
      shavings(
        points("112,158 156,134 204,124 252,132 290,156 136,172 188,156 236,158 270,174 206,140"),
        { base: "#7E4326", light: "#B07048", dark: "#552A14" },
        1.1,
      ),
      slit(
        flow(points("130,150 170,144 206,158"), false) +
          flow(points("216,142 256,150 284,144"), false),
        "#F3DDB0",
        7,
      ),
      lump([206, 138], [40, 22], CHINA, 4, []),
      ball([206, 136], 16, CHEESE, 3, 0.8),
      ...springOnion([200, 156], 100, 28, 9),
      strewn(
        points("296,178 306,166 284,186"),
        ["#9F2B0D", bar(26, 7, 53)],
        ["#E4562F", bar(22, 4, 53)],
      ),
    ],
    DARK_BOWL,
  );
}

function unagi(): Piece[] {
  const fillet = (x: number, y: number): Piece =>
    form(
      laid("-84,-24,12 84,-28,12 90,0,10 84,28,12 -84,28,12 -88,0,10", [x, y], -6),
      GLAZED,
      [
        detail(cut(laid("-74,-17,8 72,-21,8 72,-10,8 -74,-6,8", [x, y], -6)), GLAZED.light),
        slit(
          [-56, -28, 0, 28, 56]
            .map((dx) => flow(laid(`${dx - 4},22 ${dx + 8},-22`, [x, y], -6), false))
            .join(""),
          GLAZED.dark,
          4,
        ),
      ],
      [-3, -5],
    );
  return [
    form(
      "30,172,10 370,172,10 362,276,14 350,288,10 50,288,10 38,276,14",
      { base: "#8A1F16", light: "#C2543E", dark: "#5C0E08" },
      [detail(cut(points("30,196 370,196 369,206 31,206"), 1), "#E0B04A")],
      [-8, -2],
    ),
    form(
      "30,172,8 76,128,8 324,128,8 370,172,8",
      { base: "#2B1512", light: "#4A2A24", dark: "#180A08" },
      [],
      [0, 0],
    ),
    ...[
      form(
        "60,168,16 96,136,16 304,136,16 340,168,16",
        RICE,
        [flecks(spread([200, 154], 110, 12, 16, 4), RICE.dark, bar(12, 5))],
        [0, -3],
      ),
    ],
    fillet(188, 142),
    fillet(214, 166),
    flecks(spread([200, 154], 84, 26, 14, 5), "#F8E4B4", bar(8, 4)),
    leaf({ at: [318, 160], length: 44, width: 26, angle: -60 }, MID_LEAF),
  ];
}

function okonomiyaki(): Piece[] {
  return [
    PLATE,
    form(
      "40,212,40 84,152,60 200,126,70 316,152,60 360,212,40 316,258,60 200,280,70 84,258,60",
      { base: "#C98A3A", light: "#EBBE7A", dark: "#8F5816" },
      [],
      [-4, -8],
    ),
    form(
      "62,202,36 100,154,50 200,134,60 300,154,50 338,202,36 300,242,50 200,258,60 100,242,50",
      { base: "#5C2A10", light: "#8F5430", dark: "#3E1806" },
      [],
      [-2, -4],
    ),
    slit(
      [150, 170, 190, 210, 230]
        .map((y) =>
          flow(
            [
              [78, y + 6],
              [140, y - 8],
              [200, y + 8],
              [262, y - 8],
              [324, y + 4],
            ],
            false,
          ),
        )
        .join(""),
      "#FFF6DC",
      6,
    ),
    strewn(
      spread([200, 190], 104, 44, 12, 4),
      ["#D9A878", bar(36, 16, 47)],
      ["#FBE3C6", ([x, y], i) => bar(32, 10, 47)([x - 1, y - 3], i)],
    ),
    flecks(spread([204, 194], 112, 46, 20, 9), "#4F7A2E", bar(12, 5)),
    flecks(points("150,176 250,172 200,210 280,206 120,206"), "#D8401C", bar(14, 6)),
  ];
}

function takoyaki(): Piece[] {
  const tray: Tones = { base: "#D9A860", light: "#EECB96", dark: "#A9783A" };
  return [
    form("36,214,12 364,214,12 344,286,20 56,286,20", tray, [], [-8, -3]),
    form(
      "36,214,10 74,182,10 326,182,10 364,214,10",
      { base: "#B98544", light: "#D9A860", dark: "#8F6226" },
      [],
      [0, 0],
    ),
    ...points("110,182 200,178 290,182 154,214 246,214").map((at, i) =>
      ball(at, 45, { base: "#C27F34", light: "#E9B672", dark: "#8C5214" }, i + 3, 0.92),
    ),
    ...points("110,164 200,158 290,164 154,196 246,196").map(([x, y], i) =>
      form(
        laid("-30,6,12 -16,-12,12 18,-12,12 32,6,12 16,18,8 4,10,8 -12,20,8", [x, y], i * 8 - 16),
        { base: "#5C2A10", light: "#8F5430", dark: "#3E1806" },
        [],
        [-1, -2],
      ),
    ),
    slit(
      points("110,164 200,158 290,164 154,196 246,196")
        .map(([x, y]) =>
          flow(
            [
              [x - 24, y + 4],
              [x - 8, y - 8],
              [x + 8, y + 6],
              [x + 24, y - 4],
            ],
            false,
          ),
        )
        .join(""),
      "#FFF6DC",
      5,
    ),
    strewn(
      points("116,152 204,146 284,152 160,184 240,186"),
      ["#D9A878", bar(24, 12, 47)],
      ["#FBE3C6", ([x, y], i) => bar(21, 8, 47)([x - 1, y - 2], i)],
    ),
    flecks(spread([200, 178], 128, 32, 16, 6), "#4F7A2E", bar(10, 4)),
    slit(flow(points("328,228 380,120"), false), "#C98F57", 7),
  ];
}

function yakitori(): Piece[] {
  const skewer = (y: number, angle: number): Piece[] => [
    form(laid("-186,-3,2 176,-3,2 176,4,2 -186,4,2", [206, y], angle), {
      base: "#C98F57",
      light: "#E2B98C",
      dark: "#946334",
    }),
    ...[-100, -46, 8, 62].flatMap((x, i): Piece[] => [
      form(
        laid(`${x - 25},-22,10 ${x + 23},-26,10 ${x + 26},20,10 ${x - 23},24,10`, [206, y], angle),
        GLAZED,
        [
          detail(
            cut(
              laid(
                `${x - 15},-12,5 ${x + 14},-15,5 ${x + 13},-7,5 ${x - 14},-4,5`,
                [206, y],
                angle,
              ),
            ),
            GLAZED.light,
          ),
        ],
        [-2, -4],
      ),
      ...(i < 3
        ? [
            form(
              laid(
                `${x + 24},-14,4 ${x + 33},-14,4 ${x + 33},14,4 ${x + 24},14,4`,
                [206, y],
                angle,
              ),
              { base: "#B3C97A", light: "#E6EDB4", dark: "#5F8D3B" },
              [],
              [-1, -2],
            ),
          ]
        : []),
    ]),
  ];
  return [
    ...board(166),
    ...skewer(166, -5),
    ...skewer(228, -5),
    flecks(spread([190, 196], 110, 50, 26, 4), "#F8E4B4", bar(8, 4)),
    lemonWheel([346, 268], 24, 3),
  ];
}

/** An inside-out roll: rice round the filling, a slice over it. */
function roll([x, y]: Point, cover: Tones, marks: readonly Piece[]): Piece[] {
  return [
    form(
      `${x - 46},${y - 8},10 ${x + 46},${y - 8},10 ${x + 48},${y + 40},16 ${x - 48},${y + 40},16`,
      RICE,
      [flecks(spread([x, y + 26], 38, 12, 4, x), RICE.dark, bar(10, 4))],
      [-4, -2],
    ),
    form(
      `${x - 50},${y + 6},14 ${x - 46},${y - 20},18 ${x},${y - 34},20 ${x + 46},${y - 20},18 ${x + 50},${y + 6},14 ${x + 20},${y + 14},14 ${x - 20},${y + 14},14`,
      cover,
      marks,
      [-3, -5],
    ),
  ];
}

/** The cut side of a roll with its filling in the middle. */
function slice([x, y]: Point, ring: Tones, filling: readonly Piece[]): Piece[] {
  return [
    piece(oval([x, y], 47, 41, 18), ring.dark, [
      detail(oval([x - 1, y - 2], 44, 38, 18), ring.base),
      detail(oval([x, y], 34, 29, 16), RICE.base),
      detail(oval([x, y], 21, 18, 14), NORI.base),
      detail(oval([x, y], 18, 15, 13), "#FFFDF8"),
      ...filling,
    ]),
  ];
}

function philadelphia(): Piece[] {
  const fat = (x: number, y: number): Piece[] => [
    slit(
      [-24, -4, 16]
        .map((dx) =>
          flow(
            [
              [x + dx, y - 26],
              [x + dx + 10, y - 8],
              [x + dx + 6, y + 10],
            ],
            false,
          ),
        )
        .join(""),
      SALMON.light,
      5,
    ),
  ];
  const cream = ([x, y]: Point): Piece[] => [
    detail(cut(box(x - 14, y - 8, 14, 16, 6), 4), "#FFFFFF"),
    detail(cut(box(x, y - 7, 13, 13, -8), 3), "#9BBF5E"),
  ];
  return [
    ...board(),
    ...roll([120, 160], SALMON, fat(120, 160)),
    ...roll([220, 156], SALMON, fat(220, 156)),
    ...slice([314, 172], SALMON, cream([314, 172])),
    ...slice([166, 226], SALMON, cream([166, 226])),
    ...slice([266, 230], SALMON, cream([266, 230])),
  ];
}

function dragonRoll(): Piece[] {
  const skin: Tones = { base: "#A9C85E", light: "#DDE8A6", dark: "#5F8D3B" };
  return [
    ...board(),
    ...[0, 1, 2, 3, 4, 5].flatMap((i): Piece[] => {
      const x = 78 + i * 50;
      const y = 190 + Math.sin(i * 1.15) * 18;
      return roll([x, y], skin, [
        slit(
          [-26, -8, 10, 28]
            .map((dx) =>
              flow(
                [
                  [x + dx, y - 30],
                  [x + dx + 4, y + 12],
                ],
                false,
              ),
            )
            .join(""),
          skin.light,
          7,
        ),
      ]);
    }),
    slit(
      flow(points("52,184 100,196 150,200 200,178 250,162 300,180 340,196"), false),
      "#5C2A10",
      7,
    ),
    flecks(points("84,178 130,190 182,182 236,160 290,168 322,186"), "#E4602B", disc(8, 6)),
    flecks(spread([200, 178], 130, 22, 14, 4), "#F8E4B4", bar(7, 4)),
    ...[0, 1].map((i) =>
      slit(
        flow(
          [
            [352, 176 + i * 10],
            [376, 150 + i * 26],
            [386, 148 + i * 34],
          ],
          false,
        ),
        "#D9702C",
        5,
      ),
    ),
  ];
}

function gunkan(): Piece[] {
  const ship = ([x, y]: Point, roe: Tones, size: number): Piece[] => [
    form(
      `${x - 56},${y},20 ${x + 56},${y},20 ${x + 58},${y + 52},24 ${x - 58},${y + 52},24`,
      NORI,
      [
        detail(
          cut(
            points(`${x - 42},${y + 6} ${x - 32},${y + 6} ${x - 32},${y + 50} ${x - 42},${y + 50}`),
            2,
          ),
          NORI.light,
        ),
      ],
      [-4, -2],
    ),
    piece(oval([x, y + 2], 57, 22, 18), NORI.dark, [
      detail(oval([x, y + 1], 52, 18, 16), roe.dark),
    ]),
    strewn(
      spread([x, y - 2], 44, 15, size, x),
      [roe.dark, disc(10, 9, [0, 0], 6)],
      [roe.base, disc(8, 7, [-1, -1], 6)],
      [roe.light, disc(3, 2.4, [-3, -3], 5)],
    ),
  ];
  const orange: Tones = { base: "#EE7A2C", light: "#FBC08A", dark: "#B84C0C" };
  const red: Tones = { base: "#D43C2A", light: "#F59A88", dark: "#9A1C10" };
  return [
    ...board(),
    ...ship([122, 152], orange, 12),
    ...ship([278, 156], red, 12),
    ...ship([198, 214], orange, 12),
    leaf({ at: [338, 236], length: 44, width: 30, angle: -60 }, PALE_LEAF),
  ];
}

/** Cold buckwheat noodles on a bamboo tray, with their dip. */
function soba(): Piece[] {
  const frame: Tones = { base: "#B36B32", light: "#D69A62", dark: "#7E4416" };
  const noodle = { at: [158, 176] as Point, rx: 116, ry: 44, count: 26, width: 8 };
  return [
    form("14,178,8 304,150,8 330,246,10 36,280,10", frame, [], [-3, -6]),
    form(
      "32,184,6 290,160,6 310,236,6 50,264,6",
      { base: "#E3C27E", light: "#F3DDA8", dark: "#BE9448" },
      [
        slit(
          [0, 1, 2, 3, 4]
            .map((n) =>
              flow(
                [
                  [36 + n * 4, 200 + n * 16],
                  [294 + n * 4, 176 + n * 16],
                ],
                false,
              ),
            )
            .join(""),
          "#BE9448",
          4,
        ),
      ],
    ),
    mound([164, 232], 118, 78, { base: "#8C7460", light: "#AE9680", dark: "#65503E" }),
    ...loops({ ...noodle, at: [162, 194], seed: 5 }, ["#65503E", "#9A826C", "#BCA68E"]),
    strewn(
      points("130,164 168,154 196,172 150,186 182,196"),
      [NORI.dark, bar(44, 8, 47)],
      [NORI.light, ([x, y], index) => bar(40, 3, 47)([x - 1, y - 2], index)],
    ),
    form(
      "286,206,8 386,206,8 376,274,20 356,290,14 316,290,14 296,274,20",
      { base: "#3B2F2B", light: "#6B5A52", dark: "#231815" },
      [],
      [-6, -3],
    ),
    piece(oval([336, 206], 52, 18, 18), "#F0DDB9", [
      detail(oval([336, 208], 44, 13, 16), "#4A2412"),
      detail(oval([324, 205], 18, 4, 9), "#7E4A2C"),
      flecks(points("340,208 354,205 330,212"), "#8FB14C", disc(6, 3.5, [0, 0], 7)),
    ]),
  ];
}

export const JAPANESE_DISHES = {
  "katsu-curry": katsuCurry,
  "donburi-beef": gyudon,
  "unagi-don": unagi,
  okonomiyaki: okonomiyaki,
  takoyaki: takoyaki,
  yakitori: yakitori,
  "philadelphia-roll": philadelphia,
  "dragon-roll": dragonRoll,
  gunkan: gunkan,
  soba: soba,
} satisfies Drawings;
