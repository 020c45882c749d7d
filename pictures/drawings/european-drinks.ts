/** Punches, long drinks, spirits and what is drunk without alcohol in European kitchens. */

import { CHEESE, CLEAR, CREAM, CRUST, GLASS, LEAF, type Tones, WHISKY } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { glassCup, saucer, tallGlass } from "../parts/cups.ts";
import { form, laid } from "../parts/form.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, ORANGE, PALE_LEAF, steam } from "../parts/garnish.ts";
import {
  BALLOON_GLASS,
  bottle,
  bubbles,
  COUPE_GLASS,
  FLUTE,
  froth,
  glare,
  iceCubes,
  rocks,
  stemmed,
  straw,
  THREE_CUBES,
  tumbler,
} from "../parts/glasses.ts";
import { ball, bar, disc, flecks, strewn } from "../parts/strew.ts";
import { IN_BALLOON, RED_WINE } from "./bar-drinks.ts";
import type { Drawings } from "./drawing.ts";
import { espresso } from "./hot-drinks.ts";

const MULLED: Tones = { base: "#8E1F2E", light: "#BC4A58", dark: "#66101D" };
const DARK_LIQUEUR: Tones = { base: "#5A2E18", light: "#8A5230", dark: "#3B1A0B" };
const LIMONCELLO: Tones = { base: "#F5DA4E", light: "#FBEB9C", dark: "#D9B520" };
const CACHACA: Tones = { base: "#E4EBC4", light: "#F4F8E2", dark: "#C3D096" };
const COCONUT: Tones = { base: "#FFF3CF", light: "#FFFCF0", dark: "#E7D29A" };
const TOMATO_JUICE: Tones = { base: "#C9351F", light: "#E4714F", dark: "#9B2211" };
const NEGRONI: Tones = { base: "#C8371F", light: "#E5745A", dark: "#9C2411" };
const ELDER: Tones = { base: "#E9EFC2", light: "#F7FAE4", dark: "#C9D38F" };
const COFFEE_DARK: Tones = { base: "#3E2014", light: "#6B3F2A", dark: "#26110A" };
const KIR: Tones = { base: "#C44A6A", light: "#E38FA4", dark: "#99294A" };
const PASTIS: Tones = { base: "#F3E9B4", light: "#FBF6DC", dark: "#D9C97C" };
const BERRY_KOMPOT: Tones = { base: "#D24A5E", light: "#EB8F9B", dark: "#A82B40" };
const DRIED_FRUIT: Tones = { base: "#B9702C", light: "#D9A264", dark: "#8D4E14" };
const SPRITZER: Tones = { base: "#EFD37C", light: "#F9EBBC", dark: "#D4AF45" };
const KVASS: Tones = { base: "#7A431C", light: "#A8703F", dark: "#55290B" };
const KOMBUCHA: Tones = { base: "#D9963C", light: "#EFC07C", dark: "#B27018" };
const CHAMOMILE: Tones = { base: "#EBC65A", light: "#F8E3A0", dark: "#CBA02F" };
const MILK_FOAM: Tones = { base: "#FFF6E4", light: "#FFFFFF", dark: "#E6D3B0" };

/** A jug with a handle and a spout; `inside` swims in the drink. */
function jug(drink: Tones, inside: readonly Piece[]): Piece[] {
  return [
    piece(
      cut(
        points(
          "262,120,8 318,116,24 342,148,24 336,214,26 304,246,22 258,250,8 258,226,6 292,222,16 312,200,16 314,158,16 300,142,12 262,146,8",
        ),
      ),
      GLASS.dark,
      [detail(cut(points("258,112 346,112 346,150 258,150"), 2), GLASS.base)],
    ),
    piece(
      cut(
        points(
          "92,70,10 118,62,8 262,66,6 264,118,20 282,180,40 272,262,34 240,292,16 120,292,16 88,262,34 82,180,40 110,118,20",
        ),
      ),
      GLASS.light,
      [
        detail(cut(points("236,50 300,50 300,310 220,310 246,200"), 10), GLASS.base),
        detail(
          cut(
            points(
              "112,112,4 258,112,4 272,180,40 262,256,30 236,280,14 124,280,14 98,256,30 92,182,40",
            ),
          ),
          drink.base,
          [
            detail(cut(points("238,100 290,100 290,300 212,300 246,210"), 12), drink.dark),
            ...inside,
          ],
        ),
        detail(oval([186, 113], 73, 10, 14), drink.light),
      ],
    ),
    detail(cut(points("112,150 122,146 112,210 116,250 104,240 100,190"), 6), "#FFFFFF66"),
  ];
}

function sangria(): Piece[] {
  return jug(RED_WINE, [
    ...iceCubes([
      [196, 122, 36, 18],
      [120, 130, 34, -14],
    ]),
    lemonWheel([150, 214], 36, 3, ORANGE),
    lemonWheel([222, 236], 30, 5, { rind: CHEESE.base, flesh: "#F6D366", light: "#F8DC85" }),
    strewn(
      points("196,186 124,252 176,262"),
      ["#B23620", bar(26, 22, 31)],
      ["#F7E6CC", ([x, y], i) => bar(20, 15, 31)([x - 1, y - 2], i)],
    ),
  ]);
}

/** A glass cup of something hot with fruit. */
function mulledWine(): Piece[] {
  const star = (at: Point): Piece =>
    form(
      laid("0,-22,3 6,-7,3 21,-7,3 9,3,3 13,18,3 0,9,3 -13,18,3 -9,3,3 -21,-7,3 -6,-7,3", at),
      { base: "#7A3E16", light: "#A5662F", dark: "#4E2206" },
      [],
      [-1, -2],
    );
  return [
    piece(cut(points("262,30,5 282,38,5 232,150,5 214,142,5")), CRUST.base, [
      detail(cut(points("268,30 276,34 224,148 218,144"), 2), CRUST.light),
    ]),
    ...glassCup(MULLED, [lemonWheel([150, 206], 36, 3, ORANGE)]),
    lemonWheel([118, 122], 42, 5, ORANGE),
    star([204, 134]),
    star([238, 216]),
    steam([160, 72], 52),
    steam([206, 66], 54),
  ];
}

function caipirinha(): Piece[] {
  const wedge = (at: Point, angle: number): Piece[] => [
    form(
      laid("-38,-8,8 0,-18,14 38,-8,8 26,16,14 0,26,14 -26,16,14", at, angle),
      LEAF,
      [
        detail(
          cut(laid("-32,-8,6 0,-14,12 32,-8,6 20,8,12 0,16,12 -20,8,12", at, angle)),
          "#C9DB8C",
        ),
      ],
      [-1, -2],
    ),
  ];
  return [
    ...rocks(CACHACA, [
      ...wedge([150, 244], 20),
      ...wedge([234, 250], -24),
      ...wedge([196, 208], 160),
    ]),
    ...iceCubes([
      [128, 150, 54, -12],
      [188, 140, 56, 16],
      [230, 168, 46, 34],
    ]),
    lemonWheel([286, 116], 40, 3, LIME),
  ];
}

function pinaColada(): Piece[] {
  const wedge = points("262,44,6 330,80,20 316,134,10 246,110,10");
  return [
    placed([straw()], { x: -50, y: 10 }),
    ...stemmed(
      {
        bowl: "122,56,8 278,56,8 286,130,34 250,186,30 226,222,20 208,232,8 192,232,8 174,222,20 150,186,30 114,130,34",
        fill: "128,84,4 272,84,4 277,130,32 243,182,28 220,216,18 207,224,8 193,224,8 180,216,18 157,182,28 123,130,32",
        surface: [85, 72],
        stem: 228,
      },
      COCONUT,
      [],
    ),
    froth(80, 124, 276, MILK_FOAM),
    piece(cut(wedge), "#C98A2A", [
      detail(cut(points("258,44,6 322,80,18 308,124,10 246,104,10")), "#F8D65E"),
      slit(
        flow(points("262,70 300,92"), false) + flow(points("258,88 290,108"), false),
        "#DDAE2E",
        4,
      ),
    ]),
    leaf({ at: [290, 62], length: 50, width: 20, angle: -110 }, MID_LEAF),
    leaf({ at: [294, 62], length: 54, width: 20, angle: -78 }, PALE_LEAF),
    leaf({ at: [298, 64], length: 48, width: 20, angle: -46 }, MID_LEAF),
    ball([152, 48], 19, { base: "#C22E3F", light: "#E3727B", dark: "#93202E" }),
  ];
}

function espressoMartini(): Piece[] {
  return [
    ...stemmed(COUPE_GLASS, COFFEE_DARK),
    detail(oval([200, 96], 104, 17, 18), "#C99A62"),
    detail(oval([192, 93], 84, 10, 14), "#E2BF8E"),
    strewn(
      points("182,92 206,86 224,97"),
      ["#2E160B", disc(13, 8, [0, 0], 10)],
      ["#6B3F2A", disc(9, 4, [-1, -2], 8)],
    ),
    glare("106,112 118,112 152,148 140,144"),
  ];
}

function bloodyMary(): Piece[] {
  return [
    slit(flow(points("226,150 246,84 256,44"), false), "#8FB14C", 17),
    slit(flow(points("220,150 240,84 250,46"), false), "#B9D07F", 4),
    leaf({ at: [254, 58], length: 56, width: 34, angle: -40 }, MID_LEAF),
    leaf({ at: [252, 56], length: 52, width: 32, angle: -104 }, PALE_LEAF),
    leaf({ at: [258, 62], length: 52, width: 30, angle: 4 }, MID_LEAF),
    ...tumbler(TOMATO_JUICE, [...iceCubes(THREE_CUBES)], false),
    flecks(points("156,126 176,136 200,128 222,140 190,146 240,130"), "#3B1C12", disc(3, 2.4)),
    lemonWheel([142, 84], 38, 3),
  ];
}

function negroni(): Piece[] {
  return [
    ...rocks(NEGRONI, [
      ...iceCubes([
        [124, 178, 66, -10],
        [204, 172, 64, 14],
      ]),
    ]),
    form(
      "248,80,14 296,92,20 316,140,20 300,186,16 282,182,8 290,140,16 272,112,14 242,104,10",
      { base: ORANGE.flesh, light: ORANGE.light, dark: ORANGE.rind },
      [],
      [-6, -2],
    ),
  ];
}

function hugo(): Piece[] {
  const mint: readonly (readonly [Point, number])[] = [
    [[150, 150], -40],
    [[244, 160], -120],
    [[190, 120], -20],
  ];
  return [
    ...stemmed(BALLOON_GLASS, ELDER, [
      ...iceCubes(IN_BALLOON),
      lemonWheel([180, 168], 34, 4, LIME),
      ...mint.map(([at, angle]) => leaf({ at, length: 46, width: 28, angle }, MID_LEAF)),
      bubbles(points("196,180 206,140 194,110 238,120 142,130")),
    ]),
    leaf({ at: [252, 76], length: 62, width: 38, angle: -120 }, MID_LEAF),
    leaf({ at: [256, 74], length: 66, width: 38, angle: -76 }, PALE_LEAF),
    leaf({ at: [262, 78], length: 58, width: 34, angle: -30 }, MID_LEAF),
    glare("122,60 134,60 124,150 116,140"),
  ];
}

function irishCoffee(): Piece[] {
  return [
    ...tallGlass(COFFEE_DARK, [
      detail(cut(points("130,90 270,90 266,138 134,138"), 2), MILK_FOAM.base),
      detail(cut(points("130,138 270,138 268,150 132,150"), 2), "#8A5230"),
    ]),
    form(
      "122,98,20 144,70,22 186,62,20 226,58,20 262,74,22 278,98,20 236,110,14 164,112,14",
      MILK_FOAM,
      [detail(oval([176, 80], 30, 8, 9), "#FFFFFF")],
      [-3, -5],
    ),
    strewn(points("196,72 218,78 236,74"), ["#4A2418", disc(8, 5)]),
    piece(
      cut(
        points(
          "262,150,8 312,150,20 322,180,18 306,214,20 254,220,8 256,204,6 292,198,12 302,178,12 294,166,10 262,166,6",
        ),
      ),
      GLASS.dark,
    ),
  ];
}

/** A small glass for what is drunk after a meal, at x. */
function liqueurGlass(drink: Tones, x: number): Piece[] {
  return [
    placed(
      stemmed(
        {
          bowl: "150,96,6 250,96,6 256,150,22 240,200,26 214,220,8 186,220,8 160,200,26 144,150,22",
          fill: "152,126,4 248,126,4 250,152,20 235,196,24 211,212,8 189,212,8 165,196,24 150,152,20",
          surface: [127, 48],
          stem: 214,
        },
        drink,
      ),
      { x: x - 200 },
    ),
  ];
}

/** A clear or coloured spirit: a bottle and its glass. */
function spirit(drink: Tones, label: string, mark: readonly Piece[] = []): Piece[] {
  return [
    placed(bottle({ glass: drink, label, cap: CRUST.base }, 132), { y: -6 }),
    ...liqueurGlass(drink, 270),
    ...mark,
  ];
}

function brandy(): Piece[] {
  return [
    ...stemmed(
      {
        bowl: "158,48,6 242,48,6 288,124,38 286,186,40 240,224,26 212,234,8 188,234,8 160,224,26 114,186,40 112,124,38",
        fill: "120,156,4 280,156,4 276,186,36 234,216,24 210,226,8 190,226,8 166,216,24 124,186,36",
        surface: [157, 79],
        stem: 230,
      },
      WHISKY,
    ),
    glare("150,70 162,70 136,146 126,140"),
  ];
}

function pastis(): Piece[] {
  return [
    ...tumbler(
      PASTIS,
      iceCubes([
        [150, 122, 44, -14],
        [200, 130, 42, 18],
      ]),
      false,
    ),
    leaf({ at: [252, 268], length: 62, width: 30, angle: -20 }, PALE_LEAF),
    strewn(
      points("286,284 306,272 322,286"),
      ["#8D5A22", disc(9, 5, [0, 0], 8)],
      ["#C08A4C", disc(6, 3, [-1, -1], 7)],
    ),
  ];
}

function kompot(): Piece[] {
  return [
    ...jug(BERRY_KOMPOT, [
      strewn(
        points("120,240 150,258 186,250 222,262 246,236 140,218 206,224 174,232"),
        ["#7A1029", disc(15, 14)],
        ["#B5304A", disc(12, 11, [-2, -2])],
        ["#E38F9B", disc(4, 3, [-5, -5])],
      ),
      lemonWheel([222, 190], 28, 3, { rind: "#C8452C", flesh: "#F7E3B4", light: "#FBF1D4" }),
    ]),
  ];
}

function uzvar(): Piece[] {
  return jug(DRIED_FRUIT, [
    strewn(
      points("124,240 162,256 206,246 240,256 148,214 226,212"),
      ["#7A4414", disc(25, 17, [0, 0], 9)],
      ["#D9A458", disc(21, 13, [-1, -2], 9)],
      ["#F1D19A", disc(8, 5, [-2, -2], 7)],
    ),
    strewn(
      points("184,226 110,214 250,228 190,268"),
      ["#3B1A20", disc(15, 11)],
      ["#6B3A44", disc(7, 4, [-3, -3])],
    ),
  ]);
}

function appleSpritzer(): Piece[] {
  return [
    ...tumbler(
      SPRITZER,
      [
        ...iceCubes([
          [150, 122, 40, -14],
          [204, 118, 38, 18],
        ]),
        bubbles(points("160,250 176,214 196,262 214,228 226,190 166,180 190,196 218,262 150,220")),
      ],
      false,
    ),
    piece(
      cut(points("236,74,22 262,48,26 304,50,26 322,84,26 306,124,26 264,130,24 238,110,22")),
      "#B23620",
      [
        detail(
          cut(points("244,78,20 266,58,22 300,60,22 312,86,22 298,116,22 266,120,20 246,106,20")),
          "#FBF0CC",
        ),
        detail(oval([272, 88], 5, 8, 7) + oval([286, 90], 5, 8, 7), "#6B3A1C"),
      ],
    ),
    slit(flow(points("280,50 288,30"), false), "#6B3A1C", 6),
    leaf({ at: [288, 36], length: 40, width: 24, angle: -20 }, MID_LEAF),
  ];
}

function kvass(): Piece[] {
  return [
    ...tumbler(KVASS, [bubbles(points("160,250 176,214 196,262 214,228 226,190 166,168"))], false),
    froth(84, 128, 270, { base: "#EBCFA2", light: "#F8E6C8", dark: "#C9A36A" }),
    form(
      "236,268,14 232,220,26 262,196,22 322,196,22 348,222,26 342,268,14 330,290,12 248,290,12",
      { base: "#7E5128", light: "#A8743F", dark: "#55330F" },
      [
        detail(
          cut(
            points(
              "248,262,12 246,226,20 268,210,18 316,210,18 334,228,20 330,262,12 320,278,10 258,278,10",
            ),
          ),
          "#A8743F",
        ),
        flecks(points("270,232 296,226 318,246 276,256 300,262"), "#C99A62", disc(7, 4)),
      ],
      [-3, -5],
    ),
  ];
}

function kombucha(): Piece[] {
  return [
    ...bottle({
      glass: KOMBUCHA,
      label: CREAM.base,
      cap: "#3D6A31",
      mark: leaf({ at: [184, 222], length: 52, width: 32, angle: -46 }, MID_LEAF),
    }),
    bubbles(points("178,140 214,150 196,128 224,262 186,270 206,280")),
    form(
      "258,276,14 264,248,16 290,236,14 312,246,12 334,240,12 344,262,14 326,290,14 276,294,14",
      { base: "#DDB878", light: "#F1D9A8", dark: "#B08A48" },
      [slit(flow(points("276,262 296,254 318,262"), false), "#B08A48", 4)],
      [-3, -5],
    ),
  ];
}

function slush(): Piece[] {
  const blue: Tones = { base: "#3E9BD0", light: "#9AD3EE", dark: "#21719F" };
  const red: Tones = { base: "#DD4A56", light: "#F29AA0", dark: "#AE2734" };
  return [
    placed([straw()], { x: 8, y: -6 }),
    piece(cut(points("120,98,4 136,62,30 172,36,30 228,36,30 264,62,30 280,98,4")), blue.base, [
      flecks(
        points("150,80 176,58 204,50 230,66 254,84 190,82 220,88 164,92"),
        blue.light,
        bar(17, 13, 41),
      ),
    ]),
    piece(cut(points("122,96,5 278,96,5 254,286,12 246,298,8 154,298,8 146,286,12")), red.base, [
      detail(cut(points("110,90 290,90 276,186 240,206 200,180 160,208 122,186"), 10), blue.base),
      flecks(
        points("146,120 184,136 220,118 252,140 160,160 206,166 240,176"),
        blue.light,
        bar(17, 13, 41),
      ),
      flecks(points("166,230 200,222 232,240 176,264 214,270 200,244"), red.light, bar(17, 13, 41)),
      detail(cut(points("240,90 290,90 262,300 222,300"), 2), "#46281426"),
      detail(cut(points("136,112 148,112 168,270 160,270"), 5), "#FFFFFF80"),
    ]),
    piece(cut(points("112,90,6 288,90,6 286,106,6 114,106,6")), "#F3FAF8"),
  ];
}

function lemonGranita(): Piece[] {
  const ice: Tones = { base: "#FBF3C4", light: "#FFFFFF", dark: "#E3D27E" };
  return [
    form(
      "98,100,20 116,58,30 160,26,30 236,24,30 286,56,30 302,100,20 250,124,14 150,124,14",
      ice,
      [
        flecks(
          points("132,76 160,52 190,42 222,46 252,62 276,76 180,68 216,70 244,56 152,72"),
          "#FFFFFF",
          bar(19, 14, 41),
        ),
        flecks(points("146,64 206,56 264,76 176,54 230,66"), ice.dark, bar(13, 9, 31)),
      ],
    ),
    ...stemmed(COUPE_GLASS, ice, [
      flecks(points("130,112 170,120 214,116 254,122 190,140 228,142"), "#FFFFFF", bar(19, 14, 41)),
    ]),
    lemonWheel([282, 66], 42, 3),
    leaf({ at: [196, 56], length: 44, width: 30, angle: -120 }, MID_LEAF),
    leaf({ at: [200, 54], length: 44, width: 30, angle: -50 }, PALE_LEAF),
  ];
}

function herbalTea(): Piece[] {
  const flower = (at: Point, size = 1): Piece[] => [
    strewn(
      [0, 1, 2, 3, 4, 5, 6].map((i): Point => {
        const angle = (i * Math.PI * 2) / 7;
        return [at[0] + Math.cos(angle) * 20 * size, at[1] + Math.sin(angle) * 16 * size];
      }),
      ["#E3D6C0", disc(11 * size, 9 * size)],
      ["#FFFDF8", disc(10 * size, 8 * size, [0, -1])],
    ),
    ball(at, 13 * size, CHEESE, 3, 0.8),
  ];
  return [
    saucer(),
    ...glassCup(CHAMOMILE, []),
    ...flower([166, 140], 0.86),
    ...flower([226, 146], 0.7),
    ...flower([318, 268], 1),
    leaf({ at: [286, 274], length: 44, width: 18, angle: 160 }, PALE_LEAF),
    steam([170, 78], 52),
    steam([216, 76], 52),
  ];
}

function cortado(): Piece[] {
  return [
    placed(
      [
        ...tallGlass({ base: "#B5804C", light: "#D9AE7E", dark: "#8A5A2A" }, [
          detail(cut(points("120,200 280,200 280,300 120,300"), 2), "#5A2E18"),
          detail(
            flow(points("120,196 160,208 200,194 240,208 280,196 280,216 120,216")),
            "#8A5A2A",
          ),
          detail(cut(points("120,90 280,90 280,120 120,120"), 2), MILK_FOAM.base),
        ]),
        detail(oval([200, 93], 60, 9, 16), "#EBD2AA"),
        detail(oval([196, 92], 26, 4, 10), "#FFF6E4"),
      ],
      { x: 36, y: 62, scale: 0.8 },
    ),
    steam([170, 100], 46),
    steam([214, 98], 48),
  ];
}

function macchiato(): Piece[] {
  return [
    ...espresso(),
    detail(oval([190, 190], 40, 10, 14, 5), "#E7CBA0"),
    detail(oval([186, 188], 27, 6.5, 12, 3), "#FFF6E4"),
  ];
}

export const EUROPEAN_DRINKS = {
  "coffee-macchiato": macchiato,
  sangria: sangria,
  "mulled-wine": mulledWine,
  "cocktail-caipirinha": caipirinha,
  "cocktail-pina-colada": pinaColada,
  "cocktail-espresso-martini": espressoMartini,
  "cocktail-bloody-mary": bloodyMary,
  "cocktail-negroni": negroni,
  "cocktail-hugo": hugo,
  "irish-coffee": irishCoffee,
  limoncello: () =>
    spirit(LIMONCELLO, CREAM.base, [lemonWheel([132, 204], 30, 3), lemonWheel([334, 262], 34, 5)]),
  "schnapps-clear": () =>
    spirit(CLEAR, "#E8DCC8", [
      detail(cut(points("132,172,6 156,204,10 132,236,6 108,204,10")), "#5E9CA0"),
      detail(cut(points("132,184,4 146,204,8 132,204,4 132,224,4 118,204,8")), "#CFE3E2"),
    ]),
  "liqueur-herbal": () =>
    spirit(DARK_LIQUEUR, "#E3C27C", [
      leaf({ at: [118, 222], length: 40, width: 24, angle: -80 }, MID_LEAF),
      leaf({ at: [136, 224], length: 42, width: 24, angle: -40 }, PALE_LEAF),
      lemonWheel([334, 264], 32, 5, ORANGE),
    ]),
  brandy: brandy,
  kir: () => [
    ...stemmed(FLUTE, KIR, [bubbles(points("196,180 206,150 194,120 212,96 200,84"))]),
    glare("172,50 180,50 176,160 170,150"),
    strewn(
      points("258,278 280,264 298,282"),
      ["#3B1030", disc(15, 14)],
      ["#6A2A56", disc(11, 10, [-2, -2])],
      ["#B98AAA", disc(4, 3, [-5, -5])],
    ),
    leaf({ at: [284, 258], length: 44, width: 28, angle: -40 }, MID_LEAF),
  ],
  pastis: pastis,
  kompot: kompot,
  uzvar: uzvar,
  "apple-spritzer": appleSpritzer,
  kvass: kvass,
  kombucha: kombucha,
  slush: slush,
  "granita-lemon": lemonGranita,
  "tea-herbal": herbalTea,
  "coffee-cortado": cortado,
} satisfies Drawings;
