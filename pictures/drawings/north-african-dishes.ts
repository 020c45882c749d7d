/** Dishes of North African kitchens. */

import {
  CLAY,
  EGG_WHITE,
  LAMB,
  LEAF,
  RICE,
  ROAST_CHICKEN,
  TEAL,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { form, laid } from "../parts/form.ts";
import {
  almonds,
  leaf,
  lemonWheel,
  MID_LEAF,
  PALE_LEAF,
  parsley,
  steam,
} from "../parts/garnish.ts";
import { chickenLeg, chunks } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { chickpeas } from "../parts/vegetables.ts";
import { PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

function koshari(): Piece[] {
  const tube = ([x, y]: Point, i: number): string =>
    cut(laid("-17,-8,4 17,-8,4 17,8,4 -17,8,4", [x, y], i * 47), 4);
  return heapedBowl(
    [
      mound([200, 186], 134, 88, { base: "#C9A26A", light: "#E3C592", dark: "#9A7238" }),
      flecks(spread([200, 150], 116, 40, 14, 3), RICE.base, bar(13, 6)),
      flecks(spread([204, 154], 116, 40, 12, 9), "#5C3A1C", disc(6, 4)),
      strewn(
        spread([200, 146], 114, 40, 13, 5),
        ["#BE8830", tube],
        [
          "#F2CE76",
          ([x, y], i) => cut(laid("-14,-5,3 14,-5,3 14,4,3 -14,4,3", [x - 1, y - 2], i * 47), 3),
        ],
      ),
      form(
        "128,150,16 152,116,20 200,100,22 250,114,20 274,148,16 252,156,12 240,180,9 226,158,10 194,170,12 176,186,9 168,160,10",
        TOMATO,
        [detail(cut(points("160,134,10 190,114,12 224,116,10 190,130,10")), TOMATO.light)],
      ),
      chickpeas(points("150,158 214,122 254,152 186,146")),
      strewn(
        spread([204, 112], 42, 16, 9, 6),
        ["#5C2C0E", bar(38, 8, 47)],
        ["#A5622A", ([x, y], i) => bar(34, 4, 47)([x - 1, y - 2], i)],
      ),
    ],
    WHITE_BOWL,
  );
}

function tagine(): Piece[] {
  return [
    form(
      "196,176,14 222,96,30 262,38,14 256,22,12 270,10,12 296,10,12 310,22,12 304,38,14 344,96,30 372,176,14 284,190,30",
      CLAY,
      [
        detail(
          cut(points("224,150,12 246,96,18 268,54,10 276,58,10 258,110,16 244,160,12")),
          CLAY.light,
        ),
        slit(flow(points("210,146 284,160 358,146"), false), "#F2D08A", 8),
        flecks(points("240,128 284,136 328,128"), "#2F7077", disc(10, 8)),
      ],
      [-8, -2],
    ),
    ...((): Piece[] => [
      form(
        "22,196,20 378,196,20 352,268,34 296,292,26 104,292,26 48,268,34",
        CLAY,
        [slit(flow(points("40,244 200,262 360,244"), false), "#F2D08A", 8)],
        [-8, -4],
      ),
      piece(oval([200, 196], 180, 58, 26), CLAY.light, [
        detail(oval([200, 198], 162, 48, 24), "#6E3312"),
        detail(oval([199, 202], 158, 44, 24), "#B5682C"),
      ]),
    ])(),
    chunks(points("116,190 168,176 232,178 284,194 150,214 250,218"), LAMB, 1.3),
    strewn(
      points("200,208 120,218 296,214 206,176"),
      ["#2A1420", disc(21, 15, [0, 0], 11)],
      ["#4E2A3A", disc(17, 11, [-2, -3], 11)],
      ["#7E5A6A", disc(6, 3, [-6, -6])],
    ),
    strewn(
      points("180,228 84,200 318,200 232,206"),
      ["#B9701A", disc(18, 12, [0, 0], 10)],
      ["#F0A63A", disc(15, 9, [-1, -2], 10)],
    ),
    almonds(points("146,196 216,228 262,204 190,192 100,208")),
    flecks(spread([200, 202], 120, 28, 12, 4), LEAF.base, bar(11, 6)),
  ];
}

function couscousRoyal(): Piece[] {
  const merguez: Tones = { base: "#A8341C", light: "#D06A48", dark: "#74200C" };
  return [
    PLATE,
    mound([200, 262], 158, 108, { base: "#F0CB74", light: "#F9E4A8", dark: "#C99A36" }),
    flecks(spread([200, 216], 136, 56, 40, 5), "#FBEBC0", disc(4, 3, [0, 0], 5)),
    flecks(spread([204, 218], 136, 54, 30, 11), "#C99A36", disc(4, 3, [0, 0], 5)),
    ...chickenLeg([128, 178], -20, ROAST_CHICKEN, 0.78),
    ...[-6, 22].map((a, i) =>
      form(
        laid("-70,0,18 -62,-15,16 62,-15,16 70,0,18 62,15,16 -62,15,16", [262, 172 + i * 34], a),
        merguez,
        [
          slit(
            [-36, 0, 36]
              .map((x) => flow(laid(`${x - 6},10 ${x + 8},-10`, [262, 172 + i * 34], a), false))
              .join(""),
            merguez.dark,
            5,
          ),
        ],
        [-2, -5],
      ),
    ),
    ...[
      [160, 236, 14],
      [212, 226, -12],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-54,-10,10 50,-14,12 56,8,12 -50,14,10", [x, y], a),
        { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
        [],
        [-2, -5],
      ),
    ),
    form(
      laid("-50,-14,14 50,-14,14 52,12,14 -50,14,14", [256, 252], 8),
      { base: "#7FA648", light: "#C3D890", dark: "#3D6A31" },
      [detail(cut(laid("-40,-4,8 40,-5,8 40,6,8 -40,7,8", [256, 252], 8)), "#DDE8B0")],
    ),
    chickpeas(points("116,238 144,258 196,258 300,232 318,252")),
    ...parsley([196, 196]),
  ];
}

function molokhia(): Piece[] {
  const green: Tones = { base: "#4F7A2E", light: "#7FA34F", dark: "#2F5019" };
  return [
    ...openBowl(
      green,
      [
        ...riceDome([112, 160], 70, 58),
        ...chickenLeg([256, 150], -8, ROAST_CHICKEN, 0.72),
        flecks(spread([226, 170], 96, 26, 22, 3), green.dark, disc(8, 4, [0, 0], 6)),
        flecks(spread([224, 176], 92, 22, 12, 9), green.light, disc(6, 3, [0, 0], 6)),
        strewn(
          points("206,182 240,190 296,180"),
          ["#B9812A", disc(7, 5)],
          ["#F3DC9C", disc(5, 3, [-1, -1])],
        ),
      ],
      CLAY,
    ),
    lemonWheel([330, 266], 30, 3),
  ];
}

function harira(): Piece[] {
  return [
    ...openBowl(
      { base: "#C8552A", light: "#E0875C", dark: "#9C3A14" },
      [
        chickpeas(points("130,158 186,178 246,166 296,158 214,140")),
        strewn(
          spread([200, 160], 116, 32, 9, 3),
          ["#5C3A1C", disc(8, 6)],
          ["#8F6236", disc(5, 3.4, [-1, -1])],
        ),
        chunks(points("164,144 272,178 112,172"), LAMB, 0.8),
        flecks(spread([204, 160], 114, 32, 16, 7), LEAF.base, bar(13, 6)),
        lemonWheel([290, 138], 28, 3),
      ],
      TEAL,
    ),
    steam([150, 88], 52),
    steam([206, 82], 54),
  ];
}

/** A pie of thin leaves under icing sugar, with lines of cinnamon. */
function bastilla(): Piece[] {
  const crust: Tones = { base: "#DDA04A", light: "#F4CC8A", dark: "#A86A1C" };
  return [
    PLATE,
    form(
      "52,178,30 348,178,30 340,236,26 290,266,34 110,266,34 60,236,26",
      crust,
      [slit(flow(points("60,214 130,238 270,238 340,214"), false), crust.dark, 4)],
      [-4, -8],
    ),
    piece(oval([200, 178], 150, 62, 22), crust.base, [
      detail(oval([200, 174], 140, 54, 22), "#FBEBCB"),
      slit(
        [-96, -48, 0, 48, 96]
          .map(
            (d) =>
              flow(
                [
                  [200 + d - 60, 228],
                  [200 + d + 60, 120],
                ],
                false,
              ) +
              flow(
                [
                  [200 + d + 60, 228],
                  [200 + d - 60, 120],
                ],
                false,
              ),
          )
          .join(""),
        "#9A5A24",
        6,
      ),
    ]),
    almonds(points("180,172 204,162 222,174 200,182")),
    ...parsley([88, 274]),
  ];
}

/** A fried leaf of dough folded over an egg, which runs out. */
function brik(): Piece[] {
  const dough: Tones = { base: "#DB9A3C", light: "#F6CD84", dark: "#A4661A" };
  return [
    PLATE,
    ...sideLeaves([320, 236]),
    form(
      "40,244,12 58,170,30 116,114,40 200,96,40 284,114,40 330,170,30 346,232,12 300,250,14 250,242,14 200,254,14 140,244,14 90,254,14",
      dough,
      [
        detail(
          cut(points("84,178,16 128,132,20 196,112,20 236,118,16 170,138,16 116,184,14")),
          dough.light,
        ),
        flecks(spread([200, 186], 110, 44, 12, 5), dough.dark, disc(11, 6)),
        slit(flow(points("52,232 100,238 150,230 200,240 260,230 336,226"), false), dough.dark, 5),
      ],
      [-5, -8],
    ),
    form(
      "128,238,14 152,220,16 196,214,18 238,222,16 262,240,12 252,262,12 226,266,14 210,286,10 192,268,12 158,272,14 138,260,12",
      EGG_WHITE,
      [],
      [-3, -4],
    ),
    form(
      "160,238,14 190,224,16 222,232,14 232,248,10 216,256,8 210,276,7 200,258,8 174,258,12",
      { base: "#F4B530", light: "#FACC62", dark: "#DB9220" },
      [detail(oval([188, 237], 14, 5, 8), "#FDE9AE")],
      [-2, -3],
    ),
    lemonWheel([88, 272], 28, 3),
  ];
}

function sideLeaves([x, y]: Point): Piece[] {
  return [
    leaf({ at: [x, y + 26], length: 66, width: 42, angle: -118 }, MID_LEAF),
    leaf({ at: [x, y + 28], length: 66, width: 42, angle: -66 }, PALE_LEAF),
  ];
}

export const NORTH_AFRICAN_DISHES = {
  koshari: koshari,
  tagine: tagine,
  "couscous-royal": couscousRoyal,
  molokhia: molokhia,
  "soup-harira": harira,
  bastilla: bastilla,
  brik: brik,
} satisfies Drawings;
