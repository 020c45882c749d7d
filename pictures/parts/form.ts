/** Short forms for what most drawings consist of: an outline in three tones of its material. */

import type { Tones } from "../paper/palette.ts";
import { type Piece, shaded } from "../paper/paper.ts";
import { blob, cut, type Point, points, shift, turn } from "../paper/shapes.ts";

/** Corners written about the origin, scaled, moved to a place and turned about it. */
export function laid(outline: string, at: Point, angle = 0, size = 1): Point[] {
  const scaled = points(outline).map(
    ([x, y, r]): Point => [x * size, y * size, r === undefined ? undefined : r * size],
  );
  return turn(shift(scaled, at[0], at[1]), angle, at);
}

/** A structural piece by its corners, lit from the upper start. */
export function form(
  outline: string | readonly Point[],
  tones: Tones,
  details: readonly Piece[] = [],
  by: readonly [number, number] = [-4, -6],
): Piece {
  const corners = typeof outline === "string" ? points(outline) : outline;
  return shaded(cut(corners), tones.dark, tones.base, by, details);
}

/** A round piece with an uneven edge, lit from the upper start. */
export function lump(
  at: Point,
  [rx, ry]: readonly [number, number],
  tones: Tones,
  seed: number,
  details: readonly Piece[] = [],
): Piece {
  const edge = { at, rx, ry, corners: 13, seed, jitter: 0.045 };
  return shaded(blob(edge), tones.dark, tones.base, [-4, -6], details);
}
