/** Dishes of Polish and Ukrainian kitchens. */

import {
  BARLEY_BUN,
  BEET,
  CHEESE,
  CREAM,
  CRISPY,
  CRUST,
  DARK_BOWL,
  DUMPLING_DOUGH,
  GOLDEN,
  LEAF,
  MASH,
  PINK,
  POTATO,
  ROASTED,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl, soup } from "../parts/bowls.ts";
import { form, laid } from "../parts/form.ts";
import { choppedHerbs, leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley } from "../parts/garnish.ts";
import { sausageSlices } from "../parts/meat.ts";
import { gyoza } from "../parts/pasta-and-rice.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import {
  cubes,
  halfEgg,
  mushrooms,
  olives,
  onionRings,
  potatoes,
  strands,
} from "../parts/vegetables.ts";
import { board, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const PALE_CABBAGE: Tones = { base: "#C9D68A", light: "#E4EBB8", dark: "#98AC55" };
const QUARK: Tones = { base: "#EDBE6C", light: "#FBE3B0", dark: "#B97A2C" };
const BUCKWHEAT: Tones = { base: "#A8703F", light: "#CE9C68", dark: "#75471F" };

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
      GOLDEN,
      [
        flecks(spread([146, 204], 82, 46, 16, 3), GOLDEN.light, disc(11, 5)),
        flecks(spread([150, 208], 88, 50, 14, 8), "#C07E28", disc(8, 5)),
      ],
      [-5, -8],
    ),
    piece(oval([232, 206], 34, 50, 18), GOLDEN.dark, [
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
      choppedHerbs([190, 160], 120, 34, 18),
    ],
    CRUST,
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
    DARK_BOWL,
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
    CRUST,
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
    choppedHerbs([200, 180], 130, 34, 16),
  ];
}

function cherryDumplings(): Piece[] {
  const sauce: Tones = { base: "#A8213F", light: "#D35A72", dark: "#7A1029" };
  return [
    PLATE,
    gyoza([138, 168], -8, DUMPLING_DOUGH, 1.14),
    gyoza([256, 168], 8, DUMPLING_DOUGH, 1.14),
    gyoza([114, 230], 4, DUMPLING_DOUGH, 1.14),
    gyoza([238, 228], -4, DUMPLING_DOUGH, 1.14),
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
    WHITE_BOWL,
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
    WHITE_BOWL,
  );
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

export const POLISH_UKRAINIAN_DISHES = {
  "cabbage-rolls": cabbageRolls,
  "chicken-kyiv": chickenKyiv,
  "soup-zurek": zurek,
  "soup-solyanka": solyanka,
  bigos: bigos,
  syrnyky: curdPancakes,
  "potato-pancake-goulash": potatoPancakeGoulash,
  zapiekanka: zapiekanka,
  "pierogi-cherry": cherryDumplings,
  buckwheat: buckwheat,
  salo: salo,
  "salad-olivier": olivierSalad,
  "salad-beet": beetSalad,
  herring: herring,
} satisfies Drawings;
