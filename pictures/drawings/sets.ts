/** Sets on a tray, and children's meals. */

import { CARTON_RED, CHINA, CREAM, PASTA, POTATO, TEAL, TOMATO } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { cup } from "../parts/cups.ts";
import { form, laid, lump } from "../parts/form.ts";
import { straw } from "../parts/glasses.ts";
import { mound } from "../parts/strew.ts";
import { dip, plate } from "../parts/vessels.ts";
import { BREAKFAST } from "./breakfast.ts";
import { CATEGORY_EMBLEMS } from "./category-emblems.ts";
import type { Drawings } from "./drawing.ts";
import { kidsBox } from "./emblems-of-offers.ts";
import { nugget } from "./fried.ts";
import { PASTRIES } from "./pastries.ts";
import { FRIES, friesPieces } from "./sides.ts";
import { SMALL_CAKES } from "./small-cakes.ts";

const FEW_FRIES = FRIES.filter((_, index) => index % 3 === 0);

function tray(things: readonly Piece[]): Piece[] {
  return [...things, form("6,288,10 394,288,10 380,320,14 20,320,14", TEAL, [], [0, -14])];
}

/** A paper cup with a straw. */
function drink(x: number, y: number, scale: number): Piece {
  return placed(
    [
      straw(),
      form(
        "104,96,6 296,96,6 270,290,16 258,302,10 142,302,10 130,290,16",
        CARTON_RED,
        [detail(cut(points("90,168 310,150 304,196 96,212"), 2), CREAM.base)],
        [-10, 0],
      ),
      form("92,76,12 308,76,12 306,104,8 94,104,8", CHINA, [], [0, -8]),
    ],
    { x, y, scale },
  );
}

const fries = (x: number, y: number, scale: number): Piece =>
  placed(friesPieces(FEW_FRIES, false), { x, y, scale });

function pizzaSet(): Piece[] {
  const pizza: Piece[] = [
    piece(oval([0, 0], 132, 34, 24), "#A9642A"),
    piece(oval([0, -6], 132, 34, 24), "#E3A448", [
      detail(oval([0, -6], 112, 26, 22), TOMATO.base),
      detail(oval([0, -7], 104, 22, 20), "#F8DC85"),
      ...[
        [-60, -8],
        [-14, -16],
        [40, -12],
        [-30, 4],
        [24, 4],
        [72, -2],
      ].map(([x = 0, y = 0]) => detail(oval([x, y], 17, 7, 10), "#B63A2B")),
    ]),
  ];
  return tray([drink(168, 72, 0.72), placed(pizza, { x: 158, y: 254, scale: 1.12 })]);
}

function kidsNuggets(): Piece[] {
  return [
    plate([200, 238], 192, 76),
    placed(
      FEW_FRIES.map(([x, length, lean], i) =>
        form(
          laid(`-11,${-length * 0.7},3 11,${-length * 0.7 - 4},3 11,40,3 -11,40,3`, [x, 190], lean),
          i % 2 ? POTATO : { base: "#E6B540", light: POTATO.base, dark: "#CC9830" },
          [],
          [-5, 0],
        ),
      ),
      { x: 150, y: 56, scale: 0.74 },
    ),
    nugget([92, 190], 3, 0.95),
    nugget([164, 178], 6, 0.95),
    nugget([128, 228], 9, 0.95),
    nugget([204, 226], 5, 0.95),
    ...dip([286, 248], TOMATO),
    ...flag([128, 206]),
  ];
}

/** A little flag on a stick. */
function flag([x, y]: Point): Piece[] {
  return [
    slit(
      flow(
        [
          [x, y],
          [x, y - 120],
        ],
        false,
      ),
      "#C9A36A",
      6,
    ),
    form(
      [
        [x + 2, y - 122, 4],
        [x + 70, y - 104, 6],
        [x + 2, y - 78, 4],
      ],
      TEAL,
      [],
      [-2, -3],
    ),
  ];
}

function kidsPasta(): Piece[] {
  const bow = (at: Point, angle: number): Piece =>
    form(
      laid(
        "-40,-24,6 -10,-8,8 10,-8,8 40,-24,6 44,0,6 40,24,6 10,8,8 -10,8,8 -40,24,6 -44,0,6",
        at,
        angle,
      ),
      PASTA,
      [
        slit(
          flow(laid("0,-8 0,8", at, angle), false) + flow(laid("-8,-4 -8,4", at, angle), false),
          PASTA.dark,
          4,
        ),
      ],
      [-3, -4],
    );
  return [
    plate([200, 240], 192, 76),
    mound([200, 256], 130, 70, TOMATO),
    ...(
      [
        [130, 210, -14],
        [206, 196, 10],
        [278, 214, -8],
        [166, 244, 16],
        [244, 246, -18],
        [206, 168, 24],
      ] as const
    ).map(([x, y, a]) => bow([x, y], a)),
    lump([206, 206], [26, 18], TOMATO, 3),
    ...flag([206, 172]),
  ];
}

export const SETS = {
  "set-burger": () =>
    tray([
      fries(-30, 62, 0.76),
      drink(168, 72, 0.72),
      placed(CATEGORY_EMBLEMS["emblem-burger"](), { x: 56, y: 98, scale: 0.66 }),
    ]),
  "set-chicken": () =>
    tray([
      drink(168, 72, 0.72),
      fries(-40, 70, 0.74),
      placed([nugget([0, 0], 3), nugget([148, 0], 9), nugget([74, -46], 5), nugget([74, 2], 6)], {
        x: 130,
        y: 264,
      }),
    ]),
  "set-pizza": pizzaSet,
  "set-bowl": () =>
    tray([
      drink(168, 72, 0.72),
      placed(CATEGORY_EMBLEMS["emblem-bowl"](), { x: -8, y: 58, scale: 0.76 }),
    ]),
  "set-curry": () =>
    tray([
      drink(168, 72, 0.72),
      placed(CATEGORY_EMBLEMS["emblem-curry"](), { x: -8, y: 72, scale: 0.76 }),
    ]),
  "set-coffee-cake": () =>
    tray([
      placed(cup(), { x: 158, y: 112, scale: 0.64 }),
      placed(SMALL_CAKES["muffin-chocolate"](), { x: -36, y: 40, scale: 0.84 }),
    ]),
  "set-breakfast": () =>
    tray([
      placed(cup(), { x: 172, y: 116, scale: 0.62 }),
      placed(PASTRIES.croissant(), { x: -6, y: 130, scale: 0.6 }),
      placed(BREAKFAST["eggs-boiled"]().slice(1, 3), { x: 72, y: 116, scale: 0.6 }),
    ]),
  "kids-box": kidsBox,
  "kids-nuggets": kidsNuggets,
  "kids-pasta": kidsPasta,
} satisfies Drawings;
