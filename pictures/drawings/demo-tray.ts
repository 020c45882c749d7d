/** The lunch tray: burger, fries and lemonade together. */

import { GLASS, TEAL } from "../paper/palette.ts";
import { detail, type Picture, picture, piece, placed } from "../paper/paper.ts";
import { cut, points } from "../paper/shapes.ts";
import { barleyPieces } from "./burgers.ts";
import { lemonadePieces } from "./drinks.ts";
import { type Fry, friesPieces } from "./sides.ts";

/** The fries visible beside the burger. */
const TRAY_FRIES: readonly Fry[] = [
  [118, 108, -24, 26, true],
  [152, 142, -12, 27, true],
  [184, 156, -4, 27, true],
  [220, 140, 6, 27, true],
  [136, 84, -17, 27, false],
  [166, 112, -7, 28, false],
];

/** Lunch tray: fries, burger and lemonade on teal, in a wide composition. */
export function comboLunchTray(): Picture {
  const foot = points("48,300,4 512,300,4 496,324,10 64,324,10");
  const lip = points("20,290,8 540,290,8 538,308,8 22,308,8");
  return picture(
    "combo-lunch-tray",
    [
      piece(cut(foot), TEAL.dark),
      placed(friesPieces(TRAY_FRIES, false), { x: -32, y: 8, scale: 0.97 }),
      placed(lemonadePieces(false), { x: 252, y: 12, scale: 0.94 }),
      placed(barleyPieces(), { x: 94, y: 32, scale: 0.89 }),
      piece(cut(lip), TEAL.base, [
        detail(cut(points("10,284 550,284 550,295 10,295"), 3), TEAL.light),
        detail(cut(points("400,280 560,280 560,310 390,310"), 3), `${GLASS.dark}26`),
      ]),
    ],
    560,
    340,
  );
}
