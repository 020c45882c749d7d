/** Sushi and what is eaten with it. */

import {
  AVOCADO,
  CREAM,
  LEAF,
  NORI,
  RICE,
  SALMON,
  SOY,
  TEAL,
  type Tones,
  TUNA,
} from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, placed, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF, sesame } from "../parts/garnish.ts";
import { disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { board, bowlFront } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const SHRIMP: Tones = { base: "#F2A27F", light: "#FFF1E6", dark: "#DD7A54" };
const EGG: Tones = { base: "#F4C64E", light: "#FADD8C", dark: "#DBA52C" };
const WASABI: Tones = { base: "#A5C268", light: "#C6DA95", dark: "#86AB4E" };
const GINGER: Tones = { base: "#F6C6BC", light: "#FBE0D8", dark: "#E5A196" };

/** A ball of rice under a slice, seen from its long side; `marks` lie on the slice. */
function nigiri([x, y]: Point, fish: Tones, marks: readonly Piece[]): Piece[] {
  const rice = shift(points("-62,0,16 62,-2,16 70,26,16 58,44,14 -58,44,14 -70,26,16"), x, y);
  const slice = shift(
    points(
      "-82,-2,16 -62,-30,18 0,-42,24 58,-36,18 84,-10,14 86,12,8 70,8,8 40,2,10 0,6,12 -44,2,10 -72,14,8 -84,12,8",
    ),
    x,
    y,
  );
  const grains = spread([x, y + 28], 58, 13, 14, 4);
  return [
    shaded(
      cut(rice),
      RICE.dark,
      RICE.base,
      [-3, -6],
      [
        flecks(grains, RICE.dark, ([gx, gy], index) =>
          cut(box(gx - 5, gy - 2, 10, 4, index * 41), 0),
        ),
      ],
    ),
    shaded(cut(slice), fish.dark, fish.base, [-3, -7], marks),
  ];
}

/** White lines of fat across a slice. */
function lines([x, y]: Point, colour: string): Piece[] {
  const line = (dx: number): string =>
    flow(
      [
        [x + dx - 10, y - 40],
        [x + dx + 4, y - 18],
        [x + dx - 2, y + 8],
      ],
      false,
    );
  return [slit([-44, -16, 12, 40, 64].map(line).join(""), colour, 5)];
}

function tail([x, y]: Point): Piece {
  return shaded(
    cut(
      points(
        `${x},${y},8 ${x + 34},${y - 22},6 ${x + 44},${y - 6},5 ${x + 30},${y + 2},3 ${x + 46},${y + 12},5 ${x + 30},${y + 22},6`,
      ),
    ),
    TUNA.dark,
    "#E0603F",
    [-2, -3],
  );
}

function pair(
  fish: Tones,
  marks: (at: Point) => readonly Piece[],
  extra: (at: Point) => readonly Piece[] = () => [],
): Piece[] {
  const places: Point[] = [
    [142, 146],
    [262, 208],
  ];
  return [...board(), ...places.flatMap((at) => [...extra(at), ...nigiri(at, fish, marks(at))])];
}

/** A roll cut across: seaweed around rice around its filling. */
function maki([x, y]: Point, filling: Tones, size = 1): Piece[] {
  const rx = 46 * size;
  const ry = 30 * size;
  const side = [
    [x - rx, y],
    [x + rx, y],
    [x + rx, y + 50 * size, 18],
    [x + rx * 0.5, y + 50 * size + ry * 0.8, 20],
    [x - rx * 0.5, y + 50 * size + ry * 0.8, 20],
    [x - rx, y + 50 * size, 18],
  ] as const;
  return [
    shaded(
      cut(side, 4),
      NORI.dark,
      NORI.base,
      [-9, 0],
      [detail(cut(box(x - rx + 8, y + 14, 6, 40 * size), 3), NORI.light)],
    ),
    lifted(oval([x, y], rx, ry, 18), NORI.dark, [
      detail(oval([x, y], rx * 0.88, ry * 0.86, 16, 3), RICE.base),
      flecks(spread([x, y], rx * 0.74, ry * 0.7, 9, 3).slice(2), RICE.dark, ([gx, gy], index) =>
        cut(box(gx - 4, gy - 2, 8, 4, index * 41), 0),
      ),
      detail(oval([x, y], rx * 0.42, ry * 0.44, 10, 2), filling.dark),
      detail(oval([x - 1, y - 2], rx * 0.38, ry * 0.38, 10, 2), filling.base),
      detail(oval([x - 4, y - 4], rx * 0.18, ry * 0.14, 8), filling.light),
    ]),
  ];
}

/** An inside-out roll: rice with roe outside, avocado and crab inside. */
function california([x, y]: Point): Piece[] {
  const side = points(
    `${x - 50},${y} ${x + 50},${y} ${x + 50},${y + 46},18 ${x + 26},${y + 72},20 ${x - 26},${y + 72},20 ${x - 50},${y + 46},18`,
  );
  const roe = spread([x, y + 48], 44, 18, 16, 7);
  return [
    shaded(
      cut(side, 4),
      RICE.dark,
      RICE.base,
      [-7, -2],
      [
        flecks(roe, "#E4602B", disc(6, 5.4, [0, 0], 7)),
        flecks(
          roe.filter((_, index) => index % 2 === 0),
          "#F4A04A",
          disc(3, 2.4, [-2, -2], 6),
        ),
      ],
    ),
    lifted(oval([x, y], 50, 32, 18), RICE.dark, [
      detail(oval([x, y - 1], 47, 29, 16, 3), RICE.base),
      detail(oval([x, y], 32, 20, 14, 2), NORI.base),
      detail(oval([x, y], 28, 16.5, 14, 2), RICE.base),
      detail(cut(box(x - 22, y - 8, 20, 15, -8), 4), AVOCADO.dark),
      detail(cut(box(x - 20, y - 8, 15, 9, -8), 3), AVOCADO.base),
      detail(cut(box(x + 1, y - 9, 20, 16, 6), 4), "#E4573A"),
      detail(cut(box(x + 3, y - 4, 16, 9, 6), 3), CREAM.light),
    ]),
  ];
}

function ginger([x, y]: Point): Piece[] {
  return [
    [-22, 6, -20],
    [20, 8, 16],
    [0, -6, -4],
  ].map(([dx = 0, dy = 0, angle = 0]) =>
    shaded(
      cut(
        turn(
          shift(points("-26,8,8 -16,-12,10 8,-16,10 26,-4,10 20,12,8 -6,14,8"), x + dx, y + dy),
          angle,
          [x + dx, y + dy],
        ),
      ),
      GINGER.dark,
      GINGER.base,
      [-2, -4],
    ),
  );
}

function sashimi(): Piece[] {
  const slab = (x: number, y: number, fish: Tones, marked: boolean): Piece[] => [
    shaded(
      cut(
        turn(
          shift(points("-34,-46,12 26,-50,12 40,36,12 30,50,10 -30,50,10 -40,34,12"), x, y),
          14,
          [x, y],
        ),
      ),
      fish.dark,
      fish.base,
      [-5, -5],
      marked
        ? [
            slit(
              [-24, -2, 20]
                .map((dy) =>
                  flow(
                    turn(
                      [
                        [x - 42, y + dy + 6],
                        [x, y + dy - 8],
                        [x + 44, y + dy + 4],
                      ],
                      14,
                      [x, y],
                    ),
                    false,
                  ),
                )
                .join(""),
              fish.light,
              5,
            ),
          ]
        : [detail(cut(turn(box(x - 24, y - 38, 12, 62), 14, [x, y]), 5), fish.light)],
    ),
  ];
  return [
    ...board(),
    leaf({ at: [96, 206], length: 92, width: 66, angle: -120 }, DEEP_LEAF),
    leaf({ at: [150, 200], length: 96, width: 66, angle: -92 }, MID_LEAF),
    leaf({ at: [300, 206], length: 90, width: 60, angle: -62 }, DEEP_LEAF),
    ...[102, 146, 190].flatMap((x, index) => slab(x, 206 - index * 4, SALMON, true)),
    ...[238, 280, 322].flatMap((x, index) => slab(x, 200 + index * 4, TUNA, false)),
    mound([66, 262], 26, 24, WASABI),
    ...ginger([206, 266]),
  ];
}

function temaki(): Piece[] {
  const cone = points("126,120,12 276,96,12 284,118,10 206,304,10 196,304,10 120,142,10");
  const cone2 = points("226,104 290,90 290,130 206,310 196,310");
  return [
    leaf({ at: [166, 128], length: 86, width: 54, angle: -118 }, PALE_LEAF),
    leaf({ at: [238, 116], length: 84, width: 50, angle: -52 }, MID_LEAF),
    shaded(cut(box(150, 40, 34, 96, -12), 8), LEAF.dark, AVOCADO.base, [-6, -3]),
    shaded(
      cut(box(192, 30, 36, 100, 4), 8),
      SALMON.dark,
      SALMON.base,
      [-5, -3],
      [
        slit(
          flow(points("190,66 212,54 232,62"), false) + flow(points("190,96 212,84 232,92"), false),
          SALMON.light,
          5,
        ),
      ],
    ),
    shaded(cut(box(232, 46, 26, 84, 18), 8), "#86AB4E", "#D6E5A8", [-5, -3]),
    shaded(
      cut(
        points(
          "124,118,20 150,96,20 200,104,20 250,86,20 282,100,16 268,134,16 200,150,16 140,150,16",
        ),
      ),
      RICE.dark,
      RICE.base,
      [-3, -5],
      [
        flecks(spread([204, 120], 64, 16, 18, 3), RICE.dark, ([x, y], index) =>
          cut(box(x - 5, y - 2.5, 10, 5, index * 41), 2.4),
        ),
      ],
    ),
    shaded(
      cut(cone),
      NORI.dark,
      NORI.base,
      [-8, -3],
      [
        detail(cut(cone2, 4), NORI.dark),
        detail(cut(points("138,150 152,148 196,262 188,264"), 4), NORI.light),
      ],
    ),
    ...sesame(TEMAKI_SEEDS, "#E3C68E", RICE.dark),
  ];
}

const TEMAKI_SEEDS: readonly (readonly [number, number, number])[] = [
  [150, 108, 20],
  [182, 116, -30],
  [232, 108, 40],
  [212, 124, 0],
  [258, 102, -20],
];

/** A pod with three beans. */
function pod([x, y]: Point, angle: number): Piece[] {
  const outline = shift(
    points(
      "-56,2,6 -36,-14,12 -20,-11,10 0,-17,14 20,-11,10 38,-14,12 60,0,4 38,14,12 20,11,10 0,16,14 -20,11,10 -36,13,12",
    ),
    x,
    y,
  );
  const beans = [-36, 0, 36]
    .map((dx) => oval(turn([[x + dx, y - 2]], angle, [x, y])[0] ?? [x, y], 12, 10, 9))
    .join("");
  return [
    shaded(
      cut(turn(outline, angle, [x, y])),
      LEAF.dark,
      "#7FA648",
      [-2, -5],
      [detail(beans, LEAF.light)],
    ),
  ];
}

function edamame(): Piece[] {
  return [
    piece(blob({ at: [200, 178], rx: 146, ry: 34, corners: 18 }, 10), TEAL.dark),
    ...(
      [
        [112, 166, -24],
        [284, 166, 22],
        [196, 128, -62],
        [238, 136, 58],
        [160, 142, 34],
        [204, 164, -8],
        [140, 176, 10],
        [264, 182, -12],
        [200, 192, 4],
      ] as const
    ).flatMap(([x, y, angle]) => pod([x, y], angle)),
    ...bowlFront({ at: [200, 178], rx: 146, ry: 34, depth: 108, foot: 52 }, true),
  ];
}

/** A lacquered bowl of clear soup. */
function miso(): Piece[] {
  const lacquer: Tones = { base: "#3A1F1C", light: "#6B3A34", dark: "#261210" };
  const broth: Tones = { base: "#D9A25A", light: "#EBC48B", dark: "#B97F38" };
  const rim = { at: [200, 156] as Point, corners: 24, seed: 3, jitter: 0.004 };
  const tofu = points("130,152 176,168 236,150 268,166 204,142");
  return [
    ...bowlFront({ at: [200, 156], rx: 148, ry: 46, depth: 112, foot: 56 }, false, lacquer),
    piece(blob({ ...rim, rx: 150, ry: 48 }), lacquer.base, [
      detail(blob({ ...rim, rx: 138, ry: 40 }), "#A11B2F"),
      detail(blob({ ...rim, at: [200, 160], rx: 132, ry: 36 }), broth.dark),
      detail(blob({ ...rim, at: [200, 163], rx: 130, ry: 34 }), broth.base),
      detail(blob({ at: [160, 172], rx: 60, ry: 14, corners: 10, seed: 4 }), broth.light),
    ]),
    strewn(
      tofu,
      [RICE.dark, ([x, y], index) => cut(box(x - 17, y - 11, 34, 22, index * 13 - 20), 4)],
      [RICE.base, ([x, y], index) => cut(box(x - 17, y - 13, 33, 18, index * 13 - 20), 4)],
    ),
    strewn(points("158,146 214,172 246,176 118,166"), [
      NORI.base,
      ([x, y], index) =>
        cut(turn(shift(points("-20,2,6 -6,-9,8 18,-4,6 20,6,6 0,8,6"), x, y), index * 31, [x, y])),
    ]),
    flecks(spread([200, 160], 104, 24, 14, 8), "#5F8D3B", disc(6, 4)),
    flecks(spread([200, 160], 104, 24, 14, 8), "#C5DA95", disc(2.6, 1.6)),
    steamLines(),
  ];
}

function steamLines(): Piece {
  const line = (x: number): string =>
    flow(
      [
        [x, 94],
        [x - 7, 76],
        [x + 6, 52],
        [x + 1, 34],
      ],
      false,
    );
  return slit([154, 202, 250].map(line).join(""), "#FFFDF8", 11);
}

function sushiSet(): Piece[] {
  const at: Point = [118, 168];
  const at2: Point = [262, 160];
  return [
    ...board(170),
    placed(nigiri(at, SALMON, lines(at, SALMON.light)), { scale: 0.86, x: 6, y: 8 }),
    placed(nigiri(at2, TUNA, []), { scale: 0.86, x: 52, y: 14 }),
    ...[92, 164].flatMap((x) => maki([x, 222], SALMON, 0.74)),
    ...[236].flatMap((x) => maki([x, 224], AVOCADO, 0.74)),
    mound([308, 268], 28, 26, WASABI),
  ];
}

function tempura(): Piece[] {
  const one = (x: number, y: number, angle: number, seed: number): Piece[] => {
    const batter = blob({ at: [x, y], rx: 34, ry: 84, corners: 18, seed, jitter: 0.09 });
    return [
      placed(
        [
          tailAt(x, y - 80),
          shaded(
            batter,
            "#C98A3C",
            "#E9B85F",
            [-6, -4],
            [flecks(spread([x - 4, y], 22, 66, 14, seed), "#F6D898", disc(8, 5))],
          ),
        ],
        { turn: angle, about: [x, y] },
      ),
    ];
  };
  return [
    ...board(),
    ...one(124, 170, -16, 3),
    ...one(276, 170, 18, 8),
    ...one(200, 166, 2, 5),
    ...soyDish([326, 262]),
  ];
}

function tailAt(x: number, y: number): Piece {
  return shaded(
    cut(shift(points("-8,14,3 -26,-28,8 -10,-22,4 0,-34,6 10,-22,4 26,-28,8 8,14,3"), x, y)),
    "#B23620",
    "#E4573A",
    [-3, -3],
  );
}

function soyDish([x, y]: Point): Piece[] {
  return [
    piece(oval([x, y + 4], 46, 20, 18), CREAM.dark),
    piece(oval([x, y], 46, 18, 18), CREAM.light, [
      detail(oval([x, y + 1], 36, 12, 16), SOY.base),
      detail(oval([x - 10, y - 3], 12, 3, 8), SOY.light),
    ]),
  ];
}

export const SUSHI = {
  "nigiri-salmon": () => pair(SALMON, (at) => lines(at, SALMON.light)),
  "nigiri-tuna": () =>
    pair(TUNA, ([x, y]) => [
      detail(
        cut(
          points(`${x - 56},${y - 22} ${x},${y - 36} ${x + 30},${y - 32} ${x - 30},${y - 16}`),
          6,
        ),
        TUNA.light,
      ),
    ]),
  "nigiri-shrimp": () =>
    pair(
      SHRIMP,
      (at) => lines(at, SHRIMP.light),
      ([x, y]) => [tail([x + 72, y - 12])],
    ),
  "nigiri-egg": () =>
    pair(EGG, ([x, y]) => [
      detail(
        cut(
          points(`${x - 16},${y - 50} ${x + 16},${y - 50} ${x + 14},${y + 50} ${x - 14},${y + 50}`),
          2,
        ),
        NORI.base,
      ),
    ]),
  "maki-salmon": () => [
    ...board(),
    ...(
      [
        [112, 160],
        [200, 150],
        [288, 160],
      ] as const
    ).flatMap((at) => maki(at, SALMON)),
    ...(
      [
        [156, 206],
        [244, 206],
      ] as const
    ).flatMap((at) => maki(at, SALMON)),
  ],
  "maki-cucumber": () => [
    ...board(),
    ...(
      [
        [112, 160],
        [200, 150],
        [288, 160],
      ] as const
    ).flatMap((at) => maki(at, WASABI)),
    ...(
      [
        [156, 206],
        [244, 206],
      ] as const
    ).flatMap((at) => maki(at, WASABI)),
  ],
  "california-roll": () => [
    ...board(),
    ...(
      [
        [112, 150],
        [288, 150],
        [200, 190],
      ] as const
    ).flatMap((at) => california(at)),
  ],
  sashimi: sashimi,
  temaki: temaki,
  "sushi-set": sushiSet,
  "tempura-shrimp": tempura,
  edamame: edamame,
  "miso-soup": miso,
} satisfies Drawings;
