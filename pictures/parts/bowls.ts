/** Bowls and what is served in them, steamers, chopsticks. */

import { CREAM, TEAL, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, shaded } from "../paper/paper.ts";
import { blob, cut, oval, type Point, points } from "../paper/shapes.ts";
import { form } from "./form.ts";
import { steam } from "./garnish.ts";
import { bowlFront } from "./vessels.ts";

/** An open bowl from slightly above, its surface filled; `on` lies on the surface, y from 110 to 190. */
export function openBowl(surface: Tones, on: readonly Piece[], tones: Tones = TEAL): Piece[] {
  const rim = { at: [200, 156] as Point, corners: 24, seed: 3, jitter: 0.004 };
  return [
    ...bowlFront({ at: [200, 156], rx: 156, ry: 56, depth: 124, foot: 56 }, false, tones),
    shaded(
      blob({ ...rim, rx: 159, ry: 60 }),
      CREAM.dark,
      CREAM.base,
      [-2, -3],
      [
        detail(blob({ ...rim, at: [200, 155], rx: 143, ry: 49 }), surface.dark),
        detail(blob({ ...rim, at: [200, 160], rx: 139, ry: 45 }), surface.base),
        detail(blob({ at: [150, 182], rx: 70, ry: 13, corners: 11, seed: 4 }), surface.light),
      ],
    ),
    ...on,
  ];
}

/** A heaped bowl; what is in it stands above the rim, y up to 190. */
export function heapedBowl(within: readonly Piece[], tones: Tones = TEAL): Piece[] {
  return [
    piece(blob({ at: [200, 170], rx: 150, ry: 36, corners: 18, jitter: 0.004 }), tones.dark),
    ...within,
    ...bowlFront({ at: [200, 170], rx: 150, ry: 34, depth: 118, foot: 54 }, true, tones),
  ];
}

/** A pair of chopsticks beside a bowl. */
export function chopsticks(): Piece {
  return piece(
    cut(points("330,10,3 338,14,3 230,150,3 224,146,3")) +
      cut(points("358,26,3 366,32,3 244,160,3 238,156,3")),
    "#A9642A",
  );
}

/** A bowl of hot soup; `on` lies on it. */
export function soup(tones: Tones, on: readonly Piece[], bowl?: Tones): Piece[] {
  return [
    ...openBowl(tones, on, bowl),
    steam([150, 88], 52),
    steam([200, 82], 54),
    steam([250, 88], 50),
  ];
}

const BAMBOO: Tones = { base: "#D9B06A", light: "#EBCD97", dark: "#B0833C" };

/** A steamer of bamboo. */
export function steamer(within: readonly Piece[]): Piece[] {
  return [
    piece(oval([200, 176], 158, 62, 24), BAMBOO.dark, [
      detail(oval([200, 180], 146, 54, 22), "#8F6A30"),
    ]),
    ...within,
    form(
      "42,180,8 58,212,20 110,234,20 200,242,20 290,234,20 342,212,20 358,180,8 354,262,18 300,292,20 200,300,20 100,292,20 46,262,18",
      BAMBOO,
      [
        detail(
          cut(
            points("30,222 110,252 200,260 290,252 370,222 370,238 290,268 200,276 110,268 30,238"),
            14,
          ),
          BAMBOO.dark,
        ),
        detail(cut(points("70,206 88,216 92,290 76,284"), 4), BAMBOO.light),
      ],
      [-8, -3],
    ),
  ];
}
