/** Starters and mains of Italian kitchens. */

import {
  BATTER,
  CHEESE,
  CURED_HAM,
  LEAF,
  RAW_BEEF,
  TOMATO,
  type Tones,
  VEAL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley, steam } from "../parts/garnish.ts";
import { foldedSlices } from "../parts/meat.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import {
  cherryTomato,
  cubes,
  greenBeans,
  mushrooms,
  olives,
  tomatoHalf,
} from "../parts/vegetables.ts";
import { board, PLATE, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const FLATBREAD: Tones = { base: "#E3AC58", light: "#F5D596", dark: "#B2782A" };
const FOLDED: Tones = { base: "#C9563F", light: "#EBA08C", dark: "#92321F" };

function arancini(): Piece[] {
  const rice: Tones = { base: "#F7E2A0", light: "#FFF6D8", dark: "#D9B862" };
  return [
    PLATE,
    ball([116, 190], 58, BATTER, 3, 0.98),
    ball([280, 182], 58, BATTER, 6, 0.98),
    flecks(spread([112, 188], 44, 40, 18, 3), BATTER.light, disc(5, 3.4)),
    flecks(spread([284, 180], 44, 40, 18, 5), BATTER.light, disc(5, 3.4)),
    piece(oval([198, 226], 62, 60, 18), BATTER.dark, [
      detail(oval([198, 226], 52, 50, 18), rice.base),
      flecks(spread([198, 226], 46, 44, 22, 4), rice.light, bar(11, 6)),
      detail(oval([202, 230], 27, 24, 14), "#B2401F"),
      detail(oval([196, 226], 14, 11, 10), "#FFF9EC"),
      flecks(points("216,238 190,244 214,218"), "#7FA03E", disc(6, 6)),
    ]),
    leaf({ at: [300, 256], length: 50, width: 32, angle: -20 }, MID_LEAF),
    leaf({ at: [298, 256], length: 46, width: 30, angle: -80 }, PALE_LEAF),
  ];
}

function friedOlives(): Piece[] {
  const places = points(
    "112,184 166,164 222,158 276,172 314,202 94,224 150,214 208,206 264,218 126,250 186,252 244,256",
  );
  return [
    PLATE,
    ...places.map((at, i) => ball(at, 31, BATTER, i + 3, 0.82)),
    flecks(spread([204, 200], 110, 46, 30, 3), BATTER.light, disc(5, 3)),
    piece(oval([304, 246], 31, 25, 14), BATTER.dark, [
      detail(oval([304, 246], 25, 19, 13), "#7C8E3A"),
      detail(oval([304, 246], 13, 10, 11), "#8A4B2C"),
    ]),
    lemonWheel([78, 262], 28, 3),
  ];
}

function carpaccio(): Piece[] {
  return [
    plate([200, 226], 194, 88),
    ...(
      [
        [116, 196, 3],
        [196, 176, 5],
        [282, 192, 7],
        [110, 240, 9],
        [198, 232, 11],
        [290, 240, 13],
      ] as const
    ).map(([x, y, s]) =>
      piece(oval([x, y], 62, 34, 15, s), RAW_BEEF.dark, [
        detail(oval([x - 2, y - 2], 60, 32, 15, s), RAW_BEEF.base),
        slit(
          flow(points(`${x - 40},${y + 4} ${x - 6},${y - 10} ${x + 36},${y - 2}`), false),
          RAW_BEEF.light,
          5,
        ),
      ]),
    ),
    ...(
      [
        [186, 216, -150],
        [188, 208, -112],
        [204, 206, -70],
        [216, 212, -30],
        [210, 226, 24],
        [190, 228, 156],
      ] as const
    ).map(([x, y, a], i) =>
      leaf({ at: [x, y], length: 66, width: 44, angle: a }, i % 2 ? MID_LEAF : PALE_LEAF),
    ),
    strewn(
      points("120,186 176,172 246,186 288,214 150,246 226,242 200,210"),
      ["#D6B873", bar(36, 11, 37)],
      ["#F8E6B4", ([x, y], i) => bar(32, 7, 37)([x - 1, y - 2], i)],
    ),
  ];
}

function burrata(): Piece[] {
  const white: Tones = { base: "#FFFAF0", light: "#FFFFFF", dark: "#E3D6BE" };
  return [
    plate([200, 234], 192, 82),
    ...(
      [
        [96, 214],
        [132, 250],
        [304, 214],
        [272, 256],
        [326, 242],
      ] as const
    ).map(([x, y], i) => (i % 2 ? tomatoHalf([x, y], 26) : cherryTomato([x, y], 26))),
    form(
      "112,234,36 108,190,40 140,152,34 178,136,18 190,110,10 214,110,10 226,136,18 264,152,34 294,190,40 290,234,36 250,262,28 150,262,28",
      white,
      [
        detail(cut(points("136,192,16 156,164,16 196,152,14 170,176,14 148,214,14")), "#FFFFFF"),
        slit(
          flow(points("186,138 202,146 220,138"), false) +
            flow(points("180,150 202,158 226,150"), false),
          white.dark,
          5,
        ),
      ],
      [-7, -8],
    ),
    form(
      "176,196,14 208,184,14 232,200,14 244,236,10 228,240,10 214,218,10 196,226,10",
      { base: "#7FA03E", light: "#B5CC72", dark: "#56761F" },
      [],
      [-2, -3],
    ),
    leaf({ at: [208, 186], length: 54, width: 34, angle: -40 }, MID_LEAF),
    leaf({ at: [204, 186], length: 50, width: 32, angle: -120 }, PALE_LEAF),
    flecks(spread([200, 250], 120, 20, 14, 3), "#C9A832", disc(7, 4)),
  ];
}

function vitelloTonnato(): Piece[] {
  const sauce: Tones = { base: "#F3DDB0", light: "#FDF2D8", dark: "#CDAE74" };
  return [
    plate([200, 226], 194, 86),
    ...(
      [
        [106, 204, 3],
        [170, 182, 5],
        [240, 184, 7],
        [300, 208, 9],
        [140, 244, 11],
        [262, 246, 13],
      ] as const
    ).map(([x, y, s]) =>
      piece(oval([x, y], 60, 36, 15, s), "#B98A72", [
        detail(oval([x - 2, y - 2], 56, 32, 15, s), "#E8C2B0"),
        slit(
          flow(points(`${x - 36},${y + 4} ${x},${y - 8} ${x + 34},${y + 2}`), false),
          "#F6DED2",
          5,
        ),
      ]),
    ),
    form(
      "96,216,22 140,188,24 200,178,24 264,188,24 308,216,22 272,244,22 200,252,22 130,244,22",
      sauce,
      [detail(cut(points("132,208,10 176,192,10 230,194,10 180,206,10")), sauce.light)],
      [-3, -5],
    ),
    strewn(
      points("146,206 186,196 226,214 262,206 172,228 214,234 246,228 200,212"),
      ["#4F6A22", disc(10, 9)],
      ["#8FA850", disc(7, 6, [-2, -2])],
    ),
    ...parsley([322, 258]),
    lemonWheel([78, 254], 27, 3),
  ];
}

function saltimbocca(): Piece[] {
  const one = (at: Point, a: number): Piece =>
    placed(
      [
        form(
          "-74,12,24 -62,-30,28 0,-44,30 62,-32,28 76,8,24 44,36,26 -40,38,26",
          VEAL,
          [detail(cut(points("-54,-8,12 -20,-28,12 30,-28,12 0,-14,12")), VEAL.light)],
          [-3, -6],
        ),
        form(
          "-56,4,18 -46,-22,18 0,-32,20 50,-22,18 58,4,18 10,20,18 -40,18,18",
          FOLDED,
          [
            slit(
              flow(points("-44,-6 0,-14 48,-6"), false) + flow(points("-30,8 10,4 40,8"), false),
              "#F3C4B4",
              5,
            ),
          ],
          [-2, -3],
        ),
        leaf(
          { at: [-38, 6], length: 74, width: 36, angle: -10 },
          { base: "#7F9C6A", light: "#A9C096", dark: "#567346" },
        ),
        slit(flow(points("-10,-26 8,22"), false), "#C9A36A", 5),
      ],
      { x: at[0], y: at[1], turn: a },
    );
  return [
    PLATE,
    form(
      "60,252,24 120,224,26 280,224,26 340,252,24 290,284,26 110,284,26",
      { base: "#C9924C", light: "#E3BC82", dark: "#98662A" },
      [],
      [-2, -4],
    ),
    greenBeans([302, 178]),
    one([130, 186], -10),
    one([240, 204], 6),
    one([146, 246], -4),
  ];
}

function focaccia(): Piece[] {
  const sprig = ([x, y]: Point, a: number): Piece =>
    slit(
      flow(laid("-24,0 0,-4 24,0", [x, y], a), false) +
        [-14, -4, 6, 16]
          .map(
            (d) =>
              flow(laid(`${d},-2 ${d + 6},-10`, [x, y], a), false) +
              flow(laid(`${d},-2 ${d + 6},8`, [x, y], a), false),
          )
          .join(""),
      "#4F7A2E",
      4,
    );
  return [
    ...board(150),
    form(
      "44,220,18 84,136,24 316,128,24 358,212,18 350,250,14 52,258,14",
      FLATBREAD,
      [detail(cut(points("30,226 370,216 370,270 30,270"), 2), "#F3D8A0")],
      [-2, -6],
    ),
    piece(cut(points("48,214,18 88,134,24 312,126,24 352,206,18")), FLATBREAD.dark, [
      detail(cut(points("52,208,18 90,132,24 310,124,24 346,200,18")), FLATBREAD.base),
      flecks(
        points("112,156 170,150 228,146 284,150 96,186 156,180 216,176 276,178 314,180"),
        "#C08A38",
        disc(17, 9),
      ),
      flecks(
        points("110,154 168,148 226,144 282,148 94,184 154,178 214,174 274,176"),
        FLATBREAD.light,
        disc(8, 4),
      ),
      flecks(spread([200, 166], 120, 34, 18, 3), "#FFFFFF", bar(7, 6)),
    ]),
    ...(
      [
        [140, 166, 10],
        [198, 160, -20],
        [254, 164, 30],
        [120, 200, -10],
        [300, 196, 16],
        [206, 192, 6],
      ] as const
    ).map(([x, y, a]) => sprig([x, y], a)),
  ];
}

function charcuterie(): Piece[] {
  return [
    ...board(150),
    ...foldedSlices(
      [
        [96, 180, -20],
        [150, 166, 10],
        [112, 212, 4],
      ],
      CURED_HAM,
      "#F6D9C8",
    ),
    strewn(
      points("212,174 252,164 292,172 230,196 272,198 316,196"),
      ["#8E2A20", disc(31, 20, [0, 0], 14)],
      ["#C2452F", disc(28, 17, [-1, -2], 13)],
      ["#F0B79C", disc(5, 4, [-8, -5])],
      ["#F0B79C", disc(5, 4, [7, -2])],
      ["#F0B79C", disc(4, 3, [0, 6])],
    ),
    form(
      "60,236,6 124,226,6 132,250,6 74,262,6",
      CHEESE,
      [detail(oval([94, 242], 8, 5, 8), CHEESE.dark)],
      [-2, -6],
    ),
    form(
      "140,242,6 196,230,6 206,252,6 152,262,6",
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" },
      [],
      [-2, -6],
    ),
    olives(points("228,238 252,230 250,252 276,244"), "#5F7A32"),
    strewn(
      points("310,234 336,246 306,258"),
      [LEAF.dark, bar(36, 15, 31)],
      ["#8FB14C", ([x, y], i) => bar(32, 10, 31)([x - 1, y - 2], i)],
    ),
    ...parsley([188, 206]),
  ];
}

/** Soft polenta with mushrooms and cheese. */
function polenta(): Piece[] {
  const maize: Tones = { base: "#F4C544", light: "#FCE392", dark: "#CC9418" };
  return [
    PLATE,
    form(
      "58,226,30 90,176,40 170,154,50 250,154,50 320,180,40 346,228,30 300,266,34 200,278,40 100,266,34",
      maize,
      [
        detail(cut(points("90,206,18 140,172,20 240,166,18 160,188,16 110,222,14")), maize.light),
        slit(flow(points("86,246 160,262 250,260 322,236"), false), maize.dark, 4),
      ],
      [-4, -8],
    ),
    lump([204, 206], [86, 34], { base: "#8A5A34", light: "#B88A5E", dark: "#5E3614" }, 4),
    mushrooms(points("156,206 200,190 248,204 206,220"), 1.05),
    flecks(spread([200, 200], 86, 30, 9, 4), LEAF.base, bar(12, 5)),
    strewn(
      points("146,178 226,172 274,192 180,228"),
      ["#DDBE7C", bar(40, 12, 41)],
      ["#FFF4D2", ([x, y], i) => bar(36, 8, 41)([x - 1, y - 2], i)],
    ),
    steam([140, 130], 48),
    steam([256, 126], 48),
  ];
}

/** A cross-cut shank with its marrow bone, in its sauce. */
function ossobuco(): Piece[] {
  const shank: Tones = { base: "#9C5430", light: "#C98558", dark: "#6A2E10" };
  return [
    PLATE,
    form(
      "44,242,30 110,200,36 300,202,36 356,244,30 296,284,30 104,284,30",
      { base: "#B5561E", light: "#DC8A50", dark: "#7E3206" },
      [],
      [-2, -4],
    ),
    form(
      "64,206,30 84,152,44 160,118,50 250,116,50 326,150,44 340,204,30 300,248,40 200,262,50 104,248,40",
      shank,
      [
        detail(cut(points("94,180,20 150,136,24 230,128,20 160,152,18 112,198,16")), shank.light),
        slit(
          flow(points("100,214 150,204 160,232"), false) +
            flow(points("300,190 262,180 250,146"), false),
          shank.dark,
          5,
        ),
      ],
      [-5, -12],
    ),
    piece(
      cut(
        points(
          "150,176,16 172,148,18 222,142,18 258,160,18 262,190,16 236,208,18 184,210,18 156,198,14",
        ),
      ),
      "#C9A878",
      [
        detail(
          cut(
            points(
              "150,172,16 172,144,18 222,138,18 256,158,18 258,186,16 232,202,18 182,204,18 154,194,14",
            ),
          ),
          "#EAD7B2",
        ),
        detail(
          cut(points("174,178,12 188,160,14 220,156,14 238,170,12 232,188,12 196,194,12")),
          "#8A4A24",
        ),
        detail(
          cut(points("180,180,10 192,166,12 218,162,12 230,172,10 224,186,10 198,190,10")),
          "#B9743E",
        ),
      ],
    ),
    cubes(
      points("96,258 306,262 258,270"),
      { base: "#EA7F2C", light: "#F4AB6C", dark: "#B5560F" },
      14,
    ),
    flecks(spread([206, 200], 110, 48, 13, 5), LEAF.base, bar(12, 5)),
    steam([150, 96], 46),
    steam([258, 92], 46),
  ];
}

/** Filled tubes of pasta under tomato sauce and cheese. */
function cannelloni(): Piece[] {
  const tube = (x: number): Piece[] => [
    form(
      laid("-34,-80,14 34,-80,14 38,70,14 -38,70,14", [x, 190]),
      { base: "#F0CB6B", light: "#F9E2A0", dark: "#C8933A" },
      [detail(cut(laid("-26,-70,8 -12,-70,8 -12,60,8 -28,60,8", [x, 190])), "#F9E2A0")],
      [-6, -4],
    ),
    piece(oval([x, 258], 37, 22, 14), "#D3A140", [
      detail(oval([x, 258], 30, 16, 13), "#FBF4E0"),
      flecks(spread([x, 258], 24, 12, 8, x), "#4F7A2E", disc(7, 5, [0, 0], 7)),
    ]),
  ];
  return [
    PLATE,
    ...tube(112),
    ...tube(200),
    ...tube(288),
    form(
      "62,160,16 92,132,20 200,122,20 308,132,20 338,160,16 334,200,14 318,212,9 306,202,9 290,222,10 274,204,9 220,198,10 210,226,10 194,226,10 184,200,9 136,204,9 124,224,10 110,222,10 100,202,9 72,208,14",
      TOMATO,
      [detail(cut(points("92,152,12 170,136,12 250,134,12 160,154,12 104,170,10")), TOMATO.light)],
      [-3, -5],
    ),
    form(
      "96,154,14 160,136,16 244,138,16 304,154,14 296,174,8 280,192,8 268,176,8 216,172,8 204,194,8 192,174,8 130,178,8 118,196,8 106,176,8",
      { base: "#F8DE96", light: "#FFF3C8", dark: "#D3A140" },
      [flecks(points("140,154 210,150 266,158"), "#C98A2A", disc(15, 6))],
      [-2, -4],
    ),
    leaf({ at: [198, 134], length: 48, width: 30, angle: -140 }, MID_LEAF),
    leaf({ at: [202, 134], length: 50, width: 30, angle: -40 }, PALE_LEAF),
  ];
}

export const ITALIAN_DISHES = {
  arancini: arancini,
  "olives-fried": friedOlives,
  carpaccio: carpaccio,
  burrata: burrata,
  "vitello-tonnato": vitelloTonnato,
  saltimbocca: saltimbocca,
  focaccia: focaccia,
  "charcuterie-board": charcuterie,
  polenta: polenta,
  ossobuco: ossobuco,
  cannelloni: cannelloni,
} satisfies Drawings;
