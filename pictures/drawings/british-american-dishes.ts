/** Dishes of British and American kitchens, and snacks of cinemas and fairs. */

import {
  BUN,
  CARTON_RED,
  CHEESE,
  CREAM,
  LEAF,
  POTATO,
  ROASTED,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, soup } from "../parts/bowls.ts";
import { form, laid } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley } from "../parts/garnish.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cubes, greenBeans, potatoes } from "../parts/vegetables.ts";
import { board, dip, LOW_PLATE, PLATE, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const PASTRY: Tones = { base: "#DDA24A", light: "#F5D08E", dark: "#A86C20" };
const GRAVY: Tones = { base: "#7A4020", light: "#A8693C", dark: "#562810" };
const MASH: Tones = { base: "#F7DF9C", light: "#FCF0CC", dark: "#D9B458" };
const CRUMBED: Tones = { base: "#DC9A3E", light: "#F3C67C", dark: "#AE6C1F" };
const CORN: Tones = { base: "#F0BC42", light: "#FADB86", dark: "#C98D1E" };
const LOBSTER: Tones = { base: "#CF3B25", light: "#EC7A5E", dark: "#9A210F" };
const OYSTER: Tones = { base: "#8F979A", light: "#C9CFCF", dark: "#5E676B" };
const PINK_BEEF: Tones = { base: "#C4636A", light: "#E29AA0", dark: "#7A4330" };

function meatPie(): Piece[] {
  const crimps = Array.from({ length: 15 }, (_, i) =>
    flow(
      [
        [62 + i * 20, 184 + Math.sin((i / 14) * Math.PI) * 16],
        [66 + i * 19.4, 166 + Math.sin((i / 14) * Math.PI) * 14],
      ],
      false,
    ),
  ).join("");
  return [
    LOW_PLATE,
    form(
      "62,180,12 338,180,12 312,262,18 282,276,18 118,276,18 88,262,18",
      PASTRY,
      [
        slit(
          [100, 140, 180, 220, 260, 300]
            .map((x) =>
              flow(
                [
                  [x, 190],
                  [200 + (x - 200) * 0.82, 272],
                ],
                false,
              ),
            )
            .join(""),
          PASTRY.dark,
          4,
        ),
      ],
      [-8, -3],
    ),
    form(
      "48,178,18 74,140,40 140,112,44 260,112,44 326,140,40 352,178,18 330,196,12 70,196,12",
      PASTRY,
      [
        detail(cut(points("96,150,14 140,126,14 210,120,14 170,134,14 120,166,12")), PASTRY.light),
        slit(crimps, PASTRY.dark, 5),
      ],
      [-5, -7],
    ),
    piece(
      cut(points("258,118,10 320,138,14 352,178,12 330,196,10 292,192,10 268,160,10")),
      GRAVY.base,
      [
        flecks(points("286,150 312,162 300,180 326,182"), GRAVY.light, bar(24, 15, 31)),
        flecks(points("276,136 330,172"), "#C2551F", disc(7, 6)),
      ],
    ),
    form(
      "288,192,12 322,184,12 356,220,16 344,260,14 306,268,14 296,236,12",
      GRAVY,
      [detail(oval([318, 220], 12, 5, 8), GRAVY.light)],
      [-2, -4],
    ),
    ...[150, 190, 230].map((x) =>
      slit(flow(points(`${x},134 ${x + 8},148`), false), GRAVY.base, 6),
    ),
  ];
}

function shepherdsPie(): Piece[] {
  return [
    plate([200, 272], 180, 44),
    form(
      "40,176,14 360,176,14 336,262,26 300,282,20 100,282,20 64,262,26",
      { base: "#F6EAD6", light: "#FFFDF8", dark: "#CDB78F" },
      [],
      [-10, -3],
    ),
    piece(oval([200, 176], 164, 48, 24), "#FFFDF8", [
      detail(oval([200, 178], 150, 40, 22), GRAVY.base),
    ]),
    form(
      "64,174,24 90,140,30 140,118,28 206,110,28 268,118,28 316,142,30 336,174,24 292,190,14 252,184,10 236,200,10 216,186,12 150,190,14 104,192,14",
      MASH,
      [
        slit(
          [130, 148, 166]
            .map((y) =>
              flow(
                points(
                  `88,${y + 6} 132,${y - 4} 176,${y + 6} 220,${y - 4} 264,${y + 6} 312,${y - 2}`,
                ),
                false,
              ),
            )
            .join(""),
          MASH.dark,
          6,
        ),
        flecks(spread([200, 146], 108, 26, 12, 3), "#C9803B", disc(16, 5)),
      ],
      [-4, -6],
    ),
    flecks(points("96,186 150,194 232,200 290,190"), "#C2551F", disc(8, 6)),
    flecks(points("120,190 190,196 262,194"), "#7FA648", disc(7, 6)),
    ...parsley([206, 124]),
  ];
}

function sausageRolls(): Piece[] {
  const one = (at: Point, a: number): Piece =>
    placed(
      [
        form(
          "-112,-22,20 -80,-38,20 80,-38,20 108,-22,20 108,26,20 80,38,20 -80,38,20 -112,26,20",
          PASTRY,
          [
            slit(
              [-76, -44, -12, 20, 52]
                .map((x) => flow(points(`${x},8 ${x + 18},-30`), false))
                .join(""),
              PASTRY.dark,
              7,
            ),
            detail(cut(points("-92,-18,8 -60,-28,8 60,-28,8 30,-20,8 -80,-8,8")), PASTRY.light),
          ],
          [-3, -7],
        ),
        piece(oval([104, 1], 24, 37, 16), PASTRY.dark, [
          detail(oval([105, 1], 19, 31, 15), "#F6DDA8"),
          detail(oval([105, 2], 14, 24, 14), "#C07A5A"),
          flecks(points("100,-6 110,6 102,14"), "#E0A88C", disc(4, 3)),
        ]),
      ],
      { x: at[0], y: at[1], turn: a },
    );
  return [LOW_PLATE, one([178, 172], -10), one([196, 236], -2), ...dip([322, 270], TOMATO)];
}

function popcorn(): Piece[] {
  const kernel = (at: Point, i: number): Piece =>
    placed(
      [
        form(
          "-24,6,14 -20,-14,14 -2,-22,14 20,-14,14 24,6,14 10,20,14 -12,20,14",
          { base: "#FFF6DE", light: "#FFFFFF", dark: "#E6CE96" },
          [detail(oval([4, 4], 8, 6, 8), "#F4C95A"), detail(oval([-8, -8], 7, 4, 7), "#FFFFFF")],
          [-2, -3],
        ),
      ],
      { x: at[0], y: at[1], turn: i * 57 },
    );
  const stripes = [0, 1, 2, 3].map((i): Point[] => [
    [96 + i * 60, 170],
    [126 + i * 60, 170],
    [200 + (126 + i * 60 - 200) * 0.78, 300],
    [200 + (96 + i * 60 - 200) * 0.78, 300],
  ]);
  return [
    ...points(
      "120,156 160,132 202,116 244,130 282,154 140,170 182,150 226,152 264,172 100,178 302,176 206,84 170,98 242,98",
    ).map(kernel),
    piece(
      cut(points("88,170,6 312,170,6 286,292,10 278,300,8 122,300,8 114,292,10")),
      CREAM.light,
      [
        detail(stripes.map((one) => cut(one, 0)).join(""), CARTON_RED.base),
        detail(cut(points("262,160 330,160 300,310 240,310"), 2), "#46281426"),
      ],
    ),
    ...points("64,288 336,286 352,296").map((at, i) => kernel(at, i + 3)),
  ];
}

function crisps(): Piece[] {
  const crisp = ([x, y]: Point, i: number): Piece =>
    piece(oval([x, y], 42, 29, 11, i + 2), "#D39A34", [
      detail(oval([x - 2, y - 3], 39, 25, 10, i + 2), "#F3C95C"),
      detail(oval([x - 8, y - 8], 20, 9, 9), "#FBE39C"),
      flecks(
        [
          [x + 12, y + 6],
          [x - 16, y + 8],
        ],
        "#C98A2A",
        disc(4, 2.6, [0, 0], 5),
      ),
    ]);
  return heapedBowl([
    ...points("96,172 140,140 196,118 254,136 304,170 122,176 170,154 226,152 278,178 202,176").map(
      crisp,
    ),
    flecks(spread([200, 146], 100, 40, 12, 3), "#FFFFFF", bar(5, 4)),
  ]);
}

function fishcakes(): Piece[] {
  const one = (at: Point, seed: number): Piece[] => [
    form(
      laid("-66,-10,30 -40,-34,34 40,-34,34 66,-10,30 66,14,26 40,34,34 -40,34,34 -66,14,26", at),
      CRUMBED,
      [
        detail(oval([at[0], at[1] - 10], 58, 23, 16), "#E9B25C"),
        flecks(spread([at[0], at[1] - 10], 48, 17, 14, seed), CRUMBED.light, disc(6, 4)),
        flecks(spread(at, 54, 24, 12, seed + 5), "#B9742A", disc(5, 3)),
      ],
      [0, -5],
    ),
  ];
  return [
    LOW_PLATE,
    ...one([126, 188], 3),
    ...one([206, 224], 6),
    ...dip([310, 244], { base: "#FBF3D6", light: "#FFFFFF", dark: "#DCCB96" }),
    flecks(points("296,240 312,246 326,238"), LEAF.base, bar(8, 4)),
    lemonWheel([292, 182], 34, 3),
    ...parsley([86, 256]),
  ];
}

function roastBeef(): Piece[] {
  const slice = (at: Point, a: number): Piece =>
    placed(
      [
        form(
          "-62,24,22 -56,-18,26 0,-40,30 56,-20,26 62,24,22 0,42,26",
          ROASTED,
          [
            detail(
              cut(points("-50,16,18 -44,-12,20 0,-30,22 44,-14,20 50,16,18 0,30,20")),
              PINK_BEEF.base,
            ),
            detail(cut(points("-30,2,12 -8,-16,12 26,-10,12 4,4,12")), PINK_BEEF.light),
          ],
          [-2, -5],
        ),
      ],
      { x: at[0], y: at[1], turn: a },
    );
  return [
    LOW_PLATE,
    form(
      "46,196,16 58,150,24 96,132,20 120,146,16 146,130,20 180,152,24 186,196,16 156,216,20 78,216,20",
      PASTRY,
      [
        detail(oval([118, 168], 44, 16, 13), "#B9782A"),
        detail(oval([114, 164], 36, 10, 11), "#8A4B22"),
      ],
      [-4, -7],
    ),
    ...potatoes(points("236,170 282,160 322,182")),
    greenBeans([316, 228]),
    form("60,260,24 130,232,26 250,230,26 326,254,24 280,284,26 140,286,26", GRAVY, [], [-2, -4]),
    slice([132, 238], -8),
    slice([190, 232], -2),
    slice([248, 240], 8),
  ];
}

function lobster(): Piece[] {
  const claw = (flip: number): Piece =>
    placed(
      [
        slit(flow(points("0,60 30,30 40,0"), false), LOBSTER.dark, 17),
        form(
          "20,10,14 10,-30,20 24,-66,18 44,-76,10 50,-44,8 62,-70,10 78,-54,16 76,-14,20 52,14,16",
          LOBSTER,
          [detail(cut(points("26,-20,8 34,-50,8 42,-54,6 38,-24,8")), LOBSTER.light)],
          [-3, -4],
        ),
      ],
      flip > 0 ? { x: 236, y: 106 } : { x: 116, y: 132, turn: -62 },
    );
  return [
    LOW_PLATE,
    claw(-1),
    claw(1),
    slit(
      flow(points("206,116 184,70 150,44"), false) + flow(points("218,114 214,70 236,34"), false),
      LOBSTER.dark,
      4,
    ),
    form(
      "236,270,10 290,262,16 330,282,14 322,296,12 270,294,12",
      LOBSTER,
      [slit(flow(points("262,276 310,286"), false), LOBSTER.dark, 4)],
      [-2, -3],
    ),
    form(
      "168,150,30 190,112,26 232,112,26 252,150,30 256,206,26 250,260,20 216,276,20 184,256,20 168,206,26",
      LOBSTER,
      [
        detail(cut(points("184,150,10 198,126,10 212,124,8 198,160,8")), LOBSTER.light),
        slit(
          [186, 208, 230, 250]
            .map((y) => flow(points(`172,${y - 6} 212,${y + 8} 254,${y - 6}`), false))
            .join(""),
          LOBSTER.dark,
          6,
        ),
      ],
      [-5, -4],
    ),
    detail(oval([196, 124], 6, 6, 8) + oval([226, 124], 6, 6, 8), "#231815"),
    lemonWheel([112, 256], 34, 3),
    ...parsley([310, 226]),
  ];
}

function oysters(): Piece[] {
  const one = (at: Point, a: number): Piece =>
    placed(
      [
        form(
          "-56,10,22 -50,-18,24 -10,-34,24 36,-26,22 58,2,16 34,26,22 -14,34,24",
          OYSTER,
          [
            detail(
              cut(points("-44,8,18 -38,-12,20 -8,-24,20 30,-18,18 46,2,14 26,18,18 -12,24,20")),
              "#F1EFE8",
            ),
            detail(
              cut(points("-28,6,14 -22,-8,14 0,-16,14 24,-10,14 30,4,12 10,14,14 -12,16,14")),
              "#C9C4B4",
            ),
            detail(oval([-4, -4], 15, 6, 9), "#EDE9DC"),
          ],
          [-2, -3],
        ),
      ],
      { x: at[0], y: at[1], turn: a },
    );
  return [
    plate([200, 234], 194, 86),
    flecks(spread([200, 232], 160, 60, 22, 3), "#DCEBEA", bar(32, 24, 41)),
    flecks(spread([200, 232], 160, 60, 14, 8), "#FFFFFF", bar(20, 15, 41)),
    one([104, 206, 0], -20),
    one([200, 178], 4),
    one([298, 204], 24),
    one([120, 260], -170),
    one([282, 260], 160),
    lemonWheel([202, 238], 36, 3),
    ...parsley([322, 248]).slice(0, 1),
  ];
}

function chowder(): Piece[] {
  return soup(
    { base: "#F6EBD0", light: "#FFFAEC", dark: "#D9C79A" },
    [
      cubes(points("136,156 180,142 232,146 276,162 196,174 154,178"), POTATO, 13),
      strewn(
        points("158,158 214,160 254,176 112,164"),
        ["#B98A5C", disc(15, 10)],
        ["#E8C79E", disc(11, 7, [-1, -2])],
      ),
      strewn(
        points("190,154 246,158 140,170 276,146"),
        ["#8A2C1C", bar(19, 9, 41)],
        ["#D9684A", bar(15, 5, 41)],
      ),
      flecks(spread([200, 160], 116, 32, 18, 8), LEAF.base, bar(11, 5)),
    ],
    { base: "#3F7B80", light: "#7FB0B4", dark: "#285459" },
  );
}

function cornbread(): Piece[] {
  const slab = (x: number, y: number): Piece[] => [
    form(
      `${x},${y + 20},8 ${x + 128},${y + 20},8 ${x + 126},${y + 78},12 ${x + 2},${y + 78},12`,
      CORN,
      [
        flecks(spread([x + 64, y + 50], 54, 22, 20, x), CORN.light, disc(6, 4)),
        flecks(spread([x + 60, y + 52], 54, 22, 12, y), CORN.dark, disc(5, 3)),
      ],
      [-5, -2],
    ),
    piece(
      cut(
        points(
          `${x},${y + 22},8 ${x + 26},${y - 8},10 ${x + 146},${y - 8},10 ${x + 128},${y + 22},8`,
        ),
      ),
      "#D9962E",
      [
        detail(
          cut(
            points(
              `${x + 20},${y + 12},8 ${x + 34},${y - 2},8 ${x + 110},${y - 2},8 ${x + 70},${y + 6},8`,
            ),
          ),
          "#EDB852",
        ),
      ],
    ),
  ];
  return [
    ...board(170),
    ...slab(190, 150),
    ...slab(62, 188),
    form("100,184,6 138,174,6 154,192,6 116,202,6", CHEESE, [], [-2, -6]),
    form("110,202,8 130,196,8 136,226,8 124,232,8", CHEESE, [], [-1, -2]),
  ];
}

function cornDogs(): Piece[] {
  const one = (x: number, a: number): Piece =>
    placed(
      [
        piece(cut(box(-7, 60, 14, 110), 5), "#E3C28A", [
          detail(cut(box(1, 60, 8, 110), 2), "#C9A36A"),
        ]),
        form(
          "-36,50,24 -38,-70,34 -20,-104,26 20,-104,26 38,-70,34 36,50,24 16,76,20 -16,76,20",
          CRUMBED,
          [
            detail(
              cut(points("-24,-60,10 -14,-88,10 -2,-88,8 -10,-40,10 -12,30,10 -24,30,10")),
              CRUMBED.light,
            ),
          ],
          [-8, -4],
        ),
        slit(flow(points("-14,-82 14,-62 -16,-36 16,-10 -16,16 14,42"), false), "#B58A0E", 10),
        slit(flow(points("-15,-84 13,-64 -17,-38 15,-12 -17,14 13,40"), false), "#F4C93A", 7),
      ],
      { x, y: 150, turn: a },
    );
  return [one(142, -12), one(258, 12)];
}

function mushyPeas(): Piece[] {
  const pea: Tones = { base: "#8FA94A", light: "#C2D486", dark: "#66802A" };
  return heapedBowl(
    [
      mound([200, 184], 136, 78, pea),
      strewn(
        spread([200, 150], 106, 42, 26, 4),
        [pea.dark, disc(12, 9)],
        [pea.light, disc(8, 5, [-2, -2])],
      ),
      form("172,112,6 210,104,6 226,122,6 188,132,6", CHEESE, [], [-2, -5]),
    ],
    WHITE_BOWL,
  );
}

/** Lobster in mayonnaise in a split roll. */
function lobsterRoll(): Piece[] {
  const lobster: Tones = { base: "#E0553A", light: "#F59A80", dark: "#A82C16" };
  return [
    PLATE,
    form("44,196,30 80,150,40 320,138,40 362,178,30 340,212,20 70,228,20", BUN, [], [-3, -7]),
    leaf({ at: [120, 196], length: 86, width: 56, angle: -128 }, MID_LEAF),
    leaf({ at: [220, 186], length: 86, width: 56, angle: -96 }, PALE_LEAF),
    leaf({ at: [296, 186], length: 84, width: 54, angle: -50 }, MID_LEAF),
    ...points("104,180 152,158 202,150 252,150 298,162 130,196 178,184 228,180 276,184").map(
      (at, i) =>
        form(
          laid("-32,8,14 -24,-18,16 6,-26,18 32,-8,16 26,16,16 -8,22,16", at, i * 43),
          i % 3 === 2 ? { base: "#FBEFDC", light: "#FFFFFF", dark: "#DDBFA0" } : lobster,
          [
            detail(
              cut(laid("-16,-6,8 4,-17,8 18,-6,8 0,-2,8", at, i * 43)),
              i % 3 === 2 ? "#FFFFFF" : lobster.light,
            ),
          ],
          [-3, -5],
        ),
    ),
    slit(flow(points("106,176 150,188 196,162 244,178 296,160"), false), "#FBF0CC", 8),
    flecks(spread([200, 170], 96, 22, 10, 4), LEAF.base, bar(11, 5)),
    form(
      "34,214,30 60,196,30 340,182,30 368,198,30 352,246,40 310,270,36 110,282,36 58,262,36",
      BUN,
      [detail(cut(points("60,222,16 200,204,16 330,200,16 200,222,16 76,240,14")), BUN.light)],
      [-4, -9],
    ),
  ];
}

export const BRITISH_AMERICAN_DISHES = {
  "meat-pie": meatPie,
  "shepherds-pie": shepherdsPie,
  "sausage-rolls": sausageRolls,
  popcorn: popcorn,
  crisps: crisps,
  "fish-cakes": fishcakes,
  "roast-beef": roastBeef,
  lobster: lobster,
  oysters: oysters,
  "soup-clam-chowder": chowder,
  cornbread: cornbread,
  "corn-dog": cornDogs,
  "mushy-peas": mushyPeas,
  "lobster-roll": lobsterRoll,
} satisfies Drawings;
