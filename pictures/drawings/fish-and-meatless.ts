/** Main dishes of fish, and those without meat. */

import {
  CHEESE,
  CHINA,
  CREAM,
  CRUST,
  DUMPLING_DOUGH,
  LEAF,
  POTATO,
  SALMON,
  TEAL,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { DEEP_LEAF, leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { gyoza, riceDome } from "../parts/pasta-and-rice.ts";
import { mussels, shrimps } from "../parts/seafood.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, mushrooms, sideSalad } from "../parts/vegetables.ts";
import { basket, dip, PLATE, pan, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const BATTER: Tones = { base: "#E2A244", light: "#F5CB82", dark: "#B67522" };
const SILVER: Tones = { base: "#9FB4BC", light: "#D3DFE2", dark: "#6E8791" };
const WHITE_FISH: Tones = { base: "#F6EBD6", light: "#FFFFFF", dark: "#D9BE8E" };
const TOFU: Tones = { base: "#EBC787", light: "#F8E4B8", dark: "#B88238" };
const PATTY: Tones = { base: "#A9822F", light: "#CDA656", dark: "#7C5C18" };

/** Spears of asparagus. */
export function asparagus([x, y]: Point, angle: number, count = 4): Piece[] {
  return Array.from({ length: count }, (_, i) =>
    form(
      laid(
        "-70,-8,5 40,-9,6 62,-14,8 86,0,6 62,14,8 40,9,6 -70,8,5",
        [x + (i % 2) * 10, y + i * 15],
        angle + i * 2 - 3,
      ),
      { base: "#7FA648", light: "#B4CC6C", dark: LEAF.dark },
      [
        detail(
          cut(
            laid(
              "44,-8,3 58,-10,4 62,0,3 50,4,3",
              [x + (i % 2) * 10, y + i * 15],
              angle + i * 2 - 3,
            ),
          ),
          LEAF.base,
        ),
      ],
      [-1, -4],
    ),
  );
}

function fishAndChips(): Piece[] {
  const chips = points("104,150 132,126 168,112 232,112 268,126 296,150 120,176 280,176 200,104");
  return basket([
    strewn(
      chips,
      [POTATO.dark, bar(92, 18, 29, -70)],
      [POTATO.base, ([x, y], i) => bar(88, 12, 29, -70)([x - 1, y - 2], i)],
      [POTATO.light, ([x, y], i) => bar(64, 4, 29, -70)([x - 3, y - 4], i)],
    ),
    form(
      "76,176,20 104,146,24 170,130,28 236,134,26 288,154,18 332,140,12 342,156,10 326,170,8 342,190,10 326,200,12 284,186,18 230,204,28 160,208,28 100,198,22",
      BATTER,
      [
        flecks(spread([190, 170], 90, 24, 12, 3), BATTER.light, disc(12, 6)),
        flecks(spread([196, 172], 92, 26, 8, 9), "#C4852E", disc(9, 5)),
      ],
      [-3, -7],
    ),
    lemonWheel([112, 198], 30, 3),
    leaf({ at: [284, 196], length: 44, width: 28, angle: -30 }, MID_LEAF),
    leaf({ at: [282, 196], length: 42, width: 26, angle: -120 }, PALE_LEAF),
  ]);
}

function salmonGrilled(): Piece[] {
  return [
    PLATE,
    ...asparagus([242, 164], -14),
    form(
      "70,212,18 96,176,24 180,162,26 262,178,26 308,206,20 300,238,18 232,258,24 140,258,24 80,244,18",
      SALMON,
      [
        slit(
          [
            [110, 246, 136, 176],
            [158, 254, 184, 168],
            [206, 256, 228, 174],
            [252, 250, 268, 186],
          ]
            .map(([a, b, c, d]) =>
              flow(
                points(`${a},${b} ${Number(a) + 22},${(Number(b) + Number(d)) / 2} ${c},${d}`),
                false,
              ),
            )
            .join(""),
          SALMON.light,
          6,
        ),
        slit(
          flow(points("92,232 160,200 226,176"), false) +
            flow(points("150,250 220,218 284,196"), false),
          "#B4501F",
          8,
        ),
      ],
      [-3, -9],
    ),
    lemonWheel([150, 206], 28, 3),
    lemonWheel([196, 212], 28, 6),
    leaf({ at: [226, 214], length: 50, width: 24, angle: -20 }, MID_LEAF),
    ...dip([318, 254], CREAM),
  ];
}

function wholeFish(): Piece[] {
  return [
    PLATE,
    form(
      "30,196,20 66,160,30 150,138,40 236,150,34 300,186,16 352,148,12 366,160,10 348,200,10 368,240,10 352,252,12 298,214,16 230,250,34 140,256,40 64,230,30",
      SILVER,
      [
        detail(cut(points("66,176,14 140,152,18 220,162,16 150,172,14 84,192,10")), SILVER.light),
        slit(flow(points("120,168 136,200 122,234"), false), SILVER.dark, 6),
        slit(
          flow(points("166,176 186,220"), false) +
            flow(points("206,174 224,214"), false) +
            flow(points("246,180 258,208"), false),
          "#4E626B",
          7,
        ),
        detail(oval([74, 188], 9, 9, 10), "#FFFDF8"),
        detail(oval([73, 188], 4.5, 4.5, 8), "#231815"),
      ],
      [-3, -9],
    ),
    lemonWheel([222, 252], 32, 3),
    lemonWheel([272, 256], 30, 6),
    leaf({ at: [130, 270], length: 60, width: 30, angle: -8 }, MID_LEAF),
    leaf({ at: [128, 272], length: 54, width: 28, angle: -168 }, PALE_LEAF),
    cherryTomato([320, 244], 18),
  ];
}

function fishFillet(): Piece[] {
  return [
    PLATE,
    ...riceDome([106, 192], 70, 56),
    ...sideSalad([304, 190]),
    form(
      "84,238,18 112,206,22 190,194,26 262,204,24 314,232,16 288,262,20 200,276,24 118,266,20",
      WHITE_FISH,
      [
        slit(
          [128, 168, 208, 248]
            .map((x) => flow(points(`${x},262 ${x + 16},236 ${x + 8},208`), false))
            .join(""),
          WHITE_FISH.dark,
          5,
        ),
        flecks(spread([196, 236], 90, 22, 14, 3), LEAF.base, bar(10, 4)),
      ],
      [-3, -7],
    ),
    lemonWheel([214, 226], 28, 3),
  ];
}

function shrimpPlate(): Piece[] {
  return [
    PLATE,
    ...sideSalad([312, 190]),
    placed(
      shrimps([
        [120, 176, -10],
        [212, 168, 10],
        [90, 226, -30],
        [176, 226, 0],
        [260, 236, 20],
      ]),
      { x: -26, y: -34, scale: 1.17 },
    ),
    flecks(spread([176, 208], 110, 40, 14, 3), LEAF.base, bar(10, 4)),
    lemonWheel([116, 264], 28, 3),
  ];
}

function paella(): Piece[] {
  const rice: Tones = { base: "#F0B93A", light: "#F9D880", dark: "#C98F1F" };
  return pan(
    [
      flecks(spread([200, 184], 138, 64, 18, 3), rice.light, bar(13, 6)),
      flecks(spread([204, 186], 136, 62, 9, 9), rice.dark, bar(12, 5)),
      strewn(
        spread([200, 182], 122, 56, 6, 6),
        [LEAF.dark, disc(8, 7)],
        ["#8FB14C", disc(5, 4, [-1, -1])],
      ),
      strewn(
        spread([196, 184], 118, 54, 5, 12),
        [TOMATO.dark, bar(32, 10, 47)],
        [TOMATO.base, bar(28, 6, 47)],
      ),
      ...shrimps([
        [150, 152, -10],
        [256, 156, 24],
        [204, 206, 0],
      ]),
      ...mussels([
        [112, 196, -20],
        [288, 202, 30],
        [150, 228, -10],
      ]),
      lemonWheel([258, 226], 26, 3),
      lemonWheel([100, 162], 24, 6),
    ],
    rice,
  );
}

function shakshuka(): Piece[] {
  return pan(
    [
      flecks(spread([200, 184], 134, 62, 12, 3), TOMATO.light, disc(17, 9)),
      strewn(
        spread([200, 184], 128, 58, 8, 8),
        [TOMATO.dark, bar(36, 11, 47)],
        ["#E4802B", bar(32, 6, 47)],
      ),
      ...[
        [140, 168],
        [254, 164],
        [198, 216],
      ].flatMap(([x = 0, y = 0], i) => [
        lump([x, y], [52, 34], CHINA, i + 4),
        lump([x + 2, y - 3], [22, 17], CHEESE, i + 2, [
          detail(oval([x - 4, y - 9], 8, 4, 7), CHEESE.light),
        ]),
      ]),
      flecks(spread([200, 186], 124, 58, 18, 5), LEAF.base, bar(11, 5)),
      leaf({ at: [292, 210], length: 44, width: 28, angle: -50 }, MID_LEAF),
      leaf({ at: [292, 212], length: 42, width: 26, angle: -130 }, PALE_LEAF),
    ],
    { base: "#CF4526", light: "#EB7650", dark: "#A32F16" },
  );
}

export function pierogi(): Piece[] {
  return [
    PLATE,
    gyoza([138, 168], -8, DUMPLING_DOUGH, 1.14),
    gyoza([256, 168], 8, DUMPLING_DOUGH, 1.14),
    gyoza([114, 230], 4, DUMPLING_DOUGH, 1.14),
    gyoza([222, 226], -4, DUMPLING_DOUGH, 1.14),
    strewn(
      spread([190, 196], 96, 30, 12, 3),
      [CRUST.base, bar(26, 8, 41)],
      ["#C9803B", bar(22, 4, 41)],
    ),
    flecks(spread([190, 204], 110, 44, 10, 8), LEAF.base, bar(9, 4)),
    ...dip([324, 240], CREAM),
  ];
}

function risotto(): Piece[] {
  const creamy: Tones = { base: "#F3E0B0", light: "#FCF1D4", dark: "#D6BB7C" };
  return [
    plate([200, 228], 192, 82),
    mound([200, 250], 128, 104, creamy),
    flecks(spread([200, 208], 104, 50, 26, 3), creamy.dark, bar(14, 6)),
    flecks(spread([196, 206], 104, 50, 20, 9), creamy.light, bar(13, 6)),
    mushrooms(points("150,196 236,180 262,224 192,228 202,160"), 1.1),
    flecks(spread([200, 204], 104, 50, 12, 12), LEAF.base, bar(11, 5)),
    leaf({ at: [198, 176], length: 48, width: 30, angle: -130 }, MID_LEAF),
    leaf({ at: [200, 176], length: 50, width: 30, angle: -50 }, PALE_LEAF),
  ];
}

function spaetzle(): Piece[] {
  const cheesy: Tones = { base: "#F3C85C", light: "#FBE4A4", dark: "#CF9A2C" };
  const places = spread([200, 178], 116, 62, 24, 3);
  const worm = (w: number, h: number) => bar(w, h, 53);
  return [
    ...pan(
      [
        strewn(
          places,
          [cheesy.dark, worm(54, 19)],
          [cheesy.base, ([x, y], i) => worm(49, 12)([x - 1, y - 2], i)],
        ),
        strewn(
          spread([200, 164], 64, 30, 10, 7),
          [CRUST.dark, bar(30, 8, 41)],
          [CRUST.light, bar(26, 4, 41)],
        ),
        flecks(spread([200, 180], 110, 56, 9, 9), LEAF.base, bar(10, 4)),
      ],
      cheesy,
    ),
    steam([150, 92], 50),
    steam([250, 92], 50),
  ];
}

function gratin(): Piece[] {
  const dish: Tones = TEAL;
  const slices = points(
    "88,170 132,158 178,152 224,152 270,158 314,170 108,188 156,178 204,174 252,178 296,188 138,202 184,200 232,200 268,204",
  );
  return [
    piece(cut(points("28,176,30 70,140,40 330,140,40 372,176,30 340,206,30 60,206,30")), dish.dark),
    piece(cut(points("58,174,24 92,148,30 308,148,30 342,174,24 310,220,24 90,220,24")), "#E9BE5C"),
    strewn(slices, ["#C98F2C", disc(30, 17, [0, 0], 11)], ["#F8DC85", disc(27, 13, [-1, -2], 11)]),
    flecks(
      points("120,168 168,166 214,160 262,172 300,176 190,188 146,192 240,194"),
      "#C9803B",
      disc(13, 5),
    ),
    flecks(spread([200, 178], 110, 24, 12, 3), LEAF.base, bar(9, 4)),
    form(
      "26,176,16 60,206,30 130,220,20 270,220,20 340,206,30 374,176,16 358,262,24 318,284,20 82,284,20 42,262,24",
      dish,
      [detail(cut(points("20,230 380,222 376,240 24,250")), CREAM.base)],
      [-8, -3],
    ),
    steam([150, 112], 52),
    steam([250, 112], 52),
  ];
}

function quiche(): Piece[] {
  const egg: Tones = { base: "#F5CF6B", light: "#FBE6A6", dark: "#D9A63A" };
  return [
    PLATE,
    form(
      "66,210,8 330,152,10 340,196,10 330,232,10 90,264,12",
      { base: "#F5CF6B", light: egg.light, dark: "#D9A63A" },
      [
        flecks(
          points("130,222 176,214 220,206 264,198 304,190 150,240 206,230 258,222 300,214"),
          LEAF.base,
          bar(18, 8),
        ),
        flecks(points("154,210 200,222 244,212 286,204 180,240"), TOMATO.base, disc(8, 6)),
      ],
      [0, -4],
    ),
    form(
      "62,212,8 196,110,10 300,116,20 336,154,12",
      egg,
      [
        flecks(points("150,176 198,150 244,134 232,162 284,148 190,182"), LEAF.base, disc(14, 7)),
        strewn(
          points("176,166 256,150 216,170"),
          [TOMATO.dark, disc(15, 9)],
          [TOMATO.light, disc(9, 5)],
        ),
        flecks(points("130,190 220,132 270,140"), "#C9803B", disc(13, 5)),
      ],
      [-2, -3],
    ),
    form(
      "196,108,8 214,92,12 308,98,20 352,146,14 350,228,12 332,244,10 318,232,6 330,156,10 296,122,14",
      { base: "#DDA14E", light: "#EFC27C", dark: "#AC6F22" },
      [
        slit(
          points("226,100 256,104 286,110 312,126 332,146")
            .map(([x, y]) => flow(points(`${x},${y - 4} ${x - 4},${y + 8}`), false))
            .join(""),
          "#AC6F22",
          5,
        ),
      ],
      [-3, -3],
    ),
    ...sideSalad([96, 186]).slice(0, 3),
  ];
}

function tofuPlate(): Piece[] {
  return [
    PLATE,
    ...riceDome([110, 192], 72, 58),
    leaf({ at: [292, 190], length: 84, width: 54, angle: -120 }, DEEP_LEAF),
    leaf({ at: [306, 194], length: 84, width: 54, angle: -60 }, PALE_LEAF),
    ...points("164,212 232,206 196,246 266,242").map((at, i) =>
      form(
        laid("-38,-22,6 34,-24,6 38,22,6 -34,24,6", at, i * 9 - 12),
        TOFU,
        [
          detail(
            cut(laid("-20,-26,2 -10,-26,2 -2,28,2 -12,28,2", at, i * 9 - 12)) +
              cut(laid("8,-26,2 18,-26,2 26,28,2 16,28,2", at, i * 9 - 12)),
            "#A9702A",
          ),
        ],
        [-3, -10],
      ),
    ),
    flecks(spread([214, 224], 80, 30, 12, 3), "#FFF9EC", bar(8, 4)),
    strewn(
      points("312,216 334,236 300,250"),
      [LEAF.dark, disc(18, 16)],
      ["#7FA648", disc(14, 11, [-2, -3])],
    ),
  ];
}

function veggiePatties(): Piece[] {
  return [
    PLATE,
    ...sideSalad([304, 186]),
    ...[
      [128, 178, 3],
      [214, 192, 7],
      [146, 232, 5],
    ].map(([x = 0, y = 0, seed = 0]) =>
      lump([x, y], [64, 38], PATTY, seed, [
        flecks(spread([x, y - 4], 46, 24, 7, seed), LEAF.base, disc(6, 5)),
        flecks(spread([x, y - 4], 46, 24, 5, seed + 4), "#F2C650", disc(6, 5)),
        flecks(spread([x, y - 4], 46, 24, 5, seed + 7), "#E4802B", disc(6, 4)),
      ]),
    ),
    ...dip([286, 250], CREAM),
  ];
}

function vineLeaves(): Piece[] {
  const roll = (at: Point, angle: number): Piece =>
    form(
      laid("-58,-16,14 0,-23,14 58,-16,14 60,16,14 0,23,14 -58,16,14", at, angle),
      { base: "#5E7A34", light: "#8DA65A", dark: "#3D5420" },
      [
        slit(
          flow(laid("-44,-4 0,-10 46,-4", at, angle), false) +
            flow(laid("-20,-7 -30,12", at, angle), false) +
            flow(laid("12,-8 2,14", at, angle), false) +
            flow(laid("40,-5 32,12", at, angle), false),
          "#8DA65A",
          4,
        ),
      ],
      [-2, -6],
    );
  return [
    PLATE,
    roll([124, 176], -10),
    roll([226, 166], -6),
    roll([172, 206], -8),
    roll([276, 202], -4),
    roll([122, 240], -6),
    roll([226, 240], -2),
    lemonWheel([316, 244], 30, 3),
    ...dip([330, 190], CREAM),
  ];
}

export const FISH_AND_MEATLESS = {
  "fish-and-chips": fishAndChips,
  "salmon-grilled": salmonGrilled,
  "fish-whole": wholeFish,
  "fish-fillet": fishFillet,
  "shrimps-grilled": shrimpPlate,
  paella: paella,
  shakshuka: shakshuka,
  pierogi: pierogi,
  risotto: risotto,
  spaetzle: spaetzle,
  "potato-gratin": gratin,
  quiche: quiche,
  "tofu-grilled": tofuPlate,
  "veggie-patties": veggiePatties,
  "vine-leaves": vineLeaves,
} satisfies Drawings;
