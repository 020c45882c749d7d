/** Dishes of Georgian, Ukrainian and Central Asian kitchens. */

import {
  AUBERGINE,
  BEET,
  CHEESE,
  CLAY,
  CREAM,
  LAMB,
  LEAF,
  TEAL,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF, parsley, steam } from "../parts/garnish.ts";
import { chunks } from "../parts/meat.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cubes, halfEgg } from "../parts/vegetables.ts";
import { board, dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const BAKED: Tones = { base: "#D9993E", light: "#F3C882", dark: "#A5661A" };
const MELTED: Tones = { base: "#FBE7A8", light: "#FFF8DC", dark: "#E0B64E" };
const BOILED: Tones = { base: "#F6E8CA", light: "#FFFBF0", dark: "#CDB17C" };
const GREEN_PASTE: Tones = { base: "#4F7A2E", light: "#86A94E", dark: "#2F5019" };
const WALNUT: Tones = { base: "#C9A06A", light: "#E6C89C", dark: "#94683A" };

function garnet(places: readonly Point[]): Piece {
  return strewn(places, ["#7E1230", disc(8, 7)], ["#D23F5E", disc(5.4, 4.4, [-1, -1], 6)]);
}

/** A boat of bread with melted cheese and a yolk. */
function adjarian(): Piece[] {
  return [
    ...board(196),
    form(
      "2,196,10 42,170,20 92,132,50 200,108,60 308,132,50 358,170,20 398,196,10 358,220,20 308,258,50 200,280,60 92,258,50 42,220,20",
      BAKED,
      [
        detail(
          cut(points("70,168,30 130,134,40 200,126,50 250,132,40 180,140,30 110,166,30")),
          BAKED.light,
        ),
        slit(
          flow(points("24,196 60,188 84,196"), false) +
            flow(points("376,196 340,188 316,196"), false),
          BAKED.dark,
          6,
        ),
      ],
      [-5, -9],
    ),
    form(
      "82,196,20 130,158,40 200,144,50 270,158,40 318,196,20 270,232,40 200,246,50 130,232,40",
      MELTED,
      [
        flecks(points("130,180 180,164 250,172 280,200 150,216 240,226"), "#E3AE48", disc(17, 8)),
        flecks(points("120,200 216,158 266,214"), MELTED.light, disc(20, 8)),
      ],
      [-2, -4],
    ),
    lump([202, 196], [42, 30], { base: "#FFFDF8", light: "#FFFFFF", dark: "#EBDDBC" }, 4),
    ball([204, 192], 22, CHEESE, 3, 0.84),
    form(
      "250,204,5 282,196,5 292,208,5 262,218,5",
      { base: "#FBD95E", light: "#FFF0B0", dark: "#D9A82A" },
      [],
      [-2, -4],
    ),
  ];
}

/** A round cheese bread, cut. */
function imeretian(): Piece[] {
  return [
    ...board(190),
    form(
      "26,198,40 74,138,60 200,110,70 326,138,60 374,198,40 326,256,60 200,280,70 74,256,60",
      BAKED,
      [
        flecks(spread([200, 192], 136, 62, 11, 4), "#B9762B", disc(21, 10)),
        flecks(spread([190, 184], 130, 58, 8, 9), BAKED.light, disc(22, 9)),
        slit(
          flow(points("70,140 330,252"), false) + flow(points("330,140 70,252"), false),
          BAKED.dark,
          5,
        ),
      ],
      [-5, -9],
    ),
    form(
      "200,196,4 70,252,10 130,272,20 200,282,30 270,272,20 330,252,10",
      MELTED,
      [
        detail(
          cut(points("206,204,4 96,252,10 150,268,18 200,274,28 250,268,18 304,252,10")),
          "#FFF6D0",
        ),
        flecks(points("180,246 220,254 160,258 244,260"), "#E6BE62", disc(14, 6)),
      ],
      [0, -3],
    ),
    form(
      "192,170,4 62,214,8 36,226,8 60,250,14 120,272,20 196,286,20 206,214,4",
      BAKED,
      [
        flecks(points("110,236 160,224 150,258 90,246"), "#B9762B", disc(17, 8)),
        detail(
          cut(points("70,252,8 128,272,16 196,284,14 198,296,8 120,286,16 60,264,8")),
          MELTED.base,
        ),
      ],
      [-4, -7],
    ),
  ];
}

function khinkali(): Piece[] {
  const one = ([x, y]: Point, seed: number): Piece[] => [
    lump([x, y], [58, 44], BOILED, seed, [
      slit(
        [-74, -50, -26, 0, 26, 50, 74]
          .map((a) => flow(laid("0,-20 4,0 2,26", [x, y - 14], a * 0.9, 1.1), false))
          .join(""),
        BOILED.dark,
        4,
      ),
      detail(oval([x - 24, y - 4], 12, 18, 9), BOILED.light),
    ]),
    form(
      laid("-9,14,5 -11,-10,6 -3,-18,5 8,-17,5 12,-8,6 9,14,5", [x, y - 42]),
      BOILED,
      [
        slit(
          flow(laid("-5,-8 -4,10", [x, y - 42]), false) +
            flow(laid("5,-8 4,10", [x, y - 42]), false),
          BOILED.dark,
          3,
        ),
      ],
      [-2, -2],
    ),
  ];
  return [
    PLATE,
    ...one([122, 186], 3),
    ...one([212, 174], 5),
    ...one([298, 194], 7),
    ...one([166, 240], 4),
    ...one([254, 244], 6),
    flecks(spread([206, 210], 130, 50, 16, 5), "#3A2A1C", disc(3.4, 2.6, [0, 0], 5)),
    ...parsley([84, 268]),
  ];
}

function kharcho(): Piece[] {
  return [
    ...openBowl(
      { base: "#B8431A", light: "#DB7A4A", dark: "#822606" },
      [
        chunks(points("132,152 196,138 258,148 288,172 170,176"), LAMB, 1.15),
        flecks(spread([204, 164], 116, 30, 24, 4), "#F8E4C4", bar(12, 5)),
        flecks(spread([200, 160], 112, 32, 14, 9), LEAF.base, bar(13, 6)),
        leaf({ at: [214, 158], length: 44, width: 28, angle: -40 }, MID_LEAF),
        leaf({ at: [212, 158], length: 42, width: 26, angle: -120 }, PALE_LEAF),
      ],
      CLAY,
    ),
    steam([150, 90], 46),
    steam([210, 84], 48),
    steam([262, 90], 44),
  ];
}

function lobio(): Piece[] {
  return [
    ...openBowl(
      { base: "#7A3020", light: "#A85C48", dark: "#52180C" },
      [
        strewn(
          spread([200, 160], 126, 36, 22, 3),
          ["#52180C", disc(16, 11, [0, 0], 8)],
          ["#8E3E2C", disc(13, 8, [-1, -2], 8)],
          ["#C98878", disc(5, 2.6, [-4, -4], 6)],
        ),
        flecks(spread([204, 156], 104, 28, 14, 8), LEAF.base, bar(13, 6)),
        strewn(
          points("170,150 206,140 240,152 214,166"),
          ["#8A3264", disc(17, 12, [0, 0], 11)],
          ["#F6E2EE", disc(12, 8, [0, 0], 10)],
        ),
      ],
      CLAY,
    ),
    form(
      "306,268,12 330,240,16 370,244,14 380,268,12 350,288,14 320,286,12",
      { base: "#E9BE5A", light: "#F8DE9C", dark: "#B58620" },
      [flecks(points("334,260 354,268"), "#C4862C", disc(8, 4))],
      [-3, -5],
    ),
  ];
}

function pkhali(): Piece[] {
  const one = (at: Point, tones: Tones, seed: number): Piece[] => [
    lump(at, [52, 38], tones, seed, [
      flecks(spread(at, 38, 26, 5, seed), tones.light, disc(8, 5, [0, 0], 6)),
      flecks(spread(at, 38, 26, 4, seed + 5), tones.dark, disc(6, 4, [0, 0], 6)),
    ]),
    garnet(
      points(
        `${at[0] - 14},${at[1] - 22} ${at[0] + 6},${at[1] - 28} ${at[0] + 20},${at[1] - 16} ${at[0] - 2},${at[1] - 12}`,
      ),
    ),
  ];
  return [
    PLATE,
    ...one([116, 190], GREEN_PASTE, 3),
    ...one([206, 168], BEET, 5),
    ...one([296, 190], WALNUT, 7),
    ...one([160, 244], BEET, 4),
    ...one([254, 246], GREEN_PASTE, 6),
    ...parsley([78, 264]),
  ];
}

function badrijani(): Piece[] {
  const one = (at: Point, angle: number): Piece[] => [
    form(
      laid("-74,8,24 -60,-26,24 10,-32,24 66,-24,20 82,0,18 66,26,20 -50,30,24", at, angle),
      AUBERGINE,
      [
        detail(
          cut(
            laid("-64,8,20 -52,-19,20 10,-25,20 56,-18,16 66,0,14 54,18,16 -44,22,20", at, angle),
          ),
          "#A8743C",
        ),
        slit(flow(laid("-50,-2 0,-10 46,-6", at, angle), false), "#8A5A2A", 4),
      ],
      [-3, -5],
    ),
    form(
      laid("40,-20,12 72,-22,12 84,0,14 72,22,12 40,22,12 50,0,10", at, angle),
      WALNUT,
      [flecks(laid("60,-8 70,6 56,10", at, angle), WALNUT.light, disc(7, 5))],
      [-2, -3],
    ),
  ];
  return [
    PLATE,
    ...one([134, 172], -10),
    ...one([266, 176], 6),
    ...one([140, 232], 4),
    ...one([262, 242], -6),
    garnet(spread([200, 204], 120, 46, 16, 4)),
    ...parsley([336, 208]),
  ];
}

function cheburek(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-118,26,10 -96,-32,40 -30,-70,50 40,-70,50 100,-30,40 118,26,10 60,36,20 -60,38,20",
        at,
        angle,
      ),
      BAKED,
      [
        detail(cut(laid("-74,-10,18 -30,-48,24 30,-52,20 -10,-30,20", at, angle)), BAKED.light),
        flecks(laid("-50,6 -10,-16 40,-30 60,6 0,16 80,-10", at, angle), "#B9762B", disc(14, 8)),
        slit(
          [-96, -64, -32, 0, 32, 64, 96]
            .map((x) => flow(laid(`${x},34 ${x + 2},22`, at, angle), false))
            .join(""),
          BAKED.dark,
          5,
        ),
      ],
      [-5, -8],
    );
  return [
    PLATE,
    one([150, 178], -8),
    one([236, 224], 6),
    ...dip([84, 266], CREAM),
    ...parsley([346, 266]),
  ];
}

function plov(): Piece[] {
  const rice: Tones = { base: "#EDB254", light: "#FADA98", dark: "#C0802A" };
  return [
    piece(oval([200, 240], 190, 70, 26), "#2F5F86", [
      detail(oval([200, 235], 190, 68, 26), "#4F86AE"),
      detail(oval([200, 235], 170, 56, 24), "#F6F1E4"),
    ]),
    mound([200, 260], 152, 112, rice),
    flecks(spread([200, 214], 130, 54, 24, 4), rice.light, bar(15, 6)),
    flecks(spread([204, 218], 128, 52, 12, 9), rice.dark, bar(14, 5)),
    strewn(
      spread([200, 214], 126, 50, 12, 6),
      ["#B5560F", bar(38, 9, 47)],
      ["#F4A04A", ([x, y], i) => bar(34, 5, 47)([x - 1, y - 1], i)],
    ),
    chunks(points("150,178 204,160 256,180 190,198 236,204"), LAMB, 1.25),
    lump([204, 226], [26, 22], { base: "#FBF3E0", light: "#FFFFFF", dark: "#D3BE92" }, 4, [
      slit(
        flow(points("194,210 198,226 194,242"), false) +
          flow(points("212,210 210,226 214,242"), false),
        "#D3BE92",
        3,
      ),
    ]),
    flecks(spread([200, 226], 120, 34, 8, 12), "#6E1A2E", disc(6, 4.4)),
  ];
}

function pelmeni(): Piece[] {
  return openBowl(
    { base: "#DDB868", light: "#EED49A", dark: "#B8913E" },
    [
      ...points("112,160 158,140 206,134 254,142 292,160 136,180 184,168 232,172 272,184").flatMap(
        (at, i) => [
          form(
            laid(
              "-32,12,12 -30,-10,16 0,-24,18 30,-10,16 32,12,12 12,20,10 0,12,8 -12,20,10",
              at,
              i * 29 - 60,
            ),
            BOILED,
            [detail(cut(laid("-18,-4,8 0,-15,10 14,-8,8 -6,-2,8", at, i * 29 - 60)), BOILED.light)],
            [-2, -4],
          ),
        ],
      ),
      form(
        "158,146,14 196,124,16 238,132,16 262,150,12 240,160,10 232,176,8 218,162,9 184,164,10 174,178,8 162,162,9",
        CREAM,
        [],
        [-2, -3],
      ),
      flecks(spread([204, 156], 104, 28, 18, 5), LEAF.base, bar(12, 5)),
    ],
    TEAL,
  );
}

function okroshka(): Piece[] {
  return [
    ...openBowl(
      { base: "#F3EFDC", light: "#FFFFFF", dark: "#D3CBA6" },
      [
        cubes(
          points("130,150 176,172 230,140 276,160 210,178"),
          { base: "#CBE09A", light: "#EEF3CF", dark: "#5F8D3B" },
          12,
        ),
        cubes(
          points("150,174 204,150 260,176 116,166"),
          { base: "#F2CBB8", light: "#FBE6DA", dark: "#C98470" },
          12,
        ),
        cubes(
          points("180,140 250,156 290,146"),
          { base: "#F6DC8A", light: "#FDF0C2", dark: "#C9A042" },
          12,
        ),
        strewn(
          points("160,152 236,164 196,166 276,178"),
          ["#C43D5B", disc(15, 11, [0, 0], 11)],
          ["#FFF6F4", disc(11, 8, [0, 0], 10)],
        ),
        ...[[206, 150]].map(([x = 0, y = 0]) =>
          piece(oval([x, y], 27, 20, 12, 8), "#E8DCC8", [
            detail(oval([x, y - 1], 25, 18, 12, 8), "#FFFDF8"),
            detail(oval([x, y], 13, 10, 10), "#F4B530"),
          ]),
        ),
        flecks(spread([204, 160], 118, 32, 22, 5), LEAF.base, bar(12, 5)),
      ],
      { base: "#6FA6B8", light: "#B4D5DE", dark: "#467A8C" },
    ),
  ];
}

/** Herring under layers of vegetables, cut. */
function shuba(): Piece[] {
  return [
    PLATE,
    piece(cut(points("86,176,10 314,176,10 322,266,16 78,266,16")), "#8C9BA3", [
      detail(cut(points("60,242 340,242 340,280 60,280"), 1), "#A9BCC4"),
      detail(cut(points("60,222 340,222 340,244 60,244"), 1), "#F3DFA8"),
      detail(cut(points("60,204 340,204 340,224 60,224"), 1), "#E4802B"),
      detail(cut(points("60,196 340,196 340,206 60,206"), 1), "#FFFDF4"),
      detail(cut(points("60,170 340,170 340,198 60,198"), 1), BEET.base),
      flecks(spread([200, 214], 106, 40, 20, 4), "#FFFFFF50", disc(8, 4)),
      detail(cut(points("288,160 340,160 340,280 280,280"), 2), "#46281426"),
    ]),
    form(
      "78,178,14 104,138,20 200,122,30 296,138,20 322,178,14 260,190,20 140,190,20",
      BEET,
      [flecks(spread([196, 158], 92, 20, 14, 6), BEET.light, disc(9, 5))],
      [-3, -5],
    ),
    placed([halfEgg([0, 0])], { x: 200, y: 140, turn: 80, scale: 0.8 }),
    flecks(spread([200, 156], 96, 20, 12, 9), LEAF.base, bar(13, 6)),
    ...parsley([92, 272]),
  ];
}

export const CAUCASIAN_DISHES = {
  "khachapuri-adjarian": adjarian,
  khachapuri: imeretian,
  khinkali: khinkali,
  "soup-kharcho": kharcho,
  lobio: lobio,
  pkhali: pkhali,
  "aubergine-walnut-rolls": badrijani,
  cheburek: cheburek,
  plov: plov,
  pelmeni: pelmeni,
  "soup-okroshka": okroshka,
  "herring-beets": shuba,
} satisfies Drawings;
