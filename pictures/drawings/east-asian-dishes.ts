/** Dishes of Japanese, Korean and Chinese kitchens. */

import { CHEESE, LEAF, NORI, PASTA, RICE, SALMON, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import { halfEgg } from "../parts/vegetables.ts";
import { dip, plate } from "../parts/vessels.ts";
import {
  chopsticks,
  chunks,
  heapedBowl,
  noodles,
  openBowl,
  PHO_BROTH,
  riceDome,
  shrimps,
  springOnion,
} from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";
import { parsley } from "./meat-dishes.ts";
import { mushrooms, onionRings } from "./pizzas.ts";
import { cubes } from "./salads-soups.ts";
import { steamer } from "./starters.ts";
import { shavings } from "./street-food.ts";
import { board } from "./sushi.ts";

const RED_BOWL: Tones = { base: "#B23620", light: "#EB7650", dark: "#8A2716" };
const DARK_BOWL: Tones = { base: "#3B2F2B", light: "#6B5A52", dark: "#231815" };
const WHITE_BOWL: Tones = { base: "#F6EAD6", light: "#FFFDF8", dark: "#D6C19C" };
const WRAPPER: Tones = { base: "#F7EAD0", light: "#FFFBF0", dark: "#D3B98A" };
const SKIN: Tones = { base: "#F6E9DC", light: "#FFFFFF", dark: "#DDBFA6" };
const BEEF: Tones = { base: "#6B3A28", light: "#9C6248", dark: "#472013" };
const GLAZED: Tones = { base: "#A3481C", light: "#D07F48", dark: "#6E2A08" };
const PORK_BELLY: Tones = { base: "#A8431E", light: "#D8794C", dark: "#74280A" };
const CHILLI_OIL: Tones = { base: "#B5301A", light: "#DB6440", dark: "#801C0A" };
const SOY: Tones = { base: "#3B1C12", light: "#6B3A28", dark: "#26110A" };
const BATTERED: Tones = { base: "#D98A2B", light: "#F2BC72", dark: "#A65F12" };
const GREENS: Tones = { base: "#4F8A38", light: "#8FBF5E", dark: "#2F5A24" };
const STONE: Tones = { base: "#4A423E", light: "#7A6E68", dark: "#2B2522" };

const PLATE = plate([200, 234], 190, 74);

/** A pleated bun or dumpling, closed on top. */
function pleated(at: Point, size: number, seed: number): Piece {
  return lump(at, [50 * size, 38 * size], WRAPPER, seed, [
    detail(oval([at[0] - 18 * size, at[1] - 10 * size], 15 * size, 8 * size, 8), "#FFFFFF"),
    slit(
      [-70, -42, -14, 14, 42, 70]
        .map((a) => flow(laid("0,-4 3,-16 -2,-26", [at[0], at[1] - 6 * size], a, size), false))
        .join(""),
      WRAPPER.dark,
      3.5,
    ),
    detail(oval([at[0], at[1] - 9 * size], 7 * size, 5 * size, 8), WRAPPER.dark),
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
  const roll = (at: Point): Piece =>
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
    roll([196, 168]),
    roll([202, 208]),
    roll([196, 248]),
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

function wonton(at: Point, angle: number): Piece {
  return form(
    laid(
      "-44,8,14 -50,-12,10 -20,-16,14 0,-26,12 20,-16,14 50,-12,10 44,8,14 18,24,16 -18,24,16",
      at,
      angle,
    ),
    WRAPPER,
    [
      detail(cut(laid("-22,4,12 0,-12,12 22,4,12 0,18,12", at, angle)), "#E3B094"),
      slit(
        flow(laid("-40,-4 -18,-4 -8,-14", at, angle), false) +
          flow(laid("40,-4 18,-4 8,-14", at, angle), false),
        WRAPPER.dark,
        4,
      ),
    ],
    [-2, -4],
  );
}

function wontonSoup(): Piece[] {
  return [
    ...openBowl(
      { base: "#EBCB84", light: "#F7E4B6", dark: "#CDA44C" },
      [
        leaf({ at: [112, 172], length: 74, width: 44, angle: -40 }, GREENS),
        leaf({ at: [290, 178], length: 70, width: 42, angle: -130 }, PALE_LEAF),
        wonton([142, 146], -8),
        wonton([230, 138], 6),
        wonton([184, 178], 2),
        wonton([274, 172], -10),
        ...springOnion([204, 160], 108, 30, 10),
      ],
      WHITE_BOWL,
    ),
    steam([150, 88], 48),
    steam([210, 80], 50),
    steam([262, 88], 46),
  ];
}

function hotSour(): Piece[] {
  return [
    ...openBowl(
      { base: "#A8561E", light: "#CE8648", dark: "#7A380A" },
      [
        strewn(
          spread([200, 160], 112, 32, 9, 4),
          ["#DCC493", bar(44, 9, 41)],
          ["#FFF7E4", ([x, y], i) => bar(40, 6, 41)([x - 1, y - 1], i)],
        ),
        strewn(
          spread([204, 160], 110, 32, 8, 9),
          ["#2E1E18", bar(38, 9, 53)],
          ["#5A4036", ([x, y], i) => bar(34, 5, 53)([x - 1, y - 1], i)],
        ),
        strewn(
          points("140,150 250,146 196,182 284,172"),
          ["#B5560F", bar(40, 7, 31)],
          ["#F4AB6C", bar(36, 4, 31)],
        ),
        slit(
          flow(points("120,164 150,154 176,166"), false) +
            flow(points("216,150 246,160 276,150"), false) +
            flow(points("180,176 210,168 240,180"), false),
          "#F8DC85",
          7,
        ),
        ...springOnion([204, 158], 100, 28, 8),
        flecks(points("150,172 226,142 262,178"), "#D8401C", disc(8, 4)),
      ],
      RED_BOWL,
    ),
    steam([150, 88], 48),
    steam([246, 88], 48),
  ];
}

function eggDrop(): Piece[] {
  return [
    ...openBowl(
      { base: "#EFD28A", light: "#F9E8BC", dark: "#CFA94E" },
      [
        ...[
          "108,160 146,144 180,158 216,146",
          "140,178 176,168 214,182 256,172",
          "226,140 258,152 292,146",
          "236,168 270,162 302,174",
          "160,140 196,134 224,140",
        ].map((line) => slit(flow(points(line), false), "#FFF3C4", 12)),
        ...["110,158 146,142 178,156", "142,176 176,166 212,180", "230,139 258,150"].map((line) =>
          slit(flow(points(line), false), "#F4C64E", 5),
        ),
        ...points("150,152 236,158 190,182 280,158").map((at, i) =>
          form(laid("-26,-6,8 4,-16,8 26,-4,8 20,12,8 -18,14,8", at, i * 61), NORI, [], [-1, -2]),
        ),
        ...springOnion([204, 160], 104, 28, 9),
      ],
      WHITE_BOWL,
    ),
    steam([150, 88], 48),
    steam([246, 88], 48),
  ];
}

/** Noodles in a clear soup; `on` lies on them. */
function noodleSoup(broth: Tones, strands: Tones, on: readonly Piece[], bowl: Tones): Piece[] {
  return [
    chopsticks(),
    ...openBowl(broth, [...noodles(strands, 22), ...on], bowl),
    steam([110, 90], 46),
  ];
}

function beefNoodles(): Piece[] {
  return noodleSoup(
    { base: "#8F4A1E", light: "#BC7A48", dark: "#622A08" },
    PASTA,
    [
      chunks(points("236,142 282,150 256,174 296,174"), BEEF, 1.3),
      leaf({ at: [124, 178], length: 70, width: 44, angle: -50 }, GREENS),
      leaf({ at: [118, 178], length: 66, width: 40, angle: -100 }, PALE_LEAF),
      ...springOnion([190, 164], 64, 22, 8),
      flecks(spread([204, 160], 108, 30, 10, 6), "#D8401C", disc(5, 3)),
    ],
    WHITE_BOWL,
  );
}

function danDan(): Piece[] {
  return heapedBowl(
    [
      mound([200, 186], 132, 66, { base: "#D9A552", light: "#F2CE86", dark: "#A8741F" }),
      ...loops({ at: [200, 152], rx: 118, ry: 44, count: 24, width: 9, seed: 5 }, [
        "#D9A84E",
        "#F5D78E",
        "#C58F36",
      ]),
      lump([200, 136], [70, 30], { base: "#7A3A1A", light: "#A8683E", dark: "#52200A" }, 4),
      strewn(
        spread([200, 134], 60, 24, 14, 3),
        ["#52200A", disc(12, 8, [0, 0], 7)],
        ["#94512A", disc(8, 5, [-2, -2], 7)],
      ),
      strewn(
        points("112,160 130,146 288,158 272,144 300,170"),
        ["#86A53F", bar(40, 9, 31)],
        ["#C9DB94", bar(36, 5, 31)],
      ),
      flecks(points("170,128 214,122 232,142 190,148"), "#F0D08A", disc(8, 5)),
      ...springOnion([204, 136], 60, 22, 7),
      slit(flow(points("96,176 150,186 220,182 300,182"), false), "#C2381A", 7),
    ],
    DARK_BOWL,
  );
}

function udon(): Piece[] {
  return noodleSoup(
    { base: "#D9A860", light: "#EECB96", dark: "#B17F34" },
    { base: "#FBF3DC", light: "#FFFFFF", dark: "#DCC896" },
    [
      ...[
        [150, 150, -24],
        [196, 136, -14],
      ].map(([x = 0, y = 0, a = 0]) =>
        form(
          laid(
            "-62,-12,12 -30,-22,14 30,-20,14 58,-8,10 60,10,10 26,20,14 -34,20,14 -64,10,12",
            [x, y],
            a,
          ),
          BATTERED,
          [
            flecks(spread([x, y], 44, 12, 7, x), BATTERED.light, disc(9, 6)),
            detail(cut(laid("50,-9,4 82,-20,5 78,0,4 86,16,5 50,10,4", [x, y], a)), "#E0603F"),
          ],
          [-3, -4],
        ),
      ),
      ...[
        [236, 146],
        [262, 160],
      ].map(([x = 0, y = 0]) =>
        piece(oval([x, y], 26, 18, 14), "#F0DDB9", [
          detail(oval([x, y - 1], 22, 14, 13), "#FFFDF8"),
          detail(oval([x, y], 11, 7, 9), "#E79AA9"),
        ]),
      ),
      ...springOnion([228, 178], 64, 14, 9),
    ],
    DARK_BOWL,
  );
}

function katsuCurry(): Piece[] {
  return [
    PLATE,
    ...riceDome([120, 250], 96, 92),
    form(
      "148,256,26 190,212,30 290,200,30 360,232,26 340,272,26 270,292,30 180,286,26",
      { base: "#7E4A16", light: "#AF7838", dark: "#572E06" },
      [
        detail(oval([300, 264], 38, 9, 9), "#AF7838"),
        cubes(
          points("186,262 226,276 310,244"),
          { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
          11,
        ),
        cubes(
          points("262,280 332,256"),
          { base: "#F2C650", light: "#F8DC85", dark: "#C98F1F" },
          12,
        ),
      ],
      [-2, -4],
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      form(
        laid(
          "-19,-58,10 19,-58,10 20,56,10 -20,56,10",
          [150 + i * 39, 178 - Math.abs(2 - i) * -4],
          12,
        ),
        BATTERED,
        [
          detail(
            cut(
              laid(
                "-22,34,2 22,34,2 22,60,2 -22,60,2",
                [150 + i * 39, 178 - Math.abs(2 - i) * -4],
                12,
              ),
            ),
            "#F3E0C0",
          ),
          flecks(spread([150 + i * 39, 164], 13, 38, 6, i + 2), BATTERED.light, disc(5, 4)),
        ],
        [-4, -4],
      ),
    ),
    strewn(
      points("86,272 104,280 120,270"),
      ["#9F2B0D", bar(24, 7, 53)],
      ["#E4562F", bar(20, 4, 53)],
    ),
  ];
}

function gyudon(): Piece[] {
  return heapedBowl(
    [
      ...riceDome([200, 190], 138, 74),
      shavings(
        points("112,158 156,134 204,124 252,132 290,156 136,172 188,156 236,158 270,174 206,140"),
        { base: "#7E4326", light: "#B07048", dark: "#552A14" },
        1.1,
      ),
      slit(
        flow(points("130,150 170,144 206,158"), false) +
          flow(points("216,142 256,150 284,144"), false),
        "#F3DDB0",
        7,
      ),
      lump([206, 138], [40, 22], { base: "#FFFDF8", light: "#FFFFFF", dark: "#E8DCC8" }, 4, []),
      ball([206, 136], 16, CHEESE, 3, 0.8),
      ...springOnion([200, 156], 100, 28, 9),
      strewn(
        points("296,178 306,166 284,186"),
        ["#9F2B0D", bar(26, 7, 53)],
        ["#E4562F", bar(22, 4, 53)],
      ),
    ],
    DARK_BOWL,
  );
}

function unagi(): Piece[] {
  const fillet = (x: number, y: number): Piece =>
    form(
      laid("-84,-24,12 84,-28,12 90,0,10 84,28,12 -84,28,12 -88,0,10", [x, y], -6),
      GLAZED,
      [
        detail(cut(laid("-74,-17,8 72,-21,8 72,-10,8 -74,-6,8", [x, y], -6)), GLAZED.light),
        slit(
          [-56, -28, 0, 28, 56]
            .map((dx) => flow(laid(`${dx - 4},22 ${dx + 8},-22`, [x, y], -6), false))
            .join(""),
          GLAZED.dark,
          4,
        ),
      ],
      [-3, -5],
    );
  return [
    form(
      "30,172,10 370,172,10 362,276,14 350,288,10 50,288,10 38,276,14",
      { base: "#8A1F16", light: "#C2543E", dark: "#5C0E08" },
      [detail(cut(points("30,196 370,196 369,206 31,206"), 1), "#E0B04A")],
      [-8, -2],
    ),
    form(
      "30,172,8 76,128,8 324,128,8 370,172,8",
      { base: "#2B1512", light: "#4A2A24", dark: "#180A08" },
      [],
      [0, 0],
    ),
    ...[
      form(
        "60,168,16 96,136,16 304,136,16 340,168,16",
        RICE,
        [flecks(spread([200, 154], 110, 12, 16, 4), RICE.dark, bar(12, 5))],
        [0, -3],
      ),
    ],
    fillet(188, 142),
    fillet(214, 166),
    flecks(spread([200, 154], 84, 26, 14, 5), "#F8E4B4", bar(8, 4)),
    leaf({ at: [318, 160], length: 44, width: 26, angle: -60 }, MID_LEAF),
  ];
}

function okonomiyaki(): Piece[] {
  return [
    PLATE,
    form(
      "40,212,40 84,152,60 200,126,70 316,152,60 360,212,40 316,258,60 200,280,70 84,258,60",
      { base: "#C98A3A", light: "#EBBE7A", dark: "#8F5816" },
      [],
      [-4, -8],
    ),
    form(
      "62,202,36 100,154,50 200,134,60 300,154,50 338,202,36 300,242,50 200,258,60 100,242,50",
      { base: "#5C2A10", light: "#8F5430", dark: "#3E1806" },
      [],
      [-2, -4],
    ),
    slit(
      [150, 170, 190, 210, 230]
        .map((y) =>
          flow(
            [
              [78, y + 6],
              [140, y - 8],
              [200, y + 8],
              [262, y - 8],
              [324, y + 4],
            ],
            false,
          ),
        )
        .join(""),
      "#FFF6DC",
      6,
    ),
    strewn(
      spread([200, 190], 104, 44, 12, 4),
      ["#D9A878", bar(36, 16, 47)],
      ["#FBE3C6", ([x, y], i) => bar(32, 10, 47)([x - 1, y - 3], i)],
    ),
    flecks(spread([204, 194], 112, 46, 20, 9), "#4F7A2E", bar(12, 5)),
    flecks(points("150,176 250,172 200,210 280,206 120,206"), "#D8401C", bar(14, 6)),
  ];
}

function takoyaki(): Piece[] {
  const tray: Tones = { base: "#D9A860", light: "#EECB96", dark: "#A9783A" };
  return [
    form("36,214,12 364,214,12 344,286,20 56,286,20", tray, [], [-8, -3]),
    form(
      "36,214,10 74,182,10 326,182,10 364,214,10",
      { base: "#B98544", light: "#D9A860", dark: "#8F6226" },
      [],
      [0, 0],
    ),
    ...points("110,182 200,178 290,182 154,214 246,214").map((at, i) =>
      ball(at, 45, { base: "#C27F34", light: "#E9B672", dark: "#8C5214" }, i + 3, 0.92),
    ),
    ...points("110,164 200,158 290,164 154,196 246,196").map(([x, y], i) =>
      form(
        laid("-30,6,12 -16,-12,12 18,-12,12 32,6,12 16,18,8 4,10,8 -12,20,8", [x, y], i * 8 - 16),
        { base: "#5C2A10", light: "#8F5430", dark: "#3E1806" },
        [],
        [-1, -2],
      ),
    ),
    slit(
      points("110,164 200,158 290,164 154,196 246,196")
        .map(([x, y]) =>
          flow(
            [
              [x - 24, y + 4],
              [x - 8, y - 8],
              [x + 8, y + 6],
              [x + 24, y - 4],
            ],
            false,
          ),
        )
        .join(""),
      "#FFF6DC",
      5,
    ),
    strewn(
      points("116,152 204,146 284,152 160,184 240,186"),
      ["#D9A878", bar(24, 12, 47)],
      ["#FBE3C6", ([x, y], i) => bar(21, 8, 47)([x - 1, y - 2], i)],
    ),
    flecks(spread([200, 178], 128, 32, 16, 6), "#4F7A2E", bar(10, 4)),
    slit(flow(points("328,228 380,120"), false), "#C98F57", 7),
  ];
}

function yakitori(): Piece[] {
  const skewer = (y: number, angle: number): Piece[] => [
    form(laid("-186,-3,2 176,-3,2 176,4,2 -186,4,2", [206, y], angle), {
      base: "#C98F57",
      light: "#E2B98C",
      dark: "#946334",
    }),
    ...[-100, -46, 8, 62].flatMap((x, i): Piece[] => [
      form(
        laid(`${x - 25},-22,10 ${x + 23},-26,10 ${x + 26},20,10 ${x - 23},24,10`, [206, y], angle),
        GLAZED,
        [
          detail(
            cut(
              laid(
                `${x - 15},-12,5 ${x + 14},-15,5 ${x + 13},-7,5 ${x - 14},-4,5`,
                [206, y],
                angle,
              ),
            ),
            GLAZED.light,
          ),
        ],
        [-2, -4],
      ),
      ...(i < 3
        ? [
            form(
              laid(
                `${x + 24},-14,4 ${x + 33},-14,4 ${x + 33},14,4 ${x + 24},14,4`,
                [206, y],
                angle,
              ),
              { base: "#B3C97A", light: "#E6EDB4", dark: "#5F8D3B" },
              [],
              [-1, -2],
            ),
          ]
        : []),
    ]),
  ];
  return [
    ...board(166),
    ...skewer(166, -5),
    ...skewer(228, -5),
    flecks(spread([190, 196], 110, 50, 26, 4), "#F8E4B4", bar(8, 4)),
    lemonWheel([346, 268], 24, 3),
  ];
}

/** An inside-out roll: rice round the filling, a slice over it. */
function roll([x, y]: Point, cover: Tones, marks: readonly Piece[]): Piece[] {
  return [
    form(
      `${x - 46},${y - 8},10 ${x + 46},${y - 8},10 ${x + 48},${y + 40},16 ${x - 48},${y + 40},16`,
      RICE,
      [flecks(spread([x, y + 26], 38, 12, 4, x), RICE.dark, bar(10, 4))],
      [-4, -2],
    ),
    form(
      `${x - 50},${y + 6},14 ${x - 46},${y - 20},18 ${x},${y - 34},20 ${x + 46},${y - 20},18 ${x + 50},${y + 6},14 ${x + 20},${y + 14},14 ${x - 20},${y + 14},14`,
      cover,
      marks,
      [-3, -5],
    ),
  ];
}

/** The cut side of a roll with its filling in the middle. */
function slice([x, y]: Point, ring: Tones, filling: readonly Piece[]): Piece[] {
  return [
    piece(oval([x, y], 47, 41, 18), ring.dark, [
      detail(oval([x - 1, y - 2], 44, 38, 18), ring.base),
      detail(oval([x, y], 34, 29, 16), RICE.base),
      detail(oval([x, y], 21, 18, 14), NORI.base),
      detail(oval([x, y], 18, 15, 13), "#FFFDF8"),
      ...filling,
    ]),
  ];
}

function philadelphia(): Piece[] {
  const fat = (x: number, y: number): Piece[] => [
    slit(
      [-24, -4, 16]
        .map((dx) =>
          flow(
            [
              [x + dx, y - 26],
              [x + dx + 10, y - 8],
              [x + dx + 6, y + 10],
            ],
            false,
          ),
        )
        .join(""),
      SALMON.light,
      5,
    ),
  ];
  const cream = ([x, y]: Point): Piece[] => [
    detail(cut(box(x - 14, y - 8, 14, 16, 6), 4), "#FFFFFF"),
    detail(cut(box(x, y - 7, 13, 13, -8), 3), "#9BBF5E"),
  ];
  return [
    ...board(),
    ...roll([120, 160], SALMON, fat(120, 160)),
    ...roll([220, 156], SALMON, fat(220, 156)),
    ...slice([314, 172], SALMON, cream([314, 172])),
    ...slice([166, 226], SALMON, cream([166, 226])),
    ...slice([266, 230], SALMON, cream([266, 230])),
  ];
}

function dragonRoll(): Piece[] {
  const skin: Tones = { base: "#A9C85E", light: "#DDE8A6", dark: "#5F8D3B" };
  return [
    ...board(),
    ...[0, 1, 2, 3, 4, 5].flatMap((i): Piece[] => {
      const x = 78 + i * 50;
      const y = 190 + Math.sin(i * 1.15) * 18;
      return roll([x, y], skin, [
        slit(
          [-26, -8, 10, 28]
            .map((dx) =>
              flow(
                [
                  [x + dx, y - 30],
                  [x + dx + 4, y + 12],
                ],
                false,
              ),
            )
            .join(""),
          skin.light,
          7,
        ),
      ]);
    }),
    slit(
      flow(points("52,184 100,196 150,200 200,178 250,162 300,180 340,196"), false),
      "#5C2A10",
      7,
    ),
    flecks(points("84,178 130,190 182,182 236,160 290,168 322,186"), "#E4602B", disc(8, 6)),
    flecks(spread([200, 178], 130, 22, 14, 4), "#F8E4B4", bar(7, 4)),
    ...[0, 1].map((i) =>
      slit(
        flow(
          [
            [352, 176 + i * 10],
            [376, 150 + i * 26],
            [386, 148 + i * 34],
          ],
          false,
        ),
        "#D9702C",
        5,
      ),
    ),
  ];
}

function gunkan(): Piece[] {
  const ship = ([x, y]: Point, roe: Tones, size: number): Piece[] => [
    form(
      `${x - 56},${y},20 ${x + 56},${y},20 ${x + 58},${y + 52},24 ${x - 58},${y + 52},24`,
      NORI,
      [
        detail(
          cut(
            points(`${x - 42},${y + 6} ${x - 32},${y + 6} ${x - 32},${y + 50} ${x - 42},${y + 50}`),
            2,
          ),
          NORI.light,
        ),
      ],
      [-4, -2],
    ),
    piece(oval([x, y + 2], 57, 22, 18), NORI.dark, [
      detail(oval([x, y + 1], 52, 18, 16), roe.dark),
    ]),
    strewn(
      spread([x, y - 2], 44, 15, size, x),
      [roe.dark, disc(10, 9, [0, 0], 6)],
      [roe.base, disc(8, 7, [-1, -1], 6)],
      [roe.light, disc(3, 2.4, [-3, -3], 5)],
    ),
  ];
  const orange: Tones = { base: "#EE7A2C", light: "#FBC08A", dark: "#B84C0C" };
  const red: Tones = { base: "#D43C2A", light: "#F59A88", dark: "#9A1C10" };
  return [
    ...board(),
    ...ship([122, 152], orange, 12),
    ...ship([278, 156], red, 12),
    ...ship([198, 214], orange, 12),
    leaf({ at: [338, 236], length: 44, width: 30, angle: -60 }, PALE_LEAF),
  ];
}

function bulgogi(): Piece[] {
  return [
    form("20,200,16 380,200,16 352,268,30 300,286,26 100,286,26 48,268,30", STONE, [], [-8, -3]),
    piece(oval([200, 200], 180, 62, 26), STONE.light, [
      detail(oval([200, 202], 164, 52, 24), STONE.dark),
    ]),
    shavings(
      points(
        "92,204 138,180 190,170 244,174 292,188 322,208 122,222 176,206 230,204 280,218 162,234 220,236",
      ),
      { base: "#7E4020", light: "#B26E42", dark: "#52240C" },
      1.15,
    ),
    onionRings(points("150,192 244,190 206,224"), 19),
    strewn(
      points("112,192 196,190 268,200 238,228"),
      ["#B5560F", bar(40, 8, 47)],
      ["#F4AB6C", bar(36, 5, 47)],
    ),
    strewn(
      points("140,212 218,178 298,206"),
      [LEAF.dark, bar(42, 9, 31)],
      ["#8FB14C", bar(38, 5, 31)],
    ),
    flecks(spread([200, 200], 116, 34, 18, 5), "#F8E4B4", bar(8, 4)),
    steam([140, 130], 50),
    steam([204, 118], 54),
    steam([266, 130], 50),
  ];
}

function tteokbokki(): Piece[] {
  const sauce: Tones = { base: "#D23A18", light: "#EE7350", dark: "#982208" };
  return openBowl(
    sauce,
    [
      ...(
        [
          [116, 156, -20],
          [164, 138, 14],
          [222, 134, -8],
          [276, 150, 22],
          [140, 176, 8],
          [196, 164, -26],
          [250, 174, 6],
        ] as const
      ).map(([x, y, a]) =>
        form(
          laid("-40,-11,11 40,-12,11 44,0,10 40,12,11 -40,12,11 -44,0,10", [x, y], a),
          { base: "#F3C9A8", light: "#FFEBDA", dark: "#CF7A50" },
          [detail(cut(laid("-30,-8,4 26,-9,4 26,-3,4 -30,-2,4", [x, y], a)), "#FFEBDA")],
          [-2, -4],
        ),
      ),
      ...points("186,184 296,172").map((at, i) =>
        form(
          laid("-30,16,6 0,-22,6 30,16,6", at, i * 40),
          { base: "#E0B070", light: "#F4D6A4", dark: "#AF7C38" },
          [],
          [-2, -3],
        ),
      ),
      placed([halfEgg([0, 0])], { x: 226, y: 152, turn: 80, scale: 0.62 }),
      ...springOnion([204, 158], 104, 28, 9),
      flecks(spread([200, 158], 104, 28, 10, 8), "#F8E4B4", bar(8, 4)),
    ],
    DARK_BOWL,
  );
}

function kimbap(): Piece[] {
  const one = (at: Point): Piece[] => {
    const [x, y] = at;
    return [
      piece(oval(at, 52, 46, 20), NORI.dark, [
        detail(oval([x - 1, y - 2], 49, 43, 20), NORI.base),
        detail(oval([x, y - 1], 43, 38, 18), RICE.base),
        flecks(spread(at, 38, 33, 5, x), RICE.dark, bar(9, 4)),
        detail(cut(box(x - 20, y - 14, 18, 14, 4), 3), "#F4C64E"),
        detail(cut(box(x + 1, y - 15, 17, 14, -6), 3), "#E4802B"),
        detail(cut(box(x - 18, y + 2, 17, 13, -4), 3), "#4F8A38"),
        detail(cut(box(x + 1, y + 1, 16, 13, 8), 3), "#F0E04A"),
        detail(oval([x, y], 7, 6, 8), "#8C5A34"),
      ]),
    ];
  };
  return [
    ...board(),
    ...one([110, 164]),
    ...one([206, 154]),
    ...one([300, 166]),
    ...one([156, 222]),
    ...one([254, 224]),
    flecks(spread([204, 176], 120, 44, 12, 4), "#F8E4B4", bar(8, 4)),
  ];
}

function koreanChicken(): Piece[] {
  const glaze: Tones = { base: "#B8330F", light: "#E56E40", dark: "#7E1A02" };
  const wing = (at: Point, angle: number, seed: number): Piece =>
    form(
      laid("-56,6,22 -42,-26,24 0,-34,24 40,-22,20 58,2,16 44,24,20 0,32,24 -44,28,22", at, angle),
      glaze,
      [
        detail(cut(laid("-34,-10,10 -10,-24,12 24,-18,10 -6,-10,10", at, angle)), glaze.light),
        flecks(spread(at, 36, 20, 5, seed), "#FBEBC4", bar(8, 4)),
      ],
      [-4, -6],
    );
  return [
    PLATE,
    wing([116, 190], -20, 3),
    wing([206, 164], 10, 5),
    wing([296, 188], 24, 7),
    wing([152, 234], 6, 4),
    wing([254, 236], -12, 6),
    ...springOnion([204, 204], 104, 40, 10),
    cubes(
      points("340,246 356,258 334,266"),
      { base: "#FFFDF4", light: "#FFFFFF", dark: "#D9CBAE" },
      11,
    ),
  ];
}

function kimchiStew(): Piece[] {
  return [
    form(
      "30,180,14 370,180,14 350,264,34 296,292,26 104,292,26 50,264,34",
      STONE,
      [detail(cut(points("56,200,8 70,204,8 82,262,8 70,258,8")), STONE.light)],
      [-8, -4],
    ),
    piece(oval([200, 180], 172, 62, 26), STONE.light, [
      detail(oval([200, 182], 154, 52, 24), "#8E1F0A"),
      detail(oval([199, 186], 150, 48, 24), "#D2401C"),
    ]),
    strewn(
      points("130,170 206,156 270,174 176,200 240,206"),
      ["#DCC493", ([x, y], i) => cut(box(x - 27, y - 16, 54, 30, i * 19 - 20), 5)],
      ["#FFF7E4", ([x, y], i) => cut(box(x - 27, y - 18, 51, 24, i * 19 - 20), 5)],
    ),
    ...points("164,180 236,178 292,196 112,192").map((at, i) =>
      form(
        laid("-34,-8,12 -8,-20,12 26,-14,12 34,6,12 4,18,12 -28,12,12", at, i * 47),
        { base: "#E4562F", light: "#F6B08A", dark: "#A8290F" },
        [],
        [-2, -4],
      ),
    ),
    strewn(
      points("150,212 214,184 286,170"),
      ["#9C5A4A", bar(44, 18, 20)],
      ["#E3A090", ([x, y], i) => bar(40, 12, 20)([x - 1, y - 2], i)],
    ),
    ...springOnion([204, 184], 112, 34, 10),
    steam([140, 110], 48),
    steam([206, 100], 50),
    steam([268, 110], 48),
  ];
}

function koreanPancake(): Piece[] {
  return [
    PLATE,
    form(
      "34,214,40 80,152,60 200,126,70 320,152,60 366,214,40 320,264,60 200,284,70 80,264,60",
      { base: "#E3B056", light: "#F8DC9C", dark: "#AF7A1E" },
      [
        flecks(spread([200, 202], 132, 58, 14, 4), "#C4862C", disc(19, 8)),
        strewn(
          spread([200, 200], 124, 54, 14, 7),
          [LEAF.dark, bar(78, 10, 17, -30)],
          ["#8FB14C", ([x, y], i) => bar(74, 6, 17, -30)([x - 1, y - 1], i)],
        ),
        flecks(points("130,180 250,170 280,222 170,236"), "#D8401C", bar(18, 7)),
      ],
      [-4, -8],
    ),
    ...shrimps([
      [132, 200, -10],
      [214, 172, 16],
      [286, 208, 20],
      [206, 238, -8],
    ]).map((one) => one),
    ...dip([340, 268], SOY),
  ];
}

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
    shavings(points("126,200 176,176 232,172 280,196 160,228 240,226 200,200"), BEEF, 1.05),
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

function congee(): Piece[] {
  return [
    ...openBowl(
      { base: "#FBF4E2", light: "#FFFFFF", dark: "#DFCFA8" },
      [
        flecks(spread([200, 160], 120, 34, 26, 4), "#E9DCBC", bar(12, 6)),
        shavings(
          points("150,150 190,140 170,170"),
          { base: "#D9A68C", light: "#F0CDB8", dark: "#A9725A" },
          0.8,
        ),
        ...points("246,150 276,166").map(([x, y], i) =>
          piece(oval([x, y], 29, 19, 11, i + 4), "#2F3A34", [
            detail(oval([x - 1, y - 2], 26, 16, 11, i + 4), "#5A6A4E"),
            detail(oval([x, y], 13, 8, 9), "#26302A"),
          ]),
        ),
        ...springOnion([204, 164], 84, 24, 10),
        strewn(
          points("214,182 236,178 190,186"),
          ["#D9A552", bar(22, 6, 47)],
          ["#F8DC9C", bar(18, 4, 47)],
        ),
      ],
      { base: "#6FA6B8", light: "#B4D5DE", dark: "#467A8C" },
    ),
    steam([150, 88], 48),
    steam([206, 80], 50),
  ];
}

function hotPot(): Piece[] {
  return [
    form(
      "26,190,14 374,190,14 352,270,30 300,294,22 100,294,22 48,270,30",
      { base: "#B9873A", light: "#E3BE7E", dark: "#80561A" },
      [],
      [-8, -4],
    ),
    piece(oval([200, 190], 176, 72, 26), "#E3BE7E", [
      detail(oval([200, 192], 160, 62, 24), "#8E1F0A"),
      detail(cut(points("200,120 370,120 370,270 200,270 226,224 176,160"), 20), "#F3E2B8"),
      detail(
        cut(
          points(
            "192,120,4 204,120,4 184,162,30 236,222,30 208,268,4 196,268,4 222,222,30 170,162,30",
          ),
        ),
        "#C9963C",
      ),
      flecks(spread([118, 196], 66, 44, 10, 4), "#E4562F", disc(10, 5)),
    ]),
    strewn(
      points("92,176 136,214 108,224"),
      ["#7E1206", bar(42, 11, 47)],
      ["#D42A14", bar(38, 7, 47)],
    ),
    ...points("140,172 92,204").map((at, i) =>
      lump(at, [26, 16], { base: "#C9826A", light: "#F0C4B0", dark: "#8F4A34" }, i + 4),
    ),
    mushrooms(points("286,172 262,214"), 0.8),
    leaf({ at: [296, 226], length: 62, width: 36, angle: -60 }, GREENS),
    cubes(points("236,176 318,190"), { base: "#FBF1DA", light: "#FFFFFF", dark: "#D9B98A" }, 15),
    ...springOnion([270, 200], 54, 30, 5),
    steam([130, 112], 54),
    steam([206, 100], 56),
    steam([276, 112], 54),
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

/** Ramen that is not of pork: the broth and what lies on it. */
function otherRamen(broth: Tones, on: readonly Piece[], bowl: Tones): Piece[] {
  return [
    chopsticks(),
    ...openBowl(
      broth,
      [
        ...noodles(PASTA, 20),
        piece(cut(points("92,136,5 130,66,5 168,76,5 142,148,5")), NORI.base, [
          detail(cut(points("104,134 136,76 142,78 112,136"), 3), NORI.light),
        ]),
        ...on,
        ...springOnion([224, 182], 50, 10, 7),
      ],
      bowl,
    ),
    steam([104, 58], 40),
  ];
}

export const EAST_ASIAN_DISHES = {
  "ramen-chicken": () =>
    otherRamen(
      { base: "#EBCB84", light: "#F7E4B6", dark: "#CDA44C" },
      [
        ...[0, 1, 2].map((i) =>
          form(
            laid("-22,-38,12 20,-40,12 24,34,12 -20,38,12", [236 + i * 32, 146 + i * 8], 24),
            { base: "#EBC28C", light: "#FBE3C2", dark: "#B98A4A" },
            [
              detail(
                cut(
                  laid("-26,-44,10 24,-46,10 24,-28,8 -26,-25,8", [236 + i * 32, 146 + i * 8], 24),
                ),
                "#C07F34",
              ),
            ],
            [-3, -3],
          ),
        ),
        placed([halfEgg([0, 0])], { x: 184, y: 156, scale: 0.86 }),
        flecks(points("130,172 148,180 140,160"), "#F2B233", disc(9, 7)),
      ],
      WHITE_BOWL,
    ),
  "ramen-veggie": () =>
    otherRamen(
      PHO_BROTH,
      [
        strewn(
          points("236,138 278,148 256,170"),
          ["#DCC493", ([x, y], i) => cut(box(x - 22, y - 15, 44, 30, i * 17 - 12), 5)],
          ["#FFF3D8", ([x, y], i) => cut(box(x - 22, y - 17, 42, 24, i * 17 - 12), 5)],
        ),
        mushrooms(points("190,144 208,166"), 0.75),
        flecks(spread([140, 172], 26, 12, 7, 3), "#F2B233", disc(8, 7)),
        leaf({ at: [290, 184], length: 60, width: 38, angle: -120 }, GREENS),
      ],
      RED_BOWL,
    ),
  "udon-soup": udon,
  "katsu-curry": katsuCurry,
  "donburi-beef": gyudon,
  "unagi-don": unagi,
  okonomiyaki: okonomiyaki,
  takoyaki: takoyaki,
  yakitori: yakitori,
  "philadelphia-roll": philadelphia,
  "dragon-roll": dragonRoll,
  gunkan: gunkan,
  bulgogi: bulgogi,
  tteokbokki: tteokbokki,
  kimbap: kimbap,
  "korean-fried-chicken": koreanChicken,
  "stew-kimchi": kimchiStew,
  "korean-pancake": koreanPancake,
  xiaolongbao: xiaolongbao,
  "har-gow": harGowSteamer,
  "siu-mai": siuMaiSteamer,
  "cheung-fun": cheungFun,
  "turnip-cake": turnipCake,
  "soup-wonton": wontonSoup,
  "soup-hot-sour": hotSour,
  "soup-egg-drop": eggDrop,
  "beef-noodle-soup": beefNoodles,
  "noodles-dan-dan": danDan,
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
  "scallion-pancake": scallionPancake,
  congee: congee,
  "hot-pot": hotPot,
  "chicken-rice-hainan": hainanChicken,
  "pineapple-bun": pineappleBun,
  "mango-sago": mangoSago,
} satisfies Drawings;
