/** Coffees, teas and chocolate. */

import {
  BEET,
  CHEESE,
  CHINA,
  CHOCOLATE,
  CREAM,
  CRUST,
  KRAFT,
  PINK,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, points } from "../paper/shapes.ts";
import {
  cup,
  glassCup,
  mug,
  rosetta,
  saucer,
  tallGlass,
  toGoCup,
  tulipGlass,
} from "../parts/cups.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { iceCubes, THREE_CUBES, tumbler } from "../parts/glasses.ts";
import { disc, flecks, spread, strewn } from "../parts/strew.ts";
import type { Drawings } from "./drawing.ts";
import { coffeeFlatWhite } from "./drinks.ts";

const BLACK: Tones = { base: "#4A2418", light: "#7A4330", dark: "#331810" };
const MILKY: Tones = { base: "#D9A574", light: "#EBC7A1", dark: "#8A5238" };
const FOAM: Tones = { base: "#FBEBD0", light: "#FFFDF8", dark: "#8A5238" };
const TEA: Tones = { base: "#B95F22", light: "#DC9050", dark: "#93460F" };
const GREEN_TEA: Tones = { base: "#B9B64E", light: "#D9D688", dark: "#94913A" };
const FRUIT_TEA: Tones = { base: "#B52C4A", light: "#DA6C80", dark: "#8E1D38" };
const MATCHA: Tones = { base: "#93AE55", light: "#BFD18C", dark: "#6C8838" };
const ROSE: Tones = { base: PINK.base, light: PINK.light, dark: PINK.dark };
const COCOA: Tones = { base: "#7A4330", light: "#9C6248", dark: "#5A2E20" };
const TWO_STEAMS: readonly Piece[] = [steam([152, 78], 62), steam([204, 72], 62)];

/** The light on a drink without milk. */
const SHINE = detail(flow(points("108,134 150,122 196,120 170,130 124,142")), "#FFFFFF40");

/** Cocoa sifted over the foam. */
function dusted(): Piece[] {
  return [
    detail(blob({ at: [190, 138], rx: 98, ry: 24, corners: 16, seed: 4 }), FOAM.base),
    flecks(spread([190, 137], 70, 16, 26, 3), "#9C6248", disc(5, 2.6)),
  ];
}

/** A paper tag on its thread, over the rim. */
function tag(fill: string): Piece[] {
  return [
    slit(flow(points("120,150 104,186 106,214"), false), CREAM.dark, 4),
    piece(cut(points("90,214,4 122,210,4 126,250,5 94,254,5")), CREAM.light, [
      detail(oval([108, 233], 9, 9, 9), fill),
    ]),
  ];
}

export function espresso(): Piece[] {
  return [
    placed([saucer()], { x: 58, y: 86, scale: 0.72 }),
    placed(
      [
        ...cup({ base: "#7A4330", light: "#B9783C", dark: "#331810" }, [
          detail(
            blob({ at: [186, 138], rx: 84, ry: 20, corners: 14, seed: 5, jitter: 0.06 }),
            "#A9642A",
          ),
          detail(blob({ at: [176, 134], rx: 50, ry: 9, corners: 10, seed: 2 }), "#C9803B"),
        ]),
      ],
      { x: 74, y: 106, scale: 0.62 },
    ),
    shaded(cut(box(284, 262, 52, 17, -9), 6), CRUST.base, CRUST.light, [-3, -4]),
    steam([180, 136], 58),
    steam([214, 130], 58),
  ];
}

function latteMacchiato(): Piece[] {
  const band = (y: number, height: number, fill: string): Piece =>
    detail(cut(box(110, y, 180, height, 0.5), 2), fill);
  return [
    ...tallGlass({ base: "#F7E6CB", light: "#FFFDF8", dark: "#E3C9A2" }, [
      band(176, 22, "#D9A574"),
      band(122, 56, "#8A5238"),
      band(104, 26, "#C48F57"),
    ]),
    shaded(
      flow(points("132,92 148,66 184,56 222,60 256,70 268,94 240,106 200,100 160,108")),
      CREAM.dark,
      CREAM.light,
      [-3, -5],
      [flecks(spread([198, 80], 40, 10, 12, 5), "#9C6248", disc(4, 2.4))],
    ),
    piece(cut(points("262,52,5 272,54,5 246,150,4 238,148,4"), 4), "#C9D3D3"),
  ];
}

function whipped(): Piece[] {
  const cream = points(
    "104,130 112,104 136,98 142,74 166,68 178,48 194,42 204,64 226,72 236,94 262,102 274,130 230,144 186,138 146,146",
  );
  return [
    shaded(
      flow(cream),
      CREAM.dark,
      CREAM.light,
      [-4, -5],
      [
        slit(
          flow(points("130,110 180,116 240,100"), false) +
            flow(points("156,82 190,88 222,78"), false),
          CREAM.dark,
          4,
        ),
      ],
    ),
    flecks(
      points("160,84 196,72 210,104 148,112 180,106 236,112 190,56"),
      CHOCOLATE.dark,
      ([x, y], index) => cut(box(x - 8, y - 3, 16, 5, index * 47), 2),
    ),
  ];
}

function mintTea(): Piece[] {
  return [
    ...tallGlass({ base: "#C9B44A", light: "#E2D488", dark: "#A39034" }, [
      leaf({ at: [196, 282], length: 96, width: 50, angle: -112 }, MID_LEAF),
      leaf({ at: [202, 270], length: 100, width: 52, angle: -66 }, PALE_LEAF),
      leaf({ at: [190, 214], length: 76, width: 44, angle: -84 }, MID_LEAF),
    ]),
    leaf({ at: [192, 96], length: 70, width: 42, angle: -130 }, MID_LEAF),
    leaf({ at: [198, 94], length: 74, width: 44, angle: -84 }, PALE_LEAF),
    leaf({ at: [204, 98], length: 66, width: 38, angle: -38 }, MID_LEAF),
  ];
}

function turkishTea(): Piece[] {
  return [
    placed([saucer({ base: CHINA.base, light: CHINA.light, dark: CHINA.dark })], {
      x: 42,
      y: 64,
      scale: 0.82,
    }),
    ...tulipGlass({ base: "#B4461F", light: "#DC7A44", dark: "#8E3211" }),
    ...points("286,262 312,268").map(([x, y], index) =>
      shaded(
        cut(box(x - 12, y - 12, 24, 22, index * 14 - 6), 4),
        CREAM.dark,
        CHINA.light,
        [-3, -4],
      ),
    ),
    steam([178, 44], 34),
    steam([216, 40], 34),
  ];
}

/** A pot of tea. */
function teapot(): Piece[] {
  const body = points(
    "96,150,30 150,112,30 250,112,30 304,150,30 312,220,34 280,276,24 240,290,10 160,290,10 120,276,24 88,220,34",
  );
  return [
    piece(
      cut(
        points(
          "294,156,14 352,150,26 366,206,30 330,250,26 292,250,10 292,230,8 322,228,20 340,200,20 332,172,16 298,180,10",
        ),
      ),
      "#22565D",
    ),
    piece(cut(points("104,182,12 62,156,12 42,132,6 66,122,6 84,146,10 116,160,10")), "#2F7077"),
    shaded(
      cut(body),
      "#22565D",
      "#2F7077",
      [-10, -8],
      [
        detail(cut(points("116,170 140,134 158,132 134,180 128,224 116,214"), 10), "#5E9CA0"),
        detail(cut(points("80,214 330,206 330,226 80,236"), 2), CREAM.base),
      ],
    ),
    shaded(
      cut(points("146,112,8 160,92,14 240,92,14 254,112,8 250,120,6 150,120,6")),
      "#22565D",
      "#5E9CA0",
      [-3, -4],
    ),
    shaded(oval([200, 82], 17, 14, 11), CREAM.dark, CREAM.base, [-3, -3]),
    ...[steam([54, 104], 46), steam([30, 112], 40)],
  ];
}

export const HOT_DRINKS = {
  "coffee-espresso": espresso,
  "coffee-americano": () => [saucer(), ...cup(BLACK, [SHINE]), ...TWO_STEAMS],
  "coffee-cappuccino": () => [saucer(), ...cup(FOAM, dusted()), ...TWO_STEAMS],
  "coffee-flat-white": () => coffeeFlatWhite().pieces,
  "coffee-latte-macchiato": latteMacchiato,
  "coffee-mocha": () => [saucer(), ...cup(COCOA, []), ...placedUp(whipped())],
  "coffee-mug": () => [...mug(BLACK), steam([158, 74], 60), steam([206, 70], 60)],
  "coffee-iced": () => [
    ...tumbler({ base: "#A9703A", light: "#C48F57", dark: "#7A4A22" }, [
      detail(flow(points("136,230 170,200 210,226 262,190 262,300 136,300")), "#D9B58A"),
      ...iceCubes(THREE_CUBES),
    ]),
  ],
  "coffee-to-go": () => [...toGoCup(KRAFT), steam([180, 40], 30), steam([216, 40], 30)],
  "chai-latte": () => [
    ...mug(MILKY),
    flecks(spread([180, 116], 50, 10, 16, 3), "#8A4A1E", disc(4, 2.6)),
    piece(cut(points("262,44,5 280,50,5 226,126,5 210,118,5")), CRUST.base, [
      detail(cut(points("268,44 274,48 218,124 212,120"), 2), CRUST.light),
    ]),
    steam([148, 74], 54),
  ],
  "matcha-latte": () => [saucer(), ...cup(MATCHA, rosetta([188, 138])), ...TWO_STEAMS],
  "hot-chocolate": () => [...mug(COCOA), placed(whipped(), { x: 4, y: -14, scale: 0.94 })],
  "tea-black": () => [saucer(), ...cup(TEA, [SHINE]), ...tag(CHEESE.base), ...TWO_STEAMS],
  "tea-green": () => [
    saucer(),
    ...glassCup(GREEN_TEA, []),
    leaf({ at: [300, 268], length: 50, width: 26, angle: -30 }, PALE_LEAF),
    leaf({ at: [304, 272], length: 46, width: 24, angle: 12 }, MID_LEAF),
    ...TWO_STEAMS,
  ],
  "tea-fruit": () => [
    saucer(ROSE),
    ...glassCup(FRUIT_TEA, [
      strewn(
        points("150,206 216,220 184,234"),
        [BEET.dark, disc(15, 14)],
        ["#D7492D", disc(12, 11, [-2, -2])],
      ),
    ]),
    ...TWO_STEAMS,
  ],
  "tea-mint": mintTea,
  "tea-lemon": () => [saucer(), ...glassCup(TEA, [lemonWheel([180, 206], 42, 3)]), ...TWO_STEAMS],
  "tea-turkish": turkishTea,
  "tea-pot": teapot,
} satisfies Drawings;

function placedUp(pieces: readonly Piece[]): Piece[] {
  return [placed(pieces, { x: 2, y: 6 })];
}
