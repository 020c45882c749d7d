/** Sauces and spreads in a small bowl, with what they are made of beside it. */

import {
  BEET,
  BUTTER,
  CARTON_RED,
  CHEESE,
  CLAY,
  CREAM,
  CRUST,
  GRAVY,
  LEAF,
  MAYO,
  PEANUT,
  RED_BOWL,
  SOY,
  TEAL,
  TOMATO,
  type Tones,
  WHITE_BOWL,
  WOOD,
  YOGURT,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { blob, cut, flow, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, chickpeas, cucumber, tomatoHalf } from "../parts/vegetables.ts";
import { bowlFront } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { garlic } from "./starters.ts";

const BARBECUE: Tones = { base: "#6E2A17", light: "#9C5138", dark: "#4A180A" };
const CHILLI: Tones = { base: "#D6401E", light: "#F07C55", dark: "#A72A0E" };
const MUSTARD: Tones = { base: "#E6B02A", light: "#F8D878", dark: "#BF8C12" };
const GUACAMOLE: Tones = { base: "#A9C25A", light: "#D3E294", dark: "#7F9A35" };
const HUMMUS: Tones = { base: "#E6CB98", light: "#F6E5C0", dark: "#C4A160" };
const PESTO: Tones = { base: "#6F9436", light: "#A3C261", dark: "#4D6E20" };
const CURRY: Tones = { base: "#E9A832", light: "#F7CF7C", dark: "#C28315" };
const PINK_SAUCE: Tones = { base: "#F3AE86", light: "#FBD5BC", dark: "#D48A5C" };
const HONEY: Tones = { base: "#E89B22", light: "#F8C766", dark: "#BD740C" };
const HERBS: Tones = { base: "#F4F2DC", light: "#FFFFFF", dark: "#D6D3A8" };
const MELTED: Tones = { base: "#F6BE3E", light: "#FCDC8E", dark: "#D9961C" };

/** A bowl of sauce; `on` lies on its surface, y 122 to 168, `beside` in front. */
function sauceBowl(
  tones: Tones,
  on: readonly Piece[],
  beside: readonly Piece[],
  crockery = TEAL,
): Piece[] {
  const at: Point = [200, 146];
  const rim = { at, corners: 24, seed: 3, jitter: 0.004 };
  return [
    ...bowlFront({ at, rx: 132, ry: 46, depth: 118, foot: 60 }, false, crockery),
    piece(blob({ ...rim, rx: 135, ry: 50 }), CREAM.dark, [
      detail(blob({ ...rim, at: [199, 143], rx: 135, ry: 49 }), CREAM.base),
      detail(blob({ ...rim, rx: 119, ry: 39 }), tones.dark),
      detail(blob({ ...rim, at: [199, 150], rx: 116, ry: 36 }), tones.base),
      detail(
        flow(
          points(
            "112,148 140,128 190,120 240,126 262,142 240,156 200,158 176,150 190,140 216,140 224,136 200,130 156,136 134,152",
          ),
        ),
        tones.light,
      ),
    ]),
    ...on,
    ...beside,
  ];
}

/** A pod of chilli, lying. */
function pod(at: Point, angle: number): Piece[] {
  return [
    form(
      laid("-60,-16,12 -30,-20,16 30,-10,18 74,14,4 30,18,18 -30,14,16 -60,12,12", at, angle),
      TOMATO,
      [detail(cut(laid("-40,-10,5 20,-6,5 30,0,5 -38,-2,5", at, angle)), TOMATO.light)],
      [-2, -6],
    ),
    form(
      laid("-86,-8,5 -62,-14,6 -50,-2,6 -62,14,6 -70,4,5 -86,0,5", at, angle),
      LEAF,
      [],
      [-1, -3],
    ),
  ];
}

const SPECKS = spread([200, 148], 100, 26, 18, 4);

function honey(): Piece[] {
  return [
    form("112,72,10 288,72,10 290,100,8 110,100,8", CARTON_RED, [], [-10, -6]),
    form(
      "122,98,8 278,98,8 300,136,26 300,282,24 276,304,14 124,304,14 100,282,24 100,136,26",
      HONEY,
      [
        detail(cut(points("118,148,8 136,136,8 136,280,8 118,280,8")), HONEY.light),
        detail(cut(points("90,180 310,172 310,246 90,254"), 2), CREAM.light),
        ...[-26, 0, 26].map((dx) =>
          detail(
            cut(
              laid("-13,-7,2 0,-15,2 13,-7,2 13,8,2 0,16,2 -13,8,2", [
                200 + dx,
                214 + (dx === 0 ? 0 : 0),
              ]),
            ),
            HONEY.base,
          ),
        ),
      ],
      [-14, 0],
    ),
    form(laid("-5,-90,4 5,-90,4 5,20,4 -5,20,4", [328, 150], 18), WOOD),
    lump([312, 232], [24, 32], WOOD, 3, [
      slit(
        [-14, 0, 14]
          .map((dy) =>
            flow(
              [
                [290, 232 + dy],
                [334, 230 + dy],
              ],
              false,
            ),
          )
          .join(""),
        "#946334",
        5,
      ),
    ]),
  ];
}

function butter(): Piece[] {
  return [
    form("22,232,14 378,232,14 352,270,16 48,270,16", WHITE_BOWL, [], [-6, -8]),
    form(
      "82,150,8 318,150,8 312,238,8 88,238,8",
      BUTTER,
      [detail(cut(points("256,140 330,140 330,250 250,250")), BUTTER.dark)],
      [0, 0],
    ),
    form(
      "82,152,8 122,108,8 356,108,8 318,152,8",
      { base: BUTTER.light, light: BUTTER.light, dark: BUTTER.base },
      [],
      [-2, -3],
    ),
    form(
      "60,176,6 92,150,8 104,240,8 70,246,6",
      BUTTER,
      [detail(cut(points("60,176,4 92,152,6 94,168,4 62,190,4")), BUTTER.light)],
      [-2, -3],
    ),
  ];
}

const mintSprig = (at: Point): Piece[] => [
  leaf({ at, length: 48, width: 30, angle: -130 }, MID_LEAF),
  leaf({ at, length: 50, width: 30, angle: -46 }, PALE_LEAF),
];

export const SAUCES = {
  "sauce-ketchup": () =>
    sauceBowl(TOMATO, [], [cherryTomato([108, 262], 38), tomatoHalf([302, 268], 36)]),
  "sauce-mayo": () => sauceBowl(MAYO, [], [...mintSprig([304, 270])]),
  "sauce-bbq": () =>
    sauceBowl(
      BARBECUE,
      [flecks(SPECKS, BARBECUE.light, disc(4, 3, [0, 0], 5))],
      [...pod([296, 266], -8)],
      CARTON_RED,
    ),
  "sauce-garlic": () =>
    sauceBowl(YOGURT, [flecks(SPECKS, LEAF.base, bar(12, 5))], [...garlic([312, 250], 0.95)]),
  "sauce-tzatziki": () =>
    sauceBowl(
      YOGURT,
      [
        strewn(
          spread([200, 150], 84, 20, 7, 5),
          ["#86A53F", bar(28, 8, 47)],
          ["#C9DB94", bar(25, 5, 47)],
        ),
      ],
      [cucumber(points("92,264 300,254 330,278"), 1.6)],
    ),
  "sauce-chilli": () =>
    sauceBowl(
      CHILLI,
      [
        flecks(SPECKS, "#F8DC85", disc(4, 3, [0, 0], 5)),
        flecks(spread([204, 150], 96, 24, 9, 9), CHILLI.dark, bar(13, 6)),
      ],
      [...pod([294, 264], -12)],
    ),
  "sauce-tahini": () =>
    sauceBowl(
      { base: "#E4CFA0", light: "#F5E8C8", dark: "#BD9F63" },
      [
        slit(flow(points("120,152 160,138 214,140 262,152 230,164 180,160"), false), "#C9AE74", 6),
        flecks(spread([206, 150], 70, 20, 8, 6), LEAF.base, bar(12, 5)),
      ],
      [flecks(spread([306, 268], 40, 18, 14, 4), "#F3E2B8", disc(9, 5, [0, 0], 7))],
      CLAY,
    ),
  "sauce-mustard": () =>
    sauceBowl(
      MUSTARD,
      [flecks(SPECKS, "#8A5A14", disc(4, 4, [0, 0], 5))],
      [
        strewn(
          points("92,272 108,262 120,276 100,284 302,270 320,262 332,276 312,282"),
          ["#A97A1E", disc(9, 8)],
          ["#E3BC5C", disc(6, 5, [-1, -2])],
        ),
      ],
    ),
  "sauce-soy": () => sauceBowl(SOY, [], [], RED_BOWL),
  "sauce-curry": () =>
    sauceBowl(
      CURRY,
      [flecks(SPECKS, CURRY.dark, disc(4, 3, [0, 0], 5))],
      [...mintSprig([100, 276])],
    ),
  "sauce-burger": () =>
    sauceBowl(
      PINK_SAUCE,
      [flecks(SPECKS, "#D7492D", disc(4, 3, [0, 0], 5))],
      [
        strewn(
          points("88,268 124,276 302,266"),
          [LEAF.dark, disc(27, 20)],
          ["#8FB14C", disc(22, 15)],
          ["#D6E5A8", disc(12, 8)],
        ),
      ],
    ),
  "sauce-sour-cream": () =>
    sauceBowl(HERBS, [strewn(SPECKS, [LEAF.base, disc(7, 5)], ["#A5C268", disc(4, 2.6)])], []),
  "sauce-gravy": () => sauceBowl(GRAVY, [], [...mintSprig([306, 276])], WHITE_BOWL),
  "sauce-cheese": () =>
    sauceBowl(
      MELTED,
      [],
      [
        form(
          "252,272,5 330,222,8 352,262,5",
          { base: CHEESE.light, light: CHEESE.light, dark: CHEESE.base },
          [],
          [-2, -3],
        ),
        form(
          "252,270,4 352,260,4 352,288,6 256,298,6",
          CHEESE,
          [flecks(points("276,282 306,276 334,276"), CHEESE.dark, disc(6, 5))],
          [0, -2],
        ),
      ],
    ),
  "sauce-peanut": () =>
    sauceBowl(
      PEANUT,
      [flecks(SPECKS, PEANUT.dark, disc(5, 4, [0, 0], 6))],
      [
        strewn(
          points("92,268 114,278 306,264 328,278"),
          ["#A9743A", disc(20, 13)],
          ["#E8C48C", disc(16, 9, [-2, -2])],
        ),
      ],
    ),
  pesto: () =>
    sauceBowl(
      PESTO,
      [
        flecks(SPECKS, PESTO.dark, bar(13, 6)),
        flecks(spread([204, 150], 96, 24, 7, 9), "#F8EFC8", disc(5, 4, [0, 0], 6)),
      ],
      [
        leaf({ at: [288, 284], length: 76, width: 50, angle: -120 }, MID_LEAF),
        leaf({ at: [290, 284], length: 78, width: 50, angle: -44 }, PALE_LEAF),
      ],
    ),
  guacamole: () =>
    sauceBowl(
      GUACAMOLE,
      [
        strewn(
          spread([200, 148], 92, 24, 6, 6),
          [TOMATO.dark, disc(9, 7)],
          [TOMATO.light, disc(5, 4)],
        ),
        flecks(SPECKS, LEAF.dark, bar(10, 4)),
      ],
      [
        form(
          laid("-46,10,10 -20,-34,24 20,-34,24 46,10,26 30,46,28 -30,46,28", [312, 250], 20),
          { base: "#CFDD8F", light: "#E6EDB4", dark: LEAF.dark },
          [],
          [-5, -7],
        ),
        ball([314, 260], 22, CRUST, 3),
      ],
    ),
  hummus: () =>
    sauceBowl(
      HUMMUS,
      [
        flecks(points("150,150 190,156 236,150 210,142"), "#C98A2C", disc(15, 5)),
        flecks(SPECKS, "#B2452A", disc(3, 2.4, [0, 0], 5)),
      ],
      [chickpeas(points("92,270 118,278 298,268 324,276 310,286"))],
    ),
  salsa: () =>
    sauceBowl(
      TOMATO,
      [
        strewn(
          spread([200, 148], 96, 26, 12, 4),
          [
            TOMATO.dark,
            ([x, y], i) => cut(laid("-10,-8,3 10,-8,3 10,8,3 -10,8,3", [x, y], i * 29)),
          ],
          [TOMATO.light, ([x, y], i) => cut(laid("-9,-8,3 7,-8,3 7,4,3 -9,4,3", [x, y], i * 29))],
        ),
        flecks(spread([204, 148], 96, 24, 8, 9), LEAF.base, bar(14, 6)),
        flecks(spread([196, 150], 96, 24, 6, 14), CREAM.light, bar(13, 6)),
      ],
      [...pod([298, 266], -10)],
      CRUST,
    ),
  jam: () =>
    sauceBowl(
      BEET,
      [],
      [
        strewn(
          points("96,268 300,264 328,276"),
          [BEET.dark, disc(20, 18)],
          [BEET.light, disc(15, 13, [-2, -3])],
        ),
      ],
      WHITE_BOWL,
    ),
  honey: honey,
  butter: butter,
} satisfies Drawings;
