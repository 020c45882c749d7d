/** Toppings: the small pictures on the extras. */

import {
  AVOCADO,
  BEET,
  CHEESE,
  CHINA,
  CREAM,
  CRUST,
  LEAF,
  PINK,
  TOMATO,
} from "../paper/palette.ts";
import {
  detail,
  lifted,
  type Picture,
  type Piece,
  picture,
  piece,
  shaded,
} from "../paper/paper.ts";
import { blob, box, cut, facets, type Point, points, shift, turn } from "../paper/shapes.ts";

/** A crinkle-cut slice of gherkin with its seeds. */
function gherkin(at: Point, radius: number, seed: number): Piece {
  const teeth = facets({ at, rx: radius, ry: radius, corners: 32, jitter: 0 }).map(
    ([x, y], index): Point =>
      index % 2 === 0 ? [x, y] : [at[0] + (x - at[0]) * 0.93, at[1] + (y - at[1]) * 0.93],
  );
  const ring = (part: number, fill: string): Piece =>
    detail(
      blob({ at, rx: radius * part, ry: radius * part, corners: 14, seed, jitter: 0.02 }, 6),
      fill,
    );
  const seeds = Array.from({ length: 8 }, (_, index) => {
    const middle =
      turn(
        [[at[0] + radius * (index % 2 === 0 ? 0.44 : 0.36), at[1]]],
        index * 45 + seed * 13,
        at,
      )[0] ?? at;
    return cut(
      turn(
        facets({ at: middle, rx: radius * 0.13, ry: radius * 0.06, corners: 7 }),
        index * 45 + seed * 13,
        middle,
      ),
      2,
    );
  });
  return piece(cut(teeth, 5), LEAF.dark, [
    ring(0.84, "#8FB14C"),
    ring(0.64, LEAF.light),
    detail(seeds.join(""), "#EEF3CF"),
  ]);
}

export function extraPickles(): Picture {
  return picture("extra-pickles", [
    gherkin([140, 176], 76, 2),
    gherkin([258, 132], 72, 5),
    gherkin([246, 238], 62, 8),
  ]);
}

/** Cheddar: a wedge with a slice leaning on it. */
export function extraCheddar(): Picture {
  const side = points("76,186,6 330,148,6 334,238,8 84,276,8");
  const top = points("76,190,6 214,76,16 254,72,16 330,150,6");
  const pits = [
    [142, 226, 13],
    [212, 238, 9],
    [268, 186, 12],
    [300, 218, 7],
    [186, 192, 7],
  ].map(([x = 0, y = 0, r = 0], index) =>
    blob({ at: [x, y], rx: r * 1.3, ry: r, corners: 9, seed: index + 1, jitter: 0.05 }, 5),
  );
  const slice = points("60,292,8 128,250,8 236,268,8 164,312,8");
  return picture("extra-cheddar", [
    piece(cut(side), CHEESE.base, [
      detail(pits.join(""), CHEESE.dark),
      detail(cut(points("70,256 340,218 340,290 70,290"), 4), `${CHEESE.dark}8C`),
    ]),
    piece(cut(top), CHEESE.light, [
      detail(cut(points("216,70 340,150 290,160 200,100"), 8), "#FDDD8E"),
    ]),
    shaded(cut(slice), CHEESE.dark, "#F8BE42", [-1, -6], []),
  ]);
}

/** The pear-shaped outline of an avocado half. */
function avocadoHalf(inset: number): Point[] {
  const i = inset;
  return [
    [200, 42 + i, 24],
    [238 - i * 0.7, 64 + i * 0.5, 26],
    [262 - i, 120, 30],
    [286 - i, 180, 34],
    [276 - i, 246 - i * 0.4, 40],
    [232 - i * 0.4, 286 - i, 36],
    [168 + i * 0.4, 286 - i, 36],
    [124 + i, 246 - i * 0.4, 40],
    [114 + i, 180, 34],
    [138 + i, 120, 30],
    [162 + i * 0.7, 64 + i * 0.5, 26],
  ];
}

/** Avocado: half a fruit with its stone, two slices behind it. */
export function extraAvocado(): Picture {
  const about: Point = [200, 170];
  const half = (inset: number): Point[] => shift(turn(avocadoHalf(inset), 16, about), -22, 4);
  const wedge = (x: number, angle: number): Piece[] => {
    const shape = (w: number, h: number): string =>
      cut(
        turn(facets({ at: [x, 196], rx: w, ry: h, corners: 12, seed: 3, power: 2.2 }), angle, [
          x,
          196,
        ]),
        8,
      );
    return [
      piece(shape(30, 92), LEAF.dark, [
        detail(shape(23, 85), AVOCADO.base),
        detail(shape(11, 70), AVOCADO.light),
      ]),
    ];
  };
  const stone = { at: [172, 214] as Point, rx: 45, ry: 45, corners: 13, seed: 5, jitter: 0.02 };
  return picture("extra-avocado", [
    ...wedge(296, 22),
    ...wedge(262, 10),
    piece(cut(half(0)), LEAF.dark, [
      detail(cut(half(9)), AVOCADO.dark),
      detail(cut(half(20)), AVOCADO.base),
      detail(cut(shift(half(42), -8, -6)), AVOCADO.light),
    ]),
    piece(blob(stone, 10), CRUST.dark, [
      detail(blob({ ...stone, at: [167, 208] }, 10), CRUST.base),
      detail(blob({ at: [156, 196], rx: 13, ry: 9, corners: 8, seed: 2 }, 5), CRUST.light),
    ]),
  ]);
}

/** A ring of red onion: coloured skin, white flesh, and the open middle. */
function onionRing(at: Point, radius: number, seed: number): Piece {
  const ring = (part: number): Point[] =>
    facets({ at, rx: radius * part, ry: radius * part * 0.94, corners: 14, seed, jitter: 0.012 });
  const band = (outer: number, inner: number): string =>
    cut(ring(outer), 8) + cut(ring(inner).reverse(), 7);
  return lifted(band(1, 0.66) + band(0.54, 0.28), BEET.light, [
    detail(band(0.92, 0.66), PINK.base),
    detail(band(0.87, 0.69), CREAM.light),
    detail(band(0.48, 0.28), PINK.light),
  ]);
}

export function extraRedOnion(): Picture {
  return picture("extra-red-onion", [
    onionRing([150, 184], 102, 3),
    onionRing([278, 122], 74, 6),
    onionRing([292, 244], 52, 9),
  ]);
}

/** Chilli: one whole pod and three rings cut from another. */
export function extraChilli(): Picture {
  const pod = points(
    "100,92,16 128,70,18 168,78,24 216,116,40 270,160,40 338,190,30 362,188,4 334,222,30 272,230,40 196,208,40 134,158,40 102,118,20",
  );
  const shine = points("132,92 160,92 206,126 254,166 306,190 262,184 196,150 146,114");
  const cap = points(
    "74,58,6 88,46,6 106,66,6 134,62,10 146,78,5 126,92,8 116,116,5 96,122,5 90,96,10 94,80,6",
  );
  const slice = (x: number, y: number, r: number, seed: number): Piece => {
    const at: Point = [x, y];
    const dots = [20, 140, 260].map((angle) => {
      const dot = turn([[x + r * 0.42, y]], angle, at)[0] ?? at;
      return blob({ at: dot, rx: r * 0.15, ry: r * 0.13, corners: 7 }, 2);
    });
    return piece(
      blob({ at, rx: r, ry: r * 0.92, corners: 13, seed, jitter: 0.025 }, 6),
      TOMATO.base,
      [
        detail(
          blob({ at, rx: r * 0.74, ry: r * 0.66, corners: 12, seed: seed + 1, jitter: 0.03 }, 6),
          TOMATO.light,
        ),
        detail(dots.join(""), CREAM.base),
      ],
    );
  };
  return picture("extra-chilli", [
    shaded(cut(pod), TOMATO.dark, TOMATO.base, [-4, -16], [detail(cut(shine, 14), TOMATO.light)]),
    shaded(cut(cap), LEAF.dark, LEAF.base, [-3, -10], []),
    slice(112, 238, 36, 3),
    slice(182, 272, 30, 6),
    slice(290, 96, 32, 8),
  ]);
}

/** Fried egg: crisp edge, white, yolk. */
export function extraFriedEgg(): Picture {
  const edge = facets({ at: [200, 176], rx: 134, ry: 114, corners: 17, seed: 12, jitter: 0.07 });
  const lace = edge.map(([x, y]): Point => [200 + (x - 200) * 0.975, 175 + (y - 176) * 0.965]);
  const wave = { at: [198, 173] as Point, rx: 125, ry: 104, corners: 17, seed: 33, jitter: 0.045 };
  const bubbles = [
    [104, 138, 12],
    [122, 120, 7],
    [150, 254, 11],
    [176, 266, 7],
    [286, 232, 12],
    [306, 212, 7],
    [276, 104, 9],
  ].map(([x = 0, y = 0, r = 0], index) =>
    blob({ at: [x, y], rx: r, ry: r * 0.7, corners: 8, seed: index + 1, jitter: 0.06 }),
  );
  const yolk = { at: [208, 166] as Point, rx: 55, ry: 53, corners: 15, seed: 5, jitter: 0.014 };
  const pepper = points("140,150 164,112 250,108 286,158 276,206 226,246 172,240 128,206 196,96");
  const specks = pepper.map(([x, y], index) => cut(box(x, y, 6, 4, index * 40), 0)).join("");
  return picture("extra-fried-egg", [
    piece(cut(edge, 22), "#D9A862", [
      detail(cut(lace, 22), "#F1D9AC"),
      detail(cut(facets(wave), 20), CHINA.base),
      detail(bubbles.join(""), CREAM.dark),
    ]),
    detail(specks, "#6B5344"),
    piece(blob(yolk, 12), CHEESE.dark, [
      detail(blob({ ...yolk, at: [203, 160] }, 12), CHEESE.base),
      detail(cut(points("172,158 178,138 198,124 208,128 192,142 184,160"), 7), "#FCE09A"),
    ]),
  ]);
}
