/** Vegetables and other fillings of a bowl or a wrap. */

import {
  AVOCADO,
  BEET,
  CHEESE,
  CHINA,
  CREAM,
  LEAF,
  MUSHROOM,
  PINK,
  POTATO,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, shaded } from "../paper/paper.ts";
import {
  blob,
  box,
  cut,
  facets,
  oval,
  type Point,
  pebble,
  points,
  seeded,
  shift,
  turn,
} from "../paper/shapes.ts";
import { lump } from "./form.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF } from "./garnish.ts";
import { bar, disc, flecks, type Outline, spread, strewn } from "./strew.ts";

/** Strands of cabbage. */
export function strands(at: Point, rx: number, ry: number, tones: Tones, count = 22): Piece {
  return strewn(
    spread(at, rx, ry, count, 4),
    [tones.dark, bar(58, 9, 41)],
    [tones.base, ([x, y], i) => bar(54, 5.5, 41)([x - 1, y - 1], i)],
  );
}

/** A pile of fries beside the meat. */
export function friesPile([x, y]: Point, count = 9): Piece {
  const places = spread([x, y], 46, 30, count, 3);
  return strewn(
    places,
    [POTATO.dark, bar(84, 15, 37, -64)],
    [POTATO.base, ([a, b], i) => bar(80, 10, 37, -64)([a - 1, b - 2], i)],
    [POTATO.light, ([a, b], i) => bar(60, 3, 37, -64)([a - 2, b - 4], i)],
  );
}

/** Green beans in a bundle. */
export function greenBeans([x, y]: Point): Piece {
  const places = [-26, -16, -6, 4, 14, 24].map((dy): Point => [x + (dy % 3) * 4, y + dy]);
  return strewn(
    places,
    [LEAF.dark, bar(104, 13, 7, -28)],
    ["#7FA648", ([a, b], i) => bar(98, 7, 7, -28)([a - 1, b - 2], i)],
  );
}

/** Halves of small potatoes. */
export function potatoes(places: readonly Point[]): Piece[] {
  return places.map((at, i) =>
    lump(at, [27, 21], { base: "#EDBB52", light: "#F8DC85", dark: "#BE8A2C" }, i + 3, [
      detail(oval([at[0] - 6, at[1] - 7], 11, 6, 8), "#F8DC85"),
      flecks(spread(at, 18, 12, 3, i), LEAF.base, bar(8, 3)),
    ]),
  );
}

/** Rings of olive. */
export function olives(places: readonly Point[], fill = "#2E2A33"): Piece {
  return strewn(
    places,
    [fill, disc(12, 11, [0, 0], 9)],
    ["#6A5F70", disc(5, 3, [-4, -5], 6)],
    ["#B23620", disc(5, 4.5, [0, 1], 7)],
  );
}

const CAP = points("-26,4,6 -22,-12,9 0,-21,11 22,-12,9 26,4,6 8,5,4 9,20,5 -9,20,5 -8,5,4");
const GILLS = points("-17,1,3 -14,-8,5 0,-14,6 14,-8,5 17,1,3 0,-2,4");

/** Slices of mushroom. */
export function mushrooms(places: readonly Point[], scale = 1): Piece {
  const lay =
    (shape: readonly Point[]) =>
    ([x, y]: Point, index: number): string =>
      cut(
        turn(
          shift(
            shape.map(([px, py, r = 4]): Point => [px * scale, py * scale, r * scale]),
            x,
            y,
          ),
          index * 67 - 30,
          [x, y],
        ),
      );
  return strewn(
    places,
    [MUSHROOM.dark, lay(CAP)],
    [MUSHROOM.light, lay(CAP.map(([x, y, r = 4]): Point => [x * 0.86, y * 0.88, r]))],
    [MUSHROOM.base, lay(GILLS)],
  );
}

/** Thin rings of red onion. */
export function onionRings(places: readonly Point[], radius = 20): Piece {
  const ring =
    (outer: number) =>
    ([x, y]: Point): string =>
      `${oval([x, y], outer, outer * 0.8, 10)}${cut(points(`${x - outer * 0.6},${y} ${x},${y + outer * 0.5} ${x + outer * 0.6},${y} ${x},${y - outer * 0.5}`), 6)}`;
  return strewn(places, [BEET.light, ring(radius)], [PINK.light, ring(radius - 3)]);
}

const cube =
  (size: number): Outline =>
  ([x, y], index) =>
    cut(box(x - size, y - size, size * 2, size * 1.8, index * 31 - 20), 4);

/** Cubes of food, each with a lit top. */
export function cubes(places: readonly Point[], tones: Tones, size = 17): Piece {
  return strewn(
    places,
    [tones.dark, cube(size)],
    [tones.base, ([x, y], index) => cube(size * 0.88)([x - 1, y - 3], index)],
  );
}

/** Shreds of cabbage or carrot. */
export function shreds(places: readonly Point[], tones: Tones): Piece {
  return strewn(places, [tones.dark, bar(40, 8, 61)], [tones.base, bar(36, 5, 61)]);
}

/** Slices of cucumber. */
export function cucumber(places: readonly Point[], size = 1): Piece {
  return strewn(
    places,
    [LEAF.dark, disc(21 * size, 17 * size, [0, 0], 12)],
    ["#D6E5A8", disc(18 * size, 14 * size, [0, 0], 11)],
    ["#EEF3CF", disc(10 * size, 7 * size, [0, 0], 9)],
  );
}

/** Salad at the side of a plate. */
export function sideSalad([x, y]: Point): Piece[] {
  return [
    leaf({ at: [x - 10, y + 12], length: 70, width: 48, angle: -140 }, DEEP_LEAF),
    leaf({ at: [x + 4, y + 14], length: 74, width: 48, angle: -96 }, PALE_LEAF),
    leaf({ at: [x + 14, y + 14], length: 68, width: 46, angle: -46 }, MID_LEAF),
    cherryTomato([x - 22, y + 6], 17),
    cherryTomato([x + 22, y + 10], 16),
    cucumber([[x, y + 14]], 0.9),
  ];
}

/** Avocado slices fanned out from their lower end. */
export function avocadoFan([x, y]: Point): Piece[] {
  return [-42, -27, -12, 3].map((angle, index) => {
    const slice = (rx: number, ry: number, foot: number): string => {
      const shape = { at: [x, y - 44] as Point, rx, ry, corners: 8, seed: index + 2 };
      return pebble(turn(facets({ ...shape, power: 2.2 }), angle, [x, y + foot]));
    };
    return lifted(slice(21, 55, 16), LEAF.dark, [
      detail(slice(17, 51, 16), AVOCADO.base),
      detail(slice(9, 40, 22), AVOCADO.light),
    ]);
  });
}

/** Half a boiled egg. */
export function halfEgg(at: Point): Piece {
  const [x, y] = at;
  return lifted(oval(at, 36, 42, 12, 8), CHINA.dark, [
    detail(oval([x - 2, y - 2], 34, 40, 12, 8), CHINA.base),
    detail(oval([x, y + 8], 20, 19, 11, 4), CHEESE.dark),
    detail(oval([x - 1, y + 6], 19, 18, 11, 4), CHEESE.base),
    detail(oval([x - 6, y], 6, 4, 7), CHEESE.light),
  ]);
}

/** Chickpeas, each with a light side. */
export function chickpeas(places: readonly Point[]): Piece {
  const all = (rx: number, ry: number, dx: number, dy: number): string =>
    places.map(([x, y], index) => oval([x + dx, y + dy], rx, ry, 7, index + 1)).join("");
  return lifted(all(14, 13.5, 0, 0), POTATO.dark, [
    detail(all(12, 11, -1.5, -2), POTATO.base),
    detail(all(5, 3.4, -4, -5), POTATO.light),
  ]);
}

/** A heap of barley with a few distinct grains. */
export function barleyHeap(): Piece {
  const random = seeded(31);
  const grains = Array.from({ length: 8 }, (_, index) => {
    const at: Point = [112 + index * 25, 167 + random() * 18];
    return pebble(turn(facets({ at, rx: 10, ry: 6, corners: 5 }), random() * 90 - 45, at));
  });
  const heap = points("84,197 104,165 150,153 230,151 296,163 318,193 200,217");
  return piece(cut(heap, 14), "#E3CA99", [detail(grains.join(""), CREAM.base)]);
}

/** A cherry tomato with its light facet. */
export function cherryTomato(at: Point, radius: number): Piece {
  const [x, y] = at;
  const shine = oval([x - radius * 0.36, y - radius * 0.42], radius * 0.32, radius * 0.2, 8);
  const by = -radius * 0.14;
  return shaded(
    blob({ at, rx: radius, ry: radius, corners: 13, seed: 6, jitter: 0.02 }),
    TOMATO.dark,
    TOMATO.base,
    [by, by],
    [detail(shine, TOMATO.light)],
  );
}

/** Half a cherry tomato, cut side forward. */
export function tomatoHalf([x, y]: Point, radius: number): Piece {
  const set = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius];
  const pockets = [-0.35, 0.35].map((dx) => oval(set(dx, 0), radius * 0.26, radius * 0.48, 8));
  const pips = points("-0.36,-0.14 -0.3,0.18 0.36,-0.16 0.32,0.16").map(([dx, dy]) =>
    oval(set(dx, dy), 2.6, 3.8, 5),
  );
  return lifted(oval([x, y], radius, radius, 13, 9), TOMATO.base, [
    detail(pockets.join(""), TOMATO.light),
    detail(pips.join(""), CREAM.base),
  ]);
}

/** A slice of cooked beet with its rings. */
export function beetSlice(at: Point, radius: number, seed: number): Piece {
  const ring = (part: number, by: number): string => {
    const shape = { at, rx: radius * part, ry: radius * part, corners: 11, jitter: 0.03 };
    return pebble(facets({ ...shape, seed: seed + by }));
  };
  return lifted(blob({ at, rx: radius, ry: radius, corners: 14, seed, jitter: 0.025 }), BEET.base, [
    detail(ring(0.84, 1), BEET.light),
    detail(ring(0.58, 2), BEET.base),
    detail(ring(0.38, 3), BEET.light),
    detail(ring(0.15, 4), BEET.base),
  ]);
}
