/** Ice cream in cups, cones and glasses, and on sticks. */

import {
  BEET,
  CARTON_RED,
  CHOCOLATE,
  CREAM,
  GLASS,
  LEAF,
  MANGO,
  PINK,
  TEAL,
  TOMATO,
  type Tones,
  WOOD,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { raspberry, strawberry } from "../parts/fruit.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, loops, moundOutline, spread, strewn } from "../parts/strew.ts";
import { plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { coupe, sauce, scoop, sundae, wafer } from "./sweets.ts";

const VANILLA: Tones = { base: "#FBE9BC", light: "#FFFDF8", dark: "#EFD596" };
const PISTACHIO: Tones = { base: "#B9CC85", light: "#D5E0BB", dark: "#9DB568" };
const BERRY: Tones = { base: BEET.light, light: PINK.base, dark: "#A52C54" };
const STRAWBERRY: Tones = { base: "#F0A3AE", light: "#FAD2D4", dark: "#D97F8E" };
const COCOA: Tones = { base: "#8A5238", light: "#AE7A5E", dark: "#6B3A28" };
const LEMON: Tones = { base: "#F8E27A", light: "#FDF3BC", dark: "#DFC04A" };
const CARAMEL: Tones = { base: "#D99A4E", light: "#EFC48C", dark: "#B57630" };
const SAUCE: Tones = { base: CHOCOLATE.base, light: CHOCOLATE.light, dark: CHOCOLATE.dark };
const CONE: Tones = { base: "#DFA75A", light: "#F2CB8E", dark: "#B07A2E" };

/** A paper cup with a stripe. */
function paperCup(tones: Tones): Piece[] {
  return [
    form(
      "84,176,8 316,176,8 290,288,14 278,298,8 122,298,8 110,288,14",
      tones,
      [detail(cut(points("70,216 330,210 326,238 76,246"), 2), CREAM.base)],
      [-20, 0],
    ),
    form(
      "76,164,8 324,164,8 322,184,8 78,184,8",
      { base: tones.light, light: tones.light, dark: tones.base },
      [],
      [0, -6],
    ),
  ];
}

/** A little spade of wood. */
function spade(): Piece {
  return form(laid("-12,-74,12 12,-74,12 9,60,4 -9,60,4", [286, 112], 24), WOOD, [], [-4, 0]);
}

/** One scoop of a flavour in a cup. */
export function single(tones: Tones, on: readonly Piece[] = []): Piece[] {
  return [spade(), scoop([194, 122], 88, tones, 4), ...on, ...paperCup(TEAL)];
}

function cup(): Piece[] {
  return [
    spade(),
    scoop([136, 138], 60, STRAWBERRY, 4),
    scoop([262, 138], 60, PISTACHIO, 7),
    scoop([198, 100], 64, VANILLA, 9),
    flecks(spread([256, 124], 36, 30, 7, 3), LEAF.base, bar(11, 6)),
    ...paperCup(CARTON_RED),
  ];
}

/** A waffle cone, its mouth at y. */
function cone(y: number, wide = 84): Piece {
  const lines = [-2, -1, 0, 1, 2]
    .map(
      (i) =>
        flow(
          [
            [200 + i * 44 - 60, y],
            [200 + i * 44 + 50, 330],
          ],
          false,
        ) +
        flow(
          [
            [200 + i * 44 + 60, y],
            [200 + i * 44 - 50, 330],
          ],
          false,
        ),
    )
    .join("");
  return form(
    [
      [200 - wide, y, 10],
      [200 + wide, y, 10],
      [212, 330, 10],
      [188, 330, 10],
    ],
    CONE,
    [slit(lines, CONE.dark, 5)],
    [-12, 0],
  );
}

function rim(y: number, wide = 92): Piece {
  return form(
    [
      [200 - wide, y - 8, 8],
      [200 + wide, y - 8, 8],
      [200 + wide - 6, y + 16, 8],
      [200 - wide + 6, y + 16, 8],
    ],
    CONE,
    [],
    [0, -6],
  );
}

function softSwirl(tones: Tones): Piece[] {
  return (
    [
      [156, 96, 36],
      [116, 76, 34],
      [78, 54, 30],
      [46, 30, 24],
    ] as const
  ).map(([y, rx, ry], i) =>
    lump([200 + (i % 2) * 5, y], [rx, ry], tones, i + 3, [
      detail(oval([200 - rx * 0.34, y - ry * 0.34], rx * 0.4, ry * 0.22, 9), tones.light),
    ]),
  );
}

function popsicle(tones: Tones, details: readonly Piece[]): Piece[] {
  return [
    placed(
      [
        form(
          "186,236,4 214,236,4 214,318,14 186,318,14",
          WOOD,
          [detail(cut(box(184, 234, 34, 16), 0), WOOD.dark)],
          [-6, 0],
        ),
        form(
          "130,86,50 152,30,54 248,30,54 270,86,50 270,236,16 258,250,12 142,250,12 130,236,16",
          tones,
          [
            ...details,
            detail(cut(box(158, 96, 16, 124), 8) + cut(box(226, 96, 16, 124), 8), tones.dark),
            detail(
              cut(points("144,92,8 156,58,10 170,54,8 154,94,8 152,150,8 142,150,8")),
              tones.light,
            ),
          ],
          [-8, -3],
        ),
      ],
      { turn: 10, about: [200, 180] },
    ),
  ];
}

function sundaeChocolate(): Piece[] {
  return [
    wafer(),
    scoop([138, 132], 54, VANILLA, 4),
    scoop([264, 134], 54, VANILLA, 7),
    scoop([200, 106], 58, COCOA, 9),
    sauce([200, 96], SAUCE),
    flecks(spread([200, 112], 74, 36, 12, 3), "#EBC07A", disc(5, 4, [0, 0], 6)),
    lump([200, 46], [34, 22], CREAM, 3),
    ball([200, 24], 15, TOMATO, 4),
    ...coupe(CHOCOLATE.base),
  ];
}

function frozenYogurt(): Piece[] {
  return [
    ...softSwirl({ base: "#FFF9EE", light: "#FFFFFF", dark: "#E4D6BE" }).slice(0, 3),
    raspberry([142, 132]),
    ...strawberry([256, 128], 0.8, 10),
    strewn(
      points("200,150 174,158 228,160"),
      ["#3B2F56", disc(15, 14)],
      ["#6A5A9A", disc(11, 10, [-2, -2])],
    ),
    leaf({ at: [204, 62], length: 46, width: 28, angle: -40 }, MID_LEAF),
    ...paperCup({ base: "#E79AA9", light: "#F6CFC0", dark: "#C86A80" }),
  ];
}

function bananaSplit(): Piece[] {
  const banana: Tones = { base: "#F6DF8C", light: "#FDF2C4", dark: "#D5B04A" };
  return [
    form(
      "20,150,24 70,166,34 200,186,40 330,166,34 380,150,24 372,206,30 300,240,40 100,240,40 28,206,30",
      banana,
      [slit(flow(points("34,178 120,204 280,204 366,178"), false), banana.dark, 5)],
      [-3, -9],
    ),
    scoop([112, 146], 54, VANILLA, 4),
    scoop([288, 146], 54, STRAWBERRY, 7),
    scoop([200, 136], 58, COCOA, 9),
    sauce([200, 126], { base: BEET.base, light: BEET.light, dark: BEET.dark }),
    ...[
      [112, 92],
      [200, 70],
      [288, 92],
    ].flatMap(([x = 0, y = 0], i) => [
      lump([x, y], [28, 18], CREAM, i + 3),
      ball([x, y - 20], 12, TOMATO, i + 2),
    ]),
    form(
      "16,190,12 384,190,12 350,252,34 290,276,24 110,276,24 50,252,34",
      GLASS,
      [detail(cut(points("46,204,8 66,204,8 92,250,12 80,254,10")), "#FFFFFFB0")],
      [-10, -3],
    ),
    piece(cut(points("150,274,6 250,274,6 276,300,8 124,300,8")), "#AFCFCE"),
  ];
}

function spaghettiIce(): Piece[] {
  return [
    plate([200, 246], 190, 68),
    piece(moundOutline([200, 236], 130, 110, 4), VANILLA.dark),
    ...loops({ at: [200, 206], rx: 124, ry: 82, count: 30, width: 10, seed: 7 }, [
      VANILLA.base,
      VANILLA.light,
      "#F6DFA4",
    ]),
    form(
      "128,176,18 150,140,20 190,118,20 230,124,20 264,150,18 278,186,14 264,206,10 250,190,9 236,222,10 222,220,9 212,194,10 184,200,10 170,226,10 158,222,9 152,190,10 136,200,9",
      { base: "#D23B4B", light: "#EE7B85", dark: "#A32232" },
      [detail(oval([182, 142], 26, 9, 8), "#EE7B85")],
      [-3, -5],
    ),
    flecks(spread([204, 156], 52, 26, 14, 5), "#FFFDF8", bar(12, 5)),
    ...strawberry([330, 232], 0.8, 12),
  ];
}

function affogato(): Piece[] {
  return [
    scoop([200, 116], 66, VANILLA, 4),
    form(
      "150,128,14 166,100,14 196,92,14 232,104,14 250,132,14 242,148,8 228,134,8 214,162,9 200,160,9 194,138,9 172,152,9 160,150,9",
      { base: "#5A2E20", light: "#8A5238", dark: "#3B1C12" },
      [],
      [-3, -4],
    ),
    form(
      "108,146,8 292,146,8 272,284,18 258,296,10 142,296,10 128,284,18",
      GLASS,
      [
        detail(
          cut(points("112,206 288,206 270,276,14 258,284,10 142,284,10 130,276,14"), 4),
          "#6B3A28",
        ),
        detail(cut(points("108,180 292,180 288,216 112,216"), 4), "#C48F57"),
        detail(cut(points("124,156,6 140,156,6 152,272,6 142,272,6")), "#FFFFFF80"),
      ],
      [-14, 0],
    ),
  ];
}

function sandwich(): Piece[] {
  const biscuit: Tones = { base: "#8A5238", light: "#AE7A5E", dark: "#5F3220" };
  return [
    placed(
      [
        form("60,216,14 340,216,14 340,252,14 60,252,14", biscuit, [], [-3, -8]),
        form("66,148,10 334,148,10 336,222,12 64,222,12", VANILLA, [], [-6, -6]),
        form(
          "58,118,14 342,118,14 342,156,14 58,156,14",
          biscuit,
          [
            detail(
              points("86,132 126,132 166,132 206,132 246,132 286,132 316,132")
                .map(([x, y]) => oval([x, y], 6, 5, 7))
                .join(""),
              biscuit.dark,
            ),
            detail(cut(box(74, 122, 200, 5), 2), biscuit.light),
          ],
          [-3, -8],
        ),
      ],
      { turn: -10, about: [200, 184] },
    ),
  ];
}

export const ICE_CREAM = {
  "ice-cream-stracciatella": () =>
    single({ base: "#FFF9EC", light: "#FFFFFF", dark: "#E6D9BE" }, [
      flecks(spread([192, 104], 62, 50, 18, 3), "#4A2418", bar(17, 6)),
    ]),
  "ice-cream-hazelnut": () =>
    single({ base: "#BE8A58", light: "#DDB488", dark: "#946234" }, [
      strewn(
        points("150,96 196,66 236,100 178,120"),
        ["#8A4A1C", disc(17, 15)],
        ["#C98A4C", disc(14, 11, [-2, -2])],
        ["#F1D3A6", disc(7, 4, [0, 6])],
      ),
    ]),
  "ice-cream-blue": () =>
    single({ base: "#6FB7E4", light: "#B4DDF5", dark: "#3F8CBF" }, [
      flecks(spread([192, 104], 60, 48, 8, 3), "#FFFDF8", bar(13, 6)),
      flecks(spread([196, 104], 60, 48, 7, 8), "#F29AA0", bar(13, 6)),
    ]),
  "ice-cream-cup": cup,
  "ice-cream-cone": () => [
    scoop([200, 104], 90, STRAWBERRY, 4),
    flecks(spread([200, 100], 60, 50, 9, 3), BEET.light, disc(7, 5)),
    cone(166),
    rim(168),
  ],
  "ice-cream-cone-two": () => [
    scoop([166, 86], 68, COCOA, 4),
    scoop([240, 96], 68, VANILLA, 7),
    cone(150),
    rim(152),
  ],
  "soft-serve": () => [...softSwirl(VANILLA), cone(180, 74), rim(182, 84)],
  "ice-cream-vanilla": () =>
    single(VANILLA, [
      flecks(spread([194, 106], 60, 50, 16, 3), "#5A4336", disc(3, 2.4, [0, 0], 5)),
    ]),
  "ice-cream-chocolate": () =>
    single(COCOA, [flecks(spread([194, 106], 60, 50, 9, 3), CHOCOLATE.dark, bar(18, 9))]),
  "ice-cream-strawberry": () => single(STRAWBERRY, [...strawberry([290, 134], 0.9, 12)]),
  "ice-cream-pistachio": () =>
    single(PISTACHIO, [flecks(spread([194, 106], 60, 50, 12, 3), "#6F8F3A", bar(15, 8))]),
  "ice-cream-caramel": () =>
    single(CARAMEL, [
      slit(flow(points("126,112 160,74 196,96 232,60 262,106"), false), "#A9641C", 9),
    ]),
  "sorbet-lemon": () => single(LEMON, [lemonWheel([284, 136], 36, 3)]),
  "sorbet-mango": () =>
    single(MANGO, [leaf({ at: [262, 140], length: 54, width: 34, angle: -50 }, MID_LEAF)]),
  "sorbet-berry": () =>
    single(BERRY, [
      raspberry([278, 142]),
      leaf({ at: [258, 132], length: 40, width: 26, angle: -80 }, PALE_LEAF),
    ]),
  sundae: () => sundae().pieces,
  "sundae-chocolate": sundaeChocolate,
  "banana-split": bananaSplit,
  "spaghetti-ice": spaghettiIce,
  affogato: affogato,
  "frozen-yogurt": frozenYogurt,
  popsicle: () =>
    popsicle({ base: "#E8553C", light: "#F5937C", dark: "#C23B25" }, [
      detail(cut(points("120,20 280,20 280,104 120,120"), 2), "#F4B530"),
      detail(cut(points("120,186 280,172 280,260 120,260"), 2), "#A52C54"),
    ]),
  "popsicle-chocolate": () =>
    popsicle(CHOCOLATE, [flecks(spread([206, 130], 60, 84, 14, 3), "#D9A55C", bar(14, 9))]),
  "ice-cream-sandwich": sandwich,
} satisfies Drawings;
