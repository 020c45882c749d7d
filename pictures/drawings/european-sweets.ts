/** Pastries, cakes and desserts of European bakeries. */

import { BEET, CHEESE, CHOCOLATE, CREAM, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, lump } from "../parts/form.ts";
import { strawberry } from "../parts/fruit.ts";
import { leaf, MID_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { plate } from "../parts/vessels.ts";
import { layer, raspberry } from "./cakes.ts";
import { slice } from "./desserts.ts";
import type { Drawings } from "./drawing.ts";
import { single } from "./ice-cream.ts";
import { croissant } from "./pastries.ts";
import { scoop } from "./sweets.ts";

const BAKED: Tones = { base: "#DD9A3C", light: "#F3C677", dark: "#A8641B" };
const FLAKY: Tones = { base: "#E7B565", light: "#F8DDA4", dark: "#B57B2C" };
const SHELL: Tones = { base: "#C9803B", light: "#E6AE6C", dark: "#8F5218" };
const CUSTARD: Tones = { base: "#F7D566", light: "#FDECAC", dark: "#DBA92E" };
const CURD: Tones = { base: "#FFF6E2", light: "#FFFFFF", dark: "#E3D0A6" };
const MERINGUE: Tones = { base: "#FFF9EE", light: "#FFFFFF", dark: "#E6D6BA" };
const SPONGE: Tones = { base: "#F0CF8B", light: "#FAE6BA", dark: "#CFA04F" };
const HONEY: Tones = { base: "#C4812F", light: "#E3B06A", dark: "#8F5815" };
const TOFFEE: Tones = { base: "#A5571C", light: "#D38E4C", dark: "#74370A" };
const CRUMBLE: Tones = { base: "#D9A252", light: "#F1CB8C", dark: "#A97224" };
const SYRUPY: Tones = { base: "#C27A2A", light: "#E6B068", dark: "#8E4F10" };
const DARK_CAKE: Tones = { base: "#8A4A20", light: "#B37848", dark: "#5F2D0D" };
const SUGAR = "#FFFDF8";

const PLATE = plate([200, 252], 190, 58);

function dusting(at: Point, rx: number, ry: number, count = 18): Piece {
  return flecks(spread(at, rx, ry, count, 5), SUGAR, disc(5, 3.4, [0, 0], 5));
}

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
  return [PLATE, one([186, 152], -16), one([216, 230], -6)];
}

function rumBaba(): Piece[] {
  return [
    PLATE,
    form(
      "60,262,24 120,238,26 290,238,26 344,262,24 290,290,24 110,290,24",
      SYRUPY,
      [detail(oval([130, 262], 34, 7, 8), SYRUPY.light)],
      [-2, -3],
    ),
    form(
      "132,252,20 122,190,20 138,176,14 262,176,14 278,190,20 268,252,20 240,266,20 160,266,20",
      SYRUPY,
      [detail(cut(points("140,190 154,190 158,250 148,250"), 6), SYRUPY.light)],
      [-8, -2],
    ),
    form(
      "108,182,30 116,130,40 156,96,36 244,96,36 284,130,40 292,182,30 244,198,20 156,198,20",
      SYRUPY,
      [detail(cut(points("134,150,14 156,118,14 200,110,14 180,136,12 150,168,12")), SYRUPY.light)],
      [-6, -7],
    ),
    form(
      "140,114,16 156,78,20 188,64,18 206,36,10 226,62,18 252,80,20 262,112,16 200,126,14",
      CURD,
      [slit(flow(points("160,100 200,90 238,98"), false), CURD.dark, 4)],
      [-4, -5],
    ),
    ball([206, 40], 17, { base: "#C22E3F", light: "#E3727B", dark: "#93202E" }),
  ];
}

/** Layers of puff pastry and cream, cut straight: the icing follows. */
function puffLayers(top: readonly Piece[]): Piece[] {
  const sheet = (y: number): Piece =>
    form(
      `58,${y},8 342,${y},8 344,${y + 26},9 56,${y + 26},9`,
      FLAKY,
      [
        slit(
          flow(points(`60,${y + 9} 200,${y + 12} 340,${y + 8}`), false) +
            flow(points(`60,${y + 18} 200,${y + 16} 340,${y + 19}`), false),
          FLAKY.dark,
          3,
        ),
      ],
      [0, -3],
    );
  const cream = (y: number): Piece =>
    form(
      `66,${y},12 334,${y},12 334,${y + 42},12 66,${y + 42},12`,
      CUSTARD,
      [detail(cut(box(84, y + 8, 150, 7), 3), CUSTARD.light)],
      [0, -6],
    );
  return [PLATE, sheet(246), cream(208), sheet(186), cream(148), sheet(126), ...top];
}

function milleFeuille(): Piece[] {
  return puffLayers([
    form(
      "62,128,10 96,92,10 340,92,10 338,128,10 330,138,8 70,138,8",
      MERINGUE,
      [
        slit(
          [104, 150, 196, 242, 288]
            .map((x) => flow(points(`${x - 20},136 ${x - 4},118 ${x - 8},108 ${x + 12},94`), false))
            .join(""),
          CHOCOLATE.base,
          6,
        ),
      ],
      [0, -5],
    ),
  ]);
}

/** A wedge of many thin layers under crumbs. */
function layeredWedge(dough: Tones, cream: string, crumbs: Tones): Piece[] {
  return slice(
    dough.base,
    [150, 174, 198, 222, 246].map((y) => layer(y, 8, cream)),
    crumbs,
    [
      strewn(
        spread([176, 116], 84, 30, 24, 4),
        [crumbs.dark, bar(20, 13, 41)],
        [crumbs.light, ([x, y], i) => bar(16, 9, 41)([x - 1, y - 2], i)],
      ),
      strewn(
        points("262,152 290,166 236,144 312,176"),
        [crumbs.dark, bar(18, 11, 41)],
        [crumbs.light, ([x, y], i) => bar(14, 8, 41)([x - 1, y - 2], i)],
      ),
    ],
  );
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
  return [PLATE, one([132, 154], 0.92), one([268, 158], 0.92), one([198, 216], 1)];
}

function creamDoughnut(): Piece[] {
  return [
    form(
      "46,196,50 72,130,54 136,94,54 264,94,54 328,130,54 354,196,50 322,256,50 250,286,50 150,286,50 78,256,50",
      BAKED,
      [detail(cut(points("40,190 360,182 360,202 40,210"), 6), "#F6DDA8")],
      [-6, -10],
    ),
    flecks(spread([196, 134], 116, 42, 34, 3), SUGAR, disc(6, 4, [0, 0], 5)),
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
      SUGAR,
      disc(5, 4, [0, 0], 5),
    ),
  ];
}

function yeastBun(): Piece[] {
  return [
    PLATE,
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
    slit(flow(points("110,150 150,190 190,146 230,196 270,152 300,186"), false), SUGAR, 8),
  ];
}

function creamPuff(): Piece[] {
  const lid =
    "96,150,30 108,108,36 146,80,30 180,92,20 214,74,30 256,84,30 292,112,34 304,150,30 250,166,20 150,166,20";
  return [
    PLATE,
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
    PLATE,
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
      { base: "#EBA3A0", light: "#F8D0CA", dark: "#C97672" },
      [],
      [-2, -5],
    ),
    placed(croissant(), { x: 0, y: -30 }),
  ];
}

function floatingIsland(): Piece[] {
  return [
    plate([200, 244], 192, 78),
    form(
      "34,246,26 90,206,30 310,206,30 366,246,26 310,290,30 90,290,30",
      CUSTARD,
      [detail(oval([110, 256], 46, 10, 9), CUSTARD.light)],
      [-2, -4],
    ),
    form(
      "96,236,34 88,190,40 112,142,40 164,116,36 226,110,36 284,136,40 312,188,40 304,236,34 250,256,26 150,256,26",
      MERINGUE,
      [
        detail(cut(points("122,176,16 148,140,16 200,128,16 170,156,14 140,198,14")), "#FFFFFF"),
        slit(flow(points("118,216 170,200 220,222 280,204"), false), MERINGUE.dark, 6),
      ],
      [-6, -8],
    ),
    form(
      "148,136,14 176,116,16 230,116,16 258,138,14 266,176,9 254,182,8 244,156,10 222,152,10 214,190,8 200,190,8 194,152,10 170,156,10 160,178,8 148,172,8",
      TOFFEE,
      [detail(oval([190, 128], 20, 6, 8), TOFFEE.light)],
      [-2, -4],
    ),
    strewn(
      points("176,106 206,98 232,112 152,124"),
      ["#C79A5A", disc(15, 7, [0, 0], 8)],
      ["#F8E6C4", disc(12, 5, [-1, -2], 8)],
    ),
  ];
}

function pavlova(): Piece[] {
  return [
    PLATE,
    form(
      "56,232,30 66,186,34 104,164,34 150,174,24 200,160,30 250,174,24 296,164,34 334,186,34 344,232,30 300,264,30 100,264,30",
      MERINGUE,
      [
        slit(
          flow(points("76,220 116,198 150,216 200,194 250,216 288,198 326,220"), false),
          MERINGUE.dark,
          7,
        ),
        detail(cut(points("84,196,10 112,178,12 140,190,10 110,200,10")), "#FFFFFF"),
      ],
      [-5, -7],
    ),
    form(
      "92,172,26 106,132,30 150,116,28 200,126,24 256,112,28 300,134,30 310,172,26 250,186,20 150,186,20",
      CREAM,
      [detail(oval([150, 138], 34, 10, 9), "#FFFFFF")],
      [-4, -6],
    ),
    ...strawberry([158, 114], 0.78, -10),
    ...strawberry([236, 112], 0.78, 12),
    raspberry([198, 140]),
    raspberry([276, 146]),
    strewn(
      points("122,146 218,90 196,100 150,158 252,156"),
      ["#3B2F56", disc(13, 12)],
      ["#6A5A9A", disc(9, 8, [-2, -2])],
    ),
    leaf({ at: [200, 92], length: 44, width: 26, angle: -70 }, MID_LEAF),
  ];
}

function fruitCrumble(): Piece[] {
  return [
    plate([200, 268], 180, 46),
    form(
      "44,176,14 356,176,14 332,256,26 300,276,20 100,276,20 68,256,26",
      { base: "#2F7077", light: "#5E9CA0", dark: "#22565D" },
      [detail(cut(points("56,196 350,190 346,210 60,218"), 2), CREAM.base)],
      [-10, -3],
    ),
    piece(oval([200, 174], 160, 46, 24), CREAM.base, [
      detail(oval([200, 174], 146, 38, 22), BEET.base),
    ]),
    form(
      "70,170,24 96,132,30 150,112,28 206,102,28 262,112,28 308,134,30 330,170,24 296,190,18 240,182,16 206,202,16 160,186,16 108,194,18",
      CRUMBLE,
      [],
      [-4, -6],
    ),
    strewn(
      spread([200, 146], 112, 36, 28, 4),
      [CRUMBLE.dark, disc(15, 11, [0, 0], 7)],
      [CRUMBLE.light, disc(11, 7, [-2, -3], 7)],
    ),
    scoop([206, 92], 46, { base: "#FBF0D0", light: "#FFFDF4", dark: "#E0CD9C" }, 4),
    leaf({ at: [240, 62], length: 40, width: 26, angle: -40 }, MID_LEAF),
  ];
}

function stickyToffee(): Piece[] {
  return [
    PLATE,
    form(
      "44,256,26 100,228,28 300,228,28 358,256,26 306,290,28 96,290,28",
      TOFFEE,
      [detail(oval([110, 262], 38, 7, 8), TOFFEE.light)],
      [-2, -4],
    ),
    form(
      "92,150,12 120,118,12 292,118,12 310,150,12 306,252,16 98,252,16",
      DARK_CAKE,
      [
        flecks(spread([200, 206], 90, 34, 22, 3), DARK_CAKE.light, disc(7, 5)),
        flecks(spread([204, 206], 90, 34, 14, 8), DARK_CAKE.dark, disc(6, 4)),
      ],
      [-7, -4],
    ),
    form(
      "84,150,12 116,108,14 294,108,14 318,150,12 316,186,9 302,192,8 292,168,9 262,166,9 252,214,9 238,216,8 230,170,9 180,168,9 170,196,8 156,196,8 148,168,9 120,168,9 112,222,9 98,222,8 92,174,9",
      TOFFEE,
      [detail(cut(points("118,136,10 140,118,10 220,118,10 190,130,10")), TOFFEE.light)],
      [-3, -5],
    ),
    scoop([206, 92], 48, { base: "#FBF0D0", light: "#FFFDF4", dark: "#E0CD9C" }, 6),
  ];
}

function beeSting(): Piece[] {
  return [
    PLATE,
    form("66,216,10 334,216,10 330,264,14 70,264,14", FLAKY, [], [-4, -6]),
    form(
      "60,176,18 340,176,18 340,224,16 60,224,16",
      { base: "#FDF0C4", light: "#FFFFFF", dark: "#E3C987" },
      [detail(cut(box(84, 188, 170, 8), 4), "#FFFFFF")],
      [0, -6],
    ),
    form("66,146,10 334,146,10 336,186,10 64,186,10", FLAKY, [], [-4, -5]),
    form(
      "58,150,12 90,106,14 310,106,14 342,150,12 330,162,8 70,162,8",
      HONEY,
      [detail(oval([140, 122], 50, 7, 9), HONEY.light)],
      [-2, -5],
    ),
    strewn(
      spread([200, 130], 118, 20, 20, 4),
      ["#B98A48", disc(17, 8, [0, 0], 9)],
      ["#F8E3B8", disc(14, 5.5, [-1, -2], 9)],
    ),
  ];
}

function crumbCake(): Piece[] {
  return [
    PLATE,
    form(
      "62,196,10 338,196,10 332,264,14 68,264,14",
      SPONGE,
      [flecks(spread([200, 236], 120, 16, 14, 3), SPONGE.dark, disc(6, 4))],
      [-4, -6],
    ),
    form(
      "60,178,12 340,178,12 338,206,10 62,206,10",
      { base: "#7A2A4A", light: "#A85A7A", dark: "#561530" },
      [detail(oval([130, 190], 30, 5, 8), "#A85A7A")],
      [0, -4],
    ),
    form(
      "54,178,16 84,132,20 140,118,18 200,128,18 262,116,18 318,134,20 346,178,16 300,192,12 200,186,12 100,192,12",
      CRUMBLE,
      [],
      [-3, -5],
    ),
    strewn(
      spread([200, 152], 126, 28, 30, 4),
      [CRUMBLE.dark, disc(17, 12, [0, 0], 7)],
      [CRUMBLE.light, disc(13, 8, [-2, -3], 7)],
    ),
    dusting([200, 146], 116, 24, 16),
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

function poppyRoll(): Piece[] {
  const spiral = Array.from({ length: 24 }, (_, i): Point => {
    const angle = i * 0.56 + 2;
    const part = 1 - i / 27;
    return [290 + Math.cos(angle) * 58 * part, 190 + Math.sin(angle) * 68 * part];
  });
  return [
    PLATE,
    form(
      "30,212,40 46,148,46 110,116,44 250,106,40 320,124,40 316,258,40 110,270,44 48,254,40",
      BAKED,
      [
        detail(
          cut(points("64,170,14 108,138,16 230,126,16 240,140,12 120,156,14 76,196,14")),
          BAKED.light,
        ),
      ],
      [-5, -10],
    ),
    piece(oval([290, 190], 72, 82, 22), BAKED.dark, [
      detail(oval([291, 190], 66, 76, 22), "#F6DDA8"),
      slit(flow(spiral, false), "#2E2430", 17),
      flecks(points("262,150 318,160 330,210 280,240 248,204 296,182"), "#6A5A70", disc(4, 3)),
    ]),
    form(
      "52,150,16 90,122,18 160,118,16 230,108,16 262,122,14 252,146,9 238,140,9 222,128,10 200,160,9 186,158,9 170,134,10 136,146,10 126,182,9 112,180,9 104,150,10 78,156,9 72,178,8 60,174,8",
      MERINGUE,
      [],
      [-2, -4],
    ),
  ];
}

function victoriaSponge(): Piece[] {
  return slice(
    SPONGE.base,
    [
      layer(184, 18, CREAM.light),
      layer(200, 12, "#C22E4A"),
      flecks(
        points("104,168 150,176 210,186 270,200 120,238 180,246 250,258 300,268"),
        SPONGE.dark,
        disc(6, 4),
      ),
    ],
    SPONGE,
    [dusting([180, 116], 84, 30, 40)],
  );
}

export const EUROPEAN_SWEETS = {
  cannoli: cannoli,
  "rum-baba": rumBaba,
  "mille-feuille": milleFeuille,
  "napoleon-cake": () => layeredWedge(FLAKY, "#FFF3CE", FLAKY),
  "honey-cake": () => layeredWedge(HONEY, "#FFF6E2", HONEY),
  "custard-tart": custardTarts,
  "doughnut-cream": creamDoughnut,
  palmier: palmier,
  "yeast-bun-cheese": yeastBun,
  "cream-puff": creamPuff,
  "apple-turnover": appleTurnover,
  "raisin-swirl": raisinSwirl,
  "croissant-almond": almondCroissant,
  "croissant-ham-cheese": hamCroissant,
  "floating-island": floatingIsland,
  pavlova: pavlova,
  crumble: fruitCrumble,
  "sticky-toffee-pudding": stickyToffee,
  "bee-sting-cake": beeSting,
  "crumb-cake": crumbCake,
  brioche: brioche,
  "poppy-seed-roll": poppyRoll,
  "victoria-sponge": victoriaSponge,
  "ice-cream-stracciatella": () =>
    single({ base: "#FFF9EC", light: "#FFFFFF", dark: "#E6D9BE" }, [
      flecks(spread([192, 104], 62, 50, 18, 3), "#4A2418", bar(17, 6)),
    ]),
  "ice-cream-hazelnut": () =>
    single({ base: "#BE8A58", light: "#DDB488", dark: "#946234" }, [
      strewn(
        points("150,96 196,66 236,100 178,120"),
        ["#8A4A1C", disc(17, 15)],
        ["#C98A4C", disc(14, 11, [-2, -2])],
        ["#F1D3A6", disc(7, 4, [0, 6])],
      ),
    ]),
  "ice-cream-blue": () =>
    single({ base: "#6FB7E4", light: "#B4DDF5", dark: "#3F8CBF" }, [
      flecks(spread([192, 104], 60, 48, 8, 3), "#FFFDF8", bar(13, 6)),
      flecks(spread([196, 104], 60, 48, 7, 8), "#F29AA0", bar(13, 6)),
    ]),
} satisfies Drawings;
