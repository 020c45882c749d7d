/** Dim sum and buns of Chinese tea houses. */

import { CHILLI_OIL, DUMPLING_WRAPPER, LEAF, SOY, type Tones } from "../paper/palette.ts";
import { detail, type Piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { steamer } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { springOnion, steam } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, spread } from "../parts/strew.ts";
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

export const DIM_SUM = {
  xiaolongbao: xiaolongbao,
  "har-gow": harGowSteamer,
  "siu-mai": siuMaiSteamer,
  "cheung-fun": cheungFun,
  "turnip-cake": turnipCake,
  "scallion-pancake": scallionPancake,
  "pineapple-bun": pineappleBun,
} satisfies Drawings;
