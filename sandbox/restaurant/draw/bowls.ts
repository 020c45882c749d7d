/** Bowls and soups: a garden bowl and a roast tomato soup in teal crockery. */

import { beetSlice, DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF, steam } from "./garnish.ts";
import {
  AVOCADO,
  BUN,
  CHEESE,
  CHINA,
  CREAM,
  CRUST,
  LEAF,
  POTATO,
  SOUP,
  TEAL,
  TOMATO,
} from "./palette.ts";
import { detail, lifted, type Picture, type Piece, picture, piece } from "./paper.ts";
import { blob, box, cut, facets, flow, type Point, pebble, seeded, shift, turn } from "./shapes.ts";

/** The measures of a bowl: centre of its rim, the rim's radii, its depth. */
interface Bowl {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly depth: number;
  readonly foot: number;
}

/** The front of a bowl below its rim: hull, foot, cream stripe, dark lower end. */
function bowlFront({ at, rx, ry, depth, foot }: Bowl, stripe: boolean): Piece[] {
  const [x, y] = at;
  const hull = facets({
    at,
    rx,
    ry: depth,
    corners: 11,
    from: 0,
    to: 180,
    power: 2.3,
    jitter: 0.006,
  });
  const lip = facets({ at, rx, ry, corners: 12, from: 0, to: 180, jitter: 0.004 });
  const outline: Point[] = [...hull, ...lip.slice(1, -1).reverse()];
  const shade: Point[] = [
    [x + rx + 10, y],
    [x + rx * 0.78, y + ry],
    [x + rx * 0.6, y + depth * 0.62],
    [x + rx * 0.2, y + depth * 0.86],
    [x + rx * 0.02, y + depth + 8],
    [x + rx + 10, y + depth + 8],
  ];
  const ribbon = [...shift(lip, 0, 14), ...shift(lip, 0, 32).reverse()];
  const base: Point[] = [
    [x - foot, y + depth - 8],
    [x + foot, y + depth - 8],
    [x + foot + 6, y + depth + 9, 5],
    [x - foot - 6, y + depth + 9, 5],
  ];
  const shine: Point[] = [
    [x - rx * 0.84, y + depth * 0.42],
    [x - rx * 0.74, y + depth * 0.42],
    [x - rx * 0.58, y + depth * 0.7],
    [x - rx * 0.62, y + depth * 0.74],
    [x - rx * 0.72, y + depth * 0.64],
  ];
  return [
    piece(cut(base), TEAL.dark),
    piece(cut(outline, 10), TEAL.base, [
      detail(cut(shade, 20), TEAL.dark),
      ...(stripe ? [detail(cut(ribbon, 4), CREAM.base)] : [detail(cut(shine, 6), TEAL.light)]),
    ]),
  ];
}

/** Avocado slices fanned out from their lower end. */
function avocadoFan(at: Point): Piece[] {
  return [-44, -32, -20, -8, 4].map((angle, index) => {
    const slice = (width: number, top: number, foot: number): string =>
      pebble(
        turn(
          facets({
            at: [at[0], at[1] - 44],
            rx: width,
            ry: top,
            corners: 9,
            seed: index + 2,
            jitter: 0.015,
            power: 2.1,
          }),
          angle,
          [at[0], at[1] + foot],
        ),
      );
    return piece(slice(20, 52, 16), LEAF.dark, [
      detail(slice(16, 48, 16), AVOCADO.base),
      detail(slice(9, 38, 22), AVOCADO.light),
    ]);
  });
}

/** Half a boiled egg. */
function halfEgg(at: Point): Piece {
  const [x, y] = at;
  return piece(blob({ at, rx: 33, ry: 39, corners: 12, seed: 8, jitter: 0.015 }, 9), CHINA.dark, [
    detail(
      blob({ at: [x - 2, y - 3], rx: 32, ry: 38, corners: 12, seed: 8, jitter: 0.015 }, 9),
      CHINA.base,
    ),
    detail(blob({ at: [x, y + 6], rx: 18, ry: 18, corners: 12, seed: 4 }), CHEESE.dark),
    detail(blob({ at: [x - 1, y + 4], rx: 17, ry: 16, corners: 12, seed: 4 }), CHEESE.base),
    detail(blob({ at: [x - 6, y - 1], rx: 6, ry: 4, corners: 8 }, 3), CHEESE.light),
  ]);
}

/** Chickpeas, each with a light side. */
function chickpeas(places: readonly (readonly [number, number])[]): Piece {
  const all = (rx: number, ry: number, dx: number, dy: number): string =>
    places
      .map(([x, y], index) => {
        const shape = { rx, ry, corners: 8, seed: index + 1, jitter: 0.04 };
        return blob({ ...shape, at: [x + dx, y + dy] }, 6);
      })
      .join("");
  return lifted([
    detail(all(13, 12.5, 0, 0), POTATO.dark),
    detail(all(11, 10, -1.5, -2), POTATO.base),
    detail(all(4.5, 3, -4, -5), POTATO.light),
  ]);
}

/** A cherry tomato with its light facet. */
export function cherryTomato(at: Point, radius: number): Piece {
  const [x, y] = at;
  const round = { at, rx: radius, ry: radius, corners: 13, seed: 6, jitter: 0.02 };
  return piece(blob(round), TOMATO.dark, [
    detail(blob({ ...round, at: [x - radius * 0.14, y - radius * 0.14] }), TOMATO.base),
    detail(
      blob(
        {
          at: [x - radius * 0.36, y - radius * 0.42],
          rx: radius * 0.3,
          ry: radius * 0.18,
          corners: 8,
        },
        3,
      ),
      TOMATO.light,
    ),
  ]);
}

/** Half a cherry tomato, cut side forward. */
export function tomatoHalf(at: Point, radius: number): Piece {
  const [x, y] = at;
  const round = { at, rx: radius, ry: radius, corners: 13, seed: 9, jitter: 0.02 };
  const pips = [-1, 1].map((side) => {
    const pocket = facets({
      at: [x + side * radius * 0.34, y],
      rx: radius * 0.24,
      ry: radius * 0.46,
      corners: 9,
    });
    return detail(cut(pocket, 4), TOMATO.light);
  });
  const seeds = [
    [-0.36, -0.14],
    [-0.3, 0.18],
    [0.36, -0.16],
    [0.32, 0.16],
  ].map(([dx = 0, dy = 0]) =>
    detail(
      blob({ at: [x + dx * radius, y + dy * radius], rx: 2.2, ry: 3.4, corners: 6 }, 2),
      CREAM.base,
    ),
  );
  return piece(blob(round), TOMATO.base, [...pips, ...seeds]);
}

/** Garden bowl: leaves, avocado, egg, beet, chickpeas and barley. */
export function bowlGarden(): Picture {
  const bowl: Bowl = { at: [200, 164], rx: 146, ry: 34, depth: 122, foot: 52 };
  const random = seeded(31);
  const barley = Array.from({ length: 13 }, (_, index) => {
    const x = 106 + index * 16;
    const y = 169 + random() * 18 - Math.abs(index - 6);
    return pebble(
      turn(facets({ at: [x, y], rx: 9, ry: 5.4, corners: 6 }), random() * 90 - 45, [x, y]),
    );
  });
  return picture("bowl-garden", [
    piece(blob({ at: bowl.at, rx: 146, ry: 34, corners: 18, jitter: 0.004 }, 10), TEAL.dark),
    leaf({ at: [92, 177], length: 82, width: 52, angle: -158 }, PALE_LEAF),
    leaf({ at: [100, 163], length: 92, width: 58, angle: -122 }, DEEP_LEAF),
    leaf({ at: [146, 147], length: 112, width: 62, angle: -98 }, MID_LEAF),
    leaf({ at: [206, 139], length: 106, width: 58, angle: -84 }, PALE_LEAF),
    leaf({ at: [262, 145], length: 112, width: 60, angle: -64 }, DEEP_LEAF),
    leaf({ at: [308, 171], length: 84, width: 54, angle: -46 }, MID_LEAF),
    leaf({ at: [312, 183], length: 72, width: 44, angle: -14 }, PALE_LEAF),
    ...avocadoFan([134, 177]),
    beetSlice([254, 125], 38, 3),
    beetSlice([284, 147], 38, 5),
    piece(
      cut(
        [
          [84, 197],
          [104, 165],
          [150, 153],
          [230, 151],
          [296, 163],
          [318, 193],
          [200, 217],
        ],
        14,
      ),
      "#E3CA99",
    ),
    detail(barley.join(""), CREAM.base),
    halfEgg([196, 145]),
    tomatoHalf([318, 165], 23),
    cherryTomato([84, 167], 20),
    chickpeas([
      [152, 175],
      [232, 177],
      [174, 187],
      [254, 187],
      [282, 181],
      [128, 183],
      [208, 190],
    ]),
    ...bowlFront(bowl, true),
  ]);
}

/** A faceted plate seen from slightly above, with its well. */
export function plate(at: Point, rx: number, ry: number): Piece[] {
  const [x, y] = at;
  const shape = { at, rx, ry, corners: 22, seed: 2, jitter: 0.006 };
  return [
    piece(blob(shape, 10), CHINA.dark, [
      detail(blob({ ...shape, at: [x, y - 4] }, 10), CHINA.base),
      detail(
        blob({ ...shape, at: [x, y - 2], rx: rx * 0.7, ry: ry * 0.62, seed: 5 }, 8),
        CHINA.dark,
      ),
    ]),
  ];
}

/** Croutons floating in the soup, each with a lit top. */
function croutons(places: readonly (readonly [number, number, number])[]): Piece[] {
  return places.map(([x, y, angle]) => {
    const cube = box(x, y, 25, 22, angle);
    return piece(cut(cube, 4), CRUST.light, [
      detail(cut(shift(cube, -5, -6), 4), BUN.base),
      detail(cut(turn(box(x, y, 15, 8), angle, [x + 12, y + 11]), 3), BUN.light),
    ]);
  });
}

/** The cream swirl on the soup, thick at its start and thin at its end. */
function creamSwirl(): Piece {
  const outer: Point[] = [
    [118, 158],
    [128, 136],
    [166, 124],
    [216, 128],
    [238, 144],
    [220, 158],
    [186, 157],
    [180, 149],
    [194, 146],
    [211, 148],
    [218, 142],
    [204, 135],
    [164, 136],
    [140, 148],
    [132, 162],
  ];
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
    ...plate([200, 274], 182, 27),
    ...bowlFront(bowl, false),
    piece(blob({ ...rim, rx: 143, ry: 48 }, 10), CREAM.dark, [
      detail(blob({ ...rim, at: [192, 147], rx: 143, ry: 47 }, 10), CREAM.base),
      detail(blob({ ...rim, at: [194, 148], rx: 126, ry: 37 }, 10), SOUP.dark),
      detail(blob({ ...rim, at: [194, 152], rx: 121, ry: 33 }, 10), SOUP.base),
      detail(
        cut(
          [
            [82, 160],
            [150, 172],
            [236, 178],
            [180, 186],
            [110, 178],
          ],
          12,
        ),
        SOUP.light,
      ),
    ]),
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
    steam([198, 78], 70),
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
