/** Cakes: the chocolate cake on its plate. */

import { CHOCOLATE, CREAM, PINK } from "../paper/palette.ts";
import { detail, type Picture, type Piece, picture, piece, slit } from "../paper/paper.ts";
import { box, cut, flow, type Point, points, seeded, shift } from "../paper/shapes.ts";
import { raspberry } from "../parts/fruit.ts";
import { leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { plate } from "../parts/vessels.ts";

/** A layer of the cake's side: from y on the outer edge to y at the tip, with its height. */
export function layer(y: number, height: number, fill: string): Piece {
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
  const top = points("78,134,8 96,108,14 134,88,14 176,78,10 332,178,7 200,158,4");
  const drops = points(
    "78,130,8 332,174,7 333,194,6 318,197,7 310,222,7 298,220,7 290,192,8 262,188,8 250,200,7 238,197,7 228,181,8 204,178,8 196,212,8 183,211,8 176,172,8 146,166,8 136,182,7 124,180,7 116,160,8 104,160,7 96,172,7 84,170,7",
  );
  const shine = points("104,118 138,99 172,90 196,106 150,112 116,128");
  return [
    piece(cut(drops), CHOCOLATE.dark),
    piece(cut(top), "#5A2F21", [detail(cut(shine, 8), CHOCOLATE.light)]),
  ];
}

/** Chocolate cake: three sponges, cream and beet-pink filling, glaze, raspberry. */
export function cakeChocolate(): Picture {
  const side = points("78,134,6 332,178,4 330,290,8 82,252,10");
  const random = seeded(14);
  const crumb = Array.from({ length: 16 }, (_, index) => {
    const x = 92 + index * 15;
    const row = index % 2 === 0 ? 189 : 230;
    const y = row + (x - 60) * 0.157 + random() * 12;
    return cut(box(x, y, 8, 5, random() * 90), 2.5);
  });
  const dollop = points("102,112 96,96 112,84 124,68 148,60 172,70 180,86 192,98 182,114 142,122");
  return picture("cake-chocolate", [
    plate([204, 274], 184, 27),
    piece(cut(side), CHOCOLATE.base, [
      layer(172, 14, CREAM.base),
      layer(212, 13, PINK.base),
      detail(crumb.join(""), CHOCOLATE.light),
      detail(cut(points("332,170 352,170 352,300 322,300"), 2), "#4A241855"),
    ]),
    ...glaze(),
    piece(flow(dollop), CREAM.dark, [
      detail(flow(shift(dollop, -5, -5)), CREAM.base),
      slit(flow(points("112,100 136,104 166,92"), false), CREAM.dark, 4),
    ]),
    leaf({ at: [150, 62], length: 46, width: 26, angle: 8 }, MID_LEAF),
    leaf({ at: [132, 62], length: 42, width: 24, angle: -166 }, PALE_LEAF),
    raspberry([143, 52]),
  ]);
}
