/** What is added to burgers, coffees and ice cream: patties, buns, nuts, syrup, cream. */

import { BUN, CREAM, MEAT, TEAL, type Tones, VEGGIE } from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { bottomBun, topBun } from "../parts/burger-parts.ts";
import { form, laid, lump } from "../parts/form.ts";
import { bar, disc, flecks, spread } from "../parts/strew.ts";
import type { Drawings } from "./drawing.ts";

/** A patty seen from slightly above; `on` lies on it. */
function pattyFromAbove(tones: Tones, on: readonly Piece[]): Piece[] {
  return [
    form(
      "40,176,30 60,130,50 130,98,60 270,98,60 340,130,50 360,176,30 352,228,40 280,268,60 120,268,60 48,228,40",
      tones,
      [],
      [-4, -34],
    ),
    ...on,
  ];
}

function patty(): Piece[] {
  return pattyFromAbove(MEAT, [
    slit(
      [-84, -28, 28, 84]
        .map((x) =>
          flow(
            [
              [176 + x, 214 - Math.abs(x) * 0.16],
              [232 + x, 112 + Math.abs(x) * 0.16],
            ],
            false,
          ),
        )
        .join(""),
      MEAT.dark,
      13,
    ),
    flecks(spread([190, 160], 120, 44, 20, 4), MEAT.light, disc(10, 6, [0, 0], 7)),
    detail(cut(points("84,150,20 140,116,20 220,108,16 150,128,16 104,164,16")), MEAT.light),
  ]);
}

function veggiePatty(): Piece[] {
  return pattyFromAbove(VEGGIE, [
    flecks(spread([196, 164], 128, 48, 14, 4), VEGGIE.light, disc(12, 7, [0, 0], 7)),
    flecks(spread([200, 164], 124, 46, 10, 8), "#5F8D3B", disc(9, 7, [0, 0], 7)),
    flecks(spread([204, 162], 118, 44, 8, 13), "#E4802B", bar(18, 8)),
    flecks(spread([198, 166], 120, 46, 8, 17), "#F4C238", disc(8, 6, [0, 0], 6)),
  ]);
}

function nuts(): Piece[] {
  const almond: Tones = { base: "#B9773A", light: "#DCA66C", dark: "#824A16" };
  const cashew: Tones = { base: "#EBCB92", light: "#FAE6C0", dark: "#C0934C" };
  const hazel: Tones = { base: "#9A5A2A", light: "#C98F5A", dark: "#683610" };
  const one = ([x, y]: Point, i: number): Piece =>
    i % 3 === 0
      ? form(
          laid("-46,8,14 -30,-24,20 8,-34,24 48,-4,10 20,28,22 -24,30,20", [x, y], i * 53),
          almond,
          [slit(flow(laid("-28,6 0,-8 32,-4", [x, y], i * 53), false), almond.dark, 4)],
        )
      : i % 3 === 1
        ? form(
            laid(
              "-42,14,16 -34,-22,22 6,-38,24 40,-16,20 38,16,14 20,8,12 2,-8,14 -14,4,12 -24,24,14",
              [x, y],
              i * 67,
            ),
            cashew,
          )
        : lump([x, y], [36, 33], hazel, i + 2, [
            detail(oval([x + 6, y + 14], 18, 11, 9), "#D9B68A"),
          ]);
  return points(
    "106,214 190,224 276,214 330,236 148,168 232,172 302,168 194,118 262,122 130,250 222,258 304,262",
  ).map(one);
}

function syrup(): Piece[] {
  const amber: Tones = { base: "#B8661C", light: "#E09A50", dark: "#7E3E08" };
  return [
    form(
      "180,44,6 220,44,6 224,92,14 276,140,26 278,284,14 264,298,12 136,298,12 122,284,14 124,140,26 176,92,14",
      amber,
      [
        detail(cut(points("138,150 152,146 154,284 140,282"), 6), amber.light),
        detail(cut(points("110,176 290,168 290,258 110,264"), 2), CREAM.base),
        detail(cut(points("250,168 290,168 290,258 246,258"), 0), "#46281426"),
      ],
      [-14, 0],
    ),
    form("168,30,6 232,30,6 232,56,5 168,56,5", TEAL, [], [-8, -2]),
    form(
      "150,6,8 214,6,8 214,20,4 206,34,4 194,34,4 192,22,4 156,24,6 148,36,5 136,32,5 140,14,8",
      { base: "#3B2F2B", light: "#6B5A52", dark: "#231815" },
      [],
      [-2, -3],
    ),
    form("200,186,2 220,214,14 216,238,14 200,248,12 184,238,14 180,214,14", amber, [], [-3, -2]),
  ];
}

function whippedCream(): Piece[] {
  const cream: Tones = { base: "#FFF6E4", light: "#FFFFFF", dark: "#E6D2AE" };
  const ring = (y: number, rx: number, ry: number): Piece =>
    form(
      [
        [200 - rx, y, ry],
        [200 - rx * 0.8, y - ry, ry],
        [200 + rx * 0.8, y - ry * 1.2, ry],
        [200 + rx, y - ry * 0.2, ry],
        [200 + rx * 0.82, y + ry, ry],
        [200 - rx * 0.84, y + ry * 1.1, ry],
      ],
      cream,
      [
        slit(
          [-0.5, 0, 0.5]
            .map((part) =>
              flow(
                [
                  [200 + rx * part - 16, y + ry * 0.9],
                  [200 + rx * part + 22, y - ry],
                ],
                false,
              ),
            )
            .join(""),
          cream.dark,
          5,
        ),
      ],
      [-4, -7],
    );
  return [
    ring(248, 142, 40),
    ring(192, 112, 36),
    ring(142, 78, 30),
    form(
      "160,122,22 178,92,20 206,40,6 222,52,10 230,92,20 242,118,20 204,132,20",
      cream,
      [slit(flow(points("196,118 210,90 212,60"), false), cream.dark, 5)],
      [-4, -6],
    ),
  ];
}

export const EXTRA_SERVINGS = {
  "extra-patty": patty,
  "extra-patty-veggie": veggiePatty,
  "extra-bun": () => [
    placed([topBun({ base: 212, crown: 84, tones: BUN, seed: 3 }, [])], { x: -20, y: -16 }),
    placed([bottomBun(BUN, 0)], { x: 18, y: 232 }),
  ],
  "extra-nuts": nuts,
  "extra-syrup": syrup,
  "extra-cream": whippedCream,
} satisfies Drawings;
