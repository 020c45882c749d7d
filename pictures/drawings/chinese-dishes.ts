/** Dishes of Chinese kitchens. */

import {
  BRAISED_BEEF,
  CHILLI_OIL,
  GLAZED,
  GREENS,
  LEAF,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF, parsley, springOnion } from "../parts/garnish.ts";
import { chunks, shavings } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import { cubes } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const PORK_BELLY: Tones = { base: "#A8431E", light: "#D8794C", dark: "#74280A" };

function charSiu(): Piece[] {
  return [
    PLATE,
    ...riceDome([148, 254], 112, 100),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      form(
        laid(
          "-20,-44,12 18,-46,12 22,42,12 -18,44,12",
          [150 + i * 31, 196 - Math.sin((i / 5) * 3.1) * 16],
          16,
        ),
        { base: "#D9907A", light: "#F3C4B2", dark: "#9C2F1B" },
        [
          detail(
            cut(
              laid(
                "-24,-50,12 22,-52,12 22,-30,10 -24,-28,10",
                [150 + i * 31, 196 - Math.sin((i / 5) * 3.1) * 16],
                16,
              ),
            ),
            "#A8230F",
          ),
          slit(
            flow(
              laid("-8,-18 2,8 -6,32", [150 + i * 31, 196 - Math.sin((i / 5) * 3.1) * 16], 16),
              false,
            ),
            "#F6DACA",
            4,
          ),
        ],
        [-4, -3],
      ),
    ),
    ...[
      [310, 252, -160],
      [330, 240, -120],
      [300, 266, -190],
    ].map(([x = 0, y = 0, a = 0]) =>
      leaf({ at: [x + 30, y + 10], length: 84, width: 34, angle: a }, GREENS),
    ),
    slit(flow(points("160,238 210,246 262,240"), false), "#6B2A10", 7),
  ];
}

function chowFun(): Piece[] {
  return [
    PLATE,
    mound([200, 260], 142, 104, { base: "#A8682A", light: "#B9793A", dark: "#7A4510" }),
    ...loops({ at: [200, 206], rx: 134, ry: 66, count: 30, width: 15, seed: 9 }, [
      "#C98F48",
      "#F3D6A2",
      "#E3B676",
    ]),
    shavings(points("126,200 176,176 232,172 280,196 160,228 240,226 200,200"), BRAISED_BEEF, 1.05),
    strewn(
      spread([200, 206], 112, 46, 9, 6),
      ["#A9A878", bar(50, 6, 41)],
      ["#FFFDF0", bar(46, 4, 41)],
    ),
    strewn(
      points("148,186 214,160 262,208 186,238"),
      [LEAF.dark, bar(48, 10, 31)],
      ["#8FB14C", bar(44, 6, 31)],
    ),
  ];
}

function pekingDuck(): Piece[] {
  const skin: Tones = { base: "#A5481A", light: "#DA8A4C", dark: "#6E2806" };
  return [
    PLATE,
    ...[0, 1, 2, 3, 4, 5].map((i) => {
      const at: Point = [96 + i * 36, 182 - Math.sin((i / 5) * 3.1) * 22];
      return form(
        laid("-24,-42,14 22,-44,14 26,38,12 -22,42,12", at, 14),
        { base: "#E9C2A0", light: "#F8E2CC", dark: "#B9805A" },
        [
          detail(cut(laid("-28,-48,12 26,-50,12 27,-18,10 -26,-14,10", at, 14)), skin.base),
          detail(cut(laid("-16,-40,6 14,-42,6 14,-32,6 -16,-29,6", at, 14)), skin.light),
        ],
        [-4, -4],
      );
    }),
    ...[0, 1].map((i) =>
      form(
        laid(
          "-58,14,30 -40,-26,30 20,-34,30 56,-10,26 44,24,28 -20,30,28",
          [112 + i * 78, 254],
          i * 12 - 6,
        ),
        { base: "#FBEFD4", light: "#FFFBF0", dark: "#D9C39A" },
        [flecks(points(`${96 + i * 78},248 ${124 + i * 78},240`), "#E3CFA4", disc(11, 5))],
        [-3, -4],
      ),
    ),
    ...dip([276, 252], { base: "#4A1C0C", light: "#7E4428", dark: "#2E0E04" }),
    strewn(
      points("328,222 344,236 334,250"),
      [LEAF.dark, bar(48, 9, 17, -60)],
      ["#D6E5A8", bar(44, 6, 17, -60)],
    ),
  ];
}

function mapoTofu(): Piece[] {
  return openBowl(
    CHILLI_OIL,
    [
      cubes(
        spread([200, 160], 122, 34, 12, 4),
        { base: "#FBF1DA", light: "#FFFFFF", dark: "#D9B98A" },
        17,
      ),
      strewn(
        spread([204, 158], 118, 34, 14, 9),
        ["#3E1806", disc(9, 6, [0, 0], 6)],
        ["#7A4020", disc(6, 4, [-1, -1], 6)],
      ),
      flecks(spread([196, 160], 120, 34, 9, 14), "#F0743C", disc(8, 4)),
      ...springOnion([204, 156], 110, 32, 10),
    ],
    WHITE_BOWL,
  );
}

function kungPao(): Piece[] {
  return [
    PLATE,
    mound([200, 262], 140, 84, { base: "#8F3A12", light: "#BC6A3C", dark: "#621F02" }),
    chunks(
      points("112,226 154,198 200,184 246,190 288,214 134,250 182,228 228,226 272,246 206,258"),
      GLAZED,
      1.3,
    ),
    strewn(
      points("140,212 220,170 268,228 170,252 236,248 116,240"),
      ["#7E1206", bar(48, 14, 47)],
      ["#D42A14", ([x, y], i) => bar(44, 9, 47)([x - 1, y - 2], i)],
    ),
    strewn(
      spread([200, 216], 112, 42, 12, 6),
      ["#B9812A", disc(11, 8)],
      ["#F0D08A", disc(8, 5, [-1, -1])],
    ),
    cubes(
      points("164,180 256,206 196,242"),
      { base: "#8FB14C", light: "#C3D890", dark: "#3D6A31" },
      13,
    ),
    ...springOnion([204, 214], 100, 36, 7),
  ];
}

function sweetSour(): Piece[] {
  const glaze: Tones = { base: "#E0541E", light: "#F59A64", dark: "#A83406" };
  return [
    PLATE,
    form("52,246,26 110,210,30 290,210,30 350,246,26 296,284,30 104,284,30", glaze, [], [-2, -4]),
    ...points("112,204 170,176 232,172 288,198 146,240 206,222 266,240").map((at, i) =>
      lump(at, [36, 27], glaze, i + 3, [
        detail(oval([at[0] - 10, at[1] - 9], 13, 6, 8), glaze.light),
      ]),
    ),
    cubes(
      points("142,196 248,208 188,252"),
      { base: "#F6D04E", light: "#FBE79A", dark: "#C99A1C" },
      17,
    ),
    cubes(
      points("204,188 280,232 116,234"),
      { base: "#6F9C3B", light: "#B3D07A", dark: "#3D6A31" },
      16,
    ),
    cubes(points("172,216 236,262"), { base: "#D42A1C", light: "#F07A68", dark: "#8E1408" }, 15),
    flecks(spread([200, 214], 110, 42, 14, 4), "#F8E4B4", bar(8, 4)),
  ];
}

function redBraised(): Piece[] {
  return openBowl(
    { base: "#6E2A0C", light: "#9C5630", dark: "#481602" },
    [
      ...points("120,158 178,134 240,136 292,160 150,184 212,172 266,186").map(([x, y], i) =>
        form(
          laid("-30,-18,7 26,-24,7 32,14,7 -26,22,7", [x, y], i * 9 - 24),
          PORK_BELLY,
          [
            detail(cut(laid("-32,-6,2 32,-12,2 32,0,2 -32,7,2", [x, y], i * 9 - 24)), "#F3D2B4"),
            detail(
              cut(laid("-22,-15,4 18,-19,4 18,-13,4 -22,-9,4", [x, y], i * 9 - 24)),
              PORK_BELLY.light,
            ),
          ],
          [-3, -4],
        ),
      ),
      ...springOnion([204, 156], 104, 30, 9),
    ],
    CLAY_POT,
  );
}

const CLAY_POT: Tones = { base: "#8A5A3A", light: "#B88A68", dark: "#5E3618" };

function tomatoEgg(): Piece[] {
  return [
    PLATE,
    ...spread([200, 208], 112, 42, 12, 4).map((at, i) =>
      lump(
        at,
        [44, 26],
        i % 3 === 0
          ? { base: "#FBE08E", light: "#FFF3C4", dark: "#D8A22A" }
          : { base: "#F6C84A", light: "#FBE08E", dark: "#CF9420" },
        i + 2,
      ),
    ),
    ...points("128,214 196,186 262,200 162,246 236,240 300,230 206,218").map((at, i) =>
      form(
        laid("-26,8,12 -14,-18,14 18,-18,14 28,8,12 4,16,12", at, i * 41),
        TOMATO,
        [detail(cut(laid("-12,-6,6 6,-12,6 12,-2,6 -6,4,6", at, i * 41)), TOMATO.light)],
        [-2, -4],
      ),
    ),
    ...springOnion([204, 210], 110, 42, 9),
  ];
}

function friedGreens(): Piece[] {
  return [
    PLATE,
    ...(
      [
        [116, 250, -64],
        [150, 262, -74],
        [190, 266, -84],
        [232, 264, -96],
        [268, 256, -108],
        [300, 244, -120],
        [136, 232, -40],
        [278, 226, -140],
      ] as const
    ).map(([x, y, a], i) =>
      leaf({ at: [x, y], length: 112, width: 52, angle: a }, i % 2 ? GREENS : MID_LEAF),
    ),
    ...(
      [
        [120, 254, -64],
        [168, 266, -78],
        [214, 268, -92],
        [262, 260, -110],
      ] as const
    ).map(([x, y, a]) =>
      form(
        laid("0,-10,4 62,-6,6 62,6,6 0,10,4", [x, y], a),
        { base: "#DDEBB8", light: "#F6FAE4", dark: "#9DBB6A" },
        [],
        [-1, -2],
      ),
    ),
    strewn(
      spread([200, 210], 92, 34, 11, 5),
      ["#B9A05A", disc(9, 7)],
      ["#FFF3CE", disc(7, 4.5, [-1, -1])],
    ),
    slit(flow(points("110,272 200,284 290,270"), false), "#8A5A2C", 7),
  ];
}

function smashedCucumber(): Piece[] {
  return [
    PLATE,
    ...points("112,206 164,178 222,174 280,196 138,242 198,220 256,236 310,228 196,262").map(
      (at, i) =>
        form(
          laid("-36,-8,8 -8,-20,8 32,-14,8 38,8,8 10,18,8 -30,16,8", at, i * 53),
          { base: "#CBE09A", light: "#F2F7DC", dark: "#3D6A31" },
          [detail(cut(laid("-24,-4,5 0,-11,5 24,-6,5 16,4,5 -18,6,5", at, i * 53)), "#EEF3CF")],
          [-3, -5],
        ),
    ),
    strewn(
      spread([200, 214], 108, 42, 9, 5),
      ["#B9A05A", disc(8, 6)],
      ["#FFF3CE", disc(6, 4, [-1, -1])],
    ),
    flecks(spread([204, 212], 112, 44, 10, 9), "#C2381A", bar(16, 6)),
    flecks(spread([196, 214], 112, 44, 16, 13), "#F8E4B4", bar(8, 4)),
  ];
}

function hainanChicken(): Piece[] {
  const pale: Tones = { base: "#F3DDB0", light: "#FFF3D6", dark: "#CDA96A" };
  return [
    PLATE,
    ...riceDome([120, 246], 88, 84),
    ...[0, 1, 2, 3, 4, 5].map((i) => {
      const at: Point = [174 + i * 29, 218 - Math.sin((i / 5) * 3.1) * 14];
      return form(
        laid("-20,-42,14 18,-44,14 22,40,12 -18,44,12", at, 16),
        { base: "#FBF1DE", light: "#FFFFFF", dark: "#D9C19A" },
        [detail(cut(laid("-24,-48,12 22,-50,12 22,-30,10 -24,-27,10", at, 16)), pale.base)],
        [-4, -3],
      );
    }),
    ...points("196,270 236,276 276,270").map(([x, y], i) =>
      piece(oval([x, y], 23, 13, 13, i + 2), LEAF.dark, [
        detail(oval([x, y - 1], 19, 10, 12), "#E6F0C4"),
      ]),
    ),
    ...dip([342, 252], CHILLI_OIL),
    ...parsley([318, 190]),
  ];
}

function boiledFish(): Piece[] {
  return openBowl(
    { base: "#C93A18", light: "#EA7A50", dark: "#8E1F06" },
    [
      ...points("124,156 178,138 238,138 288,160 156,182 214,172 262,184").map((at, i) =>
        form(
          laid("-38,-8,14 -4,-18,16 34,-10,14 38,8,14 0,16,16 -34,12,14", at, i * 23 - 30),
          { base: "#FBF1E0", light: "#FFFFFF", dark: "#DDBE9C" },
          [slit(flow(laid("-22,2 0,-4 22,2", at, i * 23 - 30), false), "#E9D3B4", 4)],
          [-2, -3],
        ),
      ),
      strewn(
        points("146,146 206,154 262,146 190,186 288,178 116,172"),
        ["#5C0A02", bar(34, 11, 47)],
        ["#B8200C", ([x, y], i) => bar(30, 7, 47)([x - 1, y - 1], i)],
      ),
      flecks(spread([204, 160], 110, 30, 12, 5), "#5A3A1C", disc(5, 4, [0, 0], 6)),
      ...springOnion([200, 156], 60, 18, 6),
    ],
    WHITE_BOWL,
  );
}

function mangoSago(): Piece[] {
  const mango: Tones = { base: "#F7B234", light: "#FCD684", dark: "#D88E14" };
  return openBowl(
    { base: "#FBD678", light: "#FDEBB4", dark: "#E0AE3C" },
    [
      cubes(points("130,156 184,138 246,142 288,164 160,182 222,176"), mango, 17),
      strewn(
        points("160,150 214,154 262,166 190,176 124,174"),
        ["#D94A5C", bar(30, 11, 41)],
        ["#F59AA4", ([x, y], i) => bar(26, 7, 41)([x - 1, y - 1], i)],
      ),
      flecks(spread([204, 162], 116, 32, 26, 5), "#FFFFFFC0", disc(5, 4, [0, 0], 6)),
      leaf({ at: [206, 136], length: 44, width: 26, angle: -50 }, MID_LEAF),
      leaf({ at: [204, 136], length: 40, width: 26, angle: -130 }, PALE_LEAF),
    ],
    { base: "#CFE3E2", light: "#F3FAF8", dark: "#9FC4C4" },
  );
}

/** Fried noodles with chicken, carrot and bean sprouts. */
function chowMein(): Piece[] {
  return [
    PLATE,
    mound([200, 258], 146, 84, { base: "#C98F44", light: "#DDA862", dark: "#8E5414" }),
    ...loops({ at: [200, 226], rx: 142, ry: 66, count: 30, width: 8, seed: 7 }, [
      "#8E5414",
      "#DDA34E",
      "#F1CB84",
    ]),
    strewn(
      points("112,214 160,180 252,176 294,212 216,244 140,244"),
      ["#B5560F", bar(46, 9, 37)],
      ["#F4AB6C", bar(42, 5, 37)],
    ),
    strewn(
      points("140,196 222,166 280,236 178,226 244,214"),
      ["#3D6A31", bar(50, 11, 53)],
      ["#8FB14C", bar(46, 7, 53)],
    ),
    chunks(points("128,226 176,198 216,190 262,200 226,226 300,228"), CHICKEN_MEAT, 1.15),
    ...springOnion([204, 204], 96, 38, 8),
  ];
}

const CHICKEN_MEAT: Tones = { base: "#DDAF6E", light: "#F6DBAE", dark: "#A8743A" };

export const CHINESE_DISHES = {
  "chow-fun-beef": chowFun,
  "char-siu-rice": charSiu,
  "peking-duck": pekingDuck,
  "mapo-tofu": mapoTofu,
  "kung-pao-chicken": kungPao,
  "sweet-sour": sweetSour,
  "red-braised-pork": redBraised,
  "fish-chilli-oil": boiledFish,
  "tomato-egg": tomatoEgg,
  "greens-fried": friedGreens,
  "cucumber-smashed": smashedCucumber,
  "chicken-rice-hainan": hainanChicken,
  "mango-sago": mangoSago,
  "chow-mein": chowMein,
} satisfies Drawings;
