/** Vegetables and other fillings of a bowl or a wrap. */

import { AVOCADO, BEET, CHEESE, CHINA, CREAM, LEAF, POTATO, TOMATO } from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, shaded } from "../paper/paper.ts";
import {
  blob,
  cut,
  facets,
  oval,
  type Point,
  pebble,
  points,
  seeded,
  turn,
} from "../paper/shapes.ts";

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
