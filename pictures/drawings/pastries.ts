/** What the baker has: bread, croissants, doughnuts, muffins, biscuits. */

import {
  BAKED,
  CARTON_RED,
  CHOCOLATE,
  CREAM,
  ICING,
  WHITE,
  YEAST_DOUGH,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { croissant } from "../parts/dough.ts";
import { form, laid, lump } from "../parts/form.ts";
import { raspberry } from "../parts/fruit.ts";
import { leaf, MID_LEAF, sesame } from "../parts/garnish.ts";
import { disc, flecks, spread } from "../parts/strew.ts";
import { CAKE_PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

function painAuChocolat(): Piece[] {
  return [
    form(
      "54,166,34 96,124,34 300,108,34 350,146,34 352,216,34 308,252,34 104,268,34 58,232,34",
      BAKED,
      [
        detail(
          cut(points("92,150,16 130,132,14 282,120,14 300,136,12 140,150,12 100,176,14")),
          BAKED.light,
        ),
        slit(
          flow(points("66,196 200,182 346,176"), false) +
            flow(points("70,224 200,212 344,204"), false),
          "#B9762B",
          6,
        ),
      ],
      [-6, -10],
    ),
    form(
      "288,112,24 330,116,30 356,154,30 352,214,30 322,248,24 298,250,16 316,200,24 312,150,24",
      { base: YEAST_DOUGH.base, light: YEAST_DOUGH.light, dark: YEAST_DOUGH.dark },
      [
        slit(flow(points("316,134 336,160 336,208 318,236"), false), YEAST_DOUGH.dark, 5),
        detail(oval([326, 164], 11, 15, 9) + oval([324, 206], 11, 15, 9), CHOCOLATE.dark),
      ],
      [-3, -3],
    ),
    flecks(points("140,142 200,136 250,130"), "#FBE0B0", disc(12, 4)),
  ];
}

function danish(): Piece[] {
  return [
    CAKE_PLATE,
    form(
      "52,180,44 80,118,54 150,84,54 250,84,54 320,118,54 348,180,44 330,240,40 256,270,50 144,270,50 70,240,40",
      BAKED,
      [
        slit(
          flow(facets({ at: [200, 176], rx: 122, ry: 76, corners: 16, jitter: 0.01 })),
          BAKED.light,
          12,
        ),
        slit(
          flow(facets({ at: [200, 178], rx: 98, ry: 58, corners: 16, jitter: 0.01 })),
          BAKED.dark,
          6,
        ),
      ],
      [-6, -10],
    ),
    lump([200, 172], [86, 50], { base: "#F7DC8A", light: "#FDEFC0", dark: "#DDB44C" }, 4),
    raspberry([164, 160]),
    raspberry([228, 156]),
    raspberry([198, 186]),
    leaf({ at: [222, 186], length: 40, width: 26, angle: 20 }, MID_LEAF),
  ];
}

function eclair(): Piece[] {
  return [
    CAKE_PLATE,
    placed(
      [
        form(
          "36,206,34 60,170,34 340,170,34 364,206,34 336,250,34 64,250,34",
          YEAST_DOUGH,
          [detail(cut(points("30,204 370,200 366,218 34,222"), 6), CREAM.light)],
          [-4, -9],
        ),
        form(
          "34,188,30 62,146,34 338,146,34 366,188,30 352,206,12 330,196,10 312,214,10 296,212,9 284,198,10 200,202,12 176,220,10 160,218,9 148,200,10 96,202,10 76,214,10 58,206,10",
          CHOCOLATE,
          [
            detail(
              cut(points("76,164,10 190,158,8 300,162,8 190,168,8 86,176,8")),
              CHOCOLATE.light,
            ),
          ],
          [-4, -8],
        ),
        slit(
          flow(
            Array.from({ length: 9 }, (_, i): Point => [72 + i * 32, i % 2 ? 160 : 186]),
            false,
          ),
          CREAM.base,
          5,
        ),
      ],
      { turn: -5, about: [200, 200] },
    ),
  ];
}

function churros(): Piece[] {
  const one = (x: number, lean: number, top: number): Piece =>
    form(
      laid(`-16,${-top},14 16,${-top},14 17,60,8 -17,60,8`, [x, 186], lean),
      BAKED,
      [
        slit(flow(laid(`-5,${-top + 12} -5,60`, [x, 186], lean), false), BAKED.light, 5),
        slit(flow(laid(`8,${-top + 12} 8,60`, [x, 186], lean), false), BAKED.dark, 4),
        flecks(
          points("-4,-90 6,-60 -6,-30 4,-4").map(
            ([a, b]): Point => [x + a - lean * b * 0.017, 186 + b],
          ),
          WHITE,
          disc(4, 3, [0, 0], 5),
        ),
      ],
      [-4, -3],
    );
  return [
    one(112, -20, 126),
    one(150, -10, 146),
    one(190, -2, 154),
    one(228, 8, 140),
    one(140, -14, 100),
    one(206, 4, 104),
    form(
      "74,166,8 250,158,8 226,290,14 214,298,8 112,298,8 100,290,14",
      CARTON_RED,
      [detail(cut(points("60,196 270,186 266,208 60,220"), 2), CREAM.base)],
      [-16, 0],
    ),
    form(
      "262,226,8 376,226,8 360,288,14 278,288,14",
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" },
      [],
      [-8, 0],
    ),
    piece(oval([319, 226], 58, 17, 18), "#FFFDF8", [
      detail(oval([319, 227], 49, 12, 16), CHOCOLATE.base),
      detail(oval([306, 224], 18, 4, 8), CHOCOLATE.light),
    ]),
  ];
}

function baklava(): Piece[] {
  const piece3 = (at: Point): Piece[] => [
    form(
      laid("-62,0,5 0,30,5 62,0,5 62,34,6 0,66,6 -62,34,6", at),
      { base: "#D9973C", light: "#F0C070", dark: "#A9681C" },
      [
        slit(
          [10, 20, 30]
            .map((dy) => flow(laid(`-62,${dy} 0,${dy + 30} 62,${dy}`, at), false))
            .join(""),
          "#8F541C",
          3.4,
        ),
      ],
      [-4, 0],
    ),
    form(
      laid("-62,2,5 0,-32,5 62,2,5 0,34,5", at),
      { base: "#EDB456", light: "#F9DA96", dark: "#C98A2C" },
      [
        detail(cut(laid("-34,2,5 0,-18,5 20,-8,5 -12,10,5", at)), "#F9DA96"),
        flecks(spread([at[0] + 2, at[1] + 2], 26, 12, 11, at[0]), "#7FA63C", disc(6, 4, [0, 0], 6)),
      ],
      [-2, -4],
    ),
  ];
  return [
    CAKE_PLATE,
    ...piece3([200, 132]),
    ...piece3([120, 182]),
    ...piece3([280, 182]),
    ...piece3([200, 226]),
  ];
}

function strudel(): Piece[] {
  return [
    CAKE_PLATE,
    form(
      "40,204,18 64,150,34 130,124,34 300,124,30 340,150,34 352,226,18 330,254,14 70,258,14",
      BAKED,
      [
        slit(
          [108, 160, 212, 264]
            .map((x) => flow(points(`${x},132 ${x + 20},168 ${x + 12},210`), false))
            .join(""),
          BAKED.dark,
          5,
        ),
      ],
      [-6, -9],
    ),
    form(
      "300,128,20 344,150,28 358,220,20 332,258,16 282,258,20 268,222,28 274,154,28",
      { base: "#F3D591", light: "#FBEBC4", dark: "#C98F3E" },
      [
        flecks(
          points("308,160 326,180 300,190 320,206 294,216 316,230 336,216 298,170"),
          "#E0A93C",
          disc(13, 9),
        ),
        flecks(points("316,170 302,206 330,232"), "#5D2A1E", disc(6, 4)),
      ],
      [-3, -3],
    ),
    flecks(spread([180, 150], 116, 22, 26, 3), WHITE, disc(7, 4, [0, 0], 6)),
    form("40,244,16 70,222,18 116,228,18 130,252,16 104,274,16 60,272,16", ICING, [
      detail(oval([76, 240], 16, 6, 8), "#FFFFFF"),
    ]),
  ];
}

function borek(): Piece[] {
  const spiral = Array.from({ length: 22 }, (_, i): Point => {
    const angle = i * 0.66 + 0.4;
    const part = 1 - i / 25;
    return [200 + Math.cos(angle) * 116 * part, 178 + Math.sin(angle) * 78 * part];
  });
  return [
    CAKE_PLATE,
    form(
      "40,184,44 70,116,54 140,78,56 260,78,56 330,116,54 360,184,44 332,250,44 250,280,50 150,280,50 68,250,44",
      BAKED,
      [
        slit(flow(spiral, false), BAKED.dark, 11),
        slit(
          flow(
            spiral.map(([x, y]): Point => [x - 6, y - 20]),
            false,
          ),
          BAKED.light,
          7,
        ),
      ],
      [-6, -10],
    ),
    ...sesame(
      spread([196, 160], 112, 66, 14, 3).map(([x, y], i) => [x, y, i * 41] as const),
      CREAM.base,
      BAKED.dark,
    ),
  ];
}

export const PASTRIES = {
  croissant: croissant,
  "pain-au-chocolat": painAuChocolat,
  danish: danish,
  eclair: eclair,
  churros: churros,
  baklava: baklava,
  "apple-strudel": strudel,
  borek: borek,
} satisfies Drawings;
