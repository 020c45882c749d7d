/** What comes out of the fryer, mostly in a paper-lined tray. */

import {
  CARTON_RED,
  CHEESE,
  CREAM,
  CRISPY,
  CRUST,
  FETA,
  LEAF,
  POTATO,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { disc, flecks, spread, strewn } from "../parts/strew.ts";
import { basket, dip, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { FRIES, friesPieces } from "./sides.ts";
import { falafel } from "./wraps.ts";

const GOLD: Tones = { base: "#E0A040", light: "#F2C679", dark: "#B97624" };
const SWEET: Tones = { base: "#E5822F", light: "#F4AC69", dark: "#BF5F18" };
const GLAZED: Tones = { base: "#B5481F", light: "#DF7F4A", dark: "#85300F" };
const SAMOSA: Tones = { base: "#D99A43", light: "#EFC27C", dark: "#AC6F22" };

/** Crumbs of a coating: dark and light specks about a place. */
function crumbs(at: Point, rx: number, ry: number, tones: Tones, seed = 1): Piece[] {
  return [
    flecks(spread(at, rx, ry, 7, seed), tones.light, disc(4, 2.6, [0, 0], 5)),
    flecks(spread(at, rx, ry, 4, seed + 4), tones.dark, disc(3.4, 2.2, [0, 0], 5)),
  ];
}

export function nugget(at: Point, seed: number, size = 1, tones = CRISPY): Piece {
  const [x, y] = at;
  return lump(at, [42 * size, 32 * size], tones, seed, [
    ...crumbs(at, 32 * size, 22 * size, tones, seed),
    detail(oval([x - 14 * size, y - 15 * size], 15 * size, 6 * size, 8), tones.light),
  ]);
}

/** A crumbed stick, lying at an angle. */
function stick(at: Point, angle: number, seed: number, length = 1, tones = CRISPY): Piece {
  const outline = "-58,-15,12 0,-19,12 58,-15,12 60,14,12 0,19,12 -60,15,12".replaceAll(
    /(-?)(58|60),/g,
    (_, sign: string) => `${sign}${58 * length},`,
  );
  return form(laid(outline, at, angle), tones, crumbs(at, 46 * length, 12, tones, seed), [-3, -6]);
}

/** A drumette: meat that narrows to its bone. */
function wing(at: Point, angle: number, size: number, tones: Tones): Piece[] {
  return [
    piece(
      cut(
        laid(
          "24,-7,6 62,-9,8 74,-15,7 82,-4,6 76,4,4 82,12,6 70,17,7 60,9,8 24,8,6",
          at,
          angle,
          size,
        ),
      ),
      CREAM.dark,
      [
        detail(
          cut(laid("20,-7,6 62,-9,8 74,-15,7 80,-6,6 70,0,4 60,3,8 20,2,6", at, angle, size)),
          CREAM.base,
        ),
      ],
    ),
    form(
      laid(
        "-52,-8,20 -34,-32,20 0,-34,20 28,-20,16 42,-8,8 42,8,8 26,24,16 -8,34,20 -42,24,20",
        at,
        angle,
        size,
      ),
      tones,
      [
        detail(
          cut(laid("-36,-14,8 -20,-24,8 2,-24,8 -10,-14,8 -28,-4,8", at, angle, size)),
          tones.light,
        ),
        flecks(spread(at, 24 * size, 16 * size, 7, angle), CREAM.base, ([x, y], i) =>
          cut(box(x - 4, y - 2, 8, 4, i * 41), 2),
        ),
      ],
    ),
  ];
}

/** A ring in batter, seen from slightly above. */
function ring([x, y]: Point, rx: number, ry: number, seed: number, tones: Tones): Piece {
  const edge = (part: number, dy: number): Point[] =>
    facets({ at: [x, y + dy], rx: rx * part, ry: ry * part, corners: 15, seed, jitter: 0.03 });
  const hole = (part: number, dy: number): string => cut(edge(part, dy).reverse(), 8);
  const body = cut(edge(1, 0), 8) + hole(0.5, -2);
  return piece(body, tones.dark, [
    detail(cut(edge(0.97, -5), 8) + hole(0.53, -3), tones.base),
    flecks(
      spread([x, y], 1, 1, 9, seed).map((_, i): Point => {
        const angle = i * 0.7 + seed;
        return [x + Math.cos(angle) * rx * 0.74, y - 5 + Math.sin(angle) * ry * 0.74];
      }),
      tones.light,
      disc(7, 3.4, [0, 0], 6),
    ),
  ]);
}

/** A wedge of potato with its skin. */
function wedge(at: Point, angle: number, size = 1): Piece {
  return form(
    laid(
      "-62,10,8 -44,-14,20 0,-24,24 44,-16,20 62,8,8 40,16,16 0,20,16 -40,18,16",
      at,
      angle,
      size,
    ),
    { base: CRUST.light, light: POTATO.light, dark: CRUST.base },
    [
      detail(
        cut(
          laid(
            "-60,12,6 -38,-4,18 0,-12,20 40,-6,18 62,10,6 40,24,10 0,28,10 -40,24,10",
            at,
            angle,
            size,
          ),
        ),
        "#EDBB52",
      ),
      detail(cut(laid("-34,2,6 0,-6,8 30,-2,6 0,3,8", at, angle, size)), POTATO.light),
    ],
    [-1, -3],
  );
}

/** A filled roll of pastry; its cut end shows the filling. */
function springRoll(at: Point, angle: number, seed: number): Piece[] {
  const [x, y] = at;
  const inside: Piece[] = [
    piece(oval([x + 62, y], 13, 24, 14), GOLD.light, [
      detail(oval([x + 62, y], 9, 18, 12), "#E9DDB4"),
      flecks(
        points("-4,-9 4,2 -3,10").map(([a, b]): Point => [x + 62 + a, y + b]),
        SWEET.base,
        disc(4, 3),
      ),
      flecks(
        points("4,-8 -4,1 4,11").map(([a, b]): Point => [x + 62 + a, y + b]),
        LEAF.base,
        disc(3.6, 3),
      ),
    ]),
  ];
  return [
    placed(
      [
        form(
          laid("-72,-20,16 0,-27,12 62,-25,6 62,25,6 0,27,12 -72,20,16 -80,0,10", at),
          GOLD,
          [
            detail(cut(laid("-50,-20,4 -34,-26,4 -10,28,4 -26,28,4", at)), "#CE8C33"),
            detail(cut(laid("10,-26,4 22,-26,4 46,28,4 34,28,4", at)), "#CE8C33"),
            ...crumbs(at, 56, 18, GOLD, seed),
          ],
          [-2, -10],
        ),
        ...inside,
      ],
      { turn: angle, about: [x, y] },
    ),
  ];
}

function samosa(at: Point, angle: number): Piece {
  return form(laid("-78,46,12 0,-62,12 78,46,12 40,54,12 0,58,12 -40,54,12", at, angle), SAMOSA, [
    detail(cut(laid("-78,46,8 0,-62,8 -6,-10,8 -20,56,8", at, angle)), SAMOSA.light),
    slit(flow(laid("-66,40 -36,46 0,49 36,46 68,40", at, angle), false), SAMOSA.dark, 5),
    flecks(spread([at[0], at[1] + 12], 40, 26, 7, angle), "#BF8030", disc(6, 4)),
  ]);
}

/** A crumbed stick pulled apart: the melted cheese draws threads. */
function pulledApart([x, y]: Point): Piece[] {
  const melted: Tones = { base: "#FFF1CC", light: "#FFFFFF", dark: "#E0BE78" };
  return [
    form(
      laid(
        "-40,-12,6 -10,-2,14 30,-2,14 60,-14,6 60,14,6 40,8,8 22,30,6 16,8,8 -12,6,14 -40,14,6",
        [x, y],
        -16,
      ),
      melted,
      [],
      [-1, -4],
    ),
    stick([x - 74, y + 20], -16, 3, 0.7),
    stick([x + 92, y - 28], -16, 5, 0.6),
  ];
}

function looseFries(): Piece[] {
  return FRIES.filter((_, index) => index % 2 === 0).map(([x, length, lean], index) =>
    form(
      laid(`-9,${-length * 0.8},3 9,${-length * 0.8 - 4},3 9,30,3 -9,30,3`, [x, 190], lean),
      index % 2 ? POTATO : { base: "#E6B540", light: POTATO.base, dark: "#CC9830" },
      [],
      [-5, 0],
    ),
  );
}

function onPlate(within: readonly Piece[]): Piece[] {
  return [plate([200, 230], 188, 74), placed(within, { x: -24, y: -32, scale: 1.12 })];
}

/** Fries cut as curls. */
function curlyFries(): Piece[] {
  const curl: Tones = { base: "#DD8E2E", light: "#F6C272", dark: "#A45A0C" };
  const spring = ([x, y]: Point, i: number): Piece[] => {
    const line = (by: number): string =>
      flow(
        Array.from({ length: 13 }, (_, n): Point => {
          const angle = (n * Math.PI) / 2.6;
          const lean = i % 2 ? -1 : 1;
          return [
            x - 44 + n * 7.4 + Math.cos(angle) * 15,
            y + by + lean * (n - 6) * 3 + Math.sin(angle) * 22,
          ];
        }),
        false,
      );
    return [
      slit(line(3), curl.dark, 14),
      slit(line(0), curl.base, 11),
      slit(line(-2), curl.light, 3),
    ];
  };
  return basket(points("112,172 200,182 288,172 150,142 250,142 200,110").flatMap(spring));
}

export const FRIED = {
  fries: () => friesPieces(FRIES, false),
  "fries-sweet-potato": () =>
    friesPieces(FRIES, false, {
      front: SWEET,
      behind: { base: "#CF6E22", light: SWEET.base, dark: "#A9540F" },
    }),
  "fries-loaded": () =>
    basket([
      ...looseFries(),
      form(
        "84,170,16 120,132,18 168,142,16 204,108,20 250,134,16 296,138,18 320,176,14 306,200,12 294,182,8 280,214,8 264,184,10 236,190,10 226,222,8 210,192,10 170,186,10 156,214,8 142,188,10 112,206,10",
        CHEESE,
        [
          detail(
            cut(points("120,150,8 160,152,8 196,124,10 222,132,8 176,168,8"), 8),
            CHEESE.light,
          ),
        ],
      ),
      strewn(
        points("146,166 214,150 270,164 190,180 246,182"),
        [LEAF.dark, disc(14, 11)],
        ["#8FB14C", disc(10, 7)],
        ["#EEF3CF", disc(3.4, 2.4)],
      ),
    ]),
  "potato-wedges": () =>
    basket([
      ...[
        [110, 170, -60],
        [290, 170, 56],
        [160, 146, -100],
        [236, 142, -70],
        [196, 128, 84],
      ].map(([x = 0, y = 0, a = 0]) => wedge([x, y], a, 0.92)),
      ...[
        [136, 184, -24],
        [264, 186, 22],
        [204, 176, 4],
      ].map(([x = 0, y = 0, a = 0]) => wedge([x, y], a)),
    ]),
  "onion-rings": () =>
    basket(
      [
        ring([136, 164], 62, 46, 3, GOLD),
        ring([266, 160], 62, 46, 7, GOLD),
        ring([200, 128], 66, 48, 5, GOLD),
        ring([170, 186], 58, 40, 11, GOLD),
        ring([252, 192], 56, 38, 2, GOLD),
      ],
      CARTON_RED,
    ),
  "chicken-nuggets": () =>
    basket(
      [
        nugget([122, 164], 3),
        nugget([278, 162], 8),
        nugget([164, 134], 5),
        nugget([240, 130], 11),
        nugget([200, 166], 2, 1.05),
        nugget([142, 198], 6),
        nugget([258, 198], 9),
      ],
      CARTON_RED,
    ),
  "chicken-wings": () =>
    basket(
      [
        ...wing([150, 136], -38, 1, GLAZED),
        ...wing([254, 138], -142, 1, GLAZED),
        ...wing([120, 178], 200, 0.95, GLAZED),
        ...wing([280, 180], -24, 0.95, GLAZED),
        ...wing([196, 180], 16, 1, GLAZED),
      ],
      CARTON_RED,
    ),
  "chicken-strips": () =>
    basket(
      [
        stick([130, 148], -62, 3, 1.1, CRISPY),
        stick([184, 134], -82, 6, 1.15, CRISPY),
        stick([238, 138], -104, 9, 1.1, CRISPY),
        stick([284, 152], -122, 12, 1.05, CRISPY),
        stick([158, 186], -24, 2, 1.05, CRISPY),
        stick([250, 190], 14, 5, 1.05, CRISPY),
      ],
      CARTON_RED,
    ),
  "mozzarella-sticks": () =>
    onPlate([
      stick([150, 166], -14, 3),
      stick([222, 180], 10, 6),
      ...pulledApart([240, 216]),
      ...dip([112, 258], TOMATO),
    ]),
  "halloumi-fries": () =>
    basket([
      ...[
        [132, 150, -64],
        [184, 132, -86],
        [240, 138, -104],
        [286, 154, -124],
        [160, 182, -30],
        [250, 186, 18],
      ].map(([x = 0, y = 0, a = 0], i) =>
        form(
          laid("-54,-16,6 54,-16,6 54,16,6 -54,16,6", [x, y], a),
          { base: "#F0D592", light: "#FBEFCB", dark: "#CF9F4C" },
          [
            detail(
              cut(laid("-30,-20,2 -20,-20,2 -28,20,2 -38,20,2", [x, y], a)) +
                cut(laid("0,-20,2 10,-20,2 2,20,2 -8,20,2", [x, y], a)) +
                cut(laid("30,-20,2 40,-20,2 32,20,2 22,20,2", [x, y], a)),
              i % 2 ? "#B97833" : "#C68A42",
            ),
          ],
          [-2, -7],
        ),
      ),
      leaf({ at: [212, 152], length: 46, width: 28, angle: -50 }, MID_LEAF),
      leaf({ at: [206, 156], length: 44, width: 26, angle: -140 }, PALE_LEAF),
    ]),
  "spring-rolls": () =>
    onPlate([
      leaf({ at: [120, 210], length: 110, width: 76, angle: -140 }, PALE_LEAF),
      leaf({ at: [160, 200], length: 110, width: 76, angle: -100 }, MID_LEAF),
      ...springRoll([202, 156], -12, 3),
      ...springRoll([164, 208], -12, 7),
      ...springRoll([240, 224], -12, 5),
      ...dip([102, 264], { base: "#D9542B", light: "#F09A6E", dark: "#AF3D18" }),
    ]),
  samosa: () =>
    onPlate([
      samosa([150, 166], -8),
      samosa([256, 190], 10),
      ...dip([128, 250], { base: "#7FA63C", light: "#B3C97A", dark: "#5F8D3B" }),
      leaf({ at: [330, 262], length: 46, width: 28, angle: -150 }, MID_LEAF),
    ]),
  calamari: () =>
    onPlate([
      ring([134, 176], 56, 42, 3, GOLD),
      ring([262, 172], 56, 42, 7, GOLD),
      ring([198, 152], 58, 42, 5, GOLD),
      ring([166, 214], 54, 38, 11, GOLD),
      ring([244, 222], 54, 38, 2, GOLD),
      lemonWheel([326, 228], 36, 3),
      ...dip([92, 252], FETA),
    ]),
  "fish-fingers": () =>
    onPlate([
      ...[
        [160, 158, -8],
        [196, 196, -4],
        [158, 234, 2],
      ].map(([x = 0, y = 0, a = 0], i) =>
        form(
          laid("-74,-19,6 74,-19,6 74,19,6 -74,19,6", [x, y], a),
          GOLD,
          crumbs([x, y], 60, 14, GOLD, i + 2),
          [-3, -8],
        ),
      ),
      lemonWheel([306, 176], 36, 3),
      ...dip([298, 250], FETA),
      leaf({ at: [330, 204], length: 44, width: 26, angle: -20 }, MID_LEAF),
    ]),
  "jalapeno-poppers": () =>
    onPlate([
      ...[
        [142, 160, -18],
        [238, 168, 8],
        [166, 222, 4],
      ].flatMap(([x = 0, y = 0, a = 0], i) => [
        form(
          laid(
            "-66,0,12 -44,-28,20 20,-30,20 56,-12,14 62,0,10 56,14,14 20,30,20 -44,28,20",
            [x, y],
            a,
          ),
          GOLD,
          [...crumbs([x, y], 44, 20, GOLD, i + 3)],
        ),
        piece(oval([x + (i === 1 ? 52 : 50), y + (i === 0 ? -16 : 6)], 14, 22, 12), LEAF.base, [
          detail(oval([x + (i === 1 ? 53 : 51), y + (i === 0 ? -16 : 6)], 10, 16, 10), "#FFF4DE"),
        ]),
      ]),
      ...dip([290, 246], TOMATO),
      strewn(
        points("110,262 138,276"),
        [LEAF.dark, disc(14, 12)],
        ["#8FB14C", disc(10, 8)],
        ["#EEF3CF", disc(4, 3)],
      ),
    ]),
  falafel: () =>
    basket([
      leaf({ at: [120, 190], length: 96, width: 60, angle: -130 }, MID_LEAF),
      leaf({ at: [280, 190], length: 96, width: 60, angle: -50 }, PALE_LEAF),
      falafel([160, 140], 34, 3),
      falafel([236, 136], 34, 6),
      falafel([122, 180], 33, 9),
      falafel([198, 178], 36, 12),
      falafel([276, 182], 33, 5),
    ]),
  croquettes: () =>
    onPlate([
      stick([140, 162], -18, 3, 0.78, GOLD),
      stick([236, 160], 12, 6, 0.78, GOLD),
      stick([186, 188], -6, 4, 0.78, GOLD),
      stick([126, 216], 8, 9, 0.78, GOLD),
      stick([230, 224], -14, 2, 0.78, GOLD),
      ...dip([310, 240], FETA),
      leaf({ at: [176, 262], length: 44, width: 26, angle: -20 }, MID_LEAF),
      leaf({ at: [172, 262], length: 44, width: 26, angle: -150 }, PALE_LEAF),
    ]),
  "curly-fries": curlyFries,
} satisfies Drawings;
