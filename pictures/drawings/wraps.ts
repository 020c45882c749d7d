/** The falafel wrap in its paper sleeve. */

import { CREAM, CRUST, TEAL, TORTILLA } from "../paper/palette.ts";
import {
  detail,
  type Picture,
  type Piece,
  picture,
  piece,
  placed,
  shaded,
} from "../paper/paper.ts";
import { blob, cut, facets, flow, oval, type Point, points, turn } from "../paper/shapes.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { cherryTomato, tomatoHalf } from "../parts/vegetables.ts";

/** A falafel ball: brown crust, lit facet, green flecks. */
export function falafel([x, y]: Point, radius: number, seed: number): Piece {
  const set = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius];
  const ball = { at: set(0, 0), rx: radius, ry: radius * 0.94, corners: 11, seed, jitter: 0.05 };
  const shine = oval(set(-0.34, -0.36), radius * 0.36, radius * 0.26, 8, seed);
  const flecks = points("0.4,-0.2 0.1,0.36 -0.4,0.3").map(([dx, dy]) =>
    oval(set(dx, dy), 3.4, 2.2, 6),
  );
  return shaded(
    blob(ball, 7),
    CRUST.dark,
    CRUST.base,
    [-3, -4],
    [detail(shine, CRUST.light), detail(flecks.join(""), "#7C9A3E")],
  );
}

/** The rolled flatbread with toasted patches and a fold. */
export function flatbread(): Piece {
  const roll = points("132,128,12 166,118,14 234,118,14 268,130,12 262,300,8 140,300,8");
  const spots = [
    [158, 152, 12],
    [182, 184, 9],
    [150, 196, 8],
    [212, 146, 9],
    [243, 176, 8],
    [222, 192, 6],
  ].map(([x = 0, y = 0, r = 0], index) =>
    cut(
      turn(
        facets({ at: [x, y], rx: r, ry: r * 0.56, corners: 8, seed: index + 3, jitter: 0.05 }),
        24,
        [x, y],
      ),
      4,
    ),
  );
  return piece(cut(roll), TORTILLA.dark, [
    detail(cut(points("120,110 252,110 196,310 120,310"), 6), TORTILLA.base),
    detail(cut(points("120,110 160,110 150,310 120,310"), 6), TORTILLA.light),
    detail(spots.join(""), "#C8914D"),
  ]);
}

/** The paper sleeve with its zigzag edge and cream stripes. */
export function sleeve(): Piece {
  const teeth: Point[] = Array.from({ length: 11 }, (_, index) => [
    124 + index * 15.2,
    index % 2 === 0 ? 206 : 219,
    3,
  ]);
  const outline: Point[] = [...teeth, [264, 318, 8], [136, 318, 8]];
  return piece(cut(outline), TEAL.base, [
    detail(cut(points("110,240 290,240 290,262 110,262"), 2), CREAM.base),
    detail(cut(points("110,270 290,270 290,277 110,277"), 2), TEAL.light),
    detail(cut(points("290,190 238,190 222,330 290,330"), 2), "#22565D8C"),
  ]);
}

/** The visible filling of the wrap. */
function filling(): Piece[] {
  return [
    leaf({ at: [168, 120], length: 92, width: 56, angle: -112 }, DEEP_LEAF),
    leaf({ at: [212, 104], length: 84, width: 50, angle: -72 }, PALE_LEAF),
    leaf({ at: [238, 122], length: 72, width: 44, angle: -34 }, MID_LEAF),
    leaf({ at: [156, 128], length: 54, width: 38, angle: -150 }, PALE_LEAF),
    falafel([170, 96], 29, 3),
    falafel([238, 104], 28, 6),
    tomatoHalf([206, 92], 26),
  ];
}

function tahini(): Piece {
  const pour = points(
    "138,122 166,112 202,116 236,112 262,122 258,140 238,134 222,138 212,160 200,158 194,138 172,134 160,148 148,142",
  );
  return piece(flow(pour), CREAM.base);
}

/** Falafel wrap in a sleeve, with falafel and a tomato beside it. */
export function wrapFalafel(): Picture {
  const mouth = piece(oval([200, 126], 66, 18, 16), TORTILLA.dark);
  const wrap = [mouth, ...filling(), flatbread(), tahini(), sleeve()];
  return picture("wrap-falafel", [
    placed(wrap, { turn: 15, about: [200, 200], x: 6, y: -6 }),
    falafel([290, 264], 30, 8),
    falafel([334, 276], 24, 12),
    cherryTomato([96, 274], 20),
    leaf({ at: [100, 286], length: 44, width: 26, angle: 190 }, PALE_LEAF),
  ]);
}
