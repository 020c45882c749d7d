/** Emblems of categories of sweets and drinks. */

import {
  CARTON_RED,
  CHINA,
  COFFEE,
  CREAM,
  PINK,
  TEAL,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, points } from "../paper/shapes.ts";
import { cup } from "../parts/cups.ts";
import { form, lump } from "../parts/form.ts";
import { strawberry } from "../parts/fruit.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, ORANGE } from "../parts/garnish.ts";
import { MARTINI_GLASS, stemmed, straw, tumbler } from "../parts/glasses.ts";
import { ball } from "../parts/strew.ts";
import { BLUE, enlarged } from "./emblem-parts.ts";
import { scoop } from "./sweets.ts";

/** A slice of cake without its plate. */
export function cake(): Piece[] {
  return enlarged(
    [
      piece(cut(points("60,142,8 340,186,6 338,300,10 64,262,12")), "#F0CF8B", [
        detail(cut(points("50,172 200,196 350,218 350,242 200,220 50,196"), 4), CREAM.light),
        detail(cut(points("50,222 200,246 350,268 350,290 200,270 50,244"), 4), PINK.base),
        detail(cut(points("338,170 360,170 360,310 326,310")), "#4A241833"),
      ]),
      form(
        "60,140,8 344,184,8 346,208,7 330,210,8 318,240,8 304,238,8 294,206,9 258,200,9 246,216,8 230,214,8 220,194,9 190,190,9 180,228,8 164,226,8 156,184,9 124,178,9 112,194,8 98,192,8 90,172,8 60,168,8",
        PINK,
        [],
        [-2, -4],
      ),
      form(
        "52,142,10 80,108,16 130,84,16 178,74,12 346,186,8 200,168,5",
        PINK,
        [
          detail(
            cut(points("92,124,10 134,102,10 174,94,10 200,112,10 150,118,10 108,136,10")),
            PINK.light,
          ),
        ],
        [-2, -5],
      ),
      ...strawberry([150, 64], 1.25),
    ],
    1.06,
    [200, 170],
  );
}

export function iceCream(): Piece[] {
  const cone: Tones = { base: "#DFA75A", light: "#F2CB8E", dark: "#B07A2E" };
  return [
    scoop([200, 104], 98, { base: "#F0A3AE", light: "#FAD2D4", dark: "#D97F8E" }, 4),
    form(
      "108,166,10 292,166,10 212,334,10 188,334,10",
      cone,
      [
        slit(
          flow(points("120,166 240,330"), false) +
            flow(points("190,166 270,300"), false) +
            flow(points("280,166 160,330"), false) +
            flow(points("210,166 130,300"), false),
          cone.dark,
          7,
        ),
      ],
      [-14, 0],
    ),
    form("98,156,10 302,156,10 296,186,10 104,186,10", cone, [], [0, -7]),
    ball([212, 18], 18, TOMATO, 4),
  ];
}

export function coffee(): Piece[] {
  return enlarged(
    [
      ...cup(COFFEE, [
        detail(
          cut(
            points(
              "190,158,10 158,138,14 158,122,10 176,118,10 190,128,4 204,118,10 222,122,10 222,138,14",
            ),
          ),
          CREAM.base,
        ),
      ]),
    ],
    1.16,
    [202, 184],
  ).concat(
    [130, 200].map((x) =>
      slit(flow(points(`${x},66 ${x - 10},48 ${x + 10},30 ${x},12`), false), "#D9CFC0", 13),
    ),
  );
}

export function coldDrink(): Piece[] {
  return enlarged(
    [
      straw(),
      form(
        "104,96,6 296,96,6 270,290,16 258,302,10 142,302,10 130,290,16",
        CARTON_RED,
        [
          detail(cut(points("90,168 310,150 304,196 96,212"), 2), CREAM.base),
          detail(cut(points("262,90 310,90 290,310 238,310")), "#46281426"),
        ],
        [-10, 0],
      ),
      form("92,76,12 308,76,12 306,104,8 94,104,8", CHINA, [], [0, -8]),
    ],
    1.08,
    [206, 160],
  );
}

export function water(): Piece[] {
  return [
    form("148,30,8 252,30,8 252,66,8 148,66,8", TEAL, [], [-6, -4]),
    form(
      "156,64,6 244,64,6 248,96,20 288,140,30 288,306,22 112,306,22 112,140,30 152,96,20",
      { base: "#9CC7D6", light: "#D3E8EE", dark: "#6FA6B8" },
      [
        detail(cut(points("132,150,8 152,138,8 152,284,8 132,284,8")), "#D3E8EE"),
        detail(cut(points("100,180 300,172 300,256 100,264"), 2), CREAM.light),
        detail(cut(points("200,184,4 226,222,18 214,244,14 186,244,14 174,222,18")), BLUE.base),
      ],
      [-14, 0],
    ),
  ];
}

export function juice(): Piece[] {
  const orange: Tones = { base: "#F0962E", light: "#F8BE72", dark: "#CC7012" };
  return [
    ...enlarged(tumbler(orange, [], true), 1.1, [196, 158]),
    lemonWheel([112, 96], 66, 3, ORANGE),
    lemonWheel([310, 268], 60, 5, ORANGE),
  ];
}

export function milkshake(): Piece[] {
  return [
    ...enlarged(
      [
        straw(),
        form(
          "112,110,6 288,110,6 262,292,16 250,304,10 150,304,10 138,292,16",
          PINK,
          [
            detail(cut(points("124,126,6 142,126,6 160,286,6 148,286,6")), PINK.light),
            detail(cut(points("254,100 300,100 280,310 236,310")), "#46281420"),
          ],
          [-10, 0],
        ),
        lump([152, 92], [52, 40], CREAM, 3),
        lump([244, 92], [54, 40], CREAM, 6),
        lump([198, 60], [50, 40], CREAM, 9),
      ],
      1.06,
      [200, 164],
    ),
    ball([198, 24], 22, TOMATO, 4),
  ];
}

export function cocktail(): Piece[] {
  return [
    ...enlarged(
      [
        ...stemmed(MARTINI_GLASS, { base: "#EE7B52", light: "#F7AC86", dark: "#CF5A30" }),
        lemonWheel([292, 62], 44, 3, LIME),
      ],
      1.1,
      [204, 166],
    ),
    leaf({ at: [116, 64], length: 60, width: 36, angle: -110 }, MID_LEAF),
  ];
}
