/** Rice, noodles, dumplings, bakes. */

import { RICE, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, type Point, points } from "../paper/shapes.ts";
import { form } from "./form.ts";
import { flecks, loops, mound, spread } from "./strew.ts";
import { PLATE } from "./vessels.ts";

/** A dome of rice with its grains. */
export function riceDome(at: Point, rx: number, ry: number, tones: Tones = RICE): Piece[] {
  return [
    mound(at, rx, ry, tones),
    flecks(
      spread([at[0], at[1] - ry * 0.3], rx * 0.8, ry * 0.5, 20, 5),
      tones.dark,
      ([x, y], index) => cut(box(x - 6, y - 2.5, 12, 5, index * 41), 2.4),
    ),
  ];
}

/** Noodles in an open bowl. */
export function noodles(tones: Tones, count = 26): Piece[] {
  return loops({ at: [200, 158], rx: 122, ry: 36, count, width: 7, seed: 4 }, [
    tones.dark,
    tones.base,
    tones.light,
  ]);
}

/** A square piece of a bake with its layers. */
export function bake(
  layers: readonly (readonly [number, number, string])[],
  top: Tones,
  on: readonly Piece[],
): Piece[] {
  return [
    PLATE,
    piece(cut(points("78,160,10 322,160,10 318,262,14 84,262,14")), layers[0]?.[2] ?? top.base, [
      ...layers.map(([y, height, fill]) =>
        detail(
          flow(
            points(
              `60,${y} 130,${y + 5} 200,${y - 3} 270,${y + 5} 340,${y} 340,${y + height} 270,${y + height + 5} 200,${y + height - 3} 130,${y + height + 4} 60,${y + height}`,
            ),
          ),
          fill,
        ),
      ),
      detail(cut(points("290,150 340,150 340,270 282,270")), "#46281426"),
    ]),
    form(
      "70,160,10 112,116,14 288,116,14 330,160,10 326,178,8 306,186,9 292,174,8 262,176,9 250,196,9 238,192,8 228,174,9 168,176,9 158,190,8 146,188,8 136,174,8 102,176,9 92,188,8 80,178,8",
      top,
      [...on],
      [-3, -6],
    ),
  ];
}

/** A pleated dumpling, fried on its foot. */
export function gyoza(at: Point, angle: number, tones: Tones, size = 1): Piece {
  const pleats = [-36, -18, 0, 18, 36]
    .map((x) =>
      flow(points(`${x},${-34 + Math.abs(x) * 0.4} ${x + 4},${-14 + Math.abs(x) * 0.2}`), false),
    )
    .join("");
  return placed(
    [
      form(
        "-66,18,16 -58,-8,20 -34,-32,16 0,-40,16 34,-32,16 58,-8,20 66,18,16 34,30,16 -34,30,16",
        tones,
        [
          detail(cut(points("-70,12 70,12 60,40 -60,40"), 8), "#D9A355"),
          detail(cut(points("-44,-4,8 -22,-20,8 10,-24,8 -8,-8,8 -34,8,8")), tones.light),
          slit(pleats, tones.dark, 4.5),
        ],
        [-2, -4],
      ),
    ],
    { x: at[0], y: at[1], turn: angle, scale: size },
  );
}
