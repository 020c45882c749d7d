/** Meat from the grill: steaks, ribs, sausages. */

import { BREAD, CHEESE, CREAM, PINK, SEARED, type Tones } from "../paper/palette.ts";
import { detail, lifted, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid } from "../parts/form.ts";
import { parsley } from "../parts/garnish.ts";
import { grillMarks } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { friesPile, greenBeans, potatoes } from "../parts/vegetables.ts";
import { basket, dip, PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";

const SAUSAGE: Tones = { base: "#B4602F", light: "#DB9160", dark: "#84401A" };
const RIB: Tones = { base: "#A13A1D", light: "#D06A44", dark: "#70230D" };
const CURRY_SAUCE: Tones = { base: "#C23B22", light: "#E4714F", dark: "#952815" };
const MUSTARD: Tones = { base: "#E9B52E", light: "#F7D878", dark: "#C08F16" };

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
function sausage(at: Point, angle: number, size = 1, tones = SAUSAGE): Piece {
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

export const GRILLED_MEAT = {
  steak: steak,
  ribs: ribs,
  sausage: bratwurst,
  currywurst: currywurst,
  cevapcici: cevapcici,
  "lamb-chops": lambChops,
} satisfies Drawings;
