/** Eggs. */

import { CHEESE, EGG_WHITE } from "../paper/palette.ts";
import { detail, type Piece } from "../paper/paper.ts";
import { oval, type Point } from "../paper/shapes.ts";
import { lump } from "./form.ts";

/** A fried egg. */
export function friedEgg([x, y]: Point, size = 1, seed = 3): Piece[] {
  return [
    lump([x, y], [72 * size, 46 * size], EGG_WHITE, seed),
    lump([x + 4 * size, y - 5 * size], [27 * size, 22 * size], CHEESE, seed + 2, [
      detail(oval([x - 4 * size, y - 13 * size], 10 * size, 5 * size, 8), CHEESE.light),
    ]),
  ];
}
