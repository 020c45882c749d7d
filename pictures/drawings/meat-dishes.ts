/** Steaks, roasts, sausages and other dishes of meat. */

import {
  BREAD,
  CHEESE,
  CREAM,
  LEAF,
  PEPPER,
  PINK,
  POTATO,
  TOMATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { basket, dip, plate } from "../parts/vessels.ts";
import { openBowl, riceDome } from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";
import { sideSalad } from "./street-food.ts";

const GOLD: Tones = { base: "#DD9A3C", light: "#F1C070", dark: "#B06D1F" };
const SEARED: Tones = { base: "#6E3824", light: "#94563C", dark: "#472013" };
const CHICKEN: Tones = { base: "#D98F3E", light: "#F0BC78", dark: "#A8601F" };
const SAUSAGE: Tones = { base: "#B4602F", light: "#DB9160", dark: "#84401A" };
const RIB: Tones = { base: "#A13A1D", light: "#D06A44", dark: "#70230D" };
const GRAVY: Tones = { base: "#8A4B22", light: "#B0713F", dark: "#673413" };
const MASH: Tones = { base: "#F7DF9C", light: "#FCF0CC", dark: "#E0BE68" };
const BEAN: Tones = { base: "#7A2A22", light: "#A8574C", dark: "#571812" };
const DUMPLING: Tones = { base: "#F2DDAE", light: "#FBEFD2", dark: "#D5B778" };
const CURRY_SAUCE: Tones = { base: "#C23B22", light: "#E4714F", dark: "#952815" };
const MUSTARD: Tones = { base: "#E9B52E", light: "#F7D878", dark: "#C08F16" };

const PLATE = plate([200, 234], 190, 74);

export function parsley(at: Point): Piece[] {
  return [
    leaf({ at, length: 42, width: 28, angle: -150 }, MID_LEAF),
    leaf({ at, length: 44, width: 28, angle: -86 }, PALE_LEAF),
    leaf({ at, length: 42, width: 28, angle: -24 }, MID_LEAF),
  ];
}

export function grillMarks(lines: string, colour = "#3A180D"): Piece {
  return slit(
    lines
      .split(";")
      .map((line) => flow(points(line), false))
      .join(""),
    colour,
    7,
  );
}

/** A pile of fries beside the meat. */
export function friesPile([x, y]: Point, count = 9): Piece {
  const places = spread([x, y], 46, 30, count, 3);
  return strewn(
    places,
    [POTATO.dark, bar(84, 15, 37, -64)],
    [POTATO.base, ([a, b], i) => bar(80, 10, 37, -64)([a - 1, b - 2], i)],
    [POTATO.light, ([a, b], i) => bar(60, 3, 37, -64)([a - 2, b - 4], i)],
  );
}

/** Green beans in a bundle. */
export function greenBeans([x, y]: Point): Piece {
  const places = [-26, -16, -6, 4, 14, 24].map((dy): Point => [x + (dy % 3) * 4, y + dy]);
  return strewn(
    places,
    [LEAF.dark, bar(104, 13, 7, -28)],
    ["#7FA648", ([a, b], i) => bar(98, 7, 7, -28)([a - 1, b - 2], i)],
  );
}

/** Halves of small potatoes. */
export function potatoes(places: readonly Point[]): Piece[] {
  return places.map((at, i) =>
    lump(at, [27, 21], { base: "#EDBB52", light: "#F8DC85", dark: "#BE8A2C" }, i + 3, [
      detail(oval([at[0] - 6, at[1] - 7], 11, 6, 8), "#F8DC85"),
      flecks(spread(at, 18, 12, 3, i), LEAF.base, bar(8, 3)),
    ]),
  );
}

function steak(): Piece[] {
  return [
    PLATE,
    ...potatoes(points("286,158 326,182 272,190")),
    greenBeans([112, 172]),
    form(
      "74,226,30 96,176,34 150,152,34 218,160,34 262,190,30 268,228,28 226,262,30 150,272,34 96,262,30",
      SEARED,
      [
        detail(cut(points("120,180,12 160,166,12 204,174,12 180,188,12 136,196,12")), SEARED.light),
        grillMarks("100,232 150,168;132,250 190,172;170,258 226,184;208,256 252,204"),
      ],
      [-6, -10],
    ),
    form("150,196,6 186,188,6 202,206,6 168,216,6", CHEESE, [], [-2, -6]),
    ...parsley([284, 264]),
  ];
}

function schnitzel(): Piece[] {
  return [
    PLATE,
    friesPile([294, 178]),
    form(
      "44,226,26 66,176,30 116,150,26 160,160,22 206,148,30 250,172,26 262,208,24 246,250,28 196,272,28 132,264,24 84,276,26",
      GOLD,
      [
        flecks(spread([152, 210], 90, 48, 15, 3), GOLD.light, disc(12, 6)),
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

function ribs(): Piece[] {
  const bones = [0, 1, 2, 3, 4].map((i) => {
    const x = 100 + i * 48;
    return piece(
      cut(
        laid(
          "-10,-20,6 -12,-62,7 -2,-70,6 4,-64,4 12,-68,6 14,-56,7 12,-20,6",
          [x, 150 + i * 5],
          4,
        ),
      ),
      CREAM.dark,
      [
        detail(
          cut(laid("-10,-16,6 -12,-62,7 -2,-70,6 2,-60,4 0,-16,6", [x, 150 + i * 5], 4)),
          CREAM.base,
        ),
      ],
    );
  });
  return [
    PLATE,
    ...bones,
    form(
      "62,152,22 110,134,18 200,140,20 290,156,18 330,186,22 322,238,24 270,254,20 180,252,20 96,240,22 60,206,22",
      RIB,
      [
        slit(
          [124, 172, 220, 268]
            .map((x, i) =>
              flow(
                points(`${x + 4},${146 + i * 5} ${x - 4},${192 + i * 3} ${x + 2},${244}`),
                false,
              ),
            )
            .join(""),
          RIB.dark,
          8,
        ),
        detail(
          [86, 136, 184, 232, 282]
            .map((x, i) => cut(laid("-9,-22,6 8,-22,6 8,12,6 -9,18,6", [x, 186 + i * 4])))
            .join(""),
          RIB.light,
        ),
        flecks(spread([196, 196], 120, 44, 16, 3), "#F6DACA", bar(8, 4)),
      ],
      [-5, -8],
    ),
    ...parsley([330, 260]),
    ...dip([96, 266], { base: "#5A2E20", light: "#94563C", dark: "#3A180D" }),
  ];
}

/** A sausage, bent a little, with cuts from the grill. */
export function sausage(at: Point, angle: number, size = 1, tones = SAUSAGE): Piece {
  return placed(
    [
      form(
        "-116,16,18 -104,-8,20 -40,-30,26 40,-30,26 104,-8,20 116,16,18 96,30,18 40,20,26 -40,20,26 -96,30,18",
        tones,
        [
          detail(
            cut(points("-84,-4,8 -36,-20,10 30,-20,10 10,-11,10 -40,-10,10 -80,6,6")),
            tones.light,
          ),
          slit(
            [-62, -22, 20, 60]
              .map((x) =>
                flow(
                  points(`${x - 8},${Math.abs(x) * 0.16 + 6} ${x + 8},${Math.abs(x) * 0.16 - 16}`),
                  false,
                ),
              )
              .join(""),
            tones.dark,
            7,
          ),
        ],
        [-2, -8],
      ),
    ],
    { x: at[0], y: at[1], turn: angle, scale: size },
  );
}

function bratwurst(): Piece[] {
  return [
    PLATE,
    form(
      "210,186,30 230,142,34 290,128,34 342,150,34 352,192,26 300,216,30 240,212,26",
      BREAD,
      [
        detail(cut(points("248,158,12 288,142,12 320,154,12 280,160,12")), BREAD.light),
        slit(flow(points("244,186 286,168 330,170"), false), BREAD.dark, 6),
      ],
      [-5, -8],
    ),
    sausage([160, 178], -8),
    sausage([206, 226], -4),
    form("92,250,14 112,232,16 146,236,14 158,256,14 140,276,14 106,274,14", MUSTARD, [
      detail(oval([118, 248], 14, 7, 8), MUSTARD.light),
    ]),
    ...parsley([306, 258]),
  ];
}

function currywurst(): Piece[] {
  const slices = points("122,168 166,150 212,154 256,142 292,166 140,192 188,180 236,178 274,192");
  return basket(
    [
      friesPile([296, 140], 8),
      ...slices.map((at, i) =>
        lifted(oval(at, 32, 25, 14, i + 2), SAUSAGE.dark, [
          detail(oval([at[0] - 1, at[1] - 3], 30, 21, 13, 3), "#E2A98A"),
          detail(oval([at[0] - 6, at[1] - 6], 14, 8, 9), "#F0C6AE"),
        ]),
      ),
      form(
        "104,176,14 128,150,16 170,154,14 200,136,16 244,146,16 272,166,14 262,184,12 244,176,10 230,206,12 214,202,10 204,184,10 176,188,10 164,212,12 150,206,10 142,186,10 120,194,12",
        CURRY_SAUCE,
        [
          detail(
            cut(points("134,164,8 176,166,8 206,148,8 230,154,8 192,172,8")),
            CURRY_SAUCE.light,
          ),
          flecks(spread([186, 170], 66, 20, 16, 3), "#F2C650", disc(4, 3, [0, 0], 5)),
        ],
        [-3, -5],
      ),
    ],
    { base: "#CFA876", light: "#E2C59A", dark: "#A67C48" },
  );
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

/** A square piece of a bake with its layers. */
export function bake(
  layers: readonly (readonly [number, number, string])[],
  top: Tones,
  on: readonly Piece[],
): Piece[] {
  return [
    PLATE,
    piece(cut(points("78,160,10 322,160,10 318,262,14 84,262,14")), layers[0]?.[2] ?? top.base, [
      ...layers.map(([y, height, fill]) =>
        detail(
          flow(
            points(
              `60,${y} 130,${y + 5} 200,${y - 3} 270,${y + 5} 340,${y} 340,${y + height} 270,${y + height + 5} 200,${y + height - 3} 130,${y + height + 4} 60,${y + height}`,
            ),
          ),
          fill,
        ),
      ),
      detail(cut(points("290,150 340,150 340,270 282,270")), "#46281426"),
    ]),
    form(
      "70,160,10 112,116,14 288,116,14 330,160,10 326,178,8 306,186,9 292,174,8 262,176,9 250,196,9 238,192,8 228,174,9 168,176,9 158,190,8 146,188,8 136,174,8 102,176,9 92,188,8 80,178,8",
      top,
      [...on],
      [-3, -6],
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
          [BEAN.dark, disc(15, 10)],
          [BEAN.base, disc(12, 7, [-1, -2])],
          [BEAN.light, disc(5, 2.4, [-3, -4])],
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
      { base: "#3B2F2B", light: "#6B5A52", dark: "#231815" },
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
        { base: "#7A4330", light: "#A2664C", dark: "#4E2415" },
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

function cevapcici(): Piece[] {
  const one = (at: Point, angle: number): Piece =>
    form(
      laid("-54,-15,14 0,-20,12 54,-15,14 54,15,14 0,20,12 -54,15,14", at, angle),
      SEARED,
      [
        detail(cut(laid("-40,-9,4 34,-10,4 30,-3,4 -38,-2,4", at, angle)), SEARED.light),
        slit(
          [-26, 4, 32]
            .map((x) => flow(laid(`${x - 6},14 ${x + 4},-14`, at, angle), false))
            .join(""),
          "#3A180D",
          5,
        ),
      ],
      [-2, -6],
    );
  return [
    PLATE,
    ...riceDome([300, 196], 70, 58, { base: "#F2B98A", light: "#F9D8B8", dark: "#D98F54" }),
    one([116, 172], -8),
    one([196, 158], -4),
    one([146, 206], -8),
    one([228, 198], -4),
    one([120, 240], -4),
    one([204, 240], 2),
    strewn(
      points("282,240 304,252 326,240 300,262"),
      [PINK.dark, ([x, y], i) => cut(box(x - 12, y - 8, 24, 16, i * 41), 4)],
      ["#FBE0E4", ([x, y], i) => cut(box(x - 11, y - 9, 20, 12, i * 41), 4)],
    ),
    ...parsley([344, 228]),
  ];
}

function lambChops(): Piece[] {
  const chop = (at: Point, angle: number): Piece =>
    placed(
      [
        piece(cut(points("20,-10,4 104,-66,7 120,-66,7 118,-52,7 30,10,4")), CREAM.dark, [
          detail(cut(points("20,-12 110,-72 116,-62 26,0"), 4), CREAM.base),
        ]),
        form(
          "-52,10,26 -40,-30,28 6,-40,26 40,-14,22 36,24,26 -8,42,28",
          SEARED,
          [detail(cut(points("-28,0,12 -14,-20,12 14,-22,12 8,-8,12 -10,8,10")), "#B4655A")],
          [-5, -7],
        ),
      ],
      { x: at[0], y: at[1], turn: angle },
    );
  return [
    PLATE,
    ...potatoes(points("300,232 338,222 318,252")),
    chop([118, 194], 4),
    chop([206, 190], 8),
    chop([170, 244], -2),
    ...parsley([262, 268]),
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
          GOLD,
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
              GOLD.dark,
              5,
            ),
            detail(cut(points("-56,-2,10 -28,-32,12 4,-40,12 -14,-20,12 -40,8,8")), GOLD.light),
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
  steak: steak,
  schnitzel: schnitzel,
  "chicken-roast": roastChicken,
  "chicken-grilled": grilledChicken,
  ribs: ribs,
  sausage: bratwurst,
  currywurst: currywurst,
  meatballs: meatballs,
  moussaka: moussaka,
  "chilli-con-carne": chilli,
  "beef-stew": stew,
  "stuffed-peppers": stuffedPeppers,
  "roast-pork": roastPork,
  cevapcici: cevapcici,
  "lamb-chops": lambChops,
  duck: duck,
  empanadas: empanadas,
} satisfies Drawings;
