/** Cakes and desserts of European kitchens. */

import {
  BAKED,
  BEET,
  CHOCOLATE,
  CREAM,
  CRUMBLE,
  CURD,
  CUSTARD,
  FLAKY,
  SPONGE,
  TEAL,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { dusting } from "../parts/dough.ts";
import { form } from "../parts/form.ts";
import { raspberry, strawberry } from "../parts/fruit.ts";
import { leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { CAKE_PLATE, plate } from "../parts/vessels.ts";
import { layer } from "./cakes.ts";
import { slice } from "./desserts.ts";
import type { Drawings } from "./drawing.ts";
import { scoop } from "./sweets.ts";

const MERINGUE: Tones = { base: "#FFF9EE", light: "#FFFFFF", dark: "#E6D6BA" };
const HONEY: Tones = { base: "#C4812F", light: "#E3B06A", dark: "#8F5815" };
const TOFFEE: Tones = { base: "#A5571C", light: "#D38E4C", dark: "#74370A" };
const SYRUPY: Tones = { base: "#C27A2A", light: "#E6B068", dark: "#8E4F10" };
const DARK_CAKE: Tones = { base: "#8A4A20", light: "#B37848", dark: "#5F2D0D" };

function rumBaba(): Piece[] {
  return [
    CAKE_PLATE,
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
  return [CAKE_PLATE, sheet(246), cream(208), sheet(186), cream(148), sheet(126), ...top];
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
    CAKE_PLATE,
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
      TEAL,
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
    CAKE_PLATE,
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
    CAKE_PLATE,
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
    CAKE_PLATE,
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

function poppyRoll(): Piece[] {
  const spiral = Array.from({ length: 24 }, (_, i): Point => {
    const angle = i * 0.56 + 2;
    const part = 1 - i / 27;
    return [290 + Math.cos(angle) * 58 * part, 190 + Math.sin(angle) * 68 * part];
  });
  return [
    CAKE_PLATE,
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

/** Stewed red berries with vanilla sauce. */
function redBerryCompote(): Piece[] {
  return [
    ...openBowl(
      { base: "#A3163A", light: "#CF4A68", dark: "#6E0A22" },
      [
        ...points("116,158 150,178 186,148 226,180 262,150 294,168").map((at, i) =>
          ball(
            at,
            19,
            i % 2
              ? { base: "#C9203E", light: "#EE7A8C", dark: "#8E0C26" }
              : { base: "#5B1432", light: "#9A4A6C", dark: "#36081C" },
            i + 3,
          ),
        ),
        form(
          "150,146,20 190,130,22 240,136,22 262,156,18 238,176,20 204,166,16 186,182,14 160,172,16",
          { base: "#FBEBB8", light: "#FFF8E0", dark: "#E0BE6A" },
          [],
          [-2, -4],
        ),
        raspberry([206, 140]),
        leaf({ at: [226, 134], length: 44, width: 28, angle: -28 }, MID_LEAF),
        leaf({ at: [222, 130], length: 42, width: 26, angle: -80 }, PALE_LEAF),
      ],
      { base: "#CFE3E2", light: "#F3FAF8", dark: "#9FC4C4" },
    ),
  ];
}

/** A slice of pumpkin pie with a dab of cream. */
function pumpkinPie(): Piece[] {
  const filling: Tones = { base: "#CF6F1E", light: "#EA9A52", dark: "#98480A" };
  return [
    CAKE_PLATE,
    form(
      "46,168,6 330,182,14 344,214,14 330,250,14 60,226,8",
      { base: "#B85C14", light: "#DB8A44", dark: "#8A3E06" },
      [detail(cut(points("40,206 344,232 336,262 40,240"), 2), "#E3A85C")],
      [0, -4],
    ),
    form(
      "44,168,4 250,84,14 300,96,14 336,140,14 338,184,8",
      filling,
      [detail(cut(points("90,158,8 236,98,12 262,104,10 140,160,8")), filling.light)],
      [-3, -6],
    ),
    form(
      "236,80,12 262,70,14 290,80,14 316,100,14 338,128,14 354,166,14 356,232,14 340,254,12 322,246,10 326,180,12 316,146,14 290,112,14 252,98,12",
      { base: "#DD9A3C", light: "#F3C677", dark: "#A8641B" },
      [
        slit(
          flow(points("282,88 274,104"), false) +
            flow(points("318,118 304,132"), false) +
            flow(points("344,168 328,178"), false),
          "#A8641B",
          5,
        ),
      ],
      [-3, -5],
    ),
    form(
      "160,128,20 178,98,20 206,78,10 222,92,16 244,108,20 248,132,20 206,148,24 172,146,20",
      { base: "#FFF6E4", light: "#FFFFFF", dark: "#E0CBA4" },
      [slit(flow(points("180,132 202,118 212,96"), false), "#E0CBA4", 5)],
      [-3, -5],
    ),
    flecks(points("190,112 216,122 200,134"), "#A9642A", disc(4, 3, [0, 0], 6)),
  ];
}

export const EUROPEAN_DESSERTS = {
  "rum-baba": rumBaba,
  "mille-feuille": milleFeuille,
  "napoleon-cake": () => layeredWedge(FLAKY, "#FFF3CE", FLAKY),
  "honey-cake": () => layeredWedge(HONEY, "#FFF6E2", HONEY),
  "floating-island": floatingIsland,
  pavlova: pavlova,
  crumble: fruitCrumble,
  "sticky-toffee-pudding": stickyToffee,
  "bee-sting-cake": beeSting,
  "crumb-cake": crumbCake,
  "poppy-seed-roll": poppyRoll,
  "victoria-sponge": victoriaSponge,
  "red-berry-compote": redBerryCompote,
  "pumpkin-pie": pumpkinPie,
} satisfies Drawings;
