/** Dishes of Spanish, Portuguese, Italian and French kitchens. */

import { BREAD, CHEESE, CREAM, LEAF, POTATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { form, laid } from "../parts/form.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { ball, bar, disc, flecks, mound, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, halfEgg, tomatoHalf } from "../parts/vegetables.ts";
import { dip, plate } from "../parts/vessels.ts";
import { heapedBowl, openBowl, shrimps } from "./asian-bowls.ts";
import { friedEgg } from "./breakfast.ts";
import type { Drawings } from "./drawing.ts";
import { mussels } from "./fish-and-meatless.ts";
import { friesPile, greenBeans, grillMarks, parsley } from "./meat-dishes.ts";
import { olives } from "./pizzas.ts";
import { cubes, soup } from "./salads-soups.ts";
import { baguette, folds } from "./sandwiches.ts";
import { board } from "./sushi.ts";

const EGG_BAKE: Tones = { base: "#F3C552", light: "#FBE49C", dark: "#CB9428" };
const HAM: Tones = { base: "#B5382F", light: "#E07F70", dark: "#84201B" };
const COOKED_HAM: Tones = { base: "#EBA3A0", light: "#F8D0CA", dark: "#C97672" };
const BRAVA: Tones = { base: "#D2451F", light: "#EE8258", dark: "#9F2B0D" };
const AIOLI: Tones = { base: "#FBF0CC", light: "#FFFBEC", dark: "#E0CC94" };
const RAW_BEEF: Tones = { base: "#B02A38", light: "#D9606A", dark: "#82141F" };
const SEARED: Tones = { base: "#6E3824", light: "#94563C", dark: "#472013" };
const VEAL: Tones = { base: "#D9AE8C", light: "#F0D3BA", dark: "#A97A56" };
const OCTOPUS: Tones = { base: "#E9C9C4", light: "#FBEDE8", dark: "#9A3F5A" };
const CLAY: Tones = { base: "#A9552A", light: "#CF7F4C", dark: "#7E3814" };
const BATTER: Tones = { base: "#D98E33", light: "#F1BE74", dark: "#A8641B" };
const FLATBREAD: Tones = { base: "#E3AC58", light: "#F5D596", dark: "#B2782A" };
const BUCKWHEAT: Tones = { base: "#A5713F", light: "#C99A66", dark: "#704520" };
const BLACK_BEANS: Tones = { base: "#3E231C", light: "#6B463A", dark: "#26120D" };
const SHELL: Tones = { base: "#D9C6A4", light: "#F3E6CE", dark: "#A68E66" };
const FOLDED: Tones = { base: "#C9563F", light: "#EBA08C", dark: "#92321F" };

const PLATE = plate([200, 234], 190, 74);

function chopped(at: Point, rx: number, ry: number, count = 12): Piece {
  return flecks(spread(at, rx, ry, count, 8), LEAF.base, bar(11, 5));
}

function tortilla(): Piece[] {
  const layers = [190, 206, 222, 238].map((y) =>
    slit(flow(points(`226,${y + 14} 268,${y + 4} 330,${y - 12}`), false), "#E9A93A", 5),
  );
  return [
    PLATE,
    form(
      "46,196,26 70,160,40 140,130,50 230,130,50 312,156,40 348,190,26 340,240,20 270,268,30 150,272,30 66,244,26",
      EGG_BAKE,
      [
        detail(cut(points("20,196 380,186 380,300 20,300"), 2), "#EDBC48"),
        flecks(spread([150, 236], 90, 18, 12, 4), "#FBE49C", disc(15, 8)),
      ],
      [-2, -4],
    ),
    piece(
      cut(points("48,192,26 72,156,40 140,128,50 230,128,50 314,154,40 348,188,22 220,218,6")),
      "#D9A234",
      [
        detail(
          cut(points("52,186,26 76,154,40 142,126,50 230,126,50 308,152,40 340,184,22 220,212,6")),
          EGG_BAKE.base,
        ),
        flecks(spread([170, 166], 92, 26, 12, 3), "#C98A2A", disc(14, 7)),
        flecks(spread([180, 160], 90, 22, 7, 9), EGG_BAKE.light, disc(12, 5)),
      ],
    ),
    piece(cut(points("220,214,4 346,186,6 340,240,14 272,268,14 224,272,4")), "#F7D878", [
      ...layers,
      flecks(points("250,236 290,220 320,210 262,256 300,242 246,216"), "#FFF3CE", disc(15, 7)),
    ]),
    ...parsley([106, 268]),
  ];
}

function bravas(): Piece[] {
  return [
    PLATE,
    cubes(
      points(
        "110,196 160,176 214,166 268,180 306,204 132,226 190,214 246,222 290,240 164,248 222,252 98,228",
      ),
      POTATO,
      25,
    ),
    form(
      "120,196,14 152,164,16 200,152,16 256,162,16 292,190,14 280,216,10 262,212,10 250,240,9 236,240,9 226,206,12 184,208,12 172,232,9 158,230,9 150,206,12 132,214,10",
      BRAVA,
      [detail(cut(points("148,184,8 190,166,8 220,166,8 180,184,8")), BRAVA.light)],
      [-2, -4],
    ),
    slit(
      flow(points("120,232 150,196 186,226 214,178 250,214 280,176 302,208"), false),
      AIOLI.dark,
      11,
    ),
    slit(
      flow(points("119,229 149,193 185,223 213,175 249,211 279,173 301,205"), false),
      AIOLI.base,
      8,
    ),
    chopped([206, 196], 90, 36, 14),
  ];
}

/** Thin slices laid in folds over a plate. */
function folded(
  places: readonly (readonly [number, number, number])[],
  tones: Tones,
  fat: string,
): Piece[] {
  return places.map(([x, y, angle]) =>
    placed(
      [
        form(
          "-62,10,22 -54,-22,24 -8,-30,20 30,-20,20 62,-26,18 70,6,22 40,26,22 -20,28,22",
          tones,
          [
            slit(flow(points("-54,-14 -10,-18 30,-8 64,-14"), false), fat, 7),
            slit(flow(points("-44,8 -6,2 30,12"), false), tones.light, 5),
          ],
          [-2, -4],
        ),
      ],
      { x, y, turn: angle },
    ),
  );
}

function curedHam(): Piece[] {
  return [
    PLATE,
    ...folded(
      [
        [104, 196, -24],
        [186, 172, 4],
        [276, 186, 24],
        [120, 242, -6],
        [214, 220, 8],
        [296, 236, 14],
        [204, 256, -4],
      ],
      HAM,
      "#F6D9C8",
    ),
    leaf({ at: [336, 262], length: 44, width: 28, angle: -30 }, MID_LEAF),
  ];
}

function gazpacho(): Piece[] {
  return openBowl(
    { base: "#DD5A36", light: "#F0906E", dark: "#B23C1C" },
    [
      cubes(
        points("136,150 164,168 152,134 190,152"),
        { base: "#9BBF5E", light: "#D6E5A8", dark: "#5F8D3B" },
        11,
      ),
      cubes(
        points("226,142 252,158 240,176"),
        { base: "#F8E4B8", light: "#FFF4DC", dark: "#C98F48" },
        13,
      ),
      cubes(
        points("204,172 276,146 216,128"),
        { base: "#F2B233", light: "#FACC62", dark: "#C98717" },
        10,
      ),
      flecks(points("180,138 268,172 120,164 290,160"), "#F8D65E", disc(9, 5)),
      leaf({ at: [206, 150], length: 46, width: 30, angle: -60 }, MID_LEAF),
      leaf({ at: [204, 150], length: 42, width: 28, angle: -130 }, PALE_LEAF),
      ...[
        [84, 128, 12],
        [306, 132, -20],
      ].map(([x = 0, y = 0, a = 0]) =>
        piece(cut(box(x, y, 30, 26, a), 6), "#EAF4F2", [
          detail(cut(box(x + 4, y + 4, 14, 10, a), 3), "#FFFFFF"),
        ]),
      ),
    ],
    { base: "#CFE3E2", light: "#F3FAF8", dark: "#9FC4C4" },
  );
}

function octopusPlate(): Piece[] {
  const slice = ([x, y]: Point, i: number): Piece =>
    piece(oval([x, y], 34, 26, 14, i + 2), OCTOPUS.dark, [
      detail(oval([x - 1, y - 2], 28, 20, 13, i + 3), OCTOPUS.base),
      detail(oval([x - 4, y - 5], 15, 9, 9), OCTOPUS.light),
    ]);
  return [
    piece(oval([200, 230], 190, 76, 26), "#946334", [
      detail(oval([200, 226], 190, 74, 26), "#C79557"),
      slit(
        flow(points("40,220 200,190 360,214"), false) +
          flow(points("60,256 200,240 340,256"), false),
        "#B07A40",
        4,
      ),
    ]),
    ...points("92,214 150,186 212,178 274,190 322,220 120,246 182,228 244,232 296,252 208,262").map(
      slice,
    ),
    slit(flow(points("258,160 300,150 336,170 330,200"), false), OCTOPUS.dark, 17),
    slit(flow(points("258,158 300,148 333,168"), false), "#C4718A", 6),
    flecks(spread([200, 216], 130, 44, 18, 3), "#C2381A", disc(6, 4, [0, 0], 6)),
    flecks(spread([200, 216], 130, 44, 7, 8), "#FFFFFF", disc(4, 3, [0, 0], 5)),
  ];
}

/** A flat dish of clay with something in oil. */
function cazuela(within: readonly Piece[], food: Tones): Piece[] {
  return [
    piece(
      cut(points("6,186,14 56,176,8 56,206,8 10,206,14")) +
        cut(points("394,186,14 344,176,8 344,206,8 390,206,14")),
      CLAY.dark,
    ),
    form("30,186,20 370,186,20 346,262,34 290,288,26 110,288,26 54,262,34", CLAY, [], [-8, -4]),
    piece(oval([200, 186], 172, 68, 26), CLAY.light, [
      detail(oval([200, 188], 154, 56, 24), food.dark),
      detail(oval([199, 192], 150, 52, 24), food.base),
      detail(oval([140, 214], 60, 12, 11), food.light),
    ]),
    ...within,
  ];
}

function garlicShrimps(): Piece[] {
  return cazuela(
    [
      placed(
        shrimps([
          [110, 176, -20],
          [178, 160, 10],
          [246, 164, -10],
          [296, 190, 20],
          [140, 212, 10],
          [216, 208, -16],
        ]),
        {},
      ),
      strewn(
        points("150,190 206,180 262,200 176,224 240,226"),
        ["#C9963A", disc(14, 9)],
        ["#FBEFC8", disc(11, 6, [-1, -1])],
      ),
      strewn(
        points("120,198 228,186 280,214"),
        ["#9F2B0D", disc(11, 8)],
        ["#E4562F", disc(8, 5, [-1, -1])],
        ["#F8DC85", disc(3, 2)],
      ),
      chopped([200, 190], 116, 36, 16),
    ],
    { base: "#E8B24A", light: "#F7D78C", dark: "#B9812A" },
  );
}

function padronPeppers(): Piece[] {
  const pepper = ([x, y]: Point, i: number): Piece[] => {
    const a = [-24, 12, -8, 30, -36, 6, 20, -14, 38, -4][i % 10] ?? 0;
    return [
      form(
        laid(
          "-52,-6,14 -36,-24,18 10,-20,18 52,-4,10 56,4,8 10,20,18 -36,22,18 -52,8,14",
          [x, y],
          a,
        ),
        i % 3 === 1
          ? { base: "#4F7A2E", light: "#7FA34F", dark: "#2F5019" }
          : { base: "#6F9C3B", light: "#A5C268", dark: "#3D6A31" },
        [
          detail(
            cut(laid("-36,-12,8 0,-12,8 30,-6,6 0,-4,6 -34,-4,6", [x, y], a)),
            i % 3 === 1 ? "#7FA34F" : "#A5C268",
          ),
          flecks(laid("10,6 -20,10", [x, y], a), "#3B3A20", disc(9, 4)),
        ],
        [-3, -5],
      ),
      slit(flow(laid("-50,0 -70,-6 -78,2", [x, y], a), false), "#8FB14C", 6),
    ];
  };
  return [
    PLATE,
    ...points("112,196 196,168 284,186 140,234 232,214 312,232 190,256").flatMap(pepper),
    flecks(spread([206, 206], 116, 44, 26, 3), "#FFFFFF", bar(6, 5)),
  ];
}

export function openClam([x, y]: Point, angle: number): Piece[] {
  return [
    placed(
      [
        form(
          "-40,0,20 -30,-28,20 0,-38,22 32,-28,20 40,0,20 0,12,14",
          SHELL,
          [
            slit(
              [-24, -8, 8, 24].map((dx) => flow(points(`${dx * 0.4},8 ${dx},-32`), false)).join(""),
              SHELL.dark,
              3,
            ),
          ],
          [-2, -3],
        ),
        form(
          "-42,2,20 42,2,20 30,28,20 0,36,20 -30,28,20",
          { base: "#F3E6CE", light: "#FFFFFF", dark: "#B9A27A" },
          [
            detail(oval([0, 14], 24, 12, 11), "#F0B36A"),
            detail(oval([-4, 11], 12, 5, 8), "#FBDCA8"),
          ],
          [-2, -3],
        ),
      ],
      { x, y, turn: angle },
    ),
  ];
}

function clams(): Piece[] {
  return [
    PLATE,
    form(
      "60,244,24 120,210,26 280,210,26 340,244,24 290,280,26 110,280,26",
      { base: "#E9D38C", light: "#F8EBBC", dark: "#C4A64E" },
      [],
      [-2, -4],
    ),
    ...(
      [
        [104, 196, -16],
        [190, 172, 6],
        [280, 190, 18],
        [142, 240, -8],
        [232, 226, 10],
        [310, 242, -10],
        [190, 264, 4],
      ] as const
    ).flatMap(([x, y, a]) => openClam([x, y], a)),
    chopped([206, 214], 120, 44, 8),
    lemonWheel([74, 250], 28, 3),
  ];
}

/** A black pot of mussels, its mouth at y 150 to 200. */
function musselPot(): Piece[] {
  const pot: Tones = { base: "#2F3A44", light: "#5E6D7A", dark: "#1A222A" };
  return [
    piece(
      cut(points("20,196,12 70,190,8 70,214,8 24,218,12")) +
        cut(points("380,196,12 330,190,8 330,214,8 376,218,12")),
      pot.light,
    ),
    piece(oval([200, 184], 146, 40, 24), pot.dark),
    ...mussels([
      [108, 172, -30],
      [156, 146, 12],
      [212, 130, -10],
      [266, 150, 24],
      [302, 178, -16],
      [142, 190, 34],
      [196, 168, -22],
      [178, 118, 30],
      [240, 118, -34],
      [204, 198, 20],
    ]),
    chopped([204, 158], 96, 40, 3),
    form(
      "52,192,12 120,214,30 200,220,30 280,214,30 348,192,12 334,268,26 300,292,18 100,292,18 66,268,26",
      pot,
      [detail(cut(points("76,218,8 90,222,8 104,276,8 92,276,8")), pot.light)],
      [-8, -2],
    ),
  ];
}

function musselsAndFries(): Piece[] {
  return [
    placed(musselPot(), { x: -14, y: 26, scale: 0.78 }),
    friesPile([318, 214], 7),
    friesPile([322, 258], 6),
    lemonWheel([262, 284], 26, 3),
  ];
}

function whiteAnchovies(): Piece[] {
  const fillet = (x: number, y: number, a: number): Piece =>
    form(
      laid("-74,2,6 -50,-14,16 20,-16,18 70,-4,8 76,2,4 66,8,8 20,16,16 -50,12,16", [x, y], a),
      { base: "#F1E7DC", light: "#FFFFFF", dark: "#C9B7A4" },
      [
        slit(flow(laid("-64,0 0,0 66,0", [x, y], a), false), "#8C9BA3", 5),
        detail(cut(laid("-44,-9,5 10,-10,5 40,-6,5 0,-5,5", [x, y], a)), "#FFFFFF"),
      ],
      [-2, -3],
    );
  return [
    PLATE,
    form(
      "52,246,24 120,214,26 280,214,26 348,246,24 290,280,26 110,280,26",
      { base: "#E3CB62", light: "#F3E39A", dark: "#BFA338" },
      [],
      [-2, -4],
    ),
    fillet(120, 184, -14),
    fillet(206, 172, -4),
    fillet(290, 186, 10),
    fillet(134, 222, -8),
    fillet(228, 214, 2),
    fillet(298, 232, 10),
    fillet(184, 256, -2),
    strewn(
      points("136,200 214,194 270,212 176,236 244,246"),
      ["#C9B27A", disc(10, 7)],
      ["#FFF6DC", disc(7, 4.5, [-1, -1])],
    ),
    chopped([206, 216], 110, 40, 22),
    olives(points("84,250 330,262"), "#5F7A32"),
  ];
}

function brokenEggs(): Piece[] {
  return [
    PLATE,
    placed([friesPile([0, 0], 18)], { x: 200, y: 208, scale: 1.5 }),
    ...folded(
      [
        [92, 206, -30],
        [314, 206, 30],
        [204, 260, 0],
      ],
      HAM,
      "#F6D9C8",
    ),
    ...friedEgg([152, 196], 0.9),
    ...friedEgg([256, 204], 0.9, 6),
    flecks(points("140,190 160,204 250,190 268,214 200,230"), LEAF.base, bar(11, 5)),
  ];
}

function francesinha(): Piece[] {
  const sauce: Tones = { base: "#D9622A", light: "#F09A62", dark: "#A84312" };
  return [
    PLATE,
    form(
      "28,250,26 84,214,30 316,214,30 372,250,26 314,288,30 86,288,30",
      sauce,
      [detail(oval([96, 256], 40, 8, 9), sauce.light)],
      [-2, -4],
    ),
    piece(cut(points("102,166,8 298,166,8 296,262,12 104,262,12")), BREAD.base, [
      detail(cut(box(90, 192, 220, 14), 2), "#8A4A2C"),
      detail(cut(box(90, 206, 220, 10), 2), COOKED_HAM.base),
      detail(cut(box(90, 216, 220, 14), 2), "#A5492A"),
      detail(cut(points("280,150 320,150 320,280 272,280"), 2), "#46281426"),
    ]),
    form(
      "88,166,12 120,126,16 282,126,16 314,166,12 318,238,9 302,246,8 292,206,9 262,202,9 252,252,9 238,254,8 230,206,9 176,206,9 166,238,8 152,236,8 146,204,9 118,206,9 110,252,9 94,250,8",
      { base: "#F0A63A", light: "#F9CE7A", dark: "#CB7A18" },
      [detail(cut(points("124,152,10 144,132,10 220,132,10 180,146,10")), "#F9CE7A")],
      [-3, -5],
    ),
    ...friedEgg([202, 134], 0.92),
    friesPile([346, 230], 6),
  ];
}

function bacalhauBras(): Piece[] {
  return [
    PLATE,
    mound([200, 258], 136, 96, { base: "#F4D27A", light: "#FBE8B4", dark: "#D3A846" }),
    strewn(
      spread([200, 214], 112, 46, 20, 4),
      ["#C9902E", bar(46, 7, 41)],
      ["#F3C65A", ([x, y], i) => bar(42, 4, 41)([x - 1, y - 1], i)],
    ),
    strewn(
      spread([196, 210], 100, 42, 10, 9),
      ["#D9C09A", bar(34, 15, 31)],
      ["#FFF9EC", ([x, y], i) => bar(30, 10, 31)([x - 1, y - 2], i)],
    ),
    olives(points("144,202 206,176 262,208 190,232 236,240 116,232")),
    chopped([200, 206], 104, 44, 12),
    ...parsley([204, 174]),
  ];
}

function caldoVerde(): Piece[] {
  return soup(
    { base: "#BCC77A", light: "#DCE3AC", dark: "#93A24C" },
    [
      strewn(
        spread([200, 160], 116, 32, 22, 4),
        ["#2F5A24", bar(52, 7, 41)],
        ["#4F8A38", ([x, y], i) => bar(48, 4, 41)([x - 1, y - 1], i)],
      ),
      strewn(
        points("150,150 206,168 262,150"),
        ["#7C2210", disc(27, 18, [0, 0], 12)],
        ["#C2452A", disc(23, 14, [-1, -2], 11)],
        ["#EBA08C", disc(6, 4, [-6, -4])],
        ["#EBA08C", disc(5, 3, [7, 1])],
      ),
    ],
    CLAY,
  );
}

function feijoada(): Piece[] {
  return [
    ...openBowl(
      BLACK_BEANS,
      [
        strewn(
          spread([200, 160], 124, 36, 18, 3),
          ["#1B0A07", disc(14, 10, [0, 0], 7)],
          ["#5A352B", disc(10, 6, [-1, -2], 7)],
        ),
        strewn(
          points("140,150 196,138 252,152 174,174 232,176"),
          ["#7C2210", disc(25, 17, [0, 0], 12)],
          ["#B5492E", disc(21, 13, [-1, -2], 11)],
          ["#E0A08C", disc(7, 4, [-5, -4])],
        ),
        strewn(
          points("104,160 286,168"),
          ["#9C5A4A", bar(46, 24, 20)],
          ["#E3A090", ([x, y], i) => bar(42, 17, 20)([x - 1, y - 2], i)],
        ),
        leaf({ at: [204, 152], length: 62, width: 26, angle: -50 }, MID_LEAF),
      ],
      CLAY,
    ),
    lemonWheel([330, 262], 40, 3, { rind: "#E4802B", flesh: "#F2A548", light: "#F8C987" }),
  ];
}

function coxinhas(): Piece[] {
  const one = ([x, y]: Point, seed: number, size = 1): Piece[] => [
    form(
      laid(
        "0,-74,8 18,-40,20 48,0,30 46,36,28 0,54,30 -46,36,28 -48,0,30 -18,-40,20",
        [x, y],
        0,
        size,
      ),
      BATTER,
      [
        detail(
          cut(laid("-28,-2,10 -10,-34,10 0,-46,6 0,-24,10 -14,6,10", [x, y], 0, size)),
          BATTER.light,
        ),
        flecks(spread([x + 4, y + 10], 30 * size, 28 * size, 12, seed), "#B9742A", disc(5, 3)),
        flecks(spread([x - 2, y + 6], 30 * size, 30 * size, 9, seed + 5), BATTER.light, disc(4, 3)),
      ],
      [-6, -5],
    ),
  ];
  return [
    PLATE,
    ...one([122, 194], 3),
    ...one([284, 196], 5),
    ...one([202, 214], 7, 1.08),
    ...parsley([338, 262]),
  ];
}

function codFritters(): Piece[] {
  const one = (at: Point, a: number, seed: number): Piece =>
    form(
      laid("-62,4,18 -40,-28,24 10,-34,26 50,-20,20 64,4,14 44,26,22 -4,34,26 -46,26,22", at, a),
      BATTER,
      [
        flecks(
          spread([at[0] - 4, at[1] - 6], 40, 20, 7, seed),
          BATTER.light,
          disc(10, 5, [0, 0], 6),
        ),
        flecks(spread(at, 44, 20, 7, seed + 4), LEAF.base, bar(10, 5)),
      ],
      [-4, -6],
    );
  return [
    PLATE,
    one([112, 180], -14, 3),
    one([216, 168], 4, 5),
    one([306, 194], 16, 7),
    one([150, 236], -4, 9),
    ...dip([300, 250], AIOLI),
    lemonWheel([76, 256], 30, 3),
    ...parsley([220, 272]),
  ];
}

function porkRoll(): Piece[] {
  const bun: Tones = { base: "#E3AC58", light: "#F6D79C", dark: "#B1752A" };
  return [
    form(
      "50,232,20 350,232,20 336,272,30 286,290,30 114,290,30 64,272,30",
      bun,
      [detail(cut(points("30,222 370,222 370,242 30,246"), 3), "#F8E4B8")],
      [-4, -8],
    ),
    form(
      "36,214,18 84,192,20 150,204,20 204,188,20 270,204,20 326,192,20 366,216,18 350,246,16 296,240,16 244,258,18 190,242,16 130,258,18 76,244,16",
      VEAL,
      [
        detail(
          cut(points("70,212,10 140,214,10 200,204,10 300,210,10 240,222,10 130,228,10")),
          VEAL.light,
        ),
        slit(flow(points("60,234 120,242 190,226 250,242 330,228"), false), "#C08A58", 6),
      ],
      [-3, -6],
    ),
    form(
      "56,206,20 120,186,20 200,196,20 280,184,20 346,204,20 300,218,16 200,214,16 110,222,16",
      VEAL,
      [slit(flow(points("90,204 190,202 300,202"), false), "#C08A58", 5)],
      [-2, -5],
    ),
    form(
      "44,190,40 72,130,54 136,92,54 264,92,54 328,130,54 356,190,40 300,208,18 100,208,18",
      bun,
      [
        detail(cut(points("84,160,18 120,122,18 184,108,18 140,144,16 106,184,14")), bun.light),
        slit(flow(points("120,118 200,100 290,128"), false), bun.dark, 6),
      ],
      [-7, -10],
    ),
  ];
}

function hamBaguette(): Piece[] {
  return baguette([
    form("44,206,6 356,204,6 352,220,6 48,222,6", CREAM, [], [0, -4]),
    folds(196, COOKED_HAM, 3),
    folds(206, { base: "#E08C8A", light: "#F3BDB6", dark: "#B9605E" }, 7, [56, 348]),
  ]);
}

function calamariBaguette(): Piece[] {
  const ring =
    (r: number) =>
    ([x, y]: Point): string =>
      `${oval([x, y], r, r * 0.72, 12)}${cut(points(`${x - r * 0.5},${y} ${x},${y + r * 0.34} ${x + r * 0.5},${y} ${x},${y - r * 0.34}`), 8)}`;
  return baguette([
    form("44,214,6 356,212,6 352,228,6 48,230,6", AIOLI, [], [0, -4]),
    strewn(
      points(
        "76,212 130,206 186,214 242,206 298,212 340,208 104,226 160,230 216,230 270,228 320,226",
      ),
      [BATTER.dark, ring(34)],
      [BATTER.base, ([x, y]) => ring(31)([x - 1, y - 3])],
    ),
    flecks(spread([206, 214], 140, 14, 16, 3), BATTER.light, disc(7, 3)),
  ]);
}

function arancini(): Piece[] {
  const rice: Tones = { base: "#F7E2A0", light: "#FFF6D8", dark: "#D9B862" };
  return [
    PLATE,
    ball([116, 190], 58, BATTER, 3, 0.98),
    ball([280, 182], 58, BATTER, 6, 0.98),
    flecks(spread([112, 188], 44, 40, 18, 3), BATTER.light, disc(5, 3.4)),
    flecks(spread([284, 180], 44, 40, 18, 5), BATTER.light, disc(5, 3.4)),
    piece(oval([198, 226], 62, 60, 18), BATTER.dark, [
      detail(oval([198, 226], 52, 50, 18), rice.base),
      flecks(spread([198, 226], 46, 44, 22, 4), rice.light, bar(11, 6)),
      detail(oval([202, 230], 27, 24, 14), "#B2401F"),
      detail(oval([196, 226], 14, 11, 10), "#FFF9EC"),
      flecks(points("216,238 190,244 214,218"), "#7FA03E", disc(6, 6)),
    ]),
    leaf({ at: [300, 256], length: 50, width: 32, angle: -20 }, MID_LEAF),
    leaf({ at: [298, 256], length: 46, width: 30, angle: -80 }, PALE_LEAF),
  ];
}

function friedOlives(): Piece[] {
  const places = points(
    "112,184 166,164 222,158 276,172 314,202 94,224 150,214 208,206 264,218 126,250 186,252 244,256",
  );
  return [
    PLATE,
    ...places.map((at, i) => ball(at, 31, BATTER, i + 3, 0.82)),
    flecks(spread([204, 200], 110, 46, 30, 3), BATTER.light, disc(5, 3)),
    piece(oval([304, 246], 31, 25, 14), BATTER.dark, [
      detail(oval([304, 246], 25, 19, 13), "#7C8E3A"),
      detail(oval([304, 246], 13, 10, 11), "#8A4B2C"),
    ]),
    lemonWheel([78, 262], 28, 3),
  ];
}

function carpaccio(): Piece[] {
  return [
    plate([200, 226], 194, 88),
    ...(
      [
        [116, 196, 3],
        [196, 176, 5],
        [282, 192, 7],
        [110, 240, 9],
        [198, 232, 11],
        [290, 240, 13],
      ] as const
    ).map(([x, y, s]) =>
      piece(oval([x, y], 62, 34, 15, s), RAW_BEEF.dark, [
        detail(oval([x - 2, y - 2], 60, 32, 15, s), RAW_BEEF.base),
        slit(
          flow(points(`${x - 40},${y + 4} ${x - 6},${y - 10} ${x + 36},${y - 2}`), false),
          RAW_BEEF.light,
          5,
        ),
      ]),
    ),
    ...(
      [
        [186, 216, -150],
        [188, 208, -112],
        [204, 206, -70],
        [216, 212, -30],
        [210, 226, 24],
        [190, 228, 156],
      ] as const
    ).map(([x, y, a], i) =>
      leaf({ at: [x, y], length: 66, width: 44, angle: a }, i % 2 ? MID_LEAF : PALE_LEAF),
    ),
    strewn(
      points("120,186 176,172 246,186 288,214 150,246 226,242 200,210"),
      ["#D6B873", bar(36, 11, 37)],
      ["#F8E6B4", ([x, y], i) => bar(32, 7, 37)([x - 1, y - 2], i)],
    ),
  ];
}

function tartare(): Piece[] {
  return [
    PLATE,
    form(
      "104,176,14 296,176,14 290,250,20 262,268,20 138,268,20 110,250,20",
      RAW_BEEF,
      [
        flecks(spread([200, 226], 84, 34, 24, 3), RAW_BEEF.light, bar(15, 10, 41)),
        flecks(spread([204, 228], 84, 34, 14, 8), RAW_BEEF.dark, bar(12, 9, 41)),
      ],
      [-6, -2],
    ),
    piece(oval([200, 176], 97, 34, 22), RAW_BEEF.dark, [
      detail(oval([199, 173], 96, 32, 22), RAW_BEEF.base),
      flecks(spread([200, 172], 84, 24, 14, 5), RAW_BEEF.light, bar(13, 8, 41)),
    ]),
    ball([200, 160], 36, { base: "#F4A62C", light: "#FBD07A", dark: "#D0800F" }, 4, 0.74),
    strewn(
      points("84,218 76,240 96,254 112,270"),
      ["#4F6A22", disc(10, 9)],
      ["#8FA850", disc(7, 6, [-2, -2])],
    ),
    strewn(
      spread([318, 230], 30, 20, 7, 4),
      ["#8E4A76", bar(15, 12, 41)],
      ["#F0D0E2", bar(11, 8, 41)],
    ),
    strewn(
      points("296,266 324,262"),
      [LEAF.dark, disc(17, 12)],
      ["#9DB455", disc(13, 8, [-1, -2])],
    ),
    ...parsley([330, 204]),
  ];
}

function burrata(): Piece[] {
  const white: Tones = { base: "#FFFAF0", light: "#FFFFFF", dark: "#E3D6BE" };
  return [
    plate([200, 234], 192, 82),
    ...(
      [
        [96, 214],
        [132, 250],
        [304, 214],
        [272, 256],
        [326, 242],
      ] as const
    ).map(([x, y], i) => (i % 2 ? tomatoHalf([x, y], 26) : cherryTomato([x, y], 26))),
    form(
      "112,234,36 108,190,40 140,152,34 178,136,18 190,110,10 214,110,10 226,136,18 264,152,34 294,190,40 290,234,36 250,262,28 150,262,28",
      white,
      [
        detail(cut(points("136,192,16 156,164,16 196,152,14 170,176,14 148,214,14")), "#FFFFFF"),
        slit(
          flow(points("186,138 202,146 220,138"), false) +
            flow(points("180,150 202,158 226,150"), false),
          white.dark,
          5,
        ),
      ],
      [-7, -8],
    ),
    form(
      "176,196,14 208,184,14 232,200,14 244,236,10 228,240,10 214,218,10 196,226,10",
      { base: "#7FA03E", light: "#B5CC72", dark: "#56761F" },
      [],
      [-2, -3],
    ),
    leaf({ at: [208, 186], length: 54, width: 34, angle: -40 }, MID_LEAF),
    leaf({ at: [204, 186], length: 50, width: 32, angle: -120 }, PALE_LEAF),
    flecks(spread([200, 250], 120, 20, 14, 3), "#C9A832", disc(7, 4)),
  ];
}

function vitelloTonnato(): Piece[] {
  const sauce: Tones = { base: "#F3DDB0", light: "#FDF2D8", dark: "#CDAE74" };
  return [
    plate([200, 226], 194, 86),
    ...(
      [
        [106, 204, 3],
        [170, 182, 5],
        [240, 184, 7],
        [300, 208, 9],
        [140, 244, 11],
        [262, 246, 13],
      ] as const
    ).map(([x, y, s]) =>
      piece(oval([x, y], 60, 36, 15, s), "#B98A72", [
        detail(oval([x - 2, y - 2], 56, 32, 15, s), "#E8C2B0"),
        slit(
          flow(points(`${x - 36},${y + 4} ${x},${y - 8} ${x + 34},${y + 2}`), false),
          "#F6DED2",
          5,
        ),
      ]),
    ),
    form(
      "96,216,22 140,188,24 200,178,24 264,188,24 308,216,22 272,244,22 200,252,22 130,244,22",
      sauce,
      [detail(cut(points("132,208,10 176,192,10 230,194,10 180,206,10")), sauce.light)],
      [-3, -5],
    ),
    strewn(
      points("146,206 186,196 226,214 262,206 172,228 214,234 246,228 200,212"),
      ["#4F6A22", disc(10, 9)],
      ["#8FA850", disc(7, 6, [-2, -2])],
    ),
    ...parsley([322, 258]),
    lemonWheel([78, 254], 27, 3),
  ];
}

function saltimbocca(): Piece[] {
  const one = (at: Point, a: number): Piece =>
    placed(
      [
        form(
          "-74,12,24 -62,-30,28 0,-44,30 62,-32,28 76,8,24 44,36,26 -40,38,26",
          VEAL,
          [detail(cut(points("-54,-8,12 -20,-28,12 30,-28,12 0,-14,12")), VEAL.light)],
          [-3, -6],
        ),
        form(
          "-56,4,18 -46,-22,18 0,-32,20 50,-22,18 58,4,18 10,20,18 -40,18,18",
          FOLDED,
          [
            slit(
              flow(points("-44,-6 0,-14 48,-6"), false) + flow(points("-30,8 10,4 40,8"), false),
              "#F3C4B4",
              5,
            ),
          ],
          [-2, -3],
        ),
        leaf(
          { at: [-38, 6], length: 74, width: 36, angle: -10 },
          { base: "#7F9C6A", light: "#A9C096", dark: "#567346" },
        ),
        slit(flow(points("-10,-26 8,22"), false), "#C9A36A", 5),
      ],
      { x: at[0], y: at[1], turn: a },
    );
  return [
    PLATE,
    form(
      "60,252,24 120,224,26 280,224,26 340,252,24 290,284,26 110,284,26",
      { base: "#C9924C", light: "#E3BC82", dark: "#98662A" },
      [],
      [-2, -4],
    ),
    greenBeans([302, 178]),
    one([130, 186], -10),
    one([240, 204], 6),
    one([146, 246], -4),
  ];
}

function focaccia(): Piece[] {
  const sprig = ([x, y]: Point, a: number): Piece =>
    slit(
      flow(laid("-24,0 0,-4 24,0", [x, y], a), false) +
        [-14, -4, 6, 16]
          .map(
            (d) =>
              flow(laid(`${d},-2 ${d + 6},-10`, [x, y], a), false) +
              flow(laid(`${d},-2 ${d + 6},8`, [x, y], a), false),
          )
          .join(""),
      "#4F7A2E",
      4,
    );
  return [
    ...board(150),
    form(
      "44,220,18 84,136,24 316,128,24 358,212,18 350,250,14 52,258,14",
      FLATBREAD,
      [detail(cut(points("30,226 370,216 370,270 30,270"), 2), "#F3D8A0")],
      [-2, -6],
    ),
    piece(cut(points("48,214,18 88,134,24 312,126,24 352,206,18")), FLATBREAD.dark, [
      detail(cut(points("52,208,18 90,132,24 310,124,24 346,200,18")), FLATBREAD.base),
      flecks(
        points("112,156 170,150 228,146 284,150 96,186 156,180 216,176 276,178 314,180"),
        "#C08A38",
        disc(17, 9),
      ),
      flecks(
        points("110,154 168,148 226,144 282,148 94,184 154,178 214,174 274,176"),
        FLATBREAD.light,
        disc(8, 4),
      ),
      flecks(spread([200, 166], 120, 34, 18, 3), "#FFFFFF", bar(7, 6)),
    ]),
    ...(
      [
        [140, 166, 10],
        [198, 160, -20],
        [254, 164, 30],
        [120, 200, -10],
        [300, 196, 16],
        [206, 192, 6],
      ] as const
    ).map(([x, y, a]) => sprig([x, y], a)),
  ];
}

function charcuterie(): Piece[] {
  return [
    ...board(150),
    ...folded(
      [
        [96, 180, -20],
        [150, 166, 10],
        [112, 212, 4],
      ],
      HAM,
      "#F6D9C8",
    ),
    strewn(
      points("212,174 252,164 292,172 230,196 272,198 316,196"),
      ["#8E2A20", disc(31, 20, [0, 0], 14)],
      ["#C2452F", disc(28, 17, [-1, -2], 13)],
      ["#F0B79C", disc(5, 4, [-8, -5])],
      ["#F0B79C", disc(5, 4, [7, -2])],
      ["#F0B79C", disc(4, 3, [0, 6])],
    ),
    form(
      "60,236,6 124,226,6 132,250,6 74,262,6",
      CHEESE,
      [detail(oval([94, 242], 8, 5, 8), CHEESE.dark)],
      [-2, -6],
    ),
    form(
      "140,242,6 196,230,6 206,252,6 152,262,6",
      { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" },
      [],
      [-2, -6],
    ),
    olives(points("228,238 252,230 250,252 276,244"), "#5F7A32"),
    strewn(
      points("310,234 336,246 306,258"),
      [LEAF.dark, bar(36, 15, 31)],
      ["#8FB14C", ([x, y], i) => bar(32, 10, 31)([x - 1, y - 2], i)],
    ),
    ...parsley([188, 206]),
  ];
}

function steakAndFries(): Piece[] {
  return [
    PLATE,
    friesPile([286, 184], 10),
    friesPile([312, 222], 9),
    form(
      "44,226,30 66,180,34 116,158,34 178,162,34 226,190,30 236,230,28 196,264,28 120,274,34 66,262,26",
      SEARED,
      [
        detail(cut(points("92,186,12 130,172,12 172,178,12 150,192,12 106,200,12")), SEARED.light),
        grillMarks("72,234 120,172;104,258 160,176;144,260 196,190;180,258 222,208"),
      ],
      [-6, -10],
    ),
    ...dip([296, 262], { base: "#F3D27C", light: "#FBE9B4", dark: "#D29C3A" }),
    ...parsley([206, 272]),
  ];
}

function galetteComplete(): Piece[] {
  return [
    PLATE,
    form(
      "40,214,14 196,132,14 362,208,14 206,290,14",
      BUCKWHEAT,
      [flecks(spread([200, 212], 130, 60, 26, 3), BUCKWHEAT.dark, disc(8, 5, [0, 0], 5))],
      [-2, -5],
    ),
    piece(cut(points("116,210,16 198,166,16 284,208,16 204,252,16")), COOKED_HAM.dark, [
      detail(cut(points("114,206,16 198,162,16 282,204,16 204,248,16")), COOKED_HAM.base),
      strewn(
        spread([200, 206], 70, 30, 10, 4),
        [CHEESE.dark, bar(36, 7, 41)],
        ["#FBE09A", ([x, y], i) => bar(32, 4, 41)([x - 1, y - 1], i)],
      ),
    ]),
    ...friedEgg([202, 204], 0.86),
    form(
      "40,214,10 118,172,6 128,206,14 112,246,6",
      BUCKWHEAT,
      [flecks(points("76,212 98,200 96,226 112,208"), BUCKWHEAT.dark, disc(6, 4))],
      [-2, -3],
    ),
    form(
      "362,208,10 282,170,6 272,204,14 288,244,6",
      BUCKWHEAT,
      [flecks(points("326,208 304,196 306,224 290,206"), BUCKWHEAT.dark, disc(6, 4))],
      [-2, -3],
    ),
    chopped([202, 208], 50, 22, 8),
  ];
}

function nicoise(): Piece[] {
  return heapedBowl([
    ...(
      [
        [98, 182, -140],
        [140, 152, -116],
        [206, 142, -90],
        [264, 154, -62],
        [304, 182, -42],
      ] as const
    ).map(([x, y, a], i) =>
      leaf({ at: [x, y], length: 88, width: 58, angle: a }, i % 2 ? MID_LEAF : PALE_LEAF),
    ),
    mound([200, 188], 132, 58, { base: "#86AB4E", light: "#A5C268", dark: "#5F8D3B" }),
    strewn(
      points("120,172 150,150 132,190"),
      [LEAF.dark, bar(66, 10, 17)],
      ["#7FA648", ([x, y], i) => bar(60, 6, 17)([x - 1, y - 1], i)],
    ),
    placed([halfEgg([0, 0])], { x: 164, y: 168, turn: -20, scale: 0.72 }),
    placed([halfEgg([0, 0])], { x: 278, y: 166, turn: 24, scale: 0.72 }),
    strewn(
      points("202,140 232,152 212,166 244,132"),
      ["#A98068", bar(36, 23, 41)],
      ["#E3C2AC", ([x, y], i) => bar(32, 16, 41)([x - 1, y - 2], i)],
    ),
    tomatoHalf([302, 184], 22),
    tomatoHalf([110, 196], 22),
    olives(points("190,184 238,182 262,140")),
    slit(flow(points("180,146 216,134 256,150"), false), "#7A4A34", 9),
    slit(flow(points("180,144 216,132 256,148"), false), "#B07A5C", 4),
  ]);
}

function snails(): Piece[] {
  return [
    plate([200, 234], 192, 82),
    ...points("104,200 200,176 296,200 120,248 200,236 280,250").flatMap((at, i) => [
      piece(oval(at, 44, 27, 16, i + 2), "#D6C19C", [
        detail(oval([at[0], at[1] + 2], 37, 20, 15), "#7FA03E"),
        detail(oval([at[0] - 6, at[1] - 1], 22, 8, 10), "#A9C268"),
      ]),
      placed(
        [
          form(
            "-24,6,16 -18,-16,16 4,-24,16 24,-10,16 22,12,14 0,20,14",
            { base: "#A5713F", light: "#CFA06C", dark: "#704520" },
            [slit(flow(points("14,8 18,-8 2,-16 -12,-6 -6,8 6,4 4,-4"), false), "#704520", 4)],
            [-3, -4],
          ),
        ],
        { x: at[0], y: at[1] - 4 },
      ),
    ]),
    chopped([200, 214], 120, 44, 16),
  ];
}

function fondue(): Piece[] {
  const red: Tones = { base: "#B93A2B", light: "#DE7462", dark: "#8A2216" };
  const fork = (x: number, a: number): Piece[] => [
    placed(
      [
        slit(flow(points("0,0 0,-150"), false), "#8FA1A1", 6),
        form(
          "-7,-150,5 7,-150,5 7,-104,5 -7,-104,5",
          { base: "#A9642A", light: "#C9803B", dark: "#84491C" },
          [],
          [-2, 0],
        ),
        form(
          "-22,-18,6 20,-20,6 24,18,6 -20,20,6",
          BREAD,
          [detail(cut(points("-20,4 24,2 24,18 -20,20"), 4), CHEESE.base)],
          [-3, -4],
        ),
      ],
      { x, y: 140, turn: a },
    ),
  ];
  return [
    piece(cut(points("14,170,12 78,164,8 78,192,8 18,194,12")), red.dark),
    piece(oval([214, 164], 144, 46, 24), red.light, [
      detail(oval([214, 166], 130, 37, 22), CHEESE.dark),
      detail(oval([213, 169], 127, 34, 22), "#F8D472"),
      detail(oval([170, 176], 50, 9, 10), "#FDECB4"),
    ]),
    ...fork(176, -22),
    ...fork(258, 26),
    form(
      "70,170,14 130,196,30 214,206,30 300,196,30 358,170,14 340,244,30 296,270,22 132,270,22 88,244,30",
      red,
      [
        detail(cut(points("96,198,8 110,204,8 126,256,8 112,252,8")), red.light),
        detail(cut(points("116,190,6 132,196,8 130,226,8 118,222,8")), "#F8D472"),
      ],
      [-8, -2],
    ),
    piece(cut(points("134,272,4 296,272,4 308,298,5 122,298,5")), "#3B3634"),
  ];
}

export const SOUTHERN_EUROPEAN_DISHES = {
  "tortilla-espanola": tortilla,
  "patatas-bravas": bravas,
  "ham-cured": curedHam,
  gazpacho: gazpacho,
  octopus: octopusPlate,
  "shrimps-garlic": garlicShrimps,
  "padron-peppers": padronPeppers,
  clams: clams,
  mussels: musselPot,
  "mussels-fries": musselsAndFries,
  "anchovies-vinegar": whiteAnchovies,
  "eggs-fries-ham": brokenEggs,
  francesinha: francesinha,
  "bacalhau-bras": bacalhauBras,
  "soup-caldo-verde": caldoVerde,
  feijoada: feijoada,
  coxinha: coxinhas,
  "cod-fritters": codFritters,
  "roll-pork": porkRoll,
  "baguette-ham": hamBaguette,
  "baguette-calamari": calamariBaguette,
  arancini: arancini,
  "olives-fried": friedOlives,
  carpaccio: carpaccio,
  tartare: tartare,
  burrata: burrata,
  "vitello-tonnato": vitelloTonnato,
  saltimbocca: saltimbocca,
  focaccia: focaccia,
  "charcuterie-board": charcuterie,
  "steak-fries": steakAndFries,
  "galette-complete": galetteComplete,
  "salad-nicoise": nicoise,
  snails: snails,
  "cheese-fondue": fondue,
} satisfies Drawings;
