/** Dishes of Spanish kitchens. */

import {
  BATTER,
  CLAY,
  COOKED_HAM,
  CREAM,
  CURED_HAM,
  LEAF,
  MAYO,
  POTATO,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { openBowl } from "../parts/bowls.ts";
import { friedEgg } from "../parts/eggs.ts";
import { form, laid } from "../parts/form.ts";
import { choppedHerbs, leaf, lemonWheel, MID_LEAF, PALE_LEAF, parsley } from "../parts/garnish.ts";
import { foldedSlices } from "../parts/meat.ts";
import { openClam, shrimps } from "../parts/seafood.ts";
import { bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { cubes, friesPile, olives } from "../parts/vegetables.ts";
import { PLATE } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { baguette, folds } from "./sandwiches.ts";

const EGG_BAKE: Tones = { base: "#F3C552", light: "#FBE49C", dark: "#CB9428" };
const BRAVA: Tones = { base: "#D2451F", light: "#EE8258", dark: "#9F2B0D" };
const OCTOPUS: Tones = { base: "#E9C9C4", light: "#FBEDE8", dark: "#9A3F5A" };

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
      MAYO.dark,
      11,
    ),
    slit(
      flow(points("119,229 149,193 185,223 213,175 249,211 279,173 301,205"), false),
      MAYO.base,
      8,
    ),
    choppedHerbs([206, 196], 90, 36, 14),
  ];
}

function curedHam(): Piece[] {
  return [
    PLATE,
    ...foldedSlices(
      [
        [104, 196, -24],
        [186, 172, 4],
        [276, 186, 24],
        [120, 242, -6],
        [214, 220, 8],
        [296, 236, 14],
        [204, 256, -4],
      ],
      CURED_HAM,
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
      choppedHerbs([200, 190], 116, 36, 16),
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
    choppedHerbs([206, 214], 120, 44, 8),
    lemonWheel([74, 250], 28, 3),
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
    choppedHerbs([206, 216], 110, 40, 22),
    olives(points("84,250 330,262"), "#5F7A32"),
  ];
}

function brokenEggs(): Piece[] {
  return [
    PLATE,
    placed([friesPile([0, 0], 18)], { x: 200, y: 208, scale: 1.5 }),
    ...foldedSlices(
      [
        [92, 206, -30],
        [314, 206, 30],
        [204, 260, 0],
      ],
      CURED_HAM,
      "#F6D9C8",
    ),
    ...friedEgg([152, 196], 0.9),
    ...friedEgg([256, 204], 0.9, 6),
    flecks(points("140,190 160,204 250,190 268,214 200,230"), LEAF.base, bar(11, 5)),
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
    form("44,214,6 356,212,6 352,228,6 48,230,6", MAYO, [], [0, -4]),
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

/** Sardines from the grill, side by side. */
function sardines(): Piece[] {
  const silver: Tones = { base: "#8FA6AC", light: "#CAD8D9", dark: "#566E76" };
  const one = (y: number): Piece =>
    form(
      laid(
        "-176,-4,10 -150,-22,18 -60,-32,30 60,-24,26 120,-8,10 164,-26,6 170,-18,6 152,0,6 170,20,6 164,28,6 120,8,10 60,22,26 -60,26,30 -150,16,18",
        [206, y],
        -6,
      ),
      silver,
      [
        detail(cut(laid("-150,-10,8 -60,-24,14 60,-16,12 -40,-10,10", [206, y], -6)), silver.light),
        detail(cut(laid("-140,10,8 -40,14,12 60,8,10 -50,24,12", [206, y], -6)), "#C9A878"),
        slit(
          [-86, -46, -6, 34, 74]
            .map((x) => flow(laid(`${x - 8},-20 ${x + 10},16`, [206, y], -6), false))
            .join(""),
          "#3F5058",
          6,
        ),
        detail(oval(laid("-152,-5", [206, y], -6)[0] ?? [0, 0], 6, 6, 8), "#231815"),
      ],
      [-2, -5],
    );
  return [
    PLATE,
    one(168),
    one(208),
    one(248),
    lemonWheel([326, 266], 28, 3),
    ...parsley([96, 282]),
  ];
}

export const SPANISH_DISHES = {
  "tortilla-espanola": tortilla,
  "patatas-bravas": bravas,
  "ham-cured": curedHam,
  gazpacho: gazpacho,
  octopus: octopusPlate,
  "shrimps-garlic": garlicShrimps,
  "padron-peppers": padronPeppers,
  clams: clams,
  "anchovies-vinegar": whiteAnchovies,
  "eggs-fries-ham": brokenEggs,
  "baguette-ham": hamBaguette,
  "baguette-calamari": calamariBaguette,
  "sardines-grilled": sardines,
} satisfies Drawings;
