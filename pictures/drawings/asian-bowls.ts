/** Curries, rice and noodle bowls, and the like. */

import {
  BREAD,
  CHEESE,
  CREAM,
  CRUST,
  CURRY,
  DARK_BOWL,
  LEAF,
  NORI,
  PASTA,
  RED_BOWL,
  RICE,
  ROAST,
  SALMON,
  SOUP,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { chopsticks, heapedBowl, openBowl } from "../parts/bowls.ts";
import {
  DEEP_LEAF,
  LIME,
  leaf,
  lemonWheel,
  MID_LEAF,
  PALE_LEAF,
  springOnion,
  steam,
} from "../parts/garnish.ts";
import { chunks } from "../parts/meat.ts";
import { noodles, riceDome } from "../parts/pasta-and-rice.ts";
import { shrimps } from "../parts/seafood.ts";
import {
  ball,
  bar,
  disc,
  flecks,
  loops,
  mound,
  moundOutline,
  spread,
  strewn,
} from "../parts/strew.ts";
import { avocadoFan, halfEgg } from "../parts/vegetables.ts";
import { plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const RED_CURRY: Tones = { base: "#D4552B", light: "#EA8A5C", dark: "#AF3D18" };
const GREEN_CURRY: Tones = { base: "#A9B85A", light: "#CBD78E", dark: "#849440" };
const DAL: Tones = { base: "#E0A22F", light: "#F1C264", dark: "#BA7E18" };
const BUTTER: Tones = { base: "#E8853A", light: "#F4AE74", dark: "#C76520" };
const BROTH: Tones = { base: "#D99B4E", light: "#EBC48B", dark: "#B97A30" };
export const PHO_BROTH: Tones = { base: "#DDB878", light: "#EED7A8", dark: "#BE9550" };
const TOFU: Tones = { base: "#F6E7C4", light: "#FFF7E4", dark: "#DCC493" };

/** Curry in a bowl with rice at its side. */
export function curry(sauce: Tones, pieces: readonly Piece[]): Piece[] {
  return [
    ...openBowl(sauce, [...riceDome([116, 160], 74, 60), ...pieces]),
    steam([236, 88], 52),
    steam([280, 96], 48),
  ];
}

export function herbs(at: Point): Piece[] {
  return [
    leaf({ at, length: 46, width: 30, angle: -120 }, MID_LEAF),
    leaf({ at, length: 48, width: 30, angle: -40 }, PALE_LEAF),
  ];
}

export const BESIDE_RICE = points("206,146 246,130 288,146 226,178 272,180 310,166");

export function chilliRings(places: readonly Point[]): Piece {
  return strewn(
    places,
    [TOMATO.dark, disc(11, 9)],
    [TOMATO.light, disc(6, 4.5)],
    [CREAM.base, disc(2, 1.6)],
  );
}

/** Slices of roast pork with a rim of fat, in a row. */
export function chashu(places: readonly Point[]): Piece[] {
  return places.map((at, index) =>
    lifted(oval(at, 42, 27, 14, index + 2), "#A9642A", [
      detail(oval([at[0] - 1, at[1] - 1], 37, 22, 13, 3), "#E8B79A"),
      detail(oval(at, 24, 13, 11, 5), "#C9826A"),
      slit(
        flow(
          [
            [at[0] - 18, at[1]],
            [at[0], at[1] - 8],
            [at[0] + 16, at[1] + 2],
          ],
          false,
        ),
        "#F6DACA",
        4,
      ),
    ]),
  );
}

function ramen(): Piece[] {
  return [
    chopsticks(),
    ...openBowl(
      BROTH,
      [
        ...noodles(PASTA),
        piece(cut(points("92,136,5 130,66,5 168,76,5 142,148,5")), NORI.base, [
          detail(cut(points("104,134 136,76 142,78 112,136"), 3), NORI.light),
        ]),
        ...chashu([
          [260, 138],
          [292, 160],
        ]),
        halfEgg([196, 150]),
        strewn(
          points("124,176 150,184"),
          ["#F0DDB9", disc(20, 13)],
          ["#FFFDF8", disc(16, 10)],
          ["#E79AA9", disc(6, 4)],
        ),
        ...springOnion([232, 182], 44, 10, 10),
      ],
      RED_BOWL,
    ),
    steam([104, 58], 40),
  ];
}

function pho(): Piece[] {
  return [
    chopsticks(),
    ...openBowl(PHO_BROTH, [
      ...noodles({ base: "#FBF3E0", light: "#FFFFFF", dark: "#E3D2AC" }, 22),
      strewn(
        points("250,140 286,152 262,172"),
        ["#6B3A28", disc(34, 18, [0, 0], 11)],
        ["#A2664C", disc(30, 14, [-2, -3], 11)],
        ["#C99880", disc(14, 4, [-6, -4])],
      ),
      ...springOnion([180, 166], 80, 20, 12),
      ...herbs([150, 150]),
      leaf({ at: [146, 152], length: 44, width: 26, angle: -170 }, DEEP_LEAF),
      lemonWheel([112, 158], 30, 3, LIME),
      chilliRings(points("206,186 176,140 226,150")),
    ]),
    steam([150, 84], 50),
    steam([100, 94], 46),
  ];
}

function padThai(): Piece[] {
  return [
    plate([200, 234], 186, 62),
    piece(moundOutline([200, 218], 140, 92, 4), "#B97A30"),
    ...loops({ at: [200, 198], rx: 130, ry: 70, count: 34, width: 9, seed: 9 }, [
      "#E0A45A",
      "#F0C584",
      "#D08F45",
    ]),
    ...shrimps([
      [150, 176, -20],
      [242, 168, 30],
      [196, 140, 0],
    ]),
    strewn(
      spread([200, 196], 100, 40, 10, 6),
      ["#C98A3C", disc(7, 5)],
      ["#EBC07A", disc(5, 3, [-1, -1])],
    ),
    ...springOnion([200, 200], 96, 36, 9),
    lemonWheel([298, 226], 34, 3, LIME),
    ...herbs([104, 212]),
  ];
}

function friedRice(): Piece[] {
  const grains = (seed: number) => spread([200, 138], 120, 46, 20, seed);
  return heapedBowl([
    mound([200, 178], 138, 104, { base: "#EFD08A", light: "#F8E4B4", dark: "#CFA356" }),
    flecks(grains(3), "#FFF4D6", ([x, y], index) => cut(box(x - 7, y - 3, 14, 6, index * 41), 3)),
    flecks(grains(8), "#CFA356", ([x, y], index) => cut(box(x - 6, y - 2, 12, 5, index * 53), 2.4)),
    strewn(
      spread([196, 142], 100, 40, 12, 4),
      [LEAF.dark, disc(9, 8)],
      ["#8FB14C", disc(7, 6, [-1, -2])],
    ),
    strewn(
      spread([206, 138], 104, 42, 9, 9),
      ["#C2551F", ([x, y], index) => cut(box(x - 9, y - 8, 18, 16, index * 31), 3)],
      [SOUP.light, ([x, y], index) => cut(box(x - 9, y - 9, 15, 12, index * 31), 3)],
    ),
    strewn(
      spread([200, 130], 90, 38, 7, 14),
      [CHEESE.dark, disc(18, 10)],
      ["#F8D97E", disc(15, 7, [-1, -2])],
    ),
  ]);
}

function poke(): Piece[] {
  return heapedBowl([
    ...riceDome([200, 186], 138, 70),
    leaf({ at: [300, 160], length: 84, width: 54, angle: -56 }, DEEP_LEAF),
    leaf({ at: [270, 150], length: 90, width: 54, angle: -84 }, PALE_LEAF),
    ...avocadoFan([134, 182]),
    chunks(points("186,130 222,118 252,134 206,154 238,158 176,160"), SALMON, 1.25),
    strewn(
      points("278,162 300,178 262,184"),
      [LEAF.dark, disc(13, 11)],
      [LEAF.light, disc(10, 8, [-1, -2])],
    ),
    strewn(
      points("120,184 152,188 96,176"),
      ["#B23A5C", disc(19, 14)],
      ["#F0B6C0", disc(15, 10)],
      ["#B23A5C", disc(9, 5)],
    ),
    flecks(spread([212, 140], 60, 30, 10, 4), "#231815", ([x, y], index) =>
      cut(box(x - 3, y - 1.6, 6, 3, index * 41), 0),
    ),
  ]);
}

function teriyaki(): Piece[] {
  return heapedBowl(
    [
      ...riceDome([200, 188], 138, 78),
      ...[0, 1, 2, 3, 4].map((index) =>
        shaded(
          cut(box(112 + index * 34, 112 - (index % 2) * 4, 30, 78, 18), 9),
          ROAST.dark,
          ROAST.base,
          [-5, -4],
          [detail(cut(box(118 + index * 34, 122, 7, 40, 18), 3), ROAST.light)],
        ),
      ),
      strewn(
        points("106,170 92,152 118,148"),
        [LEAF.dark, disc(18, 17)],
        ["#7FA648", disc(14, 12, [-3, -4])],
      ),
      flecks(spread([200, 148], 80, 30, 18, 4), "#F8E4B4", ([x, y], index) =>
        cut(box(x - 4, y - 2, 8, 4, index * 41), 2),
      ),
      ...springOnion([288, 172], 20, 12, 6),
    ],
    { base: "#3A4A63", light: "#6C7F9C", dark: "#28354A" },
  );
}

function bibimbap(): Piece[] {
  return openBowl(
    { base: RICE.base, light: RICE.light, dark: RICE.dark },
    [
      strewn(
        spread([112, 158], 34, 18, 7, 3),
        ["#C2551F", bar(40, 10, 31)],
        [SOUP.light, bar(32, 4, 31)],
      ),
      strewn(
        spread([200, 128], 50, 10, 8, 3),
        [LEAF.dark, bar(36, 12, 53)],
        ["#7FA648", bar(28, 5, 53)],
      ),
      chunks(
        spread([288, 156], 32, 20, 6, 3),
        { base: "#7A4330", light: "#A2664C", dark: "#56291B" },
        0.95,
      ),
      strewn(
        spread([200, 186], 60, 10, 7, 6),
        ["#DCC493", bar(38, 9, 37)],
        [CREAM.light, bar(32, 5, 37)],
      ),
      lifted(
        blob({ at: [200, 154], rx: 56, ry: 28, corners: 13, seed: 6, jitter: 0.05 }),
        CREAM.dark,
        [
          detail(
            blob({ at: [199, 152], rx: 53, ry: 25, corners: 13, seed: 6, jitter: 0.05 }),
            CREAM.light,
          ),
        ],
      ),
      ball([200, 148], 20, CHEESE, 3, 0.8),
      flecks(spread([200, 160], 110, 30, 12, 9), "#231815", ([x, y], index) =>
        cut(box(x - 3, y - 1.6, 6, 3, index * 41), 0),
      ),
    ],
    DARK_BOWL,
  );
}

function udonStirFry(): Piece[] {
  return heapedBowl(
    [
      piece(moundOutline([200, 182], 138, 96, 4), "#8A5A2C"),
      ...loops({ at: [200, 146], rx: 118, ry: 54, count: 28, width: 9, seed: 5 }, [
        "#C98F4E",
        "#E0B074",
        "#B57A3A",
      ]),
      strewn(
        spread([200, 138], 96, 38, 8, 4),
        [TOMATO.base, bar(34, 8, 43)],
        [TOMATO.light, bar(26, 3, 43)],
      ),
      strewn(
        spread([204, 142], 100, 38, 7, 9),
        [LEAF.dark, disc(17, 13)],
        ["#7FA648", disc(13, 9, [-2, -3])],
      ),
      strewn(
        spread([196, 134], 90, 34, 6, 13),
        ["#E4802B", bar(30, 8, 61)],
        ["#F4AB6C", bar(24, 3, 61)],
      ),
      flecks(spread([200, 140], 90, 36, 14, 2), "#F8E4B4", ([x, y], index) =>
        cut(box(x - 4, y - 2, 8, 4, index * 41), 2),
      ),
    ],
    RED_BOWL,
  );
}

export const ASIAN_BOWLS = {
  "curry-red": () =>
    curry(RED_CURRY, [
      chunks(BESIDE_RICE, BREAD, 1.1),
      ...herbs([256, 150]),
      chilliRings(points("196,176 296,128 322,154")),
    ]),
  "curry-green": () =>
    curry(GREEN_CURRY, [
      chunks(BESIDE_RICE, { base: "#F3E3C0", light: "#FFF8E8", dark: "#D8BF8C" }, 1.1),
      strewn(points("196,174 300,132 322,160"), [LEAF.dark, disc(12, 9)], ["#7FA648", disc(9, 6)]),
      ...herbs([258, 152]),
    ]),
  "curry-yellow": () =>
    curry(CURRY, [
      chunks(
        points("206,146 288,146 226,178 310,166"),
        { base: "#F2C650", light: "#F8DC85", dark: "#C98F1F" },
        1.15,
      ),
      chunks(points("246,130 268,180"), { base: "#E4702B", light: "#F4A46C", dark: "#B9501A" }, 1),
      ...herbs([256, 156]),
    ]),
  "curry-butter-chicken": () =>
    curry(BUTTER, [
      chunks(BESIDE_RICE, ROAST, 1.15),
      slit(flow(points("190,182 230,160 262,166 300,138 326,150"), false), CREAM.base, 7),
      ...herbs([252, 148]),
    ]),
  "curry-dal": () => [
    ...openBowl(
      DAL,
      [
        flecks(spread([200, 160], 120, 36, 40, 3), DAL.light, disc(6, 4)),
        flecks(spread([196, 158], 116, 34, 26, 11), DAL.dark, disc(5, 3.4)),
        slit(flow(points("130,162 170,142 214,146 246,164 214,174 190,164"), false), CREAM.base, 8),
        ...herbs([260, 150]),
      ],
      CRUST,
    ),
    steam([150, 86], 50),
    steam([206, 80], 50),
  ],
  "curry-tofu": () =>
    curry({ base: "#C8662E", light: "#E0935F", dark: "#A04B1A" }, [
      strewn(
        BESIDE_RICE,
        [TOFU.dark, ([x, y], i) => cut(box(x - 19, y - 14, 38, 28, i * 23 - 20), 5)],
        [TOFU.base, ([x, y], i) => cut(box(x - 19, y - 16, 36, 23, i * 23 - 20), 5)],
      ),
      ...herbs([258, 150]),
    ]),
  ramen: ramen,
  pho: pho,
  "pad-thai": padThai,
  "noodles-fried": udonStirFry,
  "fried-rice": friedRice,
  "poke-bowl": poke,
  "teriyaki-chicken": teriyaki,
  bibimbap: bibimbap,
  rice: () => heapedBowl([...riceDome([200, 178], 134, 98)]),
} satisfies Drawings;
