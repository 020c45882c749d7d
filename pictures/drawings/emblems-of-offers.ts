/** Emblems of categories that are offers rather than dishes. */

import { fork, knife } from "../kiosk/emblems.ts";
import { CARTON_RED, CHEESE, CHINA, CREAM, TEAL, TOMATO } from "../paper/palette.ts";
import { detail, type Piece, placed, slit } from "../paper/paper.ts";
import { blob, cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form } from "../parts/form.ts";
import { straw } from "../parts/glasses.ts";
import { burger } from "./emblems-of-dishes.ts";
import { FRIES, friesPieces } from "./sides.ts";

export const FRONT_FRIES = FRIES.filter(([, , , , behind]) => !behind);

function star(size: number, [x, y]: Point = [200, 170]): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    const reach = i % 2 ? size * 0.5 : size;
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      i % 2 ? size * 0.05 : size * 0.1,
    ];
  });
}

/** A box to carry, with a star and a balloon. */
export function kidsBox(): Piece[] {
  return [
    slit(flow(points("322,112 330,150 316,190 322,224"), false), "#C9A36A", 5),
    form(
      "284,66,30 296,30,30 324,16,30 352,30,30 364,66,30 346,102,26 324,114,20 302,102,26",
      TEAL,
      [detail(oval([308, 50], 9, 16, 9), TEAL.light)],
      [-6, -5],
    ),
    form(
      "92,112,10 116,58,24 224,58,24 248,112,10 222,112,6 208,82,16 132,82,16 118,112,6",
      TOMATO,
      [],
      [-3, -4],
    ),
    form(
      "48,112,8 292,112,8 304,298,14 36,298,14",
      TOMATO,
      [detail(cut(points("248,100 320,100 320,310 240,310"), 2), TOMATO.dark)],
      [0, -8],
    ),
    form(star(70, [156, 212]), CHEESE, [], [-4, -5]),
  ];
}

export function set(): Piece[] {
  return [
    placed(friesPieces(FRONT_FRIES, false), { x: -22, y: 76, scale: 0.72 }),
    placed(
      [
        straw(),
        form(
          "104,96,6 296,96,6 270,290,16 258,302,10 142,302,10 130,290,16",
          CARTON_RED,
          [detail(cut(points("90,168 310,150 304,196 96,212"), 2), CREAM.base)],
          [-10, 0],
        ),
        form("92,76,12 308,76,12 306,104,8 94,104,8", CHINA, [], [0, -8]),
      ],
      { x: 166, y: 60, scale: 0.74 },
    ),
    placed(burger(), { x: 76, y: 118, scale: 0.62 }),
    form("6,284,10 394,284,10 380,316,14 20,316,14", TEAL, [], [0, -14]),
  ];
}

export function special(): Piece[] {
  return [
    form(
      star(160, [200, 178]),
      CHEESE,
      [detail(cut(points("200,40 200,178 80,160"), 6), CHEESE.light)],
      [-8, -9],
    ),
  ];
}

export function plateWithCutlery(): Piece[] {
  const round = { at: [200, 172] as Point, corners: 22, jitter: 0.006 };
  return [
    form(
      facets({ ...round, rx: 134, ry: 134, seed: 3 }).map(([x, y]): Point => [x, y, 18]),
      CHINA,
      [],
      [-3, -4],
    ),
    detail(blob({ ...round, rx: 94, ry: 94, seed: 7 }), CHINA.dark),
    detail(blob({ ...round, at: [201, 174], rx: 88, ry: 88, seed: 7 }), CREAM.light),
    fork(36),
    knife(364),
  ];
}
