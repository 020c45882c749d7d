/** Soft drinks, water, juices and shakes. */

import {
  BEET,
  CHEESE,
  CHOCOLATE,
  CLEAR,
  CREAM,
  GLASS,
  LEAF,
  PINK,
  TEAL,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";
import { form } from "../parts/form.ts";
import { strawberry } from "../parts/fruit.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, ORANGE, PALE_LEAF } from "../parts/garnish.ts";
import {
  beerGlass,
  bottle,
  bubbles,
  can,
  froth,
  glare,
  iceCubes,
  straw,
  THREE_CUBES,
  tumbler,
} from "../parts/glasses.ts";
import { ball, disc, flecks, strewn } from "../parts/strew.ts";
import type { Drawings } from "./drawing.ts";
import { lemonadePieces } from "./drinks.ts";

const COLA: Tones = { base: "#5A2E20", light: "#8A5238", dark: "#3B1C12" };
const ORANGE_SODA: Tones = { base: "#EE9433", light: "#F7BC6E", dark: "#D67A1C" };
const ICED_TEA: Tones = { base: "#C9772F", light: "#E09E5C", dark: "#A65A1B" };
const APPLE: Tones = { base: "#E8C55A", light: "#F5E09A", dark: "#CFA535" };
const BERRY: Tones = { base: "#B52C5C", light: "#DA6C90", dark: "#8E1D45" };
const GREEN: Tones = { base: "#8DB04C", light: "#B9D07F", dark: "#6C8F36" };
const MANGO: Tones = { base: "#F3AE3A", light: "#FACC7A", dark: "#DB9220" };
const CARROT: Tones = { base: "#EA7F2C", light: "#F4AB6C", dark: "#CC6318" };
const MILK: Tones = { base: "#FFFAF0", light: "#FFFFFF", dark: "#EFE4D0" };
const RASPBERRY: Tones = { base: "#DD5574", light: "#EE93A8", dark: "#B93657" };
const FIZZ = points("160,250 176,214 196,262 214,228 226,190 166,168 190,196 232,250 210,268");

/** Citrus on the rim, with leaves. */
function onRim(fruit?: typeof LIME, withLeaves = false): Piece[] {
  return [
    lemonWheel([134, 78], 44, 2, fruit),
    ...(withLeaves
      ? [
          leaf({ at: [170, 84], length: 58, width: 36, angle: -104 }, MID_LEAF),
          leaf({ at: [174, 86], length: 58, width: 34, angle: -30 }, PALE_LEAF),
        ]
      : []),
  ];
}

function soda(drink: Tones, rim: readonly Piece[] = []): Piece[] {
  return [...tumbler(drink, [...iceCubes(THREE_CUBES), bubbles(FIZZ)]), ...rim];
}

/** A smoothie in a jar with its fruit in front. */
function smoothie(drink: Tones, fruit: readonly Piece[]): Piece[] {
  const jar = points(
    "122,88,8 278,88,8 284,120,16 280,276,16 266,294,12 134,294,12 120,276,16 116,120,16",
  );
  return [
    placed([straw()], { x: -16, y: 6 }),
    piece(cut(jar), drink.base, [
      detail(cut(points("250,80 300,80 300,300 232,300 252,200"), 10), drink.dark),
      detail(cut(points("110,110 290,100 290,122 110,136"), 4), drink.light),
      detail(cut(box(136, 140, 14, 120), 6), "#FFFFFF73"),
    ]),
    piece(cut(box(112, 74, 176, 30), 10), GLASS.light, [
      detail(cut(box(112, 92, 176, 14), 2), GLASS.base),
    ]),
    ...fruit,
  ];
}

function berries(places: readonly Point[]): Piece {
  return strewn(
    places,
    [BEET.dark, disc(19, 18)],
    ["#6A4A86", disc(16, 15, [-2, -2])],
    ["#9A7DB4", disc(6, 4, [-6, -7])],
  );
}

/** A tall glass of shake under whipped cream. */
function shake(drink: Tones, on: readonly Piece[]): Piece[] {
  const glass = points(
    "132,108,6 268,108,6 246,262,20 250,284,8 244,298,8 156,298,8 150,284,8 154,262,20",
  );
  const cream = points(
    "128,112 138,88 156,84 160,62 180,56 190,36 206,30 216,52 236,60 242,82 262,88 272,112 240,122 200,116 160,124",
  );
  return [
    placed([straw()], { x: 8, y: -2 }),
    piece(cut(glass), GLASS.light, [
      detail(
        cut(points("140,108 260,108 240,262,16 236,274,8 164,274,8 160,262,16"), 4),
        drink.base,
        [
          detail(cut(points("236,100 280,100 250,280 218,280"), 4), drink.dark),
          detail(cut(points("152,120 166,120 176,250 170,250"), 5), drink.light),
        ],
      ),
    ]),
    shaded(
      flow(cream),
      CREAM.dark,
      CREAM.light,
      [-5, -5],
      [
        slit(
          flow(points("160,92 200,96 240,82"), false) + flow(points("180,66 204,70 224,60"), false),
          CREAM.dark,
          4,
        ),
      ],
    ),
    ...on,
  ];
}

/** Cherry with its stalk. */
function cherry(at: Point): Piece[] {
  return [
    slit(
      flow(
        [
          [at[0], at[1] - 12],
          [at[0] + 6, at[1] - 28],
          [at[0] + 20, at[1] - 34],
        ],
        false,
      ),
      LEAF.dark,
      5,
    ),
    ball(at, 17, { base: "#C22E3F", light: "#E3727B", dark: "#93202E" }),
  ];
}

/** Water: a bottle and the glass beside it. */
function water(isSparkling: boolean): Piece[] {
  const glass: Tones = isSparkling
    ? { base: "#5FA47C", light: "#9CCBAE", dark: "#3F7F5B" }
    : { base: "#8CC4D6", light: "#C6E4EC", dark: "#62A3BA" };
  const drop = points("0,-30,2 16,-4,12 20,14,14 0,28,16 -20,14,14 -16,-4,12");
  const inside = isSparkling ? [bubbles(FIZZ)] : [];
  return [
    ...bottle(
      {
        glass,
        label: CREAM.light,
        cap: isSparkling ? LEAF.dark : TEAL.base,
        mark: detail(cut(shift(drop, 140, 206)), isSparkling ? LEAF.base : TEAL.light),
      },
      140,
    ),
    placed(
      [
        ...tumbler(
          CLEAR,
          [...inside, detail(cut(points("140,180 260,168 260,176 140,190"), 3), "#FFFFFF73")],
          false,
        ),
      ],
      { x: 116, y: 88, scale: 0.7 },
    ),
  ];
}

const MILK_TEA: Tones = { base: "#D9A574", light: "#EBC7A1", dark: "#BD8350" };
const PEARLS = ["#2C1812", "#5B3A2C"] as const;

/** An ear of oats. */
function oatEar([x, y]: Point): Piece[] {
  const grain = points("0,0,4 -9,-14,8 0,-34,5 9,-14,8");
  return [
    slit(
      flow(
        [
          [x, y + 40],
          [x + 2, y - 10],
          [x + 8, y - 56],
        ],
        false,
      ),
      "#C98F2E",
      4,
    ),
    detail(
      [
        [-2, 26, -48],
        [4, 14, 46],
        [0, -2, -44],
        [6, -14, 42],
        [5, -28, -30],
        [8, -50, 6],
      ]
        .map(([dx = 0, dy = 0, a = 0]) =>
          cut(turn(shift(grain, x + dx, y + dy), a, [x + dx, y + dy])),
        )
        .join(""),
      "#F0C24E",
    ),
  ];
}

/** Tea with pearls in a see-through cup. */
function bubbleTea(tea: Tones, [dark, light]: readonly [string, string]): Piece[] {
  const pearls = points("162,276 188,280 214,278 236,274 172,256 200,260 226,256 186,238 214,238");
  return [
    placed([straw()], { x: -14, y: -4 }),
    piece(cut(points("122,96,6 278,96,6 258,284,16 246,296,10 154,296,10 142,284,16")), tea.base, [
      detail(cut(points("244,90 290,90 264,300 222,300"), 2), tea.dark),
      detail(cut(points("120,96 280,96 278,126 122,138"), 4), tea.light),
      strewn(pearls, [dark, disc(13, 13)], [light, disc(5, 4, [-4, -4])]),
      glare("140,120 154,120 170,270 162,270"),
    ]),
    piece(cut(points("112,84,8 288,84,8 284,106,8 116,106,8")), GLASS.light, [
      detail(cut(box(112, 96, 176, 14), 2), GLASS.base),
    ]),
  ];
}

const APPLE_FRUIT = (at: Point): Piece[] => [
  slit(
    flow(
      [
        [at[0], at[1] - 30],
        [at[0] + 4, at[1] - 50],
      ],
      false,
    ),
    "#7A4330",
    6,
  ),
  shaded(
    blob({ at, rx: 42, ry: 39, corners: 13, seed: 4, power: 2.3 }),
    TOMATO.dark,
    TOMATO.base,
    [-6, -5],
    [detail(oval([at[0] - 16, at[1] - 14], 12, 8, 8), TOMATO.light)],
  ),
  leaf({ at: [at[0] + 2, at[1] - 40], length: 40, width: 24, angle: -24 }, PALE_LEAF),
];

const CARROT_ROOT: Piece[] = [
  leaf({ at: [316, 214], length: 50, width: 26, angle: -70 }, MID_LEAF),
  leaf({ at: [320, 218], length: 50, width: 26, angle: -28 }, PALE_LEAF),
  shaded(
    cut(points("296,206,14 326,222,16 318,244,14 250,292,10 244,284,8")),
    CARROT.dark,
    CARROT.base,
    [-3, -5],
    [detail(cut(box(288, 236, 20, 4, 40), 1) + cut(box(272, 256, 16, 4, 40), 1), CARROT.dark)],
  ),
];

export const COLD_DRINKS = {
  "water-still": () => water(false),
  "water-sparkling": () => water(true),
  "soda-cola": () => soda(COLA, [lemonWheel([134, 78], 40, 2)]),
  "soda-orange": () => soda(ORANGE_SODA, onRim(ORANGE)),
  "soda-lemon": () => soda({ base: "#EFF0C2", light: "#FAFAE4", dark: "#D8DB98" }, onRim(LIME)),
  "soda-tonic": () => [
    ...tumbler(CLEAR, [
      ...iceCubes(THREE_CUBES),
      lemonWheel([206, 226], 34, 5, LIME),
      bubbles(FIZZ),
    ]),
    lemonWheel([134, 78], 40, 2),
  ],
  "soda-can": () => can(TOMATO, CREAM.light),
  "energy-can": () =>
    can(TEAL, "#22565D", [
      piece(
        cut(points("214,116,3 168,192,3 198,192,3 184,250,3 236,168,3 206,168,3 224,116,3")),
        CHEESE.base,
      ),
    ]),
  lemonade: () => lemonadePieces(),
  "lemonade-berry": () => [
    ...tumbler(RASPBERRY, [...iceCubes(THREE_CUBES), berries(points("176,236 212,252 226,214"))]),
    ...onRim(undefined, true),
  ],
  "iced-tea": () => [
    ...tumbler(ICED_TEA, [...iceCubes(THREE_CUBES), lemonWheel([206, 228], 34, 5)]),
    ...onRim(undefined, true),
  ],
  "juice-orange": () => [
    ...tumbler(ORANGE_SODA, [], true),
    lemonWheel([134, 80], 46, 2, ORANGE),
    lemonWheel([290, 254], 46, 4, ORANGE),
  ],
  "juice-apple": () => [...tumbler(APPLE, []), ...APPLE_FRUIT([296, 252])],
  "juice-carrot": () => [...tumbler(CARROT, []), ...CARROT_ROOT],
  "juice-berry": () => [...tumbler(BERRY, []), berries(points("276,272 312,276 294,246"))],
  "smoothie-berry": () =>
    smoothie(RASPBERRY, [...strawberry([276, 246], 1.15, 14), berries(points("118,276 150,282"))]),
  "smoothie-green": () =>
    smoothie(GREEN, [
      leaf({ at: [286, 290], length: 84, width: 50, angle: -112 }, MID_LEAF),
      leaf({ at: [282, 292], length: 84, width: 46, angle: -50 }, PALE_LEAF),
      lemonWheel([126, 266], 34, 4, LIME),
    ]),
  "smoothie-mango": () =>
    smoothie(MANGO, [
      shaded(
        cut(points("236,246,20 262,216,26 302,222,24 318,256,22 296,288,22 252,290,20")),
        CARROT.base,
        MANGO.base,
        [-6, -6],
        [detail(oval([262, 242], 14, 9, 8), MANGO.light)],
      ),
      leaf({ at: [300, 224], length: 46, width: 26, angle: -30 }, MID_LEAF),
    ]),
  "milkshake-vanilla": () =>
    shake({ base: "#FBE9BC", light: "#FFFDF8", dark: "#EFD596" }, cherry([204, 40])),
  "milkshake-chocolate": () =>
    shake({ base: "#8A5238", light: "#B07B5E", dark: "#6B3A28" }, [
      flecks(
        points("170,78 196,60 222,76 186,96 236,98 204,84 156,100"),
        CHOCOLATE.dark,
        ([x, y], i) => cut(box(x - 7, y - 3, 14, 5, i * 53), 2),
      ),
    ]),
  "milkshake-strawberry": () => shake(PINK, strawberry([202, 48], 0.8, 10)),
  mocktail: () => [
    ...tumbler(ORANGE_SODA, [
      detail(cut(points("120,214 280,196 280,300 120,300"), 4), "#D23B4B"),
      ...iceCubes(THREE_CUBES),
    ]),
    lemonWheel([134, 78], 42, 2, ORANGE),
    ...strawberry([288, 262], 1.1, 12),
  ],
  "beer-alcohol-free": () => [
    ...beerGlass({ base: "#F3C24E", light: "#FADF96", dark: "#D39F26" }),
    leaf({ at: [262, 292], length: 76, width: 44, angle: -58 }, MID_LEAF),
    leaf({ at: [262, 294], length: 72, width: 42, angle: -12 }, PALE_LEAF),
  ],
  milk: () => [...tumbler(MILK, [], false)],
  ayran: () => [
    ...tumbler(MILK, [], false),
    froth(100, 132, 266),
    leaf({ at: [196, 84], length: 46, width: 28, angle: -150 }, MID_LEAF),
    leaf({ at: [198, 84], length: 48, width: 28, angle: -40 }, PALE_LEAF),
  ],
  "lassi-mango": () => [
    ...tumbler(MANGO, [
      detail(
        flow(points("140,150 180,140 230,156 262,144 262,164 226,172 176,158 140,168")),
        "#FBD79B",
      ),
    ]),
    leaf({ at: [170, 84], length: 54, width: 32, angle: -110 }, MID_LEAF),
    leaf({ at: [172, 86], length: 54, width: 32, angle: -40 }, PALE_LEAF),
  ],
  "bubble-tea": () => bubbleTea(MILK_TEA, PEARLS),
  "bubble-tea-matcha": () =>
    bubbleTea({ base: "#B9CB86", light: "#DDE6BC", dark: "#8FA65A" }, PEARLS),
  "bubble-tea-taro": () =>
    bubbleTea({ base: "#C3A8D2", light: "#E2D3EA", dark: "#9C7DB0" }, PEARLS),
  "bubble-tea-fruit": () => [
    ...bubbleTea(ORANGE_SODA, ["#C2381A", "#F08A6A"]),
    lemonWheel([128, 92], 40, 2, ORANGE),
  ],
  "iced-tea-peach": () => [
    ...tumbler({ base: "#DE9347", light: "#F2BC82", dark: "#B86C22" }, iceCubes(THREE_CUBES)),
    shaded(
      blob({ at: [286, 248], rx: 48, ry: 46, corners: 13, seed: 4, power: 2.2 }),
      "#D9622E",
      "#F4A05C",
      [-8, -6],
      [
        detail(oval([266, 232], 16, 10, 8), "#FBCB9A"),
        slit(flow(points("292,206 304,240 296,288"), false), "#D9622E", 4),
      ],
    ),
    leaf({ at: [290, 206], length: 56, width: 32, angle: -28 }, MID_LEAF),
    leaf({ at: [286, 208], length: 46, width: 28, angle: -140 }, PALE_LEAF),
  ],
  "cola-mix": () => soda({ base: "#8A4A1C", light: "#C98A4A", dark: "#5E2C0A" }, onRim(ORANGE)),
  jallab: () => [
    ...tumbler({ base: "#6E2338", light: "#A25268", dark: "#4A1222" }, [
      ...iceCubes([
        [150, 176, 38, -14],
        [206, 190, 36, 18],
      ]),
      strewn(
        points("154,118 178,112 202,120 226,112 248,118 166,130 214,132 190,128"),
        ["#C9A45C", disc(12, 7, [0, 0], 8)],
        ["#FBEFD0", disc(9, 5, [-1, -1], 8)],
      ),
      flecks(points("186,142 236,130 150,140"), "#2E0F18", disc(10, 7)),
    ]),
    strewn(
      points("282,282 310,272 300,290"),
      ["#C9A45C", disc(14, 8, [0, 0], 8)],
      ["#FBEFD0", disc(11, 6, [-1, -1], 8)],
    ),
    strewn(points("262,290 326,290"), ["#3A1420", disc(13, 10)], ["#6E2338", disc(7, 5, [-3, -3])]),
  ],
  "plant-milk": () => [
    form(
      "76,92,6 208,92,6 208,292,8 76,292,8",
      { base: "#F6EAD2", light: "#FFFDF8", dark: "#D8C39A" },
      [
        detail(cut(points("66,196 220,170 220,300 66,300"), 4), "#86AB4E"),
        detail(cut(points("176,80 220,80 220,300 176,300"), 0), "#46281426"),
      ],
      [-10, 0],
    ),
    form(
      "76,92,4 100,46,6 184,46,6 208,92,4",
      { base: "#FFFDF8", light: "#FFFFFF", dark: "#D8C39A" },
      [],
      [-8, -3],
    ),
    form("96,28,5 188,28,5 188,48,4 96,48,4", {
      base: "#86AB4E",
      light: "#A5C268",
      dark: "#5F8D3B",
    }),
    ...oatEar([134, 250]),
    placed(tumbler({ base: "#F6E8CC", light: "#FFF9EA", dark: "#DFC89C" }, [], false), {
      x: 150,
      y: 96,
      scale: 0.68,
    }),
  ],
} satisfies Drawings;
