import { BEET, CHEESE, LEAF, TOMATO } from "../paper/palette.ts";
import { detail, type Piece, piece, shaded } from "../paper/paper.ts";
import { blob, cut, oval, type Point, points, shift, turn } from "../paper/shapes.ts";

/** A raspberry built from its drupelets. */
export function raspberry(at: Point): Piece {
  const [x, y] = at;
  const body = shift(
    points("-24,-14,10 -10,-26,10 12,-26,10 25,-13,10 22,8,12 3,29,8 -20,10,12"),
    x,
    y,
  );
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

/** A strawberry, standing on its tip. */
export function strawberry(at: Point, size = 1, angle = 0): Piece[] {
  const [x, y] = at;
  const scaled = (outline: string): Point[] =>
    turn(
      shift(
        points(outline).map(([px, py, r = 6]): Point => [px * size, py * size, r * size]),
        x,
        y,
      ),
      angle,
      at,
    );
  const pips = points("-16,-8 0,-12 16,-8 -8,8 8,8 0,24").map(([px, py]) => {
    const [spot = at] = turn([[x + px * size, y + py * size]], angle, at);
    return oval(spot, 2.6 * size, 3.6 * size, 6);
  });
  return [
    shaded(
      cut(scaled("-30,-14,14 -16,-28,12 16,-28,12 30,-14,14 22,18,16 0,40,12 -22,18,16")),
      TOMATO.dark,
      TOMATO.base,
      [-4, -4],
      [detail(pips.join(""), CHEESE.light)],
    ),
    piece(
      cut(scaled("-24,-28,4 -10,-26,4 0,-40,3 10,-26,4 24,-28,4 12,-18,5 0,-14,4 -12,-18,5")),
      LEAF.base,
    ),
  ];
}
