/** Dishes of Latin American, Caribbean and African kitchens. */

import { CHOCOLATE, CREAM, LEAF, TOMATO, TORTILLA, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { cubes as ice, THREE_CUBES, tumbler } from "../parts/glasses.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { tomatoHalf } from "../parts/vegetables.ts";
import { dip, plate } from "../parts/vessels.ts";
import { chunks, heapedBowl, openBowl, riceDome, shrimps } from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";
import { pan } from "./fish-and-meatless.ts";
import { friesPile, parsley } from "./meat-dishes.ts";
import { chickenLeg } from "./middle-eastern-dishes.ts";
import { CLAY } from "./middle-eastern-starters.ts";
import { onionRings } from "./pizzas.ts";
import { cubes } from "./salads-soups.ts";
import { shavings, shreds, taco } from "./street-food.ts";
import { board } from "./sushi.ts";

const BEEF: Tones = { base: "#7A4328", light: "#A86E4A", dark: "#532812" };
const SALSA_VERDE: Tones = { base: "#8FA63A", light: "#BDCC74", dark: "#64781E" };
const RED_RICE: Tones = { base: "#DB6A2C", light: "#F2A06A", dark: "#A8430F" };
const DOUGH: Tones = { base: "#E6B25C", light: "#F8DA9C", dark: "#B37C24" };
const CORN: Tones = { base: "#F4C238", light: "#FBE084", dark: "#C98F12" };
const HUSK: Tones = { base: "#E3CF8E", light: "#F5E9BE", dark: "#B59C52" };
const PEANUT: Tones = { base: "#B8703A", light: "#D99E68", dark: "#844812" };
const JERK: Tones = { base: "#6B3016", light: "#9C5A34", dark: "#431804" };
const INJERA: Tones = { base: "#C9A67A", light: "#E3C8A2", dark: "#967346" };
const PLANTAIN: Tones = { base: "#E3A028", light: "#F6CC74", dark: "#A96C0C" };
const ICING: Tones = { base: "#FDF8EC", light: "#FFFFFF", dark: "#E2D8C2" };

const PLATE = plate([200, 234], 190, 74);

function enchiladas(): Piece[] {
  const one = (x: number): Piece =>
    form(
      laid("-34,-72,16 30,-76,16 42,66,16 -26,72,16", [x, 206], 14),
      TORTILLA,
      [flecks(laid("0,-40 -8,20 10,44", [x, 206], 14), TORTILLA.dark, disc(10, 5))],
      [-5, -4],
    );
  return [
    PLATE,
    one(112),
    one(184),
    one(256),
    form(
      "58,222,20 96,176,22 200,158,24 300,172,22 344,214,20 320,236,12 296,230,10 280,258,9 266,244,10 206,242,12 192,266,9 178,244,10 116,248,12 100,262,9 88,242,10",
      SALSA_VERDE,
      [detail(cut(points("110,190,8 190,172,8 250,176,8 170,186,8")), SALSA_VERDE.light)],
      [-2, -4],
    ),
    slit(flow(points("92,214 150,184 206,216 262,182 318,214"), false), "#FFFDF8", 9),
    onionRings(points("164,200 250,206"), 17),
    cubes(points("206,184 130,216 292,194 226,226"), ICING, 10),
    leaf({ at: [204, 186], length: 44, width: 26, angle: -60 }, MID_LEAF),
    leaf({ at: [202, 186], length: 42, width: 26, angle: -130 }, PALE_LEAF),
  ];
}

function fajitas(meat: Tones): Piece[] {
  return [
    ...pan(
      [
        shavings(
          points("120,172 170,150 226,148 276,168 140,204 200,190 256,204 180,222 232,224"),
          meat,
          1.1,
        ),
        strewn(
          points("108,192 160,176 230,172 290,190 210,212 150,226"),
          ["#9C1F12", bar(58, 14, 47)],
          ["#DD4A34", ([x, y], i) => bar(54, 9, 47)([x - 1, y - 2], i)],
        ),
        strewn(
          points("136,156 206,160 268,220 186,204 248,182"),
          ["#3D6A31", bar(56, 13, 31)],
          ["#8FB14C", ([x, y], i) => bar(52, 8, 31)([x - 1, y - 2], i)],
        ),
        strewn(
          points("178,172 250,156 282,206 120,216"),
          ["#B99A62", bar(52, 10, 61)],
          ["#F7EBCB", ([x, y], i) => bar(48, 6, 61)([x - 1, y - 1], i)],
        ),
      ],
      { base: "#3E2A20", light: "#5C4234", dark: "#241610" },
    ),
    form(
      laid("-64,6,20 -30,-26,22 34,-30,22 66,-4,20 30,26,22 -34,28,22", [316, 270], -8),
      TORTILLA,
      [flecks(points("296,262 324,256 334,276"), TORTILLA.dark, disc(9, 5))],
      [-3, -4],
    ),
    steam([150, 96], 50),
    steam([210, 88], 52),
    lemonWheel([84, 276], 26, 3, LIME),
  ];
}

function tamales(): Piece[] {
  const one = (at: Point, angle: number): Piece[] => [
    form(
      laid(
        "-104,-14,10 -60,-34,18 56,-36,18 76,-20,8 80,24,8 56,36,18 -60,36,18 -108,16,10",
        at,
        angle,
      ),
      HUSK,
      [
        slit(
          [-22, -6, 10, 24]
            .map((dy) => flow(laid(`-96,${dy * 0.6} -20,${dy} 74,${dy}`, at, angle), false))
            .join(""),
          HUSK.dark,
          4,
        ),
      ],
      [-3, -5],
    ),
    form(
      laid("18,-26,12 78,-24,12 92,0,12 78,26,12 18,28,12", at, angle),
      { base: "#F3D68C", light: "#FBEBC0", dark: "#C9A046" },
      [
        detail(oval(laid("72,2", at, angle)[0] ?? at, 13, 15, 10), "#A8431E"),
        flecks(laid("34,-8 50,8 46,-16 30,14", at, angle), "#FBEBC0", disc(7, 5)),
      ],
      [-2, -3],
    ),
    form(
      laid("-34,-38,4 -24,-38,4 -24,38,4 -34,38,4", at, angle),
      { base: "#B59C52", light: "#E3CF8E", dark: "#8C7430" },
      [],
      [-1, 0],
    ),
  ];
  return [
    PLATE,
    ...one([184, 164], -10),
    ...one([206, 222], -4),
    ...dip([84, 256], TOMATO),
    leaf({ at: [320, 262], length: 46, width: 28, angle: -20 }, MID_LEAF),
  ];
}

function elote(): Piece[] {
  const cob = (at: Point, angle: number): Piece[] => [
    form(laid("-182,-4,3 -96,-5,3 -96,6,3 -182,5,3", at, angle), {
      base: "#C98F57",
      light: "#E2B98C",
      dark: "#946334",
    }),
    form(
      laid("-110,0,30 -92,-30,26 60,-34,30 122,-10,16 124,10,16 60,34,30 -92,32,26", at, angle),
      CORN,
      [
        flecks(
          Array.from(
            { length: 18 },
            (_, i): Point =>
              laid(`${-84 + (i % 9) * 22},${2 + Math.floor(i / 9) * 19}`, at, angle)[0] ?? at,
          ),
          CORN.dark,
          disc(9, 8, [0, 0], 5),
        ),
        flecks(
          Array.from(
            { length: 18 },
            (_, i): Point =>
              laid(`${-86 + (i % 9) * 22},${Math.floor(i / 9) * 19}`, at, angle)[0] ?? at,
          ),
          CORN.light,
          disc(6, 5.4, [0, 0], 5),
        ),
      ],
      [-2, -4],
    ),
    form(
      laid(
        "-92,-28,8 56,-34,10 96,-20,8 70,-6,8 48,-14,7 20,2,8 0,-12,7 -26,4,8 -46,-10,7 -70,0,8",
        at,
        angle,
      ),
      CREAM,
      [],
      [-1, -2],
    ),
    flecks(
      laid("-70,-18 -40,-16 -12,-20 16,-16 44,-22 68,-16 -56,-8 -2,-8 54,-10", at, angle),
      "#C2381A",
      disc(5, 4),
    ),
    flecks(laid("-58,-20 -24,-12 30,-20 6,-14 60,-22", at, angle), "#4F7A2E", bar(10, 5)),
  ];
  return [
    ...board(170),
    ...cob([224, 166], -8),
    ...cob([212, 234], -4),
    lemonWheel([340, 276], 24, 3, LIME),
  ];
}

function pozole(): Piece[] {
  return [
    ...openBowl(
      { base: "#B83A18", light: "#DD7248", dark: "#841E06" },
      [
        strewn(
          spread([200, 162], 118, 32, 14, 4),
          ["#C9B27A", disc(15, 11)],
          ["#FFF6DC", disc(12, 8, [-1, -2])],
        ),
        chunks(
          points("130,150 190,140 252,150 286,172 166,178"),
          { base: "#B5765A", light: "#DBA58C", dark: "#7E4630" },
          1,
        ),
        strewn(
          points("196,170 224,156 246,178"),
          ["#C4608A", disc(17, 12, [0, 0], 11)],
          ["#FFF6FA", disc(12, 8, [0, 0], 10)],
        ),
        shreds(points("150,164 270,160 214,142"), {
          base: "#A5C268",
          light: "#D6E5A8",
          dark: "#5F8D3B",
        }),
        lemonWheel([104, 148], 26, 3, LIME),
        flecks(spread([204, 160], 100, 26, 9, 7), LEAF.base, bar(11, 5)),
      ],
      CLAY,
    ),
    steam([150, 90], 46),
    steam([210, 84], 48),
  ];
}

function fishTacos(): Piece[] {
  const batter: Tones = { base: "#DD9A3E", light: "#F5CB88", dark: "#A9681A" };
  const filling: Piece[] = [
    leaf({ at: [-40, -26], length: 62, width: 40, angle: -130 }, PALE_LEAF),
    shreds(points("-58,-58 62,-56 40,-92 -20,-96"), {
      base: "#B0598A",
      light: "#C679A4",
      dark: "#722A54",
    }),
    form(
      "-66,-58,16 -44,-86,18 30,-94,18 66,-66,16 50,-20,14 -50,-20,14",
      batter,
      [flecks(points("-30,-68 6,-80 38,-70 10,-60"), batter.light, disc(10, 6))],
      [-3, -4],
    ),
    slit("M-46 -66q20 -18 40 -4t40 -4t20 2", "#FFFDF8", 8),
  ];
  return [
    plate([200, 250], 188, 58),
    ...taco([152, 196], filling),
    ...taco([258, 214], filling),
    lemonWheel([338, 272], 28, 3, LIME),
    ...parsley([84, 276]),
  ];
}

function pastorTacos(): Piece[] {
  const filling: Piece[] = [
    shavings(
      points("-56,-50 -16,-70 28,-72 60,-52"),
      { base: "#B5421A", light: "#E07A48", dark: "#7E2406" },
      0.95,
    ),
    cubes(
      points("-30,-76 16,-90 46,-72"),
      { base: "#F6D04E", light: "#FBE79A", dark: "#C99A1C" },
      11,
    ),
    cubes(points("-8,-82 -52,-62"), ICING, 8),
    flecks(points("-38,-66 4,-76 36,-80 56,-62 -18,-86"), "#3D6A31", bar(14, 7)),
  ];
  return [
    plate([200, 250], 188, 58),
    ...taco([152, 196], filling),
    ...taco([258, 214], filling),
    ...dip([84, 262], SALSA_VERDE),
    lemonWheel([338, 272], 28, 3, LIME),
  ];
}

function lomoSaltado(): Piece[] {
  return [
    PLATE,
    ...riceDome([96, 238], 74, 70),
    friesPile([292, 186], 9),
    chunks(points("160,214 208,186 254,204 186,244 236,238 284,244"), BEEF, 1.35),
    strewn(
      points("176,190 226,216 268,226 204,256"),
      ["#8A3264", bar(46, 11, 47)],
      ["#D391B8", ([x, y], i) => bar(42, 7, 47)([x - 1, y - 1], i)],
    ),
    ...points("150,240 240,180 298,230").map((at, i) =>
      form(laid("-22,8,12 -12,-16,12 16,-16,12 24,8,10 2,16,10", at, i * 41), TOMATO, [], [-2, -4]),
    ),
    flecks(spread([222, 214], 84, 36, 12, 5), LEAF.base, bar(13, 6)),
  ];
}

function moqueca(): Piece[] {
  return [
    form(
      "26,184,20 374,184,20 350,266,34 294,290,26 106,290,26 50,266,34",
      { base: "#3B2F2B", light: "#6B5A52", dark: "#231815" },
      [],
      [-8, -4],
    ),
    piece(oval([200, 184], 176, 64, 26), "#6B5A52", [
      detail(oval([200, 186], 158, 54, 24), "#B5641A"),
      detail(oval([199, 190], 154, 50, 24), "#EE9A38"),
    ]),
    ...points("124,180 196,162 272,180 164,208 242,210").map((at, i) =>
      form(
        laid("-42,-8,14 -6,-20,16 38,-12,14 42,10,14 0,20,16 -38,14,14", at, i * 23 - 30),
        { base: "#FBF1E0", light: "#FFFFFF", dark: "#D9B890" },
        [slit(flow(laid("-22,2 0,-4 22,2", at, i * 23 - 30), false), "#E9D3B4", 4)],
        [-2, -3],
      ),
    ),
    ...shrimps([
      [108, 208, -10],
      [292, 206, 20],
    ]),
    strewn(
      points("150,166 236,164 206,190 286,166"),
      ["#B23620", disc(17, 12, [0, 0], 11)],
      ["#F7C48A", disc(12, 8, [0, 0], 10)],
    ),
    flecks(spread([200, 188], 118, 34, 14, 5), "#3D6A31", bar(13, 6)),
    steam([150, 112], 48),
    steam([212, 104], 50),
  ];
}

function cheeseBreads(): Piece[] {
  const one = ([x, y]: Point, i: number): Piece =>
    lump([x, y], [45, 39], DOUGH, i + 3, [
      detail(oval([x - 13, y - 15], 17, 10, 9), DOUGH.light),
      flecks(spread([x, y], 30, 24, 7, i + 2), "#C98F36", disc(6, 4)),
    ]);
  return [
    ...heapedBowl(
      [
        one([124, 152], 1),
        one([206, 138], 2),
        one([284, 154], 3),
        one([164, 112], 4),
        one([246, 110], 5),
        one([204, 76], 6),
      ],
      { base: "#CFA876", light: "#E2C59A", dark: "#B58B58" },
    ),
  ];
}

function picanha(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    form(
      laid("-52,30,20 -44,-26,26 0,-44,28 44,-26,26 52,30,20 0,40,26", at, angle),
      { base: "#B5525A", light: "#DD8A8C", dark: "#7A2A20" },
      [
        detail(
          cut(
            laid(
              "-60,40,10 -54,-30,26 0,-54,28 54,-30,26 60,40,10 46,36,10 38,-20,22 0,-34,24 -38,-20,22 -46,36,10",
              at,
              angle,
            ),
          ),
          "#5C2A16",
        ),
        detail(
          cut(laid("-46,-24,20 0,-46,24 46,-24,20 40,-14,16 0,-34,20 -40,-14,16", at, angle)),
          "#F3D9A8",
        ),
      ],
      [-4, -6],
    );
  return [
    ...board(160),
    one([112, 176], -8),
    one([206, 168], 2),
    one([298, 180], 8),
    strewn(
      spread([200, 246], 96, 16, 26, 4),
      ["#B98A3C", disc(8, 6)],
      ["#F0D08A", disc(5, 4, [-1, -1])],
    ),
    flecks(spread([204, 180], 112, 26, 14, 6), "#FFFFFF", bar(7, 6)),
    lemonWheel([336, 258], 26, 3, LIME),
    ...parsley([74, 262]),
  ];
}

function alfajores(): Piece[] {
  const one = ([x, y]: Point): Piece[] => [
    form(
      laid("-70,14,20 70,14,20 66,40,16 -66,40,16", [x, y]),
      { base: "#F0D9A4", light: "#FBEFD0", dark: "#C9A662" },
      [],
      [-3, -3],
    ),
    form(
      laid("-72,-4,10 72,-4,10 74,16,10 -74,16,10", [x, y]),
      { base: "#A8642C", light: "#D09458", dark: "#7A3E10" },
      [],
      [-2, -3],
    ),
    form(
      laid("-72,-2,20 -60,-34,26 0,-46,30 60,-34,26 72,-2,20 0,6,26", [x, y]),
      { base: "#F0D9A4", light: "#FBEFD0", dark: "#C9A662" },
      [
        detail(
          cut(laid("-60,-12,16 -48,-34,20 0,-42,24 48,-34,20 58,-12,16 0,-4,20", [x, y])),
          "#FFFDF8",
        ),
        flecks(spread([x, y - 18], 52, 16, 14, x), "#F0E2C0", disc(6, 3)),
      ],
      [-3, -4],
    ),
    flecks(laid("-70,4 -58,10 66,4 70,10 -74,8", [x, y]), "#FFFDF4", disc(6, 5)),
  ];
  return [PLATE, ...one([138, 168]), ...one([270, 176]), ...one([200, 232])];
}

function brigadeiros(): Piece[] {
  const one = (at: Point, i: number): Piece[] => [
    form(
      laid(
        "-44,8,4 -36,2,3 -26,10,3 -14,2,3 0,10,3 14,2,3 26,10,3 36,2,3 44,8,4 32,40,8 -32,40,8",
        at,
      ),
      { base: "#F3CE62", light: "#FBE49C", dark: "#C99A2C" },
      [],
      [-2, -2],
    ),
    ball([at[0], at[1] - 6], 36, CHOCOLATE, i + 3),
    flecks(spread([at[0], at[1] - 8], 28, 26, 7, i + 2), CHOCOLATE.dark, bar(12, 5)),
    flecks(spread([at[0] - 2, at[1] - 10], 26, 24, 4, i + 7), CHOCOLATE.light, bar(10, 4)),
  ];
  return [
    PLATE,
    ...one([128, 170], 1),
    ...one([216, 156], 2),
    ...one([300, 178], 3),
    ...one([172, 226], 4),
    ...one([258, 232], 5),
  ];
}

function coconut(): Piece[] {
  const shell: Tones = { base: "#7FA648", light: "#B8CF7E", dark: "#4F7323" };
  return [
    form(
      "80,152,40 96,92,50 200,66,70 304,92,50 320,152,40 316,236,60 266,296,50 200,304,50 134,296,50 84,236,60",
      shell,
      [
        detail(
          cut(points("104,160,20 124,110,24 150,104,18 126,160,20 124,240,24 106,220,20")),
          shell.light,
        ),
        slit(flow(points("250,112 282,170 266,262"), false), shell.dark, 5),
      ],
      [-9, -8],
    ),
    piece(oval([200, 108], 82, 34, 20), "#F3E9CE", [
      detail(oval([200, 110], 70, 27, 18), "#FFFDF6"),
      detail(oval([200, 114], 58, 20, 16), "#DDE9E4"),
      detail(oval([180, 110], 24, 6, 9), "#FFFFFF"),
    ]),
    form(
      "214,112,3 252,8,3 266,12,3 228,116,3",
      { base: "#EB7650", light: "#F5A58A", dark: "#B23620" },
      [detail(cut(points("232,60 262,66 258,80 228,74"), 0), CREAM.base)],
      [-2, 0],
    ),
    ...((): Piece[] => [
      piece(oval([316, 262], 52, 44, 16), "#7A4A24", [
        detail(oval([316, 260], 44, 36, 16), "#FFFDF6"),
        detail(oval([318, 262], 30, 24, 14), "#EFE6D0"),
      ]),
    ])(),
  ];
}

function plantain(): Piece[] {
  return [
    PLATE,
    ...points(
      "110,198 166,174 226,168 284,188 136,232 196,214 256,220 312,236 182,256 246,260",
    ).map((at, i) =>
      form(
        laid("-38,6,18 -26,-18,18 10,-22,18 38,-6,18 28,18,18 -12,22,18", at, i * 31 - 20),
        PLANTAIN,
        [
          detail(
            cut(laid("-22,-4,10 -8,-13,10 16,-10,8 -4,-4,8", at, i * 31 - 20)),
            PLANTAIN.light,
          ),
          flecks(laid("8,6 -10,8", at, i * 31 - 20), "#8A5208", disc(8, 4)),
        ],
        [-3, -5],
      ),
    ),
    ...dip([338, 264], { base: "#C2381A", light: "#E66A48", dark: "#8E1F06" }),
    ...parsley([78, 264]),
  ];
}

function jollof(): Piece[] {
  return [
    PLATE,
    mound([176, 266], 130, 108, RED_RICE),
    flecks(spread([176, 220], 112, 50, 24, 4), RED_RICE.light, bar(15, 6)),
    flecks(spread([180, 224], 110, 48, 12, 9), RED_RICE.dark, bar(14, 5)),
    strewn(
      points("126,206 200,186 232,232 150,246"),
      ["#3D6A31", disc(8, 7)],
      ["#8FB14C", disc(6, 5, [-1, -1])],
    ),
    ...chickenLeg([270, 206], -10, { base: "#A8541E", light: "#D68C4E", dark: "#74310A" }, 0.95),
    ...points("86,258 118,272 150,280").map((at, i) =>
      form(
        laid("-26,4,12 -10,-12,12 22,-10,12 26,8,12 -4,14,12", at, i * 20),
        PLANTAIN,
        [],
        [-2, -4],
      ),
    ),
    onionRings(points("208,176 150,178"), 16),
    tomatoHalf([318, 270], 22),
  ];
}

function injera(): Piece[] {
  const heap = (at: Point, tones: Tones, seed: number): Piece[] => [
    lump(at, [44, 24], tones, seed, [
      flecks(spread(at, 30, 14, 5, seed), tones.light, disc(8, 5, [0, 0], 6)),
      flecks(spread(at, 30, 14, 3, seed + 5), tones.dark, disc(6, 4, [0, 0], 6)),
    ]),
  ];
  return [
    piece(oval([200, 222], 194, 90, 26), "#8F3A1C", [
      detail(oval([200, 217], 194, 88, 26), "#B5542A"),
    ]),
    form(
      "20,214,50 70,152,60 200,128,70 330,152,60 380,214,50 330,276,60 200,298,70 70,276,60",
      INJERA,
      [flecks(spread([200, 214], 164, 76, 26, 4), INJERA.dark, disc(5, 3, [0, 0], 5))],
      [-2, -4],
    ),
    ...heap([118, 190], { base: "#B5401C", light: "#DD7A50", dark: "#7E2206" }, 3),
    ...heap([206, 170], { base: "#E0A22F", light: "#F1C264", dark: "#BA7E18" }, 5),
    ...heap([288, 194], { base: "#4F7A2E", light: "#7FA34F", dark: "#2F5019" }, 7),
    ...heap([146, 244], { base: "#8A5230", light: "#B57F55", dark: "#613419" }, 4),
    ...heap([256, 248], { base: "#C9732C", light: "#E8A468", dark: "#94490C" }, 6),
    strewn(
      points("200,216 184,206 216,208 206,228"),
      [LEAF.dark, bar(30, 12, 47)],
      ["#8FB14C", bar(26, 8, 47)],
    ),
    ...[
      [344, 268, -8],
      [66, 276, 10],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-46,-16,16 46,-16,16 50,16,16 -46,18,16", [x, y], a),
        INJERA,
        [flecks(spread([x, y], 34, 10, 5, x), INJERA.dark, disc(4, 3, [0, 0], 5))],
        [-3, -4],
      ),
    ),
  ];
}

function yassa(): Piece[] {
  return [
    PLATE,
    ...riceDome([110, 252], 88, 92),
    form(
      "146,254,24 196,216,28 296,212,28 352,244,24 316,280,26 196,284,26",
      { base: "#D9A645", light: "#F2CE86", dark: "#A8741A" },
      [],
      [-2, -4],
    ),
    ...chickenLeg([246, 192], -10, { base: "#C98A34", light: "#EDBC74", dark: "#8F5A12" }, 1),
    strewn(
      spread([240, 246], 80, 24, 10, 5),
      ["#B98A3C", bar(46, 9, 47)],
      ["#F7E4B0", ([x, y], i) => bar(42, 5, 47)([x - 1, y - 1], i)],
    ),
    strewn(
      points("182,252 296,254 232,268"),
      ["#3F5A1E", disc(13, 11)],
      ["#8DA046", disc(9, 7, [-2, -2])],
    ),
    lemonWheel([338, 216], 26, 3),
    ...parsley([150, 206]),
  ];
}

function mafe(): Piece[] {
  return [
    ...openBowl(
      PEANUT,
      [
        ...riceDome([112, 160], 72, 58),
        chunks(points("206,146 250,132 294,148 226,176 276,178 320,166"), BEEF, 1.2),
        ...[
          [214, 164, 10],
          [270, 156, -20],
        ].map(([x = 0, y = 0, a = 0]) =>
          form(
            laid("-30,-8,8 28,-11,8 32,8,8 -28,11,8", [x, y], a),
            { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
            [],
            [-2, -3],
          ),
        ),
        strewn(
          points("236,152 292,172 196,178 258,186"),
          ["#B98A4A", disc(9, 6)],
          ["#F6E3BE", disc(6, 4, [-1, -1])],
        ),
        ...parsley([262, 142]),
      ],
      CLAY,
    ),
    steam([236, 90], 48),
    steam([286, 98], 44),
  ];
}

function jerkChicken(): Piece[] {
  return [
    PLATE,
    ...riceDome([96, 244], 76, 70, { base: "#D9BE98", light: "#F0DDC0", dark: "#A98A5C" }),
    flecks(spread([96, 220], 54, 26, 9, 4), "#5C1A14", disc(8, 6)),
    ...chickenLeg([206, 182], -16, JERK, 1),
    ...chickenLeg([278, 216], 8, JERK, 0.9),
    slit(
      [
        [180, 190],
        [220, 172],
        [258, 222],
        [296, 212],
      ]
        .map(([x = 0, y = 0]) => flow(points(`${x - 12},${y + 14} ${x + 10},${y - 16}`), false))
        .join(""),
      "#240A02",
      7,
    ),
    ...points("172,270 210,278 248,276").map((at, i) =>
      form(
        laid("-28,4,12 -10,-13,12 24,-11,12 28,8,12 -4,15,12", at, i * 20),
        PLANTAIN,
        [],
        [-2, -4],
      ),
    ),
    lemonWheel([336, 270], 26, 3, LIME),
    ...parsley([146, 178]),
  ];
}

function thieboudienne(): Piece[] {
  return [
    PLATE,
    mound([200, 266], 150, 100, { base: "#C9622C", light: "#E8986A", dark: "#963E0C" }),
    flecks(spread([200, 222], 128, 46, 22, 4), "#F2B48C", bar(14, 6)),
    ...[
      [146, 180, -12],
      [262, 190, -6],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid(
          "-84,0,8 -54,-26,24 0,-34,28 46,-12,10 84,-30,6 76,0,4 86,26,6 46,10,10 0,28,28 -54,22,24",
          [x, y],
          a,
        ),
        { base: "#B97A3A", light: "#E9B87E", dark: "#804A12" },
        [
          slit(
            [-26, -2, 22]
              .map((dx) => flow(laid(`${dx},-22 ${dx + 7},0 ${dx},20`, [x, y], a), false))
              .join(""),
            "#804A12",
            4,
          ),
          detail(cut(laid("-58,-12,8 -20,-25,12 16,-22,10 -14,-15,10", [x, y], a)), "#E9B87E"),
          detail(oval(laid("-64,-4", [x, y], a)[0] ?? [x, y], 5, 5, 8), "#2B160A"),
        ],
        [-3, -6],
      ),
    ),
    ...[
      [124, 240, 20],
      [206, 236, -16],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-48,-9,9 46,-13,9 52,9,9 -46,13,9", [x, y], a),
        { base: "#E4802B", light: "#F4AB6C", dark: "#B5560F" },
        [],
        [-2, -4],
      ),
    ),
    form(
      laid("-34,-16,14 30,-22,14 38,14,14 -28,22,14", [280, 240], 12),
      { base: "#DDE8B0", light: "#F4F8DC", dark: "#94B05A" },
      [],
      [-3, -4],
    ),
    form(
      laid("-40,0,14 -10,-18,16 30,-12,14 42,2,10 20,16,14 -20,16,14", [164, 264], -6),
      { base: "#5A3160", light: "#8A5C90", dark: "#381A3C" },
      [],
      [-2, -4],
    ),
    lemonWheel([330, 266], 26, 3, LIME),
  ];
}

export const AMERICAN_AFRICAN_DISHES = {
  enchiladas: enchiladas,
  fajitas: () => fajitas(BEEF),
  "fajitas-chicken": () => fajitas({ base: "#D9A05A", light: "#F3CE98", dark: "#A36C26" }),
  tamales: tamales,
  elote: elote,
  "soup-pozole": pozole,
  "tacos-fish": fishTacos,
  "tacos-pastor": pastorTacos,
  "lomo-saltado": lomoSaltado,
  moqueca: moqueca,
  "cheese-breads": cheeseBreads,
  picanha: picanha,
  alfajores: alfajores,
  brigadeiros: brigadeiros,
  horchata: () => [
    ...tumbler({ base: "#F6EAD2", light: "#FFFDF6", dark: "#DCC8A0" }, [...ice(THREE_CUBES)]),
    flecks(spread([196, 114], 50, 6, 14, 4), "#9C6248", disc(5, 2.4)),
    slit(
      flow(points("292,286 372,248"), false) + flow(points("300,294 374,264"), false),
      "#9C5A28",
      12,
    ),
    slit(flow(points("292,284 372,246"), false), "#C98A50", 4),
  ],
  "coconut-water": coconut,
  "plantain-fried": plantain,
  jollof: jollof,
  injera: injera,
  "chicken-yassa": yassa,
  mafe: mafe,
  thieboudienne: thieboudienne,
  "jerk-chicken": jerkChicken,
} satisfies Drawings;
