/** Dishes of French kitchens. */

import {
  BREAD,
  CHEESE,
  COOKED_HAM,
  CRUST,
  LEAF,
  RAW_BEEF,
  SEARED,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl } from "../parts/bowls.ts";
import { friedEgg } from "../parts/eggs.ts";
import { form, laid } from "../parts/form.ts";
import { choppedHerbs, leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley } from "../parts/garnish.ts";
import { grillMarks } from "../parts/meat.ts";
import { mussels } from "../parts/seafood.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { friesPile, halfEgg, olives, tomatoHalf } from "../parts/vegetables.ts";
import { board, dip, PLATE, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { croque } from "./sandwiches.ts";

const BUCKWHEAT: Tones = { base: "#A5713F", light: "#C99A66", dark: "#704520" };

/** A black pot of mussels, its mouth at y 150 to 200. */
function musselPot(): Piece[] {
  const pot: Tones = { base: "#2F3A44", light: "#5E6D7A", dark: "#1A222A" };
  return [
    piece(
      cut(points("20,196,12 70,190,8 70,214,8 24,218,12")) +
        cut(points("380,196,12 330,190,8 330,214,8 376,218,12")),
      pot.light,
    ),
    piece(oval([200, 184], 146, 40, 24), pot.dark),
    ...mussels([
      [108, 172, -30],
      [156, 146, 12],
      [212, 130, -10],
      [266, 150, 24],
      [302, 178, -16],
      [142, 190, 34],
      [196, 168, -22],
      [178, 118, 30],
      [240, 118, -34],
      [204, 198, 20],
    ]),
    choppedHerbs([204, 158], 96, 40, 3),
    form(
      "52,192,12 120,214,30 200,220,30 280,214,30 348,192,12 334,268,26 300,292,18 100,292,18 66,268,26",
      pot,
      [detail(cut(points("76,218,8 90,222,8 104,276,8 92,276,8")), pot.light)],
      [-8, -2],
    ),
  ];
}

function musselsAndFries(): Piece[] {
  return [
    placed(musselPot(), { x: -14, y: 26, scale: 0.78 }),
    friesPile([318, 214], 7),
    friesPile([322, 258], 6),
    lemonWheel([262, 284], 26, 3),
  ];
}

function tartare(): Piece[] {
  return [
    PLATE,
    form(
      "104,176,14 296,176,14 290,250,20 262,268,20 138,268,20 110,250,20",
      RAW_BEEF,
      [
        flecks(spread([200, 226], 84, 34, 24, 3), RAW_BEEF.light, bar(15, 10, 41)),
        flecks(spread([204, 228], 84, 34, 14, 8), RAW_BEEF.dark, bar(12, 9, 41)),
      ],
      [-6, -2],
    ),
    piece(oval([200, 176], 97, 34, 22), RAW_BEEF.dark, [
      detail(oval([199, 173], 96, 32, 22), RAW_BEEF.base),
      flecks(spread([200, 172], 84, 24, 14, 5), RAW_BEEF.light, bar(13, 8, 41)),
    ]),
    ball([200, 160], 36, { base: "#F4A62C", light: "#FBD07A", dark: "#D0800F" }, 4, 0.74),
    strewn(
      points("84,218 76,240 96,254 112,270"),
      ["#4F6A22", disc(10, 9)],
      ["#8FA850", disc(7, 6, [-2, -2])],
    ),
    strewn(
      spread([318, 230], 30, 20, 7, 4),
      ["#8E4A76", bar(15, 12, 41)],
      ["#F0D0E2", bar(11, 8, 41)],
    ),
    strewn(
      points("296,266 324,262"),
      [LEAF.dark, disc(17, 12)],
      ["#9DB455", disc(13, 8, [-1, -2])],
    ),
    ...parsley([330, 204]),
  ];
}

function steakAndFries(): Piece[] {
  return [
    PLATE,
    friesPile([286, 184], 10),
    friesPile([312, 222], 9),
    form(
      "44,226,30 66,180,34 116,158,34 178,162,34 226,190,30 236,230,28 196,264,28 120,274,34 66,262,26",
      SEARED,
      [
        detail(cut(points("92,186,12 130,172,12 172,178,12 150,192,12 106,200,12")), SEARED.light),
        grillMarks("72,234 120,172;104,258 160,176;144,260 196,190;180,258 222,208"),
      ],
      [-6, -10],
    ),
    ...dip([296, 262], { base: "#F3D27C", light: "#FBE9B4", dark: "#D29C3A" }),
    ...parsley([206, 272]),
  ];
}

function galetteComplete(): Piece[] {
  return [
    PLATE,
    form(
      "40,214,14 196,132,14 362,208,14 206,290,14",
      BUCKWHEAT,
      [flecks(spread([200, 212], 130, 60, 26, 3), BUCKWHEAT.dark, disc(8, 5, [0, 0], 5))],
      [-2, -5],
    ),
    piece(cut(points("116,210,16 198,166,16 284,208,16 204,252,16")), COOKED_HAM.dark, [
      detail(cut(points("114,206,16 198,162,16 282,204,16 204,248,16")), COOKED_HAM.base),
      strewn(
        spread([200, 206], 70, 30, 10, 4),
        [CHEESE.dark, bar(36, 7, 41)],
        ["#FBE09A", ([x, y], i) => bar(32, 4, 41)([x - 1, y - 1], i)],
      ),
    ]),
    ...friedEgg([202, 204], 0.86),
    form(
      "40,214,10 118,172,6 128,206,14 112,246,6",
      BUCKWHEAT,
      [flecks(points("76,212 98,200 96,226 112,208"), BUCKWHEAT.dark, disc(6, 4))],
      [-2, -3],
    ),
    form(
      "362,208,10 282,170,6 272,204,14 288,244,6",
      BUCKWHEAT,
      [flecks(points("326,208 304,196 306,224 290,206"), BUCKWHEAT.dark, disc(6, 4))],
      [-2, -3],
    ),
    choppedHerbs([202, 208], 50, 22, 8),
  ];
}

function nicoise(): Piece[] {
  return heapedBowl([
    ...(
      [
        [98, 182, -140],
        [140, 152, -116],
        [206, 142, -90],
        [264, 154, -62],
        [304, 182, -42],
      ] as const
    ).map(([x, y, a], i) =>
      leaf({ at: [x, y], length: 88, width: 58, angle: a }, i % 2 ? MID_LEAF : PALE_LEAF),
    ),
    mound([200, 188], 132, 58, { base: "#86AB4E", light: "#A5C268", dark: "#5F8D3B" }),
    strewn(
      points("120,172 150,150 132,190"),
      [LEAF.dark, bar(66, 10, 17)],
      ["#7FA648", ([x, y], i) => bar(60, 6, 17)([x - 1, y - 1], i)],
    ),
    placed([halfEgg([0, 0])], { x: 164, y: 168, turn: -20, scale: 0.72 }),
    placed([halfEgg([0, 0])], { x: 278, y: 166, turn: 24, scale: 0.72 }),
    strewn(
      points("202,140 232,152 212,166 244,132"),
      ["#A98068", bar(36, 23, 41)],
      ["#E3C2AC", ([x, y], i) => bar(32, 16, 41)([x - 1, y - 2], i)],
    ),
    tomatoHalf([302, 184], 22),
    tomatoHalf([110, 196], 22),
    olives(points("190,184 238,182 262,140")),
    slit(flow(points("180,146 216,134 256,150"), false), "#7A4A34", 9),
    slit(flow(points("180,144 216,132 256,148"), false), "#B07A5C", 4),
  ]);
}

function snails(): Piece[] {
  return [
    plate([200, 234], 192, 82),
    ...points("104,200 200,176 296,200 120,248 200,236 280,250").flatMap((at, i) => [
      piece(oval(at, 44, 27, 16, i + 2), "#D6C19C", [
        detail(oval([at[0], at[1] + 2], 37, 20, 15), "#7FA03E"),
        detail(oval([at[0] - 6, at[1] - 1], 22, 8, 10), "#A9C268"),
      ]),
      placed(
        [
          form(
            "-24,6,16 -18,-16,16 4,-24,16 24,-10,16 22,12,14 0,20,14",
            { base: "#A5713F", light: "#CFA06C", dark: "#704520" },
            [slit(flow(points("14,8 18,-8 2,-16 -12,-6 -6,8 6,4 4,-4"), false), "#704520", 4)],
            [-3, -4],
          ),
        ],
        { x: at[0], y: at[1] - 4 },
      ),
    ]),
    choppedHerbs([200, 214], 120, 44, 16),
  ];
}

function fondue(): Piece[] {
  const red: Tones = { base: "#B93A2B", light: "#DE7462", dark: "#8A2216" };
  const fork = (x: number, a: number): Piece[] => [
    placed(
      [
        slit(flow(points("0,0 0,-150"), false), "#8FA1A1", 6),
        form("-7,-150,5 7,-150,5 7,-104,5 -7,-104,5", CRUST, [], [-2, 0]),
        form(
          "-22,-18,6 20,-20,6 24,18,6 -20,20,6",
          BREAD,
          [detail(cut(points("-20,4 24,2 24,18 -20,20"), 4), CHEESE.base)],
          [-3, -4],
        ),
      ],
      { x, y: 140, turn: a },
    ),
  ];
  return [
    piece(cut(points("14,170,12 78,164,8 78,192,8 18,194,12")), red.dark),
    piece(oval([214, 164], 144, 46, 24), red.light, [
      detail(oval([214, 166], 130, 37, 22), CHEESE.dark),
      detail(oval([213, 169], 127, 34, 22), "#F8D472"),
      detail(oval([170, 176], 50, 9, 10), "#FDECB4"),
    ]),
    ...fork(176, -22),
    ...fork(258, 26),
    form(
      "70,170,14 130,196,30 214,206,30 300,196,30 358,170,14 340,244,30 296,270,22 132,270,22 88,244,30",
      red,
      [
        detail(cut(points("96,198,8 110,204,8 126,256,8 112,252,8")), red.light),
        detail(cut(points("116,190,6 132,196,8 130,226,8 118,222,8")), "#F8D472"),
      ],
      [-8, -2],
    ),
    piece(cut(points("134,272,4 296,272,4 308,298,5 122,298,5")), "#3B3634"),
  ];
}

/** Slices of a coarse terrine with gherkins and bread. */
function terrine(): Piece[] {
  const meat: Tones = { base: "#B5786A", light: "#D9A596", dark: "#86493A" };
  const sliceAt = (at: Point, seed: number): Piece =>
    form(
      laid("-72,40,8 -68,-38,14 -48,-54,14 48,-54,14 68,-38,14 72,40,8", at, -8),
      { base: "#F3DFC4", light: "#FFF6E6", dark: "#CBA680" },
      [
        detail(
          cut(laid("-62,32,6 -58,-34,10 -42,-44,10 42,-44,10 58,-34,10 62,32,6", at, -8)),
          meat.base,
        ),
        flecks(spread(at, 46, 30, 9, seed), meat.light, disc(10, 6, [0, 0], 7)),
        flecks(spread(at, 46, 30, 6, seed + 4), meat.dark, disc(8, 5, [0, 0], 7)),
        flecks(spread(at, 44, 28, 5, seed + 8), "#7FA648", disc(6, 4, [0, 0], 7)),
      ],
      [-2, -4],
    );
  return [
    ...board(196),
    form("236,214,14 262,130,20 326,122,20 362,200,14 340,232,16 262,240,16", BREAD, [
      detail(
        cut(points("250,208,12 270,142,16 322,134,16 350,198,12 332,220,12 268,226,12")),
        "#FBEED2",
      ),
      flecks(points("286,166 316,178 290,198 324,204"), "#EBD3A6", disc(10, 6)),
    ]),
    sliceAt([206, 190], 5),
    sliceAt([112, 214], 3),
    ...[
      [232, 258, -14],
      [276, 252, 12],
      [310, 264, -24],
    ].map(([x = 0, y = 0, a = 0]) =>
      form(
        laid("-30,0,8 -18,-12,10 16,-12,10 30,0,8 16,12,10 -18,12,10", [x, y], a),
        { base: "#6F8E34", light: "#A9C262", dark: "#465F1A" },
        [flecks(laid("-12,-3 2,3 14,-3", [x, y], a), "#A9C262", disc(4, 2.4, [0, 0], 6))],
        [-2, -4],
      ),
    ),
    ...parsley([58, 266]),
  ];
}

export const FRENCH_DISHES = {
  mussels: musselPot,
  "mussels-fries": musselsAndFries,
  tartare: tartare,
  "steak-fries": steakAndFries,
  "galette-complete": galetteComplete,
  "salad-nicoise": nicoise,
  snails: snails,
  "cheese-fondue": fondue,
  terrine: terrine,
  "croque-madame": () => [
    placed(croque(), { y: 14 }),
    placed(friedEgg([200, 112], 1.2), { y: 14 }),
  ],
} satisfies Drawings;
