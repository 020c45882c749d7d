/** Cakes by the slice and desserts on a plate or in a glass. */

import { BEET, CHOCOLATE, CREAM, LEAF, PINK, SPONGE, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { heapedBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { raspberry, strawberry } from "../parts/fruit.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { plate } from "../parts/vessels.ts";
import { cakeChocolate, layer } from "./cakes.ts";
import type { Drawings } from "./drawing.ts";
import { coupe } from "./sweets.ts";

const CARROT: Tones = { base: "#C98444", light: "#E4AE75", dark: "#985A22" };
const CURD: Tones = { base: "#FBEFD0", light: "#FFFDF4", dark: "#E3CB97" };
const BISCUIT: Tones = { base: "#C98A44", light: "#E4B277", dark: "#98601F" };
const COCOA: Tones = { base: "#6B3F2A", light: "#8E5E45", dark: "#4A2818" };
const CARAMEL: Tones = { base: "#B5611C", light: "#DE9448", dark: "#84420D" };
const PUDDING: Tones = { base: "#F7DC8A", light: "#FDF0C4", dark: "#DDB44C" };
const LEMON: Tones = { base: "#F8D64C", light: "#FDEB9A", dark: "#D9AE1E" };
const PASTRY: Tones = { base: "#DDA14E", light: "#F3CB8A", dark: "#A96B24" };
const PLATE = plate([204, 274], 184, 40);

/** A slice on its plate: the side with its layers, the top, and what lies on it. */
export function slice(
  side: string,
  layers: readonly Piece[],
  top: Tones,
  on: readonly Piece[] = [],
): Piece[] {
  return [
    PLATE,
    piece(cut(points("78,134,6 332,178,4 330,290,8 82,252,10")), side, [
      ...layers,
      detail(cut(points("332,170 352,170 352,300 322,300"), 2), "#4A241833"),
    ]),
    form(
      "74,136,8 94,108,14 134,88,14 178,78,10 336,180,7 200,162,4",
      top,
      [detail(cut(points("104,118,8 138,99,8 172,92,8 196,108,8 150,114,8 116,130,8")), top.light)],
      [-2, -4],
    ),
    ...on,
  ];
}

const DOLLOP = points("102,112 96,96 112,84 124,68 148,60 172,70 180,86 192,98 182,114 142,122");

export function dollop(): Piece[] {
  return [
    piece(flow(DOLLOP), CREAM.dark, [
      detail(flow(DOLLOP.map(([x, y]): Point => [x - 5, y - 5])), CREAM.base),
    ]),
  ];
}

/** Drops of a glaze down the side. */
function drops(tones: Tones): Piece {
  return form(
    "78,130,8 332,174,7 333,194,6 318,197,7 310,222,7 298,220,7 290,192,8 262,188,8 250,200,7 238,197,7 228,181,8 204,178,8 196,212,8 183,211,8 176,172,8 146,166,8 136,182,7 124,180,7 116,160,8 104,160,7 96,172,7 84,170,7",
    tones,
    [],
    [-2, -3],
  );
}

function cheesecake(): Piece[] {
  return slice(
    CURD.base,
    [
      layer(228, 40, BISCUIT.base),
      detail(cut(points("60,150 340,196 340,204 60,160"), 2), CURD.dark),
    ],
    CURD,
    [
      drops({ base: "#B02A4C", light: BEET.light, dark: BEET.dark }),
      form(
        "74,134,8 94,108,14 134,88,14 178,78,10 336,178,7 200,160,4",
        { base: "#C43D5F", light: "#E0728F", dark: "#8E1D45" },
        [detail(cut(points("108,116,8 150,96,8 176,98,8 140,116,8")), "#E0728F")],
        [-2, -4],
      ),
      raspberry([150, 92]),
      leaf({ at: [168, 92], length: 42, width: 26, angle: -10 }, MID_LEAF),
    ],
  );
}

function applePie(): Piece[] {
  return [
    PLATE,
    piece(cut(points("78,150,6 332,194,4 330,282,8 82,246,10")), "#E9B95E", [
      flecks(
        points(
          "110,184 150,178 196,196 240,198 286,214 130,210 176,218 224,224 270,238 312,232 100,222",
        ),
        "#F6DA94",
        disc(22, 13),
      ),
      flecks(points("130,192 210,206 256,220 160,226 300,240"), "#A9641C", disc(12, 6)),
      layer(240, 40, PASTRY.base),
      detail(cut(points("332,170 352,170 352,300 322,300"), 2), "#4A241833"),
    ]),
    form(
      "66,142,10 90,108,14 134,84,14 180,72,12 344,186,8 338,204,8 200,176,6 76,162,10",
      PASTRY,
      [
        slit(
          flow(points("112,104 300,176"), false) +
            flow(points("146,88 326,182"), false) +
            flow(points("92,134 214,92"), false) +
            flow(points("150,152 254,122"), false) +
            flow(points("216,168 300,152"), false),
          "#F7DDA8",
          12,
        ),
      ],
      [-2, -6],
    ),
    ...ball2([96, 106]),
  ];
}

/** Cream beside a pie. */
function ball2([x, y]: Point): Piece[] {
  return [
    lump([x + 50, y - 8], [40, 30], CREAM, 4, [
      detail(oval([x + 38, y - 18], 14, 7, 8), "#FFFFFF"),
    ]),
  ];
}

function carrotCake(): Piece[] {
  const carrot = (at: Point, angle: number): Piece[] => [
    form(
      laid("-22,-9,8 0,-10,6 34,0,3 0,10,6 -22,9,8", at, angle),
      { base: "#E4702B", light: "#F4A46C", dark: "#B9501A" },
      [],
      [-1, -4],
    ),
    leaf(
      { at: laid("-20,0", at, angle)[0] ?? at, length: 30, width: 18, angle: angle + 180 },
      MID_LEAF,
    ),
  ];
  return slice(
    CARROT.base,
    [
      layer(188, 16, CURD.base),
      layer(226, 14, CURD.base),
      flecks(
        points(
          "100,168 140,180 190,182 236,190 290,196 110,212 160,222 220,228 280,240 310,262 130,246 250,262",
        ),
        "#E4702B",
        bar(14, 6),
      ),
      flecks(points("124,176 212,196 262,204 180,232 300,232 204,256"), CARROT.light, disc(6, 4)),
    ],
    CURD,
    [
      drops(CURD),
      form("74,132,8 94,106,14 134,86,14 178,76,10 336,176,7 200,158,4", CURD, [], [-2, -4]),
      ...carrot([140, 106], -12),
      ...carrot([214, 132], 14),
    ],
  );
}

function creamCake(): Piece[] {
  return slice(
    SPONGE.base,
    [
      layer(158, 22, CREAM.light),
      layer(208, 20, CREAM.light),
      flecks(
        points("112,184 164,192 216,200 268,210 310,216 112,232 164,240 216,250 268,258"),
        "#E05A4A",
        disc(13, 8),
      ),
    ],
    CREAM,
    [
      drops(CREAM),
      form("74,132,8 94,106,14 134,86,14 178,76,10 336,176,7 200,158,4", CREAM, [], [-2, -4]),
      ...strawberry([140, 74]),
      ...strawberry([210, 112], 0.7, 12),
    ],
  );
}

function blackForest(): Piece[] {
  return slice(
    CHOCOLATE.base,
    [layer(152, 20, CREAM.light), layer(196, 20, CREAM.light), layer(222, 8, "#8E1D45")],
    CREAM,
    [
      flecks(spread([190, 128], 100, 26, 14, 3), CHOCOLATE.base, bar(22, 7)),
      ...dollop(),
      ball([146, 52], 20, { base: "#A3202F", light: "#D8596A", dark: "#74121E" }, 3),
      slit(flow(points("148,36 152,18 168,8"), false), LEAF.dark, 4),
    ],
  );
}

function tiramisu(): Piece[] {
  return [
    PLATE,
    piece(cut(points("70,142,8 330,142,8 326,272,12 74,272,12")), CURD.base, [
      detail(
        flow(
          points("50,176 130,170 200,178 270,170 350,176 350,206 270,200 200,208 130,200 50,206"),
        ),
        "#C08A54",
      ),
      flecks(points("90,190 130,186 176,194 220,188 268,190 310,188"), "#8A5A34", disc(14, 6)),
      detail(
        flow(
          points("50,230 130,224 200,232 270,224 350,230 350,262 270,256 200,262 130,256 50,262"),
        ),
        "#C08A54",
      ),
      flecks(points("96,244 146,240 196,248 246,240 300,244"), "#8A5A34", disc(14, 6)),
      detail(cut(points("296,136 340,136 340,280 286,280")), "#4628141F"),
    ]),
    form(
      "62,144,8 104,94,12 296,94,12 338,144,8 336,154,6 64,154,6",
      COCOA,
      [flecks(spread([200, 122], 104, 20, 20, 3), COCOA.light, disc(8, 4, [0, 0], 6))],
      [-2, -5],
    ),
    leaf({ at: [206, 106], length: 50, width: 32, angle: -140 }, MID_LEAF),
    leaf({ at: [206, 106], length: 50, width: 32, angle: -40 }, PALE_LEAF),
  ];
}

export function tart(filling: Tones, on: readonly Piece[]): Piece[] {
  const flutes = Array.from({ length: 15 }, (_, i) =>
    flow(
      [
        [50 + i * 21.6, 196 + Math.sin((i / 14) * Math.PI) * 44],
        [60 + i * 20.2, 226 + Math.sin((i / 14) * Math.PI) * 40],
      ],
      false,
    ),
  ).join("");
  return [
    PLATE,
    form(
      "28,178,20 64,240,40 130,268,40 270,268,40 336,240,40 372,178,20 352,150,30 48,150,30",
      PASTRY,
      [slit(flutes, PASTRY.dark, 6)],
      [-6, -4],
    ),
    piece(oval([200, 172], 172, 70, 26), PASTRY.light, [
      detail(oval([200, 174], 152, 56, 24), filling.dark),
      detail(oval([199, 177], 149, 53, 24), filling.base),
      detail(oval([146, 158], 54, 12, 10), filling.light),
    ]),
    ...on,
  ];
}

function fruitTart(): Piece[] {
  return tart(PUDDING, [
    strewn(
      points("96,170 150,204 250,206 306,172 252,146 148,146"),
      ["#4F7D2F", disc(26, 19)],
      ["#A5C268", disc(22, 15)],
      ["#F4F6D8", disc(8, 5)],
    ),
    ...strawberry([200, 166], 0.95),
    ...strawberry([120, 196], 0.62, 14),
    ...strawberry([284, 196], 0.62, -14),
    strewn(
      points("176,138 224,138 170,196 230,196 200,212 110,148 290,148"),
      ["#3B2F56", disc(14, 12)],
      ["#6A5A9A", disc(10, 8, [-2, -2])],
    ),
  ]);
}

function lemonTart(): Piece[] {
  const kiss = ([x, y]: Point): Piece =>
    form(
      laid("-26,8,14 -18,-14,14 0,-40,6 18,-14,14 26,8,14 0,16,14", [x, y]),
      { base: "#FFF6E0", light: "#FFFFFF", dark: "#E3C88E" },
      [detail(oval([x + 4, y - 20], 6, 10, 7), "#E9BE72")],
      [-3, -4],
    );
  return tart(LEMON, [
    ...points("120,162 180,146 240,148 292,166 150,196 210,202 262,194").map(kiss),
    lemonWheel([200, 174], 24, 3),
  ]);
}

/** A turned-out cream with its sauce. */
function turnedOut(tones: Tones, sauce: Tones, on: readonly Piece[]): Piece[] {
  return [
    plate([200, 246], 190, 68),
    form("52,250,26 110,222,30 290,222,30 350,250,26 300,284,26 100,284,26", sauce, [], [-2, -4]),
    form(
      "122,120,30 278,120,30 296,232,30 270,254,24 130,254,24 104,232,30",
      tones,
      [detail(cut(points("140,136,8 156,134,8 146,228,10 126,226,10")), tones.light)],
      [-12, -4],
    ),
    form(
      "118,128,26 150,96,26 250,96,26 282,128,26 286,150,10 274,172,9 260,168,8 252,148,10 222,148,9 212,184,9 198,182,9 190,150,9 156,148,9 146,166,9 132,164,8 120,148,9",
      sauce,
      [detail(oval([168, 112], 30, 8, 9), sauce.light)],
      [-3, -5],
    ),
    ...on,
  ];
}

function cremeBrulee(): Piece[] {
  return [
    plate([200, 262], 190, 56),
    form(
      "36,196,14 364,196,14 340,254,26 300,270,20 100,270,20 60,254,26",
      { base: "#FFFDF8", light: "#FFFFFF", dark: "#DCCDB2" },
      [
        slit(
          Array.from({ length: 13 }, (_, i) =>
            flow(
              [
                [56 + i * 24, 206],
                [74 + i * 21, 270],
              ],
              false,
            ),
          ).join(""),
          "#E8DCC8",
          6,
        ),
      ],
      [-8, 0],
    ),
    piece(oval([200, 192], 168, 58, 26), "#FFFDF8", [
      detail(oval([200, 194], 150, 46, 24), CARAMEL.dark),
      detail(oval([198, 197], 147, 43, 24), CARAMEL.base),
      flecks(
        points("110,186 160,174 230,176 290,196 190,212 140,210 250,210"),
        CARAMEL.light,
        disc(26, 9),
      ),
      flecks(points("136,196 206,190 264,188 170,184"), CARAMEL.dark, disc(15, 5)),
      slit(
        flow(points("190,158 206,184 194,204 214,232"), false) +
          flow(points("206,184 250,176"), false),
        CARAMEL.dark,
        4,
      ),
    ]),
    raspberry([266, 182]),
    raspberry([306, 192]),
    leaf({ at: [284, 172], length: 42, width: 26, angle: -70 }, MID_LEAF),
  ];
}

/** A dessert in a glass dish. */
export function inGlass(tones: Tones, on: readonly Piece[]): Piece[] {
  return [
    form(
      "104,172,30 120,120,36 160,96,30 204,104,26 244,92,30 284,122,36 300,172,30",
      tones,
      [detail(cut(points("132,138,12 162,116,12 196,122,10 164,138,10")), tones.light)],
      [-5, -7],
    ),
    ...on,
    ...coupe(tones.base),
  ];
}

function pancakeShreds(): Piece[] {
  const gold: Tones = { base: "#EDBB5C", light: "#FADF9E", dark: "#BE862A" };
  return [
    plate([200, 240], 190, 72),
    ...points("120,206 176,176 238,172 290,204 150,236 214,226 272,242 200,202").map((at, i) =>
      form(
        laid("-40,-18,10 4,-28,10 40,-14,10 36,18,10 -4,26,10 -38,16,10", at, i * 53),
        gold,
        [detail(cut(laid("-22,-12,6 4,-18,6 14,-8,6 -14,0,6", at, i * 53)), "#CE8E34")],
        [-3, -6],
      ),
    ),
    flecks(points("160,206 220,200 250,220 188,226 134,220"), "#5D2A1E", disc(8, 6)),
    flecks(spread([202, 196], 100, 36, 26, 4), "#FFFDF8", disc(7, 4, [0, 0], 6)),
    form("272,254,16 296,236,18 340,240,18 350,262,16 322,280,16 288,278,16", BEET, [
      detail(oval([306, 250], 16, 6, 8), "#BE3A63"),
    ]),
  ];
}

function lavaCake(): Piece[] {
  return [
    plate([200, 246], 190, 68),
    form(
      "110,246,26 160,226,26 250,226,26 330,252,24 300,282,24 150,284,24",
      CHOCOLATE,
      [],
      [-2, -4],
    ),
    form(
      "116,132,22 284,132,22 300,230,26 276,256,22 124,256,22 100,230,26",
      COCOA,
      [
        detail(
          cut(
            points("204,180,16 240,166,16 264,190,14 282,250,20 304,262,10 190,266,10 196,220,16"),
          ),
          "#3A1C10",
        ),
        detail(
          cut(points("216,200,12 238,188,12 254,206,12 270,262,10 208,264,10")),
          CHOCOLATE.light,
        ),
      ],
      [-6, -6],
    ),
    piece(oval([200, 132], 88, 26, 20), COCOA.light, [
      flecks(spread([200, 132], 70, 18, 22, 3), "#FFFDF8", disc(6, 4, [0, 0], 5)),
    ]),
    ball([86, 222], 40, CURD, 4, 0.9),
    raspberry([330, 226]),
    leaf({ at: [206, 122], length: 44, width: 28, angle: -40 }, MID_LEAF),
  ];
}

function profiteroles(): Piece[] {
  const puff = (at: Point, r: number, seed: number): Piece[] => [
    lump(at, [r, r * 0.84], PASTRY, seed, [
      detail(
        cut(
          points(
            `${at[0] - r},${at[1] + 4} ${at[0] + r},${at[1] + 4} ${at[0] + r},${at[1] + 16} ${at[0] - r},${at[1] + 16}`,
          ),
          2,
        ),
        CREAM.light,
      ),
    ]),
    form(
      laid(
        "-40,4,14 -30,-34,18 0,-46,20 30,-34,18 40,4,14 30,14,7 22,0,6 10,22,8 -2,20,8 -8,0,6 -24,14,7 -34,12,7",
        at,
        0,
        r / 52,
      ),
      CHOCOLATE,
      [detail(oval([at[0] - 12, at[1] - 26], 12, 5, 8), CHOCOLATE.light)],
      [-3, -4],
    ),
  ];
  return [
    plate([200, 246], 190, 68),
    ...puff([126, 204], 54, 3),
    ...puff([274, 204], 54, 6),
    ...puff([200, 224], 54, 9),
    ...puff([200, 142], 54, 4),
  ];
}

function mochi(): Piece[] {
  const one = (at: Point, tones: Tones, seed: number): Piece[] => [
    lump(at, [60, 48], tones, seed, [
      detail(oval([at[0] - 18, at[1] - 18], 18, 10, 8), tones.light),
    ]),
    flecks(spread(at, 44, 32, 8, seed), "#FFFFFF", disc(4, 3, [0, 0], 5)),
  ];
  return [
    plate([200, 246], 190, 68),
    ...one([128, 206], PINK, 3),
    ...one([270, 208], { base: "#B9CC85", light: "#DDE8BE", dark: "#8FAA55" }, 6),
    ...one([200, 156], CREAM, 9),
  ];
}

function ricePudding(): Piece[] {
  return heapedBowl(
    [
      mound([200, 180], 138, 66, CREAM),
      flecks(spread([200, 150], 110, 28, 20, 3), "#E6D3A8", bar(13, 5)),
      flecks(spread([200, 144], 70, 20, 22, 5), "#A9642A", disc(5, 3, [0, 0], 5)),
      ...points("162,140 232,136 200,156").map((at, i) =>
        ball(at, 19, { base: "#A3202F", light: "#D8596A", dark: "#74121E" }, i + 3),
      ),
    ],
    { base: "#E7C7CF", light: "#F8E6EA", dark: "#C796A4" },
  );
}

export const DESSERTS = {
  "cake-chocolate": () => cakeChocolate().pieces,
  cheesecake: cheesecake,
  "apple-pie": applePie,
  "carrot-cake": carrotCake,
  "cake-strawberry": creamCake,
  "cake-black-forest": blackForest,
  tiramisu: tiramisu,
  "fruit-tart": fruitTart,
  "lemon-tart": lemonTart,
  "panna-cotta": () =>
    turnedOut(CREAM, BEET, [
      raspberry([318, 240]),
      leaf({ at: [204, 104], length: 46, width: 28, angle: -40 }, MID_LEAF),
    ]),
  "creme-caramel": () => turnedOut(PUDDING, CARAMEL, []),
  "creme-brulee": cremeBrulee,
  "chocolate-mousse": () =>
    inGlass(CHOCOLATE, [
      lump([200, 96], [46, 30], CREAM, 4),
      flecks(spread([200, 92], 34, 18, 8, 3), CHOCOLATE.dark, bar(14, 5)),
      raspberry([200, 62]),
    ]),
  "lava-cake": lavaCake,
  profiteroles: profiteroles,
  kaiserschmarrn: pancakeShreds,
  mochi: mochi,
  "rice-pudding": ricePudding,
} satisfies Drawings;
