/** Dishes of Korean kitchens. */

import { DARK_BOWL, LEAF, NORI, RICE, SOY, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed } from "../paper/paper.ts";
import { box, cut, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF, springOnion, steam } from "../parts/garnish.ts";
import { shavings } from "../parts/meat.ts";
import { shrimps } from "../parts/seafood.ts";
import { bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import { cubes, halfEgg, mushrooms, onionRings } from "../parts/vegetables.ts";
import { board, dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const STONE: Tones = { base: "#4A423E", light: "#7A6E68", dark: "#2B2522" };

function bulgogi(): Piece[] {
  return [
    form("20,200,16 380,200,16 352,268,30 300,286,26 100,286,26 48,268,30", STONE, [], [-8, -3]),
    piece(oval([200, 200], 180, 62, 26), STONE.light, [
      detail(oval([200, 202], 164, 52, 24), STONE.dark),
    ]),
    shavings(
      points(
        "92,204 138,180 190,170 244,174 292,188 322,208 122,222 176,206 230,204 280,218 162,234 220,236",
      ),
      { base: "#7E4020", light: "#B26E42", dark: "#52240C" },
      1.15,
    ),
    onionRings(points("150,192 244,190 206,224"), 19),
    strewn(
      points("112,192 196,190 268,200 238,228"),
      ["#B5560F", bar(40, 8, 47)],
      ["#F4AB6C", bar(36, 5, 47)],
    ),
    strewn(
      points("140,212 218,178 298,206"),
      [LEAF.dark, bar(42, 9, 31)],
      ["#8FB14C", bar(38, 5, 31)],
    ),
    flecks(spread([200, 200], 116, 34, 18, 5), "#F8E4B4", bar(8, 4)),
    steam([140, 130], 50),
    steam([204, 118], 54),
    steam([266, 130], 50),
  ];
}

function tteokbokki(): Piece[] {
  const sauce: Tones = { base: "#D23A18", light: "#EE7350", dark: "#982208" };
  return openBowl(
    sauce,
    [
      ...(
        [
          [116, 156, -20],
          [164, 138, 14],
          [222, 134, -8],
          [276, 150, 22],
          [140, 176, 8],
          [196, 164, -26],
          [250, 174, 6],
        ] as const
      ).map(([x, y, a]) =>
        form(
          laid("-40,-11,11 40,-12,11 44,0,10 40,12,11 -40,12,11 -44,0,10", [x, y], a),
          { base: "#F3C9A8", light: "#FFEBDA", dark: "#CF7A50" },
          [detail(cut(laid("-30,-8,4 26,-9,4 26,-3,4 -30,-2,4", [x, y], a)), "#FFEBDA")],
          [-2, -4],
        ),
      ),
      ...points("186,184 296,172").map((at, i) =>
        form(
          laid("-30,16,6 0,-22,6 30,16,6", at, i * 40),
          { base: "#E0B070", light: "#F4D6A4", dark: "#AF7C38" },
          [],
          [-2, -3],
        ),
      ),
      placed([halfEgg([0, 0])], { x: 226, y: 152, turn: 80, scale: 0.62 }),
      ...springOnion([204, 158], 104, 28, 9),
      flecks(spread([200, 158], 104, 28, 10, 8), "#F8E4B4", bar(8, 4)),
    ],
    DARK_BOWL,
  );
}

function kimbap(): Piece[] {
  const one = (at: Point): Piece[] => {
    const [x, y] = at;
    return [
      piece(oval(at, 52, 46, 20), NORI.dark, [
        detail(oval([x - 1, y - 2], 49, 43, 20), NORI.base),
        detail(oval([x, y - 1], 43, 38, 18), RICE.base),
        flecks(spread(at, 38, 33, 5, x), RICE.dark, bar(9, 4)),
        detail(cut(box(x - 20, y - 14, 18, 14, 4), 3), "#F4C64E"),
        detail(cut(box(x + 1, y - 15, 17, 14, -6), 3), "#E4802B"),
        detail(cut(box(x - 18, y + 2, 17, 13, -4), 3), "#4F8A38"),
        detail(cut(box(x + 1, y + 1, 16, 13, 8), 3), "#F0E04A"),
        detail(oval([x, y], 7, 6, 8), "#8C5A34"),
      ]),
    ];
  };
  return [
    ...board(),
    ...one([110, 164]),
    ...one([206, 154]),
    ...one([300, 166]),
    ...one([156, 222]),
    ...one([254, 224]),
    flecks(spread([204, 176], 120, 44, 12, 4), "#F8E4B4", bar(8, 4)),
  ];
}

function koreanChicken(): Piece[] {
  const glaze: Tones = { base: "#B8330F", light: "#E56E40", dark: "#7E1A02" };
  const wing = (at: Point, angle: number, seed: number): Piece =>
    form(
      laid("-56,6,22 -42,-26,24 0,-34,24 40,-22,20 58,2,16 44,24,20 0,32,24 -44,28,22", at, angle),
      glaze,
      [
        detail(cut(laid("-34,-10,10 -10,-24,12 24,-18,10 -6,-10,10", at, angle)), glaze.light),
        flecks(spread(at, 36, 20, 5, seed), "#FBEBC4", bar(8, 4)),
      ],
      [-4, -6],
    );
  return [
    PLATE,
    wing([116, 190], -20, 3),
    wing([206, 164], 10, 5),
    wing([296, 188], 24, 7),
    wing([152, 234], 6, 4),
    wing([254, 236], -12, 6),
    ...springOnion([204, 204], 104, 40, 10),
    cubes(
      points("340,246 356,258 334,266"),
      { base: "#FFFDF4", light: "#FFFFFF", dark: "#D9CBAE" },
      11,
    ),
  ];
}

function kimchiStew(): Piece[] {
  return [
    form(
      "30,180,14 370,180,14 350,264,34 296,292,26 104,292,26 50,264,34",
      STONE,
      [detail(cut(points("56,200,8 70,204,8 82,262,8 70,258,8")), STONE.light)],
      [-8, -4],
    ),
    piece(oval([200, 180], 172, 62, 26), STONE.light, [
      detail(oval([200, 182], 154, 52, 24), "#8E1F0A"),
      detail(oval([199, 186], 150, 48, 24), "#D2401C"),
    ]),
    strewn(
      points("130,170 206,156 270,174 176,200 240,206"),
      ["#DCC493", ([x, y], i) => cut(box(x - 27, y - 16, 54, 30, i * 19 - 20), 5)],
      ["#FFF7E4", ([x, y], i) => cut(box(x - 27, y - 18, 51, 24, i * 19 - 20), 5)],
    ),
    ...points("164,180 236,178 292,196 112,192").map((at, i) =>
      form(
        laid("-34,-8,12 -8,-20,12 26,-14,12 34,6,12 4,18,12 -28,12,12", at, i * 47),
        { base: "#E4562F", light: "#F6B08A", dark: "#A8290F" },
        [],
        [-2, -4],
      ),
    ),
    strewn(
      points("150,212 214,184 286,170"),
      ["#9C5A4A", bar(44, 18, 20)],
      ["#E3A090", ([x, y], i) => bar(40, 12, 20)([x - 1, y - 2], i)],
    ),
    ...springOnion([204, 184], 112, 34, 10),
    steam([140, 110], 48),
    steam([206, 100], 50),
    steam([268, 110], 48),
  ];
}

function koreanPancake(): Piece[] {
  return [
    PLATE,
    form(
      "34,214,40 80,152,60 200,126,70 320,152,60 366,214,40 320,264,60 200,284,70 80,264,60",
      { base: "#E3B056", light: "#F8DC9C", dark: "#AF7A1E" },
      [
        flecks(spread([200, 202], 132, 58, 14, 4), "#C4862C", disc(19, 8)),
        strewn(
          spread([200, 200], 124, 54, 14, 7),
          [LEAF.dark, bar(78, 10, 17, -30)],
          ["#8FB14C", ([x, y], i) => bar(74, 6, 17, -30)([x - 1, y - 1], i)],
        ),
        flecks(points("130,180 250,170 280,222 170,236"), "#D8401C", bar(18, 7)),
      ],
      [-4, -8],
    ),
    ...shrimps([
      [132, 200, -10],
      [214, 172, 16],
      [286, 208, 20],
      [206, 238, -8],
    ]).map((one) => one),
    ...dip([340, 268], SOY),
  ];
}

/** Glass noodles with vegetables, mushrooms and strips of omelette. */
function japchae(): Piece[] {
  return [
    PLATE,
    mound([200, 258], 144, 84, { base: "#A97A40", light: "#C89A60", dark: "#6E4412" }),
    ...loops({ at: [200, 226], rx: 140, ry: 66, count: 27, width: 8, seed: 9 }, [
      "#7E5220",
      "#B98A4E",
      "#DDBA86",
    ]),
    strewn(
      points("118,212 176,182 246,178 290,220 200,250"),
      ["#B5560F", bar(54, 9, 41)],
      ["#F4AB6C", bar(50, 5, 41)],
    ),
    strewn(
      points("146,190 262,200 218,228 150,238 286,240"),
      ["#D8A22A", bar(52, 12, 59)],
      ["#FBE08E", bar(48, 8, 59)],
    ),
    strewn(
      points("200,176 128,232 236,246 268,180"),
      ["#8E1F14", bar(48, 9, 31)],
      ["#D9402C", bar(44, 5, 31)],
    ),
    mushrooms(points("186,206 250,222 132,206"), 0.8),
    leaf({ at: [168, 236], length: 56, width: 34, angle: -36 }, MID_LEAF),
    leaf({ at: [244, 196], length: 54, width: 34, angle: -130 }, PALE_LEAF),
    flecks(spread([200, 208], 108, 40, 9, 6), "#F8E4B4", bar(8, 4)),
  ];
}

export const KOREAN_DISHES = {
  bulgogi: bulgogi,
  tteokbokki: tteokbokki,
  kimbap: kimbap,
  "korean-fried-chicken": koreanChicken,
  "stew-kimchi": kimchiStew,
  "korean-pancake": koreanPancake,
  japchae: japchae,
} satisfies Drawings;
