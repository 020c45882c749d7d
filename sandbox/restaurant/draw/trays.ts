/** The lunch tray: burger, fries and lemonade together. */

import { barleyPieces } from "./burgers.ts";
import { lemonadePieces } from "./drinks.ts";
import { GLASS, TEAL } from "./palette.ts";
import { detail, type Picture, picture, piece, placed } from "./paper.ts";
import { cut, type Point } from "./shapes.ts";
import { type Fry, friesPieces } from "./sides.ts";

/** The fries that are seen beside the burger. */
const TRAY_FRIES: readonly Fry[] = [
  [116, 108, -25, 24, true],
  [150, 140, -13, 25, true],
  [190, 156, -3, 25, true],
  [232, 150, 6, 25, true],
  [132, 84, -18, 25, false],
  [160, 106, -9, 26, false],
  [186, 122, -2, 26, false],
  [214, 128, 3, 26, false],
];

/** Lunch tray: fries, burger and lemonade on teal, in a wide composition. */
export function comboLunchTray(): Picture {
  const foot: Point[] = [
    [48, 300, 4],
    [512, 300, 4],
    [496, 324, 10],
    [64, 324, 10],
  ];
  const lip: Point[] = [
    [20, 290, 8],
    [540, 290, 8],
    [538, 308, 8],
    [22, 308, 8],
  ];
  return picture(
    "combo-lunch-tray",
    [
      piece(cut(foot), TEAL.dark),
      placed(friesPieces(TRAY_FRIES, false), { x: -32, y: 8, scale: 0.97 }),
      placed(lemonadePieces(), { x: 252, y: 12, scale: 0.94 }),
      placed(barleyPieces(), { x: 94, y: 32, scale: 0.89 }),
      piece(cut(lip), TEAL.base, [
        detail(
          cut(
            [
              [10, 284],
              [550, 284],
              [550, 295],
              [10, 295],
            ],
            3,
          ),
          TEAL.light,
        ),
        detail(
          cut(
            [
              [400, 280],
              [560, 280],
              [560, 310],
              [390, 310],
            ],
            3,
          ),
          `${GLASS.dark}26`,
        ),
      ]),
    ],
    560,
    340,
  );
}
