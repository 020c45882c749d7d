/** Bowls and soups: a garden bowl and a roast tomato soup in teal crockery. */

import { BUN, CREAM, CRUST, SOUP, TEAL } from "../paper/palette.ts";
import { detail, type Picture, type Piece, picture, piece, shaded } from "../paper/paper.ts";
import { blob, box, cut, flow, type Point, points, shift, turn } from "../paper/shapes.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import {
  avocadoFan,
  barleyHeap,
  beetSlice,
  cherryTomato,
  chickpeas,
  halfEgg,
  tomatoHalf,
} from "../parts/vegetables.ts";
import { type Bowl, bowlFront, plate } from "../parts/vessels.ts";

/** Garden bowl: leaves, avocado, egg, beet, chickpeas and barley. */
export function bowlGarden(): Picture {
  const bowl: Bowl = { at: [200, 164], rx: 146, ry: 34, depth: 122, foot: 52 };
  return picture("bowl-garden", [
    piece(blob({ at: bowl.at, rx: 146, ry: 34, corners: 18, jitter: 0.004 }, 10), TEAL.dark),
    leaf({ at: [94, 175], length: 84, width: 52, angle: -152 }, MID_LEAF),
    leaf({ at: [132, 147], length: 112, width: 64, angle: -106 }, DEEP_LEAF),
    leaf({ at: [196, 139], length: 106, width: 58, angle: -87 }, PALE_LEAF),
    leaf({ at: [256, 143], length: 112, width: 60, angle: -66 }, DEEP_LEAF),
    leaf({ at: [308, 171], length: 84, width: 54, angle: -46 }, MID_LEAF),
    leaf({ at: [312, 183], length: 72, width: 44, angle: -14 }, PALE_LEAF),
    ...avocadoFan([142, 176]),
    beetSlice([254, 125], 38, 3),
    beetSlice([284, 147], 38, 5),
    barleyHeap(),
    halfEgg([196, 145]),
    tomatoHalf([318, 165], 23),
    cherryTomato([84, 167], 20),
    chickpeas(points("152,175 232,177 174,187 254,187 282,181 128,183 208,190")),
    ...bowlFront(bowl, true),
  ]);
}

/** Croutons floating in the soup, each with a lit top. */
function croutons(places: readonly (readonly [number, number, number])[]): Piece[] {
  return places.map(([x, y, angle]) => {
    const cube = box(x, y, 25, 22, angle);
    return shaded(
      cut(cube, 4),
      CRUST.light,
      BUN.base,
      [-5, -6],
      [detail(cut(turn(box(x, y, 15, 8), angle, [x + 12, y + 11]), 3), BUN.light)],
    );
  });
}

/** The cream swirl on the soup, thick at its start and thin at its end. */
function creamSwirl(): Piece {
  const outer = points(
    "118,158 128,136 166,124 216,128 238,144 220,158 186,157 180,149 194,146 211,148 218,142 204,135 164,136 140,148 132,162",
  );
  return detail(flow(outer), CREAM.base);
}

/** Roast tomato soup with basil cream, croutons and a slice of sourdough. */
export function soupRoastTomato(): Picture {
  const bowl: Bowl = { at: [194, 150], rx: 140, ry: 46, depth: 112, foot: 52 };
  const rim = { at: bowl.at, corners: 24, seed: 3, jitter: 0.004 };
  const bread = (inset: number): Point[] => [
    [276 + inset, 262, 14],
    [284 + inset, 228 + inset, 22],
    [322, 212 + inset, 24],
    [366 - inset, 222 + inset, 22],
    [382 - inset, 246, 16],
    [372 - inset, 280 - inset, 12],
    [330, 290 - inset, 10],
    [288 + inset, 284 - inset, 12],
  ];
  return picture("soup-roast-tomato", [
    plate([200, 274], 182, 27),
    ...bowlFront(bowl, false),
    shaded(
      blob({ ...rim, rx: 143, ry: 48 }),
      CREAM.dark,
      CREAM.base,
      [-2, -3],
      [
        detail(blob({ ...rim, at: [194, 148], rx: 126, ry: 37 }, 10), SOUP.dark),
        detail(blob({ ...rim, at: [194, 152], rx: 121, ry: 33 }, 10), SOUP.base),
        detail(cut(points("82,160 150,172 236,178 180,186 110,178"), 12), SOUP.light),
      ],
    ),
    creamSwirl(),
    ...croutons([
      [284, 136, 14],
      [150, 160, -12],
      [216, 163, 24],
    ]),
    leaf({ at: [246, 158], length: 46, width: 30, angle: -62 }, MID_LEAF),
    leaf({ at: [244, 158], length: 44, width: 26, angle: 4 }, PALE_LEAF),
    piece(cut(bread(0)), CRUST.dark, [
      detail(cut(shift(bread(1), -3, -4)), CRUST.base),
      detail(cut(shift(bread(9), -2, -1)), BUN.light),
      detail(crumbs(), "#E2B061"),
    ]),
    steam([150, 86], 66),
    steam([198, 80], 68),
    steam([246, 86], 64),
  ]);
}

/** The open crumb of the sourdough. */
function crumbs(): string {
  return [
    [308, 240, 9],
    [336, 234, 6],
    [354, 250, 9],
    [328, 260, 8],
    [304, 266, 6],
    [350, 272, 5],
  ]
    .map(([x = 0, y = 0, r = 0], index) =>
      blob({ at: [x, y], rx: r, ry: r * 0.66, corners: 7, seed: index + 1, jitter: 0.1 }, 3),
    )
    .join("");
}
