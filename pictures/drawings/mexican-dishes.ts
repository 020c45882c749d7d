/** Dishes of Mexican kitchens. */

import { BEEF, CLAY, CREAM, LEAF, TOMATO, TORTILLA, type Tones } from "../paper/palette.ts";
import { detail, type Piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid } from "../parts/form.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley, steam } from "../parts/garnish.ts";
import { iceCubes, THREE_CUBES, tumbler } from "../parts/glasses.ts";
import { chunks, shavings } from "../parts/meat.ts";
import { bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { cubes, onionRings, shreds } from "../parts/vegetables.ts";
import { board, dip, PLATE, pan, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { taco } from "./street-food.ts";

const SALSA_VERDE: Tones = { base: "#8FA63A", light: "#BDCC74", dark: "#64781E" };
const CORN: Tones = { base: "#F4C238", light: "#FBE084", dark: "#C98F12" };
const HUSK: Tones = { base: "#E3CF8E", light: "#F5E9BE", dark: "#B59C52" };
const ICING: Tones = { base: "#FDF8EC", light: "#FFFFFF", dark: "#E2D8C2" };

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

export const MEXICAN_DISHES = {
  enchiladas: enchiladas,
  fajitas: () => fajitas(BEEF),
  "fajitas-chicken": () => fajitas({ base: "#D9A05A", light: "#F3CE98", dark: "#A36C26" }),
  tamales: tamales,
  elote: elote,
  "soup-pozole": pozole,
  "tacos-fish": fishTacos,
  "tacos-pastor": pastorTacos,
  horchata: () => [
    ...tumbler({ base: "#F6EAD2", light: "#FFFDF6", dark: "#DCC8A0" }, [...iceCubes(THREE_CUBES)]),
    flecks(spread([196, 114], 50, 6, 14, 4), "#9C6248", disc(5, 2.4)),
    slit(
      flow(points("292,286 372,248"), false) + flow(points("300,294 374,264"), false),
      "#9C5A28",
      12,
    ),
    slit(flow(points("292,284 372,246"), false), "#C98A50", 4),
  ],
} satisfies Drawings;
