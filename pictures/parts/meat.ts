/** Meat in pieces: chunks, shavings, slices, legs. */

import { BONE, ROAST, ROAST_CHICKEN, type Tones } from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, type Point, points, shift, turn } from "../paper/shapes.ts";
import { form, laid } from "./form.ts";
import { disc, flecks, type Outline, strewn } from "./strew.ts";

/** Chunks, each with a lit top. */
export function chunks(places: readonly Point[], tones: Tones, size = 1): Piece {
  const outline =
    (scale: number) =>
    ([x, y]: Point, index: number): string =>
      cut(
        turn(
          shift(
            points("-22,-12,6 4,-18,7 22,-8,6 20,12,6 -4,17,7 -22,8,6").map(
              ([px, py, r = 6]): Point => [px * scale, py * scale, r * scale],
            ),
            x,
            y,
          ),
          index * 67,
          [x, y],
        ),
      );
  return strewn(
    places,
    [tones.dark, outline(size)],
    [tones.base, ([x, y], index) => outline(size * 0.9)([x - 2, y - 3], index)],
    [
      tones.light,
      ([x, y], index) =>
        cut(box(x - 10 * size, y - 9 * size, 14 * size, 5 * size, index * 31 - 30), 2),
    ],
  );
}

/** Slices of a sausage, in a soup or a stew. */
export function sausageSlices(places: readonly Point[], tones: Tones, size = 1): Piece {
  return strewn(
    places,
    [tones.dark, disc(25 * size, 17 * size, [0, 0], 12)],
    [tones.base, disc(22 * size, 13.5 * size, [-1, -2], 11)],
    [tones.light, disc(9 * size, 5 * size, [-5, -4], 8)],
  );
}

/** Marks of the grill; the lines are separated by semicolons. */
export function grillMarks(lines: string, colour = "#3A180D"): Piece {
  return slit(
    lines
      .split(";")
      .map((line) => flow(points(line), false))
      .join(""),
    colour,
    7,
  );
}

/** A roasted leg of chicken, its bone to the right. */
export function chickenLeg(at: Point, angle: number, tones = ROAST_CHICKEN, size = 1): Piece[] {
  return [
    form(
      laid(
        "56,-8,6 96,-12,8 108,-18,8 116,-6,8 108,0,6 116,8,8 106,16,8 94,10,8 56,10,6",
        at,
        angle,
        size,
      ),
      BONE,
    ),
    form(
      laid(
        "-84,6,30 -68,-36,34 -16,-50,34 34,-30,26 72,-10,10 74,14,10 36,30,24 -20,46,34 -70,38,30",
        at,
        angle,
        size,
      ),
      tones,
      [
        detail(
          cut(
            laid("-58,-14,14 -40,-34,16 0,-36,16 30,-20,10 -10,-22,12 -44,-4,12", at, angle, size),
          ),
          tones.light,
        ),
        flecks(
          laid("-30,10 10,6 -54,14 36,-2 -8,28", at, angle, size),
          tones.dark,
          disc(9 * size, 4 * size),
        ),
      ],
      [-4, -7],
    ),
  ];
}

/** Thin slices laid in folds over a plate. */
export function foldedSlices(
  places: readonly (readonly [number, number, number])[],
  tones: Tones,
  fat: string,
): Piece[] {
  return places.map(([x, y, angle]) =>
    placed(
      [
        form(
          "-62,10,22 -54,-22,24 -8,-30,20 30,-20,20 62,-26,18 70,6,22 40,26,22 -20,28,22",
          tones,
          [
            slit(flow(points("-54,-14 -10,-18 30,-8 64,-14"), false), fat, 7),
            slit(flow(points("-44,8 -6,2 30,12"), false), tones.light, 5),
          ],
          [-2, -4],
        ),
      ],
      { x, y, turn: angle },
    ),
  );
}

const SHAVING = points("-36,-6,6 -14,-14,8 8,-7,8 38,-8,6 30,10,7 4,7,8 -26,12,6");

/** One shaving of meat. */
export const shaving =
  (size: number): Outline =>
  ([x, y], index) =>
    cut(
      turn(
        shift(
          SHAVING.map(([px, py, r = 6]): Point => [px * size, py * size, r * size]),
          x,
          y,
        ),
        index * 53 - 30,
        [x, y],
      ),
    );

/** Shavings of roast meat. */
export function shavings(places: readonly Point[], tones: Tones = ROAST, size = 1): Piece {
  return strewn(
    places,
    [tones.dark, shaving(size)],
    [tones.base, ([x, y], index) => shaving(size * 0.86)([x - 1, y - 3], index)],
    [
      tones.light,
      ([x, y], index) =>
        cut(box(x - 16 * size, y - 7 * size, 24 * size, 4 * size, index * 53 - 30), 2),
    ],
  );
}
