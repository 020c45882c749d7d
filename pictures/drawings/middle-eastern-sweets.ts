/** Sweets and drinks of the Levant, Turkey, the Gulf and North Africa. */

import {
  CHOCOLATE,
  CLAY,
  CREAM,
  LEAF,
  TEAL,
  TOMATO,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { cup, glassCup, saucer, tallGlass } from "../parts/cups.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { iceCubes, THREE_CUBES, tumbler } from "../parts/glasses.ts";
import { ball, bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const KUNAFA: Tones = { base: "#E08A2C", light: "#F5BC6A", dark: "#B05F12" };
const PISTACHIO: Tones = { base: "#7FA63C", light: "#B3C97A", dark: "#4F7323" };
const SEMOLINA: Tones = { base: "#E0A645", light: "#F4CF8A", dark: "#AF7420" };
const MILK: Tones = { base: "#FDF8EC", light: "#FFFFFF", dark: "#E2D8C2" };
const SYRUPED: Tones = { base: "#C27A28", light: "#E9B266", dark: "#8C4E12" };
const ROSE: Tones = { base: "#D9617F", light: "#F2A3B5", dark: "#A83A57" };
const MANGO: Tones = { base: "#F5A92E", light: "#FBCB78", dark: "#D2841A" };
const GARNET: Tones = { base: "#A3173A", light: "#D24A68", dark: "#750B26" };
const MELON: Tones = { base: "#E2503F", light: "#F28A78", dark: "#B5321F" };
const CANE: Tones = { base: "#C9CB6A", light: "#E4E6A4", dark: "#A0A140" };
const HIBISCUS: Tones = { base: "#A8163C", light: "#D8506E", dark: "#790A27" };
const TURNIP: Tones = { base: "#7E1340", light: "#B5426C", dark: "#560828" };
const MILK_TEA: Tones = { base: "#C98F5A", light: "#E3B98E", dark: "#9C6632" };
const TURKISH: Tones = { base: "#4E2A18", light: "#8A5A36", dark: "#2B140A" };
const PLATE = plate([200, 244], 188, 66);

function crumbs(places: readonly Point[], tones = PISTACHIO): Piece[] {
  return [
    flecks(places, tones.dark, disc(7, 5, [0, 1], 6)),
    flecks(places, tones.base, disc(6, 4, [-1, -1], 6)),
  ];
}

function kunafa(): Piece[] {
  return [
    PLATE,
    form(
      "60,206,14 84,166,20 200,146,30 320,160,20 346,200,14 338,250,14 270,276,20 140,278,20 70,254,14",
      KUNAFA,
      [
        detail(cut(points("40,226 360,216 360,300 40,300"), 2), "#FDF4D8"),
        detail(
          cut(points("40,246,2 120,264,6 200,256,6 280,266,6 360,240,2 360,300 40,300")),
          KUNAFA.dark,
        ),
        ...[0, 1].map((tone) =>
          slit(
            spread([200, 188], 122, 32, 16, tone + 3)
              .map(([x, y], i) => flow(laid("-22,4 0,-4 22,5", [x, y], i * 43), false))
              .join(""),
            tone ? KUNAFA.light : "#C9701C",
            4.5,
          ),
        ),
      ],
    ),
    form(
      "176,262,8 196,250,8 214,264,8 212,296,10 196,304,8 182,292,8",
      { base: "#FDF4D8", light: "#FFFFFF", dark: "#E2CD94" },
      [],
      [-2, -3],
    ),
    ...crumbs(spread([202, 184], 92, 22, 20, 6)),
  ];
}

/** A sheet of cake cut in diamonds, an almond on each. */
function basbousa(): Piece[] {
  const one = ([x, y]: Point): Piece[] => [
    form(
      `${x - 66},${y},8 ${x},${y - 38},8 ${x + 66},${y},8 ${x + 66},${y + 26},8 ${x},${y + 64},8 ${x - 66},${y + 26},8`,
      SEMOLINA,
      [
        detail(
          cut(points(`${x - 66},${y} ${x},${y + 38} ${x},${y + 70} ${x - 70},${y + 30}`), 2),
          "#C98F33",
        ),
        detail(
          cut(points(`${x + 66},${y} ${x},${y + 38} ${x},${y + 70} ${x + 70},${y + 30}`), 2),
          SEMOLINA.dark,
        ),
        flecks(spread([x, y], 42, 20, 8, x), SEMOLINA.light, disc(7, 4)),
      ],
      [0, 0],
    ),
    piece(oval([x, y], 17, 9, 9), "#C08A45", [detail(oval([x - 1, y - 2], 14, 7, 9), "#F8E8C8")]),
  ];
  return [PLATE, ...points("200,130 130,172 270,172 200,214").flatMap(one)];
}

function luqaimat(): Piece[] {
  return [
    ...points(
      "112,220 168,232 232,232 288,220 138,190 200,196 262,190 172,156 232,156 202,122",
    ).map((at, i) => ball(at, 33, SYRUPED, i + 3)),
    slit(
      flow(points("120,196 150,168 176,190 204,128 232,168 262,180 290,206"), false),
      "#7A3A10",
      7,
    ),
    slit(flow(points("150,214 190,168 222,206 262,214"), false), "#F3C46A", 5),
    flecks(spread([200, 178], 88, 54, 20, 4), "#FBEFD0", bar(9, 5)),
    form(
      "56,218,10 344,218,10 316,284,24 272,302,20 128,302,20 84,284,24",
      TEAL,
      [detail(cut(points("50,238 350,238 346,254 54,254"), 2), CREAM.base)],
      [-8, -2],
    ),
  ];
}

function muhallebi(): Piece[] {
  return [
    ...openBowl(
      MILK,
      [
        form(
          "116,154,20 150,126,24 214,120,24 272,138,20 288,162,18 250,184,20 160,186,20",
          ROSE,
          [detail(cut(points("144,144,10 184,128,10 226,130,10 180,142,10")), ROSE.light)],
          [-1, -2],
        ),
        ...crumbs(spread([204, 154], 62, 20, 16, 4)),
        flecks(spread([204, 158], 96, 28, 12, 9), "#FFFDF4", bar(13, 5)),
      ],
      { base: "#E6EFEE", light: "#FFFFFF", dark: "#B9CFCE" },
    ),
  ];
}

function ummAli(): Piece[] {
  return [
    form("30,186,20 370,186,20 346,262,34 290,288,26 110,288,26 54,262,34", CLAY, [], [-8, -4]),
    piece(oval([200, 186], 172, 66, 26), CLAY.light, [
      detail(oval([200, 188], 154, 54, 24), "#B98A3C"),
      detail(oval([199, 190], 150, 51, 24), "#FBEBC4"),
    ]),
    ...points("120,176 184,156 252,164 290,196 156,208 226,212").map((at, i) =>
      form(
        laid("-44,-8,10 -10,-24,12 34,-18,10 44,8,10 8,20,12 -36,16,10", at, i * 41),
        { base: "#E0A04A", light: "#F6D298", dark: "#AF6E20" },
        [slit(flow(laid("-26,0 0,-8 26,0", at, i * 41), false), "#BC7A2C", 5)],
        [-2, -4],
      ),
    ),
    strewn(
      points("146,170 212,178 268,182 190,206 110,198"),
      ["#C08A45", disc(13, 7)],
      ["#F8E8C8", disc(10, 5, [-1, -1])],
    ),
    flecks(points("164,190 238,166 222,198 136,156 296,176"), "#4A2418", disc(8, 5, [0, 0], 7)),
    ...crumbs(spread([204, 182], 104, 34, 10, 4)),
    steam([150, 104], 50),
    steam([206, 96], 52),
  ];
}

function lokum(): Piece[] {
  const one = ([x, y]: Point, tones: Tones, i: number): Piece[] => [
    form(
      `${x - 50},${y - 14},8 ${x},${y - 40},8 ${x + 50},${y - 14},8 ${x + 50},${y + 26},8 ${x},${y + 52},8 ${x - 50},${y + 26},8`,
      tones,
      [
        detail(
          cut(points(`${x - 54},${y - 14} ${x},${y + 14} ${x},${y + 60} ${x - 54},${y + 30}`), 2),
          tones.base,
        ),
        detail(
          cut(points(`${x + 54},${y - 14} ${x},${y + 14} ${x},${y + 60} ${x + 54},${y + 30}`), 2),
          tones.dark,
        ),
        detail(
          cut(points(`${x - 50},${y - 14} ${x},${y - 40} ${x + 50},${y - 14} ${x},${y + 12}`), 4),
          "#FFF9F4",
        ),
        flecks(
          spread([x - 22, y + 20], 16, 18, 4, i),
          i % 2 ? PISTACHIO.base : "#FFF3F0",
          disc(5, 5),
        ),
        flecks(
          spread([x + 24, y + 20], 16, 18, 3, i + 2),
          i % 2 ? PISTACHIO.dark : "#FBE0E4",
          disc(5, 5),
        ),
      ],
      [0, 0],
    ),
  ];
  const rosy: Tones = { base: "#E58AA0", light: "#F8C4CE", dark: "#C25E78" };
  const honey: Tones = { base: "#F0C25A", light: "#F9E2A4", dark: "#CC962C" };
  const green: Tones = { base: "#A9C46A", light: "#D3E2A6", dark: "#7E9C40" };
  return [
    PLATE,
    ...one([148, 150], honey, 1),
    ...one([256, 150], rosy, 2),
    ...one([96, 204], rosy, 4),
    ...one([202, 210], green, 3),
    ...one([308, 204], honey, 5),
    ...one([150, 252], green, 7),
    ...one([258, 252], rosy, 6),
    flecks(spread([204, 210], 140, 70, 24, 5), "#FFFFFF", disc(4, 3, [0, 0], 5)),
  ];
}

function halva(): Piece[] {
  const paste: Tones = { base: "#DCC08A", light: "#F0DFB8", dark: "#B4935A" };
  const block = (x: number, y: number): Piece[] => [
    form(
      `${x - 70},${y - 40},6 ${x + 50},${y - 54},6 ${x + 76},${y - 34},6 ${x + 76},${y + 30},6 ${x - 44},${y + 48},6 ${x - 70},${y + 24},6`,
      paste,
      [
        detail(
          cut(
            points(
              `${x - 70},${y - 40} ${x + 50},${y - 54} ${x + 76},${y - 34} ${x - 44},${y - 18}`,
            ),
            3,
          ),
          paste.light,
        ),
        detail(
          cut(
            points(
              `${x - 74},${y - 42} ${x - 44},${y - 18} ${x - 44},${y + 56} ${x - 74},${y + 30}`,
            ),
            2,
          ),
          paste.dark,
        ),
        slit(
          flow(points(`${x - 36},${y + 6} ${x + 10},${y + 2} ${x + 70},${y - 6}`), false) +
            flow(points(`${x - 38},${y + 28} ${x + 20},${y + 20} ${x + 72},${y + 14}`), false),
          "#C5A468",
          3,
        ),
        flecks(
          points(
            `${x - 20},${y - 4} ${x + 18},${y + 10} ${x + 46},${y - 16} ${x - 8},${y + 26} ${x + 58},${y + 18} ${x + 4},${y - 38} ${x - 30},${y - 34} ${x + 36},${y - 42}`,
          ),
          PISTACHIO.base,
          disc(8, 5),
        ),
      ],
      [0, 0],
    ),
  ];
  return [
    PLATE,
    ...block(142, 176),
    ...block(252, 212),
    ...crumbs(points("96,266 118,276 140,262 320,274"), paste),
    ...crumbs(points("108,274 304,284 84,256")),
  ];
}

function trilece(): Piece[] {
  return [
    PLATE,
    form(
      "46,262,26 120,236,30 280,236,30 356,262,26 300,294,30 100,294,30",
      { base: "#FBF1DC", light: "#FFFFFF", dark: "#E0CFAA" },
      [],
      [-2, -3],
    ),
    piece(cut(points("84,168,8 306,168,8 306,266,10 84,266,10")), "#F3D58A", [
      detail(cut(points("280,160 310,160 310,270 270,270"), 2), "#DDB45C"),
      flecks(spread([190, 224], 96, 34, 26, 4), "#E3BD66", disc(5, 4, [0, 0], 6)),
    ]),
    form(
      "78,168,10 108,128,12 334,128,12 310,168,10 308,192,8 282,196,8 268,186,8 110,188,8 96,196,8 80,190,8",
      { base: "#B5661E", light: "#DE9A50", dark: "#84420D" },
      [detail(cut(points("112,150,8 126,136,8 214,134,8 190,146,8")), "#DE9A50")],
      [-2, -4],
    ),
    form("176,150,10 190,126,12 214,120,12 236,138,10 230,154,10 200,160,10", MILK, [], [-2, -4]),
  ];
}

/** A white sponge in milk under whipped cream. */
function tresLeches(): Piece[] {
  return [
    PLATE,
    form(
      "46,262,26 120,236,30 280,236,30 356,262,26 300,294,30 100,294,30",
      { base: "#FBF1DC", light: "#FFFFFF", dark: "#E0CFAA" },
      [],
      [-2, -3],
    ),
    piece(cut(points("84,168,8 306,168,8 306,266,10 84,266,10")), "#F6DC98", [
      detail(cut(points("280,160 310,160 310,270 270,270"), 2), "#DDB45C"),
      flecks(spread([190, 228], 96, 30, 26, 4), "#E3BD66", disc(5, 4, [0, 0], 6)),
    ]),
    form(
      "76,176,14 94,138,18 124,122,18 166,118,16 212,116,16 262,120,16 304,130,16 322,164,14 308,194,10 284,184,9 262,196,10 238,184,9 210,196,10 182,184,9 154,196,10 126,184,9 100,196,10",
      MILK,
      [
        slit(
          flow(points("112,146 150,138 196,142"), false) +
            flow(points("220,136 262,140 292,150"), false),
          MILK.dark,
          5,
        ),
      ],
      [-3, -5],
    ),
    flecks(spread([200, 150], 92, 22, 18, 8), "#A9642A", disc(4, 2.6, [0, 0], 5)),
    ball([206, 108], 20, TOMATO),
    slit(flow(points("208,92 214,74 232,64"), false), LEAF.dark, 4),
  ];
}

/** A small cup of coffee with its foam, and the copper pot. */
function turkishCoffee(): Piece[] {
  const copper: Tones = { base: "#C0703A", light: "#E7A878", dark: "#8C4516" };
  const pot = [
    form("262,92,4 384,44,6 390,54,6 268,110,4", CHOCOLATE),
    form(
      "208,96,8 296,96,8 280,128,20 300,176,24 290,212,16 214,212,16 204,176,24 224,128,20",
      copper,
      [
        detail(cut(points("220,140,10 232,140,10 228,196,10 216,190,10")), copper.light),
        slit(flow(points("214,160 252,168 292,160"), false), copper.dark, 4),
      ],
      [-8, -3],
    ),
    piece(oval([252, 97], 45, 11, 16), copper.light, [
      detail(oval([252, 99], 38, 8, 14), TURKISH.base),
    ]),
  ];
  return [
    placed(pot, { x: 4, y: 66 }),
    placed([saucer(WHITE_BOWL)], {
      x: 20,
      y: 108,
      scale: 0.66,
    }),
    placed(
      cup(TURKISH, [
        detail(oval([188, 139], 92, 20, 14), "#8A5A36"),
        flecks(spread([188, 138], 74, 14, 14, 4), "#B5835A", disc(9, 4)),
      ]),
      { x: 34, y: 134, scale: 0.58 },
    ),
    piece(cut(box(326, 272, 34, 22, 8), 5), ROSE.light, [
      detail(cut(box(330, 274, 18, 8, 8), 3), "#FFFFFF"),
    ]),
    steam([134, 152], 50),
    steam([164, 146], 50),
  ];
}

/** The long-beaked pot of Arabic coffee with a small cup and dates. */
function arabicCoffee(): Piece[] {
  const brass: Tones = { base: "#D9A441", light: "#F4D58C", dark: "#A67618" };
  return [
    form(
      "196,150,6 120,118,8 84,92,6 80,102,6 108,138,10 150,196,10 196,214,8",
      brass,
      [],
      [-3, -4],
    ),
    form(
      "262,132,6 310,126,20 334,160,22 322,214,22 276,232,8 274,214,8 304,202,14 312,168,14 296,148,12 266,152,6",
      { base: brass.dark, light: brass.base, dark: "#7E560C" },
    ),
    form(
      "192,104,8 272,104,8 262,148,16 292,214,26 284,268,20 264,282,10 200,282,10 180,268,20 172,214,26 202,148,16",
      brass,
      [
        detail(cut(points("196,196,10 210,160,10 216,166,10 204,256,12 192,250,12")), brass.light),
        slit(
          flow(points("176,222 232,234 290,222"), false) +
            flow(points("202,152 232,158 262,152"), false),
          brass.dark,
          5,
        ),
      ],
      [-8, -3],
    ),
    form("190,106,6 208,76,12 224,62,6 232,40,5 240,62,6 256,76,12 274,106,6", brass, [], [-4, -4]),
    form(
      "58,232,6 134,232,6 124,284,16 108,292,8 84,292,8 68,284,16",
      CREAM,
      [detail(cut(points("50,248 140,248 138,258 54,258"), 2), "#2F7077")],
      [-6, -2],
    ),
    piece(oval([96, 232], 39, 10, 16), CREAM.light, [
      detail(oval([96, 234], 33, 7, 14), "#C09A4A"),
    ]),
    ...points("318,276 346,284 330,262").map((at, i) =>
      lump(at, [25, 14], { base: "#6B3418", light: "#A5643C", dark: "#3F1A08" }, i + 3, [
        detail(oval([at[0] - 6, at[1] - 5], 9, 3, 7), "#A5643C"),
      ]),
    ),
    steam([96, 208], 50),
  ];
}

function hotMug(drink: Tones, on: readonly Piece[]): Piece[] {
  return [
    placed([saucer(WHITE_BOWL)], { x: 4, y: 20 }),
    placed(glassCup(drink, []), { x: 4, y: 14 }),
    ...on,
  ];
}

function sahlab(): Piece[] {
  return [
    ...tallGlass(MILK, [detail(cut(box(110, 104, 180, 26), 2), "#F6E8CC")]),
    flecks(spread([200, 92], 50, 6, 18, 4), "#9C6248", disc(5, 2.4)),
    ...crumbs(points("172,90 192,94 216,90 234,93 204,88")),
    slit(
      flow(points("292,300 372,262"), false) + flow(points("300,306 374,276"), false),
      "#9C5A28",
      12,
    ),
    slit(flow(points("292,298 372,260"), false), "#C98A50", 4),
    steam([176, 74], 54),
    steam([224, 70], 54),
  ];
}

function juice(drink: Tones, fruit: readonly Piece[]): Piece[] {
  return [...tumbler(drink, [], true), ...fruit];
}

function mangoFruit(): Piece[] {
  return [
    form(
      "222,258,26 246,212,34 296,200,34 346,226,30 354,270,28 322,298,28 262,298,28",
      { base: "#F3A93A", light: "#F8CE7C", dark: "#D2601E" },
      [
        detail(oval([262, 232], 18, 11, 9), "#FBE0A4"),
        detail(cut(points("320,210 370,230 370,310 310,310 342,262"), 10), "#E0703A"),
      ],
      [-4, -6],
    ),
    leaf({ at: [298, 204], length: 56, width: 30, angle: -34 }, MID_LEAF),
  ];
}

function pomegranate(): Piece[] {
  const rind: Tones = { base: "#C03A48", light: "#E2808A", dark: "#8C1E2C" };
  return [
    form("262,206,4 258,186,3 272,196,3 282,180,3 292,196,3 306,186,3 302,206,4", rind),
    form(
      "220,252,30 236,214,34 282,200,34 330,214,34 346,252,30 326,292,32 282,302,32 240,292,32",
      rind,
      [],
      [-4, -6],
    ),
    piece(oval([280, 254], 47, 38, 14), "#F8E6C8", [
      detail(oval([280, 254], 41, 32, 13), "#E9A6A0"),
      flecks(spread([280, 254], 34, 26, 15, 4), "#8E0F2E", disc(8, 6, [0, 0], 7)),
      flecks(spread([279, 252], 34, 26, 15, 4), "#D8405E", disc(4, 3, [0, 0], 6)),
    ]),
  ];
}

function melonWedge(): Piece[] {
  return [
    form(
      "206,242,6 356,214,6 350,262,30 312,298,34 258,296,34 218,272,30",
      { base: "#5F9C3B", light: "#A5C268", dark: "#2F6A25" },
      [
        detail(
          cut(points("206,240,6 356,212,6 344,256,30 308,286,32 260,284,32 224,264,28")),
          "#EFF4D2",
        ),
        detail(
          cut(points("208,236,6 356,208,6 338,250,30 304,276,30 262,276,30 230,258,26")),
          "#E2503F",
        ),
        flecks(points("250,250 278,264 306,252 320,234 278,238"), "#231815", disc(4, 6, [0, 0], 6)),
      ],
      [0, 0],
    ),
  ];
}

function caneStalks(): Piece[] {
  const stalk = (x: number, y: number, a: number): Piece =>
    form(
      laid("-12,-86,4 12,-86,4 12,86,4 -12,86,4", [x, y], a),
      { base: "#A9B04A", light: "#D0D688", dark: "#7A8026" },
      [
        slit(
          [-44, 0, 44].map((dy) => flow(laid(`-14,${dy} 14,${dy}`, [x, y], a), false)).join(""),
          "#6A6E1E",
          5,
        ),
        detail(cut(laid("-7,-80,2 -2,-80,2 -2,80,2 -7,80,2", [x, y], a)), "#D0D688"),
      ],
      [-2, 0],
    );
  return [stalk(292, 232, 16), stalk(324, 236, 26), piece(oval([314, 148], 13, 7, 10), "#EFF1C6")];
}

export const MIDDLE_EASTERN_SWEETS = {
  kunafa: kunafa,
  basbousa: basbousa,
  luqaimat: luqaimat,
  muhallebi: muhallebi,
  "umm-ali": ummAli,
  lokum: lokum,
  halva: halva,
  trilece: trilece,
  "tres-leches": tresLeches,
  "coffee-turkish": turkishCoffee,
  "coffee-arabic": arabicCoffee,
  "tea-milk": () => hotMug(MILK_TEA, [steam([160, 118], 60), steam([216, 112], 60)]),
  sahlab: sahlab,
  salgam: () => [
    ...tumbler(TURNIP, [], false),
    form(
      laid("-16,-92,10 16,-92,10 10,40,16 0,70,6 -10,40,16", [222, 104], 14),
      { base: "#5C1A3E", light: "#93446C", dark: "#3A0A24" },
      [detail(cut(laid("-10,-84,4 -4,-84,4 -4,40,4 -8,40,4", [222, 104], 14)), "#93446C")],
      [-2, -2],
    ),
    ...[264, 286].map((y, i) =>
      form(
        laid("-30,-8,4 30,-8,4 30,8,4 -30,8,4", [306, y], i ? 10 : -14),
        { base: "#B5426C", light: "#DE86A6", dark: "#7E1340" },
        [],
        [-2, -3],
      ),
    ),
  ],
  "juice-mango": () => juice(MANGO, mangoFruit()),
  "juice-pomegranate": () => juice(GARNET, pomegranate()),
  "juice-watermelon": () => juice(MELON, melonWedge()),
  "juice-sugarcane": () => juice(CANE, [...caneStalks(), lemonWheel([134, 80], 40, 2)]),
  "hibiscus-drink": () => [
    ...tumbler(HIBISCUS, [...iceCubes(THREE_CUBES)]),
    ...[0, 72, 144, 216, 288].map((a) =>
      form(
        laid("0,0,4 -22,-22,14 -12,-48,14 14,-46,14 22,-20,14", [294, 256], a),
        { base: "#C22A4E", light: "#E8708C", dark: "#8C1232" },
        [],
        [-2, -3],
      ),
    ),
    slit(flow(points("294,256 304,240 316,232"), false), "#F4C64E", 6),
    detail(oval([294, 256], 9, 9, 9), "#6E0A24"),
    leaf({ at: [138, 80], length: 50, width: 28, angle: -150 }, MID_LEAF),
    leaf({ at: [140, 80], length: 48, width: 28, angle: -90 }, PALE_LEAF),
  ],
} satisfies Drawings;
