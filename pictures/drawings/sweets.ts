/** Sweets: sundae and cookie. */

import { BEET, BUN, CHOCOLATE, GLASS, LEAF, PINK, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Picture, type Piece, picture, piece, shaded, slit } from "../paper/paper.ts";
import { band, blob, box, cut, flow, type Point, points, shift, turn } from "../paper/shapes.ts";

/** A scoop of ice cream with its torn lower edge and a lit facet. */
export function scoop(at: Point, radius: number, tones: Tones, seed: number): Piece {
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
export function sauce(at: Point, tones: Tones = BEET): Piece {
  const [x, y] = at;
  const pour = shift(
    points(
      "-54,8,8 -50,-26,14 -26,-52,16 22,-54,16 50,-28,14 54,10,8 44,18,8 36,-2,8 24,2,8 18,34,8 6,33,8 -1,2,8 -16,0,8 -24,20,7 -35,19,7 -40,2,7",
    ),
    x,
    y,
  );
  return piece(cut(pour), tones.base, [
    detail(cut(shift(points("-38,-14 -20,-42 -6,-46 -8,-36 -26,-10"), x, y), 6), tones.light),
  ]);
}

/** The wafer stuck into the back. */
export function wafer(): Piece {
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
export function coupe(melted: string = PINK.base): Piece[] {
  const bowl = points(
    "84,164,6 316,164,6 306,194,14 282,228,18 240,250,14 214,254,8 186,254,8 160,250,14 118,228,18 94,194,14",
  );
  const stem = points(
    "190,246 210,246 212,272,14 246,284,6 248,296,5 152,296,5 154,284,6 188,272,14",
  );
  const layer = points(
    "110,190 150,200 196,192 250,202 300,188 290,208 262,224 206,214 150,226 120,212",
  );
  return [
    piece(cut(stem), GLASS.dark, [
      detail(cut(points("150,240 200,240 196,300 150,300"), 3), GLASS.base),
    ]),
    piece(cut(bowl), GLASS.base, [
      detail(
        cut(points("98,176 302,176 292,200 270,226 236,242 164,242 130,226 108,200"), 14),
        "#F4E7D2",
      ),
      detail(flow(layer), melted),
      detail(cut(points("330,150 282,150 262,220 220,260 330,260"), 16), "#AFCFCE73"),
      detail(cut(points("108,180 124,180 134,208 158,230 148,232 122,212"), 8), "#FFFFFFB0"),
    ]),
    piece(cut(points("78,156 322,156 320,171 80,171"), 7), GLASS.light),
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
    slit(flow(points("202,30 208,14 228,6"), false), LEAF.dark, 5),
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
    return shaded(
      cut(square),
      CHOCOLATE.dark,
      CHOCOLATE.base,
      [-3, -4],
      [
        detail(
          cut(
            turn(box(x - size * 0.4, y - size * 0.34, size * 0.42, size * 0.22), angle, [x, y]),
            3,
          ),
          CHOCOLATE.light,
        ),
      ],
    );
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
