/** Dishes of several kitchens that belong to no larger kind here. */

import {
  BREAD,
  CHEESE,
  CREAM,
  DARK_BOWL,
  KIDNEY_BEAN,
  LEAF,
  MANGO,
  NORI,
  PEANUT,
  POTATO,
  RED_BOWL,
  RED_CABBAGE,
  RICE,
  ROAST,
  SALMON,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { shavings } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { shrimps } from "../parts/seafood.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, onionRings, shreds, tomatoHalf } from "../parts/vegetables.ts";
import { board, dip, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const NAAN: Tones = { base: "#EFCB8C", light: "#FAE6BC", dark: "#C4954C" };
const PAPADAM: Tones = { base: "#EDBE62", light: "#F9DD9C", dark: "#C08A2C" };
const SATAY: Tones = { base: "#CF8B36", light: "#EDB974", dark: "#9A5D18" };
const PAPER: Tones = { base: "#F1EEDD", light: "#FFFFFF", dark: "#CFCBAE" };
const KIMCHI: Tones = { base: "#D9532E", light: "#F08D66", dark: "#A8340F" };
const WAKAME: Tones = { base: "#3F7A3C", light: "#7CB06A", dark: "#265326" };
const PLATE = plate([200, 236], 190, 74);

/** Fries and roast meat in a paper box. */
function kebabBox(): Piece[] {
  return [
    strewn(
      points("96,120 130,96 268,92 304,116 150,130 250,128 200,84"),
      [POTATO.dark, bar(88, 17, 31, -66)],
      [POTATO.base, ([x, y], i) => bar(84, 11, 31, -66)([x - 1, y - 2], i)],
    ),
    leaf({ at: [110, 150], length: 74, width: 48, angle: -140 }, MID_LEAF),
    leaf({ at: [292, 150], length: 74, width: 48, angle: -40 }, PALE_LEAF),
    shreds(points("128,134 276,136 240,116"), RED_CABBAGE),
    shavings(points("120,148 168,128 216,124 264,142 150,158 200,150 246,160"), ROAST, 1),
    tomatoHalf([292, 152], 24),
    form(
      "118,150,14 150,138,14 190,150,12 232,136,14 272,150,14 262,168,10 244,158,8 232,184,9 220,182,9 210,162,9 176,164,9 164,182,9 152,180,9 142,160,9",
      CREAM,
      [],
      [-2, -4],
    ),
    form(
      "62,162,8 338,162,8 308,300,12 92,300,12",
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#DCC79C" },
      [
        detail(cut(points("260,150 350,150 320,310 236,310"), 2), "#E6D5B0"),
        detail(cut(points("60,206 340,198 330,240 66,248"), 2), "#C8452C"),
      ],
      [0, -6],
    ),
  ];
}

/** A boat of dough with its filling. */
function pide(filling: readonly Piece[]): Piece[] {
  return [
    ...board(176),
    placed(
      [
        form(
          "-186,0,10 -110,-52,50 0,-70,60 110,-52,50 186,0,10 110,52,50 0,70,60 -110,52,50",
          BREAD,
          [
            detail(
              cut(
                points("-150,0,8 -90,-34,40 0,-46,50 90,-34,40 150,0,8 90,34,40 0,46,50 -90,34,40"),
              ),
              "#E8B85A",
            ),
          ],
          [-4, -8],
        ),
        ...filling,
      ],
      { x: 200, y: 188, turn: -12 },
    ),
  ];
}

const PIDE_CHEESE: readonly Piece[] = [
  lump([0, -2], [112, 34], { base: "#F8DC85", light: "#FDF0C0", dark: "#DDB448" }, 4),
  strewn(
    points("-80,-4 -40,-14 4,2 46,-12 84,0"),
    [TOMATO.dark, disc(17, 13)],
    [TOMATO.light, disc(12, 8, [-1, -2])],
  ),
  flecks(points("-60,12 -20,10 24,16 64,12 -10,-20"), LEAF.base, disc(10, 6)),
];

const PIDE_MEAT: readonly Piece[] = [
  lump([0, -2], [112, 34], { base: "#A8522A", light: "#C97A4E", dark: "#7A3414" }, 4),
  flecks(spread([0, -2], 96, 26, 18, 3), "#7A3414", disc(8, 5, [0, 0], 6)),
  flecks(spread([4, 0], 92, 24, 10, 8), TOMATO.light, disc(7, 5, [0, 0], 6)),
  flecks(spread([0, 0], 92, 24, 9, 12), LEAF.base, bar(12, 5)),
];

/** Skewers of meat with peanut sauce. */
function satay(): Piece[] {
  const skewer = (y: number): Piece =>
    placed(
      [
        form("-190,-3,2 176,-3,2 176,4,2 -190,4,2", {
          base: "#A9642A",
          light: "#A9642A",
          dark: "#84491C",
        }),
        ...[-96, -32, 32, 96].map((x, i) =>
          form(
            laid("-38,-18,14 0,-26,14 38,-16,14 36,18,14 0,24,14 -38,16,14", [x, (i % 2) * 3]),
            SATAY,
            [
              slit(
                flow(points(`${x - 14},14 ${x + 4},-14`), false) +
                  flow(points(`${x + 6},16 ${x + 22},-10`), false),
                SATAY.dark,
                5,
              ),
            ],
            [-2, -6],
          ),
        ),
      ],
      { x: 208, y, turn: -8 },
    );
  return [
    PLATE,
    skewer(156),
    skewer(202),
    skewer(248),
    ...dip([330, 252], PEANUT),
    leaf({ at: [92, 274], length: 46, width: 28, angle: -20 }, MID_LEAF),
  ];
}

/** Rice paper rolls: what is in them shows through. */
function summerRolls(): Piece[] {
  const roll = (at: Point, angle: number): Piece =>
    form(
      laid("-84,-24,20 0,-30,20 84,-24,20 88,0,12 84,24,20 0,30,20 -84,24,20 -88,0,12", at, angle),
      PAPER,
      [
        detail(
          cut(laid("-66,-12,8 -20,-16,8 40,-12,8 70,-6,8 60,8,8 -60,10,8", at, angle)),
          "#B9D48A",
        ),
        flecks(laid("-48,-4 -18,2 14,-4 44,2", at, angle), "#F2A05A", bar(24, 8, 41)),
        flecks(laid("-30,6 2,8 34,6 58,-4", at, angle), RED_CABBAGE.light, bar(20, 6, 53)),
        detail(cut(laid("-70,-22,4 60,-24,4 60,-17,4 -70,-14,4", at, angle)), "#FFFFFFB0"),
      ],
      [-1, -5],
    );
  return [
    PLATE,
    leaf({ at: [110, 200], length: 90, width: 58, angle: -140 }, PALE_LEAF),
    roll([196, 160], -8),
    roll([168, 208], -8),
    roll([228, 238], -4),
    ...dip([330, 240], PEANUT),
  ];
}

/** A triangle of rice with its strip of seaweed. */
function onigiri(): Piece[] {
  const one = (at: Point): Piece[] => [
    form(
      laid("-92,56,34 0,-96,40 92,56,34 70,84,26 -70,84,26", at),
      RICE,
      [flecks(spread([at[0], at[1] + 18], 56, 48, 16, at[0]), RICE.dark, bar(13, 6))],
      [-5, -7],
    ),
    form(
      laid("-34,36,4 34,36,4 34,88,6 -34,88,6", at),
      NORI,
      [detail(cut(laid("-26,42,2 -16,42,2 -16,84,2 -26,84,2", at)), NORI.light)],
      [-3, -3],
    ),
  ];
  return [...board(206), ...one([262, 158]), ...one([136, 178])];
}

function seaweedSalad(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 132, 80, WAKAME),
      ...[0, 1, 2].map((tone) =>
        slit(
          spread([200, 148], 100, 42, 9, tone + 3)
            .map(([x, y]) =>
              flow(laid("-34,8 -14,-8 10,6 34,-8", [x, y], x * 1.3 + tone * 40), false),
            )
            .join(""),
          [WAKAME.dark, WAKAME.base, WAKAME.light][tone] ?? WAKAME.base,
          8,
        ),
      ),
      flecks(spread([200, 140], 96, 38, 18, 9), CREAM.light, bar(9, 5)),
    ],
    DARK_BOWL,
  );
}

function kimchi(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 130, 60, KIMCHI),
      ...points("120,160 164,134 214,124 262,142 292,168 150,178 204,160 246,178").map((at, i) =>
        form(
          laid("-44,-10,14 -16,-26,16 24,-22,14 44,-4,14 30,18,14 -12,24,16 -38,14,14", at, i * 37),
          i % 3 === 1 ? { base: "#F3D9A8", light: "#FBEED2", dark: "#D98A4E" } : KIMCHI,
          [slit(flow(laid("-28,2 0,-8 28,-2", at, i * 37), false), KIMCHI.light, 5)],
          [-3, -5],
        ),
      ),
      flecks(spread([200, 150], 100, 34, 12, 4), LEAF.base, bar(15, 6)),
      flecks(spread([204, 150], 100, 34, 10, 9), "#8F1F0A", disc(4, 3, [0, 0], 5)),
    ],
    WHITE_BOWL,
  );
}

/** Flat breads; `marks` are the brown spots. */
function flatBread(tones: Tones, on: readonly Piece[]): Piece[] {
  return [
    ...board(190),
    form(
      "66,150,40 120,96,50 230,76,50 318,104,50 340,156,44 296,206,44 190,222,50 96,204,44",
      tones,
      [
        flecks(spread([204, 148], 106, 54, 10, 3), "#BE8838", disc(15, 8)),
        flecks(spread([200, 142], 110, 54, 7, 8), tones.light, disc(20, 9)),
      ],
      [-4, -8],
    ),
    form(
      "46,196,40 100,150,50 210,138,50 306,160,50 336,206,44 286,250,44 180,262,50 82,246,44",
      tones,
      [
        flecks(spread([190, 200], 106, 46, 10, 5), "#BE8838", disc(15, 8)),
        flecks(spread([186, 196], 110, 46, 7, 2), tones.light, disc(20, 9)),
      ],
      [-4, -8],
    ),
    ...on,
  ];
}

function papadam(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-110,4,50 -70,-52,54 10,-66,54 84,-44,54 112,6,50 70,50,54 -10,60,54 -82,44,54",
        at,
        angle,
      ),
      PAPADAM,
      [
        flecks(spread(at, 84, 44, 15, angle + 20), PAPADAM.light, disc(12, 8, [0, 0], 7)),
        flecks(spread(at, 84, 44, 9, angle + 30), "#8A5A1C", disc(4, 3, [0, 0], 5)),
      ],
      [-4, -6],
    );
  return [
    PLATE,
    one([236, 160], 10),
    one([150, 190], -8),
    ...dip([284, 248], MANGO),
    ...dip([102, 262], { base: "#7FA63C", light: "#B3C97A", dark: "#5F8D3B" }),
  ];
}

function flammkuchen(): Piece[] {
  return [
    ...board(150),
    form(
      "40,176,12 76,104,16 330,96,16 362,172,14 340,250,16 66,256,16",
      { base: "#DDA14E", light: "#F3CB8A", dark: "#A0621E" },
      [
        detail(
          cut(points("60,172,10 90,118,14 318,110,14 344,170,12 324,236,14 82,242,14")),
          "#FFF6E2",
        ),
      ],
      [-4, -7],
    ),
    strewn(
      spread([204, 172], 112, 50, 13, 4),
      ["#A83C2C", bar(34, 13, 47)],
      ["#E58A72", bar(30, 7, 47)],
    ),
    onionRings(points("120,150 204,134 286,160 160,206 246,216"), 24),
    flecks(spread([200, 174], 116, 54, 16, 9), LEAF.base, bar(11, 5)),
    flecks(points("84,180 128,124 300,122 334,190 250,240 120,232"), "#B9762B", disc(11, 5)),
  ];
}

function calzone(): Piece[] {
  return [
    PLATE,
    form(
      "30,214,20 60,140,60 140,90,60 260,90,60 340,140,60 370,214,20 340,244,16 290,236,12 246,256,12 200,244,12 154,256,12 110,236,12 60,244,16",
      { base: "#E3A448", light: "#F1C272", dark: "#A9642A" },
      [
        slit(
          [62, 104, 152, 200, 248, 296, 338]
            .map((x) =>
              flow(
                [
                  [x, 246 - Math.abs(200 - x) * 0.06],
                  [x + 8, 222 - Math.abs(200 - x) * 0.12],
                ],
                false,
              ),
            )
            .join(""),
          "#B9762B",
          6,
        ),
        flecks(points("130,140 190,120 250,136 290,176 160,180 220,170"), "#C9803B", disc(17, 8)),
        detail(cut(points("96,152,16 150,114,18 214,108,16 160,130,14 118,170,12")), "#F1C272"),
      ],
      [-5, -9],
    ),
    cherryTomato([96, 262], 20),
    leaf({ at: [126, 270], length: 48, width: 30, angle: -30 }, MID_LEAF),
    ...dip([312, 262], TOMATO),
  ];
}

function stirFriedVegetables(): Piece[] {
  return heapedBowl(
    [
      mound([200, 186], 134, 60, { base: "#8A5A2C", light: "#B07A3E", dark: "#6A4218" }),
      strewn(
        spread([200, 148], 104, 42, 8, 4),
        [TOMATO.dark, bar(56, 17, 43)],
        [TOMATO.base, bar(50, 10, 43)],
      ),
      strewn(
        spread([200, 150], 100, 40, 7, 9),
        ["#CE8717", bar(54, 16, 37)],
        ["#F0AE2E", bar(48, 9, 37)],
      ),
      strewn(
        spread([204, 146], 106, 42, 8, 13),
        [LEAF.dark, disc(25, 20)],
        ["#7FA648", disc(20, 15, [-3, -3])],
      ),
      strewn(
        spread([196, 148], 96, 38, 6, 20),
        ["#BE5714", disc(20, 13)],
        ["#F0923E", disc(16, 9, [-1, -2])],
      ),
      flecks(spread([200, 146], 96, 38, 16, 2), "#F8E4B4", bar(9, 5)),
    ],
    RED_BOWL,
  );
}

function beanChilli(): Piece[] {
  return openBowl(
    { base: "#A8341C", light: "#C9603F", dark: "#7C2210" },
    [
      ...riceDome([116, 158], 74, 58),
      strewn(
        points("206,140 246,130 290,144 320,164 226,168 270,172 196,182 300,184"),
        [KIDNEY_BEAN.dark, disc(19, 13)],
        [KIDNEY_BEAN.base, disc(15, 9, [-1, -2])],
        [KIDNEY_BEAN.light, disc(6, 3, [-4, -5])],
      ),
      strewn(
        points("226,148 268,150 250,186 306,156 214,192"),
        [CHEESE.dark, disc(10, 9)],
        [CHEESE.light, disc(7, 5, [-1, -2])],
      ),
      leaf({ at: [262, 150], length: 46, width: 30, angle: -120 }, MID_LEAF),
      leaf({ at: [264, 150], length: 48, width: 30, angle: -40 }, PALE_LEAF),
    ],
    DARK_BOWL,
  );
}

function mangoStickyRice(): Piece[] {
  return [
    PLATE,
    ...riceDome([124, 226], 84, 84),
    ...[0, 1, 2, 3].map((i) =>
      form(
        laid("-30,-60,26 10,-66,26 30,0,26 14,60,26 -20,56,26 -8,0,26", [214 + i * 34, 202], 18),
        MANGO,
        [],
        [-5, -4],
      ),
    ),
    flecks(spread([124, 190], 60, 34, 12, 4), "#231815", bar(7, 4)),
    leaf({ at: [186, 262], length: 50, width: 30, angle: 10 }, MID_LEAF),
  ];
}

function fishRoll(): Piece[] {
  return [
    form("50,232,14 350,230,14 340,266,26 290,284,26 110,284,26 60,268,26", BREAD, [], [-4, -9]),
    form(
      "30,222,10 90,212,14 200,220,14 310,210,14 372,220,10 340,244,12 286,234,10 230,250,12 170,238,10 110,252,12 66,238,10",
      LEAF,
      [],
      [-2, -5],
    ),
    form(
      "20,204,14 60,182,20 300,176,22 352,190,12 384,178,8 378,206,8 386,226,8 348,214,12 290,226,20 70,228,20",
      { base: "#A9BCC4", light: "#DCE6EA", dark: "#74868F" },
      [slit(flow(points("52,204 200,200 340,202"), false), "#DCE6EA", 7)],
      [-2, -7],
    ),
    onionRings(points("112,186 186,178 262,182"), 30),
    form(
      "48,182,34 92,118,50 200,92,50 308,118,50 352,182,34 300,196,14 100,196,14",
      BREAD,
      [
        detail(cut(points("104,146,16 150,116,18 206,108,16 160,130,14 124,160,12")), BREAD.light),
        slit(flow(points("150,150 204,128 264,146"), false), BREAD.dark, 6),
      ],
      [-5, -9],
    ),
  ];
}

function meatloafRoll(): Piece[] {
  return [
    form("50,238,14 350,236,14 340,270,26 290,288,26 110,288,26 60,272,26", BREAD, [], [-4, -9]),
    form(
      "56,196,10 344,192,10 356,214,8 350,242,12 60,244,12 48,216,8",
      { base: "#E0A08C", light: "#F2C8B8", dark: "#B46A50" },
      [
        detail(cut(points("40,190 360,184 360,204 40,210"), 2), "#9C5A30"),
        flecks(spread([200, 226], 130, 8, 14, 3), "#C98470", disc(4, 3, [0, 0], 5)),
      ],
      [-2, -4],
    ),
    form(
      "70,186,10 330,184,10 338,202,8 300,210,8 286,232,8 274,230,8 262,208,8 170,210,8 158,226,8 146,224,8 136,208,8 66,204,8",
      { base: "#E6B02A", light: "#F8D878", dark: "#BF8C12" },
      [],
      [-2, -4],
    ),
    form(
      "48,182,34 92,112,50 200,84,50 308,112,50 352,182,34 300,196,14 100,196,14",
      BREAD,
      [
        detail(cut(points("104,142,16 150,110,18 206,100,16 160,124,14 124,156,12")), BREAD.light),
        slit(flow(points("150,146 204,120 264,142"), false), BREAD.dark, 6),
      ],
      [-5, -9],
    ),
  ];
}

function ceviche(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 130, 44, { base: "#F2E2C6", light: "#FFFDF8", dark: "#D3B98C" }),
      ...shrimps([
        [140, 148, -10],
        [256, 150, 20],
      ]),
      strewn(
        points("196,130 170,164 222,168 292,170 112,172"),
        [SALMON.dark, disc(26, 18)],
        [SALMON.base, disc(22, 13, [-2, -3])],
      ),
      onionRings(points("204,150 150,176 256,180"), 24),
      flecks(spread([200, 154], 100, 30, 14, 4), LEAF.base, bar(13, 6)),
      lemonWheel([304, 142], 32, 3, LIME),
    ],
    { base: "#CFE3E2", light: "#EAF4F2", dark: "#9FC2C1" },
  );
}

export const WORLD_DISHES = {
  "kebab-box": kebabBox,
  pide: () => pide(PIDE_CHEESE),
  "pide-meat": () => pide(PIDE_MEAT),
  "tarte-flambee": flammkuchen,
  "pizza-calzone": calzone,
  satay: satay,
  "summer-rolls": summerRolls,
  onigiri: onigiri,
  "seaweed-salad": seaweedSalad,
  kimchi: kimchi,
  naan: () => flatBread(NAAN, [flecks(spread([190, 196], 100, 40, 12, 9), LEAF.base, bar(12, 5))]),
  papadam: papadam,
  "vegetables-wok": stirFriedVegetables,
  "chilli-beans": beanChilli,
  "mango-sticky-rice": mangoStickyRice,
  "fish-roll": fishRoll,
  "meatloaf-roll": meatloafRoll,
  ceviche: ceviche,
} satisfies Drawings;
