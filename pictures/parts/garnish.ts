/** Small things that return on many dishes: leaves, slices, seeds, steam, the beet. */

import { BEET, CHEESE, CREAM, LEAF, POTATO, type Tones, WHITE } from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, slit } from "../paper/paper.ts";
import {
  blob,
  cut,
  facets,
  flow,
  type Point,
  pebble,
  points,
  shift,
  turn,
} from "../paper/shapes.ts";
import { bar, disc, flecks, spread, strewn } from "./strew.ts";

/** Rings of spring onion over a dish. */
export function springOnion(at: Point, rx: number, ry: number, count = 14): Piece[] {
  const places = spread(at, rx, ry, count, 8);
  return [flecks(places, LEAF.base, disc(8, 5.6)), flecks(places, "#D6E5A8", disc(4, 2.6))];
}

/** Chopped herbs over a dish. */
export function choppedHerbs(at: Point, rx: number, ry: number, count = 12): Piece {
  return flecks(spread(at, rx, ry, count, 8), LEAF.base, bar(11, 5));
}

/** A sprig of parsley. */
export function parsley(at: Point): Piece[] {
  return [
    leaf({ at, length: 42, width: 28, angle: -150 }, MID_LEAF),
    leaf({ at, length: 44, width: 28, angle: -86 }, PALE_LEAF),
    leaf({ at, length: 42, width: 28, angle: -24 }, MID_LEAF),
  ];
}

/** Halved almonds. */
export function almonds(places: readonly Point[]): Piece {
  return strewn(places, ["#C08A45", disc(13, 7, [0, 0], 8)], ["#F6E3BE", disc(10, 5, [-1, -1], 8)]);
}

const LEAF_EDGE = points("0.16,0.34 0.44,0.53 0.78,0.29");

/** Position of a leaf: its stem end, its length and width, and where its tip points. */
export interface LeafPlace {
  readonly at: Point;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
}

/** One leaf, its lower half a tone darker, with a slit as the vein. */
export function leaf(place: LeafPlace, tones: Tones = LEAF, vein = tones.dark): Piece {
  const { at, length, width, angle } = place;
  const set = (x: number, y: number, radius: number): Point => [
    at[0] + x * length,
    at[1] + y * width,
    radius,
  ];
  const upper = LEAF_EDGE.map(([x, y]) => set(x, -y, 12));
  const lower = LEAF_EDGE.map(([x, y]) => set(x, y, 12)).reverse();
  const stem = set(0, 0, 0);
  const tip = set(1, 0, 0);
  const lay = (points: Point[]): Point[] => turn(points, angle, at);
  const spine = flow(lay([set(0.04, 0, 0), set(0.4, 0.02, 0), set(0.78, 0, 0)]), false);
  return lifted(cut(lay([stem, ...upper, tip, ...lower])), tones.base, [
    detail(cut(lay([stem, ...upper, tip])), tones.light),
    slit(spine, vein, 3),
  ]);
}

/** Leaf tones for the darker and lighter leaves of a bunch. */
export const DEEP_LEAF: Tones = { base: LEAF.dark, light: LEAF.base, dark: "#2C5024" };
export const PALE_LEAF: Tones = { base: "#86AB4E", light: LEAF.light, dark: LEAF.base };
export const MID_LEAF: Tones = { base: "#527D33", light: "#6F9C48", dark: LEAF.dark };

/** The colours of a citrus fruit: its rind, its segments and the lighter ones of them. */
export interface Citrus {
  readonly rind: string;
  readonly flesh: string;
  readonly light: string;
}

const LEMON: Citrus = { rind: CHEESE.base, flesh: "#F6D366", light: POTATO.light };
export const LIME: Citrus = { rind: "#5F8D3B", flesh: "#B4CC6C", light: "#D0DF98" };
export const ORANGE: Citrus = { rind: "#E4802B", flesh: "#F2A548", light: "#F8C987" };

/** A slice of lemon with rind, pith and eight segments. */
export function lemonWheel(at: Point, radius: number, seed: number, fruit = LEMON): Piece {
  const ring = (part: number, corners: number): string =>
    blob({ at, rx: radius * part, ry: radius * part, corners, seed, jitter: 0.012 }, 6);
  const segment = (index: number): string => {
    const start = index * 45 + seed * 11;
    const edge = facets({
      at,
      rx: radius * 0.75,
      ry: radius * 0.75,
      corners: 3,
      from: start + 6,
      to: start + 39,
      jitter: 0,
    });
    const tip = turn([[at[0] + radius * 0.14, at[1]]], start + 22.5, at);
    return cut([...tip, ...edge], 0);
  };
  const wheel = (indexes: number[]): string => indexes.map(segment).join("");
  return piece(ring(1, 18), fruit.rind, [
    detail(ring(0.86, 18), CREAM.base),
    detail(wheel([0, 1, 3, 4, 6]), fruit.flesh),
    detail(wheel([2, 5, 7]), fruit.light),
  ]);
}

/** A line of steam rising from a point. */
export function steam(at: Point, height: number, lean = 1): Piece {
  const [x, y] = at;
  const path = flow(
    [
      [x, y],
      [x - 7 * lean, y - height * 0.28],
      [x + 6 * lean, y - height * 0.64],
      [x + 1 * lean, y - height],
    ],
    false,
  );
  return slit(path, WHITE, 11);
}

/** Sesame: each seed with a rim of bun shadow under it. */
export function sesame(
  places: readonly (readonly [number, number, number])[],
  fill: string,
  under: string,
): Piece[] {
  const seeds = places.map(([x, y, angle], index) => {
    const outline = shift(points("-12,0 -2,-6.5 8,-5 10,0 7,5.5 -3,6"), x, y);
    return turn(outline, angle + (index % 3) * 6 - 6, [x, y]);
  });
  return [
    detail(seeds.map((seed) => pebble(shift(seed, 1, 2.6))).join(""), under),
    detail(seeds.map((seed) => pebble(seed)).join(""), fill),
  ];
}

/** Position of the beet: centre of the root and its size (1 is about 60 wide). */
export interface BeetPlace {
  readonly at: Point;
  readonly size: number;
}

/** The outline of a beetroot from its shoulders down to the tail. */
export function beetRoot({ at, size }: BeetPlace): Point[] {
  const corners = points(
    "0,-24,6 15,-29,9 28,-19,10 31,-2,10 22,16,12 6,30,10 1,50,2 -5,30,10 -22,16,12 -31,-3,10 -28,-19,10 -15,-29,9",
  );
  return corners.map(([x, y, r = 0]) => [at[0] + x * size, at[1] + y * size, r * size]);
}

/** The beet with two leaves, in full colour. */
export function beet(place: BeetPlace): Piece {
  const { at, size } = place;
  const move = (corners: readonly Point[]): Point[] =>
    corners.map(([x, y, r = 6]) => [at[0] + x * size, at[1] + y * size, r * size]);
  const stalks = points(
    "-3,-20 -7,-38 -22,-46 -31,-62 -18,-66 -6,-56 1,-42 8,-58 21,-68 34,-64 25,-47 8,-38 4,-20",
  );
  const lit = points("-40,-70 -14,-70 -2,-34 -8,-30 -24,-44");
  const shade = points("20,-34 40,-20 40,10 2,58 2,34 16,14 24,-4");
  const root = cut(beetRoot(place));
  const shine = points("-23,-16 -13,-23 -8,-19 -16,-9 -20,4 -25,-2");
  return lifted(cut(move(stalks)) + root, LEAF.base, [
    detail(cut(move(stalks)), LEAF.base, [detail(cut(move(lit)), "#7DA850")]),
    detail(root, BEET.base, [
      detail(cut(move(shade)), BEET.dark),
      detail(cut(move(shine)), BEET.light),
    ]),
  ]);
}
