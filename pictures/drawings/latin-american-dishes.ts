/** Dishes, sweets and drinks of Latin American kitchens. */

import { BEEF, CREAM, LEAF, TOMATO, type Tones, WOOD } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { chunks } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { friesPile } from "../parts/vegetables.ts";
import { PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

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

/** Cakes of white maize, split and filled. */
function arepas(filling: (at: Point) => readonly Piece[]): Piece[] {
  const maize: Tones = { base: "#F3D48A", light: "#FCEBBE", dark: "#C79A44" };
  const one = (at: Point): Piece[] => [
    form(
      laid("-104,30,26 -92,-24,40 -40,-58,50 40,-58,50 92,-24,40 104,30,26 0,46,30", at),
      maize,
      [
        flecks(laid("-44,-28 4,-40 48,-22", at), "#B87A2A", disc(22, 9)),
        flecks(laid("-70,4 78,2", at), "#D9A850", disc(13, 6)),
      ],
      [-4, -7],
    ),
    ...filling(at),
    form(
      laid("-106,30,18 -50,46,20 50,46,20 106,30,18 98,64,26 40,82,30 -40,82,30 -98,64,26", at),
      maize,
      [detail(cut(laid("-92,42,10 -48,54,10 10,56,10 -40,62,10", at)), maize.light)],
      [-4, -6],
    ),
  ];
  return [PLATE, ...one([272, 160]), ...one([134, 202])];
}

/** A gourd of mate with its straw. */
function mate(): Piece[] {
  const gourd: Tones = { base: "#8A4B22", light: "#B9784A", dark: "#5E2C0E" };
  const silver: Tones = { base: "#C3CDCD", light: "#EEF3F2", dark: "#8E9C9D" };
  return [
    form("150,268,10 250,268,10 266,296,8 134,296,8", WOOD, [], [-6, -3]),
    form(
      "112,112,14 288,112,14 312,190,50 286,262,44 236,284,24 164,284,24 114,262,44 88,190,50",
      gourd,
      [
        detail(
          cut(points("116,140,16 140,130,12 132,196,20 150,246,18 118,222,24 106,184,20")),
          gourd.light,
        ),
        detail(cut(points("80,196 320,180 320,208 80,226"), 4), "#C98F57"),
        slit(flow(points("92,212 160,206 240,200 310,194"), false), gourd.dark, 5),
      ],
      [-12, -4],
    ),
    piece(oval([200, 112], 98, 32, 22), silver.base, [
      detail(oval([198, 110], 94, 28, 22), silver.light),
      detail(oval([200, 114], 82, 22, 20), "#3F5A22"),
      detail(oval([194, 116], 74, 17, 18), "#7C9A3E"),
      flecks(spread([196, 116], 62, 13, 16, 4), "#B4C766", bar(10, 4)),
      flecks(spread([200, 116], 58, 12, 8, 9), "#4F6E26", bar(10, 4)),
    ]),
    form("214,120,3 288,14,6 326,2,6 330,12,5 296,24,6 228,124,3", silver, [], [-2, -2]),
    form("262,46,3 272,30,3 286,40,3 276,56,3", {
      base: "#E0B23E",
      light: "#F6DA8C",
      dark: "#A87C14",
    }),
    leaf({ at: [318, 286], length: 76, width: 40, angle: -64 }, MID_LEAF),
    leaf({ at: [316, 290], length: 70, width: 38, angle: -16 }, PALE_LEAF),
    steam([152, 74], 46),
  ];
}

export const LATIN_AMERICAN_DISHES = {
  "lomo-saltado": lomoSaltado,
  alfajores: alfajores,
  "coconut-water": coconut,
  "arepa-beef": () =>
    arepas((at) => [
      leaf({ at: laid("-60,34", at)[0] ?? at, length: 70, width: 40, angle: -160 }, PALE_LEAF),
      strewn(
        laid("-70,30 -36,22 0,28 36,22 70,30 -52,38 -16,38 20,36 54,38", at),
        [BEEF.dark, bar(46, 13, 23, -18)],
        [BEEF.base, ([x, y], i) => bar(42, 8, 23, -18)([x - 1, y - 2], i)],
        [BEEF.light, ([x, y], i) => bar(30, 3, 23, -18)([x - 1, y - 3], i)],
      ),
    ]),
  "arepa-cheese": () =>
    arepas((at) => [
      form(
        laid(
          "-88,18,6 88,14,6 96,34,6 70,40,6 58,60,7 46,60,7 36,42,6 -30,44,6 -40,62,7 -52,62,7 -62,42,6 -94,36,6",
          at,
        ),
        { base: "#FBF3DC", light: "#FFFFFF", dark: "#DCC99C" },
        [],
        [-2, -4],
      ),
      flecks(laid("-70,28 70,26", at), "#5F8D3B", disc(16, 7)),
      flecks(laid("-24,30 18,28", at), "#CFDD8F", disc(24, 8)),
    ]),
  mate: mate,
} satisfies Drawings;
