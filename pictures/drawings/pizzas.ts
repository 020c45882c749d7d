/** Pizzas from above, and a slice. */

import { BUN, CHEESE, CREAM, CRUST, LEAF, PEPPER, PINK, SALAMI, TOMATO } from "../paper/palette.ts";
import { detail, type Piece, piece, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { shrimps } from "../parts/seafood.ts";
import { disc, flecks, spread, strewn } from "../parts/strew.ts";
import { mushrooms, olives, onionRings } from "../parts/vegetables.ts";
import type { Drawings } from "./drawing.ts";

const MIDDLE: Point = [200, 172];

/** A pizza with its raised, browned crust, sauce and melted cheese. */
export function base(sauce = TOMATO, cheese = "#F8DC85"): Piece[] {
  const round = { at: MIDDLE, corners: 22, jitter: 0.014 };
  const baked = spread(MIDDLE, 1, 1, 9, 4).map((_, index): Point => {
    const angle = index * 0.7 + 0.3;
    return [200 + Math.cos(angle) * 136, 172 + Math.sin(angle) * 130];
  });
  const melted = blob({ at: [198, 170], rx: 108, ry: 104, corners: 17, seed: 8, jitter: 0.06 }, 14);
  return [
    piece(blob({ ...round, rx: 149, ry: 143, seed: 3 }), CRUST.base, [
      detail(blob({ ...round, at: [196, 168], rx: 148, ry: 142, seed: 3 }), BUN.base),
      detail(blob({ ...round, at: [194, 165], rx: 136, ry: 130, seed: 5 }), BUN.light),
      flecks(baked, CRUST.light, ([x, y], index) => oval([x, y], 9 + (index % 3) * 3, 6, 8)),
    ]),
    detail(blob({ ...round, rx: 122, ry: 117, seed: 6 }), sauce.dark),
    detail(blob({ ...round, at: [199, 173], rx: 119, ry: 114, seed: 6 }), sauce.base),
    detail(melted, cheese),
  ];
}

/** The cuts into six slices, over everything. */
export function cuts(): Piece {
  const line = (angle: number): string =>
    flow(turn(points("70,172 330,172"), angle, MIDDLE), false);
  return slit([20, 80, 140].map(line).join(""), "#A9642A80", 3);
}

/** Places on the cheese. */
export function on(count: number, seed: number, reach = 92): Point[] {
  return spread(MIDDLE, reach, reach * 0.96, count, seed);
}

export function basil(at: Point, angle: number): Piece {
  return leaf({ at, length: 52, width: 34, angle }, angle % 2 === 0 ? MID_LEAF : PALE_LEAF);
}

export function salami(places: readonly Point[], radius = 25): Piece {
  return strewn(
    places,
    [SALAMI.dark, disc(radius, radius * 0.96, [0, 0], 12)],
    [SALAMI.base, disc(radius - 3, radius - 4, [-1, -1], 11)],
    [
      SALAMI.light,
      ([x, y], index) =>
        [40, 150, 260]
          .map((a) => {
            const angle = ((a + index * 40) * Math.PI) / 180;
            return oval(
              [x + Math.cos(angle) * radius * 0.45, y + Math.sin(angle) * radius * 0.45],
              radius * 0.16,
              radius * 0.13,
              6,
            );
          })
          .join(""),
    ],
  );
}

/** Rings and strips of bell pepper. */
export function peppers(places: readonly Point[], fill: string = PEPPER.base): Piece {
  const arc = ([x, y]: Point, index: number): string => {
    const outer = points(
      "-32,11,6 -27,-16,10 0,-27,12 27,-16,10 32,11,6 21,14,3 17,-8,8 0,-14,8 -17,-8,8 -21,14,3",
    );
    return cut(turn(shift(outer, x, y), index * 73, [x, y]));
  };
  return strewn(places, [fill, arc]);
}

export function mozzarella(places: readonly Point[]): Piece {
  return strewn(
    places,
    ["#F1DFB4", disc(27, 24, [0, 0], 9)],
    [CREAM.light, disc(22, 18, [-2, -3], 9)],
  );
}

function pizzaSlice(): Piece[] {
  const cheese = points(
    "84,112,12 326,112,12 292,170,10 286,206,9 276,208,9 268,186,10 240,232,10 236,262,9 226,262,9 220,248,9 206,306,10 196,306,8 172,262,10 166,284,8 156,282,8 152,238,10 110,166,10",
  );
  return [
    shaded(
      cut(cheese),
      CHEESE.dark,
      "#F6CF63",
      [-5, -6],
      [detail(cut(points("110,112 200,112 150,210 120,180"), 12), "#FBE29A")],
    ),
    salami(
      [
        [146, 146],
        [252, 150],
        [202, 212],
      ],
      31,
    ),
    olives(
      [
        [200, 140],
        [228, 250],
      ].map(([x = 0, y = 0]): Point => [x, y]),
    ),
    basil([178, 190], -160),
    basil([280, 190], -70),
    shaded(
      cut(
        points("60,86,22 84,66,24 200,56,30 316,66,24 342,88,22 334,118,18 200,108,30 68,118,18"),
      ),
      CRUST.base,
      BUN.base,
      [-4, -8],
      [
        detail(cut(points("86,80 200,66 310,80 300,88 200,78 96,90"), 8), BUN.light),
        flecks(points("120,96 180,90 244,92 300,100"), CRUST.light, disc(13, 6)),
      ],
    ),
  ];
}

export const PIZZAS = {
  "pizza-margherita": () => [
    ...base(),
    mozzarella(on(8, 3, 88)),
    cuts(),
    basil([170, 150], -130),
    basil([226, 160], -30),
    basil([190, 226], 70),
  ],
  "pizza-salami": () => [...base(), salami(on(10, 5)), cuts()],
  "pizza-funghi": () => [
    ...base(),
    mushrooms(on(11, 4)),
    flecks(on(18, 9), LEAF.base, bar2),
    cuts(),
  ],
  "pizza-prosciutto": () => [
    ...base(),
    ham(on(8, 2, 88)),
    flecks(on(14, 9), LEAF.base, bar2),
    cuts(),
  ],
  "pizza-veggie": () => [
    ...base(),
    peppers(on(7, 2)),
    peppers(on(5, 8, 84), CHEESE.base),
    peppers(on(4, 5, 70), LEAF.base),
    olives(on(8, 13, 98)),
    cuts(),
    basil([214, 168], -50),
  ],
  "pizza-four-cheeses": () => [
    ...base(CHEESE, "#FBE9BC"),
    strewn(on(7, 3), [CHEESE.base, disc(25, 19)], [CHEESE.light, disc(16, 11, [-3, -3])]),
    strewn(
      on(6, 10, 80),
      ["#E9DFC4", disc(18, 16)],
      ["#8FA7A0", disc(5, 4, [-4, 2])],
      ["#8FA7A0", disc(4, 3, [6, -4])],
    ),
    cuts(),
  ],
  "pizza-tuna": () => [
    ...base(),
    strewn(on(9, 5), ["#C89A86", tunaFlake], ["#E0B9A6", disc(12, 6, [-3, -4])]),
    onionRings(on(6, 11, 78)),
    olives(on(5, 3, 60)),
    cuts(),
  ],
  "pizza-hawaii": () => [
    ...base(),
    ham(on(6, 2, 88)),
    strewn(
      on(6, 9, 78),
      [CHEESE.dark, wedge],
      [CHEESE.base, ([x, y], i) => wedge([x - 2, y - 3], i)],
    ),
    cuts(),
  ],
  "pizza-diavola": () => [
    ...base(),
    salami(on(7, 4)),
    peppers(on(5, 9, 80), TOMATO.dark),
    strewn(on(6, 13, 70), [LEAF.dark, disc(9, 8)], [LEAF.light, disc(5, 4)]),
    cuts(),
  ],
  "pizza-spinach": () => [
    ...base(),
    mozzarella(on(5, 3, 84)),
    ...on(9, 8, 84).map(([x, y], i) =>
      leaf({ at: [x - 16, y], length: 46, width: 30, angle: i * 71 }, i % 2 ? DEEP_LEAF : MID_LEAF),
    ),
    cuts(),
  ],
  "pizza-chicken": () => [
    ...base(),
    strewn(on(9, 5), ["#B97F38", tunaFlake], ["#E8B870", disc(13, 7, [-2, -3])]),
    strewn(on(9, 12, 80), [CHEESE.dark, disc(9, 8)], [CHEESE.light, disc(6, 5, [-1, -2])]),
    onionRings(on(4, 2, 66)),
    cuts(),
  ],
  "pizza-shrimps": () => [
    ...base(),
    ...shrimps([
      [148, 124, -10],
      [254, 128, 30],
      [130, 206, -40],
      [206, 176, 0],
      [262, 218, 20],
    ]),
    flecks(on(16, 9), LEAF.base, bar2),
    cuts(),
  ],
  "pizza-vegan": () => [
    ...base(TOMATO, "#E2593A"),
    peppers(on(4, 2, 84), CHEESE.base),
    strewn(on(6, 6, 86), [LEAF.dark, disc(22, 17)], ["#D6E5A8", disc(18, 13)]),
    olives(on(6, 13, 70)),
    cuts(),
    basil([214, 168], -50),
    basil([180, 160], -130),
  ],
  "pizza-slice": pizzaSlice,
} satisfies Drawings;

function bar2([x, y]: Point, index: number): string {
  return cut(box(x - 4, y - 2, 9, 4, index * 51), 2);
}

function wedge([x, y]: Point, index: number): string {
  return cut(turn(shift(points("-20,-12,5 20,-8,5 10,14,5 -12,12,5"), x, y), index * 61, [x, y]));
}

function tunaFlake([x, y]: Point, index: number): string {
  return cut(
    turn(shift(points("-22,-4,6 -8,-14,6 16,-10,6 22,4,6 6,13,6 -16,10,6"), x, y), index * 57, [
      x,
      y,
    ]),
  );
}

export function ham(places: readonly Point[]): Piece {
  const fold =
    (size: number): ((at: Point, index: number) => string) =>
    ([x, y], index) =>
      cut(
        turn(
          shift(
            points("-30,-6,8 -12,-20,10 14,-14,8 30,-18,8 28,10,10 4,18,10 -22,14,10").map(
              ([px, py, r = 8]): Point => [px * size, py * size, r * size],
            ),
            x,
            y,
          ),
          index * 71,
          [x, y],
        ),
      );
  return strewn(
    places,
    [PINK.dark, fold(1)],
    [PINK.base, fold(0.86)],
    [PINK.light, ([x, y], index) => cut(box(x - 14, y - 4, 22, 6, index * 71 - 20), 3)],
  );
}
