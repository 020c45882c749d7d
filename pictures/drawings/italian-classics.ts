/** Pasta, pizza and other Italian dishes that are on nearly every menu. */

import { LEAF, PASTA, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley } from "../parts/garnish.ts";
import { bake } from "../parts/pasta-and-rice.ts";
import { mussels, openClam, shrimps } from "../parts/seafood.ts";
import { bar, disc, flecks, loops, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, friesPile, mushrooms, olives } from "../parts/vegetables.ts";
import { PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { nest, pastaPlate, sauce, shavings, sprig } from "./pasta.ts";
import { base, basil, cuts, ham, on } from "./pizzas.ts";

const PALE: Tones = { base: "#F3D98C", light: "#FBEBBB", dark: "#D9B35A" };
const BATTERED: Tones = { base: "#DD9F42", light: "#F5CF8E", dark: "#A96F1C" };
const CRUDO: Tones = { base: "#C4504A", light: "#EBA39A", dark: "#8E2A24" };

function vongole(): Piece[] {
  return [
    pastaPlate(),
    ...nest(PALE),
    ...openClam([138, 178], -16),
    ...openClam([220, 152], 8),
    ...openClam([272, 198], 18),
    ...openClam([188, 216], -6),
    flecks(spread([200, 186], 96, 50, 11, 5), LEAF.base, bar(13, 6)),
    strewn(
      points("170,160 246,172 214,192 150,206"),
      ["#C9B27A", disc(9, 6)],
      ["#FFF6DC", disc(6, 4, [-1, -1])],
    ),
    flecks(points("180,184 236,214 254,152"), "#C2381A", disc(7, 5)),
  ];
}

function cacioEPepe(): Piece[] {
  return [
    pastaPlate(),
    ...nest({ base: "#F6E3AE", light: "#FFF6DA", dark: "#D6B76C" }),
    shavings(points("150,186 184,156 226,150 258,178 206,180 178,206 238,208 204,144")),
    flecks(spread([200, 182], 104, 56, 34, 5), "#3A2A1C", disc(3.6, 3, [0, 0], 5)),
    flecks(points("92,236 120,252 286,252 310,234 76,222"), "#3A2A1C", disc(3.4, 2.6, [0, 0], 5)),
  ];
}

function alfredo(): Piece[] {
  const ribbon: Tones = { base: "#F5DFA4", light: "#FFF3D0", dark: "#D0AC5E" };
  return [
    pastaPlate(),
    piece(
      cut(points("62,218,40 96,156,50 200,122,60 304,156,50 338,218,40 270,254,50 130,254,50")),
      ribbon.dark,
    ),
    ...loops({ at: [200, 194], rx: 132, ry: 64, count: 26, width: 14, seed: 9 }, [
      "#E3C27C",
      ribbon.light,
      ribbon.base,
    ]),
    sauce({ base: "#FFF6E0", light: "#FFFFFF", dark: "#E2CFA2" }, 0.72),
    flecks(spread([200, 184], 100, 50, 16, 9), LEAF.base, bar(11, 5)),
    shavings(points("160,178 232,166 206,208 252,204")),
  ];
}

function seafoodPasta(): Piece[] {
  return [
    pastaPlate(),
    ...nest({ base: "#EFAE6A", light: "#F9D5A6", dark: "#CE7F36" }),
    ...shrimps([
      [142, 174, -20],
      [256, 168, 20],
    ]),
    ...mussels([
      [196, 148, -10],
      [176, 212, 24],
      [268, 212, -20],
      [124, 212, 10],
    ]),
    strewn(
      points("214,182 166,188 236,206"),
      ["#D9B9A4", disc(22, 16, [0, 0], 12)],
      ["#FFF6EE", disc(18, 12, [-1, -1], 12)],
      ["#E9C3A0", disc(9, 6, [-1, -1], 10)],
    ),
    cherryTomato([228, 222], 15),
    flecks(spread([200, 186], 96, 50, 14, 5), LEAF.base, bar(12, 6)),
  ];
}

function parmigiana(): Piece[] {
  return bake(
    [
      [176, 22, "#8E1F10"],
      [198, 16, "#4B2A4F"],
      [213, 14, "#B5702E"],
      [226, 16, "#D7492D"],
      [241, 16, "#4B2A4F"],
    ],
    { base: "#F6CF63", light: "#FBE6A4", dark: "#D2962A" },
    [
      flecks(points("120,140 200,128 270,142 160,160 240,164"), "#C9803B", disc(17, 7)),
      flecks(points("150,132 230,148 300,160 100,160"), TOMATO.base, disc(15, 6)),
      leaf({ at: [196, 150], length: 48, width: 30, angle: -40 }, MID_LEAF),
      leaf({ at: [194, 150], length: 46, width: 30, angle: -140 }, PALE_LEAF),
    ],
  );
}

function frittoMisto(): Piece[] {
  return [
    PLATE,
    ...points("108,190 176,164 250,168 312,196 150,236 232,240").map((at, i) =>
      i % 2
        ? piece(oval(at, 38, 28, 14, i + 2), BATTERED.dark, [
            detail(oval([at[0] - 1, at[1] - 3], 35, 24, 14, i + 2), BATTERED.base),
            detail(oval([at[0], at[1] - 1], 19, 12, 12), "#8F5A16"),
            detail(oval([at[0], at[1] + 1], 17, 10, 12), "#F6ECDC"),
            flecks(spread(at, 30, 21, 4, i), BATTERED.light, disc(6, 4)),
          ])
        : form(
            laid(
              "-58,2,8 -34,-16,16 14,-18,18 40,-6,8 62,-18,5 58,0,4 64,16,5 40,6,8 14,16,18 -34,16,16",
              at,
              i * 21 - 26,
            ),
            BATTERED,
            [
              flecks(spread(at, 34, 10, 5, i + 1), BATTERED.light, disc(8, 4)),
              detail(oval(laid("-42,-2", at, i * 21 - 26)[0] ?? at, 4, 4, 7), "#4A2A0A"),
            ],
            [-2, -5],
          ),
    ),
    ...shrimps([
      [202, 208, -10],
      [292, 244, 16],
    ]),
    lemonWheel([92, 258], 30, 3),
    lemonWheel([340, 250], 26, 6),
    ...parsley([196, 280]),
  ];
}

function piadina(): Piece[] {
  const dough: Tones = { base: "#F3DFB4", light: "#FDF3DA", dark: "#CBA866" };
  return [
    PLATE,
    form(
      "36,232,16 70,148,50 180,104,60 296,130,50 366,210,20 340,240,16 200,256,20 70,254,16",
      dough,
      [
        flecks(
          points("110,170 170,136 250,146 300,186 200,180 140,214 260,216"),
          "#B98440",
          disc(15, 9),
        ),
      ],
      [-4, -8],
    ),
    form(
      "60,236,10 110,216,12 160,238,10 210,216,12 262,236,10 312,214,10 356,222,8 330,250,10 200,268,14 80,262,10",
      LEAF,
      [],
      [-2, -4],
    ),
    ...[96, 164, 236, 304].map((x, i) =>
      form(
        laid(
          "-50,8,16 -34,-16,14 4,-10,12 40,-18,14 52,4,14 20,16,14 -24,16,14",
          [x, 242],
          i % 2 ? 6 : -6,
        ),
        CRUDO,
        [slit(flow(laid("-36,-6 0,-4 38,-8", [x, 242], i % 2 ? 6 : -6), false), "#F8DCD0", 6)],
        [-2, -3],
      ),
    ),
    form(
      "66,254,8 120,246,10 180,262,8 240,246,10 300,258,8 344,240,8 322,266,12 200,280,14 84,274,12",
      { base: "#FFFDF4", light: "#FFFFFF", dark: "#DDD2B4" },
      [],
      [-2, -3],
    ),
    form(
      "40,262,12 200,264,20 350,246,12 352,262,14 320,282,20 200,296,30 90,288,20",
      dough,
      [flecks(points("120,278 200,284 280,274"), "#B98440", disc(13, 5))],
      [-3, -4],
    ),
  ];
}

function rocket(at: Point, angle: number): Piece {
  return form(
    laid(
      "0,-3,2 16,-12,5 24,-4,3 36,-15,6 44,-4,3 58,-9,6 68,0,6 58,9,6 44,4,3 36,15,6 24,4,3 16,12,5 0,3,2",
      at,
      angle,
    ),
    MID_LEAF,
    [],
    [-1, -2],
  );
}

export const ITALIAN_CLASSICS = {
  "pasta-vongole": vongole,
  "pasta-cacio-e-pepe": cacioEPepe,
  "pasta-alfredo": alfredo,
  "pasta-seafood": seafoodPasta,
  "pasta-amatriciana": () => [
    pastaPlate(),
    ...nest({ base: "#E58A4C", light: "#F3B786", dark: "#BF5A20" }),
    sauce(TOMATO, 0.78),
    strewn(
      spread([200, 182], 92, 48, 11, 4),
      ["#8E2F22", bar(30, 16, 61)],
      ["#D9705A", bar(26, 9, 61)],
      ["#F0B79C", bar(24, 3, 61)],
    ),
    shavings(points("160,160 236,158 200,200 254,196")),
    ...sprig([206, 144]),
  ],
  "pasta-aglio-olio": () => [
    pastaPlate(),
    ...nest(PASTA),
    strewn(
      spread([200, 180], 92, 50, 10, 4),
      ["#B9812A", disc(12, 8)],
      ["#FBEFC8", disc(9, 6, [-1, -1])],
    ),
    flecks(spread([200, 184], 100, 52, 20, 7), LEAF.base, bar(13, 6)),
    strewn(
      points("164,166 226,150 250,196 186,210 140,200"),
      ["#9F2B0D", disc(10, 8)],
      ["#E4562F", disc(7, 5, [-1, -1])],
    ),
  ],
  "pasta-mushroom": () => [
    pastaPlate(),
    ...nest(PALE),
    sauce({ base: "#F1DFBE", light: "#FFF6E4", dark: "#CDB080" }, 0.9),
    mushrooms(points("150,182 204,150 254,180 196,206 240,212"), 0.82),
    flecks(spread([200, 182], 98, 50, 16, 5), LEAF.base, bar(12, 5)),
  ],
  parmigiana: parmigiana,
  "fritto-misto": frittoMisto,
  piadina: piadina,
  "pizza-capricciosa": () => [
    ...base(),
    ham(on(5, 2, 88)),
    mushrooms(on(5, 8, 84), 0.85),
    olives(on(6, 13, 92)),
    strewn(
      points("160,150 240,200"),
      ["#6F8A3A", disc(22, 18, [0, 0], 10)],
      ["#B9C97A", disc(17, 13, [-1, -2], 10)],
      ["#E3E9B4", disc(8, 6, [-2, -3])],
    ),
    cuts(),
  ],
  "pizza-ham-mushroom": () => [
    ...base(),
    ham(on(6, 2, 88)),
    mushrooms(on(7, 9, 88), 0.9),
    flecks(on(10, 5), LEAF.base, bar(9, 4)),
    cuts(),
  ],
  "pizza-four-seasons": () => [
    ...base(),
    ham(points("130,118 164,142 134,160 170,110")),
    mushrooms(points("232,118 262,146 224,152 272,112"), 0.85),
    olives(points("136,206 160,232 178,204 150,188 184,240 126,232")),
    strewn(
      points("232,206 262,224 230,240"),
      ["#6F8A3A", disc(22, 18, [0, 0], 10)],
      ["#B9C97A", disc(17, 13, [-1, -2], 10)],
      ["#E3E9B4", disc(8, 6, [-2, -3])],
    ),
    slit("M200 62V282M76 172H324", "#A9642A80", 3),
    basil([190, 170], -40),
  ],
  "pizza-marinara": () => [
    ...base(TOMATO, "#E2593A"),
    strewn(on(11, 5), ["#D9B98A", disc(15, 10)], ["#FFF6E0", disc(11, 7, [-1, -2])]),
    flecks(on(24, 9), "#3D6A31", bar(13, 6)),
    cuts(),
    basil([214, 168], -50),
    basil([180, 164], -130),
  ],
  "pizza-wurstel-fries": () => [
    ...base(),
    friesPile([172, 160], 10),
    friesPile([236, 200], 7),
    strewn(
      on(9, 6, 92),
      ["#A8452E", disc(19, 15, [0, 0], 11)],
      ["#DD7E62", disc(16, 12, [-1, -2], 11)],
      ["#F2B8A2", disc(7, 4, [-4, -4])],
    ),
    cuts(),
  ],
  "pizza-crudo-rocket": () => [
    ...base(),
    ...[
      [140, 130, -20],
      [250, 136, 24],
      [126, 214, 40],
      [210, 178, 0],
      [266, 220, -30],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid(
          "-48,8,12 -36,-20,14 -6,-10,12 26,-26,14 50,-6,12 34,18,12 6,10,12 -22,24,14",
          [x, y],
          a,
        ),
        { base: "#D67E74", light: "#F3BEB4", dark: "#A8443C" },
        [
          slit(flow(laid("-40,2 -12,-2 14,-10 44,-6", [x, y], a), false), "#F8DCD0", 7),
          slit(flow(laid("-30,14 -4,6 30,10", [x, y], a), false), "#C05A52", 4),
        ],
        [-1, -2],
      ),
    ),
    ...[
      [160, 176, -60],
      [228, 150, 20],
      [180, 230, 10],
      [240, 190, 100],
      [176, 126, -10],
    ].map(([x = 0, y = 0, a = 0]) => rocket([x, y], a)),
    shavings(points("190,150 150,194 252,176 210,222 196,108")),
    cuts(),
  ],
  "pizza-seafood": () => [
    ...base(TOMATO, "#F0B070"),
    ...shrimps([
      [142, 126, -10],
      [256, 140, 30],
      [186, 224, 0],
    ]),
    ...mussels([
      [206, 128, -10],
      [132, 196, 24],
      [258, 214, -20],
    ]),
    strewn(
      points("194,176 240,182 168,160"),
      ["#D9B9A4", disc(24, 19, [0, 0], 12)],
      ["#FFF6EE", disc(20, 15, [-1, -1], 12)],
      ["#F0B070", disc(10, 7, [-1, -1], 10)],
    ),
    flecks(on(16, 9), LEAF.base, bar(9, 4)),
    cuts(),
  ],
} satisfies Drawings;
