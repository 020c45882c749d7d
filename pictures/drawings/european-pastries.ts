/** Pastries of European bakeries, sweet and filled. */

import {
  BAKED,
  CHEESE,
  COOKED_HAM,
  CRUMBLE,
  CURD,
  CUSTARD,
  FLAKY,
  type Tones,
  WHITE,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { croissant, dusting } from "../parts/dough.ts";
import { form, lump } from "../parts/form.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { CAKE_PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const SHELL: Tones = { base: "#C9803B", light: "#E6AE6C", dark: "#8F5218" };

function cannoli(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    placed(
      [
        lump([-104, 0], [30, 36], CURD, 3),
        lump([104, 0], [30, 36], CURD, 6),
        form(
          "-100,-36,16 -30,-44,26 40,-42,26 100,-36,16 104,34,16 40,44,26 -30,44,26 -104,34,16",
          SHELL,
          [
            slit(flow(points("-60,-44 20,-10 104,14"), false), SHELL.dark, 7),
            detail(
              cut(points("-84,-24,10 -20,-32,10 60,-30,10 50,-20,8 -20,-20,8 -80,-12,8")),
              SHELL.light,
            ),
            flecks(spread([0, 8], 84, 26, 14, 4), SHELL.dark, disc(6, 4)),
          ],
          [-3, -8],
        ),
        flecks(points("112,-12 120,4 108,16 100,24 118,-2"), "#7FA03E", bar(10, 7)),
        flecks(points("-112,-12 -122,6 -108,16 -118,-4"), "#7FA03E", bar(10, 7)),
        dusting([0, -18], 80, 16, 16),
      ],
      { x: at[0], y: at[1], turn: angle, scale: 0.96 },
    );
  return [CAKE_PLATE, one([186, 152], -16), one([216, 230], -6)];
}

function custardTarts(): Piece[] {
  const one = ([x, y]: Point, size: number): Piece =>
    placed(
      [
        form(
          "-92,-6,16 92,-6,16 74,52,22 44,68,20 -44,68,20 -74,52,22",
          FLAKY,
          [
            slit(
              [-70, -44, -16, 12, 40, 66]
                .map((dx) =>
                  flow(
                    [
                      [dx, 0],
                      [dx * 0.78 + 6, 66],
                    ],
                    false,
                  ),
                )
                .join(""),
              FLAKY.dark,
              4,
            ),
          ],
          [-4, -4],
        ),
        piece(oval([0, -8], 94, 40, 22), FLAKY.dark, [
          detail(oval([-1, -10], 92, 37, 22), FLAKY.base),
          detail(oval([0, -7], 76, 28, 20), CUSTARD.dark),
          detail(oval([-1, -5], 74, 26, 20), CUSTARD.base),
          detail(oval([-30, -14], 24, 6, 9), CUSTARD.light),
          flecks(points("-34,2 4,-12 36,2 12,12 52,-6 -8,4"), "#6B3414", disc(15, 6)),
          flecks(points("-50,-4 24,-18 -14,16"), "#A5611C", disc(10, 4)),
        ]),
      ],
      { x, y, scale: size },
    );
  return [CAKE_PLATE, one([132, 154], 0.92), one([268, 158], 0.92), one([198, 216], 1)];
}

function creamDoughnut(): Piece[] {
  return [
    form(
      "46,196,50 72,130,54 136,94,54 264,94,54 328,130,54 354,196,50 322,256,50 250,286,50 150,286,50 78,256,50",
      BAKED,
      [detail(cut(points("40,190 360,182 360,202 40,210"), 6), "#F6DDA8")],
      [-6, -10],
    ),
    flecks(spread([196, 134], 116, 42, 34, 3), WHITE, disc(6, 4, [0, 0], 5)),
    form(
      "70,188,14 92,168,16 126,178,16 160,164,18 200,176,18 240,162,18 276,174,16 312,164,14 334,184,14 318,208,16 280,214,16 246,206,14 214,232,14 184,212,14 150,218,16 110,208,16 84,212,14",
      CUSTARD,
      [
        detail(
          cut(points("100,182,8 150,178,8 230,176,8 300,180,8 230,188,8 140,190,8")),
          CUSTARD.light,
        ),
      ],
      [-3, -5],
    ),
  ];
}

function palmier(): Piece[] {
  const half = points(
    "200,276 176,250 128,214 84,196 52,160 62,104 112,78 160,98 182,140 170,176 132,176 116,148 134,126",
  );
  const rope = (dy: number, colour: string, width: number): Piece => {
    const side = half.map(([x, y]): Point => [x, y + dy]);
    return slit(
      flow(side, false) +
        flow(
          side.map(([x, y]): Point => [400 - x, y]),
          false,
        ),
      colour,
      width,
    );
  };
  return [
    rope(6, "#46281424", 56),
    rope(0, "#A8641B", 56),
    rope(-4, "#DDA14E", 50),
    rope(-4, "#F3C98A", 30),
    rope(-4, "#C98A38", 5),
    flecks(
      points(
        "84,120 112,96 150,110 70,160 110,196 150,222 250,110 290,96 318,120 330,160 292,196 250,222 190,256 210,256",
      ),
      WHITE,
      disc(5, 4, [0, 0], 5),
    ),
  ];
}

function yeastBun(): Piece[] {
  return [
    CAKE_PLATE,
    form(
      "44,186,44 78,128,54 146,96,54 254,96,54 322,128,54 356,186,44 340,240,40 284,268,50 200,276,50 116,268,50 60,240,40",
      BAKED,
      [detail(cut(points("84,160,16 118,128,16 180,112,16 140,136,14 100,180,14")), BAKED.light)],
      [-6, -10],
    ),
    piece(oval([200, 176], 96, 56, 20), BAKED.dark, [
      detail(oval([200, 178], 92, 52, 20), CURD.dark),
      detail(oval([198, 176], 90, 49, 20), CURD.base),
      detail(oval([170, 158], 34, 10, 9), "#FFFFFF"),
    ]),
    strewn(
      points(
        "96,208 118,232 148,250 180,258 214,260 248,252 282,236 304,210 314,180 92,178 110,150 292,152",
      ),
      [CRUMBLE.dark, disc(13, 10, [0, 0], 8)],
      [CRUMBLE.light, disc(10, 7, [-1, -2], 8)],
    ),
    slit(flow(points("110,150 150,190 190,146 230,196 270,152 300,186"), false), WHITE, 8),
  ];
}

function creamPuff(): Piece[] {
  const lid =
    "96,150,30 108,108,36 146,80,30 180,92,20 214,74,30 256,84,30 292,112,34 304,150,30 250,166,20 150,166,20";
  return [
    CAKE_PLATE,
    form(
      "84,216,26 110,204,20 290,204,20 316,216,26 304,254,30 262,272,30 138,272,30 96,254,30",
      BAKED,
      [],
      [-6, -6],
    ),
    form(
      "86,206,22 84,170,24 118,146,22 156,156,20 196,142,22 240,154,20 284,146,22 316,172,24 314,206,22 274,222,20 236,212,18 196,226,20 154,212,18 120,222,20",
      CURD,
      [slit(flow(points("110,186 150,178 190,190 230,176 288,186"), false), CURD.dark, 5)],
      [-4, -6],
    ),
    form(
      lid,
      BAKED,
      [
        detail(cut(points("120,128,14 144,100,14 186,100,14 170,118,12 136,146,12")), BAKED.light),
        slit(
          flow(points("180,92 190,120 184,150"), false) +
            flow(points("250,86 248,116 262,146"), false),
          "#C07E28",
          5,
        ),
      ],
      [-6, -8],
    ),
    dusting([200, 112], 84, 30, 26),
  ];
}

function appleTurnover(): Piece[] {
  return [
    CAKE_PLATE,
    form(
      "32,240,20 44,190,34 100,132,50 190,108,54 284,132,50 348,190,34 366,240,20 340,262,16 60,262,16",
      FLAKY,
      [
        detail(cut(points("80,184,16 126,146,18 188,132,18 150,162,16 104,206,14")), FLAKY.light),
        slit(
          [100, 146, 192, 238, 284]
            .map((x) =>
              flow(
                points(`${x},230 ${x + 14},196 ${x + 8},${150 + Math.abs(x - 192) * 0.16}`),
                false,
              ),
            )
            .join(""),
          FLAKY.dark,
          6,
        ),
        slit(
          Array.from({ length: 16 }, (_, i) =>
            flow(
              [
                [46 + i * 20, 262],
                [52 + i * 20, 244],
              ],
              false,
            ),
          ).join(""),
          FLAKY.dark,
          5,
        ),
      ],
      [-5, -8],
    ),
    form(
      "286,256,16 296,222,20 328,212,18 356,228,16 360,260,16 330,276,14",
      { base: "#F1CB74", light: "#FBE6B0", dark: "#C9982F" },
      [flecks(points("308,240 330,232 344,250 322,258"), "#FBE6B0", bar(16, 11, 31))],
      [-3, -5],
    ),
    dusting([190, 170], 110, 40, 20),
  ];
}

function raisinSwirl(): Piece[] {
  const spiral = Array.from({ length: 30 }, (_, i): Point => {
    const angle = i * 0.6 + 0.6;
    const part = 1 - i / 33;
    return [200 + Math.cos(angle) * 140 * part, 176 + Math.sin(angle) * 98 * part];
  });
  return [
    form(
      "40,190,44 68,122,54 136,78,54 264,78,54 332,122,54 360,190,44 336,250,44 270,286,54 130,286,54 64,250,44",
      BAKED,
      [],
      [-5, -11],
    ),
    piece(oval([200, 176], 152, 108, 24), BAKED.light, [
      slit(flow(spiral, false), "#B9762B", 15),
      slit(flow(spiral, false), CUSTARD.base, 7),
    ]),
    strewn(
      points(
        "112,138 158,108 220,96 282,126 310,176 286,226 226,252 154,246 104,206 160,164 214,146 246,182 196,206",
      ),
      ["#2E1A22", disc(12, 9)],
      ["#5D3A4A", disc(8, 5, [-2, -2])],
    ),
  ];
}

function almondCroissant(): Piece[] {
  return [
    ...croissant(),
    strewn(
      points(
        "176,92 212,84 240,108 196,124 160,128 224,146 128,132 272,130 104,158 298,156 186,164 76,186 326,190",
      ),
      ["#C79A5A", disc(18, 8, [0, 0], 9)],
      ["#F8E6C4", disc(15, 6, [-1, -2], 9)],
    ),
    dusting([200, 130], 130, 50, 30),
  ];
}

function hamCroissant(): Piece[] {
  return [
    form(
      "60,214,20 130,180,24 270,180,24 340,214,20 320,240,18 250,226,18 150,226,18 80,240,18",
      BAKED,
      [],
      [-4, -6],
    ),
    form(
      "52,196,12 120,168,14 280,168,14 348,196,12 336,220,8 300,208,10 262,224,9 226,206,10 186,224,9 148,206,10 108,222,9 66,218,8",
      CHEESE,
      [],
      [-2, -5],
    ),
    form(
      "46,186,12 110,156,14 290,156,14 354,186,12 340,206,10 290,192,12 240,206,12 190,192,12 140,206,12 96,194,12 62,206,10",
      COOKED_HAM,
      [],
      [-2, -5],
    ),
    placed(croissant(), { x: 0, y: -30 }),
  ];
}

function brioche(): Piece[] {
  return [
    form(
      "88,196,14 312,196,14 284,284,18 262,296,14 138,296,14 116,284,18",
      BAKED,
      [
        slit(
          [112, 144, 176, 208, 240, 272]
            .map((x) =>
              flow(
                [
                  [x, 200],
                  [200 + (x - 200) * 0.78, 294],
                ],
                false,
              ),
            )
            .join(""),
          BAKED.dark,
          6,
        ),
      ],
      [-8, -3],
    ),
    form(
      "62,206,34 72,156,46 128,124,46 272,124,46 328,156,46 338,206,34 292,220,24 244,210,20 200,222,24 156,210,20 108,220,24",
      BAKED,
      [detail(cut(points("98,176,16 128,146,16 180,136,14 150,160,14 116,196,14")), BAKED.light)],
      [-6, -8],
    ),
    ball([204, 104], 56, BAKED, 4, 0.86),
    slit(flow(points("150,142 204,156 258,142"), false), BAKED.dark, 6),
  ];
}

export const EUROPEAN_PASTRIES = {
  cannoli: cannoli,
  "custard-tart": custardTarts,
  "doughnut-cream": creamDoughnut,
  palmier: palmier,
  "yeast-bun-cheese": yeastBun,
  "cream-puff": creamPuff,
  "apple-turnover": appleTurnover,
  "raisin-swirl": raisinSwirl,
  "croissant-almond": almondCroissant,
  "croissant-ham-cheese": hamCroissant,
  brioche: brioche,
} satisfies Drawings;
