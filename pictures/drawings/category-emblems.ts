/** Emblems of categories: one simple thing each, recognised at 80 pixels. */

import { fork, knife } from "../kiosk/emblems.ts";
import {
  BREAD,
  BUN,
  CHEESE,
  CHINA,
  COFFEE,
  CREAM,
  CRUST,
  GLASS,
  LEAF,
  MEAT,
  NORI,
  PASTA,
  PINK,
  RICE,
  ROAST,
  SALMON,
  SOUP,
  TEAL,
  TOMATO,
  type Tones,
  WOOD,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { blob, box, cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { bottomBun, cheddar, lettuce, patty, topBun } from "../parts/burger-parts.ts";
import { cup, mug } from "../parts/cups.ts";
import { form, laid, lump } from "../parts/form.ts";
import { strawberry } from "../parts/fruit.ts";
import {
  DEEP_LEAF,
  LIME,
  leaf,
  lemonWheel,
  MID_LEAF,
  ORANGE,
  PALE_LEAF,
} from "../parts/garnish.ts";
import { beerMug, MARTINI_GLASS, stemmed, straw, tumbler, WINE_GLASS } from "../parts/glasses.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { cherryTomato } from "../parts/vegetables.ts";
import { heapedBowl, openBowl, riceDome } from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";
import { PASTRIES } from "./pastries.ts";
import { FRIES, friesPieces } from "./sides.ts";
import { scoop } from "./sweets.ts";
import { extraCheddar, extraChilli, extraFriedEgg } from "./toppings.ts";

const BONE: Tones = { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" };
const RAW: Tones = { base: "#C2453C", light: "#E58478", dark: "#8F2C26" };
const GOLDEN: Tones = { base: "#C97A2E", light: "#E9AA63", dark: "#98551A" };
const CARROT: Tones = { base: "#E8792B", light: "#F5AC6E", dark: "#BE5714" };
const BROCCOLI: Tones = { base: "#5F8D3B", light: "#8FB560", dark: "#3D6A31" };
const BLUE: Tones = { base: "#6FA6B8", light: "#B4D5DE", dark: "#467A8C" };
const RED_WINE: Tones = { base: "#8E1D45", light: "#BE3A63", dark: "#6E1334" };
const COLA: Tones = { base: "#C8452C", light: "#EB7650", dark: "#9C2F1B" };
const LAGER: Tones = { base: "#F0B02E", light: "#FAD06A", dark: "#CE8A17" };

const FRONT_FRIES = FRIES.filter(([, , , , behind]) => !behind);

/** Makes a drawing fill the sheet: scaled about its middle. */
function enlarged(pieces: readonly Piece[], scale: number, [x, y]: Point = [200, 170]): Piece[] {
  return [placed(pieces, { x: 200 - x * scale, y: 170 - y * scale, scale })];
}

function burger(): Piece[] {
  return enlarged(
    [
      bottomBun(BUN, 245),
      ...lettuce(227, 5),
      patty(190, 238, MEAT, 4),
      cheddar(180),
      topBun({ base: 178, crown: 50, tones: BUN, seed: 3 }, []),
    ],
    1.14,
    [200, 172],
  );
}

function pizza(): Piece[] {
  return [
    form(
      "64,92,16 336,92,16 296,170,12 288,212,10 276,212,9 268,186,10 236,246,12 230,284,9 220,284,9 214,262,9 206,324,10 194,324,8 168,266,12 160,292,8 148,290,8 142,240,10 104,166,12",
      { base: "#F6CF63", light: "#FBE29A", dark: "#DB9220" },
      [detail(cut(points("100,108,12 200,108,12 150,220,12 118,180,12")), "#FBE29A")],
      [-5, -6],
    ),
    ...[
      [142, 150, 30],
      [246, 152, 32],
      [198, 226, 26],
    ].map(([x = 0, y = 0, r = 0], i) =>
      lump([x, y], [r, r * 0.92], TOMATO, i + 3, [
        detail(oval([x - r * 0.3, y - r * 0.36], r * 0.4, r * 0.22, 8), TOMATO.light),
      ]),
    ),
    leaf({ at: [184, 176], length: 66, width: 42, angle: -60 }, MID_LEAF),
    form(
      "38,72,26 72,40,28 200,26,34 328,40,28 364,72,26 352,108,20 200,92,34 50,108,20",
      { base: BUN.base, light: BUN.light, dark: CRUST.base },
      [detail(cut(points("80,56,10 200,42,12 310,56,10 296,66,8 200,56,12 92,68,8")), BUN.light)],
      [-4, -9],
    ),
  ];
}

/** A fork with pasta wound around it. */
function pasta(): Piece[] {
  const strands = [0, 1, 2, 3, 4, 5].map((i) =>
    flow(
      points(
        `${104 + (i % 2) * 8},${168 + i * 22} 150,${190 + i * 21} 214,${192 + i * 20} 276,${176 + i * 20} ${300 - (i % 2) * 10},${156 + i * 20}`,
      ),
      false,
    ),
  );
  return [
    placed([fork(200)], { x: -24, y: -54, scale: 1.12 }),
    form(
      "94,196,40 116,150,46 160,124,46 240,120,46 288,148,46 310,196,40 292,264,46 244,304,46 160,306,46 110,266,46",
      PASTA,
      [
        slit(strands.join(""), PASTA.dark, 8),
        slit(
          strands
            .map((_, i) =>
              flow(
                points(
                  `${116 + (i % 2) * 8},${156 + i * 22} 160,${176 + i * 21} 220,${178 + i * 20} 270,${164 + i * 20}`,
                ),
                false,
              ),
            )
            .join(""),
          PASTA.light,
          6,
        ),
      ],
      [-8, -8],
    ),
    slit(flow(points("296,214 330,226 340,262 322,292"), false), PASTA.base, 9),
    lump([206, 196], [46, 34], TOMATO, 4, [detail(oval([192, 184], 18, 8, 8), TOMATO.light)]),
    leaf({ at: [206, 184], length: 56, width: 34, angle: -36 }, MID_LEAF),
    leaf({ at: [204, 184], length: 52, width: 32, angle: -146 }, PALE_LEAF),
  ];
}

function sushi(): Piece[] {
  return [
    form(
      "52,132,10 348,132,10 348,240,40 300,296,50 200,310,50 100,296,50 52,240,40",
      NORI,
      [detail(cut(points("74,150 98,168 108,282 84,262"), 8), NORI.light)],
      [-14, 0],
    ),
    piece(oval([200, 134], 148, 92, 26), NORI.base, [
      detail(oval([200, 134], 132, 79, 24), RICE.dark),
      detail(oval([199, 131], 129, 75, 24), RICE.base),
      flecks(spread([200, 132], 118, 66, 26, 4), RICE.dark, bar(15, 6)),
      detail(oval([204, 138], 70, 42, 16), RICE.dark),
    ]),
    form(
      "140,134,18 160,102,18 232,98,18 264,130,18 244,164,18 168,168,18",
      SALMON,
      [
        slit(
          flow(points("164,150 190,110"), false) + flow(points("200,158 226,106"), false),
          SALMON.light,
          7,
        ),
      ],
      [-4, -6],
    ),
  ];
}

/** A spit of roast meat. */
function kebab(): Piece[] {
  const layers = [0, 1, 2, 3, 4, 5].map((i) => {
    const half = 112 - i * 12;
    const y = 66 + i * 34;
    return form(
      [
        [200 - half, y, 16],
        [200 + half, y - 4, 16],
        [200 + half - 8, y + 40, 16],
        [200 - half + 10, y + 42, 16],
      ],
      i % 2 ? ROAST : { base: "#A65A26", light: "#C87F45", dark: "#7A3D14" },
      [detail(cut(box(200 - half + 18, y + 8, half * 0.9, 9), 4), ROAST.light)],
      [-10, -5],
    );
  });
  return [
    form("192,12,6 208,12,6 208,330,4 192,330,4", GLASS),
    ...[...layers].reverse(),
    form("164,34,14 184,22,12 216,22,12 238,36,14 230,62,14 170,62,14", TOMATO, [
      detail(oval([188, 36], 14, 6, 8), TOMATO.light),
    ]),
    form("112,300,8 288,300,8 300,328,8 100,328,8", {
      base: "#8FA1A1",
      light: "#C9D3D3",
      dark: "#66797A",
    }),
    leaf({ at: [200, 24], length: 44, width: 26, angle: -40 }, MID_LEAF),
  ];
}

function bowl(): Piece[] {
  return enlarged(
    heapedBowl([
      ...riceDome([140, 176], 80, 66),
      leaf({ at: [270, 176], length: 110, width: 70, angle: -100 }, DEEP_LEAF),
      leaf({ at: [296, 180], length: 104, width: 66, angle: -54 }, PALE_LEAF),
      strewn(
        points("208,156 236,172 198,182"),
        ["#C2551F", disc(27, 22)],
        ["#F0A04A", disc(20, 15, [-3, -3])],
      ),
      cherryTomato([286, 168], 30),
    ]),
    1.1,
    [200, 178],
  );
}

function curry(): Piece[] {
  return enlarged(
    [
      ...openBowl(
        { base: "#E3A02F", light: "#F0BC5C", dark: "#C07D1C" },
        [
          ...riceDome([126, 158], 82, 66),
          strewn(
            points("226,150 274,140 262,174"),
            ["#B9701C", disc(29, 20)],
            ["#F7CE74", disc(23, 14, [-3, -3])],
          ),
          leaf({ at: [282, 152], length: 54, width: 34, angle: -120 }, MID_LEAF),
          leaf({ at: [284, 152], length: 54, width: 34, angle: -40 }, PALE_LEAF),
        ],
        { base: "#A9642A", light: "#C9803B", dark: "#84491C" },
      ),
    ],
    1.1,
    [200, 182],
  );
}

function salad(): Piece[] {
  return enlarged(
    heapedBowl([
      leaf({ at: [96, 184], length: 110, width: 72, angle: -134 }, MID_LEAF),
      leaf({ at: [140, 162], length: 124, width: 78, angle: -110 }, DEEP_LEAF),
      leaf({ at: [204, 160], length: 120, width: 76, angle: -88 }, PALE_LEAF),
      leaf({ at: [262, 164], length: 124, width: 78, angle: -66 }, DEEP_LEAF),
      leaf({ at: [304, 184], length: 110, width: 72, angle: -44 }, MID_LEAF),
      cherryTomato([146, 168], 34),
      cherryTomato([262, 168], 34),
      strewn(
        [[204, 172]],
        [LEAF.dark, disc(42, 32)],
        ["#D6E5A8", disc(36, 26)],
        ["#EEF3CF", disc(20, 13)],
      ),
    ]),
    1.06,
    [200, 184],
  );
}

function soup(): Piece[] {
  return [
    ...enlarged(
      [
        ...openBowl(SOUP, [
          detail(
            flow(
              points(
                "122,164 136,142 172,134 220,138 240,152 222,164 190,162 186,154 202,152 214,152 200,146 166,146 144,158",
              ),
            ),
            CREAM.base,
          ),
          leaf({ at: [268, 156], length: 60, width: 38, angle: -120 }, MID_LEAF),
          leaf({ at: [270, 158], length: 60, width: 38, angle: -20 }, PALE_LEAF),
        ]),
      ],
      1.08,
      [200, 164],
    ),
    ...[132, 200, 268].map((x) =>
      slit(flow(points(`${x},76 ${x - 12},56 ${x + 10},34 ${x},12`), false), "#D9CFC0", 13),
    ),
  ];
}

/** A sandwich cut across. */
function sandwich(): Piece[] {
  const slab = (y: number): Piece =>
    form(
      `30,${y},10 370,${y},10 364,${y + 44},12 36,${y + 44},12`,
      { base: "#F8E4B8", light: "#FFF4DC", dark: "#D9AE68" },
      [
        detail(
          cut(points(`20,${y - 4} 46,${y - 4} 48,${y + 50} 20,${y + 50}`), 3) +
            cut(points(`354,${y - 4} 380,${y - 4} 380,${y + 50} 352,${y + 50}`), 3),
          CRUST.base,
        ),
      ],
      [0, -7],
    );
  return [
    slab(252),
    ...lettuce(226, 5, 24, 376),
    form(
      "40,206,10 360,206,10 360,226,10 40,226,10",
      { base: TOMATO.light, light: TOMATO.light, dark: TOMATO.base },
      [],
      [0, -10],
    ),
    form(
      "36,188,5 364,188,5 330,214,6 300,198,8 256,218,8 220,198,8 170,222,8 130,198,8 84,216,8 36,200,5",
      CHEESE,
      [],
      [-2, -5],
    ),
    form(
      "24,150,12 180,40,30 220,40,30 376,150,12",
      { base: CRUST.light, light: CRUST.light, dark: CRUST.base },
      [
        detail(cut(points("56,144,10 186,50,24 214,50,24 344,144,10")), "#E2B469"),
        detail(cut(points("102,130,10 176,72,14 210,72,14 150,126,10")), "#F3D294"),
      ],
      [-3, -5],
    ),
    slab(144),
  ];
}

/** A slice of cake without its plate. */
function cake(): Piece[] {
  return enlarged(
    [
      piece(cut(points("60,142,8 340,186,6 338,300,10 64,262,12")), "#F0CF8B", [
        detail(cut(points("50,172 200,196 350,218 350,242 200,220 50,196"), 4), CREAM.light),
        detail(cut(points("50,222 200,246 350,268 350,290 200,270 50,244"), 4), PINK.base),
        detail(cut(points("338,170 360,170 360,310 326,310")), "#4A241833"),
      ]),
      form(
        "60,140,8 344,184,8 346,208,7 330,210,8 318,240,8 304,238,8 294,206,9 258,200,9 246,216,8 230,214,8 220,194,9 190,190,9 180,228,8 164,226,8 156,184,9 124,178,9 112,194,8 98,192,8 90,172,8 60,168,8",
        PINK,
        [],
        [-2, -4],
      ),
      form(
        "52,142,10 80,108,16 130,84,16 178,74,12 346,186,8 200,168,5",
        PINK,
        [
          detail(
            cut(points("92,124,10 134,102,10 174,94,10 200,112,10 150,118,10 108,136,10")),
            PINK.light,
          ),
        ],
        [-2, -5],
      ),
      ...strawberry([150, 64], 1.25),
    ],
    1.06,
    [200, 170],
  );
}

function iceCream(): Piece[] {
  const cone: Tones = { base: "#DFA75A", light: "#F2CB8E", dark: "#B07A2E" };
  return [
    scoop([200, 104], 98, { base: "#F0A3AE", light: "#FAD2D4", dark: "#D97F8E" }, 4),
    form(
      "108,166,10 292,166,10 212,334,10 188,334,10",
      cone,
      [
        slit(
          flow(points("120,166 240,330"), false) +
            flow(points("190,166 270,300"), false) +
            flow(points("280,166 160,330"), false) +
            flow(points("210,166 130,300"), false),
          cone.dark,
          7,
        ),
      ],
      [-14, 0],
    ),
    form("98,156,10 302,156,10 296,186,10 104,186,10", cone, [], [0, -7]),
    ball([212, 18], 18, TOMATO, 4),
  ];
}

function coffee(): Piece[] {
  return enlarged(
    [
      ...cup(COFFEE, [
        detail(
          cut(
            points(
              "190,158,10 158,138,14 158,122,10 176,118,10 190,128,4 204,118,10 222,122,10 222,138,14",
            ),
          ),
          CREAM.base,
        ),
      ]),
    ],
    1.16,
    [202, 184],
  ).concat(
    [130, 200].map((x) =>
      slit(flow(points(`${x},66 ${x - 10},48 ${x + 10},30 ${x},12`), false), "#D9CFC0", 13),
    ),
  );
}

function coldDrink(): Piece[] {
  return enlarged(
    [
      straw(),
      form(
        "104,96,6 296,96,6 270,290,16 258,302,10 142,302,10 130,290,16",
        COLA,
        [
          detail(cut(points("90,168 310,150 304,196 96,212"), 2), CREAM.base),
          detail(cut(points("262,90 310,90 290,310 238,310")), "#46281426"),
        ],
        [-10, 0],
      ),
      form("92,76,12 308,76,12 306,104,8 94,104,8", CHINA, [], [0, -8]),
    ],
    1.08,
    [206, 160],
  );
}

function juice(): Piece[] {
  const orange: Tones = { base: "#F0962E", light: "#F8BE72", dark: "#CC7012" };
  return [
    ...enlarged(tumbler(orange, [], true), 1.1, [196, 158]),
    lemonWheel([112, 96], 66, 3, ORANGE),
    lemonWheel([310, 268], 60, 5, ORANGE),
  ];
}

function cocktail(): Piece[] {
  return [
    ...enlarged(
      [
        ...stemmed(MARTINI_GLASS, { base: "#EE7B52", light: "#F7AC86", dark: "#CF5A30" }),
        lemonWheel([292, 62], 44, 3, LIME),
      ],
      1.1,
      [204, 166],
    ),
    leaf({ at: [116, 64], length: 60, width: 36, angle: -110 }, MID_LEAF),
  ];
}

/** A bottle to squeeze. */
function sauce(): Piece[] {
  const bottle = (x: number, tones: Tones): Piece[] => [
    form(
      [
        [x - 9, 60, 6],
        [x - 5, 14, 4],
        [x + 5, 14, 4],
        [x + 9, 60, 6],
      ],
      tones,
    ),
    form(
      [
        [x - 34, 86, 10],
        [x - 26, 56, 10],
        [x + 26, 56, 10],
        [x + 34, 86, 10],
      ],
      { base: CREAM.base, light: CREAM.light, dark: CREAM.dark },
    ),
    form(
      [
        [x - 46, 84, 14],
        [x + 46, 84, 14],
        [x + 62, 132, 24],
        [x + 62, 304, 20],
        [x - 62, 304, 20],
        [x - 62, 132, 24],
      ],
      tones,
      [
        detail(
          cut([
            [x - 44, 136, 8],
            [x - 28, 128, 8],
            [x - 28, 280, 8],
            [x - 44, 280, 8],
          ]),
          tones.light,
        ),
        detail(
          cut(
            [
              [x - 70, 196],
              [x + 70, 188],
              [x + 70, 246],
              [x - 70, 254],
            ],
            2,
          ),
          "#FFFFFF59",
        ),
      ],
      [-12, 0],
    ),
  ];
  return [
    ...bottle(262, { base: "#F0B62E", light: "#FAD67A", dark: "#C98F16" }),
    ...bottle(134, TOMATO),
  ];
}

function star(size: number, [x, y]: Point = [200, 170]): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    const reach = i % 2 ? size * 0.5 : size;
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      i % 2 ? size * 0.05 : size * 0.1,
    ];
  });
}

/** A box to carry, with a star and a balloon. */
export function kidsBox(): Piece[] {
  return [
    slit(flow(points("322,112 330,150 316,190 322,224"), false), "#C9A36A", 5),
    form(
      "284,66,30 296,30,30 324,16,30 352,30,30 364,66,30 346,102,26 324,114,20 302,102,26",
      TEAL,
      [detail(oval([308, 50], 9, 16, 9), TEAL.light)],
      [-6, -5],
    ),
    form(
      "92,112,10 116,58,24 224,58,24 248,112,10 222,112,6 208,82,16 132,82,16 118,112,6",
      TOMATO,
      [],
      [-3, -4],
    ),
    form(
      "48,112,8 292,112,8 304,298,14 36,298,14",
      TOMATO,
      [detail(cut(points("248,100 320,100 320,310 240,310"), 2), TOMATO.dark)],
      [0, -8],
    ),
    form(star(70, [156, 212]), CHEESE, [], [-4, -5]),
  ];
}

function set(): Piece[] {
  return [
    placed(friesPieces(FRONT_FRIES, false), { x: -22, y: 76, scale: 0.72 }),
    placed(
      [
        straw(),
        form(
          "104,96,6 296,96,6 270,290,16 258,302,10 142,302,10 130,290,16",
          COLA,
          [detail(cut(points("90,168 310,150 304,196 96,212"), 2), CREAM.base)],
          [-10, 0],
        ),
        form("92,76,12 308,76,12 306,104,8 94,104,8", CHINA, [], [0, -8]),
      ],
      { x: 166, y: 60, scale: 0.74 },
    ),
    placed(burger(), { x: 76, y: 118, scale: 0.62 }),
    form("6,284,10 394,284,10 380,316,14 20,316,14", TEAL, [], [0, -14]),
  ];
}

function meat(): Piece[] {
  return [
    form(
      "52,160,60 84,76,64 180,40,64 286,66,64 350,140,60 338,232,60 262,284,60 196,250,50 130,290,60 66,246,50",
      RAW,
      [
        slit(
          flow(points("92,196 84,140 124,90 190,70 270,88 322,146 314,214"), false),
          "#F6DACA",
          14,
        ),
        slit(
          flow(points("150,140 180,120 214,124"), false) +
            flow(points("250,196 276,176 282,150"), false) +
            flow(points("118,224 140,196"), false),
          "#E9A79C",
          8,
        ),
      ],
      [-10, -12],
    ),
    form(
      "176,150,20 196,132,20 226,142,20 232,170,20 210,196,20 182,184,20",
      BONE,
      [detail(oval([204, 162], 12, 14, 9), "#E8B79A")],
      [-4, -5],
    ),
  ];
}

function chicken(): Piece[] {
  return [
    placed(
      [
        piece(
          cut(
            points(
              "90,-18,8 176,-24,10 202,-44,16 226,-20,14 214,0,8 226,22,14 202,44,16 176,24,10 90,18,8",
            ),
          ),
          CREAM.dark,
          [detail(cut(points("80,-20 180,-26 206,-46 222,-20 206,-4 80,4"), 8), CREAM.base)],
        ),
        form(
          "-150,0,60 -120,-84,70 -20,-100,70 60,-60,50 112,-26,20 112,26,20 60,58,50 -20,94,70 -120,80,70",
          GOLDEN,
          [
            detail(
              cut(points("-100,-40,20 -60,-72,24 -10,-74,20 -40,-44,20 -84,0,16")),
              GOLDEN.light,
            ),
            flecks(points("-40,20 10,-10 -80,34 40,24 -10,56"), GOLDEN.dark, disc(11, 7)),
          ],
          [-12, -10],
        ),
      ],
      { x: 168, y: 184, turn: -32 },
    ),
  ];
}

function fish(): Piece[] {
  return [
    form(
      "20,180,26 70,120,40 166,84,60 256,112,40 312,154,14 368,100,14 384,116,12 364,180,10 384,244,12 368,260,14 312,206,14 256,250,40 166,276,60 70,240,40",
      BLUE,
      [
        detail(cut(points("70,150,16 150,106,24 230,124,20 150,134,20 90,172,10")), BLUE.light),
        slit(flow(points("122,126 146,180 124,236"), false), BLUE.dark, 9),
        slit(
          flow(points("184,150 202,180 184,212"), false) +
            flow(points("230,156 246,180 230,206"), false),
          BLUE.dark,
          8,
        ),
        detail(oval([80, 164], 15, 15, 11), CHINA.base),
        detail(oval([78, 164], 8, 8, 9), "#231815"),
      ],
      [-4, -12],
    ),
  ];
}

/** A carrot beside a head of broccoli. */
function vegetable(): Piece[] {
  return [
    placed(
      [
        leaf({ at: [0, -110], length: 90, width: 50, angle: -120 }, MID_LEAF),
        leaf({ at: [0, -110], length: 96, width: 50, angle: -66 }, PALE_LEAF),
        form(
          "-40,-110,22 40,-110,22 50,-80,26 8,130,8 -8,130,8 -50,-80,26",
          CARROT,
          [
            slit(
              flow(points("-40,-60 -14,-56"), false) +
                flow(points("12,-24 34,-28"), false) +
                flow(points("-24,10 -4,14"), false) +
                flow(points("2,56 16,54"), false),
              CARROT.dark,
              7,
            ),
            detail(cut(points("-26,-90,8 -12,-94,8 -14,20,6 -22,-10,6")), CARROT.light),
          ],
          [-10, -4],
        ),
      ],
      { x: 110, y: 190, turn: 18 },
    ),
    form(
      "224,196,14 300,196,14 286,312,18 238,312,18",
      { base: "#A9C46C", light: "#CFE09A", dark: "#7FA648" },
      [],
      [-10, 0],
    ),
    ...(
      [
        [196, 168, 50],
        [322, 170, 50],
        [222, 112, 54],
        [302, 110, 54],
        [262, 160, 60],
      ] as const
    ).map(([x, y, r], i) =>
      lump([x, y], [r, r * 0.92], BROCCOLI, i + 3, [
        detail(oval([x - r * 0.3, y - r * 0.34], r * 0.36, r * 0.24, 8), BROCCOLI.light),
      ]),
    ),
  ];
}

function vegan(): Piece[] {
  return [
    slit(flow(points("196,324 200,250 204,176"), false), LEAF.dark, 15),
    leaf({ at: [204, 218], length: 200, width: 130, angle: -50 }, MID_LEAF),
    leaf({ at: [200, 256], length: 190, width: 122, angle: -140 }, PALE_LEAF),
  ];
}

function special(): Piece[] {
  return [
    form(
      star(160, [200, 178]),
      CHEESE,
      [detail(cut(points("200,40 200,178 80,160"), 6), CHEESE.light)],
      [-8, -9],
    ),
  ];
}

function plateWithCutlery(): Piece[] {
  const round = { at: [200, 172] as Point, corners: 22, jitter: 0.006 };
  return [
    form(
      facets({ ...round, rx: 134, ry: 134, seed: 3 }).map(([x, y]): Point => [x, y, 18]),
      CHINA,
      [],
      [-3, -4],
    ),
    detail(blob({ ...round, rx: 94, ry: 94, seed: 7 }), CHINA.dark),
    detail(blob({ ...round, at: [201, 174], rx: 88, ry: 88, seed: 7 }), CREAM.light),
    fork(36),
    knife(364),
  ];
}

/** A box of noodles with chopsticks. */
function noodles(): Piece[] {
  return [
    form("300,6,3 312,12,3 214,170,3 202,164,3", WOOD),
    form("344,30,3 354,38,3 236,178,3 226,170,3", WOOD),
    ...[
      [116, 148, 40],
      [180, 132, 46],
      [250, 140, 44],
      [290, 154, 34],
    ].map(([x = 0, y = 0, r = 0], i) =>
      lump([x, y], [r, r * 0.7], PASTA, i + 3, [
        slit(
          flow(points(`${x - r * 0.6},${y} ${x},${y - r * 0.36} ${x + r * 0.6},${y}`), false),
          PASTA.dark,
          6,
        ),
        slit(
          flow(points(`${x - r * 0.4},${y + 12} ${x},${y - 4} ${x + r * 0.4},${y + 12}`), false),
          PASTA.light,
          6,
        ),
      ]),
    ),
    leaf({ at: [216, 140], length: 56, width: 34, angle: -140 }, MID_LEAF),
    form(
      "64,158,8 336,158,8 296,310,12 104,310,12",
      COLA,
      [
        detail(cut(points("250,150 350,150 310,320 236,320"), 2), COLA.dark),
        detail(cut(points("60,214 340,206 330,246 60,254"), 2), CREAM.base),
      ],
      [0, -8],
    ),
  ];
}

function taco(): Piece[] {
  const shell: Tones = { base: "#F2CB62", light: "#F9E09A", dark: "#D5A43A" };
  return [
    form(
      "24,250,14 50,150,80 110,76,80 200,50,80 290,76,80 350,150,80 376,250,14",
      shell,
      [],
      [0, 0],
    ),
    ...lettuce(104, 5, 60, 340),
    strewn(
      points("84,150 124,104 176,74 236,72 286,98 324,146"),
      [TOMATO.dark, disc(30, 26)],
      [TOMATO.base, disc(25, 20, [-3, -4])],
    ),
    strewn(
      points("104,128 152,86 206,64 262,82 308,122"),
      [LEAF.dark, disc(22, 18)],
      ["#7FA648", disc(18, 13, [-2, -3])],
    ),
    form(
      "22,284,14 46,190,80 106,118,80 200,94,80 294,118,80 354,190,80 378,284,14 360,296,10 40,296,10",
      shell,
      [
        detail(cut(points("84,210,20 130,152,24 180,130,20 140,190,20 110,260,14")), shell.light),
        flecks(points("230,180 280,210 210,240 300,256"), "#D9A23C", disc(13, 7)),
      ],
      [-8, -10],
    ),
  ];
}

function fruit(): Piece[] {
  return [
    slit(flow(points("204,88 208,52 224,30"), false), CRUST.dark, 12),
    leaf({ at: [212, 64], length: 96, width: 56, angle: -22 }, MID_LEAF),
    form(
      "58,180,70 76,100,70 150,76,50 200,96,30 250,76,50 324,100,70 342,180,70 310,274,60 244,318,40 200,304,30 156,318,40 90,274,60",
      TOMATO,
      [detail(cut(points("100,150,20 124,112,20 160,104,16 132,140,20 116,190,14")), TOMATO.light)],
      [-12, -10],
    ),
  ];
}

function milkshake(): Piece[] {
  return [
    ...enlarged(
      [
        straw(),
        form(
          "112,110,6 288,110,6 262,292,16 250,304,10 150,304,10 138,292,16",
          PINK,
          [
            detail(cut(points("124,126,6 142,126,6 160,286,6 148,286,6")), PINK.light),
            detail(cut(points("254,100 300,100 280,310 236,310")), "#46281420"),
          ],
          [-10, 0],
        ),
        lump([152, 92], [52, 40], CREAM, 3),
        lump([244, 92], [54, 40], CREAM, 6),
        lump([198, 60], [50, 40], CREAM, 9),
      ],
      1.06,
      [200, 164],
    ),
    ball([198, 24], 22, TOMATO, 4),
  ];
}

function water(): Piece[] {
  return [
    form("148,30,8 252,30,8 252,66,8 148,66,8", TEAL, [], [-6, -4]),
    form(
      "156,64,6 244,64,6 248,96,20 288,140,30 288,306,22 112,306,22 112,140,30 152,96,20",
      { base: "#9CC7D6", light: "#D3E8EE", dark: "#6FA6B8" },
      [
        detail(cut(points("132,150,8 152,138,8 152,284,8 132,284,8")), "#D3E8EE"),
        detail(cut(points("100,180 300,172 300,256 100,264"), 2), CREAM.light),
        detail(cut(points("200,184,4 226,222,18 214,244,14 186,244,14 174,222,18")), BLUE.base),
      ],
      [-14, 0],
    ),
  ];
}

export const CATEGORY_EMBLEMS = {
  "emblem-burger": burger,
  "emblem-pizza": pizza,
  "emblem-pasta": pasta,
  "emblem-sushi": sushi,
  "emblem-kebab": kebab,
  "emblem-taco": taco,
  "emblem-bowl": bowl,
  "emblem-noodles": noodles,
  "emblem-curry": curry,
  "emblem-salad": salad,
  "emblem-soup": soup,
  "emblem-breakfast": () => enlarged(extraFriedEgg().pieces, 1.16, [200, 174]),
  "emblem-sandwich": sandwich,
  "emblem-pastry": () => enlarged(PASTRIES.croissant(), 1.08, [200, 168]),
  "emblem-bread": () =>
    enlarged(
      [
        form(
          "40,200,40 66,142,50 140,110,54 260,110,54 334,142,50 360,200,40 344,248,26 300,258,20 100,258,20 56,248,26",
          BREAD,
          [108, 200, 290].map((x) =>
            detail(
              cut(laid("-26,40,14 -6,-26,16 20,-42,14 32,-26,14 12,38,14 -8,52,14", [x, 166], 14)),
              CRUST.base,
            ),
          ),
          [-7, -11],
        ),
      ],
      1.14,
      [200, 184],
    ),
  "emblem-cake": cake,
  "emblem-ice-cream": iceCream,
  "emblem-coffee": coffee,
  "emblem-tea": () =>
    enlarged(mug({ base: "#C9702B", light: "#E39A55", dark: "#9C4E14" }), 1.12, [206, 196]).concat([
      form("96,150,4 132,150,4 132,196,4 96,196,4", CREAM, [
        detail(oval([114, 172], 9, 9, 8), LEAF.base),
      ]),
      slit(flow(points("116,112 108,132 114,152"), false), CREAM.dark, 4),
      ...[150, 212].map((x) =>
        slit(flow(points(`${x},66 ${x - 10},48 ${x + 10},30 ${x},12`), false), "#D9CFC0", 13),
      ),
    ]),
  "emblem-cold-drink": coldDrink,
  "emblem-water": water,
  "emblem-juice": juice,
  "emblem-milkshake": milkshake,
  "emblem-beer": () => enlarged(beerMug(LAGER), 1.14, [212, 172]),
  "emblem-wine": () => enlarged(stemmed(WINE_GLASS, RED_WINE), 1.16, [200, 170]),
  "emblem-cocktail": cocktail,
  "emblem-sides": () => enlarged(friesPieces(FRONT_FRIES, false), 1.12, [200, 182]),
  "emblem-sauce": sauce,
  "emblem-kids": kidsBox,
  "emblem-set": set,
  "emblem-meat": meat,
  "emblem-chicken": chicken,
  "emblem-fish": fish,
  "emblem-vegetable": vegetable,
  "emblem-vegan": vegan,
  "emblem-fruit": fruit,
  "emblem-cheese": () => enlarged(extraCheddar().pieces, 1.1, [200, 190]),
  "emblem-spicy": () => enlarged(extraChilli().pieces.slice(0, 2), 1.1, [216, 146]),
  "emblem-star": special,
  "emblem-plate": plateWithCutlery,
} satisfies Drawings;
