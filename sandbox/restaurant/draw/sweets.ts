/** Sweets: chocolate cake, sundae, cookie. */

import { plate } from "./bowls.ts";
import { leaf, MID_LEAF, PALE_LEAF } from "./garnish.ts";
import { BEET, BUN, CHOCOLATE, CREAM, GLASS, LEAF, PINK, TOMATO, type Tones } from "./palette.ts";
import { detail, type Picture, type Piece, picture, piece, slit } from "./paper.ts";
import { band, blob, box, cut, flow, type Point, seeded, shift, turn } from "./shapes.ts";

/** A raspberry built from its drupelets. */
function raspberry(at: Point): Piece {
  const [x, y] = at;
  const body: Point[] = [
    [x - 24, y - 14, 10],
    [x - 10, y - 26, 10],
    [x + 12, y - 26, 10],
    [x + 25, y - 13, 10],
    [x + 22, y + 8, 12],
    [x + 3, y + 29, 8],
    [x - 20, y + 10, 12],
  ];
  const rows: readonly (readonly [number, number])[] = [
    [-13, -15],
    [2, -18],
    [16, -12],
    [-16, -1],
    [-1, -4],
    [14, 2],
    [-8, 11],
    [5, 14],
  ];
  const drops = rows.map(([dx, dy], index) =>
    blob({ at: [x + dx, y + dy], rx: 6.6, ry: 6, corners: 8, seed: index + 1, jitter: 0.05 }, 3),
  );
  return piece(cut(body), BEET.base, [detail(drops.join(""), BEET.light)]);
}

/** A layer of the cake's side: from y on the outer edge to y at the tip, with its height. */
function layer(y: number, height: number, fill: string): Piece {
  const tilt = 44;
  const points: Point[] = [
    [60, y - 3],
    [190, y + tilt * 0.5 + 2],
    [340, y + tilt + 2],
    [340, y + height + tilt],
    [200, y + height + tilt * 0.5 + 3],
    [60, y + height - 3],
  ];
  return detail(cut(points, 6), fill);
}

/** The chocolate glaze: the top of the slice and its drops down the side. */
function glaze(): Piece[] {
  const top: Point[] = [
    [78, 134, 8],
    [96, 108, 14],
    [134, 88, 14],
    [176, 78, 10],
    [332, 178, 7],
    [200, 158, 4],
  ];
  const drops: Point[] = [
    [78, 130, 8],
    [332, 174, 7],
    [333, 194, 6],
    [318, 197, 7],
    [310, 222, 7],
    [298, 220, 7],
    [290, 192, 8],
    [262, 188, 8],
    [250, 200, 7],
    [238, 197, 7],
    [228, 181, 8],
    [204, 178, 8],
    [196, 212, 8],
    [183, 211, 8],
    [176, 172, 8],
    [146, 166, 8],
    [136, 182, 7],
    [124, 180, 7],
    [116, 160, 8],
    [104, 160, 7],
    [96, 172, 7],
    [84, 170, 7],
  ];
  const shine: Point[] = [
    [104, 118],
    [138, 99],
    [172, 90],
    [196, 106],
    [150, 112],
    [116, 128],
  ];
  return [
    piece(cut(drops), CHOCOLATE.dark),
    piece(cut(top), "#5A2F21", [detail(cut(shine, 8), CHOCOLATE.light)]),
  ];
}

/** Chocolate cake: three sponges, cream and beet-pink filling, glaze, raspberry. */
export function cakeChocolate(): Picture {
  const side: Point[] = [
    [78, 134, 6],
    [332, 178, 4],
    [330, 290, 8],
    [82, 252, 10],
  ];
  const random = seeded(14);
  const crumb = Array.from({ length: 16 }, (_, index) => {
    const x = 92 + index * 15;
    const row = index % 2 === 0 ? 189 : 230;
    const y = row + (x - 60) * 0.157 + random() * 12;
    return cut(box(x, y, 8, 5, random() * 90), 2.5);
  });
  const dollop: Point[] = [
    [102, 112],
    [96, 96],
    [112, 84],
    [124, 68],
    [148, 60],
    [172, 70],
    [180, 86],
    [192, 98],
    [182, 114],
    [142, 122],
  ];
  return picture("cake-chocolate", [
    ...plate([204, 274], 184, 27),
    piece(cut(side), CHOCOLATE.base, [
      layer(172, 14, CREAM.base),
      layer(212, 13, PINK.base),
      detail(crumb.join(""), CHOCOLATE.light),
      detail(
        cut(
          [
            [332, 170],
            [352, 170],
            [352, 300],
            [322, 300],
          ],
          2,
        ),
        "#4A241855",
      ),
    ]),
    ...glaze(),
    piece(flow(dollop), CREAM.dark, [
      detail(flow(shift(dollop, -5, -5)), CREAM.base),
      slit(
        flow(
          [
            [112, 100],
            [136, 104],
            [166, 92],
          ],
          false,
        ),
        CREAM.dark,
        4,
      ),
    ]),
    leaf({ at: [150, 62], length: 46, width: 26, angle: 8 }, MID_LEAF),
    leaf({ at: [132, 62], length: 42, width: 24, angle: -166 }, PALE_LEAF),
    raspberry([143, 52]),
  ]);
}

/** A scoop of ice cream with its torn lower edge and a lit facet. */
function scoop(at: Point, radius: number, tones: Tones, seed: number): Piece {
  const [x, y] = at;
  const ball = { at, rx: radius, ry: radius * 0.98, corners: 16, seed, jitter: 0.018 };
  const lit = {
    at,
    rx: radius * 0.82,
    ry: radius * 0.8,
    corners: 6,
    from: 190,
    to: 262,
    jitter: 0.01,
  };
  return piece(blob(ball, 9), tones.dark, [
    detail(blob({ ...ball, at: [x - radius * 0.1, y - radius * 0.1] }, 9), tones.base),
    detail(cut(band(lit, 0.76), 6), tones.light),
  ]);
}

/** Sauce poured over the top scoop. */
function sauce(at: Point): Piece {
  const [x, y] = at;
  const points: Point[] = [
    [x - 54, y + 8, 8],
    [x - 50, y - 26, 14],
    [x - 26, y - 52, 16],
    [x + 22, y - 54, 16],
    [x + 50, y - 28, 14],
    [x + 54, y + 10, 8],
    [x + 44, y + 18, 8],
    [x + 36, y - 2, 8],
    [x + 24, y + 2, 8],
    [x + 18, y + 34, 8],
    [x + 6, y + 33, 8],
    [x - 1, y + 2, 8],
    [x - 16, y, 8],
    [x - 24, y + 20, 7],
    [x - 35, y + 19, 7],
    [x - 40, y + 2, 7],
  ];
  return piece(cut(points), BEET.base, [
    detail(
      cut(
        [
          [x - 38, y - 14],
          [x - 20, y - 42],
          [x - 6, y - 46],
          [x - 8, y - 36],
          [x - 26, y - 10],
        ],
        6,
      ),
      BEET.light,
    ),
  ]);
}

/** The wafer stuck into the back. */
function wafer(): Piece {
  const at: Point = [286, 70];
  const outline = turn(box(262, 18, 48, 108), 20, at);
  const line = (from: Point, to: Point): Piece =>
    slit(flow(turn([from, to], 20, at), false), BUN.dark, 4);
  return piece(cut(outline, 6), BUN.base, [
    detail(cut(turn(box(258, 16, 20, 112), 20, at), 2), BUN.light),
    line([278, 10], [278, 130]),
    line([295, 10], [295, 130]),
    line([256, 36], [316, 36]),
    line([256, 58], [316, 58]),
    line([256, 80], [316, 80]),
  ]);
}

/** The coupe: bowl with the melted layers behind glass, stem and foot. */
function coupe(): Piece[] {
  const bowl: Point[] = [
    [84, 164, 6],
    [316, 164, 6],
    [306, 194, 14],
    [282, 228, 18],
    [240, 250, 14],
    [214, 254, 8],
    [186, 254, 8],
    [160, 250, 14],
    [118, 228, 18],
    [94, 194, 14],
  ];
  const stem: Point[] = [
    [190, 246],
    [210, 246],
    [212, 272, 14],
    [246, 284, 6],
    [248, 296, 5],
    [152, 296, 5],
    [154, 284, 6],
    [188, 272, 14],
  ];
  const berry: Point[] = [
    [110, 190],
    [150, 200],
    [196, 192],
    [250, 202],
    [300, 188],
    [290, 208],
    [262, 224],
    [206, 214],
    [150, 226],
    [120, 212],
  ];
  return [
    piece(cut(stem), GLASS.dark, [
      detail(
        cut(
          [
            [150, 240],
            [200, 240],
            [196, 300],
            [150, 300],
          ],
          3,
        ),
        GLASS.base,
      ),
    ]),
    piece(cut(bowl), GLASS.base, [
      detail(
        cut(
          [
            [98, 176],
            [302, 176],
            [292, 200],
            [270, 226],
            [236, 242],
            [164, 242],
            [130, 226],
            [108, 200],
          ],
          14,
        ),
        "#F4E7D2",
      ),
      detail(flow(berry), PINK.base),
      detail(
        cut(
          [
            [330, 150],
            [282, 150],
            [262, 220],
            [220, 260],
            [330, 260],
          ],
          16,
        ),
        "#AFCFCE73",
      ),
      detail(
        cut(
          [
            [108, 180],
            [124, 180],
            [134, 208],
            [158, 230],
            [148, 232],
            [122, 212],
          ],
          8,
        ),
        "#FFFFFFB0",
      ),
    ]),
    piece(
      cut(
        [
          [78, 156],
          [322, 156],
          [320, 171],
          [80, 171],
        ],
        7,
      ),
      GLASS.light,
    ),
  ];
}

/** Sundae: vanilla, pistachio and beet-berry scoops in a coupe. */
export function sundae(): Picture {
  const vanilla: Tones = { base: "#FBE9BC", light: "#FFFDF8", dark: "#EFD596" };
  const pistachio: Tones = { base: "#B9CC85", light: "#D5E0BB", dark: "#9DB568" };
  const berry: Tones = { base: BEET.light, light: PINK.base, dark: "#A52C54" };
  const nuts = [
    [258, 118, 20],
    [284, 128, -30],
    [270, 146, 50],
    [296, 150, 10],
  ].map(([x = 0, y = 0, angle = 0]) => cut(box(x, y, 13, 7, angle), 3));
  return picture("sundae", [
    wafer(),
    scoop([138, 132], 54, vanilla, 4),
    scoop([264, 134], 54, pistachio, 7),
    detail(nuts.join(""), LEAF.base),
    scoop([200, 106], 58, berry, 9),
    sauce([200, 96]),
    slit(
      flow(
        [
          [202, 30],
          [208, 14],
          [228, 6],
        ],
        false,
      ),
      LEAF.dark,
      5,
    ),
    piece(blob({ at: [200, 42], rx: 19, ry: 18, corners: 12, seed: 4 }), TOMATO.base, [
      detail(blob({ at: [194, 36], rx: 6, ry: 4, corners: 7 }, 3), TOMATO.light),
    ]),
    ...coupe(),
  ]);
}

/** Chocolate chunks on a cookie, each with a lit facet. */
function chunks(places: readonly (readonly [number, number, number, number])[]): Piece[] {
  return places.map(([x, y, size, angle], index) => {
    const square = turn(
      [
        [x - size * 0.56, y - size * 0.36, 4],
        [x + size * 0.1, y - size * 0.5, 4],
        [x + size * 0.58, y - size * 0.2, 4],
        [x + size * 0.46, y + size * 0.44, 4],
        [x - size * 0.42, y + size * (0.4 + (index % 2) * 0.1), 4],
      ],
      angle,
      [x, y],
    );
    return piece(cut(square), CHOCOLATE.dark, [
      detail(cut(shift(square, -3, -4)), CHOCOLATE.base),
      detail(
        cut(turn(box(x - size * 0.4, y - size * 0.34, size * 0.42, size * 0.22), angle, [x, y]), 3),
        CHOCOLATE.light,
      ),
    ]);
  });
}

/** One cookie: baked edge, dough, cracks. */
function biscuit(at: Point, radius: number, seed: number): Piece {
  const [x, y] = at;
  const round = { at, rx: radius, ry: radius * 0.97, corners: 17, seed, jitter: 0.022 };
  const lit = {
    at,
    rx: radius * 0.88,
    ry: radius * 0.86,
    corners: 8,
    from: 186,
    to: 272,
    jitter: 0.01,
  };
  const crack = (from: Point, mid: Point, to: Point): Piece =>
    slit(
      flow(
        [from, mid, to].map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]),
        false,
      ),
      BUN.dark,
      4,
    );
  return piece(blob(round, 10), BUN.dark, [
    detail(
      blob(
        {
          ...round,
          at: [x - radius * 0.05, y - radius * 0.06],
          rx: radius * 0.93,
          ry: radius * 0.9,
          seed: seed + 1,
        },
        10,
      ),
      BUN.base,
    ),
    detail(cut(band(lit, 0.84), 8), BUN.light),
    crack([-0.5, 0.5], [-0.3, 0.42], [-0.18, 0.5]),
    crack([0.3, -0.56], [0.42, -0.42], [0.6, -0.4]),
    crack([0.3, 0.22], [0.46, 0.16], [0.54, 0.26]),
  ]);
}

/** Cookie: one whole in front, half of another behind, crumbs on the counter. */
export function cookie(): Picture {
  const bits = [
    [92, 286, 9],
    [72, 272, 6],
    [318, 290, 8],
    [340, 282, 5],
  ].map(([x = 0, y = 0, r = 0], index) =>
    blob({ at: [x, y], rx: r, ry: r * 0.8, corners: 6, seed: index + 2, jitter: 0.1 }, 2),
  );
  return picture("cookie", [
    biscuit([256, 132], 92, 12),
    ...chunks([
      [292, 84, 32, 20],
      [322, 132, 30, -24],
      [250, 62, 28, 6],
      [314, 178, 28, 34],
    ]),
    piece(bits.join(""), BUN.base),
    biscuit([180, 176], 118, 5),
    ...chunks([
      [128, 118, 36, 18],
      [196, 104, 34, -16],
      [246, 150, 36, 32],
      [176, 168, 34, 8],
      [112, 190, 34, -28],
      [216, 220, 36, 24],
      [148, 246, 33, -10],
      [262, 206, 28, -34],
    ]),
  ]);
}
