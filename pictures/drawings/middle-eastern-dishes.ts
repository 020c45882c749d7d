/** Grills, rice platters and stews of the Levant, Turkey, the Gulf and North Africa. */

import { BREAD, LEAF, RICE, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { chickpeas, tomatoHalf } from "../parts/vegetables.ts";
import { dip, plate } from "../parts/vessels.ts";
import { chunks, heapedBowl, openBowl, riceDome } from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";
import { pan } from "./fish-and-meatless.ts";
import { grillMarks, parsley } from "./meat-dishes.ts";
import { AUBERGINE, CLAY, GOLD } from "./middle-eastern-starters.ts";
import { onionRings } from "./pizzas.ts";
import { cubes } from "./salads-soups.ts";
import { shavings } from "./street-food.ts";

const KOFTA: Tones = { base: "#7E4326", light: "#A9683F", dark: "#552A14" };
const CHICKEN: Tones = { base: "#D08A36", light: "#EDB970", dark: "#9C5E18" };
const LAMB: Tones = { base: "#8A4A2C", light: "#B4744E", dark: "#5F2E18" };
const GOLDEN_RICE: Tones = { base: "#E9B04A", light: "#F7D48E", dark: "#BE8224" };
const BONE: Tones = { base: "#F6EBD6", light: "#FFFDF8", dark: "#D5C19C" };
const YOGURT: Tones = { base: "#FDF9EF", light: "#FFFFFF", dark: "#DDD4C0" };
const WOODEN: Tones = { base: "#A9642A", light: "#C98F57", dark: "#84491C" };

const PLATE = plate([200, 234], 190, 74);

/** A roasted leg of chicken, its bone to the right. */
export function chickenLeg(at: Point, angle: number, tones = CHICKEN, size = 1): Piece[] {
  return [
    form(
      laid(
        "56,-8,6 96,-12,8 108,-18,8 116,-6,8 108,0,6 116,8,8 106,16,8 94,10,8 56,10,6",
        at,
        angle,
        size,
      ),
      BONE,
    ),
    form(
      laid(
        "-84,6,30 -68,-36,34 -16,-50,34 34,-30,26 72,-10,10 74,14,10 36,30,24 -20,46,34 -70,38,30",
        at,
        angle,
        size,
      ),
      tones,
      [
        detail(
          cut(
            laid("-58,-14,14 -40,-34,16 0,-36,16 30,-20,10 -10,-22,12 -44,-4,12", at, angle, size),
          ),
          tones.light,
        ),
        flecks(
          laid("-30,10 10,6 -54,14 36,-2 -8,28", at, angle, size),
          tones.dark,
          disc(9 * size, 4 * size),
        ),
      ],
      [-4, -7],
    ),
  ];
}

/** A shank with meat about its bone, which points up to the right. */
function shank(at: Point, angle: number, size = 1): Piece[] {
  return [
    form(
      laid(
        "50,-12,6 112,-16,9 126,-22,8 132,-6,8 126,2,6 132,12,8 122,20,8 108,14,8 50,14,6",
        at,
        angle,
        size,
      ),
      BONE,
    ),
    form(
      laid(
        "-88,8,30 -70,-40,34 -14,-54,34 44,-40,26 84,-16,12 84,18,12 42,40,24 -20,52,34 -74,42,30",
        at,
        angle,
        size,
      ),
      LAMB,
      [
        detail(
          cut(
            laid("-58,-16,14 -40,-36,16 4,-40,16 34,-28,10 -6,-26,12 -44,-6,12", at, angle, size),
          ),
          LAMB.light,
        ),
        slit(
          flow(laid("-52,14 -10,6 40,10 74,0", at, angle, size), false) +
            flow(laid("-36,30 4,24 44,26", at, angle, size), false),
          LAMB.dark,
          5,
        ),
      ],
      [-5, -8],
    ),
  ];
}

/** Minced meat on a flat skewer. */
function koftaSkewer(at: Point, angle: number): Piece[] {
  return [
    form(laid("-190,-3,2 176,-4,2 176,4,2 -190,4,2", at, angle), {
      base: "#9AA6A8",
      light: "#CBD3D3",
      dark: "#6E7B7E",
    }),
    form(
      laid(
        "-132,0,14 -120,-20,14 -88,-23,8 -72,-19,6 -40,-24,8 -24,-19,6 8,-24,8 24,-19,6 56,-24,8 72,-19,6 104,-22,12 128,0,14 104,22,12 72,19,6 56,24,8 24,19,6 8,24,8 -24,19,6 -40,24,8 -72,19,6 -88,24,8 -120,20,14",
        at,
        angle,
      ),
      KOFTA,
      [
        slit(
          [-72, -24, 24, 72]
            .map((x) => flow(laid(`${x},-20 ${x + 5},0 ${x},20`, at, angle), false))
            .join(""),
          KOFTA.dark,
          5,
        ),
        slit(
          [-104, -56, -8, 40, 88]
            .map((x) => flow(laid(`${x - 10},-13 ${x + 10},-14`, at, angle), false))
            .join(""),
          KOFTA.light,
          6,
        ),
      ],
      [-2, -5],
    ),
  ];
}

/** Pieces of chicken on a skewer. */
function chickenSkewer(at: Point, angle: number): Piece[] {
  return [
    form(laid("-190,-3,2 178,-3,2 178,4,2 -190,4,2", at, angle), WOODEN),
    ...[-102, -52, -2, 48, 98].map((x, i) =>
      form(
        laid(
          `${x - 27},-18,12 ${x},-26,12 ${x + 27},-18,12 ${x + 28},16,12 ${x},25,12 ${x - 28},17,12`,
          at,
          angle,
        ),
        CHICKEN,
        [
          detail(
            cut(laid(`${x - 16},-13,5 ${x + 12},-16,5 ${x + 10},-8,5 ${x - 16},-5,5`, at, angle)),
            CHICKEN.light,
          ),
          slit(
            flow(laid(`${x - 12},16 ${x + 2},-10`, at, angle), false) +
              (i % 2 ? "" : flow(laid(`${x + 8},16 ${x + 20},-8`, at, angle), false)),
            "#7E4314",
            5,
          ),
        ],
        [-2, -5],
      ),
    ),
  ];
}

/** Flat bread under what is grilled. */
function lavash(): Piece {
  return form(
    "30,236,30 70,176,40 190,156,40 330,170,40 376,226,30 336,270,30 190,286,40 70,272,30",
    BREAD,
    [flecks(points("90,200 160,180 300,190 340,236 120,262 240,276"), BREAD.dark, disc(17, 8))],
  );
}

function koftaPlate(): Piece[] {
  return [
    PLATE,
    lavash(),
    ...koftaSkewer([204, 186], -7),
    ...koftaSkewer([208, 234], -7),
    tomatoHalf([112, 278], 26),
    onionRings(points("300,276 332,262"), 22),
    flecks(points("296,282 322,258 342,272"), "#8E1D45", disc(4, 3)),
    ...parsley([214, 288]),
  ];
}

function chickenPlate(): Piece[] {
  return [
    PLATE,
    ...chickenSkewer([202, 172], -7),
    ...chickenSkewer([206, 224], -7),
    ...dip([318, 268], YOGURT),
    lemonWheel([112, 274], 28, 3),
    ...parsley([196, 282]),
  ];
}

function mixedGrill(): Piece[] {
  return [
    PLATE,
    lavash(),
    placed(koftaSkewer([0, 0], -10), { x: 186, y: 164, scale: 0.92 }),
    placed(chickenSkewer([0, 0], -10), { x: 200, y: 212, scale: 0.92 }),
    form("236,246,16 260,216,20 306,210,20 332,236,18 318,266,18 272,278,18", LAMB, [
      detail(cut(points("258,232,8 288,222,8 310,232,8 282,238,8")), LAMB.light),
      grillMarks("262,262 290,220;288,266 312,226", "#3A180D"),
    ]),
    form("318,250,6 366,274,6 360,286,6 308,264,6", BONE),
    tomatoHalf([108, 264], 25),
    form(
      laid("-44,0,12 -20,-14,14 24,-12,14 46,0,8 24,12,14 -20,14,14", [176, 272], -8),
      { base: "#6F9C3B", light: "#A5C268", dark: "#3D6A31" },
      [flecks(points("160,272 188,270"), "#2F5019", disc(9, 4))],
    ),
    ...parsley([226, 282]),
  ];
}

function kibbeh(): Piece[] {
  const shell: Tones = { base: "#A5642E", light: "#CF9558", dark: "#6B3810" };
  const one = (at: Point, angle: number): Piece =>
    form(
      laid("-76,0,4 -40,-26,26 0,-33,30 40,-26,26 76,0,4 40,27,26 0,33,30 -40,27,26", at, angle),
      shell,
      [
        detail(cut(laid("-40,-11,10 -12,-22,12 24,-20,12 -4,-10,10", at, angle)), shell.light),
        flecks(laid("-20,8 14,13 36,4 -42,4 4,-2", at, angle), shell.dark, disc(5, 3)),
      ],
      [-3, -6],
    );
  return [
    PLATE,
    one([112, 186], -34),
    one([200, 158], -8),
    one([298, 178], 26),
    one([214, 220], -4),
    form(
      laid("-70,0,6 -38,-30,28 0,-38,20 8,-20,4 4,0,4 10,20,4 0,36,20 -38,30,28", [112, 256], 8),
      shell,
      [detail(cut(laid("-44,-10,10 -20,-24,12 -4,-26,8 -24,-8,8", [112, 256], 8)), shell.light)],
    ),
    piece(oval([118, 257], 14, 32, 12), "#D9A66C", [
      detail(oval([118, 257], 9, 25, 11), "#6B3A24"),
      flecks(points("116,244 120,256 116,268"), "#F6E3AE", disc(4, 3)),
    ]),
    ...dip([310, 248], YOGURT),
    ...parsley([214, 284]),
  ];
}

function koshari(): Piece[] {
  const tube = ([x, y]: Point, i: number): string =>
    cut(laid("-17,-8,4 17,-8,4 17,8,4 -17,8,4", [x, y], i * 47), 4);
  return heapedBowl(
    [
      mound([200, 186], 134, 88, { base: "#C9A26A", light: "#E3C592", dark: "#9A7238" }),
      flecks(spread([200, 150], 116, 40, 14, 3), RICE.base, bar(13, 6)),
      flecks(spread([204, 154], 116, 40, 12, 9), "#5C3A1C", disc(6, 4)),
      strewn(
        spread([200, 146], 114, 40, 13, 5),
        ["#BE8830", tube],
        [
          "#F2CE76",
          ([x, y], i) => cut(laid("-14,-5,3 14,-5,3 14,4,3 -14,4,3", [x - 1, y - 2], i * 47), 3),
        ],
      ),
      form(
        "128,150,16 152,116,20 200,100,22 250,114,20 274,148,16 252,156,12 240,180,9 226,158,10 194,170,12 176,186,9 168,160,10",
        TOMATO,
        [detail(cut(points("160,134,10 190,114,12 224,116,10 190,130,10")), TOMATO.light)],
      ),
      chickpeas(points("150,158 214,122 254,152 186,146")),
      strewn(
        spread([204, 112], 42, 16, 9, 6),
        ["#5C2C0E", bar(38, 8, 47)],
        ["#A5622A", ([x, y], i) => bar(34, 4, 47)([x - 1, y - 2], i)],
      ),
    ],
    { base: "#F6EAD6", light: "#FFFDF8", dark: "#D6C19C" },
  );
}

/** Rice on a large platter. */
function platter(rice: Tones, on: readonly Piece[]): Piece[] {
  return [
    piece(oval([200, 246], 194, 72, 26), "#8FA0A2", [
      detail(oval([200, 241], 194, 70, 26), "#C6D0D0"),
      detail(oval([200, 241], 176, 58, 24), "#E4EAEA"),
    ]),
    mound([200, 250], 164, 96, rice),
    flecks(spread([200, 214], 142, 46, 22, 5), rice.light, bar(15, 6)),
    flecks(spread([204, 216], 142, 46, 13, 11), rice.dark, bar(14, 5)),
    ...on,
  ];
}

function almonds(places: readonly Point[]): Piece {
  return strewn(places, ["#C08A45", disc(13, 7, [0, 0], 8)], ["#F6E3BE", disc(10, 5, [-1, -1], 8)]);
}

function raisins(places: readonly Point[]): Piece {
  return flecks(places, "#4A2418", disc(7, 5, [0, 0], 6));
}

function kabsa(): Piece[] {
  return platter(GOLDEN_RICE, [
    ...chickenLeg([146, 176], -14, { base: "#B9622A", light: "#DE9452", dark: "#84390F" }, 1.05),
    ...chickenLeg([262, 192], 14, { base: "#B9622A", light: "#DE9452", dark: "#84390F" }, 0.95),
    almonds(points("104,236 150,248 206,234 252,252 300,236")),
    raisins(points("84,244 128,226 180,254 226,246 280,256 322,246")),
    ...parsley([200, 252]),
    lemonWheel([348, 262], 26, 3),
  ]);
}

function mandi(): Piece[] {
  return platter({ base: "#F6DE9C", light: "#FFF6DC", dark: "#CFA650" }, [
    ...shank([160, 168], -16, 1.05),
    ...shank([256, 202], 6, 0.8),
    flecks(spread([200, 226], 136, 38, 14, 7), "#E4802B", bar(15, 6)),
    raisins(points("88,240 132,250 200,246 280,252 320,238")),
    ...dip([74, 276], TOMATO),
    steam([120, 98], 46),
    steam([180, 84], 50),
  ]);
}

function mansaf(): Piece[] {
  return [
    ...platter({ base: "#FBF1D6", light: "#FFFFFF", dark: "#DCC68C" }, [
      ...shank([160, 172], -16, 1),
      form(
        "92,226,16 140,196,20 220,192,20 300,204,18 326,232,14 304,240,10 292,258,9 278,242,10 232,236,12 220,256,9 206,240,10 140,242,12 126,256,9 112,242,10",
        YOGURT,
        [],
        [-2, -4],
      ),
      ...shank([258, 190], 8, 0.78),
      almonds(points("120,220 164,234 214,218 262,230 300,224 190,250")),
      ...parsley([206, 228]),
    ]),
  ];
}

function maqluba(): Piece[] {
  const slice = (x: number, y: number, a: number): Piece =>
    form(laid("-40,-24,20 40,-24,20 44,22,20 -44,22,20", [x, y], a), AUBERGINE, [
      detail(cut(laid("-34,-20,18 34,-20,18 37,16,18 -37,16,18", [x, y], a)), "#A8743C"),
      flecks(laid("-14,-6 14,4", [x, y], a), "#D9B26A", disc(7, 4)),
    ]);
  return [
    PLATE,
    form(
      "72,250,26 84,150,20 120,122,30 280,122,30 316,150,20 328,250,26 270,282,30 130,282,30",
      GOLDEN_RICE,
      [
        flecks(spread([200, 236], 108, 34, 15, 5), GOLDEN_RICE.light, bar(14, 6)),
        flecks(spread([204, 240], 108, 32, 9, 11), GOLDEN_RICE.dark, bar(13, 5)),
      ],
    ),
    slice(118, 168, -8),
    slice(200, 184, 2),
    slice(284, 168, 8),
    slice(160, 136, -4),
    slice(244, 136, 5),
    ...chickenLeg([186, 112], -8, CHICKEN, 0.72),
    almonds(points("134,206 176,216 226,214 270,204")),
    ...parsley([338, 272]),
    ...dip([74, 276], YOGURT),
  ];
}

function iskender(): Piece[] {
  return [
    PLATE,
    cubes(
      points("104,196 150,170 216,160 280,174 314,206 122,236 300,240 210,258 256,262 160,260"),
      BREAD,
      22,
    ),
    shavings(
      points(
        "120,196 164,176 214,168 262,182 290,206 142,222 192,206 240,214 276,232 166,240 218,238",
      ),
      { base: "#8F4A28", light: "#B87048", dark: "#5F2C12" },
      1.05,
    ),
    form(
      "126,196,16 168,168,18 230,166,18 276,196,16 262,208,10 252,236,9 238,214,10 196,210,12 184,238,9 170,214,10 146,214,10",
      { base: "#C8381C", light: "#E66A48", dark: "#94240E" },
      [detail(cut(points("160,188,8 190,174,8 220,174,8 190,184,8")), "#E66A48")],
      [-2, -4],
    ),
    lump([318, 236], [44, 27], YOGURT, 4, [detail(oval([306, 226], 16, 7, 8), "#FFFFFF")]),
    form(laid("-40,0,12 -18,-12,14 22,-11,14 44,0,8 22,11,14 -18,13,14", [96, 252], -16), {
      base: "#6F9C3B",
      light: "#A5C268",
      dark: "#3D6A31",
    }),
    tomatoHalf([140, 274], 22),
  ];
}

function manti(): Piece[] {
  return openBowl(
    YOGURT,
    [
      ...spread([200, 158], 116, 34, 15, 4).map(([x, y], i) =>
        form(
          laid("-22,10,8 -14,-10,6 0,-20,4 14,-10,6 22,10,8 0,16,10", [x, y], (i % 5) * 14 - 28),
          { base: "#EFD193", light: "#FBEFD0", dark: "#B98E42" },
          [],
          [-2, -3],
        ),
      ),
      form(
        "140,152,14 176,132,16 228,136,16 266,156,14 232,162,10 220,178,8 206,164,10 170,170,10",
        YOGURT,
        [],
        [-1, -3],
      ),
      slit(flow(points("128,146 172,156 206,144 250,166 282,150"), false), "#C8401C", 8),
      flecks(spread([204, 158], 96, 28, 15, 9), "#9F2B0D", disc(4.5, 3.4, [0, 0], 5)),
      leaf({ at: [206, 140], length: 44, width: 26, angle: -40 }, MID_LEAF),
      leaf({ at: [204, 140], length: 40, width: 24, angle: -130 }, PALE_LEAF),
    ],
    { base: "#5E9CA0", light: "#A6CFD0", dark: "#3F7B80" },
  );
}

function menemen(): Piece[] {
  return pan(
    [
      ...spread([200, 184], 118, 56, 12, 4).map((at, i) =>
        lump(
          at,
          [36, 21],
          i % 3 === 0
            ? { base: "#FDF3D2", light: "#FFFFFF", dark: "#E6B856" }
            : { base: "#F6C650", light: "#FBE08E", dark: "#D8962A" },
          i + 2,
        ),
      ),
      cubes(points("130,160 190,146 254,160 292,192 226,206 160,214 112,194"), TOMATO, 14),
      strewn(
        spread([200, 182], 116, 54, 9, 8),
        ["#3D6A31", bar(32, 11, 47)],
        ["#8FB14C", ([x, y], i) => bar(28, 6, 47)([x - 1, y - 2], i)],
      ),
      flecks(spread([200, 186], 124, 58, 10, 5), LEAF.base, bar(11, 5)),
    ],
    { base: "#E0752E", light: "#F0A04A", dark: "#B04A16" },
  );
}

function tagine(): Piece[] {
  return [
    form(
      "196,176,14 222,96,30 262,38,14 256,22,12 270,10,12 296,10,12 310,22,12 304,38,14 344,96,30 372,176,14 284,190,30",
      CLAY,
      [
        detail(
          cut(points("224,150,12 246,96,18 268,54,10 276,58,10 258,110,16 244,160,12")),
          CLAY.light,
        ),
        slit(flow(points("210,146 284,160 358,146"), false), "#F2D08A", 8),
        flecks(points("240,128 284,136 328,128"), "#2F7077", disc(10, 8)),
      ],
      [-8, -2],
    ),
    ...((): Piece[] => [
      form(
        "22,196,20 378,196,20 352,268,34 296,292,26 104,292,26 48,268,34",
        CLAY,
        [slit(flow(points("40,244 200,262 360,244"), false), "#F2D08A", 8)],
        [-8, -4],
      ),
      piece(oval([200, 196], 180, 58, 26), CLAY.light, [
        detail(oval([200, 198], 162, 48, 24), "#6E3312"),
        detail(oval([199, 202], 158, 44, 24), "#B5682C"),
      ]),
    ])(),
    chunks(points("116,190 168,176 232,178 284,194 150,214 250,218"), LAMB, 1.3),
    strewn(
      points("200,208 120,218 296,214 206,176"),
      ["#2A1420", disc(21, 15, [0, 0], 11)],
      ["#4E2A3A", disc(17, 11, [-2, -3], 11)],
      ["#7E5A6A", disc(6, 3, [-6, -6])],
    ),
    strewn(
      points("180,228 84,200 318,200 232,206"),
      ["#B9701A", disc(18, 12, [0, 0], 10)],
      ["#F0A63A", disc(15, 9, [-1, -2], 10)],
    ),
    almonds(points("146,196 216,228 262,204 190,192 100,208")),
    flecks(spread([200, 202], 120, 28, 12, 4), LEAF.base, bar(11, 6)),
  ];
}

function couscousRoyal(): Piece[] {
  const merguez: Tones = { base: "#A8341C", light: "#D06A48", dark: "#74200C" };
  return [
    PLATE,
    mound([200, 262], 158, 108, { base: "#F0CB74", light: "#F9E4A8", dark: "#C99A36" }),
    flecks(spread([200, 216], 136, 56, 40, 5), "#FBEBC0", disc(4, 3, [0, 0], 5)),
    flecks(spread([204, 218], 136, 54, 30, 11), "#C99A36", disc(4, 3, [0, 0], 5)),
    ...chickenLeg([128, 178], -20, CHICKEN, 0.78),
    ...[-6, 22].map((a, i) =>
      form(
        laid("-70,0,18 -62,-15,16 62,-15,16 70,0,18 62,15,16 -62,15,16", [262, 172 + i * 34], a),
        merguez,
        [
          slit(
            [-36, 0, 36]
              .map((x) => flow(laid(`${x - 6},10 ${x + 8},-10`, [262, 172 + i * 34], a), false))
              .join(""),
            merguez.dark,
            5,
          ),
        ],
        [-2, -5],
      ),
    ),
    ...[
      [160, 236, 14],
      [212, 226, -12],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-54,-10,10 50,-14,12 56,8,12 -50,14,10", [x, y], a),
        { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
        [],
        [-2, -5],
      ),
    ),
    form(
      laid("-50,-14,14 50,-14,14 52,12,14 -50,14,14", [256, 252], 8),
      { base: "#7FA648", light: "#C3D890", dark: "#3D6A31" },
      [detail(cut(laid("-40,-4,8 40,-5,8 40,6,8 -40,7,8", [256, 252], 8)), "#DDE8B0")],
    ),
    chickpeas(points("116,238 144,258 196,258 300,232 318,252")),
    ...parsley([196, 196]),
  ];
}

function karniyarik(): Piece[] {
  const one = (at: Point, angle: number): Piece[] => [
    form(
      laid(
        "-106,4,26 -70,-36,34 10,-40,34 80,-24,20 108,-6,8 108,10,8 76,30,22 6,44,34 -72,40,34",
        at,
        angle,
      ),
      AUBERGINE,
      [
        detail(
          cut(laid("-80,10,16 -62,22,16 0,30,16 -10,36,10 -66,30,16", at, angle)),
          AUBERGINE.light,
        ),
      ],
      [-3, -6],
    ),
    form(
      laid("-74,-2,20 -46,-22,22 10,-26,22 60,-12,14 62,2,14 10,14,22 -46,14,20", at, angle),
      KOFTA,
      [
        flecks(
          laid("-50,-6 -30,-14 -10,-4 14,-14 32,-4 48,-4 -20,6 20,6", at, angle),
          KOFTA.light,
          disc(9, 6),
        ),
        flecks(laid("-40,2 0,-14 40,-10 24,2", at, angle), TOMATO.light, disc(6, 4)),
      ],
    ),
    form(laid("96,-10,4 128,-14,5 134,0,5 126,12,5 96,12,4", at, angle), MID_LEAF, [], [-2, -2]),
    tomatoHalf(laid("-20,-12", at, angle)[0] ?? at, 19),
    form(
      laid("0,-10,8 34,-18,10 58,-8,6 34,0,10", at, angle),
      { base: "#6F9C3B", light: "#A5C268", dark: "#3D6A31" },
      [],
      [-1, -3],
    ),
  ];
  return [
    PLATE,
    ...one([186, 172], -8),
    ...one([198, 240], -6),
    flecks(points("100,268 280,274 330,240 88,220"), LEAF.base, bar(12, 6)),
  ];
}

function molokhia(): Piece[] {
  const green: Tones = { base: "#4F7A2E", light: "#7FA34F", dark: "#2F5019" };
  return [
    ...openBowl(
      green,
      [
        ...riceDome([112, 160], 70, 58),
        ...chickenLeg([256, 150], -8, CHICKEN, 0.72),
        flecks(spread([226, 170], 96, 26, 22, 3), green.dark, disc(8, 4, [0, 0], 6)),
        flecks(spread([224, 176], 92, 22, 12, 9), green.light, disc(6, 3, [0, 0], 6)),
        strewn(
          points("206,182 240,190 296,180"),
          ["#B9812A", disc(7, 5)],
          ["#F3DC9C", disc(5, 3, [-1, -1])],
        ),
      ],
      CLAY,
    ),
    lemonWheel([330, 266], 30, 3),
  ];
}

function harira(): Piece[] {
  return [
    ...openBowl(
      { base: "#C8552A", light: "#E0875C", dark: "#9C3A14" },
      [
        chickpeas(points("130,158 186,178 246,166 296,158 214,140")),
        strewn(
          spread([200, 160], 116, 32, 9, 3),
          ["#5C3A1C", disc(8, 6)],
          ["#8F6236", disc(5, 3.4, [-1, -1])],
        ),
        chunks(points("164,144 272,178 112,172"), LAMB, 0.8),
        flecks(spread([204, 160], 114, 32, 16, 7), LEAF.base, bar(13, 6)),
        lemonWheel([290, 138], 28, 3),
      ],
      { base: "#2F7077", light: "#5E9CA0", dark: "#22565D" },
    ),
    steam([150, 88], 52),
    steam([206, 82], 54),
  ];
}

function arayes(): Piece[] {
  const half = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-80,-22,20 -50,-44,30 50,-44,30 80,-22,20 84,16,10 80,30,8 -80,30,8 -84,16,10",
        at,
        angle,
      ),
      BREAD,
      [
        detail(cut(laid("-90,4,4 90,4,4 90,24,4 -90,24,4", at, angle)), KOFTA.base),
        flecks(laid("-60,12 -30,16 0,11 34,16 62,12", at, angle), KOFTA.light, disc(9, 4)),
        detail(cut(laid("-90,24,2 90,24,2 90,40,2 -90,40,2", at, angle)), GOLD.dark),
        grillMarksAt(at, angle),
      ],
    );
  return [
    PLATE,
    half([124, 178], -12),
    half([276, 174], 10),
    half([198, 236], -2),
    ...dip([332, 262], YOGURT),
    ...parsley([70, 268]),
  ];
}

function grillMarksAt(at: Point, angle: number): Piece {
  return slit(
    [-46, -12, 22, 54]
      .map((x) => flow(laid(`${x - 8},0 ${x + 12},-36`, at, angle), false))
      .join(""),
    "#8A4A1B",
    7,
  );
}

export const MIDDLE_EASTERN_DISHES = {
  "kofta-skewers": koftaPlate,
  "chicken-skewers": chickenPlate,
  "mixed-grill": mixedGrill,
  kibbeh: kibbeh,
  arayes: arayes,
  iskender: iskender,
  koshari: koshari,
  "kabsa-chicken": kabsa,
  "mandi-lamb": mandi,
  mansaf: mansaf,
  maqluba: maqluba,
  manti: manti,
  menemen: menemen,
  tagine: tagine,
  "couscous-royal": couscousRoyal,
  "stuffed-aubergine": karniyarik,
  molokhia: molokhia,
  "soup-harira": harira,
} satisfies Drawings;
