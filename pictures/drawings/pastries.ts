/** What the baker has: bread, croissants, doughnuts, muffins, biscuits. */

import {
  BEET,
  BREAD,
  CHEESE,
  CHOCOLATE,
  CREAM,
  CRUST,
  LEAF,
  PINK,
  TOMATO,
  type Tones,
  WOOD,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, MID_LEAF, sesame } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, spread } from "../parts/strew.ts";
import { plate } from "../parts/vessels.ts";
import { raspberry } from "./cakes.ts";
import type { Drawings } from "./drawing.ts";
import { board } from "./sushi.ts";
import { cookie } from "./sweets.ts";

const BAKED: Tones = { base: "#DD9A3C", light: "#F3C677", dark: "#A8641B" };
const LYE: Tones = { base: "#9C5220", light: "#C9803B", dark: "#6E3610" };
const DOUGH: Tones = { base: "#EDC07A", light: "#FADFAE", dark: "#C08D40" };
const PAPER_CUP: Tones = { base: "#F3E3C4", light: "#FFF6E4", dark: "#CDB58A" };
const ICING: Tones = { base: "#FFFAEF", light: "#FFFFFF", dark: "#E2D3B6" };
const SUGAR = "#FFFDF8";

const PLATE = plate([200, 252], 190, 58);

/** Half of a croissant from its tip to the middle: outline and light of each fold. */
const CROISSANT_FOLDS = [
  ["22,238,16 42,188,26 88,178,20 98,230,18 40,260,12", "44,206,8 60,194,8 76,196,8 50,228,8"],
  [
    "40,204,26 78,136,34 136,120,24 142,200,22 86,240,20",
    "70,168,10 94,142,10 118,138,10 92,180,10 76,204,8",
  ],
  [
    "90,148,34 136,92,34 190,92,24 190,192,22 122,216,22",
    "124,132,10 150,106,10 172,106,10 148,150,10 130,184,8",
  ],
] as const;

export function croissant(): Piece[] {
  const mirrored = (outline: string): Point[] =>
    points(outline).map(([x, y, r]): Point => [400 - x, y, r]);
  return [
    ...CROISSANT_FOLDS.flatMap(([outline, light]) => [
      form(outline, BAKED, [detail(cut(points(light)), BAKED.light)], [-5, -7]),
      form(mirrored(outline), BAKED, [detail(cut(mirrored(light)), BAKED.light)], [-5, -7]),
    ]),
    form(
      "138,116,36 166,76,34 234,76,34 262,116,36 266,184,28 200,206,30 134,184,28",
      BAKED,
      [
        detail(
          cut(points("166,108,12 188,90,12 216,92,12 196,140,12 176,176,10 160,150,10")),
          BAKED.light,
        ),
        slit(flow(points("240,104 246,146 232,184"), false), "#C07E28", 5),
      ],
      [-6, -8],
    ),
  ];
}

function painAuChocolat(): Piece[] {
  return [
    form(
      "54,166,34 96,124,34 300,108,34 350,146,34 352,216,34 308,252,34 104,268,34 58,232,34",
      BAKED,
      [
        detail(
          cut(points("92,150,16 130,132,14 282,120,14 300,136,12 140,150,12 100,176,14")),
          BAKED.light,
        ),
        slit(
          flow(points("66,196 200,182 346,176"), false) +
            flow(points("70,224 200,212 344,204"), false),
          "#B9762B",
          6,
        ),
      ],
      [-6, -10],
    ),
    form(
      "288,112,24 330,116,30 356,154,30 352,214,30 322,248,24 298,250,16 316,200,24 312,150,24",
      { base: DOUGH.base, light: DOUGH.light, dark: DOUGH.dark },
      [
        slit(flow(points("316,134 336,160 336,208 318,236"), false), DOUGH.dark, 5),
        detail(oval([326, 164], 11, 15, 9) + oval([324, 206], 11, 15, 9), CHOCOLATE.dark),
      ],
      [-3, -3],
    ),
    flecks(points("140,142 200,136 250,130"), "#FBE0B0", disc(12, 4)),
  ];
}

/** A paper cup with pleats. */
function bakingCup(tones: Tones, y = 188): Piece {
  return form(
    `96,${y},8 304,${y},8 272,294,12 264,300,8 136,300,8 128,294,12`,
    tones,
    [
      slit(
        [126, 152, 178, 204, 230, 256, 280]
          .map((x) =>
            flow(
              [
                [x, y],
                [200 + (x - 200) * 0.7, 302],
              ],
              false,
            ),
          )
          .join(""),
        tones.dark,
        5,
      ),
    ],
    [-8, 0],
  );
}

function muffin(top: Tones, on: readonly Piece[], paper = PAPER_CUP): Piece[] {
  return [
    bakingCup(paper),
    form(
      "74,184,26 80,134,40 130,86,44 200,70,44 270,86,44 320,134,40 326,184,26 286,204,20 240,196,16 200,206,16 160,196,16 114,204,20",
      top,
      [
        detail(cut(points("108,138,20 146,104,18 196,92,16 168,116,14 136,150,14")), top.light),
        ...on,
      ],
      [-8, -9],
    ),
  ];
}

function cupcake(): Piece[] {
  const swirl = (y: number, rx: number, ry: number, seed: number): Piece =>
    lump([200, y], [rx, ry], { base: PINK.base, light: PINK.light, dark: PINK.dark }, seed, [
      detail(oval([200 - rx * 0.4, y - ry * 0.4], rx * 0.36, ry * 0.22, 9), PINK.light),
    ]);
  return [
    bakingCup({ base: "#2F7077", light: "#5E9CA0", dark: "#22565D" }, 196),
    swirl(184, 122, 42, 3),
    swirl(142, 92, 38, 6),
    swirl(104, 60, 32, 9),
    swirl(74, 30, 24, 4),
    flecks(spread([200, 140], 90, 60, 16, 3), SUGAR, bar(13, 5)),
    flecks(spread([204, 146], 90, 60, 10, 8), CHEESE.base, bar(13, 5)),
    ball([200, 46], 20, TOMATO, 4),
    slit(flow(points("204,32 210,14 230,6"), false), LEAF.dark, 5),
  ];
}

/** A ring from above at a slant: dough, icing, hole. */
function doughnut(icing: Tones, on: readonly Piece[]): Piece[] {
  const edge = (rx: number, ry: number, dy: number, seed: number, jitter = 0.01): Point[] =>
    facets({ at: [200, 180 + dy], rx, ry, corners: 20, seed, jitter });
  const hole = (rx: number, ry: number, dy: number): string =>
    cut([...edge(rx, ry, dy, 5)].reverse(), 8);
  return [
    piece(cut(edge(152, 118, 6, 2), 14) + hole(46, 30, 2), DOUGH.dark, [
      detail(cut(edge(150, 112, 0, 2), 14) + hole(48, 32, 0), DOUGH.base),
    ]),
    piece(cut(edge(140, 96, -12, 7, 0.05), 16) + hole(58, 36, -6), icing.dark, [
      detail(cut(edge(136, 92, -16, 7, 0.05), 16) + hole(60, 38, -6), icing.base),
      detail(
        cut(points("92,138,14 128,104,16 180,90,14 220,90,10 180,104,12 132,126,14 106,156,12")),
        icing.light,
      ),
    ]),
    ...on,
  ];
}

const RING_PLACES = Array.from({ length: 20 }, (_, i): Point => {
  const angle = i * 0.64;
  const part = 0.72 + (i % 3) * 0.1;
  return [200 + Math.cos(angle) * 134 * part, 166 + Math.sin(angle) * 88 * part];
});

function sprinkles(): Piece[] {
  const of = (rest: number): Point[] => RING_PLACES.filter((_, i) => i % 3 === rest);
  return [
    flecks(of(0), CHEESE.base, bar(18, 7)),
    flecks(of(1), SUGAR, bar(18, 7, 61)),
    flecks(of(2), "#2F7077", bar(18, 7, 83)),
  ];
}

function jamDoughnut(): Piece[] {
  return [
    form(
      "46,190,50 72,124,54 136,88,54 264,88,54 328,124,54 354,190,50 322,250,50 250,280,50 150,280,50 78,250,50",
      BAKED,
      [detail(cut(points("40,182 360,176 360,206 40,212"), 6), "#F6DDA8")],
      [-6, -10],
    ),
    flecks(spread([196, 128], 116, 42, 40, 3), SUGAR, disc(6, 4, [0, 0], 5)),
    lump([200, 112], [34, 20], BEET, 4, [detail(oval([190, 106], 12, 5, 8), BEET.light)]),
    form("222,112,10 246,126,14 250,158,14 238,170,8 228,158,10 222,134,10", BEET),
  ];
}

function cinnamonRoll(): Piece[] {
  const spiral = Array.from({ length: 26 }, (_, i): Point => {
    const angle = i * 0.62;
    const part = 1 - i / 28;
    return [200 + Math.cos(angle) * 122 * part, 162 + Math.sin(angle) * 78 * part];
  });
  return [
    PLATE,
    form(
      "44,170,40 72,112,50 140,76,54 260,76,54 328,112,50 356,170,40 350,226,40 290,264,50 200,276,50 110,264,50 50,226,40",
      BAKED,
      [],
      [-6, -10],
    ),
    piece(oval([200, 162], 148, 96, 24), BAKED.light, [slit(flow(spiral, false), "#8A4A1C", 15)]),
    form(
      "92,128,18 130,96,20 180,108,18 214,84,18 262,100,20 306,136,18 316,176,14 304,214,12 292,210,10 288,178,12 258,190,16 246,232,12 232,230,10 226,196,14 176,204,16 164,244,12 150,240,10 144,196,14 106,188,14 96,210,10 84,204,10 82,168,14",
      ICING,
      [detail(cut(points("128,124,12 176,124,12 212,104,12 180,140,12 140,142,12")), "#FFFFFF")],
      [-3, -5],
    ),
  ];
}

const ROPE = points(
  "140,238 190,188 214,132 252,84 310,94 330,152 304,214 262,246 200,262 140,246",
);

/** A pretzel: one rope, laid as a thick line on either side. */
export function pretzel(): Piece[] {
  const rope = (dy: number, colour: string, width: number): Piece => {
    const side = ROPE.map(([x, y]): Point => [x, y + dy]);
    const other = side.map(([x, y]): Point => [400 - x, y]);
    return slit(flow(side, false) + flow(other, false), colour, width);
  };
  return [
    rope(5, "#46281424", 42),
    rope(0, LYE.dark, 42),
    rope(-3, LYE.base, 36),
    rope(-10, LYE.light, 7),
    form(
      "150,246,10 182,250,8 200,254,8 250,248,10 240,264,8 200,274,8 160,266,10",
      { base: "#F3D9A4", light: "#FBEBCB", dark: "#D5AE68" },
      [],
      [0, -3],
    ),
    flecks(
      points(
        "86,122 110,90 146,88 84,164 106,212 292,88 318,124 316,170 290,216 254,92 190,168 214,160 236,112 164,116 200,196",
      ),
      SUGAR,
      bar(11, 8),
    ),
  ];
}

function loaf(): Piece[] {
  return [
    ...board(190),
    form(
      "40,200,40 66,142,50 140,110,54 260,110,54 334,142,50 360,200,40 344,248,26 300,258,20 100,258,20 56,248,26",
      BAKED,
      [
        ...[108, 168, 230, 292].map((x) =>
          detail(
            cut(laid("-22,36,12 -6,-26,14 16,-40,12 26,-26,12 10,34,12 -8,48,12", [x, 166], 14)),
            DOUGH.light,
          ),
        ),
        flecks(spread([200, 220], 130, 20, 14, 4), "#F8E3BC", disc(9, 3, [0, 0], 6)),
      ],
      [-7, -11],
    ),
  ];
}

/** A long loaf, lying at a slant. */
function stick(at: Point, angle: number, size = 1): Piece {
  return placed(
    [
      form(
        "-160,0,26 -134,-30,26 134,-30,26 160,0,26 134,30,26 -134,30,26",
        BAKED,
        [
          ...[-104, -52, 0, 52, 104].map((x) =>
            detail(
              cut(
                points(
                  `${x - 20},16,8 ${x - 6},-22,10 ${x + 16},-26,8 ${x + 20},-14,8 ${x + 4},20,8 ${x - 12},24,8`,
                ),
              ),
              DOUGH.light,
            ),
          ),
        ],
        [-3, -9],
      ),
    ],
    { x: at[0], y: at[1], turn: angle, scale: size },
  );
}

export function roll(at: Point, seed: number, size = 1, tones = BAKED): Piece[] {
  const [x, y] = at;
  return [
    lump(at, [66 * size, 50 * size], tones, seed, [
      detail(oval([x - 18 * size, y - 20 * size], 26 * size, 11 * size, 9), tones.light),
      slit(flow(laid("-40,6 0,-10 42,2", at, 0, size), false), tones.dark, 6),
    ]),
  ];
}

function breadBasket(): Piece[] {
  return [
    stick([250, 112], -58, 0.62),
    stick([300, 130], -44, 0.6),
    ...roll([120, 148], 3, 1.05),
    ...roll([200, 132], 6, 1.1, { base: "#B07A45", light: "#CF9E68", dark: "#7E5128" }),
    ...roll([282, 168], 9, 1),
    ...roll([180, 176], 4, 1),
    form(
      "40,186,16 360,186,16 330,286,22 308,298,12 92,298,12 70,286,22",
      WOOD,
      [
        detail(
          [0, 1, 2]
            .flatMap((row) =>
              Array.from({ length: 9 }, (_, i) =>
                cut(box(44 + i * 38 + (row % 2) * 19, 200 + row * 34, 24, 24), 6),
              ),
            )
            .join(""),
          WOOD.light,
        ),
        detail(cut(points("330,180 370,180 350,300 296,300"), 3), "#46281426"),
      ],
      [0, 0],
    ),
    form("32,180,10 368,180,10 364,204,10 36,204,10", WOOD, [], [0, -7]),
  ];
}

function danish(): Piece[] {
  return [
    PLATE,
    form(
      "52,180,44 80,118,54 150,84,54 250,84,54 320,118,54 348,180,44 330,240,40 256,270,50 144,270,50 70,240,40",
      BAKED,
      [
        slit(
          flow(facets({ at: [200, 176], rx: 122, ry: 76, corners: 16, jitter: 0.01 })),
          BAKED.light,
          12,
        ),
        slit(
          flow(facets({ at: [200, 178], rx: 98, ry: 58, corners: 16, jitter: 0.01 })),
          BAKED.dark,
          6,
        ),
      ],
      [-6, -10],
    ),
    lump([200, 172], [86, 50], { base: "#F7DC8A", light: "#FDEFC0", dark: "#DDB44C" }, 4),
    raspberry([164, 160]),
    raspberry([228, 156]),
    raspberry([198, 186]),
    leaf({ at: [222, 186], length: 40, width: 26, angle: 20 }, MID_LEAF),
  ];
}

function eclair(): Piece[] {
  return [
    PLATE,
    placed(
      [
        form(
          "36,206,34 60,170,34 340,170,34 364,206,34 336,250,34 64,250,34",
          DOUGH,
          [detail(cut(points("30,204 370,200 366,218 34,222"), 6), CREAM.light)],
          [-4, -9],
        ),
        form(
          "34,188,30 62,146,34 338,146,34 366,188,30 352,206,12 330,196,10 312,214,10 296,212,9 284,198,10 200,202,12 176,220,10 160,218,9 148,200,10 96,202,10 76,214,10 58,206,10",
          CHOCOLATE,
          [
            detail(
              cut(points("76,164,10 190,158,8 300,162,8 190,168,8 86,176,8")),
              CHOCOLATE.light,
            ),
          ],
          [-4, -8],
        ),
        slit(
          flow(
            Array.from({ length: 9 }, (_, i): Point => [72 + i * 32, i % 2 ? 160 : 186]),
            false,
          ),
          CREAM.base,
          5,
        ),
      ],
      { turn: -5, about: [200, 200] },
    ),
  ];
}

function macaron(at: Point, angle: number, tones: Tones): Piece {
  return placed(
    [
      form("-76,10,18 76,10,18 66,38,22 -66,38,22", tones, [], [-3, -5]),
      form("-72,-4,8 72,-4,8 74,16,8 -74,16,8", CREAM, [], [0, -5]),
      form(
        "-80,-2,14 -70,-34,28 -30,-50,30 30,-50,30 70,-34,28 80,-2,14 60,4,6 40,-1,6 20,5,6 0,0,6 -20,5,6 -40,-1,6 -60,4,6",
        tones,
        [detail(cut(points("-52,-24,10 -22,-38,10 12,-38,8 -16,-28,8 -40,-12,8")), tones.light)],
        [-5, -5],
      ),
    ],
    { x: at[0], y: at[1], turn: angle },
  );
}

function brownie(): Piece[] {
  const square = ([x, y]: Point): Piece[] => [
    form(
      laid("-92,0,6 92,0,6 90,54,8 -90,54,8", [x, y]),
      { base: "#4E281B", light: CHOCOLATE.light, dark: "#351810" },
      [flecks(spread([x, y + 28], 76, 18, 10, x), CHOCOLATE.base, disc(7, 4, [0, 0], 6))],
      [-6, 0],
    ),
    form(
      laid("-92,2,6 -58,-48,8 60,-48,8 92,2,6", [x, y]),
      CHOCOLATE,
      [
        slit(
          flow(laid("-60,-18 -24,-26 4,-14 44,-30", [x, y]), false) +
            flow(laid("-10,-14 8,-2 46,-6", [x, y]), false),
          CHOCOLATE.dark,
          5,
        ),
        flecks(spread([x, y - 22], 60, 18, 6, y), "#D9A55C", disc(9, 6, [0, 0], 6)),
      ],
      [-3, -4],
    ),
  ];
  return [PLATE, ...square([232, 152]), ...square([164, 218])];
}

function churros(): Piece[] {
  const one = (x: number, lean: number, top: number): Piece =>
    form(
      laid(`-16,${-top},14 16,${-top},14 17,60,8 -17,60,8`, [x, 186], lean),
      BAKED,
      [
        slit(flow(laid(`-5,${-top + 12} -5,60`, [x, 186], lean), false), BAKED.light, 5),
        slit(flow(laid(`8,${-top + 12} 8,60`, [x, 186], lean), false), BAKED.dark, 4),
        flecks(
          points("-4,-90 6,-60 -6,-30 4,-4").map(
            ([a, b]): Point => [x + a - lean * b * 0.017, 186 + b],
          ),
          SUGAR,
          disc(4, 3, [0, 0], 5),
        ),
      ],
      [-4, -3],
    );
  return [
    one(112, -20, 126),
    one(150, -10, 146),
    one(190, -2, 154),
    one(228, 8, 140),
    one(140, -14, 100),
    one(206, 4, 104),
    form(
      "74,166,8 250,158,8 226,290,14 214,298,8 112,298,8 100,290,14",
      { base: "#C8452C", light: "#EB7650", dark: "#9C2F1B" },
      [detail(cut(points("60,196 270,186 266,208 60,220"), 2), CREAM.base)],
      [-16, 0],
    ),
    form(
      "262,226,8 376,226,8 360,288,14 278,288,14",
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" },
      [],
      [-8, 0],
    ),
    piece(oval([319, 226], 58, 17, 18), "#FFFDF8", [
      detail(oval([319, 227], 49, 12, 16), CHOCOLATE.base),
      detail(oval([306, 224], 18, 4, 8), CHOCOLATE.light),
    ]),
  ];
}

function baklava(): Piece[] {
  const piece3 = (at: Point): Piece[] => [
    form(
      laid("-62,0,5 0,30,5 62,0,5 62,34,6 0,66,6 -62,34,6", at),
      { base: "#D9973C", light: "#F0C070", dark: "#A9681C" },
      [
        slit(
          [10, 20, 30]
            .map((dy) => flow(laid(`-62,${dy} 0,${dy + 30} 62,${dy}`, at), false))
            .join(""),
          "#8F541C",
          3.4,
        ),
      ],
      [-4, 0],
    ),
    form(
      laid("-62,2,5 0,-32,5 62,2,5 0,34,5", at),
      { base: "#EDB456", light: "#F9DA96", dark: "#C98A2C" },
      [
        detail(cut(laid("-34,2,5 0,-18,5 20,-8,5 -12,10,5", at)), "#F9DA96"),
        flecks(spread([at[0] + 2, at[1] + 2], 26, 12, 11, at[0]), "#7FA63C", disc(6, 4, [0, 0], 6)),
      ],
      [-2, -4],
    ),
  ];
  return [
    PLATE,
    ...piece3([200, 132]),
    ...piece3([120, 182]),
    ...piece3([280, 182]),
    ...piece3([200, 226]),
  ];
}

function strudel(): Piece[] {
  return [
    PLATE,
    form(
      "40,204,18 64,150,34 130,124,34 300,124,30 340,150,34 352,226,18 330,254,14 70,258,14",
      BAKED,
      [
        slit(
          [108, 160, 212, 264]
            .map((x) => flow(points(`${x},132 ${x + 20},168 ${x + 12},210`), false))
            .join(""),
          BAKED.dark,
          5,
        ),
      ],
      [-6, -9],
    ),
    form(
      "300,128,20 344,150,28 358,220,20 332,258,16 282,258,20 268,222,28 274,154,28",
      { base: "#F3D591", light: "#FBEBC4", dark: "#C98F3E" },
      [
        flecks(
          points("308,160 326,180 300,190 320,206 294,216 316,230 336,216 298,170"),
          "#E0A93C",
          disc(13, 9),
        ),
        flecks(points("316,170 302,206 330,232"), "#5D2A1E", disc(6, 4)),
      ],
      [-3, -3],
    ),
    flecks(spread([180, 150], 116, 22, 26, 3), SUGAR, disc(7, 4, [0, 0], 6)),
    form("40,244,16 70,222,18 116,228,18 130,252,16 104,274,16 60,272,16", ICING, [
      detail(oval([76, 240], 16, 6, 8), "#FFFFFF"),
    ]),
  ];
}

function scone(): Piece[] {
  return [
    PLATE,
    form(
      "84,200,14 300,200,14 296,250,20 240,262,20 140,262,20 88,250,20",
      DOUGH,
      [flecks(spread([190, 236], 84, 14, 8, 3), DOUGH.dark, disc(7, 4))],
      [-4, -8],
    ),
    form(
      "74,184,14 316,184,14 326,206,14 300,220,10 284,208,8 270,228,9 256,226,9 244,208,10 180,212,10 164,232,10 148,230,9 138,210,10 96,214,10",
      BEET,
      [],
      [-2, -6],
    ),
    form(
      "90,164,14 300,164,14 312,190,14 270,202,12 200,194,12 140,204,12 82,192,14",
      ICING,
      [],
      [-2, -7],
    ),
    form(
      "76,166,24 88,122,34 150,98,36 236,98,36 300,122,34 314,166,24 284,188,16 106,188,16",
      BAKED,
      [detail(cut(points("120,132,14 156,114,14 210,112,12 170,128,12 136,152,12")), BAKED.light)],
      [-6, -8],
    ),
    raspberry([336, 250]),
  ];
}

function borek(): Piece[] {
  const spiral = Array.from({ length: 22 }, (_, i): Point => {
    const angle = i * 0.66 + 0.4;
    const part = 1 - i / 25;
    return [200 + Math.cos(angle) * 116 * part, 178 + Math.sin(angle) * 78 * part];
  });
  return [
    PLATE,
    form(
      "40,184,44 70,116,54 140,78,56 260,78,56 330,116,54 360,184,44 332,250,44 250,280,50 150,280,50 68,250,44",
      BAKED,
      [
        slit(flow(spiral, false), BAKED.dark, 11),
        slit(
          flow(
            spiral.map(([x, y]): Point => [x - 6, y - 20]),
            false,
          ),
          BAKED.light,
          7,
        ),
      ],
      [-6, -10],
    ),
    ...sesame(
      spread([196, 160], 112, 66, 14, 3).map(([x, y], i) => [x, y, i * 41] as const),
      CREAM.base,
      BAKED.dark,
    ),
  ];
}

function bananaBread(): Piece[] {
  const slice = (x: number, y: number): Piece =>
    form(
      laid("-92,56,14 -100,-24,34 -60,-74,40 0,-88,40 60,-74,40 100,-24,34 92,56,14", [x, y]),
      { base: CRUST.light, light: BREAD.light, dark: CRUST.base },
      [
        detail(
          cut(
            laid("-80,46,12 -88,-22,30 -52,-62,34 0,-74,34 52,-62,34 88,-22,30 80,46,12", [x, y]),
          ),
          "#EDC67E",
        ),
        flecks(spread([x, y - 10], 64, 46, 13, x), "#B9762B", disc(7, 5, [0, 0], 6)),
        flecks(spread([x, y - 10], 64, 46, 9, x + 5), "#F9E3B0", disc(9, 5, [0, 0], 6)),
      ],
    );
  return [PLATE, slice(246, 172), slice(160, 194)];
}

export const PASTRIES = {
  croissant: croissant,
  "pain-au-chocolat": painAuChocolat,
  "muffin-chocolate": () =>
    muffin(CHOCOLATE, [
      flecks(spread([200, 144], 96, 48, 13, 3), CHOCOLATE.dark, ([x, y], i) =>
        cut(box(x - 9, y - 7, 18, 14, i * 37), 4),
      ),
    ]),
  "muffin-blueberry": () =>
    muffin(BAKED, [
      flecks(spread([200, 148], 100, 46, 11, 3), "#3B2F56", disc(14, 12)),
      flecks(spread([197, 145], 100, 46, 11, 3), "#6A5A9A", disc(7, 5)),
    ]),
  cupcake: cupcake,
  doughnut: () => doughnut(PINK, sprinkles()),
  "doughnut-chocolate": () =>
    doughnut(CHOCOLATE, [
      slit(
        flow(points("84,160 130,108 150,184 196,92 226,128 262,100 268,196 320,150"), false),
        CREAM.base,
        6,
      ),
    ]),
  "doughnut-jam": jamDoughnut,
  "cinnamon-roll": cinnamonRoll,
  pretzel: pretzel,
  "bread-loaf": loaf,
  "bread-baguette": () => [stick([200, 150], -14), stick([200, 214], -14)],
  "bread-rolls": () => [
    ...board(190),
    ...roll([138, 176], 3, 1.2),
    ...roll([266, 168], 6, 1.2, { base: "#B07A45", light: "#CF9E68", dark: "#7E5128" }),
    ...roll([206, 214], 9, 1.2),
  ],
  "bread-basket": breadBasket,
  danish: danish,
  eclair: eclair,
  macarons: () => [
    PLATE,
    macaron([120, 212], -6, PINK),
    macaron([282, 212], 6, { base: "#B9CC85", light: "#DDE8BE", dark: "#8FAA55" }),
    macaron([200, 138], -3, { base: "#E9B96A", light: "#F8DDA8", dark: "#BE8838" }),
  ],
  cookie: () => cookie().pieces,
  brownie: brownie,
  churros: churros,
  baklava: baklava,
  "apple-strudel": strudel,
  scone: scone,
  borek: borek,
  "banana-bread": bananaBread,
} satisfies Drawings;
