/** Salads and soups. */

import {
  BEET,
  BREAD,
  BUN,
  CHEESE,
  CREAM,
  CRUST,
  FETA,
  LEAF,
  PASTA,
  POTATO,
  RED_CABBAGE,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, lifted, type Piece, shaded, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, soup } from "../parts/bowls.ts";
import { laid } from "../parts/form.ts";
import { DEEP_LEAF, leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { chunks, shavings } from "../parts/meat.ts";
import { shrimps } from "../parts/seafood.ts";
import { bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import {
  avocadoFan,
  barleyHeap,
  beetSlice,
  cherryTomato,
  chickpeas,
  cubes,
  cucumber,
  halfEgg,
  mushrooms,
  olives,
  onionRings,
  shreds,
  tomatoHalf,
} from "../parts/vegetables.ts";
import { plate } from "../parts/vessels.ts";
import { soupRoastTomato } from "./bowls.ts";
import type { Drawings } from "./drawing.ts";

const CHICKEN: Tones = { base: "#E0A860", light: "#F0C78C", dark: "#B97F38" };
const PUMPKIN: Tones = { base: "#EE9433", light: "#F7BC6E", dark: "#D0701A" };
const LENTIL: Tones = { base: "#DDA035", light: "#EFC26E", dark: "#B87C1C" };
const MUSHROOM_SOUP: Tones = { base: "#CBB08A", light: "#E2CDAE", dark: "#A88A62" };
const CLEAR_BROTH: Tones = { base: "#E9C46A", light: "#F5DE9F", dark: "#CC9F3D" };
const GOULASH: Tones = { base: "#A8401F", light: "#C9653F", dark: "#7E2C12" };
const BORSCHT: Tones = { base: "#A11B45", light: "#C74A70", dark: "#7A1032" };
const GREEN_SOUP: Tones = { base: "#8DA94A", light: "#B3C97A", dark: "#6C8633" };
const ONION_SOUP: Tones = { base: "#B9722F", light: "#D69A5C", dark: "#8F541C" };
const TOM_YUM: Tones = { base: "#E4702B", light: "#F2A26C", dark: "#BC5214" };

/** A bed of leaves standing out of a bowl. */
function bed(): Piece[] {
  const places: readonly (readonly [number, number, number, typeof MID_LEAF])[] = [
    [98, 182, -136, MID_LEAF],
    [126, 158, -118, DEEP_LEAF],
    [166, 148, -100, PALE_LEAF],
    [220, 146, -78, DEEP_LEAF],
    [268, 156, -58, MID_LEAF],
    [302, 182, -44, PALE_LEAF],
  ];
  return [
    ...places.map(([x, y, angle, tones]) =>
      leaf({ at: [x, y], length: 92, width: 60, angle }, tones),
    ),
    mound([200, 186], 132, 62, { base: LEAF.base, light: "#86AB4E", dark: LEAF.dark }),
  ];
}

/** A lighter bed, which leaves more bytes for what lies on it. */
export function salad(on: readonly Piece[]): Piece[] {
  return heapedBowl([...bed(), ...on]);
}

function caprese(): Piece[] {
  const row = Array.from(
    { length: 7 },
    (_, index): Point => [88 + index * 37, 214 - Math.sin((index / 6) * Math.PI) * 34],
  );
  return [
    plate([200, 226], 188, 78),
    ...row.map((at, index) =>
      index % 2 === 0
        ? lifted(oval(at, 36, 42, 14, index + 2), TOMATO.dark, [
            detail(oval([at[0] - 2, at[1] - 2], 32, 38, 13, 3), TOMATO.base),
            detail(oval([at[0] - 6, at[1]], 10, 22, 9, 2), TOMATO.light),
          ])
        : lifted(oval(at, 35, 40, 14, index + 2), CREAM.dark, [
            detail(oval([at[0] - 2, at[1] - 3], 31, 36, 13, 3), CREAM.light),
          ]),
    ),
    ...(
      [
        [106, 216, -150],
        [180, 190, -120],
        [252, 196, -40],
        [310, 226, -20],
      ] as const
    ).map(([x, y, angle], index) =>
      leaf({ at: [x, y], length: 48, width: 32, angle }, index % 2 === 0 ? MID_LEAF : PALE_LEAF),
    ),
    flecks(spread([200, 240], 100, 14, 9, 4), "#4A2418", disc(5, 3)),
  ];
}

function greek(): Piece[] {
  return salad([
    cucumber(points("110,172 296,174"), 1.15),
    tomatoHalf([136, 182], 25),
    tomatoHalf([270, 184], 25),
    tomatoHalf([204, 178], 24),
    cubes(points("176,146 214,134 244,160 172,176"), FETA, 20),
    olives(points("232,184 290,152")),
    onionRings(points("206,120"), 22),
  ]);
}

function fruitSalad(): Piece[] {
  return heapedBowl(
    [
      mound([200, 184], 136, 84, { base: "#F6D98A", light: "#FBE9B8", dark: "#DDB854" }),
      chunks(
        points("120,164 166,132 240,128 284,164 204,170"),
        { base: "#F2A548", light: "#F8C987", dark: "#D67F1C" },
        1.2,
      ),
      cubes(
        points("146,160 222,148 262,176"),
        { base: "#E0526A", light: "#F08FA0", dark: "#B93657" },
        19,
      ),
      strewn(
        points("184,112 206,146 156,180 240,180 290,142 116,146"),
        ["#3B2F56", disc(16, 15)],
        ["#6A5A9A", disc(12, 11, [-2, -2])],
      ),
      strewn(
        points("190,182 264,146 136,130"),
        ["#4F7D2F", disc(22, 18)],
        ["#A5C268", disc(18, 14)],
        ["#F4F6D8", disc(7, 5)],
      ),
      leaf({ at: [206, 114], length: 52, width: 32, angle: -120 }, MID_LEAF),
      leaf({ at: [208, 114], length: 54, width: 32, angle: -50 }, PALE_LEAF),
    ],
    { base: "#5E9CA0", light: "#A6CFD0", dark: "#3F7B80" },
  );
}

function swirl(): Piece {
  return detail(
    flow(
      points(
        "122,164 136,142 172,134 220,138 240,152 222,164 190,162 186,154 202,152 214,152 200,146 166,146 144,158",
      ),
    ),
    CREAM.base,
  );
}

const HERBS = spread([200, 160], 110, 30, 16, 6);

function chopped(fill: string = LEAF.base): Piece {
  return flecks(HERBS, fill, bar(12, 5));
}

/** Bread browned under cheese, floating. */
function gratin(): Piece[] {
  return [
    shaded(
      cut(points("112,150,14 150,124,16 250,120,16 296,148,14 276,182,16 210,192,16 130,184,14")),
      CRUST.base,
      BREAD.base,
      [-3, -5],
    ),
    shaded(
      flow(
        points(
          "116,152 156,128 216,122 268,132 294,152 280,176 262,170 246,186 226,178 196,190 170,176 146,186 130,170",
        ),
      ),
      CHEESE.dark,
      "#F6CF63",
      [-3, -5],
      [flecks(points("160,146 214,140 256,156 190,166 144,162"), "#C9803B", disc(15, 7))],
    ),
  ];
}

export const SALADS = {
  "salad-green": () =>
    salad([
      leaf({ at: [150, 186], length: 80, width: 52, angle: -70 }, PALE_LEAF),
      leaf({ at: [236, 188], length: 80, width: 52, angle: -110 }, MID_LEAF),
      cucumber(points("128,178 270,178 200,168"), 1.2),
      cherryTomato([164, 180], 21),
      cherryTomato([236, 172], 21),
    ]),
  "salad-mixed": () =>
    salad([
      cucumber(points("116,176 250,146"), 1.2),
      tomatoHalf([160, 172], 26),
      tomatoHalf([284, 178], 25),
      shreds(points("196,142 216,158 182,156 228,178"), {
        base: "#EA7F2C",
        light: "#F4AB6C",
        dark: "#CC6318",
      }),
      strewn(
        points("240,176 258,186 222,188 136,148 150,140"),
        [CHEESE.dark, disc(9, 8)],
        [CHEESE.light, disc(6, 5, [-1, -2])],
      ),
      onionRings(points("202,180"), 24),
    ]),
  "salad-caesar": () =>
    salad([
      shavings(points("130,164 170,142 214,136 254,150 188,168 238,176"), CHICKEN, 0.95),
      cubes(
        points("112,178 156,182 284,178 206,184"),
        { base: "#E3A448", light: BUN.light, dark: CRUST.light },
        16,
      ),
      strewn(
        points("150,150 200,124 240,132 222,166 270,164"),
        [CREAM.dark, bar(34, 13, 67)],
        [CREAM.light, ([x, y], i) => bar(31, 9, 67)([x - 1, y - 2], i)],
      ),
    ]),
  "salad-greek": greek,
  "salad-caprese": caprese,
  "salad-tuna": () =>
    salad([
      chunks(
        points("170,144 210,132 246,148 190,166 228,172"),
        { base: "#D9A08C", light: "#EBC6B8", dark: "#B97A66" },
        1.1,
      ),
      halfEgg([134, 158]),
      tomatoHalf([284, 176], 25),
      olives(points("164,184 250,186 206,186")),
      onionRings(points("262,136"), 22),
    ]),
  "salad-goat-cheese": () =>
    salad([
      beetSlice([140, 162], 34, 3),
      beetSlice([262, 158], 34, 5),
      ...points("184,166 226,160").map((at, index) =>
        lifted(oval(at, 33, 26, 14, index + 3), "#D9A862", [
          detail(oval([at[0] - 1, at[1] - 3], 29, 21, 13, 2), CREAM.light),
          detail(oval([at[0] - 4, at[1] - 6], 15, 9, 9), "#F1D9AC"),
        ]),
      ),
      strewn(
        points("160,186 208,190 250,188 296,180 108,180"),
        ["#7A4330", ([x, y], i) => oval([x, y], 11, 8, 7, i)],
        ["#B97833", disc(7, 5, [-2, -2])],
      ),
    ]),
  "salad-potato": () =>
    heapedBowl([
      mound([200, 184], 136, 92, { base: "#F3E3B4", light: "#FBF1D2", dark: "#D9BF7C" }),
      chunks([...spread([200, 148], 104, 34, 11, 3)], POTATO, 1.15),
      cucumber(points("140,172 230,130 270,172"), 0.9),
      flecks(spread([200, 146], 104, 36, 16, 8), LEAF.base, bar(12, 5)),
    ]),
  "salad-coleslaw": () =>
    heapedBowl([
      mound([200, 184], 134, 88, { base: "#F1EFD2", light: "#FFFFFF", dark: "#CFCFA0" }),
      shreds([...spread([200, 146], 108, 40, 14, 3)], {
        base: "#F7F6E2",
        light: "#FFFFFF",
        dark: "#C9CC98",
      }),
      shreds([...spread([200, 146], 100, 38, 8, 9)], {
        base: "#EA7F2C",
        light: "#F4AB6C",
        dark: "#CC6318",
      }),
      shreds([...spread([200, 146], 100, 38, 6, 14)], RED_CABBAGE),
    ]),
  "salad-couscous": () =>
    heapedBowl([
      mound([200, 184], 136, 92, { base: "#EBCB80", light: "#F7E3B0", dark: "#C99F4C" }),
      flecks(spread([200, 146], 116, 44, 26, 3), "#F9EBC4", disc(5, 4)),
      flecks(spread([200, 146], 116, 44, 26, 8), "#C99F4C", disc(4, 3)),
      cubes(
        spread([200, 148], 100, 36, 7, 5),
        { base: TOMATO.base, light: TOMATO.light, dark: TOMATO.dark },
        12,
      ),
      flecks(spread([200, 146], 108, 40, 18, 13), LEAF.base, bar(15, 7)),
      lemonWheel([278, 158], 32, 3),
    ]),
  "salad-fruit": fruitSalad,
  "salad-barley-bowl": () =>
    heapedBowl([
      leaf({ at: [132, 152], length: 104, width: 62, angle: -110 }, DEEP_LEAF),
      leaf({ at: [196, 144], length: 100, width: 56, angle: -86 }, PALE_LEAF),
      leaf({ at: [268, 150], length: 104, width: 60, angle: -62 }, MID_LEAF),
      ...avocadoFan([140, 180]),
      beetSlice([262, 142], 38, 5),
      barleyHeap(),
      cherryTomato([306, 172], 22),
      chickpeas(points("152,182 232,184 184,190 262,188 208,196")),
    ]),
  "soup-tomato": () => soupRoastTomato().pieces,
  "soup-pumpkin": () =>
    soup(
      PUMPKIN,
      [
        swirl(),
        strewn(
          points("250,150 274,164 256,178 286,148"),
          [LEAF.dark, ([x, y], i) => oval([x, y], 12, 7, 8, i)],
          ["#8FB14C", disc(8, 4, [-2, -2])],
        ),
      ],
      { base: "#3D6A45", light: "#6A9670", dark: "#2A4D32" },
    ),
  "soup-lentil": () =>
    soup(LENTIL, [
      flecks(spread([200, 160], 116, 32, 34, 3), LENTIL.dark, disc(6, 4)),
      flecks(spread([206, 158], 112, 30, 20, 9), LENTIL.light, disc(5, 3.4)),
      cubes(
        points("150,150 232,172 182,178"),
        { base: "#EA7F2C", light: "#F4AB6C", dark: "#CC6318" },
        11,
      ),
      leaf({ at: [236, 148], length: 46, width: 28, angle: -30 }, MID_LEAF),
      lemonWheel([300, 148], 28, 3),
    ]),
  "soup-mushroom": () =>
    soup(MUSHROOM_SOUP, [mushrooms(points("150,152 206,170 256,150 196,140"), 1.05), chopped()], {
      base: "#7A5A3C",
      light: "#A6825E",
      dark: "#5A4028",
    }),
  "soup-chicken-noodle": () =>
    soup(CLEAR_BROTH, [
      ...loops({ at: [200, 160], rx: 122, ry: 34, count: 14, width: 7, seed: 3 }, [
        PASTA.dark,
        PASTA.light,
      ]),
      chunks(
        points("150,154 214,146 258,168"),
        { base: "#F0D9AE", light: "#FBEFD2", dark: "#CFAE74" },
        1.05,
      ),
      strewn(
        points("184,178 244,182 126,172 280,150"),
        ["#D06A1C", disc(14, 10)],
        ["#EE9A44", disc(11, 7, [-1, -1])],
      ),
      chopped(),
    ]),
  "soup-goulash": () =>
    soup(
      GOULASH,
      [
        chunks(
          points("146,152 196,142 246,150 168,176 222,176"),
          { base: "#7A4330", light: "#A2664C", dark: "#56291B" },
          1.1,
        ),
        cubes(points("280,164 122,170 206,162"), POTATO, 13),
        strewn(
          points("180,160 262,176 232,160"),
          [TOMATO.dark, bar(26, 9, 61)],
          [TOMATO.light, bar(20, 4, 61)],
        ),
        chopped(),
      ],
      { base: "#3A2A24", light: "#6B544A", dark: "#261A16" },
    ),
  "soup-vegetable": () =>
    soup({ base: "#E08A45", light: "#EFB585", dark: "#BD6A28" }, [
      strewn(
        points("140,152 224,146 270,170"),
        ["#D06A1C", disc(15, 11)],
        ["#F4AB4C", disc(12, 8, [-1, -1])],
      ),
      strewn(
        points("176,148 250,180 124,172 204,180 292,152"),
        [LEAF.dark, disc(9, 8)],
        ["#8FB14C", disc(7, 6, [-1, -1])],
      ),
      cubes(points("196,162 160,178 248,158"), POTATO, 13),
      cubes(
        points("226,170 180,142"),
        { base: TOMATO.base, light: TOMATO.light, dark: TOMATO.dark },
        12,
      ),
      chopped(),
    ]),
  "soup-onion": () =>
    soup(
      ONION_SOUP,
      [...gratin(), flecks(points("150,140 230,136 256,166"), LEAF.base, bar(12, 5))],
      CRUST,
    ),
  "soup-borscht": () =>
    soup(
      BORSCHT,
      [
        shreds(points("140,160 176,148 226,174 266,152 186,178"), BEET),
        mound([206, 166], 34, 24, CREAM),
        flecks(spread([206, 158], 80, 26, 12, 6), LEAF.base, bar(14, 4)),
      ],
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0C9A0" },
    ),
  "soup-pea": () =>
    soup(GREEN_SOUP, [
      swirl(),
      strewn(
        points("260,150 280,166 250,176 286,184"),
        [LEAF.dark, disc(11, 10)],
        ["#B3D07A", disc(8, 7, [-1, -2])],
      ),
    ]),
  "soup-tom-yum": () =>
    soup(TOM_YUM, [
      ...shrimps([
        [160, 160, -10],
        [240, 164, 24],
      ]),
      mushrooms(points("206,146 282,152"), 0.9),
      leaf({ at: [196, 176], length: 50, width: 28, angle: 6 }, MID_LEAF),
      strewn(
        points("130,150 216,184 290,174"),
        [TOMATO.dark, disc(10, 8)],
        [TOMATO.light, disc(6, 4.5)],
      ),
      lemonWheel([118, 172], 24, 3, { rind: "#5F8D3B", flesh: "#B4CC6C", light: "#D0DF98" }),
    ]),
  "salad-caesar-plain": () =>
    salad([
      cubes(
        points("112,178 150,166 196,176 244,170 286,178 170,146 226,146 206,186 268,152"),
        { base: "#E3A448", light: BUN.light, dark: CRUST.light },
        18,
      ),
      strewn(
        points("140,150 200,124 244,128 222,162 270,166 166,176"),
        [CREAM.dark, bar(40, 15, 67)],
        [CREAM.light, ([x, y], i) => bar(37, 11, 67)([x - 1, y - 2], i)],
      ),
      slit(flow(points("120,168 160,146 198,162 240,138 288,164"), false), "#FBF0CC", 7),
    ]),
  "salad-cobb": () =>
    salad([
      ...avocadoFan([116, 190]),
      chunks(points("156,160 176,138 184,172"), CHICKEN, 1),
      halfEgg([216, 152]),
      strewn(
        points("246,154 262,176 268,146"),
        ["#84201B", bar(40, 15, 31, -60)],
        ["#C9563F", ([x, y], i) => bar(36, 10, 31, -60)([x - 1, y - 1], i)],
        ["#F3C9AE", bar(30, 3, 31, -60)],
      ),
      cherryTomato([304, 168], 21),
      cherryTomato([296, 138], 18),
    ]),
  "salad-pasta": () =>
    heapedBowl([
      mound([200, 184], 136, 92, { base: "#E3BE62", light: "#F7E0A0", dark: "#B98E2C" }),
      strewn(
        spread([200, 146], 112, 42, 13, 3),
        [
          "#C8933A",
          ([x, y], i) =>
            cut(
              laid(
                "-30,-13,6 -6,-5,6 6,-5,6 30,-13,6 30,13,6 6,6,6 -6,6,6 -30,13,6",
                [x, y],
                i * 57,
              ),
              5,
            ),
        ],
        [
          "#F6DA8C",
          ([x, y], i) =>
            cut(
              laid(
                "-26,-10,5 -6,-3,5 6,-3,5 26,-10,5 26,9,5 6,3,5 -6,3,5 -26,9,5",
                [x - 1, y - 2],
                i * 57,
              ),
              4,
            ),
        ],
      ),
      tomatoHalf([150, 150], 22),
      tomatoHalf([252, 134], 22),
      olives(points("196,130 276,168 130,176")),
      cubes(points("214,168 176,176 292,150"), FETA, 12),
      leaf({ at: [198, 116], length: 46, width: 28, angle: -130 }, MID_LEAF),
      leaf({ at: [202, 116], length: 46, width: 28, angle: -40 }, PALE_LEAF),
    ]),
} satisfies Drawings;
