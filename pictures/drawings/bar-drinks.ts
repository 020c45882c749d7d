/** Beers, wines and cocktails: for adults. */

import { CHEESE, CLEAR, CREAM, CRUST, GLASS, LEAF, type Tones, WHISKY } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, shaded, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form } from "../parts/form.ts";
import { LIME, leaf, lemonWheel, MID_LEAF, ORANGE, PALE_LEAF } from "../parts/garnish.ts";
import {
  BALLOON_GLASS,
  beerGlass,
  beerMug,
  bottle,
  bubbles,
  COUPE_GLASS,
  FLUTE,
  glare,
  iceCubes,
  MARTINI_GLASS,
  rocks,
  stemmed,
  THREE_CUBES,
  tumbler,
  WINE_GLASS,
} from "../parts/glasses.ts";
import { ball, strewn } from "../parts/strew.ts";
import type { Drawings } from "./drawing.ts";

const LAGER: Tones = { base: "#F0B235", light: "#F9D37A", dark: "#D79320" };
const WHEAT: Tones = { base: "#E7A640", light: "#F4C77E", dark: "#C98724" };
const STOUT: Tones = { base: "#4A2418", light: "#6B3A28", dark: "#331810" };
const RADLER: Tones = { base: "#F5DA6C", light: "#FBEBAA", dark: "#DDBB40" };
const CIDER: Tones = { base: "#E5B650", light: "#F3D58E", dark: "#C99530" };
export const RED_WINE: Tones = { base: "#7D1530", light: "#A83A54", dark: "#5C0C20" };
const WHITE_WINE: Tones = { base: "#F0DD94", light: "#FAF0C8", dark: "#DBC36A" };
const ROSE_WINE: Tones = { base: "#EFA3A0", light: "#F8CCC8", dark: "#DC8080" };
const SPRITZ: Tones = { base: "#EE7A2E", light: "#F6AA70", dark: "#D35F17" };
const MOJITO: Tones = { base: "#DCE7B4", light: "#EEF4D6", dark: "#BFD087" };
const MARGARITA: Tones = { base: "#C9D98B", light: "#E2ECBC", dark: "#A8BE62" };
const BROWN_GLASS: Tones = { base: "#7A4A22", light: "#A36B3C", dark: "#5A3314" };
const GREEN_GLASS: Tones = { base: "#3D6A45", light: "#6A9670", dark: "#2A4D32" };
const FIZZ = points("196,180 206,160 194,140 208,120 198,100 210,86 190,116");

export const IN_BALLOON = [
  [142, 104, 42, -14],
  [214, 98, 42, 18],
  [178, 146, 40, 34],
] as const;

/** An olive on its stick. */
function olive(): Piece[] {
  return [
    slit(flow(points("150,130 262,40"), false), CRUST.dark, 5),
    ball([196, 96], 19, { base: "#8DA046", light: "#B9C878", dark: "#6C7E30" }),
    detail(oval([204, 90], 5, 5, 8), "#D7492D"),
  ];
}

function wineBottle(): Piece[] {
  const body = points(
    "118,22,4 150,22,4 152,96,18 178,136,26 180,284,14 170,298,12 98,298,12 88,284,14 90,136,26 116,96,18",
  );
  return [
    shaded(
      cut(body),
      GREEN_GLASS.dark,
      GREEN_GLASS.base,
      [-10, -3],
      [
        detail(cut(points("102,150 112,142 112,286 100,284"), 5), GREEN_GLASS.light),
        detail(cut(points("80,176 190,176 190,252 80,252"), 2), CREAM.base),
        detail(cut(points("160,176 190,176 190,252 154,252"), 2), CREAM.dark),
        detail(cut(points("112,14 160,14 160,64 112,64"), 0), RED_WINE.base),
        strewn(points("118,206 134,206 150,206 126,220 142,220 134,234"), [
          RED_WINE.base,
          ([x, y]) => oval([x, y], 8, 8, 8),
        ]),
        leaf({ at: [134, 200], length: 26, width: 16, angle: -30 }, MID_LEAF),
      ],
    ),
    placed(stemmed(WINE_GLASS, RED_WINE), { x: 122, y: 60, scale: 0.8 }),
  ];
}

/** Beer from the bottle, with a crown cap. */
function beerBottle(): Piece[] {
  const bow = detail(cut(points("200,176,6 224,196,10 200,232,6 176,196,10")), LAGER.base);
  return [
    ...bottle({ glass: BROWN_GLASS, label: CREAM.base, cap: CHEESE.base, mark: bow }),
    strewn(
      points("258,284 286,290"),
      [CHEESE.dark, ([x, y]) => oval([x, y], 15, 9, 12)],
      [CHEESE.base, ([x, y]) => oval([x - 1, y - 2], 12, 6, 10)],
    ),
  ];
}

function mojito(): Piece[] {
  const mint: readonly (readonly [Point, number])[] = [
    [[176, 250], -60],
    [[226, 236], -130],
    [[196, 206], -20],
  ];
  return [
    ...tumbler(MOJITO, [
      ...iceCubes(THREE_CUBES),
      lemonWheel([214, 226], 34, 5, LIME),
      ...mint.map(([at, angle]) => leaf({ at, length: 46, width: 28, angle }, MID_LEAF)),
    ]),
    leaf({ at: [176, 84], length: 66, width: 40, angle: -126 }, MID_LEAF),
    leaf({ at: [182, 82], length: 70, width: 40, angle: -84 }, PALE_LEAF),
    leaf({ at: [188, 86], length: 60, width: 36, angle: -40 }, MID_LEAF),
    lemonWheel([136, 84], 36, 2, LIME),
  ];
}

function shots(): Piece[] {
  const one: Piece[] = [
    piece(cut(points("0,0,5 100,0,5 86,140,10 14,140,10")), GLASS.light, [
      detail(cut(points("8,30,3 92,30,3 82,114,8 18,114,8")), WHISKY.base, [
        detail(cut(points("70,20 110,20 100,130 60,130"), 2), WHISKY.dark),
      ]),
      detail(oval([50, 31], 42, 7, 14), WHISKY.light),
      detail(cut(points("12,10 22,10 30,110 24,110"), 4), "#FFFFFF80"),
    ]),
  ];
  return [
    placed(one, { x: 212, y: 124 }),
    placed(one, { x: 92, y: 148 }),
    lemonWheel([300, 272], 30, 3, LIME),
  ];
}

/** A rim of salt. */
const SALT = detail(cut(points("82,70,4 318,70,4 315,84,4 85,84,4")), "#FFFFFFD9");

/** A mule in its copper mug, with lime and mint. */
function mule(): Piece[] {
  const copper: Tones = { base: "#C8743C", light: "#EDAE7C", dark: "#8E461A" };
  return [
    form(
      "270,140,8 330,136,22 348,166,20 342,226,22 314,248,20 266,250,8 266,228,6 300,224,14 316,208,14 320,178,14 310,162,12 270,166,6",
      copper,
      [],
      [-4, -5],
    ),
    form(
      "96,112,8 284,112,8 276,272,16 260,294,14 120,294,14 104,272,16",
      copper,
      [
        detail(cut(points("116,132 136,132 142,276 128,274"), 7), copper.light),
        slit(flow(points("98,262 190,270 280,262"), false), copper.dark, 5),
      ],
      [-22, 0],
    ),
    piece(oval([190, 112], 96, 28, 22), copper.light, [
      detail(oval([190, 114], 84, 21, 20), "#8E461A"),
      detail(oval([190, 117], 80, 17, 18), "#EFE3B4"),
    ]),
    ...iceCubes([
      [136, 92, 40, -12],
      [200, 88, 40, 16],
    ]),
    lemonWheel([252, 98], 36, 3, LIME),
    leaf({ at: [176, 108], length: 66, width: 40, angle: -112 }, MID_LEAF),
    leaf({ at: [178, 110], length: 62, width: 38, angle: -68 }, PALE_LEAF),
  ];
}

/** A sour under its white foam. */
function sour(): Piece[] {
  return [
    ...rocks({ base: "#E39A2C", light: "#FFF6DC", dark: "#B87210" }, [
      ...iceCubes([
        [140, 206, 44, -12],
        [214, 212, 42, 16],
      ]),
      detail(cut(points("96,150 304,150 304,196 240,202 180,194 96,204"), 8), "#F9E6B8"),
    ]),
    lemonWheel([290, 128], 38, 4, ORANGE),
    ...cherryOnStick([176, 158]),
  ];
}

function cherryOnStick([x, y]: Point): Piece[] {
  return [
    slit(
      flow(
        [
          [x - 60, y + 8],
          [x + 60, y - 18],
        ],
        false,
      ),
      "#B9834C",
      5,
    ),
    ball([x, y - 6], 19, { base: "#A11B3F", light: "#D66A84", dark: "#6E0E28" }),
  ];
}

export const BAR_DRINKS = {
  "beer-lager": () => beerMug(LAGER),
  "beer-wheat": () => beerGlass(WHEAT),
  "beer-dark": () => beerMug(STOUT, { base: "#F0DDB9", light: "#FBEBD0", dark: "#D9BE90" }),
  "beer-radler": () => [...beerGlass(RADLER), lemonWheel([262, 74], 42, 3)],
  "beer-bottle": beerBottle,
  cider: () => [
    ...tumbler(
      CIDER,
      [...iceCubes(THREE_CUBES), bubbles(points("170,250 196,262 220,240 180,220 226,200"))],
      false,
    ),
    shaded(
      cut(points("236,262,20 254,236,20 290,230,20 314,252,20 304,288,20 260,294,18")),
      CREAM.dark,
      CREAM.base,
      [-3, -3],
      [
        detail(cut(points("268,262,8 284,262,8 276,276,8")), CRUST.dark),
        slit(flow(points("240,266 250,244 276,234 302,244"), false), "#B23620", 7),
      ],
    ),
  ],
  "wine-red": () => [...stemmed(WINE_GLASS, RED_WINE), glare("142,64 152,64 146,160 138,148")],
  "wine-white": () => [...stemmed(WINE_GLASS, WHITE_WINE), glare("142,64 152,64 146,160 138,148")],
  "wine-rose": () => [...stemmed(WINE_GLASS, ROSE_WINE), glare("142,64 152,64 146,160 138,148")],
  "wine-sparkling": () => [
    ...placedBeside(),
    ...stemmed(FLUTE, WHITE_WINE, [bubbles(FIZZ)]),
    glare("172,50 180,50 176,160 170,150"),
  ],
  "wine-bottle": wineBottle,
  "cocktail-spritz": () => [
    ...stemmed(BALLOON_GLASS, SPRITZ, [...iceCubes(IN_BALLOON), bubbles(FIZZ)]),
    lemonWheel([282, 66], 46, 2, ORANGE),
    glare("122,60 134,60 124,150 116,140"),
  ],
  "cocktail-gin-tonic": () => [
    ...stemmed(BALLOON_GLASS, CLEAR, [
      ...iceCubes(IN_BALLOON),
      lemonWheel([166, 156], 34, 4, LIME),
      bubbles(FIZZ),
    ]),
    leaf({ at: [246, 50], length: 56, width: 22, angle: -60 }, MID_LEAF),
    lemonWheel([288, 66], 38, 2, LIME),
    glare("122,60 134,60 124,150 116,140"),
  ],
  "cocktail-mojito": mojito,
  "cocktail-margarita": () => [
    ...stemmed(COUPE_GLASS, MARGARITA),
    SALT,
    lemonWheel([296, 66], 40, 2, LIME),
    glare("100,96 114,96 150,146 138,142"),
  ],
  "cocktail-martini": () => [...stemmed(MARTINI_GLASS, CLEAR), ...olive()],
  "cocktail-pink": () => [
    ...stemmed(COUPE_GLASS, { base: "#DD5574", light: "#EE93A8", dark: "#B93657" }),
    ball([276, 66], 21, { base: "#C22E3F", light: "#E3727B", dark: "#93202E" }),
    slit(flow(points("276,46 284,28 300,20"), false), LEAF.dark, 5),
    glare("100,96 114,96 150,146 138,142"),
  ],
  whisky: () => [
    ...rocks(
      WHISKY,
      iceCubes([
        [130, 176, 62, -10],
        [208, 170, 62, 14],
      ]),
    ),
  ],
  shots: shots,
  "cocktail-mule": mule,
  "cocktail-sour": sour,
} satisfies Drawings;

/** A second flute behind the first. */
function placedBeside(): Piece[] {
  return [placed(stemmed(FLUTE, WHITE_WINE, [bubbles(FIZZ)]), { x: 82, y: 10, scale: 0.96 })];
}
