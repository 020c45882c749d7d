/** Salads, dips and breads of the Levant, Turkey, Israel and the Gulf. */

import {
  AUBERGINE,
  BREAD,
  CLAY,
  CREAM,
  LEAF,
  RICE,
  STRAINED_YOGURT,
  TEAL,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { DEEP_LEAF, leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley } from "../parts/garnish.ts";
import { bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { chickpeas, cubes, cucumber, halfEgg, olives, tomatoHalf } from "../parts/vegetables.ts";
import { board, dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { salad } from "./salads-soups.ts";
import { pocket } from "./street-food.ts";

export const GOLD: Tones = { base: "#DFA04A", light: "#F4CF92", dark: "#AD6E22" };
const SMOKED: Tones = { base: "#D9C7A0", light: "#EFE3C6", dark: "#AE9768" };
const PEPPER_PASTE: Tones = { base: "#B8412A", light: "#DB7656", dark: "#8C2916" };
const BEAN: Tones = { base: "#8A5230", light: "#B57F55", dark: "#613419" };
const OIL = "#C9A62C";
const ZAATAR = "#6B7A2C";

/** A pita cut in quarters or whole, lying about a place. */
export function pita(at: Point, angle = 0, size = 1): Piece {
  return form(laid("-62,20,20 -48,-20,24 6,-38,24 56,-16,20 60,18,16", at, angle, size), BREAD, [
    detail(oval([at[0] - 10 * size, at[1] - 12 * size], 24 * size, 9 * size, 9), BREAD.light),
    flecks(laid("14,-14 34,2 -30,6", at, angle, size), BREAD.dark, disc(8 * size, 4 * size)),
  ]);
}

/** A dip spread on a plate with the back of a spoon, oil in its furrow. */
function spreadDip(tones: Tones, on: readonly Piece[], rim: Tones = CLAY): Piece[] {
  return [
    piece(oval([200, 232], 186, 80, 26), rim.dark, [
      detail(oval([200, 226], 186, 78, 26), rim.base),
      detail(oval([198, 226], 164, 64, 24), rim.light),
    ]),
    piece(
      cut(
        points(
          "52,222,30 84,186,40 150,164,50 250,164,50 318,188,40 348,222,30 316,258,40 250,278,50 150,278,50 82,256,40",
        ),
      ),
      tones.dark,
      [
        detail(
          cut(
            points(
              "54,216,30 86,182,40 150,160,50 250,160,50 316,184,40 344,216,30 312,250,40 250,268,50 150,268,50 84,248,40",
            ),
          ),
          tones.base,
        ),
        slit(flow(points("98,222 150,184 250,182 304,214 250,248 160,244"), false), tones.dark, 9),
        slit(flow(points("98,218 150,180 250,178 304,210 250,244 160,240"), false), tones.light, 6),
        slit(flow(points("150,214 200,200 256,210"), false), OIL, 9),
        slit(flow(points("120,206 160,192"), false), "#E6CB5A", 5),
      ],
    ),
    ...on,
  ];
}

function pomegranateSeeds(places: readonly Point[]): Piece {
  return strewn(places, ["#7E1230", disc(7, 6)], ["#CF3555", disc(5, 4, [-1, -1], 6)]);
}

function aubergineHalf(at: Point, angle: number): Piece[] {
  return [
    form(
      laid("-78,0,24 -50,-26,26 10,-24,24 66,-12,10 66,12,10 10,26,24 -50,26,26", at, angle),
      AUBERGINE,
      [
        detail(
          cut(laid("-66,-2,18 -44,-18,20 10,-16,18 52,-4,8 10,10,18 -44,14,20", at, angle)),
          "#E8D3A0",
        ),
        flecks(laid("-48,-4 -20,-6 8,-6 -34,6 0,4 26,-3", at, angle), "#B08A4A", disc(5, 3)),
      ],
    ),
    form(laid("60,-14,6 84,-6,4 98,-4,3 98,4,3 84,6,4 60,14,6", at, angle), MID_LEAF, [], [-2, -2]),
  ];
}

function fattoush(): Piece[] {
  const chip = (at: Point, angle: number): Piece =>
    form(laid("-34,22,7 0,-34,7 36,20,7", at, angle), GOLD, [
      flecks(laid("-8,8 8,4 0,-12", at, angle), "#B9762B", disc(5, 3)),
    ]);
  return salad([
    cucumber(points("120,176 186,184 232,148")),
    tomatoHalf([150, 168], 25),
    tomatoHalf([256, 178], 25),
    strewn(
      points("196,150 290,172"),
      ["#C43D5B", disc(20, 15, [0, 0], 12)],
      ["#FFF6F4", disc(15, 11, [0, 0], 11)],
    ),
    chip([108, 140], -24),
    chip([204, 120], 10),
    chip([290, 142], 34),
    flecks(spread([200, 156], 90, 30, 7, 5), "#8E1D45", disc(4, 3, [0, 0], 5)),
  ]);
}

function tabbouleh(): Piece[] {
  const curly: Tones = { base: "#4F8A38", light: "#86B657", dark: "#2F5A24" };
  return heapedBowl([
    leaf({ at: [96, 178], length: 92, width: 60, angle: -140 }, PALE_LEAF),
    leaf({ at: [304, 178], length: 92, width: 60, angle: -42 }, PALE_LEAF),
    mound([200, 190], 128, 104, curly),
    strewn(
      spread([200, 148], 112, 46, 26, 4),
      [curly.dark, disc(15, 9, [0, 0], 6)],
      [curly.light, disc(10, 5, [-2, -2], 6)],
    ),
    cubes(points("134,164 170,132 214,118 258,146 226,166 180,172 288,172"), TOMATO, 11),
    flecks(spread([204, 146], 108, 44, 22, 9), "#F6E3AE", disc(5, 4, [0, 0], 5)),
    lemonWheel([298, 142], 32, 3),
  ]);
}

function choppedSalad(): Piece[] {
  return heapedBowl(
    [
      mound([200, 186], 132, 82, { base: "#86AB4E", light: "#A5C268", dark: "#4F7A2E" }),
      cubes(spread([200, 142], 112, 44, 11, 4), TOMATO, 17),
      cubes(
        spread([206, 146], 108, 40, 10, 11),
        { base: "#CBE09A", light: "#EEF3CF", dark: "#3D6A31" },
        15,
      ),
      cubes(
        points("150,130 232,118 190,166 274,158"),
        { base: "#E9B8CE", light: "#F8DCE8", dark: "#9A3F74" },
        11,
      ),
      flecks(spread([200, 146], 104, 40, 16, 7), LEAF.dark, bar(13, 6)),
      leaf({ at: [204, 112], length: 40, width: 26, angle: -120 }, MID_LEAF),
      leaf({ at: [206, 112], length: 42, width: 26, angle: -50 }, PALE_LEAF),
    ],
    WHITE_BOWL,
  );
}

function ful(): Piece[] {
  return openBowl(
    BEAN,
    [
      strewn(
        spread([200, 160], 128, 38, 24, 3),
        [BEAN.dark, disc(15, 10, [0, 0], 8)],
        ["#A56A42", disc(12, 7, [-1, -2], 8)],
        ["#CFA07A", disc(5, 2.4, [-4, -4], 6)],
      ),
      slit(flow(points("100,158 150,176 220,170 284,180"), false), OIL, 8),
      cubes(points("176,140 204,152 232,138 208,130"), TOMATO, 11),
      flecks(spread([206, 146], 60, 22, 14, 9), LEAF.base, bar(12, 6)),
      lemonWheel([300, 148], 30, 3),
    ],
    { base: "#C27B3E", light: "#E3AE76", dark: "#934F1B" },
  );
}

/** A round flat bread with its topping, in quarters. */
function flat(topping: Tones, on: readonly Piece[]): Piece[] {
  return [
    ...board(186),
    form(
      "34,196,40 80,134,60 200,106,70 320,134,60 366,196,40 320,254,60 200,278,70 80,254,60",
      BREAD,
      [
        detail(
          cut(
            points(
              "62,192,40 98,144,50 200,122,60 302,144,50 338,192,40 302,238,50 200,258,60 98,238,50",
            ),
          ),
          topping.base,
        ),
        flecks(spread([200, 190], 118, 54, 18, 3), topping.light, disc(15, 8)),
        flecks(spread([204, 192], 120, 56, 22, 9), topping.dark, disc(8, 5, [0, 0], 6)),
        ...on,
        slit(flow(points("200,104 200,280"), false), BREAD.dark, 4),
        slit(flow(points("34,192 366,192"), false), BREAD.dark, 4),
      ],
      [-4, -8],
    ),
  ];
}

function manakishZaatar(): Piece[] {
  return flat({ base: "#7C8A34", light: "#9CA84E", dark: "#4F5A1C" }, [
    flecks(spread([196, 188], 116, 54, 30, 14), "#F8E4B4", disc(4, 2.6, [0, 0], 5)),
  ]);
}

function manakishCheese(): Piece[] {
  return flat({ base: "#FBF0CC", light: "#FFFDF4", dark: "#E3BE6A" }, [
    flecks(points("120,170 250,160 168,222 284,214 220,190"), "#D9A14C", disc(15, 8)),
    flecks(spread([200, 190], 104, 48, 12, 6), "#2E2A22", disc(3.4, 2.4, [0, 0], 5)),
  ]);
}

function fatayer(): Piece[] {
  const one = (at: Point, angle: number): Piece[] => [
    form(laid("-84,46,22 0,-78,22 84,46,22 0,62,30", at, angle), GOLD, [
      detail(cut(laid("-52,26,12 0,-50,10 -8,10,10", at, angle)), GOLD.light),
      ...["-68,38 0,8", "68,38 0,8", "0,-62 0,8"].flatMap((line) => [
        slit(flow(laid(line, at, angle), false), "#8F561C", 9),
        slit(flow(laid(line, at, angle), false), GOLD.light, 3),
      ]),
      flecks(laid("0,8 -5,2 6,12 2,-8", at, angle), "#3D6A31", disc(9, 6)),
    ]),
  ];
  return [
    PLATE,
    ...one([130, 176], -10),
    ...one([272, 172], 12),
    ...one([202, 222], 4),
    lemonWheel([340, 252], 30, 3),
    ...parsley([78, 268]),
  ];
}

function simit(): Piece[] {
  const ring = "-150,0,60 -110,-62,70 0,-88,80 110,-62,70 150,0,60 110,62,70 0,86,80 -110,62,70";
  const at: Point = [200, 184];
  const crust: Tones = { base: "#B5702C", light: "#D99B52", dark: "#7E4714" };
  return [
    ...board(196),
    form(laid(ring, at), crust, [
      slit(
        [0, 40, 80, 120, 160, 200, 240, 280, 320]
          .map((a) => {
            const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
            return flow(
              [
                [200 + cos * 72, 184 + sin * 40],
                [200 + cos * 118 - sin * 26, 184 + sin * 62 + cos * 16],
                [200 + cos * 150 - sin * 30, 184 + sin * 84 + cos * 16],
              ],
              false,
            );
          })
          .join(""),
        crust.dark,
        6,
      ),
      flecks(spread([194, 178], 142, 80, 74, 4), "#F8E4B4", bar(10, 5)),
    ]),
    detail(
      cut(laid("-62,0,34 -40,-30,34 40,-30,34 62,0,34 40,28,34 -40,28,34", [200, 186])),
      "#7E4714",
    ),
    detail(
      cut(laid("-56,4,34 -36,-22,34 36,-22,34 56,4,34 36,28,34 -36,28,34", [200, 186])),
      "#B9834C",
    ),
  ];
}

function gozleme(): Piece[] {
  const half = (at: Point, angle: number): Piece[] => [
    form(
      laid("-130,26,12 -118,-40,12 118,-46,12 132,20,12 120,40,12 -118,46,12", at, angle),
      BREAD,
      [
        detail(cut(laid("-140,26,2 140,20,2 140,60,2 -140,60,2", at, angle)), BREAD.dark),
        detail(cut(laid("-112,30,6 112,24,6 110,34,6 -110,40,6", at, angle)), "#FBF6EA"),
        flecks(laid("-90,34 -56,34 -20,32 20,31 58,30 92,29", at, angle), LEAF.base, disc(12, 5)),
        flecks(
          laid("-84,-14 -40,-26 6,-10 50,-26 94,-12 -60,6 24,8 80,6", at, angle),
          "#B9762B",
          disc(17, 8),
        ),
      ],
    ),
  ];
  return [
    PLATE,
    ...half([196, 152], -6),
    ...half([206, 222], 2),
    tomatoHalf([330, 270], 24),
    ...parsley([72, 276]),
  ];
}

function cheeseRolls(): Piece[] {
  const roll = (at: Point, angle: number): Piece =>
    form(laid("-104,-16,10 104,-20,10 112,0,8 104,20,10 -104,16,10 -112,0,8", at, angle), GOLD, [
      detail(cut(laid("-96,-10,4 96,-13,4 96,-4,4 -96,-3,4", at, angle)), GOLD.light),
      slit(
        flow(laid("-60,14 -20,-16", at, angle), false) +
          flow(laid("30,16 70,-16", at, angle), false),
        "#B9762B",
        4,
      ),
      detail(oval(laid("108,0", at, angle)[0] ?? at, 7, 14, 9), "#FFF6DC"),
    ]);
  return [
    PLATE,
    roll([160, 250], -4),
    roll([214, 222], -10),
    roll([160, 202], 4),
    roll([222, 176], -6),
    roll([180, 152], 6),
    ...dip([330, 258], { base: "#F6EFE0", light: "#FFFDF8", dark: "#D9CBAE" }),
    ...parsley([74, 264]),
  ];
}

function sabich(): Piece[] {
  return pocket(
    [
      leaf({ at: [96, 190], length: 86, width: 54, angle: -120 }, DEEP_LEAF),
      leaf({ at: [300, 190], length: 86, width: 54, angle: -58 }, PALE_LEAF),
      ...points("112,160 170,142 290,164").map((at, i) =>
        piece(oval(at, 42, 32, 13, i + 2), AUBERGINE.base, [
          detail(oval([at[0] - 1, at[1] - 2], 36, 26, 12, i + 3), "#A9753A"),
          flecks(spread(at, 24, 14, 6, i + 1), "#D9B26A", disc(6, 4)),
        ]),
      ),
      placed([halfEgg([0, 0])], { x: 236, y: 142, turn: 16 }),
      cubes(points("140,184 174,182 258,188 296,190"), TOMATO, 15),
      cubes(
        points("156,190 280,186 124,196"),
        { base: "#CBE09A", light: "#EEF3CF", dark: "#3D6A31" },
        13,
      ),
      form(
        "176,184,10 200,170,12 236,172,12 252,190,10 240,214,8 226,206,8 214,222,8 202,206,8 184,204,8",
        CREAM,
        [],
        [-2, -3],
      ),
      flecks(points("112,188 196,164 262,172 210,186"), "#E0A32A", disc(9, 5)),
    ],
    BREAD,
  );
}

function malawach(): Piece[] {
  return [
    PLATE,
    form(
      "38,200,36 84,144,60 190,120,60 290,140,60 338,196,36 290,244,60 190,262,60 84,244,60",
      GOLD,
      [
        slit(
          flow(
            points(
              "84,192 130,152 196,142 262,158 296,194 256,228 190,238 128,224 108,196 140,172 196,164 246,180 254,200 220,216 178,214 160,198 190,186",
            ),
            false,
          ),
          "#BC7A2C",
          6,
        ),
        flecks(points("120,170 220,150 280,190 150,230 210,200 240,230"), "#C98A3C", disc(17, 8)),
        flecks(points("160,156 100,206 260,214"), GOLD.light, disc(20, 8)),
      ],
    ),
    placed([halfEgg([0, 0])], { x: 330, y: 218, turn: 20, scale: 0.9 }),
    ...dip([280, 270], TOMATO),
  ];
}

function jachnun(): Piece[] {
  const dough: Tones = { base: "#A4662B", light: "#CF9654", dark: "#713E12" };
  const roll = (at: Point, angle: number): Piece =>
    form(laid("-108,-20,18 108,-24,18 116,0,14 108,24,18 -108,22,18 -114,0,14", at, angle), dough, [
      detail(cut(laid("-92,-14,6 92,-17,6 92,-6,6 -92,-4,6", at, angle)), dough.light),
      slit(
        flow(laid("-96,6 0,4 84,2", at, angle), false) +
          flow(laid("-70,14 10,13 70,12", at, angle), false),
        "#8A5520",
        4,
      ),
      detail(oval(laid("104,2", at, angle)[0] ?? at, 11, 19, 10), "#E3B577"),
      slit(flow(laid("106,-8 99,2 106,10 109,2", at, angle), false), "#8A5520", 3.5),
    ]);
  return [
    PLATE,
    roll([176, 164], -8),
    roll([196, 208], -4),
    roll([168, 250], 2),
    placed([halfEgg([0, 0])], { x: 318, y: 190, turn: 18, scale: 0.9 }),
    ...dip([316, 254], TOMATO),
  ];
}

function kumpir(): Piece[] {
  const flesh: Tones = { base: "#F6DC8A", light: "#FDF0C2", dark: "#D8AE48" };
  return [
    form(
      "18,232,16 60,186,20 200,168,20 340,186,20 384,232,16 340,286,20 250,306,20 150,306,20 58,286,20",
      { base: "#CBD3D3", light: "#EDF2F2", dark: "#9AA6A8" },
      [
        slit(
          flow(points("60,270 120,292"), false) + flow(points("340,270 290,294"), false),
          "#EDF2F2",
          6,
        ),
      ],
    ),
    form("44,214,40 96,146,60 200,124,70 306,146,60 356,214,40 306,270,50 200,284,60 94,270,50", {
      base: "#A9703A",
      light: "#C9935C",
      dark: "#7A4A1C",
    }),
    form(
      "78,206,34 116,156,44 200,138,56 286,156,44 322,206,34 284,242,40 200,254,50 114,242,40",
      flesh,
    ),
    strewn(
      spread([126, 196], 34, 26, 9, 3),
      ["#C98717", disc(10, 8)],
      ["#F6C83E", disc(7, 5, [-1, -2])],
    ),
    strewn(
      spread([270, 196], 36, 26, 8, 6),
      [LEAF.dark, disc(11, 10)],
      ["#8FB14C", disc(8, 7, [-1, -2])],
    ),
    strewn(
      spread([200, 166], 46, 16, 8, 4),
      ["#722A54", bar(38, 9, 53)],
      ["#B0598A", ([x, y], i) => bar(34, 5, 53)([x - 1, y - 2], i)],
    ),
    strewn(
      spread([200, 222], 50, 16, 9, 8),
      ["#DB9220", bar(36, 9, 47)],
      ["#FACC62", ([x, y], i) => bar(32, 5, 47)([x - 1, y - 2], i)],
    ),
    olives(points("168,194 216,186 240,220 152,226")),
    form(
      "180,196,10 200,178,12 226,192,10 232,212,10 214,206,8 204,222,8 192,206,8",
      CREAM,
      [],
      [-2, -3],
    ),
  ];
}

function mujaddara(): Piece[] {
  return heapedBowl(
    [
      mound([200, 186], 134, 98, { base: "#C9A26A", light: "#E3C592", dark: "#A07A42" }),
      flecks(spread([200, 142], 116, 46, 22, 3), RICE.base, bar(14, 6)),
      strewn(
        spread([204, 146], 114, 46, 16, 9),
        ["#4E2E16", disc(8, 6, [0, 0], 7)],
        ["#7C5028", disc(5.4, 3.6, [-1, -1], 6)],
      ),
      strewn(
        spread([200, 112], 66, 26, 14, 5),
        ["#5C2C0E", bar(40, 9, 47)],
        ["#9C5A22", ([x, y], i) => bar(36, 5, 47)([x - 1, y - 2], i)],
      ),
      leaf({ at: [206, 96], length: 44, width: 26, angle: -60 }, MID_LEAF),
      leaf({ at: [204, 96], length: 40, width: 26, angle: -130 }, PALE_LEAF),
    ],
    CLAY,
  );
}

function walnuts(places: readonly Point[]): Piece[] {
  return places.map((at, i) =>
    lump(at, [20, 15], { base: "#B8834A", light: "#D9AE7C", dark: "#7E5222" }, i + 3, [
      slit(flow(laid("-12,0 -4,-5 4,4 12,-1", at, i * 40), false), "#7E5222", 4),
    ]),
  );
}

export const MIDDLE_EASTERN_STARTERS = {
  "salad-fattoush": fattoush,
  "salad-tabbouleh": tabbouleh,
  "salad-chopped": choppedSalad,
  "baba-ghanoush": () =>
    spreadDip(SMOKED, [
      ...aubergineHalf([286, 158], -14),
      pomegranateSeeds(spread([190, 214], 70, 24, 9, 4)),
      flecks(spread([190, 216], 90, 30, 12, 8), LEAF.base, bar(11, 6)),
      pita([84, 270], -12, 0.8),
    ]),
  labneh: () =>
    spreadDip(
      STRAINED_YOGURT,
      [
        flecks(spread([176, 218], 80, 26, 26, 4), ZAATAR, disc(5, 3, [0, 0], 5)),
        olives(points("262,214 286,230 250,238"), "#5F7A32"),
        leaf({ at: [208, 182], length: 44, width: 26, angle: -30 }, MID_LEAF),
        pita([84, 272], -12, 0.8),
        pita([320, 276], 10, 0.8),
      ],
      TEAL,
    ),
  muhammara: () =>
    spreadDip(
      PEPPER_PASTE,
      [
        ...walnuts(points("232,206 262,222 150,230 206,236")),
        pomegranateSeeds(points("180,208 216,196 120,222 284,206 170,246")),
        leaf({ at: [196, 180], length: 42, width: 26, angle: -40 }, MID_LEAF),
        leaf({ at: [194, 180], length: 40, width: 26, angle: -140 }, PALE_LEAF),
        pita([84, 272], -12, 0.8),
      ],
      WHITE_BOWL,
    ),
  "hummus-meat": () =>
    spreadDip(
      { base: "#E6CB98", light: "#F4E2BE", dark: "#C7A566" },
      [
        lump([200, 214], [66, 30], { base: "#7A4330", light: "#A2664C", dark: "#542A1B" }, 4),
        strewn(
          spread([200, 212], 58, 24, 14, 3),
          ["#542A1B", disc(13, 9, [0, 0], 7)],
          ["#8F5640", disc(9, 6, [-2, -2], 7)],
        ),
        flecks(points("180,204 214,198 230,218 192,222 206,210"), "#F6E3AE", bar(15, 6)),
        flecks(spread([200, 212], 70, 28, 9, 8), LEAF.base, bar(11, 6)),
        pita([84, 272], -12, 0.8),
        chickpeas(points("304,262 326,246")),
      ],
      TEAL,
    ),
  "ful-medames": ful,
  "manakish-zaatar": manakishZaatar,
  "manakish-cheese": manakishCheese,
  fatayer: fatayer,
  simit: simit,
  gozleme: gozleme,
  "cheese-rolls": cheeseRolls,
  sabich: sabich,
  malawach: malawach,
  jachnun: jachnun,
  kumpir: kumpir,
  mujaddara: mujaddara,
} satisfies Drawings;
