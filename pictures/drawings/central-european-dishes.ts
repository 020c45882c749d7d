/** Dishes of German, Austrian, Polish and Ukrainian kitchens. */

import {
  BARLEY_BUN,
  BEET,
  CHEESE,
  CREAM,
  CRISPY,
  CRUST,
  LEAF,
  PINK,
  POTATO,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { halfEgg } from "../parts/vegetables.ts";
import { dip, plate } from "../parts/vessels.ts";
import { heapedBowl } from "./asian-bowls.ts";
import { friedEgg } from "./breakfast.ts";
import type { Drawings } from "./drawing.ts";
import { pan } from "./fish-and-meatless.ts";
import { friesPile, greenBeans, parsley, potatoes } from "./meat-dishes.ts";
import { pretzel } from "./pastries.ts";
import { mushrooms, olives, onionRings } from "./pizzas.ts";
import { cubes, soup } from "./salads-soups.ts";
import { gyoza } from "./starters.ts";
import { board } from "./sushi.ts";

const GOLD: Tones = { base: "#DD9A3C", light: "#F1C070", dark: "#B06D1F" };
const GRAVY: Tones = { base: "#8A4B22", light: "#B0713F", dark: "#673413" };
const ROASTED: Tones = { base: "#7A4330", light: "#A2664C", dark: "#4E2415" };
const CRACKLING: Tones = { base: "#B8652A", light: "#DE9A55", dark: "#84401A" };
const DUMPLING: Tones = { base: "#F2DDAE", light: "#FBEFD2", dark: "#D5B778" };
const DOUGH: Tones = { base: "#F4E2B8", light: "#FFF6E0", dark: "#D5B778" };
const PALE_CABBAGE: Tones = { base: "#C9D68A", light: "#E4EBB8", dark: "#98AC55" };
const KRAUT: Tones = { base: "#D9B878", light: "#F0DCAA", dark: "#A98445" };
const MASH: Tones = { base: "#F7DF9C", light: "#FCF0CC", dark: "#E0BE68" };
const WHITE_SAUSAGE: Tones = { base: "#EBDDC8", light: "#FBF5EA", dark: "#C4AD8C" };
const MEATLOAF: Tones = { base: "#E3A38E", light: "#F3C9BA", dark: "#A5562F" };
const BOILED: Tones = { base: "#E59C8C", light: "#F6C8BC", dark: "#BC6A5A" };
const SWEET_MUSTARD: Tones = { base: "#B5812E", light: "#D9AE62", dark: "#865A14" };
const BROTH: Tones = { base: "#E3B252", light: "#F4DA94", dark: "#BE8A2C" };
const QUARK: Tones = { base: "#EDBE6C", light: "#FBE3B0", dark: "#B97A2C" };
const BUCKWHEAT: Tones = { base: "#A8703F", light: "#CE9C68", dark: "#75471F" };
const EARTHEN: Tones = { base: "#A9642A", light: "#C9803B", dark: "#84491C" };
const CHINA_BOWL: Tones = { base: "#F6EAD6", light: "#FFFDF8", dark: "#D6C19C" };
const SAUERBRATEN_RED: Tones = { base: "#8A2A68", light: "#B65A96", dark: "#651A4A" };

const PLATE = plate([200, 234], 190, 74);

function chives(at: Point, rx: number, ry: number, count = 12): Piece {
  return flecks(spread(at, rx, ry, count, 8), LEAF.base, bar(11, 5));
}

/** Slices of a sausage, in a soup or a stew. */
function sausageSlices(places: readonly Point[], tones: Tones, size = 1): Piece {
  return strewn(
    places,
    [tones.dark, disc(25 * size, 17 * size, [0, 0], 12)],
    [tones.base, disc(22 * size, 13.5 * size, [-1, -2], 11)],
    [tones.light, disc(9 * size, 5 * size, [-5, -4], 8)],
  );
}

function strands(at: Point, rx: number, ry: number, tones: Tones, count = 22): Piece {
  return strewn(
    spread(at, rx, ry, count, 4),
    [tones.dark, bar(58, 9, 41)],
    [tones.base, ([x, y], i) => bar(54, 5.5, 41)([x - 1, y - 1], i)],
  );
}

function gravy(): Piece {
  return form(
    "64,254,24 130,224,26 250,222,26 336,246,24 290,278,26 140,282,26",
    GRAVY,
    [],
    [-2, -4],
  );
}

function cabbageRolls(): Piece[] {
  const roll = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-84,4,26 -66,-30,26 0,-40,28 66,-30,26 84,4,26 64,34,26 0,42,28 -64,34,26",
          PALE_CABBAGE,
          [
            detail(cut(points("-62,-12,10 -40,-28,10 20,-32,10 8,-22,8 -44,-2,10")), "#E4EBB8"),
            slit(
              flow(points("-72,20 -20,-2 70,-6"), false) +
                flow(points("-30,2 -8,-30"), false) +
                flow(points("10,-4 36,-28"), false) +
                flow(points("-8,-2 30,30"), false),
              "#EFF3D2",
              6,
            ),
          ],
          [-3, -7],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    form("44,246,24 100,212,26 300,210,26 356,244,24 300,284,26 100,284,26", TOMATO, [], [-2, -4]),
    roll([200, 168], -4),
    roll([122, 218], -8),
    roll([278, 220], 6),
    form(
      "84,206,14 118,188,12 164,200,12 206,152,12 246,156,12 272,196,12 312,206,12 300,224,10 262,222,10 246,240,8 230,214,10 202,182,12 178,218,10 150,224,10 138,244,8 124,222,10",
      TOMATO,
      [detail(cut(points("120,198,8 148,200,8 190,170,8 160,206,8")), TOMATO.light)],
      [-2, -4],
    ),
    ...parsley([214, 268]),
  ];
}

function porkKnuckle(): Piece[] {
  return [
    PLATE,
    strands([92, 226], 58, 30, KRAUT, 16),
    ball([318, 224], 46, DUMPLING, 3, 0.92),
    chives([314, 212], 30, 20, 6),
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
      GOLD,
      [
        flecks(spread([146, 208], 86, 50, 14, 3), GOLD.light, disc(12, 6)),
        flecks(spread([150, 212], 90, 50, 12, 8), "#C07E28", disc(9, 5)),
      ],
      [-4, -8],
    ),
    piece(oval([256, 208], 42, 62, 18), GOLD.dark, [
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

function chickenKyiv(): Piece[] {
  const butter: Tones = { base: "#B9C64A", light: "#E1E78F", dark: "#8B992A" };
  return [
    PLATE,
    mound([318, 214], 66, 66, MASH),
    slit(flow(points("282,196 304,180 330,186 348,178"), false), MASH.dark, 5),
    piece(
      cut(points("54,206,5 22,178,7 10,182,7 12,194,6 2,204,7 12,214,6 46,222,5")),
      CREAM.dark,
      [detail(cut(points("52,204 20,180 8,190 44,214"), 3), CREAM.base)],
    ),
    form(
      "44,208,24 84,164,40 150,142,36 220,160,34 250,196,24 240,244,30 180,270,36 104,262,36 56,232,26",
      GOLD,
      [
        flecks(spread([146, 204], 82, 46, 16, 3), GOLD.light, disc(11, 5)),
        flecks(spread([150, 208], 88, 50, 14, 8), "#C07E28", disc(8, 5)),
      ],
      [-5, -8],
    ),
    piece(oval([232, 206], 34, 50, 18), GOLD.dark, [
      detail(oval([233, 206], 28, 43, 17), "#F7E6CC"),
      detail(oval([236, 208], 14, 23, 13), butter.base),
    ]),
    form(
      "230,206,10 246,210,10 252,240,12 274,256,14 262,274,12 224,268,12 222,236,10",
      butter,
      [
        flecks(points("238,228 240,250 256,260"), LEAF.dark, bar(9, 5)),
        detail(oval([236, 222], 5, 9, 7), butter.light),
      ],
      [-2, -4],
    ),
    ...parsley([110, 276]),
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
    chives([130, 186], 62, 34, 12),
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
      chives([200, 146], 96, 34, 8),
    ],
    CHINA_BOWL,
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
      chives([200, 158], 116, 36, 20),
    ],
    CHINA_BOWL,
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
      chives([200, 164], 120, 32, 20),
    ],
    CHINA_BOWL,
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
      chives([200, 160], 110, 32, 10),
    ],
    EARTHEN,
  );
}

function zurek(): Piece[] {
  return soup(
    { base: "#EADBB4", light: "#F8F0D8", dark: "#C9B27C" },
    [
      sausageSlices(
        points("118,156 150,172 142,140 190,176"),
        {
          base: "#EBD3BC",
          light: "#FBF0E4",
          dark: "#BC9470",
        },
        1.15,
      ),
      placed([halfEgg([0, 0])], { x: 232, y: 150, turn: 70, scale: 0.92 }),
      placed([halfEgg([0, 0])], { x: 284, y: 164, turn: 110, scale: 0.8 }),
      chives([190, 160], 120, 34, 18),
    ],
    EARTHEN,
  );
}

function solyanka(): Piece[] {
  return soup(
    { base: "#C8521F", light: "#E58A55", dark: "#963410" },
    [
      sausageSlices(points("122,154 164,140 148,176 250,178"), {
        base: "#C9604E",
        light: "#EBA090",
        dark: "#8E2F22",
      }),
      cubes(points("196,172 284,152"), PINK, 14),
      olives(points("206,150 232,136 284,176 182,160")),
      form("214,152,14 236,134,14 268,142,14 272,160,14 240,170,14", CREAM, [], [-2, -4]),
      lemonWheel([128, 126], 30, 3),
      ...parsley([196, 146]).slice(0, 2),
    ],
    { base: "#3B2F2B", light: "#6B5A52", dark: "#231815" },
  );
}

function bigos(): Piece[] {
  const stewed: Tones = { base: "#B9824A", light: "#DDAF78", dark: "#7E5022" };
  return heapedBowl(
    [
      mound([200, 184], 136, 78, stewed),
      strands([200, 150], 108, 44, { base: "#D8A668", light: "#F0D0A0", dark: "#8A5A28" }, 26),
      sausageSlices(points("124,158 174,132 236,130 282,158 206,166"), {
        base: "#A5492A",
        light: "#CF7E5C",
        dark: "#702A12",
      }),
      mushrooms(points("150,168 256,166"), 0.9),
      leaf({ at: [196, 132], length: 60, width: 26, angle: -70 }, MID_LEAF),
    ],
    EARTHEN,
  );
}

function curdPancakes(): Piece[] {
  const one = ([x, y]: Point, seed: number): Piece[] => [
    form(
      laid("-58,-6,22 -44,-26,24 44,-26,24 58,-6,22 58,18,20 42,36,24 -42,36,24 -58,18,20", [x, y]),
      QUARK,
      [detail(cut(laid("-60,8 60,8 60,22 -60,22", [x, y]), 2), "#FBEBC8")],
      [0, -4],
    ),
    piece(oval([x, y - 10], 56, 24, 16, seed), "#C98A3A", [
      detail(oval([x - 1, y - 13], 50, 19, 15, seed), "#E2A64E"),
      detail(oval([x - 14, y - 17], 22, 6, 9), "#F3CB86"),
    ]),
  ];
  return [
    PLATE,
    ...one([120, 178], 3),
    ...one([244, 172], 5),
    ...one([176, 218], 7),
    ...one([300, 222], 9),
    form(
      "132,202,14 160,188,16 206,192,16 224,208,14 214,232,10 200,230,9 192,216,10 168,220,10 156,240,9 144,232,9",
      { base: "#FFF9EC", light: "#FFFFFF", dark: "#E0D2B4" },
      [],
      [-2, -4],
    ),
    strewn(
      points("160,190 184,184 202,196 96,250 120,264 228,262"),
      [BEET.dark, disc(13, 12)],
      [BEET.base, disc(11, 9.6, [-1, -2])],
      [BEET.light, disc(4, 3, [-4, -5])],
    ),
    leaf({ at: [190, 182], length: 40, width: 24, angle: -30 }, PALE_LEAF),
  ];
}

function potatoPancakeGoulash(): Piece[] {
  return [
    PLATE,
    form(
      "30,232,26 60,176,34 130,146,34 220,140,34 300,156,34 352,206,30 330,248,30 250,274,34 130,276,34 56,262,26",
      CRISPY,
      [
        flecks(spread([194, 206], 140, 56, 26, 3), CRISPY.light, bar(26, 6)),
        flecks(spread([190, 210], 140, 56, 18, 9), CRISPY.dark, bar(24, 5)),
      ],
      [-4, -8],
    ),
    form(
      "84,226,20 130,178,24 210,164,24 284,182,22 308,218,20 268,244,22 196,262,20 120,256,20",
      { base: "#A8401F", light: "#C9653F", dark: "#7E2C12" },
      [],
      [-3, -5],
    ),
    ...points("132,208 180,190 232,194 268,218 156,236 214,230").map((at, i) =>
      form(
        laid("-24,-13,8 6,-20,8 24,-10,8 22,13,8 -2,19,8 -23,11,8", at, i * 41),
        ROASTED,
        [detail(cut(laid("-14,-8,4 4,-13,4 8,-6,4 -12,-1,4", at, i * 41)), ROASTED.light)],
        [-3, -5],
      ),
    ),
    form(
      "176,196,14 202,170,16 240,180,14 246,200,12 208,214,14",
      CREAM,
      [detail(oval([206, 186], 14, 5, 8), "#FFFFFF")],
      [-3, -5],
    ),
    ...parsley([216, 186]),
  ];
}

function zapiekanka(): Piece[] {
  const ketchup = points("70,196 104,160 132,204 166,150 196,196 230,140 260,184 294,134 322,166");
  return [
    placed(
      [
        form(
          "14,186,34 46,138,40 354,138,40 388,186,34 354,240,40 46,240,40",
          { base: "#DDA14E", light: "#F3CE8E", dark: "#A96B24" },
          [],
          [0, -10],
        ),
        piece(
          cut(points("34,180,26 60,146,30 340,146,30 368,180,26 340,216,30 60,216,30")),
          CHEESE.dark,
          [
            detail(
              cut(points("38,176,26 62,146,30 338,146,30 364,176,26 338,208,30 62,208,30")),
              "#F6CB60",
            ),
            flecks(spread([200, 180], 140, 26, 12, 3), "#FBE3A0", disc(16, 8)),
            flecks(spread([204, 182], 140, 26, 8, 8), "#D98F2E", disc(11, 6)),
          ],
        ),
        mushrooms(points("80,176 134,166 186,190 238,168 290,188 332,172"), 0.9),
      ],
      { turn: -12, about: [200, 190] },
    ),
    slit(
      flow(
        ketchup.map(([x, y]): Point => [x, y + 14]),
        false,
      ),
      "#B23620",
      12,
    ),
    slit(
      flow(
        ketchup.map(([x, y]): Point => [x - 1, y + 11]),
        false,
      ),
      "#E0573A",
      8,
    ),
    chives([200, 180], 130, 34, 16),
  ];
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

function cherryDumplings(): Piece[] {
  const sauce: Tones = { base: "#A8213F", light: "#D35A72", dark: "#7A1029" };
  return [
    PLATE,
    gyoza([138, 168], -8, DOUGH, 1.14),
    gyoza([256, 168], 8, DOUGH, 1.14),
    gyoza([114, 230], 4, DOUGH, 1.14),
    gyoza([238, 228], -4, DOUGH, 1.14),
    form(
      "78,182,16 120,150,18 190,160,16 262,146,18 312,170,16 302,196,12 262,190,12 248,226,12 232,226,10 224,196,12 170,202,12 150,244,12 132,240,10 130,204,12 96,204,12",
      sauce,
      [detail(cut(points("112,170,10 144,162,10 190,172,10 150,182,10")), sauce.light)],
      [-2, -4],
    ),
    ...points("306,232 336,220 324,250").map((at, i) =>
      ball(at, 17, { base: "#9B1B36", light: "#D9657C", dark: "#6B0D22" }, i + 3),
    ),
    slit(
      flow(points("306,216 318,194 330,188"), false) +
        flow(points("336,204 334,192 330,188"), false),
      LEAF.dark,
      4,
    ),
    leaf({ at: [330, 188], length: 44, width: 24, angle: -20 }, MID_LEAF),
  ];
}

function buckwheat(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 136, 84, BUCKWHEAT),
      strewn(
        spread([200, 144], 108, 46, 38, 4),
        [BUCKWHEAT.dark, bar(15, 12, 41)],
        [BUCKWHEAT.light, ([x, y], i) => bar(11, 8, 41)([x - 1, y - 2], i)],
      ),
      form("176,118,6 212,110,6 226,128,6 190,138,6", CHEESE, [], [-2, -5]),
      ...parsley([236, 132]).slice(1),
    ],
    CHINA_BOWL,
  );
}

function salo(): Piece[] {
  const slice = (x: number, y: number, angle: number): Piece =>
    placed(
      [
        form(
          "-62,22,20 -66,-10,24 -40,-26,20 40,-28,20 66,-12,24 62,22,20 0,32,20",
          BARLEY_BUN,
          [],
          [0, -9],
        ),
        form(
          "-58,-2,8 -50,-24,8 50,-26,8 60,-4,8 52,10,8 -48,12,8",
          {
            base: "#FBF1E6",
            light: "#FFFFFF",
            dark: "#E3C9B8",
          },
          [
            slit(flow(points("-52,-12 0,-16 54,-14"), false), "#F1B9A8", 7),
            slit(flow(points("-54,8 0,6 56,4"), false), "#C08A58", 5),
          ],
          [0, -3],
        ),
      ],
      { x, y, turn: angle },
    );
  return [
    ...board(160),
    slice(122, 186, -6),
    slice(262, 186, 4),
    slice(116, 240, 2),
    slice(242, 244, -4),
    form(
      laid("-20,14,14 -12,-16,14 0,-26,6 12,-16,14 20,14,14 0,22,14", [340, 232]),
      {
        base: "#F7EFE4",
        light: "#FFFFFF",
        dark: "#D8C4B4",
      },
      [
        slit(
          flow(laid("-6,-14 -8,18", [340, 232]), false) +
            flow(laid("6,-14 8,18", [340, 232]), false),
          "#C9A8B4",
          3,
        ),
      ],
    ),
    slit(
      flow(points("186,146 222,110 262,86"), false) +
        flow(points("192,150 238,124 280,112"), false),
      "#5F8D3B",
      9,
    ),
  ];
}

function olivierSalad(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 136, 86, { base: "#F8EBC4", light: "#FFF8E2", dark: "#DCC58A" }),
      cubes(spread([200, 146], 106, 44, 9, 4), POTATO, 13),
      cubes(
        spread([198, 148], 108, 44, 8, 7),
        { base: "#EE8C33", light: "#F7B26E", dark: "#C9661A" },
        12,
      ),
      strewn(
        spread([204, 144], 112, 46, 12, 9),
        [LEAF.dark, disc(11, 10)],
        ["#8FB14C", disc(8, 7, [-1, -2])],
        ["#C5D98A", disc(3, 2, [-3, -4])],
      ),
      ...parsley([206, 108]),
    ],
    { base: "#5E9CA0", light: "#A6CFD0", dark: "#3F7B80" },
  );
}

function beetSalad(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 136, 84, BEET),
      strands([200, 146], 108, 46, BEET, 12),
      strewn(
        spread([200, 142], 100, 42, 16, 7),
        [BEET.dark, bar(52, 9, 41)],
        [BEET.light, ([x, y], i) => bar(48, 5, 41)([x - 1, y - 1], i)],
      ),
      strewn(
        points("150,130 206,112 256,136"),
        [CRUST.dark, disc(17, 13)],
        ["#D9AE72", disc(14, 9, [-1, -2])],
        [CRUST.base, disc(3, 6)],
      ),
      leaf({ at: [208, 110], length: 46, width: 28, angle: -60 }, MID_LEAF),
    ],
    CHINA_BOWL,
  );
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
        chives([200, 186], 120, 48, 16),
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
      GOLD,
      [flecks(spread([152, 210], 90, 48, 12, 3), GOLD.light, disc(12, 6))],
      [-4, -8],
    ),
    form(
      "84,230,22 108,184,26 190,172,26 250,192,24 290,226,22 316,252,18 270,276,22 190,258,24 120,262,22",
      cream,
      [detail(cut(points("116,206,10 150,190,10 196,188,10 160,204,10")), cream.light)],
      [-3, -5],
    ),
    mushrooms(points("138,216 186,200 234,220 178,240 262,248"), 1.05),
    chives([190, 222], 90, 30, 10),
  ];
}

function herring(): Piece[] {
  const fillet = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-100,6,10 -60,-26,24 20,-30,26 92,-8,14 104,2,6 88,18,16 20,30,26 -60,24,24",
          { base: "#A9B8BE", light: "#DCE6E8", dark: "#6F858F" },
          [
            detail(cut(points("-90,4 -50,6 30,8 96,4 80,40 -70,40"), 10), "#E0B9A4"),
            slit(flow(points("-84,0 0,-4 90,-2"), false), "#51666F", 4),
            detail(cut(points("-50,-16,8 10,-22,8 50,-14,8 0,-12,8")), "#DCE6E8"),
          ],
          [-2, -4],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    ...potatoes(points("312,168 344,196 290,192")),
    fillet([152, 178], -6),
    fillet([180, 230], 2),
    onionRings(points("106,198 176,176 236,216 150,240 214,246"), 24),
    ...parsley([308, 254]),
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

export const CENTRAL_EUROPEAN_DISHES = {
  "cabbage-rolls": cabbageRolls,
  "pork-knuckle": porkKnuckle,
  "cordon-bleu": cordonBleu,
  "chicken-kyiv": chickenKyiv,
  "beef-roast": beefRoast,
  "beef-roulade": beefRoulade,
  "sausage-white": whiteSausages,
  "meatloaf-egg": meatloafAndEgg,
  obatzda: obatzda,
  "salad-sausage": sausageSalad,
  "soup-pancake-strips": pancakeStripSoup,
  "soup-liver-dumpling": dumplingSoup,
  "soup-lentil-sausage": lentilsAndSausage,
  "soup-zurek": zurek,
  "soup-solyanka": solyanka,
  bigos: bigos,
  syrnyky: curdPancakes,
  "potato-pancake-goulash": potatoPancakeGoulash,
  zapiekanka: zapiekanka,
  "bread-dumplings": breadDumplings,
  "yeast-dumpling": yeastDumpling,
  "pierogi-cherry": cherryDumplings,
  buckwheat: buckwheat,
  salo: salo,
  "salad-olivier": olivierSalad,
  "salad-beet": beetSalad,
  "farmers-breakfast": farmersBreakfast,
  "schnitzel-mushroom-sauce": hunterSchnitzel,
  herring: herring,
  "meat-patties": meatPatties,
} satisfies Drawings;
