/** Dim sum and buns of Chinese tea houses. */

import {
  CHILLI_OIL,
  DUMPLING_WRAPPER,
  GREENS,
  LEAF,
  ROAST_CHICKEN,
  SOY,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl, steamer } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, PALE_LEAF, springOnion, steam } from "../parts/garnish.ts";
import { chunks } from "../parts/meat.ts";
import { ball, bar, disc, flecks, mound, spread } from "../parts/strew.ts";
import { mushrooms } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const SKIN: Tones = { base: "#F6E9DC", light: "#FFFFFF", dark: "#DDBFA6" };

/** A pleated bun or dumpling, closed on top. */
function pleated(at: Point, size: number, seed: number): Piece {
  return lump(at, [50 * size, 38 * size], DUMPLING_WRAPPER, seed, [
    detail(oval([at[0] - 18 * size, at[1] - 10 * size], 15 * size, 8 * size, 8), "#FFFFFF"),
    slit(
      [-70, -42, -14, 14, 42, 70]
        .map((a) => flow(laid("0,-4 3,-16 -2,-26", [at[0], at[1] - 6 * size], a, size), false))
        .join(""),
      DUMPLING_WRAPPER.dark,
      3.5,
    ),
    detail(oval([at[0], at[1] - 9 * size], 7 * size, 5 * size, 8), DUMPLING_WRAPPER.dark),
  ]);
}

function harGow(at: Point, angle: number): Piece {
  return form(
    laid(
      "-52,14,18 -44,-12,18 -16,-28,16 16,-28,16 44,-12,18 52,14,18 26,26,16 -26,26,16",
      at,
      angle,
    ),
    SKIN,
    [
      detail(
        cut(laid("-36,10,14 -18,-8,14 18,-8,14 36,10,14 16,20,12 -16,20,12", at, angle)),
        "#F4B39A",
      ),
      detail(cut(laid("-26,2,8 -8,-6,8 8,-4,8 -6,6,8", at, angle)), "#FBD6C6"),
      slit(
        [-32, -16, 0, 16, 32]
          .map((x) =>
            flow(
              laid(
                `${x},${-26 + Math.abs(x) * 0.35} ${x + 2},${-12 + Math.abs(x) * 0.2}`,
                at,
                angle,
              ),
              false,
            ),
          )
          .join(""),
        SKIN.dark,
        4,
      ),
    ],
    [-2, -4],
  );
}

function siuMai([x, y]: Point, seed: number): Piece[] {
  return [
    form(
      `${x - 38},${y - 14},8 ${x - 20},${y - 22},6 ${x},${y - 14},6 ${x + 20},${y - 22},6 ${x + 38},${y - 14},8 ${x + 34},${y + 30},14 ${x - 34},${y + 30},14`,
      { base: "#F3CE62", light: "#FBE49C", dark: "#C99A2C" },
      [
        slit(
          [-18, 0, 18]
            .map((dx) =>
              flow(
                [
                  [x + dx, y - 10],
                  [x + dx * 0.9, y + 26],
                ],
                false,
              ),
            )
            .join(""),
          "#C99A2C",
          3.5,
        ),
      ],
      [-3, -2],
    ),
    lump([x, y - 14], [31, 16], { base: "#D9A68C", light: "#F0CDB8", dark: "#A9725A" }, seed),
    ball([x, y - 18], 9, { base: "#F08030", light: "#F9B27C", dark: "#C2551F" }, seed),
  ];
}

function cheungFun(): Piece[] {
  const rolled = (at: Point): Piece =>
    form(
      laid("-110,-18,16 110,-24,16 118,2,14 112,22,14 -108,26,14 -118,4,14", at, -4),
      SKIN,
      [
        slit(flow(laid("-96,-8 0,-13 100,-15", at, -4), false), "#FFFFFF", 6),
        ...[-66, 0, 66].map((x) =>
          detail(
            cut(
              laid(`${x - 24},-6,9 ${x},-14,9 ${x + 22},-8,9 ${x + 20},8,9 ${x - 22},10,9`, at, -4),
            ),
            "#F0B09CB0",
          ),
        ),
      ],
      [-2, -5],
    );
  return [
    PLATE,
    form(
      "56,250,22 120,222,26 290,222,26 348,250,22 300,280,24 104,280,24",
      { base: "#7A4526", light: "#A9744A", dark: "#552A10" },
      [],
      [-2, -3],
    ),
    rolled([196, 168]),
    rolled([202, 208]),
    rolled([196, 248]),
    slit(flow(points("110,206 150,176 196,214 240,166 290,200"), false), "#6B3418", 6),
    ...springOnion([204, 206], 92, 40, 8),
  ];
}

function turnipCake(): Piece[] {
  const cake = ([x, y]: Point): Piece[] => [
    form(
      `${x - 62},${y - 16},6 ${x + 34},${y - 28},6 ${x + 66},${y - 8},6 ${x + 66},${y + 22},6 ${x - 30},${y + 38},6 ${x - 62},${y + 12},6`,
      { base: "#F5E6C6", light: "#FFF8E6", dark: "#D0B07A" },
      [
        detail(
          cut(
            points(`${x - 62},${y - 16} ${x + 34},${y - 28} ${x + 66},${y - 8} ${x - 30},${y + 8}`),
            3,
          ),
          "#D9A552",
        ),
        flecks(
          points(`${x - 30},${y - 12} ${x + 10},${y - 16} ${x + 36},${y - 8} ${x - 10},${y - 2}`),
          "#A9681E",
          disc(14, 5),
        ),
        flecks(
          points(`${x - 4},${y + 18} ${x + 24},${y + 10} ${x + 48},${y + 12} ${x + 10},${y + 26}`),
          "#A8434A",
          disc(6, 4),
        ),
        detail(
          cut(
            points(
              `${x - 66},${y - 18} ${x - 30},${y + 8} ${x - 30},${y + 42} ${x - 66},${y + 14}`,
            ),
            2,
          ),
          "#DDC392",
        ),
      ],
      [0, 0],
    ),
  ];
  return [
    PLATE,
    ...cake([138, 174]),
    ...cake([262, 178]),
    ...cake([196, 226]),
    ...dip([328, 252], CHILLI_OIL),
    ...springOnion([196, 196], 96, 40, 7),
  ];
}

function xiaolongbao(): Piece[] {
  return [
    ...steamer([
      pleated([122, 156], 1, 3),
      pleated([202, 138], 1, 5),
      pleated([282, 158], 1, 7),
      pleated([160, 190], 1, 4),
      pleated([246, 192], 1, 6),
    ]),
    steam([120, 96], 44),
    steam([200, 80], 48),
    steam([280, 96], 44),
  ];
}

function harGowSteamer(): Piece[] {
  return [
    ...steamer([
      harGow([120, 160], -10),
      harGow([204, 142], 4),
      harGow([286, 162], 10),
      harGow([160, 192], 2),
      harGow([248, 194], -6),
    ]),
    steam([150, 88], 46),
    steam([250, 88], 46),
  ];
}

function siuMaiSteamer(): Piece[] {
  return [
    ...steamer([
      ...siuMai([130, 150], 3),
      ...siuMai([204, 134], 5),
      ...siuMai([278, 152], 7),
      ...siuMai([166, 186], 4),
      ...siuMai([246, 188], 6),
    ]),
    steam([150, 80], 46),
    steam([250, 80], 46),
  ];
}

function scallionPancake(): Piece[] {
  const dough: Tones = { base: "#E0AE56", light: "#F8DC9C", dark: "#A9741C" };
  const wedge = (at: Point, angle: number): Piece =>
    form(
      laid("0,-70,8 78,44,16 30,60,30 -30,60,30 -78,44,16", at, angle),
      dough,
      [
        slit(
          flow(laid("-50,36 0,46 50,36", at, angle), false) +
            flow(laid("-28,8 0,14 28,8", at, angle), false),
          "#C4862C",
          5,
        ),
        flecks(
          spread(laid("0,16", at, angle)[0] ?? at, 44, 38, 12, angle + 40),
          LEAF.base,
          bar(13, 6),
        ),
        flecks(laid("-20,26 22,30 0,-16", at, angle), "#B9762B", disc(14, 7)),
      ],
      [-4, -6],
    );
  return [
    PLATE,
    wedge([124, 186], -14),
    wedge([276, 182], 14),
    wedge([200, 212], 0),
    ...dip([332, 258], SOY),
    ...springOnion([84, 262], 24, 10, 5),
  ];
}

function pineappleBun(): Piece[] {
  const crust: Tones = { base: "#EDB63E", light: "#FBE08A", dark: "#BD861A" };
  return [
    PLATE,
    form(
      "62,226,30 74,252,24 140,274,26 260,274,26 326,252,24 338,226,30",
      { base: "#DFA04A", light: "#F4CF92", dark: "#AD6E22" },
      [],
      [-4, -6],
    ),
    form(
      "96,218,10 304,212,10 310,232,8 92,240,8",
      { base: "#FBE9A8", light: "#FFFBE2", dark: "#DDBE5C" },
      [],
      [-2, -4],
    ),
    form(
      "50,214,40 88,140,60 200,108,60 312,140,60 350,214,40 300,226,20 100,228,20",
      crust,
      [
        slit(
          [-90, -40, 10, 60, 110]
            .map((d) =>
              flow(
                [
                  [150 + d, 116],
                  [110 + d, 226],
                ],
                false,
              ),
            )
            .join("") +
            [-60, -10, 40, 90, 140]
              .map((d) =>
                flow(
                  [
                    [120 + d, 112],
                    [190 + d, 226],
                  ],
                  false,
                ),
              )
              .join(""),
          crust.dark,
          5,
        ),
        detail(cut(points("108,162,16 150,130,18 206,122,16 160,140,14 128,176,12")), crust.light),
      ],
      [-5, -9],
    ),
  ];
}

const BAMBOO_LEAF: Tones = { base: "#5C7A34", light: "#8FAA58", dark: "#3A5420" };
const STICKY_RICE: Tones = { base: "#E2B878", light: "#F6DDB0", dark: "#B0803C" };

/** Rice in bamboo leaves: a bound parcel, and one opened. */
function zongzi(): Piece[] {
  return [
    PLATE,
    form(
      "34,224,14 118,84,18 148,80,14 236,214,14 218,238,14 60,250,16",
      BAMBOO_LEAF,
      [
        detail(cut(points("60,210 122,92 140,90 112,244 60,250"), 8), BAMBOO_LEAF.light),
        slit(
          flow(points("90,236 128,96"), false) + flow(points("170,230 140,96"), false),
          BAMBOO_LEAF.dark,
          4,
        ),
        slit(
          flow(points("70,182 136,168 206,176"), false) +
            flow(points("54,212 140,202 226,206"), false),
          "#F0DDB9",
          7,
        ),
      ],
      [-6, -5],
    ),
    leaf({ at: [262, 268], length: 150, width: 74, angle: -38 }, BAMBOO_LEAF),
    leaf({ at: [290, 268], length: 140, width: 70, angle: -140 }, BAMBOO_LEAF),
    form(
      "204,250,18 262,130,26 288,126,20 350,234,18 332,264,18 230,270,18",
      STICKY_RICE,
      [
        flecks(spread([276, 214], 56, 52, 26, 4), STICKY_RICE.light, bar(14, 6)),
        flecks(spread([280, 218], 52, 48, 10, 9), STICKY_RICE.dark, bar(13, 5)),
        detail(cut(points("250,200,10 284,190,10 304,214,10 276,236,10 248,226,10")), "#8A4320"),
        detail(cut(points("254,202,8 282,194,8 294,208,8 262,218,8")), "#B8703F"),
      ],
      [-5, -6],
    ),
    leaf({ at: [300, 282], length: 110, width: 46, angle: -160 }, BAMBOO_LEAF),
  ];
}

/** Sticky rice with chicken and mushrooms, steamed in a lotus leaf. */
function loMaiGai(): Piece[] {
  const lotus: Tones = { base: "#6B7F3A", light: "#98A862", dark: "#45561E" };
  return [
    ...steamer([
      form(
        "54,170,14 96,128,20 150,150,20 200,116,20 250,150,20 304,128,20 346,170,14 300,204,30 200,214,30 100,204,30",
        lotus,
        [
          slit(
            flow(points("70,168 120,160"), false) +
              flow(points("200,124 200,150"), false) +
              flow(points("330,168 280,160"), false),
            lotus.light,
            5,
          ),
        ],
        [-3, -4],
      ),
      mound([200, 190], 108, 62, STICKY_RICE),
      flecks(spread([200, 164], 86, 34, 24, 4), STICKY_RICE.light, bar(15, 6)),
      flecks(spread([204, 168], 84, 32, 10, 9), STICKY_RICE.dark, bar(14, 5)),
      chunks(points("158,152 208,140 250,160 190,176"), ROAST_CHICKEN, 0.9),
      mushrooms(points("236,178 148,180"), 0.8),
    ]),
    steam([120, 96], 44),
    steam([200, 78], 48),
    steam([280, 96], 44),
  ];
}

/** Folded steamed buns with pork belly. */
function baoPork(): Piece[] {
  const bun: Tones = { base: "#F8E8CA", light: "#FFF9EC", dark: "#CFAE78" };
  const one = (at: Point): Piece[] => [
    form(
      laid("-96,30,20 -92,-36,34 -46,-88,38 14,-98,38 66,-76,38 94,-24,30 92,30,16", at),
      bun,
      [detail(cut(laid("-74,-30,20 -36,-72,20 10,-82,16 -24,-54,16 -58,-10,14", at)), bun.light)],
      [-4, -6],
    ),
    leaf({ at: laid("-58,18", at)[0] ?? at, length: 72, width: 44, angle: -84 }, PALE_LEAF),
    leaf({ at: laid("50,10", at)[0] ?? at, length: 74, width: 44, angle: -48 }, GREENS),
    ...[-44, 22].map((x) =>
      form(
        laid(`${x - 36},-42,10 ${x + 32},-50,10 ${x + 38},14,10 ${x - 32},20,10`, at, -6),
        { base: "#A8431E", light: "#D8794C", dark: "#74280A" },
        [
          detail(
            cut(laid(`${x - 42},-18,2 ${x + 44},-26,2 ${x + 44},-10,2 ${x - 42},-2,2`, at, -6)),
            "#F3D2B4",
          ),
          detail(
            cut(laid(`${x - 26},-36,4 ${x + 20},-42,4 ${x + 20},-34,4 ${x - 26},-28,4`, at, -6)),
            "#D8794C",
          ),
        ],
        [-3, -4],
      ),
    ),
    form(
      laid("-100,24,22 -46,2,26 24,-4,26 96,16,22 94,54,28 48,78,32 -42,80,32 -96,58,28", at),
      bun,
      [detail(cut(laid("-78,26,14 -36,10,14 24,6,14 -12,20,12 -60,38,14", at)), bun.light)],
      [-4, -8],
    ),
  ];
  return [PLATE, ...one([288, 166]), ...one([120, 206])];
}

/** Sticks of dough, fried in oil. */
function youtiao(): Piece[] {
  const fried: Tones = { base: "#D6943A", light: "#F4C884", dark: "#9A5E12" };
  const stick = (y: number, angle: number): Piece =>
    form(
      laid(
        "-160,-6,18 -140,-30,22 -70,-26,26 -10,-32,26 60,-26,26 130,-32,22 160,-6,18 160,10,18 136,32,22 60,26,26 0,32,26 -70,26,26 -138,30,22 -160,12,18",
        [202, y],
        angle,
      ),
      fried,
      [
        slit(flow(laid("-150,4 -70,-3 0,5 70,-3 152,3", [202, y], angle), false), fried.dark, 7),
        detail(
          cut(laid("-130,-20,8 -60,-18,8 10,-23,8 70,-18,8 0,-12,8 -90,-10,8", [202, y], angle)),
          fried.light,
        ),
        flecks(
          spread(laid("0,14", [202, y], angle)[0] ?? [202, y], 120, 10, 9, y),
          fried.dark,
          disc(7, 4, [0, 0], 7),
        ),
      ],
      [-3, -6],
    );
  return [PLATE, stick(174, -12), stick(222, -4), stick(194, 10)];
}

/** Balls of glutinous rice in their broth, one opened. */
function tangyuan(): Piece[] {
  const rice: Tones = { base: "#FBF4E6", light: "#FFFFFF", dark: "#D8C7A6" };
  return [
    ...openBowl(
      { base: "#EED9A8", light: "#F9EBCB", dark: "#C9A860" },
      [
        ...points("120,154 182,138 250,140 292,162 152,184 270,186").map((at, i) =>
          ball(at, 33, rice, i + 3, 0.9),
        ),
        ball([212, 176], 37, rice, 9, 0.9),
        piece(
          cut(points("190,176,14 206,160,16 230,168,16 234,188,16 212,198,16 194,192,14")),
          "#231815",
          [
            detail(
              cut(points("196,174,10 208,164,12 224,170,12 226,182,12 208,188,12")),
              "#4A3A34",
            ),
          ],
        ),
        flecks(points("144,164 238,160 170,170"), "#D8401C", disc(7, 5, [0, 0], 7)),
      ],
      { base: "#6FA6B8", light: "#B4D5DE", dark: "#467A8C" },
    ),
    steam([150, 88], 46),
    steam([246, 86], 48),
  ];
}

export const DIM_SUM = {
  xiaolongbao: xiaolongbao,
  "har-gow": harGowSteamer,
  "siu-mai": siuMaiSteamer,
  "cheung-fun": cheungFun,
  "turnip-cake": turnipCake,
  "scallion-pancake": scallionPancake,
  "pineapple-bun": pineappleBun,
  zongzi: zongzi,
  "lo-mai-gai": loMaiGai,
  "bao-pork": baoPork,
  youtiao: youtiao,
  tangyuan: tangyuan,
} satisfies Drawings;
