/** Glasses, bottles and cans, for what is drunk cold. */

import { CREAM, GLASS, TEAL, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, shaded } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";

/** A paper straw with teal stripes. */
export function straw(): Piece {
  const about: Point = [262, 80];
  const tube = box(252, 4, 19, 150);
  const stripes = [0, 1, 2, 3, 4].map((index): Point[] => {
    const y = 2 + index * 34;
    return [
      [248, y + 10],
      [276, y - 4],
      [276, y + 13],
      [248, y + 27],
    ];
  });
  const lay = (corners: Point[]): string => cut(turn(corners, 14, about), 0);
  return piece(lay(tube), CREAM.base, [
    detail(stripes.map(lay).join(""), TEAL.base),
    detail(lay(box(265, 0, 10, 160)), "#22565D33"),
  ]);
}

/** Ice in a coloured drink: the drink shows through. */
export function iceCubes(places: readonly (readonly [number, number, number, number])[]): Piece[] {
  const cube = ([x, y, size, angle]: readonly [number, number, number, number]): Point[] =>
    box(x, y, size, size, angle);
  const facet = ([x, y, size, angle]: readonly [number, number, number, number]): string =>
    cut(
      turn(
        [
          [x + 4, y + 4],
          [x + size * 0.66, y + 4],
          [x + 4, y + size * 0.6],
        ],
        angle,
        [x + size / 2, y + size / 2],
      ),
      3,
    );
  return [
    detail(places.map((place) => cut(cube(place), 6)).join(""), "#FFFFFF73"),
    detail(places.map(facet).join(""), "#FFFFFFA6"),
  ];
}

export const THREE_CUBES = [
  [148, 118, 42, -14],
  [204, 112, 40, 18],
  [180, 160, 38, 34],
] as const;

/** A straight glass with a drink; `inside` swims in it. */
export function tumbler(drink: Tones, inside: readonly Piece[] = [], hasStraw = true): Piece[] {
  const wall = points("128,76,5 272,76,5 252,284,16 240,294,10 160,294,10 148,284,16");
  const fill = points("138,112,3 262,112,3 247,274,10 238,284,8 162,284,8 153,274,10");
  return [
    ...(hasStraw ? [straw()] : []),
    piece(cut(wall), GLASS.light, [
      detail(cut(points("240,70 290,70 270,300 226,300"), 0), GLASS.base),
      detail(cut(fill), drink.base, [
        detail(cut(points("240,100 280,100 262,290 220,290 232,200"), 4), drink.dark),
        ...inside,
      ]),
      detail(oval([200, 113], 64, 10, 12), drink.light),
    ]),
    detail(cut(points("142,92 155,92 170,272 162,272"), 5), "#FFFFFF80"),
  ];
}

/** Bubbles rising in a drink. */
export function bubbles(places: readonly Point[]): Piece {
  return detail(
    places
      .map(([x, y], index) => oval([x, y], 4 + (index % 3) * 1.6, 4 + (index % 3) * 1.6, 7))
      .join(""),
    "#FFFFFF8C",
  );
}

/** A short, wide glass. */
export function rocks(drink: Tones, inside: readonly Piece[] = []): Piece[] {
  const wall = points("98,118,5 302,118,5 288,284,14 276,296,12 124,296,12 112,284,14");
  const fill = points("108,168,3 292,168,3 280,270,10 272,278,8 128,278,8 120,270,10");
  return [
    piece(cut(wall), GLASS.light, [
      detail(cut(points("260,110 310,110 290,300 240,300"), 0), GLASS.base),
      detail(cut(fill), drink.base, [
        detail(cut(points("262,160 300,160 288,290 240,290 250,230"), 4), drink.dark),
        ...inside,
      ]),
      detail(oval([200, 169], 94, 11, 12), drink.light),
    ]),
    detail(cut(points("112,130 126,130 138,268 130,268"), 5), "#FFFFFF80"),
  ];
}

/** A glass on a stem: the bowl's outline, the drink's, and the height of its surface. */
export interface Stemmed {
  readonly bowl: string;
  readonly fill: string;
  readonly surface: readonly [y: number, rx: number];
  readonly stem: number;
}

export const WINE_GLASS: Stemmed = {
  bowl: "136,46,6 264,46,6 278,108,30 272,160,34 240,192,24 212,202,8 188,202,8 160,192,24 128,160,34 122,108,30",
  fill: "128,116,4 272,116,4 266,158,32 236,186,22 210,194,8 190,194,8 164,186,22 134,158,32",
  surface: [117, 72],
  stem: 198,
};

export const BALLOON_GLASS: Stemmed = {
  bowl: "124,44,6 276,44,6 300,112,34 292,170,36 250,206,26 214,216,8 186,216,8 150,206,26 108,170,36 100,112,34",
  fill: "112,88,4 288,88,4 294,116,30 284,168,34 246,200,24 212,208,8 188,208,8 154,200,24 116,168,34 106,116,30",
  surface: [89, 86],
  stem: 212,
};

export const FLUTE: Stemmed = {
  bowl: "164,26,5 236,26,5 240,110,20 232,170,24 210,200,10 190,200,10 168,170,24 160,110,20",
  fill: "166,70,4 234,70,4 235,110,20 227,168,22 208,192,8 192,192,8 173,168,22 165,110,20",
  surface: [71, 34],
  stem: 196,
};

export const MARTINI_GLASS: Stemmed = {
  bowl: "86,56,6 314,56,6 214,186,14 186,186,14",
  fill: "112,78,4 288,78,4 210,178,12 190,178,12",
  surface: [79, 87],
  stem: 180,
};

export const COUPE_GLASS: Stemmed = {
  bowl: "84,76,6 316,76,6 306,116,30 270,158,34 216,178,10 184,178,10 130,158,34 94,116,30",
  fill: "96,96,4 304,96,4 296,118,28 264,150,32 214,168,10 186,168,10 136,150,32 104,118,28",
  surface: [97, 103],
  stem: 174,
};

/** A drink in a stemmed glass. */
export function stemmed(
  { bowl, fill, surface, stem }: Stemmed,
  drink: Tones,
  inside: readonly Piece[] = [],
): Piece[] {
  const foot = points(
    `192,${stem - 6} 208,${stem - 6} 210,266,12 252,284,8 256,297,5 144,297,5 148,284,8 190,266,12`,
  );
  return [
    piece(cut(foot), GLASS.dark, [
      detail(cut(points(`150,${stem - 10} 201,${stem - 10} 198,300 140,300`), 3), GLASS.base),
    ]),
    piece(cut(points(bowl)), GLASS.light, [
      detail(cut(points("226,20 330,20 330,230 214,230"), 0), GLASS.base),
      detail(cut(points(fill)), drink.base, [
        detail(cut(points("250,60 330,60 330,230 204,230 240,150"), 20), drink.dark),
        ...inside,
      ]),
      detail(oval([200, surface[0]], surface[1], 9, 14), drink.light),
    ]),
  ];
}

/** A light on the left wall of a glass. */
export function glare(outline: string): Piece {
  return detail(cut(points(outline), 5), "#FFFFFF80");
}

/** How a bottle looks. */
export interface Bottle {
  readonly glass: Tones;
  readonly label: string;
  readonly cap: string;
  readonly mark?: Piece;
}

/** A bottle at x, standing. */
export function bottle({ glass, label, cap, mark }: Bottle, x = 200): Piece[] {
  const body = shift(
    points(
      "-15,38,4 15,38,4 17,86,16 46,128,26 48,282,14 38,296,12 -38,296,12 -48,282,14 -46,128,26 -17,86,16",
    ),
    x,
    0,
  );
  return [
    shaded(
      cut(body),
      glass.dark,
      glass.base,
      [-9, -3],
      [
        detail(cut(shift(points("-34,140 -24,132 -24,284 -36,280"), x, 0), 5), glass.light),
        detail(cut(shift(points("-50,168 50,168 50,244 -50,244"), x, 0), 2), label),
        detail(cut(shift(points("28,168 50,168 50,244 22,244"), x, 0), 2), "#46281426"),
        ...(mark ? [mark] : []),
      ],
    ),
    piece(cut(box(x - 19, 24, 38, 20), 5), cap),
  ];
}

/** A can with a band of colour. */
export function can(tones: Tones, band: string, mark: readonly Piece[] = []): Piece[] {
  const body = points(
    "140,66,10 260,66,10 268,82,8 268,274,8 258,292,10 142,292,10 132,274,8 132,82,8",
  );
  return [
    shaded(
      cut(body),
      tones.dark,
      tones.base,
      [-22, 0],
      [
        detail(cut(points("120,196 280,132 280,196 120,252"), 2), band),
        detail(cut(box(148, 90, 12, 186), 5), tones.light),
        ...mark,
        detail(cut(box(120, 270, 160, 30), 0), "#C9D3D3"),
        detail(cut(box(120, 60, 160, 22), 0), "#C9D3D3"),
      ],
    ),
    piece(oval([200, 66], 60, 13, 18), "#E7EDEC", [detail(oval([200, 67], 50, 9, 16), "#C9D3D3")]),
    detail(oval([204, 66], 16, 5, 9), "#8FA1A1"),
  ];
}

/** Froth on a beer or a milk drink, bulging over the rim. */
export function froth(y: number, left: number, right: number, tones: Tones = CREAM): Piece {
  const wide = right - left;
  const bumps: Point[] = [
    [left - 6, y + 18],
    [left - 4, y - 10],
    [left + wide * 0.14, y - 26],
    [left + wide * 0.34, y - 30],
    [left + wide * 0.54, y - 36],
    [left + wide * 0.76, y - 28],
    [right - 4, y - 18],
    [right + 8, y + 4],
    [right + 2, y + 22],
    [left + wide * 0.8, y + 20],
    [left + wide * 0.6, y + 26],
    [left + wide * 0.42, y + 18],
    [left + wide * 0.26, y + 40],
    [left + wide * 0.14, y + 38],
  ];
  return shaded(
    flow(bumps),
    tones.dark,
    tones.light,
    [-4, -6],
    [
      detail(
        blob({ at: [left + wide * 0.36, y - 10], rx: wide * 0.16, ry: 9, corners: 8, seed: 3 }),
        "#FFFFFF",
      ),
    ],
  );
}

/** Beer in a mug with a handle. */
export function beerMug(beer: Tones, foam: Tones = CREAM): Piece[] {
  const handle = points(
    "258,124,8 316,124,22 330,146,20 330,222,22 312,250,20 256,252,8 256,228,6 296,226,14 304,214,12 304,160,14 296,148,12 258,148,6",
  );
  const body = points("108,88,6 268,88,6 270,284,14 260,297,10 116,297,10 106,284,14");
  return [
    piece(cut(handle), GLASS.base, [
      detail(cut(points("250,100 340,100 340,150 250,150"), 2), GLASS.light),
    ]),
    piece(cut(body), GLASS.base, [
      detail(cut(points("120,92 256,92 257,274,8 119,274,8"), 4), beer.base, [
        detail(cut(points("232,80 270,80 270,290 226,290"), 2), beer.dark),
        detail(cut(box(134, 120, 18, 144), 8), beer.light),
        detail(cut(box(170, 120, 14, 144), 6), beer.light),
        bubbles(points("204,240 214,190 200,160 212,140 206,216")),
      ]),
    ]),
    froth(84, 108, 266, foam),
  ];
}

/** Beer in a tall glass that widens towards its rim. */
export function beerGlass(beer: Tones, foam: Tones = CREAM): Piece[] {
  const wall = points(
    "134,62,6 266,62,6 258,140,40 240,210,40 244,284,14 234,298,10 166,298,10 156,284,14 160,210,40 142,140,40",
  );
  const fill = points(
    "140,76,4 260,76,4 251,140,40 232,210,40 235,276,10 226,284,8 174,284,8 165,276,10 168,210,40 149,140,40",
  );
  return [
    piece(cut(wall), GLASS.base, [
      detail(cut(fill), beer.base, [
        detail(cut(points("236,60 280,60 250,210 250,300 214,300 214,210"), 10), beer.dark),
        detail(cut(points("160,96 172,96 186,200 184,270 176,270 178,206"), 8), beer.light),
        bubbles(points("204,240 214,190 200,160 212,130 206,216 196,262")),
      ]),
    ]),
    froth(62, 136, 262, foam),
  ];
}
