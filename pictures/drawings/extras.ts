/** What is added to a dish, at the size of a dish. */

import {
  CHEESE,
  CREAM,
  CRUST,
  FETA,
  LEAF,
  NORI,
  PINK,
  SALMON,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { shrimps } from "../parts/seafood.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cucumber, halfEgg, mushrooms, olives } from "../parts/vegetables.ts";
import { rasher } from "./breakfast.ts";
import type { Drawings } from "./drawing.ts";
import { peppers, salami } from "./pizzas.ts";
import {
  extraAvocado,
  extraCheddar,
  extraChilli,
  extraFriedEgg,
  extraPickles,
  extraRedOnion,
} from "./toppings.ts";

const CHICKEN: Tones = { base: "#E0A860", light: "#F3D09A", dark: "#B97F38" };
const BEEF: Tones = { base: "#7A3F2A", light: "#A2664C", dark: "#4E2415" };
const PARMESAN: Tones = { base: "#F8E6B4", light: "#FFF7DE", dark: "#D6B873" };
const TOFU: Tones = { base: "#F6E7C4", light: "#FFF7E4", dark: "#D5B87C" };

/** Many drawn small, made as large as the sheet. */
function large(pieces: readonly Piece[], scale: number): Piece[] {
  return [placed(pieces, { x: 200 - 200 * scale, y: 170 - 170 * scale, scale })];
}

/** A cube on its corner: the top and two sides. */
function block([x, y]: Point, tones: Tones): Piece[] {
  return [
    form(
      [
        [x - 84, y, 8],
        [x, y + 42, 6],
        [x + 84, y, 8],
        [x + 84, y + 66, 8],
        [x, y + 110, 10],
        [x - 84, y + 66, 8],
      ],
      tones,
      [
        detail(
          cut(
            [
              [x, y + 36],
              [x + 94, y - 8],
              [x + 94, y + 80],
              [x, y + 120],
            ],
            2,
          ),
          tones.dark,
        ),
      ],
      [0, 0],
    ),
    form(
      [
        [x - 84, y, 8],
        [x, y - 42, 8],
        [x + 84, y, 8],
        [x, y + 42, 8],
      ],
      { base: tones.light, light: tones.light, dark: tones.base },
      [],
      [-2, -3],
    ),
  ];
}

function tomato(): Piece[] {
  const slice = (at: Point, r: number, seed: number): Piece => {
    const pockets = [0, 72, 144, 216, 288].map((a) =>
      cut(laid("-13,-30,10 13,-30,10 9,-58,10 -9,-58,10", at, a + seed * 9, r / 86)),
    );
    const pips = [0, 72, 144, 216, 288]
      .flatMap((a) => laid("-4,-38 5,-48", at, a + seed * 9, r / 86))
      .map((p) => oval(p, 3.4, 4.6, 6));
    return lump(at, [r, r * 0.96], TOMATO, seed, [
      detail(oval(at, r * 0.86, r * 0.82, 14, seed), "#E2583A"),
      detail(pockets.join(""), TOMATO.light),
      detail(pips.join(""), CREAM.base),
    ]);
  };
  return [slice([268, 122], 84, 3), slice([150, 202], 100, 6)];
}

function lettuceLeaf(): Piece[] {
  return [
    form(
      "60,120,30 96,66,34 150,72,26 196,36,30 246,70,26 304,62,34 340,120,30 322,180,30 338,230,30 286,268,34 232,262,24 204,310,24 172,264,24 116,270,34 64,230,30 80,180,30",
      { base: "#7FA648", light: "#B4CC6C", dark: LEAF.dark },
      [
        detail(
          cut(
            points(
              "100,130,26 130,96,26 196,74,26 268,96,26 300,136,26 284,216,26 204,266,20 118,218,26",
            ),
          ),
          "#9DBF5C",
        ),
        slit(
          flow(points("202,304 200,220 198,96"), false) +
            flow(points("200,214 150,176 120,128"), false) +
            flow(points("200,214 250,176 284,128"), false) +
            flow(points("200,256 156,236 124,220"), false) +
            flow(points("200,256 244,236 276,220"), false),
          "#D6E5A8",
          8,
        ),
      ],
      [-6, -8],
    ),
  ];
}

function cheeseSlice(): Piece[] {
  const slice = (at: Point, angle: number): Piece =>
    form(
      laid("-96,-96,8 96,-96,8 96,96,8 -96,96,8", at, angle),
      CHEESE,
      [
        detail(cut(laid("-96,-96,4 96,-96,4 -96,60,4", at, angle)), CHEESE.light),
        flecks(laid("-40,-30 30,-50 50,30 -20,46", at, angle), CHEESE.dark, disc(15, 13)),
      ],
      [-4, -6],
    );
  return [slice([240, 148], 18), slice([164, 190], -8)];
}

function ham(): Piece[] {
  const slice = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-110,10,40 -80,-60,44 0,-80,44 84,-56,40 110,4,36 70,60,40 -10,76,40 -84,60,40",
        at,
        angle,
      ),
      PINK,
      [
        detail(
          cut(laid("-70,-10,24 -40,-44,24 20,-50,20 -10,-14,20 -44,20,16", at, angle)),
          PINK.light,
        ),
        slit(flow(laid("-98,20 -72,-46 0,-68 76,-46", at, angle), false), "#FBE3DC", 9),
      ],
      [-4, -7],
    );
  return [slice([236, 136], 12), slice([160, 204], -10)];
}

/** A grilled breast of chicken. */
function chicken(): Piece[] {
  const mark = "-16,-70,6 8,-74,6 -4,70,6 -28,70,6";
  return [
    form(
      "40,200,44 96,122,54 200,80,54 300,104,54 352,160,26 366,200,12 320,240,40 216,272,50 104,264,44",
      CHICKEN,
      [
        detail(cut(points("96,164,20 150,118,22 220,102,18 180,130,16 128,176,14")), CHICKEN.light),
        detail([112, 172, 232, 290].map((x) => cut(laid(mark, [x, 184], 16))).join(""), "#8F551F"),
      ],
      [-8, -12],
    ),
  ];
}

/** Slices of roast beef, fanned out. */
function beef(): Piece[] {
  return [0, 1, 2, 3].map((i) => {
    const at: Point = [104 + i * 62, 176 + (i % 2) * 8 - i * 6];
    return form(
      laid("-40,-84,26 20,-96,26 44,-10,26 34,84,26 -26,96,26 -50,0,26", at, 16),
      BEEF,
      [
        detail(
          cut(laid("-30,-70,22 14,-80,22 32,-10,22 22,68,22 -18,78,22 -38,0,22", at, 16)),
          "#C9786A",
        ),
        slit(
          flow(laid("-24,-40 0,-20 24,-36", at, 16), false) +
            flow(laid("-30,24 -4,40 20,26", at, 16), false),
          "#E3A79A",
          6,
        ),
      ],
      [-7, -3],
    );
  });
}

function parmesan(): Piece[] {
  return [
    mound([200, 262], 150, 110, PARMESAN),
    strewn(
      spread([200, 208], 124, 66, 22, 4),
      [PARMESAN.dark, bar(56, 13, 47)],
      [PARMESAN.light, ([x, y], i) => bar(52, 8, 47)([x - 1, y - 2], i)],
    ),
  ];
}

function seaweed(): Piece[] {
  return [
    form(
      "104,40,6 268,20,6 300,290,6 132,312,6",
      NORI,
      [
        detail(cut(points("122,56 160,50 188,290 150,296")), NORI.light),
        flecks(spread([206, 166], 70, 110, 24, 4), NORI.dark, disc(7, 5)),
      ],
      [-8, -4],
    ),
  ];
}

function herbs(): Piece[] {
  return [
    slit(
      flow(points("200,316 198,240 204,120"), false) +
        flow(points("200,250 140,190"), false) +
        flow(points("202,230 268,176"), false),
      LEAF.dark,
      9,
    ),
    ...(
      [
        [204, 124, -90],
        [200, 150, -150],
        [206, 150, -30],
        [142, 194, -170],
        [142, 192, -110],
        [266, 180, -10],
        [266, 178, -70],
        [200, 240, 160],
        [202, 236, 20],
      ] as const
    ).map(([x, y, angle], i) =>
      leaf({ at: [x, y], length: 94, width: 62, angle }, [MID_LEAF, PALE_LEAF, DEEP_LEAF][i % 3]),
    ),
  ];
}

function pineapple(): Piece[] {
  const ring = (at: Point, seed: number): Piece[] => [
    lump(at, [92, 74], { base: "#F5C93E", light: "#FBE28C", dark: "#D39C16" }, seed, [
      slit(
        Array.from({ length: 14 }, (_, i) => flow(laid("0,-34 0,-64", at, i * 25.7), false)).join(
          "",
        ),
        "#E3AE22",
        5,
      ),
      detail(oval([at[0] - 30, at[1] - 40], 24, 9, 8), "#FBE28C"),
    ]),
    detail(oval(at, 27, 21, 14), "#FFFDF8"),
  ];
  return [...ring([262, 128], 3), ...ring([150, 206], 6)];
}

function corn(): Piece[] {
  return [
    strewn(
      spread([200, 184], 136, 96, 34, 4),
      ["#CE9418", disc(22, 18, [0, 0], 7)],
      ["#F4C13A", disc(18, 14, [-2, -3], 7)],
      ["#FBE28C", disc(7, 4, [-6, -8], 6)],
    ),
  ];
}

export const EXTRAS = {
  "extra-cheddar": () => extraCheddar().pieces,
  "extra-cheese-slice": cheeseSlice,
  "extra-mozzarella": () => [
    ...[
      [134, 196, 84],
      [272, 200, 76],
      [206, 112, 80],
    ].map(([x = 0, y = 0, r = 0], i) =>
      ball([x, y], r, { base: "#FFF9EC", light: "#FFFFFF", dark: "#DCCBA6" }, i + 3, 0.9),
    ),
    leaf({ at: [206, 232], length: 66, width: 42, angle: 24 }, MID_LEAF),
    leaf({ at: [200, 232], length: 60, width: 40, angle: 160 }, PALE_LEAF),
  ],
  "extra-feta": () => [
    ...points("200,96 110,150 292,150 200,188").flatMap((at) => block(at, FETA)),
    flecks(spread([204, 180], 110, 80, 16, 4), LEAF.base, bar(15, 6)),
  ],
  "extra-parmesan": parmesan,
  "extra-bacon": () =>
    large(
      [rasher([200, 122], -8, 1.1), rasher([206, 172], -8, 1.1), rasher([198, 222], -6, 1.1)],
      1.4,
    ),
  "extra-ham": ham,
  "extra-salami": () => points("136,140 266,124 200,218").map((at) => salami([at], 80)),
  "extra-chicken": chicken,
  "extra-beef": beef,
  "extra-salmon": () =>
    [
      [216, 116, 10],
      [188, 172, -4],
      [206, 230, 6],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-124,-6,22 -80,-38,26 60,-40,26 128,-6,20 70,30,26 -70,34,26", [x, y], a),
        SALMON,
        [
          slit(
            [-80, -40, 0, 40, 80]
              .map((dx) => flow(laid(`${dx - 10},24 ${dx + 4},0 ${dx - 4},-32`, [x, y], a), false))
              .join(""),
            SALMON.light,
            7,
          ),
        ],
        [-3, -7],
      ),
    ),
  "extra-shrimps": () =>
    large(
      shrimps([
        [158, 142, -10],
        [238, 148, 20],
        [198, 202, 0],
      ]),
      2.1,
    ),
  "extra-tuna": () => [
    strewn(
      spread([200, 186], 120, 76, 15, 4),
      ["#B48B70", disc(52, 36, [0, 0], 8)],
      ["#DDB79C", disc(45, 28, [-4, -5], 8)],
      ["#F2D8C6", disc(20, 9, [-10, -14], 7)],
    ),
  ],
  "extra-fried-egg": () => extraFriedEgg().pieces,
  "extra-boiled-egg": () => [
    placed([halfEgg([0, 0])], { x: 136, y: 190, turn: -14, scale: 2.3 }),
    placed([halfEgg([0, 0])], { x: 280, y: 152, turn: 16, scale: 2.1 }),
  ],
  "extra-tofu": () => points("200,96 110,150 292,150 200,188").flatMap((at) => block(at, TOFU)),
  "extra-avocado": () => extraAvocado().pieces,
  "extra-tomato": tomato,
  "extra-lettuce": lettuceLeaf,
  "extra-cucumber": () => points("142,130 268,140 196,226").map((at) => cucumber([at], 4.4)),
  "extra-pickles": () => extraPickles().pieces,
  "extra-red-onion": () => extraRedOnion().pieces,
  "extra-fried-onions": () => [
    strewn(
      spread([200, 190], 124, 76, 26, 4),
      [CRUST.dark, bar(74, 20, 41)],
      [CRUST.base, bar(68, 13, 41)],
      [CRUST.light, ([x, y], i) => bar(44, 5, 41)([x - 2, y - 3], i)],
    ),
  ],
  "extra-mushrooms": () => large([mushrooms(points("164,150 232,140 204,198"), 1.5)], 2),
  "extra-peppers": () =>
    large(
      [
        peppers(points("166,144 238,198")),
        peppers(points("234,144"), CHEESE.base),
        peppers(points("172,204"), LEAF.base),
      ],
      2.3,
    ),
  "extra-olives": () => large([olives(points("172,156 204,146 232,164 188,188 220,196"))], 3.8),
  "extra-corn": corn,
  "extra-jalapenos": () => [
    strewn(
      points("140,130 262,126 200,216 310,226 96,238"),
      [LEAF.dark, disc(62, 54, [0, 0], 14)],
      ["#8FB14C", disc(53, 45, [0, 0], 13)],
      ["#D6E5A8", disc(31, 25, [0, 0], 12)],
      ["#FFFDE8", disc(9, 12, [-9, 0])],
      ["#FFFDE8", disc(9, 12, [11, 2])],
    ),
  ],
  "extra-chilli": () => extraChilli().pieces,
  "extra-pineapple": pineapple,
  "extra-herbs": herbs,
  "extra-seaweed": seaweed,
} satisfies Drawings;
