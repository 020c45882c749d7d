/** Dishes of German and Austrian kitchens. */

import {
  BEET,
  CHEESE,
  CREAM,
  CRUST,
  DUMPLING,
  GOLDEN,
  GRAVY,
  LEAF,
  MASH,
  PINK,
  ROASTED,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, soup } from "../parts/bowls.ts";
import { pretzel } from "../parts/dough.ts";
import { friedEgg } from "../parts/eggs.ts";
import { form, lump } from "../parts/form.ts";
import { choppedHerbs, lemonWheel, parsley } from "../parts/garnish.ts";
import { sausageSlices } from "../parts/meat.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { friesPile, greenBeans, mushrooms, onionRings, strands } from "../parts/vegetables.ts";
import { board, dip, PLATE, pan, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const CRACKLING: Tones = { base: "#B8652A", light: "#DE9A55", dark: "#84401A" };
const KRAUT: Tones = { base: "#D9B878", light: "#F0DCAA", dark: "#A98445" };
const WHITE_SAUSAGE: Tones = { base: "#EBDDC8", light: "#FBF5EA", dark: "#C4AD8C" };
const MEATLOAF: Tones = { base: "#E3A38E", light: "#F3C9BA", dark: "#A5562F" };
const BOILED: Tones = { base: "#E59C8C", light: "#F6C8BC", dark: "#BC6A5A" };
const SWEET_MUSTARD: Tones = { base: "#B5812E", light: "#D9AE62", dark: "#865A14" };
const BROTH: Tones = { base: "#E3B252", light: "#F4DA94", dark: "#BE8A2C" };
const SAUERBRATEN_RED: Tones = { base: "#8A2A68", light: "#B65A96", dark: "#651A4A" };

function gravy(): Piece {
  return form(
    "64,254,24 130,224,26 250,222,26 336,246,24 290,278,26 140,282,26",
    GRAVY,
    [],
    [-2, -4],
  );
}

function porkKnuckle(): Piece[] {
  return [
    PLATE,
    strands([92, 226], 58, 30, KRAUT, 16),
    ball([318, 224], 46, DUMPLING, 3, 0.92),
    choppedHerbs([314, 212], 30, 20, 6),
    piece(
      cut(
        points(
          "222,100,6 240,36,8 230,20,9 244,10,9 256,20,8 270,14,9 278,28,9 266,42,8 254,106,6",
        ),
      ),
      CREAM.dark,
      [detail(cut(points("220,110 236,30 256,20 262,44 244,108"), 4), CREAM.base)],
    ),
    form(
      "120,230,36 126,168,40 166,110,36 212,86,22 266,92,22 284,140,36 290,206,40 262,254,36 190,268,36 138,256,30",
      CRACKLING,
      [
        slit(
          [0, 1, 2, 3, 4]
            .map((i) =>
              flow(points(`${118 + i * 10},${222 - i * 30} ${284},${262 - i * 38}`), false),
            )
            .join("") +
            [0, 1, 2, 3]
              .map((i) =>
                flow(
                  points(`${148 + i * 36},${270 - i * 6} ${166 + i * 32},${120 - i * 12}`),
                  false,
                ),
              )
              .join(""),
          CRACKLING.dark,
          6,
        ),
        detail(
          cut(points("146,166,14 178,120,14 216,104,12 206,134,12 172,176,14 150,206,12")),
          "#DE9A5588",
        ),
      ],
      [-8, -8],
    ),
    ...parsley([196, 280]),
  ];
}

/** A breaded cutlet, cut open at its end: the cut side follows as details. */
function cutOpen(side: Tones, inside: readonly Piece[]): Piece[] {
  return [
    form(
      "40,228,28 58,176,34 112,146,30 176,142,30 236,152,30 262,190,28 262,236,26 220,268,28 140,272,30 72,262,28",
      GOLDEN,
      [
        flecks(spread([146, 208], 86, 50, 14, 3), GOLDEN.light, disc(12, 6)),
        flecks(spread([150, 212], 90, 50, 12, 8), "#C07E28", disc(9, 5)),
      ],
      [-4, -8],
    ),
    piece(oval([256, 208], 42, 62, 18), GOLDEN.dark, [
      detail(oval([257, 208], 36, 55, 17), side.base),
      ...inside,
    ]),
  ];
}

function cordonBleu(): Piece[] {
  return [
    PLATE,
    friesPile([318, 178], 6),
    ...cutOpen({ base: "#F3DDC0", light: "#FFF0DC", dark: "#C9A476" }, [
      detail(oval([257, 208], 24, 42, 15), PINK.base),
      detail(oval([258, 209], 13, 31, 13), CHEESE.base),
    ]),
    form(
      "246,216,10 272,206,10 276,236,12 300,254,14 290,272,12 256,266,12 244,248,10",
      CHEESE,
      [detail(oval([264, 256], 12, 5, 7), CHEESE.light)],
      [-2, -4],
    ),
    lemonWheel([140, 204], 30, 3),
  ];
}

function beefRoast(): Piece[] {
  const slice = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-62,26,22 -58,-16,26 0,-40,30 58,-18,26 64,26,22 0,44,26",
          ROASTED,
          [
            detail(
              cut(points("-44,12,16 -36,-10,18 0,-26,20 40,-12,18 44,12,16 0,26,18")),
              "#96604A",
            ),
            slit(
              flow(points("-30,4 0,-10 30,2"), false) + flow(points("-20,16 8,6 34,14"), false),
              "#B98068",
              4,
            ),
          ],
          [-2, -6],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    ball([104, 182], 42, DUMPLING, 3, 0.92),
    ball([166, 168], 38, DUMPLING, 5, 0.92),
    strands([300, 182], 56, 26, SAUERBRATEN_RED, 16),
    gravy(),
    slice([140, 232], -10),
    slice([204, 228], -2),
    slice([270, 236], 8),
    form(
      "104,222,14 150,202,14 220,206,14 296,218,12 308,240,10 284,246,8 262,232,9 214,230,10 190,248,9 172,232,9 128,240,10",
      GRAVY,
      [detail(cut(points("136,214,8 176,206,8 214,212,8 160,222,8")), GRAVY.light)],
      [-2, -4],
    ),
  ];
}

function beefRoulade(): Piece[] {
  const rolled = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-78,6,24 -64,-30,26 0,-38,28 62,-32,22 72,4,22 62,36,22 0,42,28 -64,36,26",
          ROASTED,
          [
            detail(cut(points("-58,-12,10 -34,-26,10 24,-28,10 10,-16,8 -40,-2,8")), ROASTED.light),
            slit(
              flow(points("-30,-38 -36,0 -30,40"), false) +
                flow(points("18,-38 12,0 18,42"), false),
              "#EBD9B8",
              5,
            ),
          ],
          [-3, -7],
        ),
        piece(oval([64, 2], 26, 35, 16), ROASTED.dark, [
          detail(oval([65, 2], 21, 29, 15), "#96604A"),
          slit(flow(points("66,20 50,8 58,-16 76,-10 76,10 66,8"), false), "#EBB7A0", 6),
          detail(oval([66, 0], 8, 9, 8), "#8FB14C"),
        ]),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    mound([96, 206], 66, 62, MASH),
    strands([306, 178], 52, 24, SAUERBRATEN_RED, 14),
    gravy(),
    rolled([224, 186], -8),
    rolled([180, 242], -2),
    ...parsley([312, 256]),
  ];
}

function whiteSausages(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-104,14,18 -96,-14,20 -40,-32,26 40,-32,26 98,-12,20 106,16,18 92,30,18 40,16,26 -40,16,26 -90,30,18",
          WHITE_SAUSAGE,
          [
            detail(
              cut(points("-76,-8,10 -32,-22,10 32,-22,10 8,-14,10 -40,-10,10")),
              WHITE_SAUSAGE.light,
            ),
            flecks(spread([0, -6], 80, 16, 14, 3), "#8FA860", bar(7, 4)),
          ],
          [-2, -7],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    placed(pretzel(), { x: 190, y: 46, scale: 0.5 }),
    one([150, 186], -8),
    one([170, 234], -2),
    ...dip([312, 238], SWEET_MUSTARD),
    flecks(points("296,234 312,238 326,232 318,242"), "#5F3C0C", disc(4, 2.4)),
    ...parsley([70, 264]),
  ];
}

function meatloafAndEgg(): Piece[] {
  const slice = (x: number, y: number): Piece =>
    form(
      `${x},${y},12 ${x + 20},${y - 52},12 ${x + 178},${y - 60},12 ${x + 196},${y - 4},12 ${x + 180},${y + 22},12 ${x + 18},${y + 26},12`,
      MEATLOAF,
      [
        detail(
          cut(
            points(
              `${x + 22},${y - 6} ${x + 34},${y - 40} ${x + 162},${y - 48} ${x + 172},${y - 10}`,
            ),
            8,
          ),
          MEATLOAF.base,
        ),
        flecks(spread([x + 96, y - 22], 70, 22, 14, 3), MEATLOAF.light, disc(7, 4)),
        slit(
          flow(points(`${x + 6},${y + 4} ${x + 100},${y} ${x + 194},${y - 2}`), false),
          "#8A4A20",
          9,
        ),
      ],
      [-2, -7],
    );
  return [
    PLATE,
    mound([318, 210], 60, 48, { base: "#F4DC8C", light: "#FBEDBE", dark: "#D5B04A" }),
    flecks(spread([318, 196], 40, 20, 8, 3), LEAF.base, bar(10, 5)),
    slice(70, 196),
    slice(58, 244),
    ...friedEgg([152, 204], 0.98),
    ...dip([296, 256], SWEET_MUSTARD),
  ];
}

function obatzda(): Piece[] {
  const spreadTones: Tones = { base: "#EDA25A", light: "#F8C891", dark: "#C67830" };
  return [
    ...board(170),
    placed(pretzel(), { x: 176, y: 88, scale: 0.54 }),
    mound([132, 232], 92, 92, spreadTones),
    flecks(spread([130, 190], 64, 36, 14, 3), "#C2551F", disc(5, 3.4)),
    onionRings(points("110,168 160,176 132,200"), 22),
    choppedHerbs([130, 186], 62, 34, 12),
    strewn(
      points("236,258 280,252 320,260"),
      [BEET.dark, disc(21, 14, [0, 0], 12)],
      ["#FBEAF0", disc(18, 11, [-1, -1], 11)],
    ),
  ];
}

function sausageSalad(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 134, 74, BOILED),
      strewn(
        spread([200, 148], 104, 42, 20, 4),
        [BOILED.dark, bar(62, 15, 41)],
        [BOILED.base, ([x, y], i) => bar(58, 10, 41)([x - 1, y - 2], i)],
        [BOILED.light, ([x, y], i) => bar(42, 3, 41)([x - 2, y - 4], i)],
      ),
      onionRings(points("132,152 204,122 270,150"), 24),
      strewn(
        points("166,168 238,160 200,146 294,172"),
        [LEAF.dark, disc(16, 12)],
        ["#9DB455", disc(13, 9, [-1, -1])],
      ),
      choppedHerbs([200, 146], 96, 34, 8),
    ],
    WHITE_BOWL,
  );
}

function pancakeStripSoup(): Piece[] {
  return soup(
    BROTH,
    [
      strewn(
        spread([200, 160], 98, 22, 15, 4),
        ["#B57E2C", bar(62, 15, 11, -16)],
        ["#EEC878", ([x, y], i) => bar(58, 10, 11, -16)([x - 1, y - 2], i)],
        ["#C98A3A", ([x, y], i) => bar(12, 6, 11, -16)([x + 8, y - 2], i)],
      ),
      choppedHerbs([200, 158], 116, 36, 20),
    ],
    WHITE_BOWL,
  );
}

function dumplingSoup(): Piece[] {
  const liver: Tones = { base: "#8F5E3E", light: "#B98A64", dark: "#613A20" };
  return soup(
    BROTH,
    [
      ball([154, 150], 46, liver, 3, 0.8),
      ball([244, 154], 46, liver, 6, 0.8),
      flecks(spread([196, 146], 84, 26, 14, 5), "#6E4426", disc(6, 4)),
      choppedHerbs([200, 164], 120, 32, 20),
    ],
    WHITE_BOWL,
  );
}

function lentilsAndSausage(): Piece[] {
  const lentil: Tones = { base: "#8A6230", light: "#B28C52", dark: "#624218" };
  return soup(
    lentil,
    [
      strewn(
        spread([200, 160], 126, 36, 24, 3),
        ["#5F4016", disc(9, 6)],
        ["#B08646", disc(6.5, 4, [-1, -1])],
      ),
      sausageSlices(points("130,150 180,140 232,146 278,158 166,176 224,178"), {
        base: "#D9745A",
        light: "#F0A890",
        dark: "#A5452C",
      }),
      strewn(
        points("150,166 206,158 256,176 118,172"),
        ["#C2551F", disc(10, 7)],
        ["#F0A04A", disc(7, 4, [-1, -1])],
      ),
      choppedHerbs([200, 160], 110, 32, 10),
    ],
    CRUST,
  );
}

function breadDumplings(): Piece[] {
  return [
    PLATE,
    form("50,252,24 120,228,26 280,228,26 350,250,24 290,282,26 110,282,26", CHEESE, [], [-2, -4]),
    ...(
      [
        [134, 186],
        [266, 186],
        [200, 222],
      ] as const
    ).flatMap(([x, y], i) => [
      ball([x, y], 60, DUMPLING, i + 3, 0.86),
      flecks(spread([x - 2, y - 8], 42, 28, 9, i + 2), LEAF.base, bar(10, 5)),
      flecks(spread([x, y], 44, 32, 7, i + 6), "#D9A95E", disc(7, 5)),
    ]),
    ...parsley([322, 262]),
  ];
}

function yeastDumpling(): Piece[] {
  const bun: Tones = { base: "#FBF0D6", light: "#FFFFFF", dark: "#DCC59A" };
  const vanilla: Tones = { base: "#F8DC80", light: "#FDEFB9", dark: "#DDB344" };
  return [
    plate([200, 240], 192, 80),
    form(
      "36,248,26 90,212,30 310,212,30 364,248,26 310,288,30 90,288,30",
      vanilla,
      [detail(oval([110, 250], 40, 9, 9), vanilla.light)],
      [-2, -4],
    ),
    form(
      "72,222,40 92,142,54 150,96,54 250,96,54 308,142,54 328,222,40 290,258,34 110,258,34",
      bun,
      [detail(cut(points("112,160,20 144,120,20 196,108,16 168,140,16 128,190,16")), "#FFFFFF")],
      [-6, -9],
    ),
    form(
      "120,138,20 154,106,22 246,104,22 284,142,20 288,182,10 274,190,9 262,164,10 236,160,10 226,196,9 212,196,9 204,162,10 170,158,10 156,180,9 144,176,9 138,154,12",
      { base: "#F3C75A", light: "#FBE4A0", dark: "#CF992C" },
      [],
      [-2, -4],
    ),
    flecks(spread([202, 134], 70, 26, 34, 3), "#2E2A33", disc(4, 3)),
    flecks(spread([202, 134], 66, 24, 12, 9), "#FFFFFF", disc(4, 3)),
  ];
}

function farmersBreakfast(): Piece[] {
  return [
    ...pan(
      [
        strewn(
          points("100,182 150,152 208,144 268,156 308,184 130,216 276,218"),
          ["#BE8A2C", disc(28, 21, [0, 0], 11)],
          ["#EDBB52", disc(25, 17, [-1, -2], 11)],
          ["#F8DC85", disc(12, 6, [-5, -6], 8)],
        ),
        strewn(
          spread([196, 184], 116, 44, 12, 5),
          ["#8A2C1C", bar(34, 13, 41)],
          ["#D9684A", ([x, y], i) => bar(30, 8, 41)([x - 1, y - 2], i)],
          ["#F4C4AE", ([x, y], i) => bar(26, 3, 41)([x - 1, y - 3], i)],
        ),
        ...friedEgg([200, 194], 1.06),
        choppedHerbs([200, 186], 120, 48, 16),
      ],
      { base: "#E2B356", light: "#F4D894", dark: "#B5842C" },
    ),
  ];
}

function hunterSchnitzel(): Piece[] {
  const cream: Tones = { base: "#C99A66", light: "#E4C49A", dark: "#98693A" };
  return [
    PLATE,
    friesPile([306, 174]),
    form(
      "40,226,26 66,176,30 116,150,26 160,160,22 206,148,30 250,172,26 262,208,24 246,250,28 196,272,28 132,264,24 84,276,26",
      GOLDEN,
      [flecks(spread([152, 210], 90, 48, 12, 3), GOLDEN.light, disc(12, 6))],
      [-4, -8],
    ),
    form(
      "84,230,22 108,184,26 190,172,26 250,192,24 290,226,22 316,252,18 270,276,22 190,258,24 120,262,22",
      cream,
      [detail(cut(points("116,206,10 150,190,10 196,188,10 160,204,10")), cream.light)],
      [-3, -5],
    ),
    mushrooms(points("138,216 186,200 234,220 178,240 262,248"), 1.05),
    choppedHerbs([190, 222], 90, 30, 10),
  ];
}

function meatPatties(): Piece[] {
  const patty: Tones = { base: "#94562E", light: "#BE8452", dark: "#653414" };
  const one = (at: Point, seed: number): Piece[] => [
    lump(at, [78, 44], patty, seed, [
      flecks(spread([at[0] - 4, at[1] - 8], 56, 26, 10, seed), patty.light, disc(10, 5)),
      flecks(spread(at, 60, 28, 8, seed + 4), "#6E3A18", disc(8, 4)),
    ]),
  ];
  return [
    PLATE,
    mound([306, 206], 70, 62, MASH),
    slit(flow(points("268,190 290,172 318,180 340,170"), false), MASH.dark, 5),
    greenBeans([304, 250]),
    ...one([126, 184], 3),
    ...one([176, 232], 6),
    ...parsley([84, 262]),
  ];
}

export const GERMAN_AUSTRIAN_DISHES = {
  "pork-knuckle": porkKnuckle,
  "cordon-bleu": cordonBleu,
  "beef-roast": beefRoast,
  "beef-roulade": beefRoulade,
  "sausage-white": whiteSausages,
  "meatloaf-egg": meatloafAndEgg,
  obatzda: obatzda,
  "salad-sausage": sausageSalad,
  "soup-pancake-strips": pancakeStripSoup,
  "soup-liver-dumpling": dumplingSoup,
  "soup-lentil-sausage": lentilsAndSausage,
  "bread-dumplings": breadDumplings,
  "yeast-dumpling": yeastDumpling,
  "farmers-breakfast": farmersBreakfast,
  "schnitzel-mushroom-sauce": hunterSchnitzel,
  "meat-patties": meatPatties,
} satisfies Drawings;
