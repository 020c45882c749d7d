/** Drinks: mint lemonade and a flat white. */

import { CRUST, GLASS, POTATO } from "../paper/palette.ts";
import { detail, type Picture, type Piece, picture, piece, shaded, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";
import { cup, saucer } from "../parts/cups.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { straw } from "../parts/glasses.ts";

/** An ice cube: front, lit top, dark side. */
function ice(x: number, y: number, size: number, angle: number): Piece {
  const cube = box(x, y, size, size, angle);
  const about: Point = [x + size / 2, y + size / 2];
  const facet: Point[] = [
    [x + 4, y + 4],
    [x + size * 0.62, y + 4],
    [x + 4, y + size * 0.56],
  ];
  return piece(cut(cube, 6), "#F9E9AE", [
    detail(cut(shift(cube, size * 0.72, size * 0.4), 4), "#F3D67B"),
    detail(cut(turn(facet, angle, about), 3), "#FFFDF0"),
  ]);
}

/** The glass with its drink, and the straw behind. */
function glass(): Piece[] {
  const wall = points("128,76,5 272,76,5 252,284,16 240,294,10 160,294,10 148,284,16");
  const drink = points("138,112,3 262,112,3 247,274,10 238,284,8 162,284,8 153,274,10");
  return [
    straw(),
    piece(cut(wall), GLASS.light, [
      detail(cut(points("240,70 290,70 270,300 226,300"), 0), GLASS.base),
      detail(cut(drink), POTATO.base, [
        detail(cut(points("240,100 280,100 262,290 220,290 232,200"), 4), POTATO.dark),
        detail(cut(points("150,240 210,250 250,236 250,290 150,290"), 6), `${CRUST.light}40`),
      ]),
      detail(oval([200, 113], 64, 10, 12), POTATO.light),
    ]),
  ];
}

/** The light on the front wall of the glass. */
const GLARE = cut(points("142,92 155,92 170,272 162,272"), 5);

/** A glass of lemonade: ice, lemon on the rim, mint. On a tray it has only part of that. */
export function lemonadePieces(alone = true): Piece[] {
  const inside = [
    lemonWheel([212, 224], 36, 5),
    leaf({ at: [200, 250], length: 44, width: 28, angle: -128 }, MID_LEAF),
    leaf({ at: [198, 254], length: 36, width: 22, angle: 168 }, PALE_LEAF),
    detail(cut(points("160,92 165,92 174,200 170,200"), 2), "#FFFFFF73"),
  ];
  return [
    ...glass(),
    ice(148, 118, 42, -14),
    ice(204, 112, 40, 18),
    ice(180, 160, 38, 34),
    ...(alone ? inside : []),
    detail(GLARE, "#FFFFFF99"),
    lemonWheel([134, 78], 44, 2),
    leaf({ at: [170, 84], length: 58, width: 36, angle: -104 }, MID_LEAF),
    leaf({ at: [174, 86], length: 60, width: 34, angle: -30 }, PALE_LEAF),
    ...(alone ? [leaf({ at: [172, 86], length: 50, width: 30, angle: -66 }, MID_LEAF)] : []),
  ];
}

/** Mint lemonade: lemon, mint, ice, a striped straw. */
export function lemonadeMint(): Picture {
  return picture("lemonade-mint", lemonadePieces());
}

/** Flat white on a teal saucer, with a biscuit. */
export function coffeeFlatWhite(): Picture {
  const stick = box(300, 252, 74, 21, -9);
  return picture("coffee-flat-white", [
    saucer(),
    ...cup(),
    shaded(
      cut(stick, 7),
      CRUST.base,
      CRUST.light,
      [-3, -5],
      [slit(flow(points("314,266 356,259"), false), "#E7B572", 5)],
    ),
    steam([152, 78], 62),
    steam([204, 72], 62),
  ]);
}
