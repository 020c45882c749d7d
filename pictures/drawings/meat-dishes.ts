/** Steaks, roasts, sausages and other dishes of meat. */

import {
  CHEESE,
  CREAM,
  DARK_BOWL,
  DUMPLING,
  GOLDEN,
  GRAVY,
  KIDNEY_BEAN,
  LEAF,
  MASH,
  PEPPER,
  ROASTED,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { lemonWheel, parsley, steam } from "../parts/garnish.ts";
import { grillMarks } from "../parts/meat.ts";
import { bake, riceDome } from "../parts/pasta-and-rice.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { friesPile, potatoes, sideSalad } from "../parts/vegetables.ts";
import { dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const CHICKEN: Tones = { base: "#D98F3E", light: "#F0BC78", dark: "#A8601F" };

function schnitzel(): Piece[] {
  return [
    PLATE,
    friesPile([294, 178]),
    form(
      "44,226,26 66,176,30 116,150,26 160,160,22 206,148,30 250,172,26 262,208,24 246,250,28 196,272,28 132,264,24 84,276,26",
      GOLDEN,
      [
        flecks(spread([152, 210], 90, 48, 15, 3), GOLDEN.light, disc(12, 6)),
        flecks(spread([154, 212], 94, 50, 13, 8), "#C07E28", disc(9, 5)),
      ],
      [-4, -8],
    ),
    lemonWheel([178, 206], 34, 3),
    ...parsley([142, 222]),
  ];
}

/** A roast chicken, its legs forward. */
function roastChicken(): Piece[] {
  const drumstick = (flip: number): Piece =>
    placed(
      [
        piece(
          cut(points("78,-10,6 104,-16,7 116,-8,6 108,0,4 116,10,6 104,16,7 78,10,6")),
          CREAM.dark,
          [detail(cut(points("70,-12 116,-14 112,0 70,2"), 4), CREAM.base)],
        ),
        form(
          "-34,-30,20 20,-34,22 62,-16,16 88,-10,8 88,10,8 62,16,16 20,36,22 -34,30,20 -50,0,20",
          CHICKEN,
          [detail(cut(points("-20,-16,8 16,-22,8 44,-12,8 14,-8,8")), CHICKEN.light)],
        ),
      ],
      flip > 0 ? { x: 262, y: 216, turn: -34 } : { x: 138, y: 216, turn: -146 },
    );
  return [
    PLATE,
    ...potatoes(points("66,238 334,240 96,258 304,260")),
    form(
      "92,220,40 100,154,44 148,102,44 200,90,44 252,102,44 300,154,44 308,220,40 262,262,40 200,270,40 138,262,40",
      CHICKEN,
      [
        detail(
          cut(points("128,160,20 154,118,20 196,106,20 176,138,20 148,178,16")),
          CHICKEN.light,
        ),
        flecks(spread([210, 170], 80, 56, 12, 6), "#B9702B", disc(8, 5)),
        slit(flow(points("200,104 204,160 200,214"), false), CHICKEN.dark, 5),
      ],
      [-8, -12],
    ),
    drumstick(-1),
    drumstick(1),
    ...parsley([200, 276]),
  ];
}

function grilledChicken(): Piece[] {
  return [
    PLATE,
    ...riceDome([112, 190], 74, 58),
    ...sideSalad([300, 186]),
    form(
      "96,240,26 122,204,30 176,188,34 236,196,30 288,220,20 306,240,10 276,262,24 210,276,30 132,272,26",
      CHICKEN,
      [
        detail(cut(points("136,214,10 180,200,12 224,206,10 190,216,10 150,226,8")), CHICKEN.light),
        grillMarks("134,258 170,200;172,268 208,202;210,268 242,210;248,262 272,224", "#8A4A17"),
      ],
      [-5, -9],
    ),
  ];
}

function meatballs(): Piece[] {
  const meat: Tones = { base: "#8A4B2C", light: "#B0714E", dark: "#5F2E17" };
  return [
    PLATE,
    mound([112, 232], 84, 84, MASH),
    slit(flow(points("60,206 96,180 132,190 160,176"), false), MASH.dark, 5),
    form(
      "130,252,22 168,218,24 236,210,24 308,220,24 334,244,20 296,272,24 212,280,24 150,274,20",
      GRAVY,
      [],
      [-3, -5],
    ),
    ...(
      [
        [208, 186, 36],
        [274, 192, 36],
        [180, 236, 34],
        [244, 238, 36],
        [304, 240, 33],
      ] as const
    ).map(([x, y, r], i) => ball([x, y], r, meat, i + 3, 0.92)),
    ...parsley([330, 196]),
    strewn(
      points("232,270 208,262 268,274"),
      ["#9B2735", disc(9, 8)],
      ["#E0727B", disc(4, 3, [-2, -3])],
    ),
  ];
}

function moussaka(): Piece[] {
  const top: Tones = { base: "#F3D27C", light: "#FBE9B4", dark: "#D29C3A" };
  return [
    ...bake(
      [
        [160, 104, "#F3D27C"],
        [182, 20, "#8A3A20"],
        [206, 12, "#6A3B5E"],
        [218, 22, "#8A3A20"],
        [242, 16, "#E6BC62"],
      ],
      top,
      [
        flecks(
          points("124,132 168,126 214,138 262,128 300,148 146,154 236,156 190,150"),
          "#C9803B",
          disc(17, 7),
        ),
        detail(oval([150, 130], 24, 6, 8), top.light),
      ],
    ),
    flecks(
      points("110,196 150,192 196,198 240,194 282,196 120,230 170,234 222,230 272,232"),
      "#B05A36",
      disc(8, 5),
    ),
    ...parsley([204, 130]),
  ];
}

function chilli(): Piece[] {
  const red: Tones = { base: "#A8341C", light: "#C9603F", dark: "#7C2210" };
  return [
    ...openBowl(
      red,
      [
        flecks(spread([200, 158], 124, 40, 26, 3), "#7A3520", disc(11, 7)),
        strewn(
          spread([196, 158], 116, 36, 10, 9),
          [KIDNEY_BEAN.dark, disc(15, 10)],
          [KIDNEY_BEAN.base, disc(12, 7, [-1, -2])],
          [KIDNEY_BEAN.light, disc(5, 2.4, [-3, -4])],
        ),
        strewn(
          spread([206, 160], 110, 34, 9, 5),
          [CHEESE.dark, disc(8, 7)],
          [CHEESE.light, disc(5, 4, [-1, -2])],
        ),
        form(
          "164,150,14 190,124,16 232,130,16 252,152,14 224,170,16 184,168,14",
          CREAM,
          [detail(oval([196, 140], 16, 6, 8), "#FFFFFF")],
          [-3, -6],
        ),
        ...parsley([216, 146]),
      ],
      DARK_BOWL,
    ),
    steam([130, 88], 50),
    steam([276, 88], 50),
  ];
}

function stew(): Piece[] {
  return [
    PLATE,
    form(
      "42,236,30 90,196,34 200,184,34 310,196,34 356,236,30 300,276,34 200,284,34 100,276,34",
      GRAVY,
      [detail(cut(points("90,222,12 160,202,12 220,204,12 150,220,12")), GRAVY.light)],
      [-2, -5],
    ),
    ...(
      [
        [128, 196, 46],
        [128, 242, 0],
      ] as const
    )
      .slice(0, 1)
      .map(([x, y, r]) => ball([x, y], r + 8, DUMPLING, 3, 0.9)),
    flecks(spread([126, 186], 34, 24, 8, 4), LEAF.base, bar(9, 4)),
    ...points("226,196 276,204 312,230 236,236 190,246 278,254").map((at, i) =>
      form(
        laid("-30,-16,9 6,-24,9 30,-12,9 28,16,9 -2,24,9 -30,14,9", at, i * 41),
        ROASTED,
        [detail(cut(laid("-18,-10,4 4,-16,4 10,-8,4 -14,-2,4", at, i * 41)), "#A2664C")],
        [-4, -6],
      ),
    ),
    strewn(
      points("150,260 214,214 300,190"),
      ["#C2551F", disc(16, 12)],
      ["#F0A04A", disc(11, 8, [-2, -2])],
    ),
    ...parsley([346, 214]),
  ];
}

function stuffedPeppers(): Piece[] {
  const pepper = ([x, y]: Point, tones: Tones): Piece[] => [
    form(
      laid("-66,-40,24 66,-40,24 74,6,30 54,56,24 22,62,18 0,56,14 -22,62,18 -54,56,24 -74,6,30", [
        x,
        y,
      ]),
      tones,
      [
        detail(
          cut(laid("-48,-18,10 -34,-20,8 -30,26,10 -42,36,10 -54,10,10", [x, y])),
          tones.light,
        ),
        slit(
          flow(laid("-20,-24 -24,20 -18,52", [x, y]), false) +
            flow(laid("24,-24 28,20 22,52", [x, y]), false),
          tones.dark,
          5,
        ),
      ],
      [-8, -6],
    ),
    piece(oval([x, y - 44], 62, 20, 16), tones.dark),
    lump([x, y - 52], [54, 26], { base: "#9A5A36", light: "#BC7E58", dark: "#6E3A1C" }, 4, [
      flecks(spread([x, y - 54], 42, 16, 10, 3), "#FFF4DE", bar(10, 5)),
      flecks(spread([x, y - 54], 40, 16, 6, 8), LEAF.base, bar(8, 4)),
    ]),
  ];
  return [
    PLATE,
    form("70,248,24 130,226,24 270,226,24 332,248,24 270,282,24 130,282,24", TOMATO, [], [-2, -4]),
    ...pepper([128, 208], { base: PEPPER.base, light: PEPPER.light, dark: PEPPER.dark }),
    ...pepper([270, 212], { base: "#F0AE2E", light: "#FACC62", dark: "#CE8717" }),
    ...parsley([200, 268]),
  ];
}

function roastPork(): Piece[] {
  const slice = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-56,24,22 -50,-18,24 0,-38,28 52,-16,24 58,24,22 0,42,26",
          { base: "#E4B592", light: "#F4D6BE", dark: "#9C5A30" },
          [
            detail(cut(points("-34,2,12 -6,-18,12 26,-8,12 0,0,12")), "#F4D6BE"),
            slit(flow(points("-50,-12 0,-30 50,-10"), false), "#8A4A20", 9),
          ],
          [-2, -6],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    ball([108, 186], 50, DUMPLING, 3, 0.92),
    flecks(spread([104, 176], 30, 22, 7, 4), LEAF.base, bar(9, 4)),
    strewn(
      spread([296, 182], 56, 26, 16, 5),
      ["#6E1D4A", bar(42, 9, 41)],
      ["#A4457E", bar(36, 5, 41)],
    ),
    form("64,254,24 130,224,26 250,222,26 336,246,24 290,278,26 140,282,26", GRAVY, [], [-2, -4]),
    slice([160, 238], -8),
    slice([214, 230], -2),
    slice([270, 240], 6),
  ];
}

function duck(): Piece[] {
  return [
    PLATE,
    ball([100, 190], 46, DUMPLING, 3, 0.92),
    strewn(
      spread([300, 184], 56, 26, 16, 5),
      ["#6E1D4A", bar(42, 9, 41)],
      ["#A4457E", bar(36, 5, 41)],
    ),
    form("72,256,24 140,232,26 250,230,26 330,248,24 280,278,26 140,282,26", GRAVY, [], [-2, -4]),
    piece(
      cut(points("298,206,6 330,180,7 346,186,7 340,196,5 348,208,7 334,216,7 304,226,6")),
      CREAM.base,
    ),
    form(
      "84,236,30 108,188,34 168,170,36 236,178,34 290,204,14 312,216,10 284,244,26 220,266,34 140,268,34",
      { base: "#A4521F", light: "#D2854A", dark: "#74330F" },
      [
        detail(cut(points("124,208,14 164,186,14 220,192,14 180,202,14 140,222,10")), "#D2854A"),
        slit(
          flow(points("124,246 190,206 250,210"), false) +
            flow(points("164,256 220,226 270,222"), false),
          "#74330F",
          5,
        ),
      ],
      [-5, -9],
    ),
    lemonWheel([334, 250], 28, 3, { rind: "#E4802B", flesh: "#F2A548", light: "#F8C987" }),
  ];
}

function empanadas(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    placed(
      [
        form(
          "-84,30,14 -78,-8,26 -44,-44,26 0,-56,28 44,-44,26 78,-8,26 84,30,14 60,40,10 30,38,8 0,42,8 -30,38,8 -60,40,10",
          GOLDEN,
          [
            slit(
              [-70, -48, -24, 0, 24, 48, 70]
                .map((x) =>
                  flow(
                    points(
                      `${x - 3},${38 - Math.abs(x) * 0.04} ${x + 5},${24 - Math.abs(x) * 0.04}`,
                    ),
                    false,
                  ),
                )
                .join(""),
              GOLDEN.dark,
              5,
            ),
            detail(cut(points("-56,-2,10 -28,-32,12 4,-40,12 -14,-20,12 -40,8,8")), GOLDEN.light),
            flecks(spread([14, -8], 44, 20, 7, 4), "#C07E28", disc(7, 4)),
          ],
          [-3, -5],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    one([140, 172], -8),
    one([262, 186], 8),
    one([172, 236], -4),
    ...dip([312, 252], TOMATO),
    ...parsley([78, 268]),
  ];
}

export const MEAT_DISHES = {
  schnitzel: schnitzel,
  "chicken-roast": roastChicken,
  "chicken-grilled": grilledChicken,
  meatballs: meatballs,
  moussaka: moussaka,
  "chilli-con-carne": chilli,
  "beef-stew": stew,
  "stuffed-peppers": stuffedPeppers,
  "roast-pork": roastPork,
  duck: duck,
  empanadas: empanadas,
} satisfies Drawings;
