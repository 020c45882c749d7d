/** The drawings of the library: one for every entry of the catalogue. */

import type { PictureId } from "./catalogue.ts";
import { COLD_DRINKS } from "./drawings/cold-drinks.ts";
import { BURGERS } from "./drawings/more-burgers.ts";
import { PASTA_DISHES } from "./drawings/pasta.ts";
import { PIZZAS } from "./drawings/pizzas.ts";
import { type Picture, type Piece, picture } from "./paper/paper.ts";

const DRAWINGS: Readonly<Record<PictureId, () => readonly Piece[]>> = {
  ...BURGERS,
  ...PIZZAS,
  ...PASTA_DISHES,
  ...COLD_DRINKS,
};

/** Every picture of the library. */
export function libraryPictures(): Picture[] {
  return Object.entries(DRAWINGS).map(([id, pieces]) => picture(id, pieces()));
}
