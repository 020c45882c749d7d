/** Dishes of Indian, Thai, Vietnamese and Indonesian kitchens. */

import {
  BREAD,
  CREAM,
  DARK_BOWL,
  KOFTA,
  LEAF,
  RED_BOWL,
  ROAST,
  STRAINED_YOGURT,
  TEAL,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { friedEgg } from "../parts/eggs.ts";
import { form, laid, lump } from "../parts/form.ts";
import {
  LIME,
  leaf,
  lemonWheel,
  MID_LEAF,
  PALE_LEAF,
  parsley,
  springOnion,
  steam,
} from "../parts/garnish.ts";
import { tumbler } from "../parts/glasses.ts";
import { chickenLeg, chunks, shavings } from "../parts/meat.ts";
import { noodles, riceDome } from "../parts/pasta-and-rice.ts";
import { shrimps } from "../parts/seafood.ts";
import { ball, bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import { chickpeas, cucumber, onionRings, shreds, tomatoHalf } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import { BESIDE_RICE, chilliRings, curry, herbs } from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";
import { baguette } from "./sandwiches.ts";

const SPICED: Tones = { base: "#C2451F", light: "#E27A50", dark: "#8E2A0C" };
const SPINACH: Tones = { base: "#4F7A2E", light: "#7FA34F", dark: "#2F5019" };
const PANEER: Tones = { base: "#FBF3DC", light: "#FFFFFF", dark: "#D9C79C" };
const STEEL: Tones = { base: "#C6D0D0", light: "#E8EEEE", dark: "#8FA0A2" };
const CRISP: Tones = { base: "#C98A30", light: "#EDBC6C", dark: "#94601A" };
const BROWN_RICE: Tones = { base: "#C98F4A", light: "#E6B97C", dark: "#96622A" };
const CARROT: Tones = { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" };

function biryani(): Piece[] {
  return heapedBowl(
    [
      mound([200, 188], 136, 100, { base: "#F2C052", light: "#FBE09A", dark: "#C98F1F" }),
      flecks(spread([200, 142], 118, 46, 20, 3), "#FFF9EC", bar(16, 6)),
      flecks(spread([196, 140], 114, 46, 12, 8), "#E4702B", bar(16, 6)),
      flecks(spread([204, 146], 114, 44, 12, 13), "#C98F1F", bar(15, 5)),
      ...chickenLeg([196, 126], -12, ROAST, 0.72),
      chunks(points("122,160 280,158 236,174 158,178"), ROAST, 0.9),
      strewn(
        points("140,136 252,128 286,140 116,150"),
        ["#5C2C0E", bar(34, 7, 47)],
        ["#A5622A", bar(30, 4, 47)],
      ),
      ...herbs([262, 122]),
    ],
    { base: "#B0703A", light: "#D8A26C", dark: "#80481C" },
  );
}

/** A long crisp pancake rolled up, with its chutneys. */
function dosa(): Piece[] {
  return [
    PLATE,
    form(
      "14,216,20 60,166,30 330,120,24 388,138,16 392,160,14 340,204,30 70,250,30 22,244,18",
      CRISP,
      [
        detail(cut(points("60,184,14 320,138,14 350,142,10 330,156,14 70,200,14")), CRISP.light),
        slit(flow(points("34,228 200,204 366,164"), false), CRISP.dark, 5),
        flecks(
          points("110,196 170,180 240,172 300,152 140,222 220,206 290,186"),
          "#A5681C",
          disc(15, 5),
        ),
      ],
      [-4, -7],
    ),
    piece(oval([372, 150], 15, 19, 11), "#7E4A14", [
      detail(oval([372, 150], 10, 14, 10), "#F0C84E"),
    ]),
    ...dip([120, 268], STRAINED_YOGURT),
    ...dip([214, 272], TOMATO),
    ...dip([304, 258], { base: "#D9962E", light: "#F0C26C", dark: "#A8691A" }),
  ];
}

/** A round tray with its small bowls. */
function thali(): Piece[] {
  const katori = ([x, y]: Point, tones: Tones, on: readonly Piece[] = []): Piece[] => [
    form(
      [
        [x - 44, y, 6],
        [x + 44, y, 6],
        [x + 36, y + 30, 14],
        [x - 36, y + 30, 14],
      ],
      STEEL,
      [],
      [-6, -2],
    ),
    piece(oval([x, y], 45, 18, 18), STEEL.light, [
      detail(oval([x, y + 1], 37, 13, 16), tones.dark),
      detail(oval([x - 1, y + 3], 35, 11, 15), tones.base),
    ]),
    ...on,
  ];
  return [
    piece(oval([200, 224], 194, 88, 26), STEEL.dark, [
      detail(oval([200, 218], 194, 86, 26), STEEL.base),
      detail(oval([200, 216], 176, 74, 24), STEEL.light),
    ]),
    ...katori([94, 186], { base: "#E0A22F", light: "#F1C264", dark: "#BA7E18" }),
    ...katori([184, 160], SPINACH, [
      flecks(points("168,162 190,158 204,166"), PANEER.base, bar(14, 10)),
    ]),
    ...katori([282, 166], { base: "#E8853A", light: "#F4AE74", dark: "#C76520" }),
    ...katori([340, 204], STRAINED_YOGURT, [
      flecks(points("328,206 348,204"), LEAF.base, bar(10, 5)),
    ]),
    ...riceDome([196, 252], 66, 54),
    form("228,252,20 262,228,20 318,232,20 336,254,20 306,274,20 250,276,20", BREAD, [
      flecks(points("262,248 296,246 284,262"), BREAD.dark, disc(10, 5)),
    ]),
    form("70,250,20 96,230,20 138,236,20 146,258,20 116,276,20 82,272,20", CRISP, [
      flecks(points("96,250 120,256"), CRISP.dark, disc(7, 4)),
    ]),
    ...herbs([196, 214]),
  ];
}

function tandoori(): Piece[] {
  return [
    PLATE,
    leaf({ at: [92, 210], length: 96, width: 60, angle: -140 }, PALE_LEAF),
    leaf({ at: [310, 206], length: 92, width: 60, angle: -40 }, MID_LEAF),
    ...chickenLeg([132, 176], -18, SPICED, 0.95),
    ...chickenLeg([258, 182], 10, SPICED, 0.95),
    ...chickenLeg([186, 236], -4, SPICED, 0.95),
    slit(
      [
        [110, 184],
        [150, 166],
        [238, 190],
        [276, 184],
        [164, 244],
        [206, 234],
      ]
        .map(([x = 0, y = 0]) => flow(points(`${x - 12},${y + 14} ${x + 10},${y - 16}`), false))
        .join(""),
      "#5C1806",
      7,
    ),
    onionRings(points("310,250 340,234 326,272"), 21),
    lemonWheel([88, 262], 30, 3, LIME),
  ];
}

function pakora(): Piece[] {
  const one = (at: Point, seed: number): Piece =>
    lump(at, [46, 34], CRISP, seed, [
      slit(
        [0, 60, 120].map((a) => flow(laid("-30,6 -4,-8 28,4", at, a + seed * 17), false)).join(""),
        CRISP.light,
        6,
      ),
      flecks(spread(at, 30, 20, 4, seed), LEAF.base, bar(12, 5)),
      flecks(spread(at, 30, 22, 3, seed + 4), CRISP.dark, disc(8, 4)),
    ]);
  return [
    PLATE,
    one([126, 172], 3),
    one([214, 156], 5),
    one([294, 184], 7),
    one([162, 222], 4),
    one([246, 226], 8),
    ...dip([334, 254], { base: "#7FA63C", light: "#B3C97A", dark: "#5F8D3B" }),
    ...dip([82, 250], SPICED),
    ...parsley([206, 284]),
  ];
}

function gulabJamun(): Piece[] {
  const dough: Tones = { base: "#8A4416", light: "#C07A3E", dark: "#5C2806" };
  return openBowl(
    { base: "#E0A645", light: "#F4CF8A", dark: "#B97F22" },
    [
      ...points("128,148 200,132 272,148 164,178 238,180").map((at, i) =>
        ball(at, 37, dough, i + 3),
      ),
      strewn(
        points("128,124 206,106 276,126 170,152 242,152 196,148"),
        ["#4F7323", disc(7, 5)],
        ["#8DB24A", disc(5, 3, [-1, -1])],
      ),
    ],
    WHITE_BOWL,
  );
}

function lassi(): Piece[] {
  return [
    ...tumbler(STRAINED_YOGURT, [], false),
    form(
      "134,110,14 150,84,18 190,74,16 232,80,16 264,104,14 240,122,14 200,116,14 160,124,14",
      STRAINED_YOGURT,
      [],
      [-3, -4],
    ),
    flecks(points("172,98 190,90 214,94 228,104 200,106"), "#4F7323", disc(6, 4)),
    slit(flow(points("186,90 178,100 190,104"), false), "#C2451F", 3),
    leaf({ at: [200, 86], length: 44, width: 26, angle: -60 }, MID_LEAF),
    leaf({ at: [198, 86], length: 42, width: 26, angle: -130 }, PALE_LEAF),
  ];
}

function nasiGoreng(): Piece[] {
  return [
    PLATE,
    mound([186, 262], 138, 112, BROWN_RICE),
    flecks(spread([186, 216], 118, 54, 14, 4), BROWN_RICE.light, bar(15, 6)),
    flecks(spread([190, 220], 118, 52, 8, 9), BROWN_RICE.dark, bar(14, 5)),
    strewn(
      spread([186, 220], 110, 46, 6, 12),
      ["#3D6A31", disc(9, 8)],
      ["#8FB14C", disc(7, 6, [-1, -2])],
    ),
    chunks(points("92,236 140,250 236,248 276,232"), ROAST, 0.8),
    ...friedEgg([186, 166], 0.95),
    flecks(points("140,160 226,178 200,190 160,188"), "#C2451F", bar(13, 6)),
    ...[-14, 12].map((a, i) =>
      form(
        laid("-44,8,20 -28,-26,22 14,-32,22 44,-8,20 36,20,20 -10,30,22", [322, 176 + i * 44], a),
        { base: "#F8E3C0", light: "#FFF8EA", dark: "#DDB880" },
        [flecks(spread([322, 176 + i * 44], 26, 18, 4, i + 3), "#FFF8EA", disc(9, 6))],
      ),
    ),
    cucumber(points("82,262 116,276 150,282"), 1.05),
    tomatoHalf([322, 270], 22),
  ];
}

function laksa(): Piece[] {
  return [
    ...openBowl(
      { base: "#E08A32", light: "#F2B470", dark: "#B5641A" },
      [
        ...noodles({ base: "#FBEFC8", light: "#FFFAE6", dark: "#DCC284" }, 18),
        ...shrimps([
          [136, 150, -10],
          [262, 148, 20],
        ]),
        placed([...halfEggSmall()], { x: 202, y: 154 }),
        strewn(
          points("170,182 240,184 290,172"),
          ["#B9812A", bar(30, 22, 20)],
          ["#F0CE86", bar(26, 17, 20)],
        ),
        flecks(spread([200, 162], 112, 30, 10, 5), "#C2381A", disc(5, 4, [0, 0], 6)),
        ...herbs([214, 128]),
      ],
      TEAL,
    ),
    steam([120, 92], 46),
    steam([280, 92], 46),
  ];
}

function halfEggSmall(): Piece[] {
  return [
    piece(oval([0, 0], 32, 23, 12, 8), "#E8DCC8", [
      detail(oval([-1, -2], 30, 21, 12, 8), "#FFFDF8"),
      detail(oval([0, 0], 16, 11, 11), "#F4B530"),
      detail(oval([-4, -4], 6, 3, 8), "#FACC62"),
    ]),
  ];
}

/** Noodles, salad and grilled meat in one bowl. */
function boBun(): Piece[] {
  return heapedBowl([
    mound([200, 186], 134, 60, { base: "#FBF3E0", light: "#FFFFFF", dark: "#DCC99C" }),
    ...loops({ at: [200, 160], rx: 118, ry: 34, count: 16, width: 7, seed: 5 }, [
      "#E3D2AC",
      "#FFFFFF",
      "#F3E6C8",
    ]),
    leaf({ at: [110, 168], length: 80, width: 52, angle: -124 }, MID_LEAF),
    leaf({ at: [136, 158], length: 74, width: 48, angle: -90 }, PALE_LEAF),
    shavings(points("178,150 216,134 252,150 206,166 240,172"), KOFTA, 0.95),
    shreds(points("286,158 300,174 270,140"), CARROT),
    form("84,186,8 150,150,8 160,168,8 96,204,8", CRISP, [
      detail(cut(points("96,182,4 144,156,4 148,162,4 100,188,4")), CRISP.light),
    ]),
    form("112,196,8 182,166,8 190,184,8 122,212,8", CRISP, [
      detail(cut(points("124,193,4 174,171,4 178,177,4 128,199,4")), CRISP.light),
    ]),
    strewn(
      spread([226, 150], 60, 24, 9, 6),
      ["#B9812A", disc(7, 5)],
      ["#F0D08A", disc(5, 3, [-1, -1])],
    ),
    ...springOnion([226, 160], 60, 18, 5),
  ]);
}

function bunCha(): Piece[] {
  return [
    PLATE,
    mound([122, 250], 96, 78, { base: "#F3E6C4", light: "#FFFFFF", dark: "#C4A868" }),
    ...loops({ at: [122, 222], rx: 92, ry: 46, count: 24, width: 7, seed: 4 }, [
      "#D3BA82",
      "#FFFDF4",
      "#E9D8B0",
    ]),
    leaf({ at: [86, 196], length: 84, width: 52, angle: -120 }, MID_LEAF),
    leaf({ at: [122, 186], length: 80, width: 52, angle: -76 }, PALE_LEAF),
    form(
      "190,196,10 366,196,10 348,268,26 320,282,18 236,282,18 208,268,26",
      WHITE_BOWL,
      [],
      [-6, -3],
    ),
    piece(oval([278, 196], 89, 32, 22), "#FFFDF8", [
      detail(oval([278, 197], 79, 26, 20), "#B5702C"),
      detail(oval([277, 200], 76, 23, 20), "#D69A52"),
    ]),
    ...points("240,194 288,184 318,202 268,208").map((at, i) =>
      lump(at, [30, 18], KOFTA, i + 3, [
        slit(
          flow(laid("-14,6 0,-8", at), false) + flow(laid("4,8 16,-4", at), false),
          "#3A180D",
          4,
        ),
      ]),
    ),
    strewn(
      points("252,206 304,190 230,204"),
      ["#B5560F", disc(9, 6)],
      ["#F4AB6C", disc(6, 4, [-1, -1])],
    ),
    chilliRings(points("284,206 326,192")),
    ...parsley([84, 252]),
  ];
}

function banhMi(): Piece[] {
  return baguette([
    placed(
      [
        leaf({ at: [66, 196], length: 70, width: 40, angle: -150 }, MID_LEAF),
        leaf({ at: [330, 190], length: 74, width: 40, angle: -26 }, PALE_LEAF),
        shavings(points("100,190 150,180 206,182 262,178 310,186 126,204 236,202"), KOFTA, 0.95),
        cucumber(points("110,172 186,166 262,164 322,172"), 1.1),
        strewn(
          points("90,176 138,166 180,178 226,164 270,176 306,164 160,160 246,182"),
          [CARROT.dark, bar(46, 8, 41)],
          [CARROT.base, ([x, y], i) => bar(42, 5, 41)([x - 1, y - 2], i)],
        ),
        strewn(
          points("116,160 204,158 290,156 150,174"),
          ["#D9CBAE", bar(44, 8, 53)],
          ["#FFFDF4", ([x, y], i) => bar(40, 5, 53)([x - 1, y - 2], i)],
        ),
        leaf({ at: [200, 162], length: 52, width: 30, angle: -120 }, MID_LEAF),
        leaf({ at: [204, 162], length: 52, width: 30, angle: -50 }, PALE_LEAF),
        chilliRings(points("142,156 238,154")),
      ],
      { y: 34 },
    ),
  ]);
}

function papayaSalad(): Piece[] {
  return [
    PLATE,
    leaf({ at: [92, 220], length: 90, width: 58, angle: -150 }, PALE_LEAF),
    leaf({ at: [306, 214], length: 90, width: 58, angle: -30 }, MID_LEAF),
    mound([200, 256], 128, 88, { base: "#DDE3A8", light: "#F2F5D2", dark: "#A9B264" }),
    strewn(
      spread([200, 208], 116, 46, 14, 4),
      ["#A9B264", bar(58, 7, 41)],
      ["#F2F5D2", ([x, y], i) => bar(54, 4, 41)([x - 1, y - 2], i)],
    ),
    strewn(
      spread([204, 204], 100, 40, 7, 9),
      [CARROT.dark, bar(48, 7, 53)],
      [CARROT.base, bar(44, 4, 53)],
    ),
    tomatoHalf([148, 232], 22),
    tomatoHalf([258, 226], 22),
    strewn(
      points("116,220 196,176 286,204 210,246"),
      [LEAF.dark, bar(50, 11, 37)],
      ["#7FA648", bar(46, 6, 37)],
    ),
    strewn(
      spread([200, 200], 96, 36, 6, 12),
      ["#B9812A", disc(8, 6)],
      ["#F0D08A", disc(6, 4, [-1, -1])],
    ),
    ...shrimps([[204, 158, 0]]).map((one) => placed([one], { x: 60, y: 50, scale: 0.7 })),
    lemonWheel([328, 266], 28, 3, LIME),
  ];
}

function tomKha(): Piece[] {
  return [
    ...openBowl(
      { base: "#F7EBCB", light: "#FFFAEC", dark: "#DCC795" },
      [
        chunks(
          points("130,156 186,142 246,148 292,166 162,180 230,180"),
          { base: "#F3E0BC", light: "#FFF6E4", dark: "#CBAE76" },
          1.1,
        ),
        strewn(
          points("150,140 270,172 200,166"),
          ["#94704A", disc(21, 13, [0, 0], 11)],
          ["#E2CBA6", disc(17, 9, [-1, -2], 11)],
        ),
        ...[
          [112, 172, -20],
          [276, 140, 24],
        ].map(([x = 0, y = 0, a = 0]) =>
          form(
            laid("-36,-5,4 36,-7,4 36,5,4 -36,6,4", [x, y], a),
            { base: "#B9C878", light: "#DCE6AA", dark: "#86973E" },
            [],
            [-1, -2],
          ),
        ),
        flecks(spread([204, 166], 110, 28, 12, 5), "#E4602B", disc(5, 3)),
        chilliRings(points("214,150 174,162 254,184")),
        ...herbs([204, 130]),
      ],
      DARK_BOWL,
    ),
    steam([130, 90], 46),
    steam([276, 92], 46),
  ];
}

function prawnCrackers(): Piece[] {
  const tones: Tones = { base: "#F9E2C8", light: "#FFF6EA", dark: "#DDB48C" };
  return heapedBowl(
    [
      ...points("104,150 160,114 228,104 286,134 306,168 136,178 200,150 252,176").map((at, i) =>
        form(
          laid("-48,6,22 -34,-26,24 8,-34,24 46,-14,22 42,18,22 0,30,24", at, i * 49),
          tones,
          [
            flecks(spread(at, 30, 18, 4, i + 2), tones.light, disc(12, 8)),
            flecks(spread(at, 32, 20, 3, i + 6), "#F0BE9A", disc(6, 4)),
          ],
          [-3, -4],
        ),
      ),
    ],
    RED_BOWL,
  );
}

export const SOUTH_ASIAN_DISHES = {
  biryani: biryani,
  dosa: dosa,
  thali: thali,
  "tandoori-chicken": tandoori,
  pakora: pakora,
  "curry-tikka-masala": () =>
    curry({ base: "#D8501F", light: "#EE8A58", dark: "#A8360C" }, [
      chunks(BESIDE_RICE, SPICED, 1.2),
      slit(
        points("206,142 246,126 288,142 226,174 272,176")
          .map(([x, y]) =>
            flow(
              [
                [x - 8, y + 6],
                [x + 8, y - 8],
              ],
              false,
            ),
          )
          .join(""),
        "#6E1E06",
        5,
      ),
      slit(flow(points("192,164 230,156 268,160 318,178"), false), CREAM.base, 6),
      ...herbs([256, 150]),
    ]),
  "curry-korma": () =>
    curry({ base: "#E9C888", light: "#F7E3B8", dark: "#C29A50" }, [
      chunks(BESIDE_RICE, { base: "#E3B878", light: "#F7DDB0", dark: "#AF7F3A" }, 1.15),
      strewn(
        points("212,160 258,148 296,172 236,186 186,176"),
        ["#B98A4A", disc(13, 7)],
        ["#FFF4DC", disc(10, 5, [-1, -1])],
      ),
      ...herbs([262, 146]),
    ]),
  "curry-lamb": () =>
    curry({ base: "#8F3418", light: "#BC6440", dark: "#621C06" }, [
      chunks(BESIDE_RICE, KOFTA, 1.25),
      flecks(points("196,166 252,160 300,150 312,178 216,182"), "#D9603A", disc(9, 4)),
      ...herbs([256, 148]),
    ]),
  "curry-palak-paneer": () =>
    curry(SPINACH, [
      strewn(
        BESIDE_RICE,
        [
          PANEER.dark,
          ([x, y], i) => cut(laid("-19,-14,4 19,-14,4 19,14,4 -19,14,4", [x, y], i * 23 - 20), 4),
        ],
        [
          PANEER.base,
          ([x, y], i) => cut(laid("-19,-16,4 17,-16,4 17,8,4 -19,8,4", [x, y], i * 23 - 20), 4),
        ],
      ),
      slit(flow(points("192,182 236,166 284,166 322,150"), false), CREAM.base, 5),
      flecks(points("220,160 262,154 246,182"), TOMATO.base, bar(16, 5)),
    ]),
  "curry-chickpea": () =>
    curry({ base: "#B5612A", light: "#D99158", dark: "#843C0E" }, [
      chickpeas(
        points(
          "204,148 236,132 270,136 302,150 322,168 222,166 254,158 286,172 212,186 246,186 194,168",
        ),
      ),
      ...herbs([264, 140]),
      chilliRings(points("232,178 300,184")),
    ]),
  "gulab-jamun": gulabJamun,
  lassi: lassi,
  "nasi-goreng": nasiGoreng,
  laksa: laksa,
  "bo-bun": boBun,
  "bun-cha": bunCha,
  "banh-mi": banhMi,
  "salad-papaya": papayaSalad,
  "soup-tom-kha": tomKha,
  "prawn-crackers": prawnCrackers,
} satisfies Drawings;
