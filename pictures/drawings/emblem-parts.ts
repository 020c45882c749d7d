/** What several emblems of categories are made with. */

import type { Tones } from "../paper/palette.ts";
import { type Piece, placed } from "../paper/paper.ts";
import type { Point } from "../paper/shapes.ts";

export const BLUE: Tones = { base: "#6FA6B8", light: "#B4D5DE", dark: "#467A8C" };

/** Makes a drawing fill the sheet: scaled about its middle. */
export function enlarged(
  pieces: readonly Piece[],
  scale: number,
  [x, y]: Point = [200, 170],
): Piece[] {
  return [placed(pieces, { x: 200 - x * scale, y: 170 - y * scale, scale })];
}
